/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random sets of cards: the cards themselves. */
#include "editions/duel/random-parts.h"
#include "editions/duel/duel-kinds.h"

#include <string.h>

enum
{
  MOST_LINES = 9, /* of a rule */
};

/* --- Cards --- */

/* Starts a program without variables. */
static void
begin_names (RandomCards *cards, gboolean owned)
{
  g_array_set_size (cards->variables, 0);
  cards->scope = (FpScope){ .edition = cards->edition, .catalog = cards->scope.catalog };
  cards->scope.variables = cards->variables;
  cards->scope.counters = cards->counters;
  cards->n_slots = 0;
  cards->depth = 0;
  cards->lines = MOST_LINES;
  cards->owned = cards->about = owned;
  cards->replacing = FALSE;
}

/* Restricts some abilities to one kind of encounter. Moments of the other kind never come for
 * these. */
static void
write_where (RandomCards *cards, const char *element, gboolean owned, gboolean modifies)
{
  static const char *const limits[] = { "encounter", "destiny", "game" };
  gboolean held = strcmp (element, "plan") == 0 || strcmp (element, "reinforcement") == 0;

  if (owned && random_chance (cards, 15))
    random_attribute (cards, "role", cards->edition->roles[random_below (cards, cards->edition->n_roles)].id);
  if (modifies && random_chance (cards, 50))
    random_attribute (cards, "used-at", random_moment (cards));
  else if (!modifies && random_chance (cards, 5))
    random_attribute (cards, "silent", "yes");
  if (!modifies && random_chance (cards, 20))
    random_attribute (cards, "limit", random_one_of (cards, limits, G_N_ELEMENTS (limits)));
  /* Cards that others can't see may change hardly any answer. */
  if (!modifies && (held || strcmp (element, "envoy") == 0) && random_chance (cards, 8))
    random_attribute (cards, "where", held ? "hand" : "face-down");
  cards->fought = random_chance (cards, 8);
  if (cards->fought)
    random_attribute (cards, "in", random_chance (cards, 50) ? "duel" : "duel contest");
  cards->shared = modifies;
  if (random_chance (cards, 8))
    random_expression_attribute (cards, "if", FP_TYPE_YES_NO);
  cards->shared = FALSE;
}

static void
write_ability (RandomCards *cards, const char *element, guint index, gboolean owned)
{
  gboolean modifies = random_chance (cards, 25);

  cards->fought = FALSE;
  g_string_append_printf (cards->out, "<ability id=\"a%u\"", index);
  begin_names (cards, owned);
  cards->scope.no_bare = TRUE;
  write_where (cards, element, owned, modifies);
  g_string_append (cards->out, "><name>Does it</name><text>Something.</text>");
  if (random_chance (cards, 10))
    g_string_append (cards->out, "<clarification>Or not.</clarification>");
  if (modifies)
    random_modify (cards, FALSE);
  else
    for (guint n = 1 + random_below (cards, 2); n > 0; n--)
      {
        begin_names (cards, owned);
        cards->scope.no_bare = TRUE;
        random_answer (cards, FALSE, random_chance (cards, 35));
      }
  cards->fought = FALSE;
  g_string_append (cards->out, "</ability>");
}

/* A counter, set and read by an ability of its own. */
static void
write_counter (RandomCards *cards)
{
  const FpCounterDef counter = { .id = (char *) "tally", .start = 1, .most = 4 };

  g_array_set_size (cards->counters, 0);
  if (!random_chance (cards, 40))
    return;
  g_array_append_val (cards->counters, counter);
  g_string_append (cards->out, "<counter id=\"tally\" start=\"1\" most=\"4\" danger=\"3\"/>");
}

/* Numbers that everybody may know. */
static void
write_progress (RandomCards *cards, gboolean owned)
{
  if (owned)
    g_string_append (cards->out, "<progress value=\"me.supply\" of=\"count(opponent.hand)\" "
                                 "danger=\"4 > me.supply\"><label>Ships</label></progress>");
  else
    g_string_append (cards->out, "<progress value=\"count(revealed-planets)\"><label>Planets</label></progress>");
}

static void
write_counting (RandomCards *cards)
{
  if (cards->counters->len == 0)
    return;
  g_string_append_printf (cards->out,
                          "<ability id=\"count\"><text>Counts.</text><trigger after=\"%s\" if=\"10 > tally\">"
                          "<assign name=\"tally\" to=\"tally + 1\"/></trigger></ability>",
                          random_step (cards));
}

/* Attributes of any card: its copies, the card that it replaces, the id that the first card of a
 * kind had in another set, its use in first games. */
