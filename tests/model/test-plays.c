/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what was played and used in an encounter, and of the rules that cards have changed. */
#include <string.h>

#include "fixture/catalog-model.h"
#include "fixture/home.h"
#include "model/game/fp-game-autosave.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-load.h"
#include "model/game/fp-game-results.h"
#include "model/items/fp-encounter-item.h"
#include "model/items/fp-play-item.h"

enum
{
  MOST_SEEDS = 12,
  MOST_ANSWERS = 600,
};

static FpCatalogModel *catalog_model;

static FpGame *
new_game_of (const char *edition, const char *players, guint64 seed, const char *const *aliens, guint n_aliens)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called (edition, &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, players, &error));
  g_assert_no_error (error);
  setup->seed = seed;
  setup->aliens = n_aliens > 0 ? FP_GAME_ALIENS_SETTLED : FP_GAME_ALIENS_NONE;
  for (guint seat = 0; seat < n_aliens; seat++)
    fp_game_setup_settle (setup, seat, aliens[seat]);
  return fp_game_new (catalog_model, setup, 0);
}

static FpGame *
new_game (const char *players, guint64 seed, const char *const *aliens, guint n_aliens)
{
  return new_game_of ("classic", players, seed, aliens, n_aliens);
}

/* Returns the plays in a line of text: “Cosmic Zap>Oracle!, Oracle”. “!” marks a stopped one, “<”
 * an answer to the play before it. */
static char *
say_plays (FpGame *game)
{
  GListModel *plays = fp_game_plays (game);
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (plays); i++)
    {
      g_autoptr (FpPlayItem) item = g_list_model_get_item (plays, i);
      const FpPlayFacts *play = fp_play_item_facts (item);
      g_assert_cmpstr (play->title, !=, "");
      g_assert_nonnull (play->text);
      g_assert_nonnull (play->colour);
      g_assert_nonnull (play->card);
      g_assert_cmpint (play->answers, <, (int) i);
      /* Beside a play stands a character, or the mark of a player, that it is aimed at. */
      g_assert_true (play->target == NULL || play->target_face != NULL || play->target_shape != NULL);
      g_string_append_printf (text, "%s%s%s%s%s%s", i > 0 ? ", " : "", play->answers >= 0 ? "<" : "", play->title,
                              play->target != NULL ? ">" : "", play->target != NULL ? play->target : "",
                              play->stopped ? "!" : "");
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns the number of the first entry of the running turn in the log. */
static guint
turn_start (FpGame *game)
{
  const GPtrArray *log = fp_session_log (fp_game_session (game));
  const FpEdition *edition = fp_session_setup (fp_game_session (game))->edition;
  for (guint i = log->len; i > 0; i--)
    if (fp_event_tells (edition, ((const FpLogEntry *) g_ptr_array_index (log, i - 1))->event.kind, FP_TELLS_TURN))
      return i - 1;
  return 0;
}

/* Checks that the plays are those of the running turn, by the sentences of its log: a card that was
 * played and not from an earlier turn is among them. Returns the number of such sentences. */
static guint
check_plays (FpGame *game)
{
  const GPtrArray *log = fp_session_log (fp_game_session (game));
  FpEngine *engine = fp_session_engine (fp_game_session (game));
  GListModel *plays = fp_game_plays (game);
  guint start = turn_start (game), n = 0, begun = 0;
  g_autofree char *said = say_plays (game);
  for (guint i = start; i < log->len; i++)
    begun += fp_event_tells (engine->edition, ((const FpLogEntry *) g_ptr_array_index (log, i))->event.kind,
                             FP_TELLS_BEGINNING);
  for (guint i = 0; i < g_list_model_get_n_items (plays); i++)
    {
      g_autoptr (FpPlayItem) item = g_list_model_get_item (plays, i);
      g_assert_cmpint (fp_play_item_facts (item)->number, >=, (int) start);
    }
  for (guint i = start; i < log->len && begun < 2; i++)
    {
      const FpEvent *event = &((const FpLogEntry *) g_ptr_array_index (log, i))->event;
      if (g_strcmp0 (fp_event_id (engine->edition, event->kind), "played") != 0)
        continue;
      g_autofree char *name = fp_text_card_name (engine->catalog, engine->state->cards[event->cards[0]].def);
      if (strstr (said, name) == NULL)
        g_error ("%s is not among the plays: %s", name, said);
      n++;
    }
  return n;
}

static void
test_of_turn (void)
{
  static const char *const aliens[] = { "vulch", "macron", "mind" };
  guint played = 0, stopped = 0, answered = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS && (played < 8 || stopped == 0 || answered == 0); seed++)
    {
      g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random,Cy=random", seed, aliens, G_N_ELEMENTS (aliens));
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
        {
          game_settle (game);
          if (fp_game_over (game))
            break;
          played += check_plays (game);
          g_autofree char *said = say_plays (game);
          stopped += strchr (said, '!') != NULL;
          answered += strchr (said, '<') != NULL;
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          if (n > 0)
            fp_game_answer (game, (guint) (seed * 7 + i * 5) % n);
        }
      game_close (game);
    }
  g_test_message ("%u plays seen, %u times a stopped one, %u times an answer", played, stopped, answered);
  g_assert_cmpuint (played, >, 0);
  g_assert_cmpuint (stopped, >, 0);
  g_assert_cmpuint (answered, >, 0);
}

