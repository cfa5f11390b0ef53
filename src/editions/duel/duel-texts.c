/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duel's words and sentences: patterns that the layer of texts translates and fills. */
#include "config.h"

#include "editions/common/fp-common-texts.h"
#include "editions/duel/duel-private.h"

#include <glib/gi18n-lib.h>

static const FpMomentText moments[] = {
  { "prepare-destiny", N_ ("Prepare your destiny") },
  { "summon-envoys", N_ ("Summon envoys") },
  { "choose-aliens", N_ ("Choose aliens") },
  { "prepare-warp", N_ ("Prepare the Warp") },
  { "determine-straggler", N_ ("Determine the straggler") },
  { "draw-opening-hands", N_ ("Draw opening hands") },
  { "begin-abilities", N_ ("Set-up abilities") },
  { "check-victory", N_ ("Check for victory") },
  { "enforce-hand-limit", N_ ("Enforce the hand limit") },
  { "draw-destiny", N_ ("Draw a destiny card") },
  { "resolve-destiny", N_ ("Resolve the destiny card") },
  { "set-dials", N_ ("Set dials") },
  { "reveal-dials", N_ ("Reveal dials") },
  { "reveal-envoys", N_ ("Reveal envoys") },
  { "choose-plans", N_ ("Choose plans and tactics") },
  { "reveal-tactics", N_ ("Reveal tactics") },
  { "resolve-tactics", N_ ("Resolve tactics") },
  { "check-ships", N_ ("Check for ships") },
  { "reveal-plans", N_ ("Reveal plans") },
  { "play-reinforcements", N_ ("Play reinforcements") },
  { "determine-winner", N_ ("Determine the winner") },
  { "resolve-prize", N_ ("Resolve the prize") },
  { "cleanup", N_ ("Clean up") },
  { "setup", N_ ("Set-up"), N_ ("set-up") },
  { "destiny", N_ ("Destiny"), N_ ("drawing and resolving a destiny card") },
  { "duel", N_ ("Duel"), N_ ("the duel") },
  { "contest", N_ ("Contest"), N_ ("the contest") },
  { "discovery", N_ ("Discovery"), N_ ("resolving a discovery card") },
  { "event", N_ ("Event"), N_ ("resolving an event card") },
  { "refresh", N_ ("Refresh"), N_ ("resolving a refresh card") },
  { "prize", N_ ("Prize"), N_ ("resolving a prize"), N_ ("you resolve a prize"), N_ ("{who} resolves a prize") },
  { "gain", NULL, N_ ("gaining reinforcements"), N_ ("you gain reinforcements"), N_ ("{who} gains reinforcements") },
  { "resolve", NULL, N_ ("resolving cards"), N_ ("you resolve cards"), N_ ("{who} resolves cards") },
  { "send", NULL, N_ ("sending ships"), N_ ("you send ships"), N_ ("{who} sends ships") },
  { "recover", NULL, N_ ("recovering ships"), N_ ("you recover ships"), N_ ("{who} recovers ships") },
  { "retreat", NULL, N_ ("retreating"), N_ ("your ships retreat"), N_ ("ships of {who} retreat") },
  { "destroy", NULL, N_ ("destroying ships"), N_ ("ships of yours are destroyed"),
    N_ ("ships of {who} are destroyed") },
  { "ready", NULL, N_ ("readying tactics"), N_ ("you ready tactics"), N_ ("{who} readies tactics") },
  { "spend", NULL, N_ ("spending tactics"), N_ ("you spend tactics"), N_ ("{who} spends tactics") },
  { "befriend", NULL, N_ ("increasing friendship with envoys"), N_ ("you increase friendship with an envoy"),
    N_ ("{who} increases friendship with an envoy") },
  { "estrange", NULL, N_ ("decreasing friendship with envoys"), N_ ("you decrease friendship with an envoy"),
    N_ ("{who} decreases friendship with an envoy") },
  { "summon", NULL, N_ ("summoning an envoy"), N_ ("you summon an envoy"), N_ ("{who} summons an envoy") },
  { "discover-planet", NULL, N_ ("discovering a planet"), N_ ("you discover a planet"),
    N_ ("{who} discovers a planet") },
  { "become", NULL, N_ ("taking a role"), N_ ("you take a role"), N_ ("{who} takes a role") },
  { "win", NULL, N_ ("winning the duel or contest"), N_ ("you win the duel or contest"),
    N_ ("{who} wins the duel or contest") },
  { "go-to", NULL, N_ ("going back in the encounter"), N_ ("you go back in the encounter"),
    N_ ("{who} goes back in the encounter") },
  { "turn-dial", NULL, N_ ("setting a dial"), N_ ("you set your dial"), N_ ("{who} sets the dial") },
  { "reveal-dial", NULL, N_ ("revealing a dial"), N_ ("you reveal your dial"), N_ ("{who} reveals a dial") },
  { "turn-up-envoy", NULL, N_ ("revealing an envoy"), N_ ("you reveal an envoy"), N_ ("{who} reveals an envoy") },
  { "lay-plan", NULL, N_ ("choosing a plan"), N_ ("you choose a plan"), N_ ("{who} chooses a plan") },
  { "lay-tactic", NULL, N_ ("choosing a tactic"), N_ ("you choose a tactic"), N_ ("{who} chooses a tactic") },
  { "reveal-plan", NULL, N_ ("revealing a plan"), N_ ("you reveal your plan"), N_ ("{who} reveals the plan") },
  { "reveal-tactic", NULL, N_ ("revealing a tactic"), N_ ("you reveal your tactic"), N_ ("{who} reveals the tactic") },
  { "carry-out-tactic", NULL, N_ ("resolving a tactic"), N_ ("you resolve a tactic"), N_ ("{who} resolves a tactic") },
  { "gain-planet", NULL, N_ ("gaining control of a planet"), N_ ("you gain control of a planet"),
    N_ ("{who} gains control of a planet") },
  { "lose-planet", NULL, N_ ("losing control of a planet"), N_ ("you lose control of a planet"),
    N_ ("{who} loses control of a planet") },
  { NULL },
};

