/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The modules of an edition as switches, and its bundles as rows. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-module-group.h"
#include "app/widgets/fp-labels.h"

struct _FpModuleGroup
{
  GtkBox parent_instance;
  AdwPreferencesGroup *bundles, *modules;
  GPtrArray *bundle_rows, *marks; /* of AdwActionRow and GtkCheckButton, by bundle */
  GPtrArray *groups; /* of AdwExpanderRow by group, NULL: it has no modules or isn't shown apart */
  GPtrArray *rows, *switches; /* of AdwActionRow and GtkSwitch, by module */
  GPtrArray *shown; /* rows of @modules */
  gboolean quiet; /* the program turns switches and marks bundles */
};

G_DEFINE_FINAL_TYPE (FpModuleGroup, fp_module_group, GTK_TYPE_BOX)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_BUNDLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  GAP = 18, /* between groups, in pixels, as on the page */
};

static void
on_turned (FpModuleGroup *self)
{
  if (!self->quiet)
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
on_marked (GtkCheckButton *mark, GParamSpec *property, FpModuleGroup *self)
{
  guint bundle;
  if (!self->quiet && gtk_check_button_get_active (mark) && g_ptr_array_find (self->marks, mark, &bundle))
    g_signal_emit (self, signals[SIGNAL_BUNDLE], 0, bundle);
}

static void
fp_module_group_finalize (GObject *object)
{
  FpModuleGroup *self = FP_MODULE_GROUP (object);
  g_ptr_array_unref (self->bundle_rows);
  g_ptr_array_unref (self->marks);
  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->switches);
  g_ptr_array_unref (self->shown);
  G_OBJECT_CLASS (fp_module_group_parent_class)->finalize (object);
}

static void
fp_module_group_class_init (FpModuleGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_module_group_finalize;
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_BUNDLE] = g_signal_new ("bundle", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
}

/* Returns a new group below those that there are. */
static AdwPreferencesGroup *
add_group (FpModuleGroup *self, const char *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (group, title);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (group));
  return group;
}

static void
fp_module_group_init (FpModuleGroup *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), GAP);
  self->bundle_rows = g_ptr_array_new ();
  self->marks = g_ptr_array_new ();
  self->groups = g_ptr_array_new ();
  self->rows = g_ptr_array_new ();
  self->switches = g_ptr_array_new ();
  self->shown = g_ptr_array_new ();
  self->bundles = add_group (self, _ ("Recommended Games"));
  self->modules = add_group (self, _ ("Modules"));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Returns a new row called @name, which activates @widget and is its name. */
static GtkWidget *
new_row (const char *name, GtkWidget *widget)
{
  GtkWidget *row = adw_action_row_new ();
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), widget);
  return row;
}

static void
add_bundle (FpModuleGroup *self, const char *name)
{
  GtkWidget *mark = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *row = new_row (name, mark);
  if (self->marks->len > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (mark), g_ptr_array_index (self->marks, 0));
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  g_signal_connect (mark, "notify::active", G_CALLBACK (on_marked), self);
  adw_preferences_group_add (self->bundles, row);
  g_ptr_array_add (self->bundle_rows, row);
  g_ptr_array_add (self->marks, mark);
}

/* Puts @row into @modules. */
static void
add_shown (FpModuleGroup *self, GtkWidget *row)
{
  adw_preferences_group_add (self->modules, row);
  g_ptr_array_add (self->shown, row);
}

/* Adds a row for the modules of group @number that can be unfolded. */
static AdwExpanderRow *
add_expander (FpModuleGroup *self, const char *title)
{
  GtkWidget *row = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  add_shown (self, row);
  return ADW_EXPANDER_ROW (row);
}

/* Returns a new row with a switch called @name, which becomes that of @module. */
static GtkWidget *
new_switch (FpModuleGroup *self, guint module, const char *name)
{
  GtkWidget *turned = gtk_switch_new (), *row = new_row (name, turned);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), turned);
  g_signal_connect_object (turned, "notify::active", G_CALLBACK (on_turned), self, G_CONNECT_SWAPPED);
  g_ptr_array_index (self->rows, module) = row;
  g_ptr_array_index (self->switches, module) = turned;
  return row;
}

/* Shows the modules of @group of @setup: below a row of the group if @folded. */
static void
add_modules (FpModuleGroup *self, const FpGameSetup *setup, guint group, gboolean folded)
{
  const char *title = fp_game_setup_module_group_name (setup, group);
  AdwExpanderRow *expander = NULL;
  for (guint module = 0; module < fp_game_setup_n_modules (setup); module++)
    {
      if (fp_game_setup_module_group (setup, module) != group)
        continue;
      if (expander == NULL && folded && title != NULL)
        expander = add_expander (self, title);
      g_autofree char *name = fp_game_setup_module_name (setup, module);
      GtkWidget *row = new_switch (self, module, name);
      if (expander != NULL)
        adw_expander_row_add_row (expander, row);
      else
        add_shown (self, row);
    }
  g_ptr_array_add (self->groups, expander);
}

