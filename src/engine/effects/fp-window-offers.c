/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The engine looks for what a seat is offered in a window, and remembers it. */
#include "engine/effects/fp-window-offers.h"

#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-veiled.h"

#include <string.h>

/* The offers found last, and what they are about. */
typedef struct _FpOffersMemory
{
  const FpState *state;
  uint8_t seat, stage, first, last;
  gboolean whole; /* no evaluation was cut short, and players had nothing to deduce any more */
  FpWindowOffers offers;
} FpOffersMemory;

gboolean
fp_window_is_offered (const FpEffect *row, uint8_t seat)
{
  return row->me == seat && fp_effect_is_optional (row);
}

/* Returns the player to whom the action in row @action happens, or FP_NOBODY. */
static uint8_t
subject (const FpEngine *e, guint action)
{
  return e->state->actions[action].who;
}

/* Finds the action on @who for which @row is offered: the first one that its player has not
 * declined, else the first one. Returns −1 if the effect doesn't fit. */
static int
offered_for (FpEngine *e, const FpTriggerRoundLocals *my, const FpOpenAnswers **open, const FpEffect *row, uint8_t who,
             gboolean *declined)
{
  int found = -1;

  *declined = TRUE;
  for (guint action = my->first; action <= my->last && *declined; action++)
    if (subject (e, action) == who && fp_candidate_fits (e, open, row, (FpTriggerStage) my->stage, action))
      {
        *declined = fp_candidate_is_declined (e, row, action);
        found = found < 0 || !*declined ? (int) action : found;
      }
  return found;
}

/* Offers being collected. */
typedef struct
{
  FpWindowOffers *to;
  gboolean declined[FP_MAX_EFFECTS]; /* their players have declined these */
} Collecting;

/* Adds an offer. Of equal ones about one player there is one, the last that the player has not
 * declined. The player has declined all of them by declining one: another copy of a card is nothing
 * new. */
static void
add_offer (const FpEngine *e, Collecting *offers, guint row, guint action, gboolean declined)
{
  const FpEffect *effects = e->state->effects;
  FpWindowOffers *to = offers->to;

  to->fit[row / 64] |= (uint64_t) 1 << row % 64;
  /* Copies of a rule lie side by side. */
  for (guint i = to->n; i-- > 0;)
    {
      if (effects[to->row[i]].rule != effects[row].rule || subject (e, to->action[i]) != subject (e, action))
        continue;
      if (!declined)
        {
          to->row[i] = (uint16_t) row;
          to->action[i] = (uint8_t) action;
        }
      offers->declined[i] = offers->declined[i] || declined;
      return;
    }
  offers->declined[to->n] = declined;
  to->row[to->n] = (uint16_t) row;
  to->action[to->n++] = (uint8_t) action;
}

/* Adds the offers of @row: one for each player to whom something happens that it answers. */
static void
add_offers (FpEngine *e, const FpTriggerRoundLocals *my, const FpOpenAnswers **open, guint row, Collecting *offers)
{
  gboolean declined;

  if (my->first == my->last)
    {
      if (offered_for (e, my, open, &e->state->effects[row], subject (e, my->first), &declined) >= 0)
        add_offer (e, offers, row, my->first, declined);
      return;
    }
  for (guint action = my->first; action <= my->last && offers->to->n < FP_MAX_EFFECTS; action++)
    {
      gboolean again = FALSE;
      int best;

      for (guint before = my->first; before < action && !again; before++)
        again = subject (e, before) == subject (e, action);
      if (again || (best = offered_for (e, my, open, &e->state->effects[row], subject (e, action), &declined)) < 0)
        continue;
      add_offer (e, offers, row, (guint) best, declined);
    }
}

/* Collects what @seat is offered in the round @my. */
static void
collect (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, FpWindowOffers *to)
{
  const FpOpenAnswers *open = NULL;
  uint16_t scratch[FP_MAX_EFFECTS];
  FpRowList listed = fp_effect_index_round (e, (FpListens) my->stage, my->first, my->last, scratch);
  Collecting offers;

  to->n = 0;
  to->fresh = FALSE;
  memset (to->fit, 0, sizeof to->fit);
  offers.to = to;
  for (guint i = 0; i < listed.n; i++)
    if (fp_window_is_offered (&e->state->effects[listed.rows[i]], seat))
      add_offers (e, my, &open, listed.rows[i], &offers);
  for (guint i = 0; i < to->n; i++)
    to->fresh = to->fresh || !offers.declined[i];
}

/* Aborts if @offers is not what @seat is offered in the round @my. The look itself doesn't count as
 * work. */
static FP_COLD void
check (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, const FpWindowOffers *offers)
{
  FpWindowOffers right;
  guint work = e->work, work_done = e->work_done;

  fp_engine_begin_work (e);
  collect (e, my, seat, &right);
  fp_engine_end_work (e);
  e->work = work;
  e->work_done = work_done;
  if (right.n != offers->n || right.fresh != offers->fresh || memcmp (right.fit, offers->fit, sizeof right.fit) != 0 ||
      memcmp (right.row, offers->row, right.n * sizeof *right.row) != 0 ||
      memcmp (right.action, offers->action, right.n * sizeof *right.action) != 0)
    g_error ("the offers of a window are wrong after %u answers", e->state->head.answers);
}

const FpWindowOffers *
fp_window_look (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat)
{
  FpOffersMemory *memory = e->offers;

  if (memory == NULL)
    memory = e->offers = g_new0 (FpOffersMemory, 1);
  collect (e, my, seat, &memory->offers);
  memory->state = e->state;
  memory->seat = seat;
  memory->stage = my->stage;
  memory->first = my->first;
  memory->last = my->last;
  memory->whole = e->work < e->work_limit && e->state->head.knowledge_dirty == 0;
  e->offers_for = e->state->head.answers + 1;
  return &memory->offers;
}

/* Returns TRUE if the offers found last are those in the round @my, when the game had @answers
 * answers. */
static gboolean
is_about (const FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, guint answers)
{
  const FpOffersMemory *memory = e->offers;

  return e->offers_for == answers + 1 && memory->state == e->state && memory->seat == seat &&
         memory->stage == my->stage && memory->first == my->first && memory->last == my->last;
}

/* Returns the offers found when the game had @answers answers, or looks for them now. Offers that
 * were found with too little work left, or before players had deduced what they do at a question,
 * are only as good as the options made of them: with @whole they don't count. */
static const FpWindowOffers *
recall (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, guint answers, gboolean whole)
{
  const FpOffersMemory *memory = e->offers;

  if (!is_about (e, my, seat, answers) || (whole && !memory->whole))
    return fp_window_look (e, my, seat);
  if (e->checking && memory->whole)
    check (e, my, seat, &memory->offers);
  return &memory->offers;
}

const FpWindowOffers *
fp_window_offers (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat)
{
  return recall (engine, round, seat, engine->state->head.answers, TRUE);
}

/* A second look has the limits of the options, and it doesn't count as work: whether it is needed
 * depends on what else the engine was used for. */
const FpWindowOffers *
fp_window_offers_taken (FpEngine *engine, const FpTriggerRoundLocals *round, uint8_t seat)
{
  guint work_done = engine->work_done;
  const FpWindowOffers *offers;

  fp_engine_begin_work (engine);
  engine->work_limit = FP_MOST_WORK;
  offers = recall (engine, round, seat, engine->state->head.answers - 1, FALSE);
  fp_engine_end_work (engine);
  engine->work_done = work_done;
  return offers;
}

void
fp_window_offers_free (FpEngine *engine)
{
  g_free (engine->offers);
}
