/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles: reading, proving and playing them. */
#include "session/puzzles/fp-puzzle.h"

#include <string.h>

#include "archive/scenarios/fp-scenario-moment.h"
#include "players/fp-player.h"
#include "session/game/fp-session-private.h"

enum
{
  MOST_BYTES = 1024 * 1024,
  LEAST_TEMPTING = 90, /* per cent of the best option's chance at which an option looks as good */
};

/* Reading */

/* Fills in @puzzle, whose edition is known, from @scenario. */
static gboolean
read_moment (FpPuzzle *puzzle, const FpElement *scenario, FpProblems *problems)
{
  puzzle->state = fp_session_new_state ();
  puzzle->engine = fp_engine_new (puzzle->edition, puzzle->catalog);
  const FpElement *last = fp_scenario_moment (scenario, puzzle->edition, puzzle->catalog, puzzle->state, problems);
  if (last == NULL)
    return FALSE;
  FpDecision decision;
  fp_engine_use (puzzle->engine, puzzle->state);
  int option = fp_engine_decision (puzzle->engine, &decision) ? fp_engine_find_option (puzzle->engine, last->text) : -1;
  int seat = fp_edition_seat (puzzle->edition, fp_element_get (last, "seat"));
  if (option < 0 || decision.seat != seat || !fp_decision_is (puzzle->engine, &decision, fp_element_get (last, "to")))
    {
      fp_problems_add (problems, last->at, "“%s” is no answer to what is asked then", last->text);
      return FALSE;
    }
  puzzle->seat = decision.seat;
  puzzle->solution = (guint) option;
  fp_proof_open_hands (puzzle->engine, puzzle->seat);
  return TRUE;
}

static FpPuzzle *
read_document (FpDocument *document, FpCatalogs *catalogs, FpProblems *problems)
{
  const FpElement *root = fp_document_root (document);
  if (!fp_element_is (root, "scenario"))
    {
      fp_problems_add (problems, root->at, "a puzzle has one <scenario> and nothing around it");
      return NULL;
    }
  fp_scenario_check (root, fp_catalogs_for, catalogs, problems);
  if (fp_problems_count (problems) > 0)
    return NULL;
  g_autoptr (FpPuzzle) puzzle = g_new0 (FpPuzzle, 1);
  puzzle->id = g_strdup (fp_element_get (root, "id"));
  if (!fp_scenario_set_up (root, fp_catalogs_for, catalogs, &puzzle->edition, &puzzle->catalog, &puzzle->options) ||
      !read_moment (puzzle, root, problems))
    return NULL;
  return g_steal_pointer (&puzzle);
}

FpPuzzle *
fp_puzzle_load (const char *path, FpCatalogs *catalogs, FpProblems *problems, GError **error)
{
  g_autoptr (FpDocument) document = fp_document_load (path, MOST_BYTES, problems, error);
  FpPuzzle *puzzle = document != NULL ? read_document (document, catalogs, problems) : NULL;
  if (puzzle != NULL)
    puzzle->path = g_strdup (path);
  return puzzle;
}

FpPuzzle *
fp_puzzle_parse (const char *text, FpCatalogs *catalogs, FpProblems *problems)
{
  g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "", problems);
  return document != NULL ? read_document (document, catalogs, problems) : NULL;
}

void
fp_puzzle_free (FpPuzzle *puzzle)
{
  if (puzzle == NULL)
    return;
  g_free (puzzle->id);
  g_free (puzzle->path);
  g_clear_pointer (&puzzle->engine, fp_engine_free);
  g_aligned_free (puzzle->state);
  g_free (puzzle);
}

/* Proving */

/* Finds what the player “greedy” makes of the options. */
static void
judge_greedily (const FpPuzzle *puzzle, FpPuzzleProof *proof)
{
  g_autoptr (FpPlayer) player = fp_player_new ("greedy:12", 1, puzzle->seat, NULL);
  guint n, best = 0;
  fp_player_ask (player, puzzle->engine, puzzle->state->head.answers);
  while (fp_player_think (player, G_MAXUINT))
    ;
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  for (guint i = 1; i < n; i++)
    if (thoughts[i].chance > thoughts[best].chance)
      best = i;
  for (guint i = 0; i < n; i++)
    proof->tempting += thoughts[i].chance > 0 && thoughts[i].chance * 100 >= thoughts[best].chance * LEAST_TEMPTING;
  proof->misleads = proof->n_winning == 1 && best != proof->winning;
}

