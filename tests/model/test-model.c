/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the model without a display: whole games, undo and redo, the curtain, and hidden cards
 * without identity. */
#include "fixture/catalog-model.h"
#include "model/game/fp-game-options.h"
#include "model/game/fp-game-why.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-fleet-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-pile-item.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-printed-card.h"
#include "model/fp-rules-book.h"
#include "model/items/fp-seat-item.h"
#include "model/items/fp-side-item.h"
#include "model/log/fp-game-story.h"
#include "session/game/fp-editions.h"

static gboolean
anyone_has_role (FpGame *game)
{
  gboolean role = FALSE;
  for (guint seat = 0; seat < g_list_model_get_n_items (fp_game_seats (game)); seat++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (fp_game_seats (game), seat);
      role = role || fp_seat_item_facts (item)->role != NULL;
    }
  return role;
}

/* Plays the game to its end with random answers. Returns the number of answers. */
static guint
play_to_end (FpGame *game, GRand *rand)
{
  guint answers = 0;
  for (game_settle (game); !fp_game_over (game); game_settle (game))
    {
      if (fp_game_curtain (game) >= 0)
        {
          fp_game_take_seat (game);
          continue;
        }
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      g_assert_cmpuint (n, >=, 2);
      fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n));
      g_assert_cmpuint (++answers, <, 20000);
    }
  return answers;
}

static void
test_against_computer (CatalogFixture *f, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      g_assert_cmpint (fp_game_viewer (game), ==, 0);
      g_assert_cmpint (fp_game_curtain (game), ==, -1);
      g_assert_cmpuint (play_to_end (game, rand), >, 0);
      g_assert_nonnull (fp_game_ending (game));
      g_assert_null (fp_game_question (game));
      g_assert_cmpstr (fp_game_status (game), !=, "");
      g_assert_cmpint (fp_game_turn (game), >, 0);
    }
}

static void
test_two_persons (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo", 3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  game_settle (game);
  /* Nobody has sat down, so there is no hand and no decision to show. */
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_cmpint (fp_game_viewer (game), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), ==, 0);
  g_assert_false (game_decision (game)->mine);
  g_assert_null (game_decision (game)->id);
  g_assert_cmpuint (g_list_model_get_n_items (game_decision (game)->options), ==, 0);
  /* Nothing has happened that these persons could have seen. */
  g_assert_cmpstr (fp_game_status (game), ==, "");
  /* Answers from behind the curtain are ignored. */
  int curtain = fp_game_curtain (game);
  fp_game_answer (game, 0);
  g_assert_cmpstr (fp_game_status (game), ==, "");
  g_assert_cmpint (fp_game_curtain (game), ==, curtain);

  int expected = fp_game_curtain (game);
  fp_game_take_seat (game);
  g_assert_cmpint (fp_game_viewer (game), ==, expected);
  g_assert_cmpint (fp_game_curtain (game), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), >, 0);
  /* The first decision is the choice of an alien, whose card can be read. */
  g_assert_cmpstr (game_decision (game)->id, ==, "choose-aliens");
  g_autoptr (FpOptionItem) first = g_list_model_get_item (game_decision (game)->options, 0);
  g_assert_nonnull (fp_card_item_facts (fp_option_item_facts (first)->card)->text);
  g_assert_false (anyone_has_role (game)); /* roles are given later */
  fp_game_answer (game, 0);
  game_settle (game);
  g_assert_cmpint (fp_game_curtain (game), ==, 1 - expected);
  g_assert_cmpstr (fp_game_status (game), !=, "");
  while (g_strcmp0 (game_decision (game)->id, "choose-aliens") == 0 || fp_game_curtain (game) >= 0)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else
        fp_game_answer (game, 0);
      game_settle (game);
    }
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (fp_game_seats (game), seat);
      g_autoptr (FpCardItem) alien = g_list_model_get_item (fp_seat_item_facts (item)->sheets, 0);
      g_assert_nonnull (fp_card_item_facts (alien)->text);
    }
  g_assert_true (anyone_has_role (game));
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), >, 0);
  play_to_end (game, rand);
  g_assert_nonnull (fp_game_ending (game));
}