/* Returns TRUE if modules of @setup are in more than one group. */
static gboolean
has_groups (const FpGameSetup *setup)
{
  for (guint module = 1; module < fp_game_setup_n_modules (setup); module++)
    if (fp_game_setup_module_group (setup, module) != fp_game_setup_module_group (setup, 0))
      return TRUE;
  return FALSE;
}

static void
remove_all (AdwPreferencesGroup *group, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

void
fp_module_group_show (FpModuleGroup *self, const FpGameSetup *setup)
{
  guint n = fp_game_setup_n_modules (setup), n_bundles = fp_game_setup_n_bundles (setup);
  remove_all (self->bundles, self->bundle_rows);
  remove_all (self->modules, self->shown);
  g_ptr_array_set_size (self->marks, 0);
  g_ptr_array_set_size (self->groups, 0);
  g_ptr_array_set_size (self->rows, (int) n);
  g_ptr_array_set_size (self->switches, (int) n);
  self->quiet = TRUE;
  for (guint bundle = 0; bundle < n_bundles; bundle++)
    add_bundle (self, fp_game_setup_bundle_name (setup, bundle));
  for (guint group = 0; group <= fp_game_setup_n_module_groups (setup); group++)
    add_modules (self, setup, group, has_groups (setup));
  self->quiet = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->bundles), n_bundles > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->modules), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 || n_bundles > 0);
  fp_module_group_set (self, setup);
}

void
fp_module_group_set (FpModuleGroup *self, const FpGameSetup *setup)
{
  self->quiet = TRUE;
  for (guint module = 0; module < self->switches->len; module++)
    gtk_switch_set_active (g_ptr_array_index (self->switches, module), fp_game_setup_has_module (setup, module));
  self->quiet = FALSE;
  fp_module_group_update (self, setup);
}

void
fp_module_group_read (FpModuleGroup *self, FpGameSetup *setup)
{
  for (guint module = 0; module < self->switches->len; module++)
    fp_game_setup_set_module (setup, module, gtk_switch_get_active (g_ptr_array_index (self->switches, module)));
}

/* Shows @gist below the name of @row, or why it is impossible. */
static void
update_row (AdwActionRow *row, const char *gist, const char *clash)
{
  adw_action_row_set_subtitle (row, clash != NULL ? clash : gist != NULL ? gist : "");
  fp_labels_set_class (GTK_WIDGET (row), "impossible", clash != NULL);
}

/* Names the modules of @group that are on. */
static void
update_group (FpModuleGroup *self, const FpGameSetup *setup, guint group)
{
  AdwExpanderRow *row = g_ptr_array_index (self->groups, group);
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint module = 0; module < fp_game_setup_n_modules (setup); module++)
    if (fp_game_setup_module_group (setup, module) == group && fp_game_setup_has_module (setup, module))
      {
        g_autofree char *name = fp_game_setup_module_name (setup, module);
        g_string_append_printf (names, "%s%s", names->len > 0 ? " · " : "", name);
      }
  if (row != NULL)
    /* Translators: no module of a group is chosen. */
    adw_expander_row_set_subtitle (row, names->len > 0 ? names->str : _ ("As usual"));
}

/* A module that is off can't be turned on while a condition isn't met. One that is on stays so, and
 * the game doesn't begin. */
void
fp_module_group_update (FpModuleGroup *self, const FpGameSetup *setup)
{
  for (guint module = 0; module < self->rows->len; module++)
    {
      g_autofree char *clash = fp_game_setup_module_clash (setup, module);
      g_autofree char *gist = fp_game_setup_module_gist (setup, module);
      GtkWidget *row = g_ptr_array_index (self->rows, module);
      update_row (ADW_ACTION_ROW (row), gist, clash);
      gtk_widget_set_sensitive (row, clash == NULL || fp_game_setup_has_module (setup, module));
    }
  for (guint group = 0; group < self->groups->len; group++)
    update_group (self, setup, group);
  self->quiet = TRUE;
  for (guint bundle = 0; bundle < self->marks->len; bundle++)
    {
      g_autofree char *clash = fp_game_setup_bundle_clash (setup, bundle);
      GtkWidget *row = g_ptr_array_index (self->bundle_rows, bundle);
      update_row (ADW_ACTION_ROW (row), fp_game_setup_bundle_gist (setup, bundle), clash);
      gtk_widget_set_sensitive (row, clash == NULL);
      gtk_check_button_set_active (g_ptr_array_index (self->marks, bundle), fp_game_setup_has_bundle (setup, bundle));
    }
  self->quiet = FALSE;
}
