/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and functions of the card language in plain words. */
#include "text/cards/fp-text-phrase.h"

/* An owner is named in three ways: the player of the line (or of the thing looked at), the card's
 * own player, somebody else. */
static const FpTextTerm terms[] = {
  { "me", N_ ("you"), .sort = FP_TEXT_SORT_SET },
  { "they", N_ ("that player"), .sort = FP_TEXT_SORT_SET },
  { "it", N_ ("that one") },
  { "this", N_ ("this card"), .sort = FP_TEXT_SORT_SET },
  { "that", N_ ("what is happening") },
  { "so-far", N_ ("the number so far"), .sort = FP_TEXT_SORT_NUMBER },
  { "everyone", N_ ("each player"), .sort = FP_TEXT_SORT_SET },
  { "others", N_ ("each other player"), .sort = FP_TEXT_SORT_SET },
  { "nobody", N_ ("nobody"), .sort = FP_TEXT_SORT_SET },
  { "leader", N_ ("the leader"), .sort = FP_TEXT_SORT_SET },
  { "straggler", N_ ("the straggler"), .sort = FP_TEXT_SORT_SET },
  { "winner", N_ ("the winner"), .sort = FP_TEXT_SORT_SET },
  { "loser", N_ ("the loser"), .sort = FP_TEXT_SORT_SET },
  { "here", N_ ("this duel's planet"), .sort = FP_TEXT_SORT_SET },
  { "plans", N_ ("the plans laid by both players"), .sort = FP_TEXT_SORT_SET },
  { "envoys", N_ ("the envoys on the table"), .sort = FP_TEXT_SORT_SET },
  { "past", N_ ("the cards of the past"), .sort = FP_TEXT_SORT_SET },
  { "removed", N_ ("the cards removed from the game"), .sort = FP_TEXT_SORT_SET },
  { "box", N_ ("the cards in the box"), .sort = FP_TEXT_SORT_SET },
  { "aliens", N_ ("the aliens nobody plays"), .sort = FP_TEXT_SORT_SET },
  { "discovery-deck", N_ ("the cards of the discovery deck"), .sort = FP_TEXT_SORT_SET },
  { "event-deck", N_ ("the cards of the event deck"), .sort = FP_TEXT_SORT_SET },
  { "refresh-deck", N_ ("the cards of the refresh deck"), .sort = FP_TEXT_SORT_SET },
  { "reinforcement-deck", N_ ("the cards of the reinforcement deck"), .sort = FP_TEXT_SORT_SET },
  { "planet-stack", N_ ("the tiles of the planet stack"), .sort = FP_TEXT_SORT_SET },
  { "revealed-planets", N_ ("the planets on the table"), .sort = FP_TEXT_SORT_SET },
  { "icons", N_ ("the icons"), .sort = FP_TEXT_SORT_SET },
  { "symbols", N_ ("the symbols"), .sort = FP_TEXT_SORT_SET },
  { "yes", N_ ("yes"), .sort = FP_TEXT_SORT_YES_NO },
  { "no", N_ ("no"), .sort = FP_TEXT_SORT_YES_NO },

  /* Translators: next come things of a player: of the one in the line; “your”; another's. */
  { "opponent", N_ ("the opponent"), N_ ("your opponent"), N_ ("{whose}'s opponent"), FP_TEXT_SORT_SET },
  { "hand", N_ ("the cards in own hand"), N_ ("the cards in your hand"), N_ ("the cards in {whose}'s hand"),
    FP_TEXT_SORT_SET },
  { "deck", N_ ("the cards of own deck"), N_ ("the cards of your deck"), N_ ("the cards of {whose}'s deck"),
    FP_TEXT_SORT_SET },
  { "discards", N_ ("the cards of own discard pile"), N_ ("the cards of your discard pile"),
    N_ ("the cards of {whose}'s discard pile"), FP_TEXT_SORT_SET },
  { "alien", N_ ("own alien"), N_ ("your alien"), N_ ("{whose}'s alien"), FP_TEXT_SORT_SET },
  { "plan", N_ ("own plan"), N_ ("your plan"), N_ ("{whose}'s plan"), FP_TEXT_SORT_SET },
  { "tactic", N_ ("own chosen tactic"), N_ ("your chosen tactic"), N_ ("{whose}'s chosen tactic"), FP_TEXT_SORT_SET },
  { "ready", N_ ("own readied tactics"), N_ ("your readied tactics"), N_ ("{whose}'s readied tactics"),
    FP_TEXT_SORT_SET },
  { "spent", N_ ("own spent tactics"), N_ ("your spent tactics"), N_ ("{whose}'s spent tactics"), FP_TEXT_SORT_SET },
  { "beside", N_ ("the reinforcements beside own plan"), N_ ("the reinforcements beside your plan"),
    N_ ("the reinforcements beside {whose}'s plan"), FP_TEXT_SORT_SET },
  { "envoy", N_ ("own allied envoys"), N_ ("your allied envoys"), N_ ("{whose}'s allied envoys"), FP_TEXT_SORT_SET },
  { "planets", N_ ("own planets"), N_ ("your planets"), N_ ("{whose}'s planets"), FP_TEXT_SORT_SET },
  { "supply", N_ ("the ships in own supply"), N_ ("the ships in your supply"), N_ ("the ships in {whose}'s supply"),
    FP_TEXT_SORT_NUMBER },
  { "warp", N_ ("own ships in the Warp"), N_ ("your ships in the Warp"), N_ ("{whose}'s ships in the Warp"),
    FP_TEXT_SORT_NUMBER },
  { "ships-here", N_ ("own ships on this duel's planet"), N_ ("your ships on this duel's planet"),
    N_ ("{whose}'s ships on this duel's planet"), FP_TEXT_SORT_NUMBER },
  { "planet-ships", N_ ("the number of own ships on planets"), N_ ("the number of your ships on planets"),
    N_ ("the number of {whose}'s ships on planets"), FP_TEXT_SORT_NUMBER },
  { "dial", N_ ("the number on own dial"), N_ ("the number on your dial"), N_ ("the number on {whose}'s dial"),
    FP_TEXT_SORT_NUMBER },
  { "sent", N_ ("the number of ships the player sent"), N_ ("the number of ships you sent"),
    N_ ("the number of ships {whose} sent"), FP_TEXT_SORT_NUMBER },
  { "clout", N_ ("own clout"), N_ ("your clout"), N_ ("{whose}'s clout"), FP_TEXT_SORT_NUMBER },
  { "hand-limit", N_ ("own hand limit"), N_ ("your hand limit"), N_ ("{whose}'s hand limit"), FP_TEXT_SORT_NUMBER },

  /* Translators: next come things of a card or planet. {whose} is like “your plan”. */
  { "value", N_ ("its value"), NULL, N_ ("the value of {whose}"), FP_TEXT_SORT_NUMBER },
  { "printed", N_ ("its printed value"), NULL, N_ ("the printed value of {whose}"), FP_TEXT_SORT_NUMBER },
  { "kind", N_ ("its kind"), NULL, N_ ("the kind of {whose}"), FP_TEXT_SORT_WORD },
  { "icon", N_ ("its icon"), NULL, N_ ("the icon of {whose}"), FP_TEXT_SORT_WORD },
  { "symbol", N_ ("its symbol"), NULL, N_ ("the symbol of {whose}"), FP_TEXT_SORT_WORD },
  { "deck is", N_ ("its deck"), NULL, N_ ("the deck of {whose}"), FP_TEXT_SORT_WORD },
  { "holder", N_ ("the player who has it as an ally"), NULL, N_ ("the player who has {whose} as an ally"),
    FP_TEXT_SORT_SET },
  { "owner", N_ ("its owner"), NULL, N_ ("the owner of {whose}"), FP_TEXT_SORT_SET },
  { "helps", N_ ("the player beside whose plan it lies"), NULL, N_ ("the player beside whose plan {whose} lies"),
    FP_TEXT_SORT_SET },
  { "under", N_ ("the cards under it"), NULL, N_ ("the cards under {whose}"), FP_TEXT_SORT_SET },
  { "ships", N_ ("the ships on it"), NULL, N_ ("the ships on {whose}"), FP_TEXT_SORT_NUMBER },
  { "planet", N_ ("the planet on which it lies"), NULL, N_ ("the planet on which {whose} lies"), FP_TEXT_SORT_SET },
  { "controllers", N_ ("its controllers"), NULL, N_ ("the controllers of {whose}"), FP_TEXT_SORT_SET },
  { "face-up", N_ ("it lies face up"), NULL, N_ ("{whose} lies face up"), FP_TEXT_SORT_YES_NO },
  { "not face-up", N_ ("it doesn't lie face up"), NULL, N_ ("{whose} doesn't lie face up"), FP_TEXT_SORT_YES_NO },
  { "known", N_ ("you know which card it is"), NULL, N_ ("you know which card {whose} is"), FP_TEXT_SORT_YES_NO },
  { "not known", N_ ("you don't know which card it is"), NULL, N_ ("you don't know which card {whose} is"),
    FP_TEXT_SORT_YES_NO },

  { "that.who", N_ ("the concerned player"), .sort = FP_TEXT_SORT_SET },
  { "that.by", N_ ("the player who causes this"), .sort = FP_TEXT_SORT_SET },
  { "that.cause", N_ ("the cause of this"), .sort = FP_TEXT_SORT_WORD },
  { "that.cards", N_ ("the cards concerned"), .sort = FP_TEXT_SORT_SET },
  { "that.ships", N_ ("the ships concerned"), .sort = FP_TEXT_SORT_NUMBER },
  { "that.count", N_ ("the number concerned"), .sort = FP_TEXT_SORT_NUMBER },
  { "that.from", N_ ("the planet they come from"), .sort = FP_TEXT_SORT_SET },
  { "that.to", N_ ("where they go"), .sort = FP_TEXT_SORT_SET },
  { "that.role", N_ ("the concerned role"), .sort = FP_TEXT_SORT_WORD },
};

