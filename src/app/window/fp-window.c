/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: its pages, and the actions on the game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-window.h"
#include "app/input/fp-press-guard.h"
#include "app/pages/fp-puzzles-page.h"
#include "app/widgets/fp-key-focus.h"
#include "app/widgets/fp-scale-bin.h"
#include "app/widgets/fp-toast.h"
#include "app/window/fp-window-actions.h"
#include "app/window/fp-file-actions.h"
#include "app/window/fp-frame-log.h"
#include "app/window/fp-game-actions.h"
#include "app/window/fp-game-settings.h"
#include "app/window/fp-hint-actions.h"
#include "app/window/fp-history-actions.h"
#include "app/window/fp-page-actions.h"
#include "app/window/fp-pass-actions.h"
#include "app/window/fp-puzzle-actions.h"
#include "app/window/fp-record-actions.h"
#include "app/window/fp-settings.h"
#include "app/window/fp-share-actions.h"
#include "app/window/fp-side-actions.h"
#include "app/window/fp-watch-actions.h"
#include "model/game/fp-game-options.h"
#include "model/fp-coach.h"
#include "model/fp-recorder.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-campaign.h"
#include "model/log/fp-game-story.h"

/* Step that follows once the window's game is closed. */
typedef void (*NextStep) (FpWindow *self);

struct _FpWindow
{
  AdwApplicationWindow parent_instance;
  AdwWindowTitle *title;
  GtkWidget *undo, *redo, *show_log, *show_rules, *back;
  FpBanner *banner, *notice;
  GtkInfoBar *trouble;
  GtkLabel *trouble_text;
  FpPulse *saving;
  AdwToastOverlay *toasts;
  GtkStack *pages;
  GtkMenuButton *lesson;
  FpHintPopover *hints;
  AdwBin *new_game, *record, *daily; /* contain their pages once these were shown */
  FpStartPage *start_page;
  FpTablePage *table;
  FpCurtainPage *curtain;
  FpEndPage *end;
  FpPuzzlesPage *puzzles_page;
  FpPuzzleBar *puzzle_bar;
  FpFileActions *file_actions;
  FpGameActions *game_actions;
  FpHintActions *hint_actions;
  FpHistoryActions *history_actions;
  FpLessonActions *lesson_actions;
  FpPageActions *page_actions;
  FpPassActions *pass_actions;
  FpRecordActions *record_actions;
  FpShareActions *share_actions;
  FpPuzzleActions *puzzle_actions;
  FpSideActions *side_actions;
  FpWatchActions *watch_actions;
  GSettings *settings; /* NULL if the schema is not installed */
  FpCatalogModel *catalog_model;
  guint pace;
  FpGame *game; /* NULL if there is none */
  FpGameSettings *game_settings;
  GSignalGroup *game_signals;
  gboolean typing; /* TRUE while an entry has the focus */
  NextStep next; /* step to take once the player agrees to leave the game */
  FpGameSetup *next_setup; /* for start_next () */
  FpGame *next_game; /* for play_next () */
};

G_DEFINE_FINAL_TYPE (FpWindow, fp_window, ADW_TYPE_APPLICATION_WINDOW)

/* Returns TRUE if an entry has the focus. Keys then have no other meaning. */
static gboolean
is_typing (FpWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  return focus != NULL && GTK_IS_EDITABLE (focus);
}

