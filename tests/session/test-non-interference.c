/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Non-interference of hidden information: two games that differ only in it give a player the same
 * view, decision, options and sentences, to the last byte. */
#include "archive/positions/fp-position.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/state/fp-mutations.h"
#include "engine/knowledge/fp-view.h"
#include "fixture/duel.h"
#include "session/game/fp-session.h"
#include "session/same-views.h"
#include "text/why/fp-text-why.h"

#include <string.h>

enum
{
  POSITIONS = 3000, /* examined from either seat */
  EVENTS = 8, /* events for one that is checked */
  FORKS = 5000, /* secret answers given in two ways */
  MOST_STEPS = 10, /* answers for which two games are followed */
  STEPS = 10000, /* such answers in all */
  CROWD = 20, /* abilities in force on a crowded table */
  WHY_EVERY = 4, /* comparisons for one that includes “Why?” */
  NO_ALIENS = 1 << 2, /* set-up options */
  DEALT_ALIENS = 1 << 1,
};

/* The shipped cards alone, and with the cards of tests/sets/hidden-information.xml. */
static FpCatalog *shipped, *hidden_cards;
static const FpTextNames names = { { "Ada", "Bob" } };

typedef struct
{
  FpEngine *engine;
  FpEngine *teller; /* tells events of another deal while the engine is in the middle of a step */
  FpState *real, *other, *third, *dealt[2];
  FpView *views[2], *open[2]; /* views of a player and of a bystander */
  FpRandom random, choices;
  FpTrace *traces[2]; /* traces of the two games compared */
  guint positions, events, told, forks, steps, compared, whys;
  GString *sentences; /* text that reaches @viewer in a fork, or NULL outside of one */
  gboolean brief; /* TRUE if not every card was named, as in “and 1 more” */
  uint8_t viewer;
} Fixture;

/* --- Information that reaches a player --- */

