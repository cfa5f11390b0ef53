/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Recent games. */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/items/fp-item.h"
#include "model/fp-recent-games.h"
#include "model/fp-saved-table.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-game-lock.h"
#include "session/files/fp-game-paths.h"
#include "session/files/fp-games-folder.h"
#include "session/files/fp-user-sets.h"

enum
{
  MAX_GAMES = 10,
};

struct _FpRecentGames
{
  GObject parent_instance;
  GListStore *items;
  FpCatalogs *catalogs; /* used by the other thread alone; NULL if not read yet, or in use there */
  gboolean reading;
  char **next; /* files to read next; NULL if none */
  gboolean read_again;
};

G_DEFINE_FINAL_TYPE (FpRecentGames, fp_recent_games, G_TYPE_OBJECT)

enum
{
  SIGNAL_READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* In the other thread */

/* Input and output of one reading. */
typedef struct
{
  FpCatalogs *catalogs; /* NULL if still to be made */
  char **elsewhere;
  GPtrArray *items; /* of FpRecentItem */
} Reading;

static void
free_reading (gpointer data)
{
  Reading *reading = data;
  g_clear_pointer (&reading->catalogs, fp_catalogs_free);
  g_clear_pointer (&reading->items, g_ptr_array_unref);
  g_strfreev (reading->elsewhere);
  g_free (reading);
}

static int
latest_first (gconstpointer a, gconstpointer b)
{
  const FpGameInfo *const *first = a, *const *second = b;
  return ((*first)->changed < (*second)->changed) - ((*first)->changed > (*second)->changed);
}

/* Returns the state of the game @info, without its campaign. Free with g_free (). */
static char *
format_game (const FpGameInfo *info)
{
  if (info->result != NULL)
    return g_strdup (info->result);
  if (info->turn < 0)
    return g_strdup (_ ("Can't be continued"));
  /* Translators: the state of a game: its turn, and each player's planets. */
  return info->score != NULL ? g_strdup_printf (_ ("%s · %s"), info->when, info->score) : g_strdup (info->when);
}

/* Returns the state of the game @info and its modules, without its campaign. Free with
 * g_free (). */
static char *
format_modules (const FpGameInfo *info)
{
  char *game = format_game (info);
  if (info->modules == NULL)
    return game;
  g_autofree char *alone = game;
  /* Translators: the state of a game, and its modules: “Turn 7 · 2 : 1 · four planets”. */
  return g_strdup_printf (_ ("%s · %s"), game, info->modules);
}

static char *
format_state (const FpGameInfo *info)
{
  char *game = format_modules (info);
  if (info->campaign == 0)
    return game;
  g_autofree char *alone = game;
  /* Translators: the number of the game in its campaign, and the state of the game. */
  return g_strdup_printf (_ ("Campaign, game %u · %s"), info->campaign, alone);
}

/* Returns TRUE if a player can go on with the game, or with its campaign. */
static gboolean
goes_on (const FpGameInfo *info)
{
  return (info->result == NULL || info->has_next) && info->turn >= 0;
}

/* Returns the item of @info, with its planets if @planets. */
static FpRecentItem *
new_item (const FpGameInfo *info, GDateTime *now, FpCatalogs *catalogs, gboolean planets)
{
  FpRecentFacts facts = { .path = g_strdup (info->path),
                          .players = g_strdup (info->sides != NULL ? info->sides : info->players),
                          .state = format_state (info),
                          .when = fp_recent_item_when (info->changed, now),
                          .over = info->result != NULL && !info->has_next,
                          .playable = info->turn >= 0,
                          .turn = MAX (info->turn, -1),
                          .ours = fp_game_path_is_ours (info->path) };
  if (info->turn >= 0)
    fp_saved_table_read (facts.path, catalogs, &facts.seats, planets ? &facts.planets : NULL);
  return fp_recent_item_new (&facts);
}

/* Adds the games of @elsewhere that are not in @infos already. */
static void
add_others (GPtrArray *infos, char **elsewhere, FpCatalogs *catalogs)
{
  for (guint i = 0; elsewhere != NULL && elsewhere[i] != NULL; i++)
    {
      FpGameInfo *info = !fp_game_path_is_ours (elsewhere[i]) ? fp_game_info_read (elsewhere[i], catalogs) : NULL;
      /* The file may be gone, or may not be a game any longer. */
      if (info != NULL && info->turn >= 0)
        g_ptr_array_add (infos, info);
      else
        fp_game_info_free (info);
    }
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  if (reading->catalogs == NULL)
    reading->catalogs = fp_catalogs_new (broken, problems, &error);
  reading->items = g_ptr_array_new_with_free_func (g_object_unref);
  if (reading->catalogs != NULL)
    {
      g_autoptr (GPtrArray) infos = fp_games_list (reading->catalogs, MAX_GAMES);
      g_autoptr (GDateTime) now = g_date_time_new_now_local ();
      add_others (infos, reading->elsewhere, reading->catalogs);
      g_ptr_array_sort (infos, latest_first);
      gboolean has_table = FALSE;
      for (guint i = 0; i < MIN (infos->len, MAX_GAMES); i++)
        {
          /* Only the game that is offered for continuing shows its table. */
          const FpGameInfo *info = g_ptr_array_index (infos, i);
          gboolean can_continue = goes_on (info);
          g_ptr_array_add (reading->items, new_item (info, now, reading->catalogs, can_continue && !has_table));
          has_table = has_table || can_continue;
        }
    }
  g_task_return_boolean (task, TRUE);
}

/* In the game's thread again */

static void begin_reading (FpRecentGames *self, char **elsewhere);

static void
on_read (GObject *source, GAsyncResult *result, gpointer games)
{
  g_autoptr (FpRecentGames) self = games;
  Reading *reading = g_task_get_task_data (G_TASK (result));
  self->reading = FALSE;
  self->catalogs = g_steal_pointer (&reading->catalogs);
  if (self->read_again)
    {
      self->read_again = FALSE;
      begin_reading (self, g_steal_pointer (&self->next));
      return;
    }
  fp_item_update_list (self->items, g_steal_pointer (&reading->items));
  g_signal_emit (self, signals[SIGNAL_READ], 0);
}

/* Takes ownership of @elsewhere. The task has no source object: the other thread may release its
 * task last, and must not finalize @self. */
static void
begin_reading (FpRecentGames *self, char **elsewhere)
{
  Reading *reading = g_new0 (Reading, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_read, g_object_ref (self));
  reading->catalogs = g_steal_pointer (&self->catalogs);
  reading->elsewhere = elsewhere;
  self->reading = TRUE;
  g_task_set_task_data (task, reading, free_reading);
  g_task_run_in_thread (task, read_in_thread);
}

void
fp_recent_games_read (FpRecentGames *self, const char *const *elsewhere)
{
  g_return_if_fail (FP_IS_RECENT_GAMES (self));
  char **copy = g_strdupv ((char **) elsewhere);
  if (!self->reading)
    {
      begin_reading (self, copy);
      return;
    }
  g_strfreev (self->next);
  self->next = copy;
  self->read_again = TRUE;
}

FpRecentItem *
fp_recent_games_unfinished (FpRecentGames *self)
{
  g_return_val_if_fail (FP_IS_RECENT_GAMES (self), NULL);
  GListModel *items = G_LIST_MODEL (self->items);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (FpRecentItem) item = g_list_model_get_item (items, i);
      const FpRecentFacts *facts = fp_recent_item_facts (item);
      if (!facts->over && facts->playable)
        /* The list holds a reference. */
        return item;
    }
  return NULL;
}

