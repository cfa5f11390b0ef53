/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The toy edition: a turn of five steps, four actions, and its tables. */
#include "engine/toy.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-card-selection.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"
#include "engine/state/fp-mutations.h"
#include "library/fp-library.h"

enum
{
  OUT, /* places */
  SUPPLY,
  WARP,
  N_PLACES,
};

enum
{
  SHIPS = 12, /* of each player */
  TURNS = 0, /* counters of the table */
  TURN_OF = 1, /* seat whose turn it is */
  HAND = 6, /* most cards at the end of a turn */
  ROUNDS = 3, /* turns of each player */
};

enum
{
  DECIDE_DISCARD = FP_N_PROGRAM_DECISIONS, /* decisions */
  N_DECISIONS,
};

enum
{
  KIND_NONE,
  KIND_ALIEN,
  KIND_PLAN,
  N_KINDS,
};

#define TOY_PROCEDURES(STEP, WHOLE, ACT, PART)                         \
  WHOLE (game, "game", toy_game)                                       \
  WHOLE (turn, "turn", toy_turn)                                       \
  STEP (regroup, "regroup", toy_regroup)                               \
  STEP (fight, "fight", toy_fight)                                     \
  STEP (spoils, "spoils", toy_spoils)                                  \
  STEP (tidy, "tidy", toy_tidy)                                        \
  ACT (draw, "draw", toy_draw, FP_THAT_CARDS | FP_THAT_COUNT)          \
  ACT (discard, "discard", toy_discard, FP_THAT_CARDS | FP_THAT_COUNT) \
  ACT (lose, "lose", toy_ships, FP_THAT_SHIPS | FP_THAT_COUNT)         \
  ACT (recover, "recover", toy_ships, FP_THAT_SHIPS | FP_THAT_COUNT)   \
  PART (fill_hand, "fill-hand", toy_fill_hand)

#define ENUM_ROW(name, ...) TOY_##name,
enum
{
  TOY_BEFORE_PROCEDURES = FP_N_MACHINE_PROCEDURES - 1,
  TOY_PROCEDURES (ENUM_ROW, ENUM_ROW, ENUM_ROW, ENUM_ROW) TOY_N_PROCEDURES
};

/* --- Actions --- */

static void
finish_cards (FpEngine *e, FpAction *action, const uint16_t *cards, guint n, guint zone)
{
  fp_action_keep_cards (e, action, cards, n);
  action->count = (int16_t) n;
  action->zone = (int16_t) zone;
  e->state->head.result = (int16_t) n;
}

static void
renew_deck (FpEngine *e)
{
  FpState *s = e->state;

  while (s->zones[TOY_DISCARDS].count > 0)
    fp_move_card (e, s->zones[TOY_DISCARDS].first, TOY_DECK, FP_BOTTOM, FP_FACE_DOWN);
  fp_shuffle (e, TOY_DECK);
}

static FpFlow
toy_draw (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = 0;

  while ((int) n < action->count)
    {
      if (s->zones[TOY_DECK].count == 0)
        renew_deck (e);
      if (s->zones[TOY_DECK].count == 0)
        break;
      cards[n] = s->zones[TOY_DECK].first;
      fp_move_card (e, cards[n++], toy_zone (action->who, TOY_HAND), FP_BOTTOM, FP_FACE_DOWN);
    }
  finish_cards (e, action, cards, n, toy_zone (action->who, TOY_HAND));
  return FP_FLOW_DONE;
}

static FpFlow
toy_discard (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards);

  fp_sort_cards (e->state, cards, n);
  for (guint i = 0; i < n; i++)
    fp_move_card (e, cards[i], TOY_DISCARDS, FP_TOP, FP_FACE_UP);
  finish_cards (e, action, cards, n, TOY_DISCARDS);
  return FP_FLOW_DONE;
}

static FpFlow
toy_ships (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  gboolean lost = action->procedure == TOY_lose;

  action->to = lost ? WARP : SUPPLY;
  action->count = (int16_t) fp_move_ships (e, action->who, lost ? SUPPLY : WARP, action->to, MAX (action->count, 0));
  e->state->head.result = action->count;
  return FP_FLOW_DONE;
}

/* Fills nothing: an empty hand stays empty. */
static FpFlow
toy_fill_hand (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

/* --- Course of a turn --- */

/* Returns the seat that is @turn seats behind the one whose turn it is. */
static uint8_t
nth (const FpState *s, guint turn)
{
  return (uint8_t) (((guint) s->head.table[TURN_OF] + turn) % s->head.n_seats);
}

FP_LOCALS (step)
{
  uint8_t turn, seat;
};

static FpFlow
toy_regroup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  FP_ACTION (TOY_recover, .who = nth (s, 0), .from = WARP, .count = 2);
  FP_ACTION (TOY_draw, .who = nth (s, 0), .count = 1);
  FP_END;
}

