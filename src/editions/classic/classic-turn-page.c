/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on one page, step by step. */
#include "config.h"

#include "editions/classic/classic.h"
#include "editions/encounter/encounter-texts.h"

#include <glib/gi18n-lib.h>

const FpTurnLineText classic_turn_lines[] = {
  ENCOUNTER_TURN_GOAL,
  { "start", N_ ("Start of the turn"), .heading = TRUE },
  { "start-hand",
    N_ ("Without an encounter card, the offense plays what it may, discards its hand and draws {hand} cards."),
    .step = "start-turn" },
  { "regain", N_ ("1. Regain a ship"), .heading = TRUE },
  { "regain-ship", N_ ("The offense may take 1 ship from the Warp to one of its colonies."), .step = "regain-ship" },
  { "orders", N_ ("2. Receive orders"), .heading = TRUE },
  { "disc", N_ ("Turn up a disc. The encounter is in the system of its colour."), .step = "receive-orders",
    .least_seats = 3 },
  { "own-disc",
    N_ ("Your own colour: draw again, drive a foreign colony out of your system, or land on an empty home "
        "planet."),
    .step = "receive-orders", .least_seats = 3 },
  { "no-discs", N_ ("With two players there are no discs: go on with step 3."), .step = "two-players",
    .most_seats = 2 },
  { "launch", N_ ("3. and 4. Gather ships and point the mothership"), .heading = TRUE },
  { "gather", N_ ("Load {least} to {most} ships from any of your colonies."), .step = "gather-ships" },
  { "point", N_ ("Point at a planet in that system. Its owner is the defense."), .step = "point-mothership" },
  { "alliance", N_ ("5. to 7. Invite allies"), .heading = TRUE, .least_seats = 3 },
  { "invites", N_ ("First the offense invites any players as allies, then the defense. Nobody answers yet."),
    .step = "offense-invites", .least_seats = 3 },
  { "answers",
    N_ ("From the offense's left, each invited player joins one side with {least} to {most} ships, or stays "
        "out."),
    .step = "allies-answer", .least_seats = 3 },
  { "cards", N_ ("8. and 9. Play and reveal cards"), .heading = TRUE },
  { "defense-hand", N_ ("Without an encounter card, the defense discards its hand and draws {hand} cards."),
    .step = "play-cards" },
  { "choose", N_ ("Both main players lay an encounter card face down, then both turn it up."), .step = "play-cards" },
  { "outcome", N_ ("10. Determine the outcome"), .heading = TRUE },
  { "attacks",
    N_ ("Two attacks: each side adds its card, its ships and its allies' ships. The higher total wins, and a "
        "tie goes to the defense."),
    .step = "determine-outcome" },
  ENCOUNTER_TURN_RESULTS,
  ENCOUNTER_TURN_NEXT,
  ENCOUNTER_TURN_OTHER_MOMENTS,
  { NULL },
};
