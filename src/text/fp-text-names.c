/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of things that have none in a card set: colours, roles, kinds, icons. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

static const struct
{
  const char *id, *one, *many;
} kinds[] = {
  { "plan", NC_ ("kind of card", "plan"), NC_ ("kinds of cards", "Plans") },
  { "reinforcement", NC_ ("kind of card", "reinforcement"), NC_ ("kinds of cards", "Reinforcements") },
  { "tactic", NC_ ("kind of card", "tactic"), NC_ ("kinds of cards", "Tactics") },
  { "alien", NC_ ("kind of card", "alien"), NC_ ("kinds of cards", "Aliens") },
  { "envoy", NC_ ("kind of card", "envoy"), NC_ ("kinds of cards", "Envoys") },
  { "discovery", NC_ ("kind of card", "discovery"), NC_ ("kinds of cards", "Discovery cards") },
  { "event", NC_ ("kind of card", "event"), NC_ ("kinds of cards", "Event cards") },
  { "refresh", NC_ ("kind of card", "refresh"), NC_ ("kinds of cards", "Refresh cards") },
  { "planet", NC_ ("kind of card", "planet"), NC_ ("kinds of cards", "Planets") },
  { "overlay", NC_ ("kind of card", "overlay"), NC_ ("kinds of cards", "Overlays") },
  { "module", NC_ ("kind of card", "module"), NC_ ("kinds of cards", "Modules") },
};

static const char *const origins[] = {
  [FP_ORIGIN_PRINTED] = NC_ ("origin", "as printed"),
  [FP_ORIGIN_RECONSTRUCTED] = NC_ ("origin", "reconstructed from what is known"),
  [FP_ORIGIN_ORIGINAL] = NC_ ("origin", "made for this program"),
};

/* The colours are those of the printed cards' frames. */
static const char *const complexities[] = {
  NULL,
  NC_ ("complexity", "green (simple)"),
  NC_ ("complexity", "yellow (not simple)"),
  NC_ ("complexity", "red (hard)"),
};

/* Words of an edition's own lists; “” stands for no word. */
static const struct
{
  const char *list, *context, *id, *name;
} words_of_lists[] = {
  { "icon", "icon", "", NC_ ("icon", "none") },           { "icon", "icon", "blast", NC_ ("icon", "blast") },
  { "icon", "icon", "shield", NC_ ("icon", "shield") },   { "icon", "icon", "recover", NC_ ("icon", "recover") },
  { "symbol", "symbol", "", NC_ ("symbol", "none") },     { "symbol", "symbol", "blue", NC_ ("symbol", "blue") },
  { "symbol", "symbol", "pink", NC_ ("symbol", "pink") }, { "symbol", "symbol", "green", NC_ ("symbol", "green") },
  { "symbol", "symbol", "gold", NC_ ("symbol", "gold") }, { "symbol", "symbol", "white", NC_ ("symbol", "white") },
  { "better", "clout", "", NC_ ("clout", "none") },       { "better", "clout", "higher", NC_ ("clout", "higher") },
  { "better", "clout", "lower", NC_ ("clout", "lower") }, { "deck", "envoy deck", "a", NC_ ("envoy deck", "A") },
  { "deck", "envoy deck", "b", NC_ ("envoy deck", "B") }, { "deck", "envoy deck", "c", NC_ ("envoy deck", "C") },
};

/* Returns the translated name of @id, or @id itself if only the set or edition knows it. */
static const char *
name_or_id (const FpEdition *edition, FpTextOf of, const char *id)
{
  const char *name = fp_text_name_of (edition, of, id);

  return name != NULL ? name : id;
}

const char *
fp_text_colour (const FpEdition *edition, guint seat)
{
  return name_or_id (edition, FP_TEXT_OF_SEAT, seat < edition->most_seats ? edition->seat_ids[seat] : "");
}

const char *
fp_text_colour_inside (const FpEdition *edition, guint seat)
{
  return name_or_id (edition, FP_TEXT_OF_COLOUR, seat < edition->most_seats ? edition->seat_ids[seat] : "");
}

char *
fp_text_given_name (const char *name)
{
  const char *translated = g_dpgettext2 (GETTEXT_PACKAGE, "name", name);
  char *shown = g_strdup (translated);

  return translated == name ? g_strdelimit (shown, "-", ' ') : shown;
}

const char *
fp_text_kind (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].id, kind) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, "kind of card", kinds[i].one);
  return C_ ("kind of card", "card");
}

const char *
fp_text_kinds (const char *kind)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_strcmp0 (kinds[i].id, kind) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, "kinds of cards", kinds[i].many);
  return C_ ("kinds of cards", "Cards");
}

const char *
fp_text_origin (FpOrigin origin)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "origin", origins[origin]);
}

const char *
fp_text_complexity (guint complexity)
{
  if (complexity >= G_N_ELEMENTS (complexities) || complexities[complexity] == NULL)
    return NULL;
  return g_dpgettext2 (GETTEXT_PACKAGE, "complexity", complexities[complexity]);
}

const char *
fp_text_own_word (const char *list, const char *word)
{
  for (guint i = 0; i < G_N_ELEMENTS (words_of_lists); i++)
    if (g_str_equal (words_of_lists[i].list, list) && g_strcmp0 (words_of_lists[i].id, word) == 0)
      return g_dpgettext2 (GETTEXT_PACKAGE, words_of_lists[i].context, words_of_lists[i].name);
  return NULL;
}

const char *
fp_text_role (const FpEdition *edition, guint role)
{
  return name_or_id (edition, FP_TEXT_OF_ROLE, role < edition->n_roles ? edition->roles[role] : "");
}

const char *
fp_text_figure (const FpEdition *edition, guint figure)
{
  return name_or_id (edition, FP_TEXT_OF_FIGURE, edition->figures[figure].id);
}

static const char *
cause (const FpEdition *edition, int value)
{
  if (value > FP_CAUSE_NONE && value < FP_MAX_PROCEDURES)
    return fp_text_moment_name (edition, (guint) value);
  return fp_text_name_of (edition, FP_TEXT_OF_CAUSE, fp_word_text (edition, FP_WORD_LIST_CAUSE, value));
}

const char *
fp_text_word (const FpEdition *edition, guint words, int value)
{
  const char *word = value > 0 ? fp_word_text (edition, words, value) : "";

  if (value < 0)
    return NULL;
  if (words >= FP_WORD_LIST_OWN && words - FP_WORD_LIST_OWN < edition->n_word_lists)
    return fp_text_own_word (edition->word_lists[words - FP_WORD_LIST_OWN].id, word);
  switch (words)
    {
    case FP_WORD_LIST_KIND:
      return fp_text_kind (word);
    case FP_WORD_LIST_STEP:
      return value > 0 ? fp_text_moment_name (edition, (guint) value) : NULL;
    case FP_WORD_LIST_CAUSE:
      return cause (edition, value);
    case FP_WORD_LIST_ROLE:
      return value > 0 ? fp_text_role (edition, (guint) value - 1) : NULL;
    default:
      return NULL;
    }
}

const char *
fp_text_first_word (const FpEdition *edition, const FpCardDef *def, int face)
{
  return fp_text_word (edition, def->kind_def->fields[0].words, face != 0 ? face : fp_card_first_field (def));
}
