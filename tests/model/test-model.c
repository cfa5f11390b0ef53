/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The model without a display: games end, undo and redo come out where they began, the curtain falls, and what is
 * hidden has no identity. */
#include "fixture/box.h"
#include "model/fp-game-why.h"
#include "model/fp-half-item.h"
#include "model/fp-item.h"
#include "model/fp-option-item.h"
#include "model/fp-part-item.h"
#include "model/fp-pile-item.h"
#include "model/fp-planet-item.h"
#include "model/fp-rules.h"
#include "model/fp-seat-item.h"
#include "model/fp-side-item.h"

typedef struct
{
  FpBox *box;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->box = box_open ();
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_assert_finalize_object (f->box);
}

/* Waits until a person is asked or the game is over. */
static void
settle (FpGame *game)
{
  while (!fp_game_over (game) && fp_game_curtain (game) < 0 && !fp_question_item_facts (fp_game_question (game))->mine)
    g_main_context_iteration (NULL, TRUE);
}

static const FpQuestionFacts *
question (FpGame *game)
{
  return fp_question_item_facts (fp_game_question (game));
}

/* The index of the option whose id ends with @id, the name of a card. */
static guint
find_option (FpGame *game, const char *id)
{
  GListModel *options = question (game)->options;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (options, i);
      if (g_str_has_suffix (fp_option_item_facts (option)->id, id))
        return i;
    }
  g_assert_not_reached ();
}

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

/* Answers everything, in a way that @rand decides, until the game is over; returns how many answers were given. */
static guint
play_on (FpGame *game, GRand *rand)
{
  guint answers = 0;
  for (settle (game); !fp_game_over (game); settle (game))
    {
      if (fp_game_curtain (game) >= 0)
        {
          fp_game_take_seat (game);
          continue;
        }
      guint n = g_list_model_get_n_items (question (game)->options);
      g_assert_cmpuint (n, >=, 2);
      fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n));
      g_assert_cmpuint (++answers, <, 20000);
    }
  return answers;
}

static void
test_against_computer (Fixture *f, gconstpointer data)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      g_assert_cmpint (fp_game_viewer (game), ==, 0);
      g_assert_cmpint (fp_game_curtain (game), ==, -1);
      g_assert_cmpuint (play_on (game, rand), >, 0);
      g_assert_nonnull (fp_game_ending (game));
      g_assert_null (fp_game_question (game));
      g_assert_cmpstr (fp_game_status (game), !=, "");
      g_assert_cmpint (fp_game_turn (game), >, 0);
    }
}

static void
test_two_persons (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada,Bo", 3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  settle (game);
  /* Nobody has sat down: no hand is there to be drawn, no question to be read. */
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_cmpint (fp_game_viewer (game), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), ==, 0);
  g_assert_false (question (game)->mine);
  g_assert_null (question (game)->id);
  g_assert_cmpuint (g_list_model_get_n_items (question (game)->options), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), ==, 0);
  g_assert_cmpstr (fp_game_status (game), !=, "");
  /* Answers from behind the curtain don't count. */
  g_autofree char *status = g_strdup (fp_game_status (game));
  int curtain = fp_game_curtain (game);
  fp_game_answer (game, 0);
  g_assert_cmpstr (fp_game_status (game), ==, status);
  g_assert_cmpint (fp_game_curtain (game), ==, curtain);

  int expected = fp_game_curtain (game);
  fp_game_take_seat (game);
  g_assert_cmpint (fp_game_viewer (game), ==, expected);
  g_assert_cmpint (fp_game_curtain (game), ==, -1);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), >, 0);
  /* First an alien is chosen, whose card can be read before. */
  g_assert_cmpstr (question (game)->id, ==, "choose-aliens");
  g_autoptr (FpOptionItem) first = g_list_model_get_item (question (game)->options, 0);
  g_assert_nonnull (fp_card_item_facts (fp_option_item_facts (first)->card)->text);
  g_assert_false (anyone_has_role (game)); /* they are given after that */
  fp_game_answer (game, 0);
  settle (game);
  while (g_strcmp0 (question (game)->id, "choose-aliens") == 0 || fp_game_curtain (game) >= 0)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      else
        fp_game_answer (game, 0);
      settle (game);
    }
  for (guint seat = 0; seat < 2; seat++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (fp_game_seats (game), seat);
      g_autoptr (FpCardItem) alien = g_list_model_get_item (fp_seat_item_facts (item)->aliens, 0);
      g_assert_nonnull (fp_card_item_facts (alien)->text);
    }
  g_assert_true (anyone_has_role (game));
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), >, 0);
  play_on (game, rand);
  g_assert_nonnull (fp_game_ending (game));
}

