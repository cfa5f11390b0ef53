/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tactics (rulebook p. 9 and 10): both halves of step 5 of a duel, readying and spending. */
#include "editions/duel/duel-private.h"

/* --- Revealing --- */

/* A token that was spent or moved since it was chosen can no longer be played. */
static gboolean
is_still_playable (FpEngine *e, uint8_t seat, uint16_t card)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = duel_tactic_choices (e, seat, cards);

  for (guint i = 0; i < n; i++)
    if (cards[i] == card)
      return TRUE;
  return FALSE;
}

static void
reveal_tactic (FpEngine *e, uint8_t seat, int half)
{
  FpState *s = e->state;
  uint16_t card = (uint16_t) (half / 2);

  if (!is_still_playable (e, seat, card))
    return;
  s->cards[card].face = half & 1;
  fp_move_card (e, card, duel_slot (s, seat, DUEL_TACTIC), FP_TOP, FP_FACE_UP);
  DUEL_EMIT (e, TACTIC_REVEALED, .seat = seat, .value = s->cards[card].face, .n_cards = 1, .cards = { card },
             .seen = 0xff);
}

FP_LOCALS (reveal_tactics)
{
  uint8_t turn;
};

/* Step 5, first half: both players turn up their tokens. */
FpFlow
duel_reveal_tactics (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal_tactics);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      uint8_t seat = duel_in_order (s, my->turn);
      int half;

      while ((half = fp_secret_take (e, DUEL_SECRET_TACTIC, seat, -1)) >= 0)
        reveal_tactic (e, seat, half);
    }
  FP_END;
}

/* --- Resolving the tokens in the slots --- */

static gboolean
ignored (const FpState *s, uint16_t card)
{
  return (s->cards[card].flags & FP_CARD_IGNORED) != 0;
}

/* Returns the value of @card if it shows @icon and is not ignored, else 0. */
static int
icon_value (FpEngine *e, uint16_t card, DuelIcon icon)
{
  return !ignored (e->state, card) && duel_icon (e, card) == icon ? MAX (duel_card_value (e, card), 0) : 0;
}

/* Returns the sum of the values of all tokens with @icon in @seat's slot. */
static int
icon_total (FpEngine *e, uint8_t seat, DuelIcon icon)
{
  int sum = 0;

  FP_EACH_CARD (e->state, duel_slot (e->state, seat, DUEL_TACTIC), card)
    sum += icon_value (e, card, icon);
  return sum;
}

/* Collects the tokens in @seat's slot: those with a recover, or the others. */
static guint
tokens_of (FpEngine *e, uint8_t seat, gboolean recovers, uint16_t *cards)
{
  guint n = 0;

  FP_EACH_CARD (e->state, duel_slot (e->state, seat, DUEL_TACTIC), card)
    if ((duel_icon (e, card) == DUEL_ICON_RECOVER) == recovers)
      cards[n++] = card;
  return n;
}

int
duel_after_shields (FpEngine *e, uint8_t seat, int blast)
{
  return MAX (blast - icon_total (e, duel_opponent (seat), DUEL_ICON_SHIELD), 0);
}

/* Counts both blasts at once, each less the other player's shield (p. 11, ruling 30). */
static void
count_hits (FpEngine *e, int16_t hits[2])
{
  for (int turn = 0; turn < 2; turn++)
    {
      uint8_t seat = duel_in_order (e->state, turn);
      int blast = icon_total (e, seat, DUEL_ICON_BLAST);

      hits[seat] = (int16_t) duel_after_shields (e, seat, blast);
      if (hits[seat] < blast)
        DUEL_EMIT (e, BLAST_SHIELDED, .seat = seat, .value = (int16_t) (blast - hits[seat]));
    }
}

/* Begins to resolve @seat's tokens, which are worth @count. Returns FALSE if nothing was begun. */
static gboolean
begin_resolving (FpEngine *e, uint8_t seat, gboolean recovers, int count)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = tokens_of (e, seat, recovers, cards);

  FpAction *action =
      n > 0 ? fp_common_begin_action (e, DUEL_carry_out_tactic, seat, DUEL_resolve_tactics, cards, n) : NULL;

  if (action != NULL)
    action->count = (int16_t) count;
  return action != NULL;
}

/* Returns TRUE if the token stays readied after its use, as a recover does (p. 10). */
static gboolean
stays_ready (FpEngine *e, uint16_t card)
{
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  FpValue stays = { .type = FP_TYPE_YES_NO, .number = duel_icon (e, card) == DUEL_ICON_RECOVER };

  return fp_query (e, DUEL_Q_STAYS_READY, &about, &stays) != 0;
}

void
duel_put_back (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (s, duel_slot (s, seat, DUEL_TACTIC), cards);

  for (guint i = 0; i < n; i++)
    {
      uint8_t owner = s->cards[cards[i]].holder;

      s->cards[cards[i]].face = 0;
      fp_move_card (e, cards[i], duel_zone (owner != FP_NOBODY ? owner : seat, DUEL_READY), FP_BOTTOM, FP_FACE_UP);
    }
}

/* Spends used tokens last, so that a recover of this step can't ready them. FALSE: there are
 * none. */
