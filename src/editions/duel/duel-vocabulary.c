/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Vocabulary of Duel for expressions (docs/design/card-language.md 2.9). */
#include "editions/duel/duel-private.h"

/* A query may run effects, which need a writable engine. The state does not change. */
static FpEngine *
writable_engine (const FpContext *c)
{
  return (FpEngine *) c->engine;
}

static void
get_zone (FpContext *c, FpValue *io, int zone)
{
  const FpState *s = c->engine->state;
  int number = zone;

  if (io->type == FP_TYPE_PLAYERS)
    number = duel_zone ((uint8_t) io->number, (guint) zone);
  if (zone == DUEL_PLAN || zone == DUEL_TACTIC || zone == DUEL_BESIDE)
    number += MAX (s->head.n_encounters, 1) - 1;
  io->type = FP_TYPE_ZONE;
  io->number = number;
}

static void
get_pile (FpContext *c G_GNUC_UNUSED, FpValue *io, int place)
{
  io->seat = (uint8_t) io->number;
  io->place = (uint8_t) place;
  io->type = FP_TYPE_SHIPS;
}

static void
get_ships_here (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;

  if (!fp_state_in_encounter (s) || fp_state_encounter_const (s)->place == FP_NO_PLACE)
    io->type = FP_TYPE_NOTHING;
  else
    get_pile (c, io, fp_state_encounter_const (s)->place);
}

static void
get_planet_ships (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  int n = 0;

  for (guint i = DUEL_FIRST_PLANET; i < s->head.n_places; i++)
    if (s->cards[s->places[i].card].zone == DUEL_TABLE)
      n += s->places[i].ships[io->number];
  io->type = FP_TYPE_NUMBER;
  io->number = n;
}

/* A player's planets leave out the one in dispute (ruling 19). */
static void
get_planets (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  guint capacity = s->zones[DUEL_TABLE].count, n = 0;
  uint16_t *items = fp_context_take (c, &capacity);
  uint8_t place_of[FP_MAX_CARDS];

  duel_map_places (s, place_of);
  FP_EACH_CARD (s, DUEL_TABLE, card)
    if ((duel_controllers (c->engine, place_of[card]) & 1 << io->number) && n < capacity)
      items[n++] = place_of[card];
  *io = (FpValue){ .type = FP_TYPE_PLANETS, .n_items = n, .items = items };
}

static void
get_revealed_planets (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  guint capacity = s->zones[DUEL_TABLE].count, n = 0;
  uint16_t *items = fp_context_take (c, &capacity);
  uint8_t place_of[FP_MAX_CARDS];

  duel_map_places (s, place_of);
  FP_EACH_CARD (s, DUEL_TABLE, card)
    if (n < capacity)
      items[n++] = place_of[card];
  *io = (FpValue){ .type = FP_TYPE_PLANETS, .n_items = n, .items = items };
}

static void
get_bar (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  guint capacity = c->engine->state->zones[DUEL_TABLE].count, n;
  uint16_t *places = fp_context_take (c, &capacity);

  n = duel_bar (c->engine, io->items, io->n_items, places, capacity);
  *io = (FpValue){ .type = FP_TYPE_PLANETS, .n_items = n, .items = places };
}

static void
get_role (FpContext *c, FpValue *io, int role)
{
  io->type = FP_TYPE_PLAYERS;
  io->number = 1 << (role == DUEL_LEADER ? duel_leader (c->engine->state) : duel_straggler (c->engine->state));
}

static void
get_clout (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  fp_common_get_as_shown (c, io, duel_clout);
}

static void
get_hand_limit (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  fp_common_get_as_shown (c, io, duel_hand_limit);
}

static void
get_dial (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  gboolean shown = fp_state_in_encounter (s) && (fp_state_encounter_const (s)->sets[DUEL_SHOWN] & 1 << io->number);

  io->type = shown ? FP_TYPE_NUMBER : FP_TYPE_NOTHING;
  io->number = shown ? fp_state_encounter_const (s)->of_seat[io->number][DUEL_DIAL] : 0;
}

static void
get_sent (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;

  io->type = fp_state_in_encounter (s) ? FP_TYPE_NUMBER : FP_TYPE_NOTHING;
  io->number = fp_state_in_encounter (s) ? fp_state_encounter_const (s)->of_seat[io->number][DUEL_SENT] : 0;
}

