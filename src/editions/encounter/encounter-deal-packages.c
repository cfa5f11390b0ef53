/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Packages: the offers that a player may make with one answer. Templates in a fixed order, filled
 * with what the speaker sees: the planets, its own hand, and the number of the other's cards. */
#include "editions/encounter/encounter-deal.h"

typedef struct
{
  FpEngine *e;
  EncounterPackages *packages;
  guint number; /* of the offer to be made */
  guint most; /* packages that are wanted */
  uint8_t speaker, other;
  uint8_t given[2], taken[2]; /* planets for a colony of the other, and of the speaker */
} Templates;

/* Returns TRUE if @offer was made before in this talk, or is a package already. */
static gboolean
is_known (const Templates *t, const FpDealOffer *offer)
{
  FpDealOffer before;

  for (guint i = 0; i < t->packages->n; i++)
    if (fp_deal_offer_same (offer, &t->packages->offers[i]))
      return TRUE;
  for (guint i = 0; i < t->number; i++)
    {
      fp_deal_stored (t->e->state, i, t->speaker, &before);
      if (fp_deal_offer_same (offer, &before))
        return TRUE;
    }
  return FALSE;
}

static void
add_offer (Templates *t, const FpDealOffer *offer)
{
  if (t->packages->n < t->most && encounter_offer_is_legal (t->e, offer) && !is_known (t, offer))
    t->packages->offers[t->packages->n++] = *offer;
}

static void
add_terms (Templates *t, const FpDealTerm *give, const FpDealTerm *take)
{
  FpDealOffer offer;

  if (t->packages->n == t->most)
    return;
  offer = (FpDealOffer){ .speaker = t->speaker };
  if (give != NULL)
    fp_deal_offer_add (&offer, give);
  if (take != NULL)
    fp_deal_offer_add (&offer, take);
  add_offer (t, &offer);
}

static FpDealTerm
cards (uint8_t giver, guint what, guint kind, int count)
{
  return (FpDealTerm){ .giver = giver,
                       .what = (uint8_t) what,
                       .count = (uint8_t) count,
                       .place = FP_NO_PLACE,
                       .kind = (uint8_t) kind,
                       .def = FP_NO_CARD };
}

static FpDealTerm
colony (uint8_t giver, uint8_t place)
{
  return (FpDealTerm){ .giver = giver, .what = ENCOUNTER_TERM_COLONY, .place = place, .def = FP_NO_CARD };
}

/* Returns the rank of the planet at @place as a colony that @giver gives @taker: foreign ones come
 * first, for they win the game, and those on which the giver has many ships. */
static int
rank_of (const FpState *s, uint8_t place, uint8_t giver, uint8_t taker)
{
  return (encounter_system (s, place) != taker ? 0 : 100) - s->places[place].ships[giver];
}

