/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What keeps a spot looking as it did until what is on its way to it has landed: the widget, which shows already what
 * is true now, is not drawn, but what it showed before. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GdkPaintable *paintable; /* NULL: not known, only where it was */
  graphene_rect_t bounds; /* where it was on the layer */
} FpMotionImage;

/* fp_motion_image_take: how @widget looks, and where on @layer; NULL: it can't be seen.  Free with
 * fp_motion_image_free (). */
FpMotionImage *fp_motion_image_take (GtkWidget *widget, GtkWidget *layer);
void fp_motion_image_free (FpMotionImage *image);

typedef struct _FpMotionCover FpMotionCover;

/* fp_motion_cover_new: hides @widget behind @image (borrowed; NULL: nothing was there); @in_place: where the image was,
 * not where the widget is now.  Of an image that is not known the widget is seen as it is.  Free with
 * fp_motion_cover_free (), after which the widget is seen again. */
FpMotionCover *fp_motion_cover_new (GtkWidget *widget, const FpMotionImage *image, gboolean in_place);
void fp_motion_cover_free (FpMotionCover *cover);

/* fp_motion_cover_widget: what it hides (owned by the caller); NULL: nothing, or nothing any more. */
GtkWidget *fp_motion_cover_widget (FpMotionCover *cover);

/* fp_motion_cover_until: it is to stay until @end at least, in milliseconds. */
void fp_motion_cover_until (FpMotionCover *cover, double end);

/* fp_motion_cover_fits: whether the image has room where the widget is now; otherwise it would lie over what is beside
 * it. */
gboolean fp_motion_cover_fits (const FpMotionCover *cover);

/* fp_motion_cover_keep_place: it is to stay until @end at least, where the image was. */
void fp_motion_cover_keep_place (FpMotionCover *cover, double end);

/* fp_motion_cover_end: how long it stays. */
double fp_motion_cover_end (const FpMotionCover *cover);

/* fp_motion_cover_snapshot: draws the image on @layer. */
void fp_motion_cover_snapshot (FpMotionCover *cover, GtkWidget *layer, GtkSnapshot *snapshot);
