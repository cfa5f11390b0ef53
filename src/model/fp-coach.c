/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A lesson beside a game. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-coach.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-private.h"
#include "model/presenter/fp-presenter-private.h"
#include "session/game/fp-tutorial-progress.h"

struct _FpCoach
{
  GObject parent_instance;
  FpCatalogModel *box; /* its cards outlive the lesson */
  FpLesson *lesson;
  FpGame *game;
  int chapter;
  GArray *due; /* of FpDue */
  guint at; /* of those, the one that is shown; as many as there are: none */
  GHashTable *read; /* of const FpLessonNote*: not to be shown again */
  GHashTable *told; /* the same, and what came up before this sitting */
  FpCoachNote note; /* no text: none */
  gboolean silent; /* nothing is to be said where the game is looked at now */
  gboolean closed; /* that the chapter has been gone through has been read */
};

G_DEFINE_FINAL_TYPE (FpCoach, fp_coach, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static FpLessonNote *
note_at (FpCoach *self, guint at)
{
  const FpDue *due = &g_array_index (self->due, FpDue, at);
  return &g_array_index (fp_lesson_chapter_at (self->lesson, due->chapter)->notes, FpLessonNote, due->note);
}

/* The planet of what came up, or else that of the duel. */
static int
planet_of (FpCoach *self, const FpDue *due)
{
  FpSession *session = fp_game_now (self->game);
  const FpView *view = fp_session_view (session, self->lesson->learner);
  int place = -1;
  if (due->entry != G_MAXUINT)
    place = ((const FpLogEntry *) g_ptr_array_index (fp_session_log (session), due->entry))->event.from;
  if (place <= FP_PRESENTER_WARP && view->encounter.kind != 0)
    place = view->encounter.place;
  if (place <= FP_PRESENTER_WARP || place >= view->n_places || view->places[place].card == FP_NO_CARD)
    return -1;
  return view->places[place].card;
}

/* Where to look: not at a duel or contest that has begun since. */
static const char *
point_of (FpCoach *self, const FpDue *due, const char *point)
{
  static const char *const of_encounter[] = { "encounter", "my-side", "their-side", NULL };
  const GPtrArray *log = fp_session_log (fp_game_now (self->game));
  if (point == NULL || due->entry == G_MAXUINT || !g_strv_contains (of_encounter, point))
    return point;
  for (guint i = due->entry + 1; i < log->len; i++)
    {
      FpEventKind kind = ((const FpLogEntry *) g_ptr_array_index (log, i))->event.kind;
      if (kind == FP_EVENT_DUEL_BEGAN || kind == FP_EVENT_CONTEST_BEGAN)
        return NULL;
    }
  return point;
}

/* Whether the chapter that is gone through by itself has shown most of what it is about; some things come up rarely. */
static gboolean
is_through (FpCoach *self)
{
  if (self->chapter < 0 || self->closed)
    return FALSE;
  guint n = fp_lesson_chapter_at (self->lesson, (guint) self->chapter)->notes->len, come = 0;
  for (guint i = 0; i < n; i++)
    come += fp_tutorial_has_come (self->lesson, fp_game_now (self->game), (guint) self->chapter, i);
  return come * 2 > n || fp_game_over (self->game);
}

/* Makes the note at @at the one that is shown. */
static void
show (FpCoach *self)
{
  self->note = (FpCoachNote){ .planet = -1 };
  if (self->at >= self->due->len && !self->silent && is_through (self))
    self->note = (FpCoachNote){
      .chapter = fp_coach_chapter_title (self, (guint) self->chapter),
      .text =
          _ ("That was the most of this chapter. Play on here as long as you like; the menu “Lesson” leads to other "
             "chapters, and back to your game."),
      .planet = -1,
    };
  if (self->at < self->due->len)
    {
      const FpDue *due = &g_array_index (self->due, FpDue, self->at);
      const FpLessonNote *note = note_at (self, self->at);
      self->note = (FpCoachNote){
        .chapter = fp_tutorial_words (fp_lesson_chapter_at (self->lesson, due->chapter)->title),
        .text = fp_tutorial_words (note->text),
        .point = point_of (self, due, note->point),
        .page = note->page,
        .planet = planet_of (self, due),
        .more = self->due->len - self->at - 1,
        .asks = note->when == FP_NOTE_ASKED,
      };
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
update (FpCoach *self)
{
  self->silent = fp_game_history (self->game) >= 0 || fp_game_curtain (self->game) >= 0;
  g_clear_pointer (&self->due, g_array_unref);
  self->due = self->silent ? g_array_new (FALSE, FALSE, sizeof (FpDue))
                           : fp_tutorial_due (self->lesson, fp_game_now (self->game), self->chapter);
  self->at = 0;
  while (self->at < self->due->len && g_hash_table_contains (self->read, note_at (self, self->at)))
    self->at++;
  show (self);
}

/* GObject */

static void
fp_coach_dispose (GObject *object)
{
  FpCoach *self = FP_COACH (object);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (fp_coach_parent_class)->dispose (object);
}

static void
fp_coach_finalize (GObject *object)
{
  FpCoach *self = FP_COACH (object);
  g_clear_pointer (&self->due, g_array_unref);
  g_clear_pointer (&self->read, g_hash_table_unref);
  g_clear_pointer (&self->told, g_hash_table_unref);
  g_clear_pointer (&self->lesson, fp_lesson_free);
  g_clear_object (&self->box);
  G_OBJECT_CLASS (fp_coach_parent_class)->finalize (object);
}

static void
fp_coach_class_init (FpCoachClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_coach_dispose;
  G_OBJECT_CLASS (klass)->finalize = fp_coach_finalize;
  signals[SIGNAL_CHANGED] =
      g_signal_new ("changed", FP_TYPE_COACH, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_coach_init (FpCoach *self)
{
  self->read = g_hash_table_new (NULL, NULL);
  self->told = g_hash_table_new (NULL, NULL);
  self->due = g_array_new (FALSE, FALSE, sizeof (FpDue));
}

/* Public */

/* The first lesson there is; one that is at fault is for `check` to tell of. */
static FpLesson *
load (FpCatalogModel *box)
{
  g_autoptr (GPtrArray) paths = fp_lessons_find ();
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("");
      FpLesson *lesson = fp_lesson_load (g_ptr_array_index (paths, i), fp_catalogs_find, box->catalogs, problems, NULL);
      if (lesson != NULL)
        return lesson;
    }
  return NULL;
}

static FpCoach *
sit_down (FpLesson *lesson, FpGame *game, int chapter)
{
  FpCoach *self = g_object_new (FP_TYPE_COACH, NULL);
  self->box = g_object_ref (game->box);
  self->lesson = lesson;
  self->game = g_object_ref (game);
  self->chapter = chapter;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
  update (self);
  return self;
}

FpCoach *
fp_coach_begin (FpCatalogModel *box, int chapter, const char *learner, const char *other, guint pace)
{
  FpLesson *lesson = load (box);
  if (lesson == NULL)
    return NULL;
  g_autoptr (FpGame) game = fp_game_new_for (box, fp_tutorial_begin (lesson, chapter, learner, other), pace);
  fp_game_begin (game);
  return sit_down (lesson, game, chapter);
}

/* Which notes were read when the game was played before isn't known: all that have come and are not to be read now. */
static void
take_as_told (FpCoach *self)
{
  for (guint chapter = 0; chapter < self->lesson->chapters->len; chapter++)
    {
      GArray *notes = fp_lesson_chapter_at (self->lesson, chapter)->notes;
      for (guint i = 0; i < notes->len; i++)
        if (fp_tutorial_has_come (self->lesson, fp_game_now (self->game), chapter, i))
          g_hash_table_add (self->told, &g_array_index (notes, FpLessonNote, i));
    }
  for (guint at = 0; at < self->due->len; at++)
    g_hash_table_remove (self->told, note_at (self, at));
}

FpCoach *
fp_coach_of (FpGame *game)
{
  g_return_val_if_fail (FP_IS_GAME (game), NULL);
  g_autoptr (FpLesson) lesson = load (game->box);
  if (lesson == NULL || !fp_tutorial_is (lesson, game->session))
    return NULL;
  FpCoach *self = sit_down (g_steal_pointer (&lesson), game, FP_TUTORIAL_WHOLE);
  take_as_told (self);
  return self;
}

FpGame *
fp_coach_game (FpCoach *self)
{
  return self->game;
}

const FpCoachNote *
fp_coach_note (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), NULL);
  return self->note.text != NULL ? &self->note : NULL;
}

const char *
fp_coach_last_words (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), NULL);
  for (guint i = 0; i < self->due->len; i++)
    if (note_at (self, i)->when == FP_NOTE_FROM_END)
      return fp_tutorial_words (note_at (self, i)->text);
  return NULL;
}