/* A contest has no tactics and no prize (p. 17). */
static const FpTitleText titles[] = {
  { "contest", "choose-plans", N_ ("Choose plans") },
  { "contest", "resolve-prize", N_ ("Resolve the contest's effect") },
  { NULL },
};

static const FpNameText zones[] = {
  { "ready", N_ ("among {seat}'s readied tactics") },
  { "ready/own", N_ ("among their own readied tactics") },
  { "spent", N_ ("among {seat}'s spent tactics") },
  { "spent/own", N_ ("among their own spent tactics") },
  { "alien", N_ ("to {seat}'s alien") },
  { "plan", N_ ("down as {seat}'s plan") },
  { "plan/own", N_ ("down as their own plan") },
  { "tactic", N_ ("down as {seat}'s tactic") },
  { "beside", N_ ("beside {seat}'s plan") },
  { "discovery", N_ ("into the discovery deck") },
  { "event", N_ ("into the event deck") },
  { "refresh", N_ ("into the refresh deck") },
  { "reinforcements", N_ ("into the reinforcement deck") },
  { "planets", N_ ("into the planet stack") },
  { "past", N_ ("into the past") },
  { "envoys", N_ ("among the envoys on the table") },
  { "envoys-a", N_ ("into envoy deck A") },
  { "envoys-b", N_ ("into envoy deck B") },
  { "envoys-c", N_ ("into envoy deck C") },
  { "aliens", N_ ("among the aliens nobody plays") },
  { "modules", N_ ("among the house rules") },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "gain", N_ ("gain {things} {set}") },
  { "resolve", N_ ("resolve {things} {set} again") },
  { "send", N_ ("send {things} {set} {to}") },
  { "recover", N_ ("recover {things} {set}") },
  { "destroy", N_ ("destroy {things} {set}") },
  { "retreat", N_ ("retreat {things} {set}") },
  { "befriend", N_ ("increase friendship with {things} {set}"), "envoys" },
  { "estrange", N_ ("decrease friendship with {things} {set}"), "envoys" },
  { "summon", N_ ("summon an envoy {from}") },
  { "ready", N_ ("ready {things} {set}"), "spent" },
  { "spend", N_ ("spend {things} {set}"), "ready" },
  { "discover", N_ ("discover a planet") },
  { "become", N_ ("become the {role}") },
  { "win", N_ ("win the duel or contest"), .nobody = N_ ("nobody wins the duel or contest: both players lose it") },
  { "go-to", N_ ("go to the step “{step}” next") },
  { NULL },
};

