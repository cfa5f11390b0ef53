/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the set-up of a new game, for the first edition and for one with many seats. */
#include "model/game/fp-game-options.h"
#include "model/items/fp-printed-card.h"

#include "model/fp-levels.h"
#include "session/game/fp-editions.h"

static const FpSetupOption options[] = {
  { "beginners", FP_SETUP_FIRST_GAME, 1 }, { "dusk", FP_SETUP_OWN },          { "friends", FP_SETUP_FIRST_GAME, 2 },
  { "traders", FP_SETUP_FIRST_GAME, 3 },   { "old", FP_SETUP_FIRST_GAME, 4 },
};

static const FpModule pairs = { .id = "dusk", .option = 1, .group = "light", .needs = { .most_seats = 5 } };
static const FpModule lone = { .id = "old", .option = 4, .length = 20, .needs = { .needs = 2 } };
static const FpModule *const modules[] = { &pairs, &lone };

/* An edition with what New Game proposes. */
static const FpSetupOption offered[] = { { "beginners", FP_SETUP_FIRST_GAME, 1 }, { "crowded" }, { "slow" } };
static const FpModule crowded = {
  .id = "crowded", .option = 1, .group = "night", .needs = { .proposed_with = 1U << 6 }
};
static const FpModule slow = { .id = "slow", .option = 2, .length = -30, .group = "light" };
static const FpModule *const proposed[] = { &crowded, &slow };
static const FpBundle bundles[] = { { "plain", 1 }, { "full", 0, TRUE, 0 }, { "others", 0, TRUE, 1U << 2 } };

static const FpEdition many = {
  .id = "many",
  .modules = modules,
  .n_modules = G_N_ELEMENTS (modules),
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .least_seats = 3,
  .most_seats = 8,
  .seat_ids = (const char *const[]){ "orange", "blue", "red", "green", "white", "pink", "gold", "black" },
};

static const FpEdition proposing = {
  .id = "proposing",
  .modules = proposed,
  .n_modules = G_N_ELEMENTS (proposed),
  .module_groups = (const char *const[]){ "light", "night", NULL },
  .bundles = bundles,
  .n_bundles = G_N_ELEMENTS (bundles),
  .options = offered,
  .n_options = G_N_ELEMENTS (offered),
  .least_seats = 3,
  .most_seats = 8,
  .seat_ids = (const char *const[]){ "orange", "blue", "red", "green", "white", "pink", "gold", "black" },
};

static void
test_first_edition (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_assert_cmpstr (fp_game_setup_edition (setup), ==, fp_edition_nth (0)->id);
  g_assert_cmpuint (setup->n_seats, ==, fp_edition_nth (0)->least_seats);
  g_assert_null (setup->seats[0].player);
  g_assert_cmpstr (setup->seats[1].player, ==, fp_level_usual ());
}

/* Every edition of the program has its own set-up, by its name. */
static void
test_editions (void)
{
  g_autoptr (FpGameSetup) first = fp_game_setup_new_nth (0);
  g_assert_cmpstr (fp_game_setup_edition_name (first), ==, "Duel");
  g_assert_cmpstr (fp_game_setup_sheets (first), ==, "alien");
  g_assert_true (fp_game_setup_has_box_only (first));
  g_assert_false (fp_game_setup_deals (first));
  guint n = 0;
  for (; fp_edition_nth (n) != NULL; n++)
    {
      g_autoptr (FpGameSetup) setup = fp_game_setup_new_nth (n);
      g_assert_cmpstr (fp_game_setup_edition (setup), ==, fp_edition_nth (n)->id);
    }
  g_assert_null (fp_game_setup_new_nth (n));
  g_autoptr (FpGameSetup) other = fp_game_setup_new_for (&many);
  g_assert_cmpstr (fp_game_setup_edition_name (other), ==, "many");
  g_assert_null (fp_game_setup_sheets (other));
  g_assert_false (fp_game_setup_has_box_only (other));
}

/* An edition may have any number of groups of aliens for a first game. Its options say which. */
static void
test_first_games (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (FpGameSetup) first = fp_game_setup_new (), other = fp_game_setup_new_for (&many);
  g_autoptr (FpGameSetup) classic = fp_game_setup_new_called ("classic", &error);
  g_assert_no_error (error);
  g_assert_cmpuint (fp_game_setup_first_games (first), ==, 1);
  g_assert_cmpuint (fp_game_setup_first_games (classic), ==, 3);
  g_assert_cmpuint (fp_game_setup_first_games (other), ==, 4);
  g_assert_cmpuint (fp_edition_option_for (&many, FP_SETUP_FIRST_GAME, 4), ==, fp_edition_option (&many, "old"));
  g_assert_cmpuint (fp_edition_option_for (&many, FP_SETUP_FIRST_GAME, 5), ==, 0);
}

