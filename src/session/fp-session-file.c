/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games on disk: a session written as its set-up and choices, and read back. */
#include "session/fp-session-file.h"

#include "archive/fp-choices.h"
#include "session/fp-session-private.h"

enum
{
  DIGEST_EVERY = 20, /* choices */
};

/* Kinds of files */

FpFileKind
fp_file_kind (const char *path, FpProblems *problems, GError **error)
{
  g_autoptr (FpDocument) document = fp_document_load (path, FP_CHOICES_MAX_BYTES, problems, error);
  if (document == NULL)
    return FP_FILE_OTHER;
  const FpElement *root = fp_document_root (document);
  if (fp_scenario_is (root))
    return FP_FILE_SCENARIOS;
  if (fp_choices_is (root))
    return FP_FILE_GAME;
  if (fp_element_is (root, "set"))
    return FP_FILE_SET;
  static const struct
  {
    const char *name, *ns;
  } known[] = { { "game", FP_CHOICES_NAMESPACE },
                { "scenario", FP_SCENARIO_NAMESPACE },
                { "scenarios", FP_SCENARIO_NAMESPACE } };
  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    if (fp_element_is (root, known[i].name))
      {
        fp_problems_add (problems, root->at, "namespace “%s”; expected “%s”", root->ns, known[i].ns);
        return FP_FILE_OTHER;
      }
  fp_problems_add (problems, root->at,
                   "<%s> is no file of this program; expected <set>, <scenario>, <scenarios> or <game>", root->name);
  return FP_FILE_OTHER;
}

/* Writing */

/* Adds the choices with a digest every so often, which takes playing the game once more. */
static void
add_choices (FpSession *session, FpChoices *choices)
{
  const FpSetup *setup = &session->setup;
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (FpEngine) engine = fp_engine_new (setup->edition, session->engine->catalog);
  fp_engine_use (engine, state);
  fp_engine_start (engine, setup->n_seats, setup->seed, setup->options);
  for (guint i = 0; i < session->made->len; i++)
    {
      const FpMadeChoice *made = g_ptr_array_index (session->made, i);
      fp_choices_add (choices, setup->edition->seat_ids[made->choice.seat], made->choice.decision, made->choice.answer);
      if (made->option < 0)
        fp_engine_concede (engine, made->choice.seat);
      else
        fp_engine_answer (engine, (guint) made->option);
      if ((i + 1) % DIGEST_EVERY == 0 || i + 1 == session->made->len)
        fp_choices_add_digest (choices, fp_state_digest (engine));
    }
  g_aligned_free (state);
}

gboolean
fp_session_save (FpSession *session, const char *path, GError **error)
{
  const FpSetup *setup = &session->setup;
  g_autoptr (FpChoices) choices = fp_choices_new (setup->edition);
  choices->seed = setup->seed;
  fp_choices_add_sets (choices, session->engine->catalog);
  for (guint i = 0; i < setup->edition->n_options; i++)
    if (setup->options >> i & 1)
      g_ptr_array_add (choices->options, g_strdup (setup->edition->options[i].id));
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_choices_add_seat (choices, setup->edition->seat_ids[seat], setup->seats[seat].name, setup->seats[seat].by);
  add_choices (session, choices);
  g_autofree char *text = fp_choices_write (choices);
  return g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0666,
                                   error);
}

/* Reading */

/* The bits of the set-up options in the file. */
static gboolean
read_options (const FpChoices *choices, FpSetup *setup, FpProblems *problems)
{
  for (guint k = 0; k < choices->options->len; k++)
    {
      const char *id = g_ptr_array_index (choices->options, k);
      uint32_t bits = setup->options;
      for (guint i = 0; i < setup->edition->n_options; i++)
        if (g_str_equal (setup->edition->options[i].id, id))
          bits |= 1U << i;
      if (bits == setup->options)
        {
          fp_problems_add (problems, choices->edition_at, "“%s” is no new set-up option of “%s”", id,
                           setup->edition->id);
          return FALSE;
        }
      setup->options = bits;
    }
  return TRUE;
}

/* Who sits where. */
static gboolean
read_seats (const FpChoices *choices, FpSetup *setup, FpProblems *problems)
{
  guint named = 0;
  for (guint i = 0; i < choices->seats->len; i++)
    {
      const FpChoicesSeat *saved = &g_array_index (choices->seats, FpChoicesSeat, i);
      int seat = fp_edition_seat (setup->edition, saved->id);
      g_autoptr (GError) error = NULL;
      if (seat < 0 || (guint) seat >= setup->n_seats)
        {
          fp_problems_add (problems, saved->at, "“%s” is no seat of “%s”", saved->id, setup->edition->id);
          return FALSE;
        }
      if (named & 1U << seat)
        {
          fp_problems_add (problems, saved->at, "a second <seat id=\"%s\">; expected one", saved->id);
          return FALSE;
        }
      named |= 1U << seat;
      const char *by = saved->by != NULL ? saved->by : "person";
      if (!g_str_equal (by, "person") && !fp_player_check (by, &error))
        {
          fp_problems_add (problems, saved->at, "%s", error->message);
          return FALSE;
        }
      fp_setup_set_seat (setup, (guint) seat, saved->name != NULL ? saved->name : saved->id, by);
    }
  for (guint seat = 0; seat < setup->n_seats; seat++)
    if (!(named & 1U << seat))
      {
        fp_problems_add (problems, choices->edition_at, "nobody sits in seat “%s”; expected a <seat> for each player",
                         setup->edition->seat_ids[seat]);
        return FALSE;
      }
  return TRUE;
}