static const FpAmountText amounts[] = {
  { "reinforcements", NULL, NULL, FP_PLURAL ("{count} reinforcement", "{count} reinforcements") },
  { "envoys", NULL, NULL, FP_PLURAL ("{count} envoy", "{count} envoys") },
  { "tactics", "spent", "ready", FP_PLURAL ("{count} spent tactic", "{count} spent tactics") },
  { "tactics", "ready", "spend", FP_PLURAL ("{count} readied tactic", "{count} readied tactics") },
  { "tactics", NULL, NULL, FP_PLURAL ("{count} tactic", "{count} tactics") },
  { NULL },
};

static const FpEncounterText encounters[] = {
  { "duel", N_ ("have a duel"), N_ ("duel at {planet}"), N_ ("duel at {planet}, ship advantage {number}"),
    N_ ("This duel"), "determine-winner", N_ ("Duel at {planet}, ship advantage {number}:"),
    N_ ("dial {set}, sent {sent},"), N_ ("dial {set} (hidden),"), N_ ("clout {total}") },
  { "contest", N_ ("have a contest"), .title = N_ ("This contest"), .page = "determine-winner",
    .heading = N_ ("Contest:"), .total = N_ ("clout {total}") },
  { NULL },
};

static const FpNameText in_encounters[] = {
  { "duel", N_ ("in a duel") },
  { "contest", N_ ("in a contest") },
  { "duel contest", N_ ("in a duel or contest") },
  { NULL },
};

static const FpNameText unavailable[] = {
  { "spent", N_ ("You must ready these before you can choose them: {cards}.") },
  { NULL },
};

/* Translators: {name} is a card with a value of its own, {value}. */
#define CARD_AS_PLAN N_ ("{name} (as a plan: {value})")

static const FpQuestionText questions[] = {
  { "choose-aliens", NULL, N_ ("Choose your alien"), .stake = N_ ("You play it for the whole game.") },
  { "set-dials", NULL, N_ ("How many ships do you send?"), .stake = N_ ("All dials are revealed together.") },
  { "reveal-envoys", NULL, N_ ("Reveal an envoy?"), .stake = N_ ("A revealed envoy can use its abilities.") },
  { "choose-plans", "plan", N_ ("Choose a plan"), CARD_AS_PLAN, N_ ("Its value counts toward your clout.") },
  { "choose-plans", "tactic", N_ ("Choose a tactic"),
    .stake = N_ ("A blast destroys ships, a shield blocks blasts, a recover readies spent tactics.") },
  { "enforce-hand-limit", "discard", N_ ("Choose a card to discard"), .stake = N_ ("You are over the hand limit."),
    .several = FP_PLURAL ("Choose {count} card to discard", "Choose {count} cards to discard") },
  { "play-reinforcements", "card", N_ ("Play a reinforcement?"),
    .stake = N_ ("The step ends when both players pass in a row.") },
  /* Translators: {card} is like “Big Boost (+8)”. */
  { "play-reinforcements", "side", N_ ("Play {card} on whom?") },
  { NULL, "plan", N_ ("Choose a plan"), CARD_AS_PLAN, N_ ("Its value counts toward your clout.") },
  { NULL, "tactic", N_ ("Choose a tactic"),
    .stake = N_ ("A blast destroys ships, a shield blocks blasts, a recover readies spent tactics.") },
  { NULL, "ready", N_ ("Choose a spent tactic to ready"),
    .several = FP_PLURAL ("Choose {count} spent tactic to ready", "Choose {count} spent tactics to ready") },
  { NULL, "planet", N_ ("Choose a planet") },
  { NULL, "spend", N_ ("Choose a readied tactic to spend"),
    .several = FP_PLURAL ("Choose {count} readied tactic to spend", "Choose {count} readied tactics to spend") },
  { NULL, "befriend", N_ ("Increase friendship with which envoy?") },
  { NULL, "estrange", N_ ("Decrease friendship with which envoy?") },
  { NULL, "keep-envoy", N_ ("Keep which envoy as your ally?") },
  { .pattern = NULL },
};

