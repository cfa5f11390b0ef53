/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games won and lost with each alien, counted from recent games. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-alien-records.h"
#include "model/items/fp-card-item.h"
#include "model/items/fp-recent-item.h"
#include "model/items/fp-seat-item.h"

typedef struct
{
  guint games, won; /* of people at this computer */
  guint others_games, others_won; /* of computer players */
} Record;

/* Counts the finished game of @seat. */
static void
count_seat (GHashTable *records, const FpSeatFacts *seat)
{
  g_autoptr (FpCardItem) alien = seat->sheets != NULL ? g_list_model_get_item (seat->sheets, 0) : NULL;
  const char *id = alien != NULL ? fp_card_item_facts (alien)->id : NULL;
  if (id == NULL)
    return;
  Record *record = g_hash_table_lookup (records, id);
  if (record == NULL)
    g_hash_table_insert (records, g_strdup (id), record = g_new0 (Record, 1));
  if (seat->computer)
    {
      record->others_games++;
      record->others_won += seat->winner;
      return;
    }
  record->games++;
  record->won += seat->winner;
}

static char *
format (const Record *record)
{
  g_autoptr (GString) text = g_string_new (NULL);
  if (record->games > 0)
    /* Translators: games that you won with an alien, and games with it. */
    g_string_append_printf (text, ngettext ("You won %u of %u", "You won %u of %u", record->games), record->won,
                            record->games);
  if (record->others_games > 0)
    {
      g_string_append (text, text->len > 0 ? "\n" : "");
      /* Translators: games that computer players won with an alien, and games with it. */
      g_string_append_printf (text, ngettext ("Computers won %u of %u", "Computers won %u of %u", record->others_games),
                              record->others_won, record->others_games);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

GHashTable *
fp_alien_records (GListModel *games)
{
  g_autoptr (GHashTable) records = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTable *lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTableIter iter;
  gpointer id, record;
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (FpRecentItem) item = g_list_model_get_item (games, i);
      const FpRecentFacts *game = fp_recent_item_facts (item);
      for (guint k = 0; game->over && game->seats != NULL && k < g_list_model_get_n_items (game->seats); k++)
        {
          g_autoptr (FpSeatItem) seat = g_list_model_get_item (game->seats, k);
          count_seat (records, fp_seat_item_facts (seat));
        }
    }
  g_hash_table_iter_init (&iter, records);
  while (g_hash_table_iter_next (&iter, &id, &record))
    g_hash_table_insert (lines, g_strdup (id), format (record));
  return lines;
}
