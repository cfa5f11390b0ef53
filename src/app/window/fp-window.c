/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window: its pages, and the actions on the game. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-frame-log.h"
#include "app/widgets/fp-key-focus.h"
#include "app/window/fp-settings.h"
#include "app/window/fp-window-private.h"
#include "app/widgets/fp-scale-bin.h"
#include "model/game/fp-game-autosave.h"

G_DEFINE_FINAL_TYPE (FpWindow, fp_window, ADW_TYPE_APPLICATION_WINDOW)

/* Pages and actions */

gboolean
fp_window_shows (FpWindow *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static void
enable (FpWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* Returns TRUE if an entry has the focus. Keys then have no other meaning. */
static gboolean
is_typing (FpWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));
  return focus != NULL && GTK_IS_EDITABLE (focus);
}

/* The tooltip of Undo says why undoing is not possible. */
static void
update_undo (FpWindow *self, gboolean playing)
{
  const char *hint = playing ? fp_game_undo_hint (self->game) : NULL;
  gboolean typing = is_typing (self);
  enable (self, "undo", playing && !typing && fp_game_can_undo (self->game));
  enable (self, "redo", playing && !typing && fp_game_can_redo (self->game));
  gtk_widget_set_tooltip_text (self->undo, hint != NULL ? hint : _ ("Undo"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->undo), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  hint != NULL ? hint : "", -1);
  gtk_widget_set_visible (self->undo, playing);
  gtk_widget_set_visible (self->redo, playing);
}

/* Enables the actions that the page allows. A digit typed into an entry is not an answer. */
static void
update_actions (FpWindow *self)
{
  gboolean at_table = fp_window_shows (self, "table");
  gboolean deciding = self->game != NULL && at_table && fp_game_curtain (self->game) < 0 &&
                      !fp_game_over (self->game) && fp_window_is_now (self);
  gboolean playing =
      self->game != NULL && (at_table || fp_window_shows (self, "end") || fp_window_shows (self, "curtain"));
  enable (self, "answer", deciding);
  enable (self, "choose", deciding);
  enable (self, "confirm", deciding);
  enable (self, "put-back", deciding);
  enable (self, "press", deciding && !is_typing (self));
  enable (self, "show-rule", deciding && !is_typing (self));
  enable (self, "take-seat", fp_window_shows (self, "curtain"));
  enable (self, "concede", deciding && fp_game_can_concede (self->game));
  enable (self, "show-log", at_table);
  enable (self, "show-rules", at_table);
  enable (self, "show-why", at_table && self->game != NULL);
  enable (self, "find-in-log", at_table);
  enable (self, "play-again", self->game != NULL);
  enable (self, "swap-aliens", self->game != NULL && fp_game_over (self->game));
  enable (self, "show-table", self->game != NULL);
  enable (self, "show-end", self->game != NULL && fp_game_over (self->game));
  enable (self, "back", fp_window_shows (self, "new"));
  enable (self, "choose-alien", fp_window_shows (self, "new"));
  enable (self, "start-page", !fp_window_shows (self, "start"));
  gtk_widget_set_visible (self->show_log, at_table);
  gtk_widget_set_visible (self->show_rules, at_table);
  gtk_widget_set_visible (self->back, fp_window_shows (self, "new"));
  update_undo (self, playing);
  fp_window_update_files (self);
  fp_window_update_hints (self);
  fp_window_update_history (self);
  fp_window_update_watch (self);
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

/* A screen reader also finds pages that are only covered, so they are hidden. */
static void
hide_other_pages (FpWindow *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->pages);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->pages)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (page != shown)
      gtk_widget_set_visible (page, FALSE);
}

void
fp_window_show_page (FpWindow *self, const char *page)
{
  gboolean changes = !fp_window_shows (self, page);
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, page), TRUE);
  gtk_stack_set_visible_child_name (self->pages, page);
  hide_other_pages (self);
  update_actions (self);
  if (!changes)
    return;
  /* The question referred to the page that is now hidden. */
  fp_banner_dismiss (self->banner);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
}

