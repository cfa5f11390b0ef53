/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games on disk: a session written as its set-up and choices, or as a scenario. Reading is in
 * fp-game-file.h.
 *
 * This header brings along what a user of files needs of the layers below (scenarios, complaints).
 */
#pragma once

#include "archive/saves/fp-report.h"
#include "archive/scenarios/fp-scenario.h"
#include "session/files/fp-file-replace.h"
#include "session/game/fp-session.h"

/* The content of a file. */
typedef enum
{
  FP_FILE_OTHER,
  FP_FILE_SET,
  FP_FILE_SCENARIOS,
  FP_FILE_GAME,
  FP_FILE_LESSON,
  FP_FILE_REPORT,
} FpFileKind;

/* fp_file_kind: returns the content of the file @path by its root element. FP_FILE_OTHER with
 * complaints in @problems if it is none of ours, or with @error (G_FILE_ERROR) if it can't be read.
 */
FpFileKind fp_file_kind (const char *path, FpProblems *problems, GError **error);

/* All that the text of a save file is made of, as it was at one moment. */
typedef struct _FpSessionRecord FpSessionRecord;

/* fp_session_record_new: returns the record of @session as it is now. fp_session_record_new_within:
 * likewise of its game as an element for another file. fp_session_record_text: returns its text
 * like fp_session_text (), in any thread, as long as the session's catalog is there. Of a long game
 * that takes longer than a frame. */
FpSessionRecord *fp_session_record_new (FpSession *session);
FpSessionRecord *fp_session_record_new_within (FpSession *session);
char *fp_session_record_text (FpSessionRecord *record, GError **error);
void fp_session_record_free (FpSessionRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpSessionRecord, fp_session_record_free)

/* fp_session_setup_record: returns the set-up of @session as a save file without choices. */
FpSaveFile *fp_session_setup_record (FpSession *session);

/* fp_session_text: returns the text of a save file of @session: set-up and choices, a digest after
 * each, and the last position. NULL with @error (G_FILE_ERROR) if the file could not be opened
 * again. Free with g_free (). */
char *fp_session_text (FpSession *session, GError **error);

/* fp_session_game_text: returns the game of @session as an element for the file of a campaign. NULL
 * if it could not be opened again. Free with g_free (). */
char *fp_session_game_text (FpSession *session);

/* fp_session_write: replaces the file @path by @text if @check (NULL: none) agrees, like
 * fp_file_replace (), in any thread. With @waits it is on the disk on return; without, a new file
 * is with the system. FALSE with @error (G_FILE_ERROR, or @check's); the old file is then
 * unchanged. */
gboolean fp_session_write (const char *path, const char *text, gboolean waits, FpFileCheck check, gpointer data,
                           GError **error);

/* fp_session_save: replaces the file @path by set-up and choices of @session, atomically. FALSE
 * with @error (G_FILE_ERROR). */
gboolean fp_session_save (FpSession *session, const char *path, GError **error);

/* fp_session_scenario: returns a <scenario> called @id that leads to @session's state: the last
 * possible position before a turn, with all hidden information, the answers since, and the
 * open decision. Without a turn it begins with set-up. Free with g_free (). NULL if no
 * position is possible: @reason (static text) has the reason. */
char *fp_session_scenario (FpSession *session, const char *id, const char **reason);

/* fp_session_puzzle: likewise, but the scenario ends with option @option as the answer to the open
 * decision (session/puzzles/fp-puzzle.h). */
char *fp_session_puzzle (FpSession *session, const char *id, guint option, const char **reason);
