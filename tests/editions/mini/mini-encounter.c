/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The encounter: launch, alliance, planning, reveal. Offense and defense are sides of a main player
 * and allies. The higher total wins; the defense wins a tie. */
#include "editions/mini/mini.h"

#include "engine/effects/fp-permissions.h"

/* --- Sides --- */

void
mini_set_mains (FpState *s, uint8_t offense, uint8_t defense)
{
  s->head.table[MINI_MAINS] = (int16_t) (offense | defense << 8);
}

uint8_t
mini_main (const FpState *s, guint side)
{
  return (uint8_t) (s->head.table[MINI_MAINS] >> (side == MINI_OFFENSE ? 0 : 8) & 0xff);
}

FpSeats
mini_side (const FpState *s, guint side)
{
  const FpSide *row = fp_state_in_encounter (s) ? &fp_state_encounter_const (s)->sides[side - 1] : NULL;

  return row != NULL ? row->mains | row->allies : 0;
}

guint
mini_side_of (const FpState *s, uint8_t seat)
{
  return mini_side (s, MINI_OFFENSE) >> seat & 1   ? MINI_OFFENSE
         : mini_side (s, MINI_DEFENSE) >> seat & 1 ? MINI_DEFENSE
                                                   : 0;
}

/* Returns the planet on which the offense would land: the first of the defense's planets without a
 * ship of the offense, else the first one. */
static uint8_t
planet_to_land_on (const FpState *s)
{
  guint n = mini_planets (s), first = MINI_FIRST_PLANET + n * (guint) mini_main (s, MINI_DEFENSE);

  for (guint place = first; place < first + n; place++)
    if (s->places[place].ships[mini_main (s, MINI_OFFENSE)] == 0)
      return (uint8_t) place;
  return (uint8_t) first;
}

/* --- Course --- */

static const uint8_t steps[] = { MINI_launch, MINI_alliance, MINI_planning, MINI_reveal };
const FpEncounterDef mini_encounters[MINI_N_ENCOUNTERS] = {
  [MINI_ENCOUNTER] = { "encounter", MINI_encounter, TRUE, NULL, steps, G_N_ELEMENTS (steps), .n_sides = MINI_N_SIDES,
                       .gives_roles = TRUE },
};
const FpOutcomeDef mini_outcomes[MINI_N_OUTCOMES] = {
  [FP_OUTCOME_OPEN] = { "open" },
  [MINI_OUTCOME_WON] = { "won", FP_OUTCOME_DECIDED },
};

/* Makes the encounter of the main players at the planet @place. */
static FpEncounter *
make_encounter (FpEngine *e, uint8_t place)
{
  FpState *s = e->state;
  uint8_t offense = mini_main (s, MINI_OFFENSE), defense = mini_main (s, MINI_DEFENSE);
  const FpEncounterCall call = { .place = place, .code = -1, .base = -1, .card = (int16_t) FP_NO_CARD };
  FpEncounter *encounter = fp_encounter_begin (e, MINI_ENCOUNTER, &call);

  encounter->sides[0].mains = (FpSeats) (1U << offense);
  encounter->sides[1].mains = (FpSeats) (1U << defense);
  encounter->roles[offense] = 1 << MINI_ROLE_OFFENSE;
  encounter->roles[defense] = 1 << MINI_ROLE_DEFENSE;
  return encounter;
}

static void
begin_encounter (FpEngine *e)
{
  FpState *s = e->state;

  make_encounter (e, planet_to_land_on (s));
  MINI_EMIT (e, ENCOUNTER_BEGAN, .seat = mini_main (s, MINI_OFFENSE), .other = mini_main (s, MINI_DEFENSE),
             .from = fp_state_encounter (s)->place);
}

static void
end_encounter (FpEngine *e)
{
  fp_encounter_end (e);
  e->state->head.table[MINI_MAINS] = 0;
}

FP_LOCALS (encounter)
{
  int16_t step;
  uint8_t begun, pad;
};

FpFlow
mini_encounter (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (encounter);
  if (!my->begun)
    begin_encounter (e);
  my->begun = TRUE;
  for (; my->step < (int) e->edition->encounters[MINI_ENCOUNTER].n_steps; my->step++)
    FP_RUN (e->edition->encounters[MINI_ENCOUNTER].steps[my->step]);
  end_encounter (e);
  FP_END;
}

/* --- Positions --- */

