/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A picture of an edition. */
#include "app/pages/fp-edition-picture.h"

#include <math.h>

#include "app/table/fp-globe.h"
#include "app/table/fp-starfield.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-seeded-random.h"
#include "model/items/fp-printed-card.h"

enum
{
  WIDTH = 200, /* pixels */
  LEAST_WIDTH = 84,
  HEIGHT = 112,
  MOST_FACES = 6,
};

/* Colours of the planet, as style classes. */
static const char *const worlds[] = { "fp-planet-gold", "fp-planet-blue", "fp-planet-green", "fp-planet-pink" };

struct _FpEditionPicture
{
  GtkWidget parent_instance;
  FpGameSetup *setup; /* with the most seats */
  GtkWidget *sky, *planet;
  guint n_faces;
  GtkWidget *faces[MOST_FACES]; /* of FpPortraitView */
};

G_DEFINE_FINAL_TYPE (FpEditionPicture, fp_edition_picture, GTK_TYPE_WIDGET)

static void
fp_edition_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                            int *minimum_baseline, int *natural_baseline)
{
  gboolean across = orientation == GTK_ORIENTATION_HORIZONTAL;
  *minimum = across ? LEAST_WIDTH : HEIGHT;
  *natural = across ? WIDTH : HEIGHT;
}

/* Gives @child the square of @size pixels around @x, @y. */
static void
place (GtkWidget *child, double x, double y, double size)
{
  GtkAllocation area = { (int) (x - size / 2), (int) (y - size / 2), (int) size, (int) size };
  int least = 0;
  /* GTK wants each child measured before it gets its place. */
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &area, -1);
}

/* Two players face each other beside the planet. More sit around it, the middle ones nearer. */
static void
fp_edition_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpEditionPicture *self = FP_EDITION_PICTURE (widget);
  gboolean two = self->n_faces == 2;
  double face = two ? MIN (height * 0.56, width * 0.36) : MIN (height * 0.42, width * 0.94 / self->n_faces);
  GtkAllocation all = { 0, 0, width, height };
  gtk_widget_measure (self->sky, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->sky, &all, -1);
  place (self->planet, width / 2.0, height * (two ? 0.42 : 0.36), height * (two ? 0.5 : 0.58));
  for (guint i = 0; i < self->n_faces; i++)
    {
      double across = (i + 0.5) / self->n_faces, near = sin (G_PI * across);
      double x = two ? (i == 0 ? 0.2 : 0.8) : 0.03 + 0.94 * across;
      place (self->faces[i], width * x, height * (two ? 0.64 : 0.5 + 0.24 * near), face);
    }
}

static void
fp_edition_picture_dispose (GObject *object)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&FP_EDITION_PICTURE (object)->setup, fp_game_setup_free);
  G_OBJECT_CLASS (fp_edition_picture_parent_class)->dispose (object);
}

static void
fp_edition_picture_class_init (FpEditionPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_edition_picture_dispose;
  widget_class->measure = fp_edition_picture_measure;
  widget_class->size_allocate = fp_edition_picture_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add_child (FpEditionPicture *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static void
fp_edition_picture_init (FpEditionPicture *self)
{
  self->sky = add_child (self, g_object_new (FP_TYPE_STARFIELD, NULL));
  self->planet = add_child (self, g_object_new (FP_TYPE_GLOBE, NULL));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (self), "edition-picture");
}

GtkWidget *
fp_edition_picture_new (const FpGameSetup *setup)
{
  FpEditionPicture *self = g_object_new (FP_TYPE_EDITION_PICTURE, NULL);
  self->setup = fp_game_setup_copy (setup);
  fp_game_setup_resize (self->setup, fp_game_setup_most (setup));
  self->n_faces = MIN (self->setup->n_seats, MOST_FACES);
  guint32 seed = fp_seeded_random_begin (fp_game_setup_edition (setup));
  guint world = (guint) (fp_seeded_random (&seed) * G_N_ELEMENTS (worlds));
  fp_globe_set (FP_GLOBE (self->planet), fp_game_setup_edition (setup), worlds[world]);
  for (guint i = 0; i < self->n_faces; i++)
    {
      self->faces[i] = add_child (self, fp_portrait_view_new (1));
      gtk_widget_set_halign (self->faces[i], GTK_ALIGN_FILL);
      gtk_widget_set_valign (self->faces[i], GTK_ALIGN_FILL);
      fp_portrait_view_set_player (FP_PORTRAIT_VIEW (self->faces[i]), fp_game_setup_shape (self->setup, i),
                                   fp_game_setup_colour (self->setup, i));
      fp_portrait_view_set_mirrored (FP_PORTRAIT_VIEW (self->faces[i]), 2 * i + 1 > self->n_faces);
    }
  return GTK_WIDGET (self);
}

void
fp_edition_picture_set_catalog (FpEditionPicture *self, FpCatalogModel *catalog_model)
{
  const char *kind = fp_game_setup_sheets (self->setup);
  g_autoptr (GListModel) cards =
      kind != NULL ? fp_catalog_model_cards (fp_catalog_model_of (catalog_model, self->setup->edition), kind) : NULL;
  guint n = cards != NULL ? g_list_model_get_n_items (cards) : 0;
  for (guint i = 0; i < self->n_faces && n >= self->n_faces; i++)
    {
      /* The faces come from all over the list. */
      g_autoptr (FpPrintedCard) card = g_list_model_get_item (cards, (2 * i + 1) * n / (2 * self->n_faces));
      fp_portrait_view_set_card (FP_PORTRAIT_VIEW (self->faces[i]), fp_printed_card_facts (card)->card);
    }
}