static gboolean
spend_used (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (s, duel_slot (s, seat, DUEL_TACTIC), cards), used = 0;

  for (guint i = 0; i < n; i++)
    if (!stays_ready (e, cards[i]))
      cards[used++] = cards[i];
  if (used > 0)
    fp_common_begin_action (e, DUEL_spend, seat, DUEL_resolve_tactics, cards, used);
  return used > 0;
}

FP_LOCALS (resolve_tactics)
{
  int16_t hits[2];
  uint8_t turn, seat;
};

/* Step 5, second half: blasts, then recovers, leader first. */
FpFlow
duel_resolve_tactics (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_tactics);
  count_hits (e, my->hits);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (begin_resolving (e, my->seat, FALSE, my->hits[my->seat]))
        FP_GO;
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (begin_resolving (e, my->seat, TRUE, icon_total (e, my->seat, DUEL_ICON_RECOVER)))
        FP_GO;
    }
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = duel_in_order (s, my->turn);
      if (spend_used (e, my->seat))
        FP_GO;
      duel_put_back (e, my->seat);
    }
  FP_END;
}

static gboolean
is_recover (FpEngine *e, const FpAction *action)
{
  uint16_t cards[FP_MAX_CARDS];

  return fp_action_cards (e, action, cards) > 0 && duel_icon (e, cards[0]) == DUEL_ICON_RECOVER;
}

/* Returns the number of tokens that the opponent readies: one for each “2” (p. 10). */
static int16_t
readied_by_opponent (FpEngine *e, const FpAction *action)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);
  int16_t twos = 0;

  for (guint i = 0; i < n; i++)
    twos = (int16_t) (twos + (icon_value (e, cards[i], DUEL_ICON_RECOVER) >= 2));
  return twos;
}

/* Returns the number of @victim's ships that @hits hits destroy. */
static int16_t
destroyed_by (FpEngine *e, uint8_t victim, int hits)
{
  int n = MIN (hits, duel_ships_here (e->state, victim));

  if (n == 0)
    FP_EMIT (e, SHIPS_DESTROYED, .seat = victim, .from = fp_state_encounter (e->state)->place, .to = DUEL_WARP);
  return (int16_t) n;
}

static gboolean
ready_selected (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (e->state, cards);

  if (n > 0)
    fp_common_begin_action (e, DUEL_ready, seat, DUEL_resolve_tactics, cards, n);
  return n > 0;
}

FP_LOCALS (resolve_tactic)
{
  uint8_t seat, pad;
  int16_t count, others;
};

/* Destroys ships or readies tokens. The opponent's part of a “2” comes second (ruling 30). */
FpFlow
duel_carry_out_tactic (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (resolve_tactic);
  my->seat = fp_action (e, f)->who;
  my->count = fp_action (e, f)->count;
  if (my->count <= 0)
    FP_RETURN;
  if (!is_recover (e, fp_action (e, f)))
    {
      my->count = destroyed_by (e, duel_opponent (my->seat), my->count);
      if (my->count > 0)
        FP_ACTION (DUEL_destroy, .who = duel_opponent (my->seat), .by = my->seat, .count = my->count,
                   .from = fp_state_encounter (s)->place, .cause = DUEL_CAUSE_BLAST);
      FP_RETURN;
    }
  my->others = readied_by_opponent (e, fp_action (e, f));
  FP_CALL (FP_MACHINE_SELECTION, FpSelectionLocals, .seat = my->seat, .kind = DUEL_DECIDE_READY,
           .zone = (int16_t) duel_zone (my->seat, DUEL_SPENT), .least = my->count, .most = my->count);
  if (ready_selected (e, my->seat))
    FP_GO;
  if (my->others == 0)
    FP_RETURN;
  my->seat = duel_opponent (my->seat);
  FP_CALL (FP_MACHINE_SELECTION, FpSelectionLocals, .seat = my->seat, .kind = DUEL_DECIDE_READY,
           .zone = (int16_t) duel_zone (my->seat, DUEL_SPENT), .least = my->others, .most = my->others);
  if (ready_selected (e, my->seat))
    FP_GO;
  FP_END;
}

/* --- Readying and spending --- */

/* Turns tokens only. Each token stays with its player. */
static FpFlow
turn_tokens (FpEngine *e, FpFrame *f, guint zone, uint8_t event)
{
  FpState *s = e->state;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards), turned = 0;

  fp_sort_cards (s, cards, n);
  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, cards[i])->kind == DUEL_KIND_TACTIC && s->cards[cards[i]].zone != DUEL_REMOVED &&
        s->cards[cards[i]].holder != FP_NOBODY)
      {
        s->cards[cards[i]].face = 0;
        fp_move_card (e, cards[i], duel_zone (s->cards[cards[i]].holder, zone), FP_BOTTOM, FP_FACE_UP);
        cards[turned++] = cards[i];
      }
  if (turned > 0)
    fp_common_emit_cards (e, event, action->who, cards, turned, 0xff);
  fp_common_finish_action (e, action, cards, turned, turned > 0 ? s->cards[cards[0]].zone : -1);
  return FP_FLOW_DONE;
}

FpFlow
duel_ready (FpEngine *e, FpFrame *f)
{
  return turn_tokens (e, f, DUEL_READY, DUEL_EVENT_TACTIC_READIED);
}

FpFlow
duel_spend (FpEngine *e, FpFrame *f)
{
  return turn_tokens (e, f, DUEL_SPENT, DUEL_EVENT_TACTIC_SPENT);
}
