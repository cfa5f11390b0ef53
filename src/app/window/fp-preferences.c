/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window in which the settings are changed. */
#include "config.h"

#include "app/window/fp-preferences.h"

#include "app/widgets/fp-labels.h"

struct _FpPreferences
{
  AdwPreferencesWindow parent_instance;
  AdwComboRow *motion, *pace, *style, *undo; /* in the order of their enumerations in the schema */
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
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, pace);
  gtk_widget_class_bind_template_child (widget_class, FpPreferences, style);
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

/* The words of an enumeration of the schema, in its order.  Free with g_strfreev (). */
static char **
words_of (GSettings *settings, const char *key)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_object_get (settings, "settings-schema", &schema, NULL);
  g_autoptr (GSettingsSchemaKey) described = g_settings_schema_get_key (schema, key);
  g_autoptr (GVariant) range = g_settings_schema_key_get_range (described);
  g_autoptr (GVariant) words = NULL;
  g_variant_get (range, "(&sv)", NULL, &words);
  return g_variant_dup_strv (words, NULL);
}

static gboolean
row_of_word (GValue *value, GVariant *word, gpointer words)
{
  for (guint i = 0; ((char **) words)[i] != NULL; i++)
    if (g_strcmp0 (((char **) words)[i], g_variant_get_string (word, NULL)) == 0)
      {
        g_value_set_uint (value, i);
        return TRUE;
      }
  return FALSE;
}

static GVariant *
word_of_row (const GValue *value, const GVariantType *type, gpointer words)
{
  guint row = g_value_get_uint (value);
  return row < g_strv_length (words) ? g_variant_new_string (((char **) words)[row]) : NULL;
}

/* A screen reader hears what is chosen; of itself the row has no name. */
static void
say_chosen (AdwComboRow *row)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);
  if (chosen == NULL)
    return;
  g_autofree char *name = g_strdup_printf ("%s: %s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                                           gtk_string_object_get_string (chosen));
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  fp_labels_set_name (GTK_WIDGET (row), name);
}

static void
bind_words (GSettings *settings, const char *key, AdwComboRow *row)
{
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT, row_of_word, word_of_row,
                                words_of (settings, key), (GDestroyNotify) g_strfreev);
  g_signal_connect (row, "notify::selected-item", G_CALLBACK (say_chosen), NULL);
  say_chosen (row);
}

GtkWindow *
fp_preferences_new (GtkWindow *window, GSettings *settings)
{
  FpPreferences *self = g_object_new (FP_TYPE_PREFERENCES, "transient-for", window, NULL);
  bind_words (settings, "motion-speed", self->motion);
  bind_words (settings, "computer-pace", self->pace);
  bind_words (settings, "style", self->style);
  bind_words (settings, "undo", self->undo);
  g_settings_bind (settings, "ask-always", self->ask_always, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "rules-in-window", self->rules_in_window, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "side-panel", self->side_panel, "active", G_SETTINGS_BIND_DEFAULT);
  return GTK_WINDOW (self);
}
