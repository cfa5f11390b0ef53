/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The puzzle bar. */
#include "config.h"

#include "app/table/fp-puzzle-bar.h"
#include "app/widgets/fp-labels.h"

struct _FpPuzzleBar
{
  AdwBin parent_instance;
  GtkLabel *text, *line, *hands;
  GtkWidget *hint, *again, *next;
  FpPuzzlePlay *play; /* NULL if no puzzle is played */
};

G_DEFINE_FINAL_TYPE (FpPuzzleBar, fp_puzzle_bar, ADW_TYPE_BIN)

/* A screen reader hears the text as the description of the bar. */
static void
update (FpPuzzleBar *self)
{
  FpPuzzleState state = fp_puzzle_play_state (self->play);
  const char *text = fp_puzzle_play_text (self->play);
  const char *line = fp_puzzle_play_line (self->play);
  g_autofree char *all = g_strjoin ("\n", text, line, NULL);
  gtk_label_set_text (self->text, text);
  fp_label_set (self->line, line);
  fp_label_set (self->hands, fp_puzzle_play_hands (self->play));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all, -1);
  gtk_widget_set_sensitive (self->hint, state == FP_PUZZLE_OPEN);
  fp_labels_set_class (self->again, "suggested-action", state == FP_PUZZLE_FAILED);
  fp_labels_set_class (self->next, "suggested-action", state == FP_PUZZLE_SOLVED);
}

void
fp_puzzle_bar_set_play (FpPuzzleBar *self, FpPuzzlePlay *play)
{
  if (self->play != NULL)
    g_signal_handlers_disconnect_by_data (self->play, self);
  g_set_object (&self->play, play);
  gtk_widget_set_visible (GTK_WIDGET (self), play != NULL);
  if (play == NULL)
    return;
  g_signal_connect_object (play, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

static void
fp_puzzle_bar_dispose (GObject *object)
{
  g_clear_object (&FP_PUZZLE_BAR (object)->play);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PUZZLE_BAR);
  G_OBJECT_CLASS (fp_puzzle_bar_parent_class)->dispose (object);
}

static void
fp_puzzle_bar_class_init (FpPuzzleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_puzzle_bar_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/puzzle-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPuzzleBar, text);
  gtk_widget_class_bind_template_child (widget_class, FpPuzzleBar, line);
  gtk_widget_class_bind_template_child (widget_class, FpPuzzleBar, hands);
  gtk_widget_class_bind_template_child (widget_class, FpPuzzleBar, hint);
  gtk_widget_class_bind_template_child (widget_class, FpPuzzleBar, again);
  gtk_widget_class_bind_template_child (widget_class, FpPuzzleBar, next);
}

static void
fp_puzzle_bar_init (FpPuzzleBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
