/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of FpGame share. */
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

/* What is read anew after each change. */
typedef struct
{
  FpDecisionItem *question;
  FpEncounterItem *encounter;
  FpCardItem *destiny;
  char *ending, *status, *undo_hint, *path, *trouble, *past_text;
  int viewer, curtain, turn, past, past_length;
  gboolean can_undo, can_redo, can_concede, over, saving;
} FpGameShown;

/* Where the game is kept. */
typedef struct
{
  FpGameFile *file; /* NULL: nowhere */
  char *wanted; /* where it is to be kept although that has failed, NULL: in a new file of the games folder */
  char *failure; /* why it is kept nowhere, NULL: it isn't to be, or it is */
  gboolean fresh; /* the file was made by us: it goes again when nobody has chosen anything */
  gboolean played; /* a person has chosen something, or gone back, since it was begun or opened */
  gboolean changed; /* something happened since the file was as it should be */
  GQueue jobs; /* what is to be done with the file, one after the other, of FpGameJob*; the first is being done */
} FpGameAutosave;

struct _FpGame
{
  GObject parent_instance;
  FpCatalogModel *box;
  FpGameSetup *setup;
  FpSession *session;
  FpSession *pass; /* how it stood where somebody passed unasked, while they are asked all the same; NULL: nobody is */
  FpSession *past; /* how it stood at the moment that is looked back at, NULL: it is shown as it is */
  guint pace; /* milliseconds from a question to the computer's answer, at least */
  guint beat; /* likewise, where nobody may tell whether it could choose: as long as it ever took to think */
  gboolean paused; /* computer players halt for who watches them */
  gboolean stepping; /* but for one choice more */
  gboolean open_hands; /* who watches them sees their hands */
  gboolean asks_forced_passes; /* persons are asked even where they can only pass */
  guint timeout; /* source of the computer's next answer, 0: none */
  guint told; /* choices that have been traced */
  gboolean held; /* somebody wants to see first what has happened */
  gboolean due; /* the computer would have answered already */
  GTask *thought; /* what the computer thinks about the open question; NULL: it isn't asked */
  gboolean thinks; /* it does so in another thread */
  gboolean overdue; /* it answers as soon as it has thought enough */
  gboolean closed;
  FpPendingSelection *selection; /* what is being put together for the open question, NULL: it is answered at once */
  uint8_t seated; /* the person who looks, FP_NOBODY: nobody yet */
  GListStore *lists[FP_GAME_N_LISTS];
  FpLogPresenter log;
  FpMovesPresenter moves[FP_MAX_SEATS + 1]; /* what who sits there has seen move; the last: who only looks on */
  FpGameShown shown;
  FpGameAutosave keeping;
};

/* fp_game_new_for: the window's door to @session, which is taken over; @pace as in fp_game_new ().  It does not play
 * yet: fp_game_begin () does that.  (transfer full) */
FpGame *fp_game_new_for (FpCatalogModel *box, FpSession *session, guint pace);

/* fp_game_begin: shows the game as it is and lets the computer think, if it is asked. */
void fp_game_begin (FpGame *self);

/* The computer's turn (fp-game-thinking.c) */

/* fp_game_let_play: if the computer is asked it begins to think, and answers in its time; in any case it forgets what
 * it was asked before. */
void fp_game_let_play (FpGame *self);

/* fp_game_delay: milliseconds from the open question to the computer's answer, at least; where others may not know
 * whether there was a choice it is the same if there was none. */
guint fp_game_delay (FpGame *self);

/* fp_game_stop_playing: the computer thinks no more and answers nothing. */
void fp_game_stop_playing (FpGame *self);

/* fp_game_play_soon: the computer answers after @pace milliseconds, or when it has thought enough. */
void fp_game_play_soon (FpGame *self, guint pace);

/* fp_game_emit_moves: emits “moving” if something has since @reader's viewer looked last.  @anew: the game may have
 * become another one. */
void fp_game_emit_moves (FpGame *self, const FpPresenter *presenter, gboolean anew);

/* fp_game_forget_moves: whoever looks next sees nothing move. */
void fp_game_forget_moves (FpGame *self);

/* fp_game_read_news: what is told in the log from now on happened while who takes the seat @viewer was not there. */
void fp_game_read_news (FpGame *self, uint8_t viewer);

/* fp_game_wait: whether the computer, whose time has come, is to wait; then it is woken when it need not any more. */
gboolean fp_game_wait (FpGame *self);

/* fp_game_halt: nobody can do anything in the game any more. */
void fp_game_halt (FpGame *self);

/* fp_game_advance: shows the game as it is, or as it was, and lets the computer think, if it is asked.  @anew: the log
 * may have become another one. */
void fp_game_advance (FpGame *self, gboolean anew);

/* fp_game_now: the game as it is for those who play: what came of a pass is to come yet while it is asked for. */
static inline FpSession *
fp_game_now (const FpGame *self)
{
  return self->pass != NULL ? self->pass : self->session;
}

/* fp_game_seen: the game as it is shown: as it is now, or its past. */
static inline FpSession *
fp_game_seen (const FpGame *self)
{
  return self->past != NULL ? self->past : fp_game_now (self);
}

/* fp_game_history_text_now: what was asked, and answered, at the moment looked back at, a sentence or two; NULL: nobody
 * looks back.  Free with g_free (). */
char *fp_game_history_text_now (FpGame *self);

/* Questions for the look of it (fp-game-passes.c) */

/* fp_game_keep_passes: from now on those who are to be asked so are. */
void fp_game_keep_passes (FpGame *self);

/* fp_game_is_person_passing: whether a person is asked so. */
gboolean fp_game_is_person_passing (FpGame *self);

/* fp_game_next_pass: what is asked next for the look of it alone, if anything. */
void fp_game_next_pass (FpGame *self);

/* fp_game_has_changed: shows the game, and lets it go on, after a choice.  @anew as in fp_game_advance (). */
void fp_game_has_changed (FpGame *self, gboolean anew);

/* fp_game_show_draft: shows what is chosen so far. */
void fp_game_show_draft (FpGame *self);

/* fp_game_go_on: shows the game, and lets it go on, after a person has answered. */
void fp_game_go_on (FpGame *self);

/* fp_game_update_keeping: where the game is kept, or whether it can be, has changed. */
void fp_game_update_keeping (FpGame *self);

/* fp_game_keep_at: keeps the game in the new file @path, or in one of the games folder if that is NULL. */
void fp_game_keep_at (FpGame *self, const char *path);

/* fp_game_trouble_now: why what was done last is not on disk; NULL: it is, or nobody wants it to be.  Free with g_free
 * (). */
char *fp_game_trouble_now (FpGame *self);

/* fp_game_saving_now: whether a person has asked for the game to be saved, and it is not on the disk yet. */
gboolean fp_game_saving_now (FpGame *self);

/* fp_game_autosave_clear: lets go of the file. */
void fp_game_autosave_clear (FpGameAutosave *keeping);

/* Set-ups of windows and of sessions */

/* fp_game_session_new: a session set up as in @setup, with the cards of @box.  Free with fp_session_free (). */
FpSession *fp_game_session_new (FpCatalogModel *box, const FpGameSetup *setup);

/* fp_game_session_setup: how @session was set up.  Free with fp_game_setup_free (). */
FpGameSetup *fp_game_session_setup (FpSession *session);

/* fp_game_session_undo_hint: why the last choice can't be taken back, a sentence; NULL: it can.  Free with g_free ().
 */
char *fp_game_session_undo_hint (FpSession *session);

/* fp_game_session_changed: whether a person has chosen anything. */
gboolean fp_game_session_changed (FpSession *session);
