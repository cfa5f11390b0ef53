/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the edition for cards, beside those of the encounter. */
#include "editions/encounter/encounter-vocabulary.h"

#include "editions/cosmic/cosmic.h"
#include "engine/effects/fp-veiled.h"
#include "editions/encounter/encounter-verbs.h"

const char *const cosmic_numbers[COSMIC_N_NUMBERS] = {
  [ENCOUNTER_NUMBER] = "number",
  [ENCOUNTER_WHERE] = "where",
  [COSMIC_USED + ENCOUNTER_OFFENSE] = "used-by-offense",
  [COSMIC_USED + ENCOUNTER_DEFENSE] = "used-by-defense",
};

const char *const cosmic_halves[COSMIC_HALF_SUPER] = { "wild", "super" };

/* --- Players --- */

/* Returns the players on the side of @seat, 0: it is on none. */
static FpSeats
side_of (const FpState *s, uint8_t seat)
{
  guint side = encounter_side_of (s, seat);

  return side == FP_NO_SIDE ? 0 : encounter_side (s, side);
}

static void
get_side (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = side_of (c->engine->state, (uint8_t) io->number) };
}

/* The allies on the side of a player, but not that player. */
static void
get_allies (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint8_t seat = (uint8_t) io->number;
  guint others = ~((guint) encounter_mains (s) | 1U << seat);

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = (int) (side_of (s, seat) & others) };
}

/* The player who sits on the left of another one. */
static void
get_left (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = 1 << (io->number + 1) % c->engine->state->head.n_seats };
}

/* The players whom a main player has invited. */
static void
get_invited (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint8_t seat = (uint8_t) io->number;

  *io = (FpValue){ .type = FP_TYPE_PLAYERS };
  if (encounter_mains (s) >> seat & 1)
    io->number = fp_state_encounter_const (s)->sets[ENCOUNTER_INVITED + encounter_side_of (s, seat)];
}

/* A player's ships on cards that are no planets. */
static void
get_ships_on_cards (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint8_t seat = (uint8_t) io->number;

  *io = (FpValue){ .type = FP_TYPE_NUMBER };
  for (uint8_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    if (!fp_place_is_planet (c->engine, place))
      io->number += s->places[place].ships[seat];
}

/* --- The encounter --- */

static void
get_outcome (FpContext *c, FpValue *io, int outcome)
{
  const FpState *s = c->engine->state;

  *io = (FpValue){ .type = FP_TYPE_YES_NO,
                   .number = fp_state_in_encounter (s) && fp_state_encounter_const (s)->outcome == outcome };
}

static void
get_second_encounter (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_YES_NO,
                   .number = encounter_may_have_another ((FpEngine *) c->engine, (uint8_t) io->number) };
}

static void
get_colonies_needed (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_NUMBER, .number = encounter_needed ((FpEngine *) c->engine, (uint8_t) io->number) };
}

/* The card that a main player has used, as long as it lies among the discards. */
static void
get_used_card (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint8_t seat = (uint8_t) io->number;
  int card = encounter_mains (s) >> seat & 1
                 ? fp_state_encounter_const (s)->numbers[COSMIC_USED + encounter_side_of (s, seat)] - 1
                 : -1;

  *io = (FpValue){ .type = FP_TYPE_CARDS };
  if (card >= 0 && s->cards[card].zone == ENCOUNTER_DISCARDS)
    fp_value_one (c, io, FP_TYPE_CARDS, (uint16_t) card);
}

/* --- Cards and planets --- */

static void
get_wild (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_YES_NO, .number = cosmic_is_wild (c->engine, (uint16_t) io->number) };
}

static void
get_half (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_WORD, .number = (int) cosmic_half (c->engine, (uint16_t) io->number) };
}

/* The player before whom an alien lies, with its power or without. Everybody knows that, unless the
 * player keeps it secret. */
static void
get_player (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint16_t card = (uint16_t) io->number, zone = s->cards[card].zone;

  if (zone >= COSMIC_N_ZONES && s->zones[zone].under != FP_NO_CARD)
    zone = s->cards[s->zones[zone].under].zone;
  *io = (FpValue){ .type = FP_TYPE_PLAYERS };
  if (encounter_seat_zone (s, zone) == ENCOUNTER_ALIEN && !fp_card_is_veiled (s, card))
    io->number = 1 << s->zones[zone].owner;
}

static void
get_zapped (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_YES_NO, .number = fp_card_is_zapped (c->engine, (uint16_t) io->number) };
}

static void
get_flares_used (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_NUMBER, .number = (int) fp_cards_played_by (c->engine, (uint8_t) io->number) };
}

static void
get_has_set_up (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_YES_NO,
                   .number = cosmic_has_set_up (c->engine, c->engine->state->cards[io->number].def) };
}

