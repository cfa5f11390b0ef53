/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as the list of its choices (contracts.md, Saves): seed, set-up and choices are the game.
 *
 *   <game xmlns="https://fifthplanet.github.io/ns/game/1" format="1" program edition rules>
 *     <set id version programs/>  <option id>yes</option>  <seat id name by alien/>  <seed>42</seed>  <undo>free</undo>
 *     <position after="0" origin="yes">…</position>
 *     <choices> <digest after="0">5f04ef83e9dcd04b</digest> <c seat to>ID</c> … <back seat/> … </choices>
 *     <position after="40">…</position>
 *     <result game by/>
 *   </game>
 *
 * The origin is where a game began that did not begin with its set-up.  Another position is where it can be gone on
 * with when its choices can't be made again.  <back> stands where a player took back what had come to light.
 */
#pragma once

#include "engine/runner/fp-engine.h"
#include "markup/fp-markup.h"

#define FP_SAVE_FILE_NAMESPACE "https://fifthplanet.github.io/ns/game/1"

/* What a file holds at most. */
enum
{
  FP_SAVE_FILE_MAX_BYTES = 4 * 1024 * 1024,
  FP_SAVE_FILE_MAX = 100000,
  FP_SAVE_FILE_FORMAT = 1,
};

/* The answer that stands for giving up (ruling 61), to whatever was asked. */
#define FP_SAVE_FILE_CONCEDE "concede"

/* A card set that the game was played with. */
typedef struct
{
  char *id;
  char *version;
  uint64_t programs; /* digest of what it does */
} FpSavedSet;

typedef struct
{
  char *id; /* “orange” */
  char *name; /* shown; may be NULL */
  char *by; /* “person” or a player's name; may be NULL */
  char *alien; /* settled before the game; NULL: chosen in it */
  FpLocation at;
} FpSavedSeat;

/* A choice made; forced ones are not listed. */
typedef struct
{
  char *seat;
  char *to; /* id of the decision */
  char *answer; /* id of the option */
  FpLocation at;
} FpSavedChoice;

/* What the state's digest was after so many choices. */
typedef struct
{
  guint after;
  uint64_t digest;
  FpLocation at;
} FpSavedDigest;

/* How the game stood after so many choices, in the words of positions. */
typedef struct
{
  guint after;
  gboolean origin; /* the game began there */
  const FpElement *element; /* owned by the file that was read */
} FpSavedPosition;

/* That somebody took back what had come to light, and so many choices were left. */
typedef struct
{
  guint left;
  char *seat;
} FpSavedUndo;

/* Arrays are never NULL. */
typedef struct
{
  FpDocument *document; /* what was read, NULL: nothing */
  FpDocument *rest; /* the position that was found behind where it can't be read any further, NULL: none */
  char *program; /* version of the program that wrote it */
  char *edition;
  int rules;
  uint64_t seed;
  FpLocation edition_at;
  GArray *sets; /* of FpSavedSet */
  GPtrArray *options; /* of char*: ids of the set-up options chosen */
  GArray *seats; /* of FpSavedSeat */
  GArray *choices; /* of FpSavedChoice */
  GArray *digests; /* of FpSavedDigest, in rising order */
  GArray *positions; /* of FpSavedPosition, in rising order */
  GArray *backs; /* of FpSavedUndo, in rising order */
  char *undo; /* id of the rule for undoing, NULL: not given */
  char *game, *by; /* who won, and how the game ended; NULL: it goes on */
} FpSaveFile;

/* fp_save_file_new: no choices of a game of @edition (NULL: to be filled in), seed 1. */
FpSaveFile *fp_save_file_new (const FpEdition *edition);
void fp_save_file_free (FpSaveFile *choices);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSaveFile, fp_save_file_free)

