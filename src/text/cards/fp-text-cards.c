/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names and texts of cards, and the look of cards from behind. */
#include "engine/effects/fp-effects.h"
#include "engine/effects/fp-progress.h"
#include "text/fp-text-private.h"
#include "text/fp-text-table.h"
#include "text/fp-text-tables.h"

static const char *
translated (const FpCardDef *def, const char *text)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, def->kind_def->id, text);
}

char *
fp_text_half (const FpCatalog *catalog, guint index, guint half)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  g_autofree char *value = fp_text_number (def->field[FP_FIELD_HALF_NUMBER + (half & 1)]);
  const char *icon =
      fp_text_own_word (catalog->edition, def->kind_def->fields[0].attribute, fp_card_half_word (def, half & 1));

  /* Translators: one half of a card with two: its icon and its number. */
  return fp_text_fill (C_ ("half", "{icon} {value}"), "icon", icon, "value", value, NULL);
}

static char *
both_halves (const FpCatalog *catalog, guint index)
{
  g_autofree char *first = fp_text_half (catalog, index, 0);
  g_autofree char *second = fp_text_half (catalog, index, 1);

  /* Translators: the two halves of a card. */
  return fp_text_fill (C_ ("halves", "{first} / {second}"), "first", first, "second", second, NULL);
}

char *
fp_text_card_name (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  const FpKindText *row = fp_text_kind_row (catalog->edition, def->kind_def->id);
  g_autofree char *number = NULL;

  if (def->name != NULL)
    return g_strdup (translated (def, def->name));
  if (fp_card_is (def, FP_KIND_TWO_HALVES))
    return both_halves (catalog, index);
  if (!fp_card_is (def, FP_KIND_WORTH) || row == NULL || row->unnamed == NULL)
    return g_strdup (def->id);
  number = fp_text_number (def->value);
  return fp_text_fill (g_dpgettext2 (GETTEXT_PACKAGE, "card", row->unnamed), "value", number, NULL);
}

char *
fp_text_card_title (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  const FpKindText *row = fp_text_kind_row (catalog->edition, def->kind_def->id);
  const char *title = NULL;

  for (guint i = 0; def->name == NULL && row != NULL && row->faces != NULL && row->faces[i].name != NULL; i++)
    if (row->faces[i].least <= def->value)
      title = row->faces[i].name;
  return title != NULL ? g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "card face", title))
                       : fp_text_card_name (catalog, index);
}

char *
fp_text_card_worth (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  const FpKindText *row = fp_text_kind_row (catalog->edition, def->kind_def->id);
  const char *field = row != NULL ? row->worth : NULL;

  if (fp_card_is (def, FP_KIND_WORTH) && def->name != NULL)
    return fp_text_number (def->value);
  if (field == NULL)
    return NULL;
  if (fp_text_own_word (catalog->edition, field, fp_card_word (def, field)) != NULL)
    return g_strdup (fp_text_own_word (catalog->edition, field, fp_card_word (def, field)));
  return fp_card_field (def, field) != 0 ? fp_text_signed (fp_card_field (def, field)) : NULL;
}

char *
fp_text_card_number (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  const FpKindText *row = fp_text_kind_row (catalog->edition, def->kind_def->id);
  const char *field = row != NULL ? row->worth : NULL;

  if (fp_card_is (def, FP_KIND_WORTH) && (field == NULL || def->name == NULL))
    return fp_text_number (def->value);
  if (field == NULL || fp_text_own_word (catalog->edition, field, fp_card_word (def, field)) != NULL)
    return NULL;
  return fp_card_field (def, field) != 0 ? fp_text_signed (fp_card_field (def, field)) : NULL;
}

char *
fp_text_card (const FpCatalog *catalog, guint index)
{
  g_autofree char *name = fp_text_card_name (catalog, index);
  g_autofree char *value = fp_text_card_worth (catalog, index);

  if (value == NULL)
    return g_steal_pointer (&name);
  /* Translators: a card with what it is worth, such as “The Sinister (13)”. */
  return fp_text_fill (C_ ("card", "{name} ({worth})"), "name", name, "worth", value, NULL);
}

char *
fp_text_set (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *set = &g_array_index (catalog->sets, FpSetInfo, i);

      if (set->name != NULL && strcmp (set->id, id) == 0)
        return g_strdup (g_dpgettext2 (GETTEXT_PACKAGE, "set", set->name));
    }
  return fp_text_given_name (id);
}

