/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Option targets: widgets on the table that stand for options of the pending decision, such as
 * cards, planets and halves of tokens. A click, Enter, or the action “piece.choose” (offered by
 * screen readers) chooses the option (fp-widget-option.h). */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-decision-item.h"

/* fp_option_target_install: adds the action “piece.choose” to the widget class. */
void fp_option_target_install (GtkWidgetClass *klass);

/* fp_option_target_attach: makes @widget stand for option @option of the pending decision, −1 for
 * none. The widget must be a button or of an installed class. An option target can also be dragged
 * (fp-drag.h). */
void fp_option_target_attach (GtkWidget *widget, int option);

/* fp_option_target_set_wish: makes @widget, which stands for no option, stand for the card of
 * number @number, which the viewer can want to play, or has @wanted; −1: for none. Choosing it
 * wants the card, or no longer. */
void fp_option_target_set_wish (GtkWidget *widget, int number, gboolean wanted);

/* fp_option_target_make_clickable: makes a widget that is no button focusable, and lets a click,
 * Enter or Space choose its option. */
void fp_option_target_make_clickable (GtkWidget *widget);

/* fp_option_target_set_key_label: lets @label, a part of @widget, show the key of its option. Such
 * a target needs no button beside it. */
void fp_option_target_set_key_label (GtkWidget *widget, GtkLabel *label);

/* fp_option_target_mark: updates @widget for @decision, as when it has come into view. */
void fp_option_target_mark (GtkWidget *widget, FpDecisionItem *decision);

/* fp_option_target_mark_all: updates the option targets and piles of ships in the tree of @table
 * for @decision. Targets show if they can be chosen and if they are selected; piles become
 * draggable if their ships can be sent. Does nothing if @decision is NULL. Returns for each option
 * a visible widget that stands for it and shows its key, NULL for none. (transfer container) */
GPtrArray *fp_option_target_mark_all (GtkWidget *table, FpDecisionItem *decision);