/* Returns the comparable part of a game as one string. */
static char *
describe (FpGame *game)
{
  GString *text = g_string_new (NULL);
  GListModel *hand = fp_game_hand (game);
  const FpDecisionFacts *decision = game_decision (game);
  g_string_append_printf (text, "%s|%d|", decision->id, fp_game_turn (game));
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      g_string_append_printf (text, "%s,", fp_card_item_facts (card)->name);
    }
  for (guint i = 0; i < g_list_model_get_n_items (decision->options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (decision->options, i);
      g_string_append_printf (text, "%s,", fp_option_item_facts (option)->id);
    }
  return g_string_free (text, FALSE);
}

static void
test_undo_redo (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 5);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  game_settle (game);
  g_assert_false (fp_game_can_undo (game));
  g_assert_false (fp_game_can_redo (game));
  for (guint i = 0; i < 12 && !fp_game_over (game); i++)
    {
      g_ptr_array_add (seen, describe (game));
      fp_game_answer (game, 0);
      game_settle (game);
    }
  /* The answers of a group are one choice, so undoing takes fewer steps. */
  guint steps = 0;
  while (fp_game_can_undo (game))
    {
      fp_game_undo (game);
      steps++;
    }
  game_settle (game);
  g_autofree char *first = describe (game);
  g_assert_cmpstr (first, ==, g_ptr_array_index (seen, 0));
  g_assert_cmpuint (steps, >, 2);
  /* Cards had been revealed since, so the log keeps a record of the undo. */
  g_assert_nonnull (strstr (fp_game_status (game), "Ada takes back"));
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), >, 1);
  while (fp_game_can_redo (game))
    {
      fp_game_redo (game);
      game_settle (game);
      steps--;
    }
  g_assert_cmpuint (steps, ==, 0);
}

static void
test_undo_while_thinking (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 8);
  game_settle (game);
  g_autofree char *before = describe (game);
  fp_game_answer (game, 0);
  fp_game_undo (game);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_autofree char *after = describe (game);
  g_assert_cmpstr (before, ==, after);
}

static int
in_hand (FpGame *game, guint seat)
{
  return game_figure (game, seat, "hand");
}

static void
test_concede (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 2);
  for (game_settle (game); in_hand (game, 0) == 0; game_settle (game))
    fp_game_answer (game, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), ==, (guint) in_hand (game, 0));
  g_assert_true (fp_game_can_concede (game));
  fp_game_concede (game);
  g_assert_true (fp_game_over (game));
  g_assert_false (fp_game_can_concede (game));
  /* The end shows all cards of both hands with their owners. */
  g_assert_cmpint (in_hand (game, 1), >, 0);
  g_assert_cmpint ((int) g_list_model_get_n_items (fp_game_hand (game)), ==, in_hand (game, 0) + in_hand (game, 1));
  g_autoptr (FpSeatItem) winner = fp_game_seat (game, 1);
  g_assert_true (fp_seat_item_facts (winner)->winner);
}

static void
check_hidden_card (FpCardItem *item)
{
  const FpCardFacts *card = fp_card_item_facts (item);
  if (!card->hidden)
    return;
  g_assert_null (card->text);
  g_assert_null (card->paragraphs);
  g_assert_cmpint (card->number, ==, -1);
  g_assert_null (card->kind);
  g_assert_null (card->kind_id);
  g_assert_null (card->worth);
  g_assert_null (card->halves);
}

static void
check_hidden (GListModel *cards)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (cards, i);
      check_hidden_card (item);
    }
}

/* An opponent's secret tactic does not show by its absence, but its presence does. Returns the
 * number of face-down tactics. */
static guint
check_tactics (FpGame *game)
{
  guint other = fp_game_seat_around (game, 1), n_shown = 0, hidden = 0;
  g_autoptr (GListModel) ready = game_group (game, other, "ready"), spent = game_group (game, other, "spent");
  g_autoptr (GListModel) rows = fp_game_encounter (game) != NULL ? game_side (game, 1) : NULL;
  for (guint i = 0; rows != NULL && i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (FpSideRowItem) row = g_list_model_get_item (rows, i);
      const FpSideRowFacts *facts = fp_side_row_item_facts (row);
      if (facts->card == NULL || strcmp (facts->id, "tactic") != 0)
        continue;
      check_hidden_card (facts->card);
      n_shown += !fp_card_item_facts (facts->card)->hidden;
      hidden += fp_card_item_facts (facts->card)->hidden;
    }
  g_assert_cmpuint (g_list_model_get_n_items (ready) + g_list_model_get_n_items (spent) + n_shown, ==, 5);
  return hidden;
}

