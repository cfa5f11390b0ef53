/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sessions: undo and redo, replayed choices, the log, conceding, views. */
#include "fixture/duel.h"
#include "session/game/fp-session.h"

enum
{
  GAMES = 20,
};

static const FpCatalog *catalog;

/* Returns a game of the first edition's first two seats, played by @first and @second, with free
 * undo. */
static FpSession *
new_game (uint64_t seed, const char *first, const char *second)
{
  FpSetup setup;
  fp_setup_init (&setup, fp_edition_nth (0));
  setup.seed = seed;
  setup.undo = FP_UNDO_FREE;
  fp_setup_set_seat (&setup, 0, "Ada", first);
  fp_setup_set_seat (&setup, 1, "Bob", second);
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

static uint64_t
digest (FpSession *session)
{
  return fp_state_digest (fp_session_engine (session));
}

/* Answers the pending decision. Returns FALSE if the game is over. */
static gboolean
step (FpSession *session, FpRandom *random)
{
  if (fp_session_over (session))
    return FALSE;
  if (!fp_session_play (session))
    fp_session_answer (session, fp_random_below (random, fp_engine_options (fp_session_engine (session))->n));
  return TRUE;
}

static guint
play_to_end (FpSession *session, FpRandom *random)
{
  guint steps = 0;
  while (step (session, random))
    g_assert_cmpuint (++steps, <, 100000);
  return steps;
}

/* Returns TRUE if the pending decision begins a choice, and doesn't continue @group, the last
 * decision's group. The number of picks is not enough: the first answers of a group may have been
 * forced. */
static gboolean
is_fresh_choice (FpSession *session, guint *group)
{
  FpDecision decision;
  if (!fp_engine_decision (fp_session_engine (session), &decision))
    return TRUE;
  gboolean fresh = decision.picked == 0 || decision.group != *group;
  *group = decision.group;
  return fresh;
}

static char *
log_text (FpSession *session, guint viewer)
{
  GString *text = g_string_new (NULL);
  const GPtrArray *log = fp_session_log (session);
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      if (entry->text[viewer] != NULL && entry->event.kind != FP_NO_EVENT)
        g_string_append_printf (text, "%d %u %s\n", entry->turn, entry->choice, entry->text[viewer]);
    }
  return g_string_free (text, FALSE);
}

/* Returns the number of log entries about the game itself, without those about undo. */
static guint
n_happenings (FpSession *session)
{
  const GPtrArray *log = fp_session_log (session);
  guint n = 0;
  for (guint i = 0; i < log->len; i++)
    n += ((const FpLogEntry *) g_ptr_array_index (log, i))->event.kind != FP_NO_EVENT;
  return n;
}

static void
test_setup (void)
{
  FpSetup setup;
  fp_setup_init (&setup, fp_edition_find ("duel"));
  g_assert_cmpuint (setup.n_seats, ==, 2);
  g_assert_cmpstr (setup.seats[0].name, ==, "Orange");
  g_assert_cmpstr (setup.seats[1].name, ==, "Blue");
  g_assert_cmpstr (setup.seats[1].by, ==, "person");
  fp_setup_set_seat (&setup, 1, setup.seats[1].name, "random");
  g_assert_cmpstr (setup.seats[1].name, ==, "Blue");
  g_autoptr (FpSession) session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  g_assert_cmpstr (fp_session_setup (session)->seats[1].by, ==, "random");
  g_assert_cmpstr (fp_session_names (session)->names[0], ==, "Orange");
  g_assert_false (fp_session_by_player (session, 0));
  g_assert_true (fp_session_by_player (session, 1));
  g_assert_false (fp_session_by_player (session, FP_NOBODY));
  g_assert_false (fp_session_can_undo (session));
  g_assert_false (fp_session_undo (session));
  g_assert_false (fp_session_redo (session));
  g_assert_null (fp_edition_find ("no-such-edition"));
}

/* The choices, replayed by id in a new game, give the same game. */
static void
test_choices (void)
{
  for (uint64_t seed = 1; seed <= GAMES; seed++)
    {
      FpRandom random;
      fp_random_seed (&random, seed);
      g_autoptr (FpSession) session = new_game (seed, "person", "random");
      play_to_end (session, &random);
      const GPtrArray *choices = fp_session_choices (session);
      g_autoptr (FpSession) again = new_game (seed, "person", "person");
      for (guint i = 0; i < choices->len; i++)
        {
          const FpChoice *choice = g_ptr_array_index (choices, i);
          g_autoptr (GError) error = NULL;
          g_assert_cmpuint (fp_session_seat_to_decide (again), ==, choice->seat);
          fp_session_answer_id (again, choice->answer, &error);
          g_assert_no_error (error);
          const FpChoice *copy = g_ptr_array_index (fp_session_choices (again), i);
          g_assert_cmpstr (copy->decision, ==, choice->decision);
          g_assert_cmpstr (copy->answer, ==, choice->answer);
        }
      g_assert_true (fp_session_over (again));
      g_assert_cmphex (digest (session), ==, digest (again));
      g_autofree char *log = log_text (session, 0), *log_again = log_text (again, 0);
      g_assert_cmpstr (log, ==, log_again);
    }
}

