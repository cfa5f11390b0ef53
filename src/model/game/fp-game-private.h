/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields of FpGame and functions that change them, for the files of FpGame alone (fp-game*.c). The
 * rest of the model uses fp-game-internal.h. */
#pragma once

#include "model/fp-catalog-model-private.h"
#include "model/game/fp-autosave.h"
#include "model/game/fp-held-moments.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-passing.h"
#include "model/game/fp-history-cursor.h"
#include "model/game/fp-scheduler.h"
#include "model/log/fp-log-presenter.h"
#include "model/log/fp-moves-presenter.h"

enum
{
  FP_GAME_LIST_SEATS,
  FP_GAME_LIST_PLANETS,
  FP_GAME_LIST_PLACES,
  FP_GAME_LIST_HAND,
  FP_GAME_LIST_SHARED,
  FP_GAME_LIST_IN_FORCE,
  FP_GAME_LIST_PILES,
  FP_GAME_N_LISTS,
};

/* The table as the viewer sees it, read again after each change. */
typedef struct
{
  GListStore *lists[FP_GAME_N_LISTS];
  FpDecisionItem *question;
  FpEncounterItem *encounter;
  FpCardItem *drawn;
  GListStore *plays;
  char *ending, *status, *undo_hint, *path, *trouble, *notice, *past_text;
  int viewer, curtain, turn, past, past_length;
  gboolean can_undo, can_redo, can_concede, over, saving;
} FpGameShown;

struct _FpGame
{
  GObject parent_instance;
  FpCatalogModel *catalog_model;
  FpGameSetup *setup;
  FpSession *session;
  FpHeldMoments *held_moments;
  FpHistoryCursor *history;
  FpScheduler *scheduler;
  FpAutosave *autosave;
  FpPendingSelection *selection; /* NULL if each option answers at once */
  FpShipDraft *ships; /* NULL unless the places of ships are chosen */
  FpDealDraft *deal; /* NULL if no deal is on the table, or no person must answer */
  gboolean open_hands; /* TRUE if a watcher sees all hands */
  gboolean closed;
  uint8_t seated; /* the person at the screen, FP_NOBODY if nobody yet */
  FpLogPresenter log;
  FpMovesPresenter moves[FP_MAX_SEATS + 1]; /* by viewer; the last is for a bystander */
  FpGameShown shown;
};

/* fp_game_advance: shows the present or the position looked at and starts the computer's thinking
 * if a computer player is asked. @anew: the log may have been replaced. */
void fp_game_advance (FpGame *self, gboolean anew);

/* fp_game_go_on: shows the game and lets it continue after a choice, made or undone by a person if
 * @by_person. @anew is as in fp_game_advance (). */
void fp_game_go_on (FpGame *self, gboolean by_person, gboolean anew);

/* fp_game_refresh: reads all that the viewer may see, as after a change of the pending selection.
 * @anew is as in fp_game_advance (). */
void fp_game_refresh (FpGame *self, gboolean anew);

/* fp_game_find_window: puts the open decision of the present into @decision. Returns FALSE unless
 * it is a window that a person must answer. */
gboolean fp_game_find_window (FpGame *self, FpDecision *decision);

/* fp_game_passes_now: returns TRUE if the open decision is a window that its player, a person,
 * answers without being asked. fp_game_is_asked_to_pass: returns TRUE if a person who can only pass
 * is asked all the same. */
gboolean fp_game_passes_now (FpGame *self);
gboolean fp_game_is_asked_to_pass (FpGame *self);

/* fp_game_pass: answers the open window without asking: passes, or plays the wanted card. Returns
 * FALSE if it is none, or its player is to be asked. */
gboolean fp_game_pass (FpGame *self);

/* fp_game_halt: ends all play in the game. */
void fp_game_halt (FpGame *self);
