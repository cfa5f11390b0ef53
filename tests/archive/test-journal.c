/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Journals: written, read, and merged into the saves that they belong to, but no others. */
#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "archive/saves/fp-journal.h"
#include "fixture/duel.h"
#include "fixture/file.h"

typedef struct
{
  char *path;
  FpJournal *journal;
  FpSaveFile *save; /* save that the journal belongs to, with two choices */
} Fixture;

enum
{
  PATIENCE = 20, /* seconds */
};

/* Replaces the C library's function, to simulate the disk. */
static int times_synced, disk_problem;

int
fdatasync (int file G_GNUC_UNUSED)
{
  g_atomic_int_inc (&times_synced);
  errno = g_atomic_int_get (&disk_problem);
  return errno == 0 ? 0 : -1;
}

static FpSaveFile *
new_save (guint64 seed, guint n)
{
  FpSaveFile *save = fp_save_file_new (duel_edition ());
  save->seed = seed;
  for (guint i = 0; i < n; i++)
    {
      char answer[2] = { (char) ('1' + i), '\0' };
      fp_save_file_add (save, "orange", "set-dials", answer);
    }
  return save;
}

static void
know_all (FpJournal *journal, const FpSaveFile *save)
{
  for (guint i = 0; i < save->choices->len; i++)
    {
      const FpSavedChoice *one = &g_array_index (save->choices, FpSavedChoice, i);
      fp_journal_know (journal, one->seat, one->to, one->answer);
    }
}

static void
set_up (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->path = file_with ("");
  fixture->save = new_save (5, 2);
  fixture->journal = fp_journal_new (fixture->path, fp_save_file_identity (fixture->save));
  know_all (fixture->journal, fixture->save);
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fp_journal_free (fixture->journal);
  fp_save_file_free (fixture->save);
  file_remove (fixture->path);
}

static void
choose (Fixture *fixture, const char *answer)
{
  g_autoptr (GError) error = NULL;
  fp_journal_choice (fixture->journal, "blue", "set-dials", answer, &error);
  g_assert_no_error (error);
}

/* Returns the answers of @save, joined. */
static char *
join_answers (const FpSaveFile *save)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < save->choices->len; i++)
    g_string_append (text, g_array_index (save->choices, FpSavedChoice, i).answer);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Checks the result of merging the journal into a copy of @save. */
static void
check_merge (Fixture *fixture, const FpSaveFile *save, FpJournalFit fit, guint lines, const char *wanted)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpJournalText) text = fp_journal_read (fixture->path, &error);
  g_autoptr (FpSaveFile) copy = new_save (save->seed, 0);
  guint lost;
  g_assert_no_error (error);
  for (guint i = 0; i < save->choices->len; i++)
    {
      const FpSavedChoice *one = &g_array_index (save->choices, FpSavedChoice, i);
      fp_save_file_add (copy, one->seat, one->to, one->answer);
    }
  g_assert_cmpint (fp_journal_merge (text, copy, &lost), ==, fit);
  g_assert_cmpuint (lost, ==, lines);
  g_autofree char *got = join_answers (copy);
  g_assert_cmpstr (got, ==, wanted);
}

static void
test_choices (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "123");
  choose (fixture, "4");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "1234");
  g_assert_cmpuint (fp_journal_length (fixture->journal), ==, 4);
}

static void
test_back (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  g_assert_true (fp_journal_back (fixture->journal, 1, NULL));
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "1");
  choose (fixture, "9");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "19");
  choose (fixture, "8");
  choose (fixture, "7");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "1987");
}

/* A game that was over goes on: the result in the save is removed. */
static void
test_no_longer_over (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  guint lines;
  choose (fixture, "3");
  fp_save_file_set_result (fixture->save, "blue", "five-planets");
  g_autoptr (FpJournalText) text = fp_journal_read (fixture->path, NULL);
  g_assert_cmpint (fp_journal_merge (text, fixture->save, &lines), ==, FP_JOURNAL_GOES_ON);
  g_autofree char *written = fp_save_file_write (fixture->save, NULL, NULL, 0, NULL);
  g_assert_null (strstr (written, "<result"));
}

/* A journal left over when the save was rewritten still fits the save, and adds nothing. */
static void
test_left_over (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  fp_save_file_add (fixture->save, "blue", "set-dials", "3");
  fp_save_file_add (fixture->save, "orange", "set-dials", "4");
  check_merge (fixture, fixture->save, FP_JOURNAL_ENDS_THERE, 0, "1234");
}