/* Tactics lie in the order of their options when one is chosen for a duel. Returns the number of
 * tactics with options. */
static guint
check_offered (FpGame *game)
{
  g_autoptr (GListModel) ready = game_group (game, 0, "ready");
  guint offered = 0;
  int last = -1;
  for (guint i = 0; i < g_list_model_get_n_items (ready); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (ready, i);
      g_autoptr (FpCardHalfItem) half = g_list_model_get_item (fp_card_item_facts (card)->halves, 0);
      int option = fp_card_half_item_facts (half)->option;
      if (option < 0 || !g_str_has_prefix (game_decision (game)->id, "choose-plans/"))
        continue;
      g_assert_cmpint (option, >, last);
      last = option;
      offered++;
    }
  return offered;
}

static void
test_hidden (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint face_down = 0, offered = 0;
  for (game_settle (game); !fp_game_over (game); game_settle (game))
    {
      check_hidden (fp_game_shared (game));
      face_down += check_tactics (game);
      offered += check_offered (game);
      fp_game_answer (
          game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (game_decision (game)->options)));
    }
  g_assert_cmpuint (face_down, >, 0);
  g_assert_cmpuint (offered, >, 10);
}

static int
parse_number (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);
  g_string_replace (plain, "−", "-", 0);
  return atoi (plain->str);
}

/* The parts add up to the clout. Returns the number of parts. */
static guint
check_parts (FpSideItem *item)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  guint n = 0;
  int sum = 0;
  for (guint i = 0; i < g_list_model_get_n_items (side->rows); i++)
    {
      g_autoptr (FpSideRowItem) part = g_list_model_get_item (side->rows, i);
      const FpSideRowFacts *facts = fp_side_row_item_facts (part);
      if (strcmp (facts->id, "clout") != 0)
        continue;
      sum += parse_number (facts->value);
      n++;
      /* A card has one part, which includes the effect of its own rules. */
      for (guint k = 0; k < i && facts->card != NULL; k++)
        {
          g_autoptr (FpSideRowItem) other = g_list_model_get_item (side->rows, k);
          FpCardItem *before =
              fp_side_row_item_facts (other)->value != NULL ? fp_side_row_item_facts (other)->card : NULL;
          g_assert_true (before == NULL ||
                         fp_card_item_facts (before)->number != fp_card_item_facts (facts->card)->number);
        }
    }
  g_assert_cmpint (sum, ==, side->counted ? side->total : 0);
  return n;
}

/* The parts of a clout always add up, whatever cards and rules are in play. */
static void
test_parts (CatalogFixture *f, gconstpointer data)
{
  guint max_parts = 0;
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      for (game_settle (game); !fp_game_over (game); game_settle (game))
        {
          FpEncounterItem *encounter = fp_game_encounter (game);
          for (guint i = 0; encounter != NULL && i < 2; i++)
            {
              g_autoptr (FpSideItem) side = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, i);
              max_parts = MAX (max_parts, check_parts (side));
            }
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n));
        }
    }
  g_assert_cmpuint (max_parts, >=, 3);
}

/* Returns the number of allies of the running encounter. Each has ships in it. */
static guint
check_allies (FpGame *game)
{
  FpEncounterItem *encounter = fp_game_encounter (game);
  GListModel *sides = encounter != NULL ? fp_encounter_item_facts (encounter)->sides : NULL;
  guint n = 0;
  for (guint i = 0; sides != NULL && i < g_list_model_get_n_items (sides); i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (sides, i);
      GListModel *allies = fp_side_item_facts (side)->allies;
      for (guint k = 0; k < g_list_model_get_n_items (allies); k++, n++)
        {
          g_autoptr (FpFleetItem) ally = g_list_model_get_item (allies, k);
          g_assert_cmpint (fp_fleet_item_facts (ally)->ships, >, 0);
        }
    }
  return n;
}

