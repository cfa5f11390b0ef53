/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The round portrait of a character. */
#include "app/widgets/fp-portrait-view.h"

#include <adwaita.h>

#include "app/table/fp-seat-mark.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-textures.h"

struct _FpPortraitView
{
  GtkWidget parent_instance;
  char *text, *id; /* NULL: nobody */
  char *shape, *colour; /* NULL: of no player */
  int size; /* 0: as the style sheet says */
  gboolean mirrored;
  gboolean at_once; /* it doesn't wait for a thread */
  GtkAdjustment *scroll; /* adjustment that may bring it into view, NULL: none is awaited */
};

G_DEFINE_FINAL_TYPE (FpPortraitView, fp_portrait_view, GTK_TYPE_WIDGET)

enum
{
  LARGEST = 800, /* pixels of a picture */
};

static void stop_waiting (FpPortraitView *self);

static void
fp_portrait_view_dispose (GObject *object)
{
  stop_waiting (FP_PORTRAIT_VIEW (object));
  G_OBJECT_CLASS (fp_portrait_view_parent_class)->dispose (object);
}

static void
fp_portrait_view_finalize (GObject *object)
{
  FpPortraitView *self = FP_PORTRAIT_VIEW (object);
  g_free (self->text);
  g_free (self->id);
  g_free (self->shape);
  g_free (self->colour);
  G_OBJECT_CLASS (fp_portrait_view_parent_class)->finalize (object);
}

static void
fp_portrait_view_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline)
{
  *minimum = *natural = FP_PORTRAIT_VIEW (widget)->size;
}

/* Draws the player's mark in place of a character. */
static void
snapshot_mark (FpPortraitView *self, GtkSnapshot *snapshot, const graphene_rect_t *area, const GdkRGBA *ink)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, area);
  double size = (double) area->size.width;
  gdk_cairo_set_source_rgba (cr, ink);
  fp_seat_mark_path (cr, self->shape, (double) area->origin.x + size / 2, (double) area->origin.y + size / 2,
                     size * 0.55);
  cairo_fill (cr);
  cairo_destroy (cr);
}

/* Returns TRUE if the view lies less than a page outside the visible part of @scroller. */
static gboolean
is_near (FpPortraitView *self, GtkWidget *scroller)
{
  float height = (float) gtk_widget_get_height (scroller);
  graphene_rect_t bounds;
  return !gtk_widget_compute_bounds (GTK_WIDGET (self), scroller, &bounds) ||
         (bounds.origin.y + bounds.size.height >= -height && bounds.origin.y <= 2 * height);
}

static GtkWidget *
scroller_of (FpPortraitView *self)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
}

/* Only the next layout moves the view, so it is looked at when it is drawn. */
static void
on_scrolled (FpPortraitView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_waiting (FpPortraitView *self)
{
  if (self->scroll != NULL)
    g_signal_handlers_disconnect_by_func (self->scroll, on_scrolled, self);
  g_clear_object (&self->scroll);
}

/* Returns TRUE if the view is far outside of what can be seen. It is drawn once it comes near. */
static gboolean
is_out_of_view (FpPortraitView *self)
{
  GtkWidget *scroller = scroller_of (self);
  if (scroller == NULL || is_near (self, scroller))
    {
      stop_waiting (self);
      return FALSE;
    }
  if (self->scroll == NULL)
    {
      self->scroll = g_object_ref (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)));
      g_signal_connect_swapped (self->scroll, "value-changed", G_CALLBACK (on_scrolled), self);
      g_signal_connect_swapped (self->scroll, "changed", G_CALLBACK (on_scrolled), self);
    }
  return TRUE;
}

/* Draws an empty disc until the character is drawn. */
static void
snapshot_later (GtkSnapshot *snapshot, const graphene_rect_t *area)
{
  const GdkRGBA dark = { 0.02f, 0.03f, 0.11f, 1 };
  GskRoundedRect disc;
  gsk_rounded_rect_init_from_rect (&disc, area, area->size.width / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, &dark, area);
  gtk_snapshot_pop (snapshot);
}