static void
get_envoy (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  guint capacity = s->zones[DUEL_ENVOYS].count, n = 0;
  uint16_t *items = fp_context_take (c, &capacity);

  FP_EACH_CARD (s, DUEL_ENVOYS, card)
    if (s->cards[card].holder == io->number && n < capacity)
      items[n++] = card;
  *io = (FpValue){ .type = FP_TYPE_CARDS, .n_items = n, .items = items };
}

static void
get_value (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = duel_card_value (writable_engine (c), (uint16_t) io->number);
  io->type = FP_TYPE_NUMBER;
}

static void
get_kind (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = (int) duel_kind (writable_engine (c), (uint16_t) io->number);
  io->type = FP_TYPE_WORD;
}

/* The icon of a tactic is that of the half that counts. */
static void
get_icon (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = (int) duel_icon (writable_engine (c), (uint16_t) io->number);
  io->type = io->number != DUEL_ICON_NONE ? FP_TYPE_WORD : FP_TYPE_NOTHING;
}

/* The player beside whose plan a reinforcement lies, in the running duel or contest. */
static void
get_helps (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint16_t zone = s->cards[io->number].zone;
  uint8_t owner = s->zones[zone].owner;
  gboolean beside = owner != FP_NOBODY && fp_state_in_encounter (s) && zone == duel_slot (s, owner, DUEL_BESIDE);

  io->type = beside ? FP_TYPE_PLAYERS : FP_TYPE_NOTHING;
  io->number = beside ? 1 << owner : 0;
}

/* The planet that a card is, or lies on. */
static void
get_place (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint8_t place = duel_planet_under (c->engine->state, (uint16_t) io->number);

  fp_value_one (c, io, FP_TYPE_PLANETS, place);
  if (place == FP_NO_PLACE)
    io->n_items = 0;
}

static void
get_symbol (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = (int) duel_symbol (c->engine, (uint8_t) io->number);
  io->type = FP_TYPE_WORD;
}

/* A planet's controllers go by its ships, also while it is in dispute. */
static void
get_controllers (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = duel_holders (c->engine, (uint8_t) io->number);
  io->type = FP_TYPE_PLAYERS;
}

/* All plans of the running duel or contest. */
static void
get_plans (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  guint capacity = 0, n = 0;
  uint16_t *items;

  FP_EACH_SEAT (s, seat)
    capacity += fp_state_in_encounter (s) ? s->zones[duel_slot (s, seat, DUEL_PLAN)].count : 0U;
  items = fp_context_take (c, &capacity);
  for (int turn = 0; turn < 2 && capacity > 0; turn++)
    FP_EACH_CARD (s, duel_slot (s, duel_in_order (s, turn), DUEL_PLAN), card)
      if (n < capacity)
        items[n++] = card;
  *io = (FpValue){ .type = FP_TYPE_CARDS, .n_items = n, .items = items };
}

/* The deck from which envoys of that icon come. */
static void
get_envoy_deck (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  int deck = io->n_items > 0 ? io->items[0] : io->number;

  if (deck <= DUEL_ENVOY_DECK_NONE || deck >= DUEL_N_ENVOY_DECKS)
    *io = (FpValue){ .type = FP_TYPE_NOTHING };
  else
    *io = (FpValue){ .type = FP_TYPE_ZONE, .number = DUEL_ENVOYS_A + deck - DUEL_ENVOY_DECK_A };
}

#define OF_PLAYER .of = FP_TYPE_PLAYERS, .bare = TRUE

static void
get_deck (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = fp_engine_def (c->engine, (uint16_t) io->number)->field[DUEL_FIELD_DECK];
  io->type = io->number != DUEL_ENVOY_DECK_NONE ? FP_TYPE_WORD : FP_TYPE_NOTHING;
}