/* The alien to which a flare belongs. */
static void
get_alien_of_flare (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  guint belongs_to = fp_engine_def (c->engine, (uint16_t) io->number)->belongs_to;

  *io = (FpValue){ .type = FP_TYPE_CARDS };
  for (uint16_t card = 0; belongs_to > 0 && card < s->head.n_cards && io->n_items == 0; card++)
    if (s->cards[card].def + 1U == belongs_to)
      fp_value_one (c, io, FP_TYPE_CARDS, card);
}

/* The cards of an action go to the hand of the player to whom it happens. */
static void
get_to_hand (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpAction *action = &c->engine->state->actions[c->action];

  *io = (FpValue){ .type = FP_TYPE_YES_NO,
                   .number = action->who != FP_NOBODY &&
                             (action->zone < 0 || action->zone == encounter_zone (action->who, ENCOUNTER_HAND)) };
}

/* The player whom a destiny card names. */
static void
get_colour (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint8_t seat = cosmic_destiny_means (c->engine, (uint16_t) io->number);

  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = seat == FP_NOBODY ? 0 : 1 << seat };
}

/* Makes @io the planets of @seat's system, FP_NOBODY: of all systems, with ships or without. */
static void
set_planets (FpContext *c, FpValue *io, uint8_t seat)
{
  const FpState *s = c->engine->state;
  guint all = s->head.n_places - ENCOUNTER_FIRST_PLANET, usual = encounter_book (c->engine)->planets;
  guint capacity = seat == FP_NOBODY ? all : MIN (all, usual + (all - s->head.n_seats * usual));
  uint16_t *items = fp_context_take (c, &capacity);

  *io = (FpValue){ .type = FP_TYPE_PLANETS, .items = items };
  for (uint16_t place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places && io->n_items < capacity; place++)
    if (encounter_system (s, place) != FP_NOBODY && (seat == FP_NOBODY || encounter_system (s, place) == seat))
      items[io->n_items++] = place;
}

static void
get_home_planets (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  set_planets (c, io, (uint8_t) io->number);
}

static void
get_planets (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  set_planets (c, io, FP_NOBODY);
}

static void
get_hoard (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = COSMIC_HOARDS + io->number };
}

/* The values of the attacks in the game, each once. */
static void
get_attack_values (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint64_t values[16] = { 0 };
  guint capacity = 64;
  uint16_t *items = fp_context_take (c, &capacity);

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    {
      const FpCardDef *def = fp_engine_def (c->engine, card);

      if (def->kind == ENCOUNTER_KIND_ATTACK && def->value >= 0)
        values[def->value / 64 % 16] |= UINT64_C (1) << def->value % 64;
    }
  *io = (FpValue){ .type = FP_TYPE_NUMBERS, .items = items, .number = 1 };
  for (guint value = 0; value < 16 * 64 && io->n_items < capacity; value++)
    if (values[value / 64] >> value % 64 & 1)
      items[io->n_items++] = (uint16_t) value;
  if (io->n_items > 0)
    {
      io->number = items[0];
      io->high = items[io->n_items - 1];
    }
}

static void
get_encounter_number (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_NUMBER, .number = MAX (encounter_number (c->engine->state), 0) };
}

/* The card of a planet, under which other cards may lie. */
static void
get_card (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint16_t card = c->engine->state->places[io->number].card;

  *io = (FpValue){ .type = FP_TYPE_CARDS };
  if (card != FP_NO_CARD)
    fp_value_one (c, io, FP_TYPE_CARDS, card);
}

/* The ships on a planet, of the player the line is about. */
static void
get_ships_on_planet (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  FpValue pile = { .type = FP_TYPE_NOTHING, .place = FP_NO_PLACE };

  FP_EACH_SEAT (c->engine->state, seat)
    if (c->they == (FpSeats) (1U << seat))
      pile = (FpValue){ .type = FP_TYPE_SHIPS, .seat = seat, .place = (uint8_t) io->number };
  *io = pile;
}