/* Allies are shown while they have ships in the encounter, not when those are home again. */
static void
test_allies (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_true (fp_game_setup_parse_players (setup, "Ada=person,Bo=random,Cy=random,Di=random", &error));
  setup->seed = 3;
  g_autoptr (FpGame) game = fp_game_new (f->catalog_model, setup, 0);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  guint allies = 0;
  for (game_settle (game); !fp_game_over (game); game_settle (game))
    {
      allies += check_allies (game);
      guint n = g_list_model_get_n_items (game_decision (game)->options);
      fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n));
    }
  g_assert_cmpuint (allies, >, 0);
}

/* Returns TRUE if a side of @encounter has won or has counted its total. */
static gboolean
is_settled (FpEncounterItem *encounter)
{
  gboolean settled = FALSE;
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (FpSideItem) side = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, i);
      settled = settled || fp_side_item_facts (side)->winner || fp_side_item_facts (side)->counted;
    }
  return settled;
}

/* Returns TRUE if a side of the encounter says that it has no tactic. */
static gboolean
says_no_tactic (FpGame *game)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GListModel) rows = game_side (game, i);
      for (guint k = 0; k < g_list_model_get_n_items (rows); k++)
        {
          g_autoptr (FpSideRowItem) row = g_list_model_get_item (rows, k);
          if (g_strcmp0 (fp_side_row_item_facts (row)->text, "No tactic") == 0)
            return TRUE;
        }
    }
  return FALSE;
}

/* A duel decided by ships spends the tactics, so “No tactic” would be wrong. */
static void
test_no_tactic (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 7);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  guint said = 0;
  for (game_settle (game); !fp_game_over (game); game_settle (game))
    {
      FpEncounterItem *encounter = fp_game_encounter (game);
      if (encounter != NULL && says_no_tactic (game))
        {
          said++;
          g_assert_false (is_settled (encounter));
        }
      fp_game_answer (
          game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (game_decision (game)->options)));
    }
  g_assert_cmpuint (said, >, 0);
}

/* Exactly one of the destiny decks is the next, and face-up piles can be looked through. */
static void
test_piles (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=random", 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  for (game_settle (game); !fp_game_over (game); game_settle (game))
    {
      guint next = 0;
      for (guint i = 0; i < g_list_model_get_n_items (fp_game_piles (game)); i++)
        {
          g_autoptr (FpPileItem) item = g_list_model_get_item (fp_game_piles (game), i);
          const FpPileFacts *pile = fp_pile_item_facts (item);
          gboolean past = strcmp (pile->id, "past") == 0;
          next += pile->next;
          g_assert_true (past || pile->cards == NULL);
          if (past && pile->count > 0)
            g_assert_cmpuint (g_list_model_get_n_items (pile->cards), ==, pile->count);
        }
      g_assert_cmpuint (next, ==, 1);
      fp_game_answer (
          game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (game_decision (game)->options)));
    }
  g_autoptr (FpSeatItem) seat = fp_game_seat (game, 0);
  g_autoptr (FpFigureItem) discards = g_list_model_get_item (fp_seat_item_facts (seat)->figures, 3);
  const FpFigureFacts *facts = fp_figure_item_facts (discards);
  g_assert_cmpstr (facts->id, ==, "discard");
  g_assert_cmpint ((int) g_list_model_get_n_items (facts->cards), ==, facts->number);
}

static void
assert_known (FpGame *game, guint seat, const char *words)
{
  g_autoptr (FpSeatItem) item = fp_game_seat (game, seat);
  const char *known = fp_seat_item_facts (item)->known;
  if (words == NULL)
    g_assert_null (known);
  else if (known == NULL || strstr (known, words) == NULL)
    g_error ("“%s” is not in “%s”", words, known);
}

/* A player sees which hidden cards are known to that player. Behind the curtain nothing is
 * shown. */
