/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts of the shipped cards: every number in a text occurs in the program.
 *
 * Numbers in “quotes” belong to names of cards. Numbers after a colon, up to the end of the
 * sentence, may belong to an example.
 */
#include <string.h>

#include "card-words.h"
#include "markup/fp-markup.h"

/* Appends the numbers in @text to @numbers, of int. */
static void
add_numbers (GArray *numbers, const char *text)
{
  while (*text != '\0')
    {
      char *end = (char *) text + 1;

      if (g_ascii_isdigit (*text))
        {
          int number = (int) g_ascii_strtoll (text, &end, 10);

          g_array_append_val (numbers, number);
        }
      text = end;
    }
}

static void
add_program (GArray *numbers, const FpElement *element)
{
  for (guint i = 0; i < fp_element_n_attributes (element); i++)
    add_numbers (numbers, fp_element_attribute_at (element, i)->value);
  for (guint i = 0; i < fp_element_n_children (element); i++)
    add_program (numbers, fp_element_child_at (element, i));
}

/* Returns @text without quotations and examples. */
static char *
plain_text (const char *text)
{
  GString *plain = g_string_new (NULL);
  gboolean quoted = FALSE, example = FALSE;

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      quoted = (quoted || g_str_has_prefix (text, "“")) && !g_str_has_prefix (text, "”");
      example = (example || *text == ':') && *text != '.';
      if (!quoted && !example)
        g_string_append_unichar (plain, g_utf8_get_char (text));
    }
  return g_string_free (plain, FALSE);
}

static gboolean
has_number (const GArray *numbers, int number)
{
  for (guint i = 0; i < numbers->len; i++)
    if (g_array_index (numbers, int, i) == number)
      return TRUE;
  return FALSE;
}

/* @part is @card or one of its abilities, with a text of its own. */
static void
check_part (const FpElement *card, const FpElement *part)
{
  const FpElement *text = fp_element_child (part, "text");
  g_autoptr (GArray) in_text = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) in_program = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *plain = NULL;

  if (text == NULL)
    return;
  plain = plain_text (text->text);
  add_numbers (in_text, plain);
  add_program (in_program, part);
  for (guint i = 0; i < fp_element_n_children (card); i++)
    if (fp_element_is (fp_element_child_at (card, i), "counter"))
      add_program (in_program, fp_element_child_at (card, i));
  for (guint i = 0; i < in_text->len; i++)
    if (!has_number (in_program, g_array_index (in_text, int, i)))
      {
        g_test_message ("%s: the text says %d, the program doesn't", fp_element_get (card, "id"),
                        g_array_index (in_text, int, i));
        g_test_fail ();
      }
}

static void
test_numbers (void)
{
  g_autoptr (GPtrArray) texts = read_shipped ("duel");

  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = g_ptr_array_index (texts, i);
      g_autoptr (FpProblems) problems = fp_problems_new ("set");
      g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "set", problems);
      const FpElement *root;

      g_assert_nonnull (document);
      root = fp_document_root (document);
      for (guint k = 0; k < fp_element_n_children (root); k++)
        {
          const FpElement *card = fp_element_child_at (root, k);

          if (fp_element_child (card, "resolve") != NULL)
            check_part (card, card);
          for (guint n = 0; n < fp_element_n_children (card); n++)
            if (fp_element_is (fp_element_child_at (card, n), "ability"))
              check_part (card, fp_element_child_at (card, n));
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/texts/numbers", test_numbers);
  return g_test_run ();
}
