/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text of the rules book in labels. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

/* fp_rules_text_new: returns a selectable label with the text of @block. Its links activate
 * “rules.open”. */
GtkWidget *fp_rules_text_new (const FpBlock *block);

/* fp_rules_heading_new: returns a label that is a heading of @level, from 1. */
GtkWidget *fp_rules_heading_new (const char *text, guint level);

/* fp_rules_link_new: returns a button that opens @place, with @title and @about below it. @about
 * may be NULL. */
GtkWidget *fp_rules_link_new (const char *place, const char *title, const char *about);
