/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences about events, decisions, options and values. No other code makes sentences.
 *
 * Terminal, log and window say the same because they all use these functions. gettext translates
 * everything (domain “fifth-planet”). The English text of a card is the msgid, with the card's kind
 * as context. Each function takes the viewer, so no seat is told what it may not know.
 */
#pragma once

#include "engine/runner/fp-deal-terms.h"
#include "engine/runner/fp-engine.h"
#include "engine/knowledge/fp-view.h"

/* Names of the players. */
typedef struct
{
  const char *names[FP_MAX_SEATS];
  gboolean shared; /* several people share the screen, so questions begin with a name */
} FpTextNames;

/* fp_text_number: formats @number with a proper minus sign. fp_text_signed: formats it with a plus
 * sign, too. In right-to-left text a sign stays before its number. Free with g_free (). */
char *fp_text_number (int number);
char *fp_text_signed (int number);

/* fp_text_capital: capitalizes @phrase (transfer full, nullable). Free with g_free (). */
char *fp_text_capital (char *phrase);

/* fp_text_event: returns a sentence for @event as @viewer (a seat, or FP_NOBODY for a bystander)
 * may know it. @engine's state must be as right after the event. Returns NULL for events without a
 * sentence, such as game-won (game-ended names the winner). The event's `seen` lists the seats that
 * read its cards (a public card needs all bits); a bystander reads them if all do. Free with
 * g_free (). */
char *fp_text_event (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names);

/* fp_text_event_for_all: puts the sentences for all seats and, at FP_MAX_SEATS, for a bystander
 * into @texts, as fp_text_event () returns them. They are of g_ref_string_new (), and viewers who
 * are told the same share one. Places of seats that there are not stay as they are. */
void fp_text_event_for_all (const FpEngine *engine, const FpEvent *event, const FpTextNames *names,
                            char *texts[FP_MAX_SEATS + 1]);

/* fp_text_event_at: returns the sentence about a card that was played on the player @event->other,
 * or NULL. fp_text_event_brief: returns @event in the line that a turn is folded to (“Bo beat Dag
 * at Green 2”), without a full stop; NULL if the line leaves it out. Free with g_free (). */
char *fp_text_event_at (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names);
char *fp_text_event_brief (const FpEngine *engine, const FpEvent *event, uint8_t viewer, const FpTextNames *names);

/* fp_text_at_once: returns TRUE if @event can be told together with others: actions of several
 * players happen at once, or the event is one of several that one player's answer brings about.
 * fp_text_joins: returns TRUE if one sentence can tell of both events, which differ in one player.
 * fp_text_joint_player: returns the player in whom @event differs. fp_text_joint_event: returns the
 * sentence about @n such events, none of whose cards @viewer may see: “Blue, Red and Green draw 1
 * card each.” Free with g_free (). */
gboolean fp_text_at_once (const FpEngine *engine, const FpEvent *event);
gboolean fp_text_joins (const FpEngine *engine, const FpEvent *one, const FpEvent *other);
uint8_t fp_text_joint_player (const FpEngine *engine, const FpEvent *event);
char *fp_text_joint_event (const FpEngine *engine, const FpEvent *const *events, guint n, uint8_t viewer,
                           const FpTextNames *names);

/* fp_text_decision: returns the question to the deciding player, at most eight words (“Choose a
 * card”), and the amount left in a group. fp_text_decision_together: returns the question where all
 * answers of the group are given together (“Choose 2 cards”). fp_text_stake: returns the line below
 * it, with what the answer costs or decides and the ability that asks, or NULL. Free with
 * g_free (). */
char *fp_text_decision (FpEngine *engine, const FpDecision *decision, const FpTextNames *names);
char *fp_text_decision_together (FpEngine *engine, const FpDecision *decision, const FpTextNames *names);
char *fp_text_stake (FpEngine *engine, const FpDecision *decision, const FpTextNames *names);

