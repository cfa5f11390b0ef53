/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settings that persist between runs. */
#include "config.h"

#include "app/window/fp-settings.h"

#include "model/fp-levels.h"
#include "model/game/fp-game-options.h"

/* Minimum size of a window in pixels, as in the schema. */
enum
{
  MIN_WIDTH = 300,
  MIN_HEIGHT = 200,
};

/* Players by edition, then by seat: name, “person” or a level, alien. */
static const char players_key[] = "players";

/* Colours by edition, then by seat. */
static const char colours_key[] = "colours";

/* Ids of modules by edition. */
static const char modules_key[] = "modules";

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

void
fp_settings_apply_language (void)
{
  g_autoptr (GSettings) settings = fp_settings_find ();
  g_autofree char *language = settings != NULL ? g_settings_get_string (settings, "language") : NULL;
  if (language != NULL && !g_str_equal (language, "system"))
    g_setenv ("LANGUAGE", language, TRUE);
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

/* Reading */

/* A level that no longer exists is replaced by the default one. An empty name is the default name
 * of such a player. */
static void
set_player (FpGameSetup *setup, guint seat, const char *name, const char *player, const char *alien)
{
  gboolean person = g_str_equal (player, "person");
  fp_game_setup_seat (setup, seat, person ? NULL : fp_level_check (player, NULL) ? player : fp_level_usual ());
  fp_game_setup_name (setup, seat, name);
  fp_game_setup_settle (setup, seat, alien);
}

/* Returns TRUE if the schema has the keys in which older versions kept the player of a colour. */
static gboolean
has_old_keys (GSettings *settings, const char *colour)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autofree char *key = g_strconcat (colour, "-name", NULL);
  g_object_get (settings, "settings-schema", &schema, NULL);
  return g_settings_schema_has_key (schema, key);
}

/* Returns the value of the old key @what of a colour. Free with g_free (). */
static char *
read_old (GSettings *settings, const char *colour, const char *what)
{
  g_autofree char *key = g_strconcat (colour, "-", what, NULL);
  return g_settings_get_string (settings, key);
}

static gboolean
was_computer (GSettings *settings, const char *colour)
{
  g_autofree char *key = g_strconcat (colour, "-computer", NULL);
  return g_settings_get_boolean (settings, key);
}

/* Reads the players that an older version has saved. Before the computer had levels there was only
 * a switch. */
static void
read_old_players (GSettings *settings, FpGameSetup *setup)
{
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      const char *colour = fp_game_setup_colour (setup, seat);
      if (!has_old_keys (settings, colour))
        continue;
      g_autofree char *name = read_old (settings, colour, "name");
      g_autofree char *player = read_old (settings, colour, "player");
      g_autofree char *alien = read_old (settings, colour, "alien");
      const char *switched = was_computer (settings, colour) ? fp_level_usual () : "person";
      set_player (setup, seat, name, *player != '\0' ? player : switched, alien);
    }
}

static void
read_players (GSettings *settings, FpGameSetup *setup)
{
  g_autoptr (GVariant) editions = g_settings_get_value (settings, players_key);
  g_autoptr (GVariant) seats =
      g_variant_lookup_value (editions, fp_game_setup_edition (setup), G_VARIANT_TYPE ("a(sss)"));
  if (seats == NULL)
    {
      read_old_players (settings, setup);
      return;
    }
  fp_game_setup_resize (setup, (guint) g_variant_n_children (seats));
  for (guint seat = 0; seat < setup->n_seats && seat < g_variant_n_children (seats); seat++)
    {
      const char *name, *player, *alien;
      g_variant_get_child (seats, seat, "(&s&s&s)", &name, &player, &alien);
      set_player (setup, seat, name, player, alien);
    }
}

/* Reads the colours of the seats that the last game had. */
static void
read_colours (GSettings *settings, FpGameSetup *setup)
{
  g_autoptr (GVariant) editions = g_settings_get_value (settings, colours_key);
  g_autoptr (GVariant) colours =
      g_variant_lookup_value (editions, fp_game_setup_edition (setup), G_VARIANT_TYPE ("as"));
  for (guint seat = 0; colours != NULL && seat < MIN (setup->n_seats, g_variant_n_children (colours)); seat++)
    {
      const char *id;
      g_variant_get_child (colours, seat, "&s", &id);
      fp_game_setup_give_colour_called (setup, seat, id);
    }
}

/* Reads the modules of the last game. */
static void
read_modules (GSettings *settings, FpGameSetup *setup)
{
  g_autoptr (GVariant) editions = g_settings_get_value (settings, modules_key);
  g_autoptr (GVariant) ids = g_variant_lookup_value (editions, fp_game_setup_edition (setup), G_VARIANT_TYPE ("as"));
  g_autofree const char **chosen = ids != NULL ? g_variant_get_strv (ids, NULL) : NULL;
  for (guint module = 0; chosen != NULL && module < fp_game_setup_n_modules (setup); module++)
    fp_game_setup_set_module (setup, module, g_strv_contains (chosen, fp_game_setup_module_id (setup, module)));
}

