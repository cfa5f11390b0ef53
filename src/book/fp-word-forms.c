/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forms of words: folding and stems. */
#include "config.h"

#include "book/fp-word-forms.h"

#include <string.h>

#ifdef FP_STEMMER
#include <libstemmer.h>
#endif

struct _FpWordForms
{
  const char *dotted; /* vowels whose two dots may be written as an “e” behind them; "": none */
#ifdef FP_STEMMER
  struct sb_stemmer *stemmer; /* NULL: the language has none */
#endif
};

/* Languages in which “ae” is another spelling of “ä”, and the vowels of which that is true. */
static const struct
{
  const char *language, *vowels;
} spellings[] = {
  { "de", "aou" },
};

FpWordForms *
fp_word_forms_new (const char *language)
{
  FpWordForms *forms = g_new0 (FpWordForms, 1);
  forms->dotted = "";
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    if (g_str_equal (spellings[i].language, language))
      forms->dotted = spellings[i].vowels;
#ifdef FP_STEMMER
  forms->stemmer = sb_stemmer_new (language, NULL);
#endif
  return forms;
}

void
fp_word_forms_free (FpWordForms *forms)
{
#ifdef FP_STEMMER
  if (forms != NULL)
    sb_stemmer_delete (forms->stemmer);
#endif
  g_free (forms);
}

/* Returns TRUE if the “e” behind the last letter of @folded may stand for two dots. Behind another
 * vowel (“neue”) or a “q” it can't. */
static gboolean
takes_dots (const FpWordForms *forms, const GString *folded)
{
  const char *last = folded->str + folded->len - 1;
  return folded->len > 0 && strchr (forms->dotted, *last) != NULL &&
         (folded->len == 1 || strchr ("aeiouyq", last[-1]) == NULL);
}

static void
append_letter (const FpWordForms *forms, gunichar letter, GString *folded)
{
  if (g_unichar_isalnum (letter))
    {
      if (letter != 'e' || !takes_dots (forms, folded))
        g_string_append_unichar (folded, letter);
    }
  else if (!g_unichar_ismark (letter) && folded->len > 0 && folded->str[folded->len - 1] != ' ')
    g_string_append_c (folded, ' ');
}

/* Returns the text in lower case, with accents apart from their letters. */
static char *
take_apart (const char *text)
{
  if (g_str_is_ascii (text))
    return g_ascii_strdown (text, -1);
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *small = g_utf8_casefold (valid, -1);
  return g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
}

char *
fp_word_forms_fold (const FpWordForms *forms, const char *text)
{
  g_autofree char *apart = take_apart (text);
  GString *folded = g_string_sized_new (strlen (apart));
  for (const char *p = apart; *p != '\0'; p = g_utf8_next_char (p))
    append_letter (forms, g_utf8_get_char (p), folded);
  return g_strchomp (g_string_free (folded, FALSE));
}

const char *
fp_word_forms_stem (const FpWordForms *forms, const char *word)
{
#ifdef FP_STEMMER
  const char *stem = NULL;
  if (forms->stemmer != NULL)
    stem = (const char *) sb_stemmer_stem (forms->stemmer, (const sb_symbol *) word, (int) strlen (word));
  return stem != NULL ? stem : word;
#else
  return word;
#endif
}
