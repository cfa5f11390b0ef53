/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The file of a game that is being played.
 *
 * From the moment a session has a file each choice is on disk as soon as it is made: as a line of
 * the journal beside the file (archive/saves/fp-journal.h). Saving and closing fold the journal
 * into the file, and so does another thread with each turn. A file that can't be written
 * never stops the game: fp_game_file_trouble () says what is wrong, and each further choice tries
 * again. Only what its header says waits for the disk.
 */
#pragma once

#include "session/game/fp-catalogs.h"
#include "session/game/fp-session.h"

typedef struct _FpGameFile FpGameFile;

#define FP_GAME_FILE_ERROR (fp_game_file_error_quark ())
GQuark fp_game_file_error_quark (void);
enum
{
  FP_GAME_FILE_ERROR_IN_USE, /* another program or window plays the game */
  FP_GAME_FILE_ERROR_CHANGED, /* another program has changed the file */
};

/* The part of a game that could be opened. */
typedef enum
{
  FP_OPENED_WHOLE,
  FP_OPENED_IN_PART, /* up to the last good choice; the rest is damaged */
  FP_OPENED_AT_POSITION, /* from the file's last position, and the choices behind it */
} FpOpenedExtent;

/* The result of opening a game. Clear it with fp_opened_clear (). */
typedef struct
{
  FpOpenedExtent extent;
  guint made; /* choices repeated */
  guint lost; /* choices in the file that could not be repeated */
  gboolean reported; /* the file is a report of a fault, not the game's own */
  /* reason why not everything could be opened, or nothing: a sentence, translated; NULL: no trouble
   */
  char *trouble;
  char *advice; /* remedy: a sentence, translated; NULL: none */
  char *journal; /* the journal's fault: a sentence, translated; NULL: none */
} FpOpened;

void fp_opened_clear (FpOpened *opened);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpOpened, fp_opened_clear)

/* fp_game_open: opens as much as is good of the game in the file @path and its journal. Nothing on
 * disk is changed. @opened is filled in with the result, @problems with complaints and their
 * positions (for reports). @most: choices to repeat, G_MAXUINT: all. NULL if nothing can be
 * played: @opened has the reason. */
FpSession *fp_game_open (const char *path, guint most, FpCatalogs *catalogs, FpProblems *problems, FpOpened *opened);

/* fp_game_file_new: writes @session to the file @path, which is replaced, and keeps it up to date
 * from now on. The file is with the system on return; another thread syncs it. @session must
 * outlive the result, or fp_game_file_stop () comes first. NULL with @error (G_FILE_ERROR,
 * FP_GAME_FILE_ERROR); the session is then without a file. */
FpGameFile *fp_game_file_new (FpSession *session, const char *path, GError **error);

/* fp_game_file_move: the same in three steps, so that another thread can make the slow one while
 * the game goes on, in another file if it has one. First fp_game_saving_write () writes @saving.
 * Then fp_game_file_moved () starts keeping the file up to date and frees @saving. If the write
 * fails, free both: everything is as before. NULL with @error as above. */
typedef struct _FpGameSaving FpGameSaving;
FpGameFile *fp_game_file_move (FpSession *session, const char *path, FpGameSaving **saving, GError **error);
void fp_game_file_moved (FpGameFile *file, FpGameSaving *saving);

/* fp_game_file_later: likewise for a file that could not be written, for @reason (translated).
 * Nothing is tried now; each change of the session tries again. */
FpGameFile *fp_game_file_later (FpSession *session, const char *path, const char *reason);

/* fp_game_file_keep: keeps the file @path, from which fp_game_open () opened @session whole, up to
 * date from now on. Nothing is written until something changes. Errors as above. */
FpGameFile *fp_game_file_keep (FpSession *session, const char *path, GError **error);

/* fp_game_file_path: returns the file's path; owned by @file. */
const char *fp_game_file_path (const FpGameFile *file);

/* fp_game_file_trouble: returns why the last choices are not on disk (translated), NULL: they are.
 */
const char *fp_game_file_trouble (const FpGameFile *file);

/* fp_game_file_notice: returns a sentence (translated) if the game has left its file, which another
 * program has changed, and goes on in a new one; NULL: it hasn't. */
const char *fp_game_file_notice (const FpGameFile *file);

/* fp_game_file_save: folds the journal into the file and waits for the disk. If another program
 * has changed the file, the game leaves it first. FALSE with @error (G_FILE_ERROR); the old file
 * and the journal are then unchanged. */
gboolean fp_game_file_save (FpGameFile *file, GError **error);

/* A saving in three steps, so that another thread can make the slow one. fp_game_saving_begin:
 * returns the content for @file, in the game's thread. fp_game_saving_write: writes it in any
 * thread; FALSE with @error (FP_GAME_FILE_ERROR_CHANGED: leave the file). fp_game_saving_end:
 * completes a successful write in the game's thread and frees @saving. fp_game_saving_free: frees
 * a failed one. */
FpGameSaving *fp_game_saving_begin (FpGameFile *file);
gboolean fp_game_saving_write (FpGameSaving *saving, GError **error);
void fp_game_saving_end (FpGameFile *file, FpGameSaving *saving);
void fp_game_saving_free (FpGameSaving *saving);

/* fp_game_file_leave: lets the game go on in a new file of the games folder, because @saving found
 * the old one changed by another program; the old file stays as it is. Nothing happens if the game
 * has left that file since @saving began. FALSE with @error: the game stays where it was. */
gboolean fp_game_file_leave (FpGameFile *file, const FpGameSaving *saving, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameSaving, fp_game_saving_free)

/* fp_game_file_stop: stops keeping the file up to date; only closing is left. fp_game_file_close:
 * closes the file; unsaved choices stay in the journal. It waits for other threads' writing, so
 * call it in any thread after fp_game_file_stop (). With @deletes the game's files are deleted.
 * fp_game_file_free: closes the file without deleting. */
void fp_game_file_stop (FpGameFile *file);
void fp_game_file_close (FpGameFile *file, gboolean deletes);
void fp_game_file_free (FpGameFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameFile, fp_game_file_free)
