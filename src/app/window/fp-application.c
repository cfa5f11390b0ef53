/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The application: command line, keyboard shortcuts, and the windows that exist once. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/window/fp-about.h"
#include "app/window/fp-application.h"
#include "app/cards/fp-cards-window.h"
#include "app/window/fp-preferences.h"
#include "app/window/fp-renderer.h"
#include "app/rules-book/fp-rules-window.h"
#include "app/window/fp-settings.h"
#include "app/window/fp-window.h"

struct _FpApplication
{
  AdwApplication parent_instance;
  FpCatalogModel *catalog_model; /* NULL until the first window opens */
  FpGameSetup *setup; /* game of the command line, or NULL */
  GSettings *settings; /* NULL if the schema is not installed */
  GtkWindow *preferences; /* NULL if not open */
  GtkWindow *rules; /* NULL if not open */
  GtkWindow *cards; /* NULL if not open */
};

G_DEFINE_FINAL_TYPE (FpApplication, fp_application, ADW_TYPE_APPLICATION)

enum
{
  /* delay of the computer in milliseconds without settings: long enough to be noticed */
  PACE = 300,
  MAX_PACE = 10000,
};

static const GOptionEntry options[] = {
  { "new", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, NULL,
    N_ ("Begin a game at once. Give each player's name, then “=” and who plays: person, random, greedy, novice, "
        "regular or expert"),
    N_ ("ADA,BO=regular") },
  { "edition", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, NULL, N_ ("The edition to play, by its short name"),
    N_ ("NAME") },
  { "colours", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, NULL,
    /* Translators: “--colours” is what is typed. */
    N_ ("The colours of the players, in their order; the others follow"), N_ ("COLOUR,COLOUR") },
  { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, NULL, N_ ("The game to deal; the same number deals the same"),
    N_ ("NUMBER") },
  { "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
  { NULL },
};

/* Command line */

static gboolean
read_setup (FpApplication *self, GVariantDict *given, GError **error)
{
  const char *players = NULL, *colours = NULL, *seed = NULL, *edition = NULL;
  g_variant_dict_lookup (given, "new", "&s", &players);
  g_variant_dict_lookup (given, "edition", "&s", &edition);
  g_variant_dict_lookup (given, "colours", "&s", &colours);
  g_variant_dict_lookup (given, "seed", "&s", &seed);
  if (players == NULL && colours == NULL && seed == NULL && edition == NULL)
    return TRUE;
  self->setup = edition != NULL ? fp_game_setup_new_called (edition, error) : fp_game_setup_new ();
  return self->setup != NULL && (players == NULL || fp_game_setup_parse_players (self->setup, players, error)) &&
         (colours == NULL || fp_game_setup_parse_colours (self->setup, colours, error)) &&
         (seed == NULL || fp_game_setup_parse_seed (self->setup, seed, error));
}

/* Exit codes match those of the tool: 2 for an invalid command line. */
static int
fp_application_handle_local_options (GApplication *application, GVariantDict *given)
{
  g_autoptr (GError) error = NULL;
  if (g_variant_dict_contains (given, "version"))
    {
      g_print ("fifth-planet %s\n", VERSION);
      return 0;
    }
  if (!read_setup (FP_APPLICATION (application), given, &error))
    {
      g_printerr ("fifth-planet: %s\n", error->message);
      return 2;
    }
  return -1;
}

/* Settings */

/* Returns the delay of the computer in milliseconds. $FIFTH_PLANET_PACE overrides the setting, for
 * tests. */
static guint
pace (FpApplication *self)
{
  const char *text = g_getenv ("FIFTH_PLANET_PACE");
  guint64 number;
  if (text != NULL && g_ascii_string_to_unsigned (text, 10, 0, MAX_PACE, &number, NULL))
    return (guint) number;
  /* The enumeration's values are milliseconds. */
  return self->settings != NULL ? (guint) g_settings_get_enum (self->settings, "computer-pace") : PACE;
}

static void
on_pace_changed (FpApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (FP_IS_WINDOW (l->data))
      fp_window_set_pace (l->data, pace (self));
}

static void
on_style_changed (FpApplication *self)
{
  static const AdwColorScheme schemes[] = { ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT,
                                            ADW_COLOR_SCHEME_FORCE_DARK };
  guint style = (guint) g_settings_get_enum (self->settings, "style");
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      schemes[MIN (style, G_N_ELEMENTS (schemes) - 1)]);
}

