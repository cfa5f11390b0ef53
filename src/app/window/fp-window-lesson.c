/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window's lesson: starting, continuing, leaving and repeating chapters. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-settings.h"
#include "app/window/fp-window-private.h"
#include "model/game/fp-game-autosave.h"

/* Returns TRUE if the game of a lesson is explained. Leaving a lesson turns this off. */
static gboolean
wants_lesson (FpWindow *self)
{
  return self->settings == NULL || g_settings_get_boolean (self->settings, "lesson");
}

static void
set_wants_lesson (FpWindow *self, gboolean wanted)
{
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "lesson", wanted);
}

/* The label shows the chapter while a single chapter is practised. */
static void
update_menu_label (FpWindow *self)
{
  int chapter = self->coach != NULL ? fp_coach_chapter (self->coach) : -1;
  /* Translators: the chapter of the lesson that is practised alone. */
  g_autofree char *label =
      chapter >= 0 ? g_strdup_printf (_ ("Lesson: %s"), fp_coach_chapter_title (self->coach, (guint) chapter))
                   : g_strdup (_ ("Lesson"));
  gtk_menu_button_set_label (self->lesson, label);
}

/* “Next” and “Back” stay enabled while a coach is set: an insensitive button loses the focus. */
static void
update_actions (FpWindow *self)
{
  static const char *const coach_actions[] = { "lesson-next", "lesson-back", "lesson-menu" };
  for (guint i = 0; i < G_N_ELEMENTS (coach_actions); i++)
    {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), coach_actions[i]);
      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), self->coach != NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->lesson), self->coach != NULL);
  update_menu_label (self);
}

/* A lesson that was played to its end is not resumed. */
static void
on_coach_changed (FpWindow *self)
{
  update_actions (self);
  if (self->settings != NULL && fp_coach_chapter (self->coach) < 0 && fp_game_over (fp_coach_game (self->coach)))
    g_settings_reset (self->settings, "lesson-game");
}

static void
set_coach (FpWindow *self, FpCoach *coach)
{
  if (self->coach == coach)
    return;
  if (self->coach != NULL)
    g_signal_handlers_disconnect_by_data (self->coach, self);
  g_set_object (&self->coach, coach);
  /* Comes before the table learns of the coach, since a button with a disabled action takes no
   * focus. */
  if (coach != NULL)
    g_signal_connect_swapped (coach, "changed", G_CALLBACK (on_coach_changed), self);
  update_actions (self);
  fp_table_page_set_coach (self->table, coach);
}

void
fp_window_update_coach (FpWindow *self)
{
  if (self->coach != NULL && fp_coach_game (self->coach) != self->game)
    set_coach (self, NULL);
  if (self->coach != NULL || self->game == NULL || !wants_lesson (self))
    return;
  g_autoptr (FpCoach) coach = fp_coach_of (self->game);
  set_coach (self, coach);
}

/* Starting */

/* Returns the path of the last lesson that is not over, or NULL. Free with g_free (). */
static char *
last_lesson_path (FpWindow *self)
{
  g_autofree char *path = self->settings != NULL ? g_settings_get_string (self->settings, "lesson-game") : NULL;
  return path != NULL && *path != '\0' && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

/* Fallback if the lesson can't be loaded: the game recommended to beginners. */
static void
start_without_lesson (FpWindow *self, FpGameSetup *setup)
{
  setup->first_game = TRUE;
  fp_window_start (self, setup);
}

static void
begin_lesson (FpWindow *self, int chapter)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autofree char *computer = g_strdup (setup->names[1]);
  if (self->settings != NULL)
    fp_settings_read_setup (self->settings, setup);
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_name (setup, 1, computer);
  g_autoptr (FpCoach) coach = fp_coach_begin (self->catalog_model, chapter, setup->names[0], computer, self->pace);
  if (coach == NULL)
    {
      start_without_lesson (self, setup);
      return;
    }
  FpGame *game = fp_coach_game (coach);
  /* A chapter is an exercise, so its game is not saved. */
  if (chapter < 0)
    fp_game_keep (game);
  if (chapter < 0 && self->settings != NULL && fp_game_path (game) != NULL)
    g_settings_set_string (self->settings, "lesson-game", fp_game_path (game));
  set_coach (self, coach);
  fp_window_play (self, game);
}

void
fp_window_teach (FpWindow *self)
{
  g_autofree char *path = self->next_chapter < 0 ? last_lesson_path (self) : NULL;
  set_wants_lesson (self, TRUE);
  if (path != NULL)
    fp_window_open_path (self, path);
  if (self->game == NULL)
    begin_lesson (self, self->next_chapter);
}

void
fp_window_learn (FpWindow *self)
{
  self->next_chapter = -1;
  fp_window_leave (self, FP_WINDOW_LEARN);
}

/* Actions */

static void
on_next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_coach_next (FP_WINDOW (data)->coach);
}

static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_coach_back (FP_WINDOW (data)->coach);
}

static void
on_chapter (GSimpleAction *action, GVariant *chapter, gpointer data)
{
  FpWindow *self = data;
  if (self->coach == NULL)
    return;
  self->next_chapter = g_variant_get_int32 (chapter);
  fp_window_leave (self, FP_WINDOW_LEARN);
}

static void
on_leave (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  set_wants_lesson (self, FALSE);
  set_coach (self, NULL);
  fp_window_say (self, _ ("The game goes on without explanations"));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
on_menu (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_menu_button_popup (FP_WINDOW (data)->lesson);
}

static const GActionEntry actions[] = {
  { "lesson-menu", on_menu },
  { "lesson-next", on_next },
  { "lesson-back", on_back },
  { "lesson-leave", on_leave },
  { "lesson-chapter", on_chapter, "i" },
};

/* Returns the label of @chapter in the menu. In the whole lesson it shows the number of notes read,
 * or a tick if all were read. Free with g_free (). */
static char *
chapter_label (FpCoach *coach, guint chapter)
{
  const char *title = fp_coach_chapter_title (coach, chapter);
  guint all, read = fp_coach_chapter_read (coach, chapter, &all);
  if (fp_coach_chapter (coach) >= 0 || read == 0)
    return g_strdup (title);
  if (read == all)
    return g_strconcat (title, " ✓", NULL);
  /* Translators: a chapter of the lesson, and how many of its notes have been read. */
  return g_strdup_printf (_ ("%s (%u of %u)"), title, read, all);
}

static void
make_menu (GtkMenuButton *button, gpointer data)
{
  FpWindow *self = data;
  g_autoptr (GMenu) menu = g_menu_new (), chapters = g_menu_new (), rest = g_menu_new ();
  for (guint i = 0; self->coach != NULL && i < fp_coach_n_chapters (self->coach); i++)
    {
      g_autofree char *label = chapter_label (self->coach, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.lesson-chapter", "i", (gint32) i);
      g_menu_append_item (chapters, item);
    }
  if (self->coach != NULL && fp_coach_chapter (self->coach) >= 0)
    g_menu_append (rest, _ ("Back to the Lesson"), "win.first-game");
  g_menu_append (rest, _ ("Leave the Lesson"), "win.lesson-leave");
  g_menu_append_section (menu, _ ("Go Through a Chapter"), G_MENU_MODEL (chapters));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

void
fp_window_add_lesson_actions (FpWindow *self)
{
  self->next_chapter = -1;
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
}

void
fp_window_prepare_lesson (FpWindow *self)
{
  gtk_menu_button_set_create_popup_func (self->lesson, make_menu, self, NULL);
  update_actions (self);
}
