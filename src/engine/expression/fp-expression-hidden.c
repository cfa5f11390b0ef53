/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden information that an expression reads: a decision that depends on it would leak it.
 *
 * The analysis is conservative. The zone decides, even if its cards happen to lie open. Hidden are:
 *   - a zone that only its owner may see, unless that is the asked player's own (“me.hand”, and
 *     bare names, since the line is about the asked player)
 *   - a zone that nobody may see, and one whose visibility depends on the card
 *   - cards under another card than this
 *   - kept names
 *
 * Open are the number of cards, and everything that [known] and [face-up] let through.
 */
#include "engine/expression/fp-expression-private.h"

#include "engine/runner/fp-engine.h"

#include <string.h>

/* The viewer for whom hidden names are searched. */
typedef enum
{
  FOR_ASKED, /* the player who is about to be asked, Search.chooser */
  FOR_OWN, /* the player of the rule, who wants to know why */
  FOR_OTHERS, /* everybody else, who want to know why */
  FOR_CHOOSER, /* the player who chooses from a set, Search.chooser */
} Eyes;

typedef struct
{
  const FpExpression *x;
  const FpScope *scope;
  Eyes eyes;
  guint chooser, subject; /* as in fp_expression_sifting_names () */
  const char *name; /* FpAsked.name */
  gboolean asked_it; /* “it”, if it is a player, is the one who is asked */
  gboolean exact; /* FOR_ASKED: @chooser, @subject and @name say who is asked */
  gboolean everybody; /* FpAsked.everybody */
  GPtrArray **names; /* result, NULL inside: nothing found */
  const char *it; /* source of “it” if that is hidden, NULL: visible */
} Search;

static void look_at (Search *search, int index, gboolean closely);

static void
found (Search *search, const char *name)
{
  if (*search->names == NULL)
    *search->names = g_ptr_array_new_with_free_func (g_free);
  if (!g_ptr_array_find_with_equal_func (*search->names, name, g_str_equal, NULL))
    g_ptr_array_add (*search->names, g_strdup (name));
}

/* Returns the zone that @name yields for the first player, found in an empty state. Only the zone's
 * number is needed. NULL: it yields none. */
static const FpZoneDef *
zone_of (const Search *search, const FpNameDef *name)
{
  const FpEdition *edition = search->scope->edition;
  FpState *own = search->scope->empty == NULL ? g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)) : NULL;
  FpState *state = own != NULL ? own : search->scope->empty;
  FpEngine engine = { .state = state, .edition = edition, .catalog = search->scope->catalog };
  FpContext context = { .engine = &engine, .card = FP_NO_CARD, .action = -1 };
  FpValue zone = { .type = name->of };

  state->head.n_seats = (uint8_t) edition->most_seats;
  name->get (&context, &zone, name->arg);
  g_aligned_free (own);
  if (zone.type != FP_TYPE_ZONE || zone.number < 0 || (guint) zone.number >= edition->n_zones)
    return NULL;
  return &edition->zones[zone.number];
}

/* Returns TRUE if node @index is the player who may be asked. */
static gboolean
is_own (const Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);
  gboolean they = node->op == FP_NODE_THEY;
  gboolean me = node->is_me != 0;

  if (search->eyes == FOR_OTHERS)
    return FALSE;
  if (search->eyes == FOR_OWN)
    return they || me;
  if (node->op == FP_NODE_IT)
    return search->asked_it && node->type == FP_TYPE_PLAYERS;
  if (search->name != NULL && node->op == FP_NODE_NAME && node->a < 0 && strcmp (node->name->name, search->name) == 0)
    return TRUE;
  return (they && (search->chooser & FP_CHOOSER_THEY) != 0) || (me && (search->chooser & FP_CHOOSER_ME) != 0);
}

/* Returns TRUE if the viewer is the rule's player. */
static gboolean
is_for_me (const Search *search)
{
  return search->eyes == FOR_OWN ||
         (search->eyes != FOR_OTHERS && !search->everybody && (search->chooser & FP_CHOOSER_ME) != 0);
}

static gboolean
is_this (const Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);

  return node->op == FP_NODE_NAME && node->a < 0 && strcmp (node->name->name, "this") == 0;
}

