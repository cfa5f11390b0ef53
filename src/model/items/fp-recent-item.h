/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in the list of recent games. */
#pragma once

#include <gio/gio.h>

/* What is said of it.  Strings are given away to the item by fp_recent_item_new (). */
typedef struct
{
  char *path;
  char *players; /* “Ada – Computer” */
  char *state; /* how far it has come, or how it ended: “Destiny card 7” */
  char *when; /* when somebody played it last: “Yesterday, 14:30” */
  gboolean over; /* it has ended */
  gboolean playable; /* FALSE: it can't be gone on with */
  GListModel *planets; /* of FpPlanetItem, as anybody may see them; NULL: nobody has looked */
  GListModel *seats; /* of FpSeatItem, likewise */
  int turn; /* destiny cards so far; −1: not known */
  gboolean ours; /* it lies in the games folder; else somebody has saved it elsewhere */
} FpRecentFacts;

#define FP_TYPE_RECENT_ITEM (fp_recent_item_get_type ())
G_DECLARE_FINAL_TYPE (FpRecentItem, fp_recent_item, FP, RECENT_ITEM, GObject)

/* fp_recent_item_new: an item of @facts, whose strings it takes over.  It never changes.  (transfer full) */
FpRecentItem *fp_recent_item_new (const FpRecentFacts *facts);

/* fp_recent_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpRecentFacts *fp_recent_item_facts (FpRecentItem *self);

/* fp_recent_item_when: @seconds since the epoch as people say it at @now: “Today, 14:30”.  Free with g_free (). */
char *fp_recent_item_when (gint64 seconds, GDateTime *now);