void
fp_settings_read_setup (GSettings *settings, FpGameSetup *setup)
{
  read_players (settings, setup);
  read_colours (settings, setup);
  read_modules (settings, setup);
  setup->first_game =
      g_settings_get_boolean (settings, "first-game") ? g_settings_get_uint (settings, "first-game-group") : 0;
  setup->box_only = g_settings_get_boolean (settings, "box-only");
  setup->aliens = (FpGameAliens) g_settings_get_enum (settings, "aliens");
  setup->undo = (FpGameUndo) g_settings_get_enum (settings, "undo");
}

FpGameSetup *
fp_settings_new_setup (GSettings *settings)
{
  g_autofree char *last = settings != NULL ? g_settings_get_string (settings, "edition") : g_strdup ("");
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  FpGameSetup *other;
  for (guint i = 1; (other = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      if (g_str_equal (fp_game_setup_edition (other), last))
        {
          fp_game_setup_free (setup);
          setup = g_steal_pointer (&other);
        }
      g_clear_pointer (&other, fp_game_setup_free);
    }
  if (settings != NULL)
    fp_settings_read_setup (settings, setup);
  return g_steal_pointer (&setup);
}

/* Writing */

/* Default names depend on the language, so they are not saved. */
static GVariant *
seat_value (const FpGameSetup *setup, guint seat)
{
  const FpGameSetupSeat *from = &setup->seats[seat];
  gboolean usual = g_str_equal (from->name, fp_game_setup_usual_name_of (seat, from->player));
  return g_variant_new ("(sss)", usual ? "" : from->name, from->player != NULL ? from->player : "person",
                        from->alien != NULL ? from->alien : "");
}

/* Adds what the dictionary @key has of other editions than @edition to @all. */
static void
keep_others (GVariantBuilder *all, GSettings *settings, const char *key, const char *edition)
{
  g_autoptr (GVariant) before = g_settings_get_value (settings, key);
  for (gsize i = 0; i < g_variant_n_children (before); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (before, i);
      g_autoptr (GVariant) id = g_variant_get_child_value (entry, 0);
      if (!g_str_equal (g_variant_get_string (id, NULL), edition))
        g_variant_builder_add_value (all, entry);
    }
}

static void
write_players (GSettings *settings, const FpGameSetup *setup)
{
  const char *edition = fp_game_setup_edition (setup);
  GVariantBuilder seats, all;
  g_variant_builder_init (&seats, G_VARIANT_TYPE ("a(sss)"));
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_variant_builder_add_value (&seats, seat_value (setup, seat));
  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{sa(sss)}"));
  keep_others (&all, settings, players_key, edition);
  g_variant_builder_add (&all, "{s@a(sss)}", edition, g_variant_builder_end (&seats));
  g_settings_set_value (settings, players_key, g_variant_builder_end (&all));
}

/* Writes @words as those of the edition of @setup in the dictionary @key. */
static void
write_words (GSettings *settings, const char *key, const FpGameSetup *setup, GPtrArray *words)
{
  const char *edition = fp_game_setup_edition (setup);
  GVariantBuilder all;
  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{sas}"));
  keep_others (&all, settings, key, edition);
  g_variant_builder_add (&all, "{s@as}", edition,
                         g_variant_new_strv ((const char *const *) words->pdata, (gssize) words->len));
  g_settings_set_value (settings, key, g_variant_builder_end (&all));
}

static void
write_colours (GSettings *settings, const FpGameSetup *setup)
{
  g_autoptr (GPtrArray) colours = g_ptr_array_new_null_terminated (setup->n_seats, NULL, TRUE);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_ptr_array_add (colours, (gpointer) fp_game_setup_colour (setup, seat));
  write_words (settings, colours_key, setup, colours);
}

static void
write_modules (GSettings *settings, const FpGameSetup *setup)
{
  g_autoptr (GPtrArray) modules = g_ptr_array_new_null_terminated (1, NULL, TRUE);
  for (guint module = 0; module < fp_game_setup_n_modules (setup); module++)
    if (fp_game_setup_has_module (setup, module))
      g_ptr_array_add (modules, (gpointer) fp_game_setup_module_id (setup, module));
  write_words (settings, modules_key, setup, modules);
}

void
fp_settings_write_setup (GSettings *settings, const FpGameSetup *setup)
{
  write_players (settings, setup);
  write_colours (settings, setup);
  write_modules (settings, setup);
  g_settings_set_string (settings, "edition", fp_game_setup_edition (setup));
  g_settings_set_boolean (settings, "first-game", setup->first_game > 0);
  if (setup->first_game > 0)
    g_settings_set_uint (settings, "first-game-group", setup->first_game);
  g_settings_set_boolean (settings, "box-only", setup->box_only);
  g_settings_set_enum (settings, "aliens", (int) setup->aliens);
  g_settings_set_enum (settings, "undo", (int) setup->undo);
}
