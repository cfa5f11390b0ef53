/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rules book as a column of widgets: headings are headings, lists are lists, and each link of a text is
 * a button below the page, too. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

/* fp_rules_page_new: a column with the page or card at @place (“PAGE”, “PAGE#SECTION”, “card:ID”) of @box; what can't
 * be shown says why.  *@at (may be NULL) is the widget of the section, NULL: the top.  Links activate the action
 * “rules.open” with the place they lead to. */
GtkWidget *fp_rules_page_new (FpCatalogModel *box, const char *place, GtkWidget **at);

/* fp_rules_page_title: what stands above it.  Free with g_free (). */
char *fp_rules_page_title (FpCatalogModel *box, const char *place);
