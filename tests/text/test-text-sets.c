/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The shipped cards and the Duel edition in words: everything has some. */
#include "editions/duel/fp-duel.h"
#include "engine/expression/fp-expression-private.h"
#include "library/fp-library.h"
#include "text/cards/fp-text-expression-tree.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"
#include "editions/duel/duel-kinds.h"

static FpCatalog *
load (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "duel", NULL);
  const char *const paths[] = { folder, NULL };
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func ((GDestroyNotify) fp_problems_free);
  g_autoptr (GError) error = NULL;
  FpCatalog *catalog = fp_library_load (fp_duel_edition (), paths, problems, &error);

  g_assert_no_error (error);
  g_assert_nonnull (catalog);
  return catalog;
}

/* A name equal to the id means that the table of steps has no entry. */
static void
test_every_step (void)
{
  const FpEdition *edition = fp_duel_edition ();
  FpEngine engine = { .edition = edition };

  FP_EACH_PROCEDURE (edition, i)
    {
      const char *name = fp_text_step (&engine, i, 0);

      g_test_message ("%s: %s", edition->procedures[i].id, name);
      g_assert_cmpint (name != NULL, ==, edition->procedures[i].step != FALSE);
      g_assert_cmpstr (name, !=, edition->procedures[i].step ? edition->procedures[i].id : "");
    }
}

/* A contest has neither tactics nor a prize (p. 17), so the titles of its steps name none. */
static void
test_contest_steps (void)
{
  const FpEdition *edition = fp_duel_edition ();
  FpEngine engine = { .edition = edition };
  guint found = 0;

  FP_EACH_PROCEDURE (edition, i)
    {
      const char *id = edition->procedures[i].id;

      if (!g_str_equal (id, "choose-plans") && !g_str_equal (id, "resolve-prize"))
        continue;
      g_assert_null (strstr (fp_text_step (&engine, i, fp_edition_encounter (edition, "contest")), "tactic"));
      g_assert_null (strstr (fp_text_step (&engine, i, fp_edition_encounter (edition, "contest")), "prize"));
      found++;
    }
  g_assert_cmpuint (found, ==, 2);
}

static void
assert_face (const FpCatalog *catalog, const char *id, const char *number, const char *brief)
{
  guint def = (guint) fp_catalog_find (catalog, id);
  g_autofree char *shown = fp_text_card_number (catalog, def);
  g_autofree char *said = fp_text_card_brief (catalog, def);

  g_assert_cmpstr (shown, ==, number);
  g_assert_cmpstr (said, ==, brief);
}

/* A face has a number if the card counts, and says the card's own brief, else the first sentence of
 * its text, else that of its kind. */
static void
test_faces (void)
{
  g_autoptr (FpCatalog) catalog = load ();

  assert_face (catalog, "duel:plan-13", "13", "Counts toward your clout.");
  assert_face (catalog, "duel:traitors", "\u22127", "Add it to either clout.");
  assert_face (catalog, "duel:even-support", NULL, "Even clout +10, odd clout \u221210.");
  assert_face (catalog, "duel:cudgel", NULL, "When you reveal a blast, it is worth 1 more.");
  assert_face (catalog, "duel:forsaken-planet", NULL, "Discover a planet and duel there.");
  assert_face (catalog, "duel:p1", NULL, NULL);
}

/* A brief has room on two lines of a face. */
static void
test_brief_length (void)
{
  enum
  {
    MOST = 32,
  };
  g_autoptr (FpCatalog) catalog = load ();

  for (guint i = 0; i < catalog->cards->len; i++)
    g_assert_cmpint (
        g_utf8_strlen (fp_catalog_card (catalog, i)->brief != NULL ? fp_catalog_card (catalog, i)->brief : "", -1), <=,
        MOST);
}

/* A set without a name goes by its id. */
static void
test_set_name (void)
{
  g_autoptr (FpCatalog) catalog = load ();
  g_autofree char *ours = fp_text_set (catalog, "duel");
  g_autofree char *other = fp_text_set (catalog, "my-set");

  g_assert_cmpstr (ours, ==, "Duel");
  g_assert_cmpstr (other, ==, "my set");
}

