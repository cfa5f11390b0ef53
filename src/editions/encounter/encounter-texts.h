/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences that editions with this encounter share.
 *
 * An edition names them as FpEditionTexts.shared, so that its own tables come first. */
#pragma once

#include "editions/encounter/encounter.h"
#include "engine/runner/fp-edition-texts.h"

extern const FpEditionTexts encounter_texts;

/* encounter_at_stake, encounter_talk: FpEditionTexts.at_stake and .talk. */
guint encounter_at_stake (FpEngine *engine, int option, FpStake stakes[FP_MOST_STAKES]);
gboolean encounter_talk (FpEngine *engine, uint8_t seat, FpTalk *talk);

/* encounter_turn_number: FpEditionTexts.turn_number, by the numbers of the book. */
int encounter_turn_number (const FpEdition *edition, guint n_seats, const char *name);

/* Rows of FpEditionTexts.turn_lines: what wins and when powers work, how allies join, what follows
 * from the cards, and other moments. */
#define ENCOUNTER_TURN_GOAL                                                                                     \
  { "goal", N_ ("{colonies} foreign colonies win: planets outside your home system on which you have a ship."), \
    .step = "winning" },                                                                                        \
  {                                                                                                             \
    "power", N_ ("Your power works while you have colonies on {power} of your {planets} home planets."),        \
        .step = "power-lost", .unless = "no-aliens"                                                             \
  }
#define ENCOUNTER_TURN_ALLIES                                                                                 \
  { "invites", N_ ("First the offense invites any players as allies, then the defense. Nobody answers yet."), \
    .step = "offense-invites" },                                                                              \
  {                                                                                                           \
    "answers",                                                                                                \
        N_ ("From the offense's left, each invited player joins one side with {least} to {most} ships, or "   \
            "stays out."),                                                                                    \
        .step = "allies-answer"                                                                               \
  }
#define ENCOUNTER_TURN_RESULTS                                                                       \
  { "offense-wins",                                                                                  \
    N_ ("If the offense wins, its ships and those of its allies land: each gets a colony. The "      \
        "ships of the other side go to the Warp."),                                                  \
    .step = "settle-ships" },                                                                        \
      { "defense-wins",                                                                              \
        N_ ("If the defense wins, the ships of the offense and its allies go to the Warp. For each " \
            "ship, an ally of the defense takes a card or a ship from the Warp."),                   \
        .step = "claim-rewards" },                                                                   \
      { "attack-negotiate",                                                                          \
        N_ ("Attack and negotiate: the attack wins. The player of the negotiate takes a card from "  \
            "the winner's hand, at random, for each ship of their own that is lost."),               \
        .step = "claim-compensations" },                                                             \
  {                                                                                                  \
    "negotiates",                                                                                    \
        N_ ("Two negotiates: allies go home. The main players may trade cards and one colony each. " \
            "Without a deal each loses {loss} ships."),                                              \
        .step = "make-deal"                                                                          \
  }
#define ENCOUNTER_TURN_NEXT                                                                           \
  { "next", N_ ("The next encounter"), .heading = TRUE },                                             \
      { "second",                                                                                     \
        N_ ("After a success with its first encounter, the offense may have one more if it holds an " \
            "encounter card."),                                                                       \
        .step = "second-encounter" },                                                                 \
  {                                                                                                   \
    "end", N_ ("Then the player on the left has a turn."), .step = "end-turn"                         \
  }
#define ENCOUNTER_TURN_OTHER_MOMENTS                                                                                \
  { "any-time", N_ ("At other moments"), .heading = TRUE },                                                         \
  {                                                                                                                 \
    "artifacts", N_ ("Artifacts are played at the moment that the card names, and discarded."), .step = "artifacts" \
  }
