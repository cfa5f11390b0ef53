/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the window shows before the first game. */
#include "config.h"

#include "app/fp-start-page.h"

struct _FpStartPage
{
  AdwBin parent_instance;
  GtkWidget *new_game, *broken;
  GtkLabel *complaints;
};

G_DEFINE_FINAL_TYPE (FpStartPage, fp_start_page, ADW_TYPE_BIN)

static gboolean
fp_start_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FP_START_PAGE (widget)->new_game);
}

static void
fp_start_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_START_PAGE);
  G_OBJECT_CLASS (fp_start_page_parent_class)->dispose (object);
}

static void
fp_start_page_class_init (FpStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_start_page_dispose;
  widget_class->grab_focus = fp_start_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, new_game);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, broken);
  gtk_widget_class_bind_template_child (widget_class, FpStartPage, complaints);
}

static void
fp_start_page_init (FpStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
fp_start_page_complain (FpStartPage *self, const char *complaints)
{
  gtk_label_set_text (self->complaints, complaints != NULL ? complaints : "");
  gtk_widget_set_visible (self->broken, complaints != NULL);
}