static void
write_common (RandomCards *cards, const char *element, guint index)
{
  const FpCatalog *catalog = cards->scope.catalog;
  const FpCardDef *place = fp_catalog_card (catalog, random_below (cards, catalog->cards->len));
  gboolean deals = strcmp (element, "alien") == 0 || strcmp (element, "envoy") == 0;

  for (guint tries = 0; tries < 400 && strcmp (duel_kinds[place->kind].id, element) != 0; tries++)
    place = fp_catalog_card (catalog, random_below (cards, catalog->cards->len));
  if (random_chance (cards, 12) && strcmp (duel_kinds[place->kind].id, element) == 0)
    g_string_append_printf (cards->out, " replaces=\"%s:%s\"", place->set, place->id);
  if (index == 0)
    g_string_append_printf (cards->out, " formerly=\"attic:fan-%s\"", element);
  if (random_chance (cards, 20))
    g_string_append_printf (cards->out, " copies=\"%u\"", 1 + random_below (cards, 3));
  if (deals && random_chance (cards, 10))
    random_attribute (cards, "first-game", "yes");
}

static void
write_card (RandomCards *cards, const char *element, const char *attributes, guint index, gboolean owned)
{
  g_string_append_printf (cards->out, "<%s id=\"fan-%s-%u\" origin=\"original\" %s", element, element, index,
                          attributes);
  write_common (cards, element, index);
  g_string_append (cards->out, "><name>Fan</name>");
  if (random_chance (cards, 20))
    g_string_append (cards->out, "<flavor>It hums.</flavor><brief>It counts.</brief>");
  if (strcmp (element, "tactic") == 0)
    g_string_append (cards->out, "<half icon=\"blast\" value=\"2\"/><half icon=\"recover\" value=\"3\"/>");
  write_counter (cards);
  if (index == 0)
    write_progress (cards, owned);
  write_counting (cards);
  for (guint i = 0, n = 1 + random_below (cards, 3); i < n; i++)
    write_ability (cards, element, i, owned);
  g_string_append_printf (cards->out, "</%s>\n", element);
}

static void
write_destiny (RandomCards *cards, const char *element, guint index)
{
  g_array_set_size (cards->counters, 0);
  g_string_append_printf (cards->out, "<%s id=\"fan-%s-%u\" origin=\"original\" next=\"%s\"", element, element, index,
                          element);
  write_common (cards, element, index);
  g_string_append (cards->out, "><name>Fan</name><text>Something.</text><program>");
  begin_names (cards, FALSE);
  random_lines (cards, 3);
  g_string_append_printf (cards->out, "</program></%s>\n", element);
}

/* Cards that only some sets have. */
static void
write_others (RandomCards *cards)
{
  static const struct
  {
    const char *element, *attributes;
    guint percent;
    gboolean owned;
  } others[] = {
    { "reinforcement", "adds=\"2\" value=\"7\"", 50, FALSE },
    { "plan", "value=\"9\"", 30, TRUE },
    { "tactic", "", 30, TRUE },
    { "overlay", "", 30, FALSE },
    { "planet", "symbol=\"pink\"", 30, FALSE },
    { "module", "", 30, FALSE },
  };
  static const char *const destinies[] = { "discovery", "event", "refresh" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (random_chance (cards, others[i].percent))
      write_card (cards, others[i].element, others[i].attributes, 0, others[i].owned);
  write_destiny (cards, random_one_of (cards, destinies, G_N_ELEMENTS (destinies)), 0);
}

char *
random_cards_set (const FpEdition *edition, const FpCatalog *catalog, uint64_t seed)
{
  static const char *const decks[] = { "deck=\"a\"", "deck=\"b\"", "deck=\"c\"" };
  RandomCards cards = { .edition = edition,
                        .out = g_string_new (NULL),
                        .variables = g_array_new (FALSE, TRUE, sizeof (FpVariable)),
                        .counters = g_array_new (FALSE, TRUE, sizeof (FpCounterDef)),
                        .kept = g_ptr_array_new_with_free_func (g_free),
                        .lists = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref) };

  fp_random_seed (&cards.random, seed);
  cards.scope.catalog = catalog;
  g_string_append_printf (cards.out,
                          "<set xmlns=\"https://fifthplanet.github.io/ns/set/2\" id=\"fan\" edition=\"%s\" "
                          "version=\"1\">\n",
                          edition->id);
  for (guint i = 0; i < 2; i++)
    write_card (&cards, "alien", "complexity=\"red\"", i, TRUE);
  write_card (&cards, "envoy", random_one_of (&cards, decks, G_N_ELEMENTS (decks)), 0, TRUE);
  write_others (&cards);
  g_string_append (cards.out, "</set>\n");
  g_array_unref (cards.variables);
  g_array_unref (cards.counters);
  g_ptr_array_unref (cards.lists);
  g_ptr_array_unref (cards.kept);
  return g_string_free (cards.out, FALSE);
}
