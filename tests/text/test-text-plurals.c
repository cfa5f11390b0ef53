/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plural forms, in a language that has three of them; and verbs of several subjects. */
#include "config.h"

#include <libintl.h>
#include <locale.h>

#include "engine/runner/fp-edition-texts.h"
#include "engine/runner/fp-events.h"
#include "fixture/home.h"
#include "text-table.h"
#include "text/fp-text-private.h"

/* A language like Polish: one form for 1, one for 2 to 4, one for 5 and more. */
static const char *const words =
    "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=3; "
    "plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n\"\n"
    "msgid \"{seat} draws {count} card.\"\nmsgid_plural \"{seat} draws {count} cards.\"\n"
    "msgstr[0] \"{seat} bere {count} karto.\"\nmsgstr[1] \"{seat} bere {count} karty.\"\n"
    "msgstr[2] \"{count} kart bere {seat}.\"\n"
    "msgctxt \"list\"\nmsgid \"{list} and {item}\"\nmsgstr \"{list} a {item}\"\n"
    "msgctxt \"contractions\"\nmsgid \"none\"\nmsgstr \"de el=del, a el=al\"\n"
    "msgid \"{winners} wins the game.\"\nmsgstr \"{winners} vitas.\"\n"
    "msgid \"{winners} win the game together.\"\nmsgstr \"Vitajo: {winners}.\"\n";

static void
add_language (void)
{
  g_autofree char *source = home_path ("three.po"), *folder = home_path ("locale/sl/LC_MESSAGES");
  g_autofree char *target = g_build_filename (folder, GETTEXT_PACKAGE ".mo", NULL), *locales = home_path ("locale");
  const char *command[] = { "msgfmt", "-o", target, source, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (source, words, -1, &error));
  g_assert_true (
      g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error));
  g_assert_true (g_spawn_check_wait_status (status, &error));
  bindtextdomain (GETTEXT_PACKAGE, locales);
  g_setenv ("LANGUAGE", "sl", TRUE);
  setlocale (LC_ALL, "");
}

static void
test_three_forms (Table *table, gconstpointer data)
{
  static const struct
  {
    int count;
    const char *text;
  } cases[] = { { 1, "Ada bere 1 karto." }, { 2, "Ada bere 2 karty." },  { 4, "Ada bere 4 karty." },
                { 5, "5 kart bere Ada." },  { 12, "12 kart bere Ada." }, { 22, "Ada bere 22 karty." } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const FpEvent event = {
        .kind = FP_EVENT_CARDS_DRAWN, .seat = 0, .other = FP_NOBODY, .count = (int16_t) cases[i].count
      };

      assert_words (fp_text_event (&table->engine, &event, 1, &table->names), cases[i].text);
    }
}

/* Two words that come together become one where the language contracts them, but not in names, nor
 * within words. */
static void
test_contractions (Table *table, gconstpointer data)
{
  assert_words (fp_text_fill ("de {who}, a {who}", "who", "el rival", NULL), "del rival, al rival");
  assert_words (fp_text_fill ("(de {who})", "who", "el rival", NULL), "(del rival)");
  assert_words (fp_text_fill ("de {who}", "who", "El Rival", NULL), "de El Rival");
  assert_words (fp_text_fill ("de {who}", "who", "elfos", NULL), "de elfos");
  assert_words (fp_text_fill ("nade {who}", "who", "el rival", NULL), "nade el rival");
}

/* One winner and several have patterns of their own, so that the verb fits. */
static void
test_several_subjects (Table *table, gconstpointer data)
{
  static const FpTextNames names = { { "Blue", "Red", "Green" } };

  assert_words (fp_text_ending (NULL, FP_ENDING_NONE, 1 << 1, &names, 3, 0), "Red vitas.");
  assert_words (fp_text_ending (NULL, FP_ENDING_NONE, 1 << 0 | 1 << 1 | 1 << 2, &names, 3, 0),
                "Vitajo: Blue, Red a Green.");
}

/* One sentence with a list of players tells of an event that happens to them at once. A sentence
 * that tells no amount of each is only for equal amounts. */
