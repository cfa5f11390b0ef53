/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Compilation of moments: steps, procedures and actions that rules answer, go to, and end with
 * (docs/design/card-language.md 2.2). */
#include "library/fp-library-private.h"

#include <string.h>

static void
add_bit (uint64_t bits[FP_PROCEDURE_WORDS], guint index)
{
  bits[index / 64] |= 1ULL << index % 64;
}

static gboolean
has_bit (const uint64_t bits[FP_PROCEDURE_WORDS], guint index)
{
  return (bits[index / 64] >> index % 64 & 1) != 0;
}

/* Finds the procedures of moment @word. Most have one; “encounter” is any of them. */
static gboolean
find_moment (const FpEdition *edition, const char *word, uint64_t found[FP_PROCEDURE_WORDS])
{
  gboolean any = FALSE;

  memset (found, 0, FP_PROCEDURE_WORDS * sizeof *found);
  if (strcmp (word, "encounter") == 0)
    for (guint kind = 1; kind < edition->n_encounters; kind++)
      {
        add_bit (found, edition->encounters[kind].procedure);
        any = TRUE;
      }
  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].kind != FP_PROCEDURE_PART && strcmp (edition->procedures[i].id, word) == 0)
      {
        add_bit (found, i);
        any = TRUE;
      }
  return any;
}

/* Returns the ids of the encounters @in (bit per kind), with “or” between. */
static char *
names_of_encounters (const FpEdition *edition, guint in)
{
  GString *names = g_string_new (NULL);

  for (guint kind = 1; kind < edition->n_encounters; kind++)
    if ((in >> kind & 1) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? " or " : "", edition->encounters[kind].id);
  return g_string_free (names, FALSE);
}

static guint
all_encounters (const FpEdition *edition)
{
  return (1U << edition->n_encounters) - 2;
}

static void
complain_of_moment (FpCompiler *c, FpLocation at, const char *word, gboolean steps)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *encounters = names_of_encounters (c->edition, all_encounters (c->edition));
  g_autofree char *what = steps ? g_strdup_printf ("“%s” is no step of a %s", word, encounters)
                                : g_strdup_printf ("“%s” is no moment", word);

  FP_EACH_PROCEDURE (c->edition, i)
    {
      const FpProcedureDef *procedure = &c->edition->procedures[i];

      if (steps ? procedure->kind == FP_PROCEDURE_STEP && procedure->in != 0 : procedure->kind != FP_PROCEDURE_PART)
        g_ptr_array_add (known, (char *) procedure->id);
    }
  if (!steps)
    g_ptr_array_add (known, (char *) "encounter");
  fp_complain_of_word (c->problems, at, what, word, known, fp_quotes);
}

/* Returns TRUE if @procedure can't come while an encounter of the kinds @in is running. */
static gboolean
is_elsewhere (const FpEdition *edition, guint index, guint in)
{
  const FpProcedureDef *procedure = &edition->procedures[index];

  if (in == 0 || fp_edition_encounter_of (edition, index) > 0)
    return FALSE;
  if (procedure->kind == FP_PROCEDURE_ACTION)
    return procedure->in != 0 && (procedure->in & in) == 0;
  return (procedure->in & in) == 0;
}

/* A rule that waits for a moment that never comes while it is in force can never fire. */
static void
check_moment (FpCompiler *c, const FpAttribute *attribute, FpLocation at, const char *word,
              const uint64_t found[FP_PROCEDURE_WORDS], guint in)
{
  g_autofree char *encounters = NULL;
  gboolean never = FALSE;

  if (strcmp (attribute->name, "until") == 0)
    return; /* an effect may last until a moment that never comes */
  if (strcmp (word, "game") == 0 || (strcmp (word, "setup") == 0 && strcmp (attribute->name, "after") != 0))
    {
      fp_problems_add (c->problems, at, "“%s” never comes while a card is in play; expected another moment", word);
      return;
    }
  FP_EACH_PROCEDURE (c->edition, i)
    if (has_bit (found, i))
      never = is_elsewhere (c->edition, i, in);
  if (!never)
    return;
  encounters = names_of_encounters (c->edition, in);
  if (in == all_encounters (c->edition))
    fp_problems_add (c->problems, at, "“%s” never comes in a %s; expected no “in” on the ability", word, encounters);
  else
    fp_problems_add (c->problems, at, "“%s” never comes in a %s; expected another moment, or another “in”", word,
                     encounters);
}

