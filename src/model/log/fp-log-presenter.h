/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's log as a list of items for one viewer, with a heading before the lines of each destiny card. */
#pragma once

#include <gio/gio.h>

#include "session/game/fp-session.h"

typedef struct
{
  GListStore *items; /* of FpLogItem; owned */
  guint step; /* the entry of the step that has begun, + 1; 0: it is told, or none */
  const char *within; /* id of the step that goes on; the edition's, NULL: none */
  guint read; /* entries of the session's log that are in it */
  int turn; /* of the last of them, −1: none */
  uint8_t viewer; /* for whom */
  guint news, news_end; /* entries from … up to … were told while the viewer was not at the screen; the same: none */
  guint most; /* entries of the log that may be read yet */
} FpLogPresenter;

void fp_log_presenter_init (FpLogPresenter *presenter);
void fp_log_presenter_clear (FpLogPresenter *presenter);

/* fp_log_presenter_update: brings the list up to date for @viewer (FP_NOBODY: a bystander); @anew: from its beginning,
 * as after an undo. */
void fp_log_presenter_update (FpLogPresenter *presenter, FpSession *session, uint8_t viewer, gboolean anew);

/* fp_log_presenter_close: the log shows nothing until it is brought up to date again. */
void fp_log_presenter_close (FpLogPresenter *presenter);

/* fp_log_presenter_return: the viewer who comes back has been away from entry @from of the session's log up to entry
 * @end; their lines are news.  To be said before the list is brought up to date. */
void fp_log_presenter_return (FpLogPresenter *presenter, guint from, guint end);

/* fp_log_presenter_last: the last sentence (as long as nothing has happened since the viewer came back: the last few of
 * what has while they were away) for who reads the log (a bystander if it is closed) of what had happened after
 * @choices choices, "" if there is none.  Free with g_free (). */
char *fp_log_presenter_last (const FpLogPresenter *presenter, FpSession *session, guint choices);
