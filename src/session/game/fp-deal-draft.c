/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A deal on the table: the offer that a person composes, or the one that was made last. */
#include "session/game/fp-deal-draft.h"

#include "text/fp-text.h"

struct _FpDealDraft
{
  FpEngine *engine; /* works on copy */
  FpState *base; /* the game as it is */
  FpState *copy; /* state that engine works on */
  FpDecision decision;
  gboolean composed;
  int opens, ends; /* indexes of options, −1: none */
  FpDealTerm terms[FP_MAX_OPTIONS];
  guint n_terms;
  FpDealOffer offer;
};

enum
{
  OFFER_ID_SIZE = FP_OPTION_ID_SIZE,
};

static const FpDecisionKind *
kind_of (const FpEngine *engine, const FpDecision *decision)
{
  return decision->kind < engine->edition->n_decisions ? &engine->edition->decisions[decision->kind] : NULL;
}

/* Returns TRUE if any legal offer answers @decision. */
static gboolean
takes_offers (const FpEngine *engine, const FpDecision *decision)
{
  const FpDecisionKind *kind = kind_of (engine, decision);
  return kind != NULL && kind->offer != NULL && kind->find != NULL;
}

static void
start_over (FpDealDraft *self)
{
  fp_state_copy (self->copy, self->base);
  fp_engine_use (self->engine, self->copy);
}

/* Returns TRUE if @offer answers the pending decision. The copy stands there meanwhile and keeps
 * its options, for many offers are tried at once. */
static gboolean
is_legal (FpDealDraft *self, const FpDealOffer *offer)
{
  char id[OFFER_ID_SIZE];
  return offer->n > 0 &&
         fp_engine_find_option (self->engine, fp_deal_offer_id (self->engine, offer, id, sizeof id)) >= 0;
}

/* Lists the terms that the pending decision of the copy offers one by one. */
static void
list_terms (FpDealDraft *self, const FpDecisionKind *kind)
{
  const FpOptions *options = fp_engine_options (self->engine);
  for (guint i = 0; i < options->n; i++)
    {
      FpDealOffer single;
      if (options->option[i].kind != FP_OPTION_NAMED)
        continue;
      kind->offer (self->engine, &options->option[i], &single);
      if (single.n == 1)
        self->terms[self->n_terms++] = single.terms[0];
    }
}

/* Finds the option that asks for terms one by one, and the terms. */
static void
find_terms (FpDealDraft *self)
{
  start_over (self);
  FpOptions options = *fp_engine_options (self->engine);
  for (guint i = 0; i < options.n && self->opens < 0; i++)
    {
      FpDecision next;
      if (options.option[i].kind != FP_OPTION_WORD)
        continue;
      start_over (self);
      fp_engine_options (self->engine);
      fp_engine_answer (self->engine, i);
      const FpDecisionKind *kind = fp_engine_decision (self->engine, &next) && next.seat == self->decision.seat
                                       ? kind_of (self->engine, &next)
                                       : NULL;
      if (kind == NULL || kind->offer == NULL || kind->find != NULL)
        continue;
      self->opens = (int) i;
      list_terms (self, kind);
    }
}

/* Returns the index of the option that ends the talk, −1: none. */
static int
find_end (FpDealDraft *self)
{
  const FpDecisionKind *kind = kind_of (self->engine, &self->decision);
  return kind != NULL && kind->ends != NULL ? fp_engine_find_option (self->engine, kind->ends) : -1;
}

/* Reads the offer that was made last. Returns FALSE if there is none. */
static gboolean
read_last (const FpDealDraft *self, FpDealOffer *offer)
{
  const FpState *state = self->base;
  guint last = 0;
  for (guint i = 0; i < state->head.n_deal_terms; i++)
    last = MAX (last, state->deal_terms[i].offer);
  fp_deal_stored (state, last, self->decision.seat, offer);
  return offer->n > 0;
}