/* What a test can compare of a game, as one string. */
static char *
describe (FpGame *game)
{
  GString *text = g_string_new (NULL);
  GListModel *hand = fp_game_hand (game);
  const FpQuestionFacts *asked = question (game);
  g_string_append_printf (text, "%s|%d|", asked->id, fp_game_turn (game));
  for (guint i = 0; i < g_list_model_get_n_items (hand); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (hand, i);
      g_string_append_printf (text, "%s,", fp_card_item_facts (card)->name);
    }
  for (guint i = 0; i < g_list_model_get_n_items (asked->options); i++)
    {
      g_autoptr (FpOptionItem) option = g_list_model_get_item (asked->options, i);
      g_string_append_printf (text, "%s,", fp_option_item_facts (option)->id);
    }
  return g_string_free (text, FALSE);
}

static void
test_undo_redo (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", 5);
  g_autoptr (GPtrArray) seen = g_ptr_array_new_with_free_func (g_free);
  settle (game);
  g_assert_false (fp_game_can_undo (game));
  g_assert_false (fp_game_can_redo (game));
  for (guint i = 0; i < 12 && !fp_game_over (game); i++)
    {
      g_ptr_array_add (seen, describe (game));
      fp_game_answer (game, 0);
      settle (game);
    }
  /* Answers of a group are one choice, so fewer steps lead back to the beginning. */
  guint steps = 0;
  while (fp_game_can_undo (game))
    {
      fp_game_undo (game);
      steps++;
    }
  settle (game);
  g_autofree char *first = describe (game);
  g_assert_cmpstr (first, ==, g_ptr_array_index (seen, 0));
  g_assert_cmpuint (steps, >, 2);
  /* Cards had come to light since: that somebody knows them stays in the log. */
  g_assert_nonnull (strstr (fp_game_status (game), "Ada goes back"));
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_log (game)), >, 1);
  while (fp_game_can_redo (game))
    {
      fp_game_redo (game);
      settle (game);
      steps--;
    }
  g_assert_cmpuint (steps, ==, 0);
}

static void
test_undo_while_thinking (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", 8);
  settle (game);
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
  g_autoptr (FpSeatItem) item = fp_game_seat (game, seat);
  return fp_seat_item_facts (item)->hand;
}

static void
test_concede (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", 2);
  for (settle (game); in_hand (game, 0) == 0; settle (game))
    fp_game_answer (game, 0);
  g_assert_cmpuint (g_list_model_get_n_items (fp_game_hand (game)), ==, (guint) in_hand (game, 0));
  g_assert_true (fp_game_can_concede (game));
  fp_game_concede (game);
  g_assert_true (fp_game_over (game));
  g_assert_false (fp_game_can_concede (game));
  /* All cards are shown then: those of both hands, with whose each is. */
  g_assert_cmpint (in_hand (game, 1), >, 0);
  g_assert_cmpint ((int) g_list_model_get_n_items (fp_game_hand (game)), ==, in_hand (game, 0) + in_hand (game, 1));
  g_autoptr (FpSeatItem) winner = fp_game_seat (game, 1);
  g_assert_true (fp_seat_item_facts (winner)->winner);
}

static void
check_hidden (GListModel *cards)
{
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (cards, i);
      const FpCardFacts *card = fp_card_item_facts (item);
      if (card->hidden)
        {
          g_assert_null (card->text);
          g_assert_null (card->paragraphs);
          g_assert_cmpint (card->number, ==, -1);
          g_assert_null (card->kind);
          g_assert_null (card->kind_id);
          g_assert_null (card->worth);
          g_assert_null (card->halves);
        }
    }
}

/* An opponent's secret tactic must not show by its absence from the others; that there is one is seen.  Returns how
 * many of them lie face down. */
