/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Groups of a hand: cards of one kind. A closed group is one card that stands for all of them.
 *
 * A player closes and opens a group by the number on its first card or with the keys − and +.
 * Without a wish of the player's a group closes only where a large hand has no room, and never one
 * with a card that answers the question. */
#pragma once

#include <gtk/gtk.h>

/* fp_hand_groups_install: adds the keys to @hand, whose children are FpCardView. @changed is called
 * with @hand when the player has closed or opened a group. */
void fp_hand_groups_install (GtkFlowBox *hand, void (*changed) (GtkFlowBox *hand));

/* fp_hand_groups_close: closes groups until at most @room cards are shown, if that is possible, and
 * those that the player wants closed. Returns the number of cards shown. Marks the first card of
 * each group but the first with the style class “group-start”. */
guint fp_hand_groups_close (GtkFlowBox *hand, guint room);

/* fp_hand_groups_open: opens the group of @card if it is closed. Returns FALSE if it isn't, or
 * @card, which may be any widget, is in no hand. */
gboolean fp_hand_groups_open (GtkWidget *card);
