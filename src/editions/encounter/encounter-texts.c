/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words and sentences for steps, questions, events and cards of the encounter. */
#include "config.h"

#include "editions/encounter/encounter-texts.h"

#include "editions/common/fp-common-texts.h"

#include <glib/gi18n-lib.h>

static const FpMomentText moments[] = {
  { "choose-aliens", N_ ("Choose aliens") },
  { "deal-hands", N_ ("Deal hands") },
  { "start-turn", N_ ("Start the turn") },
  { "offense-invites", N_ ("The offense invites allies") },
  { "defense-invites", N_ ("The defense invites allies") },
  { "allies-answer", N_ ("Allies answer") },
  { "play-cards", N_ ("Play encounter cards") },
  { "reveal-cards", N_ ("Reveal encounter cards") },
  { "determine-outcome", N_ ("Determine the outcome") },
  { "make-deal", N_ ("Make a deal") },
  { "settle-ships", N_ ("Losses and landings") },
  { "claim-compensations", N_ ("Claim compensation") },
  { "claim-rewards", N_ ("Claim rewards") },
  { "discard-cards", N_ ("Discard encounter cards") },
  { "second-encounter", N_ ("Second encounter") },
  { "end-turn", N_ ("End the turn") },
  { "game", N_ ("Game"), N_ ("the game") },
  { "setup", N_ ("Set-up"), N_ ("set-up") },
  { "turn", N_ ("Turn"), N_ ("the turn") },
  { "encounter", N_ ("Encounter"), N_ ("the encounter") },
  { "any-time", N_ ("Any time"), N_ ("any time") },
  { "count-totals", N_ ("Count totals"), N_ ("counting totals") },
  { "send", NULL, N_ ("sending ships"), N_ ("you send ships"), N_ ("{who} sends ships") },
  { "recover", NULL, N_ ("recovering ships"), N_ ("you recover ships"), N_ ("{who} recovers ships") },
  { "warp", NULL, N_ ("losing ships to the Warp"), N_ ("you lose ships to the Warp"),
    N_ ("{who} loses ships to the Warp") },
  { "return", NULL, N_ ("returning ships"), N_ ("your ships return"), N_ ("ships of {who} return") },
  { "land", NULL, N_ ("landing"), N_ ("you land"), N_ ("{who} lands") },
  { "new-hand", NULL, N_ ("drawing a new hand"), N_ ("you draw a new hand"), N_ ("{who} draws a new hand") },
  { "answer", NULL, N_ ("answering an invitation"), N_ ("it is your turn to answer"),
    N_ ("it is {who}'s turn to answer") },
  { "choose-ships", NULL, N_ ("choosing how many ships to send"), N_ ("you choose how many ships to send"),
    N_ ("{who} chooses how many ships to send") },
  { "win", NULL, N_ ("winning the encounter"), N_ ("you win the encounter"), N_ ("{who} wins the encounter") },
  { "win-game", NULL, N_ ("winning the game"), N_ ("you win the game"), N_ ("{who} wins the game") },
  { "go-to", NULL, N_ ("going back in the encounter"), N_ ("you go back in the encounter"),
    N_ ("{who} goes back in the encounter") },
  { "become", NULL, N_ ("leaving the encounter"), N_ ("you leave the encounter"), N_ ("{who} leaves the encounter") },
  { "take-compensation", NULL, N_ ("claiming compensation"), N_ ("you claim compensation"),
    N_ ("{who} claims compensation") },
  { "take-reward", NULL, N_ ("taking a reward"), N_ ("you take a reward"), N_ ("{who} takes a reward") },
  { "zap", NULL, N_ ("being zapped"), N_ ("you are zapped"), N_ ("{who} is zapped") },
  { "lose-power", NULL, N_ ("losing a power"), N_ ("you lose your power"), N_ ("{who} loses the power") },
  { "regain-power", NULL, N_ ("regaining a power"), N_ ("you regain your power"), N_ ("{who} regains the power") },
  { NULL },
};

