/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Carrying out a deal, at once: both players choose what a term leaves open, then cards and ships
 * change hands together (rulings 24 and 25). */
#include "editions/encounter/encounter-deal.h"

#include "engine/effects/fp-effects.h"
#include "engine/knowledge/fp-knowledge.h"

/* --- Cards --- */

typedef EncounterGiveCards give_cards_locals;

/* Returns the next term of @seat about cards of a kind, from index my->term on; NULL: none. */
static const FpDealTerm *
kind_term (const FpDealOffer *offer, give_cards_locals *my)
{
  for (; my->term < offer->n; my->term++)
    if (offer->terms[my->term].giver == my->seat && offer->terms[my->term].what == ENCOUNTER_TERM_KIND)
      return &offer->terms[my->term];
  return NULL;
}

/* Collects the cards of @kind in @seat's hand that don't go to the other player yet. */
static guint
candidates (const FpEngine *e, uint8_t seat, guint kind, uint16_t *cards)
{
  uint16_t all[FP_MAX_CARDS];
  guint n_all = fp_zone_sorted (e->state, encounter_zone (seat, ENCOUNTER_HAND), all), n = 0;

  for (guint i = 0; i < n_all; i++)
    if (fp_engine_def (e, all[i])->kind == kind && !encounter_is_marked (e->state, all[i]))
      cards[n++] = all[i];
  return n;
}

/* Returns the first of the @n sorted @cards that may be chosen after a card of definition @last;
 * −1: none has been chosen. */
static guint
first_behind (const FpState *s, const uint16_t *cards, guint n, int last)
{
  guint first = 0;

  while (last >= 0 && first < n && s->cards[cards[first]].def < last)
    first++;
  return first;
}

/* Returns the number of cards still to choose for @term. The player of a hand that was dealt anew,
 * in a playout, may have fewer than the offer names. */
static int
left_of (const FpEngine *e, const give_cards_locals *my, const FpDealTerm *term)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = candidates (e, my->seat, term->kind, cards);

  return MIN (term->count - my->picked, (int) (n - first_behind (e->state, cards, n, my->last)));
}

/* Returns the number of cards of a kind still to choose for the running term; 0: all terms are
 * done. Its kind is @kind. */
static int
left_to_choose (FpEngine *e, give_cards_locals *my, guint *kind)
{
  FpDealOffer offer;
  const FpDealTerm *term;

  fp_deal_stored (e->state, my->offer, my->speaker, &offer);
  for (term = kind_term (&offer, my); term != NULL && left_of (e, my, term) == 0; term = kind_term (&offer, my))
    {
      my->term++;
      my->picked = 0;
      my->last = -1;
    }
  *kind = term != NULL ? term->kind : 0;
  return term != NULL ? left_of (e, my, term) : 0;
}

/* Cards in rising order, with enough left behind them; arg[0]: kind, arg[1]: the definition of the
 * last one, −1: none yet. */
void
encounter_give_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = candidates (e, pending->seat, (guint) pending->arg[0], cards);
  guint first = first_behind (s, cards, n, pending->arg[1]);
  guint needed = (guint) MAX (pending->least - pending->picked, 1);

  for (guint i = first; i + needed <= n; i++)
    if (i == first || !fp_cards_alike (s, cards[i], cards[i - 1]))
      fp_options_add (options, FP_OPTION_CARD, cards[i], cards[i]);
}

/* Marks the cards that the terms of @seat take at random from the others of its hand. */
static void
mark_random (FpEngine *e, const give_cards_locals *my)
{
  FpState *s = e->state;
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;
  FpDealOffer offer;

  FP_EACH_CARD (s, encounter_zone (my->seat, ENCOUNTER_HAND), card)
    if (!encounter_is_marked (s, card))
      cards[n++] = card;
  fp_deal_stored (s, my->offer, my->speaker, &offer);
  for (guint i = 0; i < offer.n; i++)
    for (guint k = 0; k < offer.terms[i].count && n > 0; k++)
      if (offer.terms[i].giver == my->seat && offer.terms[i].what == ENCOUNTER_TERM_RANDOM)
        {
          guint drawn = fp_engine_draw (e, n);

          fp_selection_mark (s, cards[drawn]);
          cards[drawn] = cards[--n];
        }
}

/* Lets the marked cards of @seat wait for the batch. */
static void
add_move (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (e->state, cards);
  FpAction about = fp_common_action (ENCOUNTER_move, seat, ENCOUNTER_make_deal), *action;

  if (n == 0)
    return;
  about.zone = (int16_t) encounter_zone (encounter_opponent (e->state, seat), ENCOUNTER_HAND);
  about.count = (int16_t) n;
  action = fp_batch_add (e, &about);
  if (action == NULL)
    return;
  if (n == 1)
    action->card = cards[0];
  for (guint i = 0; i < n && n > 1; i++)
    fp_action_add_card (e, action, cards[i]);
}