/* Looking back, and opening the game from its file, show the same plays as then. */
static void
test_then (void)
{
  g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random,Cy=random", 3, NULL, 0);
  g_autoptr (GHashTable) then = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  guint seen = 0;
  fp_game_keep (game);
  for (guint i = 0; i < 150 && !fp_game_over (game); i++)
    {
      game_settle (game);
      if (fp_game_over (game))
        break;
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      g_hash_table_insert (then, GINT_TO_POINTER (fp_game_history_length (game)), say_plays (game));
      if (i < 149 && n > 0)
        fp_game_answer (game, (i * 5 + 1) % n);
    }
  g_autofree char *now = say_plays (game), *path = g_strdup (fp_game_path (game));
  int length = fp_game_history_length (game);
  GHashTableIter iter;
  gpointer choices, plays;
  g_hash_table_iter_init (&iter, then);
  while (g_hash_table_iter_next (&iter, &choices, &plays))
    {
      if (GPOINTER_TO_INT (choices) >= length)
        continue;
      fp_game_look_back (game, GPOINTER_TO_INT (choices));
      g_autofree char *again = say_plays (game);
      g_assert_cmpstr (again, ==, plays);
      seen += *again != '\0';
    }
  g_assert_cmpuint (seen, >, 5);
  fp_game_look_back (game, -1);
  game_close (game);
  g_auto (FpGameOpening) opening = { 0 };
  g_autoptr (FpGame) opened = fp_game_new_from_file (catalog_model, path, FALSE, 0, &opening);
  g_assert_nonnull (opened);
  game_settle (opened);
  g_autofree char *again = say_plays (opened);
  g_assert_cmpstr (again, ==, now);
  game_close (opened);
}

/* Behind the curtain nothing is to be seen. */
static void
test_curtain (void)
{
  guint seen = 0;
  g_autoptr (FpGame) game = new_game ("Ada,Bo,Cy", 5, NULL, 0);
  for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
    {
      game_settle (game);
      if (fp_game_over (game))
        break;
      if (fp_game_curtain (game) >= 0)
        {
          g_assert_cmpuint (g_list_model_get_n_items (fp_game_plays (game)), ==, 0);
          fp_game_take_seat (game);
          continue;
        }
      seen += g_list_model_get_n_items (fp_game_plays (game));
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      if (n > 0)
        fp_game_answer (game, i * 5 % n);
    }
  g_assert_cmpuint (seen, >, 0);
  game_close (game);
}

/* The lower total may win from the time when Anti-Matter is a main player, and does once two
 * attacks are revealed. Without Anti-Matter nothing is said. */
