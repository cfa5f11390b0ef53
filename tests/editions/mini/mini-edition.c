/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables of the edition. */
#include "editions/mini/mini.h"

#define STEP_ROW(name, word, function)                                                                    \
  [MINI_##name] = {                                                                                       \
    .id = word, .run = function, .step = TRUE, .kind = FP_PROCEDURE_STEP, .in = IN_##name, .window = TRUE \
  },
#define WHOLE_ROW(name, word, function) \
  [MINI_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_WHOLE, .window = TRUE },
#define ACT_ROW(name, word, function, knows) \
  [MINI_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_ACTION, .that = knows, .window = TRUE },
#define PART_ROW(name, word, function) [MINI_##name] = { .id = word, .run = function, .kind = FP_PROCEDURE_PART },

enum
{
  IN_deal = 0,
  IN_regroup = 0,
  IN_meet = 0,
  IN_launch = 1 << MINI_ENCOUNTER,
  IN_alliance = 1 << MINI_ENCOUNTER,
  IN_planning = 1 << MINI_ENCOUNTER,
  IN_reveal = 1 << MINI_ENCOUNTER,
};

#define MODULE_STEP_ROW(name, word, function)                                                                       \
  [MINI_##name] = {                                                                                                 \
    .id = word, .run = function, .step = TRUE, .kind = FP_PROCEDURE_STEP, .in = 1 << MINI_ENCOUNTER, .window = TRUE \
  },

static const FpProcedureDef procedures[] = { FP_MACHINE_PROCEDURES, FP_MACHINE_USE_IN_WINDOWS,
                                             MINI_PROCEDURES (STEP_ROW, WHOLE_ROW, ACT_ROW, ACT_ROW, PART_ROW)
                                                 MINI_MODULE_STEPS (MODULE_STEP_ROW) };

static void
no_options (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED, FpOptions *options G_GNUC_UNUSED)
{
}

static const FpDecisionKind decisions[MINI_N_DECISIONS] = {
  FP_PROGRAM_DECISIONS (no_options),
  [MINI_DECIDE_ARTIFACT] = { "artifact", mini_artifact_options, 1U << MINI_KIND_ARTIFACT },
  [MINI_DECIDE_DEFENSE] = { "defense", mini_defense_options },
  [MINI_DECIDE_SHIPS] = { "ships", mini_ships_options },
  [MINI_DECIDE_SIDE] = { "side", mini_side_options },
  [MINI_DECIDE_CARD] = { "card", mini_card_options, 1U << MINI_KIND_ATTACK },
  [MINI_DECIDE_DISCARD] = { "discard", fp_selection_options },
  [MINI_DECIDE_LOSE] = { "lose", fp_ship_selection_options },
};