/* A group that no card belongs to is called by its option. */
static void
test_groups_without_cards (void)
{
  g_autoptr (FpGameSetup) cosmic = fp_game_setup_new_called ("cosmic", NULL), other = fp_game_setup_new_for (&many);
  g_autoptr (GListStore) none = g_list_store_new (FP_TYPE_PRINTED_CARD);
  g_autofree char *green = fp_game_setup_format_first_game (cosmic, G_LIST_MODEL (none), 1);
  g_assert_cmpstr (green, ==, "Green aliens");
  g_assert_null (fp_game_setup_format_first_game (other, G_LIST_MODEL (none), 1));
}

/* A player who takes the colour of another one gives the own one for it. A colour that nobody has
 * is just taken, and new seats get those that are left. */
static void
test_colours (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many);
  fp_game_setup_give_colour (setup, 1, 2);
  g_assert_cmpstr (fp_game_setup_colour (setup, 1), ==, "red");
  g_assert_cmpstr (fp_game_setup_colour (setup, 2), ==, "blue");
  fp_game_setup_give_colour_called (setup, 0, "gold");
  fp_game_setup_give_colour_called (setup, 0, "grey");
  g_assert_cmpstr (fp_game_setup_colour (setup, 0), ==, "gold");
  g_assert_cmpstr (fp_game_setup_colour_name (setup, 0), ==, fp_game_setup_nth_colour (setup, 6));
  g_autoptr (FpGameSetup) copy = fp_game_setup_copy (setup);
  g_assert_cmpstr (fp_game_setup_colour (copy, 2), ==, "blue");
  fp_game_setup_resize (setup, 6);
  g_assert_cmpstr (fp_game_setup_colour (setup, 4), ==, "orange");
  g_assert_cmpstr (fp_game_setup_colour (setup, 5), ==, "white");
}

/* Adds an alien of the id @id that is not chosen together with @apart (NULL: any will do). */
static void
add_alien (GListStore *aliens, const char *id, const char *apart)
{
  const char *const list[] = { apart, NULL };
  const FpPrintedCardFacts facts = { .id = g_strdup (id), .apart = apart != NULL ? g_strdupv ((char **) list) : NULL };
  g_autoptr (FpPrintedCard) card = fp_printed_card_new (&facts);
  g_list_store_append (aliens, card);
}

/* Aliens that are kept apart are not drawn together, also if too few are left then. */
static void
test_drawn_aliens (void)
{
  g_autoptr (GListStore) aliens = g_list_store_new (FP_TYPE_PRINTED_CARD);
  guint drawn[FP_MAX_SEATS];
  add_alien (aliens, "healer", "masochist");
  add_alien (aliens, "human", NULL);
  add_alien (aliens, "masochist", "healer");
  for (guint i = 0; i < 100; i++)
    {
      g_assert_true (fp_game_setup_draw_aliens (G_LIST_MODEL (aliens), 2, drawn));
      g_assert_cmpuint (drawn[0], !=, drawn[1]);
      g_assert_true (drawn[0] == 1 || drawn[1] == 1);
    }
  g_assert_false (fp_game_setup_draw_aliens (G_LIST_MODEL (aliens), 3, drawn));
  g_assert_false (fp_game_setup_draw_aliens (NULL, 1, drawn));
}

/* Seats keep their players when others are added or removed. */
static void
test_resize (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many);
  g_assert_cmpuint (setup->n_seats, ==, 4);
  fp_game_setup_name (setup, 2, "Cy");
  fp_game_setup_resize (setup, 7);
  g_assert_cmpuint (setup->n_seats, ==, 7);
  g_assert_cmpstr (setup->seats[2].name, ==, "Cy");
  g_assert_cmpstr (setup->seats[6].name, ==, "Computer 7");
  g_assert_cmpstr (setup->seats[6].player, ==, fp_level_usual ());
  fp_game_setup_seat (setup, 6, NULL);
  fp_game_setup_name (setup, 6, "  ");
  g_assert_cmpstr (setup->seats[6].name, ==, "Player 7");
  g_autoptr (FpGameSetup) copy = fp_game_setup_copy (setup);
  fp_game_setup_resize (setup, 20);
  g_assert_cmpuint (setup->n_seats, ==, 8);
  fp_game_setup_resize (setup, 0);
  g_assert_cmpuint (setup->n_seats, ==, 3);
  g_assert_cmpuint (copy->n_seats, ==, 7);
  g_assert_cmpstr (copy->seats[6].name, ==, "Player 7");
}

