/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The only place that makes sentences of events, decisions, options and values.
 *
 * Terminal, log and window say the same because they all ask here.  Everything is translated by gettext (domain
 * “fifth-planet”); card texts by their English text as msgid with the card's kind as context.  Nothing here tells a
 * seat what it may not know: each function takes the viewer.
 */
#pragma once

#include "engine/fp-engine.h"
#include "engine/fp-view.h"

/* How the players are called. */
typedef struct
{
  const char *names[FP_MAX_SEATS];
} FpWordsNames;

/* fp_words_number: @number with a proper minus sign; fp_words_signed: with a plus sign, too.  Where text goes from
 * right to left a sign stays before its number.  Free with g_free (). */
char *fp_words_number (int number);
char *fp_words_signed (int number);

/* fp_words_capital: @phrase (NULL stays NULL), taken over, with a capital first letter.  Free with g_free (). */
char *fp_words_capital (char *phrase);

/* fp_words_event: one sentence for @event as @viewer (FP_NOBODY: a bystander; a seat) may know it; to be called while
 * @engine's state is as right after the event.  NULL for events nobody wants to read (game-won, whose winner game-ended
 * names).  Cards are named to those in the event’s `seen`, to a bystander if that is everybody; a public card needs all
 * its bits.  Free with g_free (). */
char *fp_words_event (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpWordsNames *names);

/* fp_words_question: what the asked player is asked, one or two short sentences (“Which plan does Ada choose?”), with
 * what it depends on (the amount left in a group).  Free with g_free (). */
char *fp_words_question (FpEngine *engine, const FpDecision *decision, const FpWordsNames *names);

/* fp_words_option: the label of @option as an answer to @decision (“The Sinister (13)”, “Blast 4 (other half: shield
 * 2)”, “Recover up to 3 ships”).  Free with g_free (). */
char *fp_words_option (FpEngine *engine, const FpDecision *decision, const FpOption *option, const FpWordsNames *names);

/* fp_words_step: the name of the step @procedure (“Choose plans and tactics”), NULL: not a step.  Static. */
const char *fp_words_step (const FpEngine *engine, guint procedure);

/* fp_words_card: the name of the definition @def with its worth (“The Sinister (13)”, “Mega Support (+12)”).  Free. */
char *fp_words_card (const FpCatalog *catalog, guint def);

/* fp_words_card_worth: what stands there in brackets (“13”, “+12”; a planet's symbol); NULL: nothing.  Free. */
char *fp_words_card_worth (const FpCatalog *catalog, guint def);

/* fp_words_card_name: the translated name alone; a tactic or plan without a name gets one from its numbers.  Free. */
char *fp_words_card_name (const FpCatalog *catalog, guint def);

/* fp_words_set: what the set @id of @catalog is called; where it doesn't say, its id as a name.  Free with g_free ().
 */
char *fp_words_set (const FpCatalog *catalog, const char *id);

/* fp_words_card_text: its translated text and those of its abilities, a line each; NULL: none.  Free with g_free (). */
char *fp_words_card_text (const FpCatalog *catalog, guint def);

/* A piece of a card's text: what the card itself says, or one of its abilities. */
typedef struct
{
  char *name; /* of the ability; NULL: none */
  char *text; /* NULL: none */
  char *notes; /* clarifications, a line each; NULL: none */
} FpWordsParagraph;

/* fp_words_card_paragraph: the @index-th piece of the text of the definition @def, translated, into @paragraph; FALSE:
 * there are no more.  Free what is in it with g_free (). */
gboolean fp_words_card_paragraph (const FpCatalog *catalog, guint def, guint index, FpWordsParagraph *paragraph);

/* fp_words_card_state: what the card instance @card has come to: its counters, and that it counts as blank (“Ticks: 3 ·
 * counts as blank”); NULL: nothing to say.  Free with g_free (). */
char *fp_words_card_state (const FpEngine *engine, uint16_t card);

/* fp_words_pool: what the viewer of @view knows to be in its pool @index, one line (“Somewhere among what Bob holds:
 * The Sinister (13)”); NULL: it is a deck of nobody.  fp_words_hand_seen: which cards of @seat's hand the viewer knows;
 * NULL: none.  Free with g_free (). */
char *fp_words_pool (const FpEngine *engine, const FpView *view, guint index, const FpWordsNames *names);
char *fp_words_hand_seen (const FpEngine *engine, const FpView *view, uint8_t seat, const FpWordsNames *names);

/* fp_words_asking_card: the card whose ability asks the open question (its instance), FP_NO_CARD: none does. */
uint16_t fp_words_asking_card (const FpEngine *engine);

/* fp_words_program: the lines of a card's programs and abilities in plain words, one a line (“\n”), for `show`; made
 * from the programs, not from the card's text.  "" if it has none.  Free with g_free (). */
char *fp_words_program (const FpEngine *engine, guint def);

/* fp_words_kind, fp_words_icon, fp_words_symbol, fp_words_colour, fp_words_role: translated words.  fp_words_kinds: as
 * it stands above all cards of a kind (“Aliens”).  fp_words_origin: where a card is from (“as printed”).
 * fp_words_complexity: how hard an alien is to play, from 1 to 3 (“green (simple)”); NULL: nothing is said.  Static. */
const char *fp_words_kind (FpCardKind kind);
const char *fp_words_kinds (FpCardKind kind);
const char *fp_words_origin (FpOrigin origin);
const char *fp_words_complexity (guint complexity);
const char *fp_words_icon (FpIcon icon);
const char *fp_words_symbol (FpSymbol symbol);
const char *fp_words_colour (const FpEdition *edition, guint seat);
const char *fp_words_role (const FpEdition *edition, guint role);

/* fp_words_envoy_deck: the letter of @deck, translated; NULL: it is none.  Static. */
const char *fp_words_envoy_deck (FpEnvoyDeck deck);

/* fp_words_half: “blast 4”.  Free with g_free (). */
char *fp_words_half (const FpCardDef *def, guint half);

/* Why nothing can be taken back. */
typedef enum
{
  FP_UNDO_POSSIBLE,
  FP_UNDO_NOTHING, /* no person has chosen anything */
  FP_UNDO_FORBIDDEN, /* the table has agreed that nothing is */
  FP_UNDO_REVEALED, /* something came to light since */
  FP_UNDO_ANSWERED, /* another person has answered since */
} FpUndoObstacle;

/* fp_words_undo_obstacle: one sentence that says so, translated, NULL for FP_UNDO_POSSIBLE.  Static. */
const char *fp_words_undo_obstacle (FpUndoObstacle obstacle);

/* fp_words_went_back: that the player of @seat took back what had come to light already, one sentence.  Free. */
char *fp_words_went_back (guint seat, const FpWordsNames *names);

/* fp_words_ending: how the game ended, one sentence (“Ada wins with five planets.”).  Free with g_free (). */
char *fp_words_ending (FpEnding ending, FpSeats winners, const FpWordsNames *names, guint n_seats);