static const FpQueryDef queries[MINI_N_QUERIES] = { [MINI_Q_VALUE] = { "value", FP_TYPE_CARDS, FP_TYPE_NUMBER, 0 },
                                                    [MINI_Q_SHIPS] = { "ships", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
                                                    [MINI_Q_TOTAL] = { "total", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
                                                    [MINI_Q_ALLY_SHIPS] = { "ally-ships", FP_TYPE_PLAYERS,
                                                                            FP_TYPE_NUMBERS, 0, .chosen = TRUE },
#define MODULE_QUERY(name, id, about, gives) [MINI_Q_##name] = { id, about, gives, 0 },
                                                    MINI_MODULE_QUERIES (MODULE_QUERY) };

#define AT(name) [MINI_EVENT_##name - FP_N_EVENTS]
const FpEventDef mini_events[MINI_EVENTS_END - FP_N_EVENTS] = {
  AT (ARTIFACT_LAID) = { "artifact-laid", FP_ABOUT_CARDS },
  AT (MET) = { "met", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER },
  AT (ENCOUNTER_BEGAN) = { "encounter-began", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_BEGINNING },
  AT (ALLIED) = { "allied", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_JOIN },
  AT (CARD_PLANNED) = { "card-planned", FP_ABOUT_ENCOUNTER },
  AT (CARD_REVEALED) = { "card-revealed", FP_ABOUT_ENCOUNTER, FP_TELLS_FACE },
  AT (TOTAL_COUNTED) = { "total-counted", FP_ABOUT_ENCOUNTER, FP_TELLS_TOTAL },
  AT (POWER_LOST) = { "power-lost", FP_ABOUT_CARDS },
  AT (POWER_REGAINED) = { "power-regained", FP_ABOUT_CARDS, .good_for = FP_GOOD_FOR_ITS_SEAT },
  AT (PLAYED) = { "played", FP_ABOUT_CARDS, FP_TELLS_PLAY },
  AT (ZAPPED) = { "zapped", FP_ABOUT_CARDS, FP_TELLS_OTHER | FP_TELLS_STOP },
  AT (ENCOUNTER_WON) = { "encounter-won", FP_ABOUT_ENCOUNTER, FP_TELLS_OTHER | FP_TELLS_VICTORY,
                         .good_for = FP_GOOD_FOR_ITS_SEAT },
#define MODULE_EVENT(name, id, about) AT (name) = { id, about },
  MINI_MODULE_EVENTS (MODULE_EVENT)
};

static const FpFigureDef figures[] = {
  { "encounters-won", FP_FIGURE_TIMES, { MINI_EVENT_ENCOUNTER_WON }, 1 },
  { "ships-lost", FP_FIGURE_AMOUNT, { FP_EVENT_SHIPS_DESTROYED }, 1 },
};

static const char *const seat_ids[] = { "red", "blue", "purple", "orange", "green", "yellow", "black", "white" };

/* --- Rules --- */

static guint
order (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  for (guint i = 0; i < s->head.n_seats; i++)
    seats[i] = mini_nth (s, i);
  return s->head.n_seats;
}

static uint8_t
chooser (const FpState *s, const FpAction *action G_GNUC_UNUSED)
{
  return mini_nth (s, 0);
}

/* Powers are lost and regained one after the other, and cards may answer each time. */
static gboolean
settle (FpEngine *e)
{
  const FpState *s = e->state;

  for (uint8_t i = 0; i < s->head.n_seats; i++)
    {
      uint8_t seat = mini_nth (s, i);
      uint16_t alien = s->zones[mini_zone (seat, MINI_ALIEN)].first;

      if (alien == FP_NO_CARD || mini_lacks_power (s, seat) == !(s->cards[alien].flags & FP_CARD_FACE_UP))
        continue;
      return fp_common_begin_action (e, mini_lacks_power (s, seat) ? MINI_lose_power : MINI_regain_power, seat, 0,
                                     &alien, 1) != NULL;
    }
  e->state->head.board_dirty = FALSE;
  return FALSE;
}

/* Outside encounters nobody has a side, and the gate is empty. */
static const char *
check (FpEngine *e)
{
  const FpState *s = e->state;
  const FpSeats both = mini_side (s, MINI_OFFENSE) & mini_side (s, MINI_DEFENSE);

  if (both != 0)
    return "a player on both sides";
  FP_EACH_SEAT (s, seat)
    if (!fp_state_in_encounter (s) && s->places[MINI_GATE].ships[seat] > 0)
      return "ships at the gate without an encounter";
  return NULL;
}

/* --- Table --- */

static gboolean
roles_taken (const FpState *s)
{
  return s->head.table[MINI_TURNS] > 0;
}

static int
needed (FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED)
{
  return MINI_TO_WIN;
}

static FpSeats
controllers (const FpEngine *e, uint8_t place)
{
  FpSeats seats = 0;

  FP_EACH_SEAT (e->state, seat)
    if (e->state->places[place].ships[seat] > 0)
      seats = (FpSeats) (seats | 1U << seat);
  return seats;
}

static uint16_t
subject (const FpState *s G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED)
{
  return FP_NO_CARD;
}

static int
turns (const FpState *s)
{
  return s->head.table[MINI_TURNS];
}

static gboolean
destination (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, FpDestination *to)
{
  if (pending->kind != MINI_DECIDE_SHIPS)
    return FALSE;
  to->seat = pending->seat;
  to->from = MINI_SUPPLY;
  to->to = MINI_GATE;
  return TRUE;
}

/* --- Thinking --- */

static double
worth (const FpEngine *e, uint8_t seat)
{
  return 1 + 4 * mini_standing (e, seat) + e->state->places[MINI_SUPPLY].ships[seat] / 4.0 +
         e->state->zones[mini_zone (seat, MINI_HAND_ZONE)].count / 8.0;
}

static double
chance (FpEngine *e, uint8_t seat)
{
  double all = 0;

  FP_EACH_SEAT (e->state, other)
    all += worth (e, other);
  return worth (e, seat) / all;
}

static void
weigh (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, const FpOption *options, guint n, guint *weights)
{
  for (guint i = 0; i < n; i++)
    weights[i] = pending->kind == MINI_DECIDE_ARTIFACT && options[i].kind == FP_OPTION_PASS ? 0 : 1;
}

static const FpEndingDef endings[MINI_N_ENDINGS] = { [MINI_ENDING_PLANETS] = { "planets", FP_ENDS_BY_STANDING },
                                                     [MINI_ENDING_CONCEDED] = { "conceded", FP_ENDS_CONCEDED },
                                                     [MINI_ENDING_UNDECIDED] = { "undecided", FP_ENDS_UNDECIDED },
#define MODULE_ENDING(name, id, flags) [MINI_ENDING_##name] = { id, flags },
                                                     MINI_MODULE_ENDINGS (MODULE_ENDING) };

#define MODULE_OPTION(name, id) [MINI_OPTION_##name] = { id },
static const FpSetupOption options[MINI_N_OPTIONS] = { MINI_MODULE_OPTIONS (MODULE_OPTION) };
static const FpModule *const modules[MINI_N_MODULES] = MINI_MODULES;

static const uint8_t setup[] = { MINI_deal };
static const uint8_t turn[] = { MINI_regroup };

static const FpEdition edition = {
  .id = "mini",
  .version = 1,
  .least_seats = 2,
  .most_seats = FP_MAX_SEATS,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = MINI_N_PROCEDURES,
  .kinds = mini_kinds,
  .n_kinds = MINI_N_KINDS,
  .events = mini_events,
  .n_events = G_N_ELEMENTS (mini_events),
  .figures = figures,
  .n_figures = G_N_ELEMENTS (figures),
  .encounters = mini_encounters,
  .n_encounters = MINI_N_ENCOUNTERS,
  .outcomes = mini_outcomes,
  .n_outcomes = MINI_N_OUTCOMES,
  .endings = endings,
  .n_endings = MINI_N_ENDINGS,
  .setup = { setup, G_N_ELEMENTS (setup) },
  .turn = { turn, G_N_ELEMENTS (turn) },
  .options = options,
  .n_options = MINI_N_OPTIONS,
  .modules = modules,
  .n_modules = MINI_N_MODULES,
  .decisions = decisions,
  .n_decisions = MINI_N_DECISIONS,
  .queries = queries,
  .n_queries = MINI_N_QUERIES,
  .verbs = mini_verbs,
  .n_verbs = MINI_N_VERBS,
  .names = mini_names,
  .zones = mini_zones,
  .n_zones = MINI_N_ZONES,
  .ships = MINI_SHIPS,
  .common = &mini_common,
  .texts = &mini_texts,
  .layout = &mini_layout,
  .told.played = MINI_EVENT_PLAYED,
  .plays = { .procedure = MINI_play, .putting_away = MINI_putting_away, .zone = MINI_STAGE, .kinds = 1U << MINI_KIND_TRICK, .put_away = mini_put_away },
  .rules = {
    .begin = mini_begin,
    .order = order,
    .chooser = chooser,
    .settle = settle,
    .in_force = mini_in_force,
    .refill = fp_common_refill,
    .fill_hand = mini_begin_fill_hand,
    .usual_place = mini_usual_place,
    .check = check,
  },
  .table = {
    .roles_taken = roles_taken,
    .standings = mini_standings,
    .needed = needed,
    .controllers = controllers,
    .totals = mini_totals,
    .parts = mini_total_parts,
    .project = mini_project,
    .subject = subject,
    .turns = turns,
    .destination = destination,
  },
  .thinking = { .quiet = MINI_regroup, .chance = chance, .weigh = weigh },
  .hidden = { .back = mini_back, .may_lie = mini_may_lie },
  .positions = {
    .places = mini_position_places,
    .n_places = MINI_N_POSITION_PLACES,
    .starts = mini_starts,
    .n_starts = MINI_N_STARTS,
    .sides = mini_sides,
    .n_sides = MINI_N_SIDES,
    .start_at = mini_start_at,
    .set_turns = mini_set_turns,
  },
};

const FpEdition *
fp_mini_edition (void)
{
  return &edition;
}
