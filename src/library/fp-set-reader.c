/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading of the printed parts of cards: ids, numbers, words, names and texts. Mistakes in
 * attributes are passed over, since fp_check_file () has reported them already. */
#include "library/fp-library-private.h"

#include <string.h>

/* Returns the number in an attribute, or @usual if the attribute is left out or wrong. */
static int
number (const FpElement *element, const char *name, int usual)
{
  const char *text = fp_element_get (element, name);
  int value;

  return text != NULL && fp_check_number (text, &value) && ABS (value) <= 999 ? value : usual;
}

static const char *
word (const FpElement *element, const char *name)
{
  const char *text = fp_element_get (element, name);

  return text != NULL ? text : "";
}

static uint8_t
read_origin (const FpElement *element)
{
  const char *origin = word (element, "origin");

  if (strcmp (origin, "original") == 0)
    return FP_ORIGIN_ORIGINAL;
  return strcmp (origin, "reconstructed") == 0 ? FP_ORIGIN_RECONSTRUCTED : FP_ORIGIN_PRINTED;
}

/* Returns the number or word in the attribute @field of @element; 0 for an unknown word. */
static int
read_field (const FpEdition *edition, const FpElement *element, const FpField *field)
{
  int least, most;

  for (guint i = 0; field->list != NULL && i < field->list->n; i++)
    if (strcmp (field->list->words[i], word (element, field->attribute)) == 0)
      return (int) i + 1;
  if (field->list != NULL)
    return 0;
  if (field->words != 0)
    return fp_word_number (edition, word (element, field->attribute), field->words);
  fp_field_range (field, &least, &most);
  return number (element, field->attribute, CLAMP (0, least, most));
}

/* A card with two halves has an element for each. */
static void
read_halves (const FpEdition *edition, FpCardDef *def, const FpElement *element)
{
  guint n = 0;

  for (guint i = 0; i < fp_element_n_children (element) && n < 2; i++)
    {
      const FpElement *half = fp_element_child_at (element, i);

      if (!fp_element_is (half, "half"))
        continue;
      for (const FpField *field = def->kind_def->fields; field->attribute != NULL; field++)
        def->field[field->index + n] = (int16_t) read_field (edition, half, field);
      n++;
    }
}

/* Returns the words in the attribute @field of @element, bit per word of its list. */
static uint64_t
read_words (const FpElement *element, const FpField *field)
{
  g_auto (GStrv) words = g_strsplit_set (word (element, field->attribute), " \t\n", -1);
  uint64_t bits = 0;

  for (guint i = 0; field->list != NULL && i < field->list->n; i++)
    if (g_strv_contains ((const char *const *) words, field->list->words[i]))
      bits |= UINT64_C (1) << i;
  return bits;
}

static void
read_mark (const FpEdition *edition, FpCardDef *def, const FpElement *element, const FpField *mark)
{
  gboolean left_out = fp_element_get (element, mark->attribute) == NULL;
  int value = left_out || mark->cards || mark->of_kind > 0 || mark->several ? 0 : read_field (edition, element, mark);

  switch (mark->index)
    {
    case FP_MARK_APART:
    case FP_MARK_CARD:
    case FP_MARK_LISTED:
      break; /* found once all cards are known */
    case FP_MARK_COMPLEXITY:
      def->complexity = (uint8_t) value;
      break;
    case FP_MARK_FIRST_GAME:
      def->first_game = (uint8_t) read_words (element, mark);
      break;
    case FP_MARK_NEEDS:
      def->needs = read_words (element, mark);
      break;
    case FP_MARK_BARRED:
      def->barred = read_words (element, mark);
      break;
    case FP_MARK_LEAST_SEATS:
      def->least_seats = (uint8_t) value;
      break;
    case FP_MARK_MOST_SEATS:
      def->most_seats = (uint8_t) value;
      break;
    default:
      def->value = (int16_t) value;
      break;
    }
}

static void
read_fields (const FpEdition *edition, FpCardDef *def, const FpElement *element)
{
  for (const FpField *mark = def->kind_def->marks; mark != NULL && mark->attribute != NULL; mark++)
    read_mark (edition, def, element, mark);
  if (fp_card_is (def, FP_KIND_TWO_HALVES))
    {
      read_halves (edition, def, element);
      return;
    }
  for (const FpField *field = def->kind_def->fields; field != NULL && field->attribute != NULL; field++)
    def->field[field->index] = (int16_t) read_field (edition, element, field);
}