/* Undo returns to the exact state of every choice of a person, and redo goes forward again. */
static void
check_undo (uint64_t seed, const char *first, const char *second)
{
  FpRandom random;
  fp_random_seed (&random, seed);
  g_autoptr (FpSession) session = new_game (seed, first, second);
  g_autoptr (GArray) before = g_array_new (FALSE, FALSE, sizeof (uint64_t));
  g_autoptr (GArray) entries = g_array_new (FALSE, FALSE, sizeof (guint));
  guint group = 0;
  do
    if (is_fresh_choice (session, &group) && !fp_session_over (session) &&
        !fp_session_by_player (session, fp_session_seat_to_decide (session)))
      {
        g_array_append_vals (before, (uint64_t[]){ digest (session) }, 1);
        g_array_append_vals (entries, (guint[]){ n_happenings (session) }, 1);
      }
  while (step (session, &random));
  uint64_t end = digest (session);
  g_autofree char *log = log_text (session, 1);
  g_assert_cmpuint (before->len, >, 0);

  for (guint i = before->len; i > 0; i--)
    {
      g_assert_true (fp_session_undo (session));
      g_assert_cmphex (digest (session), ==, g_array_index (before, uint64_t, i - 1));
      g_assert_cmpuint (n_happenings (session), ==, g_array_index (entries, guint, i - 1));
      g_assert_true (fp_session_can_redo (session));
    }
  g_assert_false (fp_session_undo (session));
  for (guint i = 1; i < before->len; i++)
    {
      g_assert_true (fp_session_redo (session));
      g_assert_cmphex (digest (session), ==, g_array_index (before, uint64_t, i));
    }
  g_assert_true (fp_session_redo (session));
  g_assert_false (fp_session_redo (session));
  g_assert_cmphex (digest (session), ==, end);
  g_autofree char *log_again = log_text (session, 1);
  g_assert_cmpstr (log, ==, log_again);
}

static void
test_undo (void)
{
  for (uint64_t seed = 1; seed <= GAMES / 2; seed++)
    {
      check_undo (seed, "person", "random");
      check_undo (seed, "random", "person");
      check_undo (seed, "person", "person");
    }
}

/* In the middle of a group undo returns to its first answer. */
static void
test_undo_in_group (void)
{
  FpRandom random;
  fp_random_seed (&random, 3);
  guint met = 0;
  for (uint64_t seed = 1; seed <= GAMES && met < 5; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, "person", "person");
      uint64_t start = 0;
      guint group = 0;
      while (!fp_session_over (session))
        {
          if (is_fresh_choice (session, &group))
            start = digest (session);
          else if (start != 0)
            {
              fp_session_undo (session);
              g_assert_cmphex (digest (session), ==, start);
              start = 0;
              met++;
            }
          step (session, &random);
        }
    }
  g_assert_cmpuint (met, >, 0);
}

/* A new answer after an undo makes redo impossible. */
static void
test_new_way (void)
{
  FpRandom random;
  fp_random_seed (&random, 1);
  g_autoptr (FpSession) session = new_game (7, "person", "person");
  for (guint i = 0; i < 10; i++)
    step (session, &random);
  fp_session_undo (session);
  g_assert_true (fp_session_can_redo (session));
  fp_session_answer (session, 0);
  g_assert_false (fp_session_can_redo (session));
  g_assert_false (fp_session_redo (session));
}

static void
test_wrong_answer (void)
{
  g_autoptr (FpSession) session = new_game (1, "person", "person");
  g_autoptr (GError) error = NULL;
  uint64_t before = digest (session);
  g_assert_false (fp_session_play (session));
  g_assert_false (fp_session_answer_id (session, "no-such-thing", &error));
  g_assert_error (error, FP_SESSION_ERROR, FP_SESSION_ERROR_NO_OPTION);
  g_assert_nonnull (strstr (error->message, "no-such-thing"));
  g_assert_cmphex (digest (session), ==, before);
  g_assert_cmpuint (fp_session_choices (session)->len, ==, 0);
}

