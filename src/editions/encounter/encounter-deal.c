/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The talk between the main players: up to three offers each, the offense first, in turn. Instead
 * of a minute's talk (ruling 23), everything that could be agreed can be offered. */
#include "editions/encounter/encounter-deal.h"

#include <string.h>

/* --- Offers as options --- */

/* Returns offer number @value of the packages, or the one added by its id. */
static void
package_of (FpEngine *e, uint8_t speaker, guint number, int value, FpDealOffer *offer)
{
  EncounterPackages packages;
  guint index = (guint) value - ENCOUNTER_FIRST_OFFER;

  *offer = (FpDealOffer){ .speaker = speaker };
  if (value == FP_OFFER_ADDED)
    {
      *offer = e->added;
      return;
    }
  encounter_packages (e, speaker, number, index + 1, &packages);
  if (index < packages.n)
    *offer = packages.offers[index];
}

/* Returns term number @value of those that @speaker can offer. */
static FpDealTerm
term_of (FpEngine *e, uint8_t speaker, int value)
{
  FpDealTerm terms[FP_MAX_OPTIONS];
  guint n = encounter_list_terms (e, speaker, terms), index = (guint) value - ENCOUNTER_FIRST_OFFER;

  return index < n ? terms[index] : (FpDealTerm){ .place = FP_NO_PLACE, .def = FP_NO_CARD };
}

void
encounter_option_offer (FpEngine *e, const FpOption *option, FpDealOffer *offer)
{
  uint8_t speaker = (uint8_t) (option->target & 0xff);
  guint number = (guint) option->target >> 8;
  FpDealTerm term;

  if (option->value == FP_OFFER_ADDED)
    *offer = e->added;
  else if (option->number == ENCOUNTER_DECIDE_PROPOSE)
    package_of (e, speaker, number, option->value, offer);
  else
    {
      term = term_of (e, speaker, option->value);
      *offer = (FpDealOffer){ .speaker = speaker };
      fp_deal_offer_add (offer, &term);
    }
}

/* Adds an option that is an offer, or a term, of the asked player. */
static void
add_offer (const FpPendingDecision *pending, FpOptions *options, guint index)
{
  int number = pending->arg[0];

  fp_options_add_named (options, pending->kind, (int) (ENCOUNTER_FIRST_OFFER + index), pending->seat | number << 8);
}

static void
add_word (FpOptions *options, int word)
{
  fp_options_add (options, FP_OPTION_WORD, word, ENCOUNTER_WORDS_DEAL);
}

void
encounter_propose_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  EncounterPackages packages;

  encounter_packages (e, pending->seat, (guint) pending->arg[0], ENCOUNTER_MOST_PACKAGES, &packages);
  for (guint i = 0; i < packages.n; i++)
    add_offer (pending, options, i);
  if (encounter_can_offer (e, pending->seat))
    add_word (options, ENCOUNTER_DEAL_COMPOSE);
  add_word (options, ENCOUNTER_DEAL_END);
}

/* Any legal offer can be made by its id, whatever the order of its terms. */
int
encounter_find_offer (FpEngine *e, const char *id)
{
  const FpPendingDecision *pending = &e->state->head.pending;
  EncounterPackages packages;
  FpDealOffer offer;

  if (!fp_deal_offer_read (e, id, pending->seat, encounter_opponent (e->state, pending->seat), &offer) ||
      !encounter_offer_is_legal (e, &offer))
    return -1;
  encounter_packages (e, pending->seat, (guint) pending->arg[0], ENCOUNTER_MOST_PACKAGES, &packages);
  for (guint i = 0; i < packages.n; i++)
    if (fp_deal_offer_same (&packages.offers[i], &offer))
      return (int) i;
  return fp_options_add_offer (e, &offer);
}

