/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reasons for an option: events that are more frequent in its playouts than in those of the others.
 * Playouts with such an event must also end better than those without it. Only events without cards
 * count, because cards are dealt by chance. */
#pragma once

#include "engine/runner/fp-engine.h"

typedef struct _FpReasons FpReasons;

enum
{
  FP_MOST_REASON_EVENTS = 48, /* events counted in one playout */
};

/* The events of one playout that could be reasons, each once. */
typedef struct
{
  guint n;
  FpEvent event[FP_MOST_REASON_EVENTS];
} FpReasonEvents;

FpReasons *fp_reasons_new (const FpEdition *edition);
void fp_reasons_free (FpReasons *reasons);

/* fp_reasons_clear: starts another decision. */
void fp_reasons_clear (FpReasons *reasons);

/* fp_reasons_on_event: adds an event of a running playout to @events if it could be a reason. */
void fp_reasons_on_event (FpReasonEvents *events, const FpEdition *edition, const FpEvent *event);

/* fp_reasons_count: files the events of a playout under @option, with the playout's chance to win,
 * 0 to 1. */
void fp_reasons_count (FpReasons *reasons, const FpReasonEvents *events, guint option, double chance);

/* fp_reasons_find: finds the most informative event that is good for @seat and happens more often
 * with @option than with the others together. Puts the event into @event, and its rates with and
 * without the option, 0 to 1, into @with and @without. FALSE: there is no such event. */
gboolean fp_reasons_find (const FpReasons *reasons, uint8_t seat, guint option, FpEvent *event, double *with,
                          double *without);