/* Rules */

/* Returns the active window if it holds a game, else NULL. */
static FpWindow *
game_window (FpApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  return FP_IS_WINDOW (window) ? FP_WINDOW (window) : NULL;
}

/* Shows the rules window, which exists once. @place NULL keeps the page that was shown last. */
static void
show_rules_window (FpApplication *self, const char *place)
{
  FpWindow *window = game_window (self);
  FpGame *game = window != NULL ? fp_window_game (window) : NULL;
  if (self->catalog_model == NULL)
    return;
  if (self->rules == NULL)
    g_set_weak_pointer (&self->rules,
                        fp_rules_window_new (GTK_APPLICATION (self), self->catalog_model, self->settings));
  if (game != NULL)
    fp_rules_window_set_game (FP_RULES_WINDOW (self->rules), game);
  if (place != NULL)
    fp_rules_window_open (FP_RULES_WINDOW (self->rules), place);
  gtk_window_present (self->rules);
}

/* Shows the rules beside the table of the active window. Without a table, or if the player prefers
 * so, the rules get a window of their own. */
static void
show_rules (FpApplication *self, const char *place)
{
  gboolean separate = self->settings != NULL && g_settings_get_boolean (self->settings, "rules-in-window");
  FpWindow *window = game_window (self);
  if (separate || window == NULL || !fp_window_show_rules (window, place))
    show_rules_window (self, place);
}

/* Moves the open rules to the place the player now prefers. */
static void
on_rules_in_window_changed (FpApplication *self)
{
  gboolean separate = g_settings_get_boolean (self->settings, "rules-in-window"), any = FALSE;
  g_autofree char *place = NULL;
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (separate && FP_IS_WINDOW (l->data) && fp_window_rules_place (l->data) != NULL)
      {
        any = TRUE;
        fp_window_hide_rules (l->data);
      }
  if (!separate && self->rules != NULL)
    {
      any = TRUE;
      gtk_window_close (self->rules);
    }
  place = g_settings_get_string (self->settings, "rules-place");
  if (any)
    show_rules (self, place);
}