static void
test_returned (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_assert_true (fp_journal_back (fixture->journal, 1, NULL));
  g_assert_true (fp_journal_returned (fixture->journal, "blue", NULL));
  choose (fixture, "9");
  g_autoptr (FpJournalText) text = fp_journal_read (fixture->path, NULL);
  guint lines;
  g_assert_cmpint (fp_journal_merge (text, fixture->save, &lines), ==, FP_JOURNAL_GOES_ON);
  g_assert_cmpuint (fixture->save->backs->len, ==, 1);
  g_assert_cmpuint (g_array_index (fixture->save->backs, FpSavedUndo, 0).left, ==, 1);
}

/* The save was rewritten while the journal went on. */
static void
test_folded_since (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  choose (fixture, "4");
  g_autoptr (FpSaveFile) folded = new_save (5, 2);
  fp_save_file_add (folded, "blue", "set-dials", "3");
  check_merge (fixture, folded, FP_JOURNAL_GOES_ON, 0, "1234");
  fp_save_file_add (folded, "blue", "set-dials", "4");
  check_merge (fixture, folded, FP_JOURNAL_ENDS_THERE, 0, "1234");
}

static void
test_foreign (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  g_autoptr (FpSaveFile) other_game = new_save (6, 2), other_state = new_save (5, 1);
  check_merge (fixture, other_game, FP_JOURNAL_FOREIGN, 2, "12");
  check_merge (fixture, other_state, FP_JOURNAL_FOREIGN, 2, "1");
}

static void
rewrite (Fixture *fixture, gsize length, const char *from, const char *to)
{
  g_autofree char *text = NULL;
  gsize all;
  g_assert_true (g_file_get_contents (fixture->path, &text, &all, NULL));
  g_autoptr (GString) changed = g_string_new_len (text, (gssize) MIN (length, all));
  if (from != NULL)
    g_assert_cmpuint (g_string_replace (changed, from, to, 1), ==, 1);
  g_assert_true (g_file_set_contents (fixture->path, changed->str, (gssize) changed->len, NULL));
}

/* A torn last line counts as never written, however much of it is there. */
static void
test_torn (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;
  gsize length, second;
  choose (fixture, "3");
  g_assert_true (g_file_get_contents (fixture->path, &text, &second, NULL));
  choose (fixture, "4");
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
  while (--length >= second)
    {
      rewrite (fixture, length, NULL, NULL);
      check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "123");
    }
}

static void
test_damaged (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  choose (fixture, "4");
  choose (fixture, "5");
  rewrite (fixture, G_MAXSIZE, "choice\t4", "choice\t7");
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 2, "123");
  rewrite (fixture, G_MAXSIZE, "choice\t7", "chance\t4");
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 2, "123");
  rewrite (fixture, G_MAXSIZE, "fifth", "sixth");
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 2, "123");
}

static void
append (const char *path, const char *text)
{
  FILE *file = g_fopen (path, "a");
  g_assert_nonnull (file);
  fputs (text, file);
  fclose (file);
}

/* Returns line @index of the file @path, with its line end. */
static char *
line_of (const char *path, guint index)
{
  g_autofree char *text = NULL;
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_assert_cmpuint (index, <, g_strv_length (lines));
  return g_strconcat (lines[index], "\n", NULL);
}

/* Lines after an unreadable one are ignored, even if they would fit. */
static void
test_between (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  choose (fixture, "4");
  rewrite (fixture, G_MAXSIZE, "choice\t4", "rubbish\nchoice\t4");
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 2, "123");
}

/* So is a second header, which would take the game back to the moment of that header. */
static void
test_second_header (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  g_autofree char *header = line_of (fixture->path, 0);
  append (fixture->path, header);
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 1, "123");
}

/* So is a return to the table at another moment than this one. */
static void
test_returned_elsewhere (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_strconcat (fixture->path, "-other", NULL);
  FpJournal *other = fp_journal_new (path, fp_save_file_identity (fixture->save));
  know_all (other, fixture->save);
  g_assert_true (fp_journal_returned (other, "blue", NULL));
  g_autofree char *line = line_of (path, 1);
  fp_journal_free (other);
  g_unlink (path);
  choose (fixture, "3");
  append (fixture->path, line);
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 1, "123");
}

