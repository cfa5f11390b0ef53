/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool play: a game in the terminal. */
#include "config.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "session/fp-session-file.h"
#include "tool/fp-talk.h"
#include "tool/fp-tool.h"

/* Reads “SEAT=human” or “SEAT=PLAYER” into @setup. */
static gboolean
read_seat (FpSetup *setup, const char *said, gboolean named[FP_MAX_SEATS])
{
  g_auto (GStrv) parts = g_strsplit (said, "=", 2);
  int seat = parts[0] != NULL ? fp_edition_seat (setup->edition, parts[0]) : -1;
  if (seat < 0 || (guint) seat >= setup->n_seats || parts[1] == NULL)
    {
      fp_tool_usage (&fp_command_play, _ ("--seat %s: SEAT=human or SEAT=PLAYER was expected, such as %s=human"), said,
                     setup->edition->seat_ids[0]);
      return FALSE;
    }
  g_autoptr (GError) error = NULL;
  gboolean human = g_str_equal (parts[1], "human");
  if (!human && !fp_player_check (parts[1], &error))
    {
      fp_tool_usage (&fp_command_play, _ ("--seat %s: %s, human"), said, error->message);
      return FALSE;
    }
  fp_setup_set_seat (setup, (guint) seat, fp_words_colour (setup->edition, (guint) seat), human ? "person" : parts[1]);
  named[seat] = TRUE;
  return TRUE;
}

/* Seats that nobody named: the first is a human if no other seat is, the others get the first computer player. */
static void
fill_seats (FpSetup *setup, const gboolean named[FP_MAX_SEATS])
{
  gboolean human = FALSE;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    human = human || (named[seat] && g_str_equal (setup->seats[seat].by, "person"));
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (!named[seat])
      {
        fp_setup_set_seat (setup, seat, fp_words_colour (setup->edition, (guint) seat),
                           human ? fp_player_nth (0) : "person");
        human = TRUE;
      }
}

/* Saves a game that was left, where the next one will find it. */
static gboolean
save_for_later (FpSession *session)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "fifth-planet", NULL);
  g_autofree char *path = g_build_filename (folder, "last.fifthplanet", NULL);
  g_autoptr (GError) error = NULL;
  if (g_mkdir_with_parents (folder, 0700) != 0)
    fp_tool_fail (FP_EXIT_MACHINE, _ ("the folder %s can't be made: %s"), folder, g_strerror (errno));
  else if (!fp_session_save (session, path, &error))
    fp_tool_fail (FP_EXIT_MACHINE, "%s", error->message);
  else
    {
      fp_tool_tell (_ ("The game is saved in %s."), path);
      return TRUE;
    }
  return FALSE;
}

/* Where the command line said, NULL: nowhere. */
static gboolean
save_as_said (FpSession *session, const char *path)
{
  g_autoptr (GError) error = NULL;
  if (path == NULL || fp_session_save (session, path, &error))
    return TRUE;
  fp_tool_fail (FP_EXIT_MACHINE, "%s", error->message);
  return FALSE;
}

static int
play (const FpSetup *setup, const char *save)
{
  int status;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (setup->edition, &status);
  if (catalog == NULL)
    return status;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) setup->seed);
  fp_tool_tell (_ ("Seed: %s"), seed);
  g_autoptr (FpSession) session = fp_session_new (setup, catalog);
  FpTalkEnd end = fp_talk (session);
  if (!save_as_said (session, save) || (end != FP_TALK_OVER && save == NULL && !save_for_later (session)))
    return FP_EXIT_MACHINE;
  return end == FP_TALK_INTERRUPTED ? FP_EXIT_INTERRUPTED : FP_EXIT_WELL;
}

/* Fills @setup, whose edition is set. */
static gboolean
read_setup (FpSetup *setup, const char *seed, char **seats, char **options)
{
  gboolean named[FP_MAX_SEATS] = { FALSE };
  setup->seed = g_random_int ();
  if (seed != NULL && !fp_tool_number (seed, 0, UINT64_MAX, &setup->seed))
    {
      fp_tool_usage (&fp_command_play, _ ("--seed %s: a whole number was expected"), seed);
      return FALSE;
    }
  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    {
      uint32_t bit = fp_tool_option (&fp_command_play, setup->edition, options[i]);
      if (bit == 0)
        return FALSE;
      setup->options |= bit;
    }
  for (guint i = 0; seats != NULL && seats[i] != NULL; i++)
    if (!read_seat (setup, seats[i], named))
      return FALSE;
  fill_seats (setup, named);
  return TRUE;
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL, *seed = NULL, *save = NULL;
  g_auto (GStrv) seats = NULL, options = NULL;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Play this edition"), "E" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &seed, N_ ("Seed of the game (any)"), "S" },
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &seats, N_ ("Who plays in a seat, such as orange=human"), "K=WHO" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options, N_ ("With this set-up option"), "ID" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &save, N_ ("Save the game there when it is over or left"), "FILE" },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_play, entries, 0, &argc, &argv, &status))
    return status;
  const FpEdition *edition = fp_tool_edition (&fp_command_play, edition_id);
  if (edition == NULL)
    return FP_EXIT_USAGE;
  FpSetup setup;
  fp_setup_init (&setup, edition);
  status = read_setup (&setup, seed, seats, options) ? play (&setup, save) : FP_EXIT_USAGE;
  fp_setup_clear (&setup);
  return status;
}

const FpCommand fp_command_play = {
  .name = "play",
  .arguments = "[--edition E] [--seed S] [--seat K=human|PLAYER]… [--option ID]… [--save FILE]",
  .summary = N_ ("Play a game in the terminal"),
  .about =
      N_ ("Seats that are not named: the first is a human if no other seat is, the rest play at random. "
          "Answer a question with the number in front of an option or with its id; \"help\" says what else there is. "
          "At the end of input, or with \"quit\", the game is saved."),
  .run = run,
};