/* Returns TRUE if the cards that a name yields are hidden. */
static gboolean
hides (const Search *search, const FpNode *node)
{
  FpType of = node->name->of;
  const FpZoneDef *zone;

  if (node->type == FP_TYPE_CARDS)
    {
      if (of == FP_TYPE_CARDS)
        return !is_this (search, node->a) || (search->eyes != FOR_OTHERS && !is_for_me (search));
      if (of == FP_TYPE_ACTION)
        return search->eyes != FOR_ASKED && search->eyes != FOR_CHOOSER;
      if (of == FP_TYPE_NOTHING && strcmp (node->name->name, "this") != 0)
        return search->eyes != FOR_ASKED;
      return of == FP_TYPE_PLAYERS && (search->everybody || !is_own (search, node->a));
    }
  if (node->type != FP_TYPE_ZONE)
    return FALSE;
  zone = of == FP_TYPE_NOTHING || of == FP_TYPE_PLAYERS ? zone_of (search, node->name) : NULL;
  if (zone == NULL || zone->visibility != FP_VISIBLE_TO_OWNER)
    return zone == NULL || zone->visibility != FP_VISIBLE_TO_ALL;
  return of != FP_TYPE_PLAYERS || !is_own (search, node->a) || (search->everybody && !zone->chosen);
}

/* Returns TRUE if condition @index says of each thing that it is known or lies face up. */
static gboolean
says_known (const Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);

  if (node->op == FP_NODE_AND)
    return says_known (search, node->a) || says_known (search, node->b);
  return node->op == FP_NODE_NAME && node->a >= 0 && fp_expression_node (search->x, node->a)->op == FP_NODE_IT &&
         (strcmp (node->name->name, "face-up") == 0 || (is_for_me (search) && strcmp (node->name->name, "known") == 0));
}

/* Returns the name of the hidden source of set @index, NULL: the set is visible. */
static const char *
source_of (const Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);
  const char *source;

  if (node->op == FP_NODE_NAME)
    return hides (search, node) ? node->name->name : NULL;
  if (node->op == FP_NODE_IT)
    return search->it;
  if (node->op == FP_NODE_FILTER)
    return says_known (search, node->b) ? NULL : source_of (search, node->a);
  if (node->op == FP_NODE_WITHOUT)
    return source_of (search, node->a);
  if (node->op == FP_NODE_UNITE)
    return (source = source_of (search, node->a)) != NULL ? source : source_of (search, node->b);
  if (node->op == FP_NODE_CALL && node->type == FP_TYPE_CARDS)
    return source_of (search, node->value == FP_CALL_TOP ? node->b : node->a);
  return NULL;
}

/* Returns TRUE if the name @node reads more of a card than everybody sees. The owner of a card
 * found at its place is no news. The owner of a card found by its name reveals that place. */
static gboolean
reads_contents (const Search *search, const FpNode *node)
{
  static const char *const open[] = { "face-up", "holder", "owner", "under", "deck-letter" };

  if (node->name->of == FP_TYPE_CARDS && strcmp (node->name->name, "known") == 0)
    return !is_for_me (search);
  for (guint i = 0; i < G_N_ELEMENTS (open); i++)
    if (node->name->of == FP_TYPE_CARDS && strcmp (node->name->name, open[i]) == 0)
      return strcmp (open[i], "owner") == 0 && fp_expression_node (search->x, node->a)->op == FP_NODE_NAMED;
  return TRUE;
}

static void
look_at_name (Search *search, const FpNode *node, gboolean closely)
{
  gboolean closer = node->a >= 0 && reads_contents (search, node);

  if (closely && hides (search, node))
    found (search, node->name->name);
  if (closer && strcmp (node->name->name, "owner") == 0)
    found (search, "named");
  if (node->a >= 0)
    look_at (search, node->a, closer);
}

static void
look_at_filter (Search *search, const FpNode *node, gboolean closely)
{
  const char *outer = search->it;
  gboolean known = says_known (search, node->b), asked_it = search->asked_it;

  look_at (search, node->a, closely && !known);
  search->it = known ? NULL : source_of (search, node->a);
  search->asked_it = asked_it && fp_expression_node (search->x, node->a)->type != FP_TYPE_PLAYERS;
  look_at (search, node->b, TRUE);
  search->asked_it = asked_it;
  search->it = outer;
}

static void
look_at_call (Search *search, const FpNode *node, gboolean closely)
{
  const char *outer = search->it;
  gboolean asked_it = search->asked_it;

  if (node->value == FP_CALL_COUNT || node->value == FP_CALL_ANY)
    look_at (search, node->a, FALSE);
  else
    look_at (search, node->a, TRUE);
  if (node->b < 0)
    return;
  if (node->value == FP_CALL_MOST)
    search->it = NULL;
  search->asked_it = asked_it && fp_expression_node (search->x, node->a)->type != FP_TYPE_PLAYERS;
  look_at (search, node->b, node->value == FP_CALL_TOP ? closely : TRUE);
  search->asked_it = asked_it;
  search->it = outer;
}

