/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The folder in which games are kept. */
#include "session/files/fp-games-folder.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>

#include "archive/saves/fp-journal.h"
#include "session/files/fp-campaign-play.h"
#include "session/files/fp-game-file.h"

enum
{
  LONGEST_NAME = 200, /* bytes; of 255 that file systems take, with what is put behind it */
};

void
fp_game_info_free (FpGameInfo *info)
{
  if (info == NULL)
    return;
  g_free (info->path);
  g_free (info->players);
  g_free (info->sides);
  g_free (info->when);
  g_free (info->modules);
  g_free (info->score);
  g_free (info->result);
  g_free (info->trouble);
  g_free (info);
}

char *
fp_games_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "fifth-planet", "games", NULL);
}

/* Returns @text without characters that file systems dislike. */
static char *
tame (const char *text)
{
  char *tamed = g_strdup (text);
  for (char *c = tamed; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c) || strchr ("/\\:*?\"<>|", *c) != NULL)
      *c = '-';
  return tamed;
}

/* Cuts @name off so that the names of its journal and of its part files have room behind it. */
static void
shorten (GString *name)
{
  gsize length = LONGEST_NAME;
  if (name->len <= length)
    return;
  while (((guchar) name->str[length] & 0xC0) == 0x80)
    length--;
  g_string_truncate (name, length);
}

/* “2026-11-22 14.05 Ada, Computer” */
static char *
new_name (const FpSetup *setup)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = g_date_time_format (now, "%Y-%m-%d %H.%M.%S");
  g_autoptr (GString) name = g_string_new (when);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      g_autofree char *player = tame (setup->seats[seat].name);
      g_autofree char *brief = g_utf8_substring (player, 0, MIN (g_utf8_strlen (player, -1), 24));
      g_string_append_printf (name, "%s%s", seat > 0 ? ", " : " ", brief);
    }
  shorten (name);
  return g_string_free (g_steal_pointer (&name), FALSE);
}

char *
fp_games_new_path (const FpSetup *setup, GError **error)
{
  g_autofree char *folder = fp_games_folder ();
  g_autofree char *name = new_name (setup);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    {
      int problem = errno;
      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), "%s: %s", folder,
                   g_strerror (problem));
      return NULL;
    }
  for (guint i = 1;; i++)
    {
      g_autofree char *file =
          i == 1 ? g_strconcat (name, FP_GAMES_SUFFIX, NULL) : g_strdup_printf ("%s (%u)" FP_GAMES_SUFFIX, name, i);
      g_autofree char *path = g_build_filename (folder, file, NULL);
      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
}

/* Returns the time of the last change of the game in @path, or of its journal; 0: it doesn't exist.
 */
static gint64
changed (const char *path)
{
  g_autofree char *journal = fp_journal_path (path);
  GStatBuf about;
  gint64 when = g_stat (path, &about) == 0 ? (gint64) about.st_mtime : 0;
  if (g_stat (journal, &about) == 0)
    when = MAX (when, (gint64) about.st_mtime);
  return when;
}

static char *
say_players (const FpSetup *setup)
{
  g_autoptr (GString) players = g_string_new (NULL);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_string_append_printf (players, "%s%s", seat > 0 ? " – " : "", setup->seats[seat].name);
  return g_string_free (g_steal_pointer (&players), FALSE);
}

/* Returns the definition of @seat's alien if the viewer of @view sees it; FP_NO_CARD: none. */
static guint
alien_of (const FpEdition *edition, const FpView *view, uint8_t seat)
{
  for (guint zone = 0; zone < edition->n_zones; zone++)
    if (edition->zones[zone].listed == FP_LISTED_SHEET && edition->zones[zone].owner == seat &&
        view->zones[zone].listed > 0)
      return view->cards[view->zones[zone].first].def;
  return FP_NO_CARD;
}

static char *
say_sides (FpSession *session)
{
  const FpSetup *setup = fp_session_setup (session);
  const FpEngine *engine = fp_session_engine (session);
  const FpView *view = fp_session_view (session, FP_NOBODY);
  g_autoptr (GString) sides = g_string_new (NULL);
  gboolean any = FALSE;
  for (uint8_t seat = 0; seat < setup->n_seats; seat++)
    {
      guint alien = alien_of (engine->edition, view, seat);
      gboolean seen = alien != FP_NO_CARD;
      g_autofree char *name = seen ? fp_text_card_name (engine->catalog, alien) : NULL;
      g_string_append_printf (sides, "%s%s", seat > 0 ? " – " : "", setup->seats[seat].name);
      if (seen)
        g_string_append_printf (sides, " (%s)", name);
      any |= seen;
    }
  return any ? g_string_free (g_steal_pointer (&sides), FALSE) : NULL;
}

