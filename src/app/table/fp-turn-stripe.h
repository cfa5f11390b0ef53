/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The stripe along what belongs to who is to choose: their strip, the question and the hand.  It is drawn by the widget
 * itself: with a style class that comes and goes all that lies in it would get its style anew each time. */
#pragma once

#include <adwaita.h>

/* fp_turn_stripe_set: whether @widget has the stripe. */
void fp_turn_stripe_set (GtkWidget *widget, gboolean turn);

/* fp_turn_stripe_snapshot: draws it, if @widget has it, where its content begins, and out to its edge; to be called by
 * the widget's snapshot before what lies in it is drawn. */
void fp_turn_stripe_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
