/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Runs queries on the index and puts the hits in order. */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "book/fp-book-search-private.h"

enum
{
  BEST = 3, /* hits shown before everything else, whatever their kinds */
  LONGEST_START = 160, /* characters of a snippet from a text without a match */
  N_GROUPS = 2 * FP_N_HIT_KINDS, /* groups in which hits are shown */
};

/* Weight of a page about another edition than the one that is searched; and the share of the best
 * hit's score that such a page has without that weight if it answers the query, too. */
static const double OTHER_BOOK = 0.4, ANSWERS_TOO = 0.7;

/* Weight of a page whose sections are found by themselves. */
static const double GATHERS = 0.1;

/* Added weight of a page whose title, or one of whose keywords, is the query. */
static const double IS_TITLE = 1, IS_KEYWORD = 0.8;

/* A scored hit. Negative scores are SQLite's: the lower the better. */
typedef struct
{
  guint entry;
  guint part; /* number of its best section + 1; 0: none */
  double score, part_score;
} FpAnswer;

const char *
fp_search_hit_kind_name (FpSearchHitKind kind)
{
  static const char *const words[FP_N_HIT_KINDS] = {
    [FP_HIT_RULE] = NC_ ("found", "Rules"),         [FP_HIT_RULING] = NC_ ("found", "Rulings"),
    [FP_HIT_GLOSSARY] = NC_ ("found", "Glossary"),  [FP_HIT_CARD] = NC_ ("found", "Cards"),
    [FP_HIT_MANUAL] = NC_ ("found", "The program"),
  };
  return g_dpgettext2 (GETTEXT_PACKAGE, "found", words[kind]);
}

char *
fp_search_hit_heading (const FpSearchHit *found)
{
  const char *kind = fp_search_hit_kind_name (found->kind);
  return found->book != NULL ? g_strdup_printf ("%s · %s", kind, found->book) : g_strdup (kind);
}

void
fp_search_hit_free (FpSearchHit *found)
{
  g_free (found->book);
  g_free (found->id);
  g_free (found->place);
  g_free (found->title);
  g_free (found->snippet);
  g_array_unref (found->marks);
  g_free (found);
}

/* A query that is just a title means that page, and one that contains a title or a keyword means it
 * the more, the more of the query that is. A page as a whole goes before its details. */
static double
weigh (const FpEntry *entry, GStrv words)
{
  static const double weights[FP_N_HIT_KINDS] = {
    [FP_HIT_RULE] = 1, [FP_HIT_RULING] = 0.6, [FP_HIT_GLOSSARY] = 0.5, [FP_HIT_CARD] = 0.8, [FP_HIT_MANUAL] = 0.7,
  };
  double best = fp_rules_overlap (entry->heading, words) * (entry->kind == FP_HIT_GLOSSARY ? 0.2 : IS_TITLE);
  for (guint i = 0; i < entry->keywords->len; i++)
    best = MAX (best, fp_rules_overlap (g_ptr_array_index (entry->keywords, i), words) * IS_KEYWORD);
  return weights[entry->kind] * (entry->book != NULL ? OTHER_BOOK : 1) * (entry->gathers && best == 0 ? GATHERS : 1) *
         (1 + best);
}

gboolean
fp_book_search_step (FpBookSearch *search, sqlite3_stmt *statement)
{
  int result = sqlite3_step (statement);
  if (result != SQLITE_ROW && result != SQLITE_DONE && search->failed == NULL)
    search->failed = g_strdup (sqlite3_errmsg (search->db));
  return result == SQLITE_ROW;
}

/* Returns all entries that match, each with its score. */
static GArray *
rank (FpBookSearch *search, const char *match, GStrv words)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (FpAnswer));
  sqlite3_bind_text (search->rank, 1, match, -1, SQLITE_STATIC);
  while (fp_book_search_step (search, search->rank))
    {
      FpAnswer answer = { .entry = (guint) sqlite3_column_int64 (search->rank, 0) - 1 };
      const FpEntry *entry = &g_array_index (search->entries, FpEntry, answer.entry);
      answer.score = sqlite3_column_double (search->rank, 1) * weigh (entry, words);
      g_array_append_val (answers, answer);
    }
  sqlite3_reset (search->rank);
  return answers;
}

/* Returns the weight of the best section beside the whole: a long query uses the words of the text.
 */
static double
weigh_part (const char *folded)
{
  guint words = 1;
  for (const char *p = folded; *p != '\0'; p++)
    words += *p == ' ';
  return words > 7 ? 1 : 0.25;
}

