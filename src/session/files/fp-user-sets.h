/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The user's card sets: $XDG_DATA_HOME/fifth-planet/sets has one in each folder or *.xml file.
 *
 * They are added after the shipped ones, in the order of their names. A faulty one is left out and
 * reported; it never stops the program.
 */
#pragma once

#include "session/game/fp-editions.h"

/* A user's set that can't be used. */
typedef struct
{
  char *path; /* the folder or file */
  /* lines “FILE:LINE:COLUMN: …”, or why it can't be read; no line end behind the last */
  char *errors;
} FpBrokenSet;

/* fp_user_sets_have: returns TRUE if a set with the id @id lies in the user's folder, even one that
 * is left out because of its mistakes. */
gboolean fp_user_sets_have (const char *id);

/* fp_broken_sets_new: returns a list of FpBrokenSet*, which it owns. */
GPtrArray *fp_broken_sets_new (void);

/* fp_user_sets_dir: returns the folder of the user's sets, which may not exist. Free with g_free
 * (). */
char *fp_user_sets_dir (void);

/* fp_edition_load_all: returns the cards of @edition, the shipped ones and those of the user's sets
 * for it (as in fp_set_file_edition ()). Faulty sets are left out and added to @broken (of
 * fp_broken_sets_new ()). Mistakes in the shipped sets: as in fp_edition_load (). */
FpCatalog *fp_edition_load_all (const FpEdition *edition, GPtrArray *broken, GPtrArray *problems, GError **error);

/* fp_edition_load_some: likewise, with only those user's sets whose ids are in @ids, for a game
 * that was played without the others. NULL if they can't be read. */
FpCatalog *fp_edition_load_some (const FpEdition *edition, const GPtrArray *ids);

/* fp_edition_load_variant: returns the cards of @variant: the sets of @usual, its edition's
 * catalog, and those of the modules that are on. Faulty user's sets of modules are left out. NULL
 * if the cards can't be read. */
FpCatalog *fp_edition_load_variant (const FpEdition *variant, const FpCatalog *usual);

/* fp_set_sisters: returns the other *.xml files, in the folders of the set files @paths, that are
 * of the same sets; of char*, owned by the array. */
GPtrArray *fp_set_sisters (const GPtrArray *paths);

/* fp_set_file_id: returns the id of the card set that the file @path is part of, NULL: unreadable.
 * Free with g_free (). */
char *fp_set_file_id (const char *path);

/* fp_set_file_edition: returns the edition that the set at @path, a file or folder, is for; the
 * usual one if it names none that there is. */
const FpEdition *fp_set_file_edition (const char *path);