static void
show_curtain (FpWindow *self)
{
  g_autoptr (FpSeatItem) seat = fp_game_seat (self->game, (guint) fp_game_curtain (self->game));
  fp_curtain_page_show (self->curtain, seat, fp_game_status (self->game));
  fp_window_show_page (self, "curtain");
}

static void
show_end (FpWindow *self)
{
  fp_end_page_show (self->end, self->game, self->coach != NULL ? fp_coach_last_words (self->coach) : NULL);
  fp_window_show_page (self, "end");
}

/* The end page waits until the last moves have been seen on the table. */
static void
on_rested (FpWindow *self)
{
  if (self->end_waits && self->game != NULL && fp_game_over (self->game) && fp_window_shows (self, "table"))
    show_end (self);
  self->end_waits = FALSE;
}

/* Shows the page that the state of the game calls for, unless the player has opened another one. */
static void
on_game_changed (FpWindow *self)
{
  gboolean over = fp_game_over (self->game);
  if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else if (over && !self->was_over)
    {
      self->end_waits =
          fp_window_shows (self, "table") && fp_motion_layer_is_moving (fp_table_page_motion (self->table));
      if (!self->end_waits)
        show_end (self);
    }
  else if (!over && !fp_window_shows (self, "new"))
    fp_window_show_page (self, "table");
  self->was_over = over;
  update_actions (self);
  fp_window_update_title (self);
}

/* Actions */

/* Gives a single answer even within a group, for programs that drive this one. */
static void
on_answer (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  fp_game_answer (self->game, (guint) g_variant_get_int32 (parameter));
}

static void
on_choose (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_choose (FP_WINDOW (data)->game, (guint) g_variant_get_int32 (parameter));
}

static void
on_confirm (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_confirm (FP_WINDOW (data)->game);
}

static void
on_put_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  fp_game_put_back (self->game);
  gtk_widget_grab_focus (GTK_WIDGET (self->table));
}

/* Chooses the option that has this key. */
static void
on_press (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  FpDecisionItem *decision = fp_game_question (self->game);
  int option = decision != NULL ? fp_decision_item_by_key (decision, g_variant_get_string (parameter, NULL)) : -1;
  if (option >= 0)
    fp_game_choose (self->game, (guint) option);
}

static void
on_take_seat (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_take_seat (FP_WINDOW (data)->game);
}

static void
on_undo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_undo (FP_WINDOW (data)->game);
}

static void
on_redo (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_game_redo (FP_WINDOW (data)->game);
}

static void
on_show_rule (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_table_page_show_rule (FP_WINDOW (data)->table);
}

static void
on_show_table (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else
    fp_window_show_page (self, "table");
  fp_window_update_title (self);
}

static void
on_show_end (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_window_show_page (FP_WINDOW (data), "end");
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (self->game != NULL)
    fp_new_game_page_show (self->new_game, fp_game_setup (self->game));
  fp_window_show_page (self, "new");
  fp_window_update_title (self);
}

/* Returns to the page from which the new game page was opened. */
static void
on_back (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (fp_window_shows (self, "new") && fp_new_game_page_back (self->new_game))
    return;
  if (self->game == NULL)
    fp_window_show_page (self, "start");
  else if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else
    fp_window_show_page (self, fp_game_over (self->game) ? "end" : "table");
  fp_window_update_title (self);
}

static void
on_start_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (self->game != NULL)
    {
      fp_window_leave (self, FP_WINDOW_GO_HOME);
      return;
    }
  fp_window_show_page (self, "start");
  fp_window_update_title (self);
}

/* Each window has its own side panel. The setting applies to the next window. */
static void
on_show_log (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpWindow *self = data;
  fp_window_show_log (self, g_variant_get_boolean (state));
  self->folded = FALSE;
  if (self->settings != NULL)
    g_settings_set_boolean (self->settings, "side-panel", g_variant_get_boolean (state));
}