/* Enables the actions that the page allows. */
static void
update_actions (FpWindow *self)
{
  GActionMap *map = G_ACTION_MAP (self);
  const char *page = fp_page_actions_name (self->page_actions);
  gboolean has_game = self->game != NULL;
  fp_actions_enable (map, "play-again", has_game);
  fp_actions_enable (map, "next-game", has_game && fp_game_has_next (self->game));
  fp_actions_enable (map, "swap-aliens", has_game && fp_game_over (self->game));
  fp_actions_enable (map, "start-page", !g_str_equal (page, "start"));
  fp_page_actions_update (self->page_actions);
  fp_side_actions_update (self->side_actions, page, has_game);
  fp_game_actions_update (self->game_actions, page, is_typing (self));
  fp_file_actions_update (self->file_actions, page);
  fp_hint_actions_update (self->hint_actions, page);
  fp_history_actions_update (self->history_actions, page);
  fp_lesson_actions_update (self->lesson_actions, page);
  fp_pass_actions_update (self->pass_actions, page);
  fp_record_actions_update (self->record_actions, page);
  fp_share_actions_update (self->share_actions, page);
  fp_puzzle_actions_update (self->puzzle_actions, page);
  fp_watch_actions_update (self->watch_actions, page);
}

static void
on_game_changed (FpWindow *self)
{
  fp_page_actions_follow (self->page_actions);
  update_actions (self);
  fp_page_actions_update_title (self->page_actions);
}

/* Shows @sentence as a toast. */
static void
say (FpWindow *self, const char *sentence)
{
  /* A message may arrive after the window was disposed. */
  if (self->toasts == NULL)
    return;
  fp_toast_show (self->toasts, sentence);
}

static void
on_focus_changed (FpWindow *self)
{
  /* A window that is being destroyed loses its focus, too. */
  if (self->pages == NULL || self->typing == is_typing (self))
    return;
  self->typing = is_typing (self);
  update_actions (self);
}

/* The games of the window */

/* Sets the game of all groups of actions but the lesson's. */
static void
set_game_of_actions (FpWindow *self, FpGame *game)
{
  fp_file_actions_set_game (self->file_actions, game);
  fp_game_actions_set_game (self->game_actions, game);
  fp_hint_actions_set_game (self->hint_actions, game);
  fp_history_actions_set_game (self->history_actions, game);
  fp_page_actions_set_game (self->page_actions, game);
  fp_pass_actions_set_game (self->pass_actions, game);
  fp_share_actions_set_game (self->share_actions, game);
  fp_puzzle_actions_set_game (self->puzzle_actions, game);
  fp_watch_actions_set_game (self->watch_actions, game);
}

/* Lets @game be recorded, unless it is a lesson or a puzzle. */
static void
record (FpWindow *self, FpGame *game)
{
  g_autoptr (FpCoach) lesson = fp_coach_of (game);
  if (lesson == NULL && !fp_puzzle_play_is_of (game))
    fp_recorder_attach (game);
}

/* Plays @game in this window, or none if NULL. The previous game must be closed. */
static void
play (FpWindow *self, FpGame *game)
{
  g_set_object (&self->game, game);
  if (game != NULL)
    record (self, game);
  g_signal_group_set_target (self->game_signals, game);
  fp_banner_dismiss (self->notice);
  fp_game_settings_set_game (self->game_settings, game);
  fp_table_page_set_game (self->table, game);
  set_game_of_actions (self, game);
  if (game != NULL && fp_puzzle_play_is_of (game))
    fp_page_actions_keep_table (self->page_actions);
  fp_page_actions_show (self->page_actions, game != NULL ? "table" : "start");
  fp_lesson_actions_set_game (self->lesson_actions, game);
  if (game != NULL)
    on_game_changed (self);
  fp_page_actions_update_title (self->page_actions);
}

/* Returns the window for another game: @self if it has none, else a new window. */
static FpWindow *
ensure_empty_window (FpWindow *self)
{
  if (self->game == NULL)
    return self;
  FpWindow *other = fp_window_new (gtk_window_get_application (GTK_WINDOW (self)), self->catalog_model, self->pace);
  gtk_window_present (GTK_WINDOW (other));
  return other;
}

static void
on_opened (FpWindow *self, FpGame *game, const FpGameOpening *opening)
{
  FpWindow *window = ensure_empty_window (self);
  play (window, game);
  if (opening->trouble != NULL)
    fp_file_actions_show_notice (window->file_actions, opening);
}