/* Every moment that cards can listen to has a name, both within a sentence and alone. */
static void
test_every_moment (void)
{
  const FpEdition *edition = fp_duel_edition ();
  FpEngine engine = { .edition = edition };

  FP_EACH_PROCEDURE (edition, i)
    {
      g_autofree char *happening = NULL;

      if (edition->procedures[i].kind == FP_PROCEDURE_PART)
        continue;
      happening = fp_text_happening (&engine, NULL, i, -1);
      g_test_message ("%s: %s, %s", edition->procedures[i].id, fp_text_moment_name (edition, i), happening);
      g_assert_true (fp_text_has_moment (edition, i));
      g_assert_null (strpbrk (happening, "{}"));
      /* An action is a sentence with a subject. */
      if (edition->procedures[i].kind == FP_PROCEDURE_ACTION)
        g_assert_cmpstr (happening, !=, fp_text_moment_name (edition, i));
    }
}

static void
test_every_query (void)
{
  const FpEdition *edition = fp_duel_edition ();

  for (guint i = 0; i < edition->n_queries; i++)
    {
      g_test_message ("%s: %s", edition->queries[i].id, fp_text_query (edition, i));
      g_assert_nonnull (fp_text_query (edition, i));
    }
}

static void
test_every_verb (void)
{
  const FpEdition *edition = fp_duel_edition ();

  for (guint i = 0; i < edition->n_verbs; i++)
    {
      g_test_message ("%s", edition->verbs[i].id);
      g_assert_true (fp_text_has_verb (edition, edition->verbs[i].id));
    }
}

static void
check_name (const FpEdition *edition, const FpNameDef *name)
{
  g_autofree char *of_that = g_strconcat ("that.", name->name, NULL);
  const char *key = name->of == FP_TYPE_ACTION ? of_that : name->name;
  const FpTermText *term = fp_text_term (edition, FP_TERM_THING, key);

  g_test_message ("%s", key);
  if (name->of == FP_TYPE_WORD)
    {
      g_assert_nonnull (fp_text_function (edition, key));
      return;
    }
  g_assert_nonnull (term);
  /* A name that belongs to something has words that say so, and a place has words of its own. */
  if (name->of != FP_TYPE_NOTHING && name->of != FP_TYPE_ACTION)
    g_assert_nonnull (term->of);
  if (name->gives == FP_TYPE_ZONE && name->of == FP_TYPE_PLAYERS)
    g_assert_nonnull (fp_text_term (edition, FP_TERM_PLACE, key));
}

static void
check_names (const FpEdition *edition, const FpNameDef *names)
{
  for (; names->name != NULL; names++)
    check_name (edition, names);
  for (guint i = 0; i < FP_N_CALLS; i++)
    {
      g_test_message ("%s ()", fp_calls[i].name);
      g_assert_nonnull (fp_text_function (edition, fp_calls[i].name));
    }
}

/* An edition without words of its own still has words for the names of the machine. */
static void
test_every_name (void)
{
  static const FpEdition bare = { .id = "bare" };

  check_names (fp_duel_edition (), fp_duel_edition ()->names);
  check_names (&bare, fp_builtin_names);
}

static void
test_every_word (void)
{
  const FpEdition *edition = fp_duel_edition ();
  static const guint lists[] = { FP_WORD_LIST_KIND, DUEL_WORDS_ICON,   DUEL_WORDS_SYMBOL,  DUEL_WORDS_DECK,
                                 DUEL_WORDS_BETTER, FP_WORD_LIST_STEP, FP_WORD_LIST_CAUSE, FP_WORD_LIST_ROLE };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *list = fp_word_list (edition, lists[i]);
      g_auto (GStrv) words = g_strsplit (list, " ", -1);

      for (guint k = 0; words[k] != NULL; k++)
        {
          const char *name = NULL;

          if (*words[k] == '\0')
            continue;
          name = fp_text_word (edition, lists[i], fp_word_number (edition, words[k], lists[i]));
          g_test_message ("%u %s: %s", lists[i], words[k], name);
          g_assert_nonnull (name);
        }
    }
}

static void
test_every_decision (void)
{
  const FpEdition *edition = fp_duel_edition ();

  for (guint i = 0; i < edition->n_decisions; i++)
    if (edition->decisions[i].what != NULL)
      {
        g_test_message ("%s", edition->decisions[i].what);
        g_assert_true (fp_text_has_decision (edition, edition->decisions[i].what));
      }
}

