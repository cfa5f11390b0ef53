/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Opens games: repeats the good choices of a file and of its journal.
 *
 * If some can't be repeated, the game may go on from a later position.
 */
#include "archive/saves/fp-journal.h"
#include "session/game/fp-aliens.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-user-sets.h"
#include "session/game/fp-session-private.h"
#include "text/fp-text-files.h"

#include <string.h>

/* The state of opening a file. */
typedef struct
{
  const char *path;
  guint most; /* most choices to make */
  FpCatalogs *catalogs;
  FpProblems *problems;
  FpOpened *opened;
  FpSaveFile *choices;
  FpSetup setup; /* cleared until it is read */
  const FpCatalog *catalog;
  FpEngine *engine; /* tries the choices */
  FpState *state;
  FpState *put_up; /* a position being tried, ready to run */
  FpState *origin; /* beginning of the game, or of what is gone on from, ready to run */
  gboolean sound; /* TRUE: the game is identified, so its choices keep their meaning */
  guint first; /* choices before the origin */
  gboolean from_origin; /* TRUE: there is an origin */
} Opening;

void
fp_opened_clear (FpOpened *opened)
{
  g_clear_pointer (&opened->trouble, g_free);
  g_clear_pointer (&opened->advice, g_free);
  g_clear_pointer (&opened->journal, g_free);
}

/* The first trouble is the one reported. */
static void
trouble (Opening *opening, FpTrouble what, const char *detail)
{
  if (opening->opened->trouble != NULL)
    return;
  opening->opened->trouble = fp_text_trouble (what, detail);
  opening->opened->advice = g_strdup (fp_text_trouble_advice (what));
}

/* Reading the file */

static FpTrouble
document_trouble (FpDocumentFault fault)
{
  static const FpTrouble troubles[] = {
    [FP_DOCUMENT_SOUND] = FP_TROUBLE_NONE,          [FP_DOCUMENT_UNREADABLE] = FP_TROUBLE_UNREADABLE,
    [FP_DOCUMENT_EMPTY] = FP_TROUBLE_EMPTY,         [FP_DOCUMENT_TOO_LONG] = FP_TROUBLE_TOO_LONG,
    [FP_DOCUMENT_NOT_TEXT] = FP_TROUBLE_NOT_TEXT,   [FP_DOCUMENT_DOCTYPE] = FP_TROUBLE_DOCTYPE,
    [FP_DOCUMENT_TOO_DEEP] = FP_TROUBLE_TOO_DEEP,   [FP_DOCUMENT_CUT_OFF] = FP_TROUBLE_CUT_OFF,
    [FP_DOCUMENT_MALFORMED] = FP_TROUBLE_MALFORMED,
  };
  return troubles[fault];
}

static FpTrouble
choices_trouble (FpSaveFileFault fault)
{
  switch (fault)
    {
    case FP_SAVE_FILE_NO_GAME:
      return FP_TROUBLE_OTHER_KIND;
    case FP_SAVE_FILE_NEWER:
      return FP_TROUBLE_NEWER;
    case FP_SAVE_FILE_BAD_HEAD:
      return FP_TROUBLE_HEAD;
    case FP_SAVE_FILE_BAD_CHOICES:
      return FP_TROUBLE_CHOICES;
    case FP_SAVE_FILE_SOUND:
    case FP_SAVE_FILE_NO_FILE:
    default:
      return FP_TROUBLE_NONE;
    }
}

static gboolean
read_file (Opening *opening)
{
  FpDocumentFault document;
  FpSaveFileFault fault;
  g_autoptr (GError) error = NULL;
  opening->choices = fp_save_file_load (opening->path, &document, &fault, opening->problems, &error);
  if (error != NULL)
    trouble (opening, FP_TROUBLE_UNREADABLE, error->message);
  /* A file of another kind or of a newer program is just that, whatever follows. */
  if (fault == FP_SAVE_FILE_NO_GAME || fault == FP_SAVE_FILE_NEWER)
    trouble (opening, choices_trouble (fault), NULL);
  if (document != FP_DOCUMENT_SOUND)
    trouble (opening, document_trouble (document), NULL);
  if (fault != FP_SAVE_FILE_SOUND)
    trouble (opening, choices_trouble (fault), NULL);
  opening->sound = fault != FP_SAVE_FILE_BAD_HEAD;
  return opening->choices != NULL;
}

