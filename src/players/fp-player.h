/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Computer players. A player gets an open decision, thinks about it, and returns an option, without
 * knowing editions or cards.
 *
 * A player's name is its id, with a budget behind a colon if that differs from the default
 * (“expert:5000”). Each player has random numbers of its own. An answer depends only on the
 * player's seed, its budget, the number of choices in the game so far, and the knowledge of its
 * seat. So after an undo the same position gives the same answer.
 *
 * A player thinks in a copy, made when it gets the decision, in which everything unknown to its
 * seat is dealt anew (fp_determinize ()). Afterwards a player never looks at the game, so another
 * thread may do the rest:
 *
 *   fp_player_ask (player, engine, made);
 *   while (fp_player_think (player, 50))
 *     ; stop whenever you like
 *   fp_engine_answer (engine, fp_player_answer (player));
 */
#pragma once

#include "engine/knowledge/fp-determinize.h"
#include "engine/runner/fp-engine.h"
#include "players/fp-character.h"
#include "players/fp-network.h"
#include "players/fp-opponent-model.h"

typedef struct _FpPlayer FpPlayer;

/* A player's evaluation of one option. */
typedef struct
{
  guint visits; /* playouts with this option */
  double chance; /* estimated chance to win with the option, 0 to 1; −1: unknown */
  /* probability with which the player takes the option; the sum over all options is 1 */
  double share;
} FpThought;

enum
{
  FP_PLAYER_MOST_THREADS = 64,
};

/* The work a player has done since it was made. */
typedef struct
{
  uint64_t playouts; /* playouts run */
  /* decisions found in the tree over all playouts; divided by @playouts: mean depth */
  uint64_t depth;
  guint deepest; /* largest depth of one playout */
} FpEffort;

/* fp_player_nth: returns the id of the @index-th kind of player, the weakest first; NULL behind the
 * last. Static. */
const char *fp_player_nth (guint index);

/* fp_player_check: returns TRUE if @name, such as “random” or “expert:500”, names a player. FALSE
 * with @error (FP_PLAYER_ERROR), which lists the known players. */
gboolean fp_player_check (const char *name, GError **error);

/* fp_player_thinks: returns TRUE if the player @name, which must exist, thinks before it answers.
 */
gboolean fp_player_thinks (const char *name);

/* fp_player_new: returns a player for @seat of the game with the seed @seed. NULL with @error as in
 * fp_player_check (). */
FpPlayer *fp_player_new (const char *name, uint64_t seed, uint8_t seat, GError **error);
void fp_player_free (FpPlayer *player);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPlayer, fp_player_free)

/* fp_player_begin: resets @player as if it were new, for @seat of another game. */
void fp_player_begin (FpPlayer *player, uint64_t seed, uint8_t seat);

/* fp_player_ask: gives the open decision of @engine to @player, who takes the deciding seat. @made:
 * choices in the game so far. @engine's edition and catalog must live until the answer; its state
 * need not. */
void fp_player_ask (FpPlayer *player, FpEngine *engine, uint32_t made);

/* fp_player_use_threads: from the next decision on, @player thinks in @n threads, 1 to
 * FP_PLAYER_MOST_THREADS, the one that calls fp_player_think () included; 0: as many as there are
 * processors. A new player has one. Its thoughts are the same with any number. */
void fp_player_use_threads (FpPlayer *player, guint n);

/* fp_player_think: thinks @steps more steps. FALSE: the player has thought enough, or was
 * cancelled. */
gboolean fp_player_think (FpPlayer *player, guint steps);

/* fp_player_cancel: makes fp_player_think () return soon, and return FALSE until the next decision.
 * Thread-safe. */
void fp_player_cancel (FpPlayer *player);

/* fp_player_answer: returns the index of the option taken, after the thinking so far. */
guint fp_player_answer (FpPlayer *player);

/* fp_player_thoughts: returns the evaluations of the options so far, and their number in @n. Valid
 * until the next call. */
const FpThought *fp_player_thoughts (FpPlayer *player, guint *n);

/* fp_player_explain: records reasons for options from the next decision on, at a small cost.
 * fp_player_reason: finds the most informative good event that happens more often with option
 * @index. Puts the event into @event (no cards), and its rates with and without the option, 0 to 1,
 * into @with and @without. FALSE: there is no such event. */
void fp_player_explain (FpPlayer *player);
gboolean fp_player_reason (const FpPlayer *player, guint index, FpEvent *event, double *with, double *without);

/* fp_player_expect: from the next decision on, a searching player assumes that the others choose
 * secretly as @opponent_model says, and looks for the best answer. NULL: no such assumption. The
 * model must outlive @player and may be shared by threads. */
void fp_player_expect (FpPlayer *player, const FpOpponentModel *opponent_model);

/* fp_player_judge: from the next decision on, @player judges positions by @network in games of its
 * edition and number of seats. NULL: by the network that is built in for such games, if there is
 * one and the player uses it. The network must outlive @player and may be shared by threads.
 * fp_player_judge_plainly: it judges by the edition's judgement from now on. */
void fp_player_judge (FpPlayer *player, const FpNetwork *network);
void fp_player_judge_plainly (FpPlayer *player);

/* fp_player_choose: asks, thinks and answers at once. Returns the index of the option taken. */
guint fp_player_choose (FpPlayer *player, FpEngine *engine, uint32_t made);

/* fp_player_effort: returns the work @player has done so far; valid as long as @player. */
const FpEffort *fp_player_effort (const FpPlayer *player);

/* fp_player_draw: returns a number from 0 to @n − 1 (@n at least 1), for a choice that is a matter
 * of taste. */
guint fp_player_draw (FpPlayer *player, guint n, uint32_t made);

#define FP_PLAYER_ERROR (fp_player_error_quark ())
GQuark fp_player_error_quark (void);
enum
{
  FP_PLAYER_ERROR_UNKNOWN, /* no player of that name */
  FP_PLAYER_ERROR_BAD_BUDGET, /* the part behind the colon is no valid budget for this player */
};
