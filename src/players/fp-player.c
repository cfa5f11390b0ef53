/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of computer players, the random player, and code that all players share. */
#include "players/fp-player-private.h"

#include <string.h>

#include "players/fp-networks.h"

G_DEFINE_QUARK (fp_player_error_quark, fp_player_error)

enum
{
  MOST_BLIND = 1000000000, /* players that don't search accept a budget and ignore it */
  MOST_STEPS = 1000000,
  /* Answers in a game after which nobody thinks. Only games that no card ends are so long. */
  MOST_THOUGHTFUL_ANSWERS = 6000,
};

/* Levels differ in their budgets (docs/players.md). */
static const FpPlayerKind kinds[] = {
  { .id = "random", .most = MOST_BLIND },
  { "greedy", 4, MOST_STEPS, 1, FALSE, fp_greedy_begin, fp_greedy_step, fp_greedy_conclude },
  { "novice", 40, MOST_STEPS, 1, TRUE, fp_search_begin, fp_search_step, fp_search_conclude },
  { "regular", 500, MOST_STEPS, 1, TRUE, fp_search_begin, fp_search_step, fp_search_conclude },
  { "expert", 3000, MOST_STEPS, 1, TRUE, fp_search_begin, fp_search_step, fp_search_conclude },
};

const char *
fp_player_nth (guint index)
{
  return index < G_N_ELEMENTS (kinds) ? kinds[index].id : NULL;
}

static char *
known_players (void)
{
  GString *list = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", kinds[i].id);
  for (guint i = 0; fp_character_nth (i) != NULL; i++)
    g_string_append_printf (list, ", %s", fp_character_nth (i));
  return g_string_free (list, FALSE);
}

/* Returns TRUE if @player looks ahead before it answers. A hint is always thought about. */
static gboolean
looks_ahead (const FpPlayer *player, const FpEngine *engine)
{
  return player->kind->step != NULL && (player->explains || engine->state->head.answers < MOST_THOUGHTFUL_ANSWERS);
}

/* Returns the kind called @id, or NULL. */
static const FpPlayerKind *
find_level (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strcmp (kinds[i].id, id) == 0)
      return &kinds[i];
  return NULL;
}

/* Returns the kind of player that @name names, and puts the budget into @budget and the habits into
 * @habits. */
static const FpPlayerKind *
find_kind (const char *name, guint *budget, FpHabits *habits, GError **error)
{
  gsize length = strcspn (name, ":");
  g_autofree char *id = g_strndup (name, length);
  const FpPlayerKind *found = find_level (id);
  FpCharacter character = { .id = NULL };
  if (found == NULL && fp_character_find (id, &character))
    found = find_level (character.level);
  *habits = character.habits;
  if (found == NULL)
    {
      g_autofree char *known = known_players ();
      g_set_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_UNKNOWN, "no player is called \"%.*s\"; there are: %s",
                   (int) length, name, known);
      return NULL;
    }
  guint64 number = found->budget;
  if (name[length] == ':' && !g_ascii_string_to_unsigned (name + length + 1, 10, 1, found->most, &number, NULL))
    {
      g_set_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_BAD_BUDGET,
                   "\"%s\" is no budget for \"%s\"; a number from 1 to %u stands behind the colon", name + length + 1,
                   found->id, found->most);
      return NULL;
    }
  *budget = (guint) number;
  return found;
}

gboolean
fp_player_check (const char *name, GError **error)
{
  FpHabits habits;
  guint budget;
  return find_kind (name, &budget, &habits, error) != NULL;
}

gboolean
fp_player_thinks (const char *name)
{
  FpHabits habits;
  guint budget;
  return find_kind (name, &budget, &habits, NULL)->step != NULL;
}

FpPlayer *
fp_player_new (const char *name, uint64_t seed, uint8_t seat, GError **error)
{
  FpHabits habits;
  guint budget;
  const FpPlayerKind *kind = find_kind (name, &budget, &habits, error);
  if (kind == NULL)
    return NULL;
  FpPlayer *player = g_new0 (FpPlayer, 1);
  player->kind = kind;
  player->budget = budget;
  player->habits = habits;
  player->n_threads = 1;
  fp_player_begin (player, seed, seat);
  return player;
}

void
fp_player_free (FpPlayer *player)
{
  if (player == NULL)
    return;
  fp_search_free (player->search);
  fp_playout_free (player->playout);
  fp_reasons_free (player->reasons);
  fp_network_free (player->built_in);
  g_free (player);
}

void
fp_player_begin (FpPlayer *player, uint64_t seed, uint8_t seat)
{
  /* The seed is derived again, so that no player repeats the random numbers of the game it plays.
   */
  player->seed = fp_random_derive (~seed, seat);
}

/* Sets what judges the positions of the playouts. The built-in network is read once for each kind
 * of game. */
static void
set_judgement (FpPlayer *player, const FpEngine *engine)
{
  guint n_seats = engine->state->head.n_seats;
  const FpNetwork *before = player->built_in;
  if (before != NULL && (before->features.edition != engine->edition || before->n_seats != n_seats))
    g_clear_pointer (&player->built_in, fp_network_free);
  if (player->network == NULL && player->built_in == NULL && player->kind->learned && !player->plain)
    player->built_in = fp_networks_find (engine->edition, n_seats);
  fp_playout_judge (player->playout, player->network != NULL ? player->network
                                     : player->plain         ? NULL
                                                             : player->built_in);
}

