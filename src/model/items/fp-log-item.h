/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A line of the log, or the heading of a turn. */
#pragma once

#include "model/items/fp-item.h"

/* Subjects of a log line: none, one, or several. */
typedef enum
{
  FP_LOG_ENCOUNTERS = 1 << 0, /* encounters: choices, cards revealed in them, results */
  FP_LOG_SHIPS = 1 << 1, /* ships and planets */
  FP_LOG_CARDS = 1 << 2, /* cards, and what their abilities do */
} FpLogSubjects;

/* Facts about a log line. fp_log_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *text; /* a sentence, or the heading */
  char *summary; /* of the heading of a turn that is over: all of it in one line; else NULL */
  gboolean heading; /* TRUE for the heading of a turn */
  gboolean step; /* TRUE for the name of a step that begins */
  gboolean news; /* happened while the viewer was not at the screen (fp-log-presenter.h) */
  int turn; /* number of the turn, 0 for set-up */
  int choices; /* number of choices made before, as for fp_game_look_back () */
  guint subjects; /* FpLogSubjects; 0 if none, and for headings and steps */
  /* of int: numbers of the cards and planets that the viewer is told of; NULL if none */
  GArray *cards;
  guint seats; /* mask of the seats concerned */
  /* shared places that ships go to or leave, bit per FpPlaceItem of the game */
  guint places;
  const char *about; /* event as a word that a rules page governs; static, NULL if none */
  const char *within; /* id of the step in which it happened; owned by the edition, NULL if none */
} FpLogFacts;

#define FP_TYPE_LOG_ITEM (fp_log_item_get_type ())
G_DECLARE_FINAL_TYPE (FpLogItem, fp_log_item, FP, LOG_ITEM, FpItem)

/* fp_log_item_new: returns an immutable item with @facts and takes ownership of its strings and
 * objects. (transfer full) */
FpLogItem *fp_log_item_new (const FpLogFacts *facts);

/* fp_log_item_facts: returns the facts; owned by the item. */
const FpLogFacts *fp_log_item_facts (FpLogItem *self);
