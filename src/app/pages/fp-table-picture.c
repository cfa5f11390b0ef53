/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A small picture of a game's table. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrap-box.h"
#include "app/table/fp-globe.h"
#include "app/table/fp-pips.h"
#include "app/table/fp-seat-mark.h"
#include "app/table/fp-starfield.h"
#include "app/pages/fp-table-picture.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-seat-item.h"

enum
{
  PLANET = 40, /* size in pixels */
  PLANETS_A_ROW = 6,
  SEATS_APART = 12, /* pixels */
};

struct _FpTablePicture
{
  AdwBin parent_instance;
  GtkWidget *inside, *table;
  FpWrapBox *far;
  AdwBin *near;
  GtkBox *planets;
  GtkLabel *none, *turn;
};

G_DEFINE_FINAL_TYPE (FpTablePicture, fp_table_picture, ADW_TYPE_BIN)

static void
fp_table_picture_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_TABLE_PICTURE);
  G_OBJECT_CLASS (fp_table_picture_parent_class)->dispose (object);
}

static void
fp_table_picture_class_init (FpTablePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_table_picture_dispose;
  g_type_ensure (FP_TYPE_STARFIELD);
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/table-picture.ui");
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, inside);
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, table);
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, far);
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, near);
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, planets);
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, none);
  gtk_widget_class_bind_template_child (widget_class, FpTablePicture, turn);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* The table fills the picture. GtkOverlay would make it as high as its names need at the least
 * width. */
static gboolean
on_position (GtkOverlay *inside, GtkWidget *table, GdkRectangle *place)
{
  *place =
      (GdkRectangle){ 0, 0, gtk_widget_get_width (GTK_WIDGET (inside)), gtk_widget_get_height (GTK_WIDGET (inside)) };
  return TRUE;
}

static void
fp_table_picture_init (FpTablePicture *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self->inside, "get-child-position", G_CALLBACK (on_position), NULL);
  fp_wrap_box_set_spacing (self->far, SEATS_APART);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (self->inside), self->table, TRUE);
  /* The picture as a whole has an accessible name. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->inside), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
}

static GtkWidget *
new_seat (const FpSeatFacts *seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *name = gtk_label_new (seat->name);
  gtk_widget_add_css_class (name, "heading");
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), fp_seat_mark_new (seat->shape, seat->colour));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), fp_pips_new (seat->standing, seat->needed));
  return box;
}

/* The first seat is at the near side of the table. All others are at the far side, in as many lines
 * as their names need. */
static void
show_seats (FpTablePicture *self, GListModel *seats)
{
  fp_wrap_box_clear (self->far);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (FpSeatItem) seat = g_list_model_get_item (seats, i);
      GtkWidget *view = new_seat (fp_seat_item_facts (seat));
      if (i == 0)
        adw_bin_set_child (self->near, view);
      else
        fp_wrap_box_append (self->far, view);
    }
}

/* Shows the ships on a planet. A blank keeps planets without ships at the same height. */
static void
add_ships (GtkBox *box, GListModel *fleets)
{
  gtk_widget_set_halign (GTK_WIDGET (box), GTK_ALIGN_CENTER);
  for (guint i = 0; i < g_list_model_get_n_items (fleets); i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (fleets, i);
      const FpFleetFacts *fleet = fp_fleet_item_facts (item);
      if (fleet->ships > 0)
        gtk_box_append (box, fp_labels_fleet (fleet));
    }
  if (gtk_widget_get_first_child (GTK_WIDGET (box)) == NULL)
    gtk_box_append (box, gtk_label_new (" "));
}

/* A planet of a player's system has the colour of the player. */
static GtkWidget *
new_world (const FpPlanetFacts *planet)
{
  if (planet->owner == NULL)
    return fp_labels_icon (planet->picture, PLANET);
  GtkWidget *world = g_object_new (FP_TYPE_GLOBE, "halign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *style = g_strconcat ("seat-", planet->owner_colour, NULL);
  gtk_widget_set_size_request (world, PLANET, PLANET);
  fp_globe_set (FP_GLOBE (world), planet->name, style);
  fp_globe_set_rings (FP_GLOBE (world), (const char *const *) planet->controller_colours);
  return world;
}

static GtkWidget *
new_planet (const FpPlanetFacts *planet)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *ships = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), new_world (planet));
  add_ships (GTK_BOX (ships), planet->ships);
  gtk_box_append (GTK_BOX (box), ships);
  gtk_widget_add_css_class (box, "bare");
  gtk_widget_set_size_request (box, PLANET + 18, -1);
  return box;
}

/* Each system has a row. Planets of nobody share rows. */
static void
show_planets (FpTablePicture *self, GListModel *planets)
{
  GtkWidget *row = NULL;
  const char *owner = NULL;
  guint n_in_row = 0;
  guint n = g_list_model_get_n_items (planets);
  fp_labels_clear (GTK_WIDGET (self->planets));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpPlanetItem) planet = g_list_model_get_item (planets, i);
      const FpPlanetFacts *facts = fp_planet_item_facts (planet);
      if (row == NULL || n_in_row == PLANETS_A_ROW || g_strcmp0 (facts->owner, owner) != 0)
        {
          n_in_row = 0;
          row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
          gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
          gtk_box_append (self->planets, row);
        }
      owner = facts->owner;
      n_in_row++;
      gtk_box_append (GTK_BOX (row), new_planet (facts));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->planets), n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->none), n == 0);
}

/* Sets the accessible name: “Turn 7. Ada: 2 of 5. Computer: 1 of 5”. */
static void
describe (FpTablePicture *self, const FpRecentFacts *game)
{
  g_autoptr (GString) words = g_string_new (game->state);
  for (guint i = 0; i < g_list_model_get_n_items (game->seats); i++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (game->seats, i);
      const FpSeatFacts *seat = fp_seat_item_facts (item);
      /* Translators: a player's planets, and how many win: “Ada: 3 of 5”. */
      g_autofree char *text = g_strdup_printf (_ ("%s: %d of %d"), seat->name, seat->standing, seat->needed);
      g_string_append_printf (words, ". %s", text);
    }
  fp_labels_set_name (GTK_WIDGET (self), words->str);
}

void
fp_table_picture_show (FpTablePicture *self, FpRecentItem *item)
{
  const FpRecentFacts *game = item != NULL ? fp_recent_item_facts (item) : NULL;
  gboolean known = game != NULL && game->planets != NULL && g_list_model_get_n_items (game->seats) > 0;
  gtk_widget_set_visible (GTK_WIDGET (self), known);
  if (!known)
    return;
  show_seats (self, game->seats);
  show_planets (self, game->planets);
  fp_label_set (self->turn, game->state);
  describe (self, game);
}
