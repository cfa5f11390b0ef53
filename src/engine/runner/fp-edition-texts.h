/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tables for an edition's words and sentences. The engine never reads them.
 *
 * A sentence belongs to the folder of the edition that needs it. So the tables' types are here,
 * where editions and src/text may both include them. src/text looks an id up in the edition's
 * tables, then in those of `shared`, then in its own tables of the machine. Ids are those of
 * FpEdition's lists. All patterns are untranslated (N_ (), NC_ ()). Each table ends with a row of
 * NULLs; no table (NULL) is an empty one. */
#pragma once

#include <glib.h>
#include <stdint.h>

/* Marks a sentence for one thing and for several in a table. g_dngettext () translates it, and
 * po/meson.build knows the keyword. */
#define FP_PLURAL(one, many) one, many

/* A procedure that is a moment. A step has only a title, that of its rules page, so that log and
 * book agree. A whole has a title (as a step of the log) and a name. An action has a name and two
 * sentences: about the card's own player, and about {who}. NULL: there is none. */
typedef struct
{
  const char *id, *title, *name, *mine, *theirs;
} FpMomentText;

/* The title of a step that has another one in encounters of the kind @encounter. */
typedef struct
{
  const char *encounter, *step, *title;
} FpTitleText;

typedef struct
{
  const char *id;
  /* With {things}: the amount, {set}: its source; and {to}, {from}, {with}, {role}, {step}. */
  const char *phrase;
  const char *usual_set; /* a source that needs no words, as written on cards; or NULL */
  const char *nobody; /* the whole line with who="nobody"; NULL: as for others */
} FpVerbText;

/* An amount of things: @one and @many have {count}, a number or words in its place. The first row
 * that fits is taken. */
typedef struct
{
  const char *amount; /* the attribute that gives it: “cards”, “ships” */
  const char *set; /* only out of this set, as written on cards; NULL: any */
  const char *verb; /* also if this verb names no set */
  const char *one, *many;
} FpAmountText;

/* An ending of the game, with {winners}: for one winner, for several, and if nobody wins; to the
 * only winner, and to a loser if there is one winner. NULL: as any ending. The first row that fits
 * is taken. */
typedef struct
{
  const char *id;
  const char *one, *several, *nobody;
  const char *you, *lost;
  int needed; /* only if each winner needed so much (FpEditionTable.needed); 0: in any case */
} FpEndingText;

/* A kind of encounter. */
typedef struct
{
  const char *id;
  const char *have; /* “have an encounter” */
  const char *at, *at_number; /* with {planet} and the printed {number}; NULL: not about a place */
  const char *title; /* “This encounter” */
  const char *page; /* rules page about its result, without the edition; NULL: none */
  /* A report of it: the heading, with {planet} and {number}; a seat's number of ships that is shown
   * ({set} and {sent}) or not ({set}), NULL: nothing; and its {total}. */
  const char *heading, *shown, *hidden, *total;
  /* the sentence about its two main players, {seat} and {other}, at {place}; that for the first of
   * them, and for the second; NULL: only their names are said */
  const char *between, *between_you, *between_other;
} FpEncounterText;

/* Single sentences. */
typedef enum
{
  FP_SENTENCE_ONCE_AN_ENCOUNTER, /* limit of an ability, in the middle of a sentence */
  FP_SENTENCE_ONCE_A_TURN, /* likewise */
  FP_SENTENCE_SINCE_STEP, /* the step {step} of turn {turn}, in the middle of a sentence */
  FP_SENTENCE_IN_FORCE, /* an effect is in force until the encounter is over */
  FP_SENTENCE_IN_FORCE_SINCE, /* likewise, since {since} */
  FP_SENTENCE_ENCOUNTER_RULE, /* name of a rule of the encounter */
  FP_SENTENCE_TOTAL, /* {total} of {seat} in the encounter */
  FP_SENTENCE_TOTAL_OF_PARTS, /* likewise, with {parts} */
  FP_SENTENCE_HIGHER_WINS,
  FP_SENTENCE_LOWER_WINS,
  FP_SENTENCE_WON_LOWER, /* behind a result: that the lower total wins */
  /* an encounter without totals: only {seat}'s card would make one; no card would */
  FP_SENTENCE_FIGHTS_ALONE,
  FP_SENTENCE_NOBODY_FIGHTS,
  FP_SENTENCE_NO_TIE, /* a tie has no winner */
  FP_SENTENCE_STANDING, /* {seat} ({role}) has {count} of the {needed} planets; with a plural */
  FP_SENTENCE_AHEAD, /* {seat} has more planets than any other */
  FP_SENTENCE_NOBODY_AHEAD,
  FP_SENTENCE_NO_VICTORY, /* an encounter ended without a winner */
  FP_SENTENCE_TURN, /* turn number {turn}, as a heading */
  FP_SENTENCE_TURNS, /* the axis of a chart with these numbers */
  FP_SENTENCE_N_TURNS, /* the number of turns so far, in the tool: “turns: 7” */
  FP_SENTENCE_TURNS_PER_GAME, /* the name of a figure of many games: “turns per game” */
  FP_SENTENCE_HIGHEST_TOTAL, /* {seat} reaches {value}, the highest total of the game */
  /* Turning points of a game, by the players' standing. {score} is that of {seat} and of another
   * one: “3 : 2”. */
  FP_SENTENCE_DRAWS_LEVEL,
  FP_SENTENCE_TAKES_FROM, /* {seat} gets {place} from {other} */
  FP_SENTENCE_LEADS, /* {seat} is ahead now; in the next one with {place} */
  FP_SENTENCE_LEADS_WITH,
  FP_SENTENCE_FIRST, /* {seat} is the first with any standing, with {place} */
  FP_SENTENCE_ONE_SHORT, /* with {place} {seat} needs one more to win */
  FP_SENTENCE_LAST_NEEDED, /* {place} is what {seat} needed to win */
  FP_SENTENCE_NUMBER, /* the {number} that a player set, behind the number of ships there */
  FP_SENTENCE_NUMBER_HIDDEN, /* likewise, if the other players don't see it yet */
  FP_SENTENCE_FIRST_GAME, /* {aliens} are those of a group for a first game */
  FP_N_SENTENCES,
} FpSentence;