static const FpNameText zones[] = {
  { "discards", N_ ("onto the discard pile") },
  { "alien", N_ ("to {seat}'s alien") },
  /* The card that a player plays in the encounter. */
  { "card", N_ ("down as {seat}'s encounter card") },
  { "card/own", N_ ("down as their own encounter card") },
  { "aside", N_ ("beside {seat}'s hand") },
  { "aliens", N_ ("among the aliens nobody plays") },
  { "system", N_ ("into {seat}'s system") },
  { NULL },
};

static const FpVerbText verbs[] = {
  { "zap", N_ ("zap {set}") },
  { "send", N_ ("send {things} {set} into the encounter") },
  { "recover", N_ ("recover {things} {set}"), "warp" },
  { "warp", N_ ("lose {things} {set} to the Warp"), "colony-ships" },
  { "return", N_ ("return {things} {set} to colonies"), "ships-here" },
  { "new-hand", N_ ("draw a new hand") },
  { "become", N_ ("become a {role}") },
  { "win", N_ ("win the encounter") },
  { "win-game", N_ ("win the game") },
  { "go-to", N_ ("go on with the step “{step}” instead of the next one") },
  { NULL },
};

static const FpQuestionText questions[] = {
  { "choose-aliens", NULL, N_ ("Which alien do you play?") },
  { "any-time", "window", N_ ("Use or play something?"), .stake = N_ ("You can do this at any time.") },
  { "offense-invites", NULL, N_ ("Whom do you invite?") },
  { "defense-invites", NULL, N_ ("Whom do you invite?") },
  { "allies-answer", "side", N_ ("Whom do you join?"), .pass = NC_ ("answer", "Neither") },
  { "allies-answer", "ships", N_ ("Which ships do you send?"), .how_many = N_ ("How many ships do you send?") },
  { "play-cards", "card", N_ ("Which card do you play?") },
  { "claim-rewards", "reward", N_ ("A card or a ship?") },
  { "second-encounter", NULL, N_ ("Have a second encounter?") },
  { "make-deal", "propose", N_ ("What do you offer?") },
  { "make-deal", "compose", N_ ("What is in your offer?") },
  { "make-deal", "answer", N_ ("Do you give {offer}?") },
  { "make-deal", "give", N_ ("Which card do you give?") },
  { "make-deal", "ships", N_ ("Which ships go to the new colony?"),
    .how_many = N_ ("How many ships go to the new colony?") },
  { NULL, "lose", N_ ("Which ships do you lose?") },
  { NULL, "home", N_ ("Where do your ships go?") },
  { .pattern = NULL },
};

