/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool replay: repeats a saved game and verifies every choice. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-session-file.h"
#include "session/history/fp-seat-account.h"
#include "tool/fp-table-print.h"
#include "tool/fp-tool.h"

/* The command line. */
typedef struct
{
  char *to, *seat;
  char **paths;
  gboolean log, questions, state;
} FpArguments;

static void
clear_arguments (FpArguments *arguments)
{
  g_free (arguments->to);
  g_free (arguments->seat);
  g_strfreev (arguments->paths);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpArguments, clear_arguments)

/* Prints the game decision by decision. */
static void
print_account (FpSession *session, uint8_t viewer)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpSeatAccount) account = fp_seat_account_new (session, viewer, TRUE, G_MAXUINT);
  g_autofree char *text = fp_seat_account_text (account, &error);
  fp_tool_print ("%s", text);
  if (error != NULL)
    fp_tool_report ("%s", error->message);
}

static void
print_log (FpSession *session, uint8_t viewer)
{
  const GPtrArray *log = fp_session_log (session);
  for (guint i = 0; i < log->len; i++)
    {
      const char *text = ((const FpLogEntry *) g_ptr_array_index (log, i))->text[MIN (viewer, FP_MAX_SEATS)];
      if (text != NULL)
        fp_tool_print ("%s\n", text);
    }
}

/* A position has hidden information, so a seat gets a description of the table. */
static void
print_state (FpSession *session, uint8_t viewer)
{
  const char *reason = NULL;
  g_autofree char *position = viewer == FP_NOBODY ? fp_session_scenario (session, "replay", &reason) : NULL;
  if (position != NULL)
    {
      fp_tool_print ("%s", position);
      return;
    }
  if (reason != NULL)
    /* Translators: the reason, a message. */
    fp_tool_report (_ ("No position can be written here: %s. This is the table as a bystander sees it."), reason);
  fp_table_print (session, viewer);
}

/* A digest of the state, and somebody else's decision, would tell a seat too much. */
static void
print_summary (FpSession *session, uint8_t viewer)
{
  FpEngine *engine = fp_session_engine (session);
  /* Translators: the number of choices so far: “choices: 42”. */
  fp_tool_print (_ ("choices: %u\n"), fp_session_choices (session)->len);
  g_autofree char *turns = fp_text_n_turns (engine->edition, engine->edition->table.turns (engine->state));
  fp_tool_print ("%s\n", turns);
  if (viewer == FP_NOBODY)
    {
      /* A format with a modifier of the compiler is not found in the catalogs of translations. */
      g_autofree char *digest = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", (guint64) fp_state_digest (engine));
      /* Translators: a number that two equal states share: “digest: 9d4c699aed9f5277”. */
      fp_tool_print (_ ("digest: %s\n"), digest);
    }
  FpDecision decision;
  if (fp_engine_decision (engine, &decision))
    {
      char id[128];
      if (viewer == FP_NOBODY || viewer == decision.seat)
        /* Translators: the id of a seat and of a question: “asked: orange choose-plan”. */
        fp_tool_print (_ ("asked: %s %s\n"), engine->edition->seat_ids[decision.seat],
                       fp_decision_id (engine, &decision, id, sizeof id));
      else
        /* Translators: the id of a seat: “asked: orange”. */
        fp_tool_print (_ ("asked: %s\n"), engine->edition->seat_ids[decision.seat]);
      return;
    }
  g_autofree char *ending =
      fp_text_ending_to (engine, fp_session_last_ability (session), FP_NOBODY, fp_session_names (session));
  /* Translators: the end of the game: “result: Ada wins.” */
  fp_tool_print (_ ("result: %s\n"), ending);
}

/* Prints the versions, the words and the account of @report. */
static void
print_report (const FpReport *report)
{
  for (guint i = 0; i < report->versions->len; i++)
    {
      const FpReportVersion *version = &g_array_index (report->versions, FpReportVersion, i);
      fp_tool_print ("%s: %s\n", version->of, version->is);
    }
  if (*report->said != '\0')
    fp_tool_print ("\n%s\n", report->said);
  if (report->account != NULL)
    fp_tool_print ("\n%s\n", report->account);
}

