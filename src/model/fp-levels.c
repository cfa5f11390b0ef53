/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of the computer players' levels. */
#include "config.h"

#include "model/fp-levels.h"

#include <glib/gi18n.h>

#include "session/game/fp-session.h"

typedef struct
{
  const char *id, *name, *gist;
} Level;

/* One entry for each player of fp_player_nth (). */
static const Level levels[] = {
  /* Translators: level of a computer player; this one answers at random. */
  { "random", N_ ("Random"), N_ ("Computer that chooses at random") },
  /* Translators: level of a computer player; this one doesn't look ahead. */
  { "greedy", N_ ("Greedy"), N_ ("Computer that looks no further than this card") },
  /* Translators: level of a computer player. */
  { "novice", N_ ("Novice"), N_ ("Computer that looks ahead a little") },
  /* Translators: level of a computer player. */
  { "regular", N_ ("Regular"), N_ ("Computer that plays well") },
  /* Translators: level of a computer player. */
  { "expert", N_ ("Expert"), N_ ("Computer at its best, which takes a little longer") },
};

const char *
fp_level_nth (guint index)
{
  guint n = 0;
  while (fp_player_nth (n) != NULL)
    n++;
  return index < n ? fp_player_nth (index) : fp_character_nth (index - n);
}

const char *
fp_level_usual (void)
{
  return "novice";
}

gboolean
fp_level_check (const char *player, GError **error)
{
  g_autoptr (GString) known = g_string_new (NULL);
  g_autoptr (GError) player_error = NULL;
  if (fp_player_check (player, &player_error))
    return TRUE;
  if (g_error_matches (player_error, FP_PLAYER_ERROR, FP_PLAYER_ERROR_BAD_BUDGET))
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE,
                   /* Translators: the words typed, such as “search:many”. */
                   _ ("“%s” is not a kind of player: behind the colon stands how much it may think, a number"), player);
      return FALSE;
    }
  for (guint i = 0; fp_level_nth (i) != NULL; i++)
    g_string_append_printf (known, ", %s", fp_level_nth (i));
  /* Translators: the second %s lists words that are not translated, with a comma before each. */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _ ("“%s” is not a kind of player; there are: person%s"),
               player, known->str);
  return FALSE;
}

static const Level *
find (const char *player)
{
  gsize length = strcspn (player, ":");
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    if (strlen (levels[i].id) == length && strncmp (levels[i].id, player, length) == 0)
      return &levels[i];
  return NULL;
}

/* Fills in the character that @player names, with or without a budget. */
static gboolean
find_character (const char *player, FpCharacter *character)
{
  g_autofree char *id = g_strndup (player, strcspn (player, ":"));
  return fp_character_find (id, character);
}

char *
fp_level_name (const char *player)
{
  const Level *level = find (player);
  const char *budget = strchr (player, ':');
  FpCharacter character;
  const char *name = level != NULL ? _ (level->name) : find_character (player, &character) ? character.name : NULL;
  if (name == NULL || budget == NULL)
    return g_strdup (name != NULL ? name : player);
  /* Translators: a computer player that thinks more or less than usual: “Expert (500)”. */
  return g_strdup_printf (_ ("%s (%s)"), name, budget + 1);
}

const char *
fp_level_gist (const char *player)
{
  const Level *level = find (player);
  FpCharacter character;
  if (level != NULL)
    return _ (level->gist);
  return find_character (player, &character) ? character.gist : NULL;
}

gboolean
fp_level_is_character (const char *player)
{
  FpCharacter character;
  return find_character (player, &character);
}

const char *
fp_level_manners (const char *player)
{
  FpCharacter character;
  return find_character (player, &character) ? character.manners : NULL;
}

const char *
fp_level_portrait (const char *player)
{
  FpCharacter character;
  return find_character (player, &character) ? character.portrait : NULL;
}
