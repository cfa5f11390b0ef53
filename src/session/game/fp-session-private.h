/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of a session: its fields, and how a choice is carried out. */
#pragma once

#include "archive/fp-window-passes.h"
#include "archive/fp-window-stops.h"
#include "archive/saves/fp-campaign.h"
#include "session/game/fp-silent-passes.h"
#include "session/history/fp-checkpoints.h"

/* A choice with what is needed to repeat and undo it. */
typedef struct
{
  FpChoice choice;
  int option; /* index among the options, −1: conceded */
  uint16_t group; /* answers of the same group after the first … */
  uint8_t picked; /* … are one choice with it */
  gboolean settled; /* TRUE: settled by the set-up, nobody was asked */
  gboolean by_player; /* a computer player answered */
  gboolean passed; /* a pass in a window */
  uint8_t about; /* seat to which that happened which a window asked about; else FP_NOBODY */
  FpSeats informed; /* seats to which the choice revealed something hidden or random */
} FpMadeChoice;

/* A kept moment: a silent pass with its decision open, or a result (fp-silent-passes.h). */
typedef struct
{
  FpState *state;
  FpEvent result; /* event that told the result; FP_NO_EVENT: a pass */
  guint log; /* number of log entries then */
  FpSeats informed; /* seats to which the choice before had revealed something */
} FpSilentPass;

/* A seat's passing in each window until a step begins. At a kept moment it must not depend on how
 * far the game has gone since, so the log tells whether that step has begun. */
typedef struct
{
  uint16_t until; /* the step, FP_MACHINE_NONE: the seat doesn't pass */
  guint since; /* number of log entries when that began */
} FpPassing;

struct _FpSession
{
  FpSetup setup;
  FpTextNames names;
  char *own_names[FP_MAX_SEATS]; /* for seats that share a name; NULL for others */
  FpEngine *engine;
  FpState *state;
  FpState *origin; /* beginning of the game, NULL: with set-up */
  FpPlayer *players[FP_MAX_SEATS]; /* NULL: a person */
  FpPlayer *substitutes[FP_MAX_SEATS]; /* of persons who gave up; made on demand */
  GPtrArray *log; /* of FpLogEntry */
  guint last_serial; /* of the entries */
  /* of FpMadeChoice; each starts with its FpChoice, so this is also the list of choices */
  GPtrArray *made;
  GPtrArray *undone; /* of FpMadeChoice, the last one is redone first */
  FpCheckpoints *checkpoints;
  GArray *went_back; /* of FpWentBack */
  FpCampaign *campaign; /* games before this one, NULL: none is played */
  guint moment; /* grows with each change: another number means another decision */
  GQueue passes; /* of FpSilentPass, those of the last choice */
  FpSilentPasses kept_passes; /* kinds that are kept */
  FpPassing passing[FP_MAX_SEATS];
  FpSeatStops stops[FP_MAX_SEATS];
  gboolean presumes; /* fp_session_presume () */
  gboolean keeps_results;
  FpSessionWatcher watcher;
  gpointer watcher_data;
  FpView *views[FP_MAX_SEATS + 1]; /* made on demand */
  gboolean fresh[FP_MAX_SEATS + 1];
};

/* fp_made_choice_free: frees a choice (a GDestroyNotify). */
void fp_made_choice_free (gpointer data);
FpMadeChoice *fp_made_choice_copy (const FpMadeChoice *made);

/* fp_made_choice_repeat: makes the choice @made in @engine, where its decision is open. An option
 * that was legal though not offered (FpDecisionKind.find) is found by its id again. */
void fp_made_choice_repeat (FpEngine *engine, const FpMadeChoice *made);

/* fp_session_make: carries out @made (transfer full) as the next choice. Leaves undone choices
 * alone. */
void fp_session_make (FpSession *session, FpMadeChoice *made);

/* fp_session_settle: answers the decisions that the set-up has settled, while such are open. */
void fp_session_settle (FpSession *session);

/* fp_session_new_state: returns a zeroed state. Free with g_aligned_free (). */
FpState *fp_session_new_state (void);

/* fp_setup_begin: makes @state, in @engine, the beginning of a game of @setup, or of one that
 * begins in @origin (NULL: with set-up). fp_session_begin: the same of @session's game. */
void fp_setup_begin (const FpSetup *setup, const FpState *origin, FpEngine *engine, FpState *state);
void fp_session_begin (const FpSession *session, FpEngine *engine, FpState *state);

/* fp_session_repeat: makes the first @n choices of @session in @engine, which is at its beginning.
 */
void fp_session_repeat (const FpSession *session, FpEngine *engine, guint n);

/* fp_session_restart: puts the game where it is after its first @n choices, silently; log and
 * choices stay. */
void fp_session_restart (FpSession *session, guint n);

/* fp_silent_pass_free: frees a silent pass (a GDestroyNotify). */
void fp_silent_pass_free (gpointer data);

/* fp_session_forget_passes: drops all kept moments (fp-silent-passes.h). */
void fp_session_forget_passes (FpSession *session);

/* fp_session_settled_aliens: puts the seats' aliens of the set-up, owned by it, into @aliens; NULL:
 * the seat chooses. */
void fp_session_settled_aliens (const FpSession *session, const char *aliens[FP_MAX_SEATS]);

/* fp_session_changed: drops the views, because another decision may be open. */
void fp_session_changed (FpSession *session);

/* fp_session_notify: calls the watcher. */
void fp_session_notify (FpSession *session);

/* fp_session_note_return: logs that @seat went back past revealed information. */
void fp_session_note_return (FpSession *session, uint8_t seat);
