/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The history bar: a scale and buttons to look back in the game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/table/fp-history-bar.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-tooltip.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-puzzle-play.h"

struct _FpHistoryBar
{
  AdwBin parent_instance;
  GtkLabel *title, *count, *status, *text, *promise;
  GtkScale *scale;
  GtkAdjustment *moment;
  GtkWidget *go_on, *begin;
  FpGame *game; /* game that is looked back at, or NULL */
  int length; /* choices covered by the scale, −1 before it is set up */
  gboolean updating; /* TRUE while the scale is set by the program, not the player */
};

G_DEFINE_FINAL_TYPE (FpHistoryBar, fp_history_bar, ADW_TYPE_BIN)

static void
on_moment (FpHistoryBar *self)
{
  if (!self->updating)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.look-at", "i",
                                (int) (gtk_adjustment_get_value (self->moment) + 0.5));
}

/* The search for the turn from which a new game can branch takes time, so it runs only when the
 * popover opens. */
static void
on_popover (FpHistoryBar *self)
{
  int turn = self->game != NULL ? fp_game_branch_turn (self->game) : -1;
  g_autofree char *before = turn > 0 ? fp_game_format_turn (self->game, turn) : g_strdup (_ ("set-up"));
  g_autofree char *promise =
      turn >= 0
          /* Translators: %s: “destiny card 7”, “turn 7”. */
          ? g_strdup_printf (_ ("A new game begins in its own window, from just before %s. Everything you couldn't "
                                "know then is dealt again. This game stays as it is."),
                             before)
          : g_strdup (_ ("A new game can't begin here. Go to a later moment."));
  gtk_label_set_text (self->promise, promise);
  gtk_widget_set_visible (self->begin, turn >= 0);
}

static gboolean
fp_history_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FP_HISTORY_BAR (widget)->scale));
}

static void
fp_history_bar_dispose (GObject *object)
{
  g_clear_object (&FP_HISTORY_BAR (object)->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_HISTORY_BAR);
  G_OBJECT_CLASS (fp_history_bar_parent_class)->dispose (object);
}

static void
fp_history_bar_class_init (FpHistoryBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_history_bar_dispose;
  widget_class->grab_focus = fp_history_bar_grab_focus;
  g_type_ensure (FP_TYPE_FAST_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/history-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, title);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, count);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, status);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, text);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, promise);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, scale);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, moment);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, go_on);
  gtk_widget_class_bind_template_child (widget_class, FpHistoryBar, begin);
  gtk_widget_class_bind_template_callback (widget_class, on_moment);
  gtk_widget_class_bind_template_callback (widget_class, on_popover);
  gtk_widget_class_bind_template_callback (widget_class, gtk_popover_popdown);
}

static void
fp_history_bar_init (FpHistoryBar *self)
{
  self->length = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Sets the range of the scale and adds a mark for each turn. */
static void
update_scale (FpHistoryBar *self)
{
  g_autoptr (GArray) turns = fp_game_history_turns (self->game);
  gtk_adjustment_set_upper (self->moment, self->length);
  gtk_scale_clear_marks (self->scale);
  for (guint i = 0; i < turns->len; i++)
    gtk_scale_add_mark (self->scale, g_array_index (turns, guint, i), GTK_POS_BOTTOM, NULL);
}

/* Shows the turn of the moment and its position among all choices. */
static void
show_title (FpHistoryBar *self, int position)
{
  g_autofree char *turn = fp_game_turn_text (self->game);
  /* Translators: the turn that is looked back at: “destiny card 7”, “turn 7”. */
  g_autofree char *title = g_strdup_printf (_ ("Looking back: %s"), turn != NULL ? turn : _ ("set-up"));
  /* Translators: choices of the game up to the moment that is looked back at, and all of them. */
  g_autofree char *count = g_strdup_printf (_ ("%d of %d choices"), position, self->length);
  g_autofree char *value_text = g_strdup_printf ("%s, %s", title, count);
  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->count, count);
  fp_tooltip_set (GTK_WIDGET (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value_text, -1);
}

/* Either text may be NULL. The second line always keeps its space, so that the height of the bar
 * stays constant. */
static void
show_texts (FpHistoryBar *self, const char *status, const char *text)
{
  fp_label_set (self->status, status);
  gtk_label_set_text (self->text, text != NULL ? text : "");
  fp_tooltip_set (GTK_WIDGET (self->status), status);
  fp_tooltip_set (GTK_WIDGET (self->text), text);
}

void
fp_history_bar_show (FpHistoryBar *self, FpGame *game)
{
  int position = game != NULL ? fp_game_history (game) : -1;
  FpGame *shown = position >= 0 ? game : NULL;
  gboolean another = g_set_object (&self->game, shown);
  gtk_widget_set_visible (GTK_WIDGET (self), position >= 0);
  if (position < 0)
    return;
  self->updating = TRUE;
  if (another || self->length != fp_game_history_length (game))
    {
      self->length = fp_game_history_length (game);
      update_scale (self);
    }
  gtk_adjustment_set_value (self->moment, position);
  self->updating = FALSE;
  show_title (self, position);
  show_texts (self, fp_game_status (game), fp_game_history_text (game));
  gtk_widget_set_visible (self->go_on, !fp_puzzle_play_is_of (game));
  gtk_widget_set_sensitive (self->go_on, fp_game_turn (game) > 0 && fp_game_viewer (game) >= 0);
}
