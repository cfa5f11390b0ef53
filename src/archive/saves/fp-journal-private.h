/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by reading and writing of journals: the kinds of lines. */
#pragma once

#include "archive/saves/fp-journal.h"
#include "engine/state/fp-hash.h"

#define FP_JOURNAL_FORMAT "1"

typedef enum
{
  FP_JOURNAL_BEGINS,
  FP_JOURNAL_CHOICE,
  FP_JOURNAL_BACK,
  FP_JOURNAL_RETURNED,
  FP_JOURNAL_N_KINDS,
} FpJournalKind;

static const struct
{
  const char *word;
  guint fields; /* with word and hash */
} fp_journal_kinds[FP_JOURNAL_N_KINDS] = {
  [FP_JOURNAL_BEGINS] = { "fifth-planet-journal", 4 },
  [FP_JOURNAL_CHOICE] = { "choice", 6 },
  [FP_JOURNAL_BACK] = { "back", 3 },
  [FP_JOURNAL_RETURNED] = { "returned", 4 },
};

/* fp_journal_line_hash: returns the hash at the end of a line: @hash, of the choices, mixed with
 * the number of returns. */
static inline uint64_t
fp_journal_line_hash (uint64_t hash, guint returns)
{
  return fp_hash_mix (hash, returns);
}
