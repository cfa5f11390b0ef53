/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Validates scenarios without playing them. */
#include "archive/scenarios/fp-scenario-private.h"

#include "archive/positions/fp-position-private.h"
#include "archive/fp-xml-validator.h"

#include <string.h>

/* Input of one scenario's checks. */
typedef struct
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  GPtrArray *seats; /* ids, ended by NULL, as the others */
  GPtrArray *steps;
  GPtrArray *whats; /* subjects of a step's decisions */
  GPtrArray *games; /* seats, “both”, “none” */
  FpProblems *problems;
} Check;

#define WORDS(array) ((const char *const *) (array)->pdata)

static const FpAttribute *
check_word (const FpElement *element, const char *name, const char *const *known, const char *what, Check *check)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);

  if (attribute != NULL && *attribute->value != '\0')
    fp_validate_word (attribute->value, attribute->value_at, what, known, check->problems);
  return attribute;
}

/* Checks “STEP/SUBJECT”: a step and the subject of its decision. */
static void
check_decision (const FpElement *element, const char *name, Check *check)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);
  g_auto (GStrv) parts = NULL;
  FpLocation at;

  if (attribute == NULL || *attribute->value == '\0')
    return;
  parts = g_strsplit (attribute->value, "/", 2);
  at = attribute->value_at;
  fp_validate_word (parts[0], at, "step", WORDS (check->steps), check->problems);
  at.column += (int) g_utf8_strlen (parts[0], -1) + 1;
  if (parts[1] != NULL)
    fp_validate_word (parts[1], at, "question", WORDS (check->whats), check->problems);
}

static void
check_card (const FpAttribute *attribute, guint kinds, Check *check)
{
  int def = attribute != NULL ? fp_catalog_find (check->catalog, attribute->value) : -1;
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  if (attribute == NULL || (def >= 0 && kinds & 1u << fp_catalog_card (check->catalog, (guint) def)->kind))
    return;
  if (def >= 0)
    {
      fp_problems_add (check->problems, attribute->value_at, "“%s” is a card of kind %s, which “%s” can't be",
                       attribute->value, fp_catalog_card (check->catalog, (guint) def)->kind_def->id, attribute->name);
      return;
    }
  for (guint i = 0; i < check->catalog->cards->len; i++)
    if (kinds & 1u << fp_catalog_card (check->catalog, i)->kind)
      g_ptr_array_add (known, fp_catalog_card (check->catalog, i)->id);
  g_ptr_array_add (known, NULL);
  fp_validate_unknown (attribute->value, attribute->value_at, "card", WORDS (known), check->problems);
}

static void
check_that (const FpElement *expect, Check *check)
{
  const FpAttribute *that = fp_element_attribute (expect, "that");
  g_autoptr (FpExpressionError) error = NULL;
  g_autoptr (FpExpression) expression = NULL;
  FpLocation at;

  if (that == NULL)
    return;
  expression = fp_scenario_expression (check->edition, check->catalog, that->value, FP_TYPE_YES_NO, &error);
  if (expression != NULL)
    return;
  at = that->value_at;
  at.column += (int) error->offset;
  fp_problems_add (check->problems, at, "%s", error->message);
}

/* Complains about @name without @partner. */
static void
check_partner (const FpElement *element, const char *name, const char *partner, Check *check)
{
  const FpAttribute *attribute = fp_element_attribute (element, name);

  if (attribute != NULL && fp_element_get (element, partner) == NULL)
    fp_problems_add (check->problems, attribute->at, "“%s” without “%s”; the two belong together", name, partner);
}

static void
check_event (const FpElement *expect, Check *check)
{
  const FpAttribute *event = fp_element_attribute (expect, "event");
  const FpAttribute *count = fp_element_attribute (expect, "count");
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  int number;

  for (guint i = 0; i < fp_event_n_listed (check->edition); i++)
    g_ptr_array_add (known, (gpointer) fp_event_id (check->edition, fp_event_listed (check->edition, i)));
  g_ptr_array_add (known, NULL);
  if (event != NULL)
    fp_validate_word (event->value, event->value_at, "event", WORDS (known), check->problems);
  if (count != NULL)
    fp_validate_number (count->value, count->value_at, "count", 0, 9999, &number, check->problems);
}

static void
check_empty (const FpElement *element, Check *check)
{
  fp_validate_no_text (element, check->problems);
  fp_validate_no_children (element, check->problems);
}