/* fp_text_option: returns the label of @option as an answer to @decision (“The Sinister (13)”,
 * “Tidewell (blue)”, “Recover up to 3 ships”). Free with g_free (). */
char *fp_text_option (FpEngine *engine, const FpDecision *decision, const FpOption *option, const FpTextNames *names);

/* fp_text_deal_term: returns @term of an offer as a thing (“A colony on Lull”). Free with
 * g_free (). */
char *fp_text_deal_term (FpEngine *engine, const FpDealTerm *term, uint8_t viewer, const FpTextNames *names);

/* fp_text_step: returns the name of a step (“Enforce the hand limit”), else NULL. Some have another
 * name in encounters of the kind @encounter. Static. */
const char *fp_text_step (const FpEngine *engine, guint procedure, guint encounter);

/* fp_text_card: returns the name of definition @def with its worth (“The Sinister (13)”, “Mega
 * Support (+12)”). Free with g_free (). */
char *fp_text_card (const FpCatalog *catalog, guint def);

/* fp_text_card_worth: returns that worth (“13”, “+12”, a word), or NULL. Free with g_free (). */
char *fp_text_card_worth (const FpCatalog *catalog, guint def);

/* fp_text_card_name: returns the translated name alone. A card without a name gets one from its
 * numbers. Free with g_free (). */
char *fp_text_card_name (const FpCatalog *catalog, guint def);

/* fp_text_set: returns the name of the set @id, by default the id. Free with g_free (). */
char *fp_text_set (const FpCatalog *catalog, const char *id);

/* fp_text_card_number: returns the number that the face of the card shows, with its sign if it is
 * added to something: “13”, “+8”, “−7”. NULL if it has none. Free with g_free (). */
char *fp_text_card_number (const FpCatalog *catalog, guint def);

/* fp_text_card_apart: returns a sentence that names the cards that are not dealt or chosen with
 * this one, NULL: there are none. Free with g_free ().
 * fp_text_card_games: likewise sentences about the only games in which it is. */
char *fp_text_card_apart (const FpCatalog *catalog, guint def);
char *fp_text_card_games (const FpCatalog *catalog, guint def);

/* fp_text_card_brief: returns what the face of the card says in two lines: its <brief>, else the
 * first sentence of its text, else that of its kind. NULL if there is none. Free with g_free (). */
char *fp_text_card_brief (const FpCatalog *catalog, guint def);

/* fp_text_card_brief_now: the same for @card, of its abilities that work where it lies: of a card
 * with two halves in a hand, the half that its player can play. Free with g_free (). */
char *fp_text_card_brief_now (const FpEngine *engine, uint16_t card);

/* fp_text_card_text: returns the card's translated text and those of its abilities, a line each, or
 * NULL. Free with g_free (). */
char *fp_text_card_text (const FpCatalog *catalog, guint def);

/* A piece of a card's text: that of the card itself, or of one of its abilities. */
typedef struct
{
  char *name; /* of the ability, or NULL */
  char *text; /* or NULL */
  char *notes; /* clarifications, a line each, or NULL */
} FpTextParagraph;

/* fp_text_card_paragraph: writes piece @index of the translated text of definition @def into
 * @paragraph. Returns FALSE after the last piece. Free the strings with g_free (). */
gboolean fp_text_card_paragraph (const FpCatalog *catalog, guint def, guint index, FpTextParagraph *paragraph);

/* fp_text_card_state: returns the counters of card instance @card, its progress (FpProgressDef),
 * and a note if it is stopped or counts as blank (“Ticks: 2 (close!) · counts as blank”), or NULL.
 * Free with g_free (). */
char *fp_text_card_state (const FpEngine *engine, uint16_t card);

/* fp_text_card_veiled: returns the note of a card instance that lies veiled, NULL: it doesn't. */
const char *fp_text_card_veiled (const FpEngine *engine, uint16_t card);

