/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of the table that may be answers: cards, planets, halves of tactics.  Whichever option a piece stands for is
 * taken by a click, by Enter, and by the action “piece.choose”, which screen readers offer. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-option-item.h"
#include "model/items/fp-decision-item.h"

/* fp_option_target_install: widgets of this class have the action “piece.choose”. */
void fp_option_target_install (GtkWidgetClass *klass);

/* fp_option_target_attach: @widget, of such a class or a button, stands for option @option of the open question from
 * now on, −1: for none.  It can be dragged then (fp-drag.h). */
void fp_option_target_attach (GtkWidget *widget, int option);

/* fp_option_target_make_clickable: a piece that is no button can be clicked, gone to and taken with Enter. */
void fp_option_target_make_clickable (GtkWidget *widget);

/* fp_option_target_option: what is said of the option that @widget stands for; NULL: it stands for none, or is no
 * piece. */
const FpOptionFacts *fp_option_target_option (GtkWidget *widget);

/* fp_option_target_choose: takes the option that @widget stands for; FALSE: it can't be taken now. */
gboolean fp_option_target_choose (GtkWidget *widget);

/* fp_option_target_mark_all: shows on each piece below @table what @question (NULL: nothing is asked) says of its
 * option: whether it can be taken, and whether it is chosen already; and on each pile of ships whether they can be
 * dragged. */
void fp_option_target_mark_all (GtkWidget *table, FpDecisionItem *question);
