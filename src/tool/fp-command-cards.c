/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool cards: the table of all definitions. */
#include "config.h"

#include <glib/gi18n.h>

#include "book/fp-word-filter.h"
#include "tool/fp-tool.h"

enum
{
  N_COLUMNS = 7,
};

/* Names of FpOrigin. */
static const char *const origins[] = { "printed", "reconstructed", "original", NULL };

/* The filter; NULL members match every card. */
typedef struct
{
  const char *set;
  const char *kind;
  const char *origin;
  const char *complexity;
  char **words; /* in name, text or clarifications */
} FpFilter;

static const char *const columns[N_COLUMNS] = {
  "id", "set", "kind", "name", "origin", "complexity", "copies",
};

/* Returns the row of card @def: N_COLUMNS strings, ended by NULL. */
static GStrv
make_row (const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  g_autofree char *name = fp_text_card_name (catalog, def);
  GStrv row = g_new0 (char *, N_COLUMNS + 1);
  row[0] = g_strdup (card->id);
  row[1] = g_strdup (card->set);
  row[2] = g_strdup (card->kind_def->id);
  row[3] = fp_tool_field (name);
  row[4] = g_strdup (origins[card->origin]);
  row[5] = g_strdup (fp_card_complexity (card));
  row[6] = g_strdup_printf ("%d", card->copies);
  return row;
}

/* Returns TRUE if all of @words are on the card @def. */
static gboolean
says (const FpCatalog *catalog, guint def, char **words)
{
  g_autofree char *name = fp_text_card (catalog, def);
  g_autoptr (GString) text = g_string_new (name);
  FpTextParagraph piece;
  for (guint i = 0; fp_text_card_paragraph (catalog, def, i, &piece); i++)
    {
      g_autofree char *title = piece.name, *body = piece.text, *notes = piece.notes;
      g_string_append_printf (text, " %s %s %s", title != NULL ? title : "", body != NULL ? body : "",
                              notes != NULL ? notes : "");
    }
  g_auto (GStrv) there = fp_word_filter_words (text->str);
  return fp_word_filter_found ((const char *const *) words, (const char *const *) there);
}

static gboolean
wanted (const FpCatalog *catalog, guint def, const FpFilter *filter)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  return (filter->set == NULL || g_str_equal (filter->set, card->set)) &&
         (filter->kind == NULL || g_str_equal (filter->kind, card->kind_def->id)) &&
         (filter->origin == NULL || g_str_equal (filter->origin, origins[card->origin])) &&
         (filter->complexity == NULL || g_str_equal (filter->complexity, fp_card_complexity (card))) &&
         (filter->words == NULL || says (catalog, def, filter->words));
}

static void
print_tsv (const GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *line = g_strjoinv ("\t", g_ptr_array_index (rows, i));
      fp_tool_print ("%s\n", line);
    }
}

/* For people: columns as wide as their content; empty columns are left out. */
static void
print_table (const GPtrArray *rows)
{
  glong widths[N_COLUMNS] = { 0 };
  for (guint i = 1; i < rows->len; i++)
    for (guint k = 0; k < N_COLUMNS; k++)
      widths[k] = MAX (widths[k], g_utf8_strlen (((GStrv) g_ptr_array_index (rows, i))[k], -1));
  for (guint i = 0; i < rows->len; i++)
    {
      GStrv row = g_ptr_array_index (rows, i);
      g_autoptr (GString) line = g_string_new (NULL);
      for (guint k = 0; k < N_COLUMNS; k++)
        if (widths[k] > 0)
          {
            glong width = MAX (widths[k], (glong) strlen (columns[k]));
            g_string_append_printf (line, "%s%*s", row[k], (int) (width + 2 - g_utf8_strlen (row[k], -1)), "");
          }
      fp_tool_print ("%s\n", g_strchomp (line->str));
    }
}

