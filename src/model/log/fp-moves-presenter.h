/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves that a viewer has seen since the last update, in the order of the events. Ships move as
 * events tell. Cards move between the zones recorded with the events. A card hidden from the viewer
 * at that time has no face. */
#pragma once

#include "model/items/fp-move-item.h"
#include "model/presenter/fp-presenter.h"

typedef struct
{
  /* TRUE if something else was shown since the last update, so nothing is to move */
  gboolean stale;
  guint read; /* log entries read */
  uint8_t viewer;
  uint16_t n_cards;
  uint16_t zone[FP_MAX_CARDS]; /* zone of each card */
  gboolean shown[FP_MAX_CARDS]; /* TRUE for each card that the viewer can see */
} FpMovesPresenter;

/* fp_moves_presenter_read: returns an array of FpMoveItem, the moves since the last update, as told
 * by the first @n entries of @log (of FpLogEntry). @anew: the log may have been replaced, so there
 * are none. (transfer full) */
GPtrArray *fp_moves_presenter_read (FpMovesPresenter *self, const FpPresenter *presenter, const GPtrArray *log, guint n,
                                    gboolean anew);