/* @many: for counts other than one; NULL: the same. */
typedef struct
{
  const char *one, *many;
} FpSentenceText;

/* A question by step and subject (NULL: the purpose of the step). A row without step fits every
 * step. The first row that fits is taken. The pattern, an imperative or question of at most eight
 * words to the player who is asked, may have {card} and {offer}: the offer of a deal with the
 * number arg[0], as the asked player would say it. */
typedef struct
{
  const char *step, *what, *pattern;
  /* option that is a card without a printed {value} of its own kind, {name}; NULL: as any card */
  const char *as;
  const char *stake; /* line below: what the answer costs or decides; may have {card}, or NULL */
  const char *pass; /* the option to pass; NULL: “Pass” */
  /* the question for several answers, FP_PLURAL with {count}, such as “3” or “up to 3”; or NULL */
  const char *several, *several_many;
  /* the question for a number of ships, asked before their places; NULL: @pattern */
  const char *how_many;
} FpQuestionText;

/* The values of an event that a row of its sentences is for. */
typedef enum
{
  FP_EVENT_VALUE_ANY,
  FP_EVENT_VALUE_ZERO,
  FP_EVENT_VALUE_NEGATIVE,
} FpEventTextValue;

/* A sentence about an event: @open for viewers who may see its cards, @hidden for the others (NULL:
 * as @open; "": they read nothing). The second of each is for a count other than one (NULL: the
 * same). An event may have several rows; the first one that fits is taken.
 *
 * The patterns may have {seat}, {other}, {count}, {value}, {place}, {from}, {at}, {to}, {cards} and
 * {card}: the first card with its worth, {name}: without it; {offer}: what {seat} does who makes
 * offer number {value} of the running deal to {other}. Of the value they may have {role}: the role
 * of that number, {half}: that half of the card (the card, if negative), {kind}: that kind of
 * cards, {prize}: that string of the sets, in the message context “prize”. {parts} are those of the
 * total of {seat}, in brackets; {result} is the totals of {seat} and {other}, and the reason if not
 * the higher total wins; both may be "".
 *
 * Rows of other uses of an event have ids like “EVENT/you”: “you” and “other” tell a result to the
 * players {seat} and {other}, “on” and “self” a card that is played on a player, and “brief” is the
 * event in the line that a turn is folded to. */
typedef struct
{
  const char *id, *open, *open_many, *hidden, *hidden_many;
  const char *encounter; /* only while an encounter of that kind runs; NULL: always */
  FpEventTextValue value;
} FpEventText;

/* A sentence about the same event of several players, which happens to them at once: {seats} is a
 * list of the players, and @one and @many are for the {count} of each of them. With @item the
 * counts may differ: {seats} is a list of @item (or @item_many) with {seat} and {count}. The
 * patterns may have {from}, {at} and {to}, but name no cards. */
typedef struct
{
  const char *id, *one, *many;
  const char *item, *item_many;
  /* TRUE: the event happens to one player, {seat}, and {seats} are the other ones that it is about
   * (FpEvent.other). All events of one answer are told together. */
  gboolean others;
} FpJointEventText;

