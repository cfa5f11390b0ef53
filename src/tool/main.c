/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool: looks at cards, checks files, plays and simulates games, without a screen. */
#include "config.h"

#include <glib/gi18n.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "tool/fp-tool.h"

static const FpCommand *const commands[] = {
  &fp_command_cards,   &fp_command_show,        &fp_command_check,   &fp_command_simulate, &fp_command_play,
  &fp_command_games,   &fp_command_scenario,    &fp_command_replay,  &fp_command_rules,    &fp_command_mixing,
  &fp_command_bench,   &fp_command_convert_set, &fp_command_players, &fp_command_train,    &fp_command_options,
  &fp_command_puzzles, &fp_command_review,
};

static char *
general_help (void)
{
  GString *text = g_string_new (_ ("Usage: fifth-planet-tool COMMAND [OPTION…] [ARGUMENT…]"));
  g_string_append_printf (text, "\n\n%s\n", _ ("Commands:"));
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    g_string_append_printf (text, "  %-11s %s\n", commands[i]->name, _ (commands[i]->summary));
  g_string_append_printf (
      text, "\n%s\n%s\n", _ ("\"fifth-planet-tool COMMAND --help\" says more of one."),
      _ ("Exit codes: 0 all well, 1 what was examined is at fault, 2 wrong command line, 3 something "
         "can't be read or written, 130 interrupted."));
  return g_string_free (text, FALSE);
}

/* Reports the interrupt to the parent process. (“play” saves first: it has a handler of its own.)
 */
static void
interrupted (int number)
{
  _exit (FP_EXIT_INTERRUPTED);
}

static int
run (int argc, char **argv)
{
  const char *name = argc > 1 ? argv[1] : NULL;
  if (name != NULL)
    for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
      if (g_str_equal (commands[i]->name, name))
        return commands[i]->run (argc - 1, argv + 1);
  g_autofree char *help = general_help ();
  if (g_strcmp0 (name, "--help") == 0 || g_strcmp0 (name, "-h") == 0)
    {
      fp_tool_print ("%s", help);
      return FP_EXIT_WELL;
    }
  if (g_strcmp0 (name, "--version") == 0)
    {
      fp_tool_print ("fifth-planet-tool %s\n", VERSION);
      return FP_EXIT_WELL;
    }
  if (name == NULL)
    fp_tool_report ("%s", help);
  else
    /* Translators: the words typed; the whole help text. */
    fp_tool_fail (FP_EXIT_USAGE, _ ("there is no command \"%s\"\n\n%s"), name, help);
  return FP_EXIT_USAGE;
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  /* Numbers have one format in every locale. */
  setlocale (LC_NUMERIC, "C");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  /* A file that may not grow is an error of its write (), like a full disk. */
  signal (SIGXFSZ, SIG_IGN);
  sigaction (SIGINT, &(struct sigaction){ .sa_handler = interrupted }, NULL);
  int status = run (argc, argv);
  if (fflush (stdout) != 0 || ferror (stdout))
    status = fp_tool_fail (FP_EXIT_SYSTEM, _ ("what was found can't be written"));
  return status;
}
