/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The recorder of a game. */
#include "config.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "model/fp-catalog-model-private.h"
#include "model/fp-recorder.h"
#include "model/game/fp-game-internal.h"
#include "record/fp-daily.h"
#include "record/fp-feats.h"
#include "record/fp-record-session.h"

struct _FpRecorder
{
  GObject parent_instance;
  FpGame *game; /* owns the recorder */
  char *key; /* of the game in the record */
  char *day; /* of a try at a daily game; NULL: none */
  char *path; /* file of the game that was written last for its day */
  guint marks; /* of this run of the program */
  guint n_choices; /* made when the game last changed */
  guint n_settled; /* choices of persons that the set-up of a daily game has made */
  guint writing; /* number of writes that go on */
  gboolean recorded; /* the game's end has been handed to the record */
  gboolean begun; /* the day has been written for this game */
};

G_DEFINE_FINAL_TYPE (FpRecorder, fp_recorder, G_TYPE_OBJECT)

static const char KEY[] = "fp-recorder";

/* Writing */

/* A change of the record, made in another thread. */
typedef struct
{
  FpRecorder *recorder;
  GApplication *application; /* held until it is made; NULL: there is none */
  char *key, *edition, *day, *path; /* @day: the game is its try, NULL: leave that alone */
  guint marks;
  gboolean first; /* @day is written for the first time for this game */
  FpRecordGame *game; /* NULL: it goes on */
} Change;

static void
free_change (gpointer data)
{
  Change *change = data;
  g_free (change->key);
  g_free (change->edition);
  g_free (change->day);
  g_free (change->path);
  fp_record_game_free (change->game);
  g_free (change);
}

/* A day that was written for a game in another window meanwhile is begun again. */
static void
mark_again (Change *change, FpRecord *record)
{
  g_autoptr (FpRecordDay) day = change->first ? fp_record_find_day (record, change->key) : NULL;
  if (day == NULL)
    return;
  change->marks |= FP_RECORD_BEGUN_AGAIN;
  if (change->game != NULL)
    change->game->marks |= FP_RECORD_BEGUN_AGAIN;
}

static gboolean
make_change (Change *change, GError **error)
{
  g_autoptr (FpRecord) record = fp_record_open (NULL, error);
  if (record == NULL)
    return FALSE;
  mark_again (change, record);
  if (change->day != NULL &&
      !fp_record_begin_day (record, change->key, change->edition, change->day, change->path, error))
    return FALSE;
  if (change->game != NULL)
    return fp_record_add (record, change->game, NULL, error);
  return change->marks == 0 || fp_record_mark (record, change->key, change->marks, error);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  if (make_change (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* A record that can't be written keeps nobody from playing. The page of the record says why. */
static void
on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  Change *change = g_task_get_task_data (G_TASK (result));
  g_autoptr (FpRecorder) self = change->recorder;
  if (!g_task_propagate_boolean (G_TASK (result), &error))
    g_message ("%s", error->message);
  self->marks |= change->marks;
  self->writing--;
  if (change->application != NULL)
    g_application_release (change->application);
}

/* Writes the marks, the day if @day, and @game if it has ended (transfer full; NULL: not). */
static void
write_change (FpRecorder *self, gboolean day, FpRecordGame *game)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, on_written, NULL);
  Change *change = g_new0 (Change, 1);
  *change = (Change){ .recorder = g_object_ref (self),
                      .application = g_application_get_default (),
                      .key = g_strdup (self->key),
                      .edition = g_strdup (fp_game_setup_edition (fp_game_setup (self->game))),
                      .day = day ? g_strdup (self->day) : NULL,
                      .path = g_strdup (self->path),
                      .marks = self->marks,
                      .first = day && !self->begun,
                      .game = game };
  self->begun |= day;
  if (change->application != NULL)
    g_application_hold (change->application);
  self->writing++;
  g_task_set_task_data (task, change, free_change);
  g_task_run_in_thread (task, write_in_thread);
}

static void
mark (FpRecorder *self, guint marks)
{
  if (self->recorded || (self->marks & marks) == marks)
    return;
  self->marks |= marks;
  write_change (self, FALSE, NULL);
}

/* Following the game */

/* Returns the time of the end: now, or for a game that was opened at its end when its file was
 * written. */
static gint64
find_time (FpRecorder *self)
{
  const char *path = fp_game_path (self->game);
  GStatBuf status;
  if (self->n_choices == 0 && path != NULL && g_stat (path, &status) == 0)
    return status.st_mtime;
  return g_get_real_time () / G_USEC_PER_SEC;
}

static guint
count_choices_of_persons (FpSession *session)
{
  const GPtrArray *choices = fp_session_choices (session);
  guint n = 0;
  for (guint i = 0; i < choices->len; i++)
    n += fp_session_is_persons (session, ((const FpChoice *) g_ptr_array_index (choices, i))->seat);
  return n;
}

/* A try at a daily game begins with your first choice; until then nothing is lost by leaving. */
static void
follow_day (FpRecorder *self, FpSession *session)
{
  const char *path = fp_game_path (self->game);
  if (self->day == NULL || path == NULL || g_strcmp0 (path, self->path) == 0)
    return;
  if (self->path == NULL && count_choices_of_persons (session) <= self->n_settled)
    return;
  g_free (self->path);
  self->path = g_strdup (path);
  write_change (self, TRUE, NULL);
}

