/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool play: a game in the terminal. */
#include "config.h"

#include <glib/gi18n.h>

#include "session/files/fp-campaign-play.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-games-folder.h"
#include "session/files/fp-session-file.h"
#include "tool/fp-repl.h"
#include "tool/fp-score-print.h"
#include "tool/fp-tool.h"

/* The command line. */
typedef struct
{
  char *edition, *n_seats, *colours, *seed, *undo, *save, *chapter, *campaign, *bundle;
  char **seats, **options, **paths;
  gboolean goes_on, lesson;
} FpArguments;

static void
clear_arguments (FpArguments *arguments)
{
  g_free (arguments->edition);
  g_free (arguments->n_seats);
  g_free (arguments->colours);
  g_free (arguments->seed);
  g_free (arguments->undo);
  g_free (arguments->save);
  g_free (arguments->chapter);
  g_free (arguments->campaign);
  g_free (arguments->bundle);
  g_strfreev (arguments->seats);
  g_strfreev (arguments->options);
  g_strfreev (arguments->paths);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpArguments, clear_arguments)

/* Parses “SEAT=human” or “SEAT=PLAYER” into @setup, which gets all seats up to that one, unless
 * their number is given (@limited). */
static gboolean
read_seat (FpSetup *setup, const char *text, gboolean limited, gboolean named[FP_MAX_SEATS])
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  int seat = parts[0] != NULL ? fp_edition_seat (setup->edition, parts[0]) : -1;
  if (seat < 0 || parts[1] == NULL)
    {
      /* Translators: the words typed; an example of a seat: “orange=human”. SEAT and PLAYER stand
         for words of the user; “human” isn't translated. */
      fp_tool_usage (&fp_command_play, _ ("--seat %s: SEAT=human or SEAT=PLAYER was expected, such as %s=human"), text,
                     setup->edition->seat_ids[0]);
      return FALSE;
    }
  g_autoptr (GError) error = NULL;
  if (named[seat])
    {
      /* Translators: the words typed. */
      fp_tool_usage (&fp_command_play, _ ("--seat %s: that seat is named twice"), text);
      return FALSE;
    }
  gboolean human = g_str_equal (parts[1], "human");
  if (!human && !fp_player_check (parts[1], &error))
    {
      /* Translators: the words typed; a message that lists known players and to which “human” is
         added. */
      fp_tool_usage (&fp_command_play, _ ("--seat %s: %s, human"), text, error->message);
      return FALSE;
    }
  fp_setup_set_seat (setup, (guint) seat, fp_text_colour (setup->edition, (guint) seat), human ? "person" : parts[1]);
  if (limited && (guint) seat >= setup->n_seats)
    {
      /* Translators: the words typed; the number of players: “--seat green=human: with --seats 3
         nobody plays there”. */
      fp_tool_usage (&fp_command_play, _ ("--seat %s: with --seats %u nobody plays there"), text, setup->n_seats);
      return FALSE;
    }
  setup->n_seats = MAX (setup->n_seats, (guint) seat + 1);
  named[seat] = TRUE;
  return TRUE;
}

/* Seats that were not named: the first is a human if no other seat is, the others get the first
 * computer player. */
static void
fill_seats (FpSetup *setup, const gboolean named[FP_MAX_SEATS])
{
  gboolean human = FALSE;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    human = human || (named[seat] && g_str_equal (setup->seats[seat].by, "person"));
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (!named[seat])
      {
        fp_setup_set_seat (setup, seat, fp_text_colour (setup->edition, (guint) seat),
                           human ? fp_player_nth (0) : "person");
        human = TRUE;
      }
}

/* Returns TRUE if a person has a seat. */
static gboolean
has_person (const FpSession *session)
{
  for (uint8_t seat = 0; seat < fp_session_setup (session)->n_seats; seat++)
    if (!fp_session_by_player (session, seat))
      return TRUE;
  return FALSE;
}

