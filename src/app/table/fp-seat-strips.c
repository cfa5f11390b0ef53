/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strips of all players. */
#include "app/table/fp-seat-strips.h"

#include "app/input/fp-highlight.h"

enum
{
  MOST_ABREAST = 3, /* other players in a single line */
};

struct _FpSeatStrips
{
  GObject parent_instance;
  GtkBox *table; /* owned by the page, which outlives the strips */
  FpSeatStrip *near;
  GPtrArray *others; /* of FpSeatStrip, in the order of turns from the viewer */
  GtkGrid *ring; /* contains them if there are several, else NULL */
  gboolean narrow;
};

G_DEFINE_FINAL_TYPE (FpSeatStrips, fp_seat_strips, G_TYPE_OBJECT)

static void
fp_seat_strips_finalize (GObject *object)
{
  g_ptr_array_unref (FP_SEAT_STRIPS (object)->others);
  G_OBJECT_CLASS (fp_seat_strips_parent_class)->finalize (object);
}

static void
fp_seat_strips_class_init (FpSeatStripsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_seat_strips_finalize;
}

static void
fp_seat_strips_init (FpSeatStrips *self)
{
  self->others = g_ptr_array_new ();
}

/* Adds the strip of the only other player above the table. */
static void
add_strip (FpSeatStrips *self)
{
  FpSeatStrip *strip = g_object_new (FP_TYPE_SEAT_STRIP, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (strip), "far");
  gtk_box_insert_child_after (self->table, GTK_WIDGET (strip), NULL);
  fp_seat_strip_line_up (self->near, strip);
  fp_seat_strip_set_narrow (strip, self->narrow);
  g_ptr_array_add (self->others, strip);
}

/* Adds compact strips for @n other players side by side, in one or two lines. */
static void
add_ring (FpSeatStrips *self, guint n)
{
  int columns = (int) (n <= MOST_ABREAST ? n : (n + 1) / 2);
  self->ring = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->ring, TRUE);
  for (int i = 0; i < (int) n; i++)
    {
      FpSeatStrip *strip = fp_seat_strip_new_compact ();
      gtk_widget_add_css_class (GTK_WIDGET (strip), "far");
      gtk_grid_attach (self->ring, GTK_WIDGET (strip), i % columns, i / columns, 1, 1);
      g_ptr_array_add (self->others, strip);
    }
  gtk_box_insert_child_after (self->table, GTK_WIDGET (self->ring), NULL);
}

/* Makes strips for @n other players. */
static void
resize (FpSeatStrips *self, guint n)
{
  if (self->others->len == n)
    return;
  if (self->ring != NULL)
    gtk_box_remove (self->table, GTK_WIDGET (self->ring));
  else
    for (guint i = 0; i < self->others->len; i++)
      gtk_box_remove (self->table, g_ptr_array_index (self->others, i));
  self->ring = NULL;
  g_ptr_array_set_size (self->others, 0);
  if (n == 1)
    add_strip (self);
  else if (n > 1)
    add_ring (self, n);
}

FpSeatStrips *
fp_seat_strips_new (GtkBox *table, FpSeatStrip *near)
{
  FpSeatStrips *self = g_object_new (FP_TYPE_SEAT_STRIPS, NULL);
  self->table = table;
  self->near = near;
  resize (self, 1);
  return self;
}

/* Returns the strip that is @places further around the table than the viewer's. */
static FpSeatStrip *
strip_at (FpSeatStrips *self, guint places)
{
  return places == 0 ? self->near : g_ptr_array_index (self->others, places - 1);
}

void
fp_seat_strips_show (FpSeatStrips *self, FpGame *game)
{
  guint n = g_list_model_get_n_items (fp_game_seats (game));
  if (n == 0)
    return;
  resize (self, n - 1);
  for (guint places = 0; places < n; places++)
    {
      g_autoptr (FpSeatItem) seat = fp_game_seat (game, fp_game_seat_around (game, places));
      fp_seat_strip_show (strip_at (self, places), seat);
    }
}

void
fp_seat_strips_highlight (FpSeatStrips *self, FpGame *game, guint seats)
{
  for (guint places = 0; places <= self->others->len; places++)
    fp_highlight (GTK_WIDGET (strip_at (self, places)), seats >> fp_game_seat_around (game, places) & 1);
}

void
fp_seat_strips_set_narrow (FpSeatStrips *self, gboolean narrow)
{
  self->narrow = narrow;
  for (guint places = 0; places <= self->others->len; places++)
    fp_seat_strip_set_narrow (strip_at (self, places), narrow);
}

GPtrArray *
fp_seat_strips_others (FpSeatStrips *self)
{
  return self->others;
}