/* Returns what is wrong with @start, NULL if it is possible. Static text. */
static const char *
fault (const FpEngine *e, const FpStart *start)
{
  uint8_t offense = start->sides[MINI_OFFENSE - 1], defense = start->sides[MINI_DEFENSE - 1];
  guint n = mini_planets (e->state), first = MINI_FIRST_PLANET + n * (guint) defense;

  if (fp_edition_step_rank (e->edition, MINI_ENCOUNTER, start->step) < 0)
    return "that step is not one of an encounter; expected one from the first to the last of its steps";
  if (offense == FP_NOBODY || defense == FP_NOBODY)
    return "an encounter has an “offense” and a “defense”";
  if (start->place != FP_NO_PLACE && (start->place < first || start->place >= first + n))
    return "“at” is no planet of the defense";
  FP_EACH_SEAT (e->state, seat)
    if (start->cards[seat] != FP_NO_CARD && seat != offense && seat != defense)
      return "only main players have a <card>";
  return NULL;
}

static void
lay_ally (FpState *s, FpEncounter *encounter, const FpStart *start, uint8_t seat)
{
  FpSide *side = &encounter->sides[start->ally_side[seat]];

  side->allies = (FpSeats) (side->allies | 1U << seat);
  encounter->roles[seat] = 1 << MINI_ROLE_ALLY;
  s->places[MINI_GATE].ships[seat] = (uint8_t) (s->places[MINI_GATE].ships[seat] + start->ally_ships[seat]);
}

gboolean
mini_resume_encounter (FpEngine *e, const FpStart *start, const char **error)
{
  FpState *s = e->state;
  FpEncounter *encounter;
  encounter_locals *locals;

  *error = fault (e, start);
  if (*error != NULL)
    return FALSE;
  mini_set_mains (s, start->sides[MINI_OFFENSE - 1], start->sides[MINI_DEFENSE - 1]);
  locals = fp_engine_push (e, MINI_encounter);
  locals->step = (int16_t) fp_edition_step_rank (e->edition, MINI_ENCOUNTER, start->step);
  locals->begun = TRUE;
  encounter = make_encounter (e, start->place != FP_NO_PLACE ? start->place : planet_to_land_on (s));
  FP_EACH_SEAT (s, seat)
    {
      if (start->ally_side[seat] != FP_NO_SIDE)
        lay_ally (s, encounter, start, seat);
      if (start->cards[seat] != FP_NO_CARD)
        fp_move_card (e, start->cards[seat], mini_zone (seat, MINI_CARD), FP_BOTTOM,
                      start->open >> seat & 1 ? FP_FACE_UP : FP_FACE_DOWN);
    }
  return TRUE;
}

/* --- Launch --- */

void
mini_ships_options (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending, FpOptions *options)
{
  for (int n = 1; pending->arg[0] >> n != 0; n++)
    if ((pending->arg[0] >> n & 1) != 0)
      fp_options_add (options, FP_OPTION_NUMBER, n, -1);
}

/* Returns the numbers of ships from 1 to @most that @seat can bring, bit per number. */
static int16_t
ready_ships (const FpState *s, uint8_t seat, int most)
{
  return (int16_t) ((2 << MIN (s->places[MINI_SUPPLY].ships[seat], most)) - 2);
}

FP_LOCALS (launch)
{
  uint8_t turn, seat;
  int16_t ships;
};

/* Offense and defense each send up to four ships. A player without ships sends none. */
FpFlow
mini_launch (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (launch);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = mini_main (s, my->turn == 0 ? MINI_OFFENSE : MINI_DEFENSE);
      if (ready_ships (s, my->seat, MINI_MOST_LAUNCHED) == 0)
        continue;
      FP_CHOOSE (my->seat, MINI_DECIDE_SHIPS, ships, .arg = { ready_ships (s, my->seat, MINI_MOST_LAUNCHED) });
      FP_ACTION (MINI_send, .who = my->seat, .count = my->ships, .from = MINI_SUPPLY, .to = MINI_GATE);
    }
  FP_END;
}

/* --- Alliance --- */

static FpValue
usual_ally_ships (const FpEngine *e, uint8_t seat)
{
  return (FpValue){ .type = FP_TYPE_NUMBERS, .number = ready_ships (e->state, seat, MINI_MOST_ALLIED) };
}

/* Returns the numbers of ships with which @seat may ally. */
static int16_t
ally_ships (FpEngine *e, uint8_t seat)
{
  const FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue ships = usual_ally_ships (e, seat);

  return (int16_t) (fp_query (e, MINI_Q_ALLY_SHIPS, &about, &ships) & ready_ships (e->state, seat, MINI_MOST_LAUNCHED));
}

