/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the rules book. */
#pragma once

#include <gtk/gtk.h>

#include "model/fp-rules-book.h"

/* fp_rules_picture_new: returns the picture of @block, at most as wide as it was drawn. Its text is
 * the alternative text. Returns the text as a label if the picture can't be read. */
GtkWidget *fp_rules_picture_new (const FpBlock *block);
