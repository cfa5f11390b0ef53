/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The lesson: starting, continuing, leaving and repeating chapters. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-lesson-actions.h"
#include "app/window/fp-window-actions.h"
#include "app/window/fp-settings.h"
#include "model/game/fp-game-autosave.h"

struct _FpLessonActions
{
  GObject parent_instance;
  GActionMap *map; /* the window's */
  FpTablePage *table;
  GtkMenuButton *button;
  GSettings *settings; /* NULL if the schema is not installed */
  FpCoach *coach; /* coach of the game; NULL if no lesson, or left */
  /* for fp_lesson_actions_begin () */
  gboolean in_game; /* a page of the game is shown */
  char *next_edition; /* id; NULL before the first “learn” */
  int next_chapter; /* −1: the whole lesson */
};

G_DEFINE_FINAL_TYPE (FpLessonActions, fp_lesson_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_LEARN,
  SIGNAL_TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Returns TRUE if the game of a lesson is explained. Leaving a lesson turns this off. */
static gboolean
wants_lesson (FpLessonActions *self)
{
  return self->settings == NULL || g_settings_get_boolean (self->settings, "lesson");
}

static void
set_wants_lesson (FpLessonActions *self, gboolean wanted)
{
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "lesson", wanted);
}

/* The label shows the chapter while a single chapter is practised. */
static void
update_menu_label (FpLessonActions *self)
{
  int chapter = self->coach != NULL ? fp_coach_chapter (self->coach) : -1;
  g_autofree char *label =
      /* Translators: the title of the chapter that is practised alone: “Lesson: Alliances”. */
      chapter >= 0 ? g_strdup_printf (_ ("Lesson: %s"), fp_coach_chapter_title (self->coach, (guint) chapter))
                   : g_strdup (_ ("Lesson"));
  /* GTK makes all parts of the button anew, even for the same label. */
  if (g_strcmp0 (gtk_menu_button_get_label (self->button), label) != 0)
    gtk_menu_button_set_label (self->button, label);
}

/* “Next” and “Back” stay enabled while a coach is set: an insensitive button loses the focus. */
static void
update_actions (FpLessonActions *self)
{
  static const char *const coach_actions[] = { "lesson-next", "lesson-back", "lesson-menu" };
  for (guint i = 0; i < G_N_ELEMENTS (coach_actions); i++)
    fp_actions_enable (self->map, coach_actions[i], self->coach != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->button), self->coach != NULL && self->in_game);
  update_menu_label (self);
}

void
fp_lesson_actions_update (FpLessonActions *self, const char *page)
{
  self->in_game = !g_str_equal (page, "new") && !g_str_equal (page, "start") && !g_str_equal (page, "puzzles");
  update_actions (self);
}

/* A lesson that was played to its end is not resumed. */
static void
on_coach_changed (FpLessonActions *self)
{
  update_actions (self);
  if (self->settings != NULL && fp_coach_chapter (self->coach) < 0 && fp_game_over (fp_coach_game (self->coach)))
    g_settings_reset (self->settings, "lesson-game");
}

static void
set_coach (FpLessonActions *self, FpCoach *coach)
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
fp_lesson_actions_set_game (FpLessonActions *self, FpGame *game)
{
  if (self->coach != NULL && fp_coach_game (self->coach) != game)
    set_coach (self, NULL);
  if (self->coach != NULL || game == NULL || !wants_lesson (self))
    return;
  g_autoptr (FpCoach) coach = fp_coach_of (game);
  set_coach (self, coach);
}

/* Starting */

/* Returns the path of the last lesson if it is not over and of the wanted edition, or NULL. Free
 * with g_free (). */
static char *
last_lesson_path (FpLessonActions *self)
{
  g_autofree char *edition = self->settings != NULL ? g_settings_get_string (self->settings, "lesson-edition") : NULL;
  g_autofree char *path = self->settings != NULL ? g_settings_get_string (self->settings, "lesson-game") : NULL;
  if (g_strcmp0 (edition, self->next_edition) != 0)
    return NULL;
  return path != NULL && *path != '\0' && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

char *
fp_lesson_actions_resume (FpLessonActions *self)
{
  char *path = self->next_chapter < 0 ? last_lesson_path (self) : NULL;
  set_wants_lesson (self, TRUE);
  return path;
}

FpGame *
fp_lesson_actions_begin (FpLessonActions *self, FpCatalogModel *catalog_model, guint pace, FpGameSetup *setup)
{
  int chapter = self->next_chapter;
  g_autofree char *computer = g_strdup (setup->seats[1].name);
  if (self->settings != NULL)
    fp_settings_read_setup (self->settings, setup);
  fp_game_setup_seat (setup, 0, NULL);
  fp_game_setup_name (setup, 1, computer);
  setup->first_game = 1;
  g_autoptr (FpCoach) coach =
      fp_coach_begin (catalog_model, self->next_edition, chapter, setup->seats[0].name, computer, pace);
  if (coach == NULL)
    return NULL;
  FpGame *game = fp_coach_game (coach);
  /* A chapter is an exercise, so its game is not saved. */
  if (chapter < 0)
    fp_game_keep (game);
  if (chapter < 0 && self->settings != NULL && fp_game_path (game) != NULL)
    {
      g_settings_set_string (self->settings, "lesson-game", fp_game_path (game));
      g_settings_set_string (self->settings, "lesson-edition", fp_coach_edition (coach));
    }
  set_coach (self, coach);
  return game;
}

const char *
fp_lesson_actions_last_words (FpLessonActions *self)
{
  return self->coach != NULL ? fp_coach_last_words (self->coach) : NULL;
}

/* Actions */

/* Asks the receiver of “learn” for @chapter of the lesson of @edition, an id, or for all chapters
 * if −1. */
static void
learn (FpLessonActions *self, const char *edition, int chapter)
{
  char *next = g_strdup (edition);
  g_free (self->next_edition);
  self->next_edition = next;
  self->next_chapter = chapter;
  g_signal_emit (self, signals[SIGNAL_LEARN], 0);
}

static void
on_first_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  g_autoptr (FpGameSetup) first = fp_game_setup_new ();
  learn (data, fp_game_setup_edition (first), -1);
}

