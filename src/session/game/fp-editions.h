/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The one table of editions, and where their cards are found. */
#pragma once

#include "library/fp-library.h"

/* fp_edition_find: the edition called @id, NULL: none. */
const FpEdition *fp_edition_find (const char *id);

/* fp_edition_nth: the @index-th edition, NULL behind the last. */
const FpEdition *fp_edition_nth (guint index);

/* fp_data_dir: the folder that holds sets/ and help/: $FIFTH_PLANET_DATA, else the installed one, else the build
 * tree's.  NULL with @error if none is there.  Free with g_free (). */
char *fp_data_dir (GError **error);

/* fp_edition_load: the shipped cards of @edition.  Mistakes in them go to @problems (as in fp_library_load ()); NULL
 * with @error if they can't be read or are too few to play with, NULL without if they are at fault. */
FpCatalog *fp_edition_load (const FpEdition *edition, GPtrArray *problems, GError **error);

/* fp_edition_engine: an engine for @edition with the cards of @catalog, which checks the state after every answer in
 * builds made to do so.  Free with fp_engine_free (). */
FpEngine *fp_edition_engine (const FpEdition *edition, const FpCatalog *catalog);

/* The cards of all editions, for those who meet files of any. */
typedef struct _FpCatalogs FpCatalogs;

/* fp_catalogs_new: reads the cards of all editions: the shipped ones, and unless @broken is NULL the user's, as in
 * fp_edition_load_all ().  Errors as there. */
FpCatalogs *fp_catalogs_new (GPtrArray *broken, GPtrArray *problems, GError **error);
void fp_catalogs_free (FpCatalogs *catalogs);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCatalogs, fp_catalogs_free)

/* fp_catalogs_find: the edition called @id and its cards, owned by @catalogs (an FpCatalogs, untyped so that this can
 * be handed to the reader of scenarios).  FALSE if there is no such edition. */
gboolean fp_catalogs_find (const char *id, const FpEdition **edition, const FpCatalog **catalog, gpointer catalogs);

/* fp_catalogs_some: the cards of @edition without those sets of the user whose ids are not among @ids (of char*); owned
 * by @catalogs.  NULL if they can't be read. */
const FpCatalog *fp_catalogs_some (FpCatalogs *catalogs, const FpEdition *edition, const GPtrArray *ids);

/* fp_catalogs_without: takes the ability @id out, as fp_catalog_without () does.  FALSE if no edition has it: @message
 * (free with g_free ()) says so, with the nearest there is. */
gboolean fp_catalogs_without (FpCatalogs *catalogs, const char *id, char **message);
