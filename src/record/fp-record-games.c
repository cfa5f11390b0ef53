/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games, marks and days of the record. */
#include "record/fp-record-private.h"

FpRecordGame *
fp_record_game_new (void)
{
  FpRecordGame *game = g_new0 (FpRecordGame, 1);
  game->score = -1;
  game->seats = g_ptr_array_new ();
  game->feats = g_ptr_array_new_with_free_func (g_free);
  return game;
}

void
fp_record_game_free (FpRecordGame *game)
{
  if (game == NULL)
    return;
  for (guint i = 0; i < game->seats->len; i++)
    {
      FpRecordSeat *seat = g_ptr_array_index (game->seats, i);
      g_free (seat->name);
      g_free (seat->player);
      g_free (seat->alien);
      g_free (seat);
    }
  g_ptr_array_unref (game->seats);
  g_ptr_array_unref (game->feats);
  g_free (game->key);
  g_free (game->edition);
  g_free (game->options);
  g_free (game->day);
  g_free (game);
}

void
fp_record_game_add_seat (FpRecordGame *game, const char *name, const char *player, const char *alien, gboolean won)
{
  FpRecordSeat *seat = g_new0 (FpRecordSeat, 1);
  *seat = (FpRecordSeat){ g_strdup (name), g_strdup (player), g_strdup (alien), won };
  g_ptr_array_add (game->seats, seat);
}

void
fp_record_day_free (FpRecordDay *day)
{
  if (day == NULL)
    return;
  g_free (day->key);
  g_free (day->edition);
  g_free (day->day);
  g_free (day->path);
  g_free (day);
}

/* Writing */

/* Inserts the row of @game unless there is one. */
static gboolean
insert_game (FpRecord *record, const FpRecordGame *game, GError **error)
{
  sqlite3_stmt *statement = fp_record_prepare (record,
                                               "INSERT OR IGNORE INTO game (key, ended, edition, rules, options,"
                                               " result, turns, marks, you, standing, needed, score)"
                                               " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
                                               error);
  if (statement == NULL)
    return FALSE;
  fp_record_bind (statement, 1, game->key);
  sqlite3_bind_int64 (statement, 2, game->ended);
  fp_record_bind (statement, 3, game->edition);
  sqlite3_bind_int (statement, 4, game->rules);
  fp_record_bind (statement, 5, game->options != NULL ? game->options : "");
  sqlite3_bind_int (statement, 6, (int) game->result);
  sqlite3_bind_int64 (statement, 7, game->turns);
  sqlite3_bind_int64 (statement, 8, game->marks);
  sqlite3_bind_int64 (statement, 9, game->you);
  sqlite3_bind_int (statement, 10, game->standing);
  sqlite3_bind_int (statement, 11, game->needed);
  sqlite3_bind_int (statement, 12, game->score);
  return fp_record_finish (record, statement, error);
}

static gboolean
insert_seat (FpRecord *record, const FpRecordGame *game, guint number, GError **error)
{
  const FpRecordSeat *seat = g_ptr_array_index (game->seats, number);
  sqlite3_stmt *statement = fp_record_prepare (record, "INSERT INTO seat VALUES (?1, ?2, ?3, ?4, ?5, ?6)", error);
  if (statement == NULL)
    return FALSE;
  fp_record_bind (statement, 1, game->key);
  sqlite3_bind_int64 (statement, 2, number);
  fp_record_bind (statement, 3, seat->name);
  fp_record_bind (statement, 4, seat->player);
  fp_record_bind (statement, 5, seat->alien);
  sqlite3_bind_int (statement, 6, seat->won);
  return fp_record_finish (record, statement, error);
}

static gboolean
insert_feat (FpRecord *record, const FpRecordGame *game, const char *feat, GError **error)
{
  sqlite3_stmt *statement = fp_record_prepare (record, "INSERT OR IGNORE INTO feat VALUES (?1, ?2)", error);
  if (statement == NULL)
    return FALSE;
  fp_record_bind (statement, 1, game->key);
  fp_record_bind (statement, 2, feat);
  return fp_record_finish (record, statement, error);
}

/* Inserts all of @game, inside a transaction. @added: FALSE if the game was there. */
static gboolean
insert_all (FpRecord *record, FpRecordGame *game, gboolean *added, GError **error)
{
  game->marks |= fp_record_marks (record, game->key);
  if ((game->marks & FP_RECORD_PRACTICE) != 0)
    return TRUE;
  if (!insert_game (record, game, error))
    return FALSE;
  *added = sqlite3_changes (record->db) > 0;
  for (guint i = 0; *added && i < game->seats->len; i++)
    if (!insert_seat (record, game, i, error))
      return FALSE;
  for (guint i = 0; *added && i < game->feats->len; i++)
    if (!insert_feat (record, game, g_ptr_array_index (game->feats, i), error))
      return FALSE;
  return TRUE;
}

