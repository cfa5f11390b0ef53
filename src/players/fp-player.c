/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table of computer players, and the one that picks blindly. */
#include "players/fp-player.h"

#include <string.h>

typedef struct
{
  const char *id;
  guint (*choose) (FpPlayer *player, const FpDecision *decision, const FpOptions *options);
} FpPlayerKind;

struct _FpPlayer
{
  const FpPlayerKind *kind;
  uint64_t seed; /* of all its thinking */
  FpRandom random; /* of the choice at hand */
};

G_DEFINE_QUARK (fp_player_error_quark, fp_player_error)

static guint
choose_any (FpPlayer *player, const FpDecision *decision, const FpOptions *options)
{
  return fp_random_below (&player->random, options->n);
}

static const FpPlayerKind kinds[] = {
  { "random", choose_any },
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
  return g_string_free (list, FALSE);
}

/* The kind that @name calls, its budget checked: whoever does not search has no use for one but takes it. */
static const FpPlayerKind *
find_kind (const char *name, GError **error)
{
  gsize length = strcspn (name, ":");
  const FpPlayerKind *found = NULL;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (strlen (kinds[i].id) == length && strncmp (kinds[i].id, name, length) == 0)
      found = &kinds[i];
  if (found == NULL)
    {
      g_autofree char *known = known_players ();
      g_set_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_UNKNOWN, "no player is called \"%.*s\"; there is: %s",
                   (int) length, name, known);
      return NULL;
    }
  guint64 budget;
  if (name[length] == ':' && !g_ascii_string_to_unsigned (name + length + 1, 10, 1, 1000000000, &budget, NULL))
    {
      g_set_error (error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_BAD_BUDGET,
                   "\"%s\" is no budget; a number from 1 to 1000000000 stands behind the colon", name + length + 1);
      return NULL;
    }
  return found;
}

gboolean
fp_player_check (const char *name, GError **error)
{
  return find_kind (name, error) != NULL;
}

FpPlayer *
fp_player_new (const char *name, uint64_t seed, uint8_t seat, GError **error)
{
  const FpPlayerKind *kind = find_kind (name, error);
  if (kind == NULL)
    return NULL;
  FpPlayer *player = g_new0 (FpPlayer, 1);
  player->kind = kind;
  fp_player_begin (player, seed, seat);
  return player;
}

void
fp_player_free (FpPlayer *player)
{
  g_free (player);
}

void
fp_player_begin (FpPlayer *player, uint64_t seed, uint8_t seat)
{
  /* Derived once more, so that no player ever repeats the numbers of the game it plays. */
  player->seed = fp_random_derive (~seed, seat);
}

guint
fp_player_choose (FpPlayer *player, const FpDecision *decision, const FpOptions *options, uint32_t made)
{
  g_return_val_if_fail (options->n > 0, 0);
  fp_random_seed (&player->random, fp_random_derive (player->seed, made));
  return player->kind->choose (player, decision, options);
}