static void
test_joint_events (Table *table, gconstpointer data)
{
  static const FpJointEventText rows[] = {
    { "cards-drawn", "{seats} draw {count} card each.", "{seats} draw {count} cards each." },
    { "no-ships", "No ships: {seats}.", NULL, "{seat} ({count})", "{seat} ({count})" },
    { NULL },
  };
  static const FpTextNames names = { { "Blue", "Red", "Green" } };
  FpEditionTexts texts = { .shared = table->engine.edition->texts, .joint_events = rows };
  FpEdition edition = *table->engine.edition;
  FpEngine engine = table->engine;
  FpEvent events[3];
  const FpEvent *const all[] = { &events[0], &events[1], &events[2] };

  edition.texts = &texts;
  engine.edition = &edition;
  for (uint8_t i = 0; i < 3; i++)
    events[i] = (FpEvent){ .kind = FP_EVENT_CARDS_DRAWN, .seat = i, .other = FP_NOBODY, .count = 2 };
  g_assert_true (fp_text_joins (&engine, all[0], all[1]));
  g_assert_false (fp_text_joins (&table->engine, all[0], all[1]));
  assert_words (fp_text_joint_event (&engine, all, 3, FP_NOBODY, &names), "Blue, Red a Green draw 2 cards each.");
  events[1].count = 1;
  g_assert_false (fp_text_joins (&engine, all[0], all[1]));
  for (guint i = 0; i < 3; i++)
    events[i].kind = FP_EVENT_NO_SHIPS;
  g_assert_true (fp_text_joins (&engine, all[0], all[1]));
  assert_words (fp_text_joint_event (&engine, all, 3, FP_NOBODY, &names), "No ships: Blue (2), Red (1) a Green (2).");
  events[1].seat = 0;
  g_assert_false (fp_text_joins (&engine, all[0], all[1]));
}

/* One sentence with a list of players tells of one player's event towards each of them. */
static void
test_joint_others (Table *table, gconstpointer data)
{
  static const FpJointEventText rows[] = {
    { "cards-drawn", "{seat} deals to {seats}.", .others = TRUE },
    { NULL },
  };
  static const FpTextNames names = { { "Blue", "Red", "Green" } };
  FpEditionTexts texts = { .shared = table->engine.edition->texts, .joint_events = rows };
  FpEdition edition = *table->engine.edition;
  FpEngine engine = table->engine;
  FpEvent events[2];
  const FpEvent *const all[] = { &events[0], &events[1] };

  edition.texts = &texts;
  engine.edition = &edition;
  for (uint8_t i = 0; i < 2; i++)
    events[i] = (FpEvent){ .kind = FP_EVENT_CARDS_DRAWN, .seat = 0, .other = (uint8_t) (i + 1) };
  g_assert_true (fp_text_at_once (&engine, all[0]));
  g_assert_false (fp_text_at_once (&table->engine, all[0]));
  g_assert_cmpuint (fp_text_joint_player (&engine, all[1]), ==, 2);
  g_assert_true (fp_text_joins (&engine, all[0], all[1]));
  assert_words (fp_text_joint_event (&engine, all, 2, FP_NOBODY, &names), "Blue deals to Red a Green.");
  events[1].seat = 2;
  g_assert_false (fp_text_joins (&engine, all[0], all[1]));
  events[1] = events[0];
  g_assert_false (fp_text_joins (&engine, all[0], all[1]));
}

int
main (int argc, char **argv)
{
  home_begin ();
  g_test_init (&argc, &argv, NULL);
  add_language ();
  g_test_add ("/plurals/three-forms", Table, NULL, table_set_up, test_three_forms, table_tear_down);
  g_test_add ("/plurals/contractions", Table, NULL, table_set_up, test_contractions, table_tear_down);
  g_test_add ("/plurals/several-subjects", Table, NULL, table_set_up, test_several_subjects, table_tear_down);
  g_test_add ("/plurals/joint-events", Table, NULL, table_set_up, test_joint_events, table_tear_down);
  g_test_add ("/plurals/joint-others", Table, NULL, table_set_up, test_joint_others, table_tear_down);
  int status = g_test_run ();
  home_end ();
  return status;
}
