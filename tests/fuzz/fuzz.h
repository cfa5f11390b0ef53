/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is fed with files that nobody meant: each harness (fuzz-sets.c, fuzz-scenarios.c, fuzz-saves.c) has these three
 * functions.  entry.c gives them to libFuzzer, feed.c feeds them the files of a corpus, one test each. */
#pragma once

#include "engine/runner/fp-engine.h"

/* fuzz_start: reads what all inputs share; called once, before the first.  fuzz_stop: frees it. */
void fuzz_start (void);
void fuzz_stop (void);

/* fuzz_one: takes @data, of @length bytes, all the way through the program.  What it holds may be wrong in any way;
 * whatever aborts, leaks, hangs or upsets a sanitizer on the way is a fault of ours.  FALSE: something was wrong with
 * it and complained of, so that it was not played with. */
gboolean fuzz_one (const char *data, gsize length);

/* --- What harnesses share (shared.c) --- */

/* fuzz_shipped: the folder of the shipped Duel.  Free with g_free (). */
char *fuzz_shipped (void);

/* fuzz_catalog: the cards of the folders or files @first and @second, either of them NULL: only the other; NULL if they
 * are at fault. */
FpCatalog *fuzz_catalog (const char *first, const char *second);

/* fuzz_file: writes @data into the file number @number (below 4) of this process and returns its path, which is always
 * the same.  Owned by the harness; fuzz_remove_files () takes all of them away. */
const char *fuzz_file (guint number, const char *data, gsize length);
void fuzz_remove_files (void);

/* fuzz_engine: an engine with a state of its own that checks the invariants after each answer; free both with
 * fuzz_engine_free (). */
FpEngine *fuzz_engine (const FpCatalog *catalog);
void fuzz_engine_free (FpEngine *engine);

/* fuzz_play: gives up to @most random answers in @engine's game, which has been run to its first question.  What each
 * player reads and sees is made, and where positions can be written they are read back and are the same. */
void fuzz_play (FpEngine *engine, uint64_t seed, guint most);

/* fuzz_seed: a number that depends on all bytes of @data alone. */
uint64_t fuzz_seed (const char *data, gsize length);