static void
update_asks_forced_passes (FpWindow *self)
{
  if (self->game != NULL && self->settings != NULL)
    fp_game_set_asks_forced_passes (self->game, g_settings_get_boolean (self->settings, "ask-always"));
}

static const GActionEntry actions[] = {
  { "answer", on_answer, "i" },
  { "choose", on_choose, "i" },
  { "confirm", on_confirm },
  { "put-back", on_put_back },
  { "press", on_press, "s" },
  { "take-seat", on_take_seat },
  { "undo", on_undo },
  { "redo", on_redo },
  { "show-rule", on_show_rule },
  { "show-table", on_show_table },
  { "show-end", on_show_end },
  { "new-game", on_new_game },
  { "back", on_back },
  { "start-page", on_start_page },
  { "show-log", NULL, NULL, "true", on_show_log },
};

static void
on_start (FpWindow *self, FpGameSetup *setup)
{
  if (self->settings != NULL)
    fp_settings_write_setup (self->settings, setup);
  fp_window_start (self, setup);
}

static void
on_open_recent (FpWindow *self, const char *path)
{
  fp_window_open_path (self, path);
}

static void
on_told (FpWindow *self, const char *sentence)
{
  fp_window_say (self, sentence);
}

/* Size */

static void
restore_size (FpWindow *self)
{
  if (self->settings == NULL)
    return;
  gtk_window_set_default_size (GTK_WINDOW (self), g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));
}

static gboolean
fp_window_close_request (GtkWindow *window)
{
  FpWindow *self = FP_WINDOW (window);
  if (self->settings != NULL)
    {
      int width, height;
      gtk_window_get_default_size (window, &width, &height);
      g_settings_set_int (self->settings, "window-width", width);
      g_settings_set_int (self->settings, "window-height", height);
      g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (window));
    }
  if (self->game != NULL && fp_game_trouble (self->game) != NULL)
    {
      fp_window_leave (self, FP_WINDOW_CLOSE);
      return TRUE;
    }
  fp_window_put_away (self);
  return GTK_WINDOW_CLASS (fp_window_parent_class)->close_request (window);
}

/* GObject */

static void
fp_window_dispose (GObject *object)
{
  FpWindow *self = FP_WINDOW (object);
  if (self->table != NULL)
    fp_table_page_set_game (self->table, NULL);
  if (self->hints != NULL)
    fp_hint_popover_set_game (self->hints, NULL);
  fp_window_put_away (self);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->coach);
  g_clear_pointer (&self->next_setup, fp_game_setup_free);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_WINDOW);
  G_OBJECT_CLASS (fp_window_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (FP_TYPE_BANNER);
  g_type_ensure (FP_TYPE_START_PAGE);
  g_type_ensure (FP_TYPE_NEW_GAME_PAGE);
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
  GTK_WINDOW_CLASS (klass)->close_request = fp_window_close_request;
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
  gtk_widget_class_bind_template_child (widget_class, FpWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, table);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, curtain);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, end);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, hint);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, hints);
  gtk_widget_class_bind_template_callback (widget_class, fp_table_page_point_at);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
  gtk_widget_class_bind_template_callback (widget_class, on_open_recent);
  gtk_widget_class_bind_template_callback (widget_class, on_told);
  gtk_widget_class_bind_template_callback (widget_class, fp_window_ask_to_delete);
}