static void
mark_named (FpEngine *e, const give_cards_locals *my)
{
  FpDealOffer offer;

  fp_deal_stored (e->state, my->offer, my->speaker, &offer);
  encounter_mark_named (e, &offer, my->seat);
}

FpFlow
encounter_give_cards (FpEngine *e, FpFrame *f)
{
  guint kind;

  FP_BEGIN (give_cards);
  mark_named (e, my);
  my->last = -1;
  while (left_to_choose (e, my, &kind) > 0)
    {
      FP_CHOOSE (my->seat, ENCOUNTER_DECIDE_GIVE, card, .flags = FP_DECISION_SECRET | FP_DECISION_UNORDERED,
                 .picked = (uint8_t) my->picked, .least = (uint8_t) (my->picked + left_to_choose (e, my, &kind)),
                 .most = (uint8_t) (my->picked + left_to_choose (e, my, &kind)), .arg = { (int16_t) kind, my->last });
      fp_selection_mark (s, (uint16_t) my->card);
      my->last = (int16_t) s->cards[my->card].def;
      my->picked++;
    }
  mark_random (e, my);
  add_move (e, my->seat);
  FP_END;
}

/* Named cards are shown: everybody has heard which cards change hands. */
static void
show_named (FpEngine *e)
{
  FpState *s = e->state;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].marks >> FP_MARK_FIRST & 1)
      {
        s->cards[card].marks &= ~(1U << FP_MARK_FIRST);
        fp_card_shown (e, card);
      }
}

/* --- Ships --- */

typedef EncounterTakeColony take_colony_locals;

/* Offers all ships of @seat that are not in the Warp. */
static void
offer_ships (FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;

  for (uint8_t place = 0; place < s->head.n_places; place++)
    if (place != ENCOUNTER_WARP && place != ENCOUNTER_OUT && s->places[place].ships[seat] > 0)
      fp_split_offer (e, place, FALSE, s->places[place].ships[seat]);
}

static void
add_landing (FpEngine *e, uint8_t seat, uint8_t place)
{
  FpAction about = fp_common_action (ENCOUNTER_land, seat, ENCOUNTER_make_deal), *action;

  about.to = place;
  about.count = e->state->head.result;
  action = fp_batch_add (e, &about);
  if (action != NULL)
    fp_split_attach (e, action);
}

/* The taker of a colony says how many ships it gets, and from where (ruling 25). */
FpFlow
encounter_take_colony (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (take_colony);
  offer_ships (e, my->seat);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
           .kind = ENCOUNTER_DECIDE_DEAL_SHIPS, .least = 1, .most = INT8_MAX, .code = -1);
  add_landing (e, my->seat, my->place);
  FP_END;
}

/* --- The deal --- */

typedef EncounterCarryOut carry_out_locals;

/* Returns term number my->term of the deal, NULL: there is none. */
static gboolean
get_term (const FpState *s, const carry_out_locals *my, FpDealTerm *term)
{
  FpDealOffer offer;

  fp_deal_stored (s, my->offer, my->speaker, &offer);
  if (my->term < offer.n)
    *term = offer.terms[my->term];
  return my->term < offer.n;
}

gboolean
encounter_take_colony_by (FpEngine *e, const FpDealTerm *term, uint8_t taker)
{
  take_colony_locals *part = fp_engine_push (e, ENCOUNTER_take_colony);

  *part = (take_colony_locals){ .seat = taker, .place = term->place };
  return TRUE;
}

gboolean
encounter_free_ships (FpEngine *e, const FpDealTerm *term, uint8_t taker)
{
  EncounterGoHome *part = fp_engine_push (e, ENCOUNTER_go_home);

  *part = (EncounterGoHome){ .seat = taker, .from = ENCOUNTER_WARP, .together = TRUE, .count = term->count };
  return TRUE;
}

/* Begins what @term gives to @taker besides cards. Returns FALSE if there is nothing to begin. */
static gboolean
begin_term (FpEngine *e, const FpDealTerm *term, uint8_t taker)
{
  const EncounterTermDef *def = &encounter_book (e)->terms[term->what];

  return def->carry_out != NULL && def->carry_out (e, term, taker);
}

FpFlow
encounter_carry_out (FpEngine *e, FpFrame *f)
{
  FpDealTerm term;

  FP_BEGIN (carry_out);
  for (my->turn = 0; my->turn < ENCOUNTER_N_SIDES; my->turn++)
    FP_CALL (ENCOUNTER_give_cards, EncounterGiveCards, .offer = my->offer, .speaker = my->speaker,
             .seat = encounter_main (s, my->turn));
  for (my->turn = 0; my->turn < ENCOUNTER_N_SIDES; my->turn++)
    for (my->term = 0; get_term (s, my, &term); my->term++)
      {
        if (term.giver != encounter_main (s, my->turn) && begin_term (e, &term, encounter_main (s, my->turn)))
          FP_GO;
      }
  FP_RUN (FP_MACHINE_BATCH);
  show_named (e);
  FP_END;
}