static guint
check_tactics (FpGame *game)
{
  g_autoptr (FpSeatItem) other = fp_game_seat (game, fp_game_far_seat (game));
  const FpSeatFacts *seat = fp_seat_item_facts (other);
  FpEncounterItem *encounter = fp_game_encounter (game);
  guint shown = 0, hidden = 0;
  if (encounter != NULL)
    {
      g_autoptr (GObject) side = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, 1);
      g_autoptr (GListModel) tactics = NULL;
      g_object_get (side, "tactics", &tactics, NULL);
      check_hidden (tactics);
      for (guint i = 0; i < g_list_model_get_n_items (tactics); i++)
        {
          g_autoptr (FpCardItem) card = g_list_model_get_item (tactics, i);
          shown += !fp_card_item_facts (card)->hidden;
          hidden += fp_card_item_facts (card)->hidden;
        }
    }
  g_assert_cmpuint (g_list_model_get_n_items (seat->ready) + g_list_model_get_n_items (seat->spent) + shown, ==, 5);
  return hidden;
}

/* Tactics lie in the order in which their halves are offered.  Returns how many of them are. */
static guint
check_offered (FpGame *game)
{
  g_autoptr (FpSeatItem) own = fp_game_seat (game, 0);
  GListModel *ready = fp_seat_item_facts (own)->ready;
  guint offered = 0;
  int last = -1;
  for (guint i = 0; i < g_list_model_get_n_items (ready); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (ready, i);
      g_autoptr (FpHalfItem) half = g_list_model_get_item (fp_card_item_facts (card)->halves, 0);
      int option = fp_half_item_facts (half)->option;
      if (option < 0)
        continue;
      g_assert_cmpint (option, >, last);
      last = option;
      offered++;
    }
  return offered;
}

static void
test_hidden (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  guint face_down = 0, offered = 0;
  for (settle (game); !fp_game_over (game); settle (game))
    {
      check_hidden (fp_game_envoys (game));
      face_down += check_tactics (game);
      offered += check_offered (game);
      fp_game_answer (game,
                      (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (question (game)->options)));
    }
  g_assert_cmpuint (face_down, >, 0);
  g_assert_cmpuint (offered, >, 10);
}

static int
number_of (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);
  g_string_replace (plain, "−", "-", 0);
  return atoi (plain->str);
}

/* Returns how many parts there are. */
static guint
check_parts (FpSideItem *item)
{
  const FpSideFacts *side = fp_side_item_facts (item);
  guint n = g_list_model_get_n_items (side->parts);
  int sum = 0;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpPartItem) part = g_list_model_get_item (side->parts, i);
      const FpPartFacts *facts = fp_part_item_facts (part);
      sum += number_of (facts->value);
      /* A card has one part, with what its own rule makes of the clout. */
      for (guint k = 0; k < i && facts->card != NULL; k++)
        {
          g_autoptr (FpPartItem) other = g_list_model_get_item (side->parts, k);
          FpCardItem *before = fp_part_item_facts (other)->card;
          g_assert_true (before == NULL ||
                         fp_card_item_facts (before)->number != fp_card_item_facts (facts->card)->number);
        }
    }
  g_assert_cmpint (sum, ==, side->counted ? side->clout : 0);
  return n;
}

/* What a clout is made of adds up to it, whatever has been played and whichever rules there are. */
static void
test_parts (Fixture *f, gconstpointer data)
{
  guint most = 0;
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      for (settle (game); !fp_game_over (game); settle (game))
        {
          FpEncounterItem *encounter = fp_game_encounter (game);
          for (guint i = 0; encounter != NULL && i < 2; i++)
            {
              g_autoptr (FpSideItem) side = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, i);
              most = MAX (most, check_parts (side));
            }
          guint n = g_list_model_get_n_items (question (game)->options);
          fp_game_answer (game, (guint) g_rand_int_range (rand, 0, (gint32) n));
        }
    }
  g_assert_cmpuint (most, >=, 3);
}

/* One of the three destiny decks is the next, and what lies open can be looked through. */
static void
test_piles (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=random", 4);
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);
  for (settle (game); !fp_game_over (game); settle (game))
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
      fp_game_answer (game,
                      (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (question (game)->options)));
    }
  g_autoptr (FpSeatItem) seat = fp_game_seat (game, 0);
  const FpSeatFacts *facts = fp_seat_item_facts (seat);
  g_assert_cmpint ((int) g_list_model_get_n_items (facts->discards), ==, facts->discard);
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

