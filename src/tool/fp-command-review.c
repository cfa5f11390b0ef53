/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool review: names the choices of a saved game that cost most. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-session-file.h"
#include "session/review/fp-review.h"
#include "tool/fp-tool.h"

static int
per_cent (double part)
{
  return (int) (part * 100 + 0.5);
}

static void
print_choice (const FpReviewedChoice *choice)
{
  /* Translators: a turn, the number of choices made before, and the question: “Turn 7, choice 42:
   * Choose a card”. */
  fp_tool_print (_ ("%s, choice %u: %s\n"), choice->when, choice->choice, choice->question);
  /* Translators: an answer, and the number of games of 100 that are won with it. */
  fp_tool_print (_ ("  taken: %s (wins %d of 100 games)\n"), choice->taken, per_cent (choice->chance));
  /* Translators: an answer, and the number of games of 100 that are won with it. */
  fp_tool_print (_ ("  better: %s (wins %d of 100 games)\n"), choice->better, per_cent (choice->best));
  if (choice->reason != NULL)
    /* Translators: numbers of games of 100; a sentence of the log that comes true more often. */
    fp_tool_print (_ ("  because this happens more often (in %d of 100 games, not %d): %s\n"), per_cent (choice->with),
                   per_cent (choice->without), choice->reason);
}

/* Reviews the choices of @seat; FP_NOBODY: those of the first person, or of the first seat if
 * only computers play. */
static void
review_game (FpSession *session, uint8_t seat, const char *level)
{
  uint8_t person = fp_review_seat (session);
  uint8_t who = seat != FP_NOBODY ? seat : person != FP_NOBODY ? person : 0;
  g_autoptr (FpReview) review = fp_review_new (session, who, level);
  fp_review_work (review);
  g_autoptr (GPtrArray) found = fp_review_find (review, session);
  if (found->len == 0)
    fp_tool_print ("%s\n", _ ("No choice of this game cost anything worth telling."));
  for (guint i = 0; i < found->len; i++)
    print_choice (g_ptr_array_index (found, i));
}

static int
open_and_review (const char *path, const char *seat_id, const char *level)
{
  int status;
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  if (catalogs == NULL)
    return status;
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  fp_tool_report_opened (problems, &opened);
  if (session == NULL)
    return fp_problems_count (problems) > 0 ? FP_EXIT_FAULT : FP_EXIT_SYSTEM;
  int seat = seat_id != NULL ? fp_edition_seat (fp_session_engine (session)->edition, seat_id) : FP_NOBODY;
  if (seat < 0 || (seat_id != NULL && seat >= (int) fp_session_setup (session)->n_seats))
    /* Translators: the words typed, such as “purple”. */
    return fp_tool_usage (&fp_command_review, _ ("there is no seat \"%s\""), seat_id);
  review_game (session, (uint8_t) seat, level);
  return FP_EXIT_WELL;
}

static int
run (int argc, char **argv)
{
  g_autofree char *seat = NULL, *level = NULL;
  g_auto (GStrv) paths = NULL;
  const GOptionEntry entries[] = {
    { "seat", 0, 0, G_OPTION_ARG_STRING, &seat, N_ ("Review the choices of this seat"), "K" },
    { "level", 0, 0, G_OPTION_ARG_STRING, &level, N_ ("The computer player that judges"), "PLAYER" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  g_autoptr (GError) error = NULL;
  if (!fp_tool_options (&fp_command_review, entries, 0, &argc, &argv, &status))
    return status;
  if (paths == NULL || paths[1] != NULL)
    return fp_tool_usage (&fp_command_review, _ ("one file was expected"));
  if (level != NULL && !fp_player_check (level, &error))
    return fp_tool_usage (&fp_command_review, "--level: %s", error->message);
  return open_and_review (paths[0], seat, level != NULL ? level : "expert");
}

const FpCommand fp_command_review = {
  .name = "review",
  .arguments = "[--seat K] [--level PLAYER] SAVE",
  .summary = N_ ("Name the choices of a game that cost most"),
  .about = N_ ("Each choice of the first person, or of the seat given, is judged by what a good player thinks of it, "
               "who knows no more than that seat did."),
  .run = run,
};