static void
on_lesson (GSimpleAction *action, GVariant *edition, gpointer data)
{
  learn (data, g_variant_get_string (edition, NULL), -1);
}

static void
on_next (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_coach_next (FP_LESSON_ACTIONS (data)->coach);
}

static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_coach_back (FP_LESSON_ACTIONS (data)->coach);
}

static void
on_chapter (GSimpleAction *action, GVariant *chapter, gpointer data)
{
  FpLessonActions *self = data;
  if (self->coach != NULL)
    learn (self, fp_coach_edition (self->coach), g_variant_get_int32 (chapter));
}

static void
on_leave (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpLessonActions *self = data;
  set_wants_lesson (self, FALSE);
  set_coach (self, NULL);
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, _ ("The game continues without explanations"));
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

static void
on_menu (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_menu_button_popup (FP_LESSON_ACTIONS (data)->button);
}

static const GActionEntry actions[] = {
  { "first-game", on_first_game }, { "lesson-menu", on_menu },   { "lesson-next", on_next },
  { "lesson-back", on_back },      { "lesson-leave", on_leave }, { "lesson-chapter", on_chapter, "i" },
  { "lesson", on_lesson, "s" },
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
  FpLessonActions *self = data;
  g_autoptr (GMenu) menu = g_menu_new (), chapters = g_menu_new (), rest = g_menu_new ();
  for (guint i = 0; self->coach != NULL && i < fp_coach_n_chapters (self->coach); i++)
    {
      g_autofree char *label = chapter_label (self->coach, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
      g_menu_item_set_action_and_target (item, "win.lesson-chapter", "i", (gint32) i);
      g_menu_append_item (chapters, item);
    }
  if (self->coach != NULL && fp_coach_chapter (self->coach) >= 0)
    {
      g_autoptr (GMenuItem) item = g_menu_item_new (_ ("Back to the Lesson"), NULL);
      g_menu_item_set_action_and_target (item, "win.lesson", "s", fp_coach_edition (self->coach));
      g_menu_append_item (rest, item);
    }
  g_menu_append (rest, _ ("Leave the Lesson"), "win.lesson-leave");
  g_menu_append_section (menu, _ ("Go Through a Chapter"), G_MENU_MODEL (chapters));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (rest));
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
}

/* GObject */

static void
fp_lesson_actions_finalize (GObject *object)
{
  FpLessonActions *self = FP_LESSON_ACTIONS (object);
  if (self->coach != NULL)
    g_signal_handlers_disconnect_by_data (self->coach, self);
  g_clear_object (&self->coach);
  g_clear_object (&self->settings);
  g_free (self->next_edition);
  G_OBJECT_CLASS (fp_lesson_actions_parent_class)->finalize (object);
}

static void
fp_lesson_actions_class_init (FpLessonActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_lesson_actions_finalize;
  signals[SIGNAL_LEARN] =
      g_signal_new ("learn", FP_TYPE_LESSON_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_TOLD] = g_signal_new ("told", FP_TYPE_LESSON_ACTIONS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fp_lesson_actions_init (FpLessonActions *self)
{
  self->next_chapter = -1;
}

FpLessonActions *
fp_lesson_actions_new (GtkApplicationWindow *window, FpTablePage *table, GtkMenuButton *button, GSettings *settings)
{
  FpLessonActions *self = g_object_new (FP_TYPE_LESSON_ACTIONS, NULL);
  self->map = G_ACTION_MAP (window);
  self->table = table;
  self->button = button;
  g_set_object (&self->settings, settings);
  g_action_map_add_action_entries (self->map, actions, G_N_ELEMENTS (actions), self);
  gtk_menu_button_set_create_popup_func (button, make_menu, self, NULL);
  update_actions (self);
  return self;
}