static void
test_concede (void)
{
  FpRandom random;
  fp_random_seed (&random, 1);
  g_autoptr (FpSession) session = new_game (5, "person", "person");
  for (guint i = 0; i < 8; i++)
    step (session, &random);
  uint64_t before = digest (session);
  uint8_t asked = fp_session_seat_to_decide (session);
  fp_session_concede (session, asked);
  g_assert_true (fp_session_over (session));
  g_assert_cmpuint (fp_session_seat_to_decide (session), ==, FP_NOBODY);
  const FpView *view = fp_session_view (session, 0);
  g_assert_cmpuint (view->ending, ==, fp_edition_ending (duel_edition (), FP_ENDS_CONCEDED));
  g_assert_cmpuint (view->winners, ==, 1 << (asked ^ 1));
  const GPtrArray *choices = fp_session_choices (session);
  const FpChoice *last = g_ptr_array_index (choices, choices->len - 1);
  g_assert_cmpstr (last->answer, ==, "concede");
  g_assert_cmpuint (last->seat, ==, asked);

  g_assert_true (fp_session_undo (session));
  g_assert_cmphex (digest (session), ==, before);
  g_assert_true (fp_session_redo (session));
  g_assert_true (fp_session_over (session));
}

/* Each viewer has a log of their own: cards that one player draws aren't named to the other or to a
 * bystander. */
static void
test_log (void)
{
  FpRandom random;
  fp_random_seed (&random, 1);
  g_autoptr (FpSession) session = new_game (9, "person", "random");
  play_to_end (session, &random);
  const GPtrArray *log = fp_session_log (session);
  guint told = 0, differ = 0, choice = 0;
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      g_assert_cmpuint (entry->choice, >=, choice);
      choice = entry->choice;
      told += entry->text[0] != NULL;
      differ += g_strcmp0 (entry->text[0], entry->text[1]) != 0;
      g_assert_cmpint (entry->text[0] != NULL, ==, entry->text[FP_MAX_SEATS] != NULL);
    }
  g_assert_cmpuint (told, >, 20);
  g_assert_cmpuint (differ, >, 0);
}

/* A listener before the one of the session. */
typedef struct
{
  FpListener next;
  gpointer data;
  const FpTextNames *names;
  guint n_shared, n_other;
} Compared;

static void
compare_texts (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  Compared *compared = data;
  guint n_seats = engine->state->head.n_seats;
  char *texts[FP_MAX_SEATS + 1] = { NULL };
  fp_text_event_for_all (engine, event, compared->names, texts);
  for (guint i = 0; i <= FP_MAX_SEATS; i++)
    {
      uint8_t viewer = i == FP_MAX_SEATS ? FP_NOBODY : (uint8_t) i;
      g_autofree char *own =
          i < n_seats || viewer == FP_NOBODY ? fp_text_event (engine, event, viewer, compared->names) : NULL;
      g_assert_cmpstr (texts[i], ==, own);
      compared->n_shared += i > 0 && texts[i] != NULL && texts[i] == texts[0];
      compared->n_other += i > 0 && texts[i] != NULL && g_strcmp0 (texts[i], texts[0]) != 0;
    }
  for (guint i = 0; i <= FP_MAX_SEATS; i++)
    g_clear_pointer (&texts[i], g_ref_string_release);
  compared->next (engine, event, compared->data);
}

/* Viewers share the sentence of an event only if each would be told just that. */
static void
test_shared_texts (void)
{
  guint shared = 0, other = 0;
  for (guint k = 0; fp_edition_nth (k) != NULL; k++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
      g_autoptr (FpCatalog) cards = fp_edition_load (fp_edition_nth (k), problems, NULL);
      for (uint64_t seed = 1; seed <= 3; seed++)
        {
          FpRandom random;
          FpSetup setup;
          fp_random_seed (&random, seed);
          fp_setup_init (&setup, fp_edition_nth (k));
          setup.seed = seed;
          g_autoptr (FpSession) session = fp_session_new (&setup, cards);
          FpEngine *engine = fp_session_engine (session);
          Compared compared = { engine->listener, engine->listener_data, fp_session_names (session), 0, 0 };
          engine->listener = compare_texts;
          engine->listener_data = &compared;
          play_to_end (session, &random);
          shared += compared.n_shared;
          other += compared.n_other;
          fp_setup_clear (&setup);
        }
    }
  g_assert_cmpuint (shared, >, 1000);
  g_assert_cmpuint (other, >, 20);
}

/* Views are cached until the game changes. */
static void
test_views (void)
{
  g_autoptr (FpSession) session = new_game (1, "person", "person");
  const FpView *view = fp_session_view (session, 0);
  g_assert_cmpuint (view->viewer, ==, 0);
  g_assert_true (view == fp_session_view (session, 0));
  g_assert_cmpuint (fp_session_view (session, FP_NOBODY)->viewer, ==, FP_NOBODY);
  g_assert_cmpuint (view->ending, ==, FP_ENDING_NONE);
  fp_session_concede (session, 0);
  g_assert_cmpuint (fp_session_view (session, 0)->ending, ==, fp_edition_ending (duel_edition (), FP_ENDS_CONCEDED));
  g_assert_cmpuint (fp_session_view (session, FP_NOBODY)->ending, ==,
                    fp_edition_ending (duel_edition (), FP_ENDS_CONCEDED));
}

