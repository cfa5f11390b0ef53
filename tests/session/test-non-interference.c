/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a person can't know doesn't reach them: two games that differ only in that give them the same view, question,
 * options and sentences, to the last byte. */
#include "archive/positions/fp-position.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/state/fp-mutations.h"
#include "engine/knowledge/fp-view.h"
#include "fixture/duel.h"
#include "session/game/fp-session.h"
#include "text/why/fp-text-why.h"

#include <string.h>

enum
{
  POSITIONS = 3000, /* looked at from either seat */
  EVENTS = 8, /* of so many one is told anew */
  FORKS = 5000, /* secret answers given in two ways */
  LIVES = 10, /* answers that two games are followed */
  LIVED = 10000, /* answers in all */
  CROWD = 20, /* abilities in force on a crowded table */
  WHY_EVERY = 4, /* of so many comparisons one is of what is read by who asks why */
  NO_ALIENS = 1 << 2, /* set-up options */
  DEALT_ALIENS = 1 << 1,
};

/* The box alone, and with the cards of tests/sets/hidden-information.xml. */
static FpCatalog *box, *whispers;
static const FpTextNames names = { { "Ada", "Bob" } };

typedef struct
{
  FpEngine *engine;
  FpState *real, *other, *third, *dealt[2];
  FpView *views[2], *open[2]; /* a person's, a bystander's */
  FpRandom random, choices;
  FpTrace *traces[2]; /* of the two games that are compared */
  guint positions, events, told, forks, lives, compared, whys;
  GString *heard; /* of a fork: what @viewer is told; NULL: none is being tried */
  gboolean brief; /* not every card was named, as in “and 1 more” */
  uint8_t viewer;
} Gate;

/* --- What reaches a person --- */

static void
add_options (FpEngine *engine, const FpDecision *decision, GString *text)
{
  const FpOptions *options = fp_engine_options (engine);
  char id[128];

  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      g_autofree char *label = fp_text_option (engine, decision, option, &names);

      g_string_append_printf (text, "%s %s %u %d %d\n", fp_option_id (engine, option, id, sizeof id), label,
                              option->kind, option->value, option->target);
    }
}

