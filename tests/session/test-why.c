/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?” in named situations: the reasons against a card, the effects in force with their ends, and
 * the player who leads. */
#include <string.h>

#include "archive/positions/fp-position.h"
#include "session/history/fp-session-why.h"
#include "session/new-games.h"

/* Ada with the Blowfish against Bob. */
#define BLOWFISH                                                                               \
  "<seat id='orange' role='leader' alien='blowfish'><hand>plan-13 plan-4 plan-5</hand></seat>" \
  "<seat id='blue'><hand>plan-4 plan-6 plan-20 even-support</hand></seat>"
/* Ada against Bob with the Pickled, whose jar is empty. */
#define PICKLED                                                                    \
  "<seat id='orange' role='leader'><hand>plan-4 plan-5 even-support</hand></seat>" \
  "<seat id='blue' alien='pickled'><hand>plan-13 plan-6</hand></seat>"
#define DEUCE                                                                 \
  "<seat id='orange' role='leader'><hand>plan-4 plan-31 plan-5</hand></seat>" \
  "<seat id='blue'><hand>plan-10 plan-5</hand></seat><envoy deck='c' card='deuce' ally='orange' face='up'/>"
#define EQUALS                                                                     \
  "<seat id='orange' role='leader'><hand>plan-5 plan-4 even-support</hand></seat>" \
  "<seat id='blue'><hand>plan-5 plan-6</hand></seat>"
#define BOB_LEADS                                                    \
  "<seat id='orange'><hand>plan-5 plan-4 even-support</hand></seat>" \
  "<seat id='blue' role='leader'><hand>plan-5 plan-6</hand></seat>"
#define SPENT                                                                                         \
  "<seat id='orange' role='leader'><hand>plan-5 plan-4</hand><spent>blast-2@2 blast-4</spent></seat>" \
  "<seat id='blue'><hand>plan-5 plan-6</hand></seat>"

#define ECHO                                                                       \
  "<seat id='orange' role='leader' alien='echo'><hand>plan-5 plan-4</hand></seat>" \
  "<seat id='blue'><hand>plan-5 plan-6</hand><discard>plan-20</discard></seat>"

#define UNSEEN                                                                       \
  "<seat id='orange' role='leader' alien='unseen'><hand>plan-5 plan-4</hand></seat>" \
  "<seat id='blue'><hand>plan-5 plan-6</hand></seat>"

#define MARKET                                                        \
  "<seat id='orange' role='leader'><hand>plan-4 plan-5</hand></seat>" \
  "<seat id='blue'><hand>plan-6 plan-7</hand></seat>"                 \
  "<planet id='p1' orange='1'/><planet id='p2' blue='1'/>"            \
  "<pile id='past'>crowded-orbit</pile><pile id='refresh'>cards-or-resources</pile>"

#define UNLUCKY                                                       \
  "<seat id='orange' role='leader'><hand>plan-4 plan-5</hand></seat>" \
  "<seat id='blue'><hand>plan-6 plan-7</hand></seat>"                 \
  "<pile id='discovery'>unlucky-number</pile>"

#define DUEL "start='duel' planet='p1' advantage='8'"
#define CONTEST "start='contest'"
#define CHOSEN "1 1 plan-13 shield-2 plan-4 shield-2"
#define BLASTED "1 1 plan-13 blast-3 plan-4 blast-3"

/* A position, the answers given in it, and an item of “Why?” for @viewer. */
typedef struct
{
  const char *name;
  const char *head, *seats; /* for the position */
  const char *answers; /* ids */
  uint8_t viewer;
  FpWhySection section;
  const char *title; /* of the item */
  const char *text; /* part of the item's text, or NULL if there is no such item */
} Case;

