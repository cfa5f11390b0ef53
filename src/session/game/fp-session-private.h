/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a session share: its fields, and how a choice is carried out. */
#pragma once

#include "session/game/fp-silent-passes.h"

/* What a session remembers of a choice besides its ids, to make it again and to undo it. */
typedef struct
{
  FpChoice choice;
  int option; /* index among the options, −1: conceded */
  uint16_t group; /* answers of the same group … */
  uint8_t picked; /* … after the first are one choice with it */
  gboolean settled; /* by the set-up: nobody was asked */
  FpSeats light; /* to whom something hidden or random came to light by it */
} FpMadeChoice;

/* How the game stood where somebody passed whom nobody asked, with the question open (fp-silent-passes.h). */
typedef struct
{
  FpState *state;
  guint log; /* entries there were */
  FpSeats light; /* to whom the choice that led there had brought something to light */
} FpSilentPass;

struct _FpSession
{
  FpSetup setup;
  FpTextNames names;
  FpEngine *engine;
  FpState *state;
  FpState *origin; /* where it began, NULL: with set-up */
  FpPlayer *players[FP_MAX_SEATS]; /* NULL: a person */
  GPtrArray *log; /* of FpLogEntry */
  GPtrArray *made; /* of FpMadeChoice; starts with its FpChoice, so it also is the list of choices */
  GPtrArray *undone; /* of FpMadeChoice, the last one is to be made again first */
  GArray *went_back; /* of FpWentBack */
  guint moment; /* grows with each change: another number, another question */
  GQueue passes; /* of FpSilentPass, those of the last choice */
  FpSilentPasses kept_passes; /* which are kept */
  FpSessionWatcher watcher;
  gpointer watcher_data;
  FpView *views[FP_MAX_SEATS + 1]; /* made when asked for */
  gboolean fresh[FP_MAX_SEATS + 1];
};

/* fp_made_choice_free: frees a choice (a GDestroyNotify). */
void fp_made_choice_free (gpointer data);

/* fp_session_make: carries out @made (taken over) as the next choice.  Leaves what was undone alone. */
void fp_session_make (FpSession *session, FpMadeChoice *made);

/* fp_session_settle: answers the questions that the set-up has settled, as long as such are asked. */
void fp_session_settle (FpSession *session);

/* fp_session_new_state: room for a state, zeroed.  Free with g_aligned_free (). */
FpState *fp_session_new_state (void);

/* fp_session_begin: makes @state, in @engine, the beginning of @session's game. */
void fp_session_begin (const FpSession *session, FpEngine *engine, FpState *state);

/* fp_session_repeat: makes the first @n choices of @session in @engine, which stands at its beginning. */
void fp_session_repeat (const FpSession *session, FpEngine *engine, guint n);

/* fp_session_restart: sets the game up anew and makes its first @n choices again, silently: log and choices stay. */
void fp_session_restart (FpSession *session, guint n);

/* fp_session_forget_passes: keeps none of them any longer (fp-silent-passes.h). */
void fp_session_forget_passes (FpSession *session);

/* fp_session_settled_aliens: the seats' aliens in the set-up, owned by it, into @aliens; NULL: as the seat chooses. */
void fp_session_settled_aliens (const FpSession *session, const char *aliens[FP_MAX_SEATS]);

/* fp_session_changed: another question may be open: forgets the views. */
void fp_session_changed (FpSession *session);

/* fp_session_notify: tells who watches that something has changed. */
void fp_session_notify (FpSession *session);

/* fp_session_note_return: writes into the log that @seat went back past what had come to light. */
void fp_session_note_return (FpSession *session, uint8_t seat);
