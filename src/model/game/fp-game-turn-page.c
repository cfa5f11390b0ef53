/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on one page, with the numbers and modules of a game. */
#include "model/game/fp-game-turn-page.h"

#include "model/game/fp-game-private.h"

/* Returns the edition whose pages begin as @near does, else the first. */
static const FpEdition *
edition_near (const char *near)
{
  for (guint i = 0; near != NULL && fp_edition_nth (i) != NULL; i++)
    {
      const char *id = fp_edition_nth (i)->id;
      if (g_str_has_prefix (near, id) && (near[strlen (id)] == '\0' || near[strlen (id)] == '-'))
        return fp_edition_nth (i);
    }
  return fp_edition_nth (0);
}

FpPage *
fp_game_turn_page (FpCatalogModel *catalog_model, FpGame *game, const char *near)
{
  const FpBook *book = fp_rules_book (catalog_model);
  const FpSetup *setup = game != NULL ? fp_session_setup (fp_game_seen (game)) : NULL;
  const FpEdition *edition = setup != NULL ? setup->edition : edition_near (near);
  if (book == NULL)
    return NULL;
  return setup != NULL ? fp_turn_page_new (book, edition, setup->n_seats, setup->options)
                       : fp_turn_page_new (book, edition, fp_edition_usual_seats (edition), 0);
}
