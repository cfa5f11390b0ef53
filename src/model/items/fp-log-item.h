/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log, or the heading of a destiny card. */
#pragma once

#include <gio/gio.h>

/* What a line is about; none, or several at once. */
typedef enum
{
  FP_LOG_DUELS = 1 << 0, /* duels and contests: plans, tactics, dials, clouts, prizes */
  FP_LOG_SHIPS = 1 << 1, /* ships and planets */
  FP_LOG_CARDS = 1 << 2, /* cards, envoys, aliens and what their abilities do */
} FpLogSubjects;

/* What is said.  Strings and lists that it holds are given away to the item by fp_log_item_new (). */
typedef struct
{
  char *text; /* a sentence, or the heading */
  gboolean heading; /* begins the lines of a destiny card */
  gboolean step; /* names a step of the rules that begins, rather than what happened */
  gboolean news; /* it happened while its reader was not at the screen (fp-log-presenter.h) */
  int turn; /* number of the destiny card, 0: set-up */
  int choices; /* made before it: the moment at which the table is as it says (fp_game_look_back ()) */
  guint subjects; /* FpLogSubjects; 0 of what belongs to none, of headings and of steps */
  GArray *cards; /* of int: numbers of the cards and planets that the viewer is told of; NULL: none */
  guint seats; /* a bit for each seat to whom it happens */
  gboolean warp; /* ships go to the Warp, or leave it */
  const char *about; /* what happened, by a word that a page of the rules governs; static, NULL: none */
  const char *within; /* id of the step in which it happened; the edition's, NULL: none */
} FpLogFacts;

#define FP_TYPE_LOG_ITEM (fp_log_item_get_type ())
G_DECLARE_FINAL_TYPE (FpLogItem, fp_log_item, FP, LOG_ITEM, GObject)

/* fp_log_item_new: an item of @facts, whose strings and objects it takes over.  It never changes.  (transfer full) */
FpLogItem *fp_log_item_new (const FpLogFacts *facts);

/* fp_log_item_facts: what it says; owned by the item.  Each field is a property, too. */
const FpLogFacts *fp_log_item_facts (FpLogItem *self);
