/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal beside a save: each choice since the save was written is one line, written at once.
 *
 *   fifth-planet-journal <TAB> 1 <TAB> N <TAB> HASH                    the save's first N choices
 *   choice <TAB> N <TAB> SEAT <TAB> DECISION <TAB> ANSWER <TAB> HASH   the N-th choice back <TAB> N
 *   <TAB> HASH                                            undone to the first N choices returned
 *   <TAB> N <TAB> SEAT <TAB> HASH          SEAT undid revealed information; N are left
 *
 * HASH stands for the game with its choices up to the line and the number of returns. So each line
 * says if it belongs at its place, and to which moment of which save. A last line without its end
 * was being written when the program was stopped; it is ignored.
 */
#pragma once

#include "archive/saves/fp-save-file.h"

/* Limits, for reading and writing. */
enum
{
  FP_JOURNAL_MAX_BYTES = 64 * 1024 * 1024,
};

/* fp_journal_path: returns the journal's path for the save @path. Free with g_free (). */
char *fp_journal_path (const char *path);

/* A journal that was read. */
typedef struct _FpJournalText FpJournalText;

/* fp_journal_read: returns the journal @path; NULL if there is none, or with @error (G_FILE_ERROR)
 * if it can't be read. */
FpJournalText *fp_journal_read (const char *path, GError **error);
void fp_journal_text_free (FpJournalText *text);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpJournalText, fp_journal_text_free)

/* fp_journal_text_length: returns the bytes of complete and readable lines. */
gsize fp_journal_text_length (const FpJournalText *text);

/* Relation of a journal to a save. */
typedef enum
{
  FP_JOURNAL_ENDS_THERE, /* the save has everything */
  FP_JOURNAL_GOES_ON, /* the journal goes on where the save ends */
  FP_JOURNAL_DAMAGED, /* likewise, up to a damaged line */
  FP_JOURNAL_FOREIGN, /* the journal belongs to another game, or to another state of the game */
} FpJournalFit;

/* fp_journal_merge: adds the choices of @text to @choices that they lack. @lines: number of lines
 * that don't count, or, if its beginning is damaged, of choices that are missing as far as is
 * known. */
FpJournalFit fp_journal_merge (const FpJournalText *text, FpSaveFile *choices, guint *lines);

/* A journal being written. The file appears with the first line. */
typedef struct _FpJournal FpJournal;

/* fp_journal_new: returns a journal at @path of the game with @identity (fp_save_file_identity ()).
 * An existing file is replaced. */
FpJournal *fp_journal_new (const char *path, uint64_t identity);

/* fp_journal_resume: keeps the first @length bytes of the existing file and appends. */
void fp_journal_resume (FpJournal *journal, gsize length);

/* fp_journal_free: stops writing; the file stays. */
void fp_journal_free (FpJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpJournal, fp_journal_free)

/* fp_journal_discard: deletes the journal's file, unless another program has replaced it. */
void fp_journal_discard (const FpJournal *journal);

/* fp_journal_disk_problem: returns errno of the last sync, 0: it succeeded. */
int fp_journal_disk_problem (FpJournal *journal);

/* fp_journal_length: returns the number of choices in save and journal together. */
guint fp_journal_length (const FpJournal *journal);

/* fp_journal_is_long: returns TRUE if the journal should soon be folded into its save. */
gboolean fp_journal_is_long (const FpJournal *journal);

/* fp_journal_know: adds the next choice, which save or journal has already. */
void fp_journal_know (FpJournal *journal, const char *seat, const char *to, const char *answer);

/* fp_journal_holds: returns TRUE if the choice after the first @n, which it has, is this one. */
gboolean fp_journal_holds (const FpJournal *journal, guint n, const char *seat, const char *to, const char *answer);

/* fp_journal_know_returns: sets the number of “returned” lines in save or journal. */
void fp_journal_know_returns (FpJournal *journal, guint returns);

/* fp_journal_choice, fp_journal_back, fp_journal_returned: write a line. It is with the system when
 * they return, and another thread syncs it within a second. FALSE with @error (G_FILE_ERROR) and
 * nothing written: the line can be tried again. A line beyond a limit is such an error, since it
 * could not be read. */
gboolean fp_journal_choice (FpJournal *journal, const char *seat, const char *to, const char *answer, GError **error);
gboolean fp_journal_back (FpJournal *journal, guint left, GError **error);
gboolean fp_journal_returned (FpJournal *journal, const char *seat, GError **error);
