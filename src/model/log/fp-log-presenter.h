/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's log as a list of items for one viewer, with a heading for each turn. */
#pragma once

#include <gio/gio.h>

#include "session/game/fp-session.h"

typedef struct
{
  GListStore *items; /* of FpLogItem; owned */
  guint step; /* index + 1 of the entry of a step whose name was not added yet; 0 if none */
  const char *within; /* id of the current step, owned by the edition; NULL if none */
  guint read; /* number of entries of the session's log that have been read */
  int turn; /* turn of the last item, −1 if there is none */
  guint heading; /* position of the last heading in items */
  guint turn_start; /* index of the entry that began the last turn */
  uint8_t viewer; /* seat, or FP_NOBODY for a bystander */
  /* entries from news to news_end were added while the viewer was away; equal if none */
  guint news, news_end;
  guint most; /* number of entries that may be read now */
} FpLogPresenter;

void fp_log_presenter_init (FpLogPresenter *presenter);
void fp_log_presenter_clear (FpLogPresenter *presenter);

/* fp_log_presenter_update: brings the list up to date for @viewer (FP_NOBODY for a bystander).
 * @anew rebuilds the list from the beginning, as after an undo. */
void fp_log_presenter_update (FpLogPresenter *presenter, FpSession *session, uint8_t viewer, gboolean anew);

/* fp_log_presenter_close: empties the list until the next update. */
void fp_log_presenter_close (FpLogPresenter *presenter);

/* fp_log_presenter_return: marks the entries from @from to @end as news for a viewer who was away.
 * Call before fp_log_presenter_update (). */
void fp_log_presenter_return (FpLogPresenter *presenter, guint from, guint end);

/* fp_log_presenter_last: returns the last sentence for the current viewer after @choices choices,
 * or "". Right after the viewer's return, returns the last few sentences of the news. A closed log
 * has a bystander as its viewer. Free with g_free (). */
char *fp_log_presenter_last (const FpLogPresenter *presenter, FpSession *session, guint choices);
