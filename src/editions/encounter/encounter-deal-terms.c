/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Terms of deals: which of them a player may offer, and which a player can fulfil (rulings 22 and
 * 24). Named cards are set aside first, then the lowest and highest attacks, then cards of a kind,
 * then cards at random. */
#include "editions/encounter/encounter-box.h"
#include "editions/encounter/encounter-deal.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"

const FpDealTermDef encounter_deal_terms[ENCOUNTER_N_TERMS] = {
  [ENCOUNTER_TERM_COLONY] = { "colony", FP_DEAL_TERM_PLACE },
  [ENCOUNTER_TERM_CARD] = { "card", FP_DEAL_TERM_CARD },
  [ENCOUNTER_TERM_KIND] = { "kind", FP_DEAL_TERM_KIND },
  [ENCOUNTER_TERM_LOWEST] = { "lowest", 0 },
  [ENCOUNTER_TERM_HIGHEST] = { "highest", 0 },
  [ENCOUNTER_TERM_RANDOM] = { "random", 0 },
  [ENCOUNTER_TERM_SHIPS] = { "ships", 0 },
};

/* --- Colonies and ships --- */

/* Returns TRUE if @seat has ships outside the Warp. */
static gboolean
has_free_ships (const FpState *s, uint8_t seat)
{
  for (guint place = 0; place < s->head.n_places; place++)
    if (place != ENCOUNTER_WARP && place != ENCOUNTER_OUT && s->places[place].ships[seat] > 0)
      return TRUE;
  return FALSE;
}

gboolean
encounter_may_give_colony (const FpState *s, guint place, uint8_t giver, uint8_t taker)
{
  return encounter_is_colony (s, place, giver) && !encounter_is_colony (s, place, taker) && has_free_ships (s, taker);
}

gboolean
encounter_may_free (FpEngine *e, uint8_t seat)
{
  return fp_query_player (e, ENCOUNTER_Q_FREES_SHIPS, seat, FALSE) != 0;
}

int
encounter_most_freed (FpEngine *e, uint8_t giver, uint8_t taker)
{
  if (!encounter_may_free (e, giver) || encounter_colony_ships (e->state, taker) == 0)
    return 0;
  return e->state->places[ENCOUNTER_WARP].ships[taker];
}

/* --- Cards --- */

gboolean
encounter_is_marked (const FpState *s, uint16_t card)
{
  return (s->cards[card].marks >> FP_MARK_SELECTED & 1) != 0;
}

static void
unmark_all (FpState *s, uint16_t hand)
{
  FP_EACH_CARD (s, hand, card)
    s->cards[card].marks &= ~(1U << FP_MARK_SELECTED | 1U << FP_MARK_FIRST);
  s->head.n_selected = 0;
}

static guint
printed_kind (const FpEngine *e, uint16_t card)
{
  return fp_engine_def (e, card)->kind;
}

/* Returns an unmarked card of @hand with the definition @def, FP_NO_CARD: none. */
uint16_t
encounter_find_named (const FpState *s, uint16_t hand, uint16_t def)
{
  FP_EACH_CARD (s, hand, card)
    if (s->cards[card].def == def && !encounter_is_marked (s, card))
      return card;
  return FP_NO_CARD;
}

/* Returns the unmarked attack of @hand with the lowest or highest printed value, FP_NO_CARD:
 * none. */
static uint16_t
find_extreme (const FpEngine *e, uint16_t hand, gboolean highest)
{
  const FpState *s = e->state;
  uint16_t best = FP_NO_CARD;

  FP_EACH_CARD (s, hand, card)
    {
      int value = fp_engine_def (e, card)->value;

      if (printed_kind (e, card) != ENCOUNTER_KIND_ATTACK || encounter_is_marked (s, card))
        continue;
      if (best == FP_NO_CARD ||
          (highest ? value > fp_engine_def (e, best)->value : value < fp_engine_def (e, best)->value))
        best = card;
    }
  return best;
}