/* Offers each number of ships for the offense, then for the defense. */
void
mini_side_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  int16_t numbers = ally_ships (e, pending->seat);

  for (guint side = MINI_OFFENSE; side <= MINI_DEFENSE; side++)
    for (int n = 1; numbers >> n != 0; n++)
      if ((numbers >> n & 1) != 0)
        fp_options_add (options, FP_OPTION_HELP, mini_main (e->state, side) | n << 8, mini_main (e->state, side));
  fp_options_add (options, FP_OPTION_PASS, -1, -1);
}

static uint16_t
permission_for (FpEngine *e, uint8_t seat, int ships)
{
  const FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };

  return fp_permission_for (e, MINI_Q_ALLY_SHIPS, &about, usual_ally_ships (e, seat), ships);
}

FP_LOCALS (alliance)
{
  uint8_t turn, seat;
  int16_t help;
  uint16_t permission;
};

/* In turn, each other player may join a side with one or two ships, or with a number that a
 * permission allows: one question. If the use of the permission is stopped, the player chooses
 * again. */
FpFlow
mini_alliance (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (alliance);
  for (my->turn = 1; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = mini_nth (s, my->turn);
      if (mini_side_of (s, my->seat) != 0 || ready_ships (s, my->seat, MINI_MOST_ALLIED) == 0)
        continue;
      do
        {
          FP_CHOOSE (my->seat, MINI_DECIDE_SIDE, help);
          my->permission = my->help < 0 ? 0 : permission_for (e, my->seat, my->help >> 8);
          if (my->permission != 0)
            {
              fp_permission_use (e, my->permission);
              FP_GO;
            }
        }
      while (my->permission != 0 && !fp_permission_used (e, my->permission));
      if (my->help >= 0)
        FP_ACTION (MINI_ally, .who = my->seat, .count = (int16_t) (my->help >> 8),
                   .word = (uint8_t) mini_side_of (s, (uint8_t) my->help));
    }
  FP_END;
}

FpFlow
mini_ally (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_encounter (s);

  encounter->sides[action->word - 1].allies |= (FpSeats) (1U << action->who);
  encounter->roles[action->who] = 1 << MINI_ROLE_ALLY;
  MINI_EMIT (e, ALLIED, .seat = action->who, .other = mini_main (s, action->word));
  fp_common_move_ships (e, MINI_send, action->who, MINI_SUPPLY, MINI_GATE, action->count);
  s->head.result = action->count;
  return FP_FLOW_DONE;
}

/* --- Planning --- */

void
mini_card_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = mini_hand_of_kind (e, pending->seat, MINI_KIND_ATTACK, cards);

  fp_options_add_cards (e, cards, n, pending->seat, options);
}

FP_LOCALS (fill_hand)
{
  uint8_t seat, pad;
};

static gboolean
lacks_attack_card (const FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];

  return mini_hand_of_kind (e, seat, MINI_KIND_ATTACK, cards) == 0;
}

/* A player without an attack card draws six cards, once. */
FpFlow
mini_fill_hand (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (fill_hand);
  if (lacks_attack_card (e, my->seat))
    {
      FP_EMIT (e, HAND_FILLED, .seat = my->seat);
      FP_ACTION (MINI_draw, .who = my->seat, .count = MINI_HAND);
    }
  FP_END;
}

void
mini_begin_fill_hand (FpEngine *e, uint8_t seat)
{
  fill_hand_locals *locals = fp_engine_push (e, MINI_fill_hand);

  locals->seat = seat;
}

FP_LOCALS (planning)
{
  uint8_t turn, seat;
  int16_t card;
};

/* Offense and defense secretly choose a card each. */
FpFlow
mini_planning (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (planning);
  for (my->turn = 0; my->turn < 2; my->turn++)
    {
      my->seat = mini_main (s, my->turn == 0 ? MINI_OFFENSE : MINI_DEFENSE);
      FP_CALL (MINI_fill_hand, fill_hand_locals, .seat = my->seat);
      if (lacks_attack_card (e, my->seat))
        continue;
      FP_CHOOSE (my->seat, MINI_DECIDE_CARD, card, .flags = FP_DECISION_SECRET | FP_DECISION_TOGETHER);
      fp_move_card (e, (uint16_t) my->card, mini_zone (my->seat, MINI_CARD), FP_BOTTOM, FP_FACE_DOWN);
      MINI_EMIT (e, CARD_PLANNED, .seat = my->seat, .n_cards = 1, .cards = { (uint16_t) my->card },
                 .seen = (FpSeats) (1U << my->seat));
    }
  my->card = 0;
  FP_END;
}

/* --- Reveal --- */