/* Adds the journal's choices, which may fit the rest of a damaged file, too. */
static void
read_journal (Opening *opening)
{
  g_autofree char *path = fp_journal_path (opening->path);
  g_autoptr (GError) error = NULL;
  g_autoptr (FpJournalText) text = fp_journal_read (path, &error);
  guint lines = 0;
  if (error != NULL)
    {
      opening->opened->journal = fp_text_trouble (FP_TROUBLE_UNREADABLE, error->message);
      trouble (opening, FP_TROUBLE_JOURNAL, NULL);
    }
  if (text == NULL || !opening->sound)
    return;
  switch (fp_journal_merge (text, opening->choices, &lines))
    {
    case FP_JOURNAL_FOREIGN:
      if (opening->opened->trouble == NULL)
        opening->opened->journal = g_strdup (fp_text_foreign_journal ());
      break;
    case FP_JOURNAL_DAMAGED:
      trouble (opening, FP_TROUBLE_JOURNAL, NULL);
      opening->opened->lost += lines;
      break;
    case FP_JOURNAL_ENDS_THERE:
    case FP_JOURNAL_GOES_ON:
    default:
      break;
    }
}

/* The set-up */

/* Reads the set-up options. FALSE with a complaint if one is unknown. */
static gboolean
read_options (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  FpSetup *setup = &opening->setup;
  gboolean all = TRUE;
  for (guint k = 0; k < choices->options->len; k++)
    {
      const char *id = g_ptr_array_index (choices->options, k);
      uint64_t bits = setup->options | fp_edition_option (setup->edition, id);
      if (bits == setup->options)
        fp_problems_add (opening->problems, choices->edition_at, "“%s” is no new set-up option of “%s”", id,
                         setup->edition->id);
      if (fp_edition_option (setup->edition, id) == 0)
        trouble (opening, FP_TROUBLE_OPTION, id);
      all = all && bits != setup->options;
      setup->options = bits;
    }
  return all;
}

/* Returns the player of @saved: a person in place of an unknown player, with a complaint. */
static const char *
read_by (Opening *opening, const FpSavedSeat *saved, gboolean *known)
{
  g_autoptr (GError) error = NULL;
  if (saved->by == NULL || g_str_equal (saved->by, "person") || fp_player_check (saved->by, &error))
    return saved->by != NULL ? saved->by : "person";
  fp_problems_add (opening->problems, saved->at, "%s", error->message);
  *known = FALSE;
  return "person";
}

/* Reads the seat @saved. FALSE with a complaint if it can't be identified. */
static gboolean
read_seat (Opening *opening, const FpSavedSeat *saved, guint *named)
{
  FpSetup *setup = &opening->setup;
  int seat = fp_edition_seat (setup->edition, saved->id);
  gboolean known = TRUE;
  if (seat < 0 || (guint) seat >= setup->n_seats)
    fp_problems_add (opening->problems, saved->at, "“%s” is no seat of “%s”", saved->id, setup->edition->id);
  else if (*named & 1U << seat)
    fp_problems_add (opening->problems, saved->at, "a second <seat id=\"%s\">; expected one", saved->id);
  else
    {
      const char *name = saved->name != NULL ? saved->name : saved->id;
      *named |= 1U << seat;
      fp_setup_set_seat (setup, (guint) seat, name, read_by (opening, saved, &known));
      fp_setup_set_alien (setup, (guint) seat, saved->alien);
      return known;
    }
  return FALSE;
}