const char *
fp_text_ability_name (const FpCatalog *catalog, const FpCardDef *def, const FpAbilityDef *ability)
{
  const FpWordListDef *parts = catalog->edition != NULL ? fp_text_card_parts (catalog->edition) : NULL;

  if (ability->name != NULL)
    return translated (def, ability->name);
  if (parts == NULL || ability->where < FP_N_WHERES)
    return NULL;
  return fp_text_own_word (catalog->edition, parts->id, parts->words[ability->where - FP_N_WHERES]);
}

char *
fp_text_card_text (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  GString *text = g_string_new (def->text != NULL ? translated (def, def->text) : NULL);

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);

      if (ability->text == NULL)
        continue;
      if (text->len > 0)
        g_string_append_c (text, '\n');
      if (fp_text_ability_name (catalog, def, ability) != NULL)
        g_string_append_printf (text, "%s: ", fp_text_ability_name (catalog, def, ability));
      g_string_append (text, translated (def, ability->text));
    }
  return g_string_free (text, text->len == 0);
}

/* Returns the text of @def, or of its first ability that has one; NULL if there is none. */
static const char *
first_text (const FpCardDef *def)
{
  if (def->text != NULL)
    return def->text;
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    if (g_array_index (def->abilities, FpAbilityDef, i).text != NULL)
      return g_array_index (def->abilities, FpAbilityDef, i).text;
  return NULL;
}

/* Returns the first sentence of @text, up to a full stop before white space. Free with
 * g_free (). */
static char *
first_sentence (const char *text)
{
  for (const char *end = strchr (text, '.'); end != NULL; end = strchr (end + 1, '.'))
    if (g_ascii_isspace (end[1]))
      return g_strndup (text, (gsize) (end + 1 - text));
  return g_strdup (text);
}

/* Returns the briefs of the abilities in @which, a bit for each, with their names; NULL: they have
 * none. Free with g_free (). */
static char *
joined_briefs (const FpCatalog *catalog, const FpCardDef *def, uint64_t which)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      if ((which >> i & 1) == 0)
        continue;
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);
      const char *name = fp_text_ability_name (catalog, def, ability);
      const char *brief = ability->brief != NULL ? translated (def, ability->brief) : NULL;
      g_autofree char *named = brief == NULL || name == NULL
                                   ? g_strdup (brief)
                                   /* Translators: {name} is that of an ability. */
                                   : fp_text_fill (_ ("{name}: {brief}"), "name", name, "brief", brief, NULL);

      if (named != NULL)
        g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", named);
    }
  return g_string_free (text, text->len == 0);
}

char *
fp_text_card_brief (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  const FpKindText *row = fp_text_kind_row (catalog->edition, def->kind_def->id);
  const char *text = first_text (def);
  char *briefs;

  if (def->brief != NULL)
    return g_strdup (translated (def, def->brief));
  briefs = joined_briefs (catalog, def, G_MAXUINT64);
  if (briefs != NULL)
    return briefs;
  if (text != NULL)
    return first_sentence (translated (def, text));
  return row != NULL && row->brief != NULL ? g_strdup (_ (row->brief)) : NULL;
}

/* Returns the abilities of @card that work where it lies, a bit for each. */
static uint64_t
working_abilities (const FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  uint64_t works = 0;
  uint8_t me;

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    if (engine->edition->rules.in_force (engine, card, (FpWhere) g_array_index (def->abilities, FpAbilityDef, i).where,
                                         &me))
      works |= (uint64_t) 1 << i;
  return works;
}

char *
fp_text_card_brief_now (const FpEngine *engine, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (engine, card);
  uint64_t works = def->brief == NULL ? working_abilities (engine, card) : 0;
  char *briefs = works != 0 ? joined_briefs (engine->catalog, def, works) : NULL;

  return briefs != NULL ? briefs : fp_text_card_brief (engine->catalog, engine->state->cards[card].def);
}

static char *
join_notes (const FpCardDef *def, const GPtrArray *notes)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; notes != NULL && i < notes->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", translated (def, g_ptr_array_index (notes, i)));
  return g_string_free (text, text->len == 0);
}

char *
fp_text_card_apart (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; def->apart != NULL && i < def->apart->len; i++)
    g_ptr_array_add (names, fp_text_card_name (catalog, g_array_index (def->apart, uint16_t, i)));
  if (names->len == 0)
    return NULL;
  list = fp_text_list (names);
  /* Translators: %s are names of cards that are not dealt or chosen with this one. */
  return g_strdup_printf (_ ("Not in one game with %s."), list);
}

