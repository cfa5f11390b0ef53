/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Display of the open decision on the table. */
#include "app/table/fp-decision-display.h"

#include "app/input/fp-option-target.h"
#include "app/table/fp-turn-stripe.h"
#include "model/game/fp-game-history.h"

struct _FpDecisionDisplay
{
  GObject parent_instance;
  FpDecisionDisplayParts parts;
  FpGame *game;
  GSignalGroup *game_signals;
  int number; /* number of the decision shown, −1 if the viewer has none */
  gboolean waits; /* a question comes when the table is still */
};

G_DEFINE_FINAL_TYPE (FpDecisionDisplay, fp_decision_display, G_TYPE_OBJECT)

enum
{
  SIGNAL_CARD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* With a new decision the card details show the card that asks, or else the viewer's own first
 * card. */
static void
show_card (FpDecisionDisplay *self, const FpDecisionFacts *question)
{
  g_autoptr (FpSeatItem) near = fp_game_seat (self->game, fp_game_near_seat (self->game));
  g_autoptr (FpCardItem) alien = g_list_model_get_item (fp_seat_item_facts (near)->sheets, 0);
  g_signal_emit (self, signals[SIGNAL_CARD], 0, question->card != NULL ? question->card : alien);
}

/* Marks all option targets and returns those in sight. Characters that lie nowhere become targets
 * in a grid of their own. (transfer container) */
static GPtrArray *
mark_options (FpDecisionDisplay *self, FpDecisionItem *question)
{
  /* The widgets of another decision's grid must not be in the list, since they are destroyed. */
  fp_character_choice_begin (self->parts.characters, question);
  GPtrArray *in_sight = fp_option_target_mark_all (self->parts.page, question);
  if (question != NULL && fp_character_choice_show (self->parts.characters, question, in_sight))
    {
      g_ptr_array_unref (in_sight);
      in_sight = fp_option_target_mark_all (self->parts.page, question);
    }
  fp_character_choice_stand_in (self->parts.characters, in_sight);
  return in_sight;
}

static void
show_question (FpDecisionDisplay *self)
{
  FpDecisionItem *question = fp_game_question (self->game);
  const FpDecisionFacts *facts = question != NULL ? fp_decision_item_facts (question) : NULL;
  gboolean fresh = facts == NULL || facts->number != self->number;
  /* A selection stays one decision while it is being changed. */
  if (facts != NULL && facts->mine && (!facts->several || facts->number != self->number))
    show_card (self, facts);
  self->number = facts != NULL && facts->mine ? facts->number : -1;
  g_autoptr (GPtrArray) in_sight = mark_options (self, question);
  fp_decision_bar_show (self->parts.bar, question, fp_game_ending (self->game), in_sight);
  self->waits = FALSE;
  fp_motion_layer_guard (self->parts.motion, FALSE);
  fp_coach_layer_set_waits (self->parts.coach, FALSE);
  /* The notes of a lesson are read before the question is answered. */
  if (fresh)
    fp_coach_layer_take_focus (self->parts.coach);
}

/* A question waits until “changed” and the motion after it, and so does the lesson's note about
 * what is to be seen then. A selection stays one question. */
static void
on_question (FpDecisionDisplay *self)
{
  self->waits = TRUE;
  fp_coach_layer_set_waits (self->parts.coach, TRUE);
}

/* The log tells nothing that is still to be seen. */
static void
on_moving (FpDecisionDisplay *self)
{
  fp_log_panel_wait (self->parts.log);
}

static void
fp_decision_display_dispose (GObject *object)
{
  FpDecisionDisplay *self = FP_DECISION_DISPLAY (object);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (fp_decision_display_parent_class)->dispose (object);
}

static void
fp_decision_display_class_init (FpDecisionDisplayClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_decision_display_dispose;
  signals[SIGNAL_CARD] = g_signal_new ("card", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, FP_TYPE_CARD_ITEM);
}

static void
fp_decision_display_init (FpDecisionDisplay *self)
{
  self->number = -1;
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moving", G_CALLBACK (on_moving), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::question", G_CALLBACK (on_question), self);
}

FpDecisionDisplay *
fp_decision_display_new (const FpDecisionDisplayParts *parts)
{
  FpDecisionDisplay *self = g_object_new (FP_TYPE_DECISION_DISPLAY, NULL);
  self->parts = *parts;
  g_signal_connect_object (parts->motion, "rested", G_CALLBACK (fp_decision_display_update), self, G_CONNECT_SWAPPED);
  return self;
}

void
fp_decision_display_set_game (FpDecisionDisplay *self, FpGame *game)
{
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  fp_decision_bar_set_catalog (self->parts.bar, game != NULL ? fp_game_catalog (game) : NULL);
  if (game != NULL)
    self->waits = TRUE;
}

void
fp_decision_display_update_signs (FpDecisionDisplay *self)
{
  FpDecisionItem *question = fp_game_question (self->game);
  gboolean mine = question != NULL && fp_decision_item_facts (question)->mine;
  fp_turn_stripe_set (self->parts.hand, mine && fp_game_history (self->game) < 0);
  fp_decision_bar_set_status (self->parts.bar, fp_game_status (self->game));
}

void
fp_decision_display_update_options (FpDecisionDisplay *self)
{
  if (!self->waits)
    g_ptr_array_unref (fp_option_target_mark_all (self->parts.page, fp_game_question (self->game)));
}

/* The log shows its new lines together with the question. Until the table is still the bar asks
 * nothing, and a key or click that ends the motion answers nothing. */
void
fp_decision_display_update (FpDecisionDisplay *self)
{
  gboolean moving = fp_motion_layer_is_moving (self->parts.motion);
  if (!moving)
    fp_log_panel_catch_up (self->parts.log);
  if (self->game == NULL || !self->waits)
    return;
  if (!moving)
    {
      show_question (self);
      return;
    }
  fp_character_choice_begin (self->parts.characters, NULL);
  fp_decision_bar_ask_nothing (self->parts.bar);
  fp_motion_layer_guard (self->parts.motion, TRUE);
}

gboolean
fp_decision_display_waits (FpDecisionDisplay *self)
{
  return self->waits;
}
