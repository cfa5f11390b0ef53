/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game as the list of its choices: kept, written, replayed.  Reading is in fp-choices-parse.c. */
#include "archive/fp-choices.h"

#include "config.h"

#include <string.h>

static void
clear_set (gpointer data)
{
  FpChoicesSet *set = data;

  g_free (set->id);
  g_free (set->version);
}

static void
clear_seat (gpointer data)
{
  FpChoicesSeat *seat = data;

  g_free (seat->id);
  g_free (seat->name);
  g_free (seat->by);
}

static void
clear_one (gpointer data)
{
  FpChoicesOne *one = data;

  g_free (one->seat);
  g_free (one->to);
  g_free (one->answer);
}

static GArray *
new_array (guint size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, FALSE, size);

  if (clear != NULL)
    g_array_set_clear_func (array, clear);
  return array;
}

FpChoices *
fp_choices_new (const FpEdition *edition)
{
  FpChoices *choices = g_new0 (FpChoices, 1);

  choices->program = g_strdup (VERSION);
  choices->seed = 1;
  if (edition != NULL)
    {
      choices->edition = g_strdup (edition->id);
      choices->rules = edition->rules;
    }
  choices->sets = new_array (sizeof (FpChoicesSet), clear_set);
  choices->options = g_ptr_array_new_with_free_func (g_free);
  choices->seats = new_array (sizeof (FpChoicesSeat), clear_seat);
  choices->choices = new_array (sizeof (FpChoicesOne), clear_one);
  choices->digests = new_array (sizeof (FpChoicesDigest), NULL);
  return choices;
}

void
fp_choices_free (FpChoices *choices)
{
  if (choices == NULL)
    return;
  g_free (choices->program);
  g_free (choices->edition);
  g_array_unref (choices->sets);
  g_ptr_array_unref (choices->options);
  g_array_unref (choices->seats);
  g_array_unref (choices->choices);
  g_array_unref (choices->digests);
  g_free (choices);
}

void
fp_choices_add_sets (FpChoices *choices, const FpCatalog *catalog)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    {
      const FpSetInfo *info = &g_array_index (catalog->sets, FpSetInfo, i);
      FpChoicesSet set = { g_strdup (info->id), g_strdup (info->version), info->programs };

      g_array_append_val (choices->sets, set);
    }
}

void
fp_choices_add_seat (FpChoices *choices, const char *id, const char *name, const char *by)
{
  FpChoicesSeat seat = { .id = g_strdup (id), .name = g_strdup (name), .by = g_strdup (by) };

  g_array_append_val (choices->seats, seat);
}

void
fp_choices_add (FpChoices *choices, const char *seat, const char *to, const char *answer)
{
  FpChoicesOne one = { .seat = g_strdup (seat), .to = g_strdup (to), .answer = g_strdup (answer) };

  g_array_append_val (choices->choices, one);
}

void
fp_choices_add_digest (FpChoices *choices, uint64_t digest)
{
  FpChoicesDigest one = { .after = choices->choices->len, .digest = digest };

  g_array_append_val (choices->digests, one);
}

static void
write_head (const FpChoices *choices, FpWriter *writer)
{
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, choices->seed);

  for (guint i = 0; i < choices->sets->len; i++)
    {
      const FpChoicesSet *set = &g_array_index (choices->sets, FpChoicesSet, i);
      g_autofree char *programs = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", set->programs);

      fp_writer_open (writer, "set");
      fp_writer_attribute (writer, "id", set->id);
      fp_writer_attribute (writer, "version", set->version);
      fp_writer_attribute (writer, "programs", programs);
      fp_writer_close (writer);
    }
  for (guint i = 0; i < choices->options->len; i++)
    {
      fp_writer_open (writer, "option");
      fp_writer_attribute (writer, "id", g_ptr_array_index (choices->options, i));
      fp_writer_text (writer, "yes");
      fp_writer_close (writer);
    }
  for (guint i = 0; i < choices->seats->len; i++)
    {
      const FpChoicesSeat *seat = &g_array_index (choices->seats, FpChoicesSeat, i);

      fp_writer_open (writer, "seat");
      fp_writer_attribute (writer, "id", seat->id);
      fp_writer_attribute (writer, "name", seat->name);
      fp_writer_attribute (writer, "by", seat->by);
      fp_writer_close (writer);
    }
  fp_writer_text_element (writer, "seed", seed);
}

/* Writes the digest that belongs behind @after choices, if there is one. */
static void
write_digest (const FpChoices *choices, FpWriter *writer, guint after, guint *next)
{
  for (; *next < choices->digests->len; (*next)++)
    {
      const FpChoicesDigest *digest = &g_array_index (choices->digests, FpChoicesDigest, *next);
      g_autofree char *text = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", digest->digest);

      if (digest->after > after)
        return;
      fp_writer_open (writer, "digest");
      fp_writer_attribute_int (writer, "after", digest->after);
      fp_writer_text (writer, text);
      fp_writer_close (writer);
    }
}