static const FpEventText events[] = {
  { "turn-began", N_ ("{seat}'s turn begins.") },
  { "met", N_ ("{seat} has an encounter with {other}.") },
  { "resettles", N_ ("{seat} lands on {place}, which nobody defends.") },
  { "invited", N_ ("{seat} invites {other}.") },
  { "invited-nobody", N_ ("{seat} invites nobody.") },
  { "allied", N_ ("{seat} joins {other}.") },
  { "refused", N_ ("{seat} joins neither side.") },
  { "card-played", N_ ("{seat} plays {card}."), .hidden = N_ ("{seat} plays a card face down.") },
  { "hand-filled", N_ ("{seat} has no encounter card left and draws a new hand.") },
  { "no-card", N_ ("{seat} has no encounter card.") },
  { "card-revealed", N_ ("{seat} reveals {name}.") },
  { "total-counted", N_ ("{seat}'s total is {value} {parts}.") },
  { "encounter-won", N_ ("{seat} wins the encounter against {other}, who negotiates."),
    .value = FP_EVENT_VALUE_NEGATIVE },
  { "encounter-won", N_ ("{seat} wins the encounter against {other}{result}.") },
  /* Translators: the result to the player who looks at it. {here} is a planet, {result} the totals,
   * or nothing. */
  { "encounter-won/you", N_ ("You win the encounter at {here}: {other} negotiates."),
    .value = FP_EVENT_VALUE_NEGATIVE },
  { "encounter-won/you", N_ ("You win the encounter at {here}{result}.") },
  { "encounter-won/other", N_ ("{seat} wins the encounter at {here}: you negotiate."),
    .value = FP_EVENT_VALUE_NEGATIVE },
  { "encounter-won/other", N_ ("{seat} wins the encounter at {here}{result}.") },
  { "talks-began", N_ ("{seat} and {other} try to make a deal.") },
  { "offer-made", N_ ("{seat} offers {other} {offer}.") },
  { "offer-refused", N_ ("{other} refuses.") },
  { "deal-made", N_ ("{seat} and {other} make a deal.") },
  { "deal-failed", N_ ("{seat} and {other} make no deal.") },
  { "compensated",
    FP_PLURAL ("{seat} takes {count} card from {other} as compensation: {cards}.",
               "{seat} takes {count} cards from {other} as compensation: {cards}."),
    FP_PLURAL ("{seat} takes {count} card from {other} as compensation.",
               "{seat} takes {count} cards from {other} as compensation.") },
  { "colony-gained", N_ ("{seat} has a new colony on {place}.") },
  { "colony-lost", N_ ("{seat} no longer has a colony on {place}.") },
  { "power-lost", N_ ("{seat} loses the power of {name}: too few home colonies.") },
  { "power-regained", N_ ("{seat} regains the power of {name}.") },
  { "played", N_ ("{seat} plays {card}.") },
  { "zapped", N_ ("{other} zaps {card}.") },
  { "turn-over", N_ ("{seat}'s turn ends without an encounter.") },
  { NULL },
};

/* Translators: {seats} is a list: of players, or of “2 of Blue's ships”, which follows. */
static const FpJointEventText joint_events[] = {
  { "invited", N_ ("{seat} invites {seats}."), .others = TRUE },
  { "ships-destroyed", N_ ("{seats} {at} are destroyed."), NULL,
    FP_PLURAL ("{count} of {seat}'s ships", "{count} of {seat}'s ships") },
  { "ships-moved", N_ ("{seats} move {from} {to}."), NULL,
    FP_PLURAL ("{count} of {seat}'s ships", "{count} of {seat}'s ships") },
  { "ships-recovered",
    FP_PLURAL ("{seats} recover {count} ship each {from}.", "{seats} recover {count} ships each {from}.") },
  { "ships-retreated",
    FP_PLURAL ("{seats} retreat {count} ship each {from}.", "{seats} retreat {count} ships each {from}.") },
  { NULL },
};

static const FpEncounterText encounters[] = {
  { "encounter", N_ ("have an encounter"), N_ ("encounter at {planet}"), .title = N_ ("This encounter"),
    .page = "determine-outcome", .heading = N_ ("Encounter at {planet}:"), .total = N_ ("total {total}") },
  { NULL },
};

static const FpNameText in_encounters[] = {
  { "encounter", N_ ("in an encounter") },
  { NULL },
};

static const FpNameText encounter_titles[] = {
  { "encounter", N_ ("Encounter at {place}") },
  { NULL },
};

static const FpNameText roles[] = {
  { "main", NC_ ("role", "main player") },
  { "offense", NC_ ("role", "offense") },
  { "defense", NC_ ("role", "defense") },
  { "ally", NC_ ("role", "ally") },
  { "offensive-ally", NC_ ("role", "ally of the offense") },
  { "defensive-ally", NC_ ("role", "ally of the defense") },
  { "bystander", NC_ ("role", "bystander") },
  { "not-offense", NC_ ("role", "any player but the offense") },
  { "not-main", NC_ ("role", "any player but the main players") },
  { NULL },
};

