/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets: lines of programs, and the names that they bind. */
#include "editions/duel/random-parts.h"
#include "editions/duel/duel-kinds.h"

enum
{
  DEEPEST = 3, /* nesting of programs */
};

/* --- Names --- */

const char *
random_name (RandomCards *cards)
{
  return random_keep (cards, g_strdup_printf ("n%u", ++cards->n_names));
}

static void
bind (RandomCards *cards, FpVariable variable)
{
  variable.slot = (int16_t) cards->n_slots;
  cards->n_slots += variable.each ? 2 : 1;
  g_array_append_val (cards->variables, variable);
}

/* Reads a name, as every bound name must be: a condition around more lines does so. */
static void
read_name (RandomCards *cards, const FpVariable *variable)
{
  g_autofree char *name = variable->each ? g_strdup_printf ("leader.%s", variable->name) : g_strdup (variable->name);
  const char *test;

  if (variable->kept)
    g_string_append_printf (cards->out, "<reveal secret=\"%s\" who=\"everyone\"/>", variable->name);
  if (variable->type == FP_TYPE_NUMBER)
    test = random_keep (cards, g_strdup_printf ("%s > %u", name, random_below (cards, 3)));
  else if (variable->type == FP_TYPE_WORD && variable->words == FP_WORD_LIST_OPTION)
    test = random_keep (cards, g_strdup_printf ("%s is (o0, o1)", name));
  else if (variable->type == FP_TYPE_WORD)
    test = random_keep (cards, g_strdup_printf ("%s is %s", name, random_word (cards, variable->words)));
  else if (variable->type == FP_TYPE_YES_NO)
    test = random_keep (cards, g_steal_pointer (&name));
  else
    test = random_keep (cards, g_strdup_printf ("any(%s)", name));
  g_string_append (cards->out, "<if");
  random_attribute (cards, "cond", test);
  g_string_append (cards->out, ">");
  random_lines (cards, 2);
  if (random_chance (cards, 30))
    {
      g_string_append (cards->out, "<else/>");
      random_lines (cards, 1);
    }
  g_string_append (cards->out, "</if>");
}

void
random_bind (RandomCards *cards, FpVariable variable)
{
  bind (cards, variable);
  read_name (cards, &variable);
}
/* --- Lines --- */

void
random_body (RandomCards *cards, guint most)
{
  gboolean about = cards->about;

  cards->about = TRUE;
  random_lines (cards, most);
  cards->about = about;
}

void
random_pay (RandomCards *cards, guint percent)
{
  gsize before = cards->out->len, inside;

  if (!random_chance (cards, percent))
    return;
  g_string_append (cards->out, "<pay>");
  inside = cards->out->len;
  for (guint i = 0; i < 3 && (i == 0 || random_chance (cards, 30)); i++)
    random_verb (cards, FALSE);
  if (cards->out->len == inside)
    g_string_truncate (cards->out, before);
  else
    g_string_append (cards->out, "</pay>");
}

static void
write_if (RandomCards *cards)
{
  g_string_append (cards->out, "<if");
  if (!random_expression_attribute (cards, "cond", FP_TYPE_YES_NO))
    random_attribute (cards, "cond", "any(everyone)");
  g_string_append (cards->out, ">");
  random_lines (cards, 2);
  if (random_chance (cards, 25))
    {
      g_string_append (cards->out, "<elseif");
      if (!random_expression_attribute (cards, "cond", FP_TYPE_YES_NO))
        random_attribute (cards, "cond", "any(leader)");
      g_string_append (cards->out, "/>");
      random_lines (cards, 1);
    }
  if (random_chance (cards, 40))
    {
      g_string_append (cards->out, "<else/>");
      random_lines (cards, 1);
    }
  g_string_append (cards->out, "</if>");
}

static void
write_each (RandomCards *cards)
{
  g_string_append (cards->out, "<each");
  random_who (cards, "who");
  g_string_append (cards->out, ">");
  cards->n_slots += 2;
  random_body (cards, 2);
  g_string_append (cards->out, "</each>");
}

static void
write_foreach (RandomCards *cards)
{
  guint way = random_below (cards, 10);
  FpVariable variable = { .name = (char *) random_name (cards),
                          .type = way < 5   ? FP_TYPE_CARDS
                                  : way < 8 ? FP_TYPE_PLANETS
                                            : FP_TYPE_WORD };
  const char *in = way < 8 ? random_set (cards, variable.type) : "symbols";

  if (in == NULL)
    return;
  if (variable.type == FP_TYPE_WORD)
    variable.words = DUEL_WORDS_SYMBOL;
  g_string_append (cards->out, "<foreach");
  random_attribute (cards, way < 5 ? "card" : way < 8 ? "planet" : "symbol", variable.name);
  random_attribute (cards, "from", in);
  g_string_append (cards->out, ">");
  random_bind (cards, variable);
  g_string_append (cards->out, "</foreach>");
}