static FpFlow
toy_fight (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    FP_ACTION (TOY_lose, .who = nth (s, my->turn), .from = SUPPLY, .count = 1);
  FP_END;
}

static FpFlow
toy_spoils (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    FP_ACTION (TOY_draw, .who = nth (s, my->turn), .count = my->turn == 0 ? 3 : 1);
  FP_END;
}

/* Begins the discard of the cards that @seat has selected. */
static void
discard_selected (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (e->state, cards);
  FpAction *action = fp_action_begin (e, &(FpAction){ .procedure = TOY_discard,
                                                      .who = seat,
                                                      .by = FP_NOBODY,
                                                      .from = FP_NO_PLACE,
                                                      .to = FP_NO_PLACE,
                                                      .zone = -1,
                                                      .card = FP_NO_CARD,
                                                      .source = FP_NO_CARD,
                                                      .code = -1 });

  for (guint i = 0; i < n && action != NULL; i++)
    fp_action_add_card (e, action, cards[i]);
}

/* Returns the number of cards that @seat holds above the limit. */
static int16_t
excess (const FpState *s, uint8_t seat)
{
  return (int16_t) (s->zones[toy_zone (seat, TOY_HAND)].count - HAND);
}

static FpFlow
toy_tidy (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = nth (s, my->turn);
      if (excess (s, my->seat) <= 0)
        continue;
      FP_CALL (FP_MACHINE_SELECTION, FpSelectionLocals, .seat = my->seat, .kind = DECIDE_DISCARD,
               .zone = (int16_t) toy_zone (my->seat, TOY_HAND), .least = excess (s, my->seat),
               .most = excess (s, my->seat));
      discard_selected (e, my->seat);
      FP_GO;
    }
  FP_END;
}

static FpFlow
toy_turn (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  FP_RUN (TOY_regroup);
  FP_RUN (TOY_fight);
  FP_RUN (TOY_spoils);
  FP_RUN (TOY_tidy);
  fp_memory_end (e, 0);
  FP_END;
}

static FpFlow
toy_game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  s->head.state_triggers_on = 1;
  while (s->head.table[TURNS] < ROUNDS * s->head.n_seats)
    {
      s->head.table[TURN_OF] = (int16_t) (s->head.table[TURNS]++ % s->head.n_seats);
      s->head.n_variables = 0;
      FP_RUN (TOY_turn);
    }
  fp_engine_end (e, FP_ENDING_SPECIAL, 0);
  FP_END;
}

/* --- Cards --- */

static void
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
}

/* Deals @n cards to each player and a power to each. */
static void
deal (FpEngine *e, guint n)
{
  FpState *s = e->state;

  fp_shuffle (e, TOY_DECK);
  for (guint i = 0; i < n; i++)
    FP_EACH_SEAT (s, seat)
      fp_move_card (e, s->zones[TOY_DECK].first, toy_zone (seat, TOY_HAND), FP_BOTTOM, FP_FACE_DOWN);
}

static void
begin (FpEngine *e, guint n_seats)
{
  FpState *s = e->state;
  guint aliens = 0;

  s->head.n_zones = TOY_N_ZONES;
  for (guint zone = 0; zone < TOY_N_ZONES; zone++)
    s->zones[zone] = (FpZone){ .first = FP_NO_CARD,
                               .last = FP_NO_CARD,
                               .under = FP_NO_CARD,
                               .owner = zone < TOY_DECK ? (uint8_t) (zone / TOY_SEAT_ZONES) : FP_NOBODY };
  for (guint place = 0; place < N_PLACES; place++)
    s->places[place] = (FpPlace){ .card = FP_NO_CARD, .parent = FP_NO_PLACE };
  s->head.n_places = N_PLACES;
  for (uint8_t seat = 0; seat < n_seats; seat++)
    {
      s->head.seats[seat] = (FpSeatRow){ .person = seat, .colour = seat, .hand_limit = HAND };
      s->places[SUPPLY].ships[seat] = SHIPS;
    }
  for (guint def = 0; def < e->catalog->cards->len; def++)
    if (fp_catalog_card (e->catalog, def)->kind == KIND_ALIEN && aliens < n_seats)
      make_card (e, def, toy_zone (aliens++, TOY_ALIEN), TRUE);
    else
      for (guint copy = 0; copy < MAX (fp_catalog_card (e->catalog, def)->copies, 1U); copy++)
        if (fp_catalog_card (e->catalog, def)->kind != KIND_ALIEN)
          make_card (e, def, TOY_DECK, FALSE);
  deal (e, HAND);
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    fp_effect_update_card (e, card);
  fp_engine_push (e, TOY_game);
}

