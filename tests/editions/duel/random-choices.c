/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets: lines with decisions. */
#include "editions/duel/random-parts.h"
#include "editions/duel/duel-kinds.h"

void
random_may (RandomCards *cards)
{
  g_string_append (cards->out, "<may");
  random_attribute (cards, "who", random_chance (cards, 50) ? "everyone" : "straggler");
  g_string_append (cards->out, "><label>Do it</label>");
  random_pay (cards, 30);
  random_body (cards, 2);
  g_string_append (cards->out, "</may>");
}

static void
write_secret (RandomCards *cards, FpVariable *variable)
{
  if (!random_chance (cards, 40))
    return;
  variable->kept = variable->type != FP_TYPE_WORD || variable->words != FP_WORD_LIST_OPTION;
  variable->kept = variable->kept && random_chance (cards, 50);
  random_attribute (cards, "secret", variable->kept ? "kept" : "together");
}

void
random_choose_from (RandomCards *cards)
{
  static const FpType types[] = { FP_TYPE_CARDS,   FP_TYPE_ZONE,   FP_TYPE_PLANETS, FP_TYPE_PLAYERS,
                                  FP_TYPE_NUMBERS, FP_TYPE_HALVES, FP_TYPE_WORD };
  FpVariable variable = { .name = (char *) random_name (cards) };
  gboolean everyone = random_chance (cards, 40), about = cards->about;
  FpType type = types[random_below (cards, G_N_ELEMENTS (types))];
  const char *from;

  cards->about = TRUE;
  variable.words = type != FP_TYPE_WORD        ? FP_WORD_LIST_NONE
                   : random_chance (cards, 50) ? DUEL_WORDS_ICON
                                               : DUEL_WORDS_SYMBOL;
  from = type != FP_TYPE_WORD ? random_chosen (cards, type) : variable.words == DUEL_WORDS_ICON ? "icons" : "symbols";
  cards->about = about;
  if (from == NULL)
    return;
  variable.type = type == FP_TYPE_NUMBERS                          ? FP_TYPE_NUMBER
                  : type == FP_TYPE_ZONE || type == FP_TYPE_HALVES ? FP_TYPE_CARDS
                                                                   : type;
  g_string_append (cards->out, "<choose");
  random_attribute (cards, "as", variable.name);
  if (variable.type == FP_TYPE_CARDS && random_chance (cards, 30))
    {
      random_attribute (cards, "who", "leader");
      random_attribute (cards, "from",
                        random_keep (cards, g_strdup_printf ("%s of %s", type == FP_TYPE_HALVES ? "1" : "2", from)));
      variable.many = type != FP_TYPE_HALVES;
    }
  else
    {
      random_attribute (cards, "who", everyone ? "everyone" : "straggler");
      random_attribute (cards, "from", from);
      variable.each = everyone;
      write_secret (cards, &variable);
    }
  g_string_append (cards->out, "/>");
  random_bind (cards, variable);
}

static void
write_option (RandomCards *cards, gboolean named, guint index)
{
  g_string_append (cards->out, "<option");
  if (named)
    random_attribute (cards, "id", random_keep (cards, g_strdup_printf ("o%u", index)));
  if (random_chance (cards, 20))
    {
      cards->open = TRUE;
      random_expression_attribute (cards, "if", FP_TYPE_YES_NO);
      cards->open = FALSE;
    }
  g_string_append_printf (cards->out, "><label>Way %u</label>", index);
  random_pay (cards, 20);
  if (random_chance (cards, 85))
    random_body (cards, 2);
  g_string_append (cards->out, "</option>");
}

void
random_choose_option (RandomCards *cards)
{
  gboolean everyone = random_chance (cards, 50), how = random_chance (cards, 30),
           named = !how && random_chance (cards, 50);
  FpVariable variable = { .type = FP_TYPE_WORD, .words = FP_WORD_LIST_OPTION, .each = everyone };
  guint n = 2 + random_below (cards, 2);

  g_string_append (cards->out, "<choose");
  random_attribute (cards, "who", everyone ? "everyone" : "leader");
  if (how)
    random_attribute (cards, "how", random_chance (cards, 50) ? "strike-out" : "draft");
  if (named)
    {
      variable.name = (char *) random_name (cards);
      random_attribute (cards, "as", variable.name);
    }
  if (!how)
    write_secret (cards, &variable);
  g_string_append (cards->out, ">");
  for (guint i = 0; i < n; i++)
    write_option (cards, named, i);
  g_string_append (cards->out, "</choose>");
  if (!named)
    return;
  variable.options = g_ptr_array_new ();
  g_ptr_array_add (cards->lists, variable.options);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (variable.options, (char *) random_keep (cards, g_strdup_printf ("o%u", i)));
  random_bind (cards, variable);
}
