/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The daily game: its set-up from the day, its score, and the line about it. */
#include "config.h"

#include <glib/gi18n.h>

#include "record/fp-daily.h"
#include "players/fp-character.h"
#include "record/fp-feats.h"
#include "text/fp-text-table.h"

enum
{
  DRAWING = 1, /* version of the way in which a day's game is drawn */
  VERSION_DIGITS = 6,
  SEED_DIGITS = 16,
  USUAL_SEATS = 4, /* within the bounds of the edition */
  ALONE = 40,
  SHARED = 25,
  STANDING = 30,
  SPEED = 20,
  A_ROUND = 2, /* points that a round costs */
  LEVEL = 10,
};

/* Days */

char *
fp_daily_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  return g_date_time_format (now, "%Y-%m-%d");
}

char *
fp_daily_back (const char *day, guint n)
{
  g_autofree char *time = g_strconcat (day, "T12:00:00Z", NULL);
  g_autoptr (GDateTime) noon = g_date_time_new_from_iso8601 (time, NULL);
  g_autoptr (GDateTime) then = noon != NULL ? g_date_time_add_days (noon, -(int) n) : NULL;
  return then != NULL ? g_date_time_format (then, "%Y-%m-%d") : NULL;
}

/* The set-up */

const FpCatalog *
fp_daily_catalog (FpCatalogs *catalogs, const FpEdition *edition)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  return fp_catalogs_some (catalogs, edition, none);
}

char *
fp_daily_version (const FpCatalog *catalog)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_string_append_printf (text, "%d %s %d", DRAWING, catalog->edition->id, catalog->edition->version);
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (catalog->sets, FpSetInfo, i);
      g_string_append_printf (text, "\n%s %016" G_GINT64_MODIFIER "x", set->id, set->programs);
    }
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
  return g_strndup (sum, VERSION_DIGITS);
}

/* Starts @random at the numbers of @day. */
static void
begin_drawing (FpRandom *random, const FpCatalog *catalog, const char *day)
{
  g_autofree char *version = fp_daily_version (catalog);
  g_autofree char *text = g_strdup_printf ("%s %s %s", catalog->edition->id, day, version);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
  sum[SEED_DIGITS] = '\0';
  fp_random_seed (random, g_ascii_strtoull (sum, NULL, 16));
}

/* Returns the ids of all characters, of const char*. */
static GPtrArray *
all_characters (void)
{
  GPtrArray *all = g_ptr_array_new ();
  for (guint i = 0; fp_character_nth (i) != NULL; i++)
    g_ptr_array_add (all, (gpointer) fp_character_nth (i));
  return all;
}

/* Seats a character for each player but the first. The program has more of them than an edition has
 * seats, so no two are the same. */
static void
draw_opponents (FpSetup *setup, FpRandom *random)
{
  g_autoptr (GPtrArray) left = all_characters ();
  for (guint seat = 1; seat < setup->n_seats && left->len > 0; seat++)
    {
      const char *id = g_ptr_array_steal_index (left, fp_random_below (random, left->len));
      FpCharacter character;
      if (fp_character_find (id, &character))
        fp_setup_set_seat (setup, seat, character.name, character.id);
    }
}

/* Returns TRUE if players choose their aliens openly in a usual game of @edition. There the day
 * gives each player one; elsewhere the game deals them by its seed. */
static gboolean
chooses_aliens (const FpEdition *edition)
{
  return fp_edition_option_for (edition, FP_SETUP_ALIENS_CHOSEN, 0) == 0;
}

/* Returns TRUE if card @def is not dealt together with one of the @n drawn. */
static gboolean
is_apart (const FpCatalog *catalog, const guint *drawn, guint n, guint def)
{
  for (guint i = 0; i < n; i++)
    if (fp_catalog_apart (catalog, drawn[i], def))
      return TRUE;
  return FALSE;
}

static void
draw_aliens (FpSetup *setup, const FpCatalog *catalog, FpRandom *random)
{
  g_autoptr (GArray) aliens = g_array_new (FALSE, FALSE, sizeof (guint));
  guint drawn[FP_MAX_SEATS], n = 0;
  for (guint def = 0; def < catalog->cards->len; def++)
    if (fp_card_is (fp_catalog_card (catalog, def), FP_KIND_SHEET))
      g_array_append_val (aliens, def);
  while (n < setup->n_seats && aliens->len > 0)
    {
      guint at = fp_random_below (random, aliens->len), def = g_array_index (aliens, guint, at);
      g_array_remove_index (aliens, at);
      if (!is_apart (catalog, drawn, n, def))
        drawn[n++] = def;
    }
  for (guint seat = 0; seat < n; seat++)
    {
      g_autofree char *id = fp_catalog_id (catalog, drawn[seat]);
      fp_setup_set_alien (setup, seat, id);
    }
}

