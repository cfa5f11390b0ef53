/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Images of moving pieces. Each is drawn once; only its position changes during a flight. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-view.h"
#include "app/widgets/fp-colours.h"
#include "app/widgets/fp-labels.h"
#include "app/motion/fp-motion-piece.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/table/fp-seat-mark.h"
#include "model/items/fp-card-half-item.h"
#include "text/fp-text.h"

enum
{
  CARD_WIDTH = 84, /* pixels */
  CARD_HEIGHT = 78,
  TOKEN_WIDTH = 64,
  TOKEN_HEIGHT = 30,
  SHIP = 28,
  DISC = 46,
  ICON = 14,
  MARGIN = 6,
};

static GdkRGBA
seat_colour (GtkWidget *widget, const char *seat)
{
  g_autofree char *name = g_strdup_printf ("%s_seat", seat != NULL ? seat : "");
  return fp_colour_find (widget, name);
}

/* Draws a framed background in the colour called @name, which makes the piece visible on cards and
 * on the board. */
static void
add_ground (GtkSnapshot *snapshot, GtkWidget *widget, const char *name, float width, float height, float radius,
            const GdkRGBA *frame)
{
  const graphene_rect_t area = GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height);
  const GdkRGBA ground = fp_colour_find (widget, name);
  const GdkRGBA shade = { 0, 0, 0, 0.3f };
  const float widths[4] = { 1.5f, 1.5f, 1.5f, 1.5f };
  GdkRGBA line = *frame;
  line.alpha = 0.7f;
  const GdkRGBA colours[4] = { line, line, line, line };
  GskRoundedRect rounded, below;
  gsk_rounded_rect_init_from_rect (&rounded, &area, radius);
  gsk_rounded_rect_init_copy (&below, &rounded);
  gsk_rounded_rect_offset (&below, 1, 2);
  gtk_snapshot_push_rounded_clip (snapshot, &below);
  gtk_snapshot_append_color (snapshot, &shade, &below.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &ground, &area);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &rounded, widths, colours);
}

static void
add_background (GtkSnapshot *snapshot, GtkWidget *widget, float width, float height, float radius, const GdkRGBA *frame)
{
  add_ground (snapshot, widget, "piece_bg", width, height, radius, frame);
}

/* Draws @text centred on @x, @y. */
static void
add_text (GtkSnapshot *snapshot, GtkWidget *widget, const char *text, double scale, const GdkRGBA *ink, float x,
          float y)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoAttrList *attributes = pango_attr_list_new ();
  int w, h;
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_get_pixel_size (layout, &w, &h);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - (float) w / 2, y - (float) h / 2));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* Draws the mark of a player centred on the origin. */
static void
add_mark (GtkSnapshot *snapshot, const char *shape, const GdkRGBA *ink, float size)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-size, -size, 2 * size, 2 * size));
  gdk_cairo_set_source_rgba (cr, ink);
  fp_seat_mark_path (cr, shape, 0, 0, (double) size);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Draws one of the project's own icons centred on @x, @y. */
static void
add_icon (GtkSnapshot *snapshot, GtkWidget *widget, const char *name, const GdkRGBA *ink, float x, float y)
{
  GtkIconTheme *theme = gtk_icon_theme_get_for_display (gtk_widget_get_display (widget));
  g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", name);
  g_autoptr (GtkIconPaintable) picture = gtk_icon_theme_lookup_icon (
      theme, icon, NULL, ICON, gtk_widget_get_scale_factor (widget), gtk_widget_get_direction (widget), 0);
  const GdkRGBA inks[4] = { *ink, *ink, *ink, *ink };
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - ICON / 2, y - ICON / 2));
  gtk_symbolic_paintable_snapshot_symbolic (GTK_SYMBOLIC_PAINTABLE (picture), snapshot, ICON, ICON, inks,
                                            G_N_ELEMENTS (inks));
  gtk_snapshot_restore (snapshot);
}

static void
add_ship (GtkSnapshot *snapshot, GtkWidget *widget, const FpMoveFacts *move)
{
  const GdkRGBA ink = seat_colour (widget, move->colour);
  add_background (snapshot, widget, SHIP, SHIP, SHIP / 2, &ink);
  add_mark (snapshot, move->shape, &ink, SHIP / 2);
}