const FpNameDef cosmic_names[] = {
  ENCOUNTER_NAMES,
  ENCOUNTER_ZONE_NAME ("destiny-deck", ENCOUNTER_DESTINY),
  ENCOUNTER_ZONE_NAME ("unused-flares", COSMIC_FLARES),
  { .name = "planets", .gives = FP_TYPE_PLANETS, .get = get_planets, .many = FP_MANY_SEVERAL },
  { .name = "card", .of = FP_TYPE_PLANETS, .gives = FP_TYPE_CARDS, .get = get_card },
  { .name = "ships", .of = FP_TYPE_PLANETS, .gives = FP_TYPE_SHIPS, .get = get_ships_on_planet },
  { .name = "attack-values", .gives = FP_TYPE_NUMBERS, .get = get_attack_values },
  { .name = "hoard", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_hoard },
  { .name = "encounter-number", .gives = FP_TYPE_NUMBER, .get = get_encounter_number },
  { .name = "deal-made", .gives = FP_TYPE_YES_NO, .get = get_outcome, .arg = ENCOUNTER_OUTCOME_DEAL },
  { .name = "deal-failed", .gives = FP_TYPE_YES_NO, .get = get_outcome, .arg = ENCOUNTER_OUTCOME_FAILED },
  { .name = "side", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_PLAYERS, .get = get_side, .many = FP_MANY_SEVERAL },
  { .name = "allies", .of = FP_TYPE_PLAYERS, .gives = FP_TYPE_PLAYERS, .get = get_allies, .many = FP_MANY_SEVERAL },
  { .name = "left", .of = FP_TYPE_PLAYERS, .gives = FP_TYPE_PLAYERS, .get = get_left },
  { .name = "invited", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_PLAYERS, .get = get_invited, .many = FP_MANY_SEVERAL },
  { .name = "home-planets",
    ENCOUNTER_OF_PLAYER,
    .gives = FP_TYPE_PLANETS,
    .get = get_home_planets,
    .many = FP_MANY_SEVERAL },
  { .name = "ships-on-cards", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_ships_on_cards },
  { .name = "out", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = encounter_get_pile, .arg = ENCOUNTER_OUT },
  { .name = "used-card", ENCOUNTER_OF_PLAYER, .gives = FP_TYPE_CARDS, .get = get_used_card },
  { .name = "colonies-needed",
    ENCOUNTER_OF_PLAYER,
    .gives = FP_TYPE_NUMBER,
    .get = get_colonies_needed,
    .query = ENCOUNTER_Q_COLONIES_NEEDED + 1 },
  { .name = "another-encounter",
    ENCOUNTER_OF_PLAYER,
    .gives = FP_TYPE_YES_NO,
    .get = get_second_encounter,
    .query = ENCOUNTER_Q_SECOND_ENCOUNTER + 1 },
  { .name = "flares-used", .of = FP_TYPE_PLAYERS, .gives = FP_TYPE_NUMBER, .get = get_flares_used },
  { .name = "alien", .of = FP_TYPE_CARDS, .gives = FP_TYPE_CARDS, .get = get_alien_of_flare },
  { .name = "to-hand", .of = FP_TYPE_ACTION, .gives = FP_TYPE_YES_NO, .get = get_to_hand },
  { .name = "half", .of = FP_TYPE_CARDS, .gives = FP_TYPE_WORD, .words = COSMIC_WORDS_HALF, .get = get_half },
  { .name = "has-set-up", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_has_set_up },
  { .name = "player", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLAYERS, .get = get_player },
  { .name = "zapped", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_zapped },
  { .name = "wild", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_wild },
  { .name = "colour", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLAYERS, .get = get_colour },
  { .name = NULL },
};

/* --- Verbs --- */

static gboolean
can_meet (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
          uint8_t seat G_GNUC_UNUSED)
{
  return fp_state_in_encounter (e->state);
}

static gboolean
can_end_encounter (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
                   uint8_t seat G_GNUC_UNUSED)
{
  return fp_state_in_encounter (e->state) && fp_state_encounter (e->state)->outcome == FP_OUTCOME_OPEN;
}

static gboolean
can_go_next (FpEngine *e, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
             uint8_t seat G_GNUC_UNUSED)
{
  return fp_state_in_encounter (e->state) && e->state->head.table[ENCOUNTER_NEXT_OF] == 0;
}

static void
to_out (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = ENCOUNTER_OUT;
}

#define SHIPS_OF \
  .amount_kind = FP_AMOUNT_SHIPS, .needs_set = TRUE, .set = FP_TYPE_SHIPS, .possible = fp_common_can_use_set

const FpVerb cosmic_verbs[COSMIC_N_VERBS] = {
  ENCOUNTER_VERBS (FP_ATTRIBUTE_NOBODY),
  { .id = "land",
    .action = ENCOUNTER_land,
    SHIPS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO,
    .to = FP_TYPE_PLANETS,
    .places = ENCOUNTER_DECIDE_SHIPS },
  { .id = "remove",
    .action = COSMIC_remove,
    SHIPS_OF,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .places = ENCOUNTER_DECIDE_LOSE,
    .destination = to_out },
  { .id = "meet",
    .action = COSMIC_meet,
    .amount_kind = FP_AMOUNT_NONE,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO,
    .to = FP_TYPE_PLANETS,
    .possible = can_meet },
  { .id = "draw-destiny", .action = COSMIC_draw_destiny, ENCOUNTER_VERB_PLAIN, .possible = can_meet },
  { .id = "end-encounter", .action = COSMIC_end_encounter, ENCOUNTER_VERB_PLAIN, .possible = can_end_encounter },
  { .id = "next-encounter", .action = COSMIC_next_encounter, ENCOUNTER_VERB_PLAIN, .possible = can_go_next },
};
