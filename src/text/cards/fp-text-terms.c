/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and functions of the card language that every edition has, in plain words. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* An owner is named in three ways: another player who is spoken of, the card's own player, somebody
 * with a name. */
const FpTermText fp_text_machine_terms[] = {
  { "me", N_ ("you"), .sort = FP_TERM_PLAYER },
  { "they", N_ ("that player"), .sort = FP_TERM_PLAYER },
  { "it", N_ ("that one") },
  { "this", N_ ("this card"), .sort = FP_TERM_SET },
  { "that", N_ ("what is happening") },
  { "so-far", N_ ("the number so far"), .sort = FP_TERM_NUMBER },
  { "everyone", N_ ("each player"), .sort = FP_TERM_SET },
  { "others", N_ ("each other player"), .sort = FP_TERM_SET },
  { "nobody", N_ ("nobody"), .sort = FP_TERM_SET },
  { "winner", N_ ("the winner"), .sort = FP_TERM_PLAYER },
  { "loser", N_ ("the loser"), .sort = FP_TERM_PLAYER },
  { "here", N_ ("this encounter's planet"), .sort = FP_TERM_SET },
  { "yes", N_ ("yes"), .sort = FP_TERM_YES_NO },
  { "no", N_ ("no"), .sort = FP_TERM_YES_NO },
  /* Translators: next come things of a player: “their”; “your”; another's. */
  { "opponent", N_ ("their opponent"), N_ ("your opponent"), N_ ("{whose}'s opponent"), FP_TERM_PLAYER },
  /* Translators: next come things of a card or planet. {whose} is like “your alien”. */
  { "printed", N_ ("its printed value"), NULL, N_ ("the printed value of {whose}"), FP_TERM_NUMBER },
  { "kind", N_ ("its kind"), NULL, N_ ("the kind of {whose}"), FP_TERM_WORD },
  { "holder", N_ ("the player who has it as an ally"), NULL, N_ ("the player who has {whose} as an ally"),
    FP_TERM_SET },
  { "owner", N_ ("its owner"), NULL, N_ ("the owner of {whose}"), FP_TERM_SET },
  { "under", N_ ("the cards under it"), NULL, N_ ("the cards under {whose}"), FP_TERM_SET, .several = TRUE },
  { "any under", N_ ("there is a card under it"), NULL, N_ ("there is a card under {whose}"), FP_TERM_YES_NO },
  { "not any under", N_ ("there is no card under it"), NULL, N_ ("there is no card under {whose}"), FP_TERM_YES_NO },
  { "ships", N_ ("the ships on it"), NULL, N_ ("the ships on {whose}"), FP_TERM_NUMBER, .several = TRUE },
  { "face-up", N_ ("it lies face up"), NULL, N_ ("{whose} lies face up"), FP_TERM_YES_NO },
  { "not face-up", N_ ("it doesn't lie face up"), NULL, N_ ("{whose} doesn't lie face up"), FP_TERM_YES_NO },
  { "known", N_ ("you know which card it is"), NULL, N_ ("you know which card {whose} is"), FP_TERM_YES_NO },
  { "not known", N_ ("you don't know which card it is"), NULL, N_ ("you don't know which card {whose} is"),
    FP_TERM_YES_NO },
  { "that.who", N_ ("the player concerned"), .sort = FP_TERM_SET },
  { "that.by", N_ ("the player who causes this"), .sort = FP_TERM_SET },
  { "that.cause", N_ ("the cause of this"), .sort = FP_TERM_WORD },
  { "that.cards", N_ ("these cards"), .sort = FP_TERM_SET, .several = TRUE },
  { "that.ships", N_ ("these ships"), .sort = FP_TERM_NUMBER, .several = TRUE },
  { "that.count", N_ ("that number"), .sort = FP_TERM_NUMBER },
  { "that.from", N_ ("the planet they come from"), .sort = FP_TERM_SET },
  { "that.emptied", N_ ("the planets where no ship is left"), .sort = FP_TERM_SET, .several = TRUE },
  { "that.to", N_ ("where they go"), .sort = FP_TERM_SET },
  { "that.role", N_ ("that role"), .sort = FP_TERM_WORD },
  { NULL },
};

/* The same terms where the card's player, the “you” of them, has a name. */
const FpTermText fp_text_machine_named[] = {
  { "known", N_ ("{me} knows which card it is"), NULL, N_ ("{me} knows which card {whose} is"), FP_TERM_YES_NO },
  { "not known", N_ ("{me} doesn't know which card it is"), NULL, N_ ("{me} doesn't know which card {whose} is"),
    FP_TERM_YES_NO },
  { NULL },
};

/* The same terms for places in which things lie or are put. */
const FpTermText fp_text_machine_places[] = {
  { "this", N_ ("the place under this card") },
  { "here", N_ ("this encounter's planet") },
  { "under", N_ ("the place under it"), NULL, N_ ("the place under {whose}") },
  { NULL },
};

const FpFunctionText fp_text_machine_functions[] = {
  { "count", N_ ("the number of {first}"), FP_TERM_NUMBER },
  { "count everyone", N_ ("the number of players"), FP_TERM_NUMBER },
  { "count others", N_ ("the number of other players"), FP_TERM_NUMBER },
  { "any", N_ ("there is at least one of {first}"), FP_TERM_YES_NO },
  { "not any", N_ ("there is none of {first}"), FP_TERM_YES_NO },
  { "even", N_ ("{first} is even"), FP_TERM_YES_NO },
  { "not even", N_ ("{first} is not even"), FP_TERM_YES_NO },
  { "odd", N_ ("{first} is odd"), FP_TERM_YES_NO },
  { "not odd", N_ ("{first} is not odd"), FP_TERM_YES_NO },
  { "prime", N_ ("{first} is a prime number"), FP_TERM_YES_NO },
  { "not prime", N_ ("{first} is not a prime number"), FP_TERM_YES_NO },
  { "reversed", N_ ("{first} with its two digits swapped"), FP_TERM_NUMBER },
  { "highest", N_ ("the highest of {first}"), FP_TERM_SET },
  { "lowest", N_ ("the lowest of {first}"), FP_TERM_SET },
  { "most", N_ ("those of {first} for whom this is highest: {second}"), FP_TERM_SET },
  /* Translators: {place} is where cards lie, such as “your deck”. */
  { "top", N_ ("the top {first} cards of {place}"), FP_TERM_SET },
  { "top 1", N_ ("the top card of {place}"), FP_TERM_SET },
  { "halves", N_ ("the halves of {first}"), FP_TERM_SET },
  { "ships", N_ ("the number of ships of {first} on {second}"), FP_TERM_NUMBER },
  /* Translators: {first} is the name of a card. */
  { "named", N_ ("the card “{first}”"), FP_TERM_SET },
  { NULL },
};
