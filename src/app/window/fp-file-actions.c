/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions on files: opening, saving and closing games, and the messages about them. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-file-actions.h"
#include "app/window/fp-window-actions.h"
#include "app/window/fp-desktop-files.h"
#include "app/window/fp-file-dialogs.h"
#include "model/game/fp-game-autosave.h"

struct _FpFileActions
{
  GObject parent_instance;
  GtkWindow *window; /* NULL once destroyed, together with its widgets */
  FpFileWidgets widgets;
  FpCatalogModel *catalog_model;
  guint pace;
  FpGame *game; /* NULL if there is none */
  GSignalGroup *game_signals;
  gboolean at_start; /* the start page is the window's page */
};

G_DEFINE_FINAL_TYPE (FpFileActions, fp_file_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_OPENED,
  SIGNAL_LEFT,
  SIGNAL_TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Returns the object of @window, or NULL if the window plays no games. */
static FpFileActions *
of_window (gpointer window)
{
  return g_object_get_data (window, "fp-file-actions");
}

static void
tell (FpFileActions *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence);
}

/* Returns all windows of the program. (transfer none) */
static GList *
all_windows (void)
{
  GApplication *application = g_application_get_default ();
  return application != NULL ? gtk_application_get_windows (GTK_APPLICATION (application)) : NULL;
}

/* Closing a game */

static void
on_closed (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GApplication) application = data;
  g_autoptr (GError) error = NULL;
  /* Nothing is lost, since the journal has the choices that the file lacks. */
  if (!fp_game_autosave_finish (FP_GAME (source), result, &error))
    g_message ("%s", error->message);
  for (GList *l = all_windows (); l != NULL; l = l->next)
    {
      FpFileActions *self = of_window (l->data);
      if (self != NULL && self->at_start)
        fp_start_page_read (self->widgets.start_page);
    }
  if (application != NULL)
    g_application_release (application);
}

void
fp_file_actions_close (FpGame *game)
{
  GApplication *application = g_application_get_default ();
  /* The window may be destroyed now. The hold keeps the program running until the file is
   * written. */
  if (application != NULL)
    g_application_hold (g_object_ref (application));
  fp_game_close_async (game, on_closed, application);
}

static void
on_leave_answered (gpointer data, const char *answer)
{
  FpFileActions *self = data;
  if (strcmp (answer, "leave") == 0)
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
  else if (strcmp (answer, "save") == 0)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.save-as", NULL);
}

void
fp_file_actions_leave (FpFileActions *self)
{
  const char *trouble = self->game != NULL ? fp_game_trouble (self->game) : NULL;
  if (trouble == NULL)
    {
      g_signal_emit (self, signals[SIGNAL_LEFT], 0);
      return;
    }
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Keep Playing"), NULL },
    { "leave", _ ("Leave"), "destructive-action" },
    { "save", _ ("Save As…"), "suggested-action" },
  };
  g_autofree char *text =
      /* Translators: the message of the system why saving failed: “No space left on device”. */
      g_strdup_printf (_ ("Leave without saving? Your last choices could not be saved and will be lost: %s"), trouble);
  fp_banner_ask (self->widgets.banner, text, answers, G_N_ELEMENTS (answers), on_leave_answered, self);
}

/* Opening */

static void open_path (FpFileActions *self, const char *path, gboolean copy);

/* Prefix of an answer, followed by the path of the game to open as a copy. */
#define COPY "copy:"

static void
on_trouble_answered (gpointer data, const char *answer)
{
  if (g_str_has_prefix (answer, COPY))
    open_path (data, answer + strlen (COPY), TRUE);
}

/* Returns the trouble and the advice of @opening as one text. Free with g_free (). */
static char *
format_trouble (const FpGameOpening *opening)
{
  return g_strjoin (" ", opening->trouble, opening->advice, NULL);
}

/* Shows @title and the trouble of @opening. If the game in @path is in use, the message offers to
 * open a copy. */
static void
show_opening_trouble (FpFileActions *self, const char *title, const char *path, const FpGameOpening *opening)
{
  g_autofree char *message = format_trouble (opening);
  g_autofree char *text = g_strdup_printf ("%s. %s", title, message);
  g_autofree char *copy = g_strconcat (COPY, path, NULL);
  const FpAskAnswer answers[] = {
    { "ok", _ ("OK"), NULL },
    { copy, _ ("Open a Copy"), "suggested-action" },
  };
  fp_banner_tell (self->widgets.banner, text, opening->details, answers, opening->in_use ? 2 : 1, on_trouble_answered,
                  self);
}

/* Returns the window of this program that plays the game in @path, or NULL. */
static GtkWindow *
find_window_playing (const char *path)
{
  for (GList *l = all_windows (); l != NULL; l = l->next)
    {
      FpFileActions *self = of_window (l->data);
      if (self != NULL && self->game != NULL && fp_game_is_kept_in (self->game, path))
        return l->data;
    }
  return NULL;
}

