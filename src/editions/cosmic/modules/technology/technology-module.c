/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the module, and where its cards begin and work. */
#include "editions/cosmic/modules/technology/technology-module.h"

#include "editions/encounter/encounter-vocabulary.h"

const char *const cosmic_tech_answers[TECHNOLOGY_TECH] = { "research", "complete", "abandon", "tech" };

const FpField cosmic_fields_of_tech[] = {
  { "cost", TECHNOLOGY_COST, .least = 0, .most = 20, .optional = TRUE },
  { "hidden", TECHNOLOGY_HIDDEN, .least = 0, .most = 1, .optional = TRUE },
  { NULL },
};

/* A token is in play only with its tech. */
const FpField cosmic_marks_of_token[] = {
  { .attribute = "tech", .index = FP_MARK_CARD, .of_kind = COSMIC_KIND_TECH },
  { NULL },
};

enum
{
  DEAR = 8, /* cost of techs that stay out of games with four planets each */
};

/* --- Cards --- */

static int
zone_of (const FpEngine *e, const FpCardDef *def)
{
  if (def->kind == COSMIC_KIND_TOKEN)
    return technology_zone (e, TECHNOLOGY_TOKENS, 0);
  if ((e->state->head.options >> COSMIC_OPTION_FOUR_PLANETS & 1) != 0 && def->field[TECHNOLOGY_COST] >= DEAR)
    return -1;
  return technology_zone (e, TECHNOLOGY_DECK, 0);
}

static int
pile_of (const FpEngine *e, const FpCardDef *def)
{
  return technology_zone (e, def->kind == COSMIC_KIND_TOKEN ? TECHNOLOGY_TOKENS : TECHNOLOGY_DISCARDS, 0);
}

/* Completed techs work for the player before whom they lie; some work face down while they are
 * researched. */
static gboolean
in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpState *s = e->state;
  const FpCard *row = &s->cards[card];
  guint zone = where == FP_WHERE_FACE_DOWN ? TECHNOLOGY_UNDER_WAY : TECHNOLOGY_TECHS;

  if (row->zone >= s->head.n_zones || s->zones[row->zone].owner == FP_NOBODY || (row->flags & FP_CARD_IGNORED) != 0)
    return FALSE;
  *me = s->zones[row->zone].owner;
  return row->zone == technology_zone (e, zone, *me) && where != FP_WHERE_HAND;
}

/* --- Words --- */

static void
get_zone (FpContext *c, FpValue *io, int zone)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = technology_zone (c->engine, (guint) zone, (guint) io->number) };
}

static void
get_shared_zone (FpContext *c, FpValue *io, int zone)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = technology_zone (c->engine, (guint) zone, 0) };
}

static void
get_cost (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_NUMBER, .number = technology_cost (c->engine, (uint16_t) io->number) };
}

/* The planet behind another one in its system; behind the last comes the first. */
static void
get_next (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint16_t card = s->places[io->number].card, next;

  *io = (FpValue){ .type = FP_TYPE_PLANETS };
  if (card == FP_NO_CARD || encounter_seat_zone (s, s->cards[card].zone) != ENCOUNTER_SYSTEM)
    return;
  next = s->cards[card].next != FP_NO_CARD ? s->cards[card].next : s->zones[s->cards[card].zone].first;
  fp_value_one (c, io, FP_TYPE_PLANETS, fp_place_on ((FpEngine *) c->engine, next, FALSE));
}

/* The card of a planet. */
static void
get_planet_card (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint16_t card = c->engine->state->places[io->number].card;

  *io = (FpValue){ .type = FP_TYPE_CARDS };
  if (card != FP_NO_CARD)
    fp_value_one (c, io, FP_TYPE_CARDS, card);
}

/* The cards beside a planet. */
static void
get_cards_beside (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint16_t card = c->engine->state->places[io->number].card;
  int zone = card != FP_NO_CARD ? fp_zone_under ((FpEngine *) c->engine, card, FALSE) : -1;

  *io = (FpValue){ .type = zone < 0 ? FP_TYPE_CARDS : FP_TYPE_ZONE, .number = zone };
  fp_value_cards (c, io);
}

