/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of a session share: its fields, and how a choice is carried out. */
#pragma once

#include "session/fp-session.h"

/* What a session remembers of a choice besides its ids, to make it again and to undo it. */
typedef struct
{
  FpChoice choice;
  int option; /* index among the options, −1: conceded */
  uint16_t group; /* answers of the same group … */
  uint8_t picked; /* … after the first are one choice with it */
  gboolean settled; /* by the set-up: nobody was asked */
} FpMadeChoice;

struct _FpSession
{
  FpSetup setup;
  FpWordsNames names;
  FpEngine *engine;
  FpState *state;
  FpPlayer *players[FP_MAX_SEATS]; /* NULL: a person */
  GPtrArray *log; /* of FpLogEntry */
  GPtrArray *made; /* of FpMadeChoice; starts with its FpChoice, so it also is the list of choices */
  GPtrArray *undone; /* of FpMadeChoice, the last one is to be made again first */
  FpView *views[FP_MAX_SEATS + 1]; /* made when asked for */
  gboolean fresh[FP_MAX_SEATS + 1];
};

/* fp_made_choice_free: frees a choice (a GDestroyNotify). */
void fp_made_choice_free (gpointer data);

/* fp_session_make: carries out @made (taken over) as the next choice.  Leaves what was undone alone. */
void fp_session_make (FpSession *session, FpMadeChoice *made);

/* fp_session_restart: sets the game up anew and makes its first @n choices again, silently: log and choices stay. */
void fp_session_restart (FpSession *session, guint n);

/* fp_session_changed: forgets the views. */
void fp_session_changed (FpSession *session);
