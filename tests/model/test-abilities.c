/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of what the model shows with particular aliens: cards under cards, copies and secrets. */
#include "fixture/catalog-model.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-item.h"
#include "model/items/fp-option-item.h"
#include "model/items/fp-paragraph-item.h"
#include "model/items/fp-planet-item.h"
#include "model/items/fp-side-item.h"

/* Returns the index of the option whose id ends with @id, the name of a card. */
static guint
find_option (FpGame *game, const char *id)
{
  GListModel *options = game_decision (game)->options;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (options, i);
      if (g_str_has_suffix (fp_option_item_facts (option)->id, id))
        return i;
    }
  g_assert_not_reached ();
}

/* Plays with the two aliens and uses every ability offered, in games of successive seeds, until
 * @found returns TRUE. */
static void
play_until (CatalogFixture *f, const char *const aliens[2], gboolean (*found) (FpGame *game))
{
  for (guint64 seed = 1; seed <= 200; seed++)
    {
      g_autoptr (FpGame) game = catalog_model_new_game (f->catalog_model, "Ada,Bo", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      guint n_chosen = 0;
      for (game_settle (game); !fp_game_over (game); game_settle (game))
        {
          if (fp_game_curtain (game) >= 0)
            {
              fp_game_take_seat (game);
              continue;
            }
          if (found (game))
            return;
          const char *id = game_decision (game)->id;
          guint n = g_list_model_get_n_items (game_decision (game)->options);
          guint answer = (guint) g_rand_int_range (rand, 0, (gint32) n);
          if (strcmp (id, "choose-aliens") == 0)
            answer = find_option (game, aliens[n_chosen++]);
          else if (g_str_has_suffix (id, "/use") || strcmp (id, "reveal-envoys") == 0)
            answer = 0;
          fp_game_answer (game, answer);
        }
    }
  g_assert_not_reached ();
}

static FpCardItem *
nth_alien (FpGame *game, guint seat, guint n)
{
  g_autoptr (FpSeatItem) item = fp_game_seat (game, seat);
  return g_list_model_get_item (fp_seat_item_facts (item)->sheets, n);
}

/* The snare lies under the trap. Its player knows the card, the opponent only that it is there. */
static gboolean
check_snare (FpGame *game)
{
  g_autoptr (FpCardItem) alien = nth_alien (game, 0, 0);
  GListModel *under = alien != NULL ? fp_card_item_facts (alien)->under : NULL;
  if (under == NULL)
    return FALSE;
  g_autoptr (FpCardItem) snare = g_list_model_get_item (under, 0);
  const FpCardFacts *facts = fp_card_item_facts (snare);
  g_assert_cmpuint (g_list_model_get_n_items (under), ==, 1);
  g_assert_false (fp_card_item_facts (alien)->on_top);
  g_assert_true (facts->hidden == (fp_game_viewer (game) == 1));
  g_assert_true ((facts->number < 0) == facts->hidden);
  g_assert_true ((facts->kind == NULL) == facts->hidden);
  return facts->hidden;
}

static void
test_under (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "pitfall", "pickled" }, check_snare);
}

/* A readied tactic is put away face down. Everyone knows the token, but only its player knows which
 * half is on top. */
static gboolean
check_face_down_tactic (FpGame *game)
{
  g_autoptr (FpCardItem) alien = nth_alien (game, 0, 0);
  GListModel *under = alien != NULL ? fp_card_item_facts (alien)->under : NULL;
  if (under == NULL)
    return FALSE;
  g_autoptr (FpCardItem) token = g_list_model_get_item (under, 0);
  const FpCardFacts *facts = fp_card_item_facts (token);
  g_assert_false (facts->hidden);
  g_assert_nonnull (facts->note);
  /* “blast 4” for its player, “blast 4 / shield 2” for the opponent. */
  g_assert_true ((strchr (facts->name, '/') == NULL) == (fp_game_viewer (game) == 0));
  return fp_game_viewer (game) == 1;
}

static void
test_half_on_top (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "sleeper", "prime" }, check_face_down_tactic);
}

/* A copied alien comes after the player's own and is marked as a copy. */
static gboolean
check_copy (FpGame *game)
{
  g_autoptr (FpCardItem) own = nth_alien (game, 0, 0);
  g_autoptr (FpCardItem) copy = nth_alien (game, 0, 1);
  if (copy == NULL)
    return FALSE;
  g_assert_cmpstr (fp_card_item_facts (own)->name, ==, "Echo");
  g_assert_null (fp_card_item_facts (own)->note);
  g_assert_cmpstr (fp_card_item_facts (copy)->name, ==, "Clockmaker");
  g_assert_nonnull (fp_card_item_facts (copy)->note);
  g_assert_nonnull (strstr (fp_card_item_facts (copy)->state, "5"));
  return TRUE;
}

static void
test_copies (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "echo", "clockmaker" }, check_copy);
}

/* A counter whose set declares a danger is one from that value on, counted from its start. */
static gboolean
check_countdown (FpGame *game)
{
  g_autoptr (FpCardItem) alien = nth_alien (game, 0, 0);
  const FpCardFacts *facts = alien != NULL ? fp_card_item_facts (alien) : NULL;
  if (facts == NULL || facts->state == NULL)
    return FALSE;
  const char *ticks = strpbrk (facts->state, "0123456789");
  g_assert_cmpint (facts->danger, ==, ticks != NULL && *ticks <= '2');
  return facts->danger;
}

static void
test_countdown (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "clockmaker", "prime" }, check_countdown);
}