/* The same terms where the card's player, the “you” of them, has a name. */
static const FpTextTerm named[] = {
  { "known", N_ ("{me} knows which card it is"), NULL, N_ ("{me} knows which card {whose} is"), FP_TEXT_SORT_YES_NO },
  { "not known", N_ ("{me} doesn't know which card it is"), NULL, N_ ("{me} doesn't know which card {whose} is"),
    FP_TEXT_SORT_YES_NO },
};

/* The same terms for places in which things lie or are put. */
static const FpTextTerm places[] = {
  { "this", N_ ("the place under this card") },
  { "here", N_ ("this duel's planet") },
  { "past", N_ ("the past") },
  { "removed", N_ ("the cards removed from the game") },
  { "box", N_ ("the box") },
  { "aliens", N_ ("the aliens nobody plays") },
  { "envoys", N_ ("the envoys on the table") },
  { "discovery-deck", N_ ("the discovery deck") },
  { "event-deck", N_ ("the event deck") },
  { "refresh-deck", N_ ("the refresh deck") },
  { "reinforcement-deck", N_ ("the reinforcement deck") },
  { "planet-stack", N_ ("the planet stack") },
  { "hand", N_ ("own hand"), N_ ("your hand"), N_ ("{whose}'s hand") },
  { "deck", N_ ("own deck"), N_ ("your deck"), N_ ("{whose}'s deck") },
  { "discards", N_ ("own discard pile"), N_ ("your discard pile"), N_ ("{whose}'s discard pile") },
  { "ready", N_ ("own readied tactics"), N_ ("your readied tactics"), N_ ("{whose}'s readied tactics") },
  { "spent", N_ ("own spent tactics"), N_ ("your spent tactics"), N_ ("{whose}'s spent tactics") },
  { "alien", N_ ("own alien's place"), N_ ("your alien's place"), N_ ("{whose}'s alien's place") },
  { "plan", N_ ("the place of own plan"), N_ ("the place of your plan"), N_ ("the place of {whose}'s plan") },
  { "beside", N_ ("the place beside own plan"), N_ ("the place beside your plan"),
    N_ ("the place beside {whose}'s plan") },
  { "tactic", N_ ("the place of own chosen tactic"), N_ ("the place of your chosen tactic"),
    N_ ("the place of {whose}'s chosen tactic") },
  { "supply", N_ ("own supply"), N_ ("your supply"), N_ ("{whose}'s supply") },
  { "warp", N_ ("the Warp"), N_ ("your ships in the Warp"), N_ ("{whose}'s ships in the Warp") },
  { "under", N_ ("the place under it"), NULL, N_ ("the place under {whose}") },
};

