/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Single lines of programs. */
#include "text/cards/fp-text-program-walk.h"
#include "text/fp-text-tables.h"

FpTextSelf
fp_program_walk_acts (FpProgramWalk *walk, int who)
{
  FpTextSelf before = walk->self;

  if (who >= 0)
    walk->self.theirs = !fp_text_reads (walk->engine, who, "me");
  return before;
}

void
fp_program_walk_line (FpProgramWalk *walk, char *phrase)
{
  g_autofree char *words = fp_text_capital (phrase);

  if (walk->text->len > 0)
    g_string_append_c (walk->text, '\n');
  for (guint i = 0; i < walk->depth; i++)
    g_string_append (walk->text, "  ");
  g_string_append (walk->text, words);
}

const FpInstruction *
fp_program_walk_at (const FpProgramWalk *walk, int index)
{
  return fp_catalog_instruction (walk->engine->catalog, index);
}

char *
fp_program_walk_name (const FpProgramWalk *walk, const FpInstruction *instruction)
{
  const char *name = fp_catalog_string (walk->engine->catalog, instruction->id);

  return name != NULL ? fp_text_given_name (name) : NULL;
}

char *
fp_program_walk_done_by (const char *who, char *phrase)
{
  g_autofree char *what = phrase;

  if (*who == '\0')
    return g_steal_pointer (&what);
  return fp_text_fill (_ ("{who}: {what}"), "who", who, "what", what, NULL);
}

char *
fp_program_walk_with_detail (char *phrase, const char *more)
{
  g_autofree char *what = phrase;

  /* Translators: a line of a card with something more to know about it. */
  return fp_text_fill (_ ("{what}; {more}"), "what", what, "more", more, NULL);
}

const char *
fp_program_walk_secret (int how)
{
  switch (how)
    {
    case FP_HOW_TOGETHER:
      return _ ("secretly; all choices are revealed together");
    case FP_HOW_KEPT:
      return _ ("secretly, until it is revealed");
    default:
      return NULL;
    }
}

char *
fp_program_walk_with_question (const FpProgramWalk *walk, char *phrase, const FpInstruction *choose)
{
  const char *label = fp_text_label (walk->engine, choose);
  g_autofree char *question = label != NULL ? fp_text_fill (_ ("asked: “{label}”"), "label", label, NULL) : NULL;

  return question != NULL ? fp_program_walk_with_detail (phrase, question) : phrase;
}

int
fp_program_walk_choose_from (FpProgramWalk *walk, int index)
{
  const FpInstruction *choose = fp_program_walk_at (walk, index);
  g_autofree char *who = fp_text_expression_of (walk->engine, &walk->self, choose->who);
  FpTextSelf before = fp_program_walk_acts (walk, choose->who);
  g_autofree char *name = fp_program_walk_name (walk, choose);
  g_autofree char *set = fp_text_expression_of (walk->engine, &walk->self, choose->set);
  char *phrase = fp_text_fill (name != NULL ? _ ("choose “{name}” from: {set}") : _ ("choose from: {set}"), "name",
                               name != NULL ? name : "", "set", set, NULL);

  if (fp_program_walk_secret (choose->how) != NULL)
    phrase = fp_program_walk_with_detail (phrase, fp_program_walk_secret (choose->how));
  phrase = fp_program_walk_with_question (walk, phrase, choose);
  if (choose->ends_if_empty)
    phrase = fp_program_walk_with_detail (phrase, _ ("if there is none, nothing else happens"));
  fp_program_walk_line (walk, fp_program_walk_done_by (who, phrase));
  walk->self = before;
  return index + 1;
}

/* --- Lines --- */

void
fp_program_walk_encounter_line (FpProgramWalk *walk, const FpInstruction *line)
{
  const FpEncounterDef *encounter = &walk->engine->edition->encounters[line->encounter];
  const FpEncounterText *row = fp_text_encounter_row (walk->engine->edition, encounter->id);
  g_autofree char *name = fp_program_walk_name (walk, line);
  g_autofree char *where = fp_text_expression_of (walk->engine, &walk->self, line->set);
  g_autofree char *number = fp_text_expression_of (walk->engine, &walk->self, line->number);
  g_autofree char *winner =
      name != NULL ? fp_text_fill (_ ("its winner is called “{name}”"), "name", name, NULL) : NULL;
  char *phrase;

  if (!encounter->at_place)
    phrase = g_strdup (_ (row->have));
  else
    phrase = fp_text_fill (*number != '\0' ? _ (row->at_number) : _ (row->at), "planet", where, "number", number, NULL);
  fp_program_walk_line (walk, winner != NULL ? fp_program_walk_with_detail (phrase, winner) : phrase);
}

