/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Feats that a player has done in a finished game, by the rows of its edition
 * (engine/runner/fp-edition-feats.h). */
#pragma once

#include "session/game/fp-session.h"

/* A finished game as feats are found in it. */
typedef struct
{
  const FpEdition *edition;
  const FpEvent *events; /* @n_events of them, in order */
  const int *turn_of; /* the turn of each event */
  guint n_events;
  guint n_seats;
  guint you; /* seat whose feats are found */
  int result; /* as FP_FEAT_RESULT */
  guint winners; /* their number */
  guint turns;
  int short_of; /* as FP_FEAT_SHORT */
  gboolean alien; /* you play with one */
  int level; /* as FP_FEAT_LEVEL */
} FpFeatFacts;

/* fp_feat_number: returns the number that @need is about. */
int fp_feat_number (const FpFeatFacts *facts, const FpFeatNeed *need);

/* fp_feat_is_done: returns TRUE if all needs of @feat are met. */
gboolean fp_feat_is_done (const FpFeatFacts *facts, const FpFeatDef *feat);

/* fp_feats_find: returns the ids of the feats that the player of @you has done in the finished game
 * of @session, of char*. Free with g_ptr_array_unref (). */
GPtrArray *fp_feats_find (FpSession *session, uint8_t you);

/* fp_feats_def: returns the feat @id of @edition, NULL if there is none. */
const FpFeatDef *fp_feats_def (const FpEdition *edition, const char *id);

/* fp_feats_title, fp_feats_gist: return the name of @feat, and how it is done, translated. Both are
 * static. */
const char *fp_feats_title (const FpFeatDef *feat);
const char *fp_feats_gist (const FpFeatDef *feat);

/* fp_level_of: returns the number of the level of the computer player @player, from 0, the weakest
 * one; a character has the level that it plays with. −1: unknown. */
int fp_level_of (const char *player);
