/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces of the table that may be answers: cards, planets, halves of tactics.  Whichever option a piece stands for is
 * taken by a click, by Enter, and by the action “piece.choose”, which screen readers offer. */
#pragma once

#include <gtk/gtk.h>

#include "model/fp-question-item.h"

/* fp_piece_install: widgets of this class have the action “piece.choose”. */
void fp_piece_install (GtkWidgetClass *klass);

/* fp_piece_attach: @widget stands for option @option of the open question, −1: for none. */
void fp_piece_attach (GtkWidget *widget, int option);

/* fp_piece_choose: takes the option that @widget stands for; FALSE: it can't be taken now. */
gboolean fp_piece_choose (GtkWidget *widget);

/* fp_piece_mark_all: shows on each piece below @table what @question (NULL: nothing is asked) says of its option:
 * whether it can be taken, and whether it is chosen already. */
void fp_piece_mark_all (GtkWidget *table, FpQuestionItem *question);
