/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lanterns: zones, the step, what counts it, and the way to win. */
#include "editions/mini/mini.h"

enum
{
  DECK, /* zones of the module */
  LIT,
  BEACON,
};

enum
{
  NUMBER_LIT, /* of an encounter: lanterns lit in it */
  ENOUGH = 4, /* lit lanterns that win the game */
};

static uint16_t
zone (const FpEngine *e, guint number, guint seat)
{
  return fp_module_zone (e->edition, MINI_MODULE_LANTERNS, number, seat);
}

static int16_t *
lit_here (FpEngine *e)
{
  return &fp_state_encounter (e->state)->numbers[fp_module_number (e->edition, MINI_MODULE_LANTERNS, NUMBER_LIT)];
}

/* The offense lights one lantern, or as many as rules say. */
FpFlow
mini_light (FpEngine *e, FpFrame *f G_GNUC_UNUSED)
{
  FpState *s = e->state;
  uint8_t seat = mini_main (s, MINI_OFFENSE);

  for (int n = fp_query_player (e, MINI_Q_LIGHT, seat, 1); n > 0 && s->zones[zone (e, DECK, 0)].count > 0; n--)
    {
      uint16_t card = s->zones[zone (e, DECK, 0)].first;

      fp_move_card (e, card, zone (e, LIT, seat), FP_TOP, FP_FACE_UP);
      ++*lit_here (e);
      s->head.table[MINI_LIGHTS]++;
      s->head.board_dirty = TRUE;
      MINI_EMIT (e, LANTERN_LIT, .seat = seat, .n_cards = 1, .cards = { card }, .seen = 0xff);
    }
  return FP_FLOW_DONE;
}

static int
zone_of (const FpEngine *e, const FpCardDef *def G_GNUC_UNUSED)
{
  return zone (e, DECK, 0);
}

static gboolean
in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  *me = e->state->zones[e->state->cards[card].zone].owner;
  return *me != FP_NOBODY && where == FP_WHERE_USUAL;
}

static gboolean
settle (FpEngine *e)
{
  FpSeats winners = 0;

  FP_EACH_SEAT (e->state, seat)
    if (e->state->zones[zone (e, LIT, seat)].count >= ENOUGH)
      winners = (FpSeats) (winners | 1U << seat);
  if (winners != 0)
    fp_engine_end (e, MINI_ENDING_LANTERNS, winners);
  return FALSE;
}

static const char *
set_lit (FpEngine *e, const FpStart *start G_GNUC_UNUSED, const int *values)
{
  *lit_here (e) = (int16_t) values[0];
  return NULL;
}

enum
{
  CARRIED_BY, /* values of a part: seat, kind of the card, card */
  CARRIED_KIND,
  CARRIED_CARD,
};

/* A main player has a lantern that counts for the encounter. */
static const char *
carry (FpEngine *e, const FpStart *start, const int *values)
{
  uint8_t seat = (uint8_t) values[CARRIED_BY];

  if (values[CARRIED_KIND] != MINI_KIND_LANTERN)
    return "only lanterns are carried";
  if (start->step != MINI_light)
    return "lanterns are carried only when the next one is lit";
  fp_move_card (e, (uint16_t) values[CARRIED_CARD], zone (e, LIT, seat), FP_BOTTOM, FP_FACE_UP);
  ++*lit_here (e);
  return NULL;
}

static void
get_lit (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = zone (c->engine, LIT, (guint) io->number);
  io->type = FP_TYPE_ZONE;
}

static void
get_lights (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = (FpValue){ .type = FP_TYPE_NUMBER };
  if (fp_state_in_encounter (c->engine->state))
    io->number = *lit_here ((FpEngine *) c->engine);
}

/* The lanterns lit in this encounter stand beside its planet. */
static int
lights_beside (const FpEngine *e, uint8_t place, uint8_t seat)
{
  gboolean here = fp_state_in_encounter (e->state) && fp_state_encounter (e->state)->place == place;
  return seat == FP_NOBODY && here ? *lit_here ((FpEngine *) e) : 0;
}

