/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool games: lists unfinished and finished games. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-games-folder.h"
#include "tool/fp-tool.h"

static void
print_row (const FpGameInfo *info)
{
  g_autofree char *path = fp_tool_field (info->path);
  g_autofree char *players = fp_tool_field (info->players);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_utc (info->changed);
  g_autofree char *date = g_date_time_format_iso8601 (when);
  fp_tool_print ("%s\t%s\t%u\t%d\t%s\t%s\n", path, players, info->choices, info->turn,
                 info->trouble != NULL  ? "damaged"
                 : info->result != NULL ? "over"
                                        : "open",
                 date);
}

static void
print_game (const FpGameInfo *info)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->changed);
  g_autofree char *date = g_date_time_format (when, "%x %H:%M");
  const char *where = info->turn < 0 ? info->trouble : info->result != NULL ? info->result : info->when;
  fp_tool_print ("%s  %s  %s%s%s\n  %s\n", date, info->players, where, info->modules != NULL ? " · " : "",
                 info->modules != NULL ? info->modules : "", info->path);
}

static int
run (int argc, char **argv)
{
  gboolean tsv = FALSE;
  const GOptionEntry entries[] = {
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &tsv, N_ ("Print a table with tabs, untranslated"), NULL }, G_OPTION_ENTRY_NULL
  };
  int status;
  if (!fp_tool_options (&fp_command_games, entries, 0, &argc, &argv, &status))
    return status;
  if (tsv)
    fp_tool_untranslated ();
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  if (catalogs == NULL)
    return status;
  g_autoptr (GPtrArray) games = fp_games_list (catalogs, G_MAXUINT);
  if (tsv)
    fp_tool_print ("path\tplayers\tchoices\tturns\tstate\tchanged\n");
  for (guint i = 0; i < games->len; i++)
    (tsv ? print_row : print_game) (g_ptr_array_index (games, i));
  if (games->len == 0 && !tsv)
    fp_tool_report ("%s", _ ("You have no saved games yet. Type “play” to begin one."));
  return FP_EXIT_WELL;
}

const FpCommand fp_command_games = {
  .name = "games",
  .arguments = "[--tsv]",
  .summary = N_ ("List your saved games, the latest first"),
  .about = N_ ("Go on with one by \"play GAME\", with the latest that isn't over by \"play --continue\"."),
  .run = run,
};
