/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Due notes of a lesson. A moment is the time between two answers of the learner. Moments are
 * counted from the beginning of the game, so the same game always has the same notes. */
#include <string.h>

#include "session/game/fp-tutorial-progress.h"
#include "session/game/fp-session-private.h"

enum
{
  /* Places in a moment; an event's place is its number in the log. */
  ASKED = G_MAXINT - 1,
  ENDED = G_MAXINT,
};

/* A note whose subject has come up. */
typedef struct
{
  FpDue due;
  guint moment; /* moment at which it did */
  int place; /* place in that moment */
  gboolean waits;
} FpUp;

/* A lesson beside a game. */
typedef struct
{
  const FpLesson *lesson;
  FpSession *session;
  guint n_entries; /* of the log, that have been told; fewer than all: no decision is open yet */
  GArray *answers; /* of guint: the learner's answers before each choice, and last: by now */
} FpLessonReading;

static gboolean
is_learners (const FpLesson *lesson, const FpMadeChoice *made)
{
  return made->choice.seat == lesson->learner && !made->settled;
}

static FpLessonReading
read_answers (const FpLesson *lesson, FpSession *session, guint n_entries)
{
  FpLessonReading reading = { .lesson = lesson,
                              .session = session,
                              .n_entries = MIN (n_entries, session->log->len),
                              .answers = g_array_new (FALSE, FALSE, sizeof (guint)) };
  guint n = 0;
  for (guint i = 0; i < session->made->len; i++)
    {
      g_array_append_val (reading.answers, n);
      n += is_learners (lesson, g_ptr_array_index (session->made, i));
    }
  g_array_append_val (reading.answers, n);
  return reading;
}

static guint
answers_before (const FpLessonReading *reading, guint choice)
{
  return g_array_index (reading->answers, guint, MIN (choice, reading->answers->len - 1));
}

static guint
moment_now (const FpLessonReading *reading)
{
  return answers_before (reading, G_MAXUINT);
}

/* Returns TRUE if all has been told that has happened. */
static gboolean
is_up_to_date (const FpLessonReading *reading)
{
  return reading->n_entries == reading->session->log->len;
}

/* Returns TRUE if what happens to @seat is what @note waits for. */
static gboolean
is_to (const FpLesson *lesson, const FpLessonNote *note, uint8_t seat)
{
  return note->to == FP_NOTE_TO_ANY || (note->to == FP_NOTE_TO_LEARNER && seat == lesson->learner) ||
         (note->to == FP_NOTE_TO_OTHER && seat != lesson->learner && seat != FP_NOBODY);
}

/* Returns the index of the first log entry that @note is about, −1: none so far. */
static int
find_entry (const FpLessonReading *reading, const FpLessonNote *note)
{
  const FpLesson *lesson = reading->lesson;
  for (guint i = 0; i < reading->n_entries; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (reading->session->log, i);
      const FpEvent *event = &entry->event;
      gboolean step = event->kind == FP_EVENT_STEP_BEGAN;
      if (note->when == FP_NOTE_STEP ? !step || event->value != note->what : event->kind != note->what)
        continue;
      /* An event that the learner can't know of has not happened for the learner. */
      if (!step && entry->text[lesson->learner] == NULL)
        continue;
      if (is_to (lesson, note, event->seat))
        return (int) i;
    }
  return -1;
}

static gboolean
is_asked (const FpLesson *lesson, const FpSession *session, const FpLessonNote *note)
{
  FpDecision decision;
  return fp_engine_decision (session->engine, &decision) && decision.seat == lesson->learner &&
         fp_decision_is (session->engine, &decision, note->asked) &&
         is_to (lesson, note, fp_window_asks_about (session->engine, &decision));
}

/* Finds the moment at which the learner was first asked the decision of @note. FALSE: never yet. */
static gboolean
find_question (const FpLessonReading *reading, const FpLessonNote *note, guint *moment)
{
  const GPtrArray *made = reading->session->made;
  for (guint i = 0; i < made->len; i++)
    {
      const FpMadeChoice *one = g_ptr_array_index (made, i);
      if (is_learners (reading->lesson, one) && strcmp (one->choice.decision, note->asked) == 0 &&
          is_to (reading->lesson, note, one->about))
        {
          *moment = answers_before (reading, i);
          return TRUE;
        }
    }
  *moment = moment_now (reading);
  return is_up_to_date (reading) && is_asked (reading->lesson, reading->session, note);
}

/* Returns TRUE if the subject of @note has come up, and its moment. */
static gboolean
find_note (const FpLessonReading *reading, const FpLessonNote *note, FpUp *up)
{
  up->waits = note->waits;
  up->due.entry = G_MAXUINT;
  switch (note->when)
    {
    case FP_NOTE_FROM_START:
      up->moment = 0;
      up->place = -1;
      return TRUE;
    case FP_NOTE_ASKED:
      up->place = ASKED;
      return find_question (reading, note, &up->moment);
    case FP_NOTE_FROM_END:
      up->moment = moment_now (reading);
      up->place = ENDED;
      return is_up_to_date (reading) && fp_session_over (reading->session);
    case FP_NOTE_STEP:
    case FP_NOTE_EVENT:
      break;
    }
  up->place = find_entry (reading, note);
  if (up->place < 0)
    return FALSE;
  up->due.entry = (guint) up->place;
  up->moment =
      answers_before (reading, ((const FpLogEntry *) g_ptr_array_index (reading->session->log, up->due.entry))->choice);
  return TRUE;
}

