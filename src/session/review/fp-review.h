/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The review of a game: the choices of a player that cost most, by the numbers that hints show.
 *
 * A review replays the game. A first look thinks a little about each choice of the seat, a second
 * one as long as a hint about those that seem to cost most. Both know only what the seat knew: they
 * are a computer player's thoughts (players/fp-player.h). */
#pragma once

#include "session/game/fp-session.h"

enum
{
  FP_REVIEW_MOST = 3, /* choices that are named */
};

/* A choice that cost something. */
typedef struct
{
  guint choice; /* number of choices made before it, as in fp_session_past () */
  char *when; /* “Turn 7” */
  char *question; /* as it was asked */
  char *taken, *better; /* labels of the answer that was given, and of the best one */
  double chance, best; /* chances to win with them, 0 to 1 */
  char *reason; /* as in FpHint; NULL: none in particular */
  double with, without;
} FpReviewedChoice;

typedef struct _FpReview FpReview;

/* fp_review_new: returns a review of the choices of @seat in @session so far. It copies what it
 * needs; the session's catalog must outlive it. @level: a computer player that searches, such as
 * “regular”. Free with fp_review_free (), not while a thread works. */
FpReview *fp_review_new (FpSession *session, uint8_t seat, const char *level);
void fp_review_free (FpReview *review);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpReview, fp_review_free)

/* fp_review_n_choices: returns the number of choices that are looked at. */
guint fp_review_n_choices (const FpReview *review);

/* fp_review_work: thinks until done or cancelled, in any thread. */
void fp_review_work (FpReview *review);

/* fp_review_cancel: makes it return soon. fp_review_done: returns how much is done, 0 to 1. Both
 * are thread-safe. */
void fp_review_cancel (FpReview *review);
double fp_review_done (FpReview *review);

/* fp_review_find: after the work, returns the choices of @session's game that cost most, of
 * FpReviewedChoice*, the dearest first; empty if none cost anything worth telling. Free with
 * g_ptr_array_unref (). */
GPtrArray *fp_review_find (FpReview *review, FpSession *session);

/* fp_review_seat: returns the seat of the only person of @session, or of the first one.
 * FP_NOBODY: only computers play. */
uint8_t fp_review_seat (const FpSession *session);
