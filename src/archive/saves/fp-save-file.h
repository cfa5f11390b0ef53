/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Save files: a game as the list of its choices (docs/design/contracts.md, “Saves”).
 *
 *   <game xmlns="https://fifthplanet.github.io/ns/game/1" format="1" program edition rules colours>
 *     <set id version programs/>  <option id>yes</option>  <seat id name by alien/>
 *     <seed>42</seed>  <undo>free</undo>
 *     <position after="0" origin="yes">…</position>
 *     <choices>
 *       <digest after="0">5f04ef83e9dcd04b</digest> <c seat to>ID</c> … <back seat/> …
 *     </choices>
 *     <position after="40">…</position>
 *     <result game by/>
 *   </game>
 *
 * colours="green red" are those of the seats in their order, if they are not the usual ones. The
 * origin is the beginning of a game that did not begin with its set-up. From another position
 * the game can go on when its choices can't be repeated. <back> marks an undo of revealed
 * information.
 */
#pragma once

#include "archive/saves/fp-campaign.h"

/* Limits of a file, for reading and writing. */
enum
{
  FP_SAVE_FILE_MAX_BYTES = 16 * 1024 * 1024,
  FP_SAVE_FILE_MAX = 100000,
  FP_SAVE_FILE_FORMAT = 1,
};

/* The answer that means conceding (ruling 61), to any decision. */
#define FP_SAVE_FILE_CONCEDE "concede"

/* A card set that the game was played with. */
typedef struct
{
  char *id;
  char *version;
  uint64_t programs; /* digest of its programs */
} FpSavedSet;

typedef struct
{
  char *id; /* “orange” */
  char *name; /* displayed; may be NULL */
  char *by; /* “person” or a player's name; may be NULL */
  char *alien; /* alien settled before the game, NULL: chosen in it */
  FpLocation at;
} FpSavedSeat;

/* A choice; forced ones are not listed. */
typedef struct
{
  char *seat;
  char *to; /* id of the decision */
  char *answer; /* id of the option */
  FpLocation at;
} FpSavedChoice;

/* The state's digest after so many choices. */
typedef struct
{
  guint after;
  uint64_t digest;
  FpLocation at;
} FpSavedDigest;

/* The position after so many choices. */
typedef struct
{
  guint after;
  gboolean origin; /* TRUE: the game began there */
  const FpElement *element; /* owned by the document */
} FpSavedPosition;

/* A return past revealed information, to where so many choices were left. */
typedef struct
{
  guint left;
  char *seat;
} FpSavedUndo;

/* A save file. Arrays are never NULL. */
typedef struct
{
  FpDocument *document; /* the parsed file, NULL: none */
  FpDocument *rest; /* position found behind an unreadable part, NULL: none */
  char *program; /* version of the program that wrote it */
  char *edition;
  int rules;
  uint64_t seed;
  char *colours; /* ids of the seats' colours in their order; NULL: the usual ones */
  FpLocation edition_at;
  GArray *sets; /* of FpSavedSet */
  GPtrArray *options; /* of char*: ids of the set-up options chosen */
  GArray *seats; /* of FpSavedSeat */
  GArray *choices; /* of FpSavedChoice */
  GArray *digests; /* of FpSavedDigest, in rising order */
  GArray *positions; /* of FpSavedPosition, in rising order */
  GArray *backs; /* of FpSavedUndo, in rising order */
  char *undo; /* id of the undo rule, NULL: not given */
  char *game, *by; /* winner, and kind of ending; NULL: the game goes on */
  gboolean within; /* only an element is written, for a campaign's finished game or a report */
  FpCampaign *campaign; /* the game is the open one of this campaign; NULL: of none */
  gboolean reported; /* the file is a report of a fault */
} FpSaveFile;

/* fp_save_file_new: returns a save file without choices for a game of @edition (NULL: to be filled
 * in), with seed 1. */
FpSaveFile *fp_save_file_new (const FpEdition *edition);
void fp_save_file_free (FpSaveFile *choices);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSaveFile, fp_save_file_free)

/* fp_save_file_add_sets: adds all sets of @catalog. */
void fp_save_file_add_sets (FpSaveFile *choices, const FpCatalog *catalog);
/* fp_save_file_add_seat: adds a seat. @name, @by and @alien may be NULL. */
void fp_save_file_add_seat (FpSaveFile *choices, const char *id, const char *name, const char *by, const char *alien);
void fp_save_file_add (FpSaveFile *choices, const char *seat, const char *to, const char *answer);
/* fp_save_file_add_digest: adds the state's @digest after all choices added so far. */
void fp_save_file_add_digest (FpSaveFile *choices, uint64_t digest);
/* fp_save_file_add_back: records that @seat returned to where all choices added so far are left. */
void fp_save_file_add_back (FpSaveFile *choices, const char *seat);
/* fp_save_file_set_result: sets the winner @game (“orange”, “both”, “none”) and the ending @by
 * (“five-planets”). */
