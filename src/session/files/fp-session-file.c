/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games on disk: kinds of files, and a session written as its set-up and choices. */
#include "session/files/fp-session-file.h"

#include <errno.h>
#include <stdlib.h>

#include "archive/saves/fp-save-file.h"
#include "archive/lessons/fp-lesson.h"
#include "session/history/fp-session-replay.h"

/* Kinds of files */

FpFileKind
fp_file_kind (const char *path, FpProblems *problems, GError **error)
{
  g_autoptr (FpDocument) document = fp_document_load (path, FP_SAVE_FILE_MAX_BYTES, problems, error);
  if (document == NULL)
    return FP_FILE_OTHER;
  const FpElement *root = fp_document_root (document);
  if (fp_scenario_is (root))
    return FP_FILE_SCENARIOS;
  if (fp_report_is (root))
    return FP_FILE_REPORT;
  if (fp_save_file_is (root) || fp_campaign_is (root))
    return FP_FILE_GAME;
  if (fp_lesson_is (root))
    return FP_FILE_LESSON;
  if (fp_element_is (root, "set"))
    return FP_FILE_SET;
  static const struct
  {
    const char *name, *ns;
  } known[] = { { "game", FP_SAVE_FILE_NAMESPACE },
                { "campaign", FP_CAMPAIGN_NAMESPACE },
                { "scenario", FP_SCENARIO_NAMESPACE },
                { "scenarios", FP_SCENARIO_NAMESPACE },
                { "lesson", FP_LESSON_NAMESPACE } };
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (fp_element_is (root, known[i].name))
      {
        fp_problems_add (problems, root->at, "namespace “%s”; expected “%s”", root->ns, known[i].ns);
        return FP_FILE_OTHER;
      }
  fp_problems_add (problems, root->at,
                   "<%s> is no file of this program; expected <set>, <scenario>, <scenarios>, <lesson> or <game>",
                   root->name);
  return FP_FILE_OTHER;
}

/* Writing */

/* Adds a digest before the first choice and after each, so that it is known to the choice how much
 * of a damaged file is good. */
static void
note_digest (FpReplay *replay, guint made, gpointer data)
{
  FpSaveFile *choices = data;
  const FpSavedDigest digest = { .after = made, .digest = fp_state_digest (replay->engine) };
  g_array_append_val (choices->digests, digest);
}

static void
add_choices (FpSession *session, FpSaveFile *choices)
{
  const char *const *seat_ids = session->setup.edition->seat_ids;
  guint next = 0;
  for (guint i = 0; i <= session->made->len; i++)
    {
      for (; next < session->went_back->len; next++)
        {
          const FpWentBack *went_back = &g_array_index (session->went_back, FpWentBack, next);
          if (went_back->left > i)
            break;
          fp_save_file_add_back (choices, seat_ids[went_back->seat]);
        }
      if (i == session->made->len)
        break;
      const FpChoice *made = g_ptr_array_index (session->made, i);
      fp_save_file_add (choices, seat_ids[made->seat], made->decision, made->answer);
    }
}

/* Returns the colours of the seats as in a file. Free with g_free (). */
static char *
colours_of (const FpSetup *setup)
{
  g_autoptr (GString) ids = g_string_new (NULL);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    g_string_append_printf (ids, "%s%s", seat > 0 ? " " : "", setup->edition->seat_ids[seat]);
  return g_string_free (g_steal_pointer (&ids), FALSE);
}

static void
add_setup (FpSession *session, FpSaveFile *choices)
{
  const FpSetup *setup = &session->setup;
  const FpEdition *edition = setup->edition;
  choices->seed = setup->seed;
  choices->undo = g_strdup (fp_undo_rule_id (setup->undo));
  fp_save_file_add_sets (choices, session->engine->catalog);
  for (guint i = 0; i < edition->n_options; i++)
    if (setup->options >> i & 1)
      g_ptr_array_add (choices->options, g_strdup (edition->options[i].id));
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_save_file_add_seat (choices, edition->seat_ids[seat], setup->seats[seat].name, setup->seats[seat].by,
                           setup->seats[seat].alien);
  if (edition->colours != NULL)
    choices->colours = colours_of (setup);
}