/* fp_save_file_add_sets: names all sets of @catalog. */
void fp_save_file_add_sets (FpSaveFile *choices, const FpCatalog *catalog);
/* fp_save_file_add_seat: @name, @by and @alien may be NULL. */
void fp_save_file_add_seat (FpSaveFile *choices, const char *id, const char *name, const char *by, const char *alien);
void fp_save_file_add (FpSaveFile *choices, const char *seat, const char *to, const char *answer);
/* fp_save_file_add_digest: @digest is the state's after all choices added so far. */
void fp_save_file_add_digest (FpSaveFile *choices, uint64_t digest);
/* fp_save_file_add_back: @seat went back to where all choices added so far are left. */
void fp_save_file_add_back (FpSaveFile *choices, const char *seat);
/* fp_save_file_set_result: @game says who won (“orange”, “both”, “none”), @by how (“five-planets”). */
void fp_save_file_set_result (FpSaveFile *choices, const char *game, const char *by);
/* fp_save_file_cut: takes back all choices but the first @left. */
void fp_save_file_cut (FpSaveFile *choices, guint left);

/* fp_save_file_is: whether @root is the root of such a file. */
gboolean fp_save_file_is (const FpElement *root);

/* What is wrong with a file of choices. */
typedef enum
{
  FP_SAVE_FILE_SOUND,
  FP_SAVE_FILE_NO_FILE, /* FpDocumentFault says why not */
  FP_SAVE_FILE_NO_GAME, /* it holds something else */
  FP_SAVE_FILE_NEWER, /* a newer program wrote it */
  FP_SAVE_FILE_BAD_HEAD, /* not all can be read of what kind of game it is: only its positions are of use */
  FP_SAVE_FILE_BAD_CHOICES, /* a part of the choices can't be read; those in front of it could be */
} FpSaveFileFault;

/* fp_save_file_parse: reads what @document holds and takes it over.  @fault says what is wrong, @problems where; NULL
 * if nothing of it is of use. */
FpSaveFile *fp_save_file_parse (FpDocument *document, FpSaveFileFault *fault, FpProblems *problems);

/* fp_save_file_load: the file @path, as much of it as can be read.  What is wrong with it as XML is put into @document;
 * the rest as above.  NULL with @error (G_FILE_ERROR) if it can't be opened. */
FpSaveFile *fp_save_file_load (const char *path, FpDocumentFault *document, FpSaveFileFault *fault,
                               FpProblems *problems, GError **error);

/* fp_save_file_write: the file as text, with the position of @origin, where the game began (NULL: with its set-up), and
 * that of @last (NULL: none), which stood after @last_after choices; both are engines whose states a position can be
 * written of.  Free with g_free (). */
char *fp_save_file_write (const FpSaveFile *choices, FpEngine *origin, FpEngine *last, guint last_after);

/* fp_save_file_identity: 64 bits that stand for which game it is: all that the choices don't say. */
uint64_t fp_save_file_identity (const FpSaveFile *choices);

/* fp_save_file_mix: @hash, which stands for a game with its choices so far, with one more.  fp_save_file_hashes: that
 * after each number of choices, beginning with the identity; of uint64_t, free with g_array_unref (). */
uint64_t fp_save_file_mix (uint64_t hash, const char *seat, const char *to, const char *answer);
GArray *fp_save_file_hashes (const FpSaveFile *choices);

/* fp_save_file_same_programs: whether a replay with @catalog must give the same game: the edition's rules and each
 * set's programs are those of the file.  If not, @reason (free with g_free (); may be NULL) says what differs. */
gboolean fp_save_file_same_programs (const FpSaveFile *choices, const FpEdition *edition, const FpCatalog *catalog,
                                     char **reason);

/* fp_save_file_origin: index of the position where the game began, −1: it began with its set-up. */
int fp_save_file_origin (const FpSaveFile *choices);

/* fp_save_file_begin: makes @engine's state the beginning of the game, with the first question open.  FALSE with
 * complaints if the position it began with is impossible. */
gboolean fp_save_file_begin (const FpSaveFile *choices, FpEngine *engine, FpProblems *problems);

/* fp_save_file_put_up: makes it where the position @index of @choices stands, ready for fp_engine_run ().  FALSE with
 * complaints if that is impossible. */
gboolean fp_save_file_put_up (const FpSaveFile *choices, guint index, FpEngine *engine, FpProblems *problems);

/* fp_save_file_replay: makes the choices @from up to @to (G_MAXUINT: all) in @engine, which stands after the first
 * @from, and compares the digests.  Returns how many are good, counted from the first of the game: all before the first
 * that does not fit, or before the last digest that did when those after it don't; whatever is wrong there is a
 * complaint about. */
guint fp_save_file_replay (const FpSaveFile *choices, FpEngine *engine, guint from, guint to, FpProblems *problems);