/* Marks what @term, of one of the kinds that leave no choice, takes from @hand. */
static gboolean
mark_term (FpEngine *e, const FpDealTerm *term, uint16_t hand)
{
  FpState *s = e->state;
  guint count = term->what == ENCOUNTER_TERM_CARD ? 1 : term->count;

  for (guint i = 0; i < count; i++)
    {
      uint16_t card = term->what == ENCOUNTER_TERM_CARD ? encounter_find_named (s, hand, term->def)
                                                        : find_extreme (e, hand, term->what == ENCOUNTER_TERM_HIGHEST);

      if (card == FP_NO_CARD)
        return FALSE;
      fp_selection_mark (s, card);
      if (term->what == ENCOUNTER_TERM_CARD)
        s->cards[card].marks |= 1U << FP_MARK_FIRST;
    }
  return TRUE;
}

gboolean
encounter_mark_named (FpEngine *e, const FpDealOffer *offer, uint8_t seat)
{
  uint16_t hand = encounter_zone (seat, ENCOUNTER_HAND);

  for (guint what = ENCOUNTER_TERM_CARD; what <= ENCOUNTER_TERM_HIGHEST; what++)
    for (guint i = 0; i < offer->n; i++)
      if (what != ENCOUNTER_TERM_KIND && offer->terms[i].giver == seat && offer->terms[i].what == what &&
          !mark_term (e, &offer->terms[i], hand))
        return FALSE;
  return TRUE;
}

/* Returns the number of unmarked cards of @kind (0: any) in @hand. */
int
encounter_count_unmarked (const FpEngine *e, uint16_t hand, guint kind)
{
  int n = 0;

  FP_EACH_CARD (e->state, hand, card)
    n += (kind == 0 || printed_kind (e, card) == kind) && !encounter_is_marked (e->state, card);
  return n;
}

