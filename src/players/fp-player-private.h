/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the kinds of players share. */
#pragma once

#include "players/fp-playout.h"
#include "players/fp-player.h"

typedef struct _FpSearch FpSearch;

typedef struct
{
  const char *id;
  guint budget; /* steps of thinking, as the kind counts them; 0: it doesn't think */
  guint most; /* the biggest budget it takes */
  guint cards; /* how many destiny cards it looks ahead */
  void (*begin) (FpPlayer *player); /* the question is there */
  void (*step) (FpPlayer *player);
  void (*conclude) (FpPlayer *player); /* fills in the thoughts */
} FpPlayerKind;

struct _FpPlayer
{
  const FpPlayerKind *kind;
  guint budget;
  uint64_t seed; /* of all its thinking */
  FpRandom random; /* of the choice at hand */
  guint steps, due; /* thought so far, wanted */
  gint cancelled;
  FpPlayout *playout; /* NULL: it has needed none yet */
  FpSearch *search; /* likewise */
  FpEffort effort;
  gboolean explains;
  const FpOpponentModel *opponent_model; /* of the others; NULL: none are known */
  guint n; /* options */
  FpThought thoughts[FP_MAX_OPTIONS];
};

/* fp-greedy.c */
void fp_greedy_begin (FpPlayer *player);
void fp_greedy_step (FpPlayer *player);
void fp_greedy_conclude (FpPlayer *player);

/* fp-search.c */
void fp_search_begin (FpPlayer *player);
void fp_search_step (FpPlayer *player);
void fp_search_conclude (FpPlayer *player);
void fp_search_free (FpSearch *search);
