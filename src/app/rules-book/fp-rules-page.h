/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A page of the rules book as a column of widgets, with accessible headings and lists. Each link of
 * a text is also a button below the page. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"
#include "model/game/fp-game.h"

/* fp_rules_page_new: returns a column with the page or card at @place (“PAGE”, “PAGE#SECTION”,
 * “card:ID”). If @place can't be shown, the column says why. *@at is set to the widget of the
 * section, or NULL for the top; @at may be NULL. Links activate “rules.open” with their place. */
GtkWidget *fp_rules_page_new (FpCatalogModel *catalog_model, const char *place, GtkWidget **at);

/* fp_rules_page_new_in: likewise beside @game, which may be NULL. Notes tell what its modules
 * change on the page. The page FP_TURN_PAGE is about its turns, and the page of a card says whether
 * it can be played now. Without a game the page about a turn is about the edition of the page
 * @near, which may be NULL. */
GtkWidget *fp_rules_page_new_in (FpCatalogModel *catalog_model, FpGame *game, const char *near, const char *place,
                                 GtkWidget **at);

/* fp_rules_page_title: returns the title of the page or card at @place. Free with g_free (). */
char *fp_rules_page_title (FpCatalogModel *catalog_model, const char *place);