/* Complains about an id that another card of the set has, and gives that card's position. */
static void
complain_of_twin (FpCompiler *compiler, const GArray *sources, const FpAttribute *id, const char *full)
{
  int first = fp_catalog_find (compiler->catalog, full);

  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);

      if (source->card == first && source->file == compiler->file)
        fp_problems_add (compiler->problems, id->value_at, "the id “%s” is taken by line %d; expected one of its own",
                         id->value, source->element->at.line);
      else if (source->card == first)
        fp_problems_add (compiler->problems, id->value_at, "the id “%s” is taken by %s:%d; expected one of its own",
                         id->value, source->file->path, source->element->at.line);
    }
}

static char *
full_id (const FpElement *element)
{
  return g_strdup_printf ("%s:%s", word (element->parent, "id"), word (element, "id"));
}

static void
read_card (FpCompiler *compiler, const FpElement *element, guint kind, GArray *sources, GHashTable *replaced)
{
  const FpElement *root = fp_document_root (compiler->file->document);
  const FpAttribute *id = fp_element_attribute (element, "id");
  const FpAttribute *former = fp_element_attribute (element, "formerly");
  FpCardSource source = { .file = compiler->file, .element = element, .card = -1 };
  g_autofree char *full = full_id (element);
  const FpKindDef *kind_def = &compiler->edition->kinds[kind];
  FpCardDef def = { .kind_def = kind_def, .kind_flags = kind_def->flags, .kind = (uint8_t) kind, .resolve = -1 };

  source.replaced =
      g_hash_table_contains (replaced, full) || (former != NULL && g_hash_table_contains (replaced, former->value));
  if (id != NULL && fp_catalog_find (compiler->catalog, full) >= 0)
    complain_of_twin (compiler, sources, id, full);
  else if (id != NULL && !source.replaced)
    {
      def.id = g_strdup (id->value);
      def.set = g_strdup (word (root, "id"));
      def.box = g_intern_string (def.set);
      def.name = fp_prose (element, "name");
      def.brief = fp_prose (element, "brief");
      def.text = fp_prose (element, "text");
      def.portrait = fp_read_portrait (element);
      def.clarifications = fp_read_clarifications (element);
      def.origin = read_origin (element);
      def.copies = (uint8_t) CLAMP (number (element, "copies", 1), 1, 99);
      read_fields (compiler->edition, &def, element);
      source.card = fp_catalog_add_card (compiler->catalog, &def);
    }
  g_array_append_val (sources, source);
}

void
fp_read_cards (FpCompiler *compiler, GArray *sources, GHashTable *replaced)
{
  const FpElement *root = fp_document_root (compiler->file->document);

  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *element = fp_element_child_at (root, i);
      const FpElementWord *known = fp_vocabulary_find (compiler->vocabulary, element->name, FALSE);

      if (known != NULL && known->place == FP_PLACE_CARD)
        read_card (compiler, element, fp_edition_kind (compiler->edition, element->name), sources, replaced);
    }
}

/* --- Cards that stand in the place of others --- */

void
fp_find_replaced (FpCompiler *compiler, GHashTable *replaced)
{
  const FpElement *root = fp_document_root (compiler->file->document);

  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *element = fp_element_child_at (root, i);
      const FpAttribute *other = fp_element_attribute (element, "replaces");
      g_autofree char *own = full_id (element);

      if (other == NULL)
        continue;
      if (strcmp (other->value, own) == 0)
        fp_problems_add (compiler->problems, other->value_at,
                         "a card can't stand in its own place; expected another card's id");
      else if (g_hash_table_contains (replaced, other->value))
        fp_problems_add (compiler->problems, other->value_at,
                         "another card stands in the place of “%s” already; expected one at most", other->value);
      else
        g_hash_table_insert (replaced, other->value, (gpointer) element);
    }
}

/* Returns the source of card @full (“SET:CARD”, today or formerly), NULL: there is none. */
static const FpCardSource *
find_source (const GArray *sources, const char *full)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);
      g_autofree char *id = full_id (source->element);

      if (strcmp (id, full) == 0 || g_strcmp0 (fp_element_get (source->element, "formerly"), full) == 0)
        return source;
    }
  return NULL;
}

