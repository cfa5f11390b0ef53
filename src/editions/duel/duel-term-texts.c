/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Duel's names and functions of the card language in plain words. */
#include "config.h"

#include "editions/duel/duel-private.h"

#include <glib/gi18n-lib.h>

const FpTermText duel_term_texts[] = {
  { "leader", N_ ("the leader"), .sort = FP_TERM_PLAYER },
  { "straggler", N_ ("the straggler"), .sort = FP_TERM_PLAYER },
  { "here", N_ ("this duel's planet"), .sort = FP_TERM_SET },
  { "plans", N_ ("both players' plans"), .sort = FP_TERM_SET, .several = TRUE },
  { "envoys", N_ ("the envoys on the table"), .sort = FP_TERM_SET, .several = TRUE },
  { "past", N_ ("the cards of the past"), .sort = FP_TERM_SET, .several = TRUE },
  { "discovery-deck", N_ ("the cards of the discovery deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "event-deck", N_ ("the cards of the event deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "refresh-deck", N_ ("the cards of the refresh deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "reinforcement-deck", N_ ("the cards of the reinforcement deck"), .sort = FP_TERM_SET, .several = TRUE },
  { "planet-stack", N_ ("the tiles of the planet stack"), .sort = FP_TERM_SET, .several = TRUE },
  { "revealed-planets", N_ ("the planets on the table"), .sort = FP_TERM_SET, .several = TRUE },
  { "icons", N_ ("the icons"), .sort = FP_TERM_SET, .several = TRUE },
  { "symbols", N_ ("the symbols"), .sort = FP_TERM_SET, .several = TRUE },
  /* Translators: next come things of a player: “their”; “your”; another's. */
  { "plan", N_ ("their plan"), N_ ("your plan"), N_ ("{whose}'s plan"), FP_TERM_SET },
  { "any plan", N_ ("they have a plan"), N_ ("you have a plan"), N_ ("{whose} has a plan"), FP_TERM_YES_NO },
  { "any tactic", N_ ("they have a chosen tactic"), N_ ("you have a chosen tactic"), N_ ("{whose} has a chosen tactic"),
    FP_TERM_YES_NO },
  { "any ready", N_ ("they have a readied tactic"), N_ ("you have a readied tactic"),
    N_ ("{whose} has a readied tactic"), FP_TERM_YES_NO },
  { "any spent", N_ ("they have a spent tactic"), N_ ("you have a spent tactic"), N_ ("{whose} has a spent tactic"),
    FP_TERM_YES_NO },
  { "any envoy", N_ ("they have an allied envoy"), N_ ("you have an allied envoy"), N_ ("{whose} has an allied envoy"),
    FP_TERM_YES_NO },
  { "any planets", N_ ("they control a planet"), N_ ("you control a planet"), N_ ("{whose} controls a planet"),
    FP_TERM_YES_NO },
  { "any past", N_ ("there is a card in the past"), .sort = FP_TERM_YES_NO },
  { "any revealed-planets", N_ ("there is a planet on the table"), .sort = FP_TERM_YES_NO },
  { "tactic", N_ ("their chosen tactic"), N_ ("your chosen tactic"), N_ ("{whose}'s chosen tactic"), FP_TERM_SET },
  { "ready", N_ ("their readied tactics"), N_ ("your readied tactics"), N_ ("{whose}'s readied tactics"), FP_TERM_SET,
    .several = TRUE },
  { "spent", N_ ("their spent tactics"), N_ ("your spent tactics"), N_ ("{whose}'s spent tactics"), FP_TERM_SET,
    .several = TRUE },
  { "beside", N_ ("the reinforcements beside their plan"), N_ ("the reinforcements beside your plan"),
    N_ ("the reinforcements beside {whose}'s plan"), FP_TERM_SET, .several = TRUE },
  { "envoy", N_ ("their allied envoys"), N_ ("your allied envoys"), N_ ("{whose}'s allied envoys"), FP_TERM_SET,
    .several = TRUE },
  { "any ships-here", N_ ("they have ships on this duel's planet"), N_ ("you have ships on this duel's planet"),
    N_ ("{whose} has ships on this duel's planet"), FP_TERM_YES_NO },
  { "ships-here", N_ ("their ships on this duel's planet"), N_ ("your ships on this duel's planet"),
    N_ ("{whose}'s ships on this duel's planet"), FP_TERM_NUMBER, .several = TRUE },
  { "dial", N_ ("the number on their dial"), N_ ("the number on your dial"), N_ ("the number on {whose}'s dial"),
    FP_TERM_NUMBER },
  { "sent", N_ ("the number of ships they sent"), N_ ("the number of ships you sent"),
    N_ ("the number of ships {whose} sent"), FP_TERM_NUMBER },
  { "clout", N_ ("their clout"), N_ ("your clout"), N_ ("{whose}'s clout"), FP_TERM_NUMBER },
  /* Translators: next come things of a card or planet. {whose} is like “your plan”. */
  { "icon", N_ ("its icon"), NULL, N_ ("the icon of {whose}"), FP_TERM_WORD },
  { "symbol", N_ ("its symbol"), NULL, N_ ("the symbol of {whose}"), FP_TERM_WORD },
  { "deck-letter", N_ ("its deck"), NULL, N_ ("the deck of {whose}"), FP_TERM_WORD },
  { "beside-player", N_ ("the player beside whose plan it lies"), NULL,
    N_ ("the player beside whose plan {whose} lies"), FP_TERM_SET },
  { NULL },
};

/* The same terms for places in which things lie or are put. */
const FpTermText duel_place_texts[] = {
  { "here", N_ ("this duel's planet") },
  { "past", N_ ("the past") },
  { "envoys", N_ ("the envoys on the table") },
  { "discovery-deck", N_ ("the discovery deck") },
  { "event-deck", N_ ("the event deck") },
  { "refresh-deck", N_ ("the refresh deck") },
  { "reinforcement-deck", N_ ("the reinforcement deck") },
  { "planet-stack", N_ ("the planet stack") },
  { "ready", N_ ("their readied tactics"), N_ ("your readied tactics"), N_ ("{whose}'s readied tactics") },
  { "spent", N_ ("their spent tactics"), N_ ("your spent tactics"), N_ ("{whose}'s spent tactics") },
  { "plan", N_ ("the place of their plan"), N_ ("the place of your plan"), N_ ("the place of {whose}'s plan") },
  { "beside", N_ ("the place beside their plan"), N_ ("the place beside your plan"),
    N_ ("the place beside {whose}'s plan") },
  { "tactic", N_ ("the place of their chosen tactic"), N_ ("the place of your chosen tactic"),
    N_ ("the place of {whose}'s chosen tactic") },
  { NULL },
};

const FpFunctionText duel_function_texts[] = {
  { "bar", N_ ("the planet bar ({first})"), FP_TERM_SET },
  { "envoy-deck", N_ ("envoy deck {first}"), FP_TERM_SET },
  { NULL },
};