static char *
say_score (FpSession *session)
{
  const FpEngine *engine = fp_session_engine (session);
  g_autoptr (GString) score = g_string_new (NULL);
  int standings[FP_MAX_SEATS];
  engine->edition->table.standings (engine, standings);
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    g_string_append_printf (score, "%s%d", seat > 0 ? " : " : "", standings[seat]);
  return g_string_free (g_steal_pointer (&score), FALSE);
}

/* A faulty game must not vanish from the list. */
static FpGameInfo *
cannot_be_opened (const char *path, const FpOpened *opened)
{
  FpGameInfo *info = g_new0 (FpGameInfo, 1);
  info->path = g_strdup (path);
  info->players = g_filename_display_basename (path);
  info->trouble = g_strdup (opened->trouble);
  info->begun = TRUE;
  info->turn = -1;
  info->changed = changed (path);
  return info;
}

/* Notes in @info which game of its campaign @session is, and whether another one follows. */
static void
read_campaign (FpGameInfo *info, FpSession *session)
{
  g_auto (FpScoreSheet) sheet = { 0 };
  if (fp_session_campaign (session) == NULL)
    return;
  fp_campaign_sheet (session, &sheet);
  info->campaign = fp_session_campaign (session)->games->len + 1;
  info->has_next = fp_session_over (session) && !sheet.over;
}

FpGameInfo *
fp_game_info_read (const char *path, FpCatalogs *catalogs)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  g_autoptr (FpSession) session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  if (session == NULL)
    return cannot_be_opened (path, &opened);
  FpGameInfo *info = g_new0 (FpGameInfo, 1);
  info->path = g_strdup (path);
  info->players = say_players (fp_session_setup (session));
  info->choices = fp_session_choices (session)->len;
  info->begun = info->choices > 0 || fp_session_origin (session) != NULL;
  info->trouble = g_strdup (opened.trouble);
  info->turn = fp_session_setup (session)->edition->table.turns (fp_session_engine (session)->state);
  info->sides = say_sides (session);
  info->when = fp_text_turn (fp_session_setup (session)->edition, info->turn);
  info->score = info->turn > 0 ? say_score (session) : NULL;
  info->modules = fp_text_modules (fp_session_setup (session)->edition, fp_session_setup (session)->options);
  info->changed = changed (path);
  read_campaign (info, session);
  if (fp_session_over (session))
    info->result = fp_text_ending_to (fp_session_engine (session), fp_session_last_ability (session), FP_NOBODY,
                                      fp_session_names (session));
  return info;
}

/* A file of the folder, not yet read. */
typedef struct
{
  char *path;
  gint64 changed;
} Found;

static void
clear_found (gpointer data)
{
  g_free (((Found *) data)->path);
}

static int
later_first (gconstpointer a, gconstpointer b)
{
  const Found *first = a, *second = b;
  if (first->changed != second->changed)
    return first->changed > second->changed ? -1 : 1;
  return -strcmp (first->path, second->path);
}

/* Returns the saves in the folder, the last changed first; of Found. */
static GArray *
find_files (void)
{
  g_autofree char *folder = fp_games_folder ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GArray *files = g_array_new (FALSE, FALSE, sizeof (Found));
  const char *name;
  g_array_set_clear_func (files, clear_found);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, FP_GAMES_SUFFIX))
      {
        Found found = { .path = g_build_filename (folder, name, NULL) };
        if (!g_file_test (found.path, G_FILE_TEST_IS_REGULAR))
          {
            clear_found (&found);
            continue;
          }
        found.changed = changed (found.path);
        g_array_append_val (files, found);
      }
  g_array_sort (files, later_first);
  return files;
}

GPtrArray *
fp_games_list (FpCatalogs *catalogs, guint most)
{
  g_autoptr (GArray) files = find_files ();
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_game_info_free);
  for (guint i = 0; i < files->len && games->len < most; i++)
    {
      FpGameInfo *info = fp_game_info_read (g_array_index (files, Found, i).path, catalogs);
      if (info->begun)
        g_ptr_array_add (games, info);
      else
        fp_game_info_free (info);
    }
  return games;
}