/* Writes the two best planets on which @giver could give @taker a colony; FP_NO_PLACE: none. */
static void
find_planets (const FpState *s, uint8_t giver, uint8_t taker, uint8_t best[2])
{
  best[0] = best[1] = FP_NO_PLACE;
  for (uint8_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    {
      if (!encounter_is_colony (s, place, giver) || encounter_is_colony (s, place, taker))
        continue;
      if (best[0] == FP_NO_PLACE || rank_of (s, place, giver, taker) < rank_of (s, best[0], giver, taker))
        {
          best[1] = best[0];
          best[0] = place;
        }
      else if (best[1] == FP_NO_PLACE || rank_of (s, place, giver, taker) < rank_of (s, best[1], giver, taker))
        best[1] = place;
    }
}

static gboolean
lacks (const FpEngine *e, uint8_t seat, guint kind)
{
  FP_EACH_CARD (e->state, encounter_zone (seat, ENCOUNTER_HAND), card)
    if (fp_engine_def (e, card)->kind == kind)
      return FALSE;
  return TRUE;
}

/* A colony for a colony: each of the best two with each. */
static void
add_colonies (Templates *t)
{
  for (guint i = 0; i < 2; i++)
    for (guint k = 0; k < 2; k++)
      {
        FpDealTerm give = colony (t->speaker, t->given[i]), take = colony (t->other, t->taken[k]);

        if (t->given[i] != FP_NO_PLACE && t->taken[k] != FP_NO_PLACE)
          add_terms (t, &give, &take);
      }
}

/* A colony for cards at random, or for a kind of card that the speaker lacks. */
static void
add_colony_for_cards (Templates *t)
{
  FpDealTerm give = colony (t->speaker, t->given[0]), take = colony (t->other, t->taken[0]);

  for (int n = 1; n <= 3; n++)
    {
      FpDealTerm mine = cards (t->speaker, ENCOUNTER_TERM_RANDOM, 0, n);
      FpDealTerm theirs = cards (t->other, ENCOUNTER_TERM_RANDOM, 0, n);

      if (t->taken[0] != FP_NO_PLACE)
        add_terms (t, &mine, &take);
      if (t->given[0] != FP_NO_PLACE)
        add_terms (t, &give, &theirs);
    }
  for (guint kind = 1; kind < t->e->edition->n_kinds; kind++)
    {
      FpDealTerm theirs = cards (t->other, ENCOUNTER_TERM_KIND, kind, 1);

      if ((encounter_book (t->e)->hand_kinds >> kind & 1) && t->given[0] != FP_NO_PLACE &&
          lacks (t->e, t->speaker, kind))
        add_terms (t, &give, &theirs);
    }
}

/* Ships that one player may free, for a colony or a card. */
static void
add_freed_ships (Templates *t)
{
  int mine = t->e->state->places[ENCOUNTER_WARP].ships[t->speaker];
  int theirs = t->e->state->places[ENCOUNTER_WARP].ships[t->other];
  FpDealTerm freed = cards (t->speaker, ENCOUNTER_TERM_SHIPS, 0, theirs);
  FpDealTerm asked = cards (t->other, ENCOUNTER_TERM_SHIPS, 0, mine);
  FpDealTerm take = colony (t->other, t->taken[0]), give = colony (t->speaker, t->given[0]);
  FpDealTerm card = cards (t->other, ENCOUNTER_TERM_RANDOM, 0, 1),
             own = cards (t->speaker, ENCOUNTER_TERM_RANDOM, 0, 1);

  if (theirs > 0 && t->taken[0] != FP_NO_PLACE)
    add_terms (t, &freed, &take);
  if (mine > 0 && t->given[0] != FP_NO_PLACE)
    add_terms (t, &give, &asked);
  if (theirs > 0)
    add_terms (t, &freed, &card);
  if (mine > 0)
    add_terms (t, &own, &asked);
}

/* A card for a card. */
static void
add_cards (Templates *t)
{
  static const guint whats[] = { ENCOUNTER_TERM_RANDOM, ENCOUNTER_TERM_LOWEST };
  FpDealTerm negotiate = cards (t->speaker, ENCOUNTER_TERM_KIND, ENCOUNTER_KIND_NEGOTIATE, 1);
  FpDealTerm attack = cards (t->speaker, ENCOUNTER_TERM_KIND, ENCOUNTER_KIND_ATTACK, 1);
  FpDealTerm their_negotiate = cards (t->other, ENCOUNTER_TERM_KIND, ENCOUNTER_KIND_NEGOTIATE, 1);
  FpDealTerm their_attack = cards (t->other, ENCOUNTER_TERM_KIND, ENCOUNTER_KIND_ATTACK, 1);

  for (guint i = 0; i < G_N_ELEMENTS (whats); i++)
    {
      FpDealTerm mine = cards (t->speaker, whats[i], 0, 1), theirs = cards (t->other, whats[i], 0, 1);

      add_terms (t, &mine, &theirs);
    }
  add_terms (t, &negotiate, &their_attack);
  add_terms (t, &attack, &their_negotiate);
}

/* The last offer of the other player, with one thing more for the speaker, or one less from it. */
static void
add_counters (Templates *t)
{
  FpDealOffer last;
  FpDealTerm card = cards (t->other, ENCOUNTER_TERM_RANDOM, 0, 1), take = colony (t->other, t->taken[0]);

  if (t->number == 0)
    return;
  fp_deal_stored (t->e->state, t->number - 1, t->speaker, &last);
  for (guint more = 0; more < 2; more++)
    {
      FpDealOffer offer = { .speaker = t->speaker };

      for (guint i = 0; i < last.n; i++)
        fp_deal_offer_add (&offer, &last.terms[i]);
      if ((more == 0 || t->taken[0] != FP_NO_PLACE) && fp_deal_offer_add (&offer, more == 0 ? &card : &take))
        add_offer (t, &offer);
    }
  for (guint less = 0; less < last.n; less++)
    {
      FpDealOffer offer = { .speaker = t->speaker };

      for (guint i = 0; i < last.n; i++)
        if (i != less)
          fp_deal_offer_add (&offer, &last.terms[i]);
      if (last.terms[less].giver == t->speaker)
        add_offer (t, &offer);
    }
}

/* Something for nothing: the other one gains if the talk doesn't fail. */
static void
add_gifts (Templates *t)
{
  FpDealTerm take = colony (t->other, t->taken[0]), give = colony (t->speaker, t->given[0]);
  FpDealTerm mine = cards (t->speaker, ENCOUNTER_TERM_RANDOM, 0, 1);
  FpDealTerm theirs = cards (t->other, ENCOUNTER_TERM_RANDOM, 0, 1);

  add_terms (t, &mine, NULL);
  add_terms (t, NULL, &theirs);
  if (t->taken[0] != FP_NO_PLACE)
    add_terms (t, NULL, &take);
  if (t->given[0] != FP_NO_PLACE)
    add_terms (t, &give, NULL);
}

void
encounter_packages (FpEngine *e, uint8_t speaker, guint number, guint most, EncounterPackages *packages)
{
  Templates t = { .e = e,
                  .packages = packages,
                  .number = number,
                  .most = MIN (most, ENCOUNTER_MOST_PACKAGES),
                  .speaker = speaker,
                  .other = encounter_opponent (e->state, speaker) };

  packages->n = 0;
  find_planets (e->state, speaker, t.other, t.given);
  find_planets (e->state, t.other, speaker, t.taken);
  add_colonies (&t);
  add_freed_ships (&t);
  add_counters (&t);
  add_cards (&t);
  add_colony_for_cards (&t);
  add_gifts (&t);
}