gboolean
fp_record_add (FpRecord *record, FpRecordGame *game, gboolean *added, GError **error)
{
  gboolean new_one = FALSE;
  if (!fp_record_run (record, "BEGIN IMMEDIATE", error))
    return FALSE;
  gboolean done = insert_all (record, game, &new_one, error) && fp_record_run (record, "COMMIT", error);
  if (!done)
    fp_record_run (record, "ROLLBACK", NULL);
  if (added != NULL)
    *added = done && new_one;
  return done;
}

/* Marks */

gboolean
fp_record_mark (FpRecord *record, const char *key, guint marks, GError **error)
{
  sqlite3_stmt *statement = fp_record_prepare (record,
                                               "INSERT INTO mark VALUES (?1, ?2)"
                                               " ON CONFLICT (key) DO UPDATE SET marks = marks | ?2",
                                               error);
  if (statement == NULL)
    return FALSE;
  fp_record_bind (statement, 1, key);
  sqlite3_bind_int64 (statement, 2, marks);
  return fp_record_finish (record, statement, error);
}

guint
fp_record_marks (FpRecord *record, const char *key)
{
  sqlite3_stmt *statement = fp_record_prepare (record, "SELECT marks FROM mark WHERE key = ?1", NULL);
  guint marks = 0;
  if (statement == NULL)
    return 0;
  fp_record_bind (statement, 1, key);
  if (sqlite3_step (statement) == SQLITE_ROW)
    marks = (guint) sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  return marks;
}

/* Days */

gboolean
fp_record_begin_day (FpRecord *record, const char *key, const char *edition, const char *day, const char *path,
                     GError **error)
{
  sqlite3_stmt *statement = fp_record_prepare (record,
                                               "INSERT INTO day VALUES (?1, ?2, ?3, ?4)"
                                               " ON CONFLICT (key) DO UPDATE SET path = ?4",
                                               error);
  if (statement == NULL)
    return FALSE;
  fp_record_bind (statement, 1, key);
  fp_record_bind (statement, 2, edition);
  fp_record_bind (statement, 3, day);
  fp_record_bind (statement, 4, path);
  return fp_record_finish (record, statement, error);
}

/* Returns a copy of the text in the column @index, NULL for none. Free with g_free (). */
static char *
copy_text (sqlite3_stmt *statement, int index)
{
  return g_strdup ((const char *) sqlite3_column_text (statement, index));
}

FpRecordDay *
fp_record_find_day (FpRecord *record, const char *key)
{
  sqlite3_stmt *statement = fp_record_prepare (record, "SELECT key, edition, day, path FROM day WHERE key = ?1", NULL);
  FpRecordDay *day = NULL;
  if (statement == NULL)
    return NULL;
  fp_record_bind (statement, 1, key);
  if (sqlite3_step (statement) == SQLITE_ROW)
    {
      day = g_new0 (FpRecordDay, 1);
      *day = (FpRecordDay){ copy_text (statement, 0), copy_text (statement, 1), copy_text (statement, 2),
                            copy_text (statement, 3) };
    }
  sqlite3_finalize (statement);
  return day;
}

/* Reading */

static FpRecordGame *
read_game (sqlite3_stmt *statement)
{
  FpRecordGame *game = fp_record_game_new ();
  game->key = copy_text (statement, 0);
  game->ended = sqlite3_column_int64 (statement, 1);
  game->edition = copy_text (statement, 2);
  game->rules = sqlite3_column_int (statement, 3);
  game->options = copy_text (statement, 4);
  game->result = (FpRecordResult) CLAMP (sqlite3_column_int (statement, 5), FP_RECORD_LOST, FP_RECORD_WON);
  game->turns = (guint) sqlite3_column_int64 (statement, 6);
  game->marks = (guint) sqlite3_column_int64 (statement, 7);
  game->you = (guint) sqlite3_column_int64 (statement, 8);
  game->standing = sqlite3_column_int (statement, 9);
  game->needed = sqlite3_column_int (statement, 10);
  game->score = sqlite3_column_int (statement, 11);
  game->day = copy_text (statement, 12);
  return game;
}

/* Reads the seats and feats of all games in @by_key. */
static gboolean
read_parts (FpRecord *record, GHashTable *by_key, GError **error)
{
  sqlite3_stmt *seats =
      fp_record_prepare (record, "SELECT game, name, player, alien, won FROM seat ORDER BY game, number", error);
  sqlite3_stmt *feats = fp_record_prepare (record, "SELECT game, id FROM feat ORDER BY game, id", error);
  gboolean ready = seats != NULL && feats != NULL;
  while (ready && sqlite3_step (seats) == SQLITE_ROW)
    {
      FpRecordGame *game = g_hash_table_lookup (by_key, sqlite3_column_text (seats, 0));
      if (game != NULL)
        fp_record_game_add_seat (game, (const char *) sqlite3_column_text (seats, 1),
                                 (const char *) sqlite3_column_text (seats, 2),
                                 (const char *) sqlite3_column_text (seats, 3), sqlite3_column_int (seats, 4) != 0);
    }
  while (ready && sqlite3_step (feats) == SQLITE_ROW)
    {
      FpRecordGame *game = g_hash_table_lookup (by_key, sqlite3_column_text (feats, 0));
      if (game != NULL)
        g_ptr_array_add (game->feats, copy_text (feats, 1));
    }
  sqlite3_finalize (seats);
  sqlite3_finalize (feats);
  return ready;
}

