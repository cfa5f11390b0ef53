/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rules book as a column of widgets, with accessible headings and lists. Each link of
 * a text is also a button below the page. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"

/* fp_rules_page_new: returns a column with the page or card at @place (“PAGE”, “PAGE#SECTION”,
 * “card:ID”), and with notes of what @modules (ids, ended by NULL; NULL: none) change on it. If
 * @place can't be shown, the column says why. *@at is set to the widget of the section, or NULL for
 * the top; @at may be NULL. Links activate “rules.open” with their place. */
GtkWidget *fp_rules_page_new (FpCatalogModel *catalog_model, const char *place, const char *const *modules,
                              GtkWidget **at);

/* fp_rules_page_title: returns the title of the page or card at @place. Free with g_free (). */
char *fp_rules_page_title (FpCatalogModel *catalog_model, const char *place);