static gboolean
in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpState *s = e->state;
  guint zone = s->cards[card].zone;

  *me = s->zones[zone].owner;
  if (zone >= TOY_DECK)
    return FALSE;
  return zone % TOY_SEAT_ZONES == (where == FP_WHERE_HAND ? TOY_HAND : TOY_ALIEN);
}

static int
back (const FpCardDef *def)
{
  return def->kind;
}

static gboolean
may_lie (const FpCardDef *def, uint16_t zone)
{
  return def == NULL || (def->kind == KIND_ALIEN) == (zone < TOY_DECK && zone % TOY_SEAT_ZONES == TOY_ALIEN);
}

/* --- Tables --- */

static void
get_zone (FpContext *c G_GNUC_UNUSED, FpValue *io, int zone)
{
  io->number = zone >= TOY_DECK ? zone : (int) toy_zone ((guint) io->number, (guint) zone);
  io->type = FP_TYPE_ZONE;
}

static void
get_pile (FpContext *c G_GNUC_UNUSED, FpValue *io, int place)
{
  io->seat = (uint8_t) io->number;
  io->place = (uint8_t) place;
  io->type = FP_TYPE_SHIPS;
}

#define OF_PLAYER .of = FP_TYPE_PLAYERS, .bare = TRUE
static const FpNameDef names[] = {
  { .name = "deck", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = TOY_DECK },
  { .name = "discards", .gives = FP_TYPE_ZONE, .get = get_zone, .arg = TOY_DISCARDS },
  { .name = "hand", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = TOY_HAND },
  { .name = "alien", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_zone, .arg = TOY_ALIEN },
  { .name = "supply", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = SUPPLY },
  { .name = "warp", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = WARP },
  { .name = NULL },
};

static int
hand_of (const FpEngine *e G_GNUC_UNUSED, uint8_t seat)
{
  return toy_zone (seat, TOY_HAND);
}

static int
ships_in (FpEngine *e, uint8_t seat, guint place)
{
  return e->state->places[place].ships[seat];
}

static int
recoverable (FpEngine *e, uint8_t seat)
{
  return ships_in (e, seat, WARP);
}

static int
losable (FpEngine *e, uint8_t seat)
{
  return ships_in (e, seat, SUPPLY);
}

static gboolean
possible (FpEngine *e G_GNUC_UNUSED, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
          uint8_t seat G_GNUC_UNUSED)
{
  return TRUE;
}

static const FpVerb verbs[] = {
  { .id = "draw",
    .action = TOY_draw,
    .amount_kind = FP_AMOUNT_CARDS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .possible = possible },
  { .id = "discard",
    .action = TOY_discard,
    .amount_kind = FP_AMOUNT_CARDS,
    .set = FP_TYPE_CARDS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS | FP_ATTRIBUTE_CHOOSER,
    .decision = DECIDE_DISCARD,
    .usual_zone = hand_of,
    .possible = possible },
  { .id = "lose",
    .action = TOY_lose,
    .amount_kind = FP_AMOUNT_SHIPS,
    .set = FP_TYPE_SHIPS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .usual_amount = losable,
    .possible = possible },
  { .id = "recover",
    .action = TOY_recover,
    .amount_kind = FP_AMOUNT_SHIPS,
    .set = FP_TYPE_SHIPS,
    .attributes = FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS,
    .usual_amount = recoverable,
    .possible = possible },
};

static uint8_t
usual_place (const FpEngine *e G_GNUC_UNUSED, const FpVerb *verb, uint8_t seat G_GNUC_UNUSED)
{
  return verb->action == TOY_lose ? SUPPLY : verb->action == TOY_recover ? WARP : FP_NO_PLACE;
}

static guint
order (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  for (guint i = 0; i < s->head.n_seats; i++)
    seats[i] = nth (s, i);
  return s->head.n_seats;
}

static void
fill_hand (FpEngine *e, uint8_t seat G_GNUC_UNUSED)
{
  fp_engine_push (e, TOY_fill_hand);
}

static uint8_t
chooser (const FpState *s, const FpAction *action G_GNUC_UNUSED)
{
  return nth (s, 0);
}

static void
settle (FpEngine *e)
{
  e->state->head.board_dirty = FALSE;
}

static const char *
check (FpEngine *e G_GNUC_UNUSED)
{
  return NULL;
}

static void
refill (FpEngine *e, uint16_t zone, int n)
{
  if (zone == TOY_DECK && e->state->zones[zone].count < n)
    renew_deck (e);
}