void
fp_file_actions_show_notice (FpFileActions *self, const FpGameOpening *opening)
{
  const FpAskAnswer ok = { "ok", _ ("OK"), NULL };
  g_autofree char *text = format_trouble (opening);
  fp_banner_tell (self->widgets.notice, text, opening->details, &ok, 1, NULL, NULL);
}

/* Leaves a page that stands beside the game of @window. */
static void
show_game (GtkWindow *window)
{
  GActionGroup *group = G_ACTION_GROUP (window);
  if (g_action_group_get_action_enabled (group, "back"))
    g_action_group_activate_action (group, fp_game_over (of_window (window)->game) ? "show-end" : "show-table", NULL);
}

static void
open_path (FpFileActions *self, const char *path, gboolean copy)
{
  GtkWindow *existing = find_window_playing (path);
  if (existing != NULL && !copy)
    {
      gtk_window_present (existing);
      show_game (existing);
      return;
    }
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) game = fp_game_new_from_file (self->catalog_model, path, copy, self->pace, &opening);
  if (game == NULL)
    {
      g_autofree char *name = g_filename_display_basename (path);
      /* Translators: the name of a file: “my game.fifthplanet”. */
      g_autofree char *damaged = g_strdup_printf (_ ("“%s” can't be opened"), name);
      const char *title = opening.in_use ? _ ("The game is open already") : damaged;
      show_opening_trouble (self, title, path, &opening);
      return;
    }
  g_signal_emit (self, signals[SIGNAL_OPENED], 0, game, &opening);
  /* A game that goes on in another file is not worth opening again from @path. */
  if (fp_game_is_kept_in (game, path))
    fp_desktop_files_remember (path);
}

static void
open_chosen (gpointer data, const char *path)
{
  open_path (data, path, FALSE);
}

void
fp_file_actions_open (FpFileActions *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  if (path != NULL)
    {
      open_path (self, path, FALSE);
      return;
    }
  g_autofree char *uri = g_file_get_parse_name (file);
  g_autofree char *title = g_strdup_printf (_ ("“%s” can't be opened"), uri);
  g_auto (FpGameOpening) trouble = { .trouble = g_strdup (_ ("The file is not on this computer.")) };
  trouble.advice = g_strdup (_ ("Copy it to one of your folders and open the copy."));
  show_opening_trouble (self, title, "", &trouble);
}

void
fp_file_actions_open_path (FpFileActions *self, const char *path)
{
  open_path (self, path, FALSE);
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpFileActions *self = data;
  fp_file_dialog_open (self->window, open_chosen, self);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  FpFileActions *self = data;
  /* The value owns the files. Only the list is ours. */
  g_autoptr (GSList) files = NULL;
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    files = gdk_file_list_get_files (g_value_get_boxed (value));
  else if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    files = g_slist_prepend (NULL, g_value_get_object (value));
  for (GSList *l = files; l != NULL; l = l->next)
    fp_file_actions_open (self, l->data);
  return files != NULL;
}

/* Saving */

static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FpFileActions) self = data;
  g_autoptr (GError) error = NULL;
  /* Trouble with the file itself stays in the info bar. */
  if (!fp_game_autosave_finish (FP_GAME (source), result, &error))
    tell (self, error->message);
  else
    tell (self, _ ("Saved"));
}

static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpFileActions *self = data;
  fp_game_save_async (self->game, on_saved, g_object_ref (self));
}

static void
on_saved_as (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FpFileActions) self = data;
  FpGame *game = FP_GAME (source);
  g_autoptr (GError) error = NULL;
  gboolean saved = fp_game_autosave_finish (game, result, &error);
  if (self->window == NULL)
    return;
  if (!saved)
    {
      g_auto (FpGameOpening) trouble = { .trouble = g_strdup (error->message) };
      trouble.advice = g_strdup (_ ("The game continues in its old file."));
      show_opening_trouble (self, _ ("The game could not be saved there"), "", &trouble);
      return;
    }
  g_autofree char *name = g_filename_display_basename (fp_game_path (game));
  /* Translators: the name of a file: “my game.fifthplanet”. */
  g_autofree char *sentence = g_strdup_printf (_ ("From now on the game is saved in “%s”"), name);
  tell (self, sentence);
  fp_desktop_files_remember (fp_game_path (game));
}

static void
save_as (gpointer data, const char *path)
{
  FpFileActions *self = data;
  if (self->game != NULL)
    fp_game_save_as_async (self->game, path, on_saved_as, g_object_ref (self));
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpFileActions *self = data;
  g_autofree char *players = fp_game_players (self->game);
  fp_file_dialog_save (self->window, players, save_as, self);
}

static void
on_try_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_try_again (FP_FILE_ACTIONS (data)->game);
}

/* The bars */

