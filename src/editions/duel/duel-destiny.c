/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Course of a game (rulebook p. 8 and 9): one destiny card after another until somebody wins. */
#include "editions/duel/duel-private.h"

/* A whole game. A position may begin it after set-up, or with an encounter. */
FpFlow
duel_game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (game);
  if (my->start == DUEL_START_SETUP)
    FP_RUN (DUEL_setup);
  s->head.state_triggers_on = 1;
  if (my->start == DUEL_START_DUEL)
    FP_CALL (DUEL_duel, FpEncounterCall, .place = my->call.place, .number = my->call.number, .code = my->call.code,
             .base = my->call.base, .card = my->call.card);
  else if (my->start == DUEL_START_CONTEST)
    FP_CALL (DUEL_contest, FpEncounterCall, .place = FP_NO_PLACE, .code = my->call.code, .base = my->call.base,
             .card = my->call.card);
  s->head.n_variables = 0;
  /* From here on the game is the same, however it began. */
  my->start = DUEL_START_SETUP;
  my->call = (FpEncounterCall){ 0 };
  while (TRUE)
    FP_RUN (DUEL_destiny);
  FP_END;
}

static uint16_t
deck_of (int kind)
{
  return kind == DUEL_KIND_DISCOVERY ? DUEL_DISCOVERY : kind == DUEL_KIND_EVENT ? DUEL_EVENT : DUEL_REFRESH;
}

/* Shuffles the past into its empty deck, except the card just resolved (ruling 12). */
static void
renew_destiny (FpEngine *e, int kind)
{
  FpState *s = e->state;
  uint16_t past[FP_MAX_CARDS];
  guint n = fp_zone_list (s, DUEL_PAST, past);
  int back = 0;

  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, past[i])->kind == kind && past[i] != s->head.table[DUEL_CARD])
      {
        fp_move_card (e, past[i], deck_of (kind), FP_BOTTOM, FP_FACE_DOWN);
        back++;
      }
  if (back == 0)
    return;
  fp_shuffle (e, deck_of (kind));
  DUEL_EMIT (e, DESTINY_RENEWED, .value = (int16_t) kind, .count = (int16_t) back);
}

static int
next_kind (int kind)
{
  return kind == DUEL_KIND_DISCOVERY ? DUEL_KIND_EVENT
         : kind == DUEL_KIND_EVENT   ? DUEL_KIND_REFRESH
                                     : DUEL_KIND_DISCOVERY;
}

/* Returns the deck to draw from: that of the last icon, else the next of the three with a card. */
static uint16_t
deck_to_draw (FpEngine *e)
{
  FpState *s = e->state;
  int kind = s->head.table[DUEL_NEXT];

  for (int i = 0; i < 3; i++, kind = next_kind (kind))
    {
      if (s->zones[deck_of (kind)].count == 0)
        renew_destiny (e, kind);
      if (s->zones[deck_of (kind)].count > 0)
        return deck_of (kind);
    }
  return FP_MAX_ZONES;
}

/* No destiny card is left. Most planets win; with equal numbers both players win (ruling 12). */
static void
end_by_planets (FpEngine *e)
{
  int difference = duel_ahead (e);

  fp_engine_end (e, DUEL_ENDING_SPECIAL, difference > 0 ? 1 : difference < 0 ? 2 : 3);
}

enum
{
  MOST_IDLE = 500, /* destiny cards in a row without a decision */
};

/* Ends a game in which cards lead to each other, or keep each other from being drawn, without any
 * decision. Returns FALSE if the game has ended. */
static gboolean
count_turn (FpEngine *e)
{
  FpHead *head = &e->state->head;

  if (head->table[DUEL_TURNS] == INT16_MAX || head->turns_without_decision == MOST_IDLE)
    {
      end_by_planets (e);
      return FALSE;
    }
  head->turns_without_decision++;
  head->table[DUEL_TURNS]++;
  return TRUE;
}

FP_LOCALS (draw_destiny)
{
  int16_t deck, card;
};

