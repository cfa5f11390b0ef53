/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fifth-planet-tool rules: searches the rules book, the manual and the cards. */
#include "config.h"

#include <glib/gi18n.h>
#include <unistd.h>

#include "book/fp-book-search.h"
#include "book/fp-turn-page.h"
#ifdef FP_PAPER
#include "paper/fp-paper.h"
#endif
#include "tool/fp-page-print.h"
#include "tool/fp-tool.h"

enum
{
  MOST = 20, /* hits with --tsv */
  MOST_SHOWN = 8, /* hits for people */
};

/* Returns the snippet with its matches in bold if the terminal can show that. */
static char *
emphasize (const FpSearchHit *found)
{
  GString *text = g_string_new (found->snippet);
  for (guint i = found->marks->len; i > 0 && isatty (STDOUT_FILENO); i--)
    {
      const FpMark *mark = &g_array_index (found->marks, FpMark, i - 1);
      g_string_insert (text, mark->end, "\033[22m");
      g_string_insert (text, mark->start, "\033[1m");
    }
  return g_string_free (text, FALSE);
}

static void
print_found (const FpSearchHit *found, guint rank, gboolean tsv)
{
  g_autofree char *title = fp_tool_field (found->title);
  if (tsv)
    {
      g_autofree char *snippet = fp_tool_field (found->snippet);
      fp_tool_print ("%u\t%s\t%s\t%s\n", rank, found->id, title, snippet);
      return;
    }
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *snippet = emphasize (found), *heading = fp_search_hit_heading (found);
  fp_rules_wrap (text, snippet, "    ");
  fp_tool_print ("%s%u. %s · %s (%s)\n%s", rank > 1 ? "\n" : "", rank, title, heading, found->place, text->str);
}

static int
print_answers (const FpBook *book, const FpCatalog *catalog, const char *query, gboolean tsv)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpBookSearch) search = fp_book_search_new (book, catalog, &error);
  if (search == NULL)
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  g_autoptr (GPtrArray) found = fp_book_search_find (search, query, tsv ? MOST : MOST_SHOWN);
  for (guint i = 0; i < found->len; i++)
    print_found (g_ptr_array_index (found, i), i + 1, tsv);
  const char *trouble = fp_book_search_trouble (search);
  if (trouble != NULL)
    /* Translators: a message of the database, in English. */
    return fp_tool_fail (FP_EXIT_SYSTEM, _ ("there may be more answers: %s"), trouble);
  if (found->len == 0 && !tsv)
    fp_tool_report ("%s", _ ("Nothing found. Try other words, or fewer."));
  return FP_EXIT_WELL;
}

/* A game about which the page about a turn is made, and whose modules change other pages. */
typedef struct
{
  const FpEdition *edition; /* the variant that is played */
  guint n_seats;
  uint64_t options;
  const char *const *modules; /* ids of the options, which pages tell of; NULL: none */
} FpGameOfPage;

/* Writes @page as a PDF to the file @path. Returns an exit code. */
static int
write_page (const FpBook *book, const FpPage *page, const char *path)
{
#ifdef FP_PAPER
  g_autoptr (GError) error = NULL;
  if (!fp_paper_write (book, page, path, &error))
    return fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  return FP_EXIT_WELL;
#else
  return fp_tool_fail (FP_EXIT_SYSTEM, "%s", _ ("this program was built without PDF"));
#endif
}

/* Prints the page @id, or writes it to the file @pdf unless that is NULL. */
static int
print_page (const FpBook *book, const char *id, const FpGameOfPage *game, const char *pdf)
{
  gboolean turn = g_str_equal (id, FP_TURN_PAGE);
  g_autoptr (FpPage) made = turn ? fp_turn_page_new (book, game->edition, game->n_seats, game->options) : NULL;
  const FpPage *page = turn ? made : fp_book_find (book, id);
  const FpBlock *section = turn ? NULL : fp_book_section (book, id);
  if (page == NULL || (section == NULL && strchr (id, '#') != NULL))
    return fp_tool_fail (FP_EXIT_USAGE,
                         /* Translators: the words typed. The command in quotes isn't translated. */
                         _ ("there is no page \"%s\"; \"fifth-planet-tool rules --page index\" shows the "
                            "first"),
                         id);
  if (pdf != NULL)
    return write_page (book, page, pdf);
  g_autofree char *text = fp_page_print_text (book, page, section, game->modules);
  fp_tool_print ("%s\n", text);
  return FP_EXIT_WELL;
}

