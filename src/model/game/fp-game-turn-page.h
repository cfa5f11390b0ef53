/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on one page, with the numbers and modules of a game. */
#pragma once

#include "model/fp-rules-book.h"
#include "model/game/fp-game.h"
#include "book/fp-turn-page.h"

/* fp_game_turn_page: returns the page about a turn of @game. Without a game (NULL) it is about the
 * usual game of an edition: of the one whose pages begin as @near does (“cosmic-flares”), else of
 * the first. @near may be NULL. Returns NULL without a book. Free with fp_page_free (). */
FpPage *fp_game_turn_page (FpCatalogModel *catalog_model, FpGame *game, const char *near);
