/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The alien chooser: all aliens by name, with the card of the selected one. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-alien-chooser.h"
#include "app/cards/fp-card-browser.h"

struct _FpAlienChooser
{
  AdwBin parent_instance;
  GtkLabel *question;
  FpCardBrowser *browser;
  GtkWidget *take;
};

G_DEFINE_FINAL_TYPE (FpAlienChooser, fp_alien_chooser, ADW_TYPE_BIN)

enum
{
  SIGNAL_TAKEN,
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_picked (FpAlienChooser *self)
{
  /* The list is disposed of first and emits the signal once more. */
  if (self->take != NULL)
    gtk_widget_set_sensitive (self->take, fp_card_browser_chosen (self->browser) != NULL);
}

static void
on_take (FpAlienChooser *self)
{
  const char *id = fp_card_browser_chosen (self->browser);
  if (id != NULL)
    g_signal_emit (self, signals[SIGNAL_TAKEN], 0, id);
}

static void
on_leave_open (FpAlienChooser *self)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, NULL);
}

static void
on_surprise (FpAlienChooser *self)
{
  fp_card_browser_surprise (self->browser);
}

static void
on_left (FpAlienChooser *self)
{
  g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
}

static void
close_chooser (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSED], 0);
}

static gboolean
fp_alien_chooser_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FP_ALIEN_CHOOSER (widget)->browser));
}

static void
fp_alien_chooser_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_ALIEN_CHOOSER);
  G_OBJECT_CLASS (fp_alien_chooser_parent_class)->dispose (object);
}

static void
fp_alien_chooser_class_init (FpAlienChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_alien_chooser_dispose;
  widget_class->grab_focus = fp_alien_chooser_grab_focus;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_CLOSED] =
      g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (FP_TYPE_CARD_BROWSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/alien-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, question);
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, browser);
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, take);
  gtk_widget_class_bind_template_callback (widget_class, on_picked);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_open);
  gtk_widget_class_bind_template_callback (widget_class, on_surprise);
  gtk_widget_class_bind_template_callback (widget_class, on_left);
  gtk_widget_class_install_action (widget_class, "alien-chooser.close", NULL, close_chooser);
}

static void
fp_alien_chooser_init (FpAlienChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
fp_alien_chooser_open (FpAlienChooser *self, FpCatalogModel *catalog_model, const char *question, GListModel *aliens,
                       const char *chosen, const char *const *taken)
{
  gtk_label_set_text (self->question, question);
  fp_card_browser_set_chooser (self->browser);
  fp_card_browser_open (self->browser, catalog_model, aliens, _ ("Aliens"), chosen, taken);
}
