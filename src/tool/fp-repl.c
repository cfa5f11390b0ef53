/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game played in the terminal.
 *
 * A question is a line “? SEAT DECISION-ID”, a line “N) label” for each option, and then “> ”
 * (docs/design/contracts.md, “The tool”). Before it stands what has happened since the asked
 * player's last question, as that player may know it.
 */
#include "tool/fp-repl.h"

#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-game-paths.h"
#include "session/game/fp-hints.h"
#include "session/game/fp-thinking.h"
#include "session/game/fp-session-stops.h"
#include "session/files/fp-session-file.h"
#include "tool/fp-repl-group.h"
#include "tool/fp-repl-input.h"
#include "tool/fp-repl-why.h"
#include "tool/fp-table-print.h"

/* The state of the REPL. */
typedef struct
{
  FpSession *session;
  FpGameFile *file; /* NULL: the game is kept nowhere */
  FpReplInput *input;
  FpReplTutorial *tutorial; /* NULL: no explanations */
  char *trouble; /* file trouble reported last, NULL: none */
  char *notice; /* notice reported last, NULL: none */
  guint heard[FP_MAX_SEATS]; /* log entries each seat has been shown */
  uint8_t last; /* seat asked last, FP_NOBODY: no person yet */
  gboolean leaving;
} FpRepl;

/* A command. @rest: the text behind it, "" if none. */
typedef struct
{
  const char *word;
  void (*run) (FpRepl *repl, const char *rest);
  const char *summary;
} FpReplWord;

static uint8_t
viewer_of (const FpRepl *repl)
{
  return repl->last == FP_NOBODY ? FP_MAX_SEATS : repl->last;
}

/* Prints the text of a card with which a turn begins. */
static void
print_turn_card (const FpRepl *repl, const FpEvent *event)
{
  const FpEngine *engine = fp_session_engine (repl->session);
  g_autofree char *text = NULL;

  if (!fp_event_tells (engine->edition, event->kind, FP_TELLS_TURN_CARD) || event->n_cards == 0)
    return;
  text = fp_text_card_text (engine->catalog, engine->state->cards[event->cards[0]].def);
  if (text != NULL)
    fp_tool_print ("    %s\n", text);
}

/* Prints the sentences from entry @first on, with each step's name above its events. Steps without
 * events are left out. */
static void
print_log (const FpRepl *repl, guint first)
{
  const GPtrArray *log = fp_session_log (repl->session);
  const char *step = NULL;

  for (guint i = first; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      const char *text = entry->text[viewer_of (repl)];

      if (entry->event.kind == FP_EVENT_STEP_BEGAN)
        step = text;
      else if (text != NULL)
        {
          if (step != NULL)
            fp_tool_print ("%s\n", step);
          fp_tool_print ("  %s\n", text);
          print_turn_card (repl, &entry->event);
          step = NULL;
        }
    }
}

/* Prints what is new to the deciding player. */
static void
print_news (FpRepl *repl)
{
  guint heard = repl->last == FP_NOBODY ? 0 : repl->heard[repl->last];
  print_log (repl, heard);
  if (repl->last != FP_NOBODY)
    repl->heard[repl->last] = fp_session_log (repl->session)->len;
}

/* Commands */

/* Returns whole per cent. */
static int
per_cent (double part)
{
  return (int) (part * 100 + 0.5);
}

/* A mixed strategy gives several answers: the shares say how often. */
static void
print_hint (FpRepl *repl, const FpDecision *decision, const FpHint *hint)
{
  FpEngine *engine = fp_session_engine (repl->session);
  const FpOption *option = &fp_engine_options (engine)->option[hint->option];
  g_autofree char *label = fp_text_option (engine, decision, option, fp_session_names (repl->session));
  fp_tool_print ("  %s\n", label);
  /* Translators: below an option, in a hint: “wins 62 of 100 games”. */
  fp_tool_print (_ ("    wins %d of 100 games"), per_cent (hint->chance));
  if (decision->flags & FP_DECISION_TOGETHER)
    /* Translators: goes on from “wins 62 of 100 games”; in how many of 100 games to choose the
       option. */
    fp_tool_print (_ ("; to stay unpredictable, choose it %d times in 100"), per_cent (hint->share));
  fp_tool_print ("\n");
  if (hint->reason != NULL)
    /* Translators: the new and the old chance in 100, and the option: “More often then (40 times in
       100 instead of 20): Play 12”. */
    fp_tool_print (_ ("    This happens more often (%d times in 100, not %d): %s\n"), per_cent (hint->with),
                   per_cent (hint->without), hint->reason);
}

