/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Card sets of the user: $XDG_DATA_HOME/fifth-planet/sets holds one in each folder or *.xml file.
 *
 * They are taken in after the shipped ones, in the order of their names.  One that is at fault is left out and told of;
 * it never stops the program.
 */
#pragma once

#include "session/game/fp-editions.h"

/* A set of the user that can't be used. */
typedef struct
{
  char *path; /* the folder or file */
  char *errors; /* lines “FILE:LINE:COLUMN: …”, or why it can't be read; without an end of line behind the last */
} FpBrokenSet;

/* fp_broken_sets_new: a list of FpBrokenSet*, which it owns. */
GPtrArray *fp_broken_sets_new (void);

/* fp_user_sets_dir: the folder of the user's sets, whether it exists or not.  Free with g_free (). */
char *fp_user_sets_dir (void);

/* fp_edition_load_all: the cards of @edition, shipped ones and the user's.  Sets that are left out are added to @broken
 * (of fp_broken_sets_new ()).  Mistakes in the shipped sets: as in fp_edition_load (). */
FpCatalog *fp_edition_load_all (const FpEdition *edition, GPtrArray *broken, GPtrArray *problems, GError **error);

/* fp_edition_load_some: likewise, of the user's sets only those with an id among @ids, for a game that was played when
 * there were no others.  NULL if they can't be read. */
FpCatalog *fp_edition_load_some (const FpEdition *edition, const GPtrArray *ids);

/* fp_set_sisters: the other *.xml files, in the folders of the set files @paths, that are of the same sets as those: of
 * char*, which the array owns. */
GPtrArray *fp_set_sisters (const GPtrArray *paths);

/* fp_set_file_id: the id of the card set that the file @path is part of, NULL: none can be read.  Free with g_free ().
 */
char *fp_set_file_id (const char *path);