/* What a person knows of hidden cards is said to them, and to nobody behind the curtain. */
static void
test_known (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada,Bo", 3);
  guint met = 0;
  for (guint answers = 0; answers < 12 && !fp_game_over (game); settle (game))
    if (fp_game_curtain (game) >= 0)
      {
        assert_known (game, 0, NULL);
        assert_known (game, 1, NULL);
        fp_game_take_seat (game);
      }
    else
      {
        guint other = 1 - (guint) fp_game_viewer (game);
        if (fp_game_turn (game) == 1 && g_str_equal (question (game)->id, "set-dials") && met++ == 0)
          {
            assert_known (game, other, other == 0 ? "In Ada's hand: " : "In Bo's hand: ");
            assert_known (game, other,
                          other == 0 ? "In Ada's deck or among what Ada holds: "
                                     : "In Bo's deck or among what Bo holds: ");
            assert_known (game, 1 - other, other == 1 ? "Somewhere in Ada's deck: " : "Somewhere in Bo's deck: ");
          }
        fp_game_answer (game, 0);
        answers++;
      }
  g_assert_cmpuint (met, >, 0);
}

static void
test_setup (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, " Zoë =random,Bo", &error));
  g_assert_cmpstr (setup->names[0], ==, "Zoë");
  g_assert_cmpstr (setup->player[0], ==, "random");
  g_assert_null (setup->player[1]);
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
  g_assert_cmpstr (setup->names[0], !=, "");
}

/* Cards with abilities */

/* Plays with the two aliens, takes up what is offered, until @found says that it has seen what it looks for, in games
 * of one seed after the other. */
static void
play_until (Fixture *f, const char *const aliens[2], gboolean (*found) (FpGame *game))
{
  for (guint64 seed = 1; seed <= 200; seed++)
    {
      g_autoptr (FpGame) game = box_game (f->box, "Ada,Bo", seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      guint chosen = 0;
      for (settle (game); !fp_game_over (game); settle (game))
        {
          if (fp_game_curtain (game) >= 0)
            {
              fp_game_take_seat (game);
              continue;
            }
          if (found (game))
            return;
          const char *id = question (game)->id;
          guint n = g_list_model_get_n_items (question (game)->options);
          guint answer = (guint) g_rand_int_range (rand, 0, (gint32) n);
          if (strcmp (id, "choose-aliens") == 0)
            answer = find_option (game, aliens[chosen++]);
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
  return g_list_model_get_item (fp_seat_item_facts (item)->aliens, n);
}

/* The snare lies under the trap: its player knows it, the other one only that it is there. */
static gboolean
sees_snare (FpGame *game)
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
test_under (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "pitfall", "pickled" }, sees_snare);
}

/* A readied tactic is put away face down: all know which it is, but only its player which half lies on top. */
static gboolean
sees_sleeping_tactic (FpGame *game)
{
  g_autoptr (FpCardItem) alien = nth_alien (game, 0, 0);
  GListModel *under = alien != NULL ? fp_card_item_facts (alien)->under : NULL;
  if (under == NULL)
    return FALSE;
  g_autoptr (FpCardItem) token = g_list_model_get_item (under, 0);
  const FpCardFacts *facts = fp_card_item_facts (token);
  g_assert_false (facts->hidden);
  g_assert_nonnull (facts->note);
  /* “blast 4” to its player, “blast 4 / shield 2” to the other. */
  g_assert_true ((strchr (facts->name, '/') == NULL) == (fp_game_viewer (game) == 0));
  return fp_game_viewer (game) == 1;
}

static void
test_half_on_top (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "sleeper", "prime" }, sees_sleeping_tactic);
}

/* What has been copied stands behind the player's own, and says so; what it asks names the card. */
static gboolean
sees_copy (FpGame *game)
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
test_copies (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "echo", "clockmaker" }, sees_copy);
}

