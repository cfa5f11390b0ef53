/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games for tests of the record. */
#include "record/played.h"

#include "session/game/fp-aliens.h"

FpCatalogs *
played_catalogs (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  FpCatalogs *catalogs = fp_catalogs_new (NULL, problems, &error);
  g_assert_no_error (error);
  return catalogs;
}

FpSession *
played_session (FpCatalogs *catalogs, const char *edition, guint n_seats, uint64_t seed, gboolean person)
{
  const FpEdition *rules;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_find (edition, &rules, &catalog, catalogs));
  fp_setup_init (&setup, rules);
  setup.n_seats = n_seats;
  setup.seed = seed;
  setup.undo = FP_UNDO_FREE;
  for (guint seat = 0; seat < n_seats; seat++)
    fp_setup_set_seat (&setup, seat, seat == 0 ? "Ada" : NULL, person && seat == 0 ? "person" : "greedy");
  FpSession *session = fp_session_new (&setup, catalog);
  g_autoptr (FpPlayer) player = fp_player_new ("greedy", seed, 0, NULL);
  fp_setup_clear (&setup);
  while (!fp_session_over (session))
    if (!fp_session_play (session))
      {
        FpEngine *engine = fp_session_engine (session);
        fp_player_ask (player, engine, engine->state->head.answers);
        fp_session_answer (session, fp_player_answer (player));
      }
  return session;
}

FpRecordGame *
played_game (const char *key, gint64 ended, FpRecordResult result)
{
  FpRecordGame *game = fp_record_game_new ();
  game->key = g_strdup (key);
  game->ended = ended;
  game->edition = g_strdup ("classic");
  game->rules = 1;
  game->options = g_strdup ("");
  game->result = result;
  game->turns = 12;
  game->standing = 4;
  game->needed = 5;
  fp_record_game_add_seat (game, "Ada", NULL, "ace", result != FP_RECORD_LOST);
  fp_record_game_add_seat (game, "Bo", "regular", "bard", result != FP_RECORD_WON);
  g_ptr_array_add (game->feats, g_strdup ("blitz"));
  return game;
}
