/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tokenizer: SQLite's own finds the words, and their forms are made of what it finds. */
#include "book/fp-book-tokenizer.h"

#include <string.h>

/* Data shared by all tokenizers of a database. */
typedef struct
{
  const FpWordForms *forms;
  fts5_tokenizer words; /* finds the words: “unicode61” */
  void *data; /* of @words */
} FpTokenizerKind;

typedef struct
{
  const FpTokenizerKind *kind;
  Fts5Tokenizer *words;
  gboolean stems;
} FpTokenizer;

typedef int (*FpTokenFunc) (void *data, int flags, const char *token, int length, int start, int end);

/* A text that is being read. */
typedef struct
{
  const FpTokenizer *tokenizer;
  gboolean query; /* FALSE: the text is indexed */
  FpTokenFunc func;
  void *data;
} FpReading;

static void
delete_tokenizer (Fts5Tokenizer *made)
{
  FpTokenizer *tokenizer = (FpTokenizer *) made;
  if (tokenizer->words != NULL)
    tokenizer->kind->words.xDelete (tokenizer->words);
  g_free (tokenizer);
}

static int
create_tokenizer (void *data, const char **options, int n, Fts5Tokenizer **made)
{
  static const char *accents[] = { "remove_diacritics", "0" };
  FpTokenizer *tokenizer = g_new0 (FpTokenizer, 1);
  tokenizer->kind = data;
  tokenizer->stems = n > 0 && strcmp (options[0], "stems") == 0;
  int result =
      tokenizer->kind->words.xCreate (tokenizer->kind->data, accents, G_N_ELEMENTS (accents), &tokenizer->words);
  *made = (Fts5Tokenizer *) tokenizer;
  if (result == SQLITE_OK)
    return result;
  tokenizer->words = NULL;
  delete_tokenizer (*made);
  *made = NULL;
  return result;
}

/* Some endings are known by their accents, which people leave out when they type. So a word is
 * indexed by the stem without and, if that is another, by the stem with its accents. */
static int
add_word (void *data, int flags, const char *token, int length, int start, int end)
{
  const FpReading *reading = data;
  const FpTokenizer *tokenizer = reading->tokenizer;
  const FpWordForms *forms = tokenizer->kind->forms;
  g_autofree char *word = g_strndup (token, (gsize) length), *folded = fp_word_forms_fold (forms, word);
  g_autofree char *stem = g_strdup (tokenizer->stems ? fp_word_forms_stem (forms, folded) : folded);
  int result = reading->func (reading->data, flags, stem, (int) strlen (stem), start, end);
  if (result != SQLITE_OK || !tokenizer->stems || reading->query || g_str_is_ascii (word))
    return result;
  g_autofree char *other = fp_word_forms_fold (forms, fp_word_forms_stem (forms, word));
  if (g_str_equal (other, stem))
    return SQLITE_OK;
  return reading->func (reading->data, flags | FTS5_TOKEN_COLOCATED, other, (int) strlen (other), start, end);
}

static int
tokenize (Fts5Tokenizer *made, void *data, int flags, const char *text, int length, FpTokenFunc func)
{
  const FpTokenizer *tokenizer = (const FpTokenizer *) made;
  FpReading reading = { tokenizer, (flags & FTS5_TOKENIZE_QUERY) != 0, func, data };
  return tokenizer->kind->words.xTokenize (tokenizer->words, &reading, flags, text, length, add_word);
}

/* Returns the interface of FTS5, NULL: @db has none. */
static fts5_api *
find_interface (sqlite3 *db)
{
  fts5_api *interface = NULL;
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2 (db, "SELECT fts5 (?1)", -1, &statement, NULL) == SQLITE_OK)
    {
      sqlite3_bind_pointer (statement, 1, &interface, "fts5_api_ptr", NULL);
      sqlite3_step (statement);
    }
  sqlite3_finalize (statement);
  return interface;
}

gboolean
fp_book_tokenizer_register (sqlite3 *db, const FpWordForms *forms)
{
  static fts5_tokenizer functions = { create_tokenizer, delete_tokenizer, tokenize };
  fts5_api *interface = find_interface (db);
  if (interface == NULL)
    return FALSE;
  FpTokenizerKind *kind = g_new0 (FpTokenizerKind, 1);
  kind->forms = forms;
  if (interface->xFindTokenizer (interface, "unicode61", &kind->data, &kind->words) != SQLITE_OK)
    {
      g_free (kind);
      return FALSE;
    }
  return interface->xCreateTokenizer (interface, "forms", kind, &functions, g_free) == SQLITE_OK;
}
