/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Popover at the place of a drop: asks for the number of ships if several options match. */
#pragma once

#include <gtk/gtk.h>

/* fp_drop_choice_show: offers @options (of FpOptionItem) in a popover at @anchor until one is
 * chosen or the popover is closed. */
void fp_drop_choice_show (GtkWidget *anchor, GListModel *options);