static int
turns (const FpState *s)
{
  return s->head.table[TURNS];
}

static void
no_options (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options G_GNUC_UNUSED)
{
}

static const FpDecisionKind decisions[N_DECISIONS] = {
  FP_PROGRAM_DECISIONS (no_options),
  [DECIDE_DISCARD] = { "discard", fp_selection_options },
};

#define STEP_ROW(name, word, function) \
  [TOY_##name] = { .id = word, .run = function, .step = TRUE, .kind = FP_PROCEDURE_STEP },
#define WHOLE_ROW(name, word, function) [TOY_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_WHOLE },
#define ACT_ROW(name, word, function, knows) \
  [TOY_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_ACTION, .that = knows },
#define PART_ROW(name, word, function) [TOY_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_PART },
static const char *const complexities[] = { "green", "yellow", "red" };
static const FpWordListDef complexity = { "complexity", complexities, G_N_ELEMENTS (complexities) };
static const FpField marks_of_alien[] = {
  { .attribute = "complexity", .index = FP_MARK_COMPLEXITY, .list = &complexity },
  { NULL },
};
static const FpField marks_of_plan[] = { { "value", FP_MARK_VALUE }, { NULL } };

static const FpKindDef kinds[N_KINDS] = {
  [KIND_ALIEN] = { "alien", FP_KIND_OWNED | FP_KIND_SHEET, .marks = marks_of_alien },
  [KIND_PLAN] = { "plan", FP_KIND_IN_HAND, .marks = marks_of_plan, .written = FP_WRITTEN_UNNAMED },
};

static const FpEncounterDef no_encounters[] = { { .id = NULL } };

static const FpProcedureDef procedures[] = { FP_MACHINE_PROCEDURES,
                                             TOY_PROCEDURES (STEP_ROW, WHOLE_ROW, ACT_ROW, PART_ROW) };

static FpZoneDef zones[TOY_N_ZONES];

static const char *const seat_ids[] = { "red", "blue", "purple", "orange", "green", "yellow", "black", "white" };

static void
make_zones (void)
{
  for (uint8_t seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      zones[toy_zone (seat, TOY_HAND)] = (FpZoneDef){ "hand", seat, FP_VISIBLE_TO_OWNER, FALSE, FALSE, FALSE };
      zones[toy_zone (seat, TOY_ALIEN)] = (FpZoneDef){ "alien", seat, FP_VISIBLE_BY_CARD, TRUE, FALSE, FALSE };
    }
  zones[TOY_DECK] = (FpZoneDef){ "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, FALSE, FALSE };
  zones[TOY_DISCARDS] = (FpZoneDef){ "discards", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, FALSE, FALSE };
  zones[TOY_COPIES] = (FpZoneDef){ "copies", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, FALSE, FALSE };
}

const FpEdition *
toy_edition (void)
{
  static const FpEdition edition = {
    .id = "toy",
    .version = 1,
    .least_seats = 2,
    .most_seats = FP_MAX_SEATS,
    .seat_ids = seat_ids,
    .procedures = procedures,
    .n_procedures = TOY_N_PROCEDURES,
    .kinds = kinds,
    .n_kinds = N_KINDS,
    .encounters = no_encounters,
    .n_encounters = G_N_ELEMENTS (no_encounters),
    .decisions = decisions,
    .n_decisions = N_DECISIONS,
    .verbs = verbs,
    .n_verbs = G_N_ELEMENTS (verbs),
    .names = names,
    .zones = zones,
    .n_zones = TOY_N_ZONES,
    .ships = SHIPS,
    .hidden.back = back,
    .hidden.may_lie = may_lie,
    .rules.begin = begin,
    .rules.order = order,
    .rules.chooser = chooser,
    .rules.check = check,
    .copies = TOY_COPIES,
    .table.turns = turns,
    .rules.settle = settle,
    .rules.in_force = in_force,
    .rules.refill = refill,
    .rules.fill_hand = fill_hand,
    .rules.usual_place = usual_place,
  };

  if (zones[TOY_DECK].id == NULL)
    make_zones ();
  return &edition;
}

FpCatalog *
toy_catalog (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "engine", "toy.xml", NULL);
  const char *paths[] = { path, NULL };
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_library_load (toy_edition (), paths, problems, &error);

  for (guint i = 0; catalog == NULL && i < problems->len; i++)
    {
      g_autoptr (GString) message = g_string_new (NULL);

      fp_problems_print (g_ptr_array_index (problems, i), message);
      g_test_message ("%s", message->str);
    }
  g_assert_no_error (error);
  g_assert_nonnull (catalog);
  return catalog;
}