/* Seats without any information become persons'. */
static gboolean
read_seats (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  guint named = 0;
  gboolean all = TRUE;
  for (guint i = 0; i < choices->seats->len; i++)
    all = read_seat (opening, &g_array_index (choices->seats, FpSavedSeat, i), &named) && all;
  for (guint seat = 0; seat < opening->setup.n_seats; seat++)
    if (!(named & 1U << seat))
      {
        fp_problems_add (opening->problems, choices->edition_at,
                         "nobody sits in seat “%s”; expected a <seat> for each player",
                         opening->setup.edition->seat_ids[seat]);
        fp_setup_set_seat (&opening->setup, seat, opening->setup.edition->seat_ids[seat], "person");
        all = FALSE;
      }
  return all;
}

/* An unknown undo rule is no reason not to play, but the file, which says something else than the
 * game from now on, is left as it is. */
static void
read_undo (Opening *opening)
{
  const char *undo = opening->choices->undo;
  if (undo != NULL && !fp_undo_rule_find (undo, &opening->setup.undo))
    {
      fp_problems_add (opening->problems, opening->choices->edition_at,
                       "unknown rule for undoing “%s”; expected free, until-revealed or off", undo);
      trouble (opening, FP_TROUBLE_UNDO, NULL);
    }
}

/* Puts the variant with the colours and modules of the file into @edition, and finds its cards. The
 * usual ones stay, with a report, if the file's can't be read. */
static void
read_variant (Opening *opening, const FpEdition **edition)
{
  const FpSaveFile *choices = opening->choices;
  g_auto (GStrv) ids = g_strsplit (choices->colours != NULL ? choices->colours : "", " ", -1);
  uint8_t order[FP_MAX_SEATS];
  gboolean known = fp_edition_order_colours (*edition, (const char *const *) ids, order);
  uint64_t options = 0;
  for (guint k = 0; k < choices->options->len; k++)
    options |= fp_edition_option (*edition, g_ptr_array_index (choices->options, k));
  const FpCatalog *catalog =
      fp_catalogs_variant (opening->catalogs, *edition, known ? order : NULL, fp_edition_modules (*edition, options));
  if (catalog != NULL)
    {
      opening->catalog = catalog;
      *edition = catalog->edition;
    }
  if (!known)
    {
      fp_problems_add (opening->problems, choices->edition_at, "“%s” are no colours of “%s”", choices->colours,
                       (*edition)->id);
      trouble (opening, FP_TROUBLE_HEAD, NULL);
    }
  else if (choices->colours != NULL && g_strv_length (ids) != choices->seats->len)
    {
      fp_problems_add (opening->problems, choices->edition_at, "“%s”: %u colours for %u seats", choices->colours,
                       g_strv_length (ids), choices->seats->len);
      trouble (opening, FP_TROUBLE_HEAD, NULL);
    }
}

/* Complains about modules that can't be played together, or with so many players. */
static void
check_modules (Opening *opening)
{
  const FpSetup *setup = &opening->setup;
  FpModuleClash clash;
  if (fp_modules_fit (setup->edition, setup->n_seats, setup->options, &clash))
    return;
  g_autofree char *message = fp_text_module_clash (setup->edition, &clash);
  fp_problems_add (opening->problems, opening->choices->edition_at, "%s", message);
  trouble (opening, FP_TROUBLE_HEAD, NULL);
}

/* FALSE with a report if the edition is missing; everything else is optional. */
static gboolean
read_setup (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  const FpEdition *edition;
  if (!fp_catalogs_find (choices->edition, &edition, &opening->catalog, opening->catalogs))
    {
      fp_problems_add (opening->problems, choices->edition_at, "there is no edition “%s”", choices->edition);
      trouble (opening, FP_TROUBLE_EDITION, choices->edition);
      return FALSE;
    }
  read_variant (opening, &edition);
  fp_setup_init (&opening->setup, edition);
  opening->setup.seed = choices->seed;
  opening->setup.n_seats = CLAMP (choices->seats->len, edition->least_seats, edition->most_seats);
  read_undo (opening);
  gboolean options = read_options (opening), seats = read_seats (opening);
  if (!options || !seats)
    trouble (opening, FP_TROUBLE_HEAD, NULL);
  check_modules (opening);
  return TRUE;
}

