/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages for the game's words: every word has a page, and cards and pages find each other through
 * the words. */
#include "book/fp-card-pages.h"

#include <string.h>

#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-edition-variant.h"
#include "engine/runner/fp-events.h"
#include "fixture/catalog.h"
#include "fixture/duel.h"
#include "book/shipped-book.h"
#include "editions/classic/fp-classic.h"
#include "editions/cosmic/fp-cosmic.h"

static void
assert_page (const FpBook *book, const FpEdition *edition, const char *word)
{
  g_test_message ("%s", word);
  g_assert_nonnull (fp_book_governing (book, edition->id, word));
}

/* Every step, action, query, role and kind of card has a page. */
static void
test_every_word (gconstpointer data)
{
  const FpEdition *edition = data;
  g_autoptr (FpBook) book = shipped_book ();
  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].kind != FP_PROCEDURE_PART)
      assert_page (book, edition, edition->procedures[i].id);
  for (guint i = 0; i < edition->n_queries; i++)
    assert_page (book, edition, edition->queries[i].id);
  for (guint i = 0; i < edition->n_roles; i++)
    assert_page (book, edition, edition->roles[i].id);
  for (guint kind = 1; kind < edition->n_kinds; kind++)
    assert_page (book, edition, edition->kinds[kind].id);
}

/* Each event has a page of its own, or is explained on the page of its step. */
static void
test_events (gconstpointer data)
{
  static const guint anywhere[] = { FP_EVENT_STEP_BEGAN, FP_EVENT_CARDS_DRAWN, FP_EVENT_CHOICE_MADE,
                                    FP_EVENT_DECLINED };
  const FpEdition *edition = data;
  g_autoptr (FpBook) book = shipped_book ();
  /* Not all events of the machine happen in each edition; in Duel they do. */
  for (guint kind = edition == duel_edition () ? 0 : FP_N_EVENTS; kind < fp_event_n_listed (edition); kind++)
    {
      gboolean own = TRUE;
      for (guint i = 0; i < G_N_ELEMENTS (anywhere); i++)
        own &= kind != anywhere[i];
      if (own)
        assert_page (book, edition, fp_event_id (edition, kind));
    }
  g_assert_nonnull (fp_book_governing (book, "manual", "undo"));
}

static gboolean
is_name (const FpEdition *edition, const char *word)
{
  for (const FpNameDef *name = edition->names; name->name != NULL; name++)
    if (strcmp (name->name, word) == 0)
      return TRUE;
  /* “Why?” is about abilities, too. */
  return strcmp (word, "abilities") == 0 || strcmp (word, "printed") == 0 || strcmp (word, "known") == 0 ||
         strcmp (word, "prize") == 0;
}

static gboolean
is_known (const FpEdition *edition, const char *word)
{
  gboolean known =
      is_name (edition, word) || fp_edition_query (edition, word) >= 0 || fp_event_from_id (edition, word) >= 0;
  FP_EACH_PROCEDURE (edition, i)
    known = known || g_strcmp0 (edition->procedures[i].id, word) == 0;
  for (guint i = 0; !known && i < edition->n_roles; i++)
    known = strcmp (edition->roles[i].id, word) == 0;
  for (guint kind = 1; !known && kind < edition->n_kinds; kind++)
    known = strcmp (edition->kinds[kind].id, word) == 0;
  return known;
}

/* Returns the edition whose book has @page, Duel for the manual. */
static const FpEdition *
edition_of (const FpPage *page)
{
  const FpEdition *const others[] = { fp_classic_edition (), fp_cosmic_edition () };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (g_str_has_prefix (page->id, others[i]->id))
      return others[i];
  return duel_edition ();
}

/* A page governs only existing words, because a misspelt one would never be found. */
static void
test_no_other_word (void)
{
  g_autoptr (FpBook) book = shipped_book ();
  guint words = 0;
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      const FpPage *page = fp_book_page (book, i);
      const FpEdition *edition = edition_of (page);
      for (guint k = 0; page->governs[k] != NULL; k++, words++)
        {
          g_test_message ("%s: “%s”", page->id, page->governs[k]);
          g_assert_true (is_known (edition, page->governs[k]));
        }
    }
  g_assert_cmpuint (words, >, 90);
}

/* Returns the ids of the pages that the card @id references in the way @how, separated by spaces.
 * Free with g_free (). */
static char *
referenced_pages (const FpBook *book, const char *id, FpReference how)
{
  g_autoptr (GArray) pages =
      fp_card_pages_of (book, duel_edition (), duel_catalog (), (guint) fp_catalog_find (duel_catalog (), id));
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; i < pages->len; i++)
    if (g_array_index (pages, FpReferencedPage, i).how == how)
      g_string_append_printf (text, " %s", g_array_index (pages, FpReferencedPage, i).page->id);
  return g_strdup (g_strchug (text->str));
}