/* Begins with the terms of the last offer that the person can offer, too. */
static void
begin_with_last (FpDealDraft *self)
{
  FpDealOffer last;
  self->offer = (FpDealOffer){ .speaker = self->decision.seat };
  if (!read_last (self, &last))
    return;
  for (guint i = 0; i < last.n; i++)
    {
      FpDealOffer longer = self->offer;
      if (fp_deal_offer_add (&longer, &last.terms[i]) && is_legal (self, &longer))
        self->offer = longer;
    }
}

FpDealDraft *
fp_deal_draft_new (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  FpDecision decision;
  if (!fp_engine_decision (engine, &decision) || fp_session_by_player (session, decision.seat) ||
      (!takes_offers (engine, &decision) && engine->state->head.n_deal_terms == 0))
    return NULL;
  FpDealDraft *self = g_new0 (FpDealDraft, 1);
  self->engine = fp_edition_engine (engine->edition, engine->catalog);
  self->base = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  self->copy = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  self->decision = decision;
  self->opens = -1;
  fp_state_copy (self->base, engine->state);
  start_over (self);
  self->ends = find_end (self);
  self->composed = takes_offers (engine, &decision);
  if (self->composed)
    {
      find_terms (self);
      start_over (self);
      begin_with_last (self);
    }
  else
    read_last (self, &self->offer);
  return self;
}

void
fp_deal_draft_free (FpDealDraft *self)
{
  if (self == NULL)
    return;
  fp_engine_free (self->engine);
  g_aligned_free (self->base);
  g_aligned_free (self->copy);
  g_free (self);
}

gboolean
fp_deal_draft_is_composed (const FpDealDraft *self)
{
  return self->composed;
}

int
fp_deal_draft_opens (const FpDealDraft *self)
{
  return self->opens;
}

int
fp_deal_draft_ends (const FpDealDraft *self)
{
  return self->ends;
}

guint
fp_deal_draft_number (const FpDealDraft *self)
{
  const FpEditionTable *table = &self->engine->edition->table;
  FpTally tally = table->tally != NULL ? table->tally (self->base) : (FpTally){ 0 };
  return tally.deals + tally.failed_deals;
}

const FpDealOffer *
fp_deal_draft_offer (const FpDealDraft *self)
{
  return &self->offer;
}

const FpDealTerm *
fp_deal_draft_terms (const FpDealDraft *self, guint *n)
{
  *n = self->n_terms;
  return self->terms;
}

/* Returns TRUE if term @index can be added, and makes @longer the offer with it. */
static gboolean
lengthen (FpDealDraft *self, guint index, FpDealOffer *longer)
{
  *longer = self->offer;
  return self->composed && index < self->n_terms && fp_deal_offer_add (longer, &self->terms[index]) &&
         is_legal (self, longer);
}

gboolean
fp_deal_draft_can_add (FpDealDraft *self, guint index)
{
  FpDealOffer longer;
  return lengthen (self, index, &longer);
}

gboolean
fp_deal_draft_add (FpDealDraft *self, guint index)
{
  FpDealOffer longer;
  if (!lengthen (self, index, &longer))
    return FALSE;
  self->offer = longer;
  return TRUE;
}

gboolean
fp_deal_draft_remove (FpDealDraft *self, guint index)
{
  if (!self->composed || index >= self->offer.n)
    return FALSE;
  self->offer.n--;
  memmove (&self->offer.terms[index], &self->offer.terms[index + 1],
           (self->offer.n - index) * sizeof self->offer.terms[0]);
  return TRUE;
}

gboolean
fp_deal_draft_complete (FpDealDraft *self)
{
  return self->composed && is_legal (self, &self->offer);
}

gboolean
fp_deal_draft_make (FpDealDraft *self, FpSession *session)
{
  char id[OFFER_ID_SIZE];
  if (!fp_deal_draft_complete (self))
    return FALSE;
  return fp_session_answer_id (session, fp_deal_offer_id (self->engine, &self->offer, id, sizeof id), NULL);
}
