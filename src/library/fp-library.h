/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading and checking of card sets (XML, namespace https://fifthplanet.github.io/ns/set/2), the
 * compilation of their programs, and the conversion of sets of format 1. */
#pragma once

#include "engine/runner/fp-edition-variant.h"
#include "engine/runner/fp-engine.h"
#include "markup/fp-problems.h"

/* fp_library_load: returns a catalog of all cards in @paths for @edition, which may be a
 * variant (transfer full). @paths are files, or folders whose *.xml files are read in the order of
 * their names. Files with the same set id are one set. A card with replaces="SET:CARD" stands in
 * that card's place and is found by both ids, in whatever order the two are read.
 *
 * All mistakes of all files go to @problems (of FpProblems*, one added for each file, with
 * fp_problems_free as its free function). Returns NULL if there were any mistakes. Returns NULL
 * with @error (G_FILE_ERROR) if something can't be read.
 */
FpCatalog *fp_library_load (const FpEdition *edition, const char *const *paths, GPtrArray *problems, GError **error);

/* fp_library_load_advised: the same. Of sets without mistakes, what will hardly work as it was
 * meant goes to @advice, which gets one FpProblems for each file, in the order of @problems. */
FpCatalog *fp_library_load_advised (const FpEdition *edition, const char *const *paths, GPtrArray *problems,
                                    GPtrArray *advice, GError **error);

/* fp_library_convert: returns the content of the file @path of a set in format 2 (transfer full):
 * each word of format 1 is replaced where it stands, the rest is as it was. @paths are the other
 * files that its set needs, as in fp_library_load (). NULL with complaints in @problems if a word
 * can't be replaced, or if the file has other mistakes; NULL with @error (G_FILE_ERROR) if
 * something can't be read. A file of format 2 is returned unchanged; @changed says so. */
char *fp_library_convert (const FpEdition *edition, const char *const *paths, const char *path, gboolean *changed,
                          FpProblems *problems, GError **error);

/* fp_library_missing: returns the word for a kind of card that a game needs and @catalog lacks
 * (“planet”), NULL: nothing is missing. */
const char *fp_library_missing (const FpCatalog *catalog, const FpEdition *edition);