static void
add_number (GtkSnapshot *snapshot, GtkWidget *widget, const FpMoveFacts *move, gboolean back)
{
  const GdkRGBA ink = seat_colour (widget, move->colour);
  g_autofree char *number = fp_text_number (move->count);
  float width = move->kind == FP_MOVE_NUMBER ? DISC : CARD_WIDTH;
  add_background (snapshot, widget, width, DISC, DISC / 2, &ink);
  if (back)
    add_mark (snapshot, move->shape, &ink, DISC / 2);
  else
    add_text (snapshot, widget, number, 1.7, &ink, 0, 0);
}

/* Draws a token with the halves that it shows. */
static void
add_token (GtkSnapshot *snapshot, GtkWidget *widget, const FpMoveFacts *move, const GdkRGBA *ink)
{
  GListModel *halves = move->card != NULL ? fp_card_item_facts (move->card)->halves : NULL;
  guint n = 0, at = 0;
  for (guint i = 0; halves != NULL && i < g_list_model_get_n_items (halves); i++)
    {
      g_autoptr (FpCardHalfItem) half = g_list_model_get_item (halves, i);
      n += fp_card_half_item_facts (half)->counts != 0;
    }
  add_background (snapshot, widget, TOKEN_WIDTH, TOKEN_HEIGHT, TOKEN_HEIGHT / 2, ink);
  if (n == 0)
    add_icon (snapshot, widget, move->token, ink, 0, 0);
  for (guint i = 0; n > 0 && i < g_list_model_get_n_items (halves); i++)
    {
      g_autoptr (FpCardHalfItem) item = g_list_model_get_item (halves, i);
      const FpCardHalfFacts *half = fp_card_half_item_facts (item);
      g_autofree char *number = fp_text_number (half->value);
      float middle = ((float) at - (float) (n - 1) / 2) * (TOKEN_WIDTH - 2 * MARGIN) / 2;
      if (!half->counts)
        continue;
      at++;
      add_icon (snapshot, widget, half->icon, ink, middle - 6, 0);
      add_text (snapshot, widget, number, 0.92, ink, middle + 7, 0);
    }
}

/* Draws the card @item with the face that it has where it lies. @parent is the widget whose child
 * the card is while it is drawn. */
static void
add_card (GtkSnapshot *snapshot, GtkWidget *parent, FpCardItem *item)
{
  GtkWidget *card = g_object_ref_sink (fp_card_view_new (item, NULL));
  int width, height;
  gtk_widget_set_parent (card, parent);
  fp_portrait_view_draw_at_once (card);
  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MAX (width, CARD_WIDTH);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  height = MAX (height, CARD_HEIGHT);
  gtk_widget_allocate (card, width, height, -1, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_widget_snapshot_child (parent, card, snapshot);
  gtk_snapshot_restore (snapshot);
  gtk_widget_unparent (card);
  g_object_unref (card);
}

/* Draws a card face down. */
static void
add_back (GtkSnapshot *snapshot, GtkWidget *widget)
{
  const FpCardFacts facts = {
    .number = -1, .name = g_strdup (_ ("Face down")), .title = g_strdup (""), .hidden = TRUE, .option = -1
  };
  g_autoptr (FpCardItem) back = fp_card_item_new (&facts);
  add_card (snapshot, widget, back);
}

GskRenderNode *
fp_motion_piece (GtkWidget *widget, const FpMoveFacts *move, gboolean back)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  const GdkRGBA ink = fp_colour_find (widget, "piece_fg");
  if (move->kind == FP_MOVE_SHIPS)
    add_ship (snapshot, widget, move);
  else if (move->kind == FP_MOVE_NUMBER || move->kind == FP_MOVE_TOTAL)
    add_number (snapshot, widget, move, back);
  else if (move->token != NULL)
    add_token (snapshot, widget, back ? &(FpMoveFacts){ .token = move->token } : move, &ink);
  else if (back || move->card == NULL)
    add_back (snapshot, widget);
  else
    add_card (snapshot, widget, move->card);
  return gtk_snapshot_free_to_node (snapshot);
}
