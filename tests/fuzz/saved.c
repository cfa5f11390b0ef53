/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saves and journals: opened, continued, autosaved, saved and opened again.
 *
 * A “*” as the last field of a journal line stands for the right digest, which chance would never
 * find. So do programs="*" and rules="*" in a save, which would otherwise not fit after the next
 * change of the cards.
 */
#include "saved.h"

#include "fuzz.h"

#include <glib/gstdio.h>
#include <string.h>

#include "archive/saves/fp-journal.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-games-folder.h"
#include "session/files/fp-session-file.h"

enum
{
  MOST_BYTES = 64 * 1024,
  MOST_ANSWERS = 12, /* given in an opened game */
  MOST_UNDONE = 6,
  GOOD_CHOICES = 25, /* of the save for journals */
  AUTOSAVED = 4, /* inputs for one that is autosaved to disk, which is slow */
};

static FpCatalogs *catalogs;
static char *good; /* text of a save */
static char *programs, *rules; /* attributes in saves of this program */

/* --- Common data --- */

static void
answer (FpSession *session, FpRandom *random)
{
  fp_session_answer (session, fp_random_below (random, fp_engine_options (fp_session_engine (session))->n));
}

static char *
make_good (const FpEdition *edition, const FpCatalog *catalog)
{
  g_autoptr (FpSession) session = NULL;
  FpRandom random;
  FpSetup setup;

  fp_setup_init (&setup, edition);
  setup.undo = FP_UNDO_FREE;
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  fp_random_seed (&random, 1);
  for (guint i = 0; i < GOOD_CHOICES && !fp_session_over (session); i++)
    answer (session, &random);
  return fp_session_text (session, NULL);
}

void
fuzz_start (void)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  const FpEdition *edition = fuzz_edition ();
  const FpCatalog *catalog = NULL;
  g_autoptr (GError) error = NULL;

  catalogs = fp_catalogs_new (NULL, problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (catalogs);
  g_assert_true (fp_catalogs_find (edition->id, &edition, &catalog, catalogs));
  programs = g_strdup_printf ("programs=\"%016" G_GINT64_MODIFIER "x\"",
                              (guint64) g_array_index (catalog->sets, FpSetInfo, 0).programs);
  rules = g_strdup_printf ("rules=\"%d\"", edition->version);
  good = make_good (edition, catalog);
}

void
fuzz_stop (void)
{
  g_clear_pointer (&catalogs, fp_catalogs_free);
  g_clear_pointer (&good, g_free);
  g_clear_pointer (&programs, g_free);
  g_clear_pointer (&rules, g_free);
}

/* --- Files --- */

/* Appends the line @fields to @text, with the right digest in place of a last field “*”. @hashes
 * has one entry for each number of choices in the game. A good line changes them. */
static void
repair_line (GString *text, char **fields, GArray *hashes)
{
  guint n = g_strv_length (fields);
  gboolean begins = n > 2 && strcmp (fields[0], "fifth-planet-journal") == 0;
  guint64 left = n > 2 ? g_ascii_strtoull (fields[begins ? 2 : 1], NULL, 10) : 0;
  uint64_t hash;

  if (n > 1 && strcmp (fields[n - 1], "*") == 0)
    {
      hash = g_array_index (hashes, uint64_t, MIN (left, hashes->len - 1));
      if (n == 6 && strcmp (fields[0], "choice") == 0)
        {
          hash = fp_save_file_mix (g_array_index (hashes, uint64_t, hashes->len - 1), fields[2], fields[3], fields[4]);
          g_array_append_val (hashes, hash);
        }
      else if (strcmp (fields[0], "back") == 0)
        g_array_set_size (hashes, (guint) MIN (left, hashes->len - 1) + 1);
      g_free (fields[n - 1]);
      fields[n - 1] = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", (guint64) hash);
    }
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\t" : "", fields[i]);
}

/* Returns @journal with the right digests. */
static char *
repair_journal (const char *save, const char *journal)
{
  g_autoptr (FpProblems) problems = fp_problems_new ("save");
  g_autoptr (GError) error = NULL;
  FpDocumentFault document;
  FpSaveFileFault fault;
  g_autoptr (FpSaveFile) choices = fp_save_file_load (save, &document, &fault, problems, &error);
  g_autoptr (GArray) hashes = choices != NULL ? fp_save_file_hashes (choices) : NULL;
  g_auto (GStrv) lines = g_strsplit (journal, "\n", -1);
  GString *text = g_string_new (NULL);

  if (hashes == NULL)
    return g_string_free (g_string_append (text, journal), FALSE);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      g_string_append (text, i > 0 ? "\n" : "");
      repair_line (text, fields, hashes);
    }
  return g_string_free (text, FALSE);
}

/* Writes the save in the @length bytes at @data, which may be any bytes, with the right attributes.
 * Returns its path. */
static const char *
write_save (const char *data, gsize length)
{
  g_autoptr (GString) save = g_string_new_len (data, (gssize) length);

  if (memchr (data, '\0', length) == NULL)
    {
      g_string_replace (save, "programs=\"*\"", programs, 0);
      g_string_replace (save, "rules=\"*\"", rules, 0);
    }
  return fuzz_file (0, save->str, save->len);
}