/* Returns the states in words of all cards in the view. */
static char *
card_states (const FpEngine *engine, const FpView *view)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < view->n_cards; i++)
    if (view->cards[i].card != FP_NO_CARD)
      {
        g_autofree char *state = fp_text_card_state (engine, view->cards[i].card);

        g_string_append_printf (text, "%u %s\n", i, state);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns the answers to “Why?” for @viewer. */
static char *
why_text (Fixture *fixture, const FpTrace *trace, uint8_t viewer)
{
  g_autoptr (GPtrArray) items = fp_text_why_program (fixture->engine, trace, viewer, &names);
  g_autoptr (GPtrArray) plain = fp_text_why (fixture->engine, trace, viewer, &names);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const FpWhy *item = g_ptr_array_index (items, i);
      int def = item->card == FP_NO_CARD ? -1 : fixture->engine->state->cards[item->card].def;

      g_string_append_printf (text, "%s | %s | %s | %s | %d | %s\n", fp_text_why_section (item->section), item->heading,
                              item->title, item->text, def, item->topic);
    }
  for (guint i = 0; i < plain->len; i++)
    {
      const FpWhy *item = g_ptr_array_index (plain, i);

      g_string_append_printf (text, "%s | %s | %s\n", item->heading, item->title, item->text);
    }
  fixture->whys += items->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Determinizations --- */

static void
assert_same_for (Fixture *fixture, uint8_t viewer)
{
  g_autofree char *asked = same_views_decision (fixture->engine, viewer), *asked_other = NULL;
  g_autofree char *states = NULL, *states_other = NULL;
  g_autofree char *reasons = NULL, *reasons_other = NULL;
  gboolean with_reasons = fixture->positions % WHY_EVERY == 0;

  if (with_reasons)
    reasons = why_text (fixture, NULL, viewer);
  fp_determinize (fixture->engine, viewer, &fixture->random, fixture->other);
  fp_view_make (fixture->engine, viewer, fixture->views[0]);
  states = card_states (fixture->engine, fixture->views[0]);
  fp_engine_use (fixture->engine, fixture->other);
  fp_view_make (fixture->engine, viewer, fixture->views[1]);
  states_other = card_states (fixture->engine, fixture->views[1]);
  asked_other = same_views_decision (fixture->engine, viewer);
  if (with_reasons)
    reasons_other = why_text (fixture, NULL, viewer);
  fp_engine_use (fixture->engine, fixture->real);
  g_assert_true (fp_view_same (fixture->views[0], fixture->views[1]));
  g_assert_cmpstr (asked, ==, asked_other);
  g_assert_cmpstr (states, ==, states_other);
  g_assert_cmpstr (reasons, ==, reasons_other);
  fixture->positions++;
}

/* Checks that the sentence is the same in a determinization for its reader. */
static void
check_sentence (Fixture *fixture, const FpEvent *event, uint8_t viewer)
{
  g_autofree char *text = fp_text_event (fixture->engine, event, viewer, &names);
  g_autofree char *other = NULL;

  fp_determinize (fixture->engine, viewer, &fixture->random, fixture->other);
  fp_engine_use (fixture->teller, fixture->other);
  other = fp_text_event (fixture->teller, event, viewer, &names);
  g_assert_cmpstr (text, ==, other);
  fixture->told += text != NULL;
}

static void
on_event (const FpEngine *engine G_GNUC_UNUSED, const FpEvent *event, gpointer data)
{
  Fixture *fixture = data;

  if (fixture->sentences != NULL)
    {
      g_autofree char *text = fp_text_event (engine, event, fixture->viewer, &names);

      fixture->brief = fixture->brief || (event->n_cards > 0 && event->count > event->n_cards);
      if (text != NULL)
        g_string_append_printf (fixture->sentences, "%s\n", text);
    }
  else if (fixture->events++ % EVENTS == 0 && !fp_engine_over (fixture->engine))
    FP_EACH_SEAT (fixture->real, viewer)
      check_sentence (fixture, event, viewer);
}

/* --- Different secret answers --- */

/* Checks that “Why?” gives the same answers in two games in which @viewer was told the same. */
static void
assert_same_reasons (Fixture *fixture, FpState *const states[2], const char *told)
{
  char *reasons[2];

  if (++fixture->compared % WHY_EVERY != 0)
    return;
  for (guint i = 0; i < 2; i++)
    {
      fp_engine_use (fixture->engine, states[i]);
      reasons[i] = why_text (fixture, fixture->traces[i], fixture->viewer);
    }
  fp_engine_use (fixture->engine, fixture->real);
  if (strcmp (reasons[0], reasons[1]) != 0)
    g_error ("seat %u is told:\n%sbut reads:\n%s\nand:\n%s", fixture->viewer, told, reasons[0], reasons[1]);
  g_free (reasons[0]);
  g_free (reasons[1]);
}

/* Starts a new trace of game @which. */
static void
start_trace (Fixture *fixture, guint which)
{
  fp_trace_free (fixture->traces[which]);
  fixture->traces[which] = fp_trace_new ();
}

/* Answers with @option in a copy of the game, game @which. Returns the viewer's sentences and next
 * decision. */
static char *
answer_and_listen (Fixture *fixture, guint option, FpState *copy, guint which)
{
  g_autofree char *asked = NULL;

  start_trace (fixture, which);
  fp_state_copy (copy, fixture->real);
  fp_engine_use (fixture->engine, copy);
  fixture->sentences = g_string_new (NULL);
  fixture->engine->trace = fixture->traces[which];
  fp_engine_answer (fixture->engine, option);
  fixture->engine->trace = NULL;
  asked = same_views_decision (fixture->engine, fixture->viewer);
  g_string_append (fixture->sentences, asked);
  fp_view_make (fixture->engine, fixture->viewer, fixture->views[which]);
  fp_engine_use (fixture->engine, fixture->real);
  return g_string_free (g_steal_pointer (&fixture->sentences), FALSE);
}

/* Returns TRUE if the options are copies of one card. No sentence tells copies apart, though all
 * may see the choice. */
static gboolean
are_copies (const FpEngine *engine, const FpOption *one, const FpOption *two)
{
  int per = one->kind == FP_OPTION_HALF ? 2 : 1;

  if (one->kind != two->kind || (one->kind != FP_OPTION_HALF && one->kind != FP_OPTION_CARD))
    return FALSE;
  return one->value / per != two->value / per &&
         engine->state->cards[one->value / per].def == engine->state->cards[two->value / per].def;
}

/* Digest of the cards in @zone and their marks, regardless of their order. */
static uint64_t
zone_digest (const FpState *state, uint16_t zone)
{
  uint64_t sum = 0;

  FP_EACH_CARD (state, zone, card)
    sum +=
        ((uint64_t) state->cards[card].def << 32 | state->cards[card].marks) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return sum;
}

/* Returns TRUE if a further card of a choice in secret is being chosen. The remaining options
 * depend on the first choice, even among copies. */
static gboolean
goes_on_with_plans (const FpEngine *engine, const FpState *state)
{
  const FpPendingDecision *pending = &state->head.pending;

  return pending->open && pending->picked > 0 && state->frames[pending->frame].procedure != FP_MACHINE_SELECTION;
}

/* Returns TRUE if both games wait for the same decision, about the same card. A determinization
 * gives the seat that is asked at least two options, so it depends on the decision, even on which
 * of several like cards it is about. Computer players determinize only at decisions of their own,
 * which they know. */
static gboolean
wait_for_the_same (FpState *const copies[2])
{
  const FpPendingDecision *one = &copies[0]->head.pending, *two = &copies[1]->head.pending;

  return one->kind == two->kind && memcmp (one->arg, two->arg, sizeof one->arg) == 0;
}

/* Checks that the viewer's determinizations are the same: they must not depend on hidden
 * information. */
static void
assert_same_determinizations (Fixture *fixture, FpState *const copies[2])
{
  FpRandom random[2] = { fixture->random, fixture->random };

  for (guint i = 0; i < 2; i++)
    {
      fp_engine_use (fixture->engine, copies[i]);
      fp_determinize (fixture->engine, fixture->viewer, &random[i], fixture->dealt[i]);
    }
  fp_engine_use (fixture->engine, fixture->real);
  for (uint16_t zone = 0; zone < copies[0]->head.n_zones; zone++)
    g_assert_cmphex (zone_digest (fixture->dealt[0], zone), ==, zone_digest (fixture->dealt[1], zone));
  for (guint i = 0; i < copies[0]->head.n_secrets; i++)
    g_assert_cmpint (fixture->dealt[0]->secrets[i].value, ==, fixture->dealt[1]->secrets[i].value);
}

/* Gives a secret answer in two ways. If the viewer is told the same, the views and determinizations
 * must be the same. */
static void
fork_secret (Fixture *fixture, const FpDecision *decision)
{
  FpState *copies[2] = { fixture->other, fixture->third };
  const FpOptions *options = fp_engine_options (fixture->engine);
  guint first = fp_random_below (&fixture->random, options->n), second = (first + 1) % options->n;
  g_autofree char *one = NULL, *two = NULL;

  if (are_copies (fixture->engine, &options->option[first], &options->option[second]))
    return;
  fixture->viewer = decision->seat ^ 1;
  fixture->brief = FALSE;
  one = answer_and_listen (fixture, first, copies[0], 0);
  two = answer_and_listen (fixture, second, copies[1], 1);
  if (!fixture->brief && strcmp (one, two) == 0 && copies[0]->head.ending == FP_ENDING_NONE)
    {
      g_autofree char *differs = same_views_difference (fixture->engine, fixture->views[0], fixture->views[1]);
      char id[FP_OPTION_ID_SIZE];

      if (!fp_view_same (fixture->views[0], fixture->views[1]))
        g_error ("the answer to %s shows:\n%s%s", fp_decision_id (fixture->engine, decision, id, sizeof id), differs,
                 one);
      assert_same_reasons (fixture, copies, one);
      if (wait_for_the_same (copies) && !goes_on_with_plans (fixture->engine, copies[0]))
        assert_same_determinizations (fixture, copies);
      fixture->forks++;
    }
}

/* --- Parallel games --- */

/* Removes the identities of like cards from @view, which carry no information. */
static void
remove_identities (const FpEngine *engine, FpView *view)
{
  const FpState *state = engine->state;

  for (guint i = 0; i < view->n_cards; i++)
    if (view->cards[i].card != FP_NO_CARD)
      view->cards[i].card = 0;
  for (guint i = 0; i < view->n_zones; i++)
    if (view->zones[i].under < FP_UNSEEN_CARD)
      view->zones[i].under = state->cards[view->zones[i].under].def;
  for (guint i = 0; i < view->n_places; i++)
    view->places[i].card = view->places[i].def;
  if (view->encounter.card != FP_NO_CARD)
    view->encounter.card = state->cards[view->encounter.card].def;
}

/* Returns the option of the pending decision with the id @id, or else a random one. */
static guint
find_or_any (Fixture *fixture, const char *id)
{
  int found = id[0] != '\0' ? fp_engine_find_option (fixture->engine, id) : -1;

  return found >= 0 ? (guint) found : fp_random_below (&fixture->random, fp_engine_options (fixture->engine)->n);
}

/* Answers for the others until the viewer must decide, following @answers as far as they go.
 * Otherwise adds the answers to @answers. */
static void
answer_for_others (Fixture *fixture, GPtrArray *answers, gboolean follow)
{
  FpDecision decision;

  for (guint i = 0; fp_engine_decision (fixture->engine, &decision) && decision.seat != fixture->viewer; i++)
    {
      guint option = find_or_any (fixture, follow && i < answers->len ? g_ptr_array_index (answers, i) : "");
      char id[FP_OPTION_ID_SIZE];

      fp_option_id (fixture->engine, &fp_engine_options (fixture->engine)->option[option], id, sizeof id);
      if (!follow)
        g_ptr_array_add (answers, g_strdup (id));
      fp_engine_answer (fixture->engine, option);
    }
}

/* Continues game @which in @state with the viewer's answer @option, up to the viewer's next
 * decision. Returns the viewer's sentences, and makes both views. The first game adds to @answers,
 * the second follows them. */
static char *
continue_game (Fixture *fixture, FpState *state, guint option, GPtrArray *answers, guint which)
{
  FpView *view = fixture->views[which], *open = fixture->open[which];
  FpDecision decision;
  g_autofree char *asked = NULL;

  fp_engine_use (fixture->engine, state);
  fixture->sentences = g_string_new (NULL);
  fixture->engine->trace = fixture->traces[which];
  if (fp_engine_decision (fixture->engine, &decision) && decision.seat == fixture->viewer)
    fp_engine_answer (fixture->engine, option);
  answer_for_others (fixture, answers, which > 0);
  fixture->engine->trace = NULL;
  asked = same_views_decision (fixture->engine, fixture->viewer);
  fp_view_make (fixture->engine, FP_NOBODY, open);
  remove_identities (fixture->engine, open);
  fp_view_make (fixture->engine, fixture->viewer, view);
  remove_identities (fixture->engine, view);
  fp_engine_use (fixture->engine, fixture->real);
  g_string_append (fixture->sentences, asked);
  return g_string_free (g_steal_pointer (&fixture->sentences), FALSE);
}

/* Two games that differ only in hidden information continue with the same random numbers. As long
 * as the viewer is told the same and the open cards agree, the viewer's views must agree. */
static void
compare_games (Fixture *fixture, uint8_t viewer)
{
  FpState *states[2] = { fixture->third, fixture->other };

  fixture->viewer = viewer;
  fp_determinize (fixture->engine, viewer, &fixture->random, states[1]);
  states[1]->head.random = fixture->real->head.random;
  fp_state_copy (states[0], fixture->real);
  start_trace (fixture, 0);
  start_trace (fixture, 1);
  for (guint step = 0; step < MOST_STEPS; step++)
    {
      g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
      char *texts[2];
      gboolean same;
      guint option = 0;

      fp_engine_use (fixture->engine, states[0]);
      if (fp_engine_options (fixture->engine)->n > 0)
        option = fp_random_below (&fixture->random, fp_engine_options (fixture->engine)->n);
      for (guint i = 0; i < 2; i++)
        texts[i] = continue_game (fixture, states[i], option, answers, i);
      same = strcmp (texts[0], texts[1]) == 0 && fp_view_same (fixture->open[0], fixture->open[1]) &&
             states[0]->head.ending == FP_ENDING_NONE;
      if (same && !fp_view_same (fixture->views[0], fixture->views[1]))
        {
          g_autofree char *differs = same_views_difference (fixture->engine, fixture->views[0], fixture->views[1]);

          if (differs[0] != '\0')
            g_error ("seat %u is told:\n%sbut sees:\n%s", viewer, texts[0], differs);
        }
      if (same)
        assert_same_reasons (fixture, states, texts[0]);
      fixture->steps += same;
      g_free (texts[0]);
      g_free (texts[1]);
      if (!same)
        break;
    }
}

/* --- Games --- */

/* FIFTH_PLANET_POSITIONS=20 multiplies the number of games by 20. */
static guint
repetitions (void)
{
  const char *value = g_getenv ("FIFTH_PLANET_POSITIONS");

  return value != NULL ? (guint) g_ascii_strtoull (value, NULL, 10) : 1;
}

static void
play (Fixture *fixture, uint64_t seed, uint64_t options, gboolean crowded,
      void (*check) (Fixture *fixture, FpDecision *decision))
{
  FpDecision decision;

  fp_engine_use (fixture->engine, fixture->real);
  fp_engine_start (fixture->engine, 2, seed, options);
  if (crowded)
    fp_position_crowd (fixture->engine, CROWD);
  while (fp_engine_decision (fixture->engine, &decision))
    {
      int tempter = fp_engine_find_option (fixture->engine, "whispers:tempter");

      if (tempter >= 0)
        {
          fp_engine_answer (fixture->engine, (guint) tempter);
          continue;
        }
      check (fixture, &decision);
      fp_engine_answer (fixture->engine, fp_random_below (&fixture->choices, fp_engine_options (fixture->engine)->n));
    }
}

/* Plays plain games, games with dealt aliens and games on a crowded table in turn. */
static void
play_any (Fixture *fixture, uint64_t seed, void (*check) (Fixture *fixture, FpDecision *decision))
{
  play (fixture, seed, seed % 3 == 1 ? DEALT_ALIENS : seed % 3 == 2 ? NO_ALIENS : 0, seed % 3 == 2, check);
}

static void
check_determinizations (Fixture *fixture, FpDecision *decision G_GNUC_UNUSED)
{
  FP_EACH_SEAT (fixture->real, viewer)
    assert_same_for (fixture, viewer);
}

static void
check_secret (Fixture *fixture, FpDecision *decision)
{
  if (decision->flags & FP_DECISION_SECRET)
    fork_secret (fixture, decision);
}

static void
check_parallel_games (Fixture *fixture, FpDecision *decision G_GNUC_UNUSED)
{
  FP_EACH_SEAT (fixture->real, viewer)
    compare_games (fixture, viewer);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  FpCatalog *const *catalog = data;

  fixture->engine = fp_engine_new (fp_edition_nth (0), *catalog);
  fixture->teller = fp_engine_new (fp_edition_nth (0), *catalog);
  fixture->real = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  fixture->other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  fixture->third = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  for (guint i = 0; i < 2; i++)
    {
      fixture->dealt[i] = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
      fixture->views[i] = g_new0 (FpView, 1);
      fixture->open[i] = g_new0 (FpView, 1);
    }
  fp_random_seed (&fixture->random, 5);
  fp_random_seed (&fixture->choices, 6);
  fixture->engine->listener = on_event;
  fixture->engine->listener_data = fixture;
}

static void
tear_down (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fp_engine_free (fixture->engine);
  fp_engine_free (fixture->teller);
  g_aligned_free (fixture->real);
  g_aligned_free (fixture->other);
  g_aligned_free (fixture->third);
  for (guint i = 0; i < 2; i++)
    fp_trace_free (fixture->traces[i]);
  for (guint i = 0; i < 2; i++)
    g_aligned_free (fixture->dealt[i]);
  for (guint i = 0; i < 2; i++)
    {
      g_free (fixture->views[i]);
      g_free (fixture->open[i]);
    }
}

static void
test_determinizations (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (uint64_t seed = 1; fixture->positions < 2 * POSITIONS * repetitions (); seed++)
    play_any (fixture, seed, check_determinizations);
  g_test_message ("%u views, %u sentences, %u reasons", fixture->positions, fixture->told, fixture->whys);
  g_assert_cmpuint (fixture->told, >, POSITIONS / 4);
}

static void
test_secret_answers (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->events = 1;
  for (uint64_t seed = 1; fixture->forks < FORKS * repetitions (); seed++)
    play_any (fixture, seed, check_secret);
  g_test_message ("%u secret answers, %u reasons", fixture->forks, fixture->whys);
}

static void
test_parallel_games (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  fixture->events = 1;
  for (uint64_t seed = 1; fixture->steps < STEPS * repetitions (); seed++)
    play_any (fixture, seed, check_parallel_games);
  g_test_message ("%u answers, %u reasons", fixture->steps, fixture->whys);
}

/* Rules that read hidden cards, or lie face down themselves. */
static void
test_hidden_information (Fixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  for (uint64_t seed = 1; fixture->positions < POSITIONS * repetitions (); seed++)
    play (fixture, seed, seed % 2 == 0 ? NO_ALIENS : 0, FALSE, check_determinizations);
  fixture->events = 1;
  for (uint64_t seed = 1; fixture->steps < STEPS / 4; seed++)
    play (fixture, seed, seed % 2 == 0 ? NO_ALIENS : 0, FALSE, check_parallel_games);
  for (uint64_t seed = 1; fixture->forks < FORKS / 4; seed++)
    play (fixture, seed, 0, FALSE, check_secret);
  g_test_message ("%u answers, %u secret ones, %u reasons", fixture->steps, fixture->forks, fixture->whys);
}

int
main (int argc, char **argv)
{
  g_autofree char *more = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  more = g_test_build_filename (G_TEST_DIST, "sets", "hidden-information.xml", NULL);
  shipped = duel_catalog_with (NULL);
  hidden_cards = duel_catalog_with (more);
  g_test_add ("/non-interference/determinizations", Fixture, &shipped, set_up, test_determinizations, tear_down);
  g_test_add ("/non-interference/secret-answers", Fixture, &shipped, set_up, test_secret_answers, tear_down);
  g_test_add ("/non-interference/parallel-games", Fixture, &shipped, set_up, test_parallel_games, tear_down);
  g_test_add ("/non-interference/hidden-information", Fixture, &hidden_cards, set_up, test_hidden_information,
              tear_down);
  status = g_test_run ();
  fp_catalog_free (shipped);
  fp_catalog_free (hidden_cards);
  return status;
}
