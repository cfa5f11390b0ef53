/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random card sets: verbs with their amounts. */
#include "editions/duel/random-parts.h"

#include "library/fp-vocabulary.h"

#include <string.h>

/* --- Attributes --- */

void
random_attribute (RandomCards *cards, const char *name, const char *value)
{
  g_autofree char *escaped = g_markup_escape_text (value, -1);

  g_string_append_printf (cards->out, " %s=\"%s\"", name, escaped);
}

gboolean
random_expression_attribute (RandomCards *cards, const char *name, FpType type)
{
  const char *text = random_expression (cards, type);

  if (text != NULL)
    random_attribute (cards, name, text);
  return text != NULL;
}

/* Prefers players for whom things happen. */
void
random_who (RandomCards *cards, const char *name)
{
  static const char *const owned[] = { "me", "opponent", "everyone", "they" };
  static const char *const nobodys[] = { "everyone", "leader", "straggler" };

  if (random_chance (cards, 20) && random_expression_attribute (cards, name, FP_TYPE_PLAYERS))
    return;
  random_attribute (cards, name,
                    cards->owned ? owned[random_below (cards, cards->about ? G_N_ELEMENTS (owned) : 3)]
                                 : nobodys[random_below (cards, G_N_ELEMENTS (nobodys))]);
}

static void
who_of_line (RandomCards *cards)
{
  if (!cards->about || random_chance (cards, 60))
    random_who (cards, "who");
}

/* --- Verbs --- */

static const char *
random_amount (RandomCards *cards)
{
  static const char *const amounts[] = { "1", "2", "3", "0..2", "1..3", "0..8", "20", "all", "some" };

  if (random_chance (cards, 20))
    {
      const char *number = random_expression (cards, FP_TYPE_NUMBER);

      if (number != NULL)
        return random_keep (cards, g_strdup_printf ("(%s) + 1", number));
    }
  return random_one_of (cards, amounts, G_N_ELEMENTS (amounts));
}

const char *
random_set (RandomCards *cards, FpType type)
{
  const char *set = random_expression (cards, type == FP_TYPE_CARDS && random_chance (cards, 70) ? FP_TYPE_ZONE : type);

  return set;
}

const char *
random_chosen (RandomCards *cards, FpType type)
{
  const char *set;

  cards->chosen = TRUE;
  set = type == FP_TYPE_CARDS || type == FP_TYPE_PLANETS ? random_set (cards, type) : random_expression (cards, type);
  cards->chosen = FALSE;
  return set;
}

/* Returns FALSE if no amount could be written. Sets @one if the amount is 1. */
static gboolean
write_amount (RandomCards *cards, const char *name, FpType type, gboolean needs_set, gboolean *one)
{
  const char *set =
      type == FP_TYPE_NOTHING || (!needs_set && random_chance (cards, 50)) ? NULL : random_chosen (cards, type);
  const char *amount = random_amount (cards);

  *one = strcmp (amount, "1") == 0;
  if (set == NULL && needs_set)
    return FALSE;
  if (set == NULL)
    random_attribute (cards, name, type == FP_TYPE_NOTHING && g_ascii_isalpha (*amount) ? "2" : amount);
  else if (random_chance (cards, 15))
    {
      *one = FALSE;
      random_attribute (cards, name, set);
    }
  else
    random_attribute (cards, name, random_keep (cards, g_strdup_printf ("%s of %s", amount, set)));
  return TRUE;
}

/* Writes the destination, source or cards that the verb needs. Returns FALSE if none was found. */
static gboolean
write_target (RandomCards *cards, const FpVerb *verb, gboolean ships)
{
  const char *name = verb->attributes & FP_ATTRIBUTE_FROM ? "from" : "to";
  gboolean must = (verb->attributes & (FP_ATTRIBUTE_MUST_TO | FP_ATTRIBUTE_FROM)) != 0;
  FpType type = verb->to;

  if (verb->attributes & FP_ATTRIBUTE_WITH && !random_expression_attribute (cards, "with", FP_TYPE_CARDS))
    return FALSE;
  if ((verb->attributes & (FP_ATTRIBUTE_TO | FP_ATTRIBUTE_FROM)) == 0 || (!must && random_chance (cards, 70)))
    return TRUE;
  if (type == FP_TYPE_NOTHING)
    type = ships || random_chance (cards, 20) ? FP_TYPE_PLANETS
           : random_chance (cards, 80)        ? FP_TYPE_ZONE
                                              : FP_TYPE_CARDS;
  return random_expression_attribute (cards, name, type);
}

