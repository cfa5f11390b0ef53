/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question above the page. */
#include "config.h"

#include "app/fp-ask-bar.h"
#include "app/fp-labels.h"

struct _FpAskBar
{
  AdwBin parent_instance;
  GtkLabel *text;
  GtkBox *answers;
  FpAskDone done;
  GtkWidget *before; /* what had the focus, NULL: nothing, or it is gone */
};

G_DEFINE_FINAL_TYPE (FpAskBar, fp_ask_bar, ADW_TYPE_BIN)

static void
on_answer_clicked (GtkWidget *button, gpointer data)
{
  FpAskBar *self = FP_ASK_BAR (gtk_widget_get_ancestor (button, FP_TYPE_ASK_BAR));
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (button));
  FpAskDone done = self->done;
  fp_ask_bar_dismiss (self);
  if (done != NULL)
    done (window, data);
}

static void
free_id (gpointer id, GClosure *closure)
{
  g_free (id);
}

static void
on_dismiss (GtkWidget *widget, const char *action, GVariant *parameter)
{
  fp_ask_bar_dismiss (FP_ASK_BAR (widget));
}

static void
fp_ask_bar_dispose (GObject *object)
{
  g_clear_weak_pointer (&FP_ASK_BAR (object)->before);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_ASK_BAR);
  G_OBJECT_CLASS (fp_ask_bar_parent_class)->dispose (object);
}

static void
fp_ask_bar_class_init (FpAskBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_ask_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/ask-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpAskBar, text);
  gtk_widget_class_bind_template_child (widget_class, FpAskBar, answers);
  gtk_widget_class_install_action (widget_class, "ask-bar.dismiss", NULL, on_dismiss);
}

static void
fp_ask_bar_init (FpAskBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
fp_ask_bar_ask (FpAskBar *self, const char *text, const FpAskAnswer *answers, guint n_answers, FpAskDone done)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  fp_ask_bar_dismiss (self);
  self->done = done;
  if (root != NULL)
    g_set_weak_pointer (&self->before, gtk_root_get_focus (root));
  gtk_label_set_text (self->text, text);
  for (guint i = 0; i < n_answers; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (answers[i].label);
      if (answers[i].style != NULL)
        gtk_widget_add_css_class (button, answers[i].style);
      g_signal_connect_data (button, "clicked", G_CALLBACK (on_answer_clicked), g_strdup (answers[i].id), free_id,
                             (GConnectFlags) 0);
      gtk_box_append (self->answers, button);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->answers)));
}

void
fp_ask_bar_dismiss (FpAskBar *self)
{
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;
  GtkWidget *before = self->before;
  if (before != NULL && gtk_widget_get_mapped (before))
    gtk_widget_grab_focus (before);
  g_clear_weak_pointer (&self->before);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  fp_labels_clear (GTK_WIDGET (self->answers));
}
