/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Expressions of cards in plain words, token by token; what we have no words for stays as it was written. */
#include "words/fp-words-private.h"

typedef struct
{
  const char *token;
  const char *alone; /* “the leader” */
  const char *owning; /* “the leader's”; NULL: has nothing of its own */
} Token;

static const Token tokens[] = {
  { "me", N_ ("this player"), N_ ("this player's") },
  { "they", N_ ("that player"), N_ ("that player's") },
  { "it", N_ ("it"), N_ ("their") },
  { "this", N_ ("this card"), N_ ("this card's") },
  { "opponent", N_ ("the opponent"), N_ ("the opponent's") },
  { ".opponent", N_ ("opponent"), N_ ("opponent's") }, /* behind another's name */
  { "everyone", N_ ("each player"), N_ ("each player's") },
  { "others", N_ ("the others"), N_ ("the others'") },
  { "nobody", N_ ("nobody"), NULL },
  { "leader", N_ ("the leader"), N_ ("the leader's") },
  { "straggler", N_ ("the straggler"), N_ ("the straggler's") },
  { "winner", N_ ("the winner"), N_ ("the winner's") },
  { "loser", N_ ("the loser"), N_ ("the loser's") },
  { "here", N_ ("this planet"), N_ ("this planet's") },
  { "helps", N_ ("side"), NULL },
  { "controllers", N_ ("controllers"), NULL },
  { "hand", N_ ("hand"), NULL },
  { "discards", N_ ("discard pile"), NULL },
  { "supply", N_ ("supply"), NULL },
  { "warp", N_ ("ships in the Warp"), NULL },
  { "planets", N_ ("planets"), NULL },
  { "revealed-planets", N_ ("the planets on the table"), NULL },
  { "envoys", N_ ("the envoys"), NULL },
  { "ready", N_ ("readied tactics"), NULL },
  { "spent", N_ ("spent tactics"), NULL },
  { "clout", N_ ("clout"), NULL },
  { "hand-limit", N_ ("hand limit"), NULL },
  { "so-far", N_ ("it so far"), NULL },
  { "bar", N_ ("the planet bar"), NULL },
  { "count", N_ ("number of"), NULL },
  { "any", N_ ("at least one of"), NULL },
  { "even", N_ ("even:"), NULL },
  { "odd", N_ ("odd:"), NULL },
  { "and", N_ ("and"), NULL },
  { "or", N_ ("or"), NULL },
  { "not", N_ ("not"), NULL },
  { "is", N_ ("is"), NULL },
  { "in", N_ ("is one of"), NULL },
  { "symbol", N_ ("symbol"), NULL },
  { "kind", N_ ("kind"), NULL },
  { "icon", N_ ("icon"), NULL },
  { "value", N_ ("value"), NULL },
  { "dial", N_ ("dial"), NULL },
  { "sent", N_ ("ships sent"), NULL },
  { "yes", N_ ("yes"), NULL },
  { "no", N_ ("no"), NULL },
  { "higher", N_ ("higher"), NULL },
  { "lower", N_ ("lower"), NULL },
  { "blue", N_ ("blue"), NULL },
  { "pink", N_ ("pink"), NULL },
  { "green", N_ ("green"), NULL },
  { "gold", N_ ("gold"), NULL },
  { "white", N_ ("white"), NULL },
  { ">", N_ ("is more than"), NULL },
  { ">=", N_ ("is at least"), NULL },
  { "<", N_ ("is less than"), NULL },
  { "<=", N_ ("is at most"), NULL },
  { "=", N_ ("is"), NULL },
  { "!=", N_ ("is not"), NULL },
  { "..", N_ ("to"), NULL },
  { "*", "×", NULL },
  { "-", "−", NULL },
};

static const Token *
find_token (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (tokens); i++)
    if (strcmp (tokens[i].token, text) == 0)
      return &tokens[i];
  return NULL;
}

static gboolean
is_name_character (char c)
{
  return g_ascii_isalnum (c) || c == '-';
}

/* The next token of *@p, which isn't a blank.  Moves *@p behind it. */
static char *
take_token (const char **p)
{
  const char *start = *p;

  if (g_ascii_isalnum (*start))
    {
      /* A hyphen belongs to a name only between its letters. */
      while (g_ascii_isalnum (**p) || (**p == '-' && g_ascii_isalpha ((*p)[1]) && is_name_character ((*p)[-1])))
        (*p)++;
      return g_strndup (start, (gsize) (*p - start));
    }
  if ((*start == '.' && start[1] == '.') || (strchr ("<>!", *start) != NULL && start[1] == '='))
    *p = start + 2;
  else
    *p = g_utf8_next_char (start);
  return g_strndup (start, (gsize) (*p - start));
}

static void
append_token (GString *text, const char *word, gboolean owned, gboolean owning)
{
  g_autofree char *dotted = g_strconcat (".", word, NULL);
  const Token *token = owned && find_token (dotted) != NULL ? find_token (dotted) : find_token (word);
  g_autofree char *own = NULL;
  const char *plain = word;

  if (token != NULL && owning && token->owning != NULL)
    plain = _ (token->owning);
  else if (token != NULL)
    plain = _ (token->alone);
  else if (g_ascii_isalpha (*word))
    plain = own = fp_words_fill (owning ? _ ("“{name}”'s") : _ ("“{name}”"), "name", word, NULL);
  if (text->len > 0 && strchr ("([", text->str[text->len - 1]) == NULL && strchr (")],.", *plain) == NULL)
    g_string_append_c (text, ' ');
  g_string_append (text, plain);
}

static char *
in_words (const char *written)
{
  GString *text = g_string_new (NULL);
  gboolean owned = FALSE;

  for (const char *p = written; *p != '\0';)
    {
      g_autofree char *token = NULL;

      if (g_ascii_isspace (*p))
        {
          p++;
          continue;
        }
      token = take_token (&p);
      /* A dot between two names only says whose the second is. */
      if (strcmp (token, ".") != 0)
        append_token (text, token, owned, *p == '.' && p[1] != '.');
      owned = strcmp (token, ".") == 0;
    }
  return g_string_free (text, FALSE);
}

char *
fp_words_expression (const FpEngine *engine, int index)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  int number;

  if (expression == NULL)
    return g_strdup ("");
  if (fp_expression_is_constant (expression, &number) && fp_expression_type (expression) == FP_TYPE_NUMBER)
    return fp_words_number (number);
  return in_words (fp_expression_text (expression));
}

gboolean
fp_words_is_variable (const FpEngine *engine, int index)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, index);
  const char *text = expression != NULL ? fp_expression_text (expression) : "";

  if (!g_ascii_isalpha (*text) || find_token (text) != NULL)
    return FALSE;
  for (; *text != '\0'; text++)
    if (!is_name_character (*text))
      return FALSE;
  return TRUE;
}