/* All usual names and all shapes differ. */
static void
test_looks (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many);
  fp_game_setup_resize (setup, fp_game_setup_most (setup));
  for (guint seat = 0; seat < fp_game_setup_most (setup); seat++)
    for (guint other = 0; other < seat; other++)
      {
        g_assert_cmpstr (fp_game_setup_shape (setup, seat), !=, fp_game_setup_shape (setup, other));
        g_assert_cmpstr (fp_game_setup_colour (setup, seat), !=, fp_game_setup_colour (setup, other));
        g_assert_cmpstr (fp_game_setup_usual_name (seat, TRUE), !=, fp_game_setup_usual_name (other, TRUE));
        g_assert_cmpstr (fp_game_setup_usual_name (seat, FALSE), !=, fp_game_setup_usual_name (other, FALSE));
      }
}

/* The players named give the number of seats, within the edition's bounds. */
static void
test_players (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many), two = fp_game_setup_new ();
  g_autoptr (GError) error = NULL, too_many = NULL;
  g_assert_true (fp_game_setup_parse_players (setup, "Ada,Bo=expert,Cy=person,Di=regular,Ed=random", NULL));
  g_assert_cmpuint (setup->n_seats, ==, 5);
  g_assert_cmpstr (setup->seats[4].name, ==, "Ed");
  g_assert_cmpstr (setup->seats[4].player, ==, "random");
  g_assert_false (fp_game_setup_parse_players (setup, "Ada,Bo", &error));
  g_assert_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
  g_assert_nonnull (strstr (error->message, "3 to 8 players"));
  g_assert_false (fp_game_setup_parse_players (two, "Ada,Bo,Cy", &too_many));
  g_assert_nonnull (strstr (too_many->message, "does not name 2 players"));
  g_assert_cmpuint (setup->n_seats, ==, 5);
}

/* Players without a named colour get the others in the usual order. */
static void
test_typed_colours (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) twice = NULL, unknown = NULL, too_many = NULL;
  g_assert_true (fp_game_setup_parse_colours (setup, "blue", NULL));
  g_assert_cmpstr (fp_game_setup_colour (setup, 0), ==, "blue");
  g_assert_cmpstr (fp_game_setup_colour (setup, 1), ==, "orange");
  g_assert_false (fp_game_setup_parse_colours (setup, "orange,orange", &twice));
  g_assert_error (twice, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE);
  g_assert_nonnull (strstr (twice->message, "orange, blue"));
  g_assert_false (fp_game_setup_parse_colours (setup, "orange,mauve", &unknown));
  g_assert_false (fp_game_setup_parse_colours (setup, "orange,blue,orange", &too_many));
  g_assert_cmpstr (fp_game_setup_colour (setup, 0), ==, "blue");
}

/* Every module is offered with its conditions: numbers of players and other modules. */
static void
test_modules (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many);
  g_autofree char *fits = fp_game_setup_module_clash (setup, 0), *needs = fp_game_setup_module_clash (setup, 1);
  g_autofree char *none = fp_game_setup_clash (setup);
  g_assert_cmpuint (fp_game_setup_n_modules (setup), ==, 2);
  g_assert_null (fits);
  g_assert_null (none);
  g_assert_cmpstr (needs, ==, "“old” can only be played with “dusk”.");
  fp_game_setup_set_module (setup, 1, TRUE);
  g_autofree char *alone = fp_game_setup_clash (setup);
  g_assert_cmpstr (alone, ==, needs);
  fp_game_setup_set_module (setup, 0, TRUE);
  g_autofree char *both = fp_game_setup_clash (setup);
  g_assert_null (both);
  fp_game_setup_resize (setup, 6);
  g_autofree char *crowd = fp_game_setup_module_clash (setup, 0);
  g_assert_cmpstr (crowd, ==, "“dusk” is for 5 players at most.");
  g_autoptr (FpGameSetup) copy = fp_game_setup_copy (setup);
  fp_game_setup_set_module (setup, 0, FALSE);
  g_assert_false (fp_game_setup_has_module (setup, 0));
  g_assert_true (fp_game_setup_has_module (copy, 0));
}