/* A rule of the encounter that cards may change, by its query. The plain answer is @plain. While
 * cards make it @changed (any other than the plain one, if negative), the table tells @now, with
 * the {seat} that the query is about and the {value}. @maybe is told while a card may still do so;
 * NULL: nothing is. Both go on with the names of the cards. */
typedef struct
{
  const char *query;
  int plain, changed;
  const char *now, *maybe;
} FpChangedRuleText;

/* The name on the face of cards of a kind that have none of their own and a number of at least
 * @least, up to that of the next row. Context “card face”. */
typedef struct
{
  int least;
  const char *name; /* NULL: the end of the table */
} FpFaceText;

/* A kind of cards. */
typedef struct
{
  const char *id;
  const char *one, *many; /* “alien”, “Aliens”; contexts “kind of card” and “kinds of cards” */
  const char *unnamed; /* name, with {value}, of a card without one; context “card” */
  /* name of a card that isn't seen, with {word}, its first printed word; NULL: as of any; context
   * “hidden” */
  const char *hidden;
  const char *worth; /* field behind the name: a word, or a signed number except 0; NULL: none */
  /* labels of {card} as an option: ally of {seat}, of nobody, of the player who is asked */
  const char *allied, *neutral, *yours;
  const char *brief; /* effect of a card without a text, for its face; NULL: none is shown */
  const char *step; /* in which the rules let players choose a card of the kind; NULL: in none */
  const FpFaceText *faces; /* by rising numbers; NULL: the face has the name in sentences */
} FpKindText;

/* A term of an offer in a deal, as a thing: “a colony {at}”, with {count} and {card}. @many: for
 * counts other than one; NULL: the same. The first row that fits is taken. */
typedef struct
{
  const char *id;
  const char *kind; /* only about cards of this kind; NULL: any */
  const char *one, *many;
} FpDealTermText;

/* A word of one of the edition's own lists. “” stands for no word. */
typedef struct
{
  const char *list, *context, *id, *name;
} FpWordText;

/* Sorts of phrases that sentences must distinguish. */
typedef enum
{
  FP_TERM_UNKNOWN,
  FP_TERM_NUMBER,
  FP_TERM_SET,
  FP_TERM_PLAYER, /* a set of one player */
  FP_TERM_YES_NO,
  FP_TERM_WORD,
} FpTermSort;

/* A name of the card language. “not NAME” is its opposite, “that.NAME” a name behind “that”, and
 * “NAME is” a name that stands for other things before “is”. */
typedef struct
{
  const char *word;
  const char *alone; /* without owner: “the winner”; or of another player: “their hand” */
  const char *mine; /* of the card's player: “your hand”; NULL: as @of */
  const char *of; /* with {whose}: “{whose}'s hand”; NULL: has no owner */
  FpTermSort sort;
  gboolean several; /* “your ships”: the sentences say “are” */
} FpTermText;

/* A function of the card language. */
typedef struct
{
  const char *word;
  const char *pattern; /* {first}, {second}: its arguments */
  FpTermSort sort;
} FpFunctionText;

/* The uses of a name of the card language that need words of their own. */
typedef enum
{
  FP_TERM_THING, /* the things themselves: “the cards in your hand” */
  FP_TERM_PLACE, /* a place in which things lie or are put: “your hand” */
  FP_TERM_NAMED, /* a thing, where the “you” of the words has a name: {me} */
  FP_N_TERM_USES,
} FpTermUse;

typedef struct
{
  const char *id, *name;
} FpNameText;

/* Things that have a mere name, and the message context of the name. */
typedef enum
{
  /* a destination of cards, with {seat} if a player owns it; “ZONE/moved” is a sentence of its own
   * about cards that go there, with {seat}, {owner} and {count}; no context */
  FP_TEXT_OF_ZONE,
  FP_TEXT_OF_ROLE, /* “role” */
  FP_TEXT_OF_SEAT, /* “seat” */
  FP_TEXT_OF_COLOUR, /* “colour”: a seat's colour inside a sentence */
  FP_TEXT_OF_PLACE, /* “place”: a place of ships by its id in positions, inside a sentence */
  FP_TEXT_OF_CAUSE, /* “cause” */
  FP_TEXT_OF_QUERY, /* the subject of a query (“hand limit”); no context */
  FP_TEXT_OF_FIGURE, /* a figure of a player (“Ships lost”); no context */
  FP_TEXT_OF_ENCOUNTERS, /* “in an encounter”, by ids of kinds with blanks between; no context */
  /* a sentence: why the {cards} in the zone can't be chosen now; no context */
  FP_TEXT_OF_UNAVAILABLE,
  FP_TEXT_OF_LABEL, /* a thing on the table (fp-table-layout.h), “Supply”; no context */
  /* a figure of a seat, a module, a bundle, the edition: a sentence about it; no context */
  FP_TEXT_OF_TIP,
  FP_TEXT_OF_GROUP, /* a number of small cards of a zone, {number}; no context */
  FP_TEXT_OF_NONE, /* a row of a side: that it has no cards; no context */
  FP_TEXT_OF_ENCOUNTER, /* a kind of encounter as a title, with {place}; no context */
  FP_TEXT_OF_ENCOUNTER_NOTE, /* its line below, with {number}, its printed number; no context */
  FP_TEXT_OF_MODULE, /* a module, by its id: “four planets”; no context */
  FP_TEXT_OF_MODULE_GROUP, /* a group of modules as a title: “Length”; no context */
  FP_TEXT_OF_BUNDLE, /* a bundle of modules as a title: “First game”; no context */
  FP_N_TEXTS_OF,
} FpTextOf;

