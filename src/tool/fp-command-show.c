/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool show: everything about a card. */
#include "config.h"

#include <glib/gi18n.h>

#include "book/fp-card-pages.h"
#include "tool/fp-tool.h"

/* Returns the number of copies; each player has that many of a player's card. */
static char *
copies (const FpCardDef *card)
{
  if (fp_card_is (card, FP_KIND_EACH_SEAT))
    /* Translators: copies of a card: “2 for each player”. */
    return g_strdup_printf (ngettext ("%d for each player", "%d for each player", card->copies), card->copies);
  /* Translators: copies of a card: “4 copies”. */
  return g_strdup_printf (ngettext ("%d copy", "%d copies", card->copies), card->copies);
}

/* Prints @text in indented lines. */
static void
print_lines (const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      fp_tool_print ("  %s\n", lines[i]);
}

static void
add_clarifications (GPtrArray *all, const GPtrArray *some)
{
  for (guint i = 0; some != NULL && i < some->len; i++)
    g_ptr_array_add (all, g_ptr_array_index (some, i));
}

/* Prints the clarifications of the card and of its abilities. */
static void
print_clarifications (const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  g_autofree char *apart = fp_text_card_apart (catalog, def), *games = fp_text_card_games (catalog, def);
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  add_clarifications (all, card->clarifications);
  for (guint i = 0; card->abilities != NULL && i < card->abilities->len; i++)
    add_clarifications (all, g_array_index (card->abilities, FpAbilityDef, i).clarifications);
  if (all->len == 0 && apart == NULL && games == NULL)
    return;
  fp_tool_print ("\n%s\n", _ ("Clarifications:"));
  for (guint i = 0; i < all->len; i++)
    fp_tool_print ("  • %s\n", g_dpgettext2 (GETTEXT_PACKAGE, card->kind_def->id, g_ptr_array_index (all, i)));
  if (apart != NULL)
    fp_tool_print ("  • %s\n", apart);
  if (games != NULL)
    fp_tool_print ("  • %s\n", games);
}

/* Prints those of @pages that the card changes (@bends), or only uses, in a line called @title. */
static void
print_pages (const GArray *pages, gboolean bends, const char *title)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint i = 0; i < pages->len; i++)
    {
      const FpReferencedPage *touched = &g_array_index (pages, FpReferencedPage, i);
      if ((touched->how == FP_REFERENCE_CHANGES) == bends)
        g_string_append_printf (names, "%s%s (%s)", names->len > 0 ? ", " : "", touched->page->title,
                                touched->page->id);
    }
  if (names->len > 0)
    fp_tool_print ("%s %s\n", title, names->str);
}

/* Prints nothing without a book. */
static void
print_rules (const FpEdition *edition, const FpCatalog *catalog, guint def)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_auto (GStrv) folders = fp_book_folders ();
  g_autoptr (FpBook) book = fp_book_load ((const char *const *) folders, problems, NULL);
  if (book == NULL)
    return;
  g_autoptr (GArray) pages = fp_card_pages_of (book, edition, catalog, def);
  if (pages->len > 0)
    fp_tool_print ("\n");
  print_pages (pages, TRUE, _ ("Rules it bends:"));
  print_pages (pages, FALSE, _ ("Rules it uses:"));
}

static void
print_card (const FpEdition *edition, const FpCatalog *catalog, guint def)
{
  const FpCardDef *card = fp_catalog_card (catalog, def);
  g_autofree char *title = fp_text_card (catalog, def);
  g_autofree char *text = fp_text_card_text (catalog, def);
  g_autofree char *number = copies (card);
  const char *complexity = fp_text_complexity (edition, card);
  fp_tool_print ("%s\n%s:%s – %s, %s, %s", title, card->set, card->id,
                 fp_text_kind (catalog->edition, card->kind_def->id), number, fp_text_origin ((FpOrigin) card->origin));
  if (complexity != NULL)
    fp_tool_print (", %s", complexity);
  fp_tool_print ("\n");
  if (text != NULL)
    fp_tool_print ("\n%s\n", text);
  print_clarifications (catalog, def);
  g_autoptr (FpEngine) engine = fp_engine_new (edition, catalog);
  g_autofree char *program = fp_text_program (engine, def);
  if (*program != '\0')
    {
      fp_tool_print ("\n%s\n", _ ("What it does:"));
      print_lines (program);
    }
  print_rules (edition, catalog, def);
}

/* Prints the card @id of @usual or one of its modules. Returns FALSE if there is none; else stores
 * what to exit with in @status. */
static gboolean
show (const FpEdition *usual, const char *id, int *status)
{
  g_autoptr (FpEditionVariant) whole = fp_edition_variant_new (usual, NULL, fp_edition_all_modules (usual));
  const FpEdition *edition = fp_edition_variant_get (whole);
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (edition, status);
  int def = catalog != NULL ? fp_catalog_find (catalog, id) : -1;
  if (catalog != NULL && def < 0)
    return FALSE;
  if (catalog != NULL)
    {
      if (def >= 0)
        print_card (edition, catalog, (guint) def);
      *status = FP_EXIT_WELL;
    }
  return TRUE;
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Only cards of this edition"), "E" },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_show, entries, 1, &argc, &argv, &status))
    return status;
  if (edition_id != NULL && fp_tool_edition (&fp_command_show, edition_id) == NULL)
    return FP_EXIT_USAGE;
  for (guint i = 0; fp_edition_nth (i) != NULL; i++)
    {
      const FpEdition *edition = fp_edition_nth (i);
      if ((edition_id == NULL || g_str_equal (edition->id, edition_id)) && show (edition, argv[1], &status))
        return status;
    }
  /* Translators: the words typed. The command in quotes isn't translated. */
  return fp_tool_usage (&fp_command_show, _ ("no card is called \"%s\"; \"fifth-planet-tool cards\" lists them all"),
                        argv[1]);
}

const FpCommand fp_command_show = {
  .name = "show",
  .arguments = "[--edition E] CARD",
  .summary = N_ ("Show a card: its text and what it does"),
  .about = N_ ("CARD is ID or SET:ID, such as plan-13 or duel:plan-13."),
  .run = run,
};