/* Begins another round of abilities before the draw. Returns FALSE if none is left. */
static gboolean
before_again (FpEngine *e, const FpFrame *f)
{
  return fp_trigger_round_begin (e, FP_TRIGGER_BEFORE, f->action - 1U, f->action - 1U);
}

/* Puts the top card on the past, face up (p. 8). After abilities that come before the draw, five
 * planets, hand limits and empty hands are looked at again (p. 9 and 17, ruling 10). */
FpFlow
duel_draw_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (draw_destiny);
  while (fp_trigger_answered_before (e, f))
    {
      FP_RUN (DUEL_check_victory);
      FP_RUN (DUEL_enforce_hand_limit);
      FP_EMIT (e, STEP_BEGAN, .value = DUEL_draw_destiny);
      if (before_again (e, f))
        FP_GO;
    }
  my->deck = (int16_t) deck_to_draw (e);
  if (my->deck == FP_MAX_ZONES)
    end_by_planets (e);
  if (my->deck == FP_MAX_ZONES || !count_turn (e))
    FP_RETURN;
  my->card = (int16_t) s->zones[my->deck].first;
  fp_move_card (e, (uint16_t) my->card, DUEL_PAST, FP_TOP, FP_FACE_UP);
  s->head.table[DUEL_CARD] = my->card;
  DUEL_EMIT (e, DESTINY_DRAWN, .value = s->head.table[DUEL_TURNS], .n_cards = 1, .cards = { (uint16_t) my->card },
             .seen = 0xff);
  FP_END;
}

FP_LOCALS (destiny)
{
  int16_t turns;
};

/* A destiny card and the steps before it (ruling 10). Without a draw nothing is resolved. */
FpFlow
duel_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (destiny);
  fp_memory_end (e, 0);
  fp_effect_reset_numbers (e);
  my->turns = s->head.table[DUEL_TURNS];
  FP_RUN (DUEL_check_victory);
  FP_RUN (DUEL_enforce_hand_limit);
  FP_RUN (DUEL_draw_destiny);
  if (s->head.table[DUEL_TURNS] > my->turns)
    FP_RUN (DUEL_resolve_destiny);
  else
    count_turn (e);
  FP_END;
}

/* --- Resolving a card --- */

FP_LOCALS (whole_card)
{
  int16_t card;
};

/* Returns the procedure that resolves a card of @kind. This procedure is a moment. */
static guint
whole_of (int kind)
{
  return kind == DUEL_KIND_DISCOVERY ? DUEL_discovery : kind == DUEL_KIND_EVENT ? DUEL_event : DUEL_refresh;
}

static FpFlow
resolve_card (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (whole_card);
  if (fp_engine_def (e, (uint16_t) my->card)->resolve >= 0)
    FP_PROGRAM (fp_engine_def (e, (uint16_t) my->card)->resolve, -1,
                fp_engine_def (e, (uint16_t) my->card)->n_variables, (uint16_t) my->card, FP_NOBODY, 0);
  FP_END;
}

FpFlow
duel_discovery (FpEngine *e, FpFrame *f)
{
  return resolve_card (e, f);
}

FpFlow
duel_event (FpEngine *e, FpFrame *f)
{
  return resolve_card (e, f);
}

FpFlow
duel_refresh (FpEngine *e, FpFrame *f)
{
  return resolve_card (e, f);
}

/* Returns the deck of the card's icon, unless an effect names another. */
static int
next_deck (FpEngine *e, uint16_t card)
{
  int printed = fp_engine_def (e, card)->field[DUEL_FIELD_NEXT],
      next = fp_query_encounter (e, DUEL_Q_NEXT_DECK, printed);

  return next == DUEL_KIND_DISCOVERY || next == DUEL_KIND_EVENT || next == DUEL_KIND_REFRESH ? next : printed;
}

uint16_t
duel_next_deck (FpEngine *e)
{
  const FpState *s = e->state;

  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == DUEL_resolve_destiny)
      return deck_of (next_deck (e, (uint16_t) s->head.table[DUEL_CARD]));
  return deck_of (s->head.table[DUEL_NEXT]);
}

