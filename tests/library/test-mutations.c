/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every word of the shipped sets, misspelt in three ways: at least 99 in 100 slips are reported on
 * their line. A slip that makes another valid card is counted separately.
 *
 * Each card is loaded alone, with the cards that it names, so that the test takes seconds.
 */
#include <glib/gstdio.h>
#include <string.h>

#include "card-words.h"
#include "editions/duel/fp-duel.h"
#include "engine/state/fp-hash.h"
#include "set-files.h"

typedef enum
{
  SLIP_LETTER, /* one dropped or doubled */
  SLIP_SWAP, /* two neighbours swapped */
  SLIP_OTHER, /* another word of the same list */
  N_SLIPS,
} Slip;

static const char *const slip_names[N_SLIPS] = { "a letter too few or many", "letters swapped", "another word" };
static const char *const kind_names[N_WORD_KINDS] = { "element", "attribute", "value" };

typedef struct
{
  guint reported, elsewhere, unnoticed, other_card;
} Tally;

typedef struct
{
  char *folder, *path;
  GHashTable *lists; /* list name → GPtrArray* of char*: words that may replace each other */
  GHashTable *cards; /* id → text of a card */
  Tally tally[N_WORD_KINDS][N_SLIPS];
  guint n; /* slips so far */
} Bench;

/* --- Slips --- */

static char *
spoil_letter (const char *word, guint number)
{
  gsize n = strlen (word), middle = number % n;
  GString *spoilt = g_string_new (word);

  if (n > 1 && number % 2 == 0)
    g_string_erase (spoilt, (gssize) middle, 1);
  else
    g_string_insert_c (spoilt, (gssize) middle, word[middle]);
  return g_string_free (spoilt, FALSE);
}

/* Returns NULL if all letters are the same. */
static char *
spoil_swap (const char *word, guint number)
{
  gsize n = strlen (word);
  char *spoilt = g_strdup (word);

  for (gsize k = 0; k + 1 < n; k++)
    {
      gsize i = (number + k) % (n - 1);

      if (word[i] == word[i + 1])
        continue;
      spoilt[i] = word[i + 1];
      spoilt[i + 1] = word[i];
      return spoilt;
    }
  g_free (spoilt);
  return NULL;
}

static char *
spoil_other (const Bench *bench, const CardWord *at, const char *word, guint number)
{
  const GPtrArray *list = at->list != NULL ? g_hash_table_lookup (bench->lists, at->list) : NULL;

  if (list == NULL || list->len < 2)
    return NULL;
  for (guint i = number % list->len;; i = (i + 1) % list->len)
    if (strcmp (g_ptr_array_index (list, i), word) != 0)
      return g_strdup (g_ptr_array_index (list, i));
}

static char *
replace_word (const char *text, const CardWord *at, const char *spoilt)
{
  GString *whole = g_string_new (text);

  if (at->end_at > 0)
    {
      g_string_erase (whole, (gssize) at->end_at, (gssize) at->length);
      g_string_insert (whole, (gssize) at->end_at, spoilt);
    }
  g_string_erase (whole, (gssize) at->at, (gssize) at->length);
  g_string_insert (whole, (gssize) at->at, spoilt);
  return g_string_free (whole, FALSE);
}

/* --- Loading --- */

static Loaded
load (const Bench *bench, const char *text)
{
  Loaded loaded = { .problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free) };
  FILE *file = g_fopen (bench->path, "w"); /* unlike g_file_set_contents (), no disk sync */

  g_assert_nonnull (file);
  g_assert_cmpint (fputs (text, file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
  loaded.catalog =
      fp_library_load (fp_duel_edition (), (const char *const[]){ bench->path, NULL }, loaded.problems, &loaded.error);
  g_assert_no_error (loaded.error);
  return loaded;
}

/* Digest of the cards' programs and of everything printed on them. */
static uint64_t
fingerprint (const FpCatalog *catalog)
{
  uint64_t digest = FP_HASH_START;

  for (guint i = 0; i < catalog->sets->len; i++)
    digest = fp_hash_mix (fp_hash_string (digest, g_array_index (catalog->sets, FpSetInfo, i).id),
                          g_array_index (catalog->sets, FpSetInfo, i).programs);
  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const FpCardDef *card = fp_catalog_card (catalog, i);

      digest = fp_hash_mix (digest, card->origin * 8U + card->complexity);
      digest = fp_hash_string (digest, card->text);
      digest = fp_hash_string (digest, card->name);
    }
  for (guint i = 0; i < catalog->strings->len; i++)
    digest = fp_hash_string (digest, g_ptr_array_index (catalog->strings, i));
  return digest;
}