static void
test_changed_rules (void)
{
  static const char *const aliens[] = { "anti-matter", "oracle", "mind" };
  guint maybe = 0, now = 0, none = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS && (maybe == 0 || now == 0 || none == 0); seed++)
    {
      g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random,Cy=random", seed, aliens, G_N_ELEMENTS (aliens));
      fp_game_hold_results (game, FP_HELD_RESULTS_ALL);
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
        {
          game_settle (game);
          if (fp_game_over (game))
            break;
          FpEncounterItem *encounter = fp_game_encounter (game);
          const FpEncounterFacts *facts = encounter != NULL ? fp_encounter_item_facts (encounter) : NULL;
          /* Before the defense is known the offense alone is named, or nobody. */
          gboolean others = facts != NULL && strstr (facts->heading, "Bo") != NULL &&
                            strstr (facts->heading, "Cy") != NULL && strstr (facts->heading, "Ada") == NULL;
          if (others)
            {
              g_assert_true (facts->rules == NULL || strstr (facts->rules, "lower") == NULL);
              none++;
            }
          else if (facts != NULL && facts->rules != NULL)
            {
              maybe += strstr (facts->rules, "The lower total may win: Anti-Matter") != NULL;
              now += strstr (facts->rules, "The lower total wins: Anti-Matter") != NULL;
            }
          if (fp_game_is_at_result (game))
            {
              fp_game_leave_result (game);
              continue;
            }
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          if (n > 0)
            fp_game_answer (game, (guint) (seed * 7 + i * 5) % n);
        }
      game_close (game);
    }
  g_test_message ("%u times maybe, %u times now, %u times nothing", maybe, now, none);
  g_assert_cmpuint (maybe, >, 0);
  g_assert_cmpuint (now, >, 0);
  g_assert_cmpuint (none, >, 0);
}

/* The viewer is told in the second person who attacks whom. Others are named. */
static void
test_headings (void)
{
  static const char *const words[] = { "You attack Bo at ", "Bo attacks you at ", "Bo attacks Cy at ", NULL };
  guint found[G_N_ELEMENTS (words)] = { 0 };
  g_autoptr (FpGame) game = new_game ("Ada=person,Bo=random,Cy=random", 3, NULL, 0);
  for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game); i++)
    {
      game_settle (game);
      FpEncounterItem *encounter = fp_game_encounter (game);
      for (guint k = 0; encounter != NULL && words[k] != NULL; k++)
        found[k] += g_str_has_prefix (fp_encounter_item_facts (encounter)->heading, words[k]);
      g_assert_true (encounter == NULL || strstr (fp_encounter_item_facts (encounter)->heading, "Ada attacks") == NULL);
      guint n = fp_game_over (game) ? 0 : g_list_model_get_n_items (game_decision (game)->options);
      if (n > 0)
        fp_game_answer (game, (i * 5) % n);
    }
  game_close (game);
  for (guint k = 0; words[k] != NULL; k++)
    g_assert_cmpuint (found[k], >, 0);
}

/* A play that stops a card is aimed at the player of that card, wherever a played card lies. */
static void
test_stopped_card (void)
{
  guint seen = 0;
  for (guint64 seed = 1; seed <= MOST_SEEDS && seen == 0; seed++)
    {
      g_autoptr (FpGame) game = new_game_of ("cosmic", "Ada=person,Bo=random,Cy=random", seed, NULL, 0);
      for (guint i = 0; i < MOST_ANSWERS && !fp_game_over (game) && seen == 0; i++)
        {
          game_settle (game);
          g_autofree char *said = say_plays (game);
          seen += strstr (said, "<Card Zap>") != NULL;
          guint n = fp_game_over (game) ? 0 : g_list_model_get_n_items (game_decision (game)->options);
          if (n > 0)
            fp_game_answer (game, (guint) (seed * 7 + i * 5) % n);
        }
      game_close (game);
    }
  g_assert_cmpuint (seen, >, 0);
}

int
main (int argc, char *argv[])
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  catalog_model = catalog_model_open ();
  g_test_add_func ("/plays/of-turn", test_of_turn);
  g_test_add_func ("/plays/then", test_then);
  g_test_add_func ("/plays/curtain", test_curtain);
  g_test_add_func ("/plays/changed-rules", test_changed_rules);
  g_test_add_func ("/plays/headings", test_headings);
  g_test_add_func ("/plays/stopped-card", test_stopped_card);
  int status = g_test_run ();
  g_assert_finalize_object (catalog_model);
  home_end ();
  return status;
}