static const Case cases[] = {
  { "asked-by-card", DUEL, BLOWFISH, CHOSEN, 0, FP_WHY_DECISION, "Your decision", "Puff Up (Blowfish) asks you" },
  { "asked-the-other", DUEL, BLOWFISH, CHOSEN, 1, FP_WHY_DECISION, "Ada decides", "The game waits for Ada" },
  { "asked-by-rules", DUEL, BLOWFISH, "", 0, FP_WHY_DECISION, "Your decision", "The rules ask you" },
  { "condition", CONTEST, PICKLED, "plan-4 plan-13", 0, FP_WHY_RECENT, "Well Preserved (Pickled), Bob",
    "this is not true" },
  { "condition-own", CONTEST, PICKLED, "plan-4 plan-13", 1, FP_WHY_RECENT, "Well Preserved (Pickled), Bob",
    "this is not true" },
  { "declined-own", DUEL, BLOWFISH, CHOSEN " no", 0, FP_WHY_RECENT, "Puff Up (Blowfish), Ada", "Ada chose not to" },
  { "declined-other", DUEL, BLOWFISH, CHOSEN " no", 1, FP_WHY_RECENT, "Puff Up (Blowfish), Ada", NULL },
  { "worked", DUEL, BLOWFISH, CHOSEN " yes", 1, FP_WHY_RECENT, "Puff Up (Blowfish), Ada",
    "It worked at its moment: after the step “Choose plans and tactics”." },
  { "spent", DUEL, BLOWFISH, BLASTED " yes believe 1 1 plan-5 shield-2 plan-6 shield-2", 1, FP_WHY_RECENT,
    "Puff Up (Blowfish), Ada", "it is already used (at most once in each duel or contest)" },
  { "spent-in-force", DUEL, BLOWFISH, BLASTED " yes believe 1 1 plan-5 shield-2 plan-6 shield-2", 0, FP_WHY_EFFECTS,
    "Puff Up (Blowfish), Ada", "Already used: at most once in each duel or contest." },
  { "modified", CONTEST, DEUCE, "plan-4", 1, FP_WHY_RECENT, "Double Vision (Deuce), Ada",
    "Changed this for Ada: plans to choose, from 1 to 2." },
  { "envoy-in-force", CONTEST, DEUCE, "", 1, FP_WHY_EFFECTS, "Double Vision (Deuce), Ada",
    "while the card stays where it is" },
  { "lasting-effect", DUEL, BLOWFISH, CHOSEN " yes call", 1, FP_WHY_EFFECTS, "Blowfish, Ada",
    "12 less, until after the duel or the contest" },
  { "lasting-effect-since", DUEL, BLOWFISH, CHOSEN " yes call", 1, FP_WHY_EFFECTS, "Blowfish, Ada",
    "In force since the step “Choose plans and tactics”." },
  { "leads", CONTEST, PICKLED, "plan-4 plan-13", 0, FP_WHY_STANDING, "This contest",
    "Bob would win with the cards that are open now.\nAda's clout is 4 (The Crummy 4).\nBob's clout is 13 (The "
    "Sinister 13)." },
  { "leads-unknown", CONTEST, PICKLED, "plan-4", 0, FP_WHY_STANDING, "This contest", "Ada's clout is 0." },
  { "tie", CONTEST, EQUALS, "plan-5 plan-5", 0, FP_WHY_STANDING, "This contest", "Bob (straggler) wins ties." },
  { "advantage", DUEL, BLOWFISH, "2 1", 0, FP_WHY_STANDING, "This duel", "Ada's clout is 8 (ship advantage 8)." },
  { "planets", DUEL, BLOWFISH, "", 0, FP_WHY_STANDING, "The game", "Ada (leader) controls 0 planets of the 5 needed" },
  { "not-offered", CONTEST, PICKLED, "plan-4 plan-13", 0, FP_WHY_DECISION, "Not offered",
    "You can choose only cards of this kind here: reinforcement. So you can't choose The Weaksauce (5)." },
  { "not-offered-other", CONTEST, PICKLED, "plan-4 plan-13", 1, FP_WHY_DECISION, "Not offered", NULL },
  { "not-offered-spent", DUEL, SPENT, "1 1 plan-5", 0, FP_WHY_DECISION, "Not offered",
    "You must ready these before you can choose them: blast 2" },
  { "choice-changed", CONTEST, ECHO, "", 0, FP_WHY_DECISION, "Options changed",
    "Borrowed Words (Echo), Ada changes your options: cards that may be chosen as plan" },
  { "choice-changed-by-name", CONTEST, ECHO, "", 0, FP_WHY_DECISION, "Options changed",
    "(Ada): also the top card of Bob's discard pile" },
  { "others-by-name", CONTEST, ECHO, "", 1, FP_WHY_EFFECTS, "Borrowed Words (Echo), Ada",
    "Cards that may be chosen as plan (Ada): also the top card of Bob's discard pile, in a duel or "
    "contest.\n" },
  { "others-optional", CONTEST, ECHO, "", 1, FP_WHY_EFFECTS, "Repeat After Me (Echo), Ada",
    "if Bob has an alien, if its player wants to.\n" },
  { "named-number", "", UNLUCKY, "3", 0, FP_WHY_EFFECTS, "Unlucky Number",
    "Numbers a dial can be set to (each player): not 3.\n" },
  { "named-number-for-choice", "", UNLUCKY, "3", 0, FP_WHY_DECISION, "Options changed",
    "numbers a dial can be set to (each player): not 3." },
  { "step-changed", DUEL, UNSEEN, "1 1", 1, FP_WHY_RECENT, "Out of Sight (Unseen), Ada",
    "Changed this for Ada: the step before which the dial is revealed and ships are sent, from Reveal dials to "
    "Reveal tactics." },
  { "choice-changed-other", CONTEST, ECHO, "", 1, FP_WHY_DECISION, "Options changed", NULL },
  { "not-offered-line", "", MARKET, "", 0, FP_WHY_DECISION, "Not offered",
    "and this must be true: for at least one of" },
  { "not-asked", CONTEST, BOB_LEADS, "plan-5 plan-5", 1, FP_WHY_DECISION, "Not asked",
    "You had only one answer in the step" },
  { "not-asked-other", CONTEST, BOB_LEADS, "plan-5 plan-5", 0, FP_WHY_DECISION, "Not asked", NULL },
  /* Players read the words of the cards, and only what touches the question. */
  { "plain-asked-by-card", DUEL, BLOWFISH, CHOSEN, 0, FP_WHY_DECISION, "Your decision",
    "Puff Up (Blowfish) asks you.\nOnce in each" },
  { "plain-worked", DUEL, BLOWFISH, CHOSEN " yes", 1, FP_WHY_RECENT, "Puff Up (Blowfish), Ada", "Once in each" },
  { "plain-condition", CONTEST, PICKLED, "plan-4 plan-13", 0, FP_WHY_RECENT, "Well Preserved (Pickled), Bob", NULL },
  { "plain-in-force", CONTEST, DEUCE, "", 1, FP_WHY_EFFECTS, "Double Vision (Deuce), Ada", NULL },
  { "plain-modified", CONTEST, DEUCE, "plan-4", 1, FP_WHY_RECENT, "Double Vision (Deuce), Ada",
    "Changed this for Ada: plans to choose, from 1 to 2." },
  { "plain-choice-changed", CONTEST, ECHO, "", 0, FP_WHY_DECISION, "Options changed",
    "Borrowed Words (Echo), Ada changes your options.\n" },
  { "plain-not-asked", CONTEST, BOB_LEADS, "plan-5 plan-5", 1, FP_WHY_DECISION, "Not asked", NULL },
  { "plain-leads", CONTEST, PICKLED, "plan-4 plan-13", 0, FP_WHY_STANDING, "This contest",
    "Bob would win with the cards that are open now." },
};