/* Reads the game of the options --seats, --option and --bundle, kept in @variant. */
static gboolean
read_game (const FpEdition *edition, const char *seats, char **options, const char *bundle, FpGameOfPage *game,
           FpEditionVariant **variant)
{
  game->n_seats = fp_edition_usual_seats (edition);
  game->modules = (const char *const *) options;
  if (!fp_tool_seats (&fp_command_rules, edition, seats, &game->n_seats) ||
      !fp_tool_bundle (&fp_command_rules, edition, bundle, game->n_seats, &game->options))
    return FALSE;
  for (guint i = 0; options != NULL && options[i] != NULL; i++)
    {
      uint64_t option = fp_tool_option (&fp_command_rules, edition, options[i]);
      if (option == 0)
        return FALSE;
      game->options |= option;
    }
  game->edition = fp_tool_variant (&fp_command_rules, edition, NULL, game->n_seats, game->options, variant);
  return game->edition != NULL;
}

/* Answers the words behind the options, or shows a page. */
static int
answer (const FpBook *book, const FpEdition *edition, char **words, gboolean tsv)
{
  int status;
  g_autoptr (FpCatalog) catalog = fp_tool_catalog (edition, &status);
  if (catalog == NULL)
    return status;
  g_autofree char *query = g_strjoinv (" ", words);
  return print_answers (book, catalog, query, tsv);
}

static FpBook *
load_book (int *status)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) folders = fp_book_folders ();
  FpBook *book = fp_book_load ((const char *const *) folders, problems, &error);
  fp_tool_print_problems (problems);
  if (book == NULL)
    *status = fp_tool_fail (FP_EXIT_SYSTEM, "%s", error->message);
  return book;
}

static int
run (int argc, char **argv)
{
  g_autofree char *edition_id = NULL, *page = NULL, *pdf = NULL, *seats = NULL, *bundle = NULL;
  g_auto (GStrv) options = NULL;
  gboolean tsv = FALSE;
  const GOptionEntry entries[] = {
    { "edition", 0, 0, G_OPTION_ARG_STRING, &edition_id, N_ ("Look at the cards of this edition"), "E" },
    { "page", 0, 0, G_OPTION_ARG_STRING, &page, N_ ("Show this page, such as duel-ties, or turn"), "ID" },
    { "pdf", 0, 0, G_OPTION_ARG_FILENAME, &pdf, N_ ("Write the page to this file for printing"), "FILE" },
    { "seats", 0, 0, G_OPTION_ARG_STRING, &seats, N_ ("Show a turn with so many players"), "N" },
    { "option", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options,
      N_ ("Show a turn, or what changes on a page, with this set-up option"), "ID" },
    { "bundle", 0, 0, G_OPTION_ARG_STRING, &bundle, N_ ("Show a turn with the options of this bundle"), "ID" },
    { "tsv", 0, 0, G_OPTION_ARG_NONE, &tsv, N_ ("Write tab-separated rows, in English"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status;
  if (!fp_tool_options (&fp_command_rules, entries, FP_ARGUMENTS_ANY, &argc, &argv, &status))
    return status;
  const FpEdition *edition = fp_tool_edition (&fp_command_rules, edition_id);
  if (edition == NULL)
    return FP_EXIT_USAGE;
  if (tsv)
    fp_tool_untranslated ();
  g_autoptr (FpEditionVariant) variant = NULL;
  FpGameOfPage game = { 0 };
  if (!read_game (edition, seats, options, bundle, &game, &variant))
    return FP_EXIT_USAGE;
  g_autoptr (FpBook) book = load_book (&status);
  if (book == NULL)
    return status;
  if (page == NULL && argc > 1)
    return answer (book, edition, argv + 1, tsv);
  return print_page (book, page != NULL ? page : "index", &game, pdf);
}

const FpCommand fp_command_rules = {
  .name = "rules",
  .arguments = "[--edition E] [--page ID [--pdf FILE]] [--seats N] [--option ID]… [--bundle ID] [--tsv] [WORD…]",
  .summary = N_ ("Look something up in the rules, the manual and the cards"),
  .about = N_ ("You may misspell words or cut them short. Put words in quotation marks to find them together. Without "
               "words you see the contents. With --tsv each line is a rank, an id, a title and a piece of the text. "
               "The page \"turn\" has a turn on one sheet, with the numbers of the game that --edition, --seats, "
               "--option and --bundle describe."),
  .run = run,
};
