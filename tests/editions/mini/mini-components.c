/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Components: zones, places and cards of a new game, and the starts of positions. */
#include "editions/mini/mini.h"

#define KIND(kind) (1U << MINI_KIND_##kind)
#define HAND_CARDS (KIND (ATTACK) | KIND (ARTIFACT) | KIND (TRICK))
#define MINI_SEAT(seat)                                                                                    \
  { "hand", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = HAND_CARDS, .listed = FP_LISTED_CARDS },            \
      { "alien", seat, FP_VISIBLE_BY_CARD, TRUE, .kinds = KIND (ALIEN), .listed = FP_LISTED_SHEET },       \
      { "artifacts", seat, FP_VISIBLE_TO_ALL, TRUE, .kinds = KIND (ARTIFACT), .listed = FP_LISTED_CARDS }, \
      { "card", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = KIND (ATTACK), .chosen = TRUE },                \
  {                                                                                                        \
    "system", seat, FP_VISIBLE_TO_ALL, TRUE, .kinds = KIND (PLANET), .listed = FP_LISTED_PLANETS           \
  }

const FpZoneDef mini_zones[MINI_N_ZONES] = {
  MINI_SEAT (0),
  MINI_SEAT (1),
  MINI_SEAT (2),
  MINI_SEAT (3),
  MINI_SEAT (4),
  MINI_SEAT (5),
  MINI_SEAT (6),
  MINI_SEAT (7),
  [MINI_DECK] = { "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = HAND_CARDS, .listed = FP_LISTED_DECK },
  [MINI_DISCARDS] = { "discards", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .pile = TRUE, .kinds = HAND_CARDS,
                      .listed = FP_LISTED_CARDS },
  [MINI_ALIENS] = { "aliens", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .kinds = KIND (ALIEN), .listed = FP_LISTED_DECK },
  [MINI_STAGE] = { "stage", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .kinds = KIND (TRICK), .listed = FP_LISTED_NEVER },
  [MINI_REMOVED] = { "removed", FP_NOBODY, FP_VISIBLE_BY_CARD, TRUE, .listed = FP_LISTED_REMOVED },
};

static gboolean
kind_may_lie (guint kind, uint16_t zone)
{
  return zone == MINI_REMOVED || (zone < MINI_N_ZONES && (mini_zones[zone].kinds >> kind & 1) != 0);
}

/* Zones of modules hold cards of their kinds. */
static gboolean
def_may_lie (const FpEngine *e, const FpCardDef *def, uint16_t zone)
{
  const FpZoneDef *of_module = fp_edition_module_zone (e->edition, zone);

  return of_module != NULL ? (of_module->kinds >> def->kind & 1) != 0 : kind_may_lie (def->kind, zone);
}

gboolean
mini_may_lie (const FpCardDef *def, uint16_t zone)
{
  return def == NULL || kind_may_lie (def->kind, zone);
}

/* All cards of a hand look alike from behind. */
int
mini_back (const FpCardDef *def)
{
  return HAND_CARDS >> def->kind & 1 ? 0 : def->kind;
}

gboolean
mini_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpState *s = e->state;
  guint zone = s->cards[card].zone;

  *me = s->zones[zone].owner;
  if (zone >= MINI_DECK)
    return FALSE;
  if (where == FP_WHERE_HAND || fp_engine_def (e, card)->kind == MINI_KIND_TRICK)
    return zone % MINI_SEAT_ZONES == MINI_HAND_ZONE;
  if (zone % MINI_SEAT_ZONES == MINI_ALIEN && !(s->cards[card].flags & FP_CARD_FACE_UP))
    return FALSE;
  return where == FP_WHERE_USUAL && (zone % MINI_SEAT_ZONES == MINI_ALIEN || zone % MINI_SEAT_ZONES == MINI_ARTIFACTS);
}

/* --- Tables for shared procedures --- */

static gboolean
card_may_lie (const FpEngine *e, uint16_t card, uint16_t zone)
{
  return def_may_lie (e, fp_engine_def (e, card), zone);
}

static gboolean
can_hold (const FpEngine *e, uint8_t place)
{
  return place != MINI_OUT && place < e->state->head.n_places;
}

static const FpCommonShips ships[] = {
  { MINI_send, FP_EVENT_SHIPS_SENT, MINI_GATE },
  { MINI_lose, FP_EVENT_SHIPS_DESTROYED, MINI_WARP },
  { MINI_recover, FP_EVENT_SHIPS_RECOVERED, MINI_SUPPLY },
  { MINI_retreat, FP_EVENT_SHIPS_RETREATED, MINI_SUPPLY },
};

const FpCommon mini_common = {
  .zones.hand = { MINI_HAND_ZONE, MINI_SEAT_ZONES },
  .zones.deck = { MINI_DECK, 0 },
  .zones.discard = { MINI_DISCARDS, 0 },
  .zones.removed = MINI_REMOVED,
  .procedures = { .move_cards = MINI_move_cards },
  .first_planet = MINI_FIRST_PLANET,
  .zapped = MINI_EVENT_ZAPPED,
  .ships = ships,
  .n_ships = G_N_ELEMENTS (ships),
  .may_lie = card_may_lie,
  .can_hold = can_hold,
};

/* A piece of a move of many cards. */
FpFlow
mini_move_cards (FpEngine *e, FpFrame *f)
{
  return fp_common_move_cards (e, f);
}

/* A card that was played leaves the table. */
FpFlow
mini_putting_away (FpEngine *e, FpFrame *f)
{
  return fp_play_put_away (e, f);
}

