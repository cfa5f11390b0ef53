/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The small edition with colonies. */
#include "engine/colonies.h"

#include "engine/effects/fp-effects.h"
#include "engine/program/fp-ship-selection.h"
#include "engine/runner/fp-splits.h"
#include "fixture/catalog.h"

enum
{
  ROUNDS = 3, /* turns of each player */
  SHIPS_SENT = 4, /* most ships sent in a turn */
  MOST_PROCEDURES = 60,
  MOST_DECISIONS = 40,
  N_PLACES = COLONIES_FIRST + FP_MAX_SEATS * COLONIES_EACH,
};

/* Kinds of decisions behind those of the small edition. */
enum
{
  DECIDE_SEND,
  DECIDE_HOME,
  DECIDE_LOSE,
  N_OWN_DECISIONS,
};

/* Procedures behind those of the small edition. */
enum
{
  GAME,
  MUSTER,
  BATTLE,
  SETTLE,
  TOLL,
  SEND,
  LAND,
  LOSE,
  RECOVER,
  MOVE,
  N_OWN_PROCEDURES,
};

static FpEdition edition;

static guint
number_of (guint procedure)
{
  return fp_mini_edition ()->n_procedures + procedure;
}

static uint8_t
kind_of (guint kind)
{
  return (uint8_t) (fp_mini_edition ()->n_decisions + kind);
}

/* --- Course of a turn --- */

FP_LOCALS (step)
{
  uint8_t seat, turn;
};

static void
offer_colonies (FpEngine *e, uint8_t seat, gboolean to, int most)
{
  for (guint i = 0; i < COLONIES_EACH; i++)
    fp_split_offer (e, colonies_place (seat, i), to,
                    MIN (most, to ? most : e->state->places[colonies_place (seat, i)].ships[seat]));
}

static void
begin_journey (FpEngine *e, guint procedure, uint8_t seat, uint8_t from)
{
  FpAction *action = fp_action_begin (e, &(FpAction){ .procedure = (uint8_t) number_of (procedure),
                                                      .who = seat,
                                                      .by = FP_NOBODY,
                                                      .from = from,
                                                      .to = FP_NO_PLACE,
                                                      .count = e->state->head.result,
                                                      .zone = -1,
                                                      .card = FP_NO_CARD,
                                                      .source = FP_NO_CARD,
                                                      .code = -1 });

  fp_split_attach (e, action);
}

/* Adds the loss of the ships that @seat has chosen to the batch. */
static void
add_loss (FpEngine *e, uint8_t seat)
{
  FpAction loss = fp_common_action (number_of (LOSE), seat, 0);

  loss.count = e->state->head.result;
  fp_split_attach (e, fp_batch_add (e, &loss));
}

static FpFlow
muster (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  my->seat = mini_nth (s, 0);
  offer_colonies (e, my->seat, FALSE, UINT8_MAX);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
           .kind = kind_of (DECIDE_SEND), .least = 1, .most = SHIPS_SENT, .code = -1, .last = -1);
  begin_journey (e, SEND, my->seat, FP_NO_PLACE);
  FP_GO;
  FP_END;
}

static FpFlow
battle (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  FP_ACTION (number_of (LOSE), .who = mini_nth (s, 0), .from = MINI_GATE, .count = 1);
  FP_END;
}

/* Each player chooses a ship to lose. All are lost at once. */
static FpFlow
toll (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = mini_nth (s, my->turn);
      offer_colonies (e, my->seat, FALSE, UINT8_MAX);
      FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat,
               .kind = kind_of (DECIDE_LOSE), .least = 1, .most = 1, .code = -1, .last = -1);
      add_loss (e, my->seat);
    }
  FP_RUN (FP_MACHINE_BATCH);
  s->head.table[COLONIES_TOLL] = s->head.result;
  FP_END;
}

static FpFlow
settle_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  my->seat = mini_nth (s, 0);
  offer_colonies (e, my->seat, TRUE, s->places[MINI_GATE].ships[my->seat]);
  FP_CALL (FP_MACHINE_SHIP_SELECTION, FpShipSelectionLocals, .seat = my->seat, .owner = my->seat, .to = 1,
           .kind = kind_of (DECIDE_HOME), .least = s->places[MINI_GATE].ships[my->seat],
           .most = s->places[MINI_GATE].ships[my->seat], .code = -1, .last = -1);
  begin_journey (e, LAND, my->seat, MINI_GATE);
  FP_GO;
  FP_END;
}

static FpFlow
game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (step);
  s->head.state_triggers_on = 1;
  while (s->head.table[MINI_TURNS] < ROUNDS * s->head.n_seats)
    {
      s->head.table[MINI_TURN_OF] = (int16_t) (s->head.table[MINI_TURNS]++ % s->head.n_seats);
      s->head.n_variables = 0;
      FP_RUN (number_of (MUSTER));
      FP_RUN (number_of (BATTLE));
      FP_RUN (number_of (SETTLE));
      if (s->head.options & COLONIES_WITH_TOLL)
        FP_RUN (number_of (TOLL));
      fp_memory_end (e, 0);
    }
  fp_engine_end (e, fp_edition_ending (e->edition, FP_ENDS_BY_STANDING), 0);
  FP_END;
}

