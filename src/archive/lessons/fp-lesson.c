/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parses lessons. */
#include "archive/lessons/fp-lesson.h"

#include <string.h>

#include "archive/scenarios/fp-scenario-private.h"
#include "archive/fp-xml-validator.h"

/* The lesson being parsed. */
typedef struct
{
  FpLesson *lesson;
  FpProblems *problems;
} Reading;

gboolean
fp_lesson_is (const FpElement *root)
{
  return strcmp (root->ns, FP_LESSON_NAMESPACE) == 0 && fp_element_is (root, "lesson");
}

const char *const *
fp_lesson_points (void)
{
  static const char *const points[] = { "question",     "hand",       "destiny",       "planets",     "planet",
                                        "envoys",       "warp",       "encounter",     "my-side",     "their-side",
                                        "my-role",      "their-role", "my-alien",      "their-alien", "my-supply",
                                        "their-supply", "my-tactics", "their-tactics", "my-deck",     "their-deck",
                                        "my-discard",   "their-hand", "their-discard", "my-colonies", "their-colonies",
                                        "gate",         "orders",     "discards",      NULL };
  return points;
}

/* Returns @text without line breaks and indentation; xgettext joins it likewise. */
static char *
joined (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n", -1);
  g_autoptr (GString) all = g_string_new (NULL);
  for (guint i = 0; words[i] != NULL; i++)
    if (*words[i] != '\0')
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", words[i]);
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static guint
n_words (const char *text)
{
  guint n = *text != '\0';
  for (; *text != '\0'; text++)
    n += *text == ' ';
  return n;
}

/* Positions */

static gboolean
starts (const FpElement *position, const char *start)
{
  const char *said = fp_element_get (position, "start");
  return strcmp (said != NULL ? said : "destiny", start) == 0;
}

gboolean
fp_lesson_from_setup (const FpElement *position)
{
  return starts (position, "setup");
}

uint64_t
fp_lesson_seed (const FpElement *position)
{
  const FpElement *seed = fp_element_child (position, "seed");
  guint64 value;
  if (seed == NULL || !g_ascii_string_to_unsigned (seed->text, 10, 0, G_MAXUINT64, &value, NULL))
    return 1;
  return value;
}

uint64_t
fp_lesson_options (const FpElement *position, const FpEdition *edition)
{
  return fp_scenario_options (position, edition);
}

/* A game from its set-up on is kept in a file, which knows no other beginnings. */
static void
check_setup (const FpElement *position, FpProblems *problems)
{
  static const char *const parts[] = { "seat", "option", "seed", NULL };
  for (guint i = 0; i < fp_element_n_children (position); i++)
    {
      const FpElement *part = fp_element_child_at (position, i);
      if (!g_strv_contains (parts, part->name))
        fp_problems_add (problems, part->at, "<%s> at start=\"setup\"; expected seats with aliens, options and a seed",
                         part->name);
      else if (fp_element_is (part, "seat") && fp_element_n_children (part) > 0)
        fp_problems_add (problems, fp_element_child_at (part, 0)->at,
                         "cards of a seat at start=\"setup\"; a lesson's set-up deals them by its seed");
    }
}

static const FpElement *
read_position (Reading *reading, const FpElement *position)
{
  const FpLesson *lesson = reading->lesson;
  guint before = fp_problems_count (reading->problems);
  fp_scenario_check_position (position, lesson->edition, lesson->catalog, reading->problems);
  if (fp_edition_modules (lesson->edition, fp_lesson_options (position, lesson->edition)) != lesson->edition->on)
    fp_problems_add (reading->problems, position->at, "other modules than at the lesson's first <position>");
  if (starts (position, "setup"))
    check_setup (position, reading->problems);
  if (fp_problems_count (reading->problems) == before)
    fp_scenario_try_position (position, lesson->edition, lesson->catalog, reading->problems);
  return position;
}

/* Notes */

static void
clear_note (gpointer data)
{
  FpLessonNote *note = data;
  g_free (note->text);
}

static int
procedure_of (const FpEdition *edition, const char *id)
{
  FP_EACH_PROCEDURE (edition, i)
    if (fp_edition_is_called (edition, i, id))
      return (int) i;
  return -1;
}

/* Parses the note's one condition. */
static void
read_when (Reading *reading, const FpElement *element, FpLessonNote *note)
{
  static const char *const froms[] = { "start", "end", NULL };
  static const char *const tos[] = { "learner", "other", NULL };
  static const char *const ways[] = { "from", "asked", "step", "event" };
  const FpAttribute *from = fp_element_attribute (element, "from"), *by = fp_element_attribute (element, "by");
  const char *step = fp_element_get (element, "step"), *event = fp_element_get (element, "event");
  guint n = 0;
  note->asked = fp_element_get (element, "asked");
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    n += fp_element_get (element, ways[i]) != NULL;
  if (n != 1)
    fp_problems_add (reading->problems, element->at, "<note> with %s; expected one of from, asked, step, event",
                     n == 0 ? "nothing that says when" : "several things that say when");
  fp_scenario_check_moment (element, reading->lesson->edition, reading->problems);
  if (from != NULL)
    fp_validate_word (from->value, from->value_at, "end of a game", froms, reading->problems);
  if (by != NULL && event == NULL && note->asked == NULL)
    fp_problems_add (reading->problems, by->at, "“by” without “event” or “asked”; it belongs to one of them");
  if (by != NULL)
    fp_validate_word (by->value, by->value_at, "player", tos, reading->problems);
  note->to = by == NULL ? FP_NOTE_TO_ANY : strcmp (by->value, "learner") == 0 ? FP_NOTE_TO_LEARNER : FP_NOTE_TO_OTHER;
  note->when = from != NULL && strcmp (from->value, "end") == 0 ? FP_NOTE_FROM_END
               : note->asked != NULL                            ? FP_NOTE_ASKED
               : step != NULL                                   ? FP_NOTE_STEP
               : event != NULL                                  ? FP_NOTE_EVENT
                                                                : FP_NOTE_FROM_START;
  if (step != NULL)
    note->what = procedure_of (reading->lesson->edition, step);
  else if (event != NULL)
    note->what = fp_event_from_id (reading->lesson->edition, event);
}

static void
read_note (Reading *reading, const FpElement *element, FpLessonChapter *chapter)
{
  static const char *const known[] = { "from", "asked", "step", "event", "by", "point", "page", "waits", NULL };
  static const char *const answers[] = { "yes", NULL };
  const FpAttribute *waits = fp_element_attribute (element, "waits");
  const FpAttribute *point = fp_element_attribute (element, "point"), *page = fp_element_attribute (element, "page");
  FpLessonNote note = { .at = element->at, .text = joined (element->text) };
  fp_validate_attributes (element, known, NULL, reading->problems);
  fp_validate_no_children (element, reading->problems);
  read_when (reading, element, &note);
  if (point != NULL)
    fp_validate_word (point->value, point->value_at, "place to point at", fp_lesson_points (), reading->problems);
  if (page != NULL)
    note.page_at = page->value_at;
  if (waits != NULL)
    note.waits = fp_validate_word (waits->value, waits->value_at, "way to wait", answers, reading->problems);
  /* A note about a decision or an end would come too late if it waited. */
  if (waits != NULL && (note.when == FP_NOTE_ASKED || note.when == FP_NOTE_FROM_END))
    fp_problems_add (reading->problems, waits->at, "“waits” with “%s”; expected a note that is as good later",
                     note.when == FP_NOTE_ASKED ? "asked" : "from=\"end\"");
  note.point = point != NULL ? point->value : NULL;
  note.page = page != NULL ? page->value : NULL;
  if (*note.text == '\0')
    fp_problems_add (reading->problems, element->at, "<note> that says nothing; expected a few sentences");
  if (n_words (note.text) > FP_NOTE_MAX_WORDS)
    fp_problems_add (reading->problems, element->text_at, "a note of %u words; expected at most %d",
                     n_words (note.text), FP_NOTE_MAX_WORDS);
  g_array_append_val (chapter->notes, note);
}

/* Chapters */

static void
free_chapter (gpointer data)
{
  FpLessonChapter *chapter = data;
  g_free (chapter->title);
  g_array_unref (chapter->notes);
  g_free (chapter);
}

static char *
read_title (Reading *reading, const FpElement *parent)
{
  static const char *const none[] = { NULL };
  const FpElement *title = fp_element_child (parent, "title");
  if (title == NULL || *title->text == '\0')
    {
      fp_problems_add (reading->problems, parent->at, "<%s> without a <title>; expected one", parent->name);
      return g_strdup ("");
    }
  fp_validate_attributes (title, none, NULL, reading->problems);
  fp_validate_no_children (title, reading->problems);
  return joined (title->text);
}

/* The title comes first, then the position, if there is one. */
static void
check_heads (Reading *reading, const FpElement *parent)
{
  guint place = fp_element_child (parent, "title") != NULL ? 1 : 0;
  for (guint i = 0; i < fp_element_n_children (parent); i++)
    {
      const FpElement *child = fp_element_child_at (parent, i);
      if ((fp_element_is (child, "title") && i != 0) || (fp_element_is (child, "position") && i != place))
        fp_problems_add (reading->problems, child->at,
                         "<%s> that is out of place; expected one <title>, then at most one <position>, then the rest",
                         child->name);
    }
}

static void
read_chapter (Reading *reading, const FpElement *element)
{
  static const char *const attributes[] = { "id", NULL };
  static const char *const known[] = { "title", "position", "note", NULL };
  const FpElement *position = fp_element_child (element, "position");
  const char *id = fp_element_get (element, "id");
  FpLessonChapter *chapter = g_new0 (FpLessonChapter, 1);
  fp_validate_attributes (element, attributes, attributes, reading->problems);
  fp_validate_no_text (element, reading->problems);
  check_heads (reading, element);
  if (id != NULL && fp_lesson_chapter (reading->lesson, id) >= 0)
    fp_problems_add (reading->problems, fp_element_attribute (element, "id")->value_at, "a second chapter “%s”", id);
  *chapter = (FpLessonChapter){ .id = id != NULL ? id : "", .title = read_title (reading, element), .at = element->at };
  chapter->notes = g_array_new (FALSE, FALSE, sizeof (FpLessonNote));
  g_array_set_clear_func (chapter->notes, clear_note);
  g_ptr_array_add (reading->lesson->chapters, chapter);
  if (position != NULL)
    chapter->position = read_position (reading, position);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    {
      const FpElement *child = fp_element_child_at (element, i);
      fp_validate_element (child, known, reading->problems);
      if (fp_element_is (child, "note"))
        read_note (reading, child, chapter);
    }
  if (chapter->notes->len == 0)
    fp_problems_add (reading->problems, element->at, "<chapter> without a <note>; expected at least one");
}

/* The lesson */

static void
read_head (Reading *reading, const FpElement *root)
{
  FpLesson *lesson = reading->lesson;
  const FpAttribute *learner = fp_element_attribute (root, "learner");
  const FpAttribute *player = fp_element_attribute (root, "player");
  g_autoptr (GPtrArray) seats = g_ptr_array_new ();
  for (guint i = 0; i < lesson->edition->most_seats; i++)
    g_ptr_array_add (seats, (gpointer) lesson->edition->seat_ids[i]);
  g_ptr_array_add (seats, NULL);
  lesson->id = fp_element_get (root, "id");
  if (player != NULL)
    {
      lesson->player = player->value;
      lesson->player_at = player->value_at;
    }
  if (learner != NULL && fp_validate_word (learner->value, learner->value_at, "seat",
                                           (const char *const *) seats->pdata, reading->problems))
    lesson->learner = (uint8_t) fp_edition_seat (lesson->edition, learner->value);
}

static void
read_body (Reading *reading, const FpElement *root)
{
  static const char *const known[] = { "title", "position", "chapter", NULL };
  FpLesson *lesson = reading->lesson;
  lesson->position = fp_element_child (root, "position");
  lesson->title = read_title (reading, root);
  check_heads (reading, root);
  if (lesson->position == NULL)
    fp_problems_add (reading->problems, root->at, "<lesson> without a <position>; expected where its game begins");
  else
    read_position (reading, lesson->position);
  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *child = fp_element_child_at (root, i);
      fp_validate_element (child, known, reading->problems);
      if (fp_element_is (child, "chapter"))
        read_chapter (reading, child);
    }
  if (lesson->chapters->len == 0)
    fp_problems_add (reading->problems, root->at, "<lesson> without a <chapter>; expected at least one");
}

