/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The actions that save a game for others. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-export.h"
#include "app/window/fp-report-window.h"
#include "app/window/fp-share-actions.h"
#include "app/window/fp-window-actions.h"
#include "model/game/fp-game-share.h"

struct _FpShareActions
{
  GObject parent_instance;
  GtkWindow *window; /* NULL once destroyed, together with its widgets */
  GtkStack *pages;
  FpBanner *banner;
  FpGame *game; /* NULL if there is none */
};

G_DEFINE_FINAL_TYPE (FpShareActions, fp_share_actions, G_TYPE_OBJECT)

enum
{
  SIGNAL_TOLD,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_exported (gpointer data, gboolean well, const char *sentence)
{
  FpShareActions *self = data;
  const FpAskAnswer ok = { "ok", _ ("OK"), NULL };
  if (well)
    g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence);
  else
    fp_banner_tell (self->banner, sentence, NULL, &ok, 1, NULL, NULL);
}

static void
on_save_log (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpShareActions *self = data;
  const FpFileFormat texts = { _ ("Save the Log"), _ ("Texts"), ".txt", "text/plain" };
  g_autofree char *players = fp_game_players (self->game);
  fp_export_text (self->window, &texts, players, fp_game_log_text (self->game), on_exported, self);
}

static void
on_save_picture (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpShareActions *self = data;
  const FpFileFormat pictures = { _ ("Save a Picture"), _ ("Pictures"), ".png", "image/png" };
  g_autofree char *players = fp_game_players (self->game);
  GdkTexture *picture = fp_export_texture (gtk_stack_get_visible_child (self->pages));
  if (picture != NULL)
    fp_export_picture (self->window, &pictures, players, picture, on_exported, self);
}

static void
on_reported (FpShareActions *self, const char *sentence)
{
  g_signal_emit (self, signals[SIGNAL_TOLD], 0, sentence);
}

static void
on_report_fault (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpShareActions *self = data;
  GtkWindow *report = fp_report_window_new (self->window, self->game);
  g_signal_connect_object (report, "saved", G_CALLBACK (on_reported), self, G_CONNECT_SWAPPED);
  gtk_window_present (report);
}

static const GActionEntry actions[] = {
  { "save-log", on_save_log },
  { "save-picture", on_save_picture },
  { "report-fault", on_report_fault },
};

/* Behind the curtain nobody's table is shown. */
void
fp_share_actions_update (FpShareActions *self, const char *page)
{
  GActionMap *map = G_ACTION_MAP (self->window);
  gboolean shown = self->game != NULL && (g_str_equal (page, "table") || g_str_equal (page, "end"));
  fp_actions_enable (map, "save-log", shown);
  fp_actions_enable (map, "save-picture", shown);
}

void
fp_share_actions_set_game (FpShareActions *self, FpGame *game)
{
  g_set_object (&self->game, game);
}

/* GObject */

static void
fp_share_actions_finalize (GObject *object)
{
  FpShareActions *self = FP_SHARE_ACTIONS (object);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (fp_share_actions_parent_class)->finalize (object);
}

static void
fp_share_actions_class_init (FpShareActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_share_actions_finalize;
  signals[SIGNAL_TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
fp_share_actions_init (FpShareActions *self)
{
}

FpShareActions *
fp_share_actions_new (GtkApplicationWindow *window, GtkStack *pages, FpBanner *banner)
{
  FpShareActions *self = g_object_new (FP_TYPE_SHARE_ACTIONS, NULL);
  g_set_weak_pointer (&self->window, GTK_WINDOW (window));
  self->pages = pages;
  self->banner = banner;
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  return self;
}
