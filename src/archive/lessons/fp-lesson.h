/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lessons: a guided game as data (docs/lessons.md).
 *
 *   <lesson xmlns="https://fifthplanet.github.io/ns/lesson/1" edition id
 *           learner="orange" player="novice">
 *     <title>…</title>
 *     <position start="setup">…</position>         the lesson's game, in the words of scenarios
 *     <chapter id>
 *       <title>…</title>
 *       <position>…</position>                     start of the chapter by itself; optional
 *       <note from="start" point page>…</note>     text shown when the subject first comes up
 *     </chapter>
 *   </lesson>
 *
 * Each note has one condition: from (“start”, “end” of the game), asked (the learner is asked that
 * decision for the first time; with by: about what happens to the “learner” or to the “other”),
 * step (it begins for the first time), or event (it happens for the first time; by as before). So
 * a note is true whatever the learner chooses. With waits="yes" it is shown later if many notes are
 * due.
 *
 * A lesson never changes once it is read.
 */
#pragma once

#include "archive/scenarios/fp-scenario.h"

#define FP_LESSON_NAMESPACE "https://fifthplanet.github.io/ns/lesson/1"

enum
{
  FP_LESSON_MAX_BYTES = 1024 * 1024,
  FP_NOTE_MAX_WORDS = 60, /* a longer text is a mistake */
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

/* Player to whom a note's event happens, or what its question is about. */
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
  int what; /* FP_NOTE_STEP: procedure; FP_NOTE_EVENT: FpEvent.kind */
  const char *point; /* one of fp_lesson_points (), NULL: points at nothing */
  const char *page; /* page of the rules book, NULL: none */
  gboolean waits; /* TRUE: the note may be shown later, too */
  char *text; /* as written, white space collapsed */
  FpLocation at;
  FpLocation page_at;
} FpLessonNote;

typedef struct
{
  const char *id;
  char *title; /* as written */
  const FpElement *position; /* NULL: that of the lesson */
  GArray *notes; /* of FpLessonNote, at least one */
  FpLocation at;
} FpLessonChapter;

typedef struct
{
  FpDocument *document; /* owner of all strings that aren't freed here */
  const FpEdition *edition;
  const FpCatalog *catalog;
  const char *id;
  char *title; /* as written */
  uint8_t learner; /* seat */
  const char *player; /* player of the other seats */
  FpLocation player_at;
  const FpElement *position;
  GPtrArray *chapters; /* of FpLessonChapter* */
} FpLesson;

/* fp_lesson_is: returns TRUE if @root is the root of a lesson. */
gboolean fp_lesson_is (const FpElement *root);

/* fp_lesson_points: returns the places a note can point at (“question”, “my-side”), ended by
 * NULL. */
const char *const *fp_lesson_points (void);

/* fp_lesson_load: the lesson in the file @path, whose edition and cards @find finds. NULL with
 * complaints about all that is wrong and can be seen without playing, or with @error (G_FILE_ERROR)
 * if the file can't be read. Free with fp_lesson_free (). */
FpLesson *fp_lesson_load (const char *path, FpScenarioEdition find, gpointer data, FpProblems *problems,
                          GError **error);
void fp_lesson_free (FpLesson *lesson);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpLesson, fp_lesson_free)

/* fp_lesson_chapter: returns the index of the chapter called @id, −1: none. */
int fp_lesson_chapter (const FpLesson *lesson, const char *id);

/* fp_lesson_chapter_at: returns the chapter @index. */
const FpLessonChapter *fp_lesson_chapter_at (const FpLesson *lesson, guint index);

/* fp_lesson_check_pages: complains about pages of notes that are not among @pages (ids, ended by
 * NULL). */
void fp_lesson_check_pages (const FpLesson *lesson, const char *const *pages, FpProblems *problems);

/* fp_lesson_seed: returns the seed of @position, 1 if it has none. */
uint64_t fp_lesson_seed (const FpElement *position);

/* fp_lesson_options: returns the set-up options of @position, bit per option of the edition. */
uint64_t fp_lesson_options (const FpElement *position, const FpEdition *edition);

/* fp_lesson_from_setup: returns TRUE if @position is the beginning of a game: set-up, with aliens,
 * options and a seed. */
gboolean fp_lesson_from_setup (const FpElement *position);