/* Complains about faults of the root. FALSE: the rest can't be checked. */
static gboolean
read_root (Reading *reading, const FpElement *root, FpScenarioEdition find, gpointer data)
{
  static const char *const known[] = { "edition", "id", "learner", "player", NULL };
  static const char *const roots[] = { "lesson", NULL };
  const FpAttribute *edition = fp_element_attribute (root, "edition");
  FpLesson *lesson = reading->lesson;
  if (!fp_validate_element (root, roots, reading->problems))
    return FALSE;
  if (strcmp (root->ns, FP_LESSON_NAMESPACE) != 0)
    fp_problems_add (reading->problems, root->at, "namespace “%s”; expected “%s”", root->ns, FP_LESSON_NAMESPACE);
  fp_validate_attributes (root, known, known, reading->problems);
  fp_validate_no_text (root, reading->problems);
  if (edition == NULL || *edition->value == '\0')
    return FALSE;
  if (find (edition->value, 0, &lesson->edition, &lesson->catalog, data))
    {
      const FpElement *position = fp_element_child (root, "position");
      uint64_t options = position != NULL ? fp_lesson_options (position, lesson->edition) : 0;
      return fp_edition_modules (lesson->edition, options) == 0 ||
             find (edition->value, options, &lesson->edition, &lesson->catalog, data);
    }
  fp_problems_add (reading->problems, edition->value_at, "unknown edition “%s”", edition->value);
  return FALSE;
}

