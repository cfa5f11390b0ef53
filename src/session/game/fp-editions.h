/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The editions of a program, and the places of their cards. */
#pragma once

#include "library/fp-library.h"

/* The editions that a program knows, as functions that return them, ended by NULL. The first one is
 * the usual one. The linker takes the list of fp-shipped-editions.c unless the program defines its
 * own, as a test of another edition does. */
extern const FpEdition *(*const fp_editions[]) (void);

/* fp_edition_find: returns the edition called @id, NULL: none. */
const FpEdition *fp_edition_find (const char *id);

/* fp_edition_nth: returns the @index-th edition, NULL behind the last. */
const FpEdition *fp_edition_nth (guint index);

/* fp_edition_number: returns the index of the edition called @id, or G_MAXUINT if there is none. */
guint fp_edition_number (const char *id);

/* fp_data_dir: returns the folder with sets/ and help/: $FIFTH_PLANET_DATA, else the installed one,
 * else the build tree's. NULL with @error if none exists. Free with g_free (). */
char *fp_data_dir (GError **error);

/* fp_edition_set_paths: returns the folders of the shipped cards of @edition, of char*: its own,
 * and of a variant those of the modules that are on, as far as they have cards. NULL with @error if
 * there is no fp_data_dir (). */
GPtrArray *fp_edition_set_paths (const FpEdition *edition, GError **error);

/* fp_edition_load: returns the shipped cards of @edition. Mistakes in them go to @problems (as in
 * fp_library_load ()). NULL with @error if they can't be read or are too few to play with; NULL
 * without if they have mistakes. */
FpCatalog *fp_edition_load (const FpEdition *edition, GPtrArray *problems, GError **error);

/* fp_edition_engine: returns an engine for @edition and @catalog. In checking builds it checks the
 * state after every answer. Free with fp_engine_free (). */
FpEngine *fp_edition_engine (const FpEdition *edition, const FpCatalog *catalog);