/* Returns a new game with these aliens. NULL leaves the alien to be chosen. */
static FpSession *
new_game_with (const char *first, const char *second)
{
  FpSetup setup;
  fp_setup_init (&setup, fp_edition_nth (0));
  setup.undo = FP_UNDO_FREE;
  fp_setup_set_alien (&setup, 0, first);
  fp_setup_set_alien (&setup, 1, second);
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

static void
test_settled_aliens (void)
{
  g_autoptr (FpSession) asked = new_game_with (NULL, NULL);
  g_autoptr (FpSession) settled = new_game_with ("swarm", "duel:underdog");
  g_autoptr (FpSession) half = new_game_with (NULL, "underdog");
  g_assert_cmpuint (fp_session_choices (asked)->len, ==, 0);
  g_assert_true (fp_session_answer_id (asked, "swarm", NULL));
  g_assert_true (fp_session_answer_id (asked, "underdog", NULL));
  g_assert_cmpuint (fp_session_choices (settled)->len, ==, 2);
  g_assert_cmpuint (digest (settled), ==, digest (asked));
  g_assert_false (fp_session_can_undo (settled));
  /* An alien set beforehand comes and goes with the choice before it. */
  g_assert_cmpuint (fp_session_choices (half)->len, ==, 0);
  g_assert_true (fp_session_answer_id (half, "swarm", NULL));
  g_assert_cmpuint (fp_session_choices (half)->len, ==, 2);
  g_assert_cmpuint (digest (half), ==, digest (asked));
  g_assert_true (fp_session_undo (half));
  g_assert_cmpuint (fp_session_choices (half)->len, ==, 0);
  g_assert_true (fp_session_redo (half));
  g_assert_cmpuint (digest (half), ==, digest (asked));
}

/* The computer's decision after an undo has the same answer as before. */
static void
test_no_second_luck (void)
{
  g_autoptr (FpSession) session = new_game (11, "person", "random");
  FpRandom random;
  for (guint round = 0; round < 2; round++)
    {
      fp_random_seed (&random, 4);
      while (fp_session_undo (session))
        ;
      play_to_end (session, &random);
      static uint64_t end;
      if (round == 0)
        end = digest (session);
      g_assert_cmphex (end, ==, digest (session));
    }
}

/* Returns the name that is shown of @seat in a game of players called @first and @second. Free with
 * g_free (). */
static char *
shown_name (const char *first, const char *second, guint seat)
{
  FpSetup setup;
  fp_setup_init (&setup, fp_edition_nth (0));
  fp_setup_set_seat (&setup, 0, first, "person");
  fp_setup_set_seat (&setup, 1, second, "person");
  FpSession *session = fp_session_new (&setup, catalog);
  char *name = g_strdup (fp_session_names (session)->names[seat]);
  fp_session_free (session);
  fp_setup_clear (&setup);
  return name;
}

/* Each player can be told from the others, whatever a file calls them. */
static void
test_names (void)
{
  g_autofree char *endless = g_strnfill (100, 'x');
  g_autofree char *only = shown_name ("Ada", "Bo", 0);
  g_autofree char *first = shown_name ("Ada", " Ada ", 0), *second = shown_name ("Ada", " Ada ", 1);
  g_autofree char *blank = shown_name ("  ", "Bo", 0), *none = shown_name (NULL, "", 1);
  g_autofree char *longest = shown_name (endless, "Bo", 0);
  g_assert_cmpstr (only, ==, "Ada");
  g_assert_cmpstr (first, ==, "Ada (Orange)");
  g_assert_cmpstr (second, ==, "Ada (Blue)");
  g_assert_cmpstr (blank, ==, "Orange");
  g_assert_cmpstr (none, ==, "Blue");
  g_assert_cmpuint (strlen (longest), ==, 40);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog = duel_catalog ();
  g_test_add_func ("/session/setup", test_setup);
  g_test_add_func ("/session/choices", test_choices);
  g_test_add_func ("/session/undo", test_undo);
  g_test_add_func ("/session/undo-in-group", test_undo_in_group);
  g_test_add_func ("/session/new-way", test_new_way);
  g_test_add_func ("/session/wrong-answer", test_wrong_answer);
  g_test_add_func ("/session/concede", test_concede);
  g_test_add_func ("/session/log", test_log);
  g_test_add_func ("/session/shared-texts", test_shared_texts);
  g_test_add_func ("/session/views", test_views);
  g_test_add_func ("/session/no-second-luck", test_no_second_luck);
  g_test_add_func ("/session/names", test_names);
  g_test_add_func ("/session/settled-aliens", test_settled_aliens);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