/* A thing that an answer puts at stake, by the rules and effects of the moment. */
typedef struct
{
  const char *id; /* of an FpStakeText */
  int16_t count;
} FpStake;

/* A line about a stake, with {count} and {place}, the place of the running encounter. @many: for
 * counts other than one; NULL: the same. */
typedef struct
{
  const char *id, *one, *many;
} FpStakeText;

/* The state of the talk of a deal, for one of its two players. */
typedef struct
{
  uint8_t most; /* offers that a player may make */
  uint8_t left, left_of_other; /* of these, how many this player and the other one may still make */
  gboolean agreed; /* TRUE: an offer is being carried out, and the numbers above don't count */
  uint8_t accepter; /* if @agreed: the seat that has accepted the offer */
} FpTalk;

/* The place of a module's line on the page about a turn. */
typedef enum
{
  FP_TURN_LINE_BEHIND, /* behind the line @at, and those that stand behind it already */
  FP_TURN_LINE_BEFORE, /* before it */
  FP_TURN_LINE_INSTEAD, /* the line @at is left out; a row without @pattern only leaves it out */
} FpTurnLinePlace;

/* A line of the page about a turn. Patterns may have the numbers of turn_number (). */
typedef struct
{
  const char *id; /* by which lines of modules find it */
  const char *pattern;
  gboolean heading; /* TRUE: the title of the lines below */
  const char *step; /* rules page about it, without the edition; NULL: none */
  /* Set-up options: the line is there only with @option, and not with @unless; NULL: none. Rows of
   * a module have its own as @option. */
  const char *option, *unless;
  uint8_t least_seats, most_seats; /* only in games of so many; 0: no bound */
  const char *at; /* NULL: behind the row before, in the edition's own table */
  FpTurnLinePlace place;
} FpTurnLineText;

enum
{
  FP_MOST_STAKES = 4,
};

struct _FpEdition;
struct _FpEngine;

typedef struct _FpEditionTexts FpEditionTexts;
struct _FpEditionTexts
{
  const FpEditionTexts *const *parts; /* of modules, looked up next; ended by NULL; NULL: none */
  const FpEditionTexts *shared; /* looked up next; NULL: the machine's */
  const FpMomentText *moments;
  const FpTitleText *titles;
  const FpVerbText *verbs;
  const FpQuestionText *questions;
  const FpEventText *events;
  const FpJointEventText *joint_events;
  const FpChangedRuleText *changed_rules;
  const FpAmountText *amounts;
  const FpEncounterText *encounters;
  const FpEndingText *endings;
  FpSentenceText sentences[FP_N_SENTENCES];
  const char *turn_word; /* word of a turn that a rules page governs; NULL: there is none */
  const char *standing_page; /* rules page about the standing, without the edition */
  const FpKindText *kinds;
  const FpWordText *words;
  const FpDealTermText *deal_terms;
  const FpTermText *terms[FP_N_TERM_USES];
  const FpFunctionText *functions;
  const FpStakeText *stakes;
  /* Writes what option @option of the pending decision puts at stake, −1: what the decision does
   * whatever is chosen, and only what no effect in force can change. Returns the number of stakes.
   * NULL: never anything. */
  guint (*at_stake) (struct _FpEngine *engine, int option, FpStake stakes[FP_MOST_STAKES]);
  /* Makes @talk the state of the talk in which @seat decides. Returns FALSE if there is none. NULL:
   * there never is. */
  gboolean (*talk) (struct _FpEngine *engine, uint8_t seat, FpTalk *talk);
  /* The page about a turn (text/fp-text-turn.h). The rows of modules go into those of the first
   * table that has any, which is not a module's. */
  const FpTurnLineText *turn_lines;
  /* Returns the number called @name in games of @n_seats, −1: there is none. @edition is the
   * variant that is played. NULL: there are none. */
  int (*turn_number) (const struct _FpEdition *edition, guint n_seats, const char *name);
  const FpNameText *names[FP_N_TEXTS_OF];
};