static void
on_branched (FpWindow *self, FpGame *game)
{
  FpWindow *other = ensure_empty_window (self);
  play (other, game);
  say (other, _ ("A new game: what you couldn't know is dealt again"));
}

/* Closes the game and writes its file. */
static void
put_away (FpWindow *self)
{
  g_autoptr (FpGame) game = g_steal_pointer (&self->game);
  if (game == NULL)
    return;
  g_signal_group_set_target (self->game_signals, NULL);
  fp_game_settings_set_game (self->game_settings, NULL);
  set_game_of_actions (self, NULL);
  fp_lesson_actions_set_game (self->lesson_actions, NULL);
  fp_file_actions_close (game);
}

/* Closes the game and continues with @next, unless the player stays in a game that is not on
 * disk. */
static void
leave (FpWindow *self, NextStep next)
{
  self->next = next;
  fp_file_actions_leave (self->file_actions);
}

static void
on_left (FpWindow *self)
{
  put_away (self);
  self->next (self);
}

static void
close_window (FpWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
start_next (FpWindow *self)
{
  g_autoptr (FpGameSetup) setup = g_steal_pointer (&self->next_setup);
  g_autoptr (FpGame) game = fp_game_new (self->catalog_model, setup, self->pace);
  fp_game_keep (game);
  play (self, game);
}

/* The list of games is read after the file of the last game was written. */
static void
go_home (FpWindow *self)
{
  fp_start_page_clear (self->start_page);
  play (self, NULL);
}

/* Resumes or starts the lesson, or starts a chapter. */
static void
teach (FpWindow *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autofree char *path = fp_lesson_actions_resume (self->lesson_actions);
  if (path != NULL)
    fp_file_actions_open_path (self->file_actions, path);
  if (self->game != NULL)
    return;
  FpGame *game = fp_lesson_actions_begin (self->lesson_actions, self->catalog_model, self->pace, setup);
  if (game != NULL)
    play (self, game);
  else
    fp_window_start (self, setup);
}

static void
on_learn (FpWindow *self)
{
  leave (self, teach);
}

static void
on_start (FpWindow *self, FpGameSetup *setup)
{
  if (self->settings != NULL)
    fp_settings_write_setup (self->settings, setup);
  fp_window_start (self, setup);
}

/* Fills @setup, of another edition, with its last game. */
static void
on_edition (FpWindow *self, FpGameSetup *setup)
{
  if (self->settings != NULL)
    fp_settings_read_setup (self->settings, setup);
}

/* Fills in @page, which has just been made, with the last game. */
static void
on_new_game_made (FpWindow *self, FpNewGamePage *page)
{
  g_autoptr (FpGameSetup) setup = fp_settings_new_setup (self->settings);
  fp_new_game_page_set_catalog (page, self->catalog_model);
  fp_new_game_page_show (page, setup);
  g_signal_connect_object (page, "start", G_CALLBACK (on_start), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "edition", G_CALLBACK (on_edition), self, G_CONNECT_SWAPPED);
}

/* Actions */

static void
on_start_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (self->game != NULL)
    {
      leave (self, go_home);
      return;
    }
  fp_page_actions_show (self->page_actions, "start");
  fp_page_actions_update_title (self->page_actions);
}

static void
on_play_again (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_autoptr (FpGameSetup) setup = fp_game_setup_copy (fp_game_setup (self->game));
  fp_game_setup_parse_seed (setup, "", NULL);
  fp_window_start (self, setup);
}

static void
play_next (FpWindow *self)
{
  g_autoptr (FpGame) game = g_steal_pointer (&self->next_game);
  play (self, game);
}

/* Plays @game, which is that of a puzzle and has no file. */
static void
on_puzzle (FpWindow *self, FpGame *game)
{
  g_set_object (&self->next_game, game);
  leave (self, play_next);
}

static void
on_puzzles_wanted (FpWindow *self, const char *path)
{
  fp_puzzles_page_show (self->puzzles_page, self->catalog_model, path);
  fp_page_actions_show (self->page_actions, "puzzles");
  fp_page_actions_update_title (self->page_actions);
}