static void
init_settings (FpApplication *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "preferences");
  self->settings = fp_settings_find ();
  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), self->settings != NULL);
  if (self->settings == NULL)
    return;
  g_signal_connect_object (self->settings, "changed::computer-pace", G_CALLBACK (on_pace_changed), self,
                           G_CONNECT_SWAPPED);
  g_autoptr (GAction) separate = g_settings_create_action (self->settings, "rules-in-window");
  g_action_map_add_action (G_ACTION_MAP (self), separate);
  g_signal_connect_object (self->settings, "changed::rules-in-window", G_CALLBACK (on_rules_in_window_changed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::style", G_CALLBACK (on_style_changed), self, G_CONNECT_SWAPPED);
  on_style_changed (self);
}

static FpWindow *
new_window (FpApplication *self)
{
  return fp_window_new (GTK_APPLICATION (self), self->catalog_model, pace (self));
}

/* Actions */

static void
on_quit (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (data));
  /* Closing makes each window save its size. */
  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static void
on_about (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  fp_about_show (gtk_application_get_active_window (data));
}

/* The preferences window exists once because there is one set of settings. */
static void
on_preferences (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpApplication *self = data;
  if (self->preferences == NULL)
    g_set_weak_pointer (&self->preferences,
                        fp_preferences_new (gtk_application_get_active_window (data), self->settings));
  gtk_window_present (self->preferences);
}

/* Shows the rules page about the pending decision, if there is one. */
static void
on_rules (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpWindow *window = game_window (data);
  show_rules (data, window != NULL ? fp_window_rule (window) : NULL);
}

static void
on_rules_page (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  show_rules (data, g_variant_get_string (parameter, NULL));
}

/* The cards window exists once because it shows the catalog and no particular game. It opens with
 * the cards of the active window's game. */
static void
on_cards (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpApplication *self = data;
  FpWindow *window = game_window (self);
  int edition = window != NULL ? fp_window_edition (window) : -1;
  if (self->catalog_model == NULL)
    return;
  if (self->cards == NULL)
    g_set_weak_pointer (&self->cards,
                        fp_cards_window_new (GTK_APPLICATION (self), self->catalog_model, self->settings));
  if (edition >= 0)
    fp_cards_window_show_edition (FP_CARDS_WINDOW (self->cards), (guint) edition);
  gtk_window_present (self->cards);
}

static void
on_new_window (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  FpApplication *self = data;
  if (self->catalog_model != NULL)
    gtk_window_present (GTK_WINDOW (new_window (self)));
}

static const GActionEntry actions[] = {
  { "quit", on_quit },   { "about", on_about }, { "preferences", on_preferences },    { "new-window", on_new_window },
  { "cards", on_cards }, { "rules", on_rules }, { "rules-page", on_rules_page, "s" },
};

static void
set_accels (GtkApplication *application)
{
  static const struct
  {
    const char *action;
    const char *keys[3];
  } accels[] = {
    { "app.quit", { "<Control>q" } },
    { "app.preferences", { "<Control>comma" } },
    { "app.new-window", { "<Shift><Control>n" } },
    { "app.rules", { "F1" } },
    { "app.rules-page::turn", { "<Shift><Control>t" } },
    { "app.cards", { "<Shift><Control>c" } },
    { "win.new-game", { "<Control>n" } },
    { "win.open", { "<Control>o" } },
    { "win.save", { "<Control>s" } },
    { "win.save-as", { "<Shift><Control>s" } },
    { "win.save-log", { "<Shift><Control>l" } },
    { "win.save-picture", { "<Shift><Control>g" } },
    { "win.report-fault", { "<Shift><Control>f" } },
    { "win.start-page", { "<Alt>Home" } },
    { "win.back", { "<Alt>Left" } },
    { "window.close", { "<Control>w" } },
    { "win.hint", { "<Control>h" } },
    { "win.pause", { "<Control>p" } },
    { "win.pass-until-reveal", { "<Shift><Control>p" } },
    { "win.step", { "<Control>period" } },
    { "win.undo", { "<Control>z" } },
    { "win.redo", { "<Shift><Control>z" } },
    { "win.confirm", { "<Control>Return", "<Control>KP_Enter" } },
    { "win.show-log", { "F9" } },
    { "win.show-rules", { "<Control>r" } },
    { "win.show-why", { "<Control>e" } },
    { "win.find-in-log", { "<Control>f" } },
    { "win.look-back::first", { "<Shift><Alt>Page_Up" } },
    { "win.look-back::turn-back", { "<Alt>Page_Up" } },
    { "win.look-back::back", { "<Alt>Left" } },
    { "win.look-back::forward", { "<Alt>Right" } },
    { "win.look-back::turn-forward", { "<Alt>Page_Down" } },
    { "win.look-back::last", { "<Shift><Alt>Page_Down" } },
    { "win.show-rule", { "question" } },
    { "win.lesson-next", { "F2" } },
    { "win.lesson-back", { "<Shift>F2" } },
    { "win.lesson-menu", { "<Control>l" } },
    { "win.show-help-overlay", { "<Control>question" } },
  };
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (application, accels[i].action, accels[i].keys);
  gtk_application_set_accels_for_action (application, "win.press::" FP_DECISION_USUAL_KEY,
                                         (const char *[]){ "u", NULL });
  for (guint i = 0; i < 10; i++)
    {
      g_autofree char *action = g_strdup_printf ("win.press::%u", i);
      g_autofree char *key = g_strdup_printf ("%u", i);
      g_autofree char *pad = g_strdup_printf ("KP_%u", i);
      const char *keys[] = { key, pad, NULL };
      gtk_application_set_accels_for_action (application, action, keys);
    }
}

/* GApplication */

static void
fp_application_startup (GApplication *application)
{
  G_APPLICATION_CLASS (fp_application_parent_class)->startup (application);
  g_action_map_add_action_entries (G_ACTION_MAP (application), actions, G_N_ELEMENTS (actions), application);
  set_accels (GTK_APPLICATION (application));
  init_settings (FP_APPLICATION (application));
  fp_renderer_choose (gdk_display_get_default ());
}

/* The program cannot run without cards. The dialog shows the error, and the program ends with the
 * dialog. */
static void
show_load_error (FpApplication *self, const GError *error)
{
  GtkWidget *dialog = adw_message_dialog_new (NULL, _ ("The game can't be played"), error->message);
  g_printerr ("fifth-planet: %s\n", error->message);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _ ("_Close"));
  gtk_application_add_window (GTK_APPLICATION (self), GTK_WINDOW (dialog));
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
ensure_catalog_model (FpApplication *self)
{
  g_autoptr (GError) error = NULL;
  if (self->catalog_model == NULL)
    self->catalog_model = fp_catalog_model_new (&error);
  if (self->catalog_model == NULL)
    show_load_error (self, error);
  return self->catalog_model != NULL;
}

/* Returns a window without a game, creating one if necessary. */
static FpWindow *
ensure_empty_window (FpApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (FP_IS_WINDOW (l->data) && fp_window_is_free (l->data))
      return l->data;
  return new_window (self);
}

/* Starts the game that the command line asks for, if it does. The window is shown with the game,
 * since laying out the start page takes time. */
static void
start_requested_game (FpApplication *self)
{
  g_autoptr (FpGameSetup) setup = g_steal_pointer (&self->setup);
  if (setup == NULL)
    return;
  FpWindow *window = ensure_empty_window (self);
  fp_window_start (window, setup);
  gtk_window_present (GTK_WINDOW (window));
}

static void
fp_application_activate (GApplication *application)
{
  FpApplication *self = FP_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));
  if (!ensure_catalog_model (self))
    return;
  if (self->setup == NULL)
    gtk_window_present (window != NULL ? window : GTK_WINDOW (ensure_empty_window (self)));
  start_requested_game (self);
}