GPtrArray *
fp_record_games (FpRecord *record, GError **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_record_game_free);
  g_autoptr (GHashTable) by_key = g_hash_table_new (g_str_hash, g_str_equal);
  sqlite3_stmt *statement = fp_record_prepare (record,
                                               "SELECT game.key, ended, game.edition, rules, options, result, turns,"
                                               " marks, you, standing, needed, score, day.day FROM game"
                                               " LEFT JOIN day ON day.key = game.key ORDER BY ended, game.rowid",
                                               error);
  if (statement == NULL)
    return NULL;
  int status;
  while ((status = sqlite3_step (statement)) == SQLITE_ROW)
    {
      FpRecordGame *game = read_game (statement);
      g_ptr_array_add (games, game);
      g_hash_table_insert (by_key, game->key, game);
    }
  gboolean read = status == SQLITE_DONE || fp_record_fail (record, error);
  sqlite3_finalize (statement);
  return read && read_parts (record, by_key, error) ? g_steal_pointer (&games) : NULL;
}

FpRecordGame *
fp_record_find (FpRecord *record, const char *key)
{
  g_autoptr (GPtrArray) games = fp_record_games (record, NULL);
  for (guint i = 0; games != NULL && i < games->len; i++)
    if (g_str_equal (((const FpRecordGame *) g_ptr_array_index (games, i))->key, key))
      return g_ptr_array_steal_index (games, i);
  return NULL;
}

/* Exporting */

static void
append_value (GString *text, const char *value)
{
  g_auto (GStrv) parts = g_strsplit (value != NULL ? value : "", "\"", -1);
  g_autofree char *doubled = g_strjoinv ("\"\"", parts);
  g_string_append_printf (text, ",\"%s\"", doubled);
}

/* Returns the players of @game as one value: “Ada (ace) won, novice Bo (bard)”. Free with
 * g_free (). */
static char *
format_seats (const FpRecordGame *game)
{
  GString *text = g_string_new (NULL);
  for (guint i = 0; i < game->seats->len; i++)
    {
      const FpRecordSeat *seat = g_ptr_array_index (game->seats, i);
      g_string_append_printf (text, "%s%s", i > 0 ? "; " : "", seat->name != NULL ? seat->name : "");
      g_string_append_printf (text, "|%s|%s|%s", seat->player != NULL ? seat->player : "person",
                              seat->alien != NULL ? seat->alien : "", seat->won ? "won" : "lost");
    }
  return g_string_free (text, FALSE);
}

/* Appends the words of @marks, with blanks between. */
static void
append_marks (GString *text, guint marks)
{
  static const char *const words[] = { "taken-back", "from-past", "hint", "practice", "begun-again" };
  g_autoptr (GString) value = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if ((marks >> i & 1) != 0)
      g_string_append_printf (value, "%s%s", value->len > 0 ? " " : "", words[i]);
  append_value (text, value->str);
}

static void
append_game (GString *text, const FpRecordGame *game)
{
  static const char *const results[] = { "lost", "shared", "won" };
  g_autoptr (GDateTime) ended = g_date_time_new_from_unix_utc (game->ended);
  g_autofree char *when = ended != NULL ? g_date_time_format_iso8601 (ended) : g_strdup ("");
  g_autofree char *seats = format_seats (game);
  g_autoptr (GPtrArray) feats = g_ptr_array_new_null_terminated (game->feats->len, NULL, TRUE);
  for (guint i = 0; i < game->feats->len; i++)
    g_ptr_array_add (feats, g_ptr_array_index (game->feats, i));
  g_autofree char *feat_words = g_strjoinv (" ", (char **) feats->pdata);
  g_string_append (text, when);
  append_value (text, game->edition);
  g_string_append_printf (text, ",%d", game->rules);
  append_value (text, game->options);
  g_string_append_printf (text, ",%s,%u,%d,%d,%u,", results[game->result], game->turns, game->standing, game->needed,
                          game->you + 1);
  if (game->score >= 0)
    g_string_append_printf (text, "%d", game->score);
  append_value (text, game->day);
  append_marks (text, game->marks);
  append_value (text, feat_words);
  append_value (text, seats);
  g_string_append_c (text, '\n');
}

char *
fp_record_export (FpRecord *record, GError **error)
{
  g_autoptr (GPtrArray) games = fp_record_games (record, error);
  if (games == NULL)
    return NULL;
  GString *text = g_string_new ("ended,edition,rules,options,result,turns,standing,needed,you,score,day,marks,feats,"
                                "players\n");
  for (guint i = 0; i < games->len; i++)
    append_game (text, g_ptr_array_index (games, i));
  return g_string_free (text, FALSE);
}