static void
write_repeat (RandomCards *cards)
{
  g_string_append (cards->out, "<repeat");
  if (!random_chance (cards, 60) || !random_expression_attribute (cards, "times", FP_TYPE_NUMBER))
    random_attribute (cards, "times", "3");
  g_string_append (cards->out, ">");
  cards->n_slots++;
  random_lines (cards, 2);
  g_string_append (cards->out, "</repeat>");
}

static void
write_assign (RandomCards *cards)
{
  static const FpType types[] = { FP_TYPE_NUMBER, FP_TYPE_YES_NO, FP_TYPE_PLAYERS, FP_TYPE_CARDS, FP_TYPE_PLANETS };
  gboolean counter = cards->counters->len > 0 && random_chance (cards, 60);
  FpType type = counter ? FP_TYPE_NUMBER : types[random_below (cards, G_N_ELEMENTS (types))];
  const char *value = random_expression (cards, type);
  FpVariable variable = { .type = type, .many = type == FP_TYPE_CARDS };

  if (value == NULL)
    return;
  variable.name = (char *) (counter ? g_array_index (cards->counters, FpCounterDef, 0).id : random_name (cards));
  g_string_append (cards->out, "<assign");
  random_attribute (cards, "name", variable.name);
  random_attribute (cards, "to", value);
  g_string_append (cards->out, "/>");
  if (!counter)
    random_bind (cards, variable);
}

static void
write_proceed (RandomCards *cards)
{
  if (!cards->replacing)
    return;
  g_string_append (cards->out, "<proceed");
  if (cards->scope.that & FP_THAT_CARDS && random_chance (cards, 30))
    random_expression_attribute (cards, "cards", FP_TYPE_CARDS);
  else if (cards->scope.that & FP_THAT_COUNT && random_chance (cards, 50))
    random_expression_attribute (cards, "count", FP_TYPE_NUMBER);
  if (cards->scope.answers && random_chance (cards, 30))
    random_who (cards, "who");
  g_string_append (cards->out, "/>");
}

/* --- Duels and contests --- */

static void
write_prize (RandomCards *cards)
{
  gboolean owned = cards->owned, answers = cards->scope.answers, replacing = cards->replacing;

  if (!random_chance (cards, 60))
    return;
  cards->owned = TRUE;
  cards->scope.answers = cards->replacing = FALSE;
  g_string_append_printf (cards->out, "<prize for=\"%s\">%s", random_chance (cards, 60) ? "winner" : "loser",
                          random_chance (cards, 20) ? "<name>The pot</name>" : "");
  random_body (cards, 2);
  g_string_append (cards->out, "</prize>");
  cards->owned = owned;
  cards->scope.answers = answers;
  cards->replacing = replacing;
}

static void
write_encounter (RandomCards *cards)
{
  const char *at = random_chance (cards, 50) ? random_expression (cards, FP_TYPE_PLANETS) : NULL;
  const char *advantage = random_expression (cards, FP_TYPE_NUMBER);
  gboolean duel = at != NULL && advantage != NULL, owned = cards->owned, about = cards->about;
  FpVariable winner = { .type = FP_TYPE_PLAYERS };

  g_string_append (cards->out, duel ? "<duel" : "<contest");
  if (duel)
    {
      random_attribute (cards, "at", at);
      random_attribute (cards, "advantage", advantage);
    }
  if (random_chance (cards, 30))
    {
      winner.name = (char *) random_name (cards);
      random_attribute (cards, "as", winner.name);
    }
  g_string_append (cards->out, ">");
  cards->owned = cards->about = FALSE;
  for (guint i = random_below (cards, 3); i > 0; i--)
    random_rule (cards, FALSE);
  cards->owned = owned;
  cards->about = about;
  write_prize (cards);
  g_string_append (cards->out, duel ? "</duel>" : "</contest>");
  if (winner.name != NULL)
    random_bind (cards, winner);
}

/* --- Any line --- */

static void
write_lasting (RandomCards *cards)
{
  random_rule (cards, TRUE);
}

static void
write_line (RandomCards *cards)
{
  static void (*const lines[]) (RandomCards * cards) = {
    write_if,           write_each,           write_foreach, write_repeat,  random_may,
    random_choose_from, random_choose_option, write_assign,  write_proceed, write_encounter,
    write_lasting,      write_lasting,        write_lasting, write_proceed,
  };

  cards->lines--;
  if (cards->depth >= DEEPEST || cards->lines < 0 || random_chance (cards, 55))
    random_verb (cards, TRUE);
  else
    lines[random_below (cards, G_N_ELEMENTS (lines))](cards);
}

/* Writes at least one line. */
void
random_lines (RandomCards *cards, guint most)
{
  gsize before = cards->out->len;

  cards->depth++;
  for (guint n = 1 + random_below (cards, most); n > 0; n--)
    write_line (cards);
  cards->depth--;
  if (cards->out->len == before)
    g_string_append (cards->out, "<draw cards=\"1\" who=\"everyone\"/>");
}
