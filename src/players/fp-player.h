/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A computer player: is shown an open question, thinks about it, says which option it takes.  Knows no edition and no
 * card.
 *
 * A player is called by its id, with a budget behind a colon where another than its own is wanted (“expert:5000”).  It
 * thinks with random numbers of its own, never with the game's, and what it answers depends only on its seed, on its
 * budget, on how many choices the game has seen, and on what its seat may know: after an undo, the same position gives
 * the same answer.
 *
 * Thinking goes on in a copy in which all that the seat can't know is dealt anew (fp_determinize), made when the
 * question is put.  After that the player never looks at the game, so the rest may be done by another thread:
 *
 *   fp_player_ask (player, engine, made);
 *   while (fp_player_think (player, 50))
 *     ;                                      stop whenever you like
 *   fp_engine_answer (engine, fp_player_answer (player));
 */
#pragma once

#include "engine/knowledge/fp-determinize.h"
#include "engine/runner/fp-engine.h"
#include "players/fp-opponent-model.h"

typedef struct _FpPlayer FpPlayer;

/* What a player thinks of one option. */
typedef struct
{
  guint visits; /* games imagined in which it was taken */
  double chance; /* to win with it, 0 to 1; −1: no idea */
  double share; /* how often the player would take it in this position, 0 to 1; all together 1 */
} FpThought;

/* How much a player has thought since it was made. */
typedef struct
{
  uint64_t playouts; /* games imagined */
  uint64_t
      depth; /* questions of them that it remembered, all together: the depth reached, a playout's mean times those */
  guint deepest; /* most of one playout */
} FpEffort;

/* fp_player_nth: id of the @index-th kind of player, NULL behind the last, the weakest first.  Static. */
const char *fp_player_nth (guint index);

/* fp_player_check: whether @name, such as “random” or “expert:500”, names a player.  FALSE with @error
 * (FP_PLAYER_ERROR), which lists those there are. */
gboolean fp_player_check (const char *name, GError **error);

/* fp_player_thinks: whether the player called @name, which there is, thinks at all before it answers. */
gboolean fp_player_thinks (const char *name);

/* fp_player_new: a player for @seat of the game with the seed @seed.  NULL with @error as in fp_player_check (). */
FpPlayer *fp_player_new (const char *name, uint64_t seed, uint8_t seat, GError **error);
void fp_player_free (FpPlayer *player);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpPlayer, fp_player_free)

/* fp_player_begin: makes @player forget everything and sit down at @seat of another game, as if it were new. */
void fp_player_begin (FpPlayer *player, uint64_t seed, uint8_t seat);

/* fp_player_ask: puts the open question of @engine to @player, who takes the seat that is asked.  @made: the choices
 * that the game has seen so far.  @engine's edition and catalog must live until the answer, its state need not. */
void fp_player_ask (FpPlayer *player, FpEngine *engine, uint32_t made);

/* fp_player_think: thinks @steps steps more; FALSE: it has thought enough, or was cancelled. */
gboolean fp_player_think (FpPlayer *player, guint steps);

/* fp_player_cancel: makes fp_player_think () return soon, and FALSE until the next question; from any thread. */
void fp_player_cancel (FpPlayer *player);

/* fp_player_answer: index of the option that it takes, after as much thinking as there was. */
guint fp_player_answer (FpPlayer *player);

/* fp_player_thoughts: what it thinks of each option of the question so far; their number into @n.  Good until the next
 * call. */
const FpThought *fp_player_thoughts (FpPlayer *player, guint *n);

/* fp_player_explain: from the next question on it is noted why options are good; costs a little.  fp_player_reason:
 * what is good and happens more often if option @index is taken, of what decides the most telling: into @event (no
 * cards), how often of 1 with it and without it into @with, @without.  FALSE: nothing worth saying. */
void fp_player_explain (FpPlayer *player);
gboolean fp_player_reason (const FpPlayer *player, guint index, FpEvent *event, double *with, double *without);

/* fp_player_expect: from the next question on who searches takes it that the others choose in secret as @habits say,
 * and looks for the best answer to that; NULL: that they think themselves, as ever.  @habits must outlive @player, and
 * may be shared by threads. */
void fp_player_expect (FpPlayer *player, const FpOpponentModel *opponent_model);

/* fp_player_choose: all of this at once: index of the option that @player takes. */
guint fp_player_choose (FpPlayer *player, FpEngine *engine, uint32_t made);

/* fp_player_effort: how much @player has thought so far; good as long as @player is. */
const FpEffort *fp_player_effort (const FpPlayer *player);

/* fp_player_draw: a number from 0 to @n − 1 (@n at least 1), for what is a matter of taste and not of playing well. */
guint fp_player_draw (FpPlayer *player, guint n, uint32_t made);

#define FP_PLAYER_ERROR (fp_player_error_quark ())
GQuark fp_player_error_quark (void);
enum
{
  FP_PLAYER_ERROR_UNKNOWN, /* no player of that name */
  FP_PLAYER_ERROR_BAD_BUDGET, /* what stands behind the colon is no number that this player can take */
};
