/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows of trigger rounds. */
#include "engine/effects/fp-trigger-window.h"

#include "engine/effects/fp-effect-index.h"
#include "engine/effects/fp-trigger-candidates.h"
#include "engine/effects/fp-trigger-offers.h"
#include "engine/effects/fp-window-hands.h"
#include "engine/effects/fp-window-offers.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/knowledge/fp-view.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"

gboolean
fp_window_is (const FpTriggerRoundLocals *my)
{
  return my->moment != FP_MACHINE_NONE;
}

/* Keeps only those of @seat's @n candidates about one action that the seat can know to work. All
 * copies of a rule are known, or none. Returns their number, or 1 if that is 0: the first one comes
 * when nothing else is left. */
static guint
keep_known (FpEngine *e, FpCandidate *candidates, guint n, uint8_t seat)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    if (fp_candidates_known (e, candidates[i].row, seat, (int) candidates[i].action))
      candidates[kept++] = candidates[i];
  return MAX (kept, 1);
}

/* Collects the mandatory effects of which @seat chooses the next one. Those of which the seat can't
 * know whether they work come when nothing else is left. */
static guint
mandatory (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat, FpCandidate *candidates)
{
  guint n = fp_candidates_mandatory (e, my, FP_NOBODY, seat, candidates);

  if (n == 0)
    return 0;
  if (my->first == my->last)
    return n == 1 ? 1 : keep_known (e, candidates, n, seat);
  n = fp_candidates_mandatory (e, my, seat, seat, candidates);
  return n > 0 ? n : MIN (1, fp_candidates_mandatory (e, my, FP_NOBODY, seat, candidates));
}

/* Returns the edition's choosers among the replacements of the round's actions. */
static FpSeats
choosers (const FpEngine *e, const FpTriggerRoundLocals *my)
{
  FpSeats seats = 0;

  for (guint action = my->first; my->stage == FP_TRIGGER_REPLACE && action <= my->last; action++)
    {
      uint8_t seat = e->edition->rules.chooser (e->state, &e->state->actions[action]);

      seats = (FpSeats) (seats | (seat == FP_NOBODY ? 0 : 1U << seat));
    }
  return seats;
}

/* Writes the seats in the order in which they are asked. Of replacements the edition's choosers
 * come first. */
static guint
order_of (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t order[FP_MAX_SEATS])
{
  uint8_t usual[FP_MAX_SEATS];
  guint n = e->edition->rules.order (e->state, order), placed = 0;
  FpSeats first = choosers (e, my);

  if (first == 0)
    return n;
  memcpy (usual, order, sizeof usual);
  for (guint others = 0; others < 2; others++)
    for (guint i = 0; i < n; i++)
      if ((first >> usual[i] & 1) != others)
        order[placed++] = usual[i];
  return n;
}

/* Passes for @seat without asking, if a hidden card could have been used now: players deduce what
 * they would at a question, and who records such passes is told. */
static void
pass_in_silence (FpEngine *e, const FpTriggerRoundLocals *my, uint8_t seat)
{
  const FpOption pass = { .kind = FP_OPTION_PASS, .value = -1, .target = -1 };
  const FpPendingDecision pending = { .seat = seat,
                                      .kind = FP_DECIDE_WINDOW,
                                      .flags = FP_DECISION_SECRET,
                                      .frame = (uint8_t) (e->state->head.n_frames - 1),
                                      .least = 1,
                                      .most = 1,
                                      .arg = { [FP_WINDOW_STAGE] = my->stage,
                                               [FP_WINDOW_FIRST] = my->first,
                                               [FP_WINDOW_LAST] = my->last,
                                               [FP_WINDOW_MOMENT] = my->moment,
                                               [FP_WINDOW_SILENT] = 1 } };

  if (e->forced == NULL && e->state->head.knowledge_dirty == 0)
    return;
  if (!fp_window_could_hold (e, (FpTriggerStage) my->stage, my->first, my->last, seat))
    return;
  fp_knowledge_deduce (e);
  if (e->forced != NULL)
    e->forced (e, &pending, &pass, e->forced_data);
}

/* Makes the first of @n effects the next one, or lets @chooser choose among them. */
static gboolean
next_is (FpEngine *e, FpTriggerRoundLocals *my, const FpCandidate *candidates, guint n, uint8_t chooser)
{
  e->effect_found = (guint) (candidates[0].row - e->state->effects);
  my->seat = n > 1 ? chooser : FP_NOBODY;
  my->answer = (int16_t) candidates[0].row->number;
  return TRUE;
}

/* Finds the next effect of @seat, one of @listeners perhaps, or opens its window. With @silent a
 * seat that isn't asked may have to pass in silence. */
static gboolean
find_for (FpEngine *e, FpTriggerRoundLocals *my, uint8_t seat, FpListeners listeners, gboolean silent)
{
  FpCandidate candidates[FP_MAX_EFFECTS];
  const FpOwners bit = fp_owner_bit (seat);
  gboolean asked = (my->turn & 1) != 0;
  guint n;

  if ((listeners.optional & bit) && !asked && fp_window_look (e, my, seat)->fresh)
    {
      my->seat = seat;
      my->window = 1;
      return TRUE;
    }
  if (!asked && silent)
    pass_in_silence (e, my, seat);
  n = listeners.mandatory & bit ? mandatory (e, my, seat, candidates) : 0;
  return n > 0 && next_is (e, my, candidates, n, seat);
}

/* Returns TRUE if seats that aren't asked may have to pass in silence: a hidden card could answer,
 * and somebody deduces from passes or records them. */
static gboolean
are_passes_silent (const FpEngine *e, const FpTriggerRoundLocals *my)
{
  return (e->forced != NULL || e->state->head.knowledge_dirty != 0) &&
         fp_window_hands_answer (e, (FpTriggerStage) my->stage, my->first, my->last);
}