/* Returns TRUE if @seat gives cards in @offer that are marked, so that no other term takes them. */
static gboolean
gives_named (const FpDealOffer *offer, uint8_t seat)
{
  for (guint i = 0; i < offer->n; i++)
    if (offer->terms[i].giver == seat &&
        (offer->terms[i].what == ENCOUNTER_TERM_CARD || offer->terms[i].what == ENCOUNTER_TERM_LOWEST ||
         offer->terms[i].what == ENCOUNTER_TERM_HIGHEST))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if @seat has all cards that it gives in @offer. */
static gboolean
has_cards (FpEngine *e, const FpDealOffer *offer, uint8_t seat)
{
  uint16_t hand = encounter_zone (seat, ENCOUNTER_HAND);
  gboolean marks = gives_named (offer, seat), enough = !marks || encounter_mark_named (e, offer, seat);
  int left = marks ? encounter_count_unmarked (e, hand, 0) : e->state->zones[hand].count;

  for (guint i = 0; i < offer->n && enough; i++)
    {
      const FpDealTerm *term = &offer->terms[i];

      if (term->giver != seat || (term->what != ENCOUNTER_TERM_KIND && term->what != ENCOUNTER_TERM_RANDOM))
        continue;
      left -= term->count;
      enough = left >= 0 &&
               (term->what == ENCOUNTER_TERM_RANDOM || encounter_count_unmarked (e, hand, term->kind) >= term->count);
    }
  if (marks)
    unmark_all (e->state, hand);
  return enough;
}

/* Returns the number of copies of definition @def in the game. Nobody knows which cards are still
 * in the box. */
static guint
count_copies (const FpEngine *e, uint16_t def)
{
  const FpState *s = e->state;
  guint n = 0;

  if (encounter_is_boxed (e, fp_catalog_card (e->catalog, def)->kind))
    return 1;
  for (guint card = 0; card < s->head.n_cards; card++)
    n += s->cards[card].def == def && (s->cards[card].flags & FP_CARD_COPY) == 0;
  return n;
}

gboolean
encounter_lies_in_hands (const FpEngine *e, guint kind)
{
  return kind < e->edition->n_kinds && (encounter_book (e)->hand_kinds >> kind & 1) != 0;
}

/* Returns TRUE if @seat, whose hand its partner can't see, may have the cards that it would give in
 * @offer. */
static gboolean
may_have_cards (FpEngine *e, const FpDealOffer *offer, uint8_t seat)
{
  guint n = 0;

  for (guint i = 0; i < offer->n; i++)
    {
      const FpDealTerm *term = &offer->terms[i];
      guint like = 0;

      if (term->giver != seat || !encounter_book (e)->terms[term->what].takes_cards)
        continue;
      n += term->count;
      for (guint k = 0; k < offer->n && term->what == ENCOUNTER_TERM_CARD; k++)
        like += fp_deal_term_order (&offer->terms[k], term, seat) == 0 && offer->terms[k].giver == seat;
      if (like > 0 && like > count_copies (e, term->def))
        return FALSE;
    }
  return n <= e->state->zones[encounter_zone (seat, ENCOUNTER_HAND)].count;
}

/* --- Offers --- */

/* Returns TRUE if @a and @b can't stand in one offer: one colony for each player, and one term of
 * each kind but named cards. */
static gboolean
exclude_each_other (const FpEngine *e, const FpDealTerm *a, const FpDealTerm *b)
{
  return a->giver == b->giver && a->what == b->what && !encounter_book (e)->terms[a->what].may_repeat &&
         (a->what != ENCOUNTER_TERM_KIND || a->kind == b->kind);
}

static gboolean
term_is_legal (FpEngine *e, const FpDealTerm *term)
{
  const EncounterTermDef *def = &encounter_book (e)->terms[term->what];

  return def->is_legal == NULL || def->is_legal (e, term, encounter_opponent (e->state, term->giver));
}

gboolean
encounter_offer_is_legal (FpEngine *e, const FpDealOffer *offer)
{
  for (guint i = 0; i < offer->n; i++)
    {
      if (!term_is_legal (e, &offer->terms[i]))
        return FALSE;
      for (guint k = 0; k < i; k++)
        if (exclude_each_other (e, &offer->terms[i], &offer->terms[k]))
          return FALSE;
    }
  return offer->n > 0 && has_cards (e, offer, offer->speaker) &&
         may_have_cards (e, offer, encounter_opponent (e->state, offer->speaker));
}

gboolean
encounter_can_accept (FpEngine *e, const FpDealOffer *offer)
{
  return has_cards (e, offer, encounter_opponent (e->state, offer->speaker));
}

/* --- All terms --- */

gboolean
encounter_can_offer (const FpEngine *e, uint8_t speaker)
{
  const FpState *s = e->state;
  uint8_t other = encounter_opponent (s, speaker);

  if (s->zones[encounter_zone (speaker, ENCOUNTER_HAND)].count +
          s->zones[encounter_zone (other, ENCOUNTER_HAND)].count >
      0)
    return TRUE;
  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_may_give_colony (s, place, speaker, other) || encounter_may_give_colony (s, place, other, speaker))
      return TRUE;
  return FALSE;
}

void
encounter_add_term (EncounterTermList *list, FpDealTerm term)
{
  term.giver = list->giver;
  if (list->n < FP_MAX_OPTIONS - 1)
    list->terms[list->n++] = term;
  else
    fp_engine_drop (list->e, "term of a deal");
}

static void
list_side (EncounterTermList *list, gboolean own)
{
  for (guint what = 0; what < list->e->edition->n_deal_terms; what++)
    encounter_book (list->e)->terms[what].list (list, what, own);
}

guint
encounter_list_terms (FpEngine *e, uint8_t speaker, FpDealTerm *terms)
{
  uint8_t other = encounter_opponent (e->state, speaker);
  EncounterTermList list = { .e = e, .giver = speaker, .taker = other, .terms = terms };

  list_side (&list, TRUE);
  list.giver = other;
  list.taker = speaker;
  list_side (&list, FALSE);
  return list.n;
}
