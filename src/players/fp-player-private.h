/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the kinds of players. */
#pragma once

#include "players/fp-habits.h"
#include "players/fp-playout.h"
#include "players/fp-player.h"

typedef struct _FpSearch FpSearch;

typedef struct
{
  const char *id;
  guint budget; /* default steps of thinking, as the kind counts them; 0: it doesn't think */
  guint most; /* largest budget accepted */
  guint cards; /* turns it looks ahead */
  /* TRUE: plays on by the edition's refined weights, and judges by the built-in network for such
   * games, if there is one */
  gboolean searches;
  void (*begin) (FpPlayer *player); /* begins a decision */
  void (*step) (FpPlayer *player);
  void (*conclude) (FpPlayer *player); /* fills in the thoughts */
} FpPlayerKind;

struct _FpPlayer
{
  const FpPlayerKind *kind;
  guint budget;
  FpHabits habits; /* of its character; all 0: a level */
  uint64_t seed; /* seed of all its thinking */
  FpRandom random; /* generator of the current decision */
  guint steps, due; /* steps thought, steps wanted */
  gint cancelled;
  FpPlayout *playout; /* NULL until first needed */
  FpSearch *search; /* NULL until first needed */
  FpEffort effort;
  gboolean explains;
  const FpOpponentModel *opponent_model; /* model of the others; NULL: none */
  /* judges positions: @network if it is set, else @built_in unless @plain, else the edition */
  const FpNetwork *network;
  FpNetwork *built_in; /* for games like that of @playout */
  gboolean plain;
  guint n; /* number of options */
  FpThought thoughts[FP_MAX_OPTIONS];
};

/* Implemented in fp-greedy.c. */
void fp_greedy_begin (FpPlayer *player);
void fp_greedy_step (FpPlayer *player);
void fp_greedy_conclude (FpPlayer *player);

/* Implemented in fp-search.c. */
void fp_search_begin (FpPlayer *player);
void fp_search_step (FpPlayer *player);
void fp_search_conclude (FpPlayer *player);
void fp_search_free (FpSearch *search);