/* Prints the report in the file @path. A game in it is left to be replayed, and its report is
 * printed only if @brief. Returns FALSE with the exit code in @status if nothing is left to do. */
static gboolean
begin_report (const char *path, gboolean brief, int *status)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (FpReport) report = fp_report_load (path, problems, &error);
  if (report == NULL)
    {
      const FpOpened nothing = { .trouble = error != NULL ? error->message : NULL };
      fp_tool_report_opened (problems, &nothing);
      *status = error != NULL ? FP_EXIT_SYSTEM : FP_EXIT_FAULT;
      return FALSE;
    }
  if (brief || !report->has_game)
    print_report (report);
  *status = FP_EXIT_WELL;
  return report->has_game;
}

static int
replay (const FpArguments *arguments)
{
  int status = FP_EXIT_WELL;
  uint64_t most = G_MAXUINT;
  gboolean brief = !arguments->log && !arguments->questions && !arguments->state;
  if (arguments->to != NULL && !fp_tool_number (arguments->to, 0, 100000, &most))
    /* Translators: the words typed, such as “--to x”. */
    return fp_tool_usage (&fp_command_replay, _ ("--to %s: a number of choices was expected"), arguments->to);
  if (fp_report_is_file (arguments->paths[0]) && !begin_report (arguments->paths[0], brief, &status))
    return status;
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  if (catalogs == NULL)
    return status;
  g_autoptr (FpProblems) problems = fp_problems_new (arguments->paths[0]);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (arguments->paths[0], (guint) most, catalogs, problems, &opened);
  fp_tool_report_opened (problems, &opened);
  if (session == NULL)
    return fp_problems_count (problems) > 0 ? FP_EXIT_FAULT : FP_EXIT_SYSTEM;
  int seat =
      arguments->seat != NULL ? fp_edition_seat (fp_session_engine (session)->edition, arguments->seat) : FP_NOBODY;
  if (seat < 0)
    /* Translators: the words typed, such as “purple”. */
    return fp_tool_usage (&fp_command_replay, _ ("there is no seat \"%s\""), arguments->seat);
  if (arguments->log)
    print_log (session, (uint8_t) seat);
  if (arguments->questions)
    print_account (session, (uint8_t) seat);
  if (arguments->state)
    print_state (session, (uint8_t) seat);
  if (brief)
    print_summary (session, (uint8_t) seat);
  return opened.trouble == NULL && fp_problems_count (problems) == 0 ? FP_EXIT_WELL : FP_EXIT_FAULT;
}

static int
run (int argc, char **argv)
{
  g_auto (FpArguments) arguments = { 0 };
  const GOptionEntry entries[] = {
    { "to", 0, 0, G_OPTION_ARG_STRING, &arguments.to, N_ ("Stop after N choices"), "N" },
    { "log", 0, 0, G_OPTION_ARG_NONE, &arguments.log, N_ ("Print what happened"), NULL },
    { "questions", 0, 0, G_OPTION_ARG_NONE, &arguments.questions,
      N_ ("Print what happened with what was asked and known, decision by decision"), NULL },
    { "state", 0, 0, G_OPTION_ARG_NONE, &arguments.state, N_ ("Print how the game stands then, as in a scenario"),
      NULL },
    { "seat", 0, 0, G_OPTION_ARG_STRING, &arguments.seat, N_ ("Print only what this seat may know"), "K" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments.paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_replay, entries, 0, &argc, &argv, &status))
    return status;
  if (arguments.paths == NULL || arguments.paths[1] != NULL)
    return fp_tool_usage (&fp_command_replay, _ ("one file was expected"));
  return replay (&arguments);
}

const FpCommand fp_command_replay = {
  .name = "replay",
  .arguments = "[--to N] [--log] [--questions] [--state] [--seat K] SAVE",
  .summary = N_ ("Play a saved game again and check it"),
  .about = N_ ("Without --log, --questions and --state a short account is printed. --state prints a scenario: the "
               "position before the last "
               "turn, and the answers since. With --seat, all is told as that seat sees it. Of a report of a fault "
               "that has only one player's view, that view is printed."),
  .run = run,
};