#define CARDS .kinds = 1U << MINI_KIND_LANTERN
static const FpZoneDef zones[] = {
  [DECK] = { "lanterns", FP_NOBODY, FP_VISIBLE_TO_NOBODY, CARDS, .listed = FP_LISTED_DECK },
  [LIT] = { "lit", FP_OF_EACH_SEAT, FP_VISIBLE_TO_ALL, TRUE, CARDS, .listed = FP_LISTED_CARDS },
  [BEACON] = { "beacon", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, CARDS, .listed = FP_LISTED_CARDS },
};
static const FpModuleStep steps[] = { { MINI_light, FP_STEP_BEFORE, MINI_launch } };
static const char *const numbers[] = { [NUMBER_LIT] = "lit" };
static const FpPositionNumber kept[] = { { "lights", MINI_LIGHTS } };
static const FpPositionPart parts[] = {
  { "lit", { { NULL, FP_PART_NUMBER, .most = ENOUGH } }, 1, "", set_lit },
  { "carried",
    {
        [CARRIED_BY] = { "by", FP_PART_SEAT },
        [CARRIED_KIND] = { "kind", FP_PART_WORD, .words = FP_WORD_LIST_KIND },
        [CARRIED_CARD] = { NULL, FP_PART_CARD, .zone = "lanterns" },
    },
    3,
    "by",
    carry },
};
static const FpNameDef names[] = {
  { .name = "lit", .of = FP_TYPE_PLAYERS, .bare = TRUE, .gives = FP_TYPE_ZONE, .get = get_lit },
  { .name = "lights", .gives = FP_TYPE_NUMBER, .get = get_lights },
};
static const FpSeatCardsDef rows[] = { { "lit", FALSE, { "lit" } } };
static const FpSeatFigureDef figures[] = { { "lit", "flare", FP_SEAT_FIGURE_CARDS } };
static const FpTablePieceDef pieces[] = { { "lights", "flare", .number = lights_beside } };
static const char *const rules[] = { "beacon" };
static const FpTableLayout layout = {
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .cards = rows,
  .n_cards = G_N_ELEMENTS (rows),
  .pieces = pieces,
  .n_pieces = G_N_ELEMENTS (pieces),
  .in_force = rules,
  .n_in_force = G_N_ELEMENTS (rules),
};

const FpModule mini_lanterns = {
  .id = "lanterns",
  .option = MINI_OPTION_LANTERNS,
  .needs = { .most_seats = 6 },
  .kinds = 1U << MINI_KIND_LANTERN,
  .steps = steps,
  .n_steps = G_N_ELEMENTS (steps),
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .numbers = numbers,
  .n_numbers = G_N_ELEMENTS (numbers),
  .names = names,
  .n_names = G_N_ELEMENTS (names),
  .kept = kept,
  .n_kept = G_N_ELEMENTS (kept),
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .layout = &layout,
  .zone_of = zone_of,
  .in_force = in_force,
  .settle = settle,
};

static const FpMomentText moments[] = { { "light", "Light a lantern" }, { NULL } };
static const FpEventText events[] = { { "lantern-lit", "{seat} lights {card}." }, { NULL } };
static const FpKindText kinds[] = { { "lantern", "lantern", "Lanterns" }, { NULL } };
static const FpNameText queries[] = { { "light", "lanterns lit" }, { NULL } },
                        labels[] = { { "lit", "Lit" }, { "lights", "Lanterns" }, { "beacon", "Beacon" }, { NULL } };
static const FpEndingText endings[] = { { "lanterns", "{winners} wins with lanterns.", "{winners} win with lanterns." },
                                        { NULL } };
const FpEditionTexts mini_lanterns_texts = { .moments = moments,
                                             .events = events,
                                             .kinds = kinds,
                                             .endings = endings,
                                             .names[FP_TEXT_OF_QUERY] = queries,
                                             .names[FP_TEXT_OF_LABEL] = labels };