static void
prepare_reasons (FpPlayer *player)
{
  fp_playout_explain (player->playout);
  if (player->reasons == NULL)
    player->reasons = fp_reasons_new (player->playout->engine->edition);
  fp_reasons_clear (player->reasons);
}

/* Prepares the playouts. A game with another edition or catalog needs an engine of its own. */
static void
prepare_playout (FpPlayer *player, FpEngine *engine)
{
  if (player->playout != NULL &&
      (player->playout->engine->edition != engine->edition || player->playout->engine->catalog != engine->catalog))
    {
      g_clear_pointer (&player->search, fp_search_free);
      g_clear_pointer (&player->playout, fp_playout_free);
      g_clear_pointer (&player->reasons, fp_reasons_free);
    }
  if (player->playout == NULL)
    player->playout = fp_playout_new (engine);
  if (player->explains)
    prepare_reasons (player);
  fp_playout_begin (player->playout, engine, player->kind->cards, &player->random);
  set_judgement (player, engine);
}

void
fp_player_ask (FpPlayer *player, FpEngine *engine, uint32_t made)
{
  const FpOptions *options = fp_engine_options (engine);
  g_return_if_fail (options->n > 0);
  fp_random_seed (&player->random, fp_random_derive (player->seed, made));
  /* The look is a plain one, while setting makes the processor wait for all that it writes. */
  if (g_atomic_int_get (&player->cancelled) != 0)
    g_atomic_int_set (&player->cancelled, 0);
  player->n = options->n;
  player->steps = 0;
  player->settled = FALSE;
  player->due = looks_ahead (player, engine) && options->n > 1 ? player->budget : 0;
  if (player->due == 0)
    return;
  prepare_playout (player, engine);
  /* A hint tells what the only sensible option is worth. */
  player->settled = !player->kind->begin (player) && !player->explains;
  if (player->settled)
    player->due = 0;
}

void
fp_player_use_threads (FpPlayer *player, guint n)
{
  player->n_threads = CLAMP (n > 0 ? n : g_get_num_processors (), 1, FP_PLAYER_MOST_THREADS);
}

gboolean
fp_player_think (FpPlayer *player, guint steps)
{
  while (steps > 0 && player->steps < player->due)
    {
      if (g_atomic_int_get (&player->cancelled))
        return FALSE;
      guint taken = player->kind->step (player, MIN (steps, player->due - player->steps));
      player->steps += taken;
      steps -= taken;
    }
  return player->steps < player->due && !g_atomic_int_get (&player->cancelled);
}

void
fp_player_cancel (FpPlayer *player)
{
  g_atomic_int_set (&player->cancelled, 1);
}

const FpThought *
fp_player_thoughts (FpPlayer *player, guint *n)
{
  *n = player->n;
  if (player->steps > 0 || player->settled)
    player->kind->conclude (player);
  else
    for (guint i = 0; i < player->n; i++)
      player->thoughts[i] = (FpThought){ .chance = -1, .share = 1.0 / player->n };
  return player->thoughts;
}

/* Returns an option drawn by the options' shares. */
guint
fp_player_answer (FpPlayer *player)
{
  g_return_val_if_fail (player->n > 0, 0);
  if (player->steps == 0 && !player->settled)
    return fp_random_below (&player->random, player->n);
  guint n;
  const FpThought *thoughts = fp_player_thoughts (player, &n);
  double drawn = fp_random_next (&player->random) / 4294967296.0;
  guint last = 0;
  for (guint i = 0; i < n; i++)
    if (thoughts[i].share > 0)
      {
        last = i;
        drawn -= thoughts[i].share;
        if (drawn < 0)
          break;
      }
  return last;
}

void
fp_player_expect (FpPlayer *player, const FpOpponentModel *opponent_model)
{
  player->opponent_model = opponent_model;
}

void
fp_player_judge (FpPlayer *player, const FpNetwork *network)
{
  player->network = network;
  player->plain = FALSE;
}

void
fp_player_judge_plainly (FpPlayer *player)
{
  player->network = NULL;
  player->plain = TRUE;
}

void
fp_player_explain (FpPlayer *player)
{
  player->explains = TRUE;
}

gboolean
fp_player_reason (const FpPlayer *player, guint index, FpEvent *event, double *with, double *without)
{
  return player->reasons != NULL && player->steps > 0 &&
         fp_reasons_find (player->reasons, player->playout->seat, index, event, with, without);
}

guint
fp_player_choose (FpPlayer *player, FpEngine *engine, uint32_t made)
{
  fp_player_ask (player, engine, made);
  while (fp_player_think (player, G_MAXUINT))
    ;
  return fp_player_answer (player);
}

const FpEffort *
fp_player_effort (const FpPlayer *player)
{
  return &player->effort;
}

guint
fp_player_draw (FpPlayer *player, guint n, uint32_t made)
{
  fp_random_seed (&player->random, fp_random_derive (player->seed, made));
  return fp_random_below (&player->random, n);
}