static void
fp_portrait_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  FpPortraitView *self = FP_PORTRAIT_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), size = MIN (width, height);
  graphene_rect_t area =
      GRAPHENE_RECT_INIT ((float) (width - size) / 2, (float) (height - size) / 2, (float) size, (float) size);
  FpPortraitKey key = {
    .text = self->text,
    .id = self->id,
    .shape = self->shape,
    .size = MIN (size * gtk_widget_get_scale_factor (widget), LARGEST),
    .mirrored = self->mirrored,
    .contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ()),
  };
  if (size < 4)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &key.rim);
  if (self->id == NULL)
    {
      if (self->shape != NULL)
        snapshot_mark (self, snapshot, &area, &key.rim);
      return;
    }
  if (self->shape == NULL)
    key.rim = (GdkRGBA){ 1, 1, 1, 1 };
  g_autoptr (GdkTexture) texture = self->at_once           ? fp_portrait_textures_draw (widget, &key)
                                   : is_out_of_view (self) ? NULL
                                                           : fp_portrait_textures_get (widget, &key);
  if (texture != NULL)
    gtk_snapshot_append_texture (snapshot, texture, &area);
  else
    snapshot_later (snapshot, &area);
}

static void
fp_portrait_view_unmap (GtkWidget *widget)
{
  fp_portrait_textures_forget (widget);
  stop_waiting (FP_PORTRAIT_VIEW (widget));
  GTK_WIDGET_CLASS (fp_portrait_view_parent_class)->unmap (widget);
}

static void
fp_portrait_view_class_init (FpPortraitViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_portrait_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = fp_portrait_view_finalize;
  widget_class->measure = fp_portrait_view_measure;
  widget_class->unmap = fp_portrait_view_unmap;
  widget_class->snapshot = fp_portrait_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
fp_portrait_view_init (FpPortraitView *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
fp_portrait_view_new (int size)
{
  FpPortraitView *self = g_object_new (FP_TYPE_PORTRAIT_VIEW, NULL);
  self->size = size;
  if (size == 0)
    gtk_widget_add_css_class (GTK_WIDGET (self), "portrait");
  return GTK_WIDGET (self);
}

/* Shows another character or player. */
static void
draw_anew (FpPortraitView *self)
{
  fp_portrait_textures_forget (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Replaces the text at @at. Returns TRUE if it was another. */
static gboolean
replace (char **at, const char *text)
{
  if (g_strcmp0 (*at, text) == 0)
    return FALSE;
  g_free (*at);
  *at = g_strdup (text);
  return TRUE;
}

void
fp_portrait_view_set (FpPortraitView *self, const char *text, const char *id)
{
  gboolean other = replace (&self->text, text);
  other = replace (&self->id, id) || other;
  if (other)
    draw_anew (self);
}

gboolean
fp_portrait_view_set_card (FpPortraitView *self, FpCardItem *card)
{
  const FpCardFacts *facts = card != NULL ? fp_card_item_facts (card) : NULL;
  gboolean any = facts != NULL && facts->portrait != NULL && facts->id != NULL;
  fp_portrait_view_set (self, any ? facts->portrait : NULL, any ? facts->id : NULL);
  fp_labels_set_class (GTK_WIDGET (self), "powerless", any && facts->powerless);
  return any;
}

void
fp_portrait_view_set_player (FpPortraitView *self, const char *shape, const char *colour)
{
  g_autofree char *before = g_strconcat ("seat-", self->colour, NULL);
  g_autofree char *now = g_strconcat ("seat-", colour, NULL);
  gboolean other = replace (&self->colour, colour);
  if (other)
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), before);
      if (colour != NULL)
        gtk_widget_add_css_class (GTK_WIDGET (self), now);
    }
  other = replace (&self->shape, shape) || other;
  if (other)
    draw_anew (self);
}

void
fp_portrait_view_set_mirrored (FpPortraitView *self, gboolean mirrored)
{
  if (self->mirrored == mirrored)
    return;
  self->mirrored = mirrored;
  draw_anew (self);
}

void
fp_portrait_view_draw_at_once (GtkWidget *widget)
{
  if (FP_IS_PORTRAIT_VIEW (widget))
    FP_PORTRAIT_VIEW (widget)->at_once = TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fp_portrait_view_draw_at_once (child);
}