/* Reports that the game in the file @path is being played elsewhere. Returns FALSE. */
static gboolean
in_use (const char *path)
{
  /* Translators: the name of a file. */
  fp_tool_fail (FP_EXIT_SYSTEM, _ ("%s is being played already, in another terminal or window"), path);
  return FALSE;
}

/* Puts the file for a new game into @file: @save, or one in the games folder. A file that can't be
 * written is reported, and the game can be played all the same. FALSE after reporting that a game
 * in it is being played. */
static gboolean
new_file (FpSession *session, const char *save, FpGameFile **file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = save != NULL ? g_strdup (save) : fp_games_new_path (fp_session_setup (session), &error);
  if (save != NULL && !fp_tool_put_aside (save))
    return in_use (save);
  *file = path != NULL ? fp_game_file_new (session, path, &error) : NULL;
  if (*file != NULL)
    return TRUE;
  if (g_error_matches (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE))
    return in_use (path);
  /* Translators: the reason, a message. */
  fp_tool_report (_ ("The game is not being saved: %s"), error->message);
  *file = path != NULL ? fp_game_file_later (session, path, error->message) : NULL;
  return TRUE;
}

/* Folds the game into its file, or, if that can't be written, into one in the games folder. */
static gboolean
save_at_end (FpSession *session, FpGameFile *file)
{
  g_autoptr (GError) error = NULL;
  if (file != NULL && fp_game_file_save (file, &error))
    return TRUE;
  if (error != NULL)
    fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  g_autofree char *path = fp_games_new_path (fp_session_setup (session), NULL);
  if (path != NULL && fp_session_save (session, path, NULL))
    /* Translators: the name of a file. */
    fp_tool_report (_ ("The game is saved in %s."), path);
  else
    fp_tool_fail (FP_EXIT_SYSTEM, _ ("the game could not be saved anywhere"));
  return FALSE;
}

/* Plays on with @session, kept in @file (NULL: nowhere). @tutorial (NULL: none) explains what is
 * new. */
static int
play_on (FpSession *session, FpGameFile *file, FpReplTutorial *tutorial)
{
  FpReplEnd end = fp_repl (session, file, tutorial);
  gboolean told = file != NULL && fp_game_file_notice (file) != NULL;
  if ((file != NULL || has_person (session)) && !save_at_end (session, file))
    return FP_EXIT_SYSTEM;
  if (!told && file != NULL && fp_game_file_notice (file) != NULL)
    fp_tool_report ("%s", fp_game_file_notice (file));
  if (end != FP_REPL_OVER && file != NULL)
    fp_tool_report (_ ("The game is saved in %s."), fp_game_file_path (file));
  return end == FP_REPL_INTERRUPTED ? FP_EXIT_INTERRUPTED : FP_EXIT_WELL;
}

static int
play (const FpSetup *setup, const char *save)
{
  int status;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (setup->edition, &status);
  if (catalog == NULL)
    return status;
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, (guint64) setup->seed);
  /* Translators: a number: “Seed: 4711”. */
  fp_tool_report (_ ("Seed: %s"), seed);
  g_autoptr (FpSession) session = fp_session_new (setup, catalog);
  g_autoptr (FpGameFile) file = NULL;
  if ((save != NULL || has_person (session)) && !new_file (session, save, &file))
    return FP_EXIT_SYSTEM;
  return play_on (session, file, NULL);
}

/* Plays the lesson in the file @path, NULL: the edition's shipped one. The lesson's own game is
 * kept like any other; a single chapter is not kept. */
