/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pages of the record and of the daily games, and their actions. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-record-actions.h"
#include "app/pages/fp-daily-page.h"
#include "app/pages/fp-record-page.h"
#include "app/window/fp-export.h"
#include "app/window/fp-settings.h"
#include "app/window/fp-window-actions.h"
#include "model/fp-daily-games.h"
#include "model/fp-record-summary.h"

struct _FpRecordActions
{
  GObject parent_instance;
  GtkWindow *window;
  AdwBin *record, *daily;
  FpBanner *banner;
  GSettings *settings; /* NULL if there is no schema */
  FpCatalogModel *catalog_model;
  guint pace;
  guint reading; /* source that reads the page of daily games again; 0: none */
};

G_DEFINE_FINAL_TYPE (FpRecordActions, fp_record_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_SHOW,
  SIGNAL_BEGIN,
  SIGNAL_CONTINUE,
  SIGNAL_TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
tell (FpRecordActions *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence);
}

/* The record */

static void
read_record (FpRecordActions *self)
{
  if (adw_bin_get_child (self->record) == NULL)
    adw_bin_set_child (self->record, g_object_new (FP_TYPE_RECORD_PAGE, NULL));
  fp_record_page_read (FP_RECORD_PAGE (adw_bin_get_child (self->record)), self->catalog_model);
}

static void
on_record (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  read_record (data);
  g_signal_emit (data, signals[SIGNAL_SHOW], 0, "record");
}

static void
on_erase_answered (gpointer data, const char *answer)
{
  FpRecordActions *self = data;
  g_autoptr (GError) error = NULL;
  if (strcmp (answer, "erase") != 0)
    return;
  tell (self, fp_record_summary_erase (&error) ? _ ("The record is erased") : error->message);
  read_record (self);
  gtk_widget_grab_focus (adw_bin_get_child (self->record));
}

static void
on_erase (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  const FpAskAnswer answers[] = {
    { "cancel", _ ("Cancel"), NULL },
    { "erase", _ ("Erase"), "destructive-action" },
  };
  fp_banner_ask (FP_RECORD_ACTIONS (data)->banner,
                 _ ("Erase the record of all your games, feats and daily games? This can't be undone."), answers,
                 G_N_ELEMENTS (answers), on_erase_answered, data);
}

static void
on_exported (gpointer data, gboolean well, const char *sentence)
{
  tell (data, sentence);
}

static void
on_export (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpRecordActions *self = data;
  const FpFileFormat tables = { _ ("Export the Record"), _ ("Texts"), ".csv", "text/csv" };
  g_autoptr (GError) error = NULL;
  char *text = fp_record_summary_export (&error);
  if (text != NULL)
    fp_export_text (self->window, &tables, "fifth-planet-record", text, on_exported, self);
  else
    tell (self, error->message);
}

/* Daily games */

static void
on_continue (FpRecordActions *self, const char *path)
{
  g_signal_emit (self, signals[SIGNAL_CONTINUE], 0, path);
}

/* Reads the page again, once its list has told which row was activated. */
static gboolean
read_daily (gpointer data)
{
  FpRecordActions *self = data;
  fp_daily_page_read (FP_DAILY_PAGE (adw_bin_get_child (self->daily)), self->catalog_model);
  self->reading = 0;
  return G_SOURCE_REMOVE;
}

/* The game may have been begun or ended in another window since the page was read. */
static void
on_begin (FpRecordActions *self, guint edition, guint back)
{
  g_autoptr (GPtrArray) games = fp_daily_games_read (self->catalog_model, back);
  const FpDailyGame *now = g_ptr_array_index (games, edition);
  if (now->state == FP_DAILY_BEGUN)
    {
      on_continue (self, now->path);
      return;
    }
  if (now->state == FP_DAILY_ENDED && back == 0)
    {
      g_clear_handle_id (&self->reading, g_source_remove);
      self->reading = g_idle_add_full (G_PRIORITY_HIGH_IDLE, read_daily, self, NULL);
      return;
    }
  g_autoptr (FpGameSetup) setup = fp_settings_new_setup (self->settings);
  g_autoptr (FpGame) game = fp_daily_game_begin (self->catalog_model, edition, back, setup->seats[0].name, self->pace);
  if (game != NULL)
    g_signal_emit (self, signals[SIGNAL_BEGIN], 0, game);
}

static void
on_copy (FpRecordActions *self, const char *line)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), line);
  tell (self, _ ("The result is copied"));
}

static void
on_daily (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpRecordActions *self = data;
  GtkWidget *page = adw_bin_get_child (self->daily);
  if (page == NULL)
    {
      page = g_object_new (FP_TYPE_DAILY_PAGE, NULL);
      adw_bin_set_child (self->daily, page);
      g_signal_connect_object (page, "begin", G_CALLBACK (on_begin), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "continue", G_CALLBACK (on_continue), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "copy", G_CALLBACK (on_copy), self, G_CONNECT_SWAPPED);
    }
  fp_daily_page_read (FP_DAILY_PAGE (page), self->catalog_model);
  g_signal_emit (self, signals[SIGNAL_SHOW], 0, "daily");
}

/* Copies the line given. */
static void
on_copy_line (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  on_copy (data, g_variant_get_string (parameter, NULL));
}

static const GActionEntry actions[] = {
  { "record", on_record },
  { "daily", on_daily },
  { "erase-record", on_erase },
  { "export-record", on_export },
  { "copy-line", on_copy_line, "s" },
};

void
fp_record_actions_update (FpRecordActions *self, const char *page)
{
  GActionMap *map = G_ACTION_MAP (self->window);
  fp_actions_enable (map, "erase-record", g_str_equal (page, "record"));
  fp_actions_enable (map, "export-record", g_str_equal (page, "record"));
}

/* GObject */

static void
fp_record_actions_finalize (GObject *object)
{
  FpRecordActions *self = FP_RECORD_ACTIONS (object);
  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_object (&self->settings);
  g_clear_object (&self->catalog_model);
  G_OBJECT_CLASS (fp_record_actions_parent_class)->finalize (object);
}

static void
fp_record_actions_class_init (FpRecordActionsClass *klass)
{
  GType type = G_TYPE_FROM_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_record_actions_finalize;
  signals[SIGNAL_SHOW] =
      g_signal_new ("show", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_BEGIN] =
      g_signal_new ("begin", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, FP_TYPE_GAME);
  signals[SIGNAL_CONTINUE] =
      g_signal_new ("continue", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_TOLD] =
      g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fp_record_actions_init (FpRecordActions *self)
{
}

FpRecordActions *
fp_record_actions_new (GtkApplicationWindow *window, AdwBin *record, AdwBin *daily, FpBanner *banner,
                       GSettings *settings)
{
  FpRecordActions *self = g_object_new (FP_TYPE_RECORD_ACTIONS, NULL);
  self->window = GTK_WINDOW (window);
  self->record = record;
  self->daily = daily;
  self->banner = banner;
  self->settings = settings != NULL ? g_object_ref (settings) : NULL;
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  return self;
}

void
fp_record_actions_set_catalog (FpRecordActions *self, FpCatalogModel *catalog_model, guint pace)
{
  g_set_object (&self->catalog_model, catalog_model);
  self->pace = pace;
}
