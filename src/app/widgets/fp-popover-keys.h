/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keyboard shortcuts of the window while a popover is open. */
#pragma once

#include <gtk/gtk.h>

/* fp_popover_keys_install: passes shortcuts that @popover has no use for on to its window. A
 * shortcut that does something closes the popover. */
void fp_popover_keys_install (GtkPopover *popover);