/* Writes the @length bytes at @text as the journal of the save @path. */
static void
write_journal (const char *path, const char *text, gsize length)
{
  g_autofree char *journal_path = fp_journal_path (path), *copy = NULL, *repaired = NULL;

  /* Zeros are part of the journal's damage, but nothing to repair. */
  if (memchr (text, '\0', length) != NULL)
    {
      g_assert_true (g_file_set_contents (journal_path, text, (gssize) length, NULL));
      return;
    }
  copy = g_strndup (text, length);
  repaired = repair_journal (path, copy);
  g_assert_true (g_file_set_contents (journal_path, repaired, -1, NULL));
}

/* Writes @save, NULL: a good one, and @journal, NULL: none. Returns the path of the save. */
static const char *
write_files (const char *save, gsize save_length, const char *journal, gsize journal_length)
{
  const char *path = save == NULL ? fuzz_file (0, good, strlen (good)) : write_save (save, save_length);
  g_autofree char *journal_path = fp_journal_path (path);

  g_unlink (journal_path);
  if (journal != NULL)
    write_journal (path, journal, journal_length);
  return path;
}

static void
remove_files (const char *path)
{
  g_autofree char *journal = fp_journal_path (path), *aside = g_strconcat (journal, "~", NULL);

  g_unlink (journal);
  g_unlink (aside);
}

/* --- Checks --- */

static FpSession *
open_game (const char *path, FpOpenedExtent *extent)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_auto (FpOpened) opened = { 0 };
  FpSession *session = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);

  *extent = opened.extent;
  if (session == NULL || opened.extent != FP_OPENED_WHOLE)
    g_assert_nonnull (opened.trouble);
  g_assert_true (opened.trouble == NULL || g_utf8_validate (opened.trouble, -1, NULL));
  g_assert_true (opened.advice == NULL || g_utf8_validate (opened.advice, -1, NULL));
  if (session == NULL)
    return NULL;
  g_assert_cmpstr (fp_state_check (fp_session_engine (session)), ==, NULL);
  g_assert_cmpuint (opened.made, ==, fp_session_choices (session)->len);
  fp_session_engine (session)->checking = TRUE;
  return session;
}

static uint64_t
digest (FpSession *session)
{
  return fp_state_digest (fp_session_engine (session));
}

/* Checks that the game in @path equals @session. */
static void
assert_on_disk (const char *path, FpSession *session)
{
  FpOpenedExtent extent;
  g_autoptr (FpSession) again = open_game (path, &extent);

  g_assert_nonnull (again);
  g_assert_cmpint (extent, ==, FP_OPENED_WHOLE);
  g_assert_cmpuint (fp_session_choices (again)->len, ==, fp_session_choices (session)->len);
  g_assert_cmphex (digest (again), ==, digest (session));
}

static void
play_on (FpSession *session, FpRandom *random)
{
  guint undone = 0;

  for (guint i = 0; i < MOST_ANSWERS && !fp_session_over (session); i++)
    {
      fp_session_view (session, fp_session_seat_to_decide (session));
      answer (session, random);
    }
  while (undone < MOST_UNDONE && fp_session_undo (session))
    undone++;
  while (undone > 2 && fp_session_redo (session))
    undone--;
}

/* A written session can be read again. */
static void
check_saving (FpSession *session)
{
  g_autofree char *text = fp_session_text (session, NULL);
  const char *path = fuzz_file (1, text, strlen (text));

  assert_on_disk (path, session);
  remove_files (path);
}

/* Every answer is on disk at once, and still there after saving. */
static void
check_autosave (FpSession *session, const char *path, FpOpenedExtent extent, FpRandom *random)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameFile) file =
      extent == FP_OPENED_WHOLE ? fp_game_file_keep (session, path, &error) : fp_game_file_new (session, path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (file);
  play_on (session, random);
  g_assert_cmpstr (fp_game_file_trouble (file), ==, NULL);
  assert_on_disk (path, session);
  g_assert_true (fp_game_file_save (file, &error));
  assert_on_disk (path, session);
  play_on (session, random);
  assert_on_disk (path, session);
}

static void
check_scenario (FpSession *session)
{
  const char *reason = NULL;
  g_autofree char *scenario = fp_session_scenario (session, "fuzz", &reason);

  g_assert_true (scenario != NULL || reason != NULL);
}

/* Opening changes nothing on disk. */
static void
assert_unchanged (const char *path, const char *before, gsize length)
{
  g_autofree char *after = NULL;
  gsize now;

  g_assert_true (g_file_get_contents (path, &after, &now, NULL));
  g_assert_cmpuint (now, ==, length);
  g_assert_true (memcmp (after, before, length) == 0);
}

gboolean
saved_one (const char *save, gsize save_length, const char *journal, gsize journal_length)
{
  g_autofree char *before = NULL;
  FpOpenedExtent extent;
  const char *path;
  FpSession *session;
  FpRandom random;
  gsize held;

  if (save_length + journal_length > MOST_BYTES)
    return FALSE;
  path = write_files (save, save_length, journal, journal_length);
  g_assert_true (g_file_get_contents (path, &before, &held, NULL));
  fp_game_info_free (fp_game_info_read (path, catalogs));
  session = open_game (path, &extent);
  assert_unchanged (path, before, held);
  if (session != NULL)
    {
      uint64_t seed = fuzz_seed (save, save_length) + fuzz_seed (journal, journal_length);

      fp_random_seed (&random, seed);
      check_saving (session);
      if (seed % AUTOSAVED == 0)
        check_autosave (session, path, extent, &random);
      else
        play_on (session, &random);
      check_saving (session);
      check_scenario (session);
    }
  fp_session_free (session);
  remove_files (path);
  return session != NULL;
}
