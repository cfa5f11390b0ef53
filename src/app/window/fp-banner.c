/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A question or message above the page. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-banner.h"
#include "app/widgets/fp-labels.h"

/* A question or a notice. */
typedef struct
{
  char *text, *details; /* details may be NULL */
  gboolean is_notice; /* TRUE for a notice, FALSE for a question */
  GPtrArray *answers; /* of char*: id, label and style of each answer; style is “” if none */
  FpAskDone done;
  gpointer data; /* for done */
} BannerMessage;

struct _FpBanner
{
  AdwBin parent_instance;
  GtkWidget *bar;
  GtkLabel *text, *details;
  GtkBox *answers;
  GtkToggleButton *show_details;
  GQueue waiting; /* of BannerMessage: notices to show after this one */
  FpAskDone done;
  gpointer data; /* for done */
  GtkWidget *previous_focus; /* widget that had the focus, or NULL */
};

G_DEFINE_FINAL_TYPE (FpBanner, fp_banner, ADW_TYPE_BIN)

static void
free_message (gpointer data)
{
  BannerMessage *message = data;
  g_ptr_array_unref (message->answers);
  g_free (message->text);
  g_free (message->details);
  g_free (message);
}

static BannerMessage *
new_message (const char *text, const char *details, const FpAskAnswer *answers, guint n_answers, FpAskDone done,
             gpointer data)
{
  BannerMessage *message = g_new0 (BannerMessage, 1);
  message->text = g_strdup (text);
  message->details = g_strdup (details);
  message->answers = g_ptr_array_new_with_free_func (g_free);
  message->done = done;
  message->data = data;
  for (guint i = 0; i < n_answers; i++)
    {
      g_ptr_array_add (message->answers, g_strdup (answers[i].id));
      g_ptr_array_add (message->answers, g_strdup (answers[i].label));
      g_ptr_array_add (message->answers, g_strdup (answers[i].style != NULL ? answers[i].style : ""));
    }
  return message;
}

static void show_next (FpBanner *self);

static void
on_answer_clicked (GtkWidget *button, gpointer data)
{
  FpBanner *self = FP_BANNER (gtk_widget_get_ancestor (button, FP_TYPE_BANNER));
  g_autofree char *id = g_strdup (data);
  FpAskDone done = self->done;
  gpointer done_data = self->data;
  show_next (self);
  if (done != NULL)
    done (done_data, id);
}

static void
free_id (gpointer id, GClosure *closure)
{
  g_free (id);
}

static void
on_dismiss (GtkWidget *widget, const char *action, GVariant *parameter)
{
  show_next (FP_BANNER (widget));
}

static void
fp_banner_dispose (GObject *object)
{
  FpBanner *self = FP_BANNER (object);
  g_queue_clear_full (&self->waiting, free_message);
  g_clear_weak_pointer (&self->previous_focus);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_BANNER);
  G_OBJECT_CLASS (fp_banner_parent_class)->dispose (object);
}

static void
fp_banner_class_init (FpBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_banner_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/banner.ui");
  gtk_widget_class_bind_template_child (widget_class, FpBanner, bar);
  gtk_widget_class_bind_template_child (widget_class, FpBanner, text);
  gtk_widget_class_bind_template_child (widget_class, FpBanner, answers);
  gtk_widget_class_bind_template_child (widget_class, FpBanner, details);
  gtk_widget_class_bind_template_child (widget_class, FpBanner, show_details);
  gtk_widget_class_install_action (widget_class, "ask-bar.dismiss", NULL, on_dismiss);
}

static void
fp_banner_init (FpBanner *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
add_answers (FpBanner *self, const GPtrArray *answers)
{
  fp_labels_clear (GTK_WIDGET (self->answers));
  for (guint i = 0; i + 2 < answers->len; i += 3)
    {
      const char *style = g_ptr_array_index (answers, i + 2);
      GtkWidget *button = gtk_button_new_with_label (g_ptr_array_index (answers, i + 1));
      if (*style != '\0')
        gtk_widget_add_css_class (button, style);
      g_signal_connect_data (button, "clicked", G_CALLBACK (on_answer_clicked),
                             g_strdup (g_ptr_array_index (answers, i)), free_id, (GConnectFlags) 0);
      gtk_box_append (self->answers, button);
    }
}

/* Shows @message. (transfer full) */
static void
show (FpBanner *self, BannerMessage *message)
{
  self->done = message->done;
  self->data = message->data;
  fp_labels_set_name (self->bar, message->is_notice ? _ ("Message") : _ ("Question"));
  gtk_label_set_text (self->text, message->text);
  fp_label_set (self->details, message->details);
  gtk_widget_set_visible (GTK_WIDGET (self->show_details), message->details != NULL);
  gtk_toggle_button_set_active (self->show_details, FALSE);
  add_answers (self, message->answers);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->answers)));
  free_message (message);
}

/* Shows the next waiting message. If there is none, hides the banner and restores the focus. */
static void
show_next (FpBanner *self)
{
  BannerMessage *next = g_queue_pop_head (&self->waiting);
  GtkWidget *previous_focus = self->previous_focus;
  if (next != NULL)
    {
      show (self, next);
      return;
    }
  if (previous_focus != NULL && gtk_widget_get_mapped (previous_focus))
    gtk_widget_grab_focus (previous_focus);
  g_clear_weak_pointer (&self->previous_focus);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  fp_labels_clear (GTK_WIDGET (self->answers));
}

static void
remember_focus (FpBanner *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  if (root != NULL && !gtk_widget_get_visible (GTK_WIDGET (self)))
    g_set_weak_pointer (&self->previous_focus, gtk_root_get_focus (root));
}

void
fp_banner_ask (FpBanner *self, const char *text, const FpAskAnswer *answers, guint n_answers, FpAskDone done,
               gpointer data)
{
  remember_focus (self);
  show (self, new_message (text, NULL, answers, n_answers, done, data));
}

void
fp_banner_tell (FpBanner *self, const char *text, const char *details, const FpAskAnswer *answers, guint n_answers,
                FpAskDone done, gpointer data)
{
  BannerMessage *message = new_message (text, details, answers, n_answers, done, data);
  message->is_notice = TRUE;
  remember_focus (self);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    g_queue_push_tail (&self->waiting, message);
  else
    show (self, message);
}

void
fp_banner_dismiss (FpBanner *self)
{
  g_queue_clear_full (&self->waiting, free_message);
  if (gtk_widget_get_visible (GTK_WIDGET (self)))
    show_next (self);
}