/* The cards that a game was played with, when the user had fewer sets than now. */
static gboolean
find_sets (const FpChoices *choices, const FpEdition *edition, FpCatalogs *catalogs, const FpCatalog **catalog)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  const FpCatalog *found = NULL;
  for (guint i = 0; i < choices->sets->len; i++)
    g_ptr_array_add (ids, g_array_index (choices->sets, FpChoicesSet, i).id);
  if (choices->sets->len < (*catalog)->sets->len)
    found = fp_catalogs_some (catalogs, edition, ids);
  if (found == NULL || !fp_choices_same_programs (choices, edition, found, NULL))
    return FALSE;
  *catalog = found;
  return TRUE;
}

/* Fills @setup, which must be cleared, and finds the cards. */
static gboolean
read_setup (const FpChoices *choices, FpCatalogs *catalogs, FpSetup *setup, const FpCatalog **catalog,
            FpProblems *problems)
{
  const FpEdition *edition;
  g_autofree char *reason = NULL;
  if (!fp_catalogs_find (choices->edition, &edition, catalog, catalogs))
    {
      fp_problems_add (problems, choices->edition_at, "there is no edition “%s”", choices->edition);
      return FALSE;
    }
  fp_setup_init (setup, edition);
  setup->seed = choices->seed;
  setup->n_seats = CLAMP (choices->seats->len, edition->least_seats, edition->most_seats);
  if (!fp_choices_same_programs (choices, edition, *catalog, &reason) &&
      !find_sets (choices, edition, catalogs, catalog))
    {
      fp_problems_add (problems, choices->edition_at, "the game can't be played again: %s", reason);
      return FALSE;
    }
  return read_options (choices, setup, problems) && read_seats (choices, setup, problems);
}

/* Whether the choices fit, tried without a log.  Says which is the first that does not. */
static gboolean
try_choices (const FpChoices *choices, const FpSetup *setup, const FpCatalog *catalog, guint most, FpProblems *problems)
{
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (FpEngine) engine = fp_engine_new (setup->edition, catalog);
  g_autoptr (FpProblems) found = fp_problems_new (fp_problems_file (problems));
  fp_engine_use (engine, state);
  gboolean fit = fp_choices_replay (choices, engine, most, found);
  for (guint i = 0; i < fp_problems_count (found); i++)
    {
      const FpProblem *problem = fp_problems_get (found, i);
      guint made = state->head.answers;
      const FpChoicesOne *next =
          made < choices->choices->len ? &g_array_index (choices->choices, FpChoicesOne, made) : NULL;
      /* The complaint may be about a digest instead. */
      if (next != NULL && next->at.line == problem->at.line && next->at.column == problem->at.column)
        fp_problems_add (problems, problem->at, "choice %u: %s", made + 1, problem->message);
      else
        fp_problems_add (problems, problem->at, "%s", problem->message);
    }
  g_aligned_free (state);
  return fit;
}

static FpSession *
make_choices (const FpChoices *choices, const FpSetup *setup, const FpCatalog *catalog, guint most)
{
  FpSession *session = fp_session_new (setup, catalog);
  for (guint i = 0; i < choices->choices->len && i < most; i++)
    {
      const char *answer = g_array_index (choices->choices, FpChoicesOne, i).answer;
      if (g_str_equal (answer, FP_CHOICES_CONCEDE))
        fp_session_concede (session, fp_session_asked (session));
      else if (!fp_session_answer_id (session, answer, NULL))
        g_error ("a choice that was tried before does not fit");
    }
  return session;
}

FpSession *
fp_session_load (const char *path, guint most, FpCatalogs *catalogs, FpProblems *problems, GError **error)
{
  g_autoptr (FpChoices) choices = fp_choices_load (path, problems, error);
  if (choices == NULL)
    return NULL;
  FpSetup setup = { 0 };
  const FpCatalog *catalog;
  FpSession *session = NULL;
  if (read_setup (choices, catalogs, &setup, &catalog, problems) &&
      try_choices (choices, &setup, catalog, most, problems))
    session = make_choices (choices, &setup, catalog, most);
  fp_setup_clear (&setup);
  return session;
}
