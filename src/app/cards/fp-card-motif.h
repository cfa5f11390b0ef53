/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The motif on the face of a card: a drawing of what its kind is (ui/drawings/). Kinds without one
 * have a sign in a crest, in the colour of text. The crest grows from the card's id, so that each
 * card has its own. The size is that of the style sheet. Screen readers skip it. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_CARD_MOTIF (fp_card_motif_get_type ())
G_DECLARE_FINAL_TYPE (FpCardMotif, fp_card_motif, FP, CARD_MOTIF, GtkWidget)

/* fp_card_motif_set: shows the drawing of @kind, or without one the sign called @icon (an icon
 * name) in the crest of @seed, an id. @kind, @seed: NULL for none. */
void fp_card_motif_set (FpCardMotif *self, const char *icon, const char *kind, const char *seed);