/* Returns everything that has come up, in order; at one moment and place in the file's order. */
static GArray *
list_ups (const FpLessonReading *reading, int chapter)
{
  GArray *ups = g_array_new (FALSE, FALSE, sizeof (FpUp));
  for (guint i = 0; i < reading->lesson->chapters->len; i++)
    {
      const GArray *notes = fp_lesson_chapter_at (reading->lesson, i)->notes;
      for (guint k = 0; k < notes->len && (chapter < 0 || (guint) chapter == i); k++)
        {
          FpUp up = { .due = { .chapter = i, .note = k } };
          guint at = ups->len;
          if (!find_note (reading, &g_array_index (notes, FpLessonNote, k), &up))
            continue;
          for (; at > 0; at--)
            {
              const FpUp *before = &g_array_index (ups, FpUp, at - 1);
              if (before->moment < up.moment || (before->moment == up.moment && before->place <= up.place))
                break;
            }
          g_array_insert_val (ups, at, up);
        }
    }
  return ups;
}

/* Returns the number of @ups from @first on in the same moment; @firm: those that can't wait. */
static guint
count_moment (const GArray *ups, guint first, guint moment, guint *firm)
{
  guint n = 0;
  *firm = 0;
  for (; first + n < ups->len && g_array_index (ups, FpUp, first + n).moment == moment; n++)
    *firm += !g_array_index (ups, FpUp, first + n).waits;
  return n;
}

/* Inserts behind what happened now, before what is asked now. */
static void
insert_late (GArray *shown, const FpUp *up)
{
  guint at = shown->len;
  while (at > 0 && g_array_index (shown, FpUp, at - 1).place >= ASKED)
    at--;
  g_array_insert_val (shown, at, *up);
}

/* Handles the moment of the @n @ups from @first on: puts the notes shown in it into @shown, and
 * those that must wait into @waiting, the longest waiting first. */
static void
pass_moment (const GArray *ups, guint first, guint n, guint firm, GArray *waiting, GArray *shown)
{
  guint room = firm < FP_TUTORIAL_AT_ONCE ? FP_TUTORIAL_AT_ONCE - firm : 0, late = waiting->len;
  g_array_set_size (shown, 0);
  for (guint i = first; i < first + n; i++)
    {
      const FpUp *up = &g_array_index (ups, FpUp, i);
      gboolean now = !up->waits || room > 0;
      room -= now && up->waits;
      g_array_append_val (now ? shown : waiting, *up);
    }
  for (; room > 0 && late > 0; room--, late--)
    {
      insert_late (shown, &g_array_index (waiting, FpUp, 0));
      g_array_remove_index (waiting, 0);
    }
}

GArray *
fp_tutorial_due_then (const FpLesson *lesson, FpSession *session, int chapter, guint n_entries)
{
  FpLessonReading reading = read_answers (lesson, session, n_entries);
  g_autoptr (GArray) ups = list_ups (&reading, chapter);
  g_autoptr (GArray) waiting = g_array_new (FALSE, FALSE, sizeof (FpUp));
  g_autoptr (GArray) shown = g_array_new (FALSE, FALSE, sizeof (FpUp));
  GArray *due = g_array_new (FALSE, FALSE, sizeof (FpDue));
  for (guint moment = 0, first = 0; moment <= moment_now (&reading); moment++)
    {
      guint firm, n = count_moment (ups, first, moment, &firm);
      pass_moment (ups, first, n, firm, waiting, shown);
      first += n;
    }
  for (guint i = 0; i < shown->len; i++)
    g_array_append_val (due, g_array_index (shown, FpUp, i).due);
  g_array_unref (reading.answers);
  return due;
}

GArray *
fp_tutorial_due (const FpLesson *lesson, FpSession *session, int chapter)
{
  return fp_tutorial_due_then (lesson, session, chapter, G_MAXUINT);
}

guint
fp_tutorial_crowd (const FpLesson *lesson, FpSession *session, FpDue *last)
{
  FpLessonReading reading = read_answers (lesson, session, G_MAXUINT);
  g_autoptr (GArray) ups = list_ups (&reading, FP_TUTORIAL_WHOLE);
  guint most = 0, firm;
  for (guint first = 0; first < ups->len;)
    {
      guint n = count_moment (ups, first, g_array_index (ups, FpUp, first).moment, &firm);
      first += n;
      if (firm > most)
        *last = g_array_index (ups, FpUp, first - 1).due;
      most = MAX (most, firm);
    }
  g_array_unref (reading.answers);
  return most;
}

gboolean
fp_tutorial_has_come (const FpLesson *lesson, FpSession *session, guint chapter, guint note)
{
  FpLessonReading reading = read_answers (lesson, session, G_MAXUINT);
  FpUp up;
  gboolean come =
      find_note (&reading, &g_array_index (fp_lesson_chapter_at (lesson, chapter)->notes, FpLessonNote, note), &up);
  g_array_unref (reading.answers);
  return come;
}
