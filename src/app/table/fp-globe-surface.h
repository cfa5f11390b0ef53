/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Surfaces of planets, seen from afar: bands, craters, lands, cracks or clouds, with storms, polar
 * caps and a tint. All follow from the planet's name, so that planets of one colour differ. */
#pragma once

#include <cairo.h>

/* fp_globe_surface_draw: draws the surface of the planet called @name into the unit circle around
 * 0, 0, above the planet's own colour. */
void fp_globe_surface_draw (cairo_t *cr, const char *name);
