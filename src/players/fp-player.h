/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player: gets the options of a decision, gives one back.  Knows no edition and no card.
 *
 * A player is called by its id, with a budget behind a colon where one is wanted (“expert:5000”).  It thinks with
 * random numbers of its own, never with the game's, and the number it thinks of depends only on its seed and on how
 * many choices the game has seen: after an undo, the same position gives the same answer.
 */
#pragma once

#include "engine/fp-determinize.h" /* what searching players think with */
#include "engine/fp-engine.h"

typedef struct _FpPlayer FpPlayer;

/* fp_player_nth: id of the @index-th kind of player, NULL behind the last.  Static. */
const char *fp_player_nth (guint index);

/* fp_player_check: whether @name, such as “random” or “random:500”, names a player.  FALSE with @error
 * (FP_PLAYER_ERROR), which lists those there are. */
gboolean fp_player_check (const char *name, GError **error);

/* fp_player_new: a player for @seat of the game with the seed @seed.  NULL with @error as in fp_player_check (). */
FpPlayer *fp_player_new (const char *name, uint64_t seed, uint8_t seat, GError **error);
void fp_player_free (FpPlayer *player);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPlayer, fp_player_free)

/* fp_player_begin: makes @player forget everything and sit down at @seat of another game, as if it were new. */
void fp_player_begin (FpPlayer *player, uint64_t seed, uint8_t seat);

/* fp_player_choose: index of the option it takes.  @made: the choices that the game has seen so far.  @options has at
 * least one. */
guint fp_player_choose (FpPlayer *player, const FpDecision *decision, const FpOptions *options, uint32_t made);

#define FP_PLAYER_ERROR (fp_player_error_quark ())
GQuark fp_player_error_quark (void);
enum
{
  FP_PLAYER_ERROR_UNKNOWN, /* no player of that name */
  FP_PLAYER_ERROR_BAD_BUDGET, /* what stands behind the colon is no number from 1 to 1,000,000,000 */
};