static int
line_of (const char *text, gsize at)
{
  int line = 1;

  for (gsize i = 0; i < at; i++)
    line += text[i] == '\n';
  return line;
}

static gboolean
reported_at (const Loaded *loaded, int line)
{
  const FpProblems *problems = g_ptr_array_index (loaded->problems, 0);

  for (guint i = 0; i < fp_problems_count (problems); i++)
    if (fp_problems_get (problems, i)->at.line == line)
      return TRUE;
  return FALSE;
}

/* --- Mutations --- */

static void
try_slip (Bench *bench, const char *text, const CardWord *at, Slip slip, const char *spoilt, uint64_t before)
{
  g_autofree char *wrong = replace_word (text, at, spoilt);
  g_auto (Loaded) loaded = load (bench, wrong);
  Tally *tally = &bench->tally[at->kind][slip];

  if (loaded.catalog == NULL && reported_at (&loaded, line_of (text, at->at)))
    tally->reported++;
  else if (loaded.catalog != NULL && fingerprint (loaded.catalog) != before)
    tally->other_card++;
  else
    {
      g_autofree char *word = g_strndup (text + at->at, at->length);
      const char *card = strstr (text, " id=\"") != NULL ? strchr (text, '\n') : text;
      g_autofree char *about = g_strndup (card, strcspn (card, ">"));
      g_autofree char *problems = format_problems (&loaded);

      if (loaded.catalog != NULL)
        tally->unnoticed++;
      else
        tally->elsewhere++;
      g_test_message ("%s “%s” as “%s”, line %d of%s: %s", kind_names[at->kind], word, spoilt, line_of (text, at->at),
                      about, *problems != '\0' ? problems : "not noticed");
    }
}

static void
misspell (Bench *bench, const char *text, const CardWord *at, uint64_t before)
{
  g_autofree char *word = g_strndup (text + at->at, at->length);

  for (Slip slip = 0; slip < N_SLIPS; slip++)
    {
      guint number = bench->n++;
      g_autofree char *spoilt = NULL;

      spoilt = slip == SLIP_LETTER ? spoil_letter (word, number)
               : slip == SLIP_SWAP ? spoil_swap (word, number)
                                   : spoil_other (bench, at, word, number);
      if (spoilt != NULL)
        try_slip (bench, text, at, slip, spoilt, before);
    }
}

/* Returns a set with just @card and the cards that it names. */
static char *
set_with_card (const Bench *bench, const char *head, const char *card)
{
  GString *text = g_string_new (head);
  const char *at = card;

  g_string_append_printf (text, "\n%s\n", card);
  while ((at = strstr (at, "named(")) != NULL)
    {
      gsize n = strcspn (at + 6, ")");
      g_autofree char *id = g_strndup (at + 6, n);
      const char *other = g_hash_table_lookup (bench->cards, id);

      at += 6;
      if (other != NULL && strcmp (other, card) != 0 && strstr (text->str, other) == NULL)
        g_string_append_printf (text, "%s\n", other);
    }
  g_string_append (text, "</set>\n");
  return g_string_free (text, FALSE);
}