/* Where an ability asks, the question says which, and its card can be read with all that stands on it. */
static gboolean
sees_bluff (FpGame *game)
{
  if (strcmp (question (game)->id, "choose-plans/option") != 0)
    {
      g_assert_true (question (game)->card == NULL || strchr (question (game)->id, '/') != NULL);
      return FALSE;
    }
  const FpCardFacts *asks = fp_card_item_facts (question (game)->card);
  g_autoptr (GObject) paragraph = g_list_model_get_item (asks->paragraphs, 0);
  g_autofree char *name = NULL, *text = NULL, *notes = NULL;
  g_object_get (paragraph, "name", &name, "text", &text, "notes", &notes, NULL);
  g_assert_cmpstr (asks->name, ==, "Blowfish");
  g_assert_true (g_str_has_prefix (question (game)->text, "Puff Up (Blowfish) – "));
  g_assert_cmpstr (name, ==, "Puff Up");
  g_assert_cmpuint (strlen (text), >, 20);
  g_assert_cmpuint (strlen (notes), >, 20);
  g_autoptr (FpCardItem) same = fp_game_card (game, asks->number);
  g_assert_true (fp_item_equal (G_OBJECT (same), G_OBJECT (question (game)->card)));
  return TRUE;
}

static void
test_asking_card (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "blowfish", "swarm" }, sees_bluff);
}

/* The Warpplanet lies on its planet, open to all. */
static gboolean
sees_warpplanet (FpGame *game)
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
test_overlay (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "swarm", "prime" }, sees_warpplanet);
}

/* In a duel inside a duel it is said what waits. */
static gboolean
sees_inner_duel (FpGame *game)
{
  FpEncounterItem *encounter = fp_game_encounter (game);
  if (encounter == NULL || fp_encounter_item_facts (encounter)->waiting == NULL)
    return FALSE;
  g_autofree char *this_one = g_strconcat ("Duel at ", fp_encounter_item_facts (encounter)->place, NULL);
  g_assert_true (g_str_has_prefix (fp_encounter_item_facts (encounter)->waiting, "Duel at "));
  g_assert_cmpstr (fp_encounter_item_facts (encounter)->waiting, !=, this_one);
  return TRUE;
}

static void
test_inner_duel (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "pincer", "prime" }, sees_inner_duel);
}

/* Unseen's dial stays hidden till plans and tactics are chosen: its player sees what it is set to, nobody else does. */
static gboolean
sees_own_dial (FpGame *game)
{
  FpEncounterItem *encounter = fp_game_encounter (game);
  gboolean own = FALSE;
  for (guint i = 0; encounter != NULL && i < 2; i++)
    {
      g_autoptr (FpSideItem) item = g_list_model_get_item (fp_encounter_item_facts (encounter)->sides, i);
      const FpSideFacts *side = fp_side_item_facts (item);
      gboolean orange = strcmp (side->colour, "orange") == 0;
      g_assert_true (side->set_dial < 0 || (side->dial < 0 && orange == (fp_game_viewer (game) == 0)));
      own |= side->set_dial >= 0 && orange;
    }
  return own;
}

static void
test_own_dial (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "unseen", "prime" }, sees_own_dial);
}

