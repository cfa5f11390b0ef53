/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about Duel's own events. */
#include "config.h"

#include "editions/duel/duel-private.h"

#include <glib/gi18n-lib.h>

const FpEventText duel_event_texts[] = {
  { "plan-shown", N_ ("{seat} turns over a plan: {card}."), .hidden = N_ ("{seat} turns over a plan.") },
  { "plans-tied", N_ ("The plans are equal. By lot, {seat} is the leader.") },
  { "role-taken", N_ ("{seat} is the {role}.") },
  { "envoy-summoned", N_ ("An envoy arrives: {card}.") },
  { "bar-picked", N_ ("The planet bar picks {place}.") },
  { "bar-empty", N_ ("The planet bar finds no planet, so nothing more happens.") },
  /* An advantage of 0 is not mentioned. */
  { "duel-began", N_ ("A duel begins {at}."), .value = FP_EVENT_VALUE_ZERO },
  { "duel-began", N_ ("A duel begins {at}, ship advantage {value}.") },
  { "duel-began-again", N_ ("No ship is left, so the duel begins again: round {value} {at}.") },
  { "contest-began", N_ ("A contest begins.") },
  { "barred", N_ ("{seat} can't send ships.") },
  { "dial-set", N_ ("{seat} has set the dial.") },
  { "dial-revealed", N_ ("{seat}'s dial shows {value}.") },
  { "envoy-revealed", N_ ("{seat} reveals an envoy: {card}."), .hidden = N_ ("{seat} reveals an envoy.") },
  { "envoy-kept-hidden", N_ ("{seat} reveals no envoy.") },
  { "plan-chosen", N_ ("{seat} has chosen a plan: {card}."), .hidden = N_ ("{seat} has chosen a plan.") },
  { "no-plan", N_ ("{seat} has no plan to choose.") },
  { "tactic-chosen", N_ ("{seat} has chosen a tactic: {half}."), .hidden = N_ ("{seat} has chosen a tactic.") },
  { "no-tactic", N_ ("{seat} has no readied tactic.") },
  { "tactic-revealed", N_ ("{seat}'s tactic is {half}."), .hidden = "" },
  { "blast-shielded", N_ ("{seat}'s blast is {value} less because of the shield.") },
  { "tactic-readied", FP_PLURAL ("{seat} readies {count} tactic: {cards}.", "{seat} readies {count} tactics: {cards}."),
    FP_PLURAL ("{seat} readies {count} tactic.", "{seat} readies {count} tactics.") },
  { "tactic-spent", FP_PLURAL ("{seat} spends {count} tactic: {cards}.", "{seat} spends {count} tactics: {cards}."),
    FP_PLURAL ("{seat} spends {count} tactic.", "{seat} spends {count} tactics.") },
  { "duel-decided", N_ ("Only {seat} has ships left, which decides the duel.") },
  { "duel-ended", N_ ("The duel ends without a winner.") },
  /* The worth is that of the event: a card can count for more or less than printed, and a
   * reinforcement counts by its plan value. */
  { "plan-revealed", N_ ("{seat}'s plan is {name}, worth {value}."), .hidden = N_ ("{seat}'s plan is worth {value}.") },
  { "reinforcement-played", N_ ("{seat} plays {card} for {other}, whose clout is now {value}.") },
  { "passed", N_ ("{seat} passes.") },
  { "clout-counted", N_ ("{seat}'s clout is {value}.") },
  { "duel-won", N_ ("{seat} wins the duel against {other}.") },
  { "contest-won", N_ ("{seat} wins the contest against {other}.") },
  { "prize-given", N_ ("{seat} resolves the contest's effect."), .encounter = "contest",
    .value = FP_EVENT_VALUE_NEGATIVE },
  { "prize-given", N_ ("{seat} resolves the prize."), .value = FP_EVENT_VALUE_NEGATIVE },
  { "prize-given", N_ ("{seat} resolves the prize: {prize}.") },
  { "roles-switched", N_ ("{seat} is the straggler now.") },
  { "reinforcements-gained",
    FP_PLURAL ("{seat} gains {count} reinforcement: {cards}.", "{seat} gains {count} reinforcements: {cards}."),
    FP_PLURAL ("{seat} gains {count} reinforcement.", "{seat} gains {count} reinforcements.") },
  { "reinforcements-gone", N_ ("No reinforcement is left for {seat}.") },
  { "envoy-allied", N_ ("{card} becomes {seat}'s ally.") },
  { "envoy-neutral", N_ ("{card} leaves {seat} and is neutral.") },
  { "envoy-unmoved", N_ ("The friendship of {seat} with {card} stays as it was.") },
  { "envoy-left", N_ ("{card} leaves the game.") },
  { NULL },
};