static void
write_words (RandomCards *cards, const FpVerb *verb, gboolean cards_moved)
{
  if (verb->attributes & FP_ATTRIBUTE_END && cards_moved)
    random_attribute (cards, "end", random_chance (cards, 50) ? "top" : "bottom");
  if (verb->attributes & FP_ATTRIBUTE_FACE && cards_moved && random_chance (cards, 50))
    random_attribute (cards, "face", random_chance (cards, 50) ? "up" : "down");
  if (verb->attributes & FP_ATTRIBUTE_ROLE)
    random_attribute (cards, "role", cards->edition->roles[random_below (cards, cards->edition->n_roles)].id);
  if (verb->attributes & FP_ATTRIBUTE_STEP)
    random_attribute (cards, "step", random_step (cards));
  if (verb->attributes & FP_ATTRIBUTE_UNTIL)
    random_until (cards);
  if (verb->attributes & FP_ATTRIBUTE_CHOOSER && random_chance (cards, 30))
    {
      if (random_chance (cards, 40))
        random_attribute (cards, "chooser", "chance");
      else
        random_who (cards, "chooser");
    }
}

static void
write_verb (RandomCards *cards, const FpVerb *verb, gboolean may_bind)
{
  gsize before = cards->out->len;
  gboolean ships =
      verb->amount_kind == FP_AMOUNT_SHIPS || (verb->attributes & FP_ATTRIBUTE_SHIPS && random_chance (cards, 40));
  gboolean about = cards->about, one = FALSE, good = TRUE;
  FpVariable variable = { .type = FP_TYPE_NOTHING };

  g_string_append_printf (cards->out, "<%s", verb->id);
  if (verb->attributes & FP_ATTRIBUTE_NOBODY && random_chance (cards, 25))
    random_attribute (cards, "who", "nobody");
  else if (verb->attributes & FP_ATTRIBUTE_WHO)
    who_of_line (cards);
  cards->about = about || (verb->attributes & FP_ATTRIBUTE_WHO) != 0;
  if (verb->amount_kind != FP_AMOUNT_NONE)
    good =
        write_amount (cards, ships ? "ships" : fp_amount_word (verb),
                      ships && verb->amount_kind != FP_AMOUNT_SHIPS ? FP_TYPE_SHIPS : verb->set, verb->needs_set, &one);
  good = good && write_target (cards, verb, ships);
  write_words (cards, verb, !ships);
  if (verb->attributes & FP_ATTRIBUTE_AS && may_bind && random_chance (cards, 40))
    {
      variable.name = (char *) random_name (cards);
      variable.type = verb->amount_kind == FP_AMOUNT_NONE ? FP_TYPE_PLANETS : ships ? FP_TYPE_NUMBER : FP_TYPE_CARDS;
      variable.many = variable.type == FP_TYPE_CARDS && !one;
      random_attribute (cards, "as", variable.name);
    }
  cards->about = about;
  if (!good)
    g_string_truncate (cards->out, before);
  else
    g_string_append (cards->out, "/>");
  if (good && variable.type != FP_TYPE_NOTHING)
    random_bind (cards, variable);
}

void
random_verb (RandomCards *cards, gboolean may_bind)
{
  const FpVerb *verb = &cards->edition->verbs[random_below (cards, cards->edition->n_verbs)];
  gboolean ends = strstr (verb->id, "-game") != NULL;

  if (!ends || random_chance (cards, 15))
    write_verb (cards, verb, may_bind);
}
