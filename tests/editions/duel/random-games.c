/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games with random cards: played, saved, undone, written as positions, described in words. */
#include "editions/duel/random-games.h"

#include "archive/positions/fp-position.h"
#include "engine/state/fp-mutations.h"
#include "fixture/file.h"
#include "fixture/position.h"
#include "session/game/fp-aliens.h"
#include "session/files/fp-game-file.h"
#include "session/files/fp-session-file.h"
#include "session/history/fp-session-why.h"
#include "session/files/fp-user-sets.h"
#include "session/same-views.h"
#include "editions/duel/duel-kinds.h"

#include <string.h>

enum
{
  MOST_POSITIONS = 6, /* in one game */
  MOST_SAVED = 400, /* answers in a saved game */
  WHY_EVERY = 15, /* answers between two questions “Why?” */
  VIEWS_EVERY = 40, /* answers between two comparisons of what the players see */
};

/* --- Positions --- */

/* A written position can be read, is written again the same, and can be played. */
static void
check_position (FpEngine *engine, FpEngine *copy, RandomReport *report)
{
  g_autofree char *text = position_text (engine);
  g_autofree char *again = NULL;
  g_autoptr (FpProblems) problems = fp_problems_new ("position");
  g_autoptr (FpDocument) document = NULL;

  if (text == NULL)
    return;
  report->positions++;
  document = fp_document_parse (text, strlen (text), "position", problems);
  g_assert_nonnull (document);
  if (!fp_position_apply (copy, fp_document_root (document), 0, problems))
    {
      g_autoptr (GString) messages = g_string_new (text);

      fp_problems_print (problems, messages);
      g_error ("a position can't be read back: %s", messages->str);
    }
  again = position_text (copy);
  g_assert_cmpstr (again, ==, text);
  fp_engine_run (copy);
  g_assert_cmpstr (fp_state_check (copy), ==, NULL);
}

/* --- Playing --- */

/* Returns the envoy of its deck that lies in the row, or FP_NO_CARD. */
static uint16_t
envoy_in_row (const FpEngine *engine, uint16_t envoy)
{
  const FpState *s = engine->state;

  for (uint16_t row = 0; row < engine->edition->n_zones; row++)
    if (strcmp (engine->edition->zones[row].id, "envoys") == 0)
      FP_EACH_CARD (s, row, card)
        if (fp_engine_def (engine, card)->field[DUEL_FIELD_DECK] ==
            fp_engine_def (engine, envoy)->field[DUEL_FIELD_DECK])
          return card;
  return FP_NO_CARD;
}

/* Puts an envoy of the set “fan” face down into the row. */
static void
put_envoy (FpEngine *engine)
{
  FpState *s = engine->state;

  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (fp_engine_def (engine, card)->kind == DUEL_KIND_ENVOY && strcmp (fp_engine_def (engine, card)->set, "fan") == 0)
      {
        uint16_t other = envoy_in_row (engine, card), row;

        if (other == FP_NO_CARD || other == card)
          return;
        row = s->cards[other].zone;
        fp_move_card (engine, other, s->cards[card].zone, FP_BOTTOM, FP_FACE_DOWN);
        fp_move_card (engine, card, row, FP_BOTTOM, FP_FACE_DOWN);
        return;
      }
}

static void
count_stopped (const FpEngine *engine G_GNUC_UNUSED, const FpEvent *event, gpointer data)
{
  RandomReport *report = data;

  if (event->kind == FP_EVENT_OUT_OF_FUEL)
    report->stopped++;
}

static void
answer (FpEngine *engine, guint option, uint64_t set_seed, RandomReport *report)
{
  gint64 before = g_get_monotonic_time (), took;

  fp_engine_answer (engine, option);
  took = g_get_monotonic_time () - before;
  if (took <= report->slowest)
    return;
  report->slowest = took;
  report->slowest_seed = set_seed;
}

void
random_game_play (FpEngine *engine, const char *const *aliens, const RandomGame *game, RandomReport *report)
{
  FpEngine *copy = fp_engine_new (engine->edition, engine->catalog);
  FpState *state = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  FpPlayer *player = fp_player_new (game->by, 1, 0, NULL);
  g_autoptr (SameViews) views = same_views_new (engine, game->seed);
  guint positions = report->positions;
  FpDecision decision;
  uint32_t made = 0;

  fp_engine_use (copy, state);
  copy->checking = engine->checking = TRUE;
  engine->listener = count_stopped;
  engine->listener_data = report;
  fp_player_begin (player, game->seed, 0);
  fp_engine_start (engine, 2, game->seed, 0);
  put_envoy (engine);
  for (; made < game->most && fp_engine_decision (engine, &decision); made++)
    {
      if (report->positions - positions < MOST_POSITIONS)
        check_position (engine, copy, report);
      if (made % VIEWS_EVERY == VIEWS_EVERY - 1)
        same_views_check (views);
      answer (engine, fp_aliens_choose (engine, &decision, aliens, player, made), game->set_seed, report);
    }
  report->games++;
  report->answers += made;
  report->longs += fp_engine_over (engine) ? 0 : 1;
  fp_player_free (player);
  fp_engine_free (copy);
  g_aligned_free (state);
}

/* --- Texts --- */

