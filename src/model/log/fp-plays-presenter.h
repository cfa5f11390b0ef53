/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plays of the running encounter: cards that were played and powers that were used beside its
 * steps. They are read from the log, so they are the same after loading a game and while looking
 * back. */
#pragma once

#include "model/items/fp-play-item.h"
#include "model/presenter/fp-presenter.h"

/* fp_plays_presenter_read: returns an array of FpPlayItem, as told to the viewer by the first @n
 * entries of @log (of FpLogEntry), the oldest first. The list begins with the turn, or with the
 * last encounter of a turn that has several. Plays of the same card are one play. (transfer
 * full) */
GPtrArray *fp_plays_presenter_read (const FpPresenter *presenter, const GPtrArray *log, guint n);

/* fp_plays_presenter_spot: returns the spot of the play that entry @entry of the log tells. Free
 * with g_free (). */
char *fp_plays_presenter_spot (guint entry);
