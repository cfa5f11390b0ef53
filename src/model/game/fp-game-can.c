/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Can I …?”: the cards and steps that words name, and the answers about them. */
#include "model/game/fp-game-can.h"

#include "model/game/fp-game-private.h"
#include "model/items/fp-item.h"
#include "model/presenter/fp-presenter.h"
#include "model/presenter/fp-presenter-private.h"
#include "text/why/fp-text-can.h"

enum
{
  MOST_ANSWERS = 6,
};

/* A card or step that the words may mean. */
typedef struct
{
  guint index; /* definition, or procedure */
  gboolean step;
  guint matched, words; /* words of its name: those that were typed, and all */
} FpCandidate;

/* Returns the number of @words that begin with one of @typed. */
static guint
count_matches (char **words, char **typed)
{
  guint n = 0;
  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean found = FALSE;
      for (guint k = 0; typed[k] != NULL && !found; k++)
        found = g_str_has_prefix (words[i], typed[k]);
      n += found;
    }
  return n;
}

/* Adds the thing called @name if words of it were typed. */
static void
consider (GArray *candidates, char **typed, const char *name, guint index, gboolean step)
{
  g_auto (GStrv) words = g_str_tokenize_and_fold (name, NULL, NULL);
  FpCandidate candidate = { index, step, count_matches (words, typed), g_strv_length (words) };
  if (candidate.matched > 0)
    g_array_append_val (candidates, candidate);
}

/* A name that was typed as a whole comes first, then that of which more was typed. */
static int
by_match (gconstpointer a, gconstpointer b)
{
  const FpCandidate *x = a, *y = b;
  gboolean whole_x = x->matched == x->words, whole_y = y->matched == y->words;
  if (x->matched != y->matched && whole_x == whole_y)
    return x->matched > y->matched ? -1 : 1;
  if (whole_x != whole_y)
    return whole_x ? -1 : 1;
  return x->step != y->step ? (x->step ? 1 : -1) : (x->index > y->index) - (x->index < y->index);
}

/* Returns the things that @query names, of FpCandidate, the best first. Worse matches are left out
 * if there are better ones. */
static GArray *
find_candidates (const FpEngine *engine, const char *query)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (FpCandidate));
  g_auto (GStrv) typed = g_str_tokenize_and_fold (query, NULL, NULL);
  for (guint def = 0; def < engine->catalog->cards->len; def++)
    {
      g_autofree char *name = fp_text_card (engine->catalog, def);
      consider (candidates, typed, name, def, FALSE);
    }
  for (guint step = 0; step < engine->edition->n_procedures; step++)
    if (engine->edition->procedures[step].step)
      consider (candidates, typed, fp_text_step (engine, step, 0), step, TRUE);
  g_array_sort (candidates, by_match);
  guint n = 0;
  while (n < candidates->len && n < MOST_ANSWERS)
    {
      const FpCandidate *best = &g_array_index (candidates, FpCandidate, 0),
                        *next = &g_array_index (candidates, FpCandidate, n);
      if (next->matched < best->matched ||
          (best->matched == best->words && next->matched < next->words && best->words > 1))
        break;
      n++;
    }
  g_array_set_size (candidates, n);
  return candidates;
}

/* Returns the item of the answer @why, about the card @def unless that is negative. */
static FpWhyItem *
read_answer (FpGame *self, const FpWhy *why, int def)
{
  const FpEngine *engine = fp_session_engine (fp_game_seen (self));
  const FpWhyFacts facts = {
    .section = g_strdup (fp_text_why_section (why->section)),
    .title = g_strdup (why->title),
    .text = g_strdup (why->text),
    .card = why->card != FP_NO_CARD ? fp_game_card (self, why->card)
            : def >= 0              ? fp_presenter_printed (engine->catalog, (guint) def)
                                    : NULL,
    .page = why->topic != NULL ? g_strdup_printf ("%s-%s", engine->edition->id, why->topic) : NULL,
  };
  return fp_why_item_new (&facts);
}

/* Appends the answers about the things of @candidates with @steps or not. */
static void
answer (FpGame *self, const GArray *candidates, gboolean steps, GPtrArray *items)
{
  FpSession *session = fp_game_seen (self);
  int viewer = fp_game_viewer (self);
  guint things[MOST_ANSWERS], n = 0;
  for (guint i = 0; i < candidates->len; i++)
    if (g_array_index (candidates, FpCandidate, i).step == steps)
      things[n++] = g_array_index (candidates, FpCandidate, i).index;
  g_autoptr (GPtrArray) found = fp_text_can (fp_session_engine (session), viewer >= 0 ? (uint8_t) viewer : FP_NOBODY,
                                             fp_session_names (session), things, steps ? 0 : n, things, steps ? n : 0);
  for (guint i = 0; i < found->len; i++)
    g_ptr_array_add (items, read_answer (self, g_ptr_array_index (found, i), steps ? -1 : (int) things[i]));
}

GListModel *
fp_game_can (FpGame *self, const char *query)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  if (fp_game_curtain (self) < 0)
    {
      g_autoptr (GArray) candidates = find_candidates (fp_session_engine (fp_game_seen (self)), query);
      answer (self, candidates, FALSE, items);
      answer (self, candidates, TRUE, items);
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_WHY_ITEM, items));
}

GListModel *
fp_game_can_card (FpGame *self, const char *id)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  int def = fp_catalog_find (fp_session_engine (fp_game_seen (self))->catalog, id);
  if (fp_game_curtain (self) < 0 && def >= 0)
    {
      g_autoptr (GArray) candidates = g_array_new (FALSE, FALSE, sizeof (FpCandidate));
      const FpCandidate card = { .index = (guint) def };
      g_array_append_val (candidates, card);
      answer (self, candidates, FALSE, items);
    }
  return G_LIST_MODEL (fp_item_list (FP_TYPE_WHY_ITEM, items));
}
