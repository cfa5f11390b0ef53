/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The set-up of a new game. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-setup.h"
#include "model/fp-levels.h"

G_DEFINE_BOXED_TYPE (FpGameSetup, fp_game_setup, fp_game_setup_copy, fp_game_setup_free)

/* Returns a random seed, short enough to be read out over the phone. */
static guint64
random_seed (void)
{
  return 1 + g_random_int () % 999999;
}

FpGameSetup *
fp_game_setup_new (void)
{
  FpGameSetup *setup = g_new0 (FpGameSetup, 1);
  setup->names[0] = g_strdup (fp_game_setup_usual_name (0, TRUE));
  setup->names[1] = g_strdup (fp_game_setup_usual_name (1, FALSE));
  setup->player[1] = g_strdup (fp_level_usual ());
  setup->seed = random_seed ();
  return setup;
}

FpGameSetup *
fp_game_setup_copy (const FpGameSetup *setup)
{
  FpGameSetup *copy = g_new (FpGameSetup, 1);
  *copy = *setup;
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    {
      copy->names[seat] = g_strdup (setup->names[seat]);
      copy->player[seat] = g_strdup (setup->player[seat]);
      copy->alien[seat] = g_strdup (setup->alien[seat]);
    }
  return copy;
}

void
fp_game_setup_free (FpGameSetup *setup)
{
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    {
      g_free (setup->names[seat]);
      g_free (setup->player[seat]);
      g_free (setup->alien[seat]);
    }
  g_free (setup);
}

const char *
fp_game_setup_usual_name (guint seat, gboolean person)
{
  static const char *const names[][FP_GAME_SETUP_SEATS] = {
    { N_ ("First computer"), N_ ("Computer") },
    { N_ ("Player"), N_ ("Second player") },
  };
  g_return_val_if_fail (seat < FP_GAME_SETUP_SEATS, NULL);
  return _ (names[person ? 1 : 0][seat]);
}

void
fp_game_setup_name (FpGameSetup *setup, guint seat, const char *name)
{
  g_return_if_fail (seat < FP_GAME_SETUP_SEATS);
  g_autofree char *stripped = g_strstrip (g_strdup (name));
  g_free (setup->names[seat]);
  if (*stripped != '\0')
    setup->names[seat] = g_steal_pointer (&stripped);
  else
    setup->names[seat] = g_strdup (fp_game_setup_usual_name (seat, setup->player[seat] == NULL));
}

void
fp_game_setup_seat (FpGameSetup *setup, guint seat, const char *player)
{
  g_return_if_fail (seat < FP_GAME_SETUP_SEATS);
  g_autofree char *old = setup->player[seat];
  setup->player[seat] = g_strdup (player);
}

void
fp_game_setup_settle (FpGameSetup *setup, guint seat, const char *alien)
{
  g_return_if_fail (seat < FP_GAME_SETUP_SEATS);
  g_autofree char *old = setup->alien[seat];
  setup->alien[seat] = alien != NULL && *alien != '\0' ? g_strdup (alien) : NULL;
}

static gboolean
parse_player (FpGameSetup *setup, guint seat, const char *text, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  const char *level = parts[0] != NULL ? parts[1] : NULL;
  const char *player = g_strcmp0 (level, "person") != 0 ? level : NULL;
  if (player != NULL && !fp_level_check (player, error))
    return FALSE;
  fp_game_setup_seat (setup, seat, player);
  fp_game_setup_name (setup, seat, parts[0] != NULL ? parts[0] : "");
  return TRUE;
}

gboolean
fp_game_setup_parse_players (FpGameSetup *setup, const char *text, GError **error)
{
  g_auto (GStrv) players = g_strsplit (text, ",", -1);
  if (g_strv_length (players) != FP_GAME_SETUP_SEATS)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _ ("“%s” does not name two players; something like “Ada=person,Bo=regular” was expected"), text);
      return FALSE;
    }
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    if (!parse_player (setup, seat, players[seat], error))
      return FALSE;
  return TRUE;
}

gboolean
fp_game_setup_parse_seed (FpGameSetup *setup, const char *text, GError **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  if (*stripped == '\0')
    {
      setup->seed = random_seed ();
      return TRUE;
    }
  guint64 seed;
  if (!g_ascii_string_to_unsigned (stripped, 10, 0, G_MAXUINT64, &seed, NULL))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   _ ("“%s” is not a seed; a number such as 42 was expected"), stripped);
      return FALSE;
    }
  setup->seed = seed;
  return TRUE;
}