/* Begins the next game of the campaign, in its file. */
static void
on_next_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_clear_object (&self->next_game);
  self->next_game = fp_game_next (self->game, self->pace);
  if (self->next_game != NULL)
    leave (self, play_next);
}

/* Begins the daily game @game. */
static void
on_daily_begun (FpWindow *self, FpGame *game)
{
  g_set_object (&self->next_game, game);
  fp_game_keep (game);
  leave (self, play_next);
}

static void
on_daily_continued (FpWindow *self, const char *path)
{
  fp_file_actions_open_path (self->file_actions, path);
}

static void
on_record_shown (FpWindow *self, const char *page)
{
  fp_page_actions_show (self->page_actions, page);
  fp_page_actions_update_title (self->page_actions);
}

static void
on_swap_aliens (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_autoptr (FpGameSetup) setup = fp_game_swapped (self->game);
  if (setup != NULL)
    fp_window_start (self, setup);
}

/* Starts a game of the first edition: you against the computer, aliens by chance. */
static void
on_quick_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  fp_game_setup_settle_aliens (setup, self->catalog_model);
  fp_window_start (self, setup);
}

/* Shows the keyboard shortcuts. GTK would make their window at the start. */
static void
on_show_shortcuts (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GtkApplicationWindow *window = data;
  if (gtk_application_window_get_help_overlay (window) == NULL)
    {
      g_autoptr (GtkBuilder) builder =
          gtk_builder_new_from_resource ("/io/github/fifthplanet/FifthPlanet/help-overlay.ui");
      gtk_application_window_set_help_overlay (window,
                                               GTK_SHORTCUTS_WINDOW (gtk_builder_get_object (builder, "help_overlay")));
    }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

static const GActionEntry actions[] = {
  { "quick-game", on_quick_game }, { "start-page", on_start_page },   { "play-again", on_play_again },
  { "next-game", on_next_game },   { "swap-aliens", on_swap_aliens }, { "show-help-overlay", on_show_shortcuts },
};

/* Size */

static void
restore_size (FpWindow *self)
{
  fp_settings_read_size (self->settings, "window", GTK_WINDOW (self));
  if (self->settings != NULL && g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static gboolean
fp_window_close_request (GtkWindow *window)
{
  FpWindow *self = FP_WINDOW (window);
  fp_settings_write_size (self->settings, "window", window);
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
  if (self->game != NULL && fp_game_trouble (self->game) != NULL)
    {
      leave (self, close_window);
      return TRUE;
    }
  put_away (self);
  return GTK_WINDOW_CLASS (fp_window_parent_class)->close_request (window);
}

/* GObject */

/* A window that is shown for the first time would move the focus: to its first button if nothing
 * has it, and away from its page if a page that had it before is hidden by now. */
static void
fp_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fp_window_parent_class)->map (widget);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (FP_WINDOW (widget)->pages));
}

static void
fp_window_dispose (GObject *object)
{
  FpWindow *self = FP_WINDOW (object);
  if (self->table != NULL)
    fp_table_page_set_game (self->table, NULL);
  put_away (self);
  g_clear_object (&self->game_signals);
  g_clear_pointer (&self->next_setup, fp_game_setup_free);
  g_clear_object (&self->next_game);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_WINDOW);
  G_OBJECT_CLASS (fp_window_parent_class)->dispose (object);
}

static void
fp_window_finalize (GObject *object)
{
  FpWindow *self = FP_WINDOW (object);
  g_clear_object (&self->file_actions);
  g_clear_object (&self->game_settings);
  g_clear_pointer (&self->game_actions, fp_game_actions_free);
  g_clear_pointer (&self->hint_actions, fp_hint_actions_free);
  g_clear_object (&self->history_actions);
  g_clear_object (&self->page_actions);
  g_clear_object (&self->puzzle_actions);
  g_clear_object (&self->record_actions);
  g_clear_object (&self->lesson_actions);
  g_clear_object (&self->share_actions);
  g_clear_object (&self->side_actions);
  g_clear_pointer (&self->pass_actions, fp_pass_actions_free);
  g_clear_pointer (&self->watch_actions, fp_watch_actions_free);
  G_OBJECT_CLASS (fp_window_parent_class)->finalize (object);
}