static void
test_known (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo", 3);
  guint met = 0;
  for (guint answers = 0; answers < 12 && !fp_game_over (game); game_settle (game))
    if (fp_game_curtain (game) >= 0)
      {
        assert_known (game, 0, NULL);
        assert_known (game, 1, NULL);
        fp_game_take_seat (game);
      }
    else
      {
        guint other = 1 - (guint) fp_game_viewer (game);
        if (fp_game_turn (game) == 1 && g_str_equal (game_decision (game)->id, "set-dials") && met++ == 0)
          {
            assert_known (game, other, other == 0 ? "In Ada's hand: " : "In Bo's hand: ");
            assert_known (game, other, other == 0 ? "Ada holds or has in the deck: " : "Bo holds or has in the deck: ");
            assert_known (game, 1 - other, other == 1 ? "In Ada's deck: " : "In Bo's deck: ");
          }
        fp_game_answer (game, 0);
        answers++;
      }
  g_assert_cmpuint (met, >, 0);
}

static void
test_setup (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, " Zoë =random,Bo", &error));
  g_assert_cmpstr (setup->seats[0].name, ==, "Zoë");
  g_assert_cmpstr (setup->seats[0].player, ==, "random");
  g_assert_null (setup->seats[1].player);
  g_assert_true (fp_game_setup_parse_seed (setup, " 18446744073709551615 ", &error));
  g_assert_cmpuint (setup->seed, ==, G_MAXUINT64);
  static const char *const bad_seeds[] = { "x", "-1", "1.5", "18446744073709551616", "4 2" };
  for (guint i = 0; i < G_N_ELEMENTS (bad_seeds); i++)
    {
      g_assert_false (fp_game_setup_parse_seed (setup, bad_seeds[i], &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
      g_clear_error (&error);
    }
  static const char *const bad_players[] = { "", "Ada", "A,B,C", "A=genius,B" };
  for (guint i = 0; i < G_N_ELEMENTS (bad_players); i++)
    {
      g_assert_false (fp_game_setup_parse_players (setup, bad_players[i], &error));
      g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
      g_clear_error (&error);
    }
  fp_game_setup_name (setup, 0, "   ");
  g_assert_cmpstr (setup->seats[0].name, !=, "");
}

/* A card can be read only by those who may see it, and not by the next person at the screen. */
static void
test_card_access (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo", 3);
  int number = -1, owner = -1;
  g_assert_null (fp_game_card (game, -1));
  g_assert_null (fp_game_card (game, 100000));
  for (game_settle (game); owner < 0 || fp_game_viewer (game) == owner; game_settle (game))
    {
      if (fp_game_curtain (game) >= 0)
        {
          g_assert_null (fp_game_card (game, number));
          fp_game_take_seat (game);
          continue;
        }
      if (owner < 0 && g_list_model_get_n_items (fp_game_hand (game)) > 0)
        {
          g_autoptr (FpCardItem) held = g_list_model_get_item (fp_game_hand (game), 5);
          g_autoptr (FpCardItem) again = fp_game_card (game, fp_card_item_facts (held)->number);
          g_assert_true (fp_item_equal (G_OBJECT (held), G_OBJECT (again)));
          number = fp_card_item_facts (held)->number;
          owner = fp_game_viewer (game);
        }
      fp_game_answer (game, 0);
    }
  g_assert_null (fp_game_card (game, number));
}

static FpCardItem *
card (const char *name)
{
  return fp_card_item_new (&(FpCardFacts){ .name = g_strdup (name), .option = -1 });
}

static void
count_changes (GListModel *list, guint position, guint removed, guint added, guint *changed)
{
  *changed += removed + added;
}

/* Unchanged rows are not replaced. */
static void
test_update_list (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (GListStore) list = g_list_store_new (FP_TYPE_CARD_ITEM);
  guint changed = 0;
  g_signal_connect (list, "items-changed", G_CALLBACK (count_changes), &changed);
  static const char *const rows[][4] = {
    { "a", "b", "c" }, { "a", "b", "c" }, { "a", "x", "c" }, { "a", "c" }, { NULL }
  };
  static const guint changes[] = { 3, 0, 2, 1, 2 };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
      for (guint j = 0; rows[i][j] != NULL; j++)
        g_ptr_array_add (items, card (rows[i][j]));
      guint n = items->len;
      changed = 0;
      fp_item_update_list (list, items);
      g_assert_cmpuint (changed, ==, changes[i]);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, n);
    }
}