/* Returns a sentence with the names of the loaded cards that @def lists, NULL: there are none. */
static char *
listed_cards (const FpCatalog *catalog, const FpCardDef *def)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; def->listed != NULL && i < def->listed->len; i++)
    if (g_array_index (def->listed, uint16_t, i) != UINT16_MAX)
      g_ptr_array_add (names, fp_text_card_name (catalog, g_array_index (def->listed, uint16_t, i)));
  if (names->len == 0)
    return NULL;
  list = fp_text_list (names);
  /* Translators: %s are names of aliens that play together. */
  return g_strdup_printf (_ ("With %s."), list);
}

/* Returns the notes on the card itself, NULL: there are none. */
static char *
own_notes (const FpCatalog *catalog, guint index)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  char *notes[] = { join_notes (def, def->clarifications), fp_text_card_apart (catalog, index),
                    fp_text_card_games (catalog, index), listed_cards (catalog, def) };
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    if (notes[i] != NULL)
      g_ptr_array_add (lines, notes[i]);
  if (lines->len == 0)
    return NULL;
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static char *
translated_copy (const FpCardDef *def, const char *text)
{
  return text != NULL ? g_strdup (translated (def, text)) : NULL;
}

gboolean
fp_text_card_paragraph (const FpCatalog *catalog, guint index, guint which, FpTextParagraph *paragraph)
{
  const FpCardDef *def = fp_catalog_card (catalog, index);
  g_autofree char *games = fp_text_card_games (catalog, index);
  gboolean own = def->text != NULL || (def->clarifications != NULL && def->clarifications->len > 0) ||
                 def->apart != NULL || games != NULL;
  const FpAbilityDef *ability;

  if (own && which == 0)
    {
      *paragraph = (FpTextParagraph){ NULL, translated_copy (def, def->text), own_notes (catalog, index) };
      return TRUE;
    }
  which -= own;
  if (def->abilities == NULL || which >= def->abilities->len)
    return FALSE;
  ability = &g_array_index (def->abilities, FpAbilityDef, which);
  *paragraph = (FpTextParagraph){ g_strdup (fp_text_ability_name (catalog, def, ability)),
                                  translated_copy (def, ability->text), join_notes (def, ability->clarifications) };
  return TRUE;
}

gboolean
fp_text_may_see (const FpTextContext *wording, uint16_t card)
{
  const FpState *state = wording->engine->state;
  const FpCard *row = &state->cards[card];
  const FpEdition *edition = wording->engine->edition;
  gboolean knows = fp_text_viewer (wording) < FP_MAX_SEATS &&
                   (row->known >> state->head.seats[fp_text_viewer (wording)].person & 1) != 0;

  if (state->head.ending != FP_ENDING_NONE || (row->flags & FP_CARD_FACE_UP) != 0 || knows)
    return TRUE;
  if (row->zone >= edition->n_zones)
    return FALSE;
  switch ((FpVisibility) edition->zones[row->zone].visibility)
    {
    case FP_VISIBLE_TO_ALL:
      return TRUE;
    case FP_VISIBLE_TO_OWNER:
      return fp_text_viewer (wording) < FP_MAX_SEATS && edition->zones[row->zone].owner == fp_text_viewer (wording);
    case FP_VISIBLE_TO_NOBODY:
    case FP_VISIBLE_BY_CARD:
      break;
    }
  return FALSE;
}

/* Returns @card as it looks from behind. */
static char *
back_of (const FpTextContext *wording, uint16_t card)
{
  const FpEdition *edition = wording->engine->edition;
  const FpCardDef *def = fp_engine_def (wording->engine, card);
  const FpKindText *row = fp_text_kind_row (edition, def->kind_def->id);
  const char *word = row != NULL && row->hidden != NULL ? fp_text_first_word (edition, def, 0) : NULL;

  if (row == NULL || row->hidden == NULL || (word == NULL && strstr (row->hidden, "{word}") != NULL))
    return g_strdup (C_ ("hidden", "a card"));
  return fp_text_fill (g_dpgettext2 (GETTEXT_PACKAGE, "hidden", row->hidden), "word", word != NULL ? word : "", NULL);
}

char *
fp_text_instance (const FpTextContext *wording, uint16_t card, gboolean seen)
{
  if (card >= wording->engine->state->head.n_cards)
    return g_strdup (C_ ("hidden", "a card"));
  return seen ? fp_text_card (wording->engine->catalog, wording->engine->state->cards[card].def)
              : back_of (wording, card);
}
