/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sentences of the edition, beside those of the encounter. */
#include "config.h"

#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-texts.h"

#include <glib/gi18n-lib.h>

static const FpMomentText moments[] = {
  { "prepare-deck", N_ ("Prepare the deck") },
  { "find-first-player", N_ ("Find the first player") },
  { "regroup", N_ ("Regroup") },
  { "destiny", N_ ("Destiny") },
  { "aim-gate", N_ ("Aim the gate") },
  { "launch-ships", N_ ("Launch ships") },
  { "renew-hand", N_ ("Renew the defense's hand") },
  { "play-reinforcements", N_ ("Play reinforcements") },
  { "draw-destiny", NULL, N_ ("drawing a destiny card"), N_ ("you draw a destiny card"),
    N_ ("{who} draws a destiny card") },
  { "deal", NULL, N_ ("agreeing on a deal"), N_ ("you agree on a deal"), N_ ("{who} agrees on a deal") },
  { "quake", NULL, N_ ("a cosmic quake"), N_ ("a cosmic quake begins"), N_ ("a cosmic quake begins") },
  { "forfeit", NULL, N_ ("losing ships with the encounter"), N_ ("you are about to lose ships with the encounter"),
    N_ ("{who} is about to lose ships with the encounter") },
  { "meet", NULL, N_ ("being met in another encounter"), N_ ("you become the defense"),
    N_ ("{who} becomes the defense") },
  { "remove", NULL, N_ ("losing ships for good"), N_ ("you lose ships for good"), N_ ("{who} loses ships for good") },
  { "gain-colony", NULL, N_ ("gaining a colony"), N_ ("you gain a colony"), N_ ("{who} gains a colony") },
  { "lose-colony", NULL, N_ ("losing a colony"), N_ ("you lose a colony"), N_ ("{who} loses a colony") },
  { "end-encounter", NULL, N_ ("ending the encounter"), N_ ("you end the encounter"), N_ ("{who} ends the encounter") },
  { "next-encounter", NULL, N_ ("having the next encounter"), N_ ("you get the next encounter"),
    N_ ("{who} gets the next encounter") },
  { "reshuffle", NULL, N_ ("a new deck of the discards"), N_ ("the discards become a new deck"),
    N_ ("the discards become a new deck") },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "land", N_ ("land {things} {set} {to}") },
  { "remove", N_ ("remove {things} {set} from the game") },
  { "meet", N_ ("become the defense; the encounter goes {to}") },
  { "draw-destiny", N_ ("draw a destiny card") },
  { "end-encounter", N_ ("end the encounter with success") },
  { "next-encounter", N_ ("have the next encounter") },
  { NULL },
};