/* Lines of a later format may mean something else. */
static void
test_other_format (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  rewrite (fixture, G_MAXSIZE, "\t", "\t9");
  check_merge (fixture, fixture->save, FP_JOURNAL_FOREIGN, 2, "12");
}

static void
test_no_text (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "\xff");
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 1, "12");
}

static const char *const four[] = { "3", "4", "5", "6" };

/* Lines prove themselves, so a damaged header costs nothing. */
static void
test_damaged_header (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (guint i = 0; i < G_N_ELEMENTS (four); i++)
    choose (fixture, four[i]);
  rewrite (fixture, G_MAXSIZE, "planet-journal", "planet?journal");
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 0, "123456");
}

/* If choices at the beginning are gone, the rest says how many are missing. */
static void
test_zeros_at_the_head (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = NULL;
  gsize length;
  for (guint i = 0; i < G_N_ELEMENTS (four); i++)
    choose (fixture, four[i]);
  g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
  memset (text, '\0', 100);
  g_assert_true (g_file_set_contents (fixture->path, text, (gssize) length, NULL));
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 4, "12");
  memset (text, '\0', length);
  g_assert_true (g_file_set_contents (fixture->path, text, (gssize) length, NULL));
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 0, "12");
}

/* Zeros at the end are no torn line: something was written there and is gone. */
static void
test_zeros_at_the_end (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  FILE *file;
  choose (fixture, "3");
  file = g_fopen (fixture->path, "a");
  g_assert_cmpuint (fwrite ("\0\0\0\0", 1, 4, file), ==, 4);
  fclose (file);
  check_merge (fixture, fixture->save, FP_JOURNAL_DAMAGED, 1, "123");
}

