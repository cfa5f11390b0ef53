/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's files: opening, saving and closing games, and the messages about them. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-file-dialogs.h"
#include "app/window/fp-desktop-files.h"
#include "app/window/fp-window-private.h"
#include "model/game/fp-game-autosave.h"

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
    if (FP_IS_WINDOW (l->data) && fp_window_shows (l->data, "start"))
      fp_start_page_read (FP_WINDOW (l->data)->start_page);
  if (application != NULL)
    g_application_release (application);
}

void
fp_window_put_away (FpWindow *self)
{
  GApplication *application = g_application_get_default ();
  g_autoptr (FpGame) game = g_steal_pointer (&self->game);
  if (game == NULL)
    return;
  g_signal_group_set_target (self->game_signals, NULL);
  fp_window_update_coach (self);
  /* The window may be destroyed now. The hold keeps the program running until the file is
   * written. */
  if (application != NULL)
    g_application_hold (g_object_ref (application));
  fp_game_close_async (game, on_closed, application);
}

static void
on_leave_answered (GtkWidget *window, const char *answer)
{
  FpWindow *self = FP_WINDOW (window);
  if (strcmp (answer, "leave") == 0)
    {
      fp_window_put_away (self);
      fp_window_do (self, self->next);
    }
  else if (strcmp (answer, "save") == 0)
    gtk_widget_activate_action (window, "win.save-as", NULL);
}

void
fp_window_leave (FpWindow *self, FpWindowNext next)
{
  const char *trouble = self->game != NULL ? fp_game_trouble (self->game) : NULL;
  self->next = next;
  if (trouble == NULL)
    {
      fp_window_put_away (self);
      fp_window_do (self, next);
      return;
    }
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Keep Playing"), NULL },
    { "leave", _ ("Leave"), "destructive-action" },
    { "save", _ ("Save As…"), "suggested-action" },
  };
  g_autofree char *text = g_strdup_printf (
      _ ("Leave without saving? What was chosen last could not be written and will be lost: %s"), trouble);
  fp_banner_ask (self->banner, text, answers, G_N_ELEMENTS (answers), on_leave_answered);
}

/* Opening */

static void open_file (FpWindow *self, const char *path, gboolean copy);

/* Prefix of an answer, followed by the path of the game to open as a copy. */
#define COPY "copy:"

static void
on_trouble_answered (GtkWidget *window, const char *answer)
{
  if (g_str_has_prefix (answer, COPY))
    open_file (FP_WINDOW (window), answer + strlen (COPY), TRUE);
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
show_opening_trouble (FpWindow *self, const char *title, const char *path, const FpGameOpening *opening)
{
  g_autofree char *message = format_trouble (opening);
  g_autofree char *text = g_strdup_printf ("%s. %s", title, message);
  g_autofree char *copy = g_strconcat (COPY, path, NULL);
  const FpAskAnswer answers[] = {
    { "ok", _ ("OK"), NULL },
    { copy, _ ("Open a Copy"), "suggested-action" },
  };
  fp_banner_tell (self->banner, text, opening->details, answers, opening->in_use ? 2 : 1, on_trouble_answered);
}

/* Returns the window of this program that plays the game in @path, or NULL. */
static GtkWindow *
find_window_playing (const char *path)
{
  for (GList *l = all_windows (); l != NULL; l = l->next)
    if (FP_IS_WINDOW (l->data) && FP_WINDOW (l->data)->game != NULL &&
        fp_game_is_kept_in (FP_WINDOW (l->data)->game, path))
      return l->data;
  return NULL;
}

/* Returns @self if it has no game, else a new window. */
static FpWindow *
ensure_empty_window (FpWindow *self)
{
  if (self->game == NULL)
    return self;
  FpWindow *other = fp_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->catalog_model, self->pace);
  gtk_window_present (GTK_WINDOW (other));
  return other;
}

/* Shows the trouble of @opening on whatever page the game shows, until the player has read the
 * notice. */
static void
show_notice (FpWindow *self, const FpGameOpening *opening)
{
  const FpAskAnswer ok = { "ok", _ ("OK"), NULL };
  g_autofree char *text = format_trouble (opening);
  fp_banner_tell (self->notice, text, opening->details, &ok, 1, NULL);
}

static void
open_file (FpWindow *self, const char *path, gboolean copy)
{
  GtkWindow *existing = find_window_playing (path);
  if (existing != NULL && !copy)
    {
      gtk_window_present (existing);
      return;
    }
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) game = fp_game_new_from_file (self->catalog_model, path, copy, self->pace, &opening);
  if (game == NULL)
    {
      g_autofree char *name = g_filename_display_basename (path);
      g_autofree char *title = opening.in_use ? g_strdup (_ ("The game is open already"))
                                              : g_strdup_printf (_ ("“%s” can't be opened"), name);
      show_opening_trouble (self, title, path, &opening);
      return;
    }
  FpWindow *window = ensure_empty_window (self);
  fp_window_play (window, game);
  if (opening.trouble != NULL)
    show_notice (window, &opening);
  /* A game that goes on in another file is not worth opening again from @path. */
  if (fp_game_is_kept_in (game, path))
    fp_desktop_files_remember (path);
}

static void
open_chosen (GtkWindow *window, const char *path)
{
  open_file (FP_WINDOW (window), path, FALSE);
}