static void
assert_words (const char *text)
{
  if (text == NULL)
    return;
  if (strstr (text, "(null)") != NULL || strchr (text, '{') != NULL || !g_utf8_validate (text, -1, NULL))
    g_error ("no words: %s", text);
}

void
random_game_show (FpEngine *engine, const char *set)
{
  for (guint def = 0; def < engine->catalog->cards->len; def++)
    if (strcmp (fp_catalog_card (engine->catalog, def)->set, set) == 0)
      {
        g_autofree char *name = fp_text_card (engine->catalog, def);
        g_autofree char *text = fp_text_card_text (engine->catalog, def);
        g_autofree char *program = fp_text_program (engine, def);

        assert_words (name);
        assert_words (text);
        assert_words (program);
        g_assert_cmpstr (program, !=, "");
      }
}

/* Checks the texts of the pending decision. */
static void
check_decision (FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  const FpOptions *options = fp_engine_options (engine);
  g_autofree char *question = NULL;
  FpDecision decision;

  if (!fp_engine_decision (engine, &decision))
    return;
  question = fp_text_decision (engine, &decision, fp_session_names (session));
  assert_words (question);
  for (guint i = 0; i < options->n; i++)
    {
      g_autofree char *option = fp_text_option (engine, &decision, &options->option[i], fp_session_names (session));

      assert_words (option);
      g_assert_cmpstr (option, !=, "");
    }
}

/* Checks the answers to “Why?”. */
static void
check_why (FpSession *session, uint8_t viewer)
{
  g_autoptr (GPtrArray) items = fp_session_why (session, viewer, TRUE);

  for (guint i = 0; i < items->len; i++)
    {
      const FpWhy *why = g_ptr_array_index (items, i);

      assert_words (why->title);
      assert_words (why->text);
      g_assert_cmpstr (why->text, !=, "");
    }
}

static void
check_log (FpSession *session)
{
  const GPtrArray *log = fp_session_log (session);

  for (guint i = 0; i < log->len; i++)
    for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
      assert_words (((const FpLogEntry *) g_ptr_array_index (log, i))->text[viewer]);
}

/* --- Saving --- */

static uint64_t
digest (FpSession *session)
{
  return fp_state_digest (fp_session_engine (session));
}

static FpSession *
new_session (const FpCatalog *catalog, const char *const *aliens, uint64_t seed)
{
  FpSetup setup;
  FpSession *session;

  fp_setup_init (&setup, fp_edition_nth (0));
  setup.seed = seed;
  setup.undo = FP_UNDO_FREE;
  for (guint seat = 0; seat < 2; seat++)
    {
      fp_setup_set_seat (&setup, seat, seat == 0 ? "Ada" : "Bob", "person");
      fp_setup_set_alien (&setup, seat, aliens[seat]);
    }
  session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

static void
play_session (FpSession *session, uint64_t seed, guint most)
{
  FpRandom random;

  fp_random_seed (&random, seed);
  for (guint i = 0; i < most && !fp_session_over (session); i++)
    {
      check_decision (session);
      fp_session_view (session, fp_session_seat_to_decide (session));
      if (i % WHY_EVERY == 0)
        check_why (session, i % 2 == 0 ? fp_session_seat_to_decide (session) : FP_NOBODY);
      fp_session_answer (session, fp_random_below (&random, fp_engine_options (fp_session_engine (session))->n));
    }
}

static void
fail_with_problems (const FpProblems *problems, const char *what)
{
  g_autoptr (GString) text = g_string_new (what);

  fp_problems_print (problems, text);
  g_error ("%s", text->str);
}

static void
check_loading (FpSession *session, FpCatalogs *catalogs, const char *path)
{
  g_autoptr (FpProblems) problems = fp_problems_new (path);
  g_autoptr (FpSession) again = NULL;
  g_auto (FpOpened) opened = { 0 };

  g_assert_true (fp_session_save (session, path, NULL));
  again = fp_game_open (path, G_MAXUINT, catalogs, problems, &opened);
  if (again == NULL || opened.extent != FP_OPENED_WHOLE)
    fail_with_problems (problems, "a save can't be loaded: ");
  g_assert_cmphex (digest (again), ==, digest (session));
}

static void
check_undoing (FpSession *session)
{
  uint64_t before = digest (session);
  guint n = 0;

  for (; n < 10 && fp_session_undo (session); n++)
    ;
  for (; n > 0; n--)
    g_assert_true (fp_session_redo (session));
  g_assert_cmphex (digest (session), ==, before);
}

void
random_game_save (const FpCatalog *catalog, const char *const *aliens, uint64_t seed, RandomReport *report)
{
  char *path = file_with ("");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GPtrArray) broken = fp_broken_sets_new ();
  g_autoptr (FpCatalogs) catalogs = fp_catalogs_new (broken, problems, NULL);
  g_autoptr (FpSession) session = new_session (catalog, aliens, seed);

  g_assert_nonnull (catalogs);
  g_assert_cmpuint (broken->len, ==, 0);
  play_session (session, seed, MOST_SAVED);
  check_log (session);
  check_loading (session, catalogs, path);
  check_undoing (session);
  report->answers += fp_session_choices (session)->len;
  file_remove (path);
}