static void
complain_of_absence (FpCompiler *compiler, const GArray *sources, const FpAttribute *other)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new_with_free_func (g_free);
  const char *nearest;

  for (guint i = 0; i < sources->len; i++)
    g_ptr_array_add (known, full_id (g_array_index (sources, FpCardSource, i).element));
  g_ptr_array_add (known, NULL);
  nearest = fp_nearest_word (other->value, (const char *const *) known->pdata);
  if (nearest != NULL)
    fp_problems_add (compiler->problems, other->value_at, "there is no card “%s”; did you mean “%s”?", other->value,
                     nearest);
  else
    fp_problems_add (compiler->problems, other->value_at,
                     "there is no card “%s”; expected SET:CARD of a set that is loaded too", other->value);
}

/* Makes a card known by the id that it had in another set, so that old saves open. */
static void
link_former (FpCompiler *compiler, const FpCardSource *source)
{
  const FpAttribute *former = fp_element_attribute (source->element, "formerly");

  if (former == NULL || source->card < 0 || !fp_check_card_id (former->value))
    return;
  compiler->problems = source->file->problems;
  if (fp_catalog_find (compiler->catalog, former->value) >= 0)
    fp_problems_add (compiler->problems, former->value_at,
                     "“%s” is a card's id; expected an id that no card has any longer", former->value);
  else
    fp_catalog_alias (compiler->catalog, former->value, (guint) source->card);
}

/* Makes @card known by the id “SET:CARD” of the card that it replaces, and a card of that box. */
static void
take_place (FpCatalog *catalog, const char *id, guint card)
{
  g_autofree char *box = g_strndup (id, (gsize) (strchr (id, ':') - id));

  fp_catalog_alias (catalog, id, card);
  g_array_index (catalog->cards, FpCardDef, card).box = g_intern_string (box);
}

void
fp_link_replaced (FpCompiler *compiler, const GArray *sources)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);
      const FpAttribute *other = fp_element_attribute (source->element, "replaces");
      const FpCardSource *before;

      link_former (compiler, source);
      if (other == NULL || !fp_check_card_id (other->value))
        continue;
      compiler->problems = source->file->problems;
      before = find_source (sources, other->value);
      if (before == NULL)
        complain_of_absence (compiler, sources, other);
      else if (strcmp (before->element->name, source->element->name) != 0)
        fp_problems_add (compiler->problems, other->value_at, "“%s” is a card of another kind: <%s>; expected <%s>",
                         other->value, before->element->name, source->element->name);
      else if (source->card >= 0)
        take_place (compiler->catalog, other->value, (guint) source->card);
    }
}

/* --- Cards that belong to others --- */

/* Makes the card of @source belong to the one that the attribute of @mark names. */
static void
link_to (FpCompiler *compiler, const GArray *sources, const FpCardSource *source, const FpField *mark)
{
  const FpAttribute *other = fp_element_attribute (source->element, mark->attribute);
  const FpKindDef *kind = &compiler->edition->kinds[mark->of_kind];
  FpCardDef *def, *owner;
  int card;

  if (other == NULL || !fp_check_card_id (other->value) || source->card < 0)
    return;
  compiler->problems = source->file->problems;
  card = fp_catalog_find (compiler->catalog, other->value);
  if (card < 0)
    {
      complain_of_absence (compiler, sources, other);
      return;
    }
  owner = &g_array_index (compiler->catalog->cards, FpCardDef, (guint) card);
  if (owner->kind_def != kind)
    {
      fp_problems_add (compiler->problems, other->value_at, "“%s” is a card of another kind: <%s>; expected <%s>",
                       other->value, owner->kind_def->id, kind->id);
      return;
    }
  def = &g_array_index (compiler->catalog->cards, FpCardDef, (guint) source->card);
  def->belongs_to = (uint16_t) (card + 1);
  owner->has_belongings = TRUE;
}

void
fp_link_belongings (FpCompiler *compiler, const GArray *sources)
{
  for (guint i = 0; i < sources->len; i++)
    {
      const FpCardSource *source = &g_array_index (sources, FpCardSource, i);
      guint kind = fp_edition_kind (compiler->edition, source->element->name);

      for (const FpField *mark = compiler->edition->kinds[kind].marks; mark != NULL && mark->attribute != NULL; mark++)
        if (mark->index == FP_MARK_CARD)
          link_to (compiler, sources, source, mark);
    }
}