static int
play_lesson (const FpArguments *arguments, const char *path)
{
  int status = FP_EXIT_WELL;
  const FpEdition *edition = fp_tool_edition (&fp_command_play, arguments->edition);
  if (edition == NULL)
    return FP_EXIT_USAGE;
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  g_autoptr (FpLesson) lesson = catalogs != NULL ? fp_repl_tutorial_find (path, edition->id, catalogs) : NULL;
  int chapter = lesson != NULL && arguments->chapter != NULL ? fp_repl_tutorial_chapter (lesson, arguments->chapter)
                                                             : FP_TUTORIAL_WHOLE;
  if (lesson == NULL)
    return status != FP_EXIT_WELL ? status : path != NULL ? FP_EXIT_FAULT : FP_EXIT_SYSTEM;
  if (arguments->chapter != NULL && chapter < 0)
    return FP_EXIT_USAGE;
  g_autoptr (FpReplTutorial) tutorial = fp_repl_tutorial_new (g_steal_pointer (&lesson), chapter);
  g_autoptr (FpSession) session = fp_repl_tutorial_begin (tutorial);
  g_autoptr (FpGameFile) file = NULL;
  if (chapter >= 0)
    return fp_repl (session, NULL, tutorial) == FP_REPL_INTERRUPTED ? FP_EXIT_INTERRUPTED : FP_EXIT_WELL;
  if (!new_file (session, arguments->save, &file))
    return FP_EXIT_SYSTEM;
  return play_on (session, file, tutorial);
}

/* Returns the lesson whose game @session is, NULL: it is none's. */
static FpReplTutorial *
teach_on (FpSession *session, FpCatalogs *catalogs)
{
  g_autoptr (FpLesson) lesson = fp_repl_tutorial_find (NULL, fp_session_setup (session)->edition->id, catalogs);
  if (lesson == NULL || !fp_tutorial_is (lesson, session))
    return NULL;
  return fp_repl_tutorial_new (g_steal_pointer (&lesson), FP_TUTORIAL_WHOLE);
}

/* Returns the last played unfinished game, NULL: none. Free with g_free (). */
static char *
last_game (FpCatalogs *catalogs)
{
  g_autoptr (GPtrArray) games = fp_games_list (catalogs, G_MAXUINT);
  for (guint i = 0; i < games->len; i++)
    {
      const FpGameInfo *info = g_ptr_array_index (games, i);
      if (info->turn < 0)
        /* Translators: the name of a file; what is wrong with it, a message. */
        fp_tool_report (_ ("%s is passed over: %s"), info->path, info->trouble);
      else if (info->result == NULL)
        return g_strdup (info->path);
    }
  return NULL;
}

/* Puts the file for an opened game into @file: its own if it is whole, else a new one, so that the
 * damaged file stays as it is. FALSE after a report. */
static gboolean
file_for (FpSession *session, const char *path, const FpOpened *opened, const char *save, FpGameFile **file)
{
  g_autoptr (GError) error = NULL;
  *file = NULL;
  if (opened->extent != FP_OPENED_WHOLE || opened->reported || save != NULL)
    {
      if (!new_file (session, save, file))
        return FALSE;
      if (*file != NULL && fp_game_file_trouble (*file) == NULL)
        /* Translators: the name of a file. */
        fp_tool_report (_ ("The game goes on in %s."), fp_game_file_path (*file));
      return TRUE;
    }
  *file = fp_game_file_keep (session, path, &error);
  if (*file != NULL)
    return TRUE;
  if (g_error_matches (error, FP_GAME_FILE_ERROR, FP_GAME_FILE_ERROR_IN_USE))
    return in_use (path);
  if (error->domain == FP_GAME_FILE_ERROR)
    {
      fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
      return FALSE;
    }
  fp_tool_report (_ ("The game is not being saved: %s"), error->message);
  return TRUE;
}