/* Returns the verb's phrase, with the name that it binds for later lines. */
static char *
verb_and_name (const FpProgramWalk *walk, const FpInstruction *verb)
{
  char *what = fp_text_verb (walk->engine, &walk->self, verb);
  g_autofree char *name = fp_text_bound_name (walk->engine, verb);
  g_autofree char *alone = NULL;

  if (name == NULL)
    return what;
  alone = what;
  /* Translators: {what} is done in a way such as “face down” or “chosen by chance”. */
  return fp_text_fill (_ ("{what}, {how}"), "what", alone, "how", name, NULL);
}

int
fp_program_walk_verb (FpProgramWalk *walk, int index)
{
  const FpInstruction *verb = fp_program_walk_at (walk, index);
  const FpEdition *edition = walk->engine->edition;
  const FpVerbText *row =
      verb->verb < edition->n_verbs ? fp_text_verb_row (edition, edition->verbs[verb->verb].id) : NULL;

  if (row != NULL && row->nobody != NULL && fp_text_reads (walk->engine, verb->who, "nobody"))
    fp_program_walk_line (walk, g_strdup (_ (row->nobody)));
  else
    {
      g_autofree char *who = fp_text_expression_of (walk->engine, &walk->self, verb->who);
      FpTextSelf before = fp_program_walk_acts (walk, verb->who);

      fp_program_walk_line (walk, fp_program_walk_done_by (who, verb_and_name (walk, verb)));
      walk->self = before;
    }
  return index + 1;
}

/* Writes a name of the program or a counter of the card with its new value. */
int
fp_program_walk_assign (FpProgramWalk *walk, int index)
{
  const FpInstruction *assign = fp_program_walk_at (walk, index);
  const GArray *counters = walk->card->counters;
  gboolean counts = assign->op == FP_OP_COUNT;
  const char *pattern = counts                      ? _ ("the counter “{name}” becomes {value}")
                        : assign->op == FP_OP_GIVEN ? _ ("“{name}” usually stands for {value}")
                        : assign->op == FP_OP_WITH  ? _ ("“{name}” of that power stands for {value}")
                                                    : _ ("“{name}” stands for {value}");
  gboolean known = counts && counters != NULL && assign->count >= 0 && (guint) assign->count < counters->len;
  g_autofree char *name = known ? fp_text_given_name (g_array_index (counters, FpCounterDef, assign->count).id)
                                : fp_program_walk_name (walk, assign);
  g_autofree char *value = fp_text_expression_of (walk->engine, &walk->self, assign->set);

  fp_program_walk_line (walk, fp_text_fill (pattern, "name", name != NULL ? name : "", "value", value, NULL));
  return index + 1;
}

int
fp_program_walk_start (FpProgramWalk *walk, int index)
{
  const FpCatalog *catalog = walk->engine->catalog;
  g_autofree char *card = walk->card->belongs_to > 0 ? fp_text_card_name (catalog, walk->card->belongs_to - 1U) : NULL;

  fp_program_walk_line (walk, fp_text_fill (_ ("use the power of {card}"), "card", card != NULL ? card : "", NULL));
  return index + 1;
}

/* The use of an ability is a line only if it is silent, or all that happens. */
int
fp_program_walk_use (FpProgramWalk *walk, int index)
{
  if (fp_program_walk_at (walk, index)->silent)
    fp_program_walk_line (walk, g_strdup (_ ("(this use is not announced, and nothing can respond to it)")));
  else if (fp_program_walk_at (walk, index + 1)->op == FP_OP_END)
    fp_program_walk_line (walk, g_strdup (_ ("this counts as a use")));
  return index + 1;
}

int
fp_program_walk_proceed (FpProgramWalk *walk, int index)
{
  const FpInstruction *proceed = fp_program_walk_at (walk, index);
  g_autofree char *most = fp_text_expression_of (walk->engine, &walk->self, proceed->most);
  g_autofree char *cards = fp_text_expression_of (walk->engine, &walk->self, proceed->set);
  g_autofree char *who = fp_text_expression_of (walk->engine, &walk->self, proceed->who);
  g_autofree char *number = fp_text_fill (_ ("that number is now {number}"), "number", most, NULL);
  g_autofree char *about = fp_text_fill (_ ("these cards are now {cards}"), "cards", cards, NULL);
  g_autofree char *whom = fp_text_fill (_ ("the player concerned is now {who}"), "who", who, NULL);
  char *phrase = g_strdup (_ ("then it happens after all"));

  if (*most != '\0')
    phrase = fp_program_walk_with_detail (phrase, number);
  if (*cards != '\0')
    phrase = fp_program_walk_with_detail (phrase, about);
  if (*who != '\0')
    phrase = fp_program_walk_with_detail (phrase, whom);
  fp_program_walk_line (walk, phrase);
  return index + 1;
}