/* Adds @word to @words unless it is there. */
static void
add_word (GPtrArray *words, const char *word)
{
  if (!g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    g_ptr_array_add (words, (char *) word);
}

static void
add_complexities (GPtrArray *words, const FpEdition *edition)
{
  for (guint kind = 1; kind < edition->n_kinds; kind++)
    for (const FpField *mark = edition->kinds[kind].marks; mark != NULL && mark->attribute != NULL; mark++)
      for (guint i = 0; mark->index == FP_MARK_COMPLEXITY && i < mark->list->n; i++)
        add_word (words, mark->list->words[i]);
}

/* Returns NULL if @word is NULL or one of @words, else those as a list. Free with g_free (). */
static char *
known_instead (const char *word, GPtrArray *words)
{
  if (word == NULL || g_ptr_array_find_with_equal_func (words, word, g_str_equal, NULL))
    return NULL;
  g_ptr_array_add (words, NULL);
  return g_strjoinv (", ", (char **) words->pdata);
}

/* Reports a filter that can match no card of @editions. */
static int
check_filter (const GPtrArray *editions, const FpFilter *filter)
{
  g_autoptr (GPtrArray) kinds = g_ptr_array_new (), complexities = g_ptr_array_new ();
  for (guint i = 0; i < editions->len; i++)
    {
      const FpEdition *edition = g_ptr_array_index (editions, i);
      for (guint kind = 1; kind < edition->n_kinds; kind++)
        add_word (kinds, edition->kinds[kind].id);
      add_complexities (complexities, edition);
    }
  if (filter->origin != NULL && !g_strv_contains (origins, filter->origin))
    {
      g_autofree char *known = g_strjoinv (", ", (char **) origins);
      /* Translators: the words typed; the known words, with commas: “printed, original”. */
      return fp_tool_usage (&fp_command_cards, _ ("\"%s\" isn't an origin; there are: %s"), filter->origin, known);
    }
  g_autofree char *kind = known_instead (filter->kind, kinds);
  if (kind != NULL)
    /* Translators: the words typed; the known words, with commas: “alien, planet”. */
    return fp_tool_usage (&fp_command_cards, _ ("\"%s\" isn't a kind of card; there are: %s"), filter->kind, kind);
  if (filter->complexity != NULL && complexities->len == 0)
    return fp_tool_usage (&fp_command_cards, "%s", _ ("cards of this edition have no complexity"));
  g_autofree char *complexity = known_instead (filter->complexity, complexities);
  if (complexity != NULL)
    /* Translators: the words typed; the known words, with commas: “green, yellow, red”. */
    return fp_tool_usage (&fp_command_cards, _ ("\"%s\" isn't a complexity; there are: %s"), filter->complexity,
                          complexity);
  return FP_EXIT_WELL;
}

/* Reports a set that none of @catalogs has. */
static int
check_set (const GPtrArray *catalogs, const char *set)
{
  g_autoptr (GPtrArray) sets = g_ptr_array_new ();
  for (guint i = 0; i < catalogs->len; i++)
    {
      const FpCatalog *catalog = g_ptr_array_index (catalogs, i);
      for (guint k = 0; k < catalog->sets->len; k++)
        add_word (sets, g_array_index (catalog->sets, FpSetInfo, k).id);
    }
  g_autofree char *known = known_instead (set, sets);
  if (known != NULL)
    /* Translators: the words typed; the known names of card sets, with commas. */
    return fp_tool_usage (&fp_command_cards, _ ("no set is called \"%s\"; there is: %s"), set, known);
  return FP_EXIT_WELL;
}

/* Prints the cards of @catalogs that match. */
static int
print_cards (const GPtrArray *catalogs, const FpFilter *filter, gboolean tsv)
{
  int status = check_set (catalogs, filter->set);
  if (status != FP_EXIT_WELL)
    return status;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_ptr_array_add (rows, g_strdupv ((char **) (const char *[]){ columns[0], columns[1], columns[2], columns[3],
                                                                columns[4], columns[5], columns[6], NULL }));
  for (guint i = 0; i < catalogs->len; i++)
    {
      const FpCatalog *catalog = g_ptr_array_index (catalogs, i);
      for (guint def = 0; def < catalog->cards->len; def++)
        if (wanted (catalog, def, filter))
          g_ptr_array_add (rows, make_row (catalog, def));
    }
  if (tsv)
    print_tsv (rows);
  else if (rows->len == 1)
    fp_tool_report ("%s", _ ("No card matches."));
  else
    print_table (rows);
  return FP_EXIT_WELL;
}

/* Loads the cards of @editions, those of modules included, and prints those that match. */
static int
load_and_print (const GPtrArray *editions, const FpFilter *filter, gboolean tsv)
{
  int status;
  g_autoptr (FpCatalogs) all = fp_tool_catalogs (&status);
  if (all == NULL)
    return status;
  g_autoptr (GPtrArray) catalogs = g_ptr_array_new ();
  for (guint i = 0; i < editions->len; i++)
    {
      const FpEdition *edition = g_ptr_array_index (editions, i);
      const FpCatalog *catalog = fp_catalogs_variant (all, edition, NULL, fp_edition_all_modules (edition));
      if (catalog != NULL)
        g_ptr_array_add (catalogs, (gpointer) catalog);
    }
  return print_cards (catalogs, filter, tsv);
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL, *set = NULL, *kind = NULL, *origin = NULL, *complexity = NULL;
  g_auto (GStrv) words = NULL;
  gboolean tsv = FALSE;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Only cards of this edition"), "E" },
    { "set", 0, 0, G_OPTION_ARG_STRING, &set, N_ ("Only cards of this set"), "SET" },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &kind, N_ ("Only cards of this kind, such as plan"), "KIND" },
    { "origin", 0, 0, G_OPTION_ARG_STRING, &origin, N_ ("Only printed, reconstructed or original ones"), "ORIGIN" },
    { "complexity", 0, 0, G_OPTION_ARG_STRING, &complexity, N_ ("Only cards of this complexity, such as green"),
      "LEVEL" },
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &tsv, N_ ("Write tab-separated rows, in English"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_cards, entries, FP_ARGUMENTS_ANY, &argc, &argv, &status))
    return status;
  if (edition_id != NULL && fp_tool_edition (&fp_command_cards, edition_id) == NULL)
    return FP_EXIT_USAGE;
  g_autoptr (GPtrArray) editions = g_ptr_array_new ();
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    if (edition_id == NULL || g_str_equal (fp_edition_nth (i)->id, edition_id))
      g_ptr_array_add (editions, (gpointer) fp_edition_nth (i));
  if (tsv)
    fp_tool_untranslated ();
  g_autofree char *query = g_strjoinv (" ", argv + 1);
  words = fp_word_filter_query (query);
  const FpFilter filter = { set, kind, origin, complexity, words };
  status = check_filter (editions, &filter);
  return status == FP_EXIT_WELL ? load_and_print (editions, &filter, tsv) : status;
}

const FpCommand fp_command_cards = {
  .name = "cards",
  .arguments = "[--edition E] [--set SET] [--kind KIND] [--origin ORIGIN] [--complexity LEVEL] [--tsv] [WORD…]",
  .summary = N_ ("List the cards"),
  .about = N_ (
      "Cards of all editions are listed, unless --edition names one. "
      "With words, lists only cards with all of them in the name, text or clarifications. You can cut words short."),
  .run = run,
};
