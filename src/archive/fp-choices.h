/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as the list of its choices (contracts.md, Saves): seed, set-up and choices are the game.
 *
 *   <game xmlns="https://fifthplanet.github.io/ns/game/1" format="1" program edition rules>
 *     <set id version programs/>  <option id>yes</option>  <seat id name by/>  <seed>42</seed>
 *     <choices> <c seat to>ID</c> … <digest after="20">5f04ef83e9dcd04b</digest> … </choices>
 *   </game>
 *
 * <undo>, <position> and <result> may stand in the file and are passed over.
 */
#pragma once

#include "engine/fp-engine.h"
#include "markup/fp-markup.h"

#define FP_CHOICES_NAMESPACE "https://fifthplanet.github.io/ns/game/1"

/* What a file holds at most. */
enum
{
  FP_CHOICES_MAX_BYTES = 4 * 1024 * 1024,
  FP_CHOICES_MAX = 100000,
};

/* The answer that stands for giving up (ruling 61), to whatever was asked. */
#define FP_CHOICES_CONCEDE "concede"

/* A card set that the game was played with. */
typedef struct
{
  char *id;
  char *version;
  uint64_t programs; /* digest of what it does */
} FpChoicesSet;

typedef struct
{
  char *id; /* “orange” */
  char *name; /* shown; may be NULL */
  char *by; /* “person” or a player's name; may be NULL */
  FpPosition at;
} FpChoicesSeat;

/* A choice made; forced ones are not listed. */
typedef struct
{
  char *seat;
  char *to; /* id of the decision */
  char *answer; /* id of the option */
  FpPosition at;
} FpChoicesOne;

/* What the state's digest was after so many choices. */
typedef struct
{
  guint after;
  uint64_t digest;
  FpPosition at;
} FpChoicesDigest;

/* Arrays are never NULL. */
typedef struct
{
  char *program; /* version of the program that wrote it */
  char *edition;
  int rules;
  uint64_t seed;
  FpPosition edition_at;
  GArray *sets; /* of FpChoicesSet */
  GPtrArray *options; /* of char*: ids of the set-up options chosen */
  GArray *seats; /* of FpChoicesSeat */
  GArray *choices; /* of FpChoicesOne */
  GArray *digests; /* of FpChoicesDigest, in rising order */
} FpChoices;

/* fp_choices_new: no choices of a game of @edition (NULL: to be filled in), seed 1. */
FpChoices *fp_choices_new (const FpEdition *edition);
void fp_choices_free (FpChoices *choices);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpChoices, fp_choices_free)

/* fp_choices_add_sets: names all sets of @catalog. */
void fp_choices_add_sets (FpChoices *choices, const FpCatalog *catalog);
/* fp_choices_add_seat: @name and @by may be NULL. */
void fp_choices_add_seat (FpChoices *choices, const char *id, const char *name, const char *by);
void fp_choices_add (FpChoices *choices, const char *seat, const char *to, const char *answer);
/* fp_choices_add_digest: @digest is the state's after all choices added so far. */
void fp_choices_add_digest (FpChoices *choices, uint64_t digest);

/* fp_choices_is: whether @root is the root of such a file. */
gboolean fp_choices_is (const FpElement *root);

/* fp_choices_parse: reads @root.  NULL with complaints, all at once, if anything is wrong with its shape. */
FpChoices *fp_choices_parse (const FpElement *root, FpProblems *problems);

/* fp_choices_load: likewise from a file; NULL with @error (G_FILE_ERROR) if it can't be read. */
FpChoices *fp_choices_load (const char *path, FpProblems *problems, GError **error);

/* fp_choices_write: the file as text.  Free with g_free (). */
char *fp_choices_write (const FpChoices *choices);

/* fp_choices_same_programs: whether a replay with @catalog must give the same game: the edition's rules and each set's
 * programs are those of the file.  If not, @reason (free with g_free (); may be NULL) says what differs. */
gboolean fp_choices_same_programs (const FpChoices *choices, const FpEdition *edition, const FpCatalog *catalog,
                                   char **reason);

/* fp_choices_replay: plays the first @to choices (G_MAXUINT: all) in @engine, whose edition must be the file's, and
 * compares the digests.  FALSE with a complaint at the choice that does not fit; the state is then as before it. */
gboolean fp_choices_replay (const FpChoices *choices, FpEngine *engine, guint to, FpProblems *problems);