static const FpKindText kinds[] = {
  { "attack", NC_ ("kind of card", "attack"), NC_ ("kinds of cards", "Attacks"),
    .unnamed = NC_ ("card", "attack {value}"), .brief = N_ ("Its number and ships make the total.") },
  { "negotiate", NC_ ("kind of card", "negotiate"), NC_ ("kinds of cards", "Negotiates"),
    .brief = N_ ("Deal, or lose and be compensated.") },
  { "artifact", NC_ ("kind of card", "artifact"), NC_ ("kinds of cards", "Artifacts") },
  { "planet", NC_ ("kind of card", "planet"), NC_ ("kinds of cards", "Planets") },
  { NULL },
};

static const FpDealTermText deal_terms[] = {
  { "colony", NULL, N_ ("a colony {at}") },
  { "card", "attack", N_ ("an {card}") },
  { "card", "negotiate", N_ ("a negotiate") },
  { "card", NULL, N_ ("{card}") },
  { "kind", "attack", FP_PLURAL ("any attack", "any {count} attacks") },
  { "kind", "negotiate", FP_PLURAL ("a negotiate", "{count} negotiates") },
  { "kind", "artifact", FP_PLURAL ("any artifact", "any {count} artifacts") },
  { "lowest", NULL, FP_PLURAL ("the lowest attack", "the {count} lowest attacks") },
  { "highest", NULL, FP_PLURAL ("the highest attack", "the {count} highest attacks") },
  { "random", NULL, FP_PLURAL ("a random card", "{count} random cards") },
  { "ships", NULL, FP_PLURAL ("a ship from the Warp", "{count} ships from the Warp") },
  { NULL },
};

static const FpWordText words[] = {
  { "deal", "deal", "compose", NC_ ("deal", "Compose an offer") },
  { "deal", "deal", "offer", NC_ ("deal", "Make this offer") },
  { "deal", "deal", "accept", NC_ ("deal", "Accept") },
  { "deal", "deal", "refuse", NC_ ("deal", "Refuse") },
  { "deal", "deal", "end", NC_ ("deal", "End the talks without a deal") },
  { "better", "total", "", NC_ ("total", "none") },
  { "better", "total", "higher", NC_ ("total", "higher") },
  { "better", "total", "lower", NC_ ("total", "lower") },
  { "reward", "reward", "", NC_ ("reward", "none") },
  { "reward", "reward", "card", NC_ ("reward", "a card from the deck") },
  { "reward", "reward", "ship", NC_ ("reward", "a ship from the Warp") },
  { NULL },
};

static const FpNameText queries[] = {
  { "power-needs", N_ ("home colonies that the power needs") },
  { "hand-size", N_ ("cards of a new hand") },
  { "colonies-needed", N_ ("foreign colonies needed to win") },
  { "plays-open", N_ ("plays first, and face up") },
  { "target-choices", N_ ("planets that the offense may point at") },
  { "ship-choices", N_ ("ships that may be sent") },
  { "invite-choices", N_ ("players who may be invited") },
  { "join-choices", N_ ("players who may be joined") },
  { "card-choices", N_ ("cards that may be played in the encounter") },
  { "ship-value", N_ ("what a ship counts") },
  { "total", N_ ("total") },
  { "better", N_ ("which total wins") },
  { "tie-goes-to", N_ ("who wins a tie") },
  { "failure-loss", N_ ("ships lost without a deal") },
  { "compensation", N_ ("cards of compensation") },
  { "rewards", N_ ("rewards of an ally") },
  { "frees-ships", N_ ("may free ships in a deal") },
  { "second-encounter", N_ ("may have another encounter") },
  { NULL },
};

static const FpNameText figures[] = {
  { "encounters-won", N_ ("Encounters won") },
  { "highest-total", N_ ("Highest total") },
  { "times-allied", N_ ("Alliances joined") },
  { "deals-made", N_ ("Deals made") },
  { "ships-lost", N_ ("Ships lost") },
  { "cards-drawn", N_ ("Cards drawn") },
  { NULL },
};