void
fp_daily_set_up (FpSetup *setup, const FpCatalog *catalog, const char *day, const char *name)
{
  const FpEdition *edition = catalog->edition;
  const guint most_seed = 999999;
  FpRandom random;
  begin_drawing (&random, catalog, day);
  fp_setup_init (setup, edition);
  setup->n_seats = CLAMP (USUAL_SEATS, edition->least_seats, edition->most_seats);
  fp_setup_set_seat (setup, 0, name, "person");
  draw_opponents (setup, &random);
  if (chooses_aliens (edition))
    draw_aliens (setup, catalog, &random);
  setup->seed = 1 + fp_random_below (&random, most_seed);
}

/* The score */

/* Returns the points for the level of the weakest opponent. */
static int
score_level (const FpRecordGame *game)
{
  int weakest = G_MAXINT, n_levels = 0;
  while (fp_player_nth ((guint) n_levels) != NULL)
    n_levels++;
  for (guint i = 0; i < game->seats->len; i++)
    {
      const FpRecordSeat *seat = g_ptr_array_index (game->seats, i);
      if (i != game->you && seat->player != NULL)
        weakest = MIN (weakest, fp_level_of (seat->player));
    }
  return weakest == G_MAXINT || n_levels < 2 ? 0 : LEVEL * MAX (weakest, 0) / (n_levels - 1);
}

int
fp_daily_score (const FpRecordGame *game)
{
  int needed = MAX (game->needed, 1);
  int score = STANDING * CLAMP (game->standing, 0, needed) / needed;
  if (game->result == FP_RECORD_LOST)
    return score;
  guint n_seats = MAX (game->seats->len, 1), rounds = (game->turns + n_seats - 1) / n_seats;
  score += game->result == FP_RECORD_WON ? ALONE : SHARED;
  score += MAX (0, SPEED - A_ROUND * (MAX ((int) rounds, 1) - 1));
  return score + score_level (game);
}

/* The streak and the line */

guint
fp_daily_streak (const GPtrArray *games, const char *today)
{
  g_autoptr (GHashTable) days = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = 0; i < games->len; i++)
    {
      const FpRecordGame *game = g_ptr_array_index (games, i);
      if (game->day != NULL)
        g_hash_table_add (days, game->day);
    }
  /* The day that has just begun doesn't end a streak. */
  guint first = g_hash_table_contains (days, today) ? 0 : 1, n = 0;
  for (;; n++)
    {
      g_autofree char *day = fp_daily_back (today, first + n);
      if (day == NULL || !g_hash_table_contains (days, day))
        return n;
    }
}

static const char *
result_word (FpRecordResult result)
{
  switch (result)
    {
    case FP_RECORD_LOST:
      /* Translators: a player's result in a line about a game. */
      return _ ("lost");
    case FP_RECORD_SHARED:
      /* Translators: a player's result in a line about a game. */
      return _ ("won with others");
    case FP_RECORD_WON:
      /* Translators: a player's result in a line about a game. */
      return _ ("won");
    }
  g_return_val_if_reached ("");
}

char *
fp_daily_line (const FpRecordGame *game, const FpEdition *edition, const char *version, guint streak)
{
  g_autoptr (GString) line = g_string_new (NULL);
  g_string_append_printf (line,
                          /* Translators: the beginning of a line about a daily game: the
                             edition, the day (2026-11-28), and the points out of 100. */
                          _ ("Fifth Planet, daily game: %s, %s · %d of %d points"),
                          fp_text_table_label (edition, edition->id), game->day != NULL ? game->day : "", game->score,
                          FP_DAILY_MOST_SCORE);
  g_string_append_printf (line, " · %s · ", result_word (game->result));
  /* Translators: the length of a game, in a line about it. */
  g_string_append_printf (line, ngettext ("%u turn", "%u turns", game->turns), game->turns);
  if (streak > 1)
    {
      g_string_append (line, " · ");
      /* Translators: the number of days in a row with a daily game, in a line. */
      g_string_append_printf (line, ngettext ("%u day in a row", "%u days in a row", streak), streak);
    }
  if ((game->marks & FP_RECORD_TAKEN_BACK) != 0)
    g_string_append_printf (line, " · %s", _ ("with choices taken back"));
  if ((game->marks & FP_RECORD_HINT) != 0)
    g_string_append_printf (line, " · %s", _ ("with hints"));
  if ((game->marks & FP_RECORD_BEGUN_AGAIN) != 0)
    g_string_append_printf (line, " · %s", _ ("begun again"));
  g_string_append_printf (line, " · %s", version);
  return g_string_free (g_steal_pointer (&line), FALSE);
}
