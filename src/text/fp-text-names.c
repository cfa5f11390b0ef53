/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of things that have none in a card set: colours, roles, kinds, icons. */
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

static const char *const origins[] = {
  [FP_ORIGIN_PRINTED] = NC_ ("origin", "as printed"),
  [FP_ORIGIN_RECONSTRUCTED] = NC_ ("origin", "reconstructed from what is known"),
  [FP_ORIGIN_ORIGINAL] = NC_ ("origin", "made for this program"),
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
fp_text_kind (const FpEdition *edition, const char *kind)
{
  const FpKindText *row = fp_text_kind_row (edition, kind);

  return row != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "kind of card", row->one) : C_ ("kind of card", "card");
}

const char *
fp_text_kinds (const FpEdition *edition, const char *kind)
{
  const FpKindText *row = fp_text_kind_row (edition, kind);

  return row != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, "kinds of cards", row->many) : C_ ("kinds of cards", "Cards");
}

const char *
fp_text_origin (FpOrigin origin)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "origin", origins[origin]);
}

const char *
fp_text_complexity (const FpEdition *edition, const FpCardDef *card)
{
  const char *word = fp_card_complexity (card);

  if (word[0] == '\0')
    return NULL;
  return fp_text_own_word (edition, "complexity", word) != NULL ? fp_text_own_word (edition, "complexity", word) : word;
}

const char *
fp_text_own_word (const FpEdition *edition, const char *list, const char *word)
{
  const FpWordText *row = fp_text_word_row (edition, list, word);

  return row != NULL ? g_dpgettext2 (GETTEXT_PACKAGE, row->context, row->name) : NULL;
}

const char *
fp_text_role (const FpEdition *edition, guint role)
{
  return name_or_id (edition, FP_TEXT_OF_ROLE, role < edition->n_roles ? edition->roles[role].id : "");
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
  guint own = fp_word_list_index (words);

  if (value < 0)
    return NULL;
  if (own < edition->n_word_lists)
    return fp_text_own_word (edition, edition->word_lists[own].id, word);
  switch (words)
    {
    case FP_WORD_LIST_KIND:
      return fp_text_kind (edition, word);
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

const FpWordListDef *
fp_text_card_parts (const FpEdition *edition)
{
  return edition->sets != NULL ? edition->sets->parts : NULL;
}

const char *
fp_text_first_word (const FpEdition *edition, const FpCardDef *def, int face)
{
  const FpField *fields = def->kind_def->fields;

  return fields != NULL ? fp_text_word (edition, fields[0].words, face != 0 ? face : fp_card_first_field (def)) : NULL;
}
