/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of puzzles. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-puzzles-page.h"
#include "model/fp-puzzle-shelf.h"
#include "model/game/fp-game-setup.h"

struct _FpPuzzlesPage
{
  AdwBin parent_instance;
  GtkBox *groups;
  GtkWidget *first; /* row that gets the focus with the page; NULL: there is none */
};

G_DEFINE_FINAL_TYPE (FpPuzzlesPage, fp_puzzles_page, ADW_TYPE_BIN)

/* Returns what stands below the title of @entry. */
static char *
format_subtitle (const FpPuzzleEntry *entry)
{
  const char *solved = entry->solved ? _ ("solved") : NULL;
  g_autofree char *about =
      /* Translators: a player and a question; the level of the puzzle: “Red (Zombie) · Which card
       * do you play? · easy”. */
      entry->level != NULL ? g_strdup_printf (_ ("%s · %s"), entry->about, entry->level) : g_strdup (entry->about);
  /* Translators: a line about a puzzle; the word “solved”. */
  return solved != NULL ? g_strdup_printf (_ ("%s · %s"), about, solved) : g_steal_pointer (&about);
}

static GtkWidget *
new_row (const FpPuzzleEntry *entry)
{
  g_autofree char *subtitle = format_subtitle (entry);
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, "title", entry->title, "subtitle", subtitle,
                                 "activatable", TRUE, "action-name", "win.play-puzzle", NULL);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", entry->path);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  gtk_widget_set_opacity (tick, entry->solved ? 1 : 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), tick);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  return row;
}

/* Adds the puzzles of the edition called @edition, whose name is @name. */
static void
add_group (FpPuzzlesPage *self, FpCatalogModel *catalog_model, const char *edition, const char *name, const char *path)
{
  g_autoptr (FpPuzzleShelf) shelf = fp_puzzle_shelf_new (catalog_model, edition);
  const GPtrArray *entries = fp_puzzle_shelf_entries (shelf);
  guint solved = 0;
  if (entries->len == 0)
    return;
  GtkWidget *group = adw_preferences_group_new ();
  gtk_box_append (self->groups, group);
  for (guint i = 0; i < entries->len; i++)
    {
      const FpPuzzleEntry *entry = g_ptr_array_index (entries, i);
      GtkWidget *row = new_row (entry);
      solved += entry->solved;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      if (g_strcmp0 (entry->path, path) == 0 || (path == NULL && self->first == NULL && !entry->solved))
        self->first = row;
    }
  g_autofree char *count = g_strdup_printf (
      /* Translators: the number of puzzles that are solved, and of all: “3 of 10 solved”. */
      ngettext ("%u of %u solved", "%u of %u solved", entries->len), solved, entries->len);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), name);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), count);
}

void
fp_puzzles_page_show (FpPuzzlesPage *self, FpCatalogModel *catalog_model, const char *path)
{
  GtkWidget *child;
  FpGameSetup *next;
  self->first = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->groups))) != NULL)
    gtk_box_remove (self->groups, child);
  for (guint i = 0; (next = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      g_autoptr (FpGameSetup) setup = next;
      add_group (self, catalog_model, fp_game_setup_edition (setup), fp_game_setup_edition_name (setup), path);
    }
}

static gboolean
fp_puzzles_page_grab_focus (GtkWidget *widget)
{
  FpPuzzlesPage *self = FP_PUZZLES_PAGE (widget);
  return self->first != NULL ? gtk_widget_grab_focus (self->first)
                             : gtk_widget_child_focus (GTK_WIDGET (self->groups), GTK_DIR_TAB_FORWARD);
}

static void
fp_puzzles_page_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PUZZLES_PAGE);
  G_OBJECT_CLASS (fp_puzzles_page_parent_class)->dispose (object);
}

static void
fp_puzzles_page_class_init (FpPuzzlesPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_puzzles_page_dispose;
  widget_class->grab_focus = fp_puzzles_page_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/puzzles-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPuzzlesPage, groups);
}

static void
fp_puzzles_page_init (FpPuzzlesPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