/* A card is read as long as it may be seen: not by who takes the seat after its owner. */
static void
test_reading (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada,Bo", 3);
  int number = -1, owner = -1;
  g_assert_null (fp_game_card (game, -1));
  g_assert_null (fp_game_card (game, 100000));
  for (settle (game); owner < 0 || fp_game_viewer (game) == owner; settle (game))
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

/* Numbers of one digit are their own keys, also where one is missing; other answers are counted. */
static gboolean
sees_gap (FpGame *game)
{
  guint n = g_list_model_get_n_items (question (game)->options);
  g_autoptr (FpOptionItem) last = g_list_model_get_item (question (game)->options, n - 1);
  const FpOptionFacts *facts = fp_option_item_facts (last);
  if (strcmp (question (game)->id, "choose-aliens") == 0)
    {
      g_assert_cmpint (fp_question_item_by_key (fp_game_question (game), "1"), ==, 0);
      g_assert_cmpint (fp_question_item_by_key (fp_game_question (game), "0"), ==, 9);
    }
  if (strcmp (question (game)->id, "set-dials") != 0)
    return FALSE;
  g_assert_cmpstr (facts->key, ==, facts->label);
  g_assert_cmpint (fp_question_item_by_key (fp_game_question (game), facts->key), ==, facts->index);
  g_assert_cmpint (fp_question_item_by_key (fp_game_question (game), "9"), ==, -1);
  return atoi (facts->key) != facts->index + 1;
}

static void
test_keys (Fixture *f, gconstpointer data)
{
  play_until (f, (const char *const[]){ "swarm", "prime" }, sees_gap);
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

/* Rows that stay as they were are not exchanged. */
static void
test_update_list (Fixture *f, gconstpointer data)
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

/* What is read by who asks why: each line is about something and leads to a page that there is. */
static guint
check_why (Fixture *f, FpGame *game)
{
  g_autoptr (GListModel) items = fp_game_why (game);
  for (guint i = 0; i < g_list_model_get_n_items (items); i++)
    {
      g_autoptr (FpWhyItem) item = g_list_model_get_item (items, i);
      const FpWhyFacts *why = fp_why_item_facts (item);
      g_assert_true (*why->section != '\0' && *why->title != '\0' && *why->text != '\0');
      g_assert_null (strchr (why->text, '{'));
      g_assert_true (why->page == NULL || fp_book_find (fp_rules_book (f->box), why->page) != NULL);
      g_assert_true (why->card == NULL || fp_card_item_facts (why->card)->name != NULL);
    }
  return g_list_model_get_n_items (items);
}

static void
test_why (Fixture *f, gconstpointer data)
{
  g_autoptr (FpGame) game = box_game (f->box, "Ada=person,Bo=person", 3);
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_assert_cmpint (fp_game_curtain (game), >=, 0);
  g_assert_cmpuint (check_why (f, game), ==, 0);
  for (guint i = 0; i < 200 && !fp_game_over (game); i++)
    {
      if (fp_game_curtain (game) >= 0)
        fp_game_take_seat (game);
      g_assert_cmpuint (check_why (f, game), >=, 2);
      fp_game_answer (game,
                      (guint) g_rand_int_range (rand, 0, (gint32) g_list_model_get_n_items (question (game)->options)));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/model/against-computer", Fixture, NULL, set_up, test_against_computer, tear_down);
  g_test_add ("/model/two-persons", Fixture, NULL, set_up, test_two_persons, tear_down);
  g_test_add ("/model/undo-redo", Fixture, NULL, set_up, test_undo_redo, tear_down);
  g_test_add ("/model/undo-while-thinking", Fixture, NULL, set_up, test_undo_while_thinking, tear_down);
  g_test_add ("/model/concede", Fixture, NULL, set_up, test_concede, tear_down);
  g_test_add ("/model/hidden", Fixture, NULL, set_up, test_hidden, tear_down);
  g_test_add ("/model/parts", Fixture, NULL, set_up, test_parts, tear_down);
  g_test_add ("/model/piles", Fixture, NULL, set_up, test_piles, tear_down);
  g_test_add ("/model/known", Fixture, NULL, set_up, test_known, tear_down);
  g_test_add ("/model/setup", Fixture, NULL, set_up, test_setup, tear_down);
  g_test_add ("/model/under", Fixture, NULL, set_up, test_under, tear_down);
  g_test_add ("/model/half-on-top", Fixture, NULL, set_up, test_half_on_top, tear_down);
  g_test_add ("/model/copies", Fixture, NULL, set_up, test_copies, tear_down);
  g_test_add ("/model/asking-card", Fixture, NULL, set_up, test_asking_card, tear_down);
  g_test_add ("/model/overlay", Fixture, NULL, set_up, test_overlay, tear_down);
  g_test_add ("/model/inner-duel", Fixture, NULL, set_up, test_inner_duel, tear_down);
  g_test_add ("/model/own-dial", Fixture, NULL, set_up, test_own_dial, tear_down);
  g_test_add ("/model/reading", Fixture, NULL, set_up, test_reading, tear_down);
  g_test_add ("/model/why", Fixture, NULL, set_up, test_why, tear_down);
  g_test_add ("/model/keys", Fixture, NULL, set_up, test_keys, tear_down);
  g_test_add ("/model/update-list", Fixture, NULL, set_up, test_update_list, tear_down);
  return g_test_run ();
}
