/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences window. */
#include "config.h"

#include "app/window/fp-preferences.h"

#include "app/widgets/fp-labels.h"

struct _FpPreferences
{
  AdwPreferencesWindow parent_instance;
  /* rows in the order of the schema's enumerations */
  AdwComboRow *motion, *pace, *results, *deal_clock, *style, *language, *undo;
  GtkSwitch *side_panel, *rules_in_window, *ask_always;
};

G_DEFINE_FINAL_TYPE (FpPreferences, fp_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static void
fp_preferences_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PREFERENCES);
  G_OBJECT_CLASS (fp_preferences_parent_class)->dispose (object);
}

static void
fp_preferences_class_init (FpPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_preferences_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, motion);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, results);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, deal_clock);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, style);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, language);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, undo);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, side_panel);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, rules_in_window);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, ask_always);
}

static void
fp_preferences_init (FpPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Returns the nicks of the enumeration @key, in the order of the schema. Free with g_strfreev
 * (). */
static char **
enum_nicks (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_object_get (settings, "settings-schema", &schema, NULL);
  g_autoptr (GSettingsSchemaKey) schema_key = g_settings_schema_get_key (schema, key);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (schema_key);
  g_autoptr (GVariant) nicks = NULL;
  g_variant_get (range, "(&sv)", NULL, &nicks);
  return g_variant_dup_strv (nicks, NULL);
}

static gboolean
nick_to_row (GValue *value, GVariant *nick, gpointer nicks)
{
  for (guint i = 0; ((char **) nicks)[i] != NULL; i++)
    if (g_strcmp0 (((char **) nicks)[i], g_variant_get_string (nick, NULL)) == 0)
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
row_to_nick (const GValue *value, const GVariantType *type, gpointer nicks)
{
  guint row = g_value_get_uint (value);
  return row < g_strv_length (nicks) ? g_variant_new_string (((char **) nicks)[row]) : NULL;
}

/* The row has no accessible name of its own. The name includes the selected item. */
static void
update_accessible_name (AdwComboRow *row)
{
  GtkStringObject *selected = adw_combo_row_get_selected_item (row);
  if (selected == NULL)
    return;
  g_autofree char *name = g_strdup_printf ("%s: %s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                                           gtk_string_object_get_string (selected));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  fp_labels_set_name (GTK_WIDGET (row), name);
}

static void
bind_enum (GSettings *settings, const char *key, AdwComboRow *row)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, nick_to_row, row_to_nick,
                                enum_nicks (settings, key), (GDestroyNotify) g_strfreev);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (update_accessible_name), NULL);
  update_accessible_name (row);
}

GtkWindow *
fp_preferences_new (GtkWindow *window, GSettings *settings)
{
  FpPreferences *self = g_object_new (FP_TYPE_PREFERENCES, "transient-for", window, NULL);
  bind_enum (settings, "motion-speed", self->motion);
  bind_enum (settings, "computer-pace", self->pace);
  bind_enum (settings, "held-results", self->results);
  bind_enum (settings, "deal-clock", self->deal_clock);
  bind_enum (settings, "style", self->style);
  bind_enum (settings, "language", self->language);
  bind_enum (settings, "undo", self->undo);
  g_settings_bind (settings, "ask-always", self->ask_always, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "rules-in-window", self->rules_in_window, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "side-panel", self->side_panel, "active", G_SETTINGS_BIND_DEFAULT);
  return GTK_WINDOW (self);
}