/* Returns a session of Ada and Bob that begins at the position, after @answers. */
static FpSession *
play (const Case *test)
{
  g_autofree char *text = g_strdup_printf ("<position %s>%s</position>", test->head, test->seats);
  g_autoptr (FpProblems) problems = fp_problems_new (test->name);
  g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), test->name, problems);
  g_auto (GStrv) answers = g_strsplit (test->answers, " ", -1);
  FpState *origin = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  g_autoptr (GError) error = NULL;
  FpSession *session;
  FpSetup setup;
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpEngine *engine;

  g_assert_nonnull (document);
  g_assert_true (fp_catalogs_find ("duel", &edition, &catalog, new_games_catalogs ()));
  engine = fp_engine_new (edition, catalog);
  fp_engine_use (engine, origin);
  g_assert_true (fp_position_apply (engine, fp_document_root (document), 0, problems));
  fp_engine_free (engine);
  new_games_setup (&setup, 1, "person", "person");
  session = fp_session_new_from (&setup, catalog, origin);
  fp_setup_clear (&setup);
  g_aligned_free (origin);
  for (guint i = 0; answers[i] != NULL && *answers[i] != '\0'; i++)
    {
      fp_session_answer_id (session, answers[i], &error);
      g_assert_no_error (error);
    }
  return session;
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autoptr (FpSession) session = play (test);
  g_autoptr (GPtrArray) items = fp_session_why (session, test->viewer, !g_str_has_prefix (test->name, "plain-"));
  const FpWhy *found = NULL;

  for (guint i = 0; i < items->len; i++)
    {
      const FpWhy *why = g_ptr_array_index (items, i);

      g_test_message ("%s | %s | %s: %s", fp_text_why_section (why->section), why->heading, why->title, why->text);
      if (why->section == test->section && strcmp (why->title, test->title) == 0)
        found = why;
    }
  if (test->text == NULL)
    g_assert_null (found);
  else
    {
      g_assert_nonnull (found);
      g_assert_nonnull (strstr (found->text, test->text));
    }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/why/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  status = g_test_run ();
  new_games_end ();
  return status;
}
