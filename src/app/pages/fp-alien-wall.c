/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The wall of aliens. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-alien-wall.h"
#include "app/widgets/fp-drop-down.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "model/fp-alien-records.h"
#include "model/game/fp-game-setup.h"
#include "model/items/fp-printed-card.h"

struct _FpAlienWall
{
  AdwBin parent_instance;
  FpCatalogModel *catalog_model;
  AdwPreferencesGroup *group;
  GtkDropDown *edition; /* in the order of the program */
  GtkFlowBox *box;
};

G_DEFINE_FINAL_TYPE (FpAlienWall, fp_alien_wall, ADW_TYPE_BIN)

enum
{
  PORTRAIT = 56, /* pixels */
  NAME_CHARS = 11,
  NAME_LINES = 2,
  MOST_COLUMNS = 10,
  SPACING = 6,
};

/* Returns the place of @item. @record is your line about it, NULL: you have not played with it. */
static GtkWidget *
new_cell (FpPrintedCard *item, const char *record)
{
  const FpPrintedCardFacts *card = fp_printed_card_facts (item);
  const char *title = fp_card_item_facts (card->card)->title;
  GtkWidget *cell = gtk_flow_box_child_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *portrait = fp_portrait_view_new (PORTRAIT);
  g_autofree char *name = g_strdup_printf ("%s, %s", title, record != NULL ? record : _ ("not played yet"));
  fp_portrait_view_set_card (FP_PORTRAIT_VIEW (portrait), card->card);
  gtk_widget_set_halign (portrait, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), portrait);
  gtk_box_append (GTK_BOX (box), fp_labels_new_caption (title, "caption", NAME_CHARS, NAME_LINES));
  if (record != NULL)
    gtk_box_append (GTK_BOX (box), fp_labels_new_caption (record, "caption", NAME_CHARS, NAME_LINES));
  fp_labels_set_class (cell, "not-played", record == NULL);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (cell), box);
  fp_labels_set_name (cell, name);
  return cell;
}

/* Appends the aliens of @cards that you have played with (@played) or, with !@lit, the others. */
static void
append_aliens (FpAlienWall *self, GListModel *cards, GHashTable *records, GHashTable *played, gboolean lit)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpPrintedCard) item = g_list_model_get_item (cards, i);
      const char *id = fp_printed_card_facts (item)->id;
      if (g_hash_table_contains (played, id) == lit)
        gtk_flow_box_append (self->box, new_cell (item, lit ? g_hash_table_lookup (records, id) : NULL));
    }
}

static void
fill (FpAlienWall *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (gtk_drop_down_get_selected (self->edition));
  const char *kind = setup != NULL ? fp_game_setup_sheets (setup) : NULL;
  GtkFlowBoxChild *child;
  while ((child = gtk_flow_box_get_child_at_index (self->box, 0)) != NULL)
    gtk_flow_box_remove (self->box, GTK_WIDGET (child));
  if (kind == NULL)
    return;
  g_autoptr (GHashTable) played = NULL;
  g_autoptr (GHashTable) records = fp_alien_records (fp_game_setup_edition (setup), &played);
  g_autoptr (GListModel) cards =
      fp_catalog_model_cards (fp_catalog_model_of (self->catalog_model, setup->edition), kind);
  append_aliens (self, cards, records, played, TRUE);
  append_aliens (self, cards, records, played, FALSE);
  g_autofree char *text =
      /* Translators: aliens that you have played with, and those that there are. */
      g_strdup_printf (ngettext ("%u of %u alien played", "%u of %u aliens played", g_list_model_get_n_items (cards)),
                       g_hash_table_size (played), g_list_model_get_n_items (cards));
  adw_preferences_group_set_description (self->group, text);
}

static void
fp_alien_wall_dispose (GObject *object)
{
  g_clear_object (&FP_ALIEN_WALL (object)->catalog_model);
  G_OBJECT_CLASS (fp_alien_wall_parent_class)->dispose (object);
}

static void
fp_alien_wall_class_init (FpAlienWallClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_alien_wall_dispose;
}

static void
fp_alien_wall_init (FpAlienWall *self)
{
  g_auto (GStrv) names = fp_game_setup_edition_names ();
  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  self->box = GTK_FLOW_BOX (gtk_flow_box_new ());
  self->edition = GTK_DROP_DOWN (gtk_drop_down_new_from_strings ((const char *const *) names));
  fp_drop_down_name (self->edition, _ ("Edition"), NULL);
  gtk_widget_set_valign (GTK_WIDGET (self->edition), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->edition), g_strv_length (names) > 1);
  gtk_flow_box_set_homogeneous (self->box, TRUE);
  gtk_flow_box_set_max_children_per_line (self->box, MOST_COLUMNS);
  gtk_flow_box_set_row_spacing (self->box, SPACING);
  gtk_flow_box_set_column_spacing (self->box, SPACING);
  gtk_flow_box_set_selection_mode (self->box, GTK_SELECTION_NONE);
  fp_labels_set_name (GTK_WIDGET (self->box), _ ("Aliens"));
  adw_preferences_group_set_title (self->group, _ ("Aliens"));
  adw_preferences_group_set_header_suffix (self->group, GTK_WIDGET (self->edition));
  adw_preferences_group_add (self->group, GTK_WIDGET (self->box));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->group));
}

GtkWidget *
fp_alien_wall_new (FpCatalogModel *catalog_model)
{
  FpAlienWall *self = g_object_new (FP_TYPE_ALIEN_WALL, NULL);
  self->catalog_model = g_object_ref (catalog_model);
  fill (self);
  g_signal_connect_object (self->edition, "notify::selected", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