static void
say_hint (FpRepl *repl, const char *rest)
{
  FpDecision decision;
  FpHint hints[FP_MOST_HINTS];
  guint n = fp_hints_find (repl->session, hints);
  if (n == 0 || !fp_engine_decision (fp_session_engine (repl->session), &decision))
    fp_tool_print ("%s\n", _ ("All choices are about equally good here."));
  else
    fp_tool_print ("%s\n", _ ("A good player who knows what you know would choose from these:"));
  for (guint i = 0; i < n; i++)
    print_hint (repl, &decision, &hints[i]);
  fp_hints_clear (hints, n);
}

/* After a step back nobody has been shown what will happen instead. */
static void
forget_future (FpRepl *repl)
{
  const GPtrArray *log = fp_session_log (repl->session);
  guint length = log->len;
  /* A return is news to all seats. */
  if (length > 0 && ((const FpLogEntry *) g_ptr_array_index (log, length - 1))->event.kind == FP_NO_EVENT)
    length--;
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    repl->heard[seat] = MIN (repl->heard[seat], length);
}

static void
undo (FpRepl *repl, const char *rest)
{
  FpUndoObstacle obstacle = fp_session_undo_obstacle (repl->session);
  if (fp_session_undo_asked (repl->session))
    fp_tool_print ("%s\n", _ ("You take your last choice back."));
  else
    fp_tool_print ("%s\n", fp_text_undo_obstacle (obstacle));
  forget_future (repl);
}

static void
redo (FpRepl *repl, const char *rest)
{
  if (fp_session_redo_asked (repl->session))
    fp_tool_print ("%s\n", _ ("You make the choice again."));
  else
    fp_tool_print ("%s\n", _ ("You have nothing to redo."));
}

static void
say_log (FpRepl *repl, const char *rest)
{
  print_log (repl, 0);
}

static void
say_state (FpRepl *repl, const char *rest)
{
  fp_table_print (repl->session, repl->last);
}

/* Returns TRUE if @path is the game's own file. */
static gboolean
is_own_file (const FpRepl *repl, const char *path)
{
  if (repl->file == NULL)
    return FALSE;
  g_autofree char *one = g_canonicalize_filename (path, NULL);
  g_autofree char *own = g_canonicalize_filename (fp_game_file_path (repl->file), NULL);
  return strcmp (one, own) == 0;
}

/* A save into the game's own file folds the journal, so that the game stays in it. */
static gboolean
write_copy (FpRepl *repl, const char *path, GError **error)
{
  g_autofree char *aside = NULL;
  if (is_own_file (repl, path))
    return fp_game_file_save (repl->file, error);
  return fp_game_put_aside (path, &aside, error) && fp_session_save (repl->session, path, error);
}

static void
save (FpRepl *repl, const char *rest)
{
  g_autoptr (GError) error = NULL;
  if (*rest == '\0')
    fp_tool_print ("%s\n", _ ("Save it where? Type “save FILE”."));
  else if (write_copy (repl, rest, &error))
    /* Translators: the name of a file. */
    fp_tool_print (_ ("The game is saved in %s.\n"), rest);
  else
    /* Translators: the reason, a message. */
    fp_tool_print (_ ("The game is not saved: %s\n"), error->message);
}

static void
save_scenario (FpRepl *repl, const char *rest)
{
  g_autoptr (GError) error = NULL;
  const char *reason = NULL;
  g_autofree char *text = *rest != '\0' ? fp_session_scenario (repl->session, "game", &reason) : NULL;
  g_autofree char *aside = NULL;
  if (*rest == '\0')
    fp_tool_print ("%s\n", _ ("Write it where? Type “scenario FILE”."));
  else if (text == NULL)
    /* Translators: the reason, a message. */
    fp_tool_print (_ ("You can't write a scenario here: %s.\n"), reason);
  else if (is_own_file (repl, rest))
    /* Translators: the name of a file. */
    fp_tool_print (_ ("The scenario is not written: the game itself is saved in %s.\n"), rest);
  else if (fp_game_put_aside (rest, &aside, &error) && fp_session_write (rest, text, TRUE, NULL, NULL, &error))
    /* Translators: the name of a file. */
    fp_tool_print (_ ("The scenario is written to %s.\n"), rest);
  else
    /* Translators: the reason, a message. */
    fp_tool_print (_ ("The scenario is not written: %s\n"), error->message);
}