/* A module is in one of the groups, or in none. Its sentences say what it needs and how long games
 * are. */
static void
test_module_groups (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&proposing), other = fp_game_setup_new_for (&many);
  g_autofree char *slower = fp_game_setup_module_gist (other, 1), *faster = fp_game_setup_module_gist (setup, 1);
  g_autofree char *few = fp_game_setup_module_gist (other, 0), *many_players = fp_game_setup_module_gist (setup, 0);
  g_assert_cmpuint (fp_game_setup_n_module_groups (setup), ==, 2);
  g_assert_cmpuint (fp_game_setup_module_group (setup, 0), ==, 1);
  g_assert_cmpuint (fp_game_setup_module_group (setup, 1), ==, 0);
  g_assert_cmpstr (fp_game_setup_module_group_name (setup, 1), ==, "night");
  g_assert_null (fp_game_setup_module_group_name (setup, 2));
  g_assert_cmpuint (fp_game_setup_n_module_groups (other), ==, 0);
  g_assert_cmpuint (fp_game_setup_module_group (other, 0), ==, 0);
  g_assert_cmpstr (few, ==, "For 5 players at most.");
  g_assert_cmpstr (many_players, ==, "Recommended for 6 players.");
  g_assert_cmpstr (slower, ==, "Only with “dusk”. Games are about 20 % longer.");
  g_assert_cmpstr (faster, ==, "Games are about 30 % shorter.");
}

/* A module that is proposed comes and goes with the number of players. Others stay as they are. */
static void
test_proposed (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&proposing);
  fp_game_setup_set_module (setup, 1, TRUE);
  fp_game_setup_resize (setup, 6);
  fp_game_setup_propose (setup, 4);
  g_assert_true (fp_game_setup_has_module (setup, 0) && fp_game_setup_has_module (setup, 1));
  fp_game_setup_set_module (setup, 0, FALSE);
  fp_game_setup_propose (setup, 6);
  g_assert_false (fp_game_setup_has_module (setup, 0));
  fp_game_setup_set_module (setup, 0, TRUE);
  fp_game_setup_resize (setup, 7);
  fp_game_setup_propose (setup, 6);
  g_assert_false (fp_game_setup_has_module (setup, 0));
  g_assert_true (fp_game_setup_has_module (setup, 1));
}

/* A bundle is the set-up options of a game, and no others. */
static void
test_bundles (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&proposing);
  setup->box_only = TRUE;
  fp_game_setup_set_module (setup, 0, TRUE);
  g_assert_cmpuint (fp_game_setup_n_bundles (setup), ==, 3);
  fp_game_setup_take_bundle (setup, 0);
  g_assert_cmpuint (setup->first_game, ==, 1);
  g_assert_false (setup->box_only || fp_game_setup_has_module (setup, 0) || fp_game_setup_has_module (setup, 1));
  g_assert_true (fp_game_setup_has_bundle (setup, 0));
  g_assert_false (fp_game_setup_has_bundle (setup, 1));
  fp_game_setup_take_bundle (setup, 1);
  g_assert_cmpuint (setup->first_game, ==, 0);
  g_assert_true (!fp_game_setup_has_module (setup, 0) && fp_game_setup_has_module (setup, 1));
  fp_game_setup_resize (setup, 6);
  g_assert_false (fp_game_setup_has_bundle (setup, 1));
  fp_game_setup_take_bundle (setup, 2);
  g_assert_true (fp_game_setup_has_module (setup, 0) && !fp_game_setup_has_module (setup, 1));
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  g_assert_false (fp_game_setup_has_bundle (setup, 2));
}

