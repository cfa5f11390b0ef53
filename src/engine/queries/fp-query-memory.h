/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers to queries, remembered for the length of one evaluation.
 *
 * All expressions between fp_engine_begin_work () and its end are one evaluation, in which the
 * state doesn't change. A search for rules that fire asks the same query about the same card once
 * for each rule that reads it. The memory belongs to the engine and is never part of a state. Work
 * is counted as if the answer had been worked out again, so that fuel doesn't depend on it. */
#pragma once

#include "engine/runner/fp-engine.h"

/* A query about a thing, as far as its answer depends on it. */
typedef struct
{
  uint16_t query;
  uint8_t type; /* FpType of what the query is about */
  int32_t about; /* players as a mask, or the card or planet */
  int32_t plain; /* the answer without effects */
  uint32_t eyes, permitted; /* the fields of the same names in FpEngine */
} FpQueryKey;

typedef struct _FpQueryMemory FpQueryMemory;

/* fp_query_memory_new: returns an empty memory. Free with g_free (). */
FpQueryMemory *fp_query_memory_new (void);

/* fp_query_memory_key: fills in @key. Returns FALSE if the answer is not to be remembered: it is a
 * set, a record of rules is made, or no evaluation is running. */
gboolean fp_query_memory_key (const FpEngine *engine, guint query, const FpValue *about, const FpValue *plain,
                              FpQueryKey *key);

/* fp_query_memory_find: finds the answer and counts its work. Returns FALSE if there is none, or if
 * its work is more than the evaluation has left. */
gboolean fp_query_memory_find (FpEngine *engine, const FpQueryKey *key, int32_t *answer);

/* fp_query_memory_keep: remembers @answer, which took @work, unless its evaluation was cut
 * short. */
void fp_query_memory_keep (FpEngine *engine, const FpQueryKey *key, int32_t answer, guint work);
