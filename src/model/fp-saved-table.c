/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of a saved game. */
#include "model/fp-saved-table.h"

#include "model/items/fp-item.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-seat-item.h"
#include "model/presenter/fp-presenter.h"
#include "session/files/fp-game-file.h"

gboolean
fp_saved_table_read (const char *path, FpCatalogs *catalogs, GListModel **seats, GListModel **planets)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  FpPresenter presenter;
  if (session == NULL)
    return FALSE;
  fp_presenter_init (&presenter, session, FP_NOBODY);
  if (planets != NULL)
    *planets = G_LIST_MODEL (fp_item_list (FP_TYPE_PLANET_ITEM, fp_presenter_planets (&presenter)));
  *seats = G_LIST_MODEL (fp_item_list (FP_TYPE_SEAT_ITEM, fp_presenter_seats (&presenter)));
  return TRUE;
}