void
fp_coach_next (FpCoach *self)
{
  g_return_if_fail (FP_IS_COACH (self));
  if (self->at < self->due->len)
    {
      g_hash_table_add (self->told, note_at (self, self->at));
      g_hash_table_add (self->read, note_at (self, self->at++));
    }
  else
    self->closed = self->closed || fp_coach_note (self) != NULL;
  show (self);
}

gboolean
fp_coach_can_back (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), FALSE);
  return self->at > 0;
}

void
fp_coach_back (FpCoach *self)
{
  if (!fp_coach_can_back (self))
    return;
  self->at--;
  g_hash_table_remove (self->read, note_at (self, self->at));
  g_hash_table_remove (self->told, note_at (self, self->at));
  show (self);
}

int
fp_coach_chapter (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), -1);
  return self->chapter;
}

guint
fp_coach_n_chapters (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), 0);
  return self->lesson->chapters->len;
}

const char *
fp_coach_chapter_title (FpCoach *self, guint chapter)
{
  g_return_val_if_fail (FP_IS_COACH (self) && chapter < self->lesson->chapters->len, NULL);
  return fp_tutorial_words (fp_lesson_chapter_at (self->lesson, chapter)->title);
}

guint
fp_coach_chapter_read (FpCoach *self, guint chapter, guint *all)
{
  *all = 0;
  g_return_val_if_fail (FP_IS_COACH (self) && chapter < self->lesson->chapters->len, 0);
  GArray *notes = fp_lesson_chapter_at (self->lesson, chapter)->notes;
  guint read = 0;
  *all = notes->len;
  for (guint i = 0; i < notes->len; i++)
    read += g_hash_table_contains (self->told, &g_array_index (notes, FpLessonNote, i));
  return read;
}
