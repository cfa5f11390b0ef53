/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fuzzing harnesses (fuzz-sets.c, fuzz-scenarios.c, …, with saved.c): each has the first three
 * functions. entry.c gives them to libFuzzer, and feed.c feeds them the files of a corpus, one test
 * each. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fuzz_start: loads the data shared by all inputs. Called once, before the first one. fuzz_stop:
 * frees the data. */
void fuzz_start (void);
void fuzz_stop (void);

/* fuzz_one: takes @data, of @length bytes, all the way through the program. The contents may be
 * wrong in any way. An abort, leak, hang or sanitizer error is a bug. Returns FALSE if the program
 * complained about a mistake and did not play. */
gboolean fuzz_one (const char *data, gsize length);

/* --- Shared by all harnesses (shared.c) --- */

/* fuzz_edition: returns the edition called $FUZZ_EDITION, or Duel. fuzz_shipped: returns the folder
 * of its shipped sets. Free with g_free (). */
const FpEdition *fuzz_edition (void);
char *fuzz_shipped (void);

/* fuzz_catalog: returns the cards of the folders or files @first and @second, or NULL if they have
 * mistakes. Either may be NULL. */
FpCatalog *fuzz_catalog (const char *first, const char *second);

/* fuzz_file: writes @data into the file number @number (below 4) of this process. Returns its path,
 * always the same, owned by the harness. fuzz_remove_files: removes all of these files. */
const char *fuzz_file (guint number, const char *data, gsize length);
void fuzz_remove_files (void);

/* fuzz_engine: returns an engine with a state of its own, which checks the invariants after each
 * answer. Free both with fuzz_engine_free (). */
FpEngine *fuzz_engine (const FpCatalog *catalog);
void fuzz_engine_free (FpEngine *engine);

/* fuzz_play: gives up to @most random answers in @engine's game, which waits at its first
 * decision. Makes all views and texts on the way. Positions that can be written are read back
 * and compared. */
void fuzz_play (FpEngine *engine, uint64_t seed, guint most);

/* fuzz_seed: returns a number that depends only on the bytes of @data. */
uint64_t fuzz_seed (const char *data, gsize length);