/* Returns the finished game with its marks, NULL if there is none to record. */
static FpRecordGame *
new_row (FpRecorder *self)
{
  FpRecordGame *row = fp_record_of_session (fp_game_session (self->game), find_time (self));
  if (row != NULL)
    row->marks |= self->marks;
  return row;
}

static void
on_changed (FpRecorder *self)
{
  FpSession *session = fp_game_session (self->game);
  guint n = fp_session_choices (session)->len;
  if (n < self->n_choices)
    mark (self, FP_RECORD_TAKEN_BACK);
  follow_day (self, session);
  if (fp_session_over (session) && !self->recorded)
    {
      FpRecordGame *row = new_row (self);
      self->recorded = TRUE;
      if (row != NULL)
        write_change (self, self->day != NULL, row);
    }
  self->n_choices = n;
}

/* Reads the marks and the day of the game from earlier runs of the program. */
static void
read_past (FpRecorder *self)
{
  g_autofree char *path = fp_record_path ();
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  g_autoptr (FpRecord) record = fp_record_open (path, NULL);
  if (record == NULL)
    return;
  g_autoptr (FpRecordDay) day = fp_record_find_day (record, self->key);
  self->marks = fp_record_marks (record, self->key);
  if (day != NULL)
    {
      self->day = g_strdup (day->day);
      self->path = g_strdup (day->path);
      self->begun = TRUE;
    }
}

/* GObject */

static void
fp_recorder_finalize (GObject *object)
{
  FpRecorder *self = FP_RECORDER (object);
  g_free (self->key);
  g_free (self->day);
  g_free (self->path);
  G_OBJECT_CLASS (fp_recorder_parent_class)->finalize (object);
}

static void
fp_recorder_class_init (FpRecorderClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_recorder_finalize;
}

static void
fp_recorder_init (FpRecorder *self)
{
}

/* Public */

void
fp_recorder_attach (FpGame *game)
{
  if (fp_recorder_of (game) != NULL)
    return;
  FpRecorder *self = g_object_new (FP_TYPE_RECORDER, NULL);
  self->game = game;
  self->key = fp_record_key (fp_game_session (game));
  read_past (self);
  g_object_set_data_full (G_OBJECT (game), KEY, self, g_object_unref);
  g_signal_connect_object (game, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  on_changed (self);
}

FpRecorder *
fp_recorder_of (FpGame *game)
{
  return g_object_get_data (G_OBJECT (game), KEY);
}

void
fp_recorder_note_hint (FpRecorder *self)
{
  mark (self, FP_RECORD_HINT);
}

void
fp_recorder_set_day (FpRecorder *self, const char *day, gboolean practice)
{
  if (practice)
    {
      mark (self, FP_RECORD_PRACTICE);
      return;
    }
  /* The record knew the day before this game began. */
  if (self->day != NULL)
    self->marks |= FP_RECORD_BEGUN_AGAIN;
  g_free (self->day);
  self->day = g_strdup (day);
  g_clear_pointer (&self->path, g_free);
  self->begun = FALSE;
  self->n_settled = count_choices_of_persons (fp_game_session (self->game));
}

char *
fp_recorder_feats (FpRecorder *self)
{
  FpSession *session = fp_game_session (self->game);
  g_autoptr (FpRecordGame) row = fp_session_over (session) ? new_row (self) : NULL;
  const FpEdition *edition = fp_session_setup (session)->edition;
  if (row == NULL || row->feats->len == 0 || (row->marks & FP_RECORD_PRACTICE) != 0)
    return NULL;
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint i = 0; i < row->feats->len; i++)
    {
      const FpFeatDef *feat = fp_feats_def (edition, g_ptr_array_index (row->feats, i));
      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", fp_feats_title (feat));
    }
  /* Translators: the names of feats, with commas between: “Feats: Lone Wolf, Blitz”. */
  return g_strdup_printf (_ ("Feats: %s"), names->str);
}

char *
fp_recorder_daily_line (FpRecorder *self)
{
  FpSession *session = fp_game_session (self->game);
  g_autoptr (FpRecordGame) row = self->day != NULL && fp_session_over (session) ? new_row (self) : NULL;
  g_autoptr (FpRecord) record = row != NULL ? fp_record_open (NULL, NULL) : NULL;
  if (record == NULL)
    return NULL;
  g_autoptr (GPtrArray) games = fp_record_games (record, NULL);
  if (games == NULL)
    return NULL;
  /* The first end counts, even if the game was taken back since. */
  FpRecordGame *shown = fp_record_find (record, self->key);
  if (shown == NULL)
    shown = g_steal_pointer (&row);
  g_free (shown->day);
  shown->day = g_strdup (self->day);
  g_ptr_array_add (games, shown);
  g_autofree char *today = fp_daily_today ();
  g_autofree char *version = fp_daily_version (fp_session_engine (session)->catalog);
  return fp_daily_line (shown, fp_session_setup (session)->edition, version, fp_daily_streak (games, today));
}

gboolean
fp_recorder_is_writing (FpRecorder *self)
{
  return self->writing > 0;
}