static void
test_named_cards (void)
{
  static const struct
  {
    const char *card;
    FpReference how;
    const char *pages;
  } expected[] = {
    { "swarm", FP_REFERENCE_CHANGES, "duel-clout duel-cleanup" },
    { "virus", FP_REFERENCE_READS, "duel-ships" },
    { "swarm", FP_REFERENCE_IS, "duel-aliens" },
    { "underdog", FP_REFERENCE_CHANGES, "duel-reveal-plans" },
    { "underdog", FP_REFERENCE_DOES, "duel-determine-winner" },
    { "underdog", FP_REFERENCE_READS, "duel-plans" },
    { "cudgel", FP_REFERENCE_CHANGES, "duel-tactics" }, /* the value of a token, not of a plan */
    { "cudgel", FP_REFERENCE_READS, "" },
    { "prime", FP_REFERENCE_CHANGES, "duel-plans" },
    { "pitfall", FP_REFERENCE_CHANGES, "duel-choose-plans duel-reveal-plans" },
    { "warpplanet", FP_REFERENCE_CHANGES, "duel-planets duel-warp" },
    { "warpplanet", FP_REFERENCE_IS, "duel-warpplanet" },
    { "plan-42", FP_REFERENCE_CHANGES, "" },
    { "plan-42", FP_REFERENCE_IS, "duel-plans" },
  };
  g_autoptr (FpBook) book = shipped_book ();
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autofree char *pages = referenced_pages (book, expected[i].card, expected[i].how);
      g_test_message ("%s: %s", expected[i].card, pages);
      g_assert_cmpstr (pages, ==, expected[i].pages);
    }
}

/* Each card references at least one page, and each page once. */
static void
test_all_cards (gconstpointer data)
{
  const FpEdition *usual = data;
  uint64_t modules = fp_edition_all_modules (usual);
  g_autoptr (FpEditionVariant) variant = fp_edition_variant_new (usual, NULL, modules);
  const FpEdition *edition = modules != 0 ? fp_edition_variant_get (variant) : usual;
  g_autoptr (FpCatalog) catalog = catalog_shipped (edition);
  g_autoptr (FpBook) book = shipped_book ();
  for (guint def = 0; def < catalog->cards->len; def++)
    {
      g_autoptr (GArray) pages = fp_card_pages_of (book, edition, catalog, def);
      g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
      g_assert_cmpuint (pages->len, >=, 1);
      for (guint i = 0; i < pages->len; i++)
        g_assert_true (g_hash_table_add (seen, (gpointer) g_array_index (pages, FpReferencedPage, i).page));
    }
}

/* Returns TRUE if @cards has the card @def. */
static gboolean
lists (const GArray *cards, guint def)
{
  for (guint i = 0; i < cards->len; i++)
    if (g_array_index (cards, FpReferencingCard, i).def == def)
      return TRUE;
  return FALSE;
}

/* A card that leads to a page is listed on that page, and the other way round. */
static void
test_both_ways (gconstpointer data)
{
  const FpEdition *usual = data;
  uint64_t modules = fp_edition_all_modules (usual);
  g_autoptr (FpEditionVariant) variant = fp_edition_variant_new (usual, NULL, modules);
  const FpEdition *edition = modules != 0 ? fp_edition_variant_get (variant) : usual;
  g_autoptr (FpCatalog) catalog = catalog_shipped (edition);
  g_autoptr (FpBook) book = shipped_book ();
  guint led = 0, listed = 0;
  g_autoptr (GPtrArray) of_card = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  for (guint def = 0; def < catalog->cards->len; def++)
    g_ptr_array_add (of_card, fp_card_pages_of (book, edition, catalog, def));
  for (guint i = 0; i < fp_book_n_pages (book); i++)
    {
      const FpPage *page = fp_book_page (book, i);
      g_autoptr (GArray) cards = fp_card_pages_cards (book, edition, catalog, page->id);
      listed += cards->len;
      for (guint def = 0; def < catalog->cards->len; def++)
        {
          const GArray *pages = g_ptr_array_index (of_card, def);
          for (guint k = 0; k < pages->len; k++)
            if (g_array_index (pages, FpReferencedPage, k).page == page)
              {
                g_assert_true (lists (cards, def));
                led++;
              }
        }
    }
  g_assert_cmpuint (led, ==, listed);
  g_assert_cmpuint (led, >, catalog->cards->len);
}

/* F1 opens the page EDITION-STEP of the decision's step (fp_presenter_question ()): there is one
 * for each moment at which players can be asked. */
