/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Covers keep the old look of a spot until the things on their way have arrived. The widget itself
 * is up to date but not drawn; an image of its former look is drawn instead. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GdkPaintable *paintable; /* NULL if the look is unknown */
  graphene_rect_t bounds; /* former bounds on the layer */
} FpMotionImage;

/* fp_motion_image_take: returns the look of @widget and its bounds on @layer, or NULL if the widget
 * is not visible. Free with fp_motion_image_free (). */
FpMotionImage *fp_motion_image_take (GtkWidget *widget, GtkWidget *layer);
void fp_motion_image_free (FpMotionImage *image);

typedef struct _FpMotionCover FpMotionCover;

/* fp_motion_cover_new: hides @widget behind @image (borrowed; NULL for an empty place). With
 * @in_place the image stays at its own bounds, otherwise it follows the widget. If the look of the
 * image is unknown, the widget stays visible. fp_motion_cover_free () shows the widget again. */
FpMotionCover *fp_motion_cover_new (GtkWidget *widget, const FpMotionImage *image, gboolean in_place);
void fp_motion_cover_free (FpMotionCover *cover);

/* fp_motion_cover_widget: returns the hidden widget (transfer full), or NULL if it is gone or none
 * is hidden. */
GtkWidget *fp_motion_cover_widget (FpMotionCover *cover);

/* fp_motion_cover_until: keeps the cover at least until @end, in milliseconds. */
void fp_motion_cover_until (FpMotionCover *cover, double end);

/* fp_motion_cover_fits: returns TRUE if the image fits into the present width of the widget.
 * Otherwise it would cover the neighbours. */
gboolean fp_motion_cover_fits (const FpMotionCover *cover);

/* fp_motion_cover_keep_place: keeps the cover at least until @end, at the bounds of the image. */
void fp_motion_cover_keep_place (FpMotionCover *cover, double end);

/* fp_motion_cover_end: returns the end of the cover, in milliseconds. */
double fp_motion_cover_end (const FpMotionCover *cover);

/* fp_motion_cover_snapshot: draws the image on @layer. */
void fp_motion_cover_snapshot (FpMotionCover *cover, GtkWidget *layer, GtkSnapshot *snapshot);