static const FpKindText kinds[] = {
  { "plan", NC_ ("kind of card", "plan"), NC_ ("kinds of cards", "Plans"), .step = "choose-plans",
    .unnamed = NC_ ("card", "plan {value}"), .brief = N_ ("Counts toward your clout.") },
  { "reinforcement", NC_ ("kind of card", "reinforcement"), NC_ ("kinds of cards", "Reinforcements"),
    .step = "play-reinforcements", .worth = "adds", .brief = N_ ("Add it to either clout.") },
  { "tactic", NC_ ("kind of card", "tactic"), NC_ ("kinds of cards", "Tactics"), .step = "choose-plans",
    .hidden = NC_ ("hidden", "a tactic") },
  /* The back of an envoy shows its deck (ruling 6), that of a hand card nothing (ruling 8). */
  { "envoy", NC_ ("kind of card", "envoy"), NC_ ("kinds of cards", "Envoys"),
    .hidden = NC_ ("hidden", "the face-down envoy of deck {word}"), .allied = N_ ("{card}, {seat}'s ally"),
    .neutral = N_ ("{card}, neutral"), .yours = N_ ("{card}, your ally") },
  { "discovery", NC_ ("kind of card", "discovery"), NC_ ("kinds of cards", "Discovery cards") },
  { "event", NC_ ("kind of card", "event"), NC_ ("kinds of cards", "Event cards") },
  { "refresh", NC_ ("kind of card", "refresh"), NC_ ("kinds of cards", "Refresh cards") },
  { "planet", NC_ ("kind of card", "planet"), NC_ ("kinds of cards", "Planets"), .worth = "symbol" },
  { "overlay", NC_ ("kind of card", "overlay"), NC_ ("kinds of cards", "Overlays") },
  { "module", NC_ ("kind of card", "module"), NC_ ("kinds of cards", "Modules") },
  { NULL },
};

/* The complexities are the colours of the printed cards' frames. */
static const FpWordText words[] = {
  { "complexity", "complexity", "green", NC_ ("complexity", "green (simple)") },
  { "complexity", "complexity", "yellow", NC_ ("complexity", "yellow (medium)") },
  { "complexity", "complexity", "red", NC_ ("complexity", "red (hard)") },
  { "icon", "icon", "", NC_ ("icon", "none") },
  { "icon", "icon", "blast", NC_ ("icon", "blast") },
  { "icon", "icon", "shield", NC_ ("icon", "shield") },
  { "icon", "icon", "recover", NC_ ("icon", "recover") },
  { "symbol", "symbol", "", NC_ ("symbol", "none") },
  { "symbol", "symbol", "blue", NC_ ("symbol", "blue") },
  { "symbol", "symbol", "pink", NC_ ("symbol", "pink") },
  { "symbol", "symbol", "green", NC_ ("symbol", "green") },
  { "symbol", "symbol", "gold", NC_ ("symbol", "gold") },
  { "symbol", "symbol", "white", NC_ ("symbol", "white") },
  { "better", "clout", "", NC_ ("clout", "none") },
  { "better", "clout", "higher", NC_ ("clout", "higher") },
  { "better", "clout", "lower", NC_ ("clout", "lower") },
  { "deck", "envoy deck", "a", NC_ ("envoy deck", "A") },
  { "deck", "envoy deck", "b", NC_ ("envoy deck", "B") },
  { "deck", "envoy deck", "c", NC_ ("envoy deck", "C") },
  { NULL },
};

static const FpNameText roles[] = {
  { "leader", NC_ ("role", "leader") },
  { "straggler", NC_ ("role", "straggler") },
  { NULL },
};

static const FpNameText seats[] = {
  { "orange", NC_ ("seat", "Orange") },
  { "blue", NC_ ("seat", "Blue") },
  { NULL },
};

/* The colours of the seats inside a sentence. */
static const FpNameText colours[] = {
  { "orange", NC_ ("colour", "orange") },
  { "blue", NC_ ("colour", "blue") },
  { NULL },
};

static const FpEndingText endings[] = {
  { "five-planets", N_ ("{winners} wins with five planets."), N_ ("{winners} win together with five planets each."),
    .you = N_ ("You win with five planets!"), .lost = N_ ("{winners} wins with five planets.") },
  { "no-ships", .one = N_ ("{winners} wins: the opponent has no ships to send."),
    .nobody = N_ ("Nobody wins: neither player has ships to send."),
    .you = N_ ("You win: your opponent has no ships to send!"),
    .lost = N_ ("You have no ships to send, so {winners} wins.") },
  { NULL },
};

static const FpNameText causes[] = {
  { "no-ships", NC_ ("cause", "having no ships to send") },
  { "empty-hand", NC_ ("cause", "an empty hand") },
  { "blasts", NC_ ("cause", "blasts") },
  { NULL },
};

