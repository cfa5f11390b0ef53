/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions of a player in a game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-game-actions.h"
#include "app/input/fp-press-guard.h"
#include "app/window/fp-window-actions.h"
#include "app/widgets/fp-toast.h"
#include "app/widgets/fp-tooltip.h"
#include "model/game/fp-game-deal.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-results.h"
#include "model/items/fp-option-item.h"

struct _FpGameActions
{
  GActionMap *map; /* the window's */
  FpTablePage *table;
  FpBanner *banner;
  GtkWidget *undo, *redo;
  FpGame *game; /* NULL if there is none */
};

/* Returns TRUE if the click that is being handled was not meant for what is asked now. */
static gboolean
is_stale (FpGameActions *self)
{
  return fp_press_guard_blocks (GTK_WIDGET (self->table));
}

/* Gives a single answer even within a group, for programs that drive this one. */
static void
on_answer (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_game_leave_result (self->game);
  fp_game_answer (self->game, (guint) g_variant_get_int32 (parameter));
}

/* Chooses option @index. An option that would ask for the terms of an offer one by one leads to the
 * sheet instead, where they are all at hand. */
static void
choose (FpGameActions *self, int index)
{
  FpDecisionItem *decision = fp_game_question (self->game);
  FpDealItem *deal = decision != NULL ? fp_decision_item_facts (decision)->deal : NULL;
  if (deal == NULL || fp_deal_item_facts (deal)->opens != index || !fp_table_page_compose (self->table))
    fp_game_choose (self->game, (guint) index);
}

static void
on_choose (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  if (is_stale (self))
    return;
  if (fp_game_is_at_result (self->game))
    fp_game_leave_result (self->game);
  else
    choose (self, g_variant_get_int32 (parameter));
}

/* Confirms what the player has composed: an offer, or a selection of several options. */
static void
on_confirm (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  if (!is_stale (self) && !fp_game_make_offer (self->game))
    fp_game_confirm (self->game);
}

static void
on_put_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_game_put_back (self->game);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
on_continue (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  if (!is_stale (self))
    fp_game_leave_result (self->game);
}

/* Says that the option of a key can't be chosen now: all ships of a planet are on their way. */
static void
say_spent (FpGameActions *self, const FpOptionFacts *option)
{
  GtkWidget *toasts = gtk_widget_get_ancestor (GTK_WIDGET (self->table), ADW_TYPE_TOAST_OVERLAY);
  /* Translators: %s is an option of a question, such as a planet whose ships are all chosen. */
  g_autofree char *sentence = g_strdup_printf (_ ("%s: can't be chosen now"), option->label);
  if (toasts != NULL)
    fp_toast_show (ADW_TOAST_OVERLAY (toasts), sentence);
}

/* Chooses the option of @decision that has @key. */
static void
press (FpGameActions *self, FpDecisionItem *decision, const char *key)
{
  int index = decision != NULL ? fp_decision_item_by_key (decision, key) : -1;
  if (g_str_equal (key, FP_DECISION_USUAL_KEY) && decision != NULL && fp_decision_item_facts (decision)->usual)
    fp_game_choose_usual (self->game);
  if (index < 0)
    return;
  g_autoptr (FpOptionItem) option = g_list_model_get_item (fp_decision_item_facts (decision)->options, (guint) index);
  if (fp_option_item_facts (option)->open)
    choose (self, index);
  else
    say_spent (self, fp_option_item_facts (option));
}

/* Chooses the option that has this key. */
static void
on_press (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  FpDecisionItem *decision = fp_game_question (self->game);
  /* A key was pressed for what was to be seen: it ends a motion, or leaves a result, and answers
   * nothing. */
  if (!fp_table_page_asks (self->table))
    {
      fp_motion_layer_finish (fp_table_page_motion (self->table));
      return;
    }
  if (fp_game_is_at_result (self->game))
    {
      fp_game_leave_result (self->game);
      return;
    }
  press (self, decision, g_variant_get_string (parameter, NULL));
}

static void
on_usual (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  if (!is_stale (self))
    fp_game_choose_usual (self->game);
}

static void
on_add_term (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_game_add_term (self->game, (guint) g_variant_get_int32 (parameter));
}

static void
on_remove_term (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_game_remove_term (self->game, (guint) g_variant_get_int32 (parameter));
}

static void
on_make_offer (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  if (!is_stale (self))
    fp_game_make_offer (self->game);
}

static void
on_take_seat (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  if (!is_stale (self))
    fp_game_take_seat (self->game);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_game_undo (self->game);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_game_redo (self->game);
}

static void
on_show_rule (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  fp_table_page_show_rule (self->table);
}

static void
on_concede_answered (gpointer data, const char *answer)
{
  FpGameActions *self = data;
  if (strcmp (answer, "concede") == 0 && self->game != NULL)
    fp_game_concede (self->game);
}