int
mini_value (FpEngine *e, uint16_t card)
{
  FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
  FpValue printed = { .type = FP_TYPE_NUMBER, .number = fp_engine_def (e, card)->value };

  return fp_query (e, MINI_Q_VALUE, &about, &printed);
}

/* Parts of a total while they are collected. */
typedef struct
{
  FpTotalPart *parts; /* NULL: not wanted */
  guint n;
} Parts;

static void
add_part (Parts *parts, FpTotalPart part)
{
  if (parts->parts != NULL && parts->n < FP_TOTAL_PARTS && part.value != 0)
    parts->parts[parts->n++] = part;
}

static void
collect_part (uint16_t card, int before, int after, gpointer data)
{
  add_part (data, (FpTotalPart){ .card = card, .query = -1, .rule = TRUE, .value = (int16_t) (after - before) });
}

/* Returns the ships of @side in the encounter, as many as count. */
static int
ships_of (FpEngine *e, guint side)
{
  int n = 0;

  FP_EACH_SEAT (e->state, seat)
    if (mini_side (e->state, side) >> seat & 1)
      n += e->state->places[MINI_GATE].ships[seat];
  return fp_query_player (e, MINI_Q_SHIPS, mini_main (e->state, side), n);
}

/* Returns the total of @seat's side if @seat is its main player: the open card and the ships of
 * all. 0 for others. */
static int
work_out_total (FpEngine *e, uint8_t seat, Parts *parts)
{
  const FpState *s = e->state;
  guint side = fp_state_in_encounter (s) ? mini_side_of (s, seat) : 0;
  FpValue about = { .type = FP_TYPE_PLAYERS, .number = 1 << seat };
  FpValue plain = { .type = FP_TYPE_NUMBER };

  if (side == 0 || mini_main (s, side) != seat)
    return 0;
  FP_EACH_CARD (s, mini_zone (seat, MINI_CARD), card)
    if (s->cards[card].flags & FP_CARD_FACE_UP)
      {
        add_part (parts, (FpTotalPart){ .card = card, .query = -1, .value = (int16_t) mini_value (e, card) });
        plain.number += mini_value (e, card);
      }
  add_part (parts, (FpTotalPart){ .card = FP_NO_CARD, .query = MINI_Q_SHIPS, .value = (int16_t) ships_of (e, side) });
  plain.number += ships_of (e, side);
  return fp_query_with_trace (e, MINI_Q_TOTAL, &about, &plain, collect_part, parts);
}

int
mini_total (FpEngine *e, uint8_t seat)
{
  Parts none = { 0 };

  return work_out_total (e, seat, &none);
}

