/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pictures of the rules book. */
#pragma once

#include <gtk/gtk.h>

#include "model/fp-rules-book.h"

/* fp_rules_picture_new: the picture of @block, as wide as the page if that is no wider than it was drawn; who can't see
 * it hears its text.  A picture that can't be read is its text. */
GtkWidget *fp_rules_picture_new (const FpBlock *block);
