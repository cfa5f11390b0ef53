/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The coach of a lesson. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/fp-catalog-model-private.h"
#include "model/fp-coach.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-results.h"
#include "model/presenter/fp-presenter-private.h"
#include "session/game/fp-editions.h"
#include "session/game/fp-tutorial-progress.h"

struct _FpCoach
{
  GObject parent_instance;
  FpCatalogModel *catalog_model; /* keeps the cards alive for the lesson */
  FpLesson *lesson;
  FpGame *game;
  int chapter;
  GArray *due; /* of FpDue */
  guint index; /* index in due of the note shown; due->len if none */
  GHashTable *read; /* set of const FpLessonNote*: notes not to show again */
  /* set of the same: notes read, and notes that came up before this coach was created */
  GHashTable *covered;
  FpCoachNote note; /* text NULL if there is none */
  guint n_at_result; /* entries of the log at the last held result */
  guint n_cleared; /* entries of the log before the last held result, which is no longer seen */
  gboolean silent; /* TRUE while the game is looked back at or the curtain is closed */
  gboolean end_read; /* TRUE once the note about the end of the chapter has been read */
};

G_DEFINE_FINAL_TYPE (FpCoach, fp_coach, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static FpLessonNote *
note_at (FpCoach *self, guint index)
{
  const FpDue *due = &g_array_index (self->due, FpDue, index);
  return &g_array_index (fp_lesson_chapter_at (self->lesson, due->chapter)->notes, FpLessonNote, due->note);
}

/* Returns TRUE if row @place of the view is a card, such as a planet. */
static gboolean
is_card (const FpView *view, int place)
{
  return place >= 0 && place < view->n_places && view->places[place].card != FP_NO_CARD;
}

/* Returns the planet of the event that made the note due, else that of the running encounter. */
static int
planet_of (FpCoach *self, const FpDue *due)
{
  const GPtrArray *log = fp_session_log (fp_game_session (self->game));
  const FpView *view = fp_session_view (fp_game_now (self->game), self->lesson->learner);
  int place = -1;
  if (due->entry != G_MAXUINT)
    place = ((const FpLogEntry *) g_ptr_array_index (log, due->entry))->event.from;
  if (!is_card (view, place) && view->encounter.kind != 0)
    place = view->encounter.place;
  return is_card (view, place) ? view->places[place].card : -1;
}

/* Returns the part of the table to point at. An encounter that began later is not pointed at. */
static const char *
point_of (FpCoach *self, const FpDue *due, const char *point)
{
  static const char *const of_encounter[] = { "encounter", "my-side", "their-side", NULL };
  const GPtrArray *log = fp_session_log (fp_game_session (self->game));
  if (point == NULL || due->entry == G_MAXUINT || !g_strv_contains (of_encounter, point))
    return point;
  for (guint i = due->entry + 1; i < MIN (log->len, fp_game_n_told (self->game)); i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      if (fp_event_tells (self->lesson->edition, entry->event.kind, FP_TELLS_BEGINNING))
        return NULL;
    }
  return point;
}

/* Returns TRUE if a chapter played alone has shown more than half of its notes, or its game is
 * over. Some notes come up rarely. */
static gboolean
is_through (FpCoach *self)
{
  if (self->chapter < 0 || self->end_read || fp_game_is_at_result (self->game))
    return FALSE;
  guint n = fp_lesson_chapter_at (self->lesson, (guint) self->chapter)->notes->len, n_come = 0;
  for (guint i = 0; i < n; i++)
    n_come += fp_tutorial_has_come (self->lesson, fp_game_session (self->game), (guint) self->chapter, i);
  return n_come * 2 > n || fp_game_over (self->game);
}

/* Shows the note at the current index. */
static void
show_current (FpCoach *self)
{
  self->note = (FpCoachNote){ .planet = -1 };
  if (self->index >= self->due->len && !self->silent && is_through (self))
    self->note = (FpCoachNote){
      .chapter = fp_coach_chapter_title (self, (guint) self->chapter),
      .text = _ ("That is the end of this chapter. Play on as long as you like. The menu “Lesson” has other chapters "
                 "and takes you back to your game."),
      .planet = -1,
    };
  if (self->index < self->due->len)
    {
      const FpDue *due = &g_array_index (self->due, FpDue, self->index);
      const FpLessonNote *note = note_at (self, self->index);
      self->note = (FpCoachNote){
        .chapter = fp_tutorial_words (fp_lesson_chapter_at (self->lesson, due->chapter)->title),
        .text = fp_tutorial_words (note->text),
        .point = point_of (self, due, note->point),
        .page = note->page,
        .planet = planet_of (self, due),
        .more = self->due->len - self->index - 1,
        .asks = note->when == FP_NOTE_ASKED,
      };
    }
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Removes the due notes about what was cleared away after a held result. Notes that can wait are as
 * true later. */
static void
drop_cleared (FpCoach *self)
{
  for (guint i = self->due->len; i > 0; i--)
    if (g_array_index (self->due, FpDue, i - 1).entry < self->n_cleared && !note_at (self, i - 1)->waits)
      g_array_remove_index (self->due, i - 1);
}

/* Keeps up with held results. An undo may go back before the last one. */
static void
update_cleared (FpCoach *self, guint n_told)
{
  guint n_entries = fp_session_log (fp_game_session (self->game))->len;
  gboolean stays = fp_game_is_at_result (self->game) && n_told == self->n_at_result;
  if (!stays)
    self->n_cleared = MIN (self->n_at_result, n_entries);
  self->n_at_result = fp_game_is_at_result (self->game) ? n_told : self->n_cleared;
}

static void
update (FpCoach *self)
{
  guint n_told = fp_game_n_told (self->game);
  self->silent = fp_game_history (self->game) >= 0 || fp_game_curtain (self->game) >= 0;
  g_clear_pointer (&self->due, g_array_unref);
  self->due = self->silent ? g_array_new (FALSE, FALSE, sizeof (FpDue))
                           : fp_tutorial_due_then (self->lesson, fp_game_session (self->game), self->chapter, n_told);
  if (!self->silent)
    update_cleared (self, n_told);
  drop_cleared (self);
  self->index = 0;
  while (self->index < self->due->len && g_hash_table_contains (self->read, note_at (self, self->index)))
    self->index++;
  show_current (self);
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
  g_clear_pointer (&self->covered, g_hash_table_unref);
  g_clear_pointer (&self->lesson, fp_lesson_free);
  g_clear_object (&self->catalog_model);
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
  self->covered = g_hash_table_new (NULL, NULL);
  self->due = g_array_new (FALSE, FALSE, sizeof (FpDue));
}

/* Public */

/* Returns the first valid lesson of @edition. Errors in lesson files are reported by `check`. */
static FpLesson *
load_lesson (FpCatalogModel *catalog_model, const char *edition)
{
  g_autoptr (GPtrArray) paths = fp_lessons_find (edition);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (FpProblems) problems = fp_problems_new ("");
      FpLesson *lesson = fp_tutorial_load (g_ptr_array_index (paths, i), catalog_model->catalogs, problems, NULL);
      if (lesson != NULL)
        return lesson;
    }
  return NULL;
}

static FpCoach *
new_coach (FpLesson *lesson, FpGame *game, int chapter)
{
  FpCoach *self = g_object_new (FP_TYPE_COACH, NULL);
  self->catalog_model = g_object_ref (fp_game_catalog (game));
  self->lesson = lesson;
  self->game = g_object_ref (game);
  self->chapter = chapter;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
  update (self);
  return self;
}

gboolean
fp_coach_has_lesson (const char *edition)
{
  g_autoptr (GPtrArray) paths = fp_lessons_find (edition);
  return paths->len > 0;
}

FpCoach *
fp_coach_begin (FpCatalogModel *catalog_model, const char *edition, int chapter, const char *learner, const char *other,
                guint pace)
{
  FpLesson *lesson = load_lesson (catalog_model, edition != NULL ? edition : fp_edition_nth (0)->id);
  if (lesson == NULL)
    return NULL;
  g_autoptr (FpGame) game = fp_game_new_for (catalog_model, fp_tutorial_begin (lesson, chapter, learner, other), pace);
  fp_game_begin (game);
  return new_coach (lesson, game, chapter);
}

/* Marks all notes that came up before as covered, except those due now. Reading is not recorded in
 * saves. */
static void
cover_past_notes (FpCoach *self)
{
  for (guint chapter = 0; chapter < self->lesson->chapters->len; chapter++)
    {
      GArray *notes = fp_lesson_chapter_at (self->lesson, chapter)->notes;
      for (guint i = 0; i < notes->len; i++)
        if (fp_tutorial_has_come (self->lesson, fp_game_session (self->game), chapter, i))
          g_hash_table_add (self->covered, &g_array_index (notes, FpLessonNote, i));
    }
  for (guint index = 0; index < self->due->len; index++)
    g_hash_table_remove (self->covered, note_at (self, index));
}

FpCoach *
fp_coach_of (FpGame *game)
{
  g_return_val_if_fail (FP_IS_GAME (game), NULL);
  const char *edition = fp_session_setup (fp_game_session (game))->edition->id;
  g_autoptr (FpLesson) lesson = load_lesson (fp_game_catalog (game), edition);
  if (lesson == NULL || !fp_tutorial_is (lesson, fp_game_session (game)))
    return NULL;
  FpCoach *self = new_coach (g_steal_pointer (&lesson), game, FP_TUTORIAL_WHOLE);
  cover_past_notes (self);
  return self;
}

const char *
fp_coach_edition (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), NULL);
  return self->lesson->edition->id;
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
  if (self->index < self->due->len)
    {
      g_hash_table_add (self->covered, note_at (self, self->index));
      g_hash_table_add (self->read, note_at (self, self->index++));
    }
  else
    self->end_read = self->end_read || fp_coach_note (self) != NULL;
  show_current (self);
}

gboolean
fp_coach_can_back (FpCoach *self)
{
  g_return_val_if_fail (FP_IS_COACH (self), FALSE);
  return self->index > 0;
}

void
fp_coach_back (FpCoach *self)
{
  if (!fp_coach_can_back (self))
    return;
  self->index--;
  g_hash_table_remove (self->read, note_at (self, self->index));
  g_hash_table_remove (self->covered, note_at (self, self->index));
  show_current (self);
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
    read += g_hash_table_contains (self->covered, &g_array_index (notes, FpLessonNote, i));
  return read;
}