static void
fp_window_init (FpWindow *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  fp_window_add_file_actions (self);
  fp_window_add_game_actions (self);
  fp_window_add_history_actions (self);
  fp_window_add_hint_actions (self);
  fp_window_add_watch_actions (self);
  fp_window_add_rules_actions (self);
  fp_window_add_lesson_actions (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  fp_window_prepare_lesson (self);
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_game_changed), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::trouble", G_CALLBACK (fp_window_update_files), self);
  g_signal_group_connect_swapped (self->game_signals, "notify::saving", G_CALLBACK (fp_window_update_files), self);
  self->settings = fp_settings_find ();
  if (self->settings != NULL)
    {
      fp_settings_read_setup (self->settings, setup);
      g_signal_connect_object (self->settings, "changed::ask-always", G_CALLBACK (update_asks_forced_passes), self,
                               G_CONNECT_SWAPPED);
      fp_window_show_log (self, g_settings_get_boolean (self->settings, "side-panel"));
    }
  fp_new_game_page_show (self->new_game, setup);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (on_focus_changed), NULL);
  restore_size (self);
  g_signal_connect_object (fp_table_page_scale (self->table), "changed", G_CALLBACK (fp_window_fold_side), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (fp_table_page_motion (self->table), "rested", G_CALLBACK (on_rested), self,
                           G_CONNECT_SWAPPED);
  fp_frame_log_install (GTK_WIDGET (self));
  fp_key_focus_install (GTK_WIDGET (self));
  fp_scale_bin_install (GTK_WIDGET (self));
  fp_window_show_page (self, "start");
}

FpWindow *
fp_window_new (GtkApplication *application, FpCatalogModel *catalog_model, guint pace)
{
  FpWindow *self = g_object_new (FP_TYPE_WINDOW, "application", application, NULL);
  self->catalog_model = g_object_ref (catalog_model);
  self->pace = pace;
  g_autofree char *complaints = fp_catalog_model_complaints (catalog_model);
  fp_new_game_page_set_box (self->new_game, catalog_model);
  fp_start_page_complain (self->start_page, complaints);
  fp_start_page_read (self->start_page);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
  return self;
}

void
fp_window_play (FpWindow *self, FpGame *game)
{
  self->was_over = FALSE;
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  fp_banner_dismiss (self->notice);
  update_asks_forced_passes (self);
  fp_table_page_set_game (self->table, game);
  fp_hint_popover_set_game (self->hints, game);
  fp_window_show_page (self, game != NULL ? "table" : "start");
  fp_window_update_coach (self);
  if (game != NULL)
    on_game_changed (self);
  fp_window_update_title (self);
}

void
fp_window_set_pace (FpWindow *self, guint pace)
{
  self->pace = pace;
  if (self->game != NULL)
    fp_game_set_pace (self->game, pace);
}

void
fp_window_do (FpWindow *self, FpWindowNext next)
{
  switch (next)
    {
    case FP_WINDOW_CLOSE:
      gtk_window_destroy (GTK_WINDOW (self));
      break;
    case FP_WINDOW_START:
      {
        g_autoptr (FpGameSetup) setup = g_steal_pointer (&self->next_setup);
        g_autoptr (FpGame) game = fp_game_new (self->catalog_model, setup, self->pace);
        fp_game_keep (game);
        fp_window_play (self, game);
        break;
      }
    case FP_WINDOW_LEARN:
      fp_window_teach (self);
      break;
    case FP_WINDOW_GO_HOME:
      /* The list of games is read after the file of this game was written. */
      fp_start_page_clear (self->start_page);
      fp_window_play (self, NULL);
      break;
    }
}

void
fp_window_start (FpWindow *self, const FpGameSetup *setup)
{
  g_clear_pointer (&self->next_setup, fp_game_setup_free);
  self->next_setup = fp_game_setup_copy (setup);
  fp_window_leave (self, FP_WINDOW_START);
}

gboolean
fp_window_is_free (FpWindow *self)
{
  return self->game == NULL;
}

void
fp_window_say (FpWindow *self, const char *sentence)
{
  /* A message may arrive after the window was disposed. */
  if (self->toasts == NULL)
    return;
  AdwToast *toast = adw_toast_new (sentence);
  adw_toast_set_timeout (toast, 3);
  adw_toast_overlay_add_toast (self->toasts, toast);
}
