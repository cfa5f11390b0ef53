/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons: a guided game as data (docs/lessons.md).
 *
 *   <lesson xmlns="https://fifthplanet.github.io/ns/lesson/1" edition id learner="orange"
 *           player="novice">
 *     <title>…</title>
 *     <position start="setup">…</position>        start of the lesson's game, as in scenarios
 *     <chapter id>
 *       <title>…</title>
 *       <position>…</position>                    start of the chapter on its own; may be left out
 *       <note from="start" point page>…</note>    shown once, when its condition is first met
 *     </chapter>
 *   </lesson>
 *
 * Each note has one condition:
 *
 *   from    “start” or “end” of the game
 *   asked   the learner gets this decision for the first time
 *   step    the step begins for the first time
 *   event   the event happens for the first time; by: to the “learner” or to the “other”
 *
 * So the notes follow the game, whatever the learner chooses, and are never wrong. A note with
 * waits="yes" is shown later if many others are due.
 *
 * A lesson never changes once it is loaded.
 */
#pragma once

#include "archive/scenarios/fp-scenario.h"

#define FP_LESSON_NAMESPACE "https://fifthplanet.github.io/ns/lesson/1"

enum
{
  FP_LESSON_MAX_BYTES = 1024 * 1024,
  FP_NOTE_MAX_WORDS = 60, /* most words of a note */
};

/* Condition under which a note is due. */
typedef enum
{
  FP_NOTE_FROM_START,
  FP_NOTE_ASKED,
  FP_NOTE_STEP,
  FP_NOTE_EVENT,
  FP_NOTE_FROM_END,
} FpNoteWhen;

/* Player to whom the event of a note happens. */
typedef enum
{
  FP_NOTE_TO_ANY,
  FP_NOTE_TO_LEARNER,
  FP_NOTE_TO_OTHER,
} FpNoteTo;

typedef struct
{
  FpNoteWhen when;
  FpNoteTo to;
  const char *asked; /* FP_NOTE_ASKED: id of the decision */
  int what; /* FP_NOTE_STEP: procedure; FP_NOTE_EVENT: FpEventKind */
  const char *point; /* one of fp_lesson_points (); NULL: nothing */
  const char *page; /* page of the rules book, or NULL */
  gboolean waits; /* TRUE if the note may be shown later */
  char *text; /* untranslated, with single blanks */
  FpLocation at;
  FpLocation page_at;
} FpLessonNote;

typedef struct
{
  const char *id;
  char *title; /* untranslated */
  const FpElement *position; /* NULL: that of the lesson */
  GArray *notes; /* of FpLessonNote, at least one */
  FpLocation at;
} FpLessonChapter;

typedef struct
{
  FpDocument *document; /* owns all strings that fp_lesson_free () doesn't free */
  const FpEdition *edition;
  const FpCatalog *catalog;
  const char *id;
  char *title; /* untranslated */
  uint8_t learner; /* seat */
  const char *player; /* player of the other seats */
  FpLocation player_at;
  const FpElement *position;
  GPtrArray *chapters; /* of FpLessonChapter* */
} FpLesson;

/* fp_lesson_is: returns TRUE if @root is the root of a lesson. */
gboolean fp_lesson_is (const FpElement *root);

/* fp_lesson_points: returns the names of all things that a note can point at (“question”,
 * “my-tactics”), ended by NULL. */
const char *const *fp_lesson_points (void);

/* fp_lesson_load: returns the lesson in the file @path; @find finds its edition and cards. Free
 * with fp_lesson_free (). Returns NULL with complaints about every problem that can be seen without
 * playing. Returns NULL with @error (G_FILE_ERROR) if the file can't be read. */
FpLesson *fp_lesson_load (const char *path, FpScenarioEdition find, gpointer data, FpProblems *problems,
                          GError **error);
void fp_lesson_free (FpLesson *lesson);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpLesson, fp_lesson_free)

/* fp_lesson_chapter: returns the index of the chapter with the id @id, or −1. */
int fp_lesson_chapter (const FpLesson *lesson, const char *id);

/* fp_lesson_chapter_at: returns the chapter @index. */
const FpLessonChapter *fp_lesson_chapter_at (const FpLesson *lesson, guint index);

/* fp_lesson_check_pages: complains about each page of a note that is not among @pages (ids, ended
 * by NULL). */
void fp_lesson_check_pages (const FpLesson *lesson, const char *const *pages, FpProblems *problems);

/* fp_lesson_seed: returns the seed of @position, or 1 if none is given. */
uint64_t fp_lesson_seed (const FpElement *position);

/* fp_lesson_options: returns the set-up options that @position switches on, a bit per option of the
 * edition. */
uint32_t fp_lesson_options (const FpElement *position, const FpEdition *edition);

/* fp_lesson_from_setup: returns TRUE if @position is the start of a game, before its set-up, and so
 * has only aliens, options and a seed. */
gboolean fp_lesson_from_setup (const FpElement *position);