static void
add_moment (const FpEdition *edition, FpMoments *moments, const uint64_t found[FP_PROCEDURE_WORDS])
{
  FP_EACH_PROCEDURE (edition, i)
    {
      const FpProcedureDef *procedure = &edition->procedures[i];

      if (!has_bit (found, i))
        continue;
      add_bit (moments->actions, i);
      moments->that &= procedure->that;
      moments->fought = moments->fought && procedure->kind == FP_PROCEDURE_STEP && procedure->in != 0;
      moments->all_acts = moments->all_acts && procedure->kind == FP_PROCEDURE_ACTION;
      moments->answers = moments->answers && (procedure->kind == FP_PROCEDURE_ACTION || procedure->that != 0);
    }
}

static guint
n_complaints (const FpCompiler *c)
{
  return fp_problems_count (c->problems) + fp_problems_count (c->file->changes);
}

gboolean
fp_compile_moments (FpCompiler *c, const FpAttribute *attribute, const char *text, guint offset, guint in,
                    FpMoments *moments)
{
  guint before = n_complaints (c), n = 0;
  char *next;

  *moments = (FpMoments){ .all_acts = TRUE, .answers = TRUE, .that = ~0U, .fought = TRUE };
  while ((next = fp_next_word (&text, &offset)) != NULL)
    {
      g_autofree char *word = next;
      FpLocation at = fp_set_file_place (c->file, attribute, offset);
      uint64_t found[FP_PROCEDURE_WORDS] = { 0 };
      const FpWordChange *change;

      n++;
      text += strlen (word);
      offset += (guint) g_utf8_strlen (word, -1);
      change = fp_word_change_find (fp_vocabulary_changes (c->vocabulary), FP_WORD_MOMENT, NULL, NULL, word);
      if (change != NULL)
        fp_change_word (c->file, at, change);
      else if (!find_moment (c->edition, word, found))
        complain_of_moment (c, at, word, FALSE);
      else if ((found[0] & moments->actions[0]) != 0 || (found[1] & moments->actions[1]) != 0)
        fp_problems_add (c->problems, at, "“%s” stands here twice; expected each moment once", word);
      else
        check_moment (c, attribute, at, word, found, in);
      add_moment (c->edition, moments, found);
    }
  return n > 0 && n_complaints (c) == before;
}

/* Returns TRUE if procedure @index, @when it comes, is behind the step @reveal in each encounter
 * with both. */
static gboolean
comes_behind (const FpEdition *edition, guint index, FpWhen when, guint reveal)
{
  gboolean behind = FALSE;

  if (fp_edition_encounter_of (edition, index) > 0 || index == reveal)
    return when != FP_WHEN_BEFORE;
  for (guint kind = 1; kind < edition->n_encounters; kind++)
    {
      int rank = fp_edition_step_rank (edition, kind, index);
      int rank_of_reveal = fp_edition_step_rank (edition, kind, reveal);

      if (rank >= 0 && rank_of_reveal >= 0 && rank < rank_of_reveal)
        return FALSE;
      behind = behind || (rank >= 0 && rank_of_reveal >= 0);
    }
  return behind;
}

guint
fp_moments_show (const FpCompiler *c, const FpMoments *moments, FpWhen when)
{
  const FpEditionSets *sets = fp_edition_sets (c->edition);
  guint shown = 0;

  for (guint k = 0; k < sets->n_opened; k++)
    {
      gboolean behind = when != FP_WHEN_EVER;

      FP_EACH_PROCEDURE (c->edition, i)
        if (has_bit (moments->actions, i))
          behind = behind && comes_behind (c->edition, i, when, sets->opened[k].step);
      if (behind)
        shown |= 1U << k;
    }
  return shown;
}

/* Returns TRUE if one of @moments, @when it comes, is not behind the @nth step of the set-up. */
static gboolean
comes_too_soon (const FpEdition *edition, const FpMoments *moments, FpWhen when, guint nth)
{
  for (guint i = 0; i < edition->setup.n && i <= nth; i++)
    if (has_bit (moments->actions, edition->setup.steps[i]) && (i < nth || when == FP_WHEN_BEFORE))
      return TRUE;
  return FALSE;
}