/* Returns TRUE if find_for () has something to do for @seat. */
static gboolean
may_answer (uint8_t seat, FpListeners listeners, gboolean silent)
{
  return silent || ((listeners.optional | listeners.mandatory) & fp_owner_bit (seat)) != 0;
}

/* Returns the number of nobody's effects that fire. They come before the first window. */
static guint
of_nobody (FpEngine *e, const FpTriggerRoundLocals *my, FpListeners listeners, FpCandidate *candidates)
{
  return my->turn > 0 || !((listeners.optional | listeners.mandatory) & fp_owner_bit (FP_NOBODY))
             ? 0
             : fp_candidates_owned (e, my, FP_NOBODY, FP_NOBODY, candidates);
}

gboolean
fp_window_find_next (FpEngine *e, FpTriggerRoundLocals *my)
{
  FpCandidate candidates[FP_MAX_EFFECTS];
  uint8_t order[FP_MAX_SEATS], chooser;
  const FpListeners listeners = fp_candidates_listeners (e, my);
  guint n = of_nobody (e, my, listeners, candidates), n_seats;
  gboolean silent;

  my->window = 0;
  my->of_nobody = n > 0;
  if (n > 0)
    {
      chooser = e->edition->rules.chooser (e->state, &e->state->actions[candidates[0].action]);
      n = fp_candidates_next (e, my, candidates, n, FP_NOBODY, chooser);
      return next_is (e, my, candidates, n, chooser);
    }
  n_seats = order_of (e, my, order);
  silent = are_passes_silent (e, my);
  for (; my->turn / 2U < n_seats; my->turn = (uint8_t) ((my->turn | 1) + 1))
    if (may_answer (order[my->turn / 2], listeners, silent) && find_for (e, my, order[my->turn / 2], listeners, silent))
      return TRUE;
  my->looked = TRUE;
  my->answer = -1;
  return FALSE;
}

/* Notes that the seat of the window has declined @row about each action that it fits now. */
static void
decline (FpEngine *e, const FpTriggerRoundLocals *my, const FpOpenAnswers **open, FpEffect *row)
{
  for (guint action = my->first; action <= my->last && fp_window_is_offered (row, my->seat); action++)
    if (fp_candidate_fits (e, open, row, (FpTriggerStage) my->stage, action))
      {
        fp_trigger_decline (e->state, row, action);
        if (e->trace != NULL)
          fp_trace_answer (e, row, (int) action, FP_TRACE_DECLINED);
      }
}

/* Notes that the seat of the window has declined all that fits now. Of one action the offers tell
 * it, unless all that was looked at is to be recorded. */
static void
decline_all (FpEngine *e, const FpTriggerRoundLocals *my)
{
  FpState *s = e->state;
  const FpOpenAnswers *open = NULL;
  uint16_t scratch[FP_MAX_EFFECTS];
  FpRowList listed;

  if (my->first == my->last && e->trace == NULL)
    {
      const FpWindowOffers *offers = fp_window_offers_taken (e, my, my->seat);

      for (guint word = 0; word < FP_EFFECT_WORDS; word++)
        for (uint64_t left = offers->fit[word]; left != 0; left &= left - 1)
          fp_trigger_decline (s, &s->effects[word * 64 + (guint) __builtin_ctzll (left)], my->first);
      return;
    }
  listed = fp_effect_index_round (e, (FpListens) my->stage, my->first, my->last, scratch);
  for (guint i = 0; i < listed.n; i++)
    decline (e, my, &open, &s->effects[listed.rows[i]]);
}

gboolean
fp_window_take (FpEngine *e, FpTriggerRoundLocals *my)
{
  const FpWindowOffers *offers = my->answer < 0 ? NULL : fp_window_offers_taken (e, my, my->seat);

  if (offers == NULL || (guint) my->answer >= offers->n)
    {
      decline_all (e, my);
      my->turn |= 1;
      return FALSE;
    }
  my->action = offers->action[my->answer];
  e->effect_found = offers->row[my->answer];
  my->answer = (int16_t) e->state->effects[offers->row[my->answer]].number;
  my->turn = 0;
  return TRUE;
}

/* Returns TRUE if the rule of offer @index is offered about another player, too. */
static gboolean
has_twin (const FpState *s, const FpWindowOffers *offers, guint index)
{
  for (guint i = 0; i < offers->n; i++)
    if (i != index && s->effects[offers->row[i]].rule == s->effects[offers->row[index]].rule)
      return TRUE;
  return FALSE;
}

/* Adds the options of @offers. */
static void
add_options (const FpEngine *e, const FpWindowOffers *offers, FpOptions *options)
{
  for (guint i = 0; i < offers->n; i++)
    {
      const FpEffect *row = &e->state->effects[offers->row[i]];
      uint8_t who = e->state->actions[offers->action[i]].who;

      fp_options_add (options, FP_OPTION_ABILITY, (int) i, row->card == FP_NO_CARD ? -1 : row->card);
      options->option[options->n - 1].rule = row->rule;
      if (has_twin (e->state, offers, i) && who != FP_NOBODY)
        options->option[options->n - 1].number = (uint8_t) (who + 1);
    }
}

void
fp_window_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const FpTriggerRoundLocals about = { .stage = (uint8_t) pending->arg[FP_WINDOW_STAGE],
                                       .first = (uint8_t) pending->arg[FP_WINDOW_FIRST],
                                       .last = (uint8_t) pending->arg[FP_WINDOW_LAST] };

  if (!pending->arg[FP_WINDOW_SILENT])
    add_options (e, fp_window_offers (e, &about, pending->seat), options);
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}
