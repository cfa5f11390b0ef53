/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-curtain-page.h"
#include "app/fp-end-page.h"
#include "app/fp-new-game-page.h"
#include "app/fp-start-page.h"
#include "app/fp-table-page.h"
#include "app/fp-window.h"

struct _FpWindow
{
  AdwApplicationWindow parent_instance;
  AdwWindowTitle *title;
  GtkStack *pages;
  FpNewGamePage *new_game;
  FpStartPage *start_page;
  FpTablePage *table;
  FpCurtainPage *curtain;
  FpEndPage *end;
  GSettings *settings; /* NULL: not installed */
  FpBox *box;
  guint pace;
  FpGame *game; /* NULL: none was begun */
  GSignalGroup *game_signals;
  gboolean was_over; /* the end has been shown already */
};

G_DEFINE_FINAL_TYPE (FpWindow, fp_window, ADW_TYPE_APPLICATION_WINDOW)

/* Pages and actions */

static gboolean
shows (FpWindow *self, const char *page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (self->pages), page) == 0;
}

static void
enable (FpWindow *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), name);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

/* What can be done depends on the page: a digit typed into an entry is no answer. */
static void
update_actions (FpWindow *self)
{
  gboolean at_table = shows (self, "table");
  gboolean asked = self->game != NULL && at_table && fp_game_curtain (self->game) < 0 && !fp_game_over (self->game);
  gboolean playing = self->game != NULL && (at_table || shows (self, "end") || shows (self, "curtain"));
  enable (self, "answer", asked);
  enable (self, "press", asked);
  enable (self, "show-rule", asked);
  enable (self, "take-seat", shows (self, "curtain"));
  enable (self, "undo", playing && fp_game_can_undo (self->game));
  enable (self, "redo", playing && fp_game_can_redo (self->game));
  enable (self, "concede", asked && fp_game_can_concede (self->game));
  enable (self, "show-log", at_table);
  enable (self, "play-again", self->game != NULL);
  enable (self, "show-table", self->game != NULL);
  enable (self, "show-end", self->game != NULL && fp_game_over (self->game));
}

/* Only the page that shows is there at all: a screen reader finds what is merely covered, too. */
static void
hide_other_pages (FpWindow *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->pages);
  for (GtkWidget *page = gtk_widget_get_first_child (GTK_WIDGET (self->pages)); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    if (page != shown)
      gtk_widget_set_visible (page, FALSE);
}

static void
show_page (FpWindow *self, const char *page)
{
  gboolean changes = !shows (self, page);
  gtk_widget_set_visible (gtk_stack_get_child_by_name (self->pages, page), TRUE);
  gtk_stack_set_visible_child_name (self->pages, page);
  hide_other_pages (self);
  update_actions (self);
  if (changes)
    gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
}

static void
update_title (FpWindow *self)
{
  g_autofree char *subtitle = NULL;
  if (self->game != NULL && !shows (self, "start") && !shows (self, "new"))
    {
      int turn = fp_game_turn (self->game);
      subtitle = turn > 0 ? g_strdup_printf (_ ("Duel · destiny card %d"), turn) : g_strdup (_ ("Duel · set-up"));
    }
  adw_window_title_set_subtitle (self->title, subtitle != NULL ? subtitle : "");
}

static void
show_curtain (FpWindow *self)
{
  g_autoptr (FpSeatItem) seat = fp_game_seat (self->game, (guint) fp_game_curtain (self->game));
  fp_curtain_page_show (self->curtain, seat, fp_game_status (self->game));
  show_page (self, "curtain");
}

/* Where the game is decides the page, unless somebody is looking at another one on purpose. */
static void
on_game_changed (FpWindow *self)
{
  gboolean over = fp_game_over (self->game);
  if (fp_game_curtain (self->game) >= 0)
    show_curtain (self);
  else if (over && !self->was_over)
    {
      fp_end_page_show (self->end, self->game);
      show_page (self, "end");
    }
  else if (!over && !shows (self, "new"))
    show_page (self, "table");
  self->was_over = over;
  update_actions (self);
  update_title (self);
}

/* Actions */

static void
on_answer (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  fp_game_answer (self->game, (guint) g_variant_get_int32 (parameter));
}

/* A key answers as its option says. */
static void
on_press (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  FpQuestionItem *question = fp_game_question (self->game);
  int option = question != NULL ? fp_question_item_by_key (question, g_variant_get_string (parameter, NULL)) : -1;
  if (option >= 0)
    fp_game_answer (self->game, (guint) option);
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
    show_page (self, "table");
  update_title (self);
}

