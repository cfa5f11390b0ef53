/* SPDX-License-Identifier: GPL-3.0-or-later */
/* <expect seen="CARD" by="blue" in="orange.hand"/>: what a seat sees, what it knows to be
 * somewhere, and that it doesn't. */
#include "archive/scenarios/fp-scenario-private.h"

#include "archive/fp-xml-validator.h"
#include "engine/knowledge/fp-view.h"

#include <string.h>

/* Claims about a card and a seat. */
static const struct
{
  const char *attribute;
  gboolean wanted; /* TRUE: the claim must hold; FALSE: it must not */
  gboolean pooled; /* TRUE: about cards known to be in a pool, not about cards seen */
} claims[] = {
  { "seen", TRUE, FALSE },
  { "unseen", FALSE, FALSE },
  { "known", TRUE, TRUE },
  { "unknown", FALSE, TRUE },
};

/* Words behind a player's name that are no zones: all hidden cards the player holds; those or the
 * deck. */
static const char *const held_word = "held", *const cards_word = "cards", *const under_word = "under";

/* The place in “in”. */
typedef struct
{
  int zone; /* of the edition, −1: none */
  int under; /* cards under this definition, −1: another place */
  uint8_t owner;
  gboolean held, cards; /* the pools of a player that are no zone */
} Where;

/* Parses “orange.hand”, “past”, “orange.held”, “pitfall.under”. FALSE: no such place. */
static gboolean
find_place (const FpEdition *edition, const FpCatalog *catalog, const char *text, Where *where)
{
  const char *dot = strrchr (text, '.');
  const char *word = dot != NULL ? dot + 1 : text;
  g_autofree char *owner = dot != NULL ? g_strndup (text, (gsize) (dot - text)) : NULL;
  int seat = owner != NULL ? fp_edition_seat (edition, owner) : FP_NOBODY;

  *where = (Where){ .zone = -1, .under = -1 };
  if (owner != NULL && seat < 0)
    {
      where->under = strcmp (word, under_word) == 0 ? fp_catalog_find (catalog, owner) : -1;
      return where->under >= 0;
    }
  where->owner = (uint8_t) seat;
  for (guint i = 0; i < edition->n_zones && where->zone < 0; i++)
    if (edition->zones[i].owner == where->owner && strcmp (edition->zones[i].id, word) == 0)
      where->zone = (int) i;
  where->held = owner != NULL && strcmp (word, held_word) == 0;
  where->cards = owner != NULL && strcmp (word, cards_word) == 0;
  return where->zone >= 0 || where->held || where->cards;
}

static gboolean
is_pool (const FpEdition *edition, const Where *where)
{
  return where->held || where->cards ||
         (where->zone >= 0 && edition->zones[where->zone].visibility == FP_VISIBLE_TO_NOBODY);
}

void
fp_scenario_check_seen (const FpElement *expect, const FpEdition *edition, const FpCatalog *catalog,
                        FpProblems *problems)
{
  const FpAttribute *in = fp_element_attribute (expect, "in"), *by = fp_element_attribute (expect, "by");
  const char *claimed = NULL;
  gboolean pooled = FALSE;
  Where where;

  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    if (fp_element_get (expect, claims[i].attribute) != NULL)
      {
        if (claimed != NULL)
          fp_problems_add (problems, expect->at, "“%s” beside “%s”; expected an <expect> for each", claims[i].attribute,
                           claimed);
        claimed = claims[i].attribute;
        pooled = claims[i].pooled;
      }
  if (claimed != NULL && by == NULL)
    fp_problems_add (problems, expect->at, "“%s” without “by”; the two belong together", claimed);
  if (claimed == NULL && by != NULL)
    fp_problems_add (problems, by->at, "“by” without “seen”; the two belong together");
  if (pooled && in == NULL)
    fp_problems_add (problems, expect->at, "“%s” without “in”; the two belong together", claimed);
  if (claimed == NULL || in == NULL)
    return;
  if (!find_place (edition, catalog, in->value, &where))
    fp_problems_add (problems, in->value_at, "unknown place “%s”; expected one such as %s.hand, past or CARD.under",
                     in->value, edition->seat_ids[0]);
  else if (pooled && !is_pool (edition, &where))
    fp_problems_add (problems, in->value_at, "“%s” is no deck; expected one, or SEAT.held, or SEAT.cards", in->value);
  else if (!pooled && (where.held || where.cards))
    fp_problems_add (problems, in->value_at, "“%s” is several places; expected one of them, or none", in->value);
}

/* Returns TRUE if the cards of @zone are meant. */
static gboolean
is_there (const FpScenarioRun *run, const FpView *view, guint zone, const Where *where)
{
  uint16_t host = view->zones[zone].under;

  if (where == NULL)
    return TRUE;
  if (where->under < 0)
    return (int) zone == where->zone;
  return host < fp_scenario_engine (run)->state->head.n_cards &&
         fp_scenario_engine (run)->state->cards[host].def == where->under;
}

static gboolean
sees (const FpScenarioRun *run, const FpView *view, int def, const Where *where)
{
  for (guint zone = 0; zone < view->n_zones; zone++)
    for (guint i = 0; i < view->zones[zone].listed; i++)
      if (is_there (run, view, zone, where) && view->cards[view->zones[zone].first + i].def == def)
        return TRUE;
  return FALSE;
}

static gboolean
knows (const FpView *view, int def, const Where *where)
{
  for (guint i = 0; i < view->n_pools; i++)
    {
      const FpViewPool *pool = &view->pools[i];
      gboolean there = where->zone >= 0
                           ? pool->zone == where->zone
                           : pool->zone == FP_MAX_ZONES && pool->owner == where->owner && pool->held == where->held;

      for (guint k = 0; there && k < pool->n; k++)
        if (view->pooled[pool->first + k] == def)
          return TRUE;
    }
  return FALSE;
}

/* Evaluates one claim about the card @id. */
static void
check (FpScenarioRun *run, const FpElement *expect, guint claim, const char *id)
{
  const FpEdition *edition = fp_scenario_engine (run)->edition;
  const char *by = fp_element_get (expect, "by"), *in = fp_element_get (expect, "in");
  int def = fp_catalog_find (fp_scenario_engine (run)->catalog, id);
  gboolean placed = in != NULL, pooled = claims[claim].pooled, so;
  g_autofree FpView *view = g_new0 (FpView, 1);
  Where where;

  if (placed && !find_place (edition, fp_scenario_engine (run)->catalog, in, &where))
    g_return_if_reached ();
  fp_view_make (fp_scenario_engine (run), (uint8_t) fp_edition_seat (edition, by), view);
  so = pooled ? knows (view, def, &where) : sees (run, view, def, placed ? &where : NULL);
  if (so == claims[claim].wanted)
    return;
  fp_scenario_fail (run, expect->at, "“%s” %s%s “%s”%s%s; expected that it %s", by, pooled ? "knows of " : "sees ",
                    so ? "a" : "no", id, placed ? " in " : "", placed ? in : "", so ? "doesn't" : "does");
}

void
fp_scenario_seen (FpScenarioRun *run, const FpElement *expect)
{
  for (guint i = 0; i < G_N_ELEMENTS (claims); i++)
    if (fp_element_get (expect, claims[i].attribute) != NULL)
      check (run, expect, i, fp_element_get (expect, claims[i].attribute));
}
