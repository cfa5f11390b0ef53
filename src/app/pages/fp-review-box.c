/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review box of the end page. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-review-box.h"
#include "app/widgets/fp-labels.h"

enum
{
  MARGIN = 6, /* pixels */
};

struct _FpReviewBox
{
  AdwBin parent_instance;
  GtkWidget *begin, *cancel, *none;
  GtkProgressBar *progress;
  GtkListBox *list;
  FpGame *game; /* NULL if there is none */
  FpReviewController *review; /* NULL if there is no game */
};

G_DEFINE_FINAL_TYPE (FpReviewBox, fp_review_box, ADW_TYPE_BIN)

static void
clear_list (FpReviewBox *self)
{
  GtkWidget *row;
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_row (const FpReviewFacts *facts)
{
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *all = g_strdup_printf ("%s\n%s%s%s", facts->taken, facts->better, facts->reason != NULL ? "\n" : "",
                                          facts->reason != NULL ? facts->reason : "");
  gtk_widget_set_margin_top (box, MARGIN);
  gtk_widget_set_margin_bottom (box, MARGIN);
  gtk_widget_set_margin_start (box, 2 * MARGIN);
  gtk_widget_set_margin_end (box, 2 * MARGIN);
  gtk_box_append (GTK_BOX (box), new_label (facts->moment, "heading"));
  gtk_box_append (GTK_BOX (box), new_label (facts->taken, "tight"));
  gtk_box_append (GTK_BOX (box), new_label (facts->better, "tight"));
  if (facts->reason != NULL)
    gtk_box_append (GTK_BOX (box), new_label (facts->reason, "dim-label"));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, facts->moment,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  g_object_set_data (G_OBJECT (row), "choice", GINT_TO_POINTER ((int) facts->choice));
  return row;
}

static void
show_choices (FpReviewBox *self)
{
  const GPtrArray *facts = fp_review_controller_facts (self->review);
  clear_list (self);
  for (guint i = 0; i < facts->len; i++)
    gtk_list_box_append (self->list, new_row (g_ptr_array_index (facts, i)));
}

static void
update (FpReviewBox *self)
{
  FpReviewState state = fp_review_controller_state (self->review);
  guint n = fp_review_controller_facts (self->review)->len;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  gboolean had_focus = focus != NULL && (focus == self->begin || focus == self->cancel);
  gtk_widget_set_visible (self->begin, state == FP_REVIEW_IDLE);
  gtk_widget_set_visible (self->cancel, state == FP_REVIEW_WORKING);
  gtk_widget_set_visible (GTK_WIDGET (self->progress), state == FP_REVIEW_WORKING);
  gtk_progress_bar_set_fraction (self->progress, MIN (1, fp_review_controller_done (self->review)));
  gtk_widget_set_visible (self->none, state == FP_REVIEW_DONE && n == 0);
  if (state == FP_REVIEW_IDLE)
    clear_list (self);
  if (state == FP_REVIEW_DONE && gtk_widget_get_first_child (GTK_WIDGET (self->list)) == NULL)
    show_choices (self);
  gtk_widget_set_visible (GTK_WIDGET (self->list), state == FP_REVIEW_DONE && n > 0);
  /* A button that is hidden loses the focus. */
  if (had_focus && state == FP_REVIEW_DONE && n > 0)
    gtk_widget_grab_focus (gtk_widget_get_first_child (GTK_WIDGET (self->list)));
  else if (had_focus && !gtk_widget_get_visible (focus))
    gtk_widget_grab_focus (state == FP_REVIEW_WORKING ? self->cancel : self->begin);
}

static void
on_begin (FpReviewBox *self)
{
  fp_review_controller_start (self->review);
}

static void
on_cancel (FpReviewBox *self)
{
  fp_review_controller_cancel (self->review);
}

static void
on_row_activated (FpReviewBox *self, GtkListBoxRow *row)
{
  int choice = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "choice"));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.show-table", NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.look-at", "i", choice);
}

void
fp_review_box_set_game (FpReviewBox *self, FpGame *game)
{
  if (self->game == game)
    return;
  if (self->review != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->review, self);
      fp_review_controller_cancel (self->review);
    }
  g_clear_object (&self->review);
  g_set_object (&self->game, game);
  clear_list (self);
  gtk_widget_set_visible (GTK_WIDGET (self), game != NULL && fp_review_controller_possible (game));
  if (game == NULL)
    return;
  self->review = fp_review_controller_new (game);
  g_signal_connect_object (self->review, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fp_review_box_dispose (GObject *object)
{
  FpReviewBox *self = FP_REVIEW_BOX (object);
  if (self->review != NULL)
    g_signal_handlers_disconnect_by_data (self->review, self);
  g_clear_object (&self->review);
  g_clear_object (&self->game);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_REVIEW_BOX);
  G_OBJECT_CLASS (fp_review_box_parent_class)->dispose (object);
}

static void
fp_review_box_class_init (FpReviewBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_review_box_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/review-box.ui");
  gtk_widget_class_bind_template_child (widget_class, FpReviewBox, begin);
  gtk_widget_class_bind_template_child (widget_class, FpReviewBox, cancel);
  gtk_widget_class_bind_template_child (widget_class, FpReviewBox, none);
  gtk_widget_class_bind_template_child (widget_class, FpReviewBox, progress);
  gtk_widget_class_bind_template_child (widget_class, FpReviewBox, list);
  gtk_widget_class_bind_template_callback (widget_class, on_begin);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_bind_template_callback (widget_class, on_row_activated);
}

static void
fp_review_box_init (FpReviewBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