static void
on_show_end (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_page (FP_WINDOW (data), "end");
}

static void
on_new_game (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  if (self->game != NULL)
    fp_new_game_page_show (self->new_game, fp_game_setup (self->game));
  show_page (self, "new");
  update_title (self);
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
on_show_log (GSimpleAction *action, GVariant *state, gpointer data)
{
  FpWindow *self = data;
  fp_table_page_show_log (self->table, g_variant_get_boolean (state));
  g_simple_action_set_state (action, state);
}

static void
on_concede_response (FpWindow *self, const char *response)
{
  if (strcmp (response, "concede") == 0 && self->game != NULL)
    fp_game_concede (self->game);
}

static void
on_concede (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *self = data;
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), _ ("Concede the game?"),
                                              _ ("The opponent wins at once. It can be undone."));
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Keep Playing"), "concede",
                                    _ ("_Concede"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "concede", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_concede_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static const GActionEntry actions[] = {
  { "answer", on_answer, "i" },
  { "press", on_press, "s" },
  { "take-seat", on_take_seat },
  { "undo", on_undo },
  { "redo", on_redo },
  { "show-rule", on_show_rule },
  { "show-table", on_show_table },
  { "show-end", on_show_end },
  { "new-game", on_new_game },
  { "play-again", on_play_again },
  { "concede", on_concede },
  { "show-log", NULL, NULL, "true", on_show_log },
};

static void
on_start (FpWindow *self, FpGameSetup *setup)
{
  fp_window_start (self, setup);
}

/* Size */

/* From the installed schemas, else from the build tree's: a window without them only forgets its size. */
static GSettings *
find_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, APP_ID, TRUE) : NULL;
  if (schema != NULL)
    return g_settings_new_full (schema, NULL, NULL);
  g_autoptr (GSettingsSchemaSource) built =
      g_settings_schema_source_new_from_directory (FP_BUILD_SCHEMADIR, source, FALSE, NULL);
  schema = built != NULL ? g_settings_schema_source_lookup (built, APP_ID, FALSE) : NULL;
  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

static void
restore_size (FpWindow *self)
{
  self->settings = find_settings ();
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
  return GTK_WINDOW_CLASS (fp_window_parent_class)->close_request (window);
}

/* GObject */

static void
fp_window_dispose (GObject *object)
{
  FpWindow *self = FP_WINDOW (object);
  g_clear_object (&self->game_signals);
  if (self->table != NULL)
    fp_table_page_set_game (self->table, NULL);
  g_clear_object (&self->game);
  g_clear_object (&self->box);
  g_clear_object (&self->settings);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_WINDOW);
  G_OBJECT_CLASS (fp_window_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (FP_TYPE_START_PAGE);
  g_type_ensure (FP_TYPE_NEW_GAME_PAGE);
  g_type_ensure (FP_TYPE_TABLE_PAGE);
  g_type_ensure (FP_TYPE_CURTAIN_PAGE);
  g_type_ensure (FP_TYPE_END_PAGE);
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
  gtk_widget_class_bind_template_child (widget_class, FpWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, new_game);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, start_page);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, table);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, curtain);
  gtk_widget_class_bind_template_child (widget_class, FpWindow, end);
  gtk_widget_class_bind_template_callback (widget_class, on_start);
}

static void
fp_window_init (FpWindow *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (on_game_changed), self);
  fp_new_game_page_show (self->new_game, setup);
  restore_size (self);
  show_page (self, "start");
}

FpWindow *
fp_window_new (GtkApplication *application, FpBox *box, guint pace)
{
  FpWindow *self = g_object_new (FP_TYPE_WINDOW, "application", application, NULL);
  self->box = g_object_ref (box);
  self->pace = pace;
  g_autofree char *complaints = fp_box_complaints (box);
  fp_start_page_complain (self->start_page, complaints);
  gtk_widget_grab_focus (gtk_stack_get_visible_child (self->pages));
  return self;
}

void
fp_window_start (FpWindow *self, const FpGameSetup *setup)
{
  g_autoptr (FpGame) game = fp_game_new (self->box, setup, self->pace);
  self->was_over = FALSE;
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  fp_table_page_set_game (self->table, game);
  show_page (self, "table");
  on_game_changed (self);
}