/* Each line of “Why?” has a subject, and its page exists. Returns the number of lines. */
static guint
check_why (CatalogFixture *f, FpGame *game)
{
  g_autoptr (GListModel) items = fp_game_why (game, TRUE);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (FpWhyItem) item = g_list_model_get_item (items, i);
      const FpWhyFacts *why = fp_why_item_facts (item);
      g_assert_true (*why->section != '\0' && *why->title != '\0' && *why->text != '\0');
      g_assert_null (strchr (why->text, '{'));
      g_assert_true (why->page == NULL || fp_book_find (fp_rules_book (f->catalog_model), why->page) != NULL);
      g_assert_true (why->card == NULL || fp_card_item_facts (why->card)->name != NULL);
    }
  return g_list_model_get_n_items (items);
}

static void
test_why (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada=person,Bo=person", 3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_cmpuint (check_why (f, game), ==, 0);
  for (guint i = 0; i < 200 && !fp_game_over (game); i++)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      g_assert_cmpuint (check_why (f, game), >=, 2);
      fp_game_answer (
          game, (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (game_decision (game)->options)));
    }
}

/* Cards of modules are in the list of all cards and can be read, but no game without the module is
 * offered them. */
static void
test_cards_of_modules (CatalogFixture *f, gconstpointer data)
{
  FpCatalogModel *cosmic = fp_catalog_model_of (f->catalog_model, fp_edition_find ("cosmic"));
  g_autoptr (GListModel) all = fp_catalog_model_cards (cosmic, NULL);
  g_autoptr (GListModel) artifacts = fp_catalog_model_cards (cosmic, "artifact");
  g_autoptr (FpPrintedCard) listed = fp_catalog_model_cards_find (all, "large-group:card-zap");
  g_autoptr (FpPrintedCard) alien = fp_catalog_model_cards_find (all, "bully");
  g_autoptr (FpPrintedCard) offered = fp_catalog_model_cards_find (artifacts, "large-group:card-zap");
  g_autoptr (FpCardItem) read = fp_rules_card (cosmic, "large-group:card-zap");
  g_autoptr (GListModel) rules = fp_rules_of_card (cosmic, "large-group:card-zap");
  g_autofree char *program = fp_rules_program (cosmic, "large-group:card-zap");
  g_assert_nonnull (listed);
  g_assert_null (offered);
  g_assert_cmpstr (fp_printed_card_facts (alien)->set, ==, "Incursion");
  g_assert_nonnull (fp_card_item_facts (fp_printed_card_facts (alien)->card)->portrait);
  g_assert_nonnull (read);
  g_assert_nonnull (program);
  g_assert_cmpuint (g_list_model_get_n_items (rules), >, 0);
}

static gboolean
lists_alien (const FpGameSetup *setup, FpCatalogModel *catalog_model, const char *id)
{
  g_autoptr (GListModel) aliens = fp_game_setup_aliens (setup, catalog_model);
  g_autoptr (FpPrintedCard) found = fp_catalog_model_cards_find (aliens, id);
  return found != NULL;
}

static void
turn_on (FpGameSetup *setup, const char *module)
{
  for (guint i = 0; i < fp_game_setup_n_modules (setup); i++)
    if (g_str_equal (fp_game_setup_module_id (setup, i), module))
      fp_game_setup_set_module (setup, i, TRUE);
}

/* Aliens to be settled before a game are those that may be chosen in it. Modules that are on bring
 * theirs, and these or the number of players bar some. */