/* The ways to get aliens are the set-up options of the edition, and its usual way is none. */
static void
test_ways (void)
{
  static const struct
  {
    const char *edition;
    FpGameAliens way;
    const char *option; /* NULL: none */
  } cases[] = {
    { "cosmic", FP_GAME_ALIENS_DEALT, NULL },
    { "cosmic", FP_GAME_ALIENS_RANDOM, "random-aliens" },
    { "cosmic", FP_GAME_ALIENS_CHOSEN, "choose-aliens" },
    { "classic", FP_GAME_ALIENS_RANDOM, NULL },
    { "classic", FP_GAME_ALIENS_DEALT, "two-aliens" },
    { "duel", FP_GAME_ALIENS_CHOSEN, NULL },
    { "duel", FP_GAME_ALIENS_NONE, "no-aliens" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (FpGameSetup) setup = fp_game_setup_new_called (cases[i].edition, NULL);
      guint64 bits = cases[i].option != NULL ? fp_edition_option (setup->edition, cases[i].option) : 0;
      setup->aliens = cases[i].way;
      g_assert_cmphex (fp_game_setup_options (setup), ==, bits);
      setup->aliens = FP_GAME_ALIENS_SETTLED;
      fp_game_setup_set_options (setup, bits);
      g_assert_cmpint (setup->aliens, ==, cases[i].way);
    }
}

/* The editions of the program and their modules have names and sentences of their own. */
static void
test_gists (void)
{
  g_autoptr (FpGameSetup) setup = NULL;
  for (guint i = 0; (setup = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      g_assert_nonnull (fp_game_setup_gist (setup));
      for (guint module = 0; module < fp_game_setup_n_modules (setup); module++)
        {
          g_autofree char *name = fp_game_setup_module_name (setup, module);
          g_assert_cmpstr (name, !=, fp_game_setup_module_id (setup, module));
          g_autofree char *gist = fp_game_setup_module_gist (setup, module);
          g_assert_cmpstr (gist, !=, "");
        }
      g_clear_pointer (&setup, fp_game_setup_free);
    }
}

/* A module that says how aliens are had doesn't go together with another way. */
static void
test_ways_clash (void)
{
  g_autoptr (FpGameSetup) setup = NULL;
  guint met = 0;
  for (guint i = 0; (setup = fp_game_setup_new_nth (i)) != NULL; i++)
    {
      for (guint module = 0; module < fp_game_setup_n_modules (setup); module++)
        {
          if (strcmp (fp_game_setup_module_id (setup, module), "hidden-powers") != 0)
            continue;
          fp_game_setup_set_module (setup, module, TRUE);
          setup->aliens = FP_GAME_ALIENS_DEALT;
          g_autofree char *dealt = fp_game_setup_clash (setup);
          g_assert_null (dealt);
          setup->aliens = FP_GAME_ALIENS_CHOSEN;
          g_autofree char *chosen = fp_game_setup_clash (setup), *row = fp_game_setup_module_clash (setup, module);
          g_assert_nonnull (chosen);
          g_assert_cmpstr (chosen, ==, row);
          met++;
        }
      g_clear_pointer (&setup, fp_game_setup_free);
    }
  g_assert_cmpuint (met, ==, 1);
}

/* A character plays under its own name, and a level under that of its seat. */
static void
test_character_names (void)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new_for (&many);
  fp_game_setup_seat (setup, 2, "marrow");
  fp_game_setup_name (setup, 2, "");
  g_assert_cmpstr (setup->seats[2].name, ==, "Old Marrow");
  fp_game_setup_seat (setup, 2, "expert");
  fp_game_setup_name (setup, 2, "");
  g_assert_cmpstr (setup->seats[2].name, ==, "Computer 3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game-setup/first-edition", test_first_edition);
  g_test_add_func ("/game-setup/editions", test_editions);
  g_test_add_func ("/game-setup/first-games", test_first_games);
  g_test_add_func ("/game-setup/colours", test_colours);
  g_test_add_func ("/game-setup/drawn-aliens", test_drawn_aliens);
  g_test_add_func ("/game-setup/resize", test_resize);
  g_test_add_func ("/game-setup/looks", test_looks);
  g_test_add_func ("/game-setup/players", test_players);
  g_test_add_func ("/game-setup/typed-colours", test_typed_colours);
  g_test_add_func ("/game-setup/modules", test_modules);
  g_test_add_func ("/game-setup/groups-without-cards", test_groups_without_cards);
  g_test_add_func ("/game-setup/module-groups", test_module_groups);
  g_test_add_func ("/game-setup/proposed", test_proposed);
  g_test_add_func ("/game-setup/bundles", test_bundles);
  g_test_add_func ("/game-setup/ways", test_ways);
  g_test_add_func ("/game-setup/gists", test_gists);
  g_test_add_func ("/game-setup/ways-clash", test_ways_clash);
  g_test_add_func ("/game-setup/character-names", test_character_names);
  return g_test_run ();
}