static const FpNameText queries[] = {
  { "icon", N_ ("icon of the tactic") },
  { "symbol", N_ ("symbol of the planet") },
  { "controllers", N_ ("who controls the planet") },
  { "envoy-limit", N_ ("envoys a player may have as allies") },
  { "planets-needed", N_ ("planets needed to win") },
  { "plan-count", N_ ("plans to choose") },
  { "tactic-count", N_ ("tactics to choose") },
  { "plays-open", N_ ("chooses first, and face up") },
  { "reveal-at", N_ ("the step before which the dial is revealed and ships are sent") },
  { "reveal-choices", N_ ("envoys that may be revealed") },
  { "may-send", N_ ("may send ships") },
  { "send-from", N_ ("ships are sent from") },
  { "dial-choices", N_ ("numbers a dial can be set to") },
  { "ships-sent", N_ ("ships sent") },
  { "recover-from", N_ ("planets to recover ships from, like the Warp") },
  { "tactic-choices", N_ ("tactics that may be chosen") },
  { "stays-ready", N_ ("the tactic stays readied") },
  { "plan-choices", N_ ("cards that may be chosen as plan") },
  { "ship-value", N_ ("what each ship is worth") },
  { "advantage", N_ ("ship advantage") },
  { "clout", N_ ("clout") },
  { "play-choices", N_ ("reinforcements that may be played") },
  { "better", N_ ("which clout wins") },
  { "tie-goes-to", N_ ("who wins a tie") },
  { "prize-for", N_ ("who resolves the prize") },
  { "next-deck", N_ ("the deck that comes next") },
  { NULL },
};

static const FpChangedRuleText changed_rules[] = {
  { "better", DUEL_BETTER_HIGHER, DUEL_BETTER_LOWER, N_ ("The lower clout wins"), N_ ("The lower clout may win") },
  { "ship-value", 1, -1, N_ ("Each of {seat}'s ships counts {value}") },
  { NULL },
};

static const FpNameText figures[] = {
  { "duels-won", N_ ("Duels won") },
  { "contests-won", N_ ("Contests won") },
  { "highest-clout", N_ ("Highest clout") },
  { "ships-lost", N_ ("Ships lost") },
  { "cards-drawn", N_ ("Cards drawn") },
  { "reinforcements-played", N_ ("Reinforcements played") },
  { "envoys-allied", N_ ("Envoys befriended") },
  { NULL },
};

/* Things on the table. */
static const FpNameText tips[] = {
  { "duel", N_ ("Two rivals and one planet at a time: hidden fleets, envoys and tactics.") },
  { "supply-low", N_ ("Few ships left. A player who must send ships from an empty supply loses.") },
  { NULL },
};

static const FpNameText labels[] = {
  { "duel", N_ ("Duel") },           { "supply", N_ ("Supply") },
  { "hand", N_ ("Hand") },           { "deck", N_ ("Deck") },
  { "discard", N_ ("Discards") },    { "alien", N_ ("Aliens") },
  { "tactics", N_ ("Tactics") },     { "ready", N_ ("ready") },
  { "spent", N_ ("spent") },         { "warp", N_ ("Warp") },
  { "envoys", N_ ("Envoys") },       { "destiny", N_ ("Destiny") },
  { "discovery", N_ ("Discovery") }, { "event", N_ ("Event") },
  { "refresh", N_ ("Refresh") },     { "past", N_ ("Past") },
  { "planets", N_ ("Planets") },     { "reinforcements", N_ ("Reinforcements") },
  { "clout", N_ ("Clout") },         { NULL },
};

static const FpNameText groups[] = {
  { "turn", N_ ("destiny card {number}") },
  { "ready", N_ ("{number} ready") },
  { "spent", N_ ("{number} spent") },
  { NULL },
};

static const FpNameText none[] = {
  { "tactic", N_ ("No tactic") },
  { "plan", N_ ("No plan") },
  { NULL },
};

static const FpNameText encounter_titles[] = {
  { "duel", N_ ("Duel at {place}") },
  { "contest", N_ ("Contest") },
  { NULL },
};

static const FpNameText encounter_notes[] = {
  { "duel", N_ ("Ship advantage {number}") },
  { "contest", N_ ("Plans and reinforcements decide") },
  { NULL },
};

