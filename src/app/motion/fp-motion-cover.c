/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Covers: images that hide widgets until a motion has arrived. */
#include "app/motion/fp-motion-cover.h"

enum
{
  /* pixels by which an image may exceed its widget: a formerly bold number stays within the gap,
   * but another word would cover the neighbour */
  OVERHANG = 24,
};

struct _FpMotionCover
{
  GWeakRef widget; /* the widget may be replaced meanwhile */
  GdkPaintable *image; /* image shown, or NULL */
  graphene_rect_t bounds;
  gboolean in_place;
  double end;
};

FpMotionImage *
fp_motion_image_take (GtkWidget *widget, GtkWidget *layer)
{
  graphene_rect_t bounds;
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, layer, &bounds) || bounds.size.width < 1 ||
      bounds.size.height < 1)
    return NULL;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  FpMotionImage *image = g_new (FpMotionImage, 1);
  *image = (FpMotionImage){ gdk_paintable_get_current_image (paintable), bounds };
  return image;
}

void
fp_motion_image_free (FpMotionImage *image)
{
  g_clear_object (&image->paintable);
  g_free (image);
}

FpMotionCover *
fp_motion_cover_new (GtkWidget *widget, const FpMotionImage *image, gboolean in_place)
{
  FpMotionCover *cover = g_new0 (FpMotionCover, 1);
  gboolean unknown = image != NULL && image->paintable == NULL;
  g_weak_ref_init (&cover->widget, unknown ? NULL : widget);
  if (image != NULL)
    {
      g_set_object (&cover->image, image->paintable);
      cover->bounds = image->bounds;
    }
  cover->in_place = in_place;
  if (widget != NULL && !unknown)
    gtk_widget_set_opacity (widget, 0);
  return cover;
}

void
fp_motion_cover_free (FpMotionCover *cover)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&cover->widget);
  if (widget != NULL)
    gtk_widget_set_opacity (widget, 1);
  g_weak_ref_clear (&cover->widget);
  g_clear_object (&cover->image);
  g_free (cover);
}

GtkWidget *
fp_motion_cover_widget (FpMotionCover *cover)
{
  return g_weak_ref_get (&cover->widget);
}

void
fp_motion_cover_until (FpMotionCover *cover, double end)
{
  cover->end = MAX (cover->end, end);
}

gboolean
fp_motion_cover_fits (const FpMotionCover *cover)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get ((GWeakRef *) &cover->widget);
  int room = widget != NULL ? gtk_widget_get_width (widget) : 0;
  return cover->in_place || cover->image == NULL || room == 0 || cover->bounds.size.width <= (float) (room + OVERHANG);
}

void
fp_motion_cover_keep_place (FpMotionCover *cover, double end)
{
  cover->in_place = TRUE;
  fp_motion_cover_until (cover, end);
}

double
fp_motion_cover_end (const FpMotionCover *cover)
{
  return cover->end;
}

void
fp_motion_cover_snapshot (FpMotionCover *cover, GtkWidget *layer, GtkSnapshot *snapshot)
{
  g_autoptr (GtkWidget) widget = g_weak_ref_get (&cover->widget);
  graphene_rect_t now = cover->bounds;
  graphene_point_t at = cover->bounds.origin;
  if (cover->image == NULL)
    return;
  if (!cover->in_place && widget != NULL && gtk_widget_compute_bounds (widget, layer, &now))
    at = now.origin;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &at);
  /* A cover that does not fit is drawn once before it is removed. */
  gboolean fits = fp_motion_cover_fits (cover);
  if (!fits)
    gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, now.size.width, cover->bounds.size.height));
  gdk_paintable_snapshot (cover->image, snapshot, cover->bounds.size.width, cover->bounds.size.height);
  if (!fits)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}