/* Goes on with the game in the file @path, NULL: the last one; @explained: with its lesson. */
static int
resume (const char *path, const char *save, gboolean explained)
{
  int status = FP_EXIT_WELL;
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  if (catalogs == NULL)
    return status;
  g_autofree char *last = path == NULL ? last_game (catalogs) : NULL;
  path = path != NULL ? path : last;
  if (path == NULL)
    return fp_tool_fail (FP_EXIT_FAULT, _ ("there is no game to continue"));
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  g_autoptr (FpGameFile) file = NULL;
  fp_tool_report_opened (problems, &opened);
  if (session == NULL)
    return fp_problems_count (problems) > 0 ? FP_EXIT_FAULT : FP_EXIT_SYSTEM;
  if (!file_for (session, path, &opened, save, &file))
    return FP_EXIT_SYSTEM;
  g_autoptr (FpReplTutorial) tutorial = explained ? teach_on (session, catalogs) : NULL;
  if (explained && tutorial == NULL)
    fp_tool_report ("%s", _ ("This game is not from a lesson. It continues without explanations."));
  return play_on (session, file, tutorial);
}

/* Reads the colours of the seats in @edition. */
static gboolean
read_colours (const FpArguments *arguments, const FpEdition *edition, uint8_t colours[FP_MAX_SEATS])
{
  g_auto (GStrv) ids = g_strsplit (arguments->colours != NULL ? arguments->colours : "", ",", -1);
  if (fp_edition_order_colours (edition, (const char *const *) ids, colours))
    return TRUE;
  g_autoptr (GString) known = g_string_new (NULL);
  for (guint colour = 0; colour < edition->most_seats; colour++)
    g_string_append_printf (known, "%s%s", colour > 0 ? ", " : "", edition->seat_ids[colour]);
  /* Translators: the words typed; a list of colours: “--colours red,red: different ones of these
     were expected: red, blue”. */
  fp_tool_usage (&fp_command_play, _ ("--colours %s: different ones of these were expected: %s"), arguments->colours,
                 known->str);
  return FALSE;
}

/* Returns TRUE if the colours given fit @n_seats seats: not more, and as many if the number of
 * seats is given, too. Else a usage error is printed. */
static gboolean
fits_seats (const FpArguments *arguments, guint n_seats)
{
  g_auto (GStrv) ids = g_strsplit (arguments->colours != NULL ? arguments->colours : "", ",", -1);
  guint n = g_strv_length (ids);
  if (arguments->colours == NULL || n == n_seats || (n < n_seats && arguments->n_seats == NULL))
    return TRUE;
  fp_tool_usage (&fp_command_play,
                 /* Translators: the words typed and a number: “--colours red,blue: 3 colours were
                    expected, one for each player”. */
                 ngettext ("--colours %s: %u colour was expected, one for each player",
                           "--colours %s: %u colours were expected, one for each player", n_seats),
                 arguments->colours, n_seats);
  return FALSE;
}

/* Fills @setup, whose edition is set, and makes that the one with @colours and the modules among
 * the options, kept in @variant. */
static gboolean
read_setup (FpSetup *setup, const FpArguments *arguments, const uint8_t *colours, FpEditionVariant **variant)
{
  gboolean named[FP_MAX_SEATS] = { FALSE };
  setup->seed = g_random_int ();
  if (arguments->seed != NULL && !fp_tool_number (arguments->seed, 0, UINT64_MAX, &setup->seed))
    {
      /* Translators: the words typed, such as “--seed x”. */
      fp_tool_usage (&fp_command_play, _ ("--seed %s: a whole number was expected"), arguments->seed);
      return FALSE;
    }
  if (arguments->undo != NULL && !fp_undo_rule_find (arguments->undo, &setup->undo))
    {
      /* Translators: the words typed. The three words aren't translated. */
      fp_tool_usage (&fp_command_play, _ ("--undo %s: free, until-revealed or off was expected"), arguments->undo);
      return FALSE;
    }
  for (guint i = 0; arguments->options != NULL && arguments->options[i] != NULL; i++)
    {
      uint64_t bit = fp_tool_option (&fp_command_play, setup->edition, arguments->options[i]);
      if (bit == 0)
        return FALSE;
      setup->options |= bit;
    }
  setup->n_seats = fp_edition_usual_seats (setup->edition);
  if (!fp_tool_seats (&fp_command_play, setup->edition, arguments->n_seats, &setup->n_seats) ||
      !fits_seats (arguments, setup->n_seats) ||
      !fp_tool_bundle (&fp_command_play, setup->edition, arguments->bundle, setup->n_seats, &setup->options))
    return FALSE;
  const FpEdition *edition =
      fp_tool_variant (&fp_command_play, setup->edition, colours, setup->n_seats, setup->options, variant);
  if (edition == NULL)
    return FALSE;
  setup->edition = edition;
  for (guint i = 0; arguments->seats != NULL && arguments->seats[i] != NULL; i++)
    if (!read_seat (setup, arguments->seats[i], arguments->n_seats != NULL, named))
      return FALSE;
  fill_seats (setup, named);
  return TRUE;
}

