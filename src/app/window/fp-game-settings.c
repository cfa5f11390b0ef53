/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences that the game of a window follows. */
#include "app/window/fp-game-settings.h"

#include "model/game/fp-game-results.h"

struct _FpGameSettings
{
  GObject parent_instance;
  FpTablePage *table;
  GSettings *settings; /* NULL if the schema is not installed */
  FpGame *game; /* NULL if there is none */
  FpDealClock *deal_clock; /* of the game */
};

G_DEFINE_FINAL_TYPE (FpGameSettings, fp_game_settings, G_TYPE_OBJECT)

static void
update_forced_passes (FpGameSettings *self)
{
  if (self->game != NULL && self->settings != NULL)
    fp_game_set_asks_forced_passes (self->game, g_settings_get_boolean (self->settings, "ask-always"));
}

static void
update_held_results (FpGameSettings *self)
{
  if (self->game != NULL && self->settings != NULL)
    fp_game_hold_results (self->game, (FpHeldResults) g_settings_get_enum (self->settings, "held-results"));
}

static void
update_deal_clock (FpGameSettings *self)
{
  if (self->deal_clock != NULL && self->settings != NULL)
    fp_deal_clock_set_limit (self->deal_clock, (guint) g_settings_get_enum (self->settings, "deal-clock"));
}

void
fp_game_settings_set_game (FpGameSettings *self, FpGame *game)
{
  g_set_object (&self->game, game);
  g_clear_object (&self->deal_clock);
  if (game == NULL)
    return;
  self->deal_clock = fp_deal_clock_new (game);
  update_forced_passes (self);
  update_held_results (self);
  update_deal_clock (self);
  fp_table_page_set_clock (self->table, self->deal_clock);
}

/* GObject */

static void
fp_game_settings_finalize (GObject *object)
{
  FpGameSettings *self = FP_GAME_SETTINGS (object);
  g_clear_object (&self->settings);
  g_clear_object (&self->game);
  g_clear_object (&self->deal_clock);
  G_OBJECT_CLASS (fp_game_settings_parent_class)->finalize (object);
}

static void
fp_game_settings_class_init (FpGameSettingsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_game_settings_finalize;
}

static void
fp_game_settings_init (FpGameSettings *self)
{
}

static void
follow (FpGameSettings *self, const char *signal, GCallback update)
{
  g_signal_connect_object (self->settings, signal, update, self, G_CONNECT_SWAPPED);
}

FpGameSettings *
fp_game_settings_new (FpTablePage *table, GSettings *settings)
{
  FpGameSettings *self = g_object_new (FP_TYPE_GAME_SETTINGS, NULL);
  self->table = table;
  if (settings == NULL)
    return self;
  self->settings = g_object_ref (settings);
  follow (self, "changed::ask-always", G_CALLBACK (update_forced_passes));
  follow (self, "changed::held-results", G_CALLBACK (update_held_results));
  follow (self, "changed::deal-clock", G_CALLBACK (update_deal_clock));
  return self;
}