/* Returns the place of @step in the set-up; behind all of them if it is none of them. */
static guint
place_in_setup (const FpEdition *edition, guint step)
{
  guint place = 0;

  while (place < edition->setup.n && edition->setup.steps[place] != step)
    place++;
  return place;
}

void
fp_check_setup (FpCompiler *c, const FpAttribute *attribute, const FpMoments *moments, FpWhen when,
                const FpRuleHead *head)
{
  const FpEditionSets *sets = fp_edition_sets (c->edition);
  guint sheets = place_in_setup (c->edition, sets->sheets_in_play),
        roles = place_in_setup (c->edition, sets->roles_given);

  if (head->of != FP_RULES_OF_ABILITY)
    return;
  if (comes_too_soon (c->edition, moments, when, sheets) ||
      (head->late && comes_too_soon (c->edition, moments, when, c->edition->setup.n)))
    fp_problems_add (c->problems, attribute->value_at,
                     "this card is not in play yet when that comes; expected a moment of the game");
  else if (head->role != 0 && comes_too_soon (c->edition, moments, when, roles))
    fp_problems_add (c->problems, attribute->value_at,
                     "nobody has a role yet when that comes; expected a later moment, or no “role” on the ability");
}

void
fp_until_encounter (const FpEdition *edition, uint8_t *when, uint64_t actions[FP_PROCEDURE_WORDS])
{
  *when = FP_WHEN_AFTER;
  find_moment (edition, "encounter", actions);
}

gboolean
fp_compile_until (FpCompiler *c, const FpElement *element, uint8_t *when, uint64_t actions[FP_PROCEDURE_WORDS])
{
  const FpAttribute *until = fp_element_attribute (element, "until");
  const char *text = until != NULL ? until->value : "";
  guint offset = 0;
  g_autofree char *first = fp_next_word (&text, &offset);
  FpMoments moments;

  if (first == NULL)
    return FALSE; /* fp_check_file () has complained */
  if (strcmp (first, "before") != 0 && strcmp (first, "after") != 0)
    {
      g_autoptr (GPtrArray) known = g_ptr_array_new ();
      g_autofree char *what = g_strdup_printf ("“%s” is no beginning of a moment", first);

      g_ptr_array_add (known, (char *) "before");
      g_ptr_array_add (known, (char *) "after");
      fp_complain_of_word (c->problems, until->value_at, what, first, known, fp_quotes);
      return FALSE;
    }
  text += strlen (first);
  offset += (guint) strlen (first);
  if (strspn (text, " \t\n") == strlen (text))
    fp_problems_add (c->problems, until->value_at, "“%s” names no moment; expected one such as “%s %s”", first, first,
                     c->edition->n_encounters > 1 ? c->edition->encounters[1].id
                                                  : c->edition->procedures[FP_N_MACHINE_PROCEDURES].id);
  if (!fp_compile_moments (c, until, text, offset, 0, &moments))
    return FALSE;
  *when = strcmp (first, "before") == 0 ? FP_WHEN_BEFORE : FP_WHEN_AFTER;
  memcpy (actions, moments.actions, sizeof moments.actions);
  return TRUE;
}

uint8_t
fp_compile_step (FpCompiler *c, const FpAttribute *attribute)
{
  FP_EACH_PROCEDURE (c->edition, i)
    {
      const FpProcedureDef *procedure = &c->edition->procedures[i];

      if (procedure->kind == FP_PROCEDURE_STEP && procedure->in != 0 && strcmp (procedure->id, attribute->value) == 0)
        return (uint8_t) i;
    }
  if (*attribute->value != '\0')
    complain_of_moment (c, attribute->value_at, attribute->value, TRUE);
  return 0;
}

uint8_t
fp_compile_role (FpCompiler *c, const FpAttribute *attribute, const char *text, guint offset)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  g_autofree char *what = g_strdup_printf ("“%s” is no role", text);

  for (guint i = 0; i < c->edition->n_roles; i++)
    {
      if (strcmp (c->edition->roles[i].id, text) == 0)
        return (uint8_t) (i + 1);
      g_ptr_array_add (known, (char *) c->edition->roles[i].id);
    }
  if (*text != '\0')
    fp_complain_of_word (c->problems, fp_set_file_place (c->file, attribute, offset), what, text, known, fp_quotes);
  return 0;
}