FP_LOCALS (resolve_destiny)
{
  int16_t card;
};

/* Runs the instructions of the card. Then the icon of the card drawn names the next deck, wherever
 * that card lies now (ruling 13). */
FpFlow
duel_resolve_destiny (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_destiny);
  my->card = s->head.table[DUEL_CARD];
  FP_CALL (whole_of (fp_engine_def (e, (uint16_t) my->card)->kind), whole_card_locals, .card = my->card);
  s->head.table[DUEL_NEXT] = (int16_t) next_deck (e, (uint16_t) my->card);
  if (duel_roles_wrong (e))
    FP_ACTION (DUEL_become, .who = duel_leader (s), .word = DUEL_STRAGGLER + 1, .cause = DUEL_resolve_destiny);
  FP_END;
}

/* --- Resolving a card again --- */

static gboolean
is_destiny (const FpEngine *e, uint16_t card)
{
  int kind = fp_engine_def (e, card)->kind;

  return kind == DUEL_KIND_DISCOVERY || kind == DUEL_KIND_EVENT || kind == DUEL_KIND_REFRESH;
}

enum
{
  MOST_AT_ONCE = 4, /* cards resolved in the middle of resolving another */
};

/* A card being resolved can't be resolved again. Cards can't lead to each other for ever. */
static gboolean
can_be_resolved (const FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  guint open = 0;

  for (guint i = 0; i < s->head.n_frames; i++)
    {
      guint procedure = s->frames[i].procedure;

      if (procedure != DUEL_discovery && procedure != DUEL_event && procedure != DUEL_refresh)
        continue;
      if (s->frames[i].locals[0] == (int16_t) card)
        return FALSE;
      open++;
    }
  return is_destiny (e, card) && open < MOST_AT_ONCE;
}

/* Returns what the token @card, in the slot of the running duel, is worth once more. */
static int16_t
value_again (FpEngine *e, uint16_t card)
{
  const FpState *s = e->state;
  int value = s->cards[card].flags & FP_CARD_IGNORED ? 0 : MAX (duel_card_value (e, card), 0);

  if (duel_icon (e, card) == DUEL_ICON_SHIELD)
    return 0;
  if (duel_icon (e, card) == DUEL_ICON_BLAST)
    value = duel_after_shields (e, s->zones[s->cards[card].zone].owner, value);
  return (int16_t) value;
}

static gboolean
in_slot (const FpState *s, uint16_t card)
{
  uint8_t owner = s->zones[s->cards[card].zone].owner;

  return fp_state_in_encounter (s) && fp_state_encounter_const (s)->place != FP_NO_PLACE && owner != FP_NOBODY &&
         s->cards[card].zone == duel_slot (s, owner, DUEL_TACTIC);
}

FP_LOCALS (resolve)
{
  int16_t index, card;
};

static int
card_at (const FpEngine *e, const FpAction *action, int index)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);

  return index < (int) n ? cards[index] : -1;
}

/* Resolves destiny cards, and tactics in the slot of the running duel. */
FpFlow
duel_resolve (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve);
  for (my->index = 0; (my->card = (int16_t) card_at (e, fp_action (e, f), my->index)) >= 0; my->index++)
    if (can_be_resolved (e, (uint16_t) my->card))
      {
        FP_EMIT (e, CARD_RESOLVED_AGAIN, .n_cards = 1, .cards = { (uint16_t) my->card }, .seen = 0xff);
        FP_CALL (whole_of (fp_engine_def (e, (uint16_t) my->card)->kind), whole_card_locals, .card = my->card);
      }
    else if (in_slot (s, (uint16_t) my->card))
      {
        FP_EMIT (e, CARD_RESOLVED_AGAIN, .n_cards = 1, .cards = { (uint16_t) my->card }, .seen = 0xff);
        FP_ACTION (DUEL_carry_out_tactic, .who = s->zones[s->cards[my->card].zone].owner, .card = (uint16_t) my->card,
                   .count = value_again (e, (uint16_t) my->card), .cause = DUEL_resolve);
      }
  s->head.result = my->index;
  FP_END;
}