/* Returns the definition that @text names, by id or by name in any case; −1: none. */
static int
find_card (const FpCatalog *catalog, const char *text)
{
  int def = fp_catalog_find (catalog, text);
  g_autofree char *wanted = g_utf8_casefold (text, -1);
  for (guint i = 0; def < 0 && i < catalog->cards->len; i++)
    {
      g_autofree char *name = fp_text_card_name (catalog, i);
      g_autofree char *folded = g_utf8_casefold (name, -1);
      if (strcmp (folded, wanted) == 0)
        def = (int) i;
    }
  return def;
}

/* Returns the card whose text is most likely wanted: the one that asks. */
static int
asking_card (const FpRepl *repl)
{
  FpEngine *engine = fp_session_engine (repl->session);
  uint16_t card = fp_text_deciding_card (engine);
  return card != FP_NO_CARD ? engine->state->cards[card].def : -1;
}

static void
say_card (FpRepl *repl, const char *rest)
{
  const FpCatalog *catalog = fp_session_engine (repl->session)->catalog;
  int def = *rest != '\0' ? find_card (catalog, rest) : asking_card (repl);
  if (def < 0 && *rest != '\0')
    /* Translators: the words typed, such as “Fluxx”. */
    fp_tool_print (_ ("There is no card called “%s”.\n"), rest);
  else if (def < 0)
    fp_tool_print ("%s\n", _ ("Which card? Type “card NAME”."));
  else
    fp_table_print_card (catalog, (guint) def);
}

/* A single typing mistake must not end a game. */
static void
say_why (FpRepl *repl, const char *rest)
{
  fp_repl_why (repl->session, repl->last, g_ascii_strcasecmp (rest, "program") == 0);
}

static void
concede (FpRepl *repl, const char *rest)
{
  if (g_ascii_strcasecmp (rest, "yes") == 0)
    fp_session_concede (repl->session, repl->last);
  else
    fp_tool_print ("%s\n", fp_session_setup (repl->session)->n_seats == 2
                               ? _ ("Give up? Your opponent wins at once. Type “concede yes” to confirm.")
                               : _ ("Give up? A computer player takes over. Type “concede yes” to confirm."));
}

/* Lets the player pass in each window until a step: “pass until reveal”. */
static void
pass_until (FpRepl *repl, const char *rest)
{
  const FpEdition *edition = fp_session_engine (repl->session)->edition;
  guint step = g_ascii_strncasecmp (rest, "until ", 6) == 0 ? fp_edition_step (edition, rest + 6) : FP_MACHINE_NONE;

  if (step != FP_MACHINE_NONE)
    fp_session_pass_until (repl->session, repl->last, step);
  else
    fp_tool_print ("%s\n", _ ("Until which step? Say “pass until STEP”, with the id of a step."));
}

static void
leave (FpRepl *repl, const char *rest)
{
  repl->leaving = TRUE;
}

/* Chooses the windows in which the player is asked: “stops always”. */
static void
set_stops (FpRepl *repl, const char *rest)
{
  FpStops stops;

  if (fp_stops_find (rest, &stops))
    fp_session_set_stops (repl->session, repl->last, stops);
  else
    /* Translators: the words in quotation marks are typed, and aren't translated. The first one is
       how it is set now. */
    fp_tool_print (_ ("When are you asked to use or play something? Now: “%s”. Say “stops” and “usual”, “always”, "
                      "“use”, “reveal” or “never”.\n"),
                   fp_stops_id (fp_session_stops (repl->session, repl->last)));
}

/* Returns the card of @def in the hand of the player that can be wanted, FP_NO_CARD: none. */
static uint16_t
find_wantable (FpRepl *repl, int def)
{
  const FpState *state = fp_session_engine (repl->session)->state;

  for (uint16_t card = 0; def >= 0 && card < state->head.n_cards; card++)
    if (state->cards[card].def == def && fp_session_can_want (repl->session, repl->last, card))
      return card;
  return FP_NO_CARD;
}

