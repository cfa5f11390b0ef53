/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a card's texts and rules fit together, and that it uses the language's usual words.
 */
#include "library/fp-library-private.h"

#include <string.h>

/* A text that no rule of the program or of the game carries out would be an empty promise. */
void
fp_check_card (FpProblems *problems, const FpElement *element, const FpKindDef *kind)
{
  const FpElement *text = fp_element_child (element, "text");

  if (text == NULL || fp_element_child (element, "program") != NULL || fp_element_child (element, "ability") != NULL)
    return;
  if ((kind->written & FP_WRITTEN_PLAIN) != 0)
    fp_problems_add (problems, text->at, "<%s> has a text but nothing that does what it says; expected no <text>",
                     element->name);
  else if ((kind->flags & FP_KIND_TURN) == 0)
    fp_problems_add (problems, text->at, "<%s> has a text but nothing that does what it says; expected an <ability>",
                     element->name);
}

/* --- Moves that have a name of their own --- */

/* Owner and thing of a simple path such as “me.hand”; both are "" for any other text. */
typedef struct
{
  char *owner; /* "": the line's own player */
  char *name;
} Path;

static void
path_clear (Path *path)
{
  g_free (path->owner);
  g_free (path->name);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Path, path_clear)

/* Returns the source of an amount: behind “of”, and inside of “top (N, …)”. */
static const char *
source_of (const char *text)
{
  const char *of = g_strrstr (text, " of ");
  const char *comma;

  text = of != NULL ? of + 4 : text;
  text += strspn (text, " \t\n");
  comma = g_str_has_prefix (text, "top") ? strchr (text, ',') : NULL;
  text = comma != NULL ? comma + 1 : text;
  return text + strspn (text, " \t\n");
}

static Path
read_path (const char *text)
{
  g_autofree char *first = fp_word_at (text);
  const char *rest = text + strlen (first);
  Path path = { g_strdup (""), NULL };

  if (*rest == '.')
    {
      g_free (path.owner);
      path.owner = g_steal_pointer (&first);
      path.name = fp_word_at (rest + 1);
      rest += 1 + strlen (path.name);
    }
  else
    path.name = g_steal_pointer (&first);
  if (strcmp (path.name, "ships") == 0 && *rest == '(')
    return path;
  if (rest[strspn (rest, " \t\n)")] != '\0')
    *path.name = '\0';
  return path;
}

/* Returns TRUE if @owner is the player the line is about, or to whom it happens. */
static gboolean
is_own (const FpElement *element, const char *owner)
{
  const char *who = fp_element_get (element, "who");

  if (*owner == '\0' || strcmp (owner, "they") == 0)
    return TRUE;
  return strcmp (owner, who != NULL ? who : "me") == 0;
}

/* Returns TRUE if @move is the line @element from @from to @to. Cards must stay with the line's own
 * player, go where they usually do, and lie as usual there. */
static gboolean
is_move (const FpMoveName *move, const FpElement *element, gboolean ships, const Path *from, const Path *to)
{
  if (move->ships != ships || strcmp (to->name, move->to) != 0 ||
      (move->from != NULL && (*from->name == '\0' || !fp_mentions_words (move->from, from->name))))
    return FALSE;
  return ships ||
         (is_own (element, to->owner) && (move->from == NULL || is_own (element, from->owner)) &&
          fp_element_get (element, "end") == NULL && g_strcmp0 (fp_element_get (element, "face"), "down") != 0);
}

void
fp_check_move (FpCompiler *compiler, const FpElement *element)
{
  const char *cards = fp_element_get (element, "cards"), *ships = fp_element_get (element, "ships");
  const char *to = fp_element_get (element, "to");
  const FpEditionSets *sets = fp_edition_sets (compiler->edition);
  const char *verb = NULL;

  if (to != NULL && (cards != NULL || ships != NULL))
    {
      g_auto (Path) source = read_path (source_of (cards != NULL ? cards : ships));
      g_auto (Path) target = read_path (to + strspn (to, " \t\n"));

      for (guint i = 0; i < sets->n_moves && verb == NULL; i++)
        if (is_move (&sets->moves[i], element, cards == NULL, &source, &target))
          verb = sets->moves[i].verb;
    }
  if (verb != NULL)
    fp_problems_add (compiler->problems, element->at, "there is a word for this <move>; write <%s>", verb);
}