/* Returns TRUE if the command line has parts of a set-up besides the edition. */
static gboolean
gives_seats (const FpArguments *arguments)
{
  return arguments->n_seats != NULL || arguments->colours != NULL || arguments->seed != NULL ||
         arguments->undo != NULL || arguments->seats != NULL || arguments->options != NULL || arguments->bundle != NULL;
}

static gboolean
gives_setup (const FpArguments *arguments)
{
  return arguments->edition != NULL || gives_seats (arguments);
}

/* Reports parts of a set-up given for an existing game. */
static gboolean
check_resuming (const FpArguments *arguments)
{
  if (arguments->paths != NULL && (arguments->goes_on || arguments->paths[1] != NULL))
    fp_tool_usage (&fp_command_play, _ ("one game to go on with was expected"));
  else if (gives_setup (arguments))
    fp_tool_usage (&fp_command_play, _ ("a game that goes on keeps its edition, seed, seats and options"));
  else
    return TRUE;
  return FALSE;
}

/* Returns the lesson named on the command line, NULL: none. */
static const char *
lesson_file (const FpArguments *arguments)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("");
  if (!arguments->lesson || arguments->paths == NULL || arguments->paths[1] != NULL)
    return NULL;
  return fp_file_kind (arguments->paths[0], problems, NULL) == FP_FILE_LESSON ? arguments->paths[0] : NULL;
}

static int
run_lesson (const FpArguments *arguments)
{
  if (gives_seats (arguments) || (arguments->edition != NULL && lesson_file (arguments) != NULL))
    return fp_tool_usage (&fp_command_play,
                          _ ("a lesson has its own seed, seats and options, and one in a file its own edition"));
  return play_lesson (arguments, lesson_file (arguments));
}

static int
play_new (const FpArguments *arguments)
{
  const FpEdition *edition = fp_tool_edition (&fp_command_play, arguments->edition);
  g_autoptr (FpEditionVariant) variant = NULL;
  uint8_t colours[FP_MAX_SEATS];
  FpSetup setup;
  int status;
  if (edition == NULL || !read_colours (arguments, edition, colours))
    return FP_EXIT_USAGE;
  fp_setup_init (&setup, edition);
  status = read_setup (&setup, arguments, colours, &variant) ? play (&setup, arguments->save) : FP_EXIT_USAGE;
  fp_setup_clear (&setup);
  return status;
}

/* Campaigns */