/* Returns what conceding means. Static. */
static const char *
concede_question (FpGame *game)
{
  gboolean two = g_list_model_get_n_items (fp_game_seats (game)) == 2;
  if (fp_game_concede_can_be_undone (game))
    return two ? _ ("Concede the game? Your opponent wins at once. You can undo this.")
               : _ ("Concede the game? A computer player takes over. You can undo this.");
  return two ? _ ("Concede the game? Your opponent wins at once. You can't undo this, because all cards are then "
                  "shown.")
             : _ ("Concede the game? A computer player takes over. You can't undo this.");
}

static void
on_concede (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpGameActions *self = data;
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Keep Playing"), NULL },
    { "concede", _ ("Concede"), "destructive-action" },
  };
  fp_banner_ask (self->banner, concede_question (self->game), answers, G_N_ELEMENTS (answers), on_concede_answered,
                 self);
}

static const GActionEntry actions[] = {
  { "answer", on_answer, "i" },
  { "choose", on_choose, "i" },
  { "confirm", on_confirm },
  { "put-back", on_put_back },
  { "press", on_press, "s" },
  { "take-seat", on_take_seat },
  { "undo", on_undo },
  { "redo", on_redo },
  { "show-rule", on_show_rule },
  { "concede", on_concede },
  { "usual", on_usual },
  { "continue", on_continue },
  { "add-term", on_add_term, "i" },
  { "remove-term", on_remove_term, "i" },
  { "make-offer", on_make_offer },
};

/* The tooltip of Undo says why undoing is not possible. */
static void
update_undo (FpGameActions *self, gboolean playing, gboolean typing)
{
  const char *hint = playing ? fp_game_undo_hint (self->game) : NULL;
  fp_actions_enable (self->map, "undo", playing && !typing && fp_game_can_undo (self->game));
  fp_actions_enable (self->map, "redo", playing && !typing && fp_game_can_redo (self->game));
  fp_tooltip_set (self->undo, hint != NULL ? hint : _ ("Undo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  hint != NULL ? hint : "", -1);
  gtk_widget_set_visible (self->undo, playing);
  gtk_widget_set_visible (self->redo, playing);
}

/* Returns a number that tells apart all that can be answered one after the other: curtains, held
 * results and decisions. */
static int
question_number (FpGameActions *self)
{
  FpDecisionItem *decision = self->game != NULL ? fp_game_question (self->game) : NULL;
  if (decision == NULL)
    return -1;
  const FpDecisionFacts *facts = fp_decision_item_facts (decision);
  return facts->number * 4 + (facts->held ? 2 : 0) + (fp_game_curtain (self->game) >= 0 ? 1 : 0);
}

void
fp_game_actions_update (FpGameActions *self, const char *page, gboolean typing)
{
  static const char *const of_decision[] = { "answer",   "choose",   "usual",       "confirm",
                                             "put-back", "add-term", "remove-term", "make-offer" };
  static const char *const of_keys[] = { "press", "show-rule" };
  gboolean at_table = g_str_equal (page, "table"), at_curtain = g_str_equal (page, "curtain");
  gboolean playing = self->game != NULL && (at_table || at_curtain || g_str_equal (page, "end"));
  gboolean deciding = self->game != NULL && at_table && fp_game_curtain (self->game) < 0 &&
                      !fp_game_over (self->game) && fp_game_history (self->game) < 0;
  for (guint i = 0; i < G_N_ELEMENTS (of_decision); i++)
    fp_actions_enable (self->map, of_decision[i], deciding);
  for (guint i = 0; i < G_N_ELEMENTS (of_keys); i++)
    fp_actions_enable (self->map, of_keys[i], deciding && !typing);
  fp_actions_enable (self->map, "take-seat", at_curtain);
  /* Enabled before the button for it gets the focus. It does nothing unless a result is held. */
  fp_actions_enable (self->map, "continue", deciding);
  fp_actions_enable (self->map, "concede", deciding && fp_game_can_concede (self->game));
  update_undo (self, playing, typing);
  fp_press_guard_set_question (GTK_WIDGET (self->map), question_number (self));
}

void
fp_game_actions_set_game (FpGameActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
}

FpGameActions *
fp_game_actions_new (GtkApplicationWindow *window, FpTablePage *table, FpBanner *banner, GtkWidget *undo,
                     GtkWidget *redo)
{
  FpGameActions *self = g_new0 (FpGameActions, 1);
  self->map = G_ACTION_MAP (window);
  self->table = table;
  self->banner = banner;
  self->undo = undo;
  self->redo = redo;
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_game_actions_free (FpGameActions *self)
{
  g_clear_object (&self->game);
  g_free (self);
}