/* Lets the player play a card in the next window that offers it: “want the-plague”. */
static void
want (FpRepl *repl, const char *rest)
{
  uint16_t card =
      find_wantable (repl, *rest != '\0' ? find_card (fp_session_engine (repl->session)->catalog, rest) : -1);

  if (*rest != '\0' && card == FP_NO_CARD)
    fp_tool_print ("%s\n", _ ("You have no such card to play at a moment of your choice."));
  else
    fp_session_want (repl->session, repl->last, card);
}

static void say_help (FpRepl *repl, const char *rest);

static const FpReplWord words[] = {
  { "hint", say_hint, N_ ("what a good player would do") },
  { "why", say_why,
    N_ ("why you are asked, what just worked, who leads; “why program”: rule by rule, for authors of cards") },
  { "undo", undo, N_ ("take your last choice back") },
  { "redo", redo, N_ ("make it again") },
  { "log", say_log, N_ ("what has happened so far") },
  { "state", say_state, N_ ("how the table looks") },
  { "card", say_card, N_ ("card NAME: read a card; without NAME the one that asks") },
  { "save", save, N_ ("save FILE: write a copy of the game to a file") },
  { "scenario", save_scenario, N_ ("scenario FILE: write how the game stands as a scenario, for a bug report") },
  { "pass", pass_until, N_ ("pass until STEP: use and play nothing before that step begins") },
  { "stops", set_stops, N_ ("stops WHEN: when you are asked to use or play something; usual: when it can matter") },
  { "want", want, N_ ("want NAME: play that card as soon as the rules allow; without NAME no longer") },
  { "concede", concede, N_ ("concede yes: give the game up") },
  { "help", say_help, N_ ("this list") },
  { "quit", leave, N_ ("save the game and leave") },
};

static void
say_help (FpRepl *repl, const char *rest)
{
  fp_tool_print ("%s\n", _ ("Type the number of an option, or its id, or one of these:"));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    fp_tool_print ("  %-8s %s\n", words[i].word, _ (words[i].summary));
}

/* Reports when choices can no longer be kept on disk, when they can again, and when the game has
 * left its file. */
static void
report_trouble (FpRepl *repl)
{
  const char *trouble = repl->file != NULL ? fp_game_file_trouble (repl->file) : NULL;
  const char *notice = repl->file != NULL ? fp_game_file_notice (repl->file) : NULL;
  if (notice != NULL && g_strcmp0 (notice, repl->notice) != 0)
    {
      fp_tool_report ("%s", notice);
      g_free (repl->notice);
      repl->notice = g_strdup (notice);
    }
  if (g_strcmp0 (trouble, repl->trouble) == 0)
    return;
  if (trouble != NULL)
    /* Translators: the reason, a message. “save” is a command and isn't translated; FILE stands for
       a word of the user. */
    fp_tool_report (_ ("The game can't be saved: %s. You can play on; each choice tries again. “save FILE” writes it "
                       "elsewhere."),
                    trouble);
  else
    fp_tool_report ("%s", _ ("The game is being saved again."));
  g_free (repl->trouble);
  repl->trouble = g_strdup (trouble);
}

/* Decisions and answers */

static void
print_question (FpRepl *repl, const FpDecision *decision)
{
  FpEngine *engine = fp_session_engine (repl->session);
  const FpTextNames *names = fp_session_names (repl->session);
  const FpOptions *options = fp_engine_options (engine);
  char id[128];
  g_autofree char *question = fp_text_decision (engine, decision, names);
  g_autofree char *stake = fp_text_stake (engine, decision, names);
  fp_tool_print ("%s\n", question);
  if (stake != NULL)
    fp_tool_print ("  %s\n", stake);
  if (fp_repl_takes_several (decision) && decision->picked == 0)
    fp_tool_print ("%s\n", _ ("You can give several answers in one line, in any order."));
  fp_tool_print ("? %s %s\n", engine->edition->seat_ids[decision->seat],
                 fp_decision_id (engine, decision, id, sizeof id));
  for (guint i = 0; i < options->n; i++)
    {
      g_autofree char *label = fp_text_option (engine, decision, &options->option[i], names);
      fp_tool_print ("%d) %s\n", fp_repl_option_number (options, i), label);
    }
}

/* Returns TRUE if @text is a command, after running it. */
static gboolean
try_word (FpRepl *repl, const char *text)
{
  gsize length = strcspn (text, " \t");
  g_autofree char *rest = g_strstrip (g_strdup (text + length));
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strlen (words[i].word) == length && g_ascii_strncasecmp (text, words[i].word, length) == 0)
      {
        words[i].run (repl, rest);
        return TRUE;
      }
  return FALSE;
}