const FpNameDef duel_names[] = {
  { .name = "leader", .gives = FP_TYPE_PLAYERS, .get = get_role, .arg = DUEL_LEADER },
  { .name = "straggler", .gives = FP_TYPE_PLAYERS, .get = get_role, .arg = DUEL_STRAGGLER },
  { .name = "past", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_PAST },
  { .name = "envoys", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_ENVOYS, .reads = FP_READS_ZONE },
  { .name = "unused-aliens", .was = "aliens", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_ALIENS },
  { .name = "unused-overlays", .was = "box", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_BOX },
  { .name = "plans", .gives = FP_TYPE_CARDS, .get = get_plans, .many = FP_MANY_SEVERAL },
  { .name = "removed", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_REMOVED },
  { .name = "discovery-deck", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_DISCOVERY },
  { .name = "event-deck", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_EVENT },
  { .name = "refresh-deck", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_REFRESH },
  { .name = "reinforcement-deck", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_REINFORCEMENTS },
  { .name = "planet-stack", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_PLANETS },
  { .name = "revealed-planets", .gives = FP_TYPE_PLANETS, .get = get_revealed_planets, .many = FP_MANY_SEVERAL },
  { .name = "bar",
    .of = FP_TYPE_WORD,
    .gives = FP_TYPE_PLANETS,
    .words = DUEL_WORDS_SYMBOL,
    .get = get_bar,
    .query = DUEL_Q_SYMBOL + 1,
    .many = FP_MANY_SEVERAL,
    .ends_if_empty = TRUE },
  { .name = "envoy-deck", .of = FP_TYPE_WORD, .gives = FP_TYPE_ZONE, .words = DUEL_WORDS_DECK, .get = get_envoy_deck },
  { .name = "hand", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_HAND, .reads = FP_READS_ZONE },
  { .name = "deck", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_DECK },
  { .name = "discards", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_DISCARD },
  { .name = "ready", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_READY },
  { .name = "spent", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_SPENT },
  { .name = "alien", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_ALIEN },
  { .name = "plan", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_PLAN },
  { .name = "tactic", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_TACTIC },
  { .name = "beside", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = DUEL_BESIDE },
  { .name = "supply", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = DUEL_SUPPLY },
  { .name = "warp", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = DUEL_WARP },
  { .name = "ships-here", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_ships_here },
  { .name = "ships-on-planets", .was = "planet-ships", OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_planet_ships },
  { .name = "planets",
    OF_PLAYER,
    .gives = FP_TYPE_PLANETS,
    .get = get_planets,
    .query = DUEL_Q_CONTROLLERS + 1,
    .many = FP_MANY_SEVERAL },
  { .name = "clout", OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_clout, .query = DUEL_Q_CLOUT + 1 },
  { .name = "hand-limit", OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_hand_limit, .query = DUEL_Q_HAND_LIMIT + 1 },
  { .name = "dial", OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_dial },
  { .name = "sent", OF_PLAYER, .gives = FP_TYPE_NUMBER, .get = get_sent },
  { .name = "envoy", OF_PLAYER, .gives = FP_TYPE_CARDS, .get = get_envoy, .many = FP_MANY_SEVERAL },
  { .name = "icons", .gives = FP_TYPE_WORD, .words = DUEL_WORDS_ICON, .get = fp_get_words, .arg = DUEL_N_ICONS },
  { .name = "symbols", .gives = FP_TYPE_WORD, .words = DUEL_WORDS_SYMBOL, .get = fp_get_words, .arg = DUEL_N_SYMBOLS },
  { .name = "deck-letter",
    .was = "deck",
    .of = FP_TYPE_CARDS,
    .gives = FP_TYPE_WORD,
    .words = DUEL_WORDS_DECK,
    .get = get_deck },
  { .name = "kind",
    .of = FP_TYPE_CARDS,
    .gives = FP_TYPE_WORD,
    .words = FP_WORD_LIST_KIND,
    .get = get_kind,
    .query = DUEL_Q_KIND + 1 },
  { .name = "icon",
    .of = FP_TYPE_CARDS,
    .gives = FP_TYPE_WORD,
    .words = DUEL_WORDS_ICON,
    .get = get_icon,
    .query = DUEL_Q_ICON + 1 },
  { .name = "value", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_value, .query = DUEL_Q_VALUE + 1 },
  { .name = "beside-player", .was = "helps", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLAYERS, .get = get_helps },
  { .name = "planet", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLANETS, .get = get_place },
  { .name = "symbol",
    .of = FP_TYPE_PLANETS,
    .gives = FP_TYPE_WORD,
    .words = DUEL_WORDS_SYMBOL,
    .get = get_symbol,
    .query = DUEL_Q_SYMBOL + 1 },
  { .name = "controllers",
    .of = FP_TYPE_PLANETS,
    .gives = FP_TYPE_PLAYERS,
    .get = get_controllers,
    .query = DUEL_Q_CONTROLLERS + 1,
    .many = FP_MANY_SEVERAL },
  { .name = NULL },
};