/* The cards */

static gboolean
has_set (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    if (strcmp (g_array_index (catalog->sets, FpSetInfo, i).id, id) == 0)
      return TRUE;
  return FALSE;
}

/* Tries the sets that the game was played with, if the user had fewer than now. */
static const FpCatalog *
find_catalog (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  if (choices->sets->len >= opening->catalog->sets->len)
    return NULL;
  for (guint i = 0; i < choices->sets->len; i++)
    g_ptr_array_add (ids, g_array_index (choices->sets, FpSavedSet, i).id);
  return fp_catalogs_some (opening->catalogs, opening->setup.edition, ids);
}

/* Finds the catalog of the game and compares its programs. FALSE with a report if it is missing. */
static gboolean
find_programs (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  const FpEdition *edition = opening->setup.edition;
  g_autofree char *reason = NULL;
  const FpCatalog *some = opening->sound ? find_catalog (opening) : NULL;
  if (some != NULL)
    opening->catalog = some;
  if (fp_save_file_same_programs (choices, edition, opening->catalog, &reason))
    return TRUE;
  fp_problems_add (opening->problems, choices->edition_at, "the game can't be played again: %s", reason);
  for (guint i = 0; i < choices->sets->len; i++)
    {
      const char *id = g_array_index (choices->sets, FpSavedSet, i).id;
      if (!has_set (opening->catalog, id))
        trouble (opening, fp_user_sets_have (id) ? FP_TROUBLE_SET_LEFT_OUT : FP_TROUBLE_SET, id);
    }
  trouble (opening, FP_TROUBLE_PROGRAMS, NULL);
  return FALSE;
}

/* Trying the choices */

/* Begins the game anew. FALSE with complaints if that is impossible. */
static gboolean
begin (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  int origin = fp_save_file_origin (choices);
  opening->from_origin = origin >= 0;
  if (origin < 0)
    return fp_save_file_begin (choices, opening->engine, opening->problems);
  if (!fp_save_file_put_up (choices, (guint) origin, opening->engine, opening->problems))
    return FALSE;
  fp_state_copy (opening->origin, opening->state);
  fp_engine_run (opening->engine);
  return TRUE;
}

/* Returns the report for choices of which only the first opened->made of @wanted are good. */
static FpTrouble
astray (const Opening *opening, guint wanted)
{
  if (opening->opened->made == wanted)
    return FP_TROUBLE_DIGEST;
  return opening->engine->state->head.answers == opening->opened->made ? FP_TROUBLE_CHOICE : FP_TROUBLE_OTHER_GAME;
}

/* Tries the choices from the beginning. Those that can't be repeated count as lost. FALSE if not
 * even the beginning is good. */
static gboolean
try_choices (Opening *opening)
{
  const FpSaveFile *choices = opening->choices;
  guint wanted = MIN (choices->choices->len, opening->most), before = fp_problems_count (opening->problems);
  gboolean begun = begin (opening);
  if (begun)
    opening->opened->made = fp_save_file_replay (choices, opening->engine, 0, wanted, opening->problems);
  if (fp_problems_count (opening->problems) == before)
    return TRUE;
  opening->opened->lost += choices->choices->len - opening->opened->made;
  trouble (opening, begun ? astray (opening, wanted) : FP_TROUBLE_HEAD, NULL);
  return opening->opened->made > 0;
}

/* Returns TRUE if position @index leads further than everything tried so far; the game then goes on
 * from it. @same: the programs are unchanged, so later choices can be repeated. @begun: the game
 * can also go on without a position. */