static void
test_aliens_of_modules (CatalogFixture *f, gconstpointer data)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (fp_edition_find ("cosmic"));
  fp_game_setup_resize (setup, 4);
  g_assert_true (lists_alien (setup, f->catalog_model, "zombie"));
  g_assert_false (lists_alien (setup, f->catalog_model, "bully"));
  turn_on (setup, "incursion");
  turn_on (setup, "alliance");
  g_assert_true (lists_alien (setup, f->catalog_model, "zombie"));
  g_assert_true (lists_alien (setup, f->catalog_model, "bully"));
  g_assert_true (lists_alien (setup, f->catalog_model, "symbiote"));
  g_assert_true (lists_alien (setup, f->catalog_model, "lightning"));
  turn_on (setup, "single-encounter");
  g_assert_false (lists_alien (setup, f->catalog_model, "lightning"));
  fp_game_setup_resize (setup, 8);
  g_assert_false (lists_alien (setup, f->catalog_model, "symbiote"));
  fp_game_setup_settle (setup, 0, "lightning");
  fp_game_setup_settle (setup, 1, "bully");
  g_autoptr (GListModel) aliens = fp_game_setup_aliens (setup, f->catalog_model);
  fp_game_setup_drop_aliens (setup, aliens);
  g_assert_null (setup->seats[0].alien);
  g_assert_cmpstr (setup->seats[1].alien, ==, "bully");
}

/* Returns the number of seats with an alien before anybody has chosen anything. The first one is
 * @name. */
static guint
count_settled (FpCatalogModel *catalog_model, const char *edition, const char *id, const char *name)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (fp_edition_find (edition));
  guint n = 0;
  turn_on (setup, "incursion");
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  fp_game_setup_settle (setup, 0, id);
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  if (fp_game_curtain (game) >= 0)
    fp_game_take_seat (game);
  for (guint seat = 0; seat < g_list_model_get_n_items (fp_game_seats (game)); seat++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (fp_game_seats (game), seat);
      g_autoptr (FpCardItem) alien = g_list_model_get_item (fp_seat_item_facts (item)->sheets, 0);
      if (alien != NULL && n++ == 0)
        g_assert_cmpstr (fp_card_item_facts (alien)->name, ==, name);
    }
  return n;
}

/* A game begins with the aliens that were settled before it, of modules, too. The other seats
 * choose theirs. */
static void
test_settled_aliens (CatalogFixture *f, gconstpointer data)
{
  g_assert_cmpuint (count_settled (f->catalog_model, "duel", "swarm", "Swarm"), ==, 1);
  g_assert_cmpuint (count_settled (f->catalog_model, "classic", "zombie", "Zombie"), ==, 1);
  g_assert_cmpuint (count_settled (f->catalog_model, "cosmic", "bully", "Bully"), ==, 1);
}

/* Returns TRUE if a game with @module can be played again with aliens swapped. */
static gboolean
can_swap (FpCatalogModel *catalog_model, const char *module)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (fp_edition_find ("cosmic"));
  turn_on (setup, module);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_game_setup_seat (setup, seat, "random");
  g_autoptr (FpGame) game = fp_game_new (catalog_model, setup, 0);
  g_autoptr (FpGameSetup) swapped = NULL;
  for (guint i = 0; i < 50000 && !fp_game_over (game); i++)
    g_main_context_iteration (NULL, FALSE);
  swapped = fp_game_swapped (game);
  return swapped != NULL;
}

/* With hidden powers aliens are dealt in secret, so there is nothing to settle. */
static void
test_swapped (CatalogFixture *f, gconstpointer data)
{
  g_assert_true (can_swap (f->catalog_model, "conflict"));
  g_assert_false (can_swap (f->catalog_model, "hidden-powers"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog_test ("/model/against-computer", test_against_computer);
  catalog_test ("/model/two-persons", test_two_persons);
  catalog_test ("/model/undo-redo", test_undo_redo);
  catalog_test ("/model/undo-while-thinking", test_undo_while_thinking);
  catalog_test ("/model/concede", test_concede);
  catalog_test ("/model/hidden", test_hidden);
  catalog_test ("/model/parts", test_parts);
  catalog_test ("/model/allies", test_allies);
  catalog_test ("/model/piles", test_piles);
  catalog_test ("/model/no-tactic", test_no_tactic);
  catalog_test ("/model/known", test_known);
  catalog_test ("/model/setup", test_setup);
  catalog_test ("/model/reading", test_card_access);
  catalog_test ("/model/why", test_why);
  catalog_test ("/model/cards-of-modules", test_cards_of_modules);
  catalog_test ("/model/aliens-of-modules", test_aliens_of_modules);
  catalog_test ("/model/settled-aliens", test_settled_aliens);
  catalog_test ("/model/swapped", test_swapped);
  catalog_test ("/model/update-list", test_update_list);
  return g_test_run ();
}
