/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Conversion of set-ups between windows and sessions. */
#include "model/game/fp-game-session.h"

#include "model/fp-catalog-model-private.h"
#include "model/game/fp-game-options.h"
#include "session/files/fp-campaign-play.h"

/* Indexed by FpGameUndo. */
static const FpUndoRule undo_rules[] = {
  [FP_GAME_UNDO_UNTIL_REVEALED] = FP_UNDO_UNTIL_REVEALED,
  [FP_GAME_UNDO_ALWAYS] = FP_UNDO_FREE,
  [FP_GAME_UNDO_NEVER] = FP_UNDO_OFF,
};

/* Returns the cards of the variant with the colours and modules of @setup: the usual
 * ones if others can't be read. */
static const FpCatalog *
catalog_of (FpCatalogModel *catalog_model, const FpGameSetup *setup)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new_null_terminated (setup->n_seats, NULL, TRUE);
  uint8_t colours[FP_MAX_SEATS];
  const FpCatalog *catalog;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_ptr_array_add (ids, (gpointer) fp_game_setup_colour (setup, seat));
  gboolean known = fp_edition_order_colours (setup->edition, (const char *const *) ids->pdata, colours);
  catalog = fp_catalogs_variant (catalog_model->catalogs, setup->edition, known ? colours : NULL,
                                 fp_edition_modules (setup->edition, fp_game_setup_options (setup)));
  return catalog != NULL ? catalog : catalog_model->catalog;
}

FpSession *
fp_game_session_new (FpCatalogModel *all_editions, const FpGameSetup *setup)
{
  const FpCatalog *catalog = catalog_of (fp_catalog_model_of (all_editions, setup->edition), setup);
  FpSetup session_setup;
  fp_setup_init (&session_setup, catalog->edition);
  session_setup.n_seats = setup->n_seats;
  session_setup.seed = setup->seed;
  session_setup.options = fp_game_setup_options (setup);
  session_setup.undo = undo_rules[setup->undo];
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      const FpGameSetupSeat *from = &setup->seats[seat];
      fp_setup_set_seat (&session_setup, seat, from->name, from->player != NULL ? from->player : "person");
      if (setup->aliens == FP_GAME_ALIENS_SETTLED)
        fp_setup_set_alien (&session_setup, seat, from->alien);
    }
  gboolean campaign = setup->campaign && fp_game_setup_has_campaigns (setup);
  FpSession *session =
      campaign ? fp_campaign_begin (&session_setup, catalog) : fp_session_new (&session_setup, catalog);
  fp_setup_clear (&session_setup);
  return session;
}

FpGameSetup *
fp_game_session_setup (FpSession *session)
{
  const FpSetup *from = fp_session_setup (session);
  FpGameSetup *setup = fp_game_setup_new_for (fp_edition_find (from->edition->id));
  fp_game_setup_resize (setup, from->n_seats);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      fp_game_setup_give_colour (setup, seat, fp_edition_colour (from->edition, (uint8_t) seat));
      fp_game_setup_name (setup, seat, from->seats[seat].name != NULL ? from->seats[seat].name : "");
      gboolean person = fp_session_is_persons (session, (uint8_t) seat);
      fp_game_setup_seat (setup, seat, person ? NULL : from->seats[seat].by);
    }
  setup->seed = from->seed;
  setup->campaign = fp_session_campaign (session) != NULL;
  fp_game_setup_set_options (setup, from->options);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (from->seats[seat].alien != NULL)
      {
        setup->aliens = FP_GAME_ALIENS_SETTLED;
        fp_game_setup_settle (setup, seat, from->seats[seat].alien);
      }
  for (guint i = 0; i < G_N_ELEMENTS (undo_rules); i++)
    if (undo_rules[i] == from->undo)
      setup->undo = (FpGameUndo) i;
  return setup;
}