/* fp_text_card_stopped: returns the note of fp_text_card_state () about a card that is ignored or
 * zapped now (“stopped until after the encounter”), or NULL. Free with g_free (). */
char *fp_text_card_stopped (const FpEngine *engine, uint16_t card);

/* fp_text_laid_aside: returns the cause for which @card of a hand is out of use (“laid aside by
 * Laser”). Sets @until to the moment at which it comes back (“until after the encounter”), or to
 * NULL. Free both with g_free (). */
char *fp_text_laid_aside (const FpEngine *engine, uint16_t card, char **until);

/* fp_text_card_in_danger: returns TRUE if a number in that text is one that its set declares a
 * danger. */
gboolean fp_text_card_in_danger (const FpEngine *engine, uint16_t card);

/* fp_text_pool: returns a line with the cards that the viewer of @view knows to be in pool @index
 * (“Bob holds: The Sinister (13)”), or NULL for a deck of nobody.
 * fp_text_hand_seen: returns a line with the cards of @seat's hand that the viewer knows, or NULL.
 * Free with g_free (). */
char *fp_text_pool (const FpEngine *engine, const FpView *view, guint index, const FpTextNames *names);
char *fp_text_hand_seen (const FpEngine *engine, const FpView *view, uint8_t seat, const FpTextNames *names);

/* fp_text_deciding_card: returns the card instance whose ability asks, or FP_NO_CARD. */
uint16_t fp_text_deciding_card (const FpEngine *engine);

/* fp_text_program: returns a card's programs and abilities in plain words, one a line (“\n”), for
 * `show`. The words come from the programs, not from the card's text. "" if the card has none. Free
 * with g_free (). */
char *fp_text_program (const FpEngine *engine, guint def);

/* fp_text_setup_option: returns the name of set-up option number @option if it is a module, or else
 * its id. Static, translated. */
const char *fp_text_setup_option (const FpEdition *edition, guint option);

/* fp_text_module_clash: returns a sentence, translated: why the modules can't be played so. Free
 * with g_free (). */
char *fp_text_module_clash (const FpEdition *edition, const FpModuleClash *clash);

/* fp_text_module_gist: returns the sentences about @module: what it does, needs, and how long games
 * are with it. fp_text_modules: returns the names of the modules among set-up @options with commas,
 * or NULL if there are none. Free both with g_free (). */
char *fp_text_module_gist (const FpEdition *edition, const FpModule *module);
char *fp_text_modules (const FpEdition *edition, uint64_t options);

/* fp_text_module_group, fp_text_bundle: return the titles of the group of modules and of the bundle
 * @id; @id itself if they have none. fp_text_bundle_gist: returns a sentence about the bundle, or
 * NULL. All are static. */
const char *fp_text_module_group (const FpEdition *edition, const char *id);
const char *fp_text_bundle (const FpEdition *edition, const char *id);
const char *fp_text_bundle_gist (const FpEdition *edition, const char *id);

/* fp_text_kind, fp_text_colour, fp_text_role: return translated words. fp_text_kinds: returns the
 * heading for all cards of a kind (“Aliens”). @kind is the id of the kind. fp_text_colour_inside:
 * returns a seat's colour as inside a sentence (“orange”). fp_text_origin: returns the origin of a
 * card (“as printed”). fp_text_complexity: returns the edition's word for how hard
 * @card is to play (“green (simple)”), or NULL. Static. */
const char *fp_text_kind (const FpEdition *edition, const char *kind);
const char *fp_text_kinds (const FpEdition *edition, const char *kind);
const char *fp_text_origin (FpOrigin origin);
const char *fp_text_complexity (const FpEdition *edition, const FpCardDef *card);
const char *fp_text_colour (const FpEdition *edition, guint seat);
const char *fp_text_colour_inside (const FpEdition *edition, guint seat);
const char *fp_text_role (const FpEdition *edition, guint role);

/* fp_text_figure: returns the label of @edition's figure of players at index @figure (“Ships
 * lost”), its id if there is none. Static. */