static void
check_digest (const FpElement *expect, Check *check)
{
  const FpAttribute *digest = fp_element_attribute (expect, "digest");
  guint64 value;

  if (digest != NULL)
    fp_validate_digest (digest->value, digest->value_at, "digest", &value, check->problems);
}

static void
check_expect (const FpElement *expect, Check *check)
{
  static const char *const known[] = { "that", "after",  "can",   "cannot",  "asked", "seat", "event",  "count",
                                       "seen", "unseen", "known", "unknown", "by",    "in",   "digest", NULL };
  static const char *const judges[] = { "that", "can",    "cannot", "asked",   "event",
                                        "seen", "unseen", "known",  "unknown", "digest" };
  static const char *const pairs[][2] = {
    { "after", "that" }, { "seat", "asked" }, { "count", "event" }, { "in", "by" }
  };
  static const char *const of_cards[] = { "seen", "unseen", "known", "unknown" };
  guint n = 0;

  fp_validate_attributes (expect, known, NULL, check->problems);
  for (guint i = 0; i < G_N_ELEMENTS (judges); i++)
    n += fp_element_get (expect, judges[i]) != NULL;
  if (n == 0)
    fp_problems_add (check->problems, expect->at,
                     "<expect> that expects nothing; expected that, can, cannot, asked, event, seen, known or digest");
  if (n > 1 && fp_element_get (expect, "after") != NULL)
    fp_problems_add (check->problems, fp_element_attribute (expect, "after")->at,
                     "“after” beside more than “that”; what is judged after a step is only that");
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    check_partner (expect, pairs[i][0], pairs[i][1], check);
  check_word (expect, "after", WORDS (check->steps), "step", check);
  check_word (expect, "seat", WORDS (check->seats), "seat", check);
  check_word (expect, "by", WORDS (check->seats), "seat", check);
  check_decision (expect, "asked", check);
  check_that (expect, check);
  check_event (expect, check);
  check_digest (expect, check);
  for (guint i = 0; i < G_N_ELEMENTS (of_cards); i++)
    check_card (fp_element_attribute (expect, of_cards[i]), ~0u, check);
  fp_scenario_check_seen (expect, check->edition, check->catalog, check->problems);
  check_empty (expect, check);
}

static void
check_answer (const FpElement *answer, Check *check)
{
  static const char *const known[] = { "seat", "to", "goes-on", NULL };
  static const char *const needed[] = { "seat", "to", NULL }, *const yes[] = { "yes", NULL };

  fp_validate_attributes (answer, known, needed, check->problems);
  check_word (answer, "seat", WORDS (check->seats), "seat", check);
  check_decision (answer, "to", check);
  check_word (answer, "goes-on", yes, "word", check);
  if (*answer->text == '\0')
    fp_problems_add (check->problems, answer->at, "<answer> without an answer; expected the id of an option");
  fp_validate_no_children (answer, check->problems);
}

static void
check_concede (const FpElement *concede, Check *check)
{
  static const char *const known[] = { "seat", NULL };

  fp_validate_attributes (concede, known, known, check->problems);
  check_word (concede, "seat", WORDS (check->seats), "seat", check);
  check_empty (concede, check);
}

static void
check_pass (const FpElement *pass, Check *check)
{
  static const char *const known[] = { "seat", "until", NULL };
  const FpAttribute *until = fp_element_attribute (pass, "until");

  fp_validate_attributes (pass, known, known, check->problems);
  check_word (pass, "seat", WORDS (check->seats), "seat", check);
  if (until != NULL && fp_edition_step (check->edition, until->value) == FP_MACHINE_NONE)
    check_word (pass, "until", WORDS (check->steps), "step", check);
  check_empty (pass, check);
}

/* Checks how the game ended: one word, or the ids of several winners. */
static void
check_game (const FpElement *end, Check *check)
{
  const FpAttribute *game = fp_element_attribute (end, "game");
  g_autoptr (GArray) words = game != NULL ? fp_validate_words (game->value, game->value_at) : NULL;

  if (words != NULL && words->len <= 1)
    check_word (end, "game", WORDS (check->games), "ending", check);
  for (guint i = 0; words != NULL && words->len > 1 && i < words->len; i++)
    {
      const FpXmlWord *word = &g_array_index (words, FpXmlWord, i);

      fp_validate_word (word->word, word->at, "seat", WORDS (check->seats), check->problems);
      for (guint k = 0; k < i; k++)
        if (strcmp (g_array_index (words, FpXmlWord, k).word, word->word) == 0)
          fp_problems_add (check->problems, word->at, "“%s” twice among the winners; expected once", word->word);
    }
}