/* Begins the campaign in the new file @path. NULL after a report. */
static FpSession *
new_campaign (const FpArguments *arguments, const char *path, FpCatalogs *catalogs, FpGameFile **file, int *status)
{
  const FpEdition *edition = fp_tool_edition (&fp_command_play, arguments->edition);
  const FpCatalog *catalog;
  g_autoptr (FpEditionVariant) variant = NULL;
  uint8_t colours[FP_MAX_SEATS];
  FpSetup setup;
  FpSession *session = NULL;
  *status = FP_EXIT_USAGE;
  if (edition == NULL || !read_colours (arguments, edition, colours))
    return NULL;
  if (!fp_campaigns_in (edition))
    {
      /* Translators: the name of an edition of the game. */
      fp_tool_usage (&fp_command_play, _ ("--campaign: there are no campaigns in the edition “%s”"), edition->id);
      return NULL;
    }
  *status = FP_EXIT_SYSTEM;
  fp_setup_init (&setup, edition);
  if (read_setup (&setup, arguments, colours, &variant))
    {
      catalog = fp_catalogs_variant (catalogs, edition, colours, setup.edition->on);
      if (catalog != NULL)
        setup.edition = catalog->edition;
      session = catalog != NULL ? fp_campaign_begin (&setup, catalog) : NULL;
    }
  fp_setup_clear (&setup);
  *status = session == NULL || new_file (session, path, file) ? FP_EXIT_WELL : FP_EXIT_SYSTEM;
  if (*status != FP_EXIT_WELL)
    g_clear_pointer (&session, fp_session_free);
  else if (session == NULL)
    *status = FP_EXIT_USAGE;
  return session;
}

/* Opens the campaign in the file @path. NULL after a report. */
static FpSession *
open_campaign (const char *path, FpCatalogs *catalogs, FpGameFile **file, int *status)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  fp_tool_report_opened (problems, &opened);
  *status = fp_problems_count (problems) > 0 ? FP_EXIT_FAULT : FP_EXIT_SYSTEM;
  if (session == NULL)
    return NULL;
  if (fp_session_campaign (session) == NULL)
    {
      /* Translators: the name of a file, twice. “play” is a command and isn't translated. */
      *status = fp_tool_fail (FP_EXIT_FAULT, _ ("%s is a single game, not a campaign; go on with it by “play %s”"),
                              path, path);
      return NULL;
    }
  *status = file_for (session, path, &opened, NULL, file) ? FP_EXIT_WELL : FP_EXIT_SYSTEM;
  return *status == FP_EXIT_WELL ? g_steal_pointer (&session) : NULL;
}

/* Puts @next, the game after @session, into the file of the campaign. FALSE after a report. */
static gboolean
go_on_in_file (FpSession *next, FpGameFile **file)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = *file != NULL ? g_strdup (fp_game_file_path (*file)) : NULL;
  g_clear_pointer (file, fp_game_file_free);
  if (path == NULL)
    return TRUE;
  *file = fp_game_file_new (next, path, &error);
  if (*file == NULL)
    fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  return *file != NULL;
}

/* Returns the game after @session, in the file of the campaign. NULL: the player has left, the
 * campaign is over, or *@status has become a failure. */
static FpSession *
next_game (FpSession *session, FpGameFile **file, int *status)
{
  FpSession *next;
  if (*status != FP_EXIT_WELL || !fp_session_over (session))
    {
      g_clear_pointer (file, fp_game_file_free);
      return NULL;
    }
  next = fp_campaign_next (session);
  if (next == NULL)
    fp_score_print (session);
  else if (!go_on_in_file (next, file))
    {
      *status = FP_EXIT_SYSTEM;
      g_clear_pointer (&next, fp_session_free);
    }
  if (next == NULL)
    g_clear_pointer (file, fp_game_file_free);
  return next;
}

static int
play_campaign (const FpArguments *arguments)
{
  int status = FP_EXIT_WELL;
  g_autoptr (FpCatalogs) catalogs = fp_tool_catalogs (&status);
  gboolean exists = g_file_test (arguments->campaign, G_FILE_TEST_EXISTS);
  FpGameFile *file = NULL;
  FpSession *session;
  if (catalogs == NULL)
    return status;
  if (exists && gives_setup (arguments))
    return fp_tool_usage (&fp_command_play, _ ("a campaign that goes on keeps its edition, seed, seats and options"));
  session = exists ? open_campaign (arguments->campaign, catalogs, &file, &status)
                   : new_campaign (arguments, arguments->campaign, catalogs, &file, &status);
  while (session != NULL && status == FP_EXIT_WELL)
    {
      FpSession *next;
      fp_score_print (session);
      status = play_on (session, file, NULL);
      next = next_game (session, &file, &status);
      g_clear_pointer (&session, fp_session_free);
      session = next;
    }
  g_clear_pointer (&file, fp_game_file_free);
  fp_session_free (session);
  return status;
}

