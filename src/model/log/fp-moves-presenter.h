/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a viewer has seen move since the last time, in the order of the events: ships by what is told of them, cards by
 * where they lay when something was told of them.  What was hidden from the viewer then has no face here. */
#pragma once

#include "model/items/fp-move-item.h"
#include "model/presenter/fp-presenter.h"

typedef struct
{
  gboolean stale; /* something else was shown since: nothing moves from there to here */
  guint read; /* entries of the log */
  uint8_t viewer;
  uint16_t n_cards;
  uint16_t zone[FP_MAX_CARDS]; /* where the cards lie */
  gboolean shown[FP_MAX_CARDS]; /* which of them the viewer can see */
} FpMovesPresenter;

/* fp_moves_presenter_read: of FpMoveItem, what has moved since the last time, as the first @n entries of @log (of
 * FpLogEntry) tell.  @anew: the log may have become another one, so nothing has.  (transfer full) */
GPtrArray *fp_moves_presenter_read (FpMovesPresenter *self, const FpPresenter *presenter, const GPtrArray *log, guint n,
                                    gboolean anew);
