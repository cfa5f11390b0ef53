/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book: pages with a history, contents, and a search while typing. */
#pragma once

#include <adwaita.h>

#include "model/fp-rules-book.h"
#include "model/game/fp-game.h"

#define FP_TYPE_RULES_VIEW (fp_rules_view_get_type ())
G_DECLARE_FINAL_TYPE (FpRulesView, fp_rules_view, FP, RULES_VIEW, AdwBin)

/* fp_rules_view_set_catalog: sets the rules and cards to show, unless a game has set them. Opens
 * the last place stored in @settings, which may be NULL. Call once. */
void fp_rules_view_set_catalog (FpRulesView *self, FpCatalogModel *catalog_model, GSettings *settings);

/* fp_rules_view_set_game: sets the game that is played beside the book; NULL: none. The cards and
 * the book of its edition are searched first, and pages show what its modules change. */
void fp_rules_view_set_game (FpRulesView *self, FpGame *game);

/* fp_rules_view_open: shows @place (“PAGE”, “PAGE#SECTION”, “card:ID”) and adds it to the
 * history. */
void fp_rules_view_open (FpRulesView *self, const char *place);

/* fp_rules_view_read: focuses the page. */
void fp_rules_view_read (FpRulesView *self);

/* fp_rules_view_place: returns the current place, or NULL if there is none. Owned by the view. */
const char *fp_rules_view_place (FpRulesView *self);

/* fp_rules_view_find: searches for @query as if it had been typed. */
void fp_rules_view_find (FpRulesView *self, const char *query);

/* fp_rules_view_find_in_page: opens the bar for finding text in the page. */
void fp_rules_view_find_in_page (FpRulesView *self);

/* fp_rules_view_set_narrow: lets the contents cover the page and close when a page is chosen, for
 * narrow spaces. */
void fp_rules_view_set_narrow (FpRulesView *self);
