/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Kinds of cards, and names and verbs of the card language. */
#include "editions/mini/mini.h"

static const char *const complexities[] = { "green", "yellow", "red" };
static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpField marks_of_alien[] = {
  { .attribute = "complexity", .index = FP_MARK_COMPLEXITY, .list = &complexity },
  { NULL },
};
static const FpField marks_of_attack[] = { { "value", FP_MARK_VALUE }, { NULL } };

const FpKindDef mini_kinds[MINI_N_KINDS] = {
  [MINI_KIND_ALIEN] = { "alien", FP_KIND_OWNED | FP_KIND_SHEET, .marks = marks_of_alien },
  [MINI_KIND_ATTACK] = { "attack", FP_KIND_IN_HAND | FP_KIND_NEEDED, .marks = marks_of_attack,
                         .written = FP_WRITTEN_UNNAMED },
  [MINI_KIND_ARTIFACT] = { "artifact", FP_KIND_IN_HAND | FP_KIND_OWNED },
  [MINI_KIND_TRICK] = { "trick", FP_KIND_IN_HAND | FP_KIND_OWNED },
  [MINI_KIND_PLANET] = { "planet", FP_KIND_PLACE | FP_KIND_NEEDED },
#define MODULE_KIND(name, id, flags) [MINI_KIND_##name] = { id, flags },
  MINI_MODULE_KINDS (MODULE_KIND)
};

/* --- Names --- */

static void
get_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  io->number = zone >= MINI_DECK ? zone : (int) mini_zone ((guint) io->number, (guint) zone);
  io->type = FP_TYPE_ZONE;
}

static void
get_pile (FpContext *c G_GNUC_UNUSED, FpValue *io, int place)
{
  io->seat = (uint8_t) io->number;
  io->place = (uint8_t) place;
  io->type = FP_TYPE_SHIPS;
}

/* Makes @io @seat's ships on planets. */
static void
colony_ships (FpContext *c, uint8_t seat, FpValue *io)
{
  const FpState *s = c->engine->state;
  uint8_t places[FP_MAX_PLACES];
  guint n = 0;

  for (guint place = MINI_FIRST_PLANET; place < s->head.n_places; place++)
    if (s->places[place].ships[seat] > 0)
      places[n++] = (uint8_t) place;
  fp_value_ships (c, io, seat, places, NULL, n);
}

static void
get_colony_ships (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  colony_ships (c, (uint8_t) io->number, io);
}

static void
get_value (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = mini_value ((FpEngine *) c->engine, (uint16_t) io->number);
  io->type = FP_TYPE_NUMBER;
}

static void
get_total (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = mini_total ((FpEngine *) c->engine, (uint8_t) io->number);
  io->type = FP_TYPE_NUMBER;
}

/* The seats on a side, nobody outside an encounter. */
static void
get_side (FpContext *c, FpValue *io, int side)
{
  *io = (FpValue){ .type = FP_TYPE_PLAYERS, .number = mini_side (c->engine->state, (guint) side) };
}

#define OF_PLAYER .of = FP_TYPE_PLAYERS, .bare = TRUE
const FpNameDef mini_names[] = {
  { .name = "deck", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = MINI_DECK },
  { .name = "discards", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = MINI_DISCARDS },
  { .name = "offenses", .gives = FP_TYPE_PLAYERS, .get = get_side, .arg = MINI_OFFENSE, .many = FP_MANY_SEVERAL },
  { .name = "defenses", .gives = FP_TYPE_PLAYERS, .get = get_side, .arg = MINI_DEFENSE, .many = FP_MANY_SEVERAL },
  { .name = "hand", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = MINI_HAND_ZONE },
  { .name = "alien", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = MINI_ALIEN },
  { .name = "artifacts", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = MINI_ARTIFACTS },
  { .name = "card", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = MINI_CARD },
  { .name = "supply", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = MINI_SUPPLY },
  { .name = "warp", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = MINI_WARP },
  { .name = "gate", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = MINI_GATE },
  { .name = "colony-ships", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_colony_ships },
  { .name = "total", OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_total, .query = MINI_Q_TOTAL + 1 },
  { .name = "value", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_value, .query = MINI_Q_VALUE + 1 },
  { .name = NULL },
};

/* --- Verbs --- */

uint8_t
mini_usual_place (const FpEngine *e G_GNUC_UNUSED, const FpVerb *verb, uint8_t seat G_GNUC_UNUSED)
{
  return verb->action == MINI_lose ? MINI_SUPPLY : verb->action == MINI_recover ? MINI_WARP : FP_NO_PLACE;
}

static int
recoverable (FpEngine *e, uint8_t seat)
{
  return e->state->places[MINI_WARP].ships[seat];
}

static int
losable (FpEngine *e, uint8_t seat)
{
  return e->state->places[MINI_SUPPLY].ships[seat];
}

static gboolean
can_recover (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, recoverable (e, seat));
}

static gboolean
can_lose (FpEngine *e, const FpInstruction *in, const FpContext *c, uint8_t seat)
{
  return fp_common_is_any (e, in, c, losable (e, seat));
}

static void
to_supply (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = MINI_SUPPLY;
}

static void
to_warp (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = MINI_WARP;
}

#define SHIPS .amount_kind = FP_AMOUNT_SHIPS, .set = FP_TYPE_SHIPS, .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS
const FpVerb mini_verbs[MINI_N_VERBS] = {
  FP_COMMON_VERB_DRAW (MINI_draw, .at_once = TRUE),
  FP_COMMON_VERB_DISCARD (MINI_discard, MINI_DECIDE_DISCARD, .at_once = TRUE),
  FP_COMMON_VERB_ZAP (MINI_zap),
  FP_COMMON_VERB_MOVE (MINI_move),
  { .id = "lose",
    .action = MINI_lose,
    .places = MINI_DECIDE_LOSE,
    .at_once = TRUE,
    SHIPS,
    .usual_amount = losable,
    .possible = can_lose,
    .destination = to_warp },
  { .id = "recover",
    .action = MINI_recover,
    .at_once = TRUE,
    SHIPS,
    .usual_amount = recoverable,
    .possible = can_recover,
    .destination = to_supply },
};