static void
misspell_card (Bench *bench, const char *head, const char *card, gboolean with_head)
{
  g_autofree char *text = set_with_card (bench, head, card);
  g_autoptr (GArray) words = card_words (text);
  g_auto (Loaded) loaded = load (bench, text);

  assert_loaded (&loaded);
  for (guint i = 0; i < words->len; i++)
    {
      const CardWord *word = &g_array_index (words, CardWord, i);
      gboolean in_head = word->at < strlen (head);

      if ((!in_head || with_head) && word->at < strlen (head) + 1 + strlen (card))
        misspell (bench, text, word, fingerprint (loaded.catalog));
    }
}

/* --- Lists --- */

static void
learn_words (Bench *bench, const char *text)
{
  g_autoptr (GArray) words = card_words (text);

  for (guint i = 0; i < words->len; i++)
    {
      const CardWord *at = &g_array_index (words, CardWord, i);
      g_autofree char *word = g_strndup (text + at->at, at->length);
      GPtrArray *list = at->list != NULL ? g_hash_table_lookup (bench->lists, at->list) : NULL;

      if (at->list == NULL)
        continue;
      if (list == NULL)
        {
          list = g_ptr_array_new_with_free_func (g_free);
          g_hash_table_insert (bench->lists, g_strdup (at->list), list);
        }
      if (!g_ptr_array_find_with_equal_func (list, word, g_str_equal, NULL))
        g_ptr_array_add (list, g_steal_pointer (&word));
    }
}

static void
learn_cards (Bench *bench, const char *text)
{
  g_autofree char *head = NULL;
  g_autoptr (GPtrArray) cards = split_cards (text, &head);

  for (guint i = 0; i < cards->len; i++)
    {
      char *card = g_ptr_array_steal_index (cards, i--);
      const char *id = strstr (card, " id=\"");

      g_hash_table_insert (bench->cards, g_strndup (id + 5, strcspn (id + 5, "\"")), card);
    }
}

static void
report (const Bench *bench)
{
  Tally all = { 0 };

  for (guint kind = 0; kind < N_WORD_KINDS; kind++)
    for (guint slip = 0; slip < N_SLIPS; slip++)
      {
        const Tally *tally = &bench->tally[kind][slip];

        g_test_message ("%s, %s: %u reported on their line, %u on another, %u not noticed; %u other valid cards",
                        kind_names[kind], slip_names[slip], tally->reported, tally->elsewhere, tally->unnoticed,
                        tally->other_card);
        all.reported += tally->reported;
        all.elsewhere += tally->elsewhere;
        all.unnoticed += tally->unnoticed;
        all.other_card += tally->other_card;
      }
  g_test_message ("all: %u of %u reported on their line; %u other valid cards", all.reported,
                  all.reported + all.elsewhere + all.unnoticed, all.other_card);
  g_assert_cmpuint (all.reported, >, 0);
  g_assert_cmpuint (100 * (all.elsewhere + all.unnoticed), <=, all.reported + all.elsewhere + all.unnoticed);
}

static void
test_mutations (void)
{
  g_autoptr (GPtrArray) texts = read_shipped ("duel");
  Bench bench = { .folder = g_dir_make_tmp ("fp-mutations-XXXXXX", NULL) };

  g_assert_nonnull (bench.folder);
  bench.path = g_build_filename (bench.folder, "1.xml", NULL);
  bench.cards = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  bench.lists = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  for (guint i = 0; i < texts->len; i++)
    {
      learn_words (&bench, g_ptr_array_index (texts, i));
      learn_cards (&bench, g_ptr_array_index (texts, i));
    }
  for (guint i = 0; i < texts->len; i++)
    {
      g_autofree char *head = NULL;
      g_autoptr (GPtrArray) cards = split_cards (g_ptr_array_index (texts, i), &head);

      for (guint k = 0; k < cards->len; k++)
        misspell_card (&bench, head, g_ptr_array_index (cards, k), k == 0);
    }
  report (&bench);
  g_unlink (bench.path);
  g_rmdir (bench.folder);
  g_free (bench.path);
  g_free (bench.folder);
  g_hash_table_unref (bench.cards);
  g_hash_table_unref (bench.lists);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/mutations", test_mutations);
  return g_test_run ();
}
