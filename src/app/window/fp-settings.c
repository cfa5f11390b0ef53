/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings that persist between runs. */
#include "config.h"

#include "app/window/fp-settings.h"

#include "model/fp-levels.h"

/* Minimum size of a window in pixels, as in the schema. */
enum
{
  MIN_WIDTH = 300,
  MIN_HEIGHT = 200,
};

static const char *const name_keys[FP_GAME_SETUP_SEATS] = { "orange-name", "blue-name" };
static const char *const player_keys[FP_GAME_SETUP_SEATS] = { "orange-player", "blue-player" };
/* Keys from before the computer had levels. */
static const char *const computer_keys[FP_GAME_SETUP_SEATS] = { "orange-computer", "blue-computer" };

static const char *const alien_keys[FP_GAME_SETUP_SEATS] = { "orange-alien", "blue-alien" };

GSettings *
fp_settings_find (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, APP_ID, TRUE) : NULL;
  if (schema != NULL)
    return g_settings_new_full (schema, NULL, NULL);
  g_autoptr (GSettingsSchemaSource) build_source =
      g_settings_schema_source_new_from_directory (FP_BUILD_SCHEMADIR, source, FALSE, NULL);
  schema = build_source != NULL ? g_settings_schema_source_lookup (build_source, APP_ID, FALSE) : NULL;
  return schema != NULL ? g_settings_new_full (schema, NULL, NULL) : NULL;
}

/* A level that no longer exists is replaced by the default one. */
static void
read_player (GSettings *settings, guint seat, FpGameSetup *setup)
{
  g_autofree char *player = g_settings_get_string (settings, player_keys[seat]);
  gboolean person =
      *player != '\0' ? g_str_equal (player, "person") : !g_settings_get_boolean (settings, computer_keys[seat]);
  fp_game_setup_seat (setup, seat, person ? NULL : fp_level_check (player, NULL) ? player : fp_level_usual ());
}

void
fp_settings_read_size (GSettings *settings, const char *name, GtkWindow *window)
{
  g_autofree char *width = g_strconcat (name, "-width", NULL), *height = g_strconcat (name, "-height", NULL);
  if (settings != NULL)
    gtk_window_set_default_size (window, g_settings_get_int (settings, width), g_settings_get_int (settings, height));
}

void
fp_settings_write_size (GSettings *settings, const char *name, GtkWindow *window)
{
  g_autofree char *width_key = g_strconcat (name, "-width", NULL), *height_key = g_strconcat (name, "-height", NULL);
  int width, height;
  gtk_window_get_default_size (window, &width, &height);
  if (settings == NULL)
    return;
  g_settings_set_int (settings, width_key, MAX (width, MIN_WIDTH));
  g_settings_set_int (settings, height_key, MAX (height, MIN_HEIGHT));
}

void
fp_settings_read_setup (GSettings *settings, FpGameSetup *setup)
{
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    {
      g_autofree char *name = g_settings_get_string (settings, name_keys[seat]);
      if (*name != '\0')
        fp_game_setup_name (setup, seat, name);
      read_player (settings, seat, setup);
      g_autofree char *alien = g_settings_get_string (settings, alien_keys[seat]);
      fp_game_setup_settle (setup, seat, alien);
    }
  setup->first_game = g_settings_get_boolean (settings, "first-game");
  setup->aliens = (FpGameAliens) g_settings_get_enum (settings, "aliens");
  setup->undo = (FpGameUndo) g_settings_get_enum (settings, "undo");
}

void
fp_settings_write_setup (GSettings *settings, const FpGameSetup *setup)
{
  /* Default names depend on the language, so they are not saved. */
  g_autoptr (FpGameSetup) defaults = fp_game_setup_new ();
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    {
      gboolean given = g_strcmp0 (setup->names[seat], defaults->names[seat]) != 0;
      g_settings_set_string (settings, name_keys[seat], given ? setup->names[seat] : "");
      g_settings_set_string (settings, player_keys[seat], setup->player[seat] != NULL ? setup->player[seat] : "person");
      g_settings_set_string (settings, alien_keys[seat], setup->alien[seat] != NULL ? setup->alien[seat] : "");
    }
  g_settings_set_boolean (settings, "first-game", setup->first_game);
  g_settings_set_enum (settings, "aliens", (int) setup->aliens);
  g_settings_set_enum (settings, "undo", (int) setup->undo);
}