static void
test_steps (gconstpointer data)
{
  const FpEdition *edition = data;
  g_autoptr (FpBook) book = shipped_book ();
  guint steps = 0;
  FP_EACH_PROCEDURE (edition, i)
    {
      const FpProcedureDef *step = &edition->procedures[i];
      if (step->kind != FP_PROCEDURE_STEP && step->kind != FP_PROCEDURE_WHOLE)
        continue;
      g_autofree char *id = g_strconcat (edition->id, "-", step->id, NULL);
      const FpPage *page = fp_book_find (book, id);
      g_test_message ("%s: %s", id, page != NULL ? page->id : "no page");
      g_assert_true (page != NULL && g_str_has_prefix (page->id, edition->id));
      steps++;
    }
  g_assert_cmpuint (steps, >, 15);
}

/* The pages that “Why?” names beside those of steps. */
static void
test_topics (gconstpointer data)
{
  const FpEdition *edition = data;
  const FpEditionTexts *texts = edition->texts;
  g_autoptr (FpBook) book = shipped_book ();
  const char *const topics[] = { "abilities", texts->standing_page };
  for (guint i = 0; i < G_N_ELEMENTS (topics); i++)
    {
      g_autofree char *id = g_strconcat (edition->id, "-", topics[i], NULL);
      g_test_message ("%s", id);
      g_assert_nonnull (fp_book_find (book, id));
    }
  for (; texts != NULL; texts = texts->shared)
    for (const FpEncounterText *row = texts->encounters; row != NULL && row->id != NULL; row++)
      if (row->page != NULL)
        {
          g_autofree char *id = g_strconcat (edition->id, "-", row->page, NULL);
          g_assert_nonnull (fp_book_find (book, id));
        }
}

static void
test_cards_of_a_page (void)
{
  const FpCatalog *catalog = duel_catalog ();
  g_autoptr (FpBook) book = shipped_book ();
  g_autoptr (GArray) cards = fp_card_pages_cards (book, duel_edition (), catalog, "duel-clout");
  g_autoptr (GArray) none = fp_card_pages_cards (book, duel_edition (), catalog, "manual-keyboard");
  gboolean swarm = FALSE;
  FpReference last = FP_REFERENCE_CHANGES;
  for (guint i = 0; i < cards->len; i++)
    {
      const FpReferencingCard *card = &g_array_index (cards, FpReferencingCard, i);
      swarm |= strcmp (fp_catalog_card (catalog, card->def)->id, "swarm") == 0 && card->how == FP_REFERENCE_CHANGES;
      g_assert_cmpint (card->how, >=, last);
      last = card->how;
    }
  g_assert_true (swarm);
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/book/cards/every-word/duel", duel_edition (), test_every_word);
  g_test_add_data_func ("/book/cards/every-word/classic", fp_classic_edition (), test_every_word);
  g_test_add_data_func ("/book/cards/every-word/cosmic", fp_cosmic_edition (), test_every_word);
  g_test_add_data_func ("/book/cards/events/duel", duel_edition (), test_events);
  g_test_add_data_func ("/book/cards/events/classic", fp_classic_edition (), test_events);
  g_test_add_data_func ("/book/cards/events/cosmic", fp_cosmic_edition (), test_events);
  g_test_add_func ("/book/cards/no-other-word", test_no_other_word);
  g_test_add_func ("/book/cards/named-cards", test_named_cards);
  g_test_add_data_func ("/book/cards/all-cards/duel", duel_edition (), test_all_cards);
  g_test_add_data_func ("/book/cards/all-cards/classic", fp_classic_edition (), test_all_cards);
  g_test_add_data_func ("/book/cards/all-cards/cosmic", fp_cosmic_edition (), test_all_cards);
  g_test_add_data_func ("/book/cards/both-ways/duel", duel_edition (), test_both_ways);
  g_test_add_data_func ("/book/cards/both-ways/classic", fp_classic_edition (), test_both_ways);
  g_test_add_data_func ("/book/cards/both-ways/cosmic", fp_cosmic_edition (), test_both_ways);
  g_test_add_data_func ("/book/cards/steps/duel", duel_edition (), test_steps);
  g_test_add_data_func ("/book/cards/steps/classic", fp_classic_edition (), test_steps);
  g_test_add_data_func ("/book/cards/steps/cosmic", fp_cosmic_edition (), test_steps);
  g_test_add_data_func ("/book/cards/topics/duel", duel_edition (), test_topics);
  g_test_add_data_func ("/book/cards/topics/classic", fp_classic_edition (), test_topics);
  g_test_add_data_func ("/book/cards/topics/cosmic", fp_cosmic_edition (), test_topics);
  g_test_add_func ("/book/cards/cards-of-a-page", test_cards_of_a_page);
  int status = g_test_run ();
  duel_forget ();
  return status;
}
