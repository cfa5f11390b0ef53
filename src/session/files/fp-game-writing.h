/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The writing of a game's file, by whichever threads: one after the other, no older content last,
 * and never over what another program has put there meanwhile. */
#pragma once

#include <glib.h>

typedef struct _FpGameWriting FpGameWriting;

/* fp_game_writing_new: returns the writing of the file @path, of which nothing is known yet. It is
 * shared: fp_game_writing_ref () and fp_game_writing_unref () in any thread. */
FpGameWriting *fp_game_writing_new (const char *path);
FpGameWriting *fp_game_writing_ref (FpGameWriting *writing);
void fp_game_writing_unref (FpGameWriting *writing);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpGameWriting, fp_game_writing_unref)

/* fp_game_writing_note: the file is now as it should be: it has just been read. */
void fp_game_writing_note (FpGameWriting *writing);

/* fp_game_writing_begin: returns the number of a new content, for the next function. */
guint fp_game_writing_begin (FpGameWriting *writing);

/* fp_game_writing_write: replaces the file by @text, unless a later @number is there already. With
 * @waits it is on the disk on return; without, it is with the system, and should be written again.
 * FALSE with @error: G_FILE_ERROR, or FP_GAME_FILE_ERROR_CHANGED if the file is not the one that
 * was written or read last. */
gboolean fp_game_writing_write (FpGameWriting *writing, guint number, const char *text, gboolean waits, GError **error);

/* fp_game_writing_end: waits for other threads; they write nothing from now on. */
void fp_game_writing_end (FpGameWriting *writing);
