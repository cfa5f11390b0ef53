/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where something was dropped that several options do, they are offered right there: how many ships. */
#pragma once

#include <gtk/gtk.h>

/* fp_drop_choice_show: offers the options @options (of FpOptionItem) at @at until one is taken or it is closed. */
void fp_drop_choice_show (GtkWidget *at, GListModel *options);