void
fp_puzzle_prove (const FpPuzzle *puzzle, guint n_deals, guint most, FpPuzzleProof *proof)
{
  g_autoptr (FpProof) search = fp_proof_new (puzzle->engine, n_deals, most);
  *proof = (FpPuzzleProof){ .n_options = fp_engine_options (puzzle->engine)->n };
  for (guint i = 0; i < proof->n_options; i++)
    {
      FpProofResult result = fp_proof_try (search, i);
      proof->positions += fp_proof_spent (search);
      proof->depth = MAX (proof->depth, fp_proof_depth (search));
      proof->n_unproved += result == FP_PROOF_TOO_LARGE;
      if (result != FP_PROOF_WINS)
        continue;
      proof->winning = i;
      proof->n_winning++;
    }
  judge_greedily (puzzle, proof);
  proof->difficulty = proof->n_options * proof->depth * MAX (1, proof->tempting) * (proof->misleads ? 2 : 1);
}

gboolean
fp_puzzle_is_sound (const FpPuzzle *puzzle, const FpPuzzleProof *proof)
{
  return proof->n_winning == 1 && proof->n_unproved == 0 && proof->winning == puzzle->solution;
}

/* Playing */

/* Returns the game of @puzzle from @state on, with persons or computer players for the others. */
static FpSession *
begin_from (const FpPuzzle *puzzle, const FpState *state, const char *name, const char *others)
{
  FpSetup setup;
  fp_setup_init (&setup, puzzle->edition);
  setup.n_seats = puzzle->state->head.n_seats;
  setup.options = puzzle->options;
  setup.undo = FP_UNDO_FREE;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, seat == puzzle->seat ? name : NULL, seat == puzzle->seat ? "person" : others);
  FpSession *session = fp_session_new_from (&setup, puzzle->catalog, state);
  fp_setup_clear (&setup);
  return session;
}

FpSession *
fp_puzzle_begin (const FpPuzzle *puzzle, const char *name)
{
  return begin_from (puzzle, puzzle->state, name, "novice");
}

/* Returns TRUE if @event decides the encounter. */
static gboolean
decides (const FpEdition *edition, const FpEvent *event)
{
  return event->kind == FP_EVENT_ALL_LOSE ||
         fp_event_tells (edition, event->kind, FP_TELLS_VICTORY | FP_TELLS_NO_VICTORY);
}

/* Appends the sentences of @session's log from entry @first on, as @viewer reads them, up to the
 * one that tells who wins. Titles of steps, and totals counted again, are left out. */
static void
append_log (const FpSession *session, guint first, uint8_t viewer, GPtrArray *sentences)
{
  const GPtrArray *log = fp_session_log (session);
  const FpEdition *edition = fp_session_setup (session)->edition;
  for (guint i = first; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      const char *text = entry->text[viewer];
      if (text != NULL && *text != '\0' && entry->event.kind != FP_EVENT_STEP_BEGAN &&
          !g_ptr_array_find_with_equal_func (sentences, text, g_str_equal, NULL))
        g_ptr_array_add (sentences, g_strdup (text));
      if (entry->event.kind != FP_NO_EVENT && decides (edition, &entry->event))
        return;
    }
}

/* Returns the sentences about the answers of @line, of which the last one ends the encounter. */
static GPtrArray *
tell_line (const FpPuzzle *puzzle, const FpProof *search, const FpProofLine *line)
{
  g_autoptr (FpSession) session = begin_from (puzzle, fp_proof_deal (search, line->deal), NULL, "person");
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  guint before = fp_session_log (session)->len;
  for (guint i = 0; i < line->answers->len && !fp_session_over (session); i++)
    fp_session_answer (session, g_array_index (line->answers, guint, i));
  append_log (session, before, puzzle->seat, sentences);
  return sentences;
}

GPtrArray *
fp_puzzle_refute (const FpPuzzle *puzzle, guint option)
{
  g_autoptr (FpProof) search = fp_proof_new (puzzle->engine, FP_PUZZLE_DEALS, FP_PUZZLE_MOST);
  return fp_proof_try (search, option) == FP_PROOF_FAILS ? tell_line (puzzle, search, fp_proof_line (search)) : NULL;
}