static const FpNameText zones[] = {
  { "destiny", N_ ("into the destiny deck") },
  { "destiny-discards", N_ ("onto the used destiny cards") },
  { "hoard", N_ ("into {seat}'s hoard") },
  { "reinforcements-offense", N_ ("beside the offense's cards") },
  { "reinforcements-defense", N_ ("beside the defense's cards") },
  { "flares", N_ ("to the flares that are not in the deck") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { "destiny", "own-colour", N_ ("Your own colour: where do you go?"), .pass = NC_ ("answer", "Draw another card") },
  { "destiny", "defense", N_ ("Wild: whom do you attack?") },
  { "regroup", "colony", N_ ("Bring 1 ship back. To which colony?") },
  { "aim-gate", "planet", N_ ("Which planet do you aim at?") },
  { "launch-ships", "ships", N_ ("From which planets?"), .how_many = N_ ("How many ships do you send?") },
  { "play-reinforcements", "card", N_ ("Play a reinforcement?"), .pass = NC_ ("answer", "Pass") },
  { "play-reinforcements", "side", N_ ("Which side does it help?") },
  { .pattern = NULL },
};

static const FpEventText events[] = {
  { "destiny-drawn", N_ ("The destiny card is turned up: {name}.") },
  { "gate-aimed", N_ ("{seat} attacks {other} at {place}.") },
  { "first-player", N_ ("{seat} begins the game.") },
  { "defense-chosen", N_ ("{seat} chooses {other}.") },
  { "reinforced", N_ ("{seat} plays {card} on the side of {other}.") },
  { "morphed", N_ ("{seat}'s morph counts as {other}'s card.") },
  { "both-lost", N_ ("{seat} and {other} both reveal a morph: both sides lose.") },
  { "both-lost/brief", N_ ("{seat} and {other} both lost") },
  { "reward-taken", N_ ("{seat} takes a reward.") },
  { "card-stopped", N_ ("{other} stops {seat}'s {card}.") },
  { "quake", N_ ("Cosmic quake! All hands are discarded, and everybody draws a new one.") },
  { "encounter-granted", N_ ("{seat} has success, and the encounter is over.") },
  { "flares-added",
    FP_PLURAL ("{count} flare is shuffled into the deck.", "{count} flares are shuffled into the deck.") },
  { "flare-returned", N_ ("{seat} takes {card} back.") },
  { "encounter-granted/brief", N_ ("{seat} had success") },
  { NULL },
};

static const FpEndingText endings[] = {
  { "colonies", N_ ("{winners} wins by foreign colonies."), N_ ("{winners} win together by foreign colonies."),
    .you = N_ ("You win by foreign colonies!"), .lost = N_ ("{winners} wins by foreign colonies.") },
  { NULL },
};

static const FpNameText places[] = {
  { "gate", NC_ ("place", "the gate") },
  { "gate/from", NC_ ("place", "from the gate") },
  { "gate/to", NC_ ("place", "to the gate") },
  { "gate/at", NC_ ("place", "in the gate") },
  { "beside", NC_ ("place", "the defense's allies") },
  { "beside/from", NC_ ("place", "from the defense's allies") },
  { "beside/to", NC_ ("place", "to the defense's allies") },
  { "beside/at", NC_ ("place", "in the defense's allies") },
  { NULL },
};

static const FpNameText seats[] = {
  { "red", NC_ ("seat", "Red") },     { "blue", NC_ ("seat", "Blue") },     { "yellow", NC_ ("seat", "Yellow") },
  { "green", NC_ ("seat", "Green") }, { "purple", NC_ ("seat", "Purple") }, { "orange", NC_ ("seat", "Orange") },
  { "black", NC_ ("seat", "Black") }, { "white", NC_ ("seat", "White") },   { NULL },
};

/* The colours of the seats inside a sentence. */
static const FpNameText colours[] = {
  { "red", NC_ ("colour", "red") },     { "blue", NC_ ("colour", "blue") },     { "yellow", NC_ ("colour", "yellow") },
  { "green", NC_ ("colour", "green") }, { "purple", NC_ ("colour", "purple") }, { "orange", NC_ ("colour", "orange") },
  { "black", NC_ ("colour", "black") }, { "white", NC_ ("colour", "white") },   { NULL },
};

static const FpFaceText reinforcements[] = {
  { G_MININT, NC_ ("card face", "Scouts") },
  { 3, NC_ ("card face", "Escort") },
  { 5, NC_ ("card face", "Armada") },
  { 0 },
};

static const FpKindText kinds[] = {
  { "destiny", NC_ ("kind of card", "destiny card"), NC_ ("kinds of cards", "Destiny cards") },
  { "morph", NC_ ("kind of card", "morph"), NC_ ("kinds of cards", "Morphs"), .step = "play-cards",
    .brief = N_ ("Becomes what the other card is.") },
  { "reinforcement", NC_ ("kind of card", "reinforcement"), NC_ ("kinds of cards", "Reinforcements"),
    .step = "play-reinforcements", .unnamed = NC_ ("card", "reinforcement +{value}"),
    .brief = N_ ("Adds to a side after the reveal."), .faces = reinforcements },
  { "flare", NC_ ("kind of card", "flare"), NC_ ("kinds of cards", "Flares") },
  { NULL },
};

static const FpDealTermText deal_terms[] = {
  { "card", "morph", N_ ("a morph") },
  { "card", "reinforcement", N_ ("a {card}") },
  { "kind", "morph", FP_PLURAL ("a morph", "{count} morphs") },
  { "kind", "reinforcement", FP_PLURAL ("any reinforcement", "any {count} reinforcements") },
  { "kind", "flare", FP_PLURAL ("any flare", "any {count} flares") },
  { NULL },
};

static const FpWordText words[] = {
  { "complexity", "complexity", "green", NC_ ("complexity", "green (simple)") },
  { "complexity", "complexity", "yellow", NC_ ("complexity", "yellow (medium)") },
  { "complexity", "complexity", "red", NC_ ("complexity", "red (hard)") },
  { "half", "half", "", NC_ ("half", "no half") },
  { "half", "half", "wild", NC_ ("half", "Wild") },
  { "half", "half", "super", NC_ ("half", "Super") },
  { "colour", "system", "", NC_ ("system", "none") },
  { "colour", "system", "red", NC_ ("system", "red") },
  { "colour", "system", "blue", NC_ ("system", "blue") },
  { "colour", "system", "yellow", NC_ ("system", "yellow") },
  { "colour", "system", "green", NC_ ("system", "green") },
  { "colour", "system", "purple", NC_ ("system", "purple") },
  { "colour", "system", "orange", NC_ ("system", "orange") },
  { "colour", "system", "black", NC_ ("system", "black") },
  { "colour", "system", "white", NC_ ("system", "white") },
  { NULL },
};

static const FpNameText queries[] = {
  { "regroup-ships", N_ ("ships that come back in Regroup") },
  { "reinforcement-choices", N_ ("cards that may be played as reinforcements") },
  { "home-ships", N_ ("ships on each home planet at first") },
  { NULL },
};

static const FpNameText tips[] = {
  { "cosmic", N_ ("Classic grown up: more aliens, reinforcements and morphs, for a full table.") },
  { NULL },
};

static const FpNameText labels[] = {
  { "cosmic", N_ ("Combined rules") },
  { "gate", N_ ("Gate") },
  { "beside", N_ ("Defensive allies") },
  { "destiny", N_ ("Destiny") },
  { "destiny-discards", N_ ("Used destiny") },
  { "hoard", N_ ("Hoard") },
  { "phase-start", N_ ("Start") },
  { "phase-regroup", N_ ("Regroup") },
  { "phase-destiny", N_ ("Destiny") },
  { "phase-launch", N_ ("Launch") },
  { "phase-alliance", N_ ("Alliance") },
  { "phase-planning", N_ ("Planning") },
  { "phase-reveal", N_ ("Reveal") },
  { "phase-resolution", N_ ("Resolution") },
  { NULL },
};

static const FpTermText terms[] = {
  { "destiny-deck", N_ ("the destiny deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "unused-flares", N_ ("the flares that are not in the deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "planets", N_ ("the planets"), .sort = FP_TERM_SET, .several = TRUE },
  { "here.card", N_ ("this encounter's planet"), .sort = FP_TERM_SET },
  { "hoard", N_ ("the cards in their hoard"), N_ ("the cards in your hoard"), N_ ("the cards in {whose}'s hoard"),
    FP_TERM_SET, .several = TRUE },
  { "any hoard", N_ ("they have a card in their hoard"), N_ ("you have a card in your hoard"),
    N_ ("{whose} has a card in their hoard"), FP_TERM_YES_NO },
  { "that.to-hand", N_ ("the cards go to the hand"), .sort = FP_TERM_YES_NO },
  { "attack-values", N_ ("the values of attacks"), .sort = FP_TERM_SET, .several = TRUE },
  { "encounter-number", N_ ("the number of this encounter in the turn"), .sort = FP_TERM_NUMBER },
  { "deal-made", N_ ("a deal is made"), .sort = FP_TERM_YES_NO },
  { "deal-failed", N_ ("a deal fails"), .sort = FP_TERM_YES_NO },
  { "side", N_ ("the players on their side"), N_ ("the players on your side"), N_ ("the players on {whose}'s side"),
    FP_TERM_SET, .several = TRUE },
  { "allies", N_ ("their allies"), N_ ("your allies"), N_ ("{whose}'s allies"), FP_TERM_SET, .several = TRUE },
  { "left", N_ ("the player on their left"), N_ ("the player on your left"), N_ ("the player on {whose}'s left"),
    FP_TERM_PLAYER },
  { "invited", N_ ("the players they invited"), N_ ("the players you invited"), N_ ("the players {whose} invited"),
    FP_TERM_SET, .several = TRUE },
  { "home-planets", N_ ("their home planets"), N_ ("your home planets"), N_ ("{whose}'s home planets"), FP_TERM_SET,
    .several = TRUE },
  { "ships-on-cards", N_ ("the number of their ships on cards that are no planets"),
    N_ ("the number of your ships on cards that are no planets"),
    N_ ("the number of {whose}'s ships on cards that are no planets"), FP_TERM_NUMBER },
  { "used-card", N_ ("the card they used"), N_ ("the card you used"), N_ ("the card {whose} used"), FP_TERM_SET },
  { "any used-card", N_ ("they have used a card"), N_ ("you have used a card"), N_ ("{whose} has used a card"),
    FP_TERM_YES_NO },
  { "colonies-needed", N_ ("the number of foreign colonies that they need"),
    N_ ("the number of foreign colonies that you need"), N_ ("the number of foreign colonies that {whose} needs"),
    FP_TERM_NUMBER },
  { "another-encounter", N_ ("they may have another encounter"), N_ ("you may have another encounter"),
    N_ ("{whose} may have another encounter"), FP_TERM_YES_NO },
  { "flares-used", N_ ("the number of flares that they have played in this encounter"),
    N_ ("the number of flares that you have played in this encounter"),
    N_ ("the number of flares that {whose} has played in this encounter"), FP_TERM_NUMBER },
  { "half", N_ ("the half that works"), NULL, N_ ("the half of {whose} that works"), FP_TERM_WORD },
  { "has-set-up", N_ ("it does something in set-up"), NULL, N_ ("{whose} does something in set-up"), FP_TERM_YES_NO },
  { "player", N_ ("the player who has it"), NULL, N_ ("the player who has {whose}"), FP_TERM_PLAYER },
  { "zapped", N_ ("it is zapped"), NULL, N_ ("{whose} is zapped"), FP_TERM_YES_NO },
  { "wild", N_ ("it is wild"), NULL, N_ ("{whose} is wild"), FP_TERM_YES_NO },
  { "colour", N_ ("the player it names"), NULL, N_ ("the player whom {whose} names"), FP_TERM_SET },
  { NULL },
};

static const FpTermText term_places[] = {
  { "hoard", N_ ("their hoard"), N_ ("your hoard"), N_ ("{whose}'s hoard") },
  { NULL },
};

static const FpNameText groups[] = {
  { "turn", N_ ("turn {number}") },
  { NULL },
};

static const FpEditionTexts *const of_modules[] = COSMIC_MODULE_TEXTS;

const FpEditionTexts cosmic_texts = {
  .shared = &encounter_texts,
  .parts = of_modules,
  .moments = moments,
  .verbs = verbs,
  .questions = questions,
  .events = events,
  .endings = endings,
  .sentences = {
    [FP_SENTENCE_FIGHTS_ALONE] = { N_ ("The other side negotiates: {seat} wins") },
    [FP_SENTENCE_NOBODY_FIGHTS] = { N_ ("Both negotiate: try to make a deal") },
    [FP_SENTENCE_ONCE_AN_ENCOUNTER] = { N_ ("at most once in each encounter") },
    [FP_SENTENCE_ONCE_A_TURN] = { N_ ("at most once each turn") },
    [FP_SENTENCE_SINCE_STEP] = { N_ ("the step “{step}” of turn {turn}") },
    [FP_SENTENCE_IN_FORCE] = { N_ ("In force until this encounter is over.") },
    [FP_SENTENCE_IN_FORCE_SINCE] = { N_ ("In force since {since}, until this encounter is over.") },
    /* Translators: {aliens} are names of aliens. */
    [FP_SENTENCE_FIRST_GAME] = { N_ ("For new players: each is dealt two of {aliens}.") },
    [FP_SENTENCE_ENCOUNTER_RULE] = { N_ ("a rule of this encounter") },
    [FP_SENTENCE_TOTAL] = { N_ ("Total of {seat}'s side: {total}.") },
    [FP_SENTENCE_TOTAL_OF_PARTS] = { N_ ("Total of {seat}'s side: {total} ({parts}).") },
    [FP_SENTENCE_HIGHER_WINS] = { N_ ("The higher total wins.") },
    [FP_SENTENCE_LOWER_WINS] = { N_ ("The lower total wins.") },
    [FP_SENTENCE_NO_TIE] = { N_ ("Nobody wins a tie.") },
    [FP_SENTENCE_STANDING] = {
      FP_PLURAL ("{seat} has {count} foreign colony of the {needed} needed to win.", "{seat} has {count} foreign colonies of the {needed} needed to win.") },
    [FP_SENTENCE_AHEAD] = { N_ ("{seat} is ahead.") },
    [FP_SENTENCE_NOBODY_AHEAD] = { N_ ("Nobody is ahead.") },
    [FP_SENTENCE_NO_VICTORY] = { N_ ("An encounter ends without a winner.") },
    [FP_SENTENCE_HIGHEST_TOTAL] = { N_ ("{seat}'s side reaches a total of {value}, the highest of the game.") },
    /* Translators: {score} is how many foreign colonies both have: “3 : 2”. */
    [FP_SENTENCE_DRAWS_LEVEL] = { N_ ("{seat} draws level: {score} foreign colonies.") },
    [FP_SENTENCE_TAKES_FROM] = { N_ ("{seat} drives {other} from {place}: {score} foreign colonies.") },
    [FP_SENTENCE_LEADS] = { N_ ("{seat} takes the lead: {score} foreign colonies.") },
    [FP_SENTENCE_LEADS_WITH] = { N_ ("{seat} takes the lead with a colony on {place}: {score} foreign colonies.") },
    [FP_SENTENCE_FIRST] = { N_ ("{seat} has the first foreign colony, on {place}.") },
    [FP_SENTENCE_ONE_SHORT] = { N_ ("With a colony on {place} {seat} needs only one more.") },
    [FP_SENTENCE_LAST_NEEDED] = { N_ ("The colony on {place} is the one that {seat} needed to win.") },
  },
  .turn_word = "turn-began",
  .turn_lines = cosmic_turn_lines,
  .turn_number = encounter_turn_number,
  .standing_page = "winning",
  .kinds = kinds,
  .words = words,
  .deal_terms = deal_terms,
  .terms[FP_TERM_THING] = terms,
  .terms[FP_TERM_PLACE] = term_places,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_PLACE] = places,
  .names[FP_TEXT_OF_SEAT] = seats,
  .names[FP_TEXT_OF_COLOUR] = colours,
  .names[FP_TEXT_OF_QUERY] = queries,
  .names[FP_TEXT_OF_LABEL] = labels,
  .names[FP_TEXT_OF_TIP] = tips,
  .names[FP_TEXT_OF_GROUP] = groups,
};
