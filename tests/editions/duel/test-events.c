/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Numbers, ids and order of the events of an edition, and of one that has none of its own. */
#include <string.h>

#include "editions/duel/duel-events.h"
#include "editions/duel/fp-duel.h"
#include "engine/runner/fp-engine.h"

/* An edition that plays with the events of the machine. */
static const FpEdition plain = { .id = "plain" };

/* Each event has an id of its own, by which it is found again. */
static void
check_ids (const FpEdition *edition)
{
  guint n = fp_event_n_listed (edition);
  g_assert_cmpuint (n, ==, FP_N_EVENTS + edition->n_events);
  g_assert_cmpuint (n, <=, FP_MAX_EVENTS);
  for (guint kind = 0; kind < n; kind++)
    {
      const FpEventDef *def = fp_event_def (edition, kind);
      g_assert_nonnull (def);
      g_assert_nonnull (def->id);
      g_assert_cmpint (fp_event_from_id (edition, def->id), ==, kind);
    }
  g_assert_null (fp_event_def (edition, n));
  g_assert_null (fp_event_def (edition, FP_NO_EVENT));
  g_assert_false (fp_event_tells (edition, FP_NO_EVENT, ~0U));
  g_assert_cmpint (fp_event_from_id (edition, "no-such-event"), ==, -1);
}

/* A list has each event once. */
static void
check_order (const FpEdition *edition)
{
  gboolean listed[FP_MAX_EVENTS] = { FALSE };
  for (guint i = 0; i < fp_event_n_listed (edition); i++)
    {
      guint kind = fp_event_listed (edition, i);
      g_assert_nonnull (fp_event_def (edition, kind));
      g_assert_false (listed[kind]);
      listed[kind] = TRUE;
    }
}

static void
test_ids (void)
{
  check_ids (fp_duel_edition ());
  check_ids (&plain);
}

static void
test_order (void)
{
  check_order (fp_duel_edition ());
  check_order (&plain);
}

/* An edition's own events are unknown to others. */
static void
test_own (void)
{
  g_assert_cmpint (fp_event_from_id (fp_duel_edition (), "clout-counted"), ==, DUEL_EVENT_CLOUT_COUNTED);
  g_assert_cmpint (fp_event_from_id (&plain, "clout-counted"), ==, -1);
  g_assert_null (fp_event_def (&plain, DUEL_EVENT_CLOUT_COUNTED));
  g_assert_cmpint (fp_event_from_id (&plain, "ships-destroyed"), ==, FP_EVENT_SHIPS_DESTROYED);
}

/* Each figure is counted from events, and has an id of its own. */
static void
test_figures (void)
{
  const FpEdition *edition = fp_duel_edition ();
  g_assert_cmpuint (edition->n_figures, <=, FP_MAX_FIGURES);
  for (guint i = 0; i < edition->n_figures; i++)
    {
      const FpFigureDef *figure = &edition->figures[i];
      g_assert_cmpuint (figure->n_events, >, 0);
      g_assert_cmpuint (figure->n_events, <=, FP_FIGURE_EVENTS);
      for (guint k = 0; k < figure->n_events; k++)
        g_assert_nonnull (fp_event_def (edition, figure->events[k]));
      for (guint k = 0; k < i; k++)
        g_assert_cmpstr (edition->figures[k].id, !=, figure->id);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/events/ids", test_ids);
  g_test_add_func ("/events/order", test_order);
  g_test_add_func ("/events/own", test_own);
  g_test_add_func ("/events/figures", test_figures);
  return g_test_run ();
}
