/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The journal beside a save: what has happened in the game since the save was written, a line each, written at once.
 *
 *   fifth-planet-journal <TAB> 1 <TAB> N <TAB> HASH         the save's first N choices
 *   choice <TAB> N <TAB> SEAT <TAB> DECISION <TAB> ANSWER <TAB> HASH       the N-th choice
 *   back <TAB> N <TAB> HASH                                 taken back to the first N choices
 *   returned <TAB> N <TAB> SEAT <TAB> HASH                  SEAT took back what had come to light; N are left
 *
 * HASH stands for the game with its choices up to there and how often somebody has returned, so each line says whether
 * it belongs where it stands, and to which moment of which save.  A last line without its end was being written when
 * the program was stopped; it counts as never written.
 */
#pragma once

#include "archive/saves/fp-save-file.h"

/* fp_journal_path: the journal of the save @path.  Free with g_free (). */
char *fp_journal_path (const char *path);

/* A journal that was read. */
typedef struct _FpJournalText FpJournalText;

/* fp_journal_read: the journal @path; NULL if there is none, or with @error (G_FILE_ERROR) if it can't be read. */
FpJournalText *fp_journal_read (const char *path, GError **error);
void fp_journal_text_free (FpJournalText *text);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpJournalText, fp_journal_text_free)

/* fp_journal_text_length: bytes of its lines that are complete and readable. */
gsize fp_journal_text_length (const FpJournalText *text);

/* How a journal fits a save. */
typedef enum
{
  FP_JOURNAL_ENDS_THERE, /* all in it is in the save */
  FP_JOURNAL_GOES_ON, /* it goes on where the save ends */
  FP_JOURNAL_DAMAGED, /* likewise, up to a line that is damaged */
  FP_JOURNAL_FOREIGN, /* it belongs to another game, or to another state of this one */
} FpJournalFit;

/* fp_journal_merge: adds to @choices what @text has more than they.  @lines: how many lines were not understood. */
FpJournalFit fp_journal_merge (const FpJournalText *text, FpSaveFile *choices, guint *lines);

/* A journal being written.  The file appears with the first line. */
typedef struct _FpJournal FpJournal;

/* fp_journal_new: the journal @path of the game whose fp_save_file_identity () is @identity; a file that is there is
 * replaced. */
FpJournal *fp_journal_new (const char *path, uint64_t identity);

/* fp_journal_resume: the file is not replaced but gone on with behind its first @length bytes. */
void fp_journal_resume (FpJournal *journal, gsize length);

/* fp_journal_free: nothing more is written; the file stays. */
void fp_journal_free (FpJournal *journal);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpJournal, fp_journal_free)

/* fp_journal_disk_problem: errno of the last wait for the disk, 0: what was waited for is there. */
int fp_journal_disk_problem (FpJournal *journal);

/* fp_journal_length: how many choices the game has for all that save and journal say. */
guint fp_journal_length (const FpJournal *journal);

/* fp_journal_know: the next choice, which the save or the journal holds already. */
void fp_journal_know (FpJournal *journal, const char *seat, const char *to, const char *answer);

/* fp_journal_holds: whether the choice after the first @n, which it has, is this one. */
gboolean fp_journal_holds (const FpJournal *journal, guint n, const char *seat, const char *to, const char *answer);

/* fp_journal_know_returns: so many “returned” it holds, or the save. */
void fp_journal_know_returns (FpJournal *journal, guint returns);

/* fp_journal_choice, fp_journal_back, fp_journal_returned: write a line; it is with the system when they return, and on
 * the disk a second later at most, which another thread sees to.  FALSE with @error (G_FILE_ERROR) and nothing written:
 * the same line can be tried again. */
gboolean fp_journal_choice (FpJournal *journal, const char *seat, const char *to, const char *answer, GError **error);
gboolean fp_journal_back (FpJournal *journal, guint left, GError **error);
gboolean fp_journal_returned (FpJournal *journal, const char *seat, GError **error);