/* Finds the best section of each hit. */
static void
find_parts (FpBookSearch *search, const char *match, double weight, GArray *answers)
{
  g_autofree FpAnswer **of_entry = g_new0 (FpAnswer *, search->entries->len);
  for (guint i = 0; i < answers->len; i++)
    {
      FpAnswer *answer = &g_array_index (answers, FpAnswer, i);
      of_entry[answer->entry] = answer;
    }
  sqlite3_bind_text (search->parts, 1, match, -1, SQLITE_STATIC);
  while (fp_book_search_step (search, search->parts))
    {
      guint part = (guint) sqlite3_column_int64 (search->parts, 0);
      double score = sqlite3_column_double (search->parts, 1);
      FpAnswer *answer = of_entry[g_array_index (search->sections, FpPart, part - 1).entry];
      if (answer != NULL && (answer->part == 0 || score < answer->part_score))
        {
          answer->part = part;
          answer->part_score = score;
        }
    }
  sqlite3_reset (search->parts);
  for (guint i = 0; i < answers->len; i++)
    {
      FpAnswer *answer = &g_array_index (answers, FpAnswer, i);
      answer->score += answer->part_score * weight;
    }
}

/* A query with several terms means pages that have all of them, rather than one of them often. The
 * rarer a word, the more it counts. */
static void
weigh_terms (FpBookSearch *search, const char *query, GArray *answers)
{
  g_auto (GStrv) terms = fp_rules_terms (search, query);
  g_autofree double *held = g_new0 (double, search->entries->len);
  double all = 0;
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; terms[i] != NULL; i++)
    {
      g_array_set_size (rows, 0);
      sqlite3_bind_text (search->holders, 1, terms[i], -1, SQLITE_STATIC);
      while (fp_book_search_step (search, search->holders))
        {
          guint row = (guint) sqlite3_column_int64 (search->holders, 0) - 1;
          g_array_append_val (rows, row);
        }
      sqlite3_reset (search->holders);
      double rare = log ((search->entries->len + 1.0) / (rows->len + 0.5));
      all += rare;
      for (guint k = 0; k < rows->len; k++)
        held[g_array_index (rows, guint, k)] += rare;
    }
  for (guint i = 0; i < answers->len; i++)
    {
      FpAnswer *answer = &g_array_index (answers, FpAnswer, i);
      double share = all > 0 ? held[answer->entry] / all : 1;
      answer->score *= share * share;
    }
}

static int
by_score (gconstpointer a, gconstpointer b)
{
  const FpAnswer *x = a, *y = b;
  if (x->score != y->score)
    return x->score < y->score ? -1 : 1;
  return (x->entry > y->entry) - (x->entry < y->entry);
}

/* SQLite has put marks of one byte around the words; they are made into positions. */
static void
read_snippet (FpSearchHit *found, const char *marked)
{
  GString *text = g_string_new (NULL);
  FpMark mark = { 0, 0 };
  for (const char *p = marked; *p != '\0'; p++)
    if (*p == 1)
      mark.start = (guint) text->len;
    else if (*p == 2)
      {
        mark.end = (guint) text->len;
        g_array_append_val (found->marks, mark);
      }
    else
      g_string_append_c (text, *p);
  found->snippet = g_strchomp (g_string_free (text, FALSE));
}

/* The snippet shows the section's text that matches, or else its heading: the heading goes before
 * the text unless it is a whole sentence, or the page's title. */
static void
read_passage (FpSearchHit *found, const char *text, const char *head)
{
  g_autofree char *both = NULL;
  if (strchr (text, 1) != NULL || strchr (head, 1) == NULL)
    {
      read_snippet (found, text);
      return;
    }
  read_snippet (found, head);
  if (g_str_has_suffix (found->snippet, ".") && !g_str_equal (found->snippet, found->title))
    return;
  both = g_str_equal (found->snippet, found->title) ? g_strdup (text) : g_strconcat (head, ". ", text, NULL);
  g_array_set_size (found->marks, 0);
  g_free (found->snippet);
  read_snippet (found, both);
}

/* Returns the start of the section's text, for a query that matches only a title or keyword. */
static char *
read_start (FpBookSearch *search, guint part)
{
  g_autofree char *start = NULL;
  sqlite3_bind_int64 (search->start, 1, part);
  if (part > 0 && fp_book_search_step (search, search->start))
    {
      const char *head = (const char *) sqlite3_column_text (search->start, 0);
      start = g_strdup (*head != '\0' ? head : (const char *) sqlite3_column_text (search->start, 1));
    }
  sqlite3_reset (search->start);
  if (start == NULL)
    return g_strdup ("");
  if (g_utf8_strlen (start, -1) <= LONGEST_START)
    return g_strchomp (g_steal_pointer (&start));
  const char *end = g_utf8_strrchr (start, g_utf8_offset_to_pointer (start, LONGEST_START) - start, ' ');
  g_autofree char *cut = g_strndup (start, end != NULL ? (gsize) (end - start) : 0);
  return g_strconcat (cut, "…", NULL);
}

