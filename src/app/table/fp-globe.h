/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a planet in a player's system. It is drawn in the colour of text, with a surface
 * that follows from the planet's name, so that each planet looks the same in every game. Its size
 * is that of the style sheet. Screen readers skip it. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_GLOBE (fp_globe_get_type ())
G_DECLARE_FINAL_TYPE (FpGlobe, fp_globe, FP, GLOBE, GtkWidget)

/* fp_globe_set: shows the planet called @name in the colour of the style class @style
 * (“seat-orange”, “fp-planet-blue”); NULL: of text. */
void fp_globe_set (FpGlobe *self, const char *name, const char *style);

/* fp_globe_set_rings: draws a ring around the planet, in equal parts of the colours of the players
 * called @colours, ended by NULL. None of them: no ring. */
void fp_globe_set_rings (FpGlobe *self, const char *const *colours);
