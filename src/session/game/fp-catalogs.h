/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of all editions, for code that meets files of any edition. */
#pragma once

#include "session/game/fp-editions.h"

typedef struct _FpCatalogs FpCatalogs;

/* fp_catalogs_new: reads the cards of all editions: the shipped ones, and unless @broken is NULL
 * the user's, as in fp_edition_load_all (). Errors as there. */
FpCatalogs *fp_catalogs_new (GPtrArray *broken, GPtrArray *problems, GError **error);
void fp_catalogs_free (FpCatalogs *catalogs);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCatalogs, fp_catalogs_free)

/* fp_catalogs_find: finds the edition called @id and its catalog, owned by @catalogs (an
 * FpCatalogs, untyped like that of fp_catalogs_for ()). FALSE if there is no such edition. */
gboolean fp_catalogs_find (const char *id, const FpEdition **edition, const FpCatalog **catalog, gpointer catalogs);

/* fp_catalogs_for: likewise for a game with the set-up @options: the variant with their modules. An
 * FpScenarioEdition. */
gboolean fp_catalogs_for (const char *id, uint64_t options, const FpEdition **edition, const FpCatalog **catalog,
                          gpointer catalogs);

/* fp_catalogs_variant: returns the catalog of the variant of @usual in which seats have @colours
 * (fp_edition_order_colours (); NULL: the usual ones) and @modules are on: with their sets.
 * Its edition is catalog->edition, both owned by @catalogs. NULL if the cards can't be read. */
const FpCatalog *fp_catalogs_variant (FpCatalogs *catalogs, const FpEdition *usual, const uint8_t *colours,
                                      uint64_t modules);

/* fp_catalogs_some: returns the catalog of @edition, which may be a variant, without those user's
 * sets whose ids are not in @ids (of char*); owned by @catalogs. NULL if they can't be read. The
 * catalog without any set of the user is read once. */
const FpCatalog *fp_catalogs_some (FpCatalogs *catalogs, const FpEdition *edition, const GPtrArray *ids);

/* fp_catalogs_without: removes the ability @id, as fp_catalog_without () does. FALSE if no edition
 * has it; @message (free with g_free ()) says so, with the nearest known id. */
gboolean fp_catalogs_without (FpCatalogs *catalogs, const char *id, char **message);
