/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fields and functions shared by the files of FpGame. */
#pragma once

#include "model/fp-catalog-model-private.h"
#include "model/game/fp-pending-selection.h"
#include "model/game/fp-game.h"
#include "model/log/fp-log-presenter.h"
#include "model/log/fp-moves-presenter.h"
#include "session/files/fp-game-file.h"
#include "session/game/fp-thinking.h"

/* The lists, in the order of their properties. */
enum
{
  FP_GAME_LIST_SEATS,
  FP_GAME_LIST_PLANETS,
  FP_GAME_LIST_WARP,
  FP_GAME_LIST_HAND,
  FP_GAME_LIST_ENVOYS,
  FP_GAME_LIST_PILES,
  FP_GAME_N_LISTS,
};

/* Property values, read again after each change. */
typedef struct
{
  FpDecisionItem *question;
  FpEncounterItem *encounter;
  FpCardItem *destiny;
  char *ending, *status, *undo_hint, *path, *trouble, *past_text;
  int viewer, curtain, turn, past, past_length;
  gboolean can_undo, can_redo, can_concede, over, saving;
} FpGameShown;

/* State of the autosave. */
typedef struct
{
  FpGameFile *file; /* NULL if there is none */
  char *wanted; /* path to try again after a failure; NULL for a new file in the games folder */
  char *failure; /* error message if there is no file; NULL if there is one, or none is wanted */
  gboolean fresh; /* TRUE if the file is new: it is deleted if no person has chosen anything */
  gboolean played; /* TRUE if a person chose or undid something since begin or opening */
  gboolean changed; /* TRUE if something happened since the file was last complete */
  GQueue jobs; /* of FpGameJob*: queued file operations; the first one is running */
} FpGameAutosave;

struct _FpGame
{
  GObject parent_instance;
  FpCatalogModel *catalog_model;
  FpGameSetup *setup;
  FpSession *session;
  FpSession *pass; /* copy at the forced pass that is shown; NULL if none (fp-silent-passes.h) */
  FpSession *past; /* copy at the position looked back at; NULL for the present */
  guint pace; /* milliseconds from a decision to the computer's answer, at least */
  guint beat; /* the same for decisions that may be hidden: the longest thinking time so far */
  gboolean paused; /* TRUE while computer players are paused */
  gboolean stepping; /* TRUE until one more choice is made */
  gboolean open_hands; /* TRUE if a watcher sees all hands */
  gboolean asks_forced_passes; /* TRUE if persons are asked even if they can only pass */
  guint timeout; /* source of the computer's next answer, 0 if none */
  guint traced; /* number of choices written to the debug log */
  gboolean held; /* TRUE while the window shows moves, see fp_game_hold () */
  gboolean due; /* TRUE if the computer's answer is overdue because of held */
  GTask *thought; /* the computer's thinking; NULL unless a computer player is asked */
  gboolean thinks; /* TRUE while it runs in another thread */
  gboolean overdue; /* TRUE if the computer answers as soon as the thread ends */
  gboolean closed;
  FpPendingSelection *selection; /* NULL if each option answers at once */
  uint8_t seated; /* the person at the screen, FP_NOBODY if nobody yet */
  GListStore *lists[FP_GAME_N_LISTS];
  FpLogPresenter log;
  FpMovesPresenter moves[FP_MAX_SEATS + 1]; /* by viewer; the last is for a bystander */
  FpGameShown shown;
  FpGameAutosave autosave;
};

/* fp_game_new_for: returns a game that shows @session and takes ownership of it. @pace is as in
 * fp_game_new (). Play begins with fp_game_begin (). (transfer full) */
FpGame *fp_game_new_for (FpCatalogModel *catalog_model, FpSession *session, guint pace);

/* fp_game_begin: shows the game and lets a computer player think if asked. */
void fp_game_begin (FpGame *self);

/* Computer players (fp-game-thinking.c) */

/* fp_game_let_play: discards previous thinking. If a computer player is asked, starts to think and
 * answers in time. */
void fp_game_let_play (FpGame *self);

/* fp_game_delay: returns the least number of milliseconds from the pending decision to the
 * computer's answer. A decision that others may not know of has the same delay as a forced pass. */
guint fp_game_delay (FpGame *self);

