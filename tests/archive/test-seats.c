/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Positions and scenarios of an edition for three to five seats. Its planets lie in systems of the
 * seats, its ships have three places of their own, and there are no roles between turns. */
#include "archive/positions/fp-position.h"
#include "archive/scenarios/fp-scenario.h"
#include "engine/program/fp-program.h"
#include "engine/program/fp-program.h"
#include "engine/runner/fp-procedure.h"
#include "fixture/duel.h"
#include "fixture/file.h"
#include "fixture/position.h"

#include <string.h>

#define XMLNS "xmlns='" FP_SCENARIO_NAMESPACE "' "

enum
{
  LEAST = 3,
  MOST = 5,
  SHIPS = 8, /* of each seat: four on each of two planets */
  PLANETS = 2,
};

enum
{
  GAME = FP_N_MACHINE_PROCEDURES,
  LAUNCH,
  MEET,
  N_PROCEDURES,
};

enum
{
  HAND, /* zones of a seat */
  SHEET,
  SYSTEM,
  SEAT_ZONES,
  DECK = MOST * SEAT_ZONES, /* zones of all */
  DISCARDS,
  GONE,
  N_ZONES,
};

enum
{
  GATE,
  WARP,
  OUT,
  N_PLACES,
};

enum
{
  KIND_NONE,
  KIND_CARD,
  KIND_ALIEN,
  KIND_PLANET,
  N_KINDS,
};

static const char *const seat_ids[] = { "red", "blue", "yellow", "green", "purple" };

/* Returns the ships that @seat has on planets of others. */
static int
abroad (const FpState *s, uint8_t seat)
{
  int n = 0;

  for (guint place = N_PLACES; place < s->head.n_places; place++)
    if ((place - N_PLACES) / PLANETS != seat)
      n += s->places[place].ships[seat];
  return n;
}

/* TRUE: red sends ships to the gate before the game ends. */
static gboolean launching;

FP_LOCALS (isles)
{
  FpSeats winners;
  uint8_t pad;
};

static FpFlow
launch (FpEngine *e, FpFrame *f)
{
  FpAction sent = { .who = 0, .to = GATE };
  FpJourney journeys[FP_MAX_JOURNEYS];
  guint n;

  FP_BEGIN (isles);
  for (uint8_t place = N_PLACES; place < s->head.n_places; place++)
    if (s->places[place].ships[0] > 0)
      fp_split_offer (e, place, FALSE, s->places[place].ships[0]);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .least = 1, .most = SHIPS, .code = -1, .last = -1);
  sent.count = s->head.result;
  s->actions[s->head.n_actions++] = sent;
  fp_split_attach (e, &s->actions[s->head.n_actions - 1]);
  fp_split_move (e, &s->actions[s->head.n_actions - 1], s->actions[s->head.n_actions - 1].from, GATE, journeys, &n);
  fp_actions_drop (e, s->head.n_actions - 1U);
  FP_END;
}

/* Seats that have ships on a planet of another seat win at once. */
static FpFlow
game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (isles);
  if (launching)
    FP_RUN (LAUNCH);
  FP_EACH_SEAT (s, seat)
    if (abroad (s, seat) > 0)
      my->winners = (FpSeats) (my->winners | 1U << seat);
  fp_engine_end (e, fp_edition_ending (e->edition, FP_ENDS_BY_STANDING), my->winners);
  FP_END;
}

static FpFlow
nothing (FpEngine *e G_GNUC_UNUSED, FpFrame *f G_GNUC_UNUSED)
{
  return FP_FLOW_DONE;
}