static void
update_trouble_bar (FpFileActions *self)
{
  const char *trouble = self->game != NULL ? fp_game_trouble (self->game) : NULL;
  if (trouble != NULL)
    {
      /* An isolate keeps the path left to right within right-to-left text. */
      g_autofree char *isolated = g_strdup_printf ("\u2068%s\u2069", trouble);
      /* Translators: a sentence or message with the reason: “No space left on device”. */
      g_autofree char *text = g_strdup_printf (_ ("The game can't be written to the disk. %s"), isolated);
      gtk_label_set_text (self->widgets.trouble_text, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->widgets.trouble), trouble != NULL);
  gtk_info_bar_set_revealed (self->widgets.trouble, trouble != NULL);
}

/* Tells that the game goes on in another file. */
static void
on_notice (FpFileActions *self)
{
  const FpAskAnswer ok = { "ok", _ ("OK"), NULL };
  if (fp_game_notice (self->game) != NULL)
    fp_banner_tell (self->widgets.notice, fp_game_notice (self->game), NULL, &ok, 1, NULL, NULL);
}

static void
update (FpFileActions *self)
{
  GActionMap *map = G_ACTION_MAP (self->window);
  gboolean saving = self->game != NULL && fp_game_is_saving (self->game);
  gtk_widget_set_visible (GTK_WIDGET (self->widgets.saving), saving);
  fp_pulse_set_active (self->widgets.saving, saving);
  fp_actions_enable (map, "save", self->game != NULL);
  fp_actions_enable (map, "save-as", self->game != NULL);
  fp_actions_enable (map, "try-again", self->game != NULL && fp_game_trouble (self->game) != NULL);
  update_trouble_bar (self);
}

void
fp_file_actions_update (FpFileActions *self, const char *page)
{
  self->at_start = g_str_equal (page, "start");
  update (self);
}

/* The start page */

static void
on_open_recent (FpFileActions *self, const char *path)
{
  open_path (self, path, FALSE);
}

/* Prefix of an answer, followed by the path of the game to delete. */
#define DELETE "delete:"

static void
on_delete_answered (gpointer data, const char *answer)
{
  if (g_str_has_prefix (answer, DELETE))
    fp_start_page_delete (FP_FILE_ACTIONS (data)->widgets.start_page, answer + strlen (DELETE));
}

/* Called if there is no trash, since the deletion is final then. */
static void
on_delete (FpFileActions *self, const char *path, const char *players)
{
  g_autofree char *answer = g_strconcat (DELETE, path, NULL);
  g_autofree char *text =
      /* Translators: the players of a saved game: “Delete the game of Ada – Robot for ever?” */
      g_strdup_printf (_ ("Delete the game of %s for ever? It can't be moved to the trash."), players);
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Cancel"), NULL },
    { answer, _ ("Delete"), "destructive-action" },
  };
  fp_banner_ask (self->widgets.banner, text, answers, G_N_ELEMENTS (answers), on_delete_answered, self);
}

static const GActionEntry actions[] = {
  { "open", on_open },
  { "save", on_save },
  { "save-as", on_save_as },
  { "try-again", on_try_again },
};

void
fp_file_actions_set_catalog (FpFileActions *self, FpCatalogModel *catalog_model)
{
  g_set_object (&self->catalog_model, catalog_model);
}

void
fp_file_actions_set_pace (FpFileActions *self, guint pace)
{
  self->pace = pace;
}

void
fp_file_actions_set_game (FpFileActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
}

/* GObject */

static void
fp_file_actions_finalize (GObject *object)
{
  FpFileActions *self = FP_FILE_ACTIONS (object);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  g_clear_object (&self->catalog_model);
  G_OBJECT_CLASS (fp_file_actions_parent_class)->finalize (object);
}

static void
fp_file_actions_class_init (FpFileActionsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_file_actions_finalize;
  signals[SIGNAL_OPENED] = g_signal_new ("opened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                         FP_TYPE_GAME, G_TYPE_POINTER);
  signals[SIGNAL_LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOLD] =
      g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fp_file_actions_init (FpFileActions *self)
{
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "notify::trouble", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::notice", G_CALLBACK (on_notice), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::saving", G_CALLBACK (update), self);
}

static void
add_drop_target (FpFileActions *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self->window), GTK_EVENT_CONTROLLER (target));
}

FpFileActions *
fp_file_actions_new (GtkApplicationWindow *window, const FpFileWidgets *widgets)
{
  FpFileActions *self = g_object_new (FP_TYPE_FILE_ACTIONS, NULL);
  g_set_weak_pointer (&self->window, GTK_WINDOW (window));
  self->widgets = *widgets;
  g_object_set_data (G_OBJECT (window), "fp-file-actions", self);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  add_drop_target (self);
  g_signal_connect_object (widgets->start_page, "open", G_CALLBACK (on_open_recent), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (widgets->start_page, "delete", G_CALLBACK (on_delete), self, G_CONNECT_SWAPPED);
  return self;
}
