/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Comparison of a position with determinizations of it. */
#include "session/same-views.h"

#include <stdlib.h>
#include <string.h>

#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-view.h"
#include "engine/state/fp-random.h"
#include "text/fp-text.h"

struct _SameViews
{
  FpEngine *engine;
  FpState *other;
  FpView *views[2];
  FpRandom random;
};

static const FpTextNames names = { { "Ada", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal" } };

SameViews *
same_views_new (FpEngine *engine, uint64_t seed)
{
  SameViews *views = g_new0 (SameViews, 1);

  views->engine = engine;
  views->other = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  views->views[0] = g_new0 (FpView, 1);
  views->views[1] = g_new0 (FpView, 1);
  fp_random_seed (&views->random, seed);
  return views;
}

void
same_views_free (SameViews *views)
{
  g_aligned_free (views->other);
  g_free (views->views[0]);
  g_free (views->views[1]);
  g_free (views);
}

/* --- Texts --- */

static void
add_options (FpEngine *engine, const FpDecision *decision, GString *text)
{
  const FpOptions *options = fp_engine_options (engine);
  char id[FP_OPTION_ID_SIZE];

  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      g_autofree char *label = fp_text_option (engine, decision, option, &names);

      /* The row of a card that lies face down is any of those that lie there. */
      gboolean card = option->kind == FP_OPTION_CARD;

      g_string_append_printf (text, "%s %s %u %d %d\n", fp_option_id (engine, option, id, sizeof id), label,
                              option->kind, card ? 0 : option->value, card ? 0 : option->target);
    }
}

char *
same_views_decision (FpEngine *engine, uint8_t viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  uint16_t asking;
  FpDecision decision;
  char id[FP_OPTION_ID_SIZE];

  if (!fp_engine_decision (engine, &decision))
    return g_strdup ("over");
  g_string_append_printf (text, "%u\n", decision.seat);
  if (decision.seat == viewer)
    {
      sentence = fp_text_decision (engine, &decision, &names);
      asking = fp_text_deciding_card (engine);
      g_string_append_printf (text, "%s %s %u %u %u %u\n", fp_decision_id (engine, &decision, id, sizeof id), sentence,
                              decision.flags, decision.picked, decision.least, decision.most);
      g_string_append_printf (text, "%d\n", asking == FP_NO_CARD ? -1 : engine->state->cards[asking].def);
      add_options (engine, &decision, text);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static int
compare_cards (const void *a, const void *b)
{
  return memcmp (a, b, sizeof (FpViewCard));
}

/* Writes the cards of @zone, in hands in an order of their own. Their rows and the order of a hand
 * are the program's: a card that was hidden has any row of those that lay with it. */
static void
copy_cards (const FpEngine *engine, const FpView *view, guint zone, FpViewCard *cards)
{
  guint n = view->zones[zone].listed;

  memcpy (cards, &view->cards[view->zones[zone].first], n * sizeof *cards);
  for (guint i = 0; i < n; i++)
    cards[i].card = 0;
  if (zone < engine->edition->n_zones && engine->edition->zones[zone].visibility == FP_VISIBLE_TO_OWNER)
    qsort (cards, n, sizeof *cards, compare_cards);
}

/* Adds the lines about the cards that differ. */
static void
add_cards (const FpEngine *engine, const FpView *one, const FpView *two, GString *text)
{
  static FpViewCard cards[2][FP_MAX_CARDS];

  for (guint zone = 0; zone < one->n_zones; zone++)
    {
      guint n = one->zones[zone].listed, others = two->zones[zone].listed;

      copy_cards (engine, one, zone, cards[0]);
      copy_cards (engine, two, zone, cards[1]);
      for (guint i = 0; i < MAX (n, others); i++)
        if (n != others || memcmp (&cards[0][i], &cards[1][i], sizeof cards[0][i]) != 0)
          g_string_append_printf (text, "%s: card %u of %u and %u is %d (%d) and %d (%d)\n",
                                  zone < engine->edition->n_zones ? engine->edition->zones[zone].id : "under", i, n,
                                  others, (int16_t) cards[0][i].def, cards[0][i].face, (int16_t) cards[1][i].def,
                                  cards[1][i].face);
    }
}

/* Returns the number of equal bytes before the first that differs. */
static guint
first_difference (const void *one, const void *two, guint n)
{
  const guint8 *a = one, *b = two;
  guint i = 0;

  while (i < n && a[i] == b[i])
    i++;
  return i;
}

char *
same_views_difference (const FpEngine *engine, const FpView *one, const FpView *two)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FpViewEncounter encounters[] = { one->encounter, two->encounter };

  add_cards (engine, one, two, text);
  if (one->n_pooled != two->n_pooled || memcmp (one->pools, two->pools, one->n_pools * sizeof *one->pools) != 0 ||
      memcmp (one->pooled, two->pooled, one->n_pooled * sizeof *one->pooled) != 0)
    g_string_append (text, "pools\n");
  for (uint8_t seat = 0; seat < one->n_seats; seat++)
    {
      if (one->encounter.total[seat] != two->encounter.total[seat])
        g_string_append_printf (text, "total of %u: %d and %d\n", seat, one->encounter.total[seat],
                                two->encounter.total[seat]);
      if (memcmp (&one->seats[seat], &two->seats[seat], sizeof one->seats[seat]) != 0)
        g_string_append_printf (text, "seat %u: %d and %d planets, limits %d and %d\n", seat, one->seats[seat].standing,
                                two->seats[seat].standing, one->seats[seat].hand_limit, two->seats[seat].hand_limit);
    }
  /* The card that began the encounter may lie in a deck again, with any row. */
  encounters[0].card = encounters[1].card = 0;
  if (memcmp (&encounters[0], &encounters[1], sizeof encounters[0]) != 0)
    g_string_append_printf (text, "the encounter, from byte %u on\n",
                            first_difference (&encounters[0], &encounters[1], sizeof encounters[0]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* --- Comparison --- */

static void
check_for (SameViews *views, uint8_t viewer)
{
  FpEngine *engine = views->engine;
  FpState *real = engine->state;
  g_autofree char *decision = same_views_decision (engine, viewer), *other = NULL;
  g_autofree char *differs = NULL;

  fp_view_make (engine, viewer, views->views[0]);
  fp_determinize (engine, viewer, &views->random, views->other);
  fp_engine_use (engine, views->other);
  fp_view_make (engine, viewer, views->views[1]);
  other = same_views_decision (engine, viewer);
  fp_engine_use (engine, real);
  if (strcmp (decision, other) != 0)
    g_error ("hidden cards change what seat %u is asked:\n%s\n%s", viewer, decision, other);
  if (!fp_view_same (views->views[0], views->views[1]))
    {
      differs = same_views_difference (engine, views->views[0], views->views[1]);
      if (differs[0] != '\0')
        g_error ("hidden cards change what seat %u sees at:\n%s%s", viewer, decision, differs);
    }
}

void
same_views_check (SameViews *views)
{
  FP_EACH_SEAT (views->engine->state, viewer)
    check_for (views, viewer);
}