static gboolean
try_position (Opening *opening, guint index, gboolean same, gboolean begun)
{
  const FpSaveFile *choices = opening->choices;
  guint after = g_array_index (choices->positions, FpSavedPosition, index).after;
  guint before = fp_problems_count (opening->problems), made = after;
  if (after > opening->most || !fp_save_file_put_up (choices, index, opening->engine, opening->problems))
    return FALSE;
  fp_state_copy (opening->put_up, opening->state);
  fp_engine_run (opening->engine);
  if (same)
    made = fp_save_file_replay (choices, opening->engine, after, opening->most, opening->problems);
  if (made <= opening->opened->made && (begun || fp_problems_count (opening->problems) > before))
    return FALSE;
  fp_state_copy (opening->origin, opening->put_up);
  opening->from_origin = TRUE;
  opening->first = after;
  opening->opened->extent = FP_OPENED_AT_POSITION;
  opening->opened->made = made - after;
  opening->opened->lost = choices->choices->len > made ? choices->choices->len - made : 0;
  return TRUE;
}

/* Tries the last position that leads further than the choices alone. */
static gboolean
try_positions (Opening *opening, gboolean same, gboolean begun)
{
  for (guint i = opening->choices->positions->len; i > 0; i--)
    {
      const FpSavedPosition *position = &g_array_index (opening->choices->positions, FpSavedPosition, i - 1);
      if (position->after >= opening->opened->made && !position->origin && try_position (opening, i - 1, same, begun))
        return TRUE;
    }
  return FALSE;
}

/* Finds how far the game can be played. FALSE: not at all. */
static gboolean
try_game (Opening *opening)
{
  gboolean same = find_programs (opening), begun = FALSE;
  opening->engine = fp_engine_new (opening->setup.edition, opening->catalog);
  fp_engine_use (opening->engine, opening->state);
  if (same && opening->sound)
    begun = try_choices (opening);
  if (opening->opened->trouble == NULL)
    return TRUE;
  opening->opened->extent = FP_OPENED_IN_PART;
  if (try_positions (opening, same, begun))
    return TRUE;
  /* Without choices only the set-up is left, which is a new game. */
  return begun && (opening->opened->made > 0 || opening->choices->choices->len == 0);
}

/* The session */

static void
note_returns (const Opening *opening, FpSession *session)
{
  const FpSaveFile *choices = opening->choices;
  for (guint i = 0; i < choices->backs->len; i++)
    {
      const FpSavedUndo *back = &g_array_index (choices->backs, FpSavedUndo, i);
      int seat = fp_edition_seat (opening->setup.edition, back->seat);
      if (back->left == opening->first + session->made->len && seat >= 0)
        fp_session_note_return (session, (uint8_t) seat);
    }
}

/* Makes the tried choice @one in @session. @aliens: those that the set-up settles. A choice that
 * agrees was not asked for; another one shows a wrong set-up, with a complaint. FALSE with a
 * complaint if the choice does not fit. */
static gboolean
make_choice (Opening *opening, FpSession *session, const FpSavedChoice *one, const char *aliens[FP_MAX_SEATS])
{
  FpDecision decision;
  int settled = -1;
  gboolean open = fp_engine_decision (session->engine, &decision);
  if (open)
    settled = fp_aliens_option (session->engine, &decision, aliens);
  if (open && g_str_equal (one->answer, FP_SAVE_FILE_CONCEDE))
    fp_session_concede (session, fp_session_seat_to_decide (session));
  else if (!open || !fp_session_answer_id (session, one->answer, NULL))
    {
      fp_problems_add (opening->problems, one->at, "the choice “%s” does not fit the game's set-up", one->answer);
      return FALSE;
    }
  FpMadeChoice *made = g_ptr_array_index (session->made, session->made->len - 1);
  made->settled = settled >= 0 && settled == made->option;
  if (settled < 0 || made->settled)
    return TRUE;
  fp_problems_add (opening->problems, one->at, "the choice is “%s”; expected “%s”, as the set-up says", one->answer,
                   aliens[decision.seat]);
  aliens[decision.seat] = NULL;
  return TRUE;
}

/* Gives @session the aliens that its set-up settles. */
static void
settle_aliens (FpSession *session, const char *const aliens[FP_MAX_SEATS])
{
  for (guint seat = 0; seat < session->setup.n_seats; seat++)
    fp_setup_set_alien (&session->setup, seat, aliens[seat]);
  fp_session_settle (session);
}

