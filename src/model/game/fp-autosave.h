/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The autosave of a session: the file it is kept in, if any.
 *
 * Each choice is on disk as soon as it is made. Saving and closing fold all choices into the file.
 * Errors become the trouble, and the session goes on. Slow disk access happens in another thread,
 * one request after the other.
 */
#pragma once

#include <gio/gio.h>

#include "session/game/fp-session.h"

typedef struct _FpAutosave FpAutosave;

/* Called from the main loop or from a function below when the path, the trouble or the saving may
 * have changed. */
typedef void (*FpAutosaveChanged) (gpointer owner);

/* fp_autosave_new: returns an autosave without a file. @session must live longer. @changed is
 * called with @owner. Free with fp_autosave_free (), which closes the file; no request may be
 * unfinished then. */
FpAutosave *fp_autosave_new (FpSession *session, FpAutosaveChanged changed, gpointer owner);
void fp_autosave_free (FpAutosave *self);

/* fp_autosave_keep: creates a file in the games folder. The file is deleted when it is closed
 * before a person has chosen anything, unless a game of its campaign has ended. */
void fp_autosave_keep (FpAutosave *self);

/* fp_autosave_keep_opened: keeps the session in the file @path that it was opened from. Returns
 * FALSE if another window plays the game. Other errors become the trouble. */
gboolean fp_autosave_keep_opened (FpAutosave *self, const char *path);

/* fp_autosave_mark_changed: the session has changed. With @by_person a person has chosen or undone
 * something. */
void fp_autosave_mark_changed (FpAutosave *self, gboolean by_person);

/* fp_autosave_path: returns the path of the file, NULL if there is none; owned by the autosave. */
const char *fp_autosave_path (FpAutosave *self);

/* fp_autosave_trouble: returns the reason why the last choices are not on disk. Returns NULL if
 * they are, or if no file is wanted. Owned by the autosave. */
const char *fp_autosave_trouble (FpAutosave *self);

/* fp_autosave_notice: returns a sentence (translated) if the session has left its file, which
 * another program has changed, for a new one; NULL: it hasn't. Owned by the autosave. */
const char *fp_autosave_notice (FpAutosave *self);

/* fp_autosave_is_saving: returns TRUE while a save that a person asked for is running. */
gboolean fp_autosave_is_saving (FpAutosave *self);

/* fp_autosave_is_wanted: returns TRUE if there is a file, or if one could not be created. */
gboolean fp_autosave_is_wanted (FpAutosave *self);

/* fp_autosave_is_at: returns TRUE if @path is the file, by whatever name. */
gboolean fp_autosave_is_at (FpAutosave *self, const char *path);

/* fp_autosave_hand_over: lets @to, which has no file yet, keep its session in the file of @self,
 * which then has none. The file holds the games before. While @self has requests, or without a
 * file, @to gets a new file in the games folder. */
void fp_autosave_hand_over (FpAutosave *self, FpAutosave *to);

/* The requests below take ownership of @task and return TRUE or an error (G_FILE_ERROR) from it.
 * The source object of @task must keep the autosave alive. */

/* fp_autosave_save: folds all choices into the file and retries failed writes. */
void fp_autosave_save (FpAutosave *self, GTask *task);

/* fp_autosave_save_as: moves the session to the file @path, which is replaced if it exists. The old
 * file is deleted if it was in the games folder. After an error nothing has changed. */
void fp_autosave_save_as (FpAutosave *self, const char *path, GTask *task);

/* fp_autosave_close: folds all choices into the file and closes the file. */
void fp_autosave_close (FpAutosave *self, GTask *task);