void
fp_window_open (FpWindow *self, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  if (path != NULL)
    {
      open_file (self, path, FALSE);
      return;
    }
  g_autofree char *uri = g_file_get_parse_name (file);
  g_autofree char *title = g_strdup_printf (_ ("“%s” can't be opened"), uri);
  g_auto (FpGameOpening) trouble = { .trouble = g_strdup (_ ("It does not lie on this computer.")) };
  trouble.advice = g_strdup (_ ("Copy it to a folder of yours, and open the copy."));
  show_opening_trouble (self, title, "", &trouble);
}

void
fp_window_open_path (FpWindow *self, const char *path)
{
  open_file (self, path, FALSE);
}

static void
on_open (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_file_dialog_open (GTK_WINDOW (data), open_chosen);
}

static gboolean
on_drop (GtkDropTarget *target, const GValue *value, double x, double y, gpointer data)
{
  FpWindow *self = data;
  /* The value owns the files. Only the list is ours. */
  g_autoptr (GSList) files = NULL;
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    files = gdk_file_list_get_files (g_value_get_boxed (value));
  else if (G_VALUE_HOLDS (value, G_TYPE_FILE))
    files = g_slist_prepend (NULL, g_value_get_object (value));
  for (GSList *l = files; l != NULL; l = l->next)
    fp_window_open (self, l->data);
  return files != NULL;
}

/* Saving */

static void
on_saved (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FpWindow) self = data;
  g_autoptr (GError) error = NULL;
  /* Trouble with the file itself stays in the info bar. */
  if (!fp_game_autosave_finish (FP_GAME (source), result, &error))
    fp_window_say (self, error->message);
  else
    fp_window_say (self, _ ("Saved"));
}

static void
on_save (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  fp_game_save_async (self->game, on_saved, g_object_ref (self));
}

static void
on_saved_as (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (FpWindow) self = data;
  FpGame *game = FP_GAME (source);
  g_autoptr (GError) error = NULL;
  gboolean saved = fp_game_autosave_finish (game, result, &error);
  if (self->toasts == NULL)
    return;
  if (!saved)
    {
      g_auto (FpGameOpening) trouble = { .trouble = g_strdup (error->message) };
      trouble.advice = g_strdup (_ ("The game goes on where it was."));
      show_opening_trouble (self, _ ("The game could not be saved there"), "", &trouble);
      return;
    }
  g_autofree char *name = g_filename_display_basename (fp_game_path (game));
  g_autofree char *sentence = g_strdup_printf (_ ("The game is kept in “%s” from now on"), name);
  fp_window_say (self, sentence);
  fp_desktop_files_remember (fp_game_path (game));
}

static void
save_as (GtkWindow *window, const char *path)
{
  FpWindow *self = FP_WINDOW (window);
  if (self->game != NULL)
    fp_game_save_as_async (self->game, path, on_saved_as, g_object_ref (self));
}

static void
on_save_as (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_autofree char *players = fp_game_players (self->game);
  fp_file_dialog_save (GTK_WINDOW (self), players, save_as);
}

static void
on_try_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_try_again (FP_WINDOW (data)->game);
}

/* The bars */

static void
update_trouble_bar (FpWindow *self)
{
  const char *trouble = self->game != NULL ? fp_game_trouble (self->game) : NULL;
  if (trouble != NULL)
    {
      /* An isolate keeps the path left to right within right-to-left text. */
      g_autofree char *isolated = g_strdup_printf ("\u2068%s\u2069", trouble);
      g_autofree char *text = g_strdup_printf (_ ("The game can't be written to the disk. %s"), isolated);
      gtk_label_set_text (self->trouble_text, text);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), trouble != NULL);
  gtk_info_bar_set_revealed (self->trouble, trouble != NULL);
}

static void
enable (FpWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
fp_window_update_files (FpWindow *self)
{
  gboolean saving = self->game != NULL && fp_game_is_saving (self->game);
  gtk_widget_set_visible (GTK_WIDGET (self->saving), saving);
  gtk_spinner_set_spinning (self->saving, saving);
  enable (self, "save", self->game != NULL);
  enable (self, "save-as", self->game != NULL);
  enable (self, "try-again", self->game != NULL && fp_game_trouble (self->game) != NULL);
  update_trouble_bar (self);
}

/* Prefix of an answer, followed by the path of the game to delete. */
#define DELETE "delete:"

static void
on_delete_answered (GtkWidget *window, const char *answer)
{
  if (g_str_has_prefix (answer, DELETE))
    fp_start_page_delete (FP_WINDOW (window)->start_page, answer + strlen (DELETE));
}

/* Called if there is no trash, since the deletion is final then. */
void
fp_window_ask_to_delete (FpWindow *self, const char *path, const char *players)
{
  g_autofree char *answer = g_strconcat (DELETE, path, NULL);
  g_autofree char *text =
      g_strdup_printf (_ ("Delete the game of %s for ever? There is no trash that could take it."), players);
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Cancel"), NULL },
    { answer, _ ("Delete"), "destructive-action" },
  };
  fp_banner_ask (self->banner, text, answers, G_N_ELEMENTS (answers), on_delete_answered);
}

static const GActionEntry actions[] = {
  { "open", on_open },
  { "save", on_save },
  { "save-as", on_save_as },
  { "try-again", on_try_again },
};

void
fp_window_add_file_actions (FpWindow *self)
{
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_FILE };
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  g_signal_connect (target, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}
