/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of feats: each row is met by a small game made from its needs, and by none in which one
 * need is missed; and in real games. */
#include "record/fp-feats.h"
#include "record/played.h"

enum
{
  MOST_EVENTS = 64,
  TURNS = 12,
};

/* A game made up for a feat. */
typedef struct
{
  FpFeatFacts facts;
  FpEvent events[MOST_EVENTS];
  int turn_of[MOST_EVENTS];
} Made;

static void
add_event (Made *made, const char *id, FpEvent event)
{
  int kind = fp_event_from_id (made->facts.edition, id);
  g_assert_cmpint (kind, >=, 0);
  event.kind = (uint8_t) kind;
  made->turn_of[made->facts.n_events] = (int) made->facts.turns;
  made->events[made->facts.n_events++] = event;
}

/* Makes the number of @need @number, and leaves all else alone. */
static void
give (Made *made, const FpFeatNeed *need, int number)
{
  FpFeatFacts *facts = &made->facts;
  const uint8_t other = 2, you = (uint8_t) facts->you;
  switch (need->measure)
    {
    case FP_FEAT_RESULT:
      facts->result = number;
      break;
    case FP_FEAT_WINNERS:
      facts->winners = (guint) number;
      break;
    case FP_FEAT_LOSERS:
      facts->winners = facts->n_seats - (guint) number;
      break;
    case FP_FEAT_TURNS:
      facts->turns = (guint) number;
      break;
    case FP_FEAT_SEATS:
      facts->n_seats = (guint) number;
      break;
    case FP_FEAT_SHORT:
      facts->short_of = number;
      break;
    case FP_FEAT_ALIEN:
      facts->alien = number > 0;
      break;
    case FP_FEAT_LEVEL:
      facts->level = number;
      break;
    case FP_FEAT_AMOUNT:
      add_event (made, need->what, (FpEvent){ .seat = you, .other = other, .count = (int16_t) number });
      break;
    case FP_FEAT_EVENTS:
    case FP_FEAT_EITHER:
    case FP_FEAT_BALANCE:
    case FP_FEAT_AT_LAST:
      for (int i = 0; i < number; i++)
        add_event (made, need->what, (FpEvent){ .seat = you, .other = other });
      /* Those of others don't count. */
      add_event (made, need->what, (FpEvent){ .seat = other, .other = other });
      break;
    case FP_N_FEAT_MEASURES:
      g_assert_not_reached ();
    }
}

/* Makes a game that meets all needs of @feat but the one with the index @missed (−1: all). Returns
 * FALSE if no number misses it. */
static gboolean
make (Made *made, const FpEdition *edition, const FpFeatDef *feat, int missed)
{
  *made =
      (Made){ .facts = { .edition = edition, .n_seats = 4, .you = 1, .winners = 1, .turns = TURNS, .short_of = 3 } };
  made->facts.events = made->events;
  made->facts.turn_of = made->turn_of;
  for (int i = 0; i < (int) feat->n_needs; i++)
    {
      const FpFeatNeed *need = &feat->needs[i];
      if (i == missed && need->least <= 0 && need->most >= FP_FEAT_MANY)
        return FALSE;
      give (made, need, i != missed ? need->least : need->least > 0 ? need->least - 1 : need->most + 1);
    }
  return TRUE;
}

static void
test_rows (void)
{
  for (guint k = 0; fp_edition_nth (k) != NULL; k++)
    {
      const FpEdition *edition = fp_edition_nth (k);
      g_assert_cmpuint (edition->n_feats, >=, 12);
      for (guint i = 0; i < edition->n_feats; i++)
        {
          const FpFeatDef *feat = &edition->feats[i];
          Made made;
          g_assert_true (fp_feats_def (edition, feat->id) == feat);
          g_assert_nonnull (feat->title);
          g_assert_nonnull (feat->gist);
          make (&made, edition, feat, -1);
          if (!fp_feat_is_done (&made.facts, feat))
            g_error ("%s: %s is not found", edition->id, feat->id);
          for (int need = 0; need < (int) feat->n_needs; need++)
            if (make (&made, edition, feat, need) && fp_feat_is_done (&made.facts, feat))
              g_error ("%s: %s is found without need %d", edition->id, feat->id, need);
        }
    }
}

/* A power that was lost and regained is no longer lost. */
static void
test_balance (void)
{
  const FpEdition *edition = fp_edition_find ("classic");
  const FpFeatDef *feat = fp_feats_def (edition, "powerless");
  Made made;
  make (&made, edition, feat, -1);
  g_assert_true (fp_feat_is_done (&made.facts, feat));
  add_event (&made, "power-regained", (FpEvent){ .seat = 1, .other = FP_NOBODY });
  g_assert_false (fp_feat_is_done (&made.facts, feat));
}

/* A deal of an earlier turn is none of the last one. */
static void
test_last_turn (void)
{
  const FpEdition *edition = fp_edition_find ("classic");
  const FpFeatDef *feat = fp_feats_def (edition, "handshake");
  Made made;
  make (&made, edition, feat, -1);
  made.facts.turns++;
  g_assert_false (fp_feat_is_done (&made.facts, feat));
}

/* Real games: some feats are done, never all, and none by who has lost. */
static void
test_games (void)
{
  static const struct
  {
    const char *edition;
    guint n_seats;
  } tables[] = { { "duel", 2 }, { "classic", 4 }, { "cosmic", 4 } };
  g_autoptr (FpCatalogs) catalogs = played_catalogs ();
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GHashTable) met = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (uint64_t seed = 1; seed <= 8; seed++)
        {
          g_autoptr (FpSession) session = played_session (catalogs, tables[i].edition, tables[i].n_seats, seed, FALSE);
          FpSeats winners = fp_session_engine (session)->state->head.winners;
          for (uint8_t seat = 0; seat < tables[i].n_seats; seat++)
            {
              g_autoptr (GPtrArray) feats = fp_feats_find (session, seat);
              if ((winners >> seat & 1) == 0)
                g_assert_cmpuint (feats->len, ==, 0);
              for (guint k = 0; k < feats->len; k++)
                g_hash_table_add (met, g_strdup (g_ptr_array_index (feats, k)));
            }
        }
      g_autofree gpointer *keys = g_hash_table_get_keys_as_array (met, NULL);
      g_autofree char *words = g_strjoinv (" ", (char **) keys);
      g_test_message ("%s: %s", tables[i].edition, words);
      g_assert_cmpuint (g_hash_table_size (met), >=, 2);
      g_assert_cmpuint (g_hash_table_size (met), <, fp_edition_find (tables[i].edition)->n_feats);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/feats/rows", test_rows);
  g_test_add_func ("/feats/balance", test_balance);
  g_test_add_func ("/feats/last-turn", test_last_turn);
  g_test_add_func ("/feats/games", test_games);
  int status = g_test_run ();
  return status;
}
