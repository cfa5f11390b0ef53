/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about Duel's own events. */
#include "config.h"

#include "editions/duel/duel-private.h"

#include <glib/gi18n-lib.h>

const FpEventText duel_event_texts[] = {
  { "plan-shown", N_ ("{seat} turns over a plan: {card}."), .hidden = N_ ("{seat} turns over a plan.") },
  { "plans-tied", N_ ("The plans have the same value. Chance makes {seat} the leader.") },
  { "role-taken", N_ ("{seat} is the {role}.") },
  { "envoy-summoned", N_ ("An envoy arrives: {card}."), .hidden = N_ ("{card} arrives.") },
  { "destiny-renewed", N_ ("The {kind} cards of the past are shuffled into a new deck.") },
  { "destiny-drawn", N_ ("Destiny card {value}: {card}."), .hidden = N_ ("Destiny card {value} is drawn.") },
  { "bar-picked", N_ ("The planet bar picks {place}.") },
  { "bar-empty", N_ ("The planet bar finds no planet, so nothing else happens.") },
  /* An advantage of 0 is not mentioned. */
  { "duel-began", N_ ("A duel begins {at}."), .value = FP_EVENT_VALUE_ZERO },
  { "duel-began", N_ ("A duel begins {at}, ship advantage {value}.") },
  { "duel-began-again", N_ ("All ships here are destroyed, so the duel starts over: round {value} {at}.") },
  { "contest-began", N_ ("A contest begins.") },
  { "barred", N_ ("{seat} can't send ships to this duel.") },
  { "dial-set", N_ ("{seat} sets a dial.") },
  { "dial-revealed", N_ ("{seat}'s dial shows {value}.") },
  { "envoy-revealed", N_ ("{seat} reveals an envoy: {card}."), .hidden = N_ ("{seat} reveals an envoy.") },
  { "envoy-kept-hidden", N_ ("{seat} reveals no envoy.") },
  { "plan-chosen", N_ ("{seat} chooses a plan: {card}."), .hidden = N_ ("{seat} chooses a plan.") },
  { "no-plan", N_ ("{seat} has no plan to choose.") },
  { "tactic-chosen", N_ ("{seat} chooses a tactic: {half}."), .hidden = N_ ("{seat} chooses a tactic.") },
  { "no-tactic", N_ ("{seat} has no readied tactic.") },
  { "tactic-revealed", N_ ("{seat} reveals a tactic: {half}."), .hidden = "" },
  { "blast-shielded", N_ ("The shield blocks {value} of {seat}'s blast.") },
  { "tactic-readied", FP_PLURAL ("{seat} readies {cards}.", "{seat} readies {count} tactics: {cards}."),
    FP_PLURAL ("{seat} readies {count} tactic.", "{seat} readies {count} tactics.") },
  { "tactic-spent", FP_PLURAL ("{seat} spends {cards}.", "{seat} spends {count} tactics: {cards}."),
    FP_PLURAL ("{seat} spends {count} tactic.", "{seat} spends {count} tactics.") },
  { "duel-decided", N_ ("Only {seat} has ships left and wins the duel.") },
  /* Translators: the result to the player who looks at it. {here} is a planet. */
  { "duel-decided/you", N_ ("You win {here}: only you have ships left.") },
  { "duel-decided/other", N_ ("{seat} wins {here}: you have no ships left there.") },
  { "duel-decided/brief", N_ ("{seat} won {here}") },
  { "duel-ended", N_ ("Nobody wins the duel.") },
  { "duel-ended/brief", N_ ("Nobody won {here}") },
  /* The worth is that of the event: a card can count for more or less than printed, and a
   * reinforcement counts by its plan value. */
  { "plan-revealed", N_ ("{seat} reveals a plan: {name}, worth {value}."),
    .hidden = N_ ("{seat}'s plan is worth {value}.") },
  { "reinforcement-played", N_ ("{seat} plays {card} on {other}. {other}'s clout becomes {value}.") },
  { "passed", N_ ("{seat} passes.") },
  { "clout-counted", N_ ("{seat}'s clout is {value} {parts}.") },
  { "duel-won/brief", N_ ("{seat} beat {other} at {here}") },
  { "contest-won/brief", N_ ("{seat} beat {other} in a contest") },
  { "duel-won", N_ ("{seat} wins the duel against {other}{result}.") },
  /* Translators: the result to the player who looks at it. {result} is the totals, or nothing. */
  { "duel-won/you", N_ ("You win {here}{result}.") },
  { "duel-won/other", N_ ("{seat} wins {here}{result}.") },
  { "contest-won/you", N_ ("You win the contest{result}.") },
  { "contest-won/other", N_ ("{seat} wins the contest{result}.") },
  { "contest-won", N_ ("{seat} wins the contest against {other}{result}.") },
  { "prize-given", N_ ("The contest has an effect for {seat}."), .encounter = "contest",
    .value = FP_EVENT_VALUE_NEGATIVE },
  { "prize-given", N_ ("{seat} takes the prize."), .value = FP_EVENT_VALUE_NEGATIVE },
  { "prize-given", N_ ("{seat} takes the prize: {prize}.") },
  { "roles-switched", N_ ("{seat} becomes the straggler.") },
  { "reinforcements-gained", FP_PLURAL ("{seat} gains {cards}.", "{seat} gains {count} reinforcements: {cards}."),
    FP_PLURAL ("{seat} gains {count} reinforcement.", "{seat} gains {count} reinforcements.") },
  { "reinforcements-gone", N_ ("No reinforcements are left for {seat}.") },
  { "envoy-allied", N_ ("{card} becomes {seat}'s ally.") },
  { "envoy-neutral", N_ ("{card} is no longer {seat}'s ally.") },
  { "envoy-unmoved", N_ ("Nothing changes between {seat} and {card}.") },
  { "envoy-left", N_ ("{card} leaves the game.") },
  { NULL },
};