void
mini_totals (FpEngine *e, int totals[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    totals[seat] = mini_total (e, seat);
}

guint
mini_total_parts (FpEngine *e, uint8_t seat, FpTotalPart parts[FP_TOTAL_PARTS])
{
  Parts all = { .parts = parts };

  work_out_total (e, seat, &all);
  return all.n;
}

static uint8_t
winner_by_total (FpEngine *e)
{
  uint8_t offense = mini_main (e->state, MINI_OFFENSE), defense = mini_main (e->state, MINI_DEFENSE);

  return mini_total (e, offense) > mini_total (e, defense) ? offense : defense;
}

void
mini_project (FpEngine *e, FpProjectedResult *result)
{
  *result = (FpProjectedResult){ .winner = FP_NOBODY };
  if (!fp_state_in_encounter (e->state))
    return;
  FP_EACH_SEAT (e->state, seat)
    result->total[seat] = (int16_t) mini_total (e, seat);
  result->ties = (FpSeats) (1U << mini_main (e->state, MINI_DEFENSE));
  result->winner = winner_by_total (e);
}

FpFlow
mini_win (FpEngine *e, FpFrame *f)
{
  FpState *s = e->state;
  const FpAction *action = fp_action (e, f);
  FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter (s) : NULL;
  guint side = encounter != NULL && action->who != FP_NOBODY ? mini_side_of (s, action->who) : 0;
  guint other;

  s->head.result = -1;
  if (side == 0 || encounter->outcome != FP_OUTCOME_OPEN)
    return FP_FLOW_DONE;
  other = side == MINI_OFFENSE ? MINI_DEFENSE : MINI_OFFENSE;
  fp_encounter_decide (e, encounter, MINI_OUTCOME_WON, mini_side (s, side), mini_side (s, other));
  s->head.result = mini_main (s, side);
  MINI_EMIT (e, ENCOUNTER_WON, .seat = mini_main (s, side), .other = mini_main (s, other), .from = encounter->place);
  return FP_FLOW_DONE;
}

static void
turn_up (FpEngine *e, uint8_t seat)
{
  FP_EACH_CARD (e->state, mini_zone (seat, MINI_CARD), card)
    {
      fp_turn_card (e, card, FP_FACE_UP);
      MINI_EMIT (e, CARD_REVEALED, .seat = seat, .value = (int16_t) mini_value (e, card), .n_cards = 1,
                 .cards = { card }, .seen = 0xff);
    }
}

/* Begins the discard of @seat's revealed card. Returns FALSE if there is none. */
static gboolean
discard_planned (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (e->state, mini_zone (seat, MINI_CARD), cards);

  return n > 0 && fp_common_begin_action (e, MINI_discard, seat, 0, cards, n) != NULL;
}

FP_LOCALS (reveal)
{
  uint8_t turn, seat;
};

/* Returns TRUE if @seat is on the side that has won, or lost. */
static gboolean
has_won (const FpState *s, uint8_t seat, gboolean won)
{
  const FpEncounter *encounter = fp_state_encounter_const (s);

  return ((won ? encounter->winners : encounter->losers) >> seat & 1) != 0;
}

static int16_t
ships_at_gate (const FpState *s, uint8_t seat)
{
  return s->places[MINI_GATE].ships[seat];
}

/* Adds what happens to @count ships of @seat at the gate to the next batch. */
static void
add_journey (FpEngine *e, uint8_t seat, guint procedure, uint8_t to, int16_t count)
{
  FpAction about = fp_common_action (procedure, seat, MINI_settle_ships);

  about.from = MINI_GATE;
  about.to = to;
  about.count = count;
  if (count > 0)
    fp_batch_add (e, &about);
}

/* Adds the draw of @count cards to the next batch. */
static void
add_draw (FpEngine *e, uint8_t seat, int16_t count)
{
  FpAction about = fp_common_action (MINI_draw, seat, MINI_settle_ships);

  about.count = count;
  if (count > 0)
    fp_batch_add (e, &about);
}

/* Adds the losses of all losers, the landings of the winning offense and its allies, and the draws
 * of the allies of a winning defense. */
static void
add_results (FpEngine *e)
{
  const FpState *s = e->state;

  for (guint turn = 0; turn < s->head.n_seats; turn++)
    if (has_won (s, mini_nth (s, turn), FALSE))
      add_journey (e, mini_nth (s, turn), MINI_lose, MINI_WARP, ships_at_gate (s, mini_nth (s, turn)));
  for (guint turn = 0; turn < s->head.n_seats; turn++)
    if (has_won (s, mini_nth (s, turn), TRUE) && mini_side_of (s, mini_nth (s, turn)) == MINI_OFFENSE)
      add_journey (e, mini_nth (s, turn), MINI_land, fp_state_encounter_const (s)->place,
                   MIN (ships_at_gate (s, mini_nth (s, turn)), 1));
  for (guint turn = 0; turn < s->head.n_seats; turn++)
    if (has_won (s, mini_nth (s, turn), TRUE) && mini_side_of (s, mini_nth (s, turn)) == MINI_DEFENSE &&
        mini_nth (s, turn) != mini_main (s, MINI_DEFENSE))
      add_draw (e, mini_nth (s, turn), ships_at_gate (s, mini_nth (s, turn)));
}

/* All losers lose their ships. A winning offense and its allies land one ship each. Allies of a
 * winning defense draw a card for each of their ships. Then the other ships go home. */
FpFlow
mini_settle_ships (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal);
  add_results (e);
  FP_RUN (FP_MACHINE_BATCH);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    add_journey (e, mini_nth (s, my->turn), MINI_retreat, MINI_SUPPLY, ships_at_gate (s, mini_nth (s, my->turn)));
  FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}

FpFlow
mini_reveal (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (reveal);
  turn_up (e, mini_main (s, MINI_OFFENSE));
  turn_up (e, mini_main (s, MINI_DEFENSE));
  for (guint side = MINI_OFFENSE; side <= MINI_DEFENSE; side++)
    MINI_EMIT (e, TOTAL_COUNTED, .seat = mini_main (s, side), .value = (int16_t) mini_total (e, mini_main (s, side)));
  FP_ACTION (MINI_win, .who = winner_by_total (e));
  FP_RUN (MINI_settle_ships);
  for (my->turn = 0; my->turn < 2; my->turn++)
    if (discard_planned (e, mini_main (s, my->turn == 0 ? MINI_OFFENSE : MINI_DEFENSE)))
      FP_GO;
  FP_END;
}