/* Nothing is written that could not be read again. */
static void
test_limits (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpJournal) journal = fp_journal_new (fixture->path, 1);
  fp_journal_resume (fixture->journal, FP_JOURNAL_MAX_BYTES - 30);
  g_assert_true (fp_journal_is_long (fixture->journal));
  g_assert_false (fp_journal_choice (fixture->journal, "blue", "set-dials", "3", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_clear_error (&error);
  for (guint i = 0; i < FP_SAVE_FILE_MAX; i++)
    fp_journal_know (journal, "blue", "set-dials", "3");
  g_assert_false (fp_journal_is_long (journal));
  g_assert_false (fp_journal_choice (journal, "blue", "set-dials", "3", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
}

/* A file too long for any game is not read into memory. */
static void
test_too_long (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_assert_cmpint (truncate (fixture->path, 65 * 1024 * 1024), ==, 0);
  g_assert_null (fp_journal_read (fixture->path, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
}

/* A left-over journal fits the save also if a player went back past something revealed, but not if
 * part of it is unreadable. */
static void
test_left_over_returned (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (FpSaveFile) save = new_save (5, 1);
  guint lines;
  g_assert_true (fp_journal_back (fixture->journal, 1, NULL));
  g_assert_true (fp_journal_returned (fixture->journal, "blue", NULL));
  choose (fixture, "9");
  fp_save_file_add_back (save, "blue");
  fp_save_file_add (save, "blue", "set-dials", "9");
  fp_save_file_add (save, "orange", "set-dials", "5");
  g_autoptr (FpJournalText) text = fp_journal_read (fixture->path, NULL);
  g_assert_cmpint (fp_journal_merge (text, save, &lines), ==, FP_JOURNAL_ENDS_THERE);
  append (fixture->path, "rubbish\n");
  g_autoptr (FpJournalText) damaged = fp_journal_read (fixture->path, NULL);
  g_assert_cmpint (fp_journal_merge (damaged, save, &lines), ==, FP_JOURNAL_FOREIGN);
  g_assert_cmpuint (lines, ==, 5);
}

/* Nothing remains of a line that the disk has no space for, and the next line takes its place. */
static void
test_no_room (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  struct rlimit before, tight;
  GStatBuf about;
  choose (fixture, "3");
  g_assert_cmpint (g_stat (fixture->path, &about), ==, 0);
  goffset length = about.st_size;
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  tight = before;
  tight.rlim_cur = (rlim_t) length + 5;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &tight), ==, 0);
  gboolean written = fp_journal_choice (fixture->journal, "blue", "set-dials", "4", &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_false (written);
  g_assert_nonnull (error);
  g_assert_cmpint (g_stat (fixture->path, &about), ==, 0);
  g_assert_cmpint (about.st_size, ==, length);
  choose (fixture, "5");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "1235");
}

/* Waits until the journal reports @problem. */
static void
wait_for_problem (FpJournal *journal, int problem)
{
  gint64 patience = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  while (fp_journal_disk_problem (journal) != problem && g_get_monotonic_time () < patience)
    g_usleep (5000);
  g_assert_cmpint (fp_journal_disk_problem (journal), ==, problem);
}

/* Lines are synced to disk. A problem of the disk is reported until the next sync ends
 * otherwise. */
static void
test_disk (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  gint64 patience = g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
  int before = g_atomic_int_get (&times_synced);
  choose (fixture, "3");
  while (g_atomic_int_get (&times_synced) == before && g_get_monotonic_time () < patience)
    g_usleep (5000);
  g_assert_cmpint (g_atomic_int_get (&times_synced), >, before);
  g_assert_cmpint (fp_journal_disk_problem (fixture->journal), ==, 0);
  g_atomic_int_set (&disk_problem, EIO);
  choose (fixture, "4");
  wait_for_problem (fixture->journal, EIO);
  g_atomic_int_set (&disk_problem, 0);
  choose (fixture, "5");
  wait_for_problem (fixture->journal, 0);
}

/* After a crash the journal continues after its last whole line. */
static void
test_resume (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  choose (fixture, "3");
  choose (fixture, "4");
  g_autofree char *text = NULL;
  gsize length;
  g_assert_true (g_file_get_contents (fixture->path, &text, &length, NULL));
  rewrite (fixture, length - 3, NULL, NULL);
  g_autoptr (FpJournalText) torn = fp_journal_read (fixture->path, NULL);
  uint64_t identity = fp_save_file_identity (fixture->save);
  fp_journal_free (fixture->journal);
  fixture->journal = fp_journal_new (fixture->path, identity);
  know_all (fixture->journal, fixture->save);
  fp_journal_know (fixture->journal, "blue", "set-dials", "3");
  fp_journal_resume (fixture->journal, fp_journal_text_length (torn));
  choose (fixture, "8");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "1238");
}

/* A failure to write is an error, and the next write can succeed. */
static void
test_unwritable (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr (GError) error = NULL;
  g_unlink (fixture->path);
  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  g_assert_false (fp_journal_choice (fixture->journal, "blue", "set-dials", "3", &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ISDIR);
  g_assert_cmpuint (fp_journal_length (fixture->journal), ==, 2);
  g_assert_cmpint (g_rmdir (fixture->path), ==, 0);
  choose (fixture, "3");
  check_merge (fixture, fixture->save, FP_JOURNAL_GOES_ON, 0, "123");
}

int
main (int argc, char **argv)
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *, gconstpointer);
  } tests[] = {
    { "/archive/journal/choices", test_choices },
    { "/archive/journal/back", test_back },
    { "/archive/journal/returned", test_returned },
    { "/archive/journal/folded-since", test_folded_since },
    { "/archive/journal/foreign", test_foreign },
    { "/archive/journal/torn", test_torn },
    { "/archive/journal/damaged", test_damaged },
    { "/archive/journal/resume", test_resume },
    { "/archive/journal/unwritable", test_unwritable },
    { "/archive/journal/no-longer-over", test_no_longer_over },
    { "/archive/journal/left-over", test_left_over },
    { "/archive/journal/between", test_between },
    { "/archive/journal/second-header", test_second_header },
    { "/archive/journal/returned-elsewhere", test_returned_elsewhere },
    { "/archive/journal/other-format", test_other_format },
    { "/archive/journal/no-text", test_no_text },
    { "/archive/journal/damaged-header", test_damaged_header },
    { "/archive/journal/zeros-at-the-head", test_zeros_at_the_head },
    { "/archive/journal/zeros-at-the-end", test_zeros_at_the_end },
    { "/archive/journal/limits", test_limits },
    { "/archive/journal/too-long", test_too_long },
    { "/archive/journal/left-over-returned", test_left_over_returned },
    { "/archive/journal/no-room", test_no_room },
    { "/archive/journal/disk", test_disk },
  };
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