/* Returns the name that the node @node reads. */
static const FpVariable *
variable_of (const Search *search, const FpNode *node)
{
  const GArray *variables = search->scope->variables;

  for (guint i = 0; variables != NULL && i < variables->len; i++)
    if (g_array_index (variables, FpVariable, i).slot == node->value)
      return &g_array_index (variables, FpVariable, i);
  return NULL;
}

/* Returns TRUE if the chooser doesn't know what @variable holds. */
static gboolean
is_unseen (const Search *search, const FpVariable *variable)
{
  gboolean same =
      (search->chooser & FP_CHOOSER_THEY) != 0 && search->subject != 0 && variable->subject == search->subject;
  gboolean mine = variable->mine && (search->chooser & FP_CHOOSER_ME) != 0;

  return variable->kept || variable->hidden || (variable->own && (search->everybody || (!same && !mine)));
}

static void
look_at_variable (Search *search, const FpNode *node, gboolean closely)
{
  gboolean asked = search->eyes == FOR_CHOOSER || search->exact;
  const FpVariable *own = asked ? variable_of (search, node) : NULL;
  const GArray *variables = search->scope->variables;
  gboolean cards = search->eyes == FOR_OTHERS && node->type == FP_TYPE_CARDS;

  if (asked)
    {
      if (own != NULL && (closely || node->type != FP_TYPE_CARDS) && is_unseen (search, own))
        found (search, own->name);
      return;
    }
  for (guint i = 0; (node->kept || cards) && variables != NULL && i < variables->len; i++)
    {
      const FpVariable *variable = &g_array_index (variables, FpVariable, i);

      if ((variable->kept || variable->hidden || cards) && variable->slot == node->value)
        {
          found (search, variable->name);
          return;
        }
    }
}

/* The presence of a visible card in a hidden zone is no secret. */
static gboolean
is_seen_in (const Search *search, const FpNode *node)
{
  return node->op == FP_NODE_IN && fp_expression_node (search->x, node->a)->op == FP_NODE_IT && search->it == NULL;
}

/* Returns TRUE if @node asks for cards that a name remembers. That reads no card. */
static gboolean
is_remembered (const Search *search, const FpNode *node)
{
  const FpNode *in;

  if (search->eyes != FOR_CHOOSER || node->op != FP_NODE_IN ||
      fp_expression_node (search->x, node->a)->op != FP_NODE_IT)
    return FALSE;
  in = fp_expression_node (search->x, node->b);
  return in->op == FP_NODE_VARIABLE && in->type == FP_TYPE_CARDS && in->a < 0;
}

static void
look_at (Search *search, int index, gboolean closely)
{
  const FpNode *node = fp_expression_node (search->x, index);

  if (is_remembered (search, node))
    return;
  if (node->op == FP_NODE_NAME)
    look_at_name (search, node, closely);
  else if (node->op == FP_NODE_FILTER)
    look_at_filter (search, node, closely);
  else if (node->op == FP_NODE_CALL)
    look_at_call (search, node, closely);
  else if (node->op == FP_NODE_VARIABLE)
    {
      look_at_variable (search, node, closely);
      if (node->a >= 0)
        look_at (search, node->a, TRUE);
    }
  else if (node->op == FP_NODE_IT)
    {
      if (closely && search->it != NULL)
        found (search, search->it);
    }
  else
    {
      gboolean set = node->op == FP_NODE_UNITE || node->op == FP_NODE_WITHOUT;

      if (node->a >= 0)
        look_at (search, node->a, !set || closely);
      if (node->b >= 0)
        look_at (search, node->b, (!set || closely) && !is_seen_in (search, node));
    }
}

/* --- The members of a set --- */

/* Returns TRUE if set @index has cards by their identity, wherever they lie. */
static gboolean
roams (const Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);

  if (node->op == FP_NODE_UNITE)
    return roams (search, node->a) || roams (search, node->b);
  if (node->op == FP_NODE_FILTER || node->op == FP_NODE_WITHOUT)
    return roams (search, node->a);
  return node->op == FP_NODE_NAMED;
}

static void look_at_members (Search *search, int index);

/* If a card known by its identity stands beside a hidden place, the number of members tells if it
 * lies there. */
static void
look_at_both (Search *search, const FpNode *node)
{
  const char *one = source_of (search, node->a), *two = source_of (search, node->b);

  look_at_members (search, node->a);
  look_at_members (search, node->b);
  if (one != NULL && roams (search, node->b))
    found (search, one);
  if (two != NULL && roams (search, node->a))
    found (search, two);
}