const FpEditionTexts duel_texts = {
  .shared = &fp_common_texts,
  .moments = moments,
  .titles = titles,
  .verbs = verbs,
  .questions = questions,
  .changed_rules = changed_rules,
  .events = duel_event_texts,
  .amounts = amounts,
  .encounters = encounters,
  .sentences = {
    [FP_SENTENCE_ONCE_AN_ENCOUNTER] = { N_ ("at most once in each duel or contest") },
    [FP_SENTENCE_ONCE_A_TURN] = { N_ ("at most once with each destiny card") },
    [FP_SENTENCE_SINCE_STEP] = { N_ ("the step “{step}” of destiny card {turn}") },
    [FP_SENTENCE_IN_FORCE] = { N_ ("In force until this duel or contest is over.") },
    [FP_SENTENCE_IN_FORCE_SINCE] = { N_ ("In force since {since}, until this duel or contest is over.") },
    [FP_SENTENCE_ENCOUNTER_RULE] = { N_ ("a rule of this duel or contest") },
    [FP_SENTENCE_TOTAL] = { N_ ("{seat}'s clout is {total}.") },
    [FP_SENTENCE_TOTAL_OF_PARTS] = { N_ ("{seat}'s clout is {total} ({parts}).") },
    [FP_SENTENCE_HIGHER_WINS] = { N_ ("The higher clout wins.") },
    [FP_SENTENCE_LOWER_WINS] = { N_ ("The lower clout wins.") },
    [FP_SENTENCE_WON_LOWER] = { N_ (": the lower clout wins here") },
    [FP_SENTENCE_NO_TIE] = { N_ ("Nobody wins a tie: both players lose.") },
    /* Translators: the number that a player set, behind the number of ships there. */
    [FP_SENTENCE_NUMBER] = { N_ ("dial {number}") },
    /* Translators: likewise for the player who set it, while the other one doesn't see it yet. */
    [FP_SENTENCE_NUMBER_HIDDEN] = { N_ ("dial {number}, hidden") },
    /* Translators: {aliens} are names of aliens. */
    [FP_SENTENCE_FIRST_GAME] = { N_ ("Recommended for a first game, with simple envoys: {aliens}.") },
    [FP_SENTENCE_STANDING] = { FP_PLURAL ("{seat} ({role}) controls {count} planet of the {needed} needed to win.",
                                          "{seat} ({role}) controls {count} planets of the {needed} needed to win.") },
    [FP_SENTENCE_AHEAD] = { N_ ("{seat} controls more planets.") },
    [FP_SENTENCE_NOBODY_AHEAD] = { N_ ("Both players control the same number of planets. The roles don't change.") },
    [FP_SENTENCE_NO_VICTORY] = { N_ ("A duel ends without a winner.") },
    [FP_SENTENCE_TURN] = { N_ ("Destiny card {turn}") },
    [FP_SENTENCE_TURNS] = { N_ ("Destiny card") },
    [FP_SENTENCE_N_TURNS] = { N_ ("destiny cards: {count}") },
    [FP_SENTENCE_TURNS_PER_GAME] = { N_ ("destiny cards per game") },
    [FP_SENTENCE_HIGHEST_TOTAL] = { N_ ("{seat} reaches a clout of {value}, the highest of the game.") },
  },
  .turn_word = "destiny",
  .turn_lines = duel_turn_lines,
  .turn_number = duel_turn_number,
  .standing_page = "leader-and-straggler",
  .endings = endings,
  .kinds = kinds,
  .words = words,
  .terms[FP_TERM_THING] = duel_term_texts,
  .terms[FP_TERM_PLACE] = duel_place_texts,
  .functions = duel_function_texts,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_ROLE] = roles,
  .names[FP_TEXT_OF_SEAT] = seats,
  .names[FP_TEXT_OF_COLOUR] = colours,
  .names[FP_TEXT_OF_CAUSE] = causes,
  .names[FP_TEXT_OF_QUERY] = queries,
  .names[FP_TEXT_OF_FIGURE] = figures,
  .names[FP_TEXT_OF_ENCOUNTERS] = in_encounters,
  .names[FP_TEXT_OF_UNAVAILABLE] = unavailable,
  .names[FP_TEXT_OF_LABEL] = labels,
  .names[FP_TEXT_OF_TIP] = tips,
  .names[FP_TEXT_OF_GROUP] = groups,
  .names[FP_TEXT_OF_NONE] = none,
  .names[FP_TEXT_OF_ENCOUNTER] = encounter_titles,
  .names[FP_TEXT_OF_ENCOUNTER_NOTE] = encounter_notes,
};