gboolean
mini_put_away (FpEngine *e, uint16_t card, uint8_t seat, int zone G_GNUC_UNUSED, gboolean stopped G_GNUC_UNUSED)
{
  return fp_common_begin_action (e, MINI_discard, seat, 0, &card, 1) != NULL;
}

/* --- A new game --- */

guint
mini_planets (const FpState *s)
{
  return (s->head.n_places - MINI_FIRST_PLANET) / (guint) s->head.n_seats;
}

static uint16_t
make_card (FpEngine *e, guint def, uint16_t zone, gboolean face_up)
{
  FpState *s = e->state;
  uint16_t card = s->head.n_cards++;
  FpSeats all = (FpSeats) ((1U << s->head.n_seats) - 1);

  s->cards[card] = (FpCard){ .def = (uint16_t) def,
                             .next = FP_NO_CARD,
                             .prev = FP_NO_CARD,
                             .holder = FP_NOBODY,
                             .flags = face_up ? FP_CARD_FACE_UP : 0,
                             .known = face_up ? all : 0,
                             .pooled = face_up ? 0 : all };
  s->zones[zone].pooled |= s->cards[card].pooled;
  fp_zone_add_bottom (s, zone, card);
  return card;
}

/* Returns the number of planets that the sets have for each of the most players. */
static guint
printed_planets (const FpCatalog *catalog)
{
  guint n = 0;

  for (guint def = 0; def < catalog->cards->len; def++)
    if (fp_catalog_card (catalog, def)->kind == MINI_KIND_PLANET)
      n++;
  return MAX (n / FP_MAX_SEATS, MINI_PLANETS);
}

/* Each player gets the same number of planets. Planets beyond that stay in the box. */
static void
make_planet (FpEngine *e, guint def)
{
  FpState *s = e->state;
  guint seat = (s->head.n_places - MINI_FIRST_PLANET) / printed_planets (e->catalog);

  if (seat < s->head.n_seats)
    s->places[s->head.n_places++] = (FpPlace){ .card = make_card (e, def, mini_zone (seat, MINI_SYSTEM), TRUE) };
}

static void
make_copies (FpEngine *e, guint def)
{
  const FpCardDef *card = fp_catalog_card (e->catalog, def);

  for (guint copy = 0; copy < MAX (card->copies, 1); copy++)
    if (card->kind == MINI_KIND_PLANET)
      make_planet (e, def);
    else if (card->kind == MINI_KIND_ALIEN)
      make_card (e, def, MINI_ALIENS, TRUE);
    else
      make_card (e, def, fp_module_zone_for (e, card) >= 0 ? (uint16_t) fp_module_zone_for (e, card) : MINI_DECK,
                 FALSE);
}

void
mini_begin (FpEngine *e, guint n_seats)
{
  FpState *s = e->state;

  s->head.n_zones = (uint16_t) e->edition->n_zones;
  for (guint zone = 0; zone < e->edition->n_zones; zone++)
    s->zones[zone] = (FpZone){
      .first = FP_NO_CARD, .last = FP_NO_CARD, .under = FP_NO_CARD, .owner = e->edition->zones[zone].owner
    };
  for (guint place = 0; place < MINI_FIRST_PLANET; place++)
    s->places[place] = (FpPlace){ .card = FP_NO_CARD };
  s->head.n_places = MINI_FIRST_PLANET;
  for (uint8_t seat = 0; seat < n_seats; seat++)
    {
      s->head.seats[seat] = (FpSeatRow){ .person = seat, .colour = seat, .hand_limit = MINI_HAND };
      s->places[MINI_SUPPLY].ships[seat] = MINI_SHIPS;
    }
  for (guint def = 0; def < e->catalog->cards->len; def++)
    make_copies (e, def);
  fp_engine_push (e, MINI_game);
}

/* --- Positions --- */

const FpPositionPlace mini_position_places[MINI_N_POSITION_PLACES] = {
  { "supply", MINI_SUPPLY, .of_seat = TRUE, .rest = TRUE },
  { "warp", MINI_WARP, .of_seat = TRUE, .rest = TRUE },
  { "gate", MINI_GATE },
};

const FpStartDef mini_starts[MINI_N_STARTS] = { { "turn", FP_START_SIDE }, { "setup" } };
const char *const mini_sides[MINI_N_SIDES] = { "offense", "defense" };

gboolean
mini_start_at (FpEngine *e, const FpStart *start, const char **error)
{
  FpState *s = e->state;
  mini_game_locals *game;
  mini_turn_locals *turn;

  s->head.n_frames = 0;
  s->head.n_variables = 0;
  s->head.state_triggers_on = 1;
  s->head.table[MINI_TURN_OF] = start->sides[0] == FP_NOBODY ? 0 : start->sides[0];
  FP_EACH_SEAT (s, seat)
    if (mini_lacks_power (s, seat))
      FP_EACH_CARD (s, mini_zone (seat, MINI_ALIEN), alien)
        fp_turn_card (e, alien, FP_FACE_DOWN);
  game = fp_engine_push (e, MINI_game);
  game->dealt = TRUE;
  if (start->id != NULL)
    return TRUE;
  game->in_turn = TRUE;
  s->head.table[MINI_TURNS] = 1;
  turn = fp_engine_push (e, MINI_turn);
  turn->met = TRUE;
  return mini_resume_encounter (e, start, error);
}

void
mini_set_turns (FpState *s, int turns)
{
  s->head.table[MINI_TURNS] = (int16_t) turns;
}