static void
write_choices (const FpChoices *choices, FpWriter *writer)
{
  guint next = 0;

  fp_writer_open (writer, "choices");
  write_digest (choices, writer, 0, &next);
  for (guint i = 0; i < choices->choices->len; i++)
    {
      const FpChoicesOne *one = &g_array_index (choices->choices, FpChoicesOne, i);

      fp_writer_open (writer, "c");
      fp_writer_attribute (writer, "seat", one->seat);
      fp_writer_attribute (writer, "to", one->to);
      fp_writer_text (writer, one->answer);
      fp_writer_close (writer);
      write_digest (choices, writer, i + 1, &next);
    }
  fp_writer_close (writer);
}

char *
fp_choices_write (const FpChoices *choices)
{
  g_autoptr (FpWriter) writer = fp_writer_new ();

  fp_writer_open (writer, "game");
  fp_writer_attribute (writer, "xmlns", FP_CHOICES_NAMESPACE);
  fp_writer_attribute (writer, "format", "1");
  fp_writer_attribute (writer, "program", choices->program);
  fp_writer_attribute (writer, "edition", choices->edition);
  fp_writer_attribute_int (writer, "rules", choices->rules);
  write_head (choices, writer);
  write_choices (choices, writer);
  return fp_writer_finish (writer);
}

static const FpSetInfo *
find_set (const FpCatalog *catalog, const char *id)
{
  for (guint i = 0; i < catalog->sets->len; i++)
    if (strcmp (g_array_index (catalog->sets, FpSetInfo, i).id, id) == 0)
      return &g_array_index (catalog->sets, FpSetInfo, i);
  return NULL;
}

gboolean
fp_choices_same_programs (const FpChoices *choices, const FpEdition *edition, const FpCatalog *catalog, char **reason)
{
  g_autofree char *why = NULL;

  if (choices->rules != edition->rules)
    why = g_strdup_printf ("the rules of “%s” have changed since: %d then, %d now", edition->id, choices->rules,
                           edition->rules);
  if (why == NULL && choices->sets->len != catalog->sets->len)
    why = g_strdup_printf ("%u card sets then, %u now", choices->sets->len, catalog->sets->len);
  for (guint i = 0; why == NULL && i < choices->sets->len; i++)
    {
      const FpChoicesSet *set = &g_array_index (choices->sets, FpChoicesSet, i);
      const FpSetInfo *now = find_set (catalog, set->id);

      if (now == NULL)
        why = g_strdup_printf ("the card set “%s” is missing", set->id);
      else if (now->programs != set->programs)
        why = g_strdup_printf ("what the cards of “%s” do has changed since", set->id);
    }
  if (why == NULL)
    return TRUE;
  if (reason != NULL)
    *reason = g_steal_pointer (&why);
  return FALSE;
}

static uint32_t
option_bits (const FpChoices *choices, const FpEdition *edition)
{
  uint32_t bits = 0;

  for (guint i = 0; i < edition->n_options; i++)
    for (guint k = 0; k < choices->options->len; k++)
      if (strcmp (edition->options[i].id, g_ptr_array_index (choices->options, k)) == 0)
        bits |= 1u << i;
  return bits;
}

/* Makes one choice; FALSE with a complaint if it is none. */
static gboolean
replay_one (const FpChoicesOne *one, FpEngine *engine, FpProblems *problems)
{
  int seat = fp_edition_seat (engine->edition, one->seat);
  FpDecision decision;
  char id[96];
  int option;

  if (!fp_engine_decision (engine, &decision))
    {
      fp_problems_add (problems, one->at, "a choice after the end of the game; expected none");
      return FALSE;
    }
  fp_decision_id (engine, &decision, id, sizeof id);
  if (decision.seat != seat || strcmp (id, one->to) != 0)
    {
      fp_problems_add (problems, one->at, "“%s” answers “%s”; expected that %s answers “%s”", one->seat, one->to,
                       engine->edition->seat_ids[decision.seat], id);
      return FALSE;
    }
  if (strcmp (one->answer, FP_CHOICES_CONCEDE) == 0)
    {
      fp_engine_concede (engine, decision.seat);
      return TRUE;
    }
  option = fp_engine_find_option (engine, one->answer);
  if (option < 0)
    {
      fp_problems_add (problems, one->at, "“%s” is no answer to “%s”", one->answer, id);
      return FALSE;
    }
  fp_engine_answer (engine, (guint) option);
  return TRUE;
}

gboolean
fp_choices_replay (const FpChoices *choices, FpEngine *engine, guint to, FpProblems *problems)
{
  guint n_seats = CLAMP (choices->seats->len, engine->edition->least_seats, engine->edition->most_seats);
  guint next = 0;

  fp_engine_start (engine, n_seats, choices->seed, option_bits (choices, engine->edition));
  for (guint i = 0;; i++)
    {
      for (; next < choices->digests->len; next++)
        {
          const FpChoicesDigest *digest = &g_array_index (choices->digests, FpChoicesDigest, next);

          if (digest->after > i)
            break;
          if (digest->digest == fp_state_digest (engine))
            continue;
          fp_problems_add (problems, digest->at, "after %u choices the game is another one than was saved", i);
          return FALSE;
        }
      if (i >= choices->choices->len || i >= to)
        return TRUE;
      if (!replay_one (&g_array_index (choices->choices, FpChoicesOne, i), engine, problems))
        return FALSE;
    }
}
