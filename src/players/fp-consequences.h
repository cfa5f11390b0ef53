/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consequences of the options of the open decision for the totals of the encounter, as the seat
 * that decides can know them. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpConsequences FpConsequences;

typedef struct
{
  FpSeats changed; /* seats whose total changes */
  int before[FP_MAX_SEATS], after[FP_MAX_SEATS]; /* totals of open cards, valid for those seats */
  /* TRUE: no totals decide any more; main players whose cards would make totals */
  gboolean without_totals;
  FpSeats fighting;
} FpConsequence;

enum
{
  FP_MOST_OUTCOMES = 2, /* outcomes of an option that are told */
  FP_MOST_REPLIES = 3, /* likewise, replies of another seat to it */
};

/* Changes of one seat's total by rules, not by the worth of cards, that an option or a reply to it
 * can make. */
typedef struct
{
  uint8_t seat;
  guint n; /* at least 1; several: it depends on something hidden */
  int change[FP_MOST_OUTCOMES]; /* falling */
} FpOutcomes;

/* fp_consequences_new: returns the consequences for @viewer's decision in @engine's state, valid
 * until the state changes. They come from determinizations, so hidden information has no part in
 * them. Free with fp_consequences_free (). */
FpConsequences *fp_consequences_new (FpEngine *engine, uint8_t viewer);
void fp_consequences_free (FpConsequences *consequences);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpConsequences, fp_consequences_free)

/* fp_consequences_find: puts what option @index does to the totals before the next decision into
 * @consequence, or that they don't matter any more. Returns FALSE if it does neither, ends the
 * encounter, is chosen in secret, or depends on what @viewer can't know. */
gboolean fp_consequences_find (FpConsequences *consequences, guint index, FpConsequence *consequence);

/* fp_consequences_outcomes: puts the outcomes of option @index into @outcomes if it reveals a
 * hidden card to the viewer and rules then change one seat's total in one of two ways. Returns
 * FALSE otherwise. Both ways are met in determinizations, so they tell nothing hidden. */
gboolean fp_consequences_outcomes (FpConsequences *consequences, guint index, FpOutcomes *outcomes);

/* fp_consequences_replies: puts what each reply to option @index does into @replies, with room for
 * FP_MOST_REPLIES. Returns the number of replies, in the order of the next decision's options.
 * Returns 0 if they aren't lines of a card that another seat chooses openly, or if a reply changes
 * the totals of none or several seats. */
guint fp_consequences_replies (FpConsequences *consequences, guint index, FpOutcomes replies[]);

/* fp_consequences_reply: returns an engine at the decision that follows option @index, for texts of
 * the replies that fp_consequences_replies () has found. Owned by @consequences, valid until its
 * next call. */
FpEngine *fp_consequences_reply (FpConsequences *consequences, guint index);
