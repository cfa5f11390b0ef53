/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The edition's tables. */
#include "editions/duel/duel-private.h"
#include "editions/duel/fp-duel.h"

#define DUEL_STEP_ROW(name, id) [DUEL_##name] = { id, duel_##name, TRUE },
#define DUEL_ROW(name, id) [DUEL_##name] = { id, duel_##name, FALSE },
static const FpProcedureDef procedures[] = {
  DUEL_PROCEDURES (DUEL_STEP_ROW, DUEL_ROW, DUEL_ROW, DUEL_ROW) /* */
      [DUEL_program] = { "program", fp_program_run, FALSE },
};

static const FpDecisionKind decisions[DUEL_N_DECISIONS] = {
  FP_PROGRAM_DECISIONS (duel_planet_options),
  [DUEL_DECIDE_DIAL] = { NULL, duel_dial_options },
  [DUEL_DECIDE_ENVOY] = { NULL, duel_envoy_options },
  [DUEL_DECIDE_PLAN] = { "plan", duel_plan_options },
  [DUEL_DECIDE_TACTIC] = { "tactic", duel_tactic_options },
  [DUEL_DECIDE_CARD] = { "card", duel_card_options },
  [DUEL_DECIDE_SIDE] = { "side", duel_side_options },
  [DUEL_DECIDE_DISCARD] = { "discard", duel_pick_options },
  [DUEL_DECIDE_READY] = { "ready", duel_pick_options },
  [DUEL_DECIDE_SPEND] = { "spend", duel_pick_options },
  [DUEL_DECIDE_BEFRIEND] = { "befriend", duel_friend_options },
  [DUEL_DECIDE_ESTRANGE] = { "estrange", duel_friend_options },
  [DUEL_DECIDE_KEEP_ENVOY] = { "keep-envoy", duel_keep_options },
  [DUEL_DECIDE_HOW_MANY] = { "how-many", duel_how_many_options },
};

static const FpQuestion questions[DUEL_N_QUESTIONS] = {
  [DUEL_Q_HAND_LIMIT] = { "hand-limit", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_PLANETS_NEEDED] = { "planets-needed", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_MAY_SEND] = { "may-send", FP_TYPE_PLAYERS, FP_TYPE_YES_NO, 0 },
  [DUEL_Q_SEND_FROM] = { "send-from", FP_TYPE_PLAYERS, FP_TYPE_SHIPS, 0 },
  [DUEL_Q_DIAL_CHOICES] = { "dial-choices", FP_TYPE_PLAYERS, FP_TYPE_NUMBERS, 0 },
  [DUEL_Q_SHIPS_SENT] = { "ships-sent", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_ADVANTAGE] = { "advantage", FP_TYPE_NOTHING, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_CLOUT] = { "clout", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, 0 },
  [DUEL_Q_BETTER] = { "better", FP_TYPE_NOTHING, FP_TYPE_WORD, FP_WORDS_BETTER },
  [DUEL_Q_TIE_GOES_TO] = { "tie-goes-to", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },
  [DUEL_Q_PRIZE_FOR] = { "prize-for", FP_TYPE_NOTHING, FP_TYPE_PLAYERS, 0 },
};

static const char *const seat_ids[] = { "orange", "blue" };
static const char *const role_ids[] = { [DUEL_LEADER] = "leader", [DUEL_STRAGGLER] = "straggler" };
static const FpSetupOption options[] = { { "first-game" } };

static int
turns (const FpState *s)
{
  return s->head.table[DUEL_TURNS];
}

const FpEdition *
fp_duel_edition (void)
{
  static const FpEdition edition = {
    .id = "duel",
    .rules = 1,
    .least_seats = 2,
    .most_seats = 2,
    .seat_ids = seat_ids,
    .procedures = procedures,
    .n_procedures = DUEL_N_PROCEDURES,
    .root = DUEL_game,
    .program = DUEL_program,
    .duel = DUEL_duel,
    .contest = DUEL_contest,
    .decisions = decisions,
    .n_decisions = DUEL_N_DECISIONS,
    .questions = questions,
    .n_questions = DUEL_N_QUESTIONS,
    .verbs = duel_verbs,
    .n_verbs = DUEL_N_VERBS,
    .names = duel_names,
    .zones = duel_zones,
    .n_zones = DUEL_N_ZONES,
    .roles = role_ids,
    .n_roles = G_N_ELEMENTS (role_ids),
    .options = options,
    .n_options = G_N_ELEMENTS (options),
    .ships = DUEL_SHIPS,
    .begin = duel_begin,
    .order = duel_order,
    .check = duel_check,
    .standing = duel_standing,
    .clout = duel_clout,
    .turns = turns,
    .start_at = duel_start_at,
    .set_role = duel_set_role,
  };

  return &edition;
}