static void
check_end (const FpElement *end, Check *check)
{
  static const char *const known[] = { "asked", "seat", "game", NULL };
  gboolean over = fp_element_get (end, "game") != NULL;

  fp_validate_attributes (end, known, NULL, check->problems);
  if (over == (fp_element_get (end, "asked") != NULL))
    fp_problems_add (check->problems, end->at, "<end> must say either what is asked or how the game ended");
  check_partner (end, "seat", "asked", check);
  check_partner (end, "asked", "seat", check);
  check_word (end, "seat", WORDS (check->seats), "seat", check);
  check_game (end, check);
  check_decision (end, "asked", check);
  check_empty (end, check);
}

static void
check_option (const FpElement *option, Check *check)
{
  static const char *const known[] = { "id", NULL };
  static const char *const answers[] = { "yes", "no", NULL };
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (guint i = 0; i < check->edition->n_options; i++)
    g_ptr_array_add (ids, (gpointer) check->edition->options[i].id);
  g_ptr_array_add (ids, NULL);
  fp_validate_attributes (option, known, known, check->problems);
  check_word (option, "id", WORDS (ids), "set-up option", check);
  fp_validate_word (option->text, option->text_at, "value of an option", answers, check->problems);
  fp_validate_no_children (option, check->problems);
}

/* Checks the order: position, play, end. */
static void
check_order (const FpElement *scenario, Check *check)
{
  static const char *const more[] = { "option", NULL };
  g_autofree const char **parts = fp_position_parts (check->edition, more);
  guint n = fp_element_n_children (scenario);
  gboolean playing = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);
      gboolean part = g_strv_contains (parts, element->name);

      if (part && playing)
        fp_problems_add (check->problems, element->at, "<%s> behind the first step of the play; expected before it",
                         element->name);
      playing = playing || !part;
      if (fp_element_is (element, "end") && i + 1 < n)
        fp_problems_add (check->problems, element->at, "<end> before other elements; it must be the last");
    }
  if (n == 0 || !fp_element_is (fp_element_child_at (scenario, n - 1), "end"))
    fp_problems_add (check->problems, scenario->at, "a scenario without <end> as its last element; expected one");
}

static void
check_children (const FpElement *scenario, Check *check)
{
  static const char *const more[] = { "option", "answer", "expect", "concede", "pass", "end", NULL };
  g_autofree const char **known = fp_position_parts (check->edition, more);
  static const struct
  {
    const char *name;
    void (*check) (const FpElement *element, Check *check);
  } play[] = { { "option", check_option },   { "answer", check_answer }, { "expect", check_expect },
               { "concede", check_concede }, { "pass", check_pass },     { "end", check_end } };

  for (guint i = 0; i < fp_element_n_children (scenario); i++)
    {
      const FpElement *element = fp_element_child_at (scenario, i);

      fp_validate_element (element, known, check->problems);
      for (guint k = 0; k < G_N_ELEMENTS (play); k++)
        if (fp_element_is (element, play[k].name))
          play[k].check (element, check);
    }
  check_order (scenario, check);
  fp_position_check (scenario, check->edition, check->catalog, check->problems);
}

static GPtrArray *
new_words (void)
{
  return g_ptr_array_new ();
}

/* Returns the number of seats that play in @element. Without seats all of the edition are
 * known. */
static guint
n_seats (const FpElement *element, const FpEdition *edition)
{
  return fp_position_count_seats (element) > 0 ? fp_position_n_seats (element, edition) : edition->most_seats;
}

