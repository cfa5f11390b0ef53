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

static int
unknown_set (const FpCatalog *catalog, const char *set)
{
  g_autoptr (GString) known = g_string_new (NULL);
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *info = &g_array_index (catalog->sets, FpSetInfo, i);
      if (g_str_equal (info->id, set))
        return FP_EXIT_WELL;
      g_string_append_printf (known, "%s%s", i > 0 ? ", " : "", info->id);
    }
  return fp_tool_usage (&fp_command_cards, _ ("no set is called \"%s\"; there is: %s"), set, known->str);
}

/* Reports a word that is no complexity of @edition. */
static int
check_complexity (const FpEdition *edition, const char *complexity)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  for (guint kind = 1; kind < edition->n_kinds; kind++)
    for (const FpField *mark = edition->kinds[kind].marks; mark != NULL && mark->attribute != NULL; mark++)
      for (guint i = 0; mark->index == FP_MARK_COMPLEXITY && i < mark->list->n; i++)
        if (!g_ptr_array_find_with_equal_func (words, mark->list->words[i], g_str_equal, NULL))
          g_ptr_array_add (words, (char *) mark->list->words[i]);
  if (g_ptr_array_find_with_equal_func (words, complexity, g_str_equal, NULL))
    return FP_EXIT_WELL;
  if (words->len == 0)
    return fp_tool_usage (&fp_command_cards, "%s", _ ("cards of this edition have no complexity"));
  g_ptr_array_add (words, NULL);
  g_autofree char *known = g_strjoinv (", ", (char **) words->pdata);
  return fp_tool_usage (&fp_command_cards, _ ("\"%s\" isn't a complexity; there are: %s"), complexity, known);
}

/* Reports a filter that can match nothing. */
static int
check_filter (const FpEdition *edition, const FpFilter *filter)
{
  if (filter->kind != NULL && fp_edition_kind (edition, filter->kind) == 0)
    {
      g_autoptr (GString) known = g_string_new (NULL);
      for (guint kind = 1; kind < edition->n_kinds; kind++)
        g_string_append_printf (known, "%s%s", kind > 1 ? ", " : "", edition->kinds[kind].id);
      return fp_tool_usage (&fp_command_cards, _ ("\"%s\" isn't a kind of card; there are: %s"), filter->kind,
                            known->str);
    }
  if (filter->origin != NULL && !g_strv_contains (origins, filter->origin))
    {
      g_autofree char *known = g_strjoinv (", ", (char **) origins);
      return fp_tool_usage (&fp_command_cards, _ ("\"%s\" isn't an origin; there are: %s"), filter->origin, known);
    }
  return filter->complexity != NULL ? check_complexity (edition, filter->complexity) : FP_EXIT_WELL;
}

static int
print_cards (const FpEdition *edition, const FpFilter *filter, gboolean tsv)
{
  int status = check_filter (edition, filter);
  if (status != FP_EXIT_WELL)
    return status;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (edition, &status);
  if (catalog == NULL)
    return status;
  if (filter->set != NULL && unknown_set (catalog, filter->set) != FP_EXIT_WELL)
    return FP_EXIT_USAGE;
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_ptr_array_add (rows, g_strdupv ((char **) (const char *[]){ columns[0], columns[1], columns[2], columns[3],
                                                                columns[4], columns[5], columns[6], NULL }));
  for (guint def = 0; def < catalog->cards->len; def++)
    if (wanted (catalog, def, filter))
      g_ptr_array_add (rows, make_row (catalog, def));
  if (tsv)
    print_tsv (rows);
  else if (rows->len == 1)
    fp_tool_report ("%s", _ ("No card matches."));
  else
    print_table (rows);
  return FP_EXIT_WELL;
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL, *set = NULL, *kind = NULL, *origin = NULL, *complexity = NULL;
  g_auto (GStrv) words = NULL;
  gboolean tsv = FALSE;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Cards of this edition"), "E" },
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
  const FpEdition *edition = fp_tool_edition (&fp_command_cards, edition_id);
  if (edition == NULL)
    return FP_EXIT_USAGE;
  if (tsv)
    fp_tool_untranslated ();
  g_autofree char *query = g_strjoinv (" ", argv + 1);
  words = fp_word_filter_query (query);
  return print_cards (edition, &(FpFilter){ set, kind, origin, complexity, words }, tsv);
}

const FpCommand fp_command_cards = {
  .name = "cards",
  .arguments = "[--edition E] [--set SET] [--kind KIND] [--origin ORIGIN] [--complexity LEVEL] [--tsv] [WORD…]",
  .summary = N_ ("List the cards"),
  .about = N_ (
      "With words, lists only cards with all of them in the name, text or clarifications. You can cut words short."),
  .run = run,
};
