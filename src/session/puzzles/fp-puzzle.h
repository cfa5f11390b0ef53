/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Puzzles: win the running encounter (docs/puzzles.md).
 *
 * A puzzle is a file with one scenario. Its last <answer> is the solution, and the position with
 * the answers before it leads to the moment. The player who is asked there knows the hands of all
 * players. Exactly one answer wins the encounter whatever the others do (players/fp-proof.h). */
#pragma once

#include "players/fp-proof.h"
#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

enum
{
  FP_PUZZLE_MOST = 60000, /* answers that the search of an option may cost */
  FP_PUZZLE_DEALS = 32, /* deals of what the player doesn't know */
};

typedef struct
{
  char *id; /* of the scenario */
  char *path; /* NULL: it was read from memory */
  const FpEdition *edition;
  const FpCatalog *catalog;
  uint64_t options; /* of the set-up */
  FpState *state; /* with the decision open */
  FpEngine *engine; /* on @state */
  uint8_t seat; /* seat that must win */
  guint solution; /* option that the file gives */
} FpPuzzle;

/* The result of a proof. */
typedef struct
{
  guint n_options, n_winning, n_unproved; /* options; those that win; those with too many lines */
  guint winning; /* an option that wins, if there is one */
  guint positions; /* answers that the search has played */
  guint depth; /* answers of the longest line */
  guint tempting; /* options that the player “greedy” takes for about as good as its best */
  gboolean misleads; /* “greedy” takes another option than the one that wins */
  guint difficulty; /* options × depth × tempting options; larger is harder */
} FpPuzzleProof;

/* fp_puzzle_load: returns the puzzle in the file @path. NULL with complaints, or with @error
 * (G_FILE_ERROR) if it can't be read. fp_puzzle_parse: likewise of @text. Free with
 * fp_puzzle_free (). */
FpPuzzle *fp_puzzle_load (const char *path, FpCatalogs *catalogs, FpProblems *problems, GError **error);
FpPuzzle *fp_puzzle_parse (const char *text, FpCatalogs *catalogs, FpProblems *problems);
void fp_puzzle_free (FpPuzzle *puzzle);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPuzzle, fp_puzzle_free)

/* fp_puzzle_prove: tries all options in @n_deals deals, each with at most @most answers.
 * fp_puzzle_is_sound: returns TRUE if exactly one option wins, all are proved, and the file gives
 * that one. */
void fp_puzzle_prove (const FpPuzzle *puzzle, guint n_deals, guint most, FpPuzzleProof *proof);
gboolean fp_puzzle_is_sound (const FpPuzzle *puzzle, const FpPuzzleProof *proof);

/* fp_puzzle_begin: returns a game that begins at the moment. A person called @name (NULL: the
 * colour) plays the seat, computer players the others. Free with fp_session_free (). */
FpSession *fp_puzzle_begin (const FpPuzzle *puzzle, const char *name);

/* fp_puzzle_refute: returns what happens after option @option if the others answer it, as
 * sentences of the log (of char*), or NULL if it wins or there is too much to search. Free with
 * g_ptr_array_unref (). */
GPtrArray *fp_puzzle_refute (const FpPuzzle *puzzle, guint option);

/* fp_puzzle_of: returns a puzzle of @session's open decision whose solution is not known yet. NULL
 * with @reason (static, translated): there can't be one.
 * fp_puzzle_fault: returns why the position of @proof is no puzzle (static, translated), NULL: it
 * is one. fp_puzzle_make: does all at once, and returns the text of a puzzle called @id. Takes up
 * to some seconds. Free with g_free (). */
FpPuzzle *fp_puzzle_of (FpSession *session, FpCatalogs *catalogs, const char **reason);
const char *fp_puzzle_fault (const FpPuzzleProof *proof);
char *fp_puzzle_make (FpSession *session, FpCatalogs *catalogs, const char *id, const char **reason);

/* fp_puzzle_keep: writes @text into the folder of the user's own puzzles of @edition, as @id.
 * Returns the path (free with g_free ()), NULL with @error (G_FILE_ERROR). */
char *fp_puzzle_keep (const char *edition, const char *id, const char *text, GError **error);

/* fp_puzzles_find: returns the paths of the puzzles of @edition, of char*: the shipped ones by
 * difficulty, then the user's own. fp_puzzles_folder: returns the folder of the user's own. Free
 * with g_ptr_array_unref () and g_free (). */
GPtrArray *fp_puzzles_find (const char *edition);
char *fp_puzzles_folder (void);