static FpSearchHit *
make_found (FpBookSearch *search, const char *match, const FpAnswer *answer)
{
  const FpEntry *entry = &g_array_index (search->entries, FpEntry, answer->entry);
  FpSearchHit *found = g_new0 (FpSearchHit, 1);
  found->kind = entry->kind;
  found->book = g_strdup (entry->book);
  found->id = g_strdup (entry->id);
  found->title = g_strdup (entry->title);
  found->marks = g_array_new (FALSE, FALSE, sizeof (FpMark));
  found->place =
      g_strdup (answer->part > 0 ? g_array_index (search->sections, FpPart, answer->part - 1).place : entry->id);
  sqlite3_bind_text (search->snippet, 1, match, -1, SQLITE_STATIC);
  sqlite3_bind_int64 (search->snippet, 2, answer->part);
  if (answer->part > 0 && fp_book_search_step (search, search->snippet))
    read_passage (found, (const char *) sqlite3_column_text (search->snippet, 0),
                  (const char *) sqlite3_column_text (search->snippet, 1));
  else
    found->snippet = read_start (search, entry->part);
  sqlite3_reset (search->snippet);
  return found;
}

/* Returns the group in which a hit is shown: its kind, apart for books of other editions. */
static guint
group_of (const FpBookSearch *search, const FpAnswer *answer)
{
  const FpEntry *entry = &g_array_index (search->entries, FpEntry, answer->entry);
  return (guint) entry->kind + (entry->book != NULL ? (guint) FP_N_HIT_KINDS : 0);
}

/* Adds hits from @first to @last that are of @group (N_GROUPS: any). */
static void
take (FpBookSearch *search, const char *match, const GArray *answers, guint group, guint first, guint last,
      GPtrArray *found)
{
  for (guint i = first; i < MIN (last, answers->len); i++)
    {
      const FpAnswer *answer = &g_array_index (answers, FpAnswer, i);
      if (group == N_GROUPS || group_of (search, answer) == group)
        g_ptr_array_add (found, make_found (search, match, answer));
    }
}

/* Moves the answer at @from to @to, before it. */
static void
move_answer (GArray *answers, guint from, guint to)
{
  const FpAnswer answer = g_array_index (answers, FpAnswer, from);
  g_array_remove_index (answers, from);
  g_array_insert_val (answers, to, answer);
}

/* Moves the best page of each other book right behind the best hits if it answers the query about
 * as well as the first one, so that what all books say is read side by side. */
static void
raise_other_books (const FpBookSearch *search, GArray *answers)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  guint behind = BEST;
  for (guint i = 0; i < answers->len; i++)
    {
      const FpAnswer *answer = &g_array_index (answers, FpAnswer, i);
      char *book = g_array_index (search->entries, FpEntry, answer->entry).book;
      if (group_of (search, answer) != FP_HIT_RULE + (guint) FP_N_HIT_KINDS || !g_hash_table_add (seen, book) ||
          i < behind)
        continue;
      if (answer->score / OTHER_BOOK > g_array_index (answers, FpAnswer, 0).score * ANSWERS_TOO)
        return;
      move_answer (answers, i, behind++);
    }
}

/* Adds the hits behind the best ones by group, each group at the place of its first hit. */
static void
take_groups (FpBookSearch *search, const char *match, const GArray *answers, guint most, GPtrArray *found)
{
  gboolean taken[N_GROUPS] = { FALSE };
  for (guint i = BEST; i < MIN (most, answers->len); i++)
    {
      guint group = group_of (search, &g_array_index (answers, FpAnswer, i));
      if (!taken[group])
        take (search, match, answers, group, BEST, most, found);
      taken[group] = TRUE;
    }
}

GPtrArray *
fp_book_search_find (FpBookSearch *search, const char *query, guint most)
{
  GPtrArray *found = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_search_hit_free);
  g_autofree char *folded = fp_rules_correct (search, query);
  g_auto (GStrv) words = fp_rules_informative (search, folded);
  fp_rules_unite (search, words);
  g_clear_pointer (&search->failed, g_free);
  for (gboolean strict = TRUE; strict >= FALSE && found->len == 0; strict--)
    {
      g_autofree char *match = fp_rules_match (search, query, strict);
      if (match == NULL)
        continue;
      g_autoptr (GArray) answers = rank (search, match, words);
      find_parts (search, match, weigh_part (folded), answers);
      weigh_terms (search, query, answers);
      g_array_sort (answers, by_score);
      raise_other_books (search, answers);
      take (search, match, answers, N_GROUPS, 0, MIN (BEST, most), found);
      take_groups (search, match, answers, most, found);
    }
  return found;
}

const char *
fp_book_search_trouble (const FpBookSearch *search)
{
  return search->failed;
}
