/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stakes of joining, inviting, playing a card and ending a talk: only what the printed steps do and
 * no effect in force can change. */
#include "editions/encounter/encounter-deal.h"
#include "editions/encounter/encounter-texts.h"

#include "engine/runner/fp-actions.h"

/* Stakes while they are listed. */
typedef struct
{
  FpEngine *e;
  FpStake *stakes;
  guint n;
} Stakes;

static void
add (Stakes *list, const char *id, int count)
{
  if (list->n < FP_MOST_STAKES)
    list->stakes[list->n++] = (FpStake){ .id = id, .count = (int16_t) count };
}

/* Returns TRUE if an effect in force answers one of @procedures, which end with 0. */
static gboolean
is_answered (const FpEngine *e, const uint8_t *procedures)
{
  for (; *procedures != 0; procedures++)
    if (fp_has_listeners (e->state, *procedures))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if ships of a winning offense land, and nothing else. */
static gboolean
lands_as_printed (const FpEngine *e)
{
  static const uint8_t steps[] = { ENCOUNTER_settle_ships, ENCOUNTER_land, 0 };

  return !is_answered (e, steps);
}

/* Returns TRUE if the losers' ships go to the Warp. */
static gboolean
loses_as_printed (const FpEngine *e)
{
  const uint8_t forfeit[] = { encounter_book (e)->forfeit, 0 };
  static const uint8_t steps[] = { ENCOUNTER_settle_ships, ENCOUNTER_warp, 0 };

  return !is_answered (e, steps) && !is_answered (e, forfeit);
}

/* Returns TRUE if each ship of an ally of a winning defense brings a card or a ship. */
static gboolean
rewards_as_printed (FpEngine *e)
{
  static const uint8_t steps[] = { ENCOUNTER_claim_rewards, ENCOUNTER_take_reward, 0 };

  return !fp_query_is_modified (e, ENCOUNTER_Q_REWARDS) && !is_answered (e, steps);
}

/* Adds what an ally of @side gets. @own: the ally decides, not its main player. */
static void
add_for_allies (Stakes *list, guint side, gboolean own)
{
  FpEngine *e = list->e;

  if (fp_state_encounter (e->state)->place == FP_NO_PLACE)
    return;
  if (side == ENCOUNTER_OFFENSE && lands_as_printed (e))
    add (list, own ? "ally-lands" : "allies-land", 0);
  if (side == ENCOUNTER_DEFENSE && rewards_as_printed (e))
    add (list, own ? "ally-rewarded" : "allies-rewarded", 0);
  if (own && list->n > 0 && loses_as_printed (e))
    add (list, "ally-loses", 0);
}

/* Adds what a defeat costs @seat, a main player. */
static void
add_loss (Stakes *list, uint8_t seat)
{
  int n = encounter_ships_involved (list->e->state, seat).n;

  if (n > 0 && loses_as_printed (list->e))
    add (list, "main-loses", n);
}

/* Returns the ships that @seat loses if the talks fail: as many as it has outside the Warp, at
 * most. */
static int
cost_of_failure (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int due = fp_query_player (e, ENCOUNTER_Q_FAILURE_LOSS, seat, encounter_book (e)->failure_loss), n = 0;

  for (guint place = 0; place < s->head.n_places; place++)
    if (place != ENCOUNTER_WARP)
      n += s->places[place].ships[seat];
  return MIN (due, n);
}

/* Adds the price of failure: one line if it is the same for both. */
static void
add_failure (Stakes *list, uint8_t seat)
{
  int own = cost_of_failure (list->e, seat),
      other = cost_of_failure (list->e, encounter_opponent (list->e->state, seat));

  if (!loses_as_printed (list->e))
    return;
  if (own == other)
    add (list, "talk-fails", own);
  else
    {
      add (list, "talk-costs-you", own);
      add (list, "talk-costs-other", other);
    }
}

static gboolean
is_talk (guint decision)
{
  return decision == ENCOUNTER_DECIDE_PROPOSE || decision == ENCOUNTER_DECIDE_COMPOSE ||
         decision == ENCOUNTER_DECIDE_ANSWER;
}

/* Adds the stakes of decision @pending itself. */
static void
add_of_decision (Stakes *list, const FpPendingDecision *pending)
{
  if (pending->kind == ENCOUNTER_DECIDE_INVITED)
    add_for_allies (list, (guint) pending->arg[0], FALSE);
  else if (pending->kind == ENCOUNTER_DECIDE_CARD)
    add_loss (list, pending->seat);
  else if (is_talk (pending->kind))
    add_failure (list, pending->seat);
}

guint
encounter_at_stake (FpEngine *e, int option, FpStake stakes[FP_MOST_STAKES])
{
  const FpPendingDecision *pending = &e->state->head.pending;
  Stakes list = { e, stakes, 0 };
  const FpOptions *options;

  if (pending->open == 0 || !fp_state_in_encounter (e->state))
    return 0;
  if (option < 0)
    {
      add_of_decision (&list, pending);
      return list.n;
    }
  options = fp_engine_options (e);
  if (pending->kind == ENCOUNTER_DECIDE_SIDE && options->option[option].kind == FP_OPTION_SEAT)
    add_for_allies (&list, encounter_side_of (e->state, (uint8_t) options->option[option].value), TRUE);
  return list.n;
}

/* Finds the offer that is being carried out. Returns FALSE if none is. */
static gboolean
find_agreed (const FpState *s, FpTalk *talk)
{
  for (guint i = 0; i < s->head.n_frames; i++)
    if (s->frames[i].procedure == ENCOUNTER_carry_out)
      {
        const EncounterCarryOut *locals = (const EncounterCarryOut *) (const void *) s->frames[i].locals;

        *talk = (FpTalk){ .agreed = TRUE, .accepter = encounter_opponent (s, locals->speaker) };
        return TRUE;
      }
  return FALSE;
}

gboolean
encounter_talk (FpEngine *e, uint8_t seat, FpTalk *talk)
{
  const FpPendingDecision *pending = &e->state->head.pending;
  guint made;

  if (pending->open == 0 || pending->seat != seat)
    return FALSE;
  if (!is_talk (pending->kind))
    return find_agreed (e->state, talk);
  /* An offer that waits for its answer has been made. */
  made = (guint) pending->arg[0] + (pending->kind == ENCOUNTER_DECIDE_ANSWER ? 1 : 0);
  *talk = (FpTalk){ .most = ENCOUNTER_OFFERS_EACH };
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    {
      uint8_t left = (uint8_t) (ENCOUNTER_OFFERS_EACH - (made + ENCOUNTER_N_SIDES - 1 - side) / ENCOUNTER_N_SIDES);

      if (encounter_main (e->state, side) == seat)
        talk->left = left;
      else
        talk->left_of_other = left;
    }
  return TRUE;
}
