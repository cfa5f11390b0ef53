/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks that a card's texts and rules fit together, and that it uses the language's usual words.
 */
#include "library/fp-library-private.h"

#include <string.h>

/* A text that no rule of the program or of the game carries out would be an empty promise. */
void
fp_check_card (FpProblems *problems, const FpElement *element)
{
  const FpElement *text = fp_element_child (element, "text");

  if (text == NULL || fp_element_child (element, "resolve") != NULL || fp_element_child (element, "ability") != NULL)
    return;
  if (fp_element_is (element, "plan") || fp_element_is (element, "planet") || fp_element_is (element, "tactic"))
    fp_problems_add (problems, text->at, "<%s> has a text but nothing that does what it says; expected no <text>",
                     element->name);
  else if (!fp_element_is (element, "discovery") && !fp_element_is (element, "event") &&
           !fp_element_is (element, "refresh"))
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

static gboolean
is_one_of (const char *name, const char *first, const char *second)
{
  return strcmp (name, first) == 0 || strcmp (name, second) == 0;
}

static const char *
card_verb (const FpElement *element, const Path *from, const Path *to)
{
  if (!is_own (element, to->owner) || fp_element_get (element, "at") != NULL ||
      g_strcmp0 (fp_element_get (element, "face"), "down") == 0)
    return NULL;
  if (strcmp (to->name, "discards") == 0)
    return "discard";
  if (strcmp (to->name, "hand") == 0 && strcmp (from->name, "deck") == 0 && is_own (element, from->owner))
    return "draw";
  return NULL;
}

static const char *
ship_verb (const Path *from, const Path *to)
{
  gboolean on_planet = is_one_of (from->name, "ships-here", "ships");

  if (strcmp (to->name, "supply") == 0)
    return strcmp (from->name, "warp") == 0 ? "recover" : on_planet ? "retreat" : NULL;
  if (strcmp (to->name, "warp") == 0)
    return on_planet || strcmp (from->name, "supply") == 0 ? "destroy" : NULL;
  return NULL;
}

void
fp_check_move (FpCompiler *compiler, const FpElement *element)
{
  const char *cards = fp_element_get (element, "cards"), *ships = fp_element_get (element, "ships");
  const char *to = fp_element_get (element, "to");
  const char *verb = NULL;

  if (to != NULL && (cards != NULL || ships != NULL))
    {
      g_auto (Path) source = read_path (source_of (cards != NULL ? cards : ships));
      g_auto (Path) target = read_path (to + strspn (to, " \t\n"));

      verb = cards != NULL ? card_verb (element, &source, &target) : ship_verb (&source, &target);
    }
  if (verb != NULL)
    fp_problems_add (compiler->problems, element->at, "there is a word for this <move>; write <%s>", verb);
}
