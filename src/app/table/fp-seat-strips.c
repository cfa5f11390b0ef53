/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strips of two players. */
#include "app/table/fp-seat-strips.h"

#include "app/input/fp-highlight.h"

enum
{
  N_STRIPS = 2,
};

struct _FpSeatStrips
{
  GObject parent_instance;
  FpSeatStrip *strips[N_STRIPS]; /* the viewer's, then the other player's; owned by the page */
};

G_DEFINE_FINAL_TYPE (FpSeatStrips, fp_seat_strips, G_TYPE_OBJECT)

static void
fp_seat_strips_class_init (FpSeatStripsClass *klass)
{
}

static void
fp_seat_strips_init (FpSeatStrips *self)
{
}

FpSeatStrips *
fp_seat_strips_new (GtkBox *table, FpSeatStrip *near)
{
  FpSeatStrips *self = g_object_new (FP_TYPE_SEAT_STRIPS, NULL);
  FpSeatStrip *far = g_object_new (FP_TYPE_SEAT_STRIP, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (far), "far");
  gtk_box_insert_child_after (table, GTK_WIDGET (far), NULL);
  fp_seat_strip_line_up (near, far);
  self->strips[0] = near;
  self->strips[1] = far;
  return self;
}

void
fp_seat_strips_show (FpSeatStrips *self, FpGame *game)
{
  guint n = game != NULL ? g_list_model_get_n_items (fp_game_seats (game)) : N_STRIPS;
  for (guint places = 0; places < N_STRIPS; places++)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->strips[places]), game != NULL);
      if (game == NULL || places >= n)
        continue;
      g_autoptr (FpSeatItem) seat = fp_game_seat (game, fp_game_seat_around (game, places));
      fp_seat_strip_show (self->strips[places], seat);
    }
}

void
fp_seat_strips_highlight (FpSeatStrips *self, FpGame *game, guint seats)
{
  for (guint places = 0; places < N_STRIPS; places++)
    fp_highlight (GTK_WIDGET (self->strips[places]), seats >> fp_game_seat_around (game, places) & 1);
}

void
fp_seat_strips_set_narrow (FpSeatStrips *self, gboolean narrow)
{
  for (guint places = 0; places < N_STRIPS; places++)
    fp_seat_strip_set_narrow (self->strips[places], narrow);
}

FpSeatStrip *
fp_seat_strips_far (FpSeatStrips *self)
{
  return self->strips[1];
}