FpLesson *
fp_lesson_load (const char *path, FpScenarioEdition find, gpointer data, FpProblems *problems, GError **error)
{
  g_autoptr (FpLesson) lesson = g_new0 (FpLesson, 1);
  Reading reading = { lesson, problems };
  guint before = fp_problems_count (problems);
  lesson->chapters = g_ptr_array_new_with_free_func (free_chapter);
  lesson->document = fp_document_load (path, FP_LESSON_MAX_BYTES, problems, error);
  if (lesson->document == NULL)
    return NULL;
  const FpElement *root = fp_document_root (lesson->document);
  if (read_root (&reading, root, find, data))
    {
      read_head (&reading, root);
      read_body (&reading, root);
    }
  fp_problems_sort (problems);
  return fp_problems_count (problems) == before ? g_steal_pointer (&lesson) : NULL;
}

void
fp_lesson_free (FpLesson *lesson)
{
  if (lesson == NULL)
    return;
  g_ptr_array_unref (lesson->chapters);
  g_clear_pointer (&lesson->document, fp_document_free);
  g_free (lesson->title);
  g_free (lesson);
}

const FpLessonChapter *
fp_lesson_chapter_at (const FpLesson *lesson, guint index)
{
  return g_ptr_array_index (lesson->chapters, index);
}

int
fp_lesson_chapter (const FpLesson *lesson, const char *id)
{
  for (guint i = 0; i < lesson->chapters->len; i++)
    if (strcmp (fp_lesson_chapter_at (lesson, i)->id, id) == 0)
      return (int) i;
  return -1;
}

void
fp_lesson_check_pages (const FpLesson *lesson, const char *const *pages, FpProblems *problems)
{
  for (guint i = 0; i < lesson->chapters->len; i++)
    {
      const GArray *notes = fp_lesson_chapter_at (lesson, i)->notes;
      for (guint k = 0; k < notes->len; k++)
        {
          const FpLessonNote *note = &g_array_index (notes, FpLessonNote, k);
          if (note->page != NULL)
            fp_validate_word (note->page, note->page_at, "page of the rules book", pages, problems);
        }
    }
}
