/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strips of all players. */
#include "app/table/fp-seat-strips.h"

#include "app/input/fp-highlight.h"

struct _FpSeatStrips
{
  GObject parent_instance;
  GtkBox *table; /* owned by the page, which outlives the strips */
  FpSeatStrip *near;
  GPtrArray *others; /* of FpSeatStrip, from top to bottom */
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

static void
add_strip (FpSeatStrips *self)
{
  FpSeatStrip *strip = g_object_new (FP_TYPE_SEAT_STRIP, NULL);
  GtkWidget *above = self->others->len > 0 ? g_ptr_array_index (self->others, self->others->len - 1) : NULL;
  gtk_widget_add_css_class (GTK_WIDGET (strip), "far");
  gtk_box_insert_child_after (self->table, GTK_WIDGET (strip), above);
  fp_seat_strip_line_up (self->near, strip);
  fp_seat_strip_set_narrow (strip, self->narrow);
  g_ptr_array_add (self->others, strip);
}

/* Makes @n strips for other players. Strips that stay keep the focus. */
static void
resize (FpSeatStrips *self, guint n)
{
  while (self->others->len < n)
    add_strip (self);
  while (self->others->len > n)
    gtk_box_remove (self->table, g_ptr_array_steal_index (self->others, self->others->len - 1));
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