/* Asks until something has been done that may have changed the decision. */
static void
pending (FpRepl *repl, const FpDecision *decision)
{
  print_question (repl, decision);
  g_autofree char *text = fp_repl_input_line (repl->input);
  if (text == NULL)
    {
      repl->leaving = TRUE;
      return;
    }
  if (*text == '\0')
    return;
  if (g_str_equal (text, FP_USUAL_ID) && fp_repl_answer_several (repl->session, text))
    return;
  int option = fp_repl_find_option (repl->session, fp_session_engine (repl->session), text);
  if (option >= 0)
    {
      fp_session_note_asked (repl->session, repl->session);
      fp_session_answer (repl->session, (guint) option);
    }
  else if (!fp_repl_answer_several (repl->session, text) && !try_word (repl, text))
    /* Translators: the words typed, such as “5”. “help” is a command and isn't translated. */
    fp_tool_print (_ ("You can't answer “%s” here. Type “help” for your options.\n"), text);
}

/* A player who has conceded may undo that if the undo rule allows it. TRUE: the game goes on. */
static gboolean
takes_it_back (FpRepl *repl)
{
  const GPtrArray *choices = fp_session_choices (repl->session);
  const FpChoice *last = choices->len > 0 ? g_ptr_array_index (choices, choices->len - 1) : NULL;
  if (repl->leaving || fp_repl_input_interrupted () || last == NULL || strcmp (last->answer, "concede") != 0 ||
      !fp_session_can_undo (repl->session))
    return FALSE;
  print_news (repl);
  fp_tool_print ("%s\n", _ ("Type “undo” to take that back; anything else ends the game."));
  g_autofree char *text = fp_repl_input_line (repl->input);
  if (text == NULL || g_ascii_strcasecmp (text, "undo") != 0)
    return FALSE;
  undo (repl, "");
  return TRUE;
}

/* Lets a computer player answer. FALSE: a person must decide. An interrupt ends thinking, and the
 * decision stays open. */
static gboolean
computer_answers (FpRepl *repl, uint8_t seat)
{
  if (!fp_thinking_takes_time (repl->session, seat))
    return fp_session_play (repl->session);
  g_autoptr (FpThinking) thinking = fp_thinking_new (repl->session);
  while (!fp_repl_input_interrupted () && fp_thinking_go_on (thinking, 1))
    ;
  return fp_repl_input_interrupted () || fp_thinking_answer (thinking, repl->session);
}

/* Asks, and lets the computer answer, until the player leaves. */
static void
talk_on (FpRepl *repl)
{
  FpDecision decision;
  while (!repl->leaving && !fp_repl_input_interrupted () &&
         fp_engine_decision (fp_session_engine (repl->session), &decision))
    {
      int unasked =
          fp_session_by_player (repl->session, decision.seat) ? -1 : fp_session_unasked (repl->session, repl->session);
      if (unasked >= 0)
        fp_session_answer_unasked (repl->session, (guint) unasked);
      else if (!computer_answers (repl, decision.seat))
        {
          repl->last = decision.seat;
          print_news (repl);
          if (repl->tutorial != NULL)
            fp_repl_tutorial_say (repl->tutorial, repl->session);
          pending (repl, &decision);
        }
      report_trouble (repl);
    }
}

FpReplEnd
fp_repl (FpSession *session, FpGameFile *file, FpReplTutorial *tutorial)
{
  g_autoptr (FpReplInput) input = fp_repl_input_new ();
  FpRepl repl = { .session = session, .file = file, .input = input, .tutorial = tutorial, .last = FP_NOBODY };
  /* The reason why it could not be written at first has been reported. */
  repl.trouble = file != NULL ? g_strdup (fp_game_file_trouble (file)) : NULL;
  fp_tool_report ("%s", _ ("Type “help” for the commands, “card NAME” to read a card."));
  do
    talk_on (&repl);
  while (takes_it_back (&repl));
  g_free (repl.trouble);
  g_free (repl.notice);
  if (fp_repl_input_interrupted ())
    return FP_REPL_INTERRUPTED;
  if (repl.leaving)
    return FP_REPL_QUIT;
  print_news (&repl); /* the last sentence names the winner */
  if (tutorial != NULL)
    fp_repl_tutorial_say (tutorial, session);
  return FP_REPL_OVER;
}