/* --- Tables --- */

#define OF_TECHS .kinds = 1U << COSMIC_KIND_TECH
static const FpZoneDef zones[] = {
  [TECHNOLOGY_DECK] = { "tech-deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY, OF_TECHS, .listed = FP_LISTED_DECK },
  [TECHNOLOGY_DISCARDS] = { "tech-discards", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .pile = TRUE, OF_TECHS,
                            .listed = FP_LISTED_CARDS },
  [TECHNOLOGY_TOKENS] = { "tech-tokens", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .kinds = 1U << COSMIC_KIND_TOKEN,
                          .listed = FP_LISTED_DECK },
  [TECHNOLOGY_UNDER_WAY] = { "research", FP_OF_EACH_SEAT, FP_VISIBLE_TO_OWNER, OF_TECHS, .listed = FP_LISTED_CARDS },
  [TECHNOLOGY_TECHS] = { "techs", FP_OF_EACH_SEAT, FP_VISIBLE_TO_ALL, TRUE, OF_TECHS, .listed = FP_LISTED_CARDS },
};

static const FpModuleStep steps[] = {
  { COSMIC_deal_techs, FP_STEP_BEHIND, ENCOUNTER_find_first_player },
  { COSMIC_research, FP_STEP_BEFORE, ENCOUNTER_regroup },
};

static const FpNameDef names[] = {
  ENCOUNTER_SEAT_ZONE_NAME ("home-system", ENCOUNTER_SYSTEM),
  { .name = "planet-card", .of = FP_TYPE_PLANETS, .gives = FP_TYPE_CARDS, .get = get_planet_card },
  { .name = "cards-beside",
    .of = FP_TYPE_PLANETS,
    .gives = FP_TYPE_CARDS,
    .get = get_cards_beside,
    .many = FP_MANY_SEVERAL },
  { .name = "next", .of = FP_TYPE_PLANETS, .gives = FP_TYPE_PLANETS, .get = get_next },
  { .name = "tech-deck", .gives = FP_TYPE_ZONE, .get = get_shared_zone, .arg = TECHNOLOGY_DECK },
  { .name = "tech-discards", .gives = FP_TYPE_ZONE, .get = get_shared_zone, .arg = TECHNOLOGY_DISCARDS },
  { .name = "tech-tokens", .gives = FP_TYPE_ZONE, .get = get_shared_zone, .arg = TECHNOLOGY_TOKENS },
  { .name = "techs", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = TECHNOLOGY_TECHS },
  { .name = "cost", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_cost },
};

static const FpSeatCardsDef rows[] = {
  { "techs", FALSE, { "techs" }, .if_any = TRUE },
  { "research", TRUE, { "research" }, .if_any = TRUE },
};
static const FpTablePileDef piles[] = { { "tech-deck", "face-down" }, { "tech-discards", "past" } };
static const FpTablePieceDef pieces[] = { { "tech-token", "token", 1U << COSMIC_KIND_TOKEN, .right = TRUE } };
static const FpTableLayout layout = {
  .cards = rows,
  .n_cards = G_N_ELEMENTS (rows),
  .piles = piles,
  .n_piles = G_N_ELEMENTS (piles),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
};

static const EncounterModule own = {
  .instead = COSMIC_acquire_tech,
  .instead_word = TECHNOLOGY_TECH,
  .instead_words = COSMIC_WORDS_TECH,
  .more_ships = COSMIC_Q_MORE_SHIPS + 1,
  .may_instead = technology_may_acquire,
  .worth = technology_worth,
};

const FpModule cosmic_technology = {
  .id = "technology",
  .option = COSMIC_OPTION_TECHNOLOGY,
  .group = "cards",
  .length = 15,
  .kinds = 1U << COSMIC_KIND_TECH | 1U << COSMIC_KIND_TOKEN,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .layout = &layout,
  .zone_of = zone_of,
  .pile_of = pile_of,
  .in_force = in_force,
  .settle = technology_settle,
  .weigh = technology_weigh,
  .own = &own,
};