static void
fp_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  FpApplication *self = FP_APPLICATION (application);
  if (!ensure_catalog_model (self))
    return;
  for (int i = 0; i < n_files; i++)
    {
      FpWindow *window = ensure_empty_window (self);
      gtk_window_present (GTK_WINDOW (window));
      fp_window_open (window, files[i]);
    }
  start_requested_game (self);
}

/* The rules and cards windows close with the last game window. */
static void
fp_application_window_removed (GtkApplication *application, GtkWindow *window)
{
  FpApplication *self = FP_APPLICATION (application);
  GTK_APPLICATION_CLASS (fp_application_parent_class)->window_removed (application, window);
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (FP_IS_WINDOW (l->data))
      return;
  if (FP_IS_WINDOW (window) && self->rules != NULL)
    gtk_window_close (self->rules);
  if (FP_IS_WINDOW (window) && self->cards != NULL)
    gtk_window_close (self->cards);
}

static void
fp_application_finalize (GObject *object)
{
  FpApplication *self = FP_APPLICATION (object);
  g_clear_weak_pointer (&self->preferences);
  g_clear_weak_pointer (&self->rules);
  g_clear_weak_pointer (&self->cards);
  g_clear_object (&self->settings);
  g_clear_object (&self->catalog_model);
  g_clear_pointer (&self->setup, fp_game_setup_free);
  G_OBJECT_CLASS (fp_application_parent_class)->finalize (object);
}

static void
fp_application_class_init (FpApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);
  G_OBJECT_CLASS (klass)->finalize = fp_application_finalize;
  GTK_APPLICATION_CLASS (klass)->window_removed = fp_application_window_removed;
  application_class->startup = fp_application_startup;
  application_class->activate = fp_application_activate;
  application_class->open = fp_application_open;
  application_class->handle_local_options = fp_application_handle_local_options;
}

static void
fp_application_init (FpApplication *self)
{
  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _ ("[GAME…]"));
}

FpApplication *
fp_application_new (void)
{
  return g_object_new (FP_TYPE_APPLICATION, "application-id", APP_ID, "resource-base-path",
                       "/io/github/fifthplanet/FifthPlanet", "flags",
                       G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN, NULL);
}
