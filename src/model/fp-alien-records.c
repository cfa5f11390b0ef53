/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games won and lost with each alien, counted from the record. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-alien-records.h"
#include "record/fp-record.h"

typedef struct
{
  guint games, won; /* yours */
  guint others_games, others_won; /* of computer players */
} Record;

/* Counts the finished game of @seat. */
static void
count_seat (GHashTable *records, const FpRecordSeat *seat, gboolean you)
{
  Record *record = g_hash_table_lookup (records, seat->alien);
  if (record == NULL)
    g_hash_table_insert (records, g_strdup (seat->alien), record = g_new0 (Record, 1));
  if (you)
    {
      record->games++;
      record->won += seat->won;
    }
  else if (seat->player != NULL)
    {
      record->others_games++;
      record->others_won += seat->won;
    }
}

/* Counts all seats of games of @edition that are in the record. */
static void
count_games (GHashTable *records, const char *edition)
{
  g_autofree char *path = fp_record_path ();
  g_autoptr (FpRecord) record = g_file_test (path, G_FILE_TEST_EXISTS) ? fp_record_open (path, NULL) : NULL;
  g_autoptr (GPtrArray) games = record != NULL ? fp_record_games (record, NULL) : NULL;
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const FpRecordGame *game = g_ptr_array_index (games, i);
      for (guint k = 0; g_str_equal (game->edition, edition) && k < game->seats->len; k++)
        {
          const FpRecordSeat *seat = g_ptr_array_index (game->seats, k);
          if (seat->alien != NULL)
            count_seat (records, seat, k == game->you);
        }
    }
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
fp_alien_records (const char *edition, GHashTable **played)
{
  g_autoptr (GHashTable) records = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTable *lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GHashTable *own = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer id, record;
  count_games (records, edition);
  g_hash_table_iter_init (&iter, records);
  while (g_hash_table_iter_next (&iter, &id, &record))
    {
      g_hash_table_insert (lines, g_strdup (id), format (record));
      if (((const Record *) record)->games > 0)
        g_hash_table_add (own, g_strdup (id));
    }
  if (played != NULL)
    *played = g_steal_pointer (&own);
  else
    g_hash_table_unref (own);
  return lines;
}