void fp_save_file_set_result (FpSaveFile *choices, const char *game, const char *by);
/* fp_save_file_cut: removes all choices but the first @left. */
void fp_save_file_cut (FpSaveFile *choices, guint left);

/* fp_save_file_is: returns TRUE if @root is the root of a save file, or a game in a campaign. */
gboolean fp_save_file_is (const FpElement *root);

/* Faults of a save file. */
typedef enum
{
  FP_SAVE_FILE_SOUND,
  FP_SAVE_FILE_NO_FILE, /* the file can't be read; FpDocumentFault has the reason */
  FP_SAVE_FILE_NO_GAME, /* the file holds something else */
  FP_SAVE_FILE_NEWER, /* written by a newer program */
  FP_SAVE_FILE_BAD_HEAD, /* the game can't be identified: only its positions are of use */
  FP_SAVE_FILE_BAD_CHOICES, /* some choices can't be read; those in front of them could be */
} FpSaveFileFault;

/* fp_save_file_parse: parses @document (transfer full). Puts its fault into @fault and complaints
 * into @problems. NULL if nothing is of use. */
FpSaveFile *fp_save_file_parse (FpDocument *document, FpSaveFileFault *fault, FpProblems *problems);

/* fp_save_file_load: returns as much of the file @path as can be read. Its fault as XML goes to
 * @document; the rest as in fp_save_file_parse (). NULL with @error (G_FILE_ERROR) if it can't be
 * opened. */
FpSaveFile *fp_save_file_load (const char *path, FpDocumentFault *document, FpSaveFileFault *fault,
                               FpProblems *problems, GError **error);

/* fp_save_file_write: returns the file's text, with the position of @origin, where the game began
 * (NULL: with its set-up), and of @last (NULL: none), after @last_after choices. NULL with @error
 * (G_FILE_ERROR) if a position is impossible, or if the file could not be opened again because it
 * is beyond a limit. Free with g_free (). */
char *fp_save_file_write (const FpSaveFile *choices, FpEngine *origin, FpEngine *last, guint last_after,
                          GError **error);

/* fp_save_file_write_setup: writes the elements of sets, options and seats. */
void fp_save_file_write_setup (const FpSaveFile *choices, FpWriter *writer);

/* fp_save_file_identity: returns 64 bits that identify the game: everything but its choices. */
uint64_t fp_save_file_identity (const FpSaveFile *choices);

/* fp_save_file_mix: returns @hash, of a game with its choices so far, mixed with one more choice.
 * fp_save_file_hashes: returns the hash after each number of choices, beginning with the identity;
 * of uint64_t, free with g_array_unref (). */
uint64_t fp_save_file_mix (uint64_t hash, const char *seat, const char *to, const char *answer);
GArray *fp_save_file_hashes (const FpSaveFile *choices);

/* fp_save_file_same_programs: returns TRUE if a replay with @catalog must give the same game: the
 * edition's rules and each set's programs are those of the file. If not, puts the difference into
 * @reason (free with g_free (); may be NULL). */
gboolean fp_save_file_same_programs (const FpSaveFile *choices, const FpEdition *edition, const FpCatalog *catalog,
                                     char **reason);

/* fp_save_file_origin: returns the index of the position where the game began, −1: it began with
 * its set-up. */
int fp_save_file_origin (const FpSaveFile *choices);

/* fp_save_file_begin: makes @engine's state the beginning of the game, with the first decision
 * open. FALSE with complaints if its first position is impossible. */
gboolean fp_save_file_begin (const FpSaveFile *choices, FpEngine *engine, FpProblems *problems);

/* fp_save_file_put_up: makes @engine's state the position @index of @choices, ready for
 * fp_engine_run (). FALSE with complaints if it is impossible. */
gboolean fp_save_file_put_up (const FpSaveFile *choices, guint index, FpEngine *engine, FpProblems *problems);

/* fp_save_file_replay: makes the choices @from up to @to (G_MAXUINT: all) in @engine, which stands
 * after the first @from, and compares the digests. Returns the number of good choices, counted from
 * the start: all before the first illegal one, or before the last digest that agreed if a later one
 * doesn't. Faults are complained about. */
guint fp_save_file_replay (const FpSaveFile *choices, FpEngine *engine, guint from, guint to, FpProblems *problems);