/* Makes the choices that were tried. */
static FpSession *
make_session (Opening *opening)
{
  const char *aliens[FP_MAX_SEATS] = { NULL };
  FpSetup unsettled = opening->setup;
  guint before = fp_problems_count (opening->problems);
  for (guint seat = 0; seat < unsettled.n_seats; seat++)
    {
      aliens[seat] = unsettled.seats[seat].alien;
      unsettled.seats[seat].alien = NULL;
    }
  FpSession *session =
      fp_session_new_from (&unsettled, opening->catalog, opening->from_origin ? opening->origin : NULL);
  session->campaign = g_steal_pointer (&opening->choices->campaign);
  note_returns (opening, session);
  for (guint i = 0; i < opening->opened->made; i++)
    {
      if (!make_choice (opening, session, &g_array_index (opening->choices->choices, FpSavedChoice, opening->first + i),
                        aliens))
        {
          opening->opened->lost += opening->opened->made - i;
          opening->opened->made = i;
          break;
        }
      note_returns (opening, session);
    }
  settle_aliens (session, aliens);
  if (fp_problems_count (opening->problems) > before)
    {
      trouble (opening, FP_TROUBLE_HEAD, NULL);
      opening->opened->extent = MAX (opening->opened->extent, FP_OPENED_IN_PART);
    }
  return session;
}

/* Compares the file's result with the game's. */
static void
check_result (const Opening *opening, const FpSession *session)
{
  const FpSaveFile *choices = opening->choices;
  const FpEngine *engine = opening->engine;
  g_autofree char *winners = fp_engine_winner_ids (engine);
  if (choices->game == NULL || opening->opened->trouble != NULL || opening->most < choices->choices->len)
    return;
  if (!fp_session_over (session))
    fp_problems_add (opening->problems, choices->edition_at, "a result of a game that isn't over");
  else if (!g_str_equal (choices->game, winners) ||
           g_strcmp0 (choices->by, fp_edition_ending_id (engine->edition, engine->state->head.ending)) != 0)
    fp_problems_add (opening->problems, choices->edition_at, "the result is “%s” by “%s”; expected “%s” by “%s”",
                     choices->game, choices->by, winners,
                     fp_edition_ending_id (engine->edition, engine->state->head.ending));
}

/* Adds how much could be opened to the report. */
static void
report_extent (Opening *opening)
{
  FpOpened *opened = opening->opened;
  g_autofree char *rest = opened->extent == FP_OPENED_AT_POSITION
                              ? fp_text_opened_position (opening->first, opened->made, opened->lost)
                              : fp_text_opened_part (opened->made, opened->lost);
  g_free (opened->advice);
  opened->advice = g_steal_pointer (&rest);
}

static FpSession *
open_game (Opening *opening)
{
  if (!read_file (opening))
    return NULL;
  opening->opened->reported = opening->choices->reported;
  read_journal (opening);
  if (!read_setup (opening))
    return NULL;
  if (opening->opened->trouble != NULL)
    opening->opened->extent = FP_OPENED_IN_PART;
  if (!try_game (opening))
    return NULL;
  FpSession *session = make_session (opening);
  check_result (opening, session);
  if (opening->opened->extent != FP_OPENED_WHOLE)
    report_extent (opening);
  return session;
}

FpSession *
fp_game_open (const char *path, guint most, FpCatalogs *catalogs, FpProblems *problems, FpOpened *opened)
{
  *opened = (FpOpened){ .extent = FP_OPENED_WHOLE };
  Opening opening = {
    .path = path,
    .most = most,
    .catalogs = catalogs,
    .problems = problems,
    .opened = opened,
    .state = fp_session_new_state (),
    .origin = fp_session_new_state (),
    .put_up = fp_session_new_state (),
  };
  FpSession *session = open_game (&opening);
  fp_setup_clear (&opening.setup);
  fp_save_file_free (opening.choices);
  fp_engine_free (opening.engine);
  g_aligned_free (opening.state);
  g_aligned_free (opening.origin);
  g_aligned_free (opening.put_up);
  return session;
}