/* If an ability asks, the decision names the ability and its card, which can be read in full. */
static gboolean
check_asking_card (FpGame *game)
{
  if (strcmp (game_decision (game)->id, "choose-plans/option") != 0)
    {
      g_assert_true (game_decision (game)->card == NULL || strchr (game_decision (game)->id, '/') != NULL);
      return FALSE;
    }
  const FpCardFacts *card = fp_card_item_facts (game_decision (game)->card);
  g_autoptr (FpParagraphItem) paragraph = g_list_model_get_item (card->paragraphs, 0);
  const FpParagraphFacts *ability = fp_paragraph_item_facts (paragraph);
  g_assert_cmpstr (card->name, ==, "Blowfish");
  g_assert_nonnull (strstr (game_decision (game)->stake, "Puff Up (Blowfish)"));
  g_assert_cmpstr (ability->name, ==, "Puff Up");
  g_assert_cmpuint (strlen (ability->text), >, 20);
  g_assert_cmpuint (strlen (ability->notes), >, 20);
  g_autoptr (FpCardItem) same = fp_game_card (game, card->number);
  g_assert_true (fp_item_equal (G_OBJECT (same), G_OBJECT (game_decision (game)->card)));
  return TRUE;
}

static void
test_asking_card (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "blowfish", "swarm" }, check_asking_card);
}

/* The Warpplanet lies on its planet and is visible to all. */
static gboolean
check_overlay (FpGame *game)
{
  for (guint i = 0; i < g_list_model_get_n_items (fp_game_planets (game)); i++)
    {
      g_autoptr (FpPlanetItem) planet = g_list_model_get_item (fp_game_planets (game), i);
      const FpCardFacts *tile = fp_card_item_facts (fp_planet_item_facts (planet)->card);
      if (tile->under == NULL)
        continue;
      g_autoptr (FpCardItem) overlay = g_list_model_get_item (tile->under, 0);
      g_assert_true (tile->on_top);
      g_assert_cmpstr (fp_card_item_facts (overlay)->name, ==, "Warpplanet");
      g_assert_nonnull (fp_card_item_facts (overlay)->paragraphs);
      return TRUE;
    }
  return FALSE;
}

static void
test_overlay (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "swarm", "prime" }, check_overlay);
}

/* A duel within a duel shows the one that waits. */
static gboolean
check_inner_duel (FpGame *game)
{
  FpEncounterItem *encounter = fp_game_encounter (game);
  const char *waits =
      encounter != NULL ? strstr (fp_encounter_item_facts (encounter)->details, "then continues: ") : NULL;
  if (waits == NULL)
    return FALSE;
  waits += strlen ("then continues: ");
  g_assert_true (g_str_has_prefix (waits, "Duel at "));
  g_assert_cmpstr (waits, !=, fp_encounter_item_facts (encounter)->title);
  return TRUE;
}

static void
test_inner_duel (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "pincer", "prime" }, check_inner_duel);
}

/* Unseen's dial stays hidden until plans and tactics are chosen. Only its player sees the
 * number. */
static gboolean
check_own_dial (FpGame *game)
{
  FpEncounterItem *encounter = fp_game_encounter (game);
  gboolean own = FALSE;
  for (guint i = 0; encounter != NULL && i < 2; i++)
    {
      g_autoptr (FpSideItem) item = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, i);
      const FpSideFacts *side = fp_side_item_facts (item);
      gboolean orange = strcmp (side->colour, "orange") == 0;
      g_autoptr (FpSideRowItem) ships = g_list_model_get_item (side->rows, 0);
      gboolean hidden = ships != NULL && fp_side_row_item_facts (ships)->text != NULL &&
                        strstr (fp_side_row_item_facts (ships)->text, "hidden") != NULL;
      g_assert_true (!hidden || orange == (fp_game_viewer (game) == 0));
      own |= hidden && orange;
    }
  return own;
}

static void
test_own_dial (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "unseen", "prime" }, check_own_dial);
}

/* Numbers of one digit are their own keys, even if one is missing. Other options are numbered. */
static gboolean
check_keys (FpGame *game)
{
  guint n = g_list_model_get_n_items (game_decision (game)->options);
  g_autoptr (FpOptionItem) last = g_list_model_get_item (game_decision (game)->options, n - 1);
  const FpOptionFacts *facts = fp_option_item_facts (last);
  if (strcmp (game_decision (game)->id, "choose-aliens") == 0)
    {
      g_assert_cmpint (fp_decision_item_by_key (fp_game_question (game), "1"), ==, 0);
      g_assert_cmpint (fp_decision_item_by_key (fp_game_question (game), "0"), ==, 9);
    }
  if (strcmp (game_decision (game)->id, "set-dials") != 0)
    return FALSE;
  g_assert_cmpstr (facts->key, ==, facts->label);
  g_assert_cmpint (fp_decision_item_by_key (fp_game_question (game), facts->key), ==, facts->index);
  g_assert_cmpint (fp_decision_item_by_key (fp_game_question (game), "9"), ==, -1);
  return atoi (facts->key) != facts->index + 1;
}

static void
test_keys (CatalogFixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "swarm", "prime" }, check_keys);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  catalog_test ("/abilities/under", test_under);
  catalog_test ("/abilities/half-on-top", test_half_on_top);
  catalog_test ("/abilities/copies", test_copies);
  catalog_test ("/abilities/countdown", test_countdown);
  catalog_test ("/abilities/asking-card", test_asking_card);
  catalog_test ("/abilities/overlay", test_overlay);
  catalog_test ("/abilities/inner-duel", test_inner_duel);
  catalog_test ("/abilities/own-dial", test_own_dial);
  catalog_test ("/abilities/keys", test_keys);
  return g_test_run ();
}