const char *fp_text_figure (const FpEdition *edition, guint figure);

/* fp_text_own_word: returns the translation of @word, which belongs to the list @list of @edition
 * (“icon”), or NULL. Static. */
const char *fp_text_own_word (const FpEdition *edition, const char *list, const char *word);

/* fp_text_encounter: returns the heading of a report about @encounter of a view at @planet (as it
 * shall be called), or NULL if none is running. fp_text_encounter_seat: returns the part of @seat:
 * its ships, if the viewer of @view knows their number, and its total. Free with g_free (). */
char *fp_text_encounter (const FpEdition *edition, const FpViewEncounter *encounter, const char *planet);
char *fp_text_encounter_seat (const FpEngine *engine, const FpView *view, uint8_t seat);

/* fp_text_ships: returns the ships at @place of a view, “Red 4, Blue 1”, NULL: there are none.
 * fp_text_loose_place: returns the name of @place, NULL if it lies on a card. fp_text_planet:
 * returns the name of the planet @place. Free all with g_free (). */
char *fp_text_ships (const FpView *view, guint place, const FpTextNames *names);
char *fp_text_planet (const FpEngine *engine, guint place);
char *fp_text_loose_place (const FpEngine *engine, guint place);

/* fp_text_first_word: returns the first field of @def, or @face instead unless that is 0, as a
 * translated word, or NULL. Static. */
const char *fp_text_first_word (const FpEdition *edition, const FpCardDef *def, int face);

/* fp_text_half: returns a half of the definition @def (an icon and a number). Free with g_free ().
 * */
char *fp_text_half (const FpCatalog *catalog, guint def, guint half);

/* Reasons why nothing can be taken back. */
typedef enum
{
  FP_UNDO_POSSIBLE,
  FP_UNDO_NOTHING, /* no human player has chosen anything */
  FP_UNDO_FORBIDDEN, /* ruled out by agreement at the table */
  FP_UNDO_REVEALED, /* hidden information was revealed since */
  FP_UNDO_ANSWERED, /* another human player has answered since */
} FpUndoObstacle;

/* fp_text_undo_obstacle: returns a sentence, translated; NULL for FP_UNDO_POSSIBLE. Static. */
const char *fp_text_undo_obstacle (FpUndoObstacle obstacle);

/* fp_text_went_back: returns a sentence: the player of @seat took back what was already revealed.
 * Free with g_free (). */
char *fp_text_went_back (guint seat, const FpTextNames *names);

/* fp_text_turn: returns the heading of turn @turn (“Turn 7”, “Set-up”). Free with
 * g_free (). fp_text_turns: returns the name of the axis of such numbers. Static.
 * fp_text_n_turns: returns the number of turns so far (“turns: 7”). Free with g_free ().
 * fp_text_turns_per_game: returns the name of that figure of many games. Static. */
char *fp_text_turn (const FpEdition *edition, int turn);
const char *fp_text_turns (const FpEdition *edition);
char *fp_text_n_turns (const FpEdition *edition, int n);
const char *fp_text_turns_per_game (const FpEdition *edition);

/* fp_text_ending: returns a sentence about @ending of a game (“Ada wins with five planets.”) of
 * @n_seats seats whose winners needed @needed to win (0: not the same). Free with g_free (). */
char *fp_text_ending (const FpEdition *edition, guint ending, FpSeats winners, const FpTextNames *names, guint n_seats,
                      int needed);

/* fp_text_ending_to: returns the sentence about the end of @engine's game to @viewer, a seat: “You
 * win with five planets!”. @cause is the last event of an ability before the end, or NULL: if a
 * card has ended the game, the sentence names the card. To others than a seat, or if people share a
 * screen, it names the winners. Free with g_free (). */
char *fp_text_ending_to (const FpEngine *engine, const FpEvent *cause, uint8_t viewer, const FpTextNames *names);