/* The ships of each seat are spread over its colonies. */
static void
begin (FpEngine *e, guint n_seats)
{
  FpState *s = e->state;

  mini_begin (e, n_seats);
  s->head.n_frames = 0;
  s->head.n_places = MINI_FIRST_PLANET;
  for (guint place = s->head.n_places; place < N_PLACES; place++)
    s->places[place] = (FpPlace){ .card = FP_NO_CARD };
  s->head.n_places = N_PLACES;
  FP_EACH_SEAT (s, seat)
    {
      fp_move_card (e, s->zones[MINI_ALIENS].first, mini_zone (seat, MINI_ALIEN), FP_TOP, FP_FACE_UP);
      fp_move_card (e, s->zones[MINI_DECK].first, mini_zone (seat, MINI_HAND_ZONE), FP_TOP, FP_FACE_DOWN);
      fp_move_card (e, s->zones[MINI_DECK].last, mini_zone (seat, MINI_HAND_ZONE), FP_TOP, FP_FACE_DOWN);
      for (guint i = 0; s->places[MINI_SUPPLY].ships[seat] > 0; i++)
        fp_move_ships (e, seat, MINI_SUPPLY, colonies_place (seat, i % COLONIES_EACH), 1);
    }
  fp_engine_push (e, number_of (GAME));
}

/* --- Tables --- */

static void
get_pile (FpContext *c G_GNUC_UNUSED, FpValue *io, int place)
{
  *io = (FpValue){ .type = FP_TYPE_SHIPS, .seat = (uint8_t) io->number, .place = (uint8_t) place };
}

static void
colony_ships (FpContext *c, uint8_t seat, FpValue *io)
{
  uint8_t places[COLONIES_EACH];

  for (guint i = 0; i < COLONIES_EACH; i++)
    places[i] = colonies_place (seat, i);
  fp_value_ships (c, io, seat, places, NULL, COLONIES_EACH);
}

static void
colonies (FpContext *c, uint8_t seat, FpValue *io)
{
  guint n = COLONIES_EACH;
  uint16_t *items = fp_context_take (c, &n);

  for (guint i = 0; i < n; i++)
    items[i] = colonies_place (seat, i);
  *io = (FpValue){ .type = FP_TYPE_PLANETS, .n_items = n, .items = items };
}

static void
get_colony_ships (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  colony_ships (c, (uint8_t) io->number, io);
}

static void
get_colonies (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  colonies (c, (uint8_t) io->number, io);
}

#define OF_PLAYER .of = FP_TYPE_PLAYERS, .bare = TRUE
static void
get_hand (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_ZONE, .number = mini_zone ((guint) io->number, MINI_HAND_ZONE) };
}

static const FpNameDef names[] = {
  { .name = "hand", OF_PLAYER, .gives = FP_TYPE_ZONE, .get = get_hand },
  { .name = "warp", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = MINI_WARP },
  { .name = "gate", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_pile, .arg = MINI_GATE },
  { .name = "colony-ships", OF_PLAYER, .gives = FP_TYPE_SHIPS, .get = get_colony_ships },
  { .name = "colonies", OF_PLAYER, .gives = FP_TYPE_PLANETS, .get = get_colonies },
  { .name = NULL },
};

static gboolean
possible (FpEngine *e G_GNUC_UNUSED, const FpInstruction *in G_GNUC_UNUSED, const FpContext *c G_GNUC_UNUSED,
          uint8_t seat G_GNUC_UNUSED)
{
  return TRUE;
}

static uint8_t
usual_place (const FpEngine *e G_GNUC_UNUSED, const FpVerb *verb, uint8_t seat G_GNUC_UNUSED)
{
  return verb->action == number_of (RECOVER) ? MINI_WARP : FP_NO_PLACE;
}

static void
to_warp (const FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED, FpDestination *destination)
{
  destination->to = MINI_WARP;
}

static FpVerb verbs[] = {
  FP_COMMON_VERB_DISCARD (MINI_discard, MINI_DECIDE_DISCARD),
  { .id = "lose",
    .action = LOSE,
    .places = DECIDE_LOSE,
    .usual_ships = colony_ships,
    .at_once = TRUE,
    .destination = to_warp },
  { .id = "recover", .action = RECOVER, .places = DECIDE_HOME, .usual_targets = colonies },
  { .id = "move",
    .action = MOVE,
    .places = DECIDE_HOME,
    .needs_set = TRUE,
    .attributes = FP_ATTRIBUTE_TO | FP_ATTRIBUTE_MUST_TO,
    .to = FP_TYPE_PLANETS },
};

static const FpDecisionKind own_decisions[N_OWN_DECISIONS] = {
  [DECIDE_SEND] = { "ships", fp_ship_selection_options },
  [DECIDE_HOME] = { "home", fp_ship_selection_options },
  [DECIDE_LOSE] = { "lose", fp_ship_selection_options },
};

