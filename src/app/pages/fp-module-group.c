/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The modules of an edition as switches. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-module-group.h"
#include "app/widgets/fp-labels.h"

struct _FpModuleGroup
{
  AdwPreferencesGroup parent_instance;
  GPtrArray *rows, *switches; /* of AdwActionRow and GtkSwitch, by module */
  gboolean quiet; /* the program turns switches */
};

G_DEFINE_FINAL_TYPE (FpModuleGroup, fp_module_group, ADW_TYPE_PREFERENCES_GROUP)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_turned (FpModuleGroup *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
fp_module_group_finalize (GObject *object)
{
  g_ptr_array_unref (FP_MODULE_GROUP (object)->rows);
  g_ptr_array_unref (FP_MODULE_GROUP (object)->switches);
  G_OBJECT_CLASS (fp_module_group_parent_class)->finalize (object);
}

static void
fp_module_group_class_init (FpModuleGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_module_group_finalize;
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_module_group_init (FpModuleGroup *self)
{
  self->rows = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self), _ ("Modules"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
add_row (FpModuleGroup *self, const char *name)
{
  GtkWidget *row = adw_action_row_new (), *turned = gtk_switch_new ();
  gtk_widget_set_valign (turned, GTK_ALIGN_CENTER);
  fp_labels_set_name (turned, name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), turned);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), turned);
  g_signal_connect_object (turned, "notify::active", G_CALLBACK (on_turned), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);
  g_ptr_array_add (self->rows, row);
  g_ptr_array_add (self->switches, turned);
}

void
fp_module_group_show (FpModuleGroup *self, const FpGameSetup *setup)
{
  guint n = fp_game_setup_n_modules (setup);
  for (guint i = 0; i < self->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), g_ptr_array_index (self->rows, i));
  g_ptr_array_set_size (self->rows, 0);
  g_ptr_array_set_size (self->switches, 0);
  self->quiet = TRUE;
  for (guint module = 0; module < n; module++)
    {
      g_autofree char *name = fp_game_setup_module_name (setup, module);
      add_row (self, name);
      gtk_switch_set_active (g_ptr_array_index (self->switches, module), fp_game_setup_has_module (setup, module));
    }
  self->quiet = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  fp_module_group_update (self, setup);
}

void
fp_module_group_read (FpModuleGroup *self, FpGameSetup *setup)
{
  for (guint module = 0; module < self->switches->len; module++)
    fp_game_setup_set_module (setup, module, gtk_switch_get_active (g_ptr_array_index (self->switches, module)));
}

/* A module that is off can't be turned on while a condition isn't met. One that is on stays so, and
 * the game doesn't begin. */
void
fp_module_group_update (FpModuleGroup *self, const FpGameSetup *setup)
{
  for (guint module = 0; module < self->rows->len; module++)
    {
      g_autofree char *clash = fp_game_setup_module_clash (setup, module);
      const char *gist = fp_game_setup_module_gist (setup, module);
      AdwActionRow *row = g_ptr_array_index (self->rows, module);
      adw_action_row_set_subtitle (row, clash != NULL ? clash : gist != NULL ? gist : "");
      fp_labels_set_class (GTK_WIDGET (row), "impossible", clash != NULL);
      gtk_widget_set_sensitive (GTK_WIDGET (row), clash == NULL || fp_game_setup_has_module (setup, module));
    }
}
