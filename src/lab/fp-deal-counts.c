/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers are read from the rows of terms in the state, so no edition is known here. */
#include "lab/fp-deal-counts.h"

static guint
encounters_of (const FpEngine *engine)
{
  return engine->edition->table.tally != NULL ? engine->edition->table.tally (engine->state).encounters : 0;
}

/* Counts the offer that lies on the table, which is the one made last. Returns its partners. */
static FpSeats
count_terms (FpDealCounts *counts, const FpState *state)
{
  const guint n = state->head.n_deal_terms;
  const uint8_t offer = n > 0 ? state->deal_terms[n - 1].offer : 0;
  FpSeats givers = 0;
  guint kinds = 0;
  for (guint i = 0; i < n; i++)
    if (state->deal_terms[i].offer == offer)
      {
        givers = (FpSeats) (givers | 1U << state->deal_terms[i].giver);
        kinds |= 1U << state->deal_terms[i].what;
      }
  for (guint kind = 0; kind < FP_DEAL_COUNTS_TERMS; kind++)
    counts->of_term[kind] += kinds >> kind & 1;
  counts->gifts += (givers & (givers - 1)) == 0;
  return givers;
}

void
fp_deal_counts_answer (FpDealCounts *counts, FpEngine *engine, guint index, FpAcceptedDeal *accepted)
{
  const FpEditionThinking *thinking = &engine->edition->thinking;
  const FpPendingDecision *pending = &engine->state->head.pending;
  if (thinking->inclination == NULL)
    return;
  const FpOptions *options = fp_engine_options (engine);
  gboolean offered = FALSE;
  for (guint i = 0; i < options->n && !offered; i++)
    offered = thinking->inclination (pending, &options->option[i]) == FP_INCLINATION_DEAL;
  counts->offers += offered;
  if (!offered || thinking->inclination (pending, &options->option[index]) != FP_INCLINATION_DEAL)
    return;
  counts->accepted++;
  const FpSeats givers = count_terms (counts, engine->state);
  *accepted = (FpAcceptedDeal){ (FpSeats) (givers | 1U << pending->seat), encounters_of (engine) };
}

void
fp_deal_counts_end (FpDealCounts *counts, const FpEngine *engine, const FpAcceptedDeal *accepted)
{
  const FpSeats winners = engine->state->head.winners & accepted->partners;
  if (accepted->partners == 0 || winners == 0 || accepted->encounter != encounters_of (engine))
    return;
  if (winners == accepted->partners)
    counts->shared++;
  else
    counts->handed++;
}

void
fp_deal_counts_add (FpDealCounts *counts, const FpDealCounts *more)
{
  counts->offers += more->offers;
  counts->accepted += more->accepted;
  for (guint kind = 0; kind < FP_DEAL_COUNTS_TERMS; kind++)
    counts->of_term[kind] += more->of_term[kind];
  counts->gifts += more->gifts;
  counts->shared += more->shared;
  counts->handed += more->handed;
}
