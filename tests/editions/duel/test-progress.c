/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that end the game by a condition of their own tell all players how near it is. */
#include "archive/positions/fp-position.h"
#include "fixture/duel.h"
#include "text/fp-text.h"

#define DUEL_AT "start='duel' planet='p1' advantage='0'"
#define SEATS(orange, blue) "<seat id='orange' role='leader' " orange "</seat><seat id='blue' " blue "</seat>"
#define HANDS "><hand>plan-4</hand>"
#define MASOCHIST "<envoy deck='a' card='masochist' ally='orange' face="

static const struct
{
  const char *name;
  const char *card, *state;
  gboolean danger;
  const char *start, *position;
} cases[] = {
  { "counter", "clockmaker", "Ticks: 3", FALSE, DUEL_AT,
    SEATS ("alien='clockmaker'" HANDS, HANDS) "<note card='clockmaker' counter='ticks' value='3'/>" },
  { "counter-low", "clockmaker", "Ticks: 2 (close!)", TRUE, DUEL_AT,
    SEATS ("alien='clockmaker'" HANDS, HANDS) "<note card='clockmaker' counter='ticks' value='2'/>" },
  { "hand", "iron-matron", "Opponent's hand: 3", FALSE, DUEL_AT,
    SEATS ("alien='iron-matron'" HANDS, "><hand>plan-5 plan-6 plan-10</hand>") },
  { "hand-small", "iron-matron", "Opponent's hand: 2 (close!)", TRUE, DUEL_AT,
    SEATS ("alien='iron-matron'" HANDS, "><hand>plan-5 plan-6</hand>") },
  { "planets", "ubiquitous", "Revealed planets with ships: 2 of 4", FALSE, DUEL_AT,
    SEATS ("alien='ubiquitous'" HANDS, HANDS) "<planet id='p1' orange='1' blue='1'/><planet id='p2' orange='1'/>"
                                              "<planet id='p3' blue='1'/><planet id='p4' blue='1'/>" },
  { "planets-many", "ubiquitous", "Revealed planets with ships: 3 of 4 (close!)", TRUE, DUEL_AT,
    SEATS ("alien='ubiquitous'" HANDS, HANDS) "<planet id='p1' orange='1' blue='1'/><planet id='p2' orange='1'/>"
                                              "<planet id='p3' orange='1'/><planet id='p4' blue='1'/>" },
  { "planets-few", "ubiquitous", "Revealed planets with ships: 2 of 2", FALSE, DUEL_AT,
    SEATS ("alien='ubiquitous'" HANDS, HANDS) "<planet id='p1' orange='1' blue='1'/><planet id='p2' orange='1'/>" },
  { "ally", "masochist", "Ships in supply: 5", FALSE, DUEL_AT, SEATS ("supply='5'" HANDS, HANDS) MASOCHIST "'up'/>" },
  { "ally-low", "masochist", "Ships in supply: 4 (close!)", TRUE, DUEL_AT,
    SEATS ("supply='4'" HANDS, HANDS) MASOCHIST "'up'/>" },
  { "face-down", "masochist", NULL, FALSE, DUEL_AT, SEATS ("supply='4'" HANDS, HANDS) MASOCHIST "'down'/>" },
  { "event", "photo-finish", "Players with 4 planets: 0", FALSE, "start='contest' card='photo-finish'",
    SEATS (HANDS, HANDS) },
  { "event-decides", "photo-finish", "Players with 4 planets: 1 (close!)", TRUE, "start='contest' card='photo-finish'",
    SEATS (HANDS, HANDS) "<planet id='p1' orange='1'/><planet id='p2' orange='1'/><planet id='p3' orange='1'/>"
                         "<planet id='p4' orange='1'/>" },
};

/* Returns the instance of the card @id. */
static uint16_t
find_card (const FpEngine *engine, const char *id)
{
  int def = fp_catalog_find (engine->catalog, id);

  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if (engine->state->cards[card].def == def)
      return card;
  g_assert_not_reached ();
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = g_strdup_printf ("<scenario %s>%s<pile id='discovery'>vacant-shipyard</pile></scenario>",
                                           cases[i].start, cases[i].position);
  g_autoptr (FpDocument) document = duel_parse (text);
  g_autoptr (FpProblems) problems = fp_problems_new ("position");
  FpEngine *engine = duel_engine ();
  g_autofree char *state = NULL;
  uint16_t card;

  g_assert_true (fp_position_apply (engine, fp_document_root (document), 0, problems));
  fp_engine_run (engine);
  card = find_card (engine, cases[i].card);
  state = fp_text_card_state (engine, card);
  g_assert_cmpstr (state, ==, cases[i].state);
  g_assert_true (fp_text_card_in_danger (engine, card) == cases[i].danger);
  duel_engine_free (engine);
}

int
main (int argc, char **argv)
{
  int failed;

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/progress/%s", cases[i].name);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_case);
    }
  failed = g_test_run ();
  duel_forget ();
  return failed;
}