static void
ensure_types (void)
{
  g_type_ensure (FP_TYPE_BANNER);
  g_type_ensure (FP_TYPE_PULSE);
  g_type_ensure (FP_TYPE_PUZZLE_BAR);
  g_type_ensure (FP_TYPE_PUZZLES_PAGE);
  g_type_ensure (FP_TYPE_START_PAGE);
  g_type_ensure (FP_TYPE_TABLE_PAGE);
  g_type_ensure (FP_TYPE_CURTAIN_PAGE);
  g_type_ensure (FP_TYPE_END_PAGE);
  g_type_ensure (FP_TYPE_HINT_POPOVER);
  g_type_ensure (FP_TYPE_SCALE_BIN);
}

static void
fp_window_class_init (FpWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_window_dispose;
  G_OBJECT_CLASS (klass)->finalize = fp_window_finalize;
  GTK_WINDOW_CLASS (klass)->close_request = fp_window_close_request;
  widget_class->map = fp_window_map;
  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/window.ui");
  gtk_widget_class_bind_template_child (widget_class, FpWindow, title);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, undo);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, redo);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, show_log);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, show_rules);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, back);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, lesson);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, banner);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, trouble);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, saving);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, trouble_text);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, new_game);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, record);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, daily);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, table);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, curtain);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, end);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, hints);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, puzzle_bar);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, puzzles_page);
  gtk_widget_class_bind_template_callback (widget_class, fp_table_page_point_at);
  gtk_widget_class_bind_template_callback (widget_class, say);
}

static void
connect_record (FpWindow *self)
{
  g_signal_connect_object (self->record_actions, "show", G_CALLBACK (on_record_shown), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->record_actions, "begin", G_CALLBACK (on_daily_begun), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->record_actions, "continue", G_CALLBACK (on_daily_continued), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->record_actions, "told", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
}

static void
add_actions (FpWindow *self)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (self);
  const FpFileWidgets widgets = { self->start_page, self->banner,       self->notice,
                                  self->trouble,    self->trouble_text, self->saving };
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  self->file_actions = fp_file_actions_new (window, &widgets);
  self->game_actions = fp_game_actions_new (window, self->table, self->banner, self->undo, self->redo);
  self->hint_actions = fp_hint_actions_new (window, fp_table_page_hint (self->table), self->hints);
  self->history_actions = fp_history_actions_new (window);
  self->lesson_actions = fp_lesson_actions_new (window, self->table, self->lesson, self->settings);
  const FpPageParts parts = { self->pages, self->new_game, self->table,  self->curtain,       self->end,
                              self->title, self->back,     self->banner, self->lesson_actions };
  self->page_actions = fp_page_actions_new (window, &parts);
  self->side_actions = fp_side_actions_new (window, self->table, self->show_log, self->show_rules, self->settings);
  self->pass_actions = fp_pass_actions_new (window, self->settings);
  self->record_actions = fp_record_actions_new (window, self->record, self->daily, self->banner, self->settings);
  self->share_actions = fp_share_actions_new (window, self->pages, self->banner);
  self->puzzle_actions = fp_puzzle_actions_new (window, self->puzzle_bar);
  self->watch_actions = fp_watch_actions_new (window);
  g_signal_connect_object (self->page_actions, "shown", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page_actions, "new-game", G_CALLBACK (on_new_game_made), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file_actions, "opened", G_CALLBACK (on_opened), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file_actions, "left", G_CALLBACK (on_left), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->file_actions, "told", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->share_actions, "told", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history_actions, "branched", G_CALLBACK (on_branched), self, G_CONNECT_SWAPPED);
  connect_record (self);
  g_signal_connect_object (self->lesson_actions, "learn", G_CALLBACK (on_learn), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lesson_actions, "told", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_actions, "show", G_CALLBACK (on_puzzles_wanted), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_actions, "play", G_CALLBACK (on_puzzle), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->puzzle_actions, "told", G_CALLBACK (say), self, G_CONNECT_SWAPPED);
}

