/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The procedures that editions share, in an edition of three seats with one deck and one discard
 * pile for all, whose numbers of zones, places and procedures are its own. */
#include "editions/common/fp-common.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-splits.h"

enum
{
  SEATS = 3,
};

enum
{
  PILE, /* discards of all */
  DECK,
  HANDS, /* of each seat, two apart */
  SHEETS,
  OUT = HANDS + 2 * SEATS,
  ROW, /* planets */
  OLD, /* copies that are over */
  N_ZONES,
};

enum
{
  HARBOUR,
  DOCK,
  WORLD,
};

enum
{
  GAME = FP_N_MACHINE_PROCEDURES,
  TAKE,
  DROP,
  SHIFT,
  SHIFT_CARDS,
  TRADE,
  MIX,
  PEEK,
  SHOW,
  SINK,
  SAIL,
  BLANK,
  MIMIC,
  CONTROL,
  N_PROCEDURES,
};

enum
{
  N_CARDS = 6, /* then the planet */
};

/* An event, and calls of the edition's own functions. */
static struct
{
  FpEvent last;
  guint n, changes, entered;
  FpCommonControlLocals control;
} seen;

static FpFlow
game (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

static FpFlow
control_changed (FpEngine *e G_GNUC_UNUSED, FpFrame *f)
{
  memcpy (&seen.control, f->locals, sizeof seen.control);
  seen.changes++;
  return FP_FLOW_DONE;
}

#define ACTION(word, function)                               \
  {                                                          \
    .id = word, .run = function, .kind = FP_PROCEDURE_ACTION \
  }
static const FpProcedureDef procedures[N_PROCEDURES] = {
  FP_MACHINE_PROCEDURES,
  [GAME] = { .id = "game", .run = game, .kind = FP_PROCEDURE_PART },
  [TAKE] = ACTION ("take", fp_common_draw),
  [DROP] = ACTION ("drop", fp_common_discard),
  [SHIFT] = ACTION ("shift", fp_common_move),
  [SHIFT_CARDS] = { .id = "shift-cards", .run = fp_common_move_cards, .kind = FP_PROCEDURE_PART },
  [TRADE] = ACTION ("trade", fp_common_swap),
  [MIX] = ACTION ("mix", fp_common_shuffle),
  [PEEK] = ACTION ("peek", fp_common_look),
  [SHOW] = ACTION ("show", fp_common_reveal),
  [SINK] = ACTION ("sink", fp_common_ships),
  [SAIL] = ACTION ("sail", fp_common_ships),
  [BLANK] = ACTION ("blank", fp_common_ignore),
  [MIMIC] = ACTION ("mimic", fp_common_copy),
  [CONTROL] = { .id = "control", .run = control_changed, .kind = FP_PROCEDURE_PART },
};

#define SEAT(seat)                                                   \
  [HANDS + 2 * seat] = { "hand", seat, FP_VISIBLE_TO_OWNER, FALSE }, \
               [SHEETS + 2 * seat] = { "sheet", seat, FP_VISIBLE_TO_ALL, TRUE }
enum
{
  KIND_CARD = 1,
  KIND_WORLD,
  N_KINDS,
};

static const FpKindDef kinds[N_KINDS] = {
  [KIND_CARD] = { "card" },
  [KIND_WORLD] = { "world", FP_KIND_PLACE },
};

static const FpZoneDef zones[N_ZONES] = {
  [PILE] = { "pile", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .pile = TRUE },
  [DECK] = { "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE },
  SEAT (0),
  SEAT (1),
  SEAT (2),
  [OUT] = { "out", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE },
  [ROW] = { "row", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE },
  [OLD] = { "old", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE },
};

static gboolean
may_lie (const FpEngine *e, uint16_t card, uint16_t zone)
{
  return (zone == ROW) == (fp_engine_def (e, card)->kind == KIND_WORLD);
}

static void
enters (FpEngine *e G_GNUC_UNUSED, uint16_t card G_GNUC_UNUSED, uint16_t zone G_GNUC_UNUSED)
{
  seen.entered++;
}

static gboolean
can_hold (const FpEngine *e, uint8_t place)
{
  return place < e->state->head.n_places;
}

static uint16_t
home (const FpEngine *e G_GNUC_UNUSED, uint16_t card G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED)
{
  return PILE;
}

/* Seats control the planets where they have ships. */
static FpSeats
controllers (const FpEngine *e, uint8_t place)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (e->state, seat)
    if (e->state->places[place].ships[seat] > 0)
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

static gboolean
in_force (const FpEngine *e G_GNUC_UNUSED, uint16_t card G_GNUC_UNUSED, FpWhere where G_GNUC_UNUSED, uint8_t *me)
{
  *me = FP_NOBODY;
  return FALSE;
}

static const FpCommonShips ships[] = { { SINK, FP_EVENT_SHIPS_DESTROYED, DOCK } };

static const FpCommon common = {
  .zones.hand = { HANDS, 2 },
  .zones.deck = { DECK, 0 },
  .zones.discard = { PILE, 0 },
  .zones.copies = { SHEETS, 2 },
  .zones.planets = ROW,
  .zones.removed = OUT,
  .procedures.ignore = BLANK,
  .procedures.move_cards = SHIFT_CARDS,
  .procedures.control_changed = CONTROL,
  .first_planet = WORLD,
  .ships = ships,
  .n_ships = G_N_ELEMENTS (ships),
  .copied_kinds = 1U << KIND_CARD,
  .may_lie = may_lie,
  .enters = enters,
  .home = home,
  .can_hold = can_hold,
};

static const char *const seat_ids[] = { "red", "green", "violet" };

static const FpEdition edition = {
  .id = "tiny",
  .least_seats = SEATS,
  .most_seats = SEATS,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = N_PROCEDURES,
  .zones = zones,
  .n_zones = N_ZONES,
  .copies = OLD,
  .common = &common,
  .rules.in_force = in_force,
  .table.controllers = controllers,
};

typedef struct
{
  FpCatalog *catalog;
  FpEngine *engine;
  FpState *s;
} Tiny;

static void
listen (const FpEngine *e G_GNUC_UNUSED, const FpEvent *event, gpointer data G_GNUC_UNUSED)
{
  seen.last = *event;
  seen.n++;
}

static uint16_t
add_card (Tiny *tiny, const char *id, guint kind, uint16_t zone)
{
  FpState *s = tiny->s;
  uint16_t card = s->head.n_cards++;
  FpCardDef def = { .kind = (uint8_t) kind, .id = g_strdup (id), .set = g_strdup ("tiny"), .name = g_strdup (id) };

  s->cards[card] = (FpCard){ .def = (uint16_t) fp_catalog_add_card (tiny->catalog, &def), .holder = FP_NOBODY };
  s->cards[card].next = s->cards[card].prev = FP_NO_CARD;
  s->cards[card].pooled = 0x7;
  fp_zone_add_bottom (s, zone, card);
  return card;
}

/* Four cards lie in the deck and one each in the hands of red and violet. Green has ships on the
 * planet. */
static void
set_up (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  tiny->catalog = fp_catalog_new (kinds);
  tiny->engine = fp_engine_new (&edition, tiny->catalog);
  tiny->s = tiny->engine->state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  tiny->s->head.n_seats = SEATS;
  fp_random_seed (&tiny->s->head.random, 1);
  tiny->s->head.n_zones = N_ZONES;
  for (guint i = 0; i < N_ZONES; i++)
    tiny->s->zones[i] =
        (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = FP_NO_CARD, .owner = zones[i].owner };
  for (guint i = 0; i < N_CARDS; i++)
    {
      const char *const ids[N_CARDS] = { "ant", "bee", "cat", "dog", "eel", "fox" };

      add_card (tiny, ids[i], KIND_CARD, i < 4 ? DECK : (uint16_t) (HANDS + (i == 5 ? 4 : 0)));
    }
  tiny->s->zones[DECK].pooled = 0x7;
  tiny->s->head.n_places = WORLD + 1;
  for (guint i = 0; i <= WORLD; i++)
    tiny->s->places[i] = (FpPlace){ .card = FP_NO_CARD };
  tiny->s->places[WORLD].card = add_card (tiny, "world", KIND_WORLD, ROW);
  tiny->s->places[WORLD].ships[1] = 3;
  tiny->s->places[HARBOUR].ships[2] = 5;
  memset (&seen, 0, sizeof seen);
  tiny->engine->listener = listen;
}

static void
tear_down (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  g_aligned_free (tiny->s);
  fp_engine_free (tiny->engine);
  fp_catalog_free (tiny->catalog);
}

/* Performs the action @about with @cards, and returns its result. */
static int
perform (Tiny *tiny, const FpAction *about, const uint16_t *cards, guint n)
{
  FpAction *action = fp_action_begin (tiny->engine, about);

  g_assert_nonnull (action);
  for (guint i = 0; i < n; i++)
    fp_action_add_card (tiny->engine, action, cards[i]);
  action->count = about->count != 0 ? about->count : (int16_t) n;
  fp_engine_run (tiny->engine);
  g_assert_cmpuint (tiny->s->head.n_frames, ==, 0);
  g_assert_cmpuint (tiny->s->head.n_actions, ==, 0);
  return tiny->s->head.result;
}

static FpAction
action_of (guint procedure, uint8_t who, int count)
{
  FpAction action = fp_common_action (procedure, who, 0);

  action.count = (int16_t) count;
  return action;
}

static void
assert_zone (const Tiny *tiny, uint16_t zone, guint n)
{
  g_assert_cmpuint (tiny->s->zones[zone].count, ==, n);
}

/* The shared discard pile becomes the deck when a card is needed. Only then is it shuffled. */
static void
test_shared_deck (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t thrown[] = { 4, 5 };
  FpAction drop = action_of (DROP, 0, 0), take = action_of (TAKE, 2, 4), more = action_of (TAKE, 2, 9);
  FpRandom random = tiny->s->head.random;

  g_assert_cmpint (perform (tiny, &drop, thrown, 2), ==, 2);
  g_assert_cmpint (seen.last.kind, ==, FP_EVENT_CARDS_DISCARDED);
  assert_zone (tiny, PILE, 2);
  g_assert_cmpint (perform (tiny, &take, NULL, 0), ==, 4);
  g_assert_cmpmem (&random, sizeof random, &tiny->s->head.random, sizeof random);
  seen.n = 0;
  g_assert_cmpint (perform (tiny, &more, NULL, 0), ==, 2);
  g_assert_true (memcmp (&random, &tiny->s->head.random, sizeof random) != 0);
  assert_zone (tiny, PILE, 0);
  assert_zone (tiny, DECK, 0);
  assert_zone (tiny, HANDS + 4, 6);
  g_assert_cmpint (seen.last.kind, ==, FP_EVENT_CARDS_DRAWN);
  g_assert_cmpint (seen.last.seen, ==, 1 << 2);
  g_assert_cmpuint (seen.n, ==, 2); /* the renewed deck is an event too */
}

/* A card of nobody in particular goes to the pile of all. Planets are never discarded. */
static void
test_discards_of_nobody (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t cards[] = { 0, 6 };
  FpAction drop = action_of (DROP, FP_NOBODY, 0);

  g_assert_cmpint (perform (tiny, &drop, cards, 2), ==, 1);
  assert_zone (tiny, PILE, 1);
  assert_zone (tiny, ROW, 1);
}

static void
test_refill (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t cards[] = { 4, 5 };
  FpAction drop = action_of (DROP, FP_NOBODY, 0);

  perform (tiny, &drop, cards, 2);
  fp_common_refill (tiny->engine, DECK, 4);
  assert_zone (tiny, DECK, 4);
  fp_common_refill (tiny->engine, PILE, 9);
  assert_zone (tiny, PILE, 2);
  fp_common_refill (tiny->engine, DECK, 5);
  assert_zone (tiny, DECK, 6);
  g_assert_cmpuint (tiny->s->zones[DECK].first, ==, 0); /* the old cards stay on top */
}

/* Cards come to a pile one by one, so that the last one lies uppermost; to a deck as they lay. */
static void
test_move (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t cards[] = { 0, 1 };
  FpAction away = action_of (SHIFT, 0, 0), back = away;

  away.zone = PILE;
  g_assert_cmpint (perform (tiny, &away, cards, 2), ==, 2);
  g_assert_cmpuint (tiny->s->zones[PILE].first, ==, 1);
  g_assert_cmpuint (seen.entered, ==, 2);
  g_assert_true (tiny->s->cards[0].flags & FP_CARD_FACE_UP);
  back.zone = DECK;
  perform (tiny, &back, cards, 2);
  g_assert_cmpuint (tiny->s->zones[DECK].first, ==, 1);
  g_assert_cmpuint (tiny->s->cards[1].next, ==, 0);
  g_assert_false (tiny->s->cards[0].flags & FP_CARD_FACE_UP);
  g_assert_cmpuint (seen.changes, ==, 0);
}

static void
test_swap (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t cards[] = { 4 };
  FpAction trade = action_of (TRADE, 0, 0);

  fp_selection_mark (tiny->s, 5);
  g_assert_cmpint (perform (tiny, &trade, cards, 1), ==, 1);
  g_assert_cmpint (tiny->s->cards[4].zone, ==, HANDS + 4);
  g_assert_cmpint (tiny->s->cards[5].zone, ==, HANDS);
  g_assert_cmpint (tiny->s->cards[5].known & 1, ==, 1);
}

/* Looking tells one seat, revealing all seats. A shuffle makes both forget the order. */
static void
test_knowledge (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t top[] = { 0 }, deck[] = { 0, 1, 2, 3 };
  FpAction peek = action_of (PEEK, 1, 0), show = action_of (SHOW, 1, 0), mix = action_of (MIX, FP_NOBODY, 0);

  perform (tiny, &peek, top, 1);
  g_assert_cmpint (tiny->s->cards[0].known, ==, 1 << 1);
  g_assert_cmpint (seen.last.seen, ==, 1 << 1);
  perform (tiny, &show, top, 1);
  g_assert_cmpint (tiny->s->cards[0].known, ==, 0x7);
  g_assert_cmpint (perform (tiny, &mix, deck, 4), ==, 4);
  g_assert_cmpint (tiny->s->cards[0].known, ==, 0);
}

/* An action of the edition's table goes where the table says and has its event. Others go where
 * they say. The planet's controllers are noted before. */
static void
test_ships (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  FpAction sink = action_of (SINK, 1, 3), sail = action_of (SAIL, 2, 9), nowhere = sail;

  sink.from = WORLD;
  g_assert_cmpint (perform (tiny, &sink, NULL, 0), ==, 3);
  g_assert_cmpint (tiny->s->places[DOCK].ships[1], ==, 3);
  g_assert_cmpint (seen.last.kind, ==, FP_EVENT_SHIPS_DESTROYED);
  g_assert_cmpuint (seen.changes, ==, 1);
  g_assert_cmpint (seen.control.place, ==, WORLD);
  g_assert_cmpint (seen.control.before, ==, 1 << 1);
  sail.from = HARBOUR;
  sail.to = WORLD;
  g_assert_cmpint (perform (tiny, &sail, NULL, 0), ==, 5);
  g_assert_cmpint (seen.last.kind, ==, FP_EVENT_SHIPS_MOVED);
  g_assert_cmpint (seen.control.before, ==, 0);
  g_assert_cmpuint (seen.changes, ==, 2);
  sail.from = DOCK; /* violet has no ships there */
  g_assert_cmpint (perform (tiny, &sail, NULL, 0), ==, 0);
  g_assert_cmpuint (seen.changes, ==, 2);
  nowhere.from = WORLD;
  nowhere.to = WORLD + 1;
  g_assert_cmpint (perform (tiny, &nowhere, NULL, 0), ==, 0);
  g_assert_cmpuint (seen.changes, ==, 2);
}

/* Offers ships of @place that have been chosen already. */
static void
choose_ships (Tiny *tiny, uint8_t place, gboolean to, guint n)
{
  FpSplit *rows;
  guint n_rows;

  fp_split_offer (tiny->engine, place, to, 9);
  rows = fp_split_offered (tiny->s, to, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    if (rows[i].place == place)
      rows[i].count = (uint8_t) n;
}

static int
perform_with_ships (Tiny *tiny, const FpAction *about)
{
  FpAction *action = fp_action_begin (tiny->engine, about);

  fp_split_attach (tiny->engine, action);
  fp_engine_run (tiny->engine);
  g_assert_cmpuint (tiny->s->head.n_splits, ==, 0);
  return tiny->s->head.result;
}

/* Ships of several places move at once and have one event. Each planet's controllers are noted
 * before, and ships stay where none may be. */
static void
test_ships_of_several_places (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  FpAction sink = action_of (SINK, 1, 3), sail = action_of (SAIL, 1, 4);

  tiny->s->places[HARBOUR].ships[1] = 2;
  choose_ships (tiny, WORLD, FALSE, 2);
  choose_ships (tiny, HARBOUR, FALSE, 1);
  g_assert_cmpint (perform_with_ships (tiny, &sink), ==, 3);
  g_assert_cmpint (tiny->s->places[DOCK].ships[1], ==, 3);
  g_assert_cmpint (tiny->s->places[WORLD].ships[1], ==, 1);
  g_assert_cmpint (tiny->s->places[HARBOUR].ships[1], ==, 1);
  g_assert_cmpint (seen.last.kind, ==, FP_EVENT_SHIPS_DESTROYED);
  g_assert_cmpint (seen.last.count, ==, 3);
  g_assert_cmpint (seen.last.from, ==, FP_NO_PLACE);
  g_assert_cmpint (seen.last.to, ==, DOCK);
  g_assert_cmpuint (seen.last.n_journeys, ==, 2);
  g_assert_cmpint (seen.last.journeys[0].from, ==, HARBOUR);
  g_assert_cmpint (seen.last.journeys[0].count, ==, 1);
  g_assert_cmpint (seen.last.journeys[1].from, ==, WORLD);
  g_assert_cmpint (seen.last.journeys[1].count, ==, 2);
  g_assert_cmpuint (seen.changes, ==, 1);
  g_assert_cmpint (seen.control.place, ==, WORLD);
  g_assert_cmpint (seen.control.before, ==, 1 << 1);
  tiny->s->places[WORLD].ships[1] = 0;
  tiny->s->places[HARBOUR].ships[1] = 2;
  sail.from = DOCK;
  choose_ships (tiny, WORLD, TRUE, 1);
  choose_ships (tiny, HARBOUR, TRUE, 1);
  choose_ships (tiny, WORLD + 1, TRUE, 2);
  g_assert_cmpint (perform_with_ships (tiny, &sail), ==, 2);
  g_assert_cmpint (tiny->s->places[DOCK].ships[1], ==, 1);
  g_assert_cmpint (tiny->s->places[WORLD].ships[1], ==, 1);
  g_assert_cmpint (seen.last.from, ==, DOCK);
  g_assert_cmpint (seen.last.to, ==, FP_NO_PLACE);
  g_assert_cmpint (seen.control.before, ==, 0);
  g_assert_cmpuint (seen.changes, ==, 2);
}

/* Only kinds that the edition lists are copied. A copy that is over waits to be used again. */
static void
test_copies (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t cards[] = { 0 }, planet[] = { 6 };
  FpAction mimic = action_of (MIMIC, 1, 0);
  int copy = perform (tiny, &mimic, cards, 1);

  g_assert_cmpint (copy, ==, N_CARDS + 1);
  g_assert_cmpint (tiny->s->cards[copy].zone, ==, SHEETS + 2);
  fp_common_end_copy (tiny->engine, (uint16_t) copy);
  g_assert_cmpint (tiny->s->cards[copy].zone, ==, OLD);
  g_assert_cmpint (perform (tiny, &mimic, planet, 1), ==, -1);
  g_assert_cmpint (perform (tiny, &mimic, cards, 1), ==, copy);
}

static void
test_ignored (Tiny *tiny, gconstpointer data G_GNUC_UNUSED)
{
  const uint16_t cards[] = { 0, 5 };
  FpAction blank = action_of (BLANK, 1, 0);

  g_assert_cmpint (perform (tiny, &blank, cards, 2), ==, 2);
  g_assert_true (tiny->s->cards[5].flags & FP_CARD_IGNORED);
  fp_common_end_ignore (tiny->engine, 5);
  g_assert_false (tiny->s->cards[5].flags & FP_CARD_IGNORED);
  g_assert_true (tiny->s->cards[0].flags & FP_CARD_IGNORED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/common/" name, Tiny, NULL, set_up, test, tear_down)
  ADD ("shared-deck", test_shared_deck);
  ADD ("discards-of-nobody", test_discards_of_nobody);
  ADD ("refill", test_refill);
  ADD ("move", test_move);
  ADD ("swap", test_swap);
  ADD ("knowledge", test_knowledge);
  ADD ("ships", test_ships);
  ADD ("ships-of-several-places", test_ships_of_several_places);
  ADD ("copies", test_copies);
  ADD ("ignored", test_ignored);
  return g_test_run ();
}