static void
look_at_sifted (Search *search, const FpNode *node)
{
  const FpVariable *variable = variable_of (search, node);

  if (variable != NULL && variable->sifted)
    found (search, variable->name);
  if (node->a >= 0)
    look_at_members (search, node->a);
}

static void
look_at_chosen_call (Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);

  if (node->value == FP_CALL_TOP)
    {
      look_at (search, node->a, TRUE);
      look_at_members (search, node->b);
    }
  else if (node->value == FP_CALL_MOST)
    {
      look_at_members (search, node->a);
      search->it = NULL;
      look_at (search, node->b, TRUE);
    }
  else
    look_at (search, index, TRUE);
}

/* Looks for hidden cards that decide which members set @index has. A hidden place itself is no
 * matter: the number of its cards is open, and they are offered by their place or drawn by
 * chance. */
static void
look_at_members (Search *search, int index)
{
  const FpNode *node = fp_expression_node (search->x, index);

  if (node->op == FP_NODE_NAME && node->a >= 0)
    {
      if (node->name->of == FP_TYPE_CARDS && reads_contents (search, node))
        look_at (search, node->a, TRUE);
      else
        look_at_members (search, node->a);
    }
  else if (node->op == FP_NODE_FILTER)
    {
      look_at_members (search, node->a);
      look_at_filter (search, node, FALSE);
    }
  else if (node->op == FP_NODE_UNITE || node->op == FP_NODE_WITHOUT)
    look_at_both (search, node);
  else if (node->op == FP_NODE_CALL)
    look_at_chosen_call (search, index);
  else if (node->op == FP_NODE_VARIABLE)
    look_at_sifted (search, node);
  else if (node->op == FP_NODE_RANGE)
    look_at (search, index, TRUE);
}

/* --- Results --- */

void
fp_expression_find_hidden (FpExpression *x, const FpScope *scope)
{
  Search searches[] = {
    { .x = x, .scope = scope, .eyes = FOR_ASKED, .names = &x->hidden, .chooser = FP_CHOOSER_ME | FP_CHOOSER_THEY },
    { .x = x, .scope = scope, .eyes = FOR_OWN, .names = &x->closed[0] },
    { .x = x, .scope = scope, .eyes = FOR_OTHERS, .names = &x->closed[1] },
  };

  for (guint i = 0; i < G_N_ELEMENTS (searches); i++)
    look_at (&searches[i], x->root, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (x->closed_members); i++)
    {
      searches[i + 1].names = &x->closed_members[i];
      look_at_members (&searches[i + 1], x->root);
    }
}

GPtrArray *
fp_expression_sifting_names (const FpExpression *expression, const FpScope *scope, guint chooser, guint subject)
{
  GPtrArray *names = NULL;
  Search search = { .x = expression, .scope = scope, .eyes = FOR_CHOOSER, .chooser = chooser };

  search.subject = subject;
  search.names = &names;
  look_at_members (&search, expression->root);
  return names;
}

GPtrArray *
fp_expression_unseen_names (const FpExpression *expression, const FpScope *scope, guint chooser, guint subject)
{
  GPtrArray *names = NULL;
  Search search = { .x = expression, .scope = scope, .eyes = FOR_CHOOSER, .chooser = chooser };

  search.subject = subject;
  search.names = &names;
  look_at (&search, expression->root, TRUE);
  return names;
}

/* Returns the names by which @expression, or with @members what decides on its members, reads what
 * is hidden from @asked. */
static GPtrArray *
search_for (const FpExpression *expression, const FpScope *scope, const FpAsked *asked, gboolean members)
{
  GPtrArray *names = NULL;
  Search search = { .x = expression, .scope = scope, .eyes = FOR_ASKED, .chooser = asked->names };

  search.subject = asked->subject;
  search.name = asked->name;
  search.asked_it = asked->it;
  search.everybody = asked->everybody;
  search.exact = TRUE;
  search.names = &names;
  if (members)
    look_at_members (&search, expression->root);
  else
    look_at (&search, expression->root, TRUE);
  return names;
}

GPtrArray *
fp_expression_asked_names (const FpExpression *expression, const FpScope *scope, const FpAsked *asked)
{
  return search_for (expression, scope, asked, FALSE);
}

GPtrArray *
fp_expression_asked_member_names (const FpExpression *expression, const FpScope *scope, const FpAsked *asked)
{
  return search_for (expression, scope, asked, TRUE);
}
