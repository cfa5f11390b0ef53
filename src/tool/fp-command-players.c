/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool players: lists the levels and characters of computer players, or shows one. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/game/fp-session.h"
#include "tool/fp-tool.h"

static void
list (gboolean tsv)
{
  FpCharacter character;
  if (tsv)
    fp_tool_print ("id\tname\tlevel\tgist\n");
  for (guint i = 0; fp_player_nth (i) != NULL; i++)
    fp_tool_print (tsv ? "%s\t\t\t\n" : "%s\n", fp_player_nth (i));
  for (guint i = 0; fp_character_nth (i) != NULL && fp_character_find (fp_character_nth (i), &character); i++)
    if (tsv)
      fp_tool_print ("%s\t%s\t%s\t%s\n", character.id, character.name, character.level, character.gist);
    else
      fp_tool_print ("%-8s %s. %s (%s).\n", character.id, character.name, _ (character.gist), character.level);
}

/* Prints the habit @name unless it is that of the level. */
static void
print_habit (const char *name, double habit)
{
  if (habit != 0)
    fp_tool_print ("  %s: %+.0f\n", name, habit * 100);
}

static void
show (const FpCharacter *character)
{
  fp_tool_print ("%s\n%s – %s\n\n%s\n\n%s\n", character->name, character->id, character->level, _ (character->manners),
                 _ ("Habits, from −100 to 100, beside those of its level:"));
  print_habit (_ ("risk"), character->habits.risk);
  print_habit (_ ("grudges"), character->habits.grudges);
  print_habit (_ ("alliances"), character->habits.alliances);
  print_habit (_ ("deals"), character->habits.deals);
  print_habit (_ ("bluffs"), character->habits.bluffs);
}

static int
run (int argc, char **argv)
{
  gboolean tsv = FALSE;
  const GOptionEntry entries[] = {
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &tsv, N_ ("Print a table with tabs, untranslated"), NULL }, G_OPTION_ENTRY_NULL
  };
  int status;
  FpCharacter character;
  if (!fp_tool_options (&fp_command_players, entries, FP_ARGUMENTS_ANY, &argc, &argv, &status))
    return status;
  if (argc > 2)
    return fp_tool_usage (&fp_command_players, _ ("one character at a time can be shown"));
  if (tsv)
    fp_tool_untranslated ();
  if (argc < 2)
    list (tsv);
  else if (fp_character_find (argv[1], &character))
    show (&character);
  else
    /* Translators: the words typed. “players” is a command and isn't translated. */
    return fp_tool_usage (&fp_command_players, _ ("no character is called “%s”; “players” lists them all"), argv[1]);
  return FP_EXIT_WELL;
}

const FpCommand fp_command_players = {
  .name = "players",
  .arguments = "[--tsv] [CHARACTER]",
  .summary = N_ ("List the computer players, or show a character"),
  .about =
      N_ ("Each id stands wherever a player may: \"play --seat red=marrow\", \"simulate --players vesper,regular\". "
          "A number behind a colon is another budget: \"marrow:2000\"."),
  .run = run,
};
