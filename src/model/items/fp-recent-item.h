/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the list of recent games. */
#pragma once

#include "model/items/fp-item.h"

/* Facts about a recent game. fp_recent_item_new () takes ownership of strings. */
typedef struct
{
  char *path;
  char *players; /* “Ada – Computer” */
  char *state; /* progress or result: “Turn 7” */
  char *when; /* time of the last change: “Yesterday, 14:30” */
  gboolean over; /* TRUE if the game has ended */
  gboolean playable; /* TRUE if the game can be continued */
  GListModel *planets; /* of FpPlanetItem, as a bystander sees them; NULL if not read */
  GListModel *seats; /* of FpSeatItem, likewise */
  int turn; /* number of turns so far; −1 if unknown */
  gboolean ours; /* TRUE if the file is in the games folder */
} FpRecentFacts;

#define FP_TYPE_RECENT_ITEM (fp_recent_item_get_type ())
G_DECLARE_FINAL_TYPE (FpRecentItem, fp_recent_item, FP, RECENT_ITEM, FpItem)

/* fp_recent_item_new: returns an immutable item with @facts and takes ownership of its strings.
 * (transfer full) */
FpRecentItem *fp_recent_item_new (const FpRecentFacts *facts);

/* fp_recent_item_facts: returns the facts; owned by the item. */
const FpRecentFacts *fp_recent_item_facts (FpRecentItem *self);

/* fp_recent_item_when: returns @seconds since the epoch in words, seen from @now: “Today, 14:30”.
 * Free with g_free (). */
char *fp_recent_item_when (gint64 seconds, GDateTime *now);
