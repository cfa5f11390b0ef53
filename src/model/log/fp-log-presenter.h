/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's log as rows for one viewer, with a heading for each turn. */
#pragma once

#include <gio/gio.h>

#include "model/log/fp-log-rows.h"
#include "session/game/fp-session.h"

typedef struct
{
  FpLogRows *rows; /* owned */
  FpSession *session; /* of the last update; NULL before */
  GArray *serials; /* of guint: FpLogEntry.serial of each entry that has been read; owned */
  uint8_t viewer; /* seat, or FP_NOBODY for a bystander */
  /* entries from news to news_end were added while the viewer was away; equal if none */
  guint news, news_end;
  guint most; /* number of entries that may be read now */
} FpLogPresenter;

void fp_log_presenter_init (FpLogPresenter *presenter);
void fp_log_presenter_clear (FpLogPresenter *presenter);

/* fp_log_presenter_update: brings the rows up to date for @viewer (FP_NOBODY for a bystander, also
 * behind the curtain). @anew says that entries may have gone, as after an undo. Rows of entries
 * that are still there stay, and so do those that tell another viewer the same. */
void fp_log_presenter_update (FpLogPresenter *presenter, FpSession *session, uint8_t viewer, gboolean anew);

/* fp_log_presenter_return: marks the entries from @from to @end as news for a viewer who was away.
 * Call before fp_log_presenter_update (). */
void fp_log_presenter_return (FpLogPresenter *presenter, guint from, guint end);

/* fp_log_presenter_last: returns the last sentence for the current viewer after @choices choices,
 * or "". Right after the viewer's return, returns the last few sentences of the news. Free with
 * g_free (). */
char *fp_log_presenter_last (const FpLogPresenter *presenter, FpSession *session, guint choices);