/* fp_game_stop_playing: cancels the computer's thinking and its next answer. */
void fp_game_stop_playing (FpGame *self);

/* fp_game_play_soon: lets the computer answer when @pace milliseconds have passed and its thinking
 * has ended. */
void fp_game_play_soon (FpGame *self, guint pace);

/* fp_game_emit_moves: emits “moving” if anything moved since @presenter's viewer last looked.
 * @anew: the game may have been replaced. */
void fp_game_emit_moves (FpGame *self, const FpPresenter *presenter, gboolean anew);

/* fp_game_forget_moves: discards all moves so far, so that the next viewer sees none. */
void fp_game_forget_moves (FpGame *self);

/* fp_game_read_news: marks the log entries since the viewer @viewer last looked as news. */
void fp_game_read_news (FpGame *self, uint8_t viewer);

/* fp_game_wait: returns TRUE if the computer's answer, now due, must wait. It is rescheduled by
 * fp_game_release (). */
gboolean fp_game_wait (FpGame *self);

/* fp_game_halt: ends all play in the game. */
void fp_game_halt (FpGame *self);

/* fp_game_advance: shows the present or the position looked at and starts the computer's thinking
 * if a computer player is asked. @anew: the log may have been replaced. */
void fp_game_advance (FpGame *self, gboolean anew);

/* fp_game_now: returns the present for the players. The result of a forced pass is in the future
 * while that pass is shown. */
static inline FpSession *
fp_game_now (const FpGame *self)
{
  return self->pass != NULL ? self->pass : self->session;
}

/* fp_game_seen: returns the session shown: the position looked at, or the present. */
static inline FpSession *
fp_game_seen (const FpGame *self)
{
  return self->past != NULL ? self->past : fp_game_now (self);
}

/* fp_game_history_text_now: returns a sentence or two about the decision and its answer at the
 * position looked at, or NULL for the present. Free with g_free (). */
char *fp_game_history_text_now (FpGame *self);

/* Forced passes (fp-game-passes.c) */

/* fp_game_keep_passes: tells the session which forced passes to record. */
void fp_game_keep_passes (FpGame *self);

/* fp_game_is_person_passing: returns TRUE if the forced pass that is shown is a person's. */
gboolean fp_game_is_person_passing (FpGame *self);

/* fp_game_next_pass: shows the next recorded pass, if any. */
void fp_game_next_pass (FpGame *self);

/* fp_game_has_changed: shows the game and lets it continue after a choice. @anew is as in
 * fp_game_advance (). */
void fp_game_has_changed (FpGame *self, gboolean anew);

/* fp_game_show_selection: shows the pending selection. */
void fp_game_show_selection (FpGame *self);

/* fp_game_go_on: shows the game and lets it continue after a person has answered. */
void fp_game_go_on (FpGame *self);

/* fp_game_update_autosave: updates the properties about the file. */
void fp_game_update_autosave (FpGame *self);

/* fp_game_keep_at: keeps the game in the new file @path; NULL for one in the games folder. */
void fp_game_keep_at (FpGame *self, const char *path);

/* fp_game_trouble_now: returns the reason why the last choices are not on disk. Returns NULL if
 * they are, or if no file is wanted. Free with g_free (). */
char *fp_game_trouble_now (FpGame *self);

/* fp_game_saving_now: returns TRUE while a save that a person asked for is running. */
gboolean fp_game_saving_now (FpGame *self);

/* fp_game_autosave_clear: closes the file. */
void fp_game_autosave_clear (FpGameAutosave *autosave);

/* Conversion of set-ups between windows and sessions */

/* fp_game_session_new: returns a session set up as in @setup with the cards of @catalog_model. Free
 * with fp_session_free (). */
FpSession *fp_game_session_new (FpCatalogModel *catalog_model, const FpGameSetup *setup);

/* fp_game_session_setup: returns the set-up of @session. Free with fp_game_setup_free (). */
FpGameSetup *fp_game_session_setup (FpSession *session);

/* fp_game_session_undo_hint: returns a sentence that explains why the last choice can't be undone,
 * or NULL if the choice can. Free with g_free (). */
char *fp_game_session_undo_hint (FpSession *session);

/* fp_game_session_changed: returns TRUE if a person has chosen anything. */
gboolean fp_game_session_changed (FpSession *session);
