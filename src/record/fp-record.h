/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The player's record: finished games, kept in one SQLite file of the user's data folder.
 *
 * Each change is one transaction, so a program that is killed leaves the file as it was before or
 * after. Several programs may use the file at once. The file has the number of its schema; an older
 * file is brought up to date when it is opened, and a newer one is refused.
 *
 * “You” are the first person of a game in the order of the seats.
 */
#pragma once

#include <glib.h>

typedef struct _FpRecord FpRecord;

#define FP_RECORD_ERROR (fp_record_error_quark ())
GQuark fp_record_error_quark (void);
enum
{
  FP_RECORD_ERROR_FAILED, /* the file can't be read or written */
  FP_RECORD_ERROR_NEWER, /* the file is of a newer program */
};

/* Your result in a game. */
typedef enum
{
  FP_RECORD_LOST,
  FP_RECORD_SHARED, /* won together with others */
  FP_RECORD_WON, /* won alone */
} FpRecordResult;

/* Marks of a game, kept while it is played. */
enum
{
  FP_RECORD_TAKEN_BACK = 1 << 0, /* a choice was taken back */
  FP_RECORD_FROM_PAST = 1 << 1, /* gone on from the past of another game */
  FP_RECORD_HINT = 1 << 2, /* hints were asked for */
  FP_RECORD_PRACTICE = 1 << 3, /* a daily game of a past day, which doesn't count */
  FP_RECORD_BEGUN_AGAIN = 1 << 4, /* a daily game of which an earlier try was thrown away */
};

/* A player of a game. */
typedef struct
{
  char *name;
  char *player; /* id of the computer player; NULL: a person */
  char *alien; /* card id; NULL: none */
  gboolean won;
} FpRecordSeat;

/* A finished game. */
typedef struct
{
  char *key; /* the same for the same set-up and cards (fp_record_key ()) */
  gint64 ended; /* seconds since the epoch */
  char *edition;
  int rules; /* version of its rules */
  char *options; /* ids of the set-up options, with blanks between */
  FpRecordResult result;
  guint turns;
  guint marks; /* FP_RECORD_… */
  guint you; /* index of your seat */
  int standing, needed; /* your measure of success, and how much of it wins */
  int score; /* points of a daily game; −1: none */
  char *day; /* “2026-11-28” of a daily game; NULL: none */
  GPtrArray *seats; /* of FpRecordSeat* */
  GPtrArray *feats; /* of char*: ids of your feats, or empty */
} FpRecordGame;

/* fp_record_game_new: returns a game without seats, feats and score. */
FpRecordGame *fp_record_game_new (void);
void fp_record_game_free (FpRecordGame *game);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpRecordGame, fp_record_game_free)

/* fp_record_game_add_seat: adds a player; strings may be NULL. */
void fp_record_game_add_seat (FpRecordGame *game, const char *name, const char *player, const char *alien,
                              gboolean won);

/* fp_record_path: returns the path of the user's record. Free with g_free (). */
char *fp_record_path (void);

/* fp_record_open: opens the record in the file @path (NULL: fp_record_path ()), which is created if
 * needed. Returns NULL with @error (FP_RECORD_ERROR) if that fails. */
FpRecord *fp_record_open (const char *path, GError **error);
void fp_record_close (FpRecord *record);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpRecord, fp_record_close)

/* fp_record_add: adds @game. A game of the same key that is there already stays as it is, and
 * @added (which may be NULL) becomes FALSE. Marks kept so far (fp_record_mark ()) are added to
 * those of @game. A game that is practice is not added. If the game is a day's
 * (fp_record_begin_day ()), its day is noted. */
gboolean fp_record_add (FpRecord *record, FpRecordGame *game, gboolean *added, GError **error);

/* fp_record_mark: adds @marks to those of the game @key, which need not have ended. Those of a game
 * that is in the record stay as they are. */
gboolean fp_record_mark (FpRecord *record, const char *key, guint marks, GError **error);

/* fp_record_marks: returns the marks of the game @key. */
guint fp_record_marks (FpRecord *record, const char *key);

/* fp_record_games: returns all games, of FpRecordGame*, oldest first. NULL with @error if they
 * can't be read. Free with g_ptr_array_unref (). */
GPtrArray *fp_record_games (FpRecord *record, GError **error);

/* fp_record_find: returns the game @key, NULL if it is not in the record. */
FpRecordGame *fp_record_find (FpRecord *record, const char *key);

/* A try at a daily game. */
typedef struct
{
  char *key, *edition, *day;
  char *path; /* file of the game; NULL: none */
} FpRecordDay;

void fp_record_day_free (FpRecordDay *day);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpRecordDay, fp_record_day_free)

/* fp_record_begin_day: notes that the game @key, kept in the file @path, is the try at the daily
 * game of @edition on @day. A later call for the same game changes its path alone. */
gboolean fp_record_begin_day (FpRecord *record, const char *key, const char *edition, const char *day, const char *path,
                              GError **error);

/* fp_record_find_day: returns the try with the key @key, NULL: there was none. */
FpRecordDay *fp_record_find_day (FpRecord *record, const char *key);

/* fp_record_erase: removes everything from the record, so that it can't be restored from the
 * file. */
gboolean fp_record_erase (FpRecord *record, GError **error);

/* fp_record_export: returns all games as comma-separated values, a line each, with a head line.
 * NULL with @error if they can't be read. Free with g_free (). */
char *fp_record_export (FpRecord *record, GError **error);