static const FpProcedureDef own_procedures[N_OWN_PROCEDURES] = {
  [GAME] = { .id = "war", .run = game, .kind = FP_PROCEDURE_WHOLE },
  [MUSTER] = { .id = "muster", .run = muster, .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [BATTLE] = { .id = "battle", .run = battle, .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [SETTLE] = { .id = "settle-ships", .run = settle_ships, .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [TOLL] = { .id = "toll", .run = toll, .step = TRUE, .kind = FP_PROCEDURE_STEP },
  [SEND] = { .id = "send", .run = fp_common_ships, .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_SHIPS | FP_THAT_COUNT },
  [LAND] = { .id = "land", .run = fp_common_ships, .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_COUNT },
  [LOSE] = { .id = "perish",
             .run = fp_common_ships,
             .kind = FP_PROCEDURE_ACTION,
             .that = FP_THAT_SHIPS | FP_THAT_COUNT },
  [RECOVER] = { .id = "come-back", .run = fp_common_ships, .kind = FP_PROCEDURE_ACTION, .that = FP_THAT_COUNT },
  [MOVE] = { .id = "carry",
             .run = fp_common_ships,
             .kind = FP_PROCEDURE_ACTION,
             .that = FP_THAT_SHIPS | FP_THAT_COUNT },
};

static FpPositionPlace places[N_PLACES];

static void
name_places (void)
{
  static const char *const shared[] = { "out", "supply", "warp", "gate" };

  for (uint8_t place = 0; place < N_PLACES; place++)
    {
      int colony = place - COLONIES_FIRST;
      g_autofree char *id = colony < 0 ? g_strdup (shared[place])
                                       : g_strdup_printf ("%s-%d", fp_mini_edition ()->seat_ids[colony / COLONIES_EACH],
                                                          colony % COLONIES_EACH + 1);

      places[place] = (FpPositionPlace){ .place = place, .id = g_intern_string (id) };
    }
}

static FpCommonShips ships[] = {
  { SEND, FP_EVENT_SHIPS_SENT, MINI_GATE },
  { LOSE, FP_EVENT_SHIPS_DESTROYED, MINI_WARP },
  { RECOVER, FP_EVENT_SHIPS_RECOVERED, FP_NO_PLACE },
};
static FpCommon common;

static const char *
check (FpEngine *e G_GNUC_UNUSED)
{
  return NULL;
}

/* Joins the tables of the small edition and the own ones. */
static void
make_edition (void)
{
  static FpProcedureDef procedures[MOST_PROCEDURES];
  static FpDecisionKind decisions[MOST_DECISIONS];
  const FpEdition *mini = fp_mini_edition ();

  g_assert (mini->n_procedures + N_OWN_PROCEDURES <= MOST_PROCEDURES);
  g_assert (mini->n_decisions + N_OWN_DECISIONS <= MOST_DECISIONS);
  memcpy (procedures, mini->procedures, mini->n_procedures * sizeof *procedures);
  memcpy (procedures + mini->n_procedures, own_procedures, sizeof own_procedures);
  memcpy (decisions, mini->decisions, mini->n_decisions * sizeof *decisions);
  memcpy (decisions + mini->n_decisions, own_decisions, sizeof own_decisions);
  verbs[0].at_once = TRUE;
  for (guint i = 1; i < G_N_ELEMENTS (verbs); i++)
    {
      verbs[i].action = (uint16_t) number_of (verbs[i].action);
      verbs[i].places = kind_of (verbs[i].places);
      verbs[i].amount_kind = FP_AMOUNT_SHIPS;
      verbs[i].set = FP_TYPE_SHIPS;
      verbs[i].attributes |= FP_ATTRIBUTE_WHO | FP_ATTRIBUTE_AS;
      verbs[i].possible = possible;
    }
  name_places ();
  edition = *mini;
  edition.n_modules = 0;
  edition.procedures = procedures;
  edition.n_procedures += N_OWN_PROCEDURES;
  edition.decisions = decisions;
  edition.n_decisions += N_OWN_DECISIONS;
  edition.verbs = verbs;
  edition.n_verbs = G_N_ELEMENTS (verbs);
  edition.names = names;
  for (guint i = 0; i < G_N_ELEMENTS (ships); i++)
    ships[i].procedure = (uint16_t) number_of (ships[i].procedure);
  common = mini_common;
  common.ships = ships;
  common.n_ships = G_N_ELEMENTS (ships);
  edition.common = &common;
  edition.rules.check = check;
  edition.rules.begin = begin;
  edition.rules.usual_place = usual_place;
  edition.positions.places = places;
  edition.positions.n_places = N_PLACES;
}

const FpEdition *
colonies_edition (void)
{
  if (edition.id == NULL)
    make_edition ();
  return &edition;
}

guint
colonies_procedure (const char *id)
{
  for (guint i = 0; i < colonies_edition ()->n_procedures; i++)
    if (g_str_equal (colonies_edition ()->procedures[i].id, id))
      return i;
  g_error ("no procedure %s", id);
}

FpCatalog *
colonies_catalog (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "engine", "colonies.xml", NULL);

  return catalog_load (colonies_edition (), (const char *const[]){ path, NULL });
}