/* Returns TRUE if @term can follow the terms of @draft. */
static gboolean
can_follow (FpEngine *e, const FpDealOffer *draft, const FpDealTerm *term)
{
  FpDealOffer longer = *draft;

  if (draft->n > 0 && fp_deal_term_order (term, &draft->terms[draft->n - 1], draft->speaker) < 0)
    return FALSE;
  return fp_deal_offer_add (&longer, term) && encounter_offer_is_legal (e, &longer);
}

/* Terms come in rising order, so that each offer can be composed in one way; equal ones are
 * repeated. */
void
encounter_compose_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  FpDealTerm terms[FP_MAX_OPTIONS];
  guint n = encounter_list_terms (e, pending->seat, terms);
  FpDealOffer draft;

  fp_deal_stored (e->state, (guint) pending->arg[0], pending->seat, &draft);
  for (guint i = 0; i < n; i++)
    if (can_follow (e, &draft, &terms[i]))
      add_offer (pending, options, i);
  if (draft.n > 0)
    add_word (options, ENCOUNTER_DEAL_OFFER);
}

/* A player who can't fulfil an offer can't accept it. The speaker learns only the answer. */
void
encounter_answer_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  FpDealOffer offer;

  fp_deal_stored (e->state, (guint) pending->arg[0], encounter_opponent (e->state, pending->seat), &offer);
  if (encounter_can_accept (e, &offer))
    add_word (options, ENCOUNTER_DEAL_ACCEPT);
  add_word (options, ENCOUNTER_DEAL_REFUSE);
  add_word (options, ENCOUNTER_DEAL_END);
}

/* --- Players who don't think long --- */

/* Returns how many more colonies of @seat in others' systems there would be after @offer. */
static int
more_colonies (const FpState *s, uint8_t seat, const FpDealOffer *offer)
{
  int n = 0;

  for (guint i = 0; i < offer->n; i++)
    {
      const FpDealTerm *term = &offer->terms[i];

      n += term->what == ENCOUNTER_TERM_COLONY && term->giver != seat && encounter_system (s, term->place) != seat &&
           s->places[term->place].ships[seat] == 0;
    }
  return n;
}

static gboolean
wins_by (FpEngine *e, uint8_t seat, const FpDealOffer *offer)
{
  int more = more_colonies (e->state, seat, offer);

  return more > 0 && encounter_foreign_colonies (e->state, seat) + more >= encounter_needed (e, seat);
}

/* Returns TRUE if @option makes or accepts an offer by which the other player alone wins. */
static gboolean
hands_over (FpEngine *e, const FpPendingDecision *pending, const FpOption *option)
{
  uint8_t seat = pending->seat, other = encounter_opponent (e->state, seat);
  FpDealOffer offer;

  /* Finding an offer takes long, and a package has one colony for each. */
  if (encounter_foreign_colonies (e->state, other) + 1 < encounter_needed (e, other))
    return FALSE;
  if (pending->kind == ENCOUNTER_DECIDE_PROPOSE)
    encounter_option_offer (e, option, &offer);
  else
    fp_deal_stored (e->state, (guint) pending->arg[0], other, &offer);
  return wins_by (e, other, &offer) && !wins_by (e, seat, &offer);
}

guint
encounter_weigh_deal (FpEngine *e, const FpPendingDecision *pending, const FpOption *option)
{
  if (option->kind != FP_OPTION_NAMED && option->value != ENCOUNTER_DEAL_ACCEPT)
    return option->value == ENCOUNTER_DEAL_COMPOSE ? 0 : 1;
  return hands_over (e, pending, option) ? 0 : 2;
}

FpInclination
encounter_inclination (const FpPendingDecision *pending, const FpOption *option)
{
  if (pending->kind == ENCOUNTER_DECIDE_INVITED && option->kind == FP_OPTION_SEAT)
    return FP_INCLINATION_INVITE;
  if (pending->kind == ENCOUNTER_DECIDE_SIDE && option->kind == FP_OPTION_SEAT)
    return FP_INCLINATION_JOIN;
  if (pending->kind == ENCOUNTER_DECIDE_ANSWER && option->value == ENCOUNTER_DEAL_ACCEPT)
    return FP_INCLINATION_DEAL;
  return FP_INCLINATION_NONE;
}

