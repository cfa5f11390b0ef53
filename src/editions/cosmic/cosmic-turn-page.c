/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on one page, phase by phase. */
#include "config.h"

#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-texts.h"

#include <glib/gi18n-lib.h>

const FpTurnLineText cosmic_turn_lines[] = {
  ENCOUNTER_TURN_GOAL,
  { "start", N_ ("Start of the turn"), .heading = TRUE },
  { "start-hand", N_ ("Without an encounter card, the offense discards its hand and draws {hand} cards."),
    .step = "start-turn" },
  { "regroup", N_ ("1. Regroup"), .heading = TRUE },
  { "regroup-ship", N_ ("The offense takes 1 ship from the Warp to one of its colonies."), .step = "regroup" },
  { "destiny", N_ ("2. Destiny"), .heading = TRUE },
  { "card",
    N_ ("Draw a destiny card. A colour is the defense, a wild card lets you choose, and a special card says who "
        "it is."),
    .step = "destiny" },
  { "own-colour",
    N_ ("Your own colour: draw again, drive a foreign colony out of your system, or settle an empty home "
        "planet."),
    .step = "own-colour" },
  { "launch", N_ ("3. Launch"), .heading = TRUE },
  { "aim", N_ ("Aim the gate at a planet in the home system of the defense."), .step = "aim-gate" },
  { "send", N_ ("Send {least} to {most} ships from any of your colonies."), .step = "launch-ships" },
  { "alliance", N_ ("4. Alliance"), .heading = TRUE },
  ENCOUNTER_TURN_ALLIES,
  { "planning", N_ ("5. Planning"), .heading = TRUE },
  { "defense-hand",
    N_ ("Without an encounter card, the defense discards its hand and draws {hand} cards. Without "
        "one, the offense ends its turn."),
    .step = "renew-hand" },
  { "choose", N_ ("Both main players choose an encounter card and lay it face down."), .step = "play-cards" },
  { "reveal", N_ ("6. Reveal"), .heading = TRUE },
  { "turn-up", N_ ("Both cards are turned up. A morph becomes a copy of the other card."), .step = "reveal-cards" },
  { "reinforce", N_ ("With two attacks, main players and allies may add reinforcements to a side until all pass."),
    .step = "play-reinforcements" },
  { "resolution", N_ ("7. Resolution"), .heading = TRUE },
  { "attacks",
    N_ ("Two attacks: each side adds its card, reinforcements, its ships and its allies' ships. The higher "
        "total wins, and a tie goes to the defense."),
    .step = "determine-outcome" },
  ENCOUNTER_TURN_RESULTS,
  { "morphs", N_ ("Two morphs: both sides lose."), .step = "encounter-cards" },
  ENCOUNTER_TURN_NEXT,
  ENCOUNTER_TURN_OTHER_MOMENTS,
  { "flares",
    N_ ("Flares are played at the moment that the card names, and come back to your hand. You play at most "
        "one in an encounter: super if you have its alien and the power, else wild."),
    .step = "flares" },
  { NULL },
};