static void
add_result (FpSession *session, FpSaveFile *choices)
{
  const FpHead *head = &session->state->head;
  g_autofree char *winners = fp_engine_winner_ids (session->engine);
  if (fp_session_over (session))
    fp_save_file_set_result (choices, winners, fp_edition_ending_id (session->engine->edition, head->ending));
}

struct _FpSessionRecord
{
  FpSaveFile *choices; /* without digests until it is written */
  FpGameCourse *course;
};

static FpSessionRecord *
new_record (FpSession *session, gboolean within)
{
  FpSessionRecord *record = g_new (FpSessionRecord, 1);
  record->choices = fp_save_file_new (session->setup.edition);
  record->choices->within = within;
  record->choices->campaign = session->campaign != NULL && !within ? fp_campaign_copy (session->campaign) : NULL;
  add_setup (session, record->choices);
  add_choices (session, record->choices);
  add_result (session, record->choices);
  record->course = fp_game_course_copy (session);
  return record;
}

FpSessionRecord *
fp_session_record_new (FpSession *session)
{
  return new_record (session, FALSE);
}

FpSessionRecord *
fp_session_record_new_within (FpSession *session)
{
  return new_record (session, TRUE);
}

FpSaveFile *
fp_session_setup_record (FpSession *session)
{
  FpSaveFile *setup = fp_save_file_new (session->setup.edition);
  add_setup (session, setup);
  return setup;
}

void
fp_session_record_free (FpSessionRecord *record)
{
  if (record == NULL)
    return;
  fp_save_file_free (record->choices);
  fp_game_course_free (record->course);
  g_free (record);
}

char *
fp_session_record_text (FpSessionRecord *record, GError **error)
{
  const FpGameCourse *course = record->course;
  g_autoptr (FpEngine) origin = NULL;
  g_array_set_size (record->choices->digests, 0);
  g_autoptr (FpReplay) replay = fp_replay_course (course, note_digest, record->choices);
  if (course->origin != NULL)
    {
      origin = fp_engine_new (course->setup.edition, course->catalog);
      fp_engine_use (origin, course->origin);
    }
  return fp_save_file_write (record->choices, origin, replay->found ? replay->engine : NULL,
                             replay->position->head.answers, error);
}

char *
fp_session_text (FpSession *session, GError **error)
{
  g_autoptr (FpSessionRecord) record = new_record (session, FALSE);
  return fp_session_record_text (record, error);
}

char *
fp_session_game_text (FpSession *session)
{
  g_autoptr (FpSessionRecord) record = new_record (session, TRUE);
  return fp_session_record_text (record, NULL);
}

gboolean
fp_session_write (const char *path, const char *text, gboolean waits, FpFileCheck check, gpointer data, GError **error)
{
  /* Replacing the file would destroy a device or a folder. */
  if (g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_autofree char *shown = g_filename_display_name (path);
      gboolean folder = g_file_test (path, G_FILE_TEST_IS_DIR);
      g_set_error (error, G_FILE_ERROR, folder ? G_FILE_ERROR_ISDIR : G_FILE_ERROR_INVAL, "%s: %s", shown,
                   folder ? g_strerror (EISDIR) : "not a regular file");
      return FALSE;
    }
  /* The target of a link is replaced, not the link. */
  char *real = realpath (path, NULL);
  gboolean well = fp_file_replace (real != NULL ? real : path, text, waits, check, data, error);
  free (real);
  return well;
}

gboolean
fp_session_save (FpSession *session, const char *path, GError **error)
{
  g_autofree char *text = fp_session_text (session, error);
  return text != NULL && fp_session_write (path, text, TRUE, NULL, NULL, error);
}