/* Calls @checker for @element with all words of the edition. */
static void
with_words (const FpElement *element, void (*checker) (const FpElement *element, Check *check), Check *check)
{
  const FpEdition *edition = check->edition;
  g_autoptr (GPtrArray) seats = check->seats = new_words ();
  g_autoptr (GPtrArray) steps = check->steps = new_words ();
  g_autoptr (GPtrArray) whats = check->whats = new_words ();
  g_autoptr (GPtrArray) games = check->games = new_words ();

  for (guint i = 0; i < n_seats (element, edition); i++)
    {
      g_ptr_array_add (seats, (gpointer) edition->seat_ids[i]);
      g_ptr_array_add (games, (gpointer) edition->seat_ids[i]);
    }
  if (edition->most_seats == 2)
    g_ptr_array_add (games, (gpointer) "both");
  g_ptr_array_add (games, (gpointer) "none");
  g_ptr_array_add (games, (gpointer) "undecided");
  FP_EACH_PROCEDURE (edition, i)
    if (edition->procedures[i].step || edition->procedures[i].window)
      g_ptr_array_add (steps, (gpointer) edition->procedures[i].id);
  for (guint i = 0; i < edition->n_former_ids; i++)
    if (edition->procedures[edition->former_ids[i].procedure].step)
      g_ptr_array_add (steps, (gpointer) edition->former_ids[i].was);
  for (guint i = 0; i < edition->n_decisions; i++)
    if (edition->decisions[i].what != NULL)
      g_ptr_array_add (whats, (gpointer) edition->decisions[i].what);
  g_ptr_array_add (seats, NULL);
  g_ptr_array_add (steps, NULL);
  g_ptr_array_add (whats, NULL);
  g_ptr_array_add (games, NULL);
  checker (element, check);
}

static void
check_scenario (const FpElement *scenario, Check *check)
{
  fp_position_check_start (scenario, check->edition, check->catalog, check->problems);
  check_children (scenario, check);
}

/* Takes @word out of @words, which end with NULL. */
static void
leave_out (const char **words, const char *word)
{
  guint n = 0;

  for (guint i = 0; words[i] != NULL; i++)
    if (strcmp (words[i], word) != 0)
      words[n++] = words[i];
  words[n] = NULL;
}

/* A position alone tells nothing of the game before. */
static void
check_position (const FpElement *position, Check *check)
{
  static const char *const more[] = { "option", NULL };
  g_autofree const char **known = fp_position_parts (check->edition, more);
  g_autofree const char **attributes = fp_position_start_attributes (check->edition);

  leave_out (known, "memory");
  fp_validate_attributes (position, attributes, NULL, check->problems);
  fp_validate_no_text (position, check->problems);
  fp_position_check_start (position, check->edition, check->catalog, check->problems);
  for (guint i = 0; i < fp_element_n_children (position); i++)
    {
      const FpElement *element = fp_element_child_at (position, i);

      fp_validate_element (element, known, check->problems);
      if (fp_element_is (element, "option"))
        check_option (element, check);
    }
  fp_position_check (position, check->edition, check->catalog, check->problems);
}

void
fp_scenario_check_position (const FpElement *position, const FpEdition *edition, const FpCatalog *catalog,
                            FpProblems *problems)
{
  Check check = { .edition = edition, .catalog = catalog, .problems = problems };

  with_words (position, check_position, &check);
}

static void
check_moment (const FpElement *element, Check *check)
{
  check_decision (element, "asked", check);
  check_word (element, "step", WORDS (check->steps), "step", check);
  check_event (element, check);
}

void
fp_scenario_check_moment (const FpElement *element, const FpEdition *edition, FpProblems *problems)
{
  Check check = { .edition = edition, .problems = problems };

  with_words (element, check_moment, &check);
}

/* Checks the names of attributes. Those of the start are the edition's; of an unknown one (NULL)
 * none can be judged. */
static void
check_attributes (const FpElement *scenario, const FpEdition *edition, FpProblems *problems)
{
  static const char *const needed[] = { "edition", "id", "title", NULL };
  g_autofree const char **start = edition != NULL ? fp_position_start_attributes (edition) : NULL;
  g_autoptr (GPtrArray) known = g_ptr_array_new ();

  for (guint i = 0; needed[i] != NULL; i++)
    g_ptr_array_add (known, (gpointer) needed[i]);
  g_ptr_array_add (known, (gpointer) "rule");
  for (guint i = 0; start != NULL && start[i] != NULL; i++)
    g_ptr_array_add (known, (gpointer) start[i]);
  for (guint i = 0; start == NULL && i < fp_element_n_attributes (scenario); i++)
    g_ptr_array_add (known, fp_element_attribute_at (scenario, i)->name);
  g_ptr_array_add (known, NULL);
  fp_validate_attributes (scenario, WORDS (known), needed, problems);
}