static void
fp_window_init (FpWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_game_changed), self);
  self->settings = fp_settings_find ();
  self->game_settings = fp_game_settings_new (self->table, self->settings);
  /* Actions follow the template. A row whose action exists when the row is created tells screen
   * readers no state, because GTK 4.8 resets its role to that of a plain item. */
  add_actions (self);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_changed), NULL);
  restore_size (self);
  fp_frame_log_install (GTK_WIDGET (self));
  fp_key_focus_install (GTK_WIDGET (self));
  fp_scale_bin_install (GTK_WIDGET (self));
  fp_press_guard_install (GTK_WIDGET (self));
  fp_page_actions_show (self->page_actions, "start");
}

FpWindow *
fp_window_new (GtkApplication *application, FpCatalogModel *catalog_model, guint pace)
{
  FpWindow *self = g_object_new (FP_TYPE_WINDOW, "application", application, NULL);
  self->catalog_model = g_object_ref (catalog_model);
  self->pace = pace;
  fp_file_actions_set_catalog (self->file_actions, catalog_model);
  fp_file_actions_set_pace (self->file_actions, pace);
  fp_side_actions_set_catalog (self->side_actions, catalog_model);
  fp_puzzle_actions_set_catalog (self->puzzle_actions, catalog_model, pace);
  fp_record_actions_set_catalog (self->record_actions, catalog_model, pace);
  g_autofree char *complaints = fp_catalog_model_complaints (catalog_model);
  fp_start_page_complain (self->start_page, complaints);
  fp_start_page_read (self->start_page);
  return self;
}

void
fp_window_set_pace (FpWindow *self, guint pace)
{
  self->pace = pace;
  fp_file_actions_set_pace (self->file_actions, pace);
  fp_puzzle_actions_set_catalog (self->puzzle_actions, self->catalog_model, pace);
  fp_record_actions_set_catalog (self->record_actions, self->catalog_model, pace);
  if (self->game != NULL)
    fp_game_set_pace (self->game, pace);
}

void
fp_window_start (FpWindow *self, const FpGameSetup *setup)
{
  g_clear_pointer (&self->next_setup, fp_game_setup_free);
  self->next_setup = fp_game_setup_copy (setup);
  leave (self, start_next);
}

gboolean
fp_window_is_free (FpWindow *self)
{
  return self->game == NULL;
}

void
fp_window_open (FpWindow *self, GFile *file)
{
  fp_file_actions_open (self->file_actions, file);
}

const char *
fp_window_rule (FpWindow *self)
{
  gboolean deciding = g_action_group_get_action_enabled (G_ACTION_GROUP (self), "answer");
  FpDecisionItem *decision = deciding ? fp_game_question (self->game) : NULL;
  const char *page_of_line = fp_log_panel_rule (fp_table_page_log (self->table));
  if (page_of_line != NULL)
    return page_of_line;
  return decision != NULL ? fp_decision_item_facts (decision)->page : NULL;
}

FpGame *
fp_window_game (FpWindow *self)
{
  return self->game;
}

int
fp_window_edition (FpWindow *self)
{
  return self->game != NULL ? (int) fp_game_edition (self->game) : -1;
}

gboolean
fp_window_show_rules (FpWindow *self, const char *place)
{
  return fp_side_actions_show_rules (self->side_actions, place);
}

void
fp_window_hide_rules (FpWindow *self)
{
  fp_side_actions_hide_rules (self->side_actions);
}

const char *
fp_window_rules_place (FpWindow *self)
{
  return fp_table_page_shows_rules (self->table) ? fp_rules_view_place (fp_table_page_rules (self->table)) : NULL;
}
