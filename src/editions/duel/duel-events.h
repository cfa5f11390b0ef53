/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events of Duel, and the figures that are counted from them. */
#pragma once

#include "engine/runner/fp-edition.h"

/* The comments explain the fields of FpEvent; “cards” lists cards that a seat may see. */
typedef enum
{
  DUEL_EVENT_PLAN_SHOWN = FP_N_EVENTS, /* set-up: seat shows card */
  DUEL_EVENT_PLANS_TIED, /* set-up: equal plans, seat drawn to lead (ruling 1) */
  DUEL_EVENT_ROLE_TAKEN, /* seat becomes value (role) */
  DUEL_EVENT_ENVOY_SUMMONED, /* card, face down, neutral */
  DUEL_EVENT_DESTINY_RENEWED, /* kind value: count cards from the past (ruling 12) */
  DUEL_EVENT_DESTINY_DRAWN, /* card goes to the past; value: its number in the game */
  DUEL_EVENT_BAR_PICKED, /* the planet bar leaves only place from */
  DUEL_EVENT_BAR_EMPTY, /* no planet for the planet bar (ruling 16) */
  DUEL_EVENT_DUEL_BEGAN, /* at place from, advantage value */
  DUEL_EVENT_DUEL_BEGAN_AGAIN, /* at place from, round value */
  DUEL_EVENT_CONTEST_BEGAN,
  DUEL_EVENT_BARRED, /* seat can't send ships (ruling 21) */
  DUEL_EVENT_DIAL_SET, /* seat has set a dial */
  DUEL_EVENT_DIAL_REVEALED, /* seat shows value */
  DUEL_EVENT_ENVOY_REVEALED, /* seat turns card up */
  DUEL_EVENT_ENVOY_KEPT, /* seat leaves card face down */
  DUEL_EVENT_PLAN_CHOSEN, /* seat chose card, seen by seat */
  DUEL_EVENT_NO_PLAN, /* seat has no plan to choose (ruling 28) */
  DUEL_EVENT_TACTIC_CHOSEN, /* seat chose card, half value, seen by seat */
  DUEL_EVENT_NO_TACTIC, /* seat has no readied tactic (ruling 27) */
  DUEL_EVENT_TACTIC_REVEALED, /* seat's card, half value */
  DUEL_EVENT_BLAST_SHIELDED, /* value of seat's blast is blocked */
  DUEL_EVENT_TACTIC_READIED, /* seat's count cards */
  DUEL_EVENT_TACTIC_SPENT, /* seat's count cards */
  DUEL_EVENT_DUEL_DECIDED, /* seat alone has ships left at step 6 */
  DUEL_EVENT_DUEL_ENDED, /* without a winner (ruling 32) */
  DUEL_EVENT_PLAN_REVEALED, /* seat's card, worth value */
  DUEL_EVENT_REINFORCEMENT_PLAYED, /* seat plays card; other's clout is value */
  DUEL_EVENT_PASSED, /* seat plays no reinforcement */
  DUEL_EVENT_CLOUT_COUNTED, /* seat's clout is value */
  DUEL_EVENT_DUEL_WON, /* seat beats other */
  DUEL_EVENT_CONTEST_WON, /* seat beats other */
  DUEL_EVENT_PRIZE_GIVEN, /* seat resolves prize; value: string of its name or −1 */
  DUEL_EVENT_ROLES_SWITCHED, /* seat is the straggler now */
  DUEL_EVENT_REINFORCEMENTS_GAINED, /* seat gains count; cards seen by seat */
  DUEL_EVENT_REINFORCEMENTS_GONE, /* no reinforcement left for seat */
  DUEL_EVENT_ENVOY_ALLIED, /* card becomes seat's ally */
  DUEL_EVENT_ENVOY_NEUTRAL, /* card leaves seat */
  DUEL_EVENT_ENVOY_UNMOVED, /* friendship of seat with card unchanged (ruling 45) */
  DUEL_EVENT_ENVOY_LEFT, /* card goes out of the game */
  DUEL_EVENTS_END
} DuelEvent;

enum
{
  DUEL_N_FIGURES = 7,
  DUEL_N_FEATS = 12, /* five besides those of every edition */
};

extern const FpEventDef duel_events[DUEL_EVENTS_END - FP_N_EVENTS];
extern const uint8_t duel_event_order[DUEL_EVENTS_END];
extern const FpFigureDef duel_figures[DUEL_N_FIGURES];
extern const FpFeatDef duel_feats[DUEL_N_FEATS];

/* Emits an event of Duel: DUEL_EMIT (e, PASSED, .seat = seat). FP_EMIT emits those of the
 * machine. */
#define DUEL_EMIT(engine, name, ...) FP_EMIT_NUMBER (engine, DUEL_EVENT_##name, __VA_ARGS__)