static int
run (int argc, char **argv)
{
  g_auto (FpArguments) arguments = { 0 };
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &arguments.edition, N_ ("Play this edition"), "E" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &arguments.n_seats, N_ ("With so many players"), "N" },
    { "colours", 0, 0, G_OPTION_ARG_STRING, &arguments.colours,
      N_ ("Colours of the players in their order, such as green,red"), "C,C…" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &arguments.seed, N_ ("Seed of the game (any)"), "S" },
    { "seat", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.seats, N_ ("Who plays in a seat, such as orange=human"),
      "K=WHO" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &arguments.options, N_ ("With this set-up option"), "ID" },
    { "bundle", 0, 0, G_OPTION_ARG_STRING, &arguments.bundle, N_ ("With this bundle of set-up options"), "ID" },
    { "undo", 0, 0, G_OPTION_ARG_STRING, &arguments.undo,
      N_ ("What you may take back: free, until-revealed (the default) or off"), "RULE" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &arguments.save, N_ ("Keep the game in this file"), "FILE" },
    { "campaign", 0, 0, G_OPTION_ARG_FILENAME, &arguments.campaign,
      N_ ("Play games in a row with a score, kept in this file, or go on with them"), "FILE" },
    { "continue", 0, 0, G_OPTION_ARG_NONE, &arguments.goes_on, N_ ("Continue the last game that isn't over"), NULL },
    { "lesson", 0, 0, G_OPTION_ARG_NONE, &arguments.lesson, N_ ("Explain what is new, in the lesson's own game"),
      NULL },
    { "chapter", 0, 0, G_OPTION_ARG_STRING, &arguments.chapter, N_ ("Go through this chapter of the lesson"), "ID" },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &arguments.paths, NULL, NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_play, entries, 0, &argc, &argv, &status))
    return status;
  if (arguments.campaign != NULL)
    {
      if (arguments.paths != NULL || arguments.goes_on || arguments.lesson || arguments.chapter != NULL ||
          arguments.save != NULL)
        return fp_tool_usage (&fp_command_play, _ ("--campaign goes with neither a game, a lesson nor --save"));
      return play_campaign (&arguments);
    }
  gboolean taught = arguments.lesson || arguments.chapter != NULL;
  if (lesson_file (&arguments) != NULL || (taught && arguments.paths == NULL && !arguments.goes_on))
    return run_lesson (&arguments);
  if (arguments.paths == NULL && !arguments.goes_on)
    return play_new (&arguments);
  if (!check_resuming (&arguments))
    return FP_EXIT_USAGE;
  return resume (arguments.paths != NULL ? arguments.paths[0] : NULL, arguments.save, arguments.lesson);
}

const FpCommand fp_command_play = {
  .name = "play",
  .arguments =
      "[--edition E] [--seats N] [--colours C,C…] [--seed S] [--seat K=human|PLAYER]… [--option ID]… [--bundle "
      "ID] [--undo RULE] [--save FILE] | "
      "--campaign FILE | --continue | GAME [--lesson] | --lesson [--edition E | LESSON] [--chapter ID]",
  .summary = N_ ("Play a game in the terminal"),
  .about = N_ (
      "Without --seats there are as many players as usual in the edition, and a seat for each one named. "
      "\"options\" lists what stands behind --option and --bundle. "
      "Seats that are not named: the first is a human if no other seat is, the rest play at random. "
      "Answer a question with the number in front of an option or with its id; \"help\" says what else there is. "
      "Each answer is on disk as soon as it is given: in the file GAME with which you go on, in the one given by "
      "--save, or else in a file of the folder of games, which \"games\" lists. With --lesson the game is one to learn "
      "from, and what is new is explained; LESSON is a file of your own."),
  .run = run,
};