static const FpProcedureDef procedures[N_PROCEDURES] = {
  FP_MACHINE_PROCEDURES,
  [GAME] = { .id = "game", .run = game, .kind = FP_PROCEDURE_WHOLE },
  [LAUNCH] = { .id = "launch", .run = launch, .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [MEET] = { .id = "meet", .run = nothing, .step = TRUE, .kind = FP_PROCEDURE_STEP },
};

static const FpKindDef kinds[N_KINDS] = {
  [KIND_CARD] = { "card", FP_KIND_IN_HAND },
  [KIND_ALIEN] = { "alien", FP_KIND_OWNED | FP_KIND_SHEET | FP_KIND_HOST },
  [KIND_PLANET] = { "planet", FP_KIND_PLACE | FP_KIND_HOST },
};

#define CARDS (1U << KIND_CARD)
#define SEAT(seat)                                                                                   \
  { "hand", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = CARDS, .listed = FP_LISTED_CARDS },           \
      { "alien", seat, FP_VISIBLE_BY_CARD, TRUE, .listed = FP_LISTED_SHEET },                        \
  {                                                                                                  \
    "system", seat, FP_VISIBLE_TO_ALL, TRUE, .kinds = 1U << KIND_PLANET, .listed = FP_LISTED_PLANETS \
  }
static const FpZoneDef zones[N_ZONES] = {
  SEAT (0),
  SEAT (1),
  SEAT (2),
  SEAT (3),
  SEAT (4),
  [DECK] = { "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = CARDS, .listed = FP_LISTED_DECK },
  [DISCARDS] = { "discards", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, TRUE, .kinds = CARDS, .listed = FP_LISTED_CARDS },
  [GONE] = { "gone", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .listed = FP_LISTED_REMOVED },
};

static const FpPositionPlace places[] = { { "gate", GATE }, { "warp", WARP }, { "out", OUT } };

static const FpStartDef starts[] = { { "turn", FP_START_SIDE }, { "setup" } };
static const char *const sides[] = { "offense", "defense" };

static uint16_t
make_card (FpEngine *e, guint def, uint16_t zone)
{
  FpState *s = e->state;
  uint16_t card = s->head.n_cards++;
  FpSeats all = (FpSeats) ((1U << s->head.n_seats) - 1);
  gboolean up = zone < DECK;

  s->cards[card] = (FpCard){ .def = (uint16_t) def,
                             .next = FP_NO_CARD,
                             .prev = FP_NO_CARD,
                             .holder = FP_NOBODY,
                             .flags = up ? FP_CARD_FACE_UP : 0,
                             .known = up ? all : 0,
                             .pooled = up ? 0 : all };
  s->zones[zone].pooled |= s->cards[card].pooled;
  fp_zone_add_bottom (s, zone, card);
  return card;
}

/* Planets come in the order of the seats. Those of absent seats stay in the box. */
static void
begin (FpEngine *e, guint n_seats)
{
  FpState *s = e->state;
  guint planet = 0;

  s->head.n_zones = N_ZONES;
  for (guint i = 0; i < N_ZONES; i++)
    s->zones[i] = (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = FP_NO_CARD, .owner = zones[i].owner };
  s->head.n_places = N_PLACES;
  for (guint i = 0; i < N_PLACES; i++)
    s->places[i] = (FpPlace){ .card = FP_NO_CARD };
  for (uint8_t seat = 0; seat < n_seats; seat++)
    s->head.seats[seat] = (FpSeatRow){ .person = seat, .colour = seat, .hand_limit = 8 };
  for (guint def = 0; def < e->catalog->cards->len; def++)
    if (fp_catalog_card (e->catalog, def)->kind != KIND_PLANET)
      make_card (e, def, DECK);
    else if (planet++ < n_seats * PLANETS)
      s->places[s->head.n_places++] =
          (FpPlace){ .card = make_card (e, def, (uint16_t) ((planet - 1) / PLANETS * SEAT_ZONES + SYSTEM)) };
  fp_engine_push (e, GAME);
}

/* The last starting point, and the seats whose card lay on top of their hand. */
static FpStart seen;

static gboolean
start_at (FpEngine *e, const FpStart *start, const char **error)
{
  FpState *s = e->state;

  seen = *start;
  if (start->id == NULL && start->step == MEET && start->place == FP_NO_PLACE)
    {
      *error = "whom red meets is known by then";
      return FALSE;
    }
  FP_EACH_SEAT (s, seat)
    if (start->ally_side[seat] != FP_NO_SIDE)
      s->places[GATE].ships[seat] = (uint8_t) (s->places[GATE].ships[seat] + start->ally_ships[seat]);
  s->head.n_frames = 0;
  fp_engine_push (e, GAME);
  return TRUE;
}

static guint
order (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  for (uint8_t i = 0; i < s->head.n_seats; i++)
    seats[i] = i;
  return s->head.n_seats;
}

static gboolean
settle (FpEngine *e)
{
  e->state->head.board_dirty = FALSE;
  return FALSE;
}

static const char *
check (FpEngine *e G_GNUC_UNUSED)
{
  return NULL;
}

static gboolean
in_force (const FpEngine *e G_GNUC_UNUSED, uint16_t card G_GNUC_UNUSED, FpWhere where G_GNUC_UNUSED, uint8_t *me)
{
  *me = FP_NOBODY;
  return FALSE;
}

static int
back (const FpCardDef *def)
{
  return def->kind;
}

static gboolean
may_lie (const FpCardDef *def, uint16_t zone)
{
  return def == NULL || zone >= DECK || (zone % SEAT_ZONES == HAND) == (def->kind == KIND_CARD);
}

static const FpDecisionKind decisions[] = { { "ships", fp_ship_selection_options } };

static const FpEndingDef endings[] = {
  { NULL },
  { "landed", FP_ENDS_BY_STANDING },
  { "conceded", FP_ENDS_CONCEDED },
  { "undecided", FP_ENDS_UNDECIDED },
};

static const FpEdition edition = {
  .id = "isles",
  .least_seats = LEAST,
  .most_seats = MOST,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = N_PROCEDURES,
  .decisions = decisions,
  .n_decisions = G_N_ELEMENTS (decisions),
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
  .kinds = kinds,
  .n_kinds = N_KINDS,
  .zones = zones,
  .n_zones = N_ZONES,
  .ships = SHIPS,
  .positions.places = places,
  .positions.n_places = G_N_ELEMENTS (places),
  .positions.home_ships = 4,
  .positions.starts = starts,
  .positions.n_starts = G_N_ELEMENTS (starts),
  .positions.sides = sides,
  .positions.n_sides = G_N_ELEMENTS (sides),
  .positions.start_at = start_at,
  .hidden.back = back,
  .hidden.may_lie = may_lie,
  .rules.begin = begin,
  .rules.order = order,
  .rules.settle = settle,
  .rules.check = check,
  .rules.in_force = in_force,
};

static void
add_card (FpCatalog *catalog, guint kind, char *id)
{
  FpCardDef def = { .kind = (uint8_t) kind, .id = id, .set = g_strdup ("isles"), .name = g_strdup (id), .resolve = -1 };

  fp_catalog_add_card (catalog, &def);
}

static FpCatalog *
new_catalog (void)
{
  FpCatalog *catalog = fp_catalog_new (kinds);

  for (guint seat = 0; seat < MOST; seat++)
    for (guint i = 1; i <= PLANETS; i++)
      add_card (catalog, KIND_PLANET, g_strdup_printf ("%s-%u", seat_ids[seat], i));
  for (guint i = 1; i <= 6; i++)
    add_card (catalog, KIND_CARD, g_strdup_printf ("attack-%u", i));
  add_card (catalog, KIND_ALIEN, g_strdup ("zombie"));
  return catalog;
}

/* A position, set up. */
typedef struct
{
  FpCatalog *catalog;
  FpEngine *engine;
  char *messages; /* faults of the position, "": none */
} Isles;

static void
isles_init (Isles *isles, const char *text)
{
  g_autoptr (FpDocument) document = duel_parse (text);
  g_autoptr (FpProblems) problems = fp_problems_new ("f");
  g_autoptr (GString) messages = g_string_new (NULL);

  isles->catalog = new_catalog ();
  isles->engine = fp_engine_new (&edition, isles->catalog);
  fp_engine_use (isles->engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  fp_position_check_start (fp_document_root (document), &edition, isles->catalog, problems);
  if (fp_problems_count (problems) == 0)
    fp_position_apply (isles->engine, fp_document_root (document), 0, problems);
  fp_problems_print (problems, messages);
  isles->messages = g_string_free (g_steal_pointer (&messages), FALSE);
}

static void
isles_clear (Isles *isles)
{
  g_aligned_free (isles->engine->state);
  fp_engine_free (isles->engine);
  fp_catalog_free (isles->catalog);
  g_free (isles->messages);
}

#define THREE "<seat id='red'/><seat id='blue'/><seat id='yellow'/>"
#define FIVE THREE "<seat id='green'/><seat id='purple'/>"

static void
assert_ships (const Isles *isles, guint place, uint8_t seat, int expected)
{
  g_assert_cmpstr (isles->messages, ==, "");
  g_assert_cmpint (isles->engine->state->places[place].ships[seat], ==, expected);
}

/* The seats that are given play. Their ships are at home. */
static void
test_seats (void)
{
  static const char *const texts[] = { "<p/>", "<p>" THREE "</p>", "<p>" THREE "<seat id='green'/></p>",
                                       "<p>" FIVE "</p>" };
  static const guint n[] = { 3, 3, 4, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      Isles isles;

      isles_init (&isles, texts[i]);
      g_assert_cmpstr (isles.messages, ==, "");
      g_assert_cmpuint (isles.engine->state->head.n_seats, ==, n[i]);
      g_assert_cmpuint (isles.engine->state->head.n_places, ==, N_PLACES + PLANETS * n[i]);
      for (uint8_t seat = 0; seat < n[i]; seat++)
        assert_ships (&isles, N_PLACES + PLANETS * seat + 1, seat, 4);
      isles_clear (&isles);
    }
}

/* A named planet lists all ships there. The others have four each, in order. */
static void
test_ships (void)
{
  Isles isles;

  isles_init (&isles, "<p>" FIVE "<system seat='red'><planet id='red-2' red='2' green='3'/></system>"
                      "<system seat='blue'><planet id='blue-1'/></system><ships at='warp' red='1' blue='4'/>"
                      "<ships at='gate' red='1'/><ships at='out' green='1'/></p>");
  assert_ships (&isles, N_PLACES, 0, 4);
  assert_ships (&isles, N_PLACES + 1, 0, 2);
  assert_ships (&isles, N_PLACES + 1, 3, 3);
  assert_ships (&isles, WARP, 0, 1);
  assert_ships (&isles, GATE, 0, 1);
  assert_ships (&isles, N_PLACES + PLANETS, 1, 0);
  assert_ships (&isles, N_PLACES + PLANETS + 1, 1, 4);
  assert_ships (&isles, N_PLACES + 3 * PLANETS, 3, 4); /* green has four left */
  assert_ships (&isles, N_PLACES + 3 * PLANETS + 1, 3, 0);
  assert_ships (&isles, OUT, 3, 1);
  isles_clear (&isles);
}

/* A written position is read as the same one, and written again the same. */
static void
test_round_trip (void)
{
  static const char written[] =
      "<seat id=\"green\" alien=\"zombie\" limit=\"8\">\n    <hand>attack-3 attack-1</hand>\n  </seat>";
  static const char of_blue[] = "<system seat=\"blue\">\n"
                                "    <planet id=\"blue-1\" red=\"1\" blue=\"4\" yellow=\"0\" green=\"0\"/>\n"
                                "    <planet id=\"blue-2\" red=\"0\" blue=\"4\" yellow=\"0\" green=\"0\"/>\n"
                                "  </system>";
  g_autofree char *text = NULL, *again = NULL;
  Isles first, second;

  isles_init (&first, "<p>" THREE "<seat id='green' alien='zombie'><hand>attack-3 attack-1</hand></seat>"
                      "<system seat='blue'><planet id='blue-1' blue='4' red='1'/></system>"
                      "<ships at='warp' red='3'/><pile id='discards'>attack-2</pile>"
                      "<memory conceded='red yellow'/></p>");
  g_assert_cmpuint (first.engine->state->head.conceded, ==, 1 << 0 | 1 << 2);
  text = position_text (first.engine);
  g_assert_nonnull (strstr (text, written));
  g_assert_nonnull (strstr (text, of_blue));
  g_assert_nonnull (strstr (text, "<ships at=\"warp\" red=\"3\"/>"));
  g_assert_nonnull (strstr (text, " conceded=\"red yellow\""));
  isles_init (&second, text);
  g_assert_cmpstr (second.messages, ==, "");
  again = position_text (second.engine);
  g_assert_cmpstr (text, ==, again);
  g_assert_cmpuint (fp_state_digest (first.engine), ==, fp_state_digest (second.engine));
  isles_clear (&first);
  isles_clear (&second);
}

static void
test_refused (void)
{
  static const char *const bad[][2] = {
    { "<p><seat id='red'/><seat id='blue'/><seat id='green'/></p>",
      "f:1:47: “green” among 3 seats; expected the first 3, up to “yellow”\n" },
    { "<p><seat id='rad'/></p>", "f:1:14: unknown seat “rad”; did you mean “red”?\n" },
    { "<p><seat id='red' role='offense'/></p>",
      "f:1:19: unknown attribute of <seat> “role”; expected one of id, alien, "
      "limit\n" },
    { "<p><seat id='red' warp='1'/></p>", "f:1:19: unknown attribute of <seat> “warp”; expected one of id, alien, "
                                          "limit\n" },
    { "<p><seat id='red'><deck/></seat></p>", "f:1:19: unknown element in <seat> “deck”; expected hand\n" },
    { "<p><ships at='warp' red='5'/><ships at='gate' red='4'/></p>",
      "f:1:1: “red” has 0 ships on planets, “gate” 4, “warp” 5; expected 8 in all\n" },
    { "<p><ships at='warp' red='9'/></p>", "f:1:26: red “9”; expected a whole number from 0 to 8\n" },
    { "<p><ships at='warp' green='1'/></p>",
      "f:1:21: unknown attribute of <ships> “green”; expected one of at, red, blue, yellow\n" },
    { "<p><ships at='wrap'/></p>", "f:1:15: unknown place of ships “wrap”; did you mean “warp”?\n" },
    { "<p><ships at='warp'/><ships at='warp'/></p>",
      "f:1:22: a second <ships at=\"warp\">; one was given on line 1\n" },
    { "<p><system seat='red'><planet id='red-1'/><planet id='red-2'/></system></p>",
      "f:1:1: “red” has 0 ships on planets; expected 8 in all\n" },
    { "<p><system seat='red'><planet id='blue-1'/></system></p>",
      "f:1:35: “blue-1” is no planet of the system of “red”, or has been named before\n" },
    { "<p><system seat='red'><planet id='attack-1'/></system></p>",
      "f:1:35: “attack-1” is a card of kind card, which cannot lie in “planet”\n" },
    { "<p><system seat='purple'/></p>", "f:1:18: unknown seat “purple”; expected one of red, blue, yellow\n" },
    { "<p><planet id='red-1'/></p>", "f:1:4: <planet> outside a <system>; expected it in that of its seat\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      Isles isles;

      isles_init (&isles, bad[i][0]);
      g_assert_cmpstr (isles.messages, ==, bad[i][1]);
      isles_clear (&isles);
    }
}

static void
test_starts (void)
{
  Isles isles;

  isles_init (&isles, "<p>" THREE "</p>");
  g_assert_cmpstr (seen.id, ==, "turn");
  g_assert_cmpint (seen.sides[0], ==, 0);
  isles_clear (&isles);
  isles_init (&isles, "<p start='turn' offense='blue'>" THREE "</p>");
  g_assert_cmpstr (isles.messages, ==, "");
  g_assert_cmpint (seen.sides[0], ==, 1);
  g_assert_cmpint (seen.sides[1], ==, FP_NOBODY);
  isles_clear (&isles);
}

#define MEETING(more) \
  "<p>" FIVE "<encounter offense='red' defense='blue' at='blue-2' step='meet'>" more "</encounter></p>"

/* Within an encounter allies' ships are given there alone, and cards lie on top of hands. */
static void
test_encounter (void)
{
  Isles isles;

  isles_init (&isles, "<p>" THREE "<seat id='green'><hand>attack-1</hand></seat><seat id='purple'/>"
                      "<encounter number='2' offense='green' defense='blue' at='blue-2' step='meet'>"
                      "<invited by='green'>red purple</invited><invited by='blue'/>"
                      "<ally seat='purple' side='offense' ships='2'/>"
                      "<card seat='green'>attack-3</card><card seat='blue' open='yes'>attack-2</card></encounter></p>");
  assert_ships (&isles, N_PLACES + 4 * PLANETS, 4, 4);
  assert_ships (&isles, N_PLACES + 4 * PLANETS + 1, 4, 2);
  assert_ships (&isles, GATE, 4, 2);
  g_assert_null (seen.id);
  g_assert_cmpint (seen.number, ==, 2);
  g_assert_cmpint (seen.step, ==, MEET);
  g_assert_cmpint (seen.place, ==, N_PLACES + PLANETS + 1);
  g_assert_cmpint (seen.sides[0], ==, 3);
  g_assert_cmpint (seen.sides[1], ==, 1);
  g_assert_cmpint (seen.inviting, ==, 0x3);
  g_assert_cmpint (seen.invited[0], ==, 1 << 0 | 1 << 4);
  g_assert_cmpint (seen.invited[1], ==, 0);
  g_assert_cmpint (seen.ally_side[4], ==, 0);
  g_assert_cmpint (seen.ally_side[0], ==, FP_NO_SIDE);
  g_assert_cmpint (seen.open, ==, 1 << 1);
  g_assert_cmpint (isles.engine->state->zones[3 * SEAT_ZONES + HAND].first, ==, seen.cards[3]);
  g_assert_cmpstr (fp_engine_def (isles.engine, seen.cards[3])->id, ==, "attack-3");
  isles_clear (&isles);
}

static void
test_encounter_refused (void)
{
  static const char *const bad[][2] = {
    { "<p start='turn'><encounter offense='red' step='launch'/></p>",
      "“start” beside an <encounter>; expected one of them" },
    { "<p><encounter offense='red' step='launch'/><encounter offense='blue' step='launch'/></p>",
      "a second <encounter>; one was given on line 1" },
    { "<p><encounter offense='red' defense='red' step='meet'/></p>",
      "“red” is the offense already; expected another seat" },
    { "<p><encounter offense='green' step='launch'/></p>", "unknown seat “green”; expected one of red, blue, yellow" },
    { "<p><encounter step='launch'/></p>", "<encounter> without the attribute “offense”; it must have one" },
    { "<p><encounter offense='red'/></p>", "<encounter> without the attribute “step”; it must have one" },
    { "<p><encounter offense='red' step='lunch'/></p>", "unknown step “lunch”; did you mean “launch”?" },
    { "<p><encounter offense='red' step='meet'/></p>", "<encounter> is impossible: whom red meets is known by then" },
    { "<p><encounter number='0' offense='red' step='launch'/></p>", "number “0”; expected a whole number from 1 to 9" },
    { "<p>" THREE "<encounter offense='red' at='green-1' step='launch'/></p>",
      "“green-1” is in no system of this game" },
    { MEETING ("<ally seat='blue' side='offense' ships='1'/>"), "“blue” is the defense; expected another seat" },
    { MEETING ("<ally seat='green' side='left' ships='1'/>"), "unknown side “left”; expected one of offense, defense" },
    { MEETING ("<ally seat='green' side='offense' ships='0'/>"), "ships “0”; expected a whole number from 1 to 8" },
    { MEETING ("<ally seat='green' side='offense' ships='1'/><ally seat='green' side='defense' ships='1'/>"),
      "a second <ally seat=\"green\">; one was given on line 1" },
    { MEETING ("<invited by='green'>yellow</invited>"),
      "“green” is on no side of the encounter; expected one that invites" },
    { MEETING ("<invited by='red'>blue</invited>"), "“blue” is the defense; expected another seat" },
    { MEETING ("<card seat='red'>attack-1</card><card seat='blue'>attack-1</card>"),
      "no “attack-1” is left; each copy of it has been named before" },
    { MEETING ("<card seat='red'>blue-1</card>"), "“blue-1” is a card of kind planet, which cannot lie in “hand”" },
    { "<p>" THREE "<memory conceded='pink'/></p>", "unknown seat “pink”; expected one of red, blue, yellow" },
    { MEETING ("<card seat='red'/>"), "<card> without a card; expected its id" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      Isles isles;
      g_autofree char *line = g_strconcat (": ", bad[i][1], "\n", NULL);

      isles_init (&isles, bad[i][0]);
      g_test_message ("%s", isles.messages);
      g_assert_true (g_str_has_suffix (isles.messages, line));
      g_assert_cmpuint (strchr (isles.messages, '\n') - isles.messages + 1, ==, strlen (isles.messages));
      isles_clear (&isles);
    }
}

static gboolean
find (const char *id, uint64_t options G_GNUC_UNUSED, const FpEdition **found, const FpCatalog **catalog, gpointer data)
{
  *found = &edition;
  *catalog = data;
  return strcmp (id, edition.id) == 0;
}

/* An edition in which nobody has allies has no element for them. */
static void
test_parts (void)
{
  static const char *const more[] = { "option", NULL };
  g_autofree const char **parts = fp_position_parts (&edition, more);
  g_autofree char *words = g_strjoinv (" ", (char **) parts);

  g_assert_cmpstr (words, ==, "seat system planet ships under note pile seed memory encounter option");
}

/* Plays a scenario of three seats that goes on with @rest. Returns what it says. */
static char *
play_scenario (const char *rest)
{
  g_autofree char *text =
      g_strdup_printf ("<scenario " XMLNS "edition='isles' id='x' title='t'>" THREE "%s</scenario>", rest);
  g_autoptr (GString) out = g_string_new (NULL);
  g_autofree char *path = file_with (text);
  const char *paths[2] = { path, NULL };
  FpCatalog *catalog = new_catalog ();
  guint failed;

  g_assert_true (fp_scenarios_run (paths, find, catalog, out, &failed, NULL));
  g_string_replace (out, path, "FILE", 0);
  file_remove (g_steal_pointer (&path));
  fp_catalog_free (catalog);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* Plays a scenario in which red and green win. Returns what it says to the @end. */
static char *
play (const char *end)
{
  g_autofree char *rest = g_strdup_printf ("<seat id='green'/><system seat='blue'>"
                                           "<planet id='blue-1' red='4' blue='4' green='4'/></system>\n%s",
                                           end);

  return play_scenario (rest);
}

/* Ships chosen place by place are a group, the number first. Red wins unless its ship at blue-1 is
 * among those sent to the gate. */
static void
test_places (void)
{
  static const char *const answers[][3] = {
    { "3 red-1 red-1 blue-1", "none", "ok 1" },
    { "3 red-1 red-1 red-2", "red", "ok 1" },
    { "3 usual", "red", "ok 1" },
    { "3 red-1 usual", "red", "ok 1" },
    { "8 usual", "none", "ok 1" },
    { "8", "none", "ok 1" },
    { "3 red-2 red-1 red-1", "none", "“red-1” is no option" },
    { "usual", "red", "ok 1" },
    { "2 red-1 red-1 red-1", "none", "“red-1” is one answer too many" },
  };

  launching = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    {
      g_autofree char *rest =
          g_strdup_printf ("<system seat='red'><planet id='red-1' red='4'/><planet id='red-2' red='3'/></system>"
                           "<system seat='blue'><planet id='blue-1' red='1' blue='4'/></system>"
                           "<answer seat='red' to='launch/ships'>%s</answer><end game='%s'/>",
                           answers[i][0], answers[i][1]);
      g_autofree char *said = play_scenario (rest);

      g_test_message ("%s", said);
      g_assert_nonnull (strstr (said, answers[i][2]));
      g_assert_true ((strstr (said, "not ok") == NULL) == g_str_equal (answers[i][2], "ok 1"));
    }
  launching = FALSE;
}

static void
test_winners (void)
{
  static const char *const ends[][2] = {
    { "<end game='red green'/>", "ok 1 - FILE#x t" },
    { "<end game='red'/>", "winner: red green; expected red" },
    { "<end game='red blue green'/>", "winner: red green; expected red blue green" },
    { "<end game='none'/>", "winner: red green; expected none" },
    { "<end game='red green red'/>", "“red” twice among the winners; expected once" },
    { "<end game='red gren'/>", "unknown seat “gren”; did you mean “green”?" },
    { "<end game='both'/>", "unknown ending “both”" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *said = play (ends[i][0]);

      g_test_message ("%s", said);
      g_assert_nonnull (strstr (said, ends[i][1]));
      g_assert_true ((strstr (said, "not ok") == NULL) == (i == 0));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/archive/seats/seats", test_seats);
  g_test_add_func ("/archive/seats/ships", test_ships);
  g_test_add_func ("/archive/seats/round-trip", test_round_trip);
  g_test_add_func ("/archive/seats/refused", test_refused);
  g_test_add_func ("/archive/seats/parts", test_parts);
  g_test_add_func ("/archive/seats/starts", test_starts);
  g_test_add_func ("/archive/seats/encounter", test_encounter);
  g_test_add_func ("/archive/seats/encounter-refused", test_encounter_refused);
  g_test_add_func ("/archive/seats/winners", test_winners);
  g_test_add_func ("/archive/seats/places", test_places);
  return g_test_run ();
}