gboolean
fp_scenario_find (const FpElement *scenario, FpScenarioEdition find, gpointer data, const FpEdition **edition,
                  const FpCatalog **catalog)
{
  const char *id = fp_element_get (scenario, "edition");
  uint64_t options;

  if (!find (id, 0, edition, catalog, data))
    return FALSE;
  options = fp_scenario_options (scenario, *edition);
  return fp_edition_modules (*edition, options) == 0 || find (id, options, edition, catalog, data);
}

/* Returns the ids of @options, “a” or “b”. Free with g_free (). */
static char *
option_ids (const FpEdition *edition, uint64_t options)
{
  GString *ids = g_string_new (NULL);

  for (guint i = 0; i < edition->n_options; i++)
    if (options >> i & 1)
      g_string_append_printf (ids, "%s“%s”", ids->len > 0 ? " or " : "", edition->options[i].id);
  return g_string_free (ids, FALSE);
}

/* Complains about modules that can't be played together, or with so many players. */
static void
check_modules (const FpElement *scenario, const Check *check)
{
  const FpEdition *edition = check->edition;
  FpModuleClash clash;
  g_autofree char *others = NULL;

  if (fp_modules_fit (edition, fp_position_n_seats (scenario, edition), fp_scenario_options (scenario, edition),
                      &clash))
    return;
  others = option_ids (edition, clash.options);
  if (clash.seats > 0)
    fp_problems_add (check->problems, scenario->at, "the option “%s” is for %u players at %s", clash.module->id,
                     clash.seats, clash.fault == FP_MODULE_LEAST_SEATS ? "least" : "most");
  else
    fp_problems_add (check->problems, scenario->at, "the option “%s” can't be played %s the option %s",
                     clash.module->id, clash.fault == FP_MODULE_EXCLUDES ? "with" : "without", others);
}

void
fp_scenario_check_one (const FpElement *scenario, FpScenarioEdition find, gpointer data, FpProblems *problems)
{
  const FpAttribute *edition = fp_element_attribute (scenario, "edition");
  gboolean named = edition != NULL && *edition->value != '\0';
  Check check = { .problems = problems };
  gboolean found = named && fp_scenario_find (scenario, find, data, &check.edition, &check.catalog);

  check_attributes (scenario, found ? check.edition : NULL, problems);
  fp_validate_no_text (scenario, problems);
  if (named && !found)
    fp_problems_add (problems, edition->value_at, "unknown edition “%s”", edition->value);
  if (found)
    with_words (scenario, check_scenario, &check);
  if (found)
    check_modules (scenario, &check);
}

gboolean
fp_scenario_is (const FpElement *root)
{
  return strcmp (root->ns, FP_SCENARIO_NAMESPACE) == 0;
}

/* Two scenarios of one file need different ids. */
static void
check_ids (const FpElement *root, FpProblems *problems)
{
  g_autoptr (GHashTable) lines = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < fp_element_n_children (root); i++)
    {
      const FpElement *scenario = fp_element_child_at (root, i);
      const FpAttribute *id = fp_element_attribute (scenario, "id");

      if (id == NULL)
        continue;
      if (g_hash_table_contains (lines, id->value))
        fp_problems_add (problems, id->value_at, "a second scenario “%s”; the first is on line %d", id->value,
                         GPOINTER_TO_INT (g_hash_table_lookup (lines, id->value)));
      else
        g_hash_table_insert (lines, id->value, GINT_TO_POINTER (scenario->at.line));
    }
}

gboolean
fp_scenario_check_root (const FpElement *root, FpProblems *problems)
{
  static const char *const roots[] = { "scenario", "scenarios", NULL };
  static const char *const inside[] = { "scenario", NULL };
  static const char *const none[] = { NULL };
  guint before = fp_problems_count (problems);

  if (!fp_scenario_is (root))
    fp_problems_add (problems, root->at, "namespace “%s”; expected “%s”", root->ns, FP_SCENARIO_NAMESPACE);
  if (!fp_validate_element (root, roots, problems))
    return FALSE;
  if (fp_element_is (root, "scenario"))
    return fp_problems_count (problems) == before;
  fp_validate_attributes (root, none, NULL, problems);
  fp_validate_no_text (root, problems);
  for (guint i = 0; i < fp_element_n_children (root); i++)
    fp_validate_element (fp_element_child_at (root, i), inside, problems);
  if (fp_element_n_children (root) == 0)
    fp_problems_add (problems, root->at, "<scenarios> without a <scenario>; expected at least one");
  check_ids (root, problems);
  return fp_problems_count (problems) == before;
}
