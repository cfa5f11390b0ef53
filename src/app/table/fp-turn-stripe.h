/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The turn stripe beside everything that belongs to the player who must decide: strip, decision bar
 * and hand. The widget itself draws the stripe. A style class would restyle all of its children
 * each time it is toggled. */
#pragma once

#include <adwaita.h>

/* fp_turn_stripe_set: shows the stripe of @widget if @has_stripe is TRUE, otherwise removes it. */
void fp_turn_stripe_set (GtkWidget *widget, gboolean has_stripe);

/* fp_turn_stripe_snapshot: draws the stripe of @widget, if it has one, over its padding at the
 * start. The widget's snapshot must call this before it draws its children. */
void fp_turn_stripe_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
