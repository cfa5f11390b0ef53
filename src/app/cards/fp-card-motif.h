/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The motif on the face of a card: the sign of its kind in a crest. The crest grows from the card's
 * id, so that each card has its own. It is drawn in the colour of text, in the size of the style
 * sheet. Screen readers skip it. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_CARD_MOTIF (fp_card_motif_get_type ())
G_DECLARE_FINAL_TYPE (FpCardMotif, fp_card_motif, FP, CARD_MOTIF, GtkWidget)

/* fp_card_motif_set: shows the sign called @icon (an icon name) in the crest of @seed, an id; NULL:
 * a plain disc. */
void fp_card_motif_set (FpCardMotif *self, const char *icon, const char *seed);