/* --- Composing --- */

typedef struct
{
  uint8_t speaker, number;
  int16_t answer;
  uint8_t picked, pad;
} compose_locals;

/* Adds the chosen term to the draft, which is offer number my->number. */
static void
put_in_draft (FpEngine *e, const compose_locals *my)
{
  FpDealTerm term = term_of (e, my->speaker, my->answer);
  FpDealOffer draft;

  fp_deal_stored (e->state, my->number, my->speaker, &draft);
  fp_deal_offer_add (&draft, &term);
  fp_deal_store (e->state, my->number, &draft);
}

FpFlow
encounter_compose (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (compose);
  while (my->answer != ENCOUNTER_DEAL_OFFER)
    {
      FP_CHOOSE (my->speaker, ENCOUNTER_DECIDE_COMPOSE, answer, .flags = FP_DECISION_UNORDERED, .picked = my->picked,
                 .least = 2, .most = FP_MAX_OFFER_TERMS + 1, .arg = { my->number });
      if (my->answer >= ENCOUNTER_FIRST_OFFER)
        put_in_draft (e, my);
      my->picked++;
    }
  FP_END;
}

/* --- The talk --- */

FP_LOCALS (negotiate)
{
  uint8_t number, speaker;
  int16_t answer;
};

/* Makes the chosen package offer number my->number. */
static void
put_package (FpEngine *e, const negotiate_locals *my)
{
  FpDealOffer offer;

  package_of (e, my->speaker, my->number, my->answer, &offer);
  fp_deal_store (e->state, my->number, &offer);
}

static void
tell (FpEngine *e, guint event, const negotiate_locals *my)
{
  FP_EMIT_NUMBER (e, (uint8_t) event, .seat = my->speaker, .other = encounter_opponent (e->state, my->speaker),
                  .value = my->number);
}

/* The result is 1 if a deal was carried out, 0 if not. */
FpFlow
encounter_negotiate (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (negotiate);
  s->head.n_deal_terms = 0;
  for (my->number = 0; my->number < ENCOUNTER_OFFERS_EACH * ENCOUNTER_N_SIDES; my->number++)
    {
      my->speaker = encounter_main (s, my->number % ENCOUNTER_N_SIDES);
      FP_CHOOSE (my->speaker, ENCOUNTER_DECIDE_PROPOSE, answer, .arg = { my->number });
      if (my->answer == ENCOUNTER_DEAL_COMPOSE)
        FP_CALL (ENCOUNTER_compose, compose_locals, .speaker = my->speaker, .number = my->number);
      else if (my->answer == ENCOUNTER_DEAL_END)
        break;
      else
        put_package (e, my);
      tell (e, ENCOUNTER_EVENT_OFFER_MADE, my);
      FP_CHOOSE (encounter_opponent (s, my->speaker), ENCOUNTER_DECIDE_ANSWER, answer, .arg = { my->number });
      if (my->answer == ENCOUNTER_DEAL_ACCEPT && encounter_book (e)->deal != 0)
        FP_ACTION (encounter_book (e)->deal, .who = encounter_main (s, ENCOUNTER_OFFENSE),
                   .cause = ENCOUNTER_make_deal);
      if (my->answer == ENCOUNTER_DEAL_ACCEPT && encounter_book (e)->deal != 0 && s->head.result < 0)
        break;
      if (my->answer == ENCOUNTER_DEAL_ACCEPT)
        {
          FP_CALL (ENCOUNTER_carry_out, EncounterCarryOut, .offer = my->number, .speaker = my->speaker);
          s->head.n_deal_terms = 0;
          s->head.result = 1;
          FP_RETURN;
        }
      if (my->answer == ENCOUNTER_DEAL_END)
        break;
      tell (e, ENCOUNTER_EVENT_OFFER_REFUSED, my);
    }
  s->head.n_deal_terms = 0;
  s->head.result = 0;
  FP_END;
}