static const FpNameText places[] = {
  { "warp", NC_ ("place", "the Warp") },
  { "out", NC_ ("place", "out of the game") },
  { NULL },
};

static const FpNameText labels[] = {
  { "warp", N_ ("Warp") },
  { "hand", N_ ("Hand") },
  { "alien", N_ ("Alien") },
  { "colonies", N_ ("Foreign colonies") },
  { "deck", N_ ("Deck") },
  { "discards", N_ ("Discards") },
  { "card", N_ ("Encounter card") },
  { "ships", N_ ("Ships") },
  { "total", N_ ("Total") },
  { "ship-value", N_ ("ships") },
  { NULL },
};

static const FpNameText none[] = {
  { "card", N_ ("No card yet") },
  { NULL },
};

static const FpTermText terms[] = {
  { "offense", N_ ("the offense"), .sort = FP_TERM_PLAYER },
  { "defense", N_ ("the defense"), .sort = FP_TERM_PLAYER },
  { "mains", N_ ("the main players"), .sort = FP_TERM_SET, .several = TRUE },
  { "allies", N_ ("the allies"), .sort = FP_TERM_SET, .several = TRUE },
  { "bystanders", N_ ("the bystanders"), .sort = FP_TERM_SET, .several = TRUE },
  { "opponent", N_ ("the other main player"), N_ ("your opponent"), N_ ("{whose}'s opponent"), FP_TERM_PLAYER },
  { "deck", N_ ("the cards of the deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "discards", N_ ("the cards of the discard pile"), .sort = FP_TERM_SET, .several = TRUE },
  { "card", N_ ("their encounter card"), N_ ("your encounter card"), N_ ("{whose}'s encounter card"), FP_TERM_SET },
  { "aside", N_ ("their cards set aside"), N_ ("your cards set aside"), N_ ("{whose}'s cards set aside"), FP_TERM_SET,
    .several = TRUE },
  { "ships-here", N_ ("their ships in the encounter"), N_ ("your ships in the encounter"),
    N_ ("{whose}'s ships in the encounter"), FP_TERM_NUMBER, .several = TRUE },
  { "colony-ships", N_ ("their ships on colonies"), N_ ("your ships on colonies"), N_ ("{whose}'s ships on colonies"),
    FP_TERM_NUMBER, .several = TRUE },
  { "elsewhere", N_ ("their ships on other colonies"), N_ ("your ships on other colonies"),
    N_ ("{whose}'s ships on other colonies"), FP_TERM_NUMBER, .several = TRUE },
  { "power-needs", N_ ("the number of home colonies that their power needs"),
    N_ ("the number of home colonies that your power needs"),
    N_ ("the number of home colonies that {whose}'s power needs"), FP_TERM_NUMBER },
  { "colonies", N_ ("their colonies"), N_ ("your colonies"), N_ ("{whose}'s colonies"), FP_TERM_SET, .several = TRUE },
  { "home-colonies", N_ ("their home colonies"), N_ ("your home colonies"), N_ ("{whose}'s home colonies"), FP_TERM_SET,
    .several = TRUE },
  { "foreign-colonies", N_ ("their foreign colonies"), N_ ("your foreign colonies"), N_ ("{whose}'s foreign colonies"),
    FP_TERM_SET, .several = TRUE },
  { "hand-size", N_ ("the size of their new hand"), N_ ("the size of your new hand"),
    N_ ("the size of {whose}'s new hand"), FP_TERM_NUMBER },
  { "total", N_ ("their total"), N_ ("your total"), N_ ("{whose}'s total"), FP_TERM_NUMBER },
  { "sent", N_ ("the number of ships sent"), N_ ("the number of ships you sent"),
    N_ ("the number of ships {whose} sent"), FP_TERM_NUMBER },
  { "lost", N_ ("the number of ships lost"), N_ ("the number of ships you lost"),
    N_ ("the number of ships {whose} lost"), FP_TERM_NUMBER },
  { "system", N_ ("the owner of its system"), NULL, N_ ("the owner of {whose}'s system"), FP_TERM_PLAYER },
  { "settlers", N_ ("the players with ships there"), NULL, N_ ("the players with ships on {whose}"), FP_TERM_SET,
    .several = TRUE },
  { "planet", N_ ("the planet"), NULL, N_ ("the planet {whose}"), FP_TERM_SET },
  /* Translators: next come sentences: that somebody has something, or is somebody. */
  { "any ships-here", N_ ("they have ships in the encounter"), N_ ("you have ships in the encounter"),
    N_ ("{whose} has ships in the encounter"), FP_TERM_YES_NO },
  { "any elsewhere", N_ ("they have ships on other colonies"), N_ ("you have ships on other colonies"),
    N_ ("{whose} has ships on other colonies"), FP_TERM_YES_NO },
  { "any card", N_ ("they have an encounter card"), N_ ("you have an encounter card"),
    N_ ("{whose} has an encounter card"), FP_TERM_YES_NO },
  { "any colonies", N_ ("they have a colony"), N_ ("you have a colony"), N_ ("{whose} has a colony"), FP_TERM_YES_NO },
  { "any allies", N_ ("there is an ally"), .sort = FP_TERM_YES_NO },
  { "role main", N_ ("they are a main player"), N_ ("you are a main player"), N_ ("{whose} is a main player"),
    FP_TERM_YES_NO },
  { "role ally", N_ ("they are an ally"), N_ ("you are an ally"), N_ ("{whose} is an ally"), FP_TERM_YES_NO },
  { "role offensive-ally", N_ ("they are an ally of the offense"), N_ ("you are an ally of the offense"),
    N_ ("{whose} is an ally of the offense"), FP_TERM_YES_NO },
  { "role defensive-ally", N_ ("they are an ally of the defense"), N_ ("you are an ally of the defense"),
    N_ ("{whose} is an ally of the defense"), FP_TERM_YES_NO },
  { "role bystander", N_ ("they are a bystander"), N_ ("you are a bystander"), N_ ("{whose} is a bystander"),
    FP_TERM_YES_NO },
  { "role not-offense", N_ ("they are not the offense"), N_ ("you are not the offense"),
    N_ ("{whose} is not the offense"), FP_TERM_YES_NO },
  { "role not-main", N_ ("they are not a main player"), N_ ("you are not a main player"),
    N_ ("{whose} is not a main player"), FP_TERM_YES_NO },
  { "at any-time", N_ ("at any time"), .sort = FP_TERM_YES_NO },
  { NULL },
};

static const FpTermText term_places[] = {
  { "deck", N_ ("the deck") },
  { "discards", N_ ("the discard pile") },
  { "card", N_ ("their encounter card"), N_ ("your encounter card"), N_ ("{whose}'s encounter card") },
  { "aside", N_ ("their cards set aside"), N_ ("your cards set aside"), N_ ("{whose}'s cards set aside") },
  { NULL },
};

const FpEditionTexts encounter_texts = {
  .shared = &fp_common_texts,
  .moments = moments,
  .verbs = verbs,
  .questions = questions,
  .events = events,
  .joint_events = joint_events,
  .encounters = encounters,
  .kinds = kinds,
  .words = words,
  .deal_terms = deal_terms,
  .terms[FP_TERM_THING] = terms,
  .terms[FP_TERM_PLACE] = term_places,
  .names[FP_TEXT_OF_ZONE] = zones,
  .names[FP_TEXT_OF_ROLE] = roles,
  .names[FP_TEXT_OF_PLACE] = places,
  .names[FP_TEXT_OF_QUERY] = queries,
  .names[FP_TEXT_OF_FIGURE] = figures,
  .names[FP_TEXT_OF_ENCOUNTERS] = in_encounters,
  .names[FP_TEXT_OF_LABEL] = labels,
  .names[FP_TEXT_OF_NONE] = none,
  .names[FP_TEXT_OF_ENCOUNTER] = encounter_titles,
};