static const FpTextFunction functions[] = {
  { "count", N_ ("the number of {first}"), FP_TEXT_SORT_NUMBER },
  { "any", N_ ("there is at least one of {first}"), FP_TEXT_SORT_YES_NO },
  { "not any", N_ ("there is none of {first}"), FP_TEXT_SORT_YES_NO },
  { "even", N_ ("{first} is even"), FP_TEXT_SORT_YES_NO },
  { "not even", N_ ("{first} is not even"), FP_TEXT_SORT_YES_NO },
  { "odd", N_ ("{first} is odd"), FP_TEXT_SORT_YES_NO },
  { "not odd", N_ ("{first} is not odd"), FP_TEXT_SORT_YES_NO },
  { "prime", N_ ("{first} is a prime number"), FP_TEXT_SORT_YES_NO },
  { "not prime", N_ ("{first} is not a prime number"), FP_TEXT_SORT_YES_NO },
  { "reversed", N_ ("{first} with its two digits swapped"), FP_TEXT_SORT_NUMBER },
  { "highest", N_ ("the highest of {first}"), FP_TEXT_SORT_SET },
  { "lowest", N_ ("the lowest of {first}"), FP_TEXT_SORT_SET },
  { "most", N_ ("those of {first} for whom this is highest: {second}"), FP_TEXT_SORT_SET },
  { "top", N_ ("the top {first} of {second}"), FP_TEXT_SORT_SET },
  { "halves", N_ ("the halves of {first}"), FP_TEXT_SORT_SET },
  { "ships", N_ ("the number of ships of {first} on {second}"), FP_TEXT_SORT_NUMBER },
  { "bar", N_ ("the planet bar ({first})"), FP_TEXT_SORT_SET },
  { "envoy-deck", N_ ("envoy deck {first}"), FP_TEXT_SORT_SET },
  { "played-since", N_ ("the cards played since the step “{first}”"), FP_TEXT_SORT_SET },
  /* Translators: {first} is the name of a card. */
  { "named", N_ ("the card “{first}”"), FP_TEXT_SORT_SET },
};

static const FpTextTerm *
find (const FpTextTerm *table, guint n, const char *word)
{
  for (guint i = 0; i < n; i++)
    if (strcmp (table[i].word, word) == 0)
      return &table[i];
  return NULL;
}

const FpTextTerm *
fp_text_term (const char *word)
{
  return find (terms, G_N_ELEMENTS (terms), word);
}

const FpTextTerm *
fp_text_place_term (const char *word)
{
  return find (places, G_N_ELEMENTS (places), word);
}

const FpTextTerm *
fp_text_named_term (const char *word)
{
  return find (named, G_N_ELEMENTS (named), word);
}

const FpTextFunction *
fp_text_function (const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (functions); i++)
    if (strcmp (functions[i].word, word) == 0)
      return &functions[i];
  return NULL;
}