static void
test_every_zone (void)
{
  const FpEdition *edition = fp_duel_edition ();

  for (guint i = 0; i < edition->n_zones; i++)
    {
      g_test_message ("%s", edition->zones[i].id);
      g_assert_true (fp_text_has_zone (edition, edition->zones[i].id));
    }
}

/* Every expression on a card can be put into words, and none stays as it was written. */
static void
test_every_expression (void)
{
  g_autoptr (FpCatalog) catalog = load ();

  for (guint i = 0; i < catalog->expressions->len; i++)
    {
      const char *text = fp_expression_text (fp_catalog_expression (catalog, (int) i));
      g_autoptr (GArray) tree = fp_tree_read (text);

      g_test_message ("%s", text);
      g_assert_nonnull (tree);
    }
}

/* Every card's program has words, without open patterns and without jumps among its lines. */
static void
test_every_program (void)
{
  g_autoptr (FpCatalog) catalog = load ();
  FpEngine engine = { .edition = fp_duel_edition (), .catalog = catalog };

  for (guint i = 0; i < catalog->cards->len; i++)
    {
      const FpCardDef *def = fp_catalog_card (catalog, i);
      g_autofree char *name = fp_text_card (catalog, i);
      g_autofree char *text = fp_text_program (&engine, i);

      g_test_message ("%s\n%s\n", name, text);
      g_assert_cmpstr (name, !=, "");
      g_assert_null (strpbrk (text, "{}"));
      if (def->resolve >= 0 || def->abilities != NULL)
        g_assert_cmpstr (text, !=, "");
    }
}

/* A rule that names the players never addresses the reader. */
static void
test_every_head_by_name (void)
{
  static const FpTextSelf self = { "Ada", "Ben" };
  g_autoptr (FpCatalog) catalog = load ();
  FpEngine engine = { .edition = fp_duel_edition (), .catalog = catalog };
  guint named = 0;

  for (guint i = 0; i < catalog->rules->len; i++)
    {
      g_autofree char *head = fp_text_rule_head (&engine, &self, fp_catalog_rule (catalog, i), FALSE);

      g_test_message ("%s", head);
      g_assert_false (g_regex_match_simple ("\\b(you|your|yours|own|the opponent)\\b", head, G_REGEX_CASELESS, 0));
      g_assert_null (strpbrk (head, "{}"));
      named += strstr (head, "Ada") != NULL || strstr (head, "Ben") != NULL;
    }
  g_assert_cmpuint (named, >, 30);
}

/* Each option of each choice has a label or a verb. */
static void
test_every_option (void)
{
  g_autoptr (FpCatalog) catalog = load ();
  FpEngine engine = { .edition = fp_duel_edition (), .catalog = catalog };
  FpDecision decision = { 0 };
  FpTextNames names = { { "Ada", "Ben" } };

  for (guint i = 0; i < catalog->code->len; i++)
    {
      FpOption option = { .kind = FP_OPTION_LINE, .number = 1, .value = (int16_t) i };
      g_autofree char *label = NULL;

      if (fp_catalog_instruction (catalog, (int) i)->op != FP_OP_LINE)
        continue;
      label = fp_text_option (&engine, &decision, &option, &names);
      g_assert_cmpstr (label, !=, "Line 1");
      g_assert_null (strpbrk (label, "{}"));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/sets/faces", test_faces);
  g_test_add_func ("/text/sets/brief-length", test_brief_length);
  g_test_add_func ("/text/sets/every-step", test_every_step);
  g_test_add_func ("/text/sets/contest-steps", test_contest_steps);
  g_test_add_func ("/text/sets/set-name", test_set_name);
  g_test_add_func ("/text/sets/every-moment", test_every_moment);
  g_test_add_func ("/text/sets/every-query", test_every_query);
  g_test_add_func ("/text/sets/every-verb", test_every_verb);
  g_test_add_func ("/text/sets/every-name", test_every_name);
  g_test_add_func ("/text/sets/every-word", test_every_word);
  g_test_add_func ("/text/sets/every-decision", test_every_decision);
  g_test_add_func ("/text/sets/every-zone", test_every_zone);
  g_test_add_func ("/text/sets/every-expression", test_every_expression);
  g_test_add_func ("/text/sets/every-program", test_every_program);
  g_test_add_func ("/text/sets/every-head-by-name", test_every_head_by_name);
  g_test_add_func ("/text/sets/every-option", test_every_option);
  return g_test_run ();
}