/* Who is asked, and what if it is @viewer: others see only that somebody decides. */
static char *
question (FpEngine *engine, uint8_t viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  uint16_t asking;
  FpDecision decision;
  char id[128];

  if (!fp_engine_decision (engine, &decision))
    return g_strdup ("over");
  g_string_append_printf (text, "%u\n", decision.seat);
  if (decision.seat == viewer)
    {
      sentence = fp_text_decision (engine, &decision, &names);
      asking = fp_text_deciding_card (engine);
      g_string_append_printf (text, "%s %s %u %u %u %u %u\n", fp_decision_id (engine, &decision, id, sizeof id),
                              sentence, decision.flags, decision.picked, decision.least, decision.most, decision.group);
      g_string_append_printf (text, "%d\n", asking == FP_NO_CARD ? -1 : engine->state->cards[asking].def);
      add_options (engine, &decision, text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What there is to say of the cards that the view shows. */
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

/* What @viewer reads who asks why. */
static char *
why (Gate *gate, const FpTrace *trace, uint8_t viewer)
{
  g_autoptr (GPtrArray) items = fp_text_why (gate->engine, trace, viewer, &names);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      const FpWhy *item = g_ptr_array_index (items, i);
      int def = item->card == FP_NO_CARD ? -1 : gate->engine->state->cards[item->card].def;

      g_string_append_printf (text, "%s | %s | %s | %s | %d | %s\n", fp_text_why_section (item->section), item->heading,
                              item->title, item->text, def, item->topic);
    }
  gate->whys += items->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What two views say differently, for who must mend it. */
static char *
difference (const FpEngine *engine, const FpView *one, const FpView *two)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint zone = 0; zone < one->n_zones; zone++)
    for (guint i = 0; i < MAX (one->zones[zone].listed, two->zones[zone].listed); i++)
      {
        const FpViewCard *a = &one->cards[one->zones[zone].first + i], *b = &two->cards[two->zones[zone].first + i];

        if (one->zones[zone].listed != two->zones[zone].listed || memcmp (a, b, sizeof *a) != 0)
          g_string_append_printf (text, "%s: card %u of %u and %u is %d (%d) and %d (%d)\n",
                                  zone < engine->edition->n_zones ? engine->edition->zones[zone].id : "under", i,
                                  one->zones[zone].listed, two->zones[zone].listed, (int16_t) a->def, a->face,
                                  (int16_t) b->def, b->face);
      }
  if (one->n_pooled != two->n_pooled || memcmp (one->pools, two->pools, one->n_pools * sizeof *one->pools) != 0 ||
      memcmp (one->pooled, two->pooled, one->n_pooled * sizeof *one->pooled) != 0)
    g_string_append (text, "pools\n");
  if (memcmp (&one->encounter, &two->encounter, sizeof one->encounter) != 0)
    g_string_append (text, "the encounter\n");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Dealt anew --- */

static void
assert_same_to (Gate *gate, uint8_t viewer)
{
  g_autofree char *asked = question (gate->engine, viewer), *asked_other = NULL;
  g_autofree char *states = NULL, *states_other = NULL;
  g_autofree char *reasons = NULL, *reasons_other = NULL;
  gboolean asks = gate->positions % WHY_EVERY == 0;

  if (asks)
    reasons = why (gate, NULL, viewer);
  fp_determinize (gate->engine, viewer, &gate->random, gate->other);
  fp_view_make (gate->engine, viewer, gate->views[0]);
  states = card_states (gate->engine, gate->views[0]);
  fp_engine_use (gate->engine, gate->other);
  fp_view_make (gate->engine, viewer, gate->views[1]);
  states_other = card_states (gate->engine, gate->views[1]);
  asked_other = question (gate->engine, viewer);
  if (asks)
    reasons_other = why (gate, NULL, viewer);
  fp_engine_use (gate->engine, gate->real);
  g_assert_true (fp_view_same (gate->views[0], gate->views[1]));
  g_assert_cmpstr (asked, ==, asked_other);
  g_assert_cmpstr (states, ==, states_other);
  g_assert_cmpstr (reasons, ==, reasons_other);
  gate->positions++;
}

/* The sentence is the same where what the listener can't know is otherwise. */
static void
check_sentence (Gate *gate, const FpEvent *event, uint8_t viewer)
{
  FpEngine dealt = *gate->engine;
  g_autofree char *text = fp_text_event (gate->engine, event, viewer, &names);
  g_autofree char *other = NULL;

  fp_determinize (gate->engine, viewer, &gate->random, gate->other);
  dealt.state = gate->other;
  other = fp_text_event (&dealt, event, viewer, &names);
  g_assert_cmpstr (text, ==, other);
  gate->told += text != NULL;
}

static void
listen (const FpEngine *engine G_GNUC_UNUSED, const FpEvent *event, gpointer data)
{
  Gate *gate = data;

  if (gate->heard != NULL)
    {
      g_autofree char *text = fp_text_event (engine, event, gate->viewer, &names);

      gate->brief = gate->brief || (event->n_cards > 0 && event->count > event->n_cards);
      if (text != NULL)
        g_string_append_printf (gate->heard, "%s\n", text);
    }
  else if (gate->events++ % EVENTS == 0 && !fp_engine_over (gate->engine))
    FP_EACH_SEAT (gate->real, viewer)
      check_sentence (gate, event, viewer);
}

/* --- Answered otherwise --- */

/* Of two games in which @viewer has been told the same they read the same if they ask why. */
static void
assert_same_reasons (Gate *gate, FpState *const states[2], const char *told)
{
  char *reasons[2];

  if (++gate->compared % WHY_EVERY != 0)
    return;
  for (guint i = 0; i < 2; i++)
    {
      fp_engine_use (gate->engine, states[i]);
      reasons[i] = why (gate, gate->traces[i], gate->viewer);
    }
  fp_engine_use (gate->engine, gate->real);
  if (strcmp (reasons[0], reasons[1]) != 0)
    g_error ("seat %u is told:\n%sbut reads:\n%s\nand:\n%s", gate->viewer, told, reasons[0], reasons[1]);
  g_free (reasons[0]);
  g_free (reasons[1]);
}

/* From now on what becomes of rules is noted for game @which anew. */
static void
trace_anew (Gate *gate, guint which)
{
  fp_trace_free (gate->traces[which]);
  gate->traces[which] = fp_trace_new ();
}

/* Goes on in a copy, game @which, with answer @option; what the other is told, what they are asked then. */
static char *
hear (Gate *gate, guint option, FpState *copy, guint which)
{
  g_autofree char *asked = NULL;

  trace_anew (gate, which);
  fp_state_copy (copy, gate->real);
  fp_engine_use (gate->engine, copy);
  gate->heard = g_string_new (NULL);
  gate->engine->trace = gate->traces[which];
  fp_engine_answer (gate->engine, option);
  gate->engine->trace = NULL;
  asked = question (gate->engine, gate->viewer);
  g_string_append (gate->heard, asked);
  fp_view_make (gate->engine, gate->viewer, gate->views[which]);
  fp_engine_use (gate->engine, gate->real);
  return g_string_free (g_steal_pointer (&gate->heard), FALSE);
}

/* Copies of one card: which of them it is nobody is told, though all may see it. */
static gboolean
are_copies (const FpEngine *engine, const FpOption *one, const FpOption *two)
{
  int per = one->kind == FP_OPTION_HALF ? 2 : 1;

  if (one->kind != two->kind || (one->kind != FP_OPTION_HALF && one->kind != FP_OPTION_CARD))
    return FALSE;
  return one->value / per != two->value / per &&
         engine->state->cards[one->value / per].def == engine->state->cards[two->value / per].def;
}

/* Stands for what lies in @zone, in whatever order, and what of it is marked. */
static uint64_t
content (const FpState *state, uint16_t zone)
{
  uint64_t sum = 0;

  FP_EACH_CARD (state, zone, card)
    sum +=
        ((uint64_t) state->cards[card].def << 32 | state->cards[card].marks) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return sum;
}

/* Whether the second of several plans or tactics is being chosen: what is left to choose from hangs on the first, also
 * on which of several copies it was. */
static gboolean
goes_on_with_plans (const FpEngine *engine, const FpState *state)
{
  const FpPendingDecision *pending = &state->head.pending;

  return pending->open && pending->picked > 0 && state->frames[pending->frame].procedure != engine->edition->steps.pick;
}

/* What the other could be playing in is the same, too: it hangs on nothing that they can't know. */
static void
assert_dealt_alike (Gate *gate, FpState *const copies[2])
{
  FpRandom random[2] = { gate->random, gate->random };

  for (guint i = 0; i < 2; i++)
    {
      fp_engine_use (gate->engine, copies[i]);
      fp_determinize (gate->engine, gate->viewer, &random[i], gate->dealt[i]);
    }
  fp_engine_use (gate->engine, gate->real);
  for (uint16_t zone = 0; zone < copies[0]->head.n_zones; zone++)
    g_assert_cmphex (content (gate->dealt[0], zone), ==, content (gate->dealt[1], zone));
  for (guint i = 0; i < copies[0]->head.n_secrets; i++)
    g_assert_cmpint (gate->dealt[0]->secrets[i].value, ==, gate->dealt[1]->secrets[i].value);
}

/* A secret answer given in two ways: who is told the same sees the same, and can't tell them apart. */
static void
fork_secret (Gate *gate, const FpDecision *decision)
{
  FpState *copies[2] = { gate->other, gate->third };
  const FpOptions *options = fp_engine_options (gate->engine);
  guint first = fp_random_below (&gate->random, options->n), second = (first + 1) % options->n;
  g_autofree char *one = NULL, *two = NULL;

  if (are_copies (gate->engine, &options->option[first], &options->option[second]))
    return;
  gate->viewer = fp_state_opponent (decision->seat);
  gate->brief = FALSE;
  one = hear (gate, first, copies[0], 0);
  two = hear (gate, second, copies[1], 1);
  if (!gate->brief && strcmp (one, two) == 0 && copies[0]->head.ending == FP_ENDING_NONE)
    {
      g_autofree char *differs = difference (gate->engine, gate->views[0], gate->views[1]);
      char id[128];

      if (!fp_view_same (gate->views[0], gate->views[1]))
        g_error ("the answer to %s shows:\n%s%s", fp_decision_id (gate->engine, decision, id, sizeof id), differs, one);
      assert_same_reasons (gate, copies, one);
      if (!goes_on_with_plans (gate->engine, copies[0]))
        assert_dealt_alike (gate, copies);
      gate->forks++;
    }
}

/* --- Lived on --- */

/* Which of several like cards it is tells nothing. */
static void
blur (const FpEngine *engine, FpView *view)
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

/* The option of the open question that is called @id, else any. */
static guint
find_or_any (Gate *gate, const char *id)
{
  int found = id[0] != '\0' ? fp_engine_find_option (gate->engine, id) : -1;

  return found >= 0 ? (guint) found : fp_random_below (&gate->random, fp_engine_options (gate->engine)->n);
}

/* The others answer, as @answers says if there is any left, until the viewer is asked; what they answer is added. */
static void
answer_for_others (Gate *gate, GPtrArray *answers, gboolean follow)
{
  FpDecision decision;

  for (guint i = 0; fp_engine_decision (gate->engine, &decision) && decision.seat != gate->viewer; i++)
    {
      guint option = find_or_any (gate, follow && i < answers->len ? g_ptr_array_index (answers, i) : "");
      char id[128];

      fp_option_id (gate->engine, &fp_engine_options (gate->engine)->option[option], id, sizeof id);
      if (!follow)
        g_ptr_array_add (answers, g_strdup (id));
      fp_engine_answer (gate->engine, option);
    }
}

/* Goes on in @state, game @which, with answer @option of the viewer until they are asked again; what they are told, and
 * what all see.  The second game follows @answers, the first adds them. */
static char *
live (Gate *gate, FpState *state, guint option, GPtrArray *answers, guint which)
{
  FpView *view = gate->views[which], *open = gate->open[which];
  FpDecision decision;
  g_autofree char *asked = NULL;

  fp_engine_use (gate->engine, state);
  gate->heard = g_string_new (NULL);
  gate->engine->trace = gate->traces[which];
  if (fp_engine_decision (gate->engine, &decision) && decision.seat == gate->viewer)
    fp_engine_answer (gate->engine, option);
  answer_for_others (gate, answers, which > 0);
  gate->engine->trace = NULL;
  asked = question (gate->engine, gate->viewer);
  fp_view_make (gate->engine, FP_NOBODY, open);
  blur (gate->engine, open);
  fp_view_make (gate->engine, gate->viewer, view);
  blur (gate->engine, view);
  fp_engine_use (gate->engine, gate->real);
  g_string_append (gate->heard, asked);
  return g_string_free (g_steal_pointer (&gate->heard), FALSE);
}

/* Two games that differ only in what the viewer can't know go on with the same chances: as long as they are told the
 * same and all see the same they see the same, for what they weren't told of has taught them nothing. */
static void
live_on (Gate *gate, uint8_t viewer)
{
  FpState *states[2] = { gate->third, gate->other };

  gate->viewer = viewer;
  fp_determinize (gate->engine, viewer, &gate->random, states[1]);
  states[1]->head.random = gate->real->head.random;
  fp_state_copy (states[0], gate->real);
  trace_anew (gate, 0);
  trace_anew (gate, 1);
  for (guint step = 0; step < LIVES; step++)
    {
      g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (g_free);
      char *texts[2];
      gboolean same;
      guint option = 0;

      fp_engine_use (gate->engine, states[0]);
      if (fp_engine_options (gate->engine)->n > 0)
        option = fp_random_below (&gate->random, fp_engine_options (gate->engine)->n);
      for (guint i = 0; i < 2; i++)
        texts[i] = live (gate, states[i], option, answers, i);
      same = strcmp (texts[0], texts[1]) == 0 && fp_view_same (gate->open[0], gate->open[1]) &&
             states[0]->head.ending == FP_ENDING_NONE;
      if (same && !fp_view_same (gate->views[0], gate->views[1]))
        {
          g_autofree char *differs = difference (gate->engine, gate->views[0], gate->views[1]);

          g_error ("seat %u is told:\n%sbut sees:\n%s", viewer, texts[0], differs);
        }
      if (same)
        assert_same_reasons (gate, states, texts[0]);
      gate->lives += same;
      g_free (texts[0]);
      g_free (texts[1]);
      if (!same)
        break;
    }
}

/* --- Games --- */

/* More of them with FIFTH_PLANET_GATE=20, so many times as many. */
static guint
times (void)
{
  const char *said = g_getenv ("FIFTH_PLANET_GATE");

  return said != NULL ? (guint) g_ascii_strtoull (said, NULL, 10) : 1;
}

static void
play (Gate *gate, uint64_t seed, uint32_t options, gboolean crowded, void (*look) (Gate *gate, FpDecision *decision))
{
  FpDecision decision;

  fp_engine_use (gate->engine, gate->real);
  fp_engine_start (gate->engine, 2, seed, options);
  if (crowded)
    fp_position_crowd (gate->engine, CROWD);
  while (fp_engine_decision (gate->engine, &decision))
    {
      int tempter = fp_engine_find_option (gate->engine, "whispers:tempter");

      if (tempter >= 0)
        {
          fp_engine_answer (gate->engine, (guint) tempter);
          continue;
        }
      look (gate, &decision);
      fp_engine_answer (gate->engine, fp_random_below (&gate->choices, fp_engine_options (gate->engine)->n));
    }
}

/* Plain games, games with dealt aliens, and games on a crowded table in turn. */
static void
play_any (Gate *gate, uint64_t seed, void (*look) (Gate *gate, FpDecision *decision))
{
  play (gate, seed, seed % 3 == 1 ? DEALT_ALIENS : seed % 3 == 2 ? NO_ALIENS : 0, seed % 3 == 2, look);
}

static void
look_anew (Gate *gate, FpDecision *decision G_GNUC_UNUSED)
{
  FP_EACH_SEAT (gate->real, viewer)
    assert_same_to (gate, viewer);
}

static void
look_at_secrets (Gate *gate, FpDecision *decision)
{
  if (decision->flags & FP_DECISION_SECRET)
    fork_secret (gate, decision);
}

static void
look_ahead (Gate *gate, FpDecision *decision G_GNUC_UNUSED)
{
  FP_EACH_SEAT (gate->real, viewer)
    live_on (gate, viewer);
}

static void
set_up (Gate *gate, gconstpointer data)
{
  FpCatalog *const *catalog = data;

  gate->engine = fp_engine_new (fp_edition_nth (0), *catalog);
  gate->real = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  gate->other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  gate->third = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  for (guint i = 0; i < 2; i++)
    {
      gate->dealt[i] = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
      gate->views[i] = g_new0 (FpView, 1);
      gate->open[i] = g_new0 (FpView, 1);
    }
  fp_random_seed (&gate->random, 5);
  fp_random_seed (&gate->choices, 6);
  gate->engine->listener = listen;
  gate->engine->listener_data = gate;
}

static void
tear_down (Gate *gate, gconstpointer data G_GNUC_UNUSED)
{
  fp_engine_free (gate->engine);
  g_aligned_free (gate->real);
  g_aligned_free (gate->other);
  g_aligned_free (gate->third);
  for (guint i = 0; i < 2; i++)
    fp_trace_free (gate->traces[i]);
  for (guint i = 0; i < 2; i++)
    g_aligned_free (gate->dealt[i]);
  for (guint i = 0; i < 2; i++)
    {
      g_free (gate->views[i]);
      g_free (gate->open[i]);
    }
}

static void
test_dealt_anew (Gate *gate, gconstpointer data G_GNUC_UNUSED)
{
  for (uint64_t seed = 1; gate->positions < 2 * POSITIONS * times (); seed++)
    play_any (gate, seed, look_anew);
  g_test_message ("%u views, %u sentences, %u reasons", gate->positions, gate->told, gate->whys);
  g_assert_cmpuint (gate->told, >, POSITIONS / 4);
}

static void
test_answered_otherwise (Gate *gate, gconstpointer data G_GNUC_UNUSED)
{
  gate->events = 1;
  for (uint64_t seed = 1; gate->forks < FORKS * times (); seed++)
    play_any (gate, seed, look_at_secrets);
  g_test_message ("%u secret answers, %u reasons", gate->forks, gate->whys);
}

static void
test_lived_on (Gate *gate, gconstpointer data G_GNUC_UNUSED)
{
  gate->events = 1;
  for (uint64_t seed = 1; gate->lives < LIVED * times (); seed++)
    play_any (gate, seed, look_ahead);
  g_test_message ("%u answers, %u reasons", gate->lives, gate->whys);
}

/* Rules that look at what is hidden, or lie hidden themselves. */
static void
test_whispers (Gate *gate, gconstpointer data G_GNUC_UNUSED)
{
  for (uint64_t seed = 1; gate->positions < POSITIONS * times (); seed++)
    play (gate, seed, seed % 2 == 0 ? NO_ALIENS : 0, FALSE, look_anew);
  gate->events = 1;
  for (uint64_t seed = 1; gate->lives < LIVED / 4; seed++)
    play (gate, seed, seed % 2 == 0 ? NO_ALIENS : 0, FALSE, look_ahead);
  for (uint64_t seed = 1; gate->forks < FORKS / 4; seed++)
    play (gate, seed, 0, FALSE, look_at_secrets);
  g_test_message ("%u answers, %u secret ones, %u reasons", gate->lives, gate->forks, gate->whys);
}

int
main (int argc, char **argv)
{
  g_autofree char *more = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  more = g_test_build_filename (G_TEST_DIST, "sets", "hidden-information.xml", NULL);
  box = duel_catalog_with (NULL);
  whispers = duel_catalog_with (more);
  g_test_add ("/gate/dealt-anew", Gate, &box, set_up, test_dealt_anew, tear_down);
  g_test_add ("/gate/answered-otherwise", Gate, &box, set_up, test_answered_otherwise, tear_down);
  g_test_add ("/gate/lived-on", Gate, &box, set_up, test_lived_on, tear_down);
  g_test_add ("/gate/whispers", Gate, &whispers, set_up, test_whispers, tear_down);
  status = g_test_run ();
  fp_catalog_free (box);
  fp_catalog_free (whispers);
  return status;
}