/* Deleting games */

static void
remove_from_list (FpRecentGames *self, const char *path)
{
  for (guint i = g_list_model_get_n_items (G_LIST_MODEL (self->items)); i > 0; i--)
    {
      g_autoptr (FpRecentItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i - 1);
      if (strcmp (fp_recent_item_facts (item)->path, path) == 0)
        g_list_store_remove (self->items, i - 1);
    }
}

typedef gboolean (*Dispose) (GFile *file, GCancellable *cancellable, GError **error);

static gboolean
dispose_of_files (const char *path, Dispose dispose, GError **error)
{
  g_auto (GStrv) paths = fp_game_paths (path);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      if (!dispose (file, NULL, error))
        return FALSE;
    }
  return TRUE;
}

/* A game that is open elsewhere is not deleted: further choices would be lost, or bring its file
 * back. */
static gboolean
dispose_of (FpRecentGames *self, const char *path, Dispose dispose, GError **error)
{
  g_autoptr (FpGameLock) lock = NULL;
  if (!fp_game_lock (path, &lock, NULL))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _ ("The game is open in another window"));
      return FALSE;
    }
  gboolean deleted = dispose_of_files (path, dispose, error);
  if (deleted)
    remove_from_list (self, path);
  return deleted;
}

gboolean
fp_recent_games_trash (FpRecentGames *self, const char *path, GError **error)
{
  g_return_val_if_fail (FP_IS_RECENT_GAMES (self), FALSE);
  return dispose_of (self, path, g_file_trash, error);
}

gboolean
fp_recent_games_delete (FpRecentGames *self, const char *path, GError **error)
{
  g_return_val_if_fail (FP_IS_RECENT_GAMES (self), FALSE);
  return dispose_of (self, path, g_file_delete, error);
}

gboolean
fp_recent_games_are_in (const char *path)
{
  return fp_game_path_is_ours (path);
}

/* GObject */

static void
fp_recent_games_finalize (GObject *object)
{
  FpRecentGames *self = FP_RECENT_GAMES (object);
  g_clear_object (&self->items);
  g_clear_pointer (&self->catalogs, fp_catalogs_free);
  g_strfreev (self->next);
  G_OBJECT_CLASS (fp_recent_games_parent_class)->finalize (object);
}

static void
fp_recent_games_class_init (FpRecentGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_recent_games_finalize;
  signals[SIGNAL_READ] =
      g_signal_new ("read", FP_TYPE_RECENT_GAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_recent_games_init (FpRecentGames *self)
{
  self->items = g_list_store_new (FP_TYPE_RECENT_ITEM);
}

FpRecentGames *
fp_recent_games_new (void)
{
  return g_object_new (FP_TYPE_RECENT_GAMES, NULL);
}

GListModel *
fp_recent_games_list (FpRecentGames *self)
{
  return G_LIST_MODEL (self->items);
}
