/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kinds of terms in deals: which may be offered, and what they give. */
#include "editions/encounter/encounter-box.h"
#include "editions/encounter/encounter-deal.h"

static void
add_counts (EncounterTermList *list, guint what, guint kind, int most)
{
  for (int i = 1; i <= MIN (most, ENCOUNTER_MOST_ASKED); i++)
    encounter_add_term (list, (FpDealTerm){ .what = (uint8_t) what,
                                            .count = (uint8_t) i,
                                            .place = FP_NO_PLACE,
                                            .kind = (uint8_t) kind,
                                            .def = FP_NO_CARD });
}

static gboolean
is_legal_colony (FpEngine *e, const FpDealTerm *term, uint8_t taker)
{
  return encounter_may_give_colony (e->state, term->place, term->giver, taker);
}

static void
list_colonies (EncounterTermList *list, guint what, gboolean own G_GNUC_UNUSED)
{
  const FpState *s = list->e->state;

  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (encounter_may_give_colony (s, place, list->giver, list->taker))
      encounter_add_term (list, (FpDealTerm){ .what = (uint8_t) what, .place = (uint8_t) place, .def = FP_NO_CARD });
}

static gboolean
is_legal_card (FpEngine *e, const FpDealTerm *term, uint8_t taker G_GNUC_UNUSED)
{
  return term->def != FP_NO_CARD && encounter_lies_in_hands (e, fp_catalog_card (e->catalog, term->def)->kind);
}

/* Sets the bits in @found of the definitions of which the game has a card. */
static void
find_defs (const FpState *s, uint64_t found[FP_MAX_CARDS / 64])
{
  for (guint i = 0; i < s->head.n_cards; i++)
    if ((s->cards[i].flags & FP_CARD_COPY) == 0 && s->cards[i].def < FP_MAX_CARDS)
      found[s->cards[i].def / 64] |= (uint64_t) 1 << s->cards[i].def % 64;
}

/* Returns TRUE if the speaker can name the card with definition @def in the giver's hand. Of cards
 * in the box these are the own ones and those that the speaker knows of there, since nobody knows
 * which are in the game. */
static gboolean
can_name (const EncounterTermList *list, guint def, gboolean own)
{
  const FpState *s = list->e->state;
  uint16_t hand = encounter_zone (list->giver, ENCOUNTER_HAND);
  gboolean boxed = encounter_is_boxed (list->e, fp_catalog_card (list->e->catalog, def)->kind);
  uint16_t named;

  if (!boxed && !(own && s->zones[hand].count > 0))
    return TRUE;
  named = encounter_find_named (s, hand, (uint16_t) def);
  return named != FP_NO_CARD && (own || ((s->cards[named].known | s->cards[named].pooled) >> list->taker & 1) != 0);
}

/* Each card of the game that lies in hands, or only those in the speaker's own hand. */
static void
list_cards (EncounterTermList *list, guint what, gboolean own)
{
  const FpEngine *e = list->e;
  uint64_t found[FP_MAX_CARDS / 64] = { 0 };

  find_defs (e->state, found);
  for (guint def = 0; def < MIN (e->catalog->cards->len, FP_MAX_CARDS); def++)
    if (encounter_lies_in_hands (e, fp_catalog_card (e->catalog, def)->kind) &&
        (found[def / 64] >> def % 64 & 1) != 0 && can_name (list, def, own))
      encounter_add_term (
          list, (FpDealTerm){ .what = (uint8_t) what, .count = 1, .place = FP_NO_PLACE, .def = (uint16_t) def });
}

static gboolean
is_legal_kind (FpEngine *e, const FpDealTerm *term, uint8_t taker G_GNUC_UNUSED)
{
  return encounter_lies_in_hands (e, term->kind);
}

static void
list_kinds (EncounterTermList *list, guint what, gboolean own)
{
  const FpEngine *e = list->e;
  uint16_t hand = encounter_zone (list->giver, ENCOUNTER_HAND);

  for (guint kind = 1; kind < e->edition->n_kinds; kind++)
    if (encounter_lies_in_hands (e, kind))
      add_counts (list, what, kind, own ? encounter_count_unmarked (e, hand, kind) : e->state->zones[hand].count);
}

/* The lowest or the highest attacks. */
static void
list_extremes (EncounterTermList *list, guint what, gboolean own)
{
  const FpEngine *e = list->e;
  uint16_t hand = encounter_zone (list->giver, ENCOUNTER_HAND);

  add_counts (list, what, 0,
              own ? encounter_count_unmarked (e, hand, ENCOUNTER_KIND_ATTACK) : e->state->zones[hand].count);
}

static void
list_random (EncounterTermList *list, guint what, gboolean own G_GNUC_UNUSED)
{
  add_counts (list, what, 0, list->e->state->zones[encounter_zone (list->giver, ENCOUNTER_HAND)].count);
}

static gboolean
is_legal_number_of_ships (FpEngine *e, const FpDealTerm *term, uint8_t taker)
{
  return term->count <= encounter_most_freed (e, term->giver, taker);
}

static void
list_ships (EncounterTermList *list, guint what, gboolean own G_GNUC_UNUSED)
{
  add_counts (list, what, 0, encounter_most_freed (list->e, list->giver, list->taker));
}

const EncounterTermDef encounter_terms[ENCOUNTER_N_TERMS] = {
  [ENCOUNTER_TERM_COLONY] = { .is_legal = is_legal_colony,
                              .list = list_colonies,
                              .carry_out = encounter_take_colony_by },
  [ENCOUNTER_TERM_CARD] = { .takes_cards = TRUE, .may_repeat = TRUE, .is_legal = is_legal_card, .list = list_cards },
  [ENCOUNTER_TERM_KIND] = { .takes_cards = TRUE, .is_legal = is_legal_kind, .list = list_kinds },
  [ENCOUNTER_TERM_LOWEST] = { .takes_cards = TRUE, .list = list_extremes },
  [ENCOUNTER_TERM_HIGHEST] = { .takes_cards = TRUE, .list = list_extremes },
  [ENCOUNTER_TERM_RANDOM] = { .takes_cards = TRUE, .list = list_random },
  [ENCOUNTER_TERM_SHIPS] = { .is_legal = is_legal_number_of_ships,
                             .list = list_ships,
                             .carry_out = encounter_free_ships },
};
