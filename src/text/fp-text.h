/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The only place that makes sentences of events, decisions, options and values.
 *
 * Terminal, log and window say the same because they all ask here.  Everything is translated by gettext (domain
 * “fifth-planet”); card texts by their English text as msgid with the card's kind as context.  Nothing here tells a
 * seat what it may not know: each function takes the viewer.
 */
#pragma once

#include "engine/runner/fp-engine.h"
#include "engine/knowledge/fp-view.h"

/* How the players are called. */
typedef struct
{
  const char *names[FP_MAX_SEATS];
} FpTextNames;

/* fp_text_number: @number with a proper minus sign; fp_text_signed: with a plus sign, too.  Where text goes from
 * right to left a sign stays before its number.  Free with g_free (). */
char *fp_text_number (int number);
char *fp_text_signed (int number);

/* fp_text_capital: @phrase (NULL stays NULL), taken over, with a capital first letter.  Free with g_free (). */
char *fp_text_capital (char *phrase);

/* fp_text_event: one sentence for @event as @viewer (FP_NOBODY: a bystander; a seat) may know it; to be called while
 * @engine's state is as right after the event.  NULL for events nobody wants to read (game-won, whose winner game-ended
 * names).  Cards are named to those in the event’s `seen`, to a bystander if that is everybody; a public card needs all
 * its bits.  Free with g_free (). */
char *fp_text_event (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names);

/* fp_text_decision: what the asked player is asked, one or two short sentences (“Which plan does Ada choose?”), with
 * what it depends on (the amount left in a group).  Free with g_free (). */
char *fp_text_decision (FpEngine *engine, const FpDecision *decision, const FpTextNames *names);

/* fp_text_option: the label of @option as an answer to @decision (“The Sinister (13)”, “Blast 4 (other half: shield
 * 2)”, “Recover up to 3 ships”).  Free with g_free (). */
char *fp_text_option (FpEngine *engine, const FpDecision *decision, const FpOption *option, const FpTextNames *names);

/* fp_text_step: the name of the step @procedure (“Choose plans and tactics”), NULL: not a step.  Static. */
const char *fp_text_step (const FpEngine *engine, guint procedure);

/* fp_text_card: the name of the definition @def with its worth (“The Sinister (13)”, “Mega Support (+12)”).  Free. */
char *fp_text_card (const FpCatalog *catalog, guint def);

/* fp_text_card_worth: what stands there in brackets (“13”, “+12”; a planet's symbol); NULL: nothing.  Free. */
char *fp_text_card_worth (const FpCatalog *catalog, guint def);

/* fp_text_card_name: the translated name alone; a tactic or plan without a name gets one from its numbers.  Free. */
char *fp_text_card_name (const FpCatalog *catalog, guint def);

/* fp_text_set: what the set @id of @catalog is called; where it doesn't say, its id as a name.  Free with g_free ().
 */
char *fp_text_set (const FpCatalog *catalog, const char *id);

/* fp_text_card_text: its translated text and those of its abilities, a line each; NULL: none.  Free with g_free (). */
char *fp_text_card_text (const FpCatalog *catalog, guint def);

/* A piece of a card's text: what the card itself says, or one of its abilities. */
typedef struct
{
  char *name; /* of the ability; NULL: none */
  char *text; /* NULL: none */
  char *notes; /* clarifications, a line each; NULL: none */
} FpTextParagraph;

/* fp_text_card_paragraph: the @index-th piece of the text of the definition @def, translated, into @paragraph; FALSE:
 * there are no more.  Free what is in it with g_free (). */
gboolean fp_text_card_paragraph (const FpCatalog *catalog, guint def, guint index, FpTextParagraph *paragraph);

/* fp_text_card_state: what the card instance @card has come to: its counters, and that it counts as blank (“Ticks: 3 ·
 * counts as blank”); NULL: nothing to say.  Free with g_free (). */
char *fp_text_card_state (const FpEngine *engine, uint16_t card);

/* fp_text_pool: what the viewer of @view knows to be in its pool @index, one line (“Somewhere among what Bob holds:
 * The Sinister (13)”); NULL: it is a deck of nobody.  fp_text_hand_seen: which cards of @seat's hand the viewer knows;
 * NULL: none.  Free with g_free (). */
char *fp_text_pool (const FpEngine *engine, const FpView *view, guint index, const FpTextNames *names);
char *fp_text_hand_seen (const FpEngine *engine, const FpView *view, uint8_t seat, const FpTextNames *names);

/* fp_text_deciding_card: the card whose ability asks the open question (its instance), FP_NO_CARD: none does. */
uint16_t fp_text_deciding_card (const FpEngine *engine);

/* fp_text_program: the lines of a card's programs and abilities in plain words, one a line (“\n”), for `show`; made
 * from the programs, not from the card's text.  "" if it has none.  Free with g_free (). */
char *fp_text_program (const FpEngine *engine, guint def);

/* fp_text_kind, fp_text_icon, fp_text_symbol, fp_text_colour, fp_text_role: translated words.  fp_text_kinds: as
 * it stands above all cards of a kind (“Aliens”).  fp_text_origin: where a card is from (“as printed”).
 * fp_text_complexity: how hard an alien is to play, from 1 to 3 (“green (simple)”); NULL: nothing is said.  Static. */
const char *fp_text_kind (FpCardKind kind);
const char *fp_text_kinds (FpCardKind kind);
const char *fp_text_origin (FpOrigin origin);
const char *fp_text_complexity (guint complexity);
const char *fp_text_icon (FpIcon icon);
const char *fp_text_symbol (FpSymbol symbol);
const char *fp_text_colour (const FpEdition *edition, guint seat);
const char *fp_text_role (const FpEdition *edition, guint role);

/* fp_text_envoy_deck: the letter of @deck, translated; NULL: it is none.  Static. */
const char *fp_text_envoy_deck (FpEnvoyDeck deck);

/* fp_text_half: “blast 4”.  Free with g_free (). */
char *fp_text_half (const FpCardDef *def, guint half);

/* Why nothing can be taken back. */
typedef enum
{
  FP_UNDO_POSSIBLE,
  FP_UNDO_NOTHING, /* no person has chosen anything */
  FP_UNDO_FORBIDDEN, /* the table has agreed that nothing is */
  FP_UNDO_REVEALED, /* something came to light since */
  FP_UNDO_ANSWERED, /* another person has answered since */
} FpUndoObstacle;

/* fp_text_undo_obstacle: one sentence that says so, translated, NULL for FP_UNDO_POSSIBLE.  Static. */
const char *fp_text_undo_obstacle (FpUndoObstacle obstacle);

/* fp_text_went_back: that the player of @seat took back what had come to light already, one sentence.  Free. */
char *fp_text_went_back (guint seat, const FpTextNames *names);

/* fp_text_ending: how the game ended, one sentence (“Ada wins with five planets.”).  Free with g_free (). */
char *fp_text_ending (FpEnding ending, FpSeats winners, const FpTextNames *names, guint n_seats);
