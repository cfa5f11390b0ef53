/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The box: aliens and flares of expansions that nobody has own no row, and yet may be anywhere. */
#include "archive/positions/fp-position.h"
#include "editions/cosmic/fp-cosmic.h"
#include "editions/encounter/encounter-box.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/runner/fp-engine.h"
#include "engine/state/fp-state.h"
#include "fixture/catalog.h"
#include "fixture/position.h"
#include "session/same-views.h"

#include <glib/gstdio.h>
#include <string.h>

enum
{
  FEW = 10, /* aliens of a set */
  MANY = 100,
  GAMES = 12, /* for each option and number of seats */
  DEALT_GAMES = 400,
  ANSWERS = 120, /* of a game that is examined */
  EVERY = 8, /* answers between two examined positions */
  DEALS = 40, /* of each of them */
  MOST_ROWS = 22, /* of a reserve: ten by chance, those that cards ask for, returned ones */
};

/* A game with an expansion that has some aliens. */
typedef struct
{
  FpEditionVariant *variant;
  FpCatalog *catalog;
  FpEngine *engine;
  FpState *dealt, *again;
  FpRandom random;
} Box;

/* Writes a set of @n aliens and their flares. Returns its path. */
static char *
write_set (guint n)
{
  char *path = g_strdup_printf ("%s/box-%u.xml", g_get_tmp_dir (), n);
  g_autoptr (GString) text = g_string_new ("<set xmlns='https://fifthplanet.github.io/ns/set/2' id='own' "
                                           "edition='cosmic' module='incursion' version='1'><name>Own</name>");

  for (guint i = 0; i < n; i++)
    g_string_append_printf (
        text,
        "<alien id='alien-%u' complexity='green' origin='original'><name>Alien %u</name><ability id='draw'>"
        "<text>Draw a card.</text><trigger before='regroup' if='offense = me'><draw "
        "cards='1'/></trigger></ability></alien>"
        "<flare id='flare-%u' alien='own:alien-%u' origin='original'><name>Flare %u</name>"
        "<ability id='wild' half='wild'><text>Draw a card.</text>"
        "<trigger before='play-cards' may='yes' if='offense = me'><draw cards='1'/></trigger></ability>"
        "<ability id='super' half='super'><text>Draw two.</text>"
        "<trigger before='play-cards' may='yes' if='offense = me'><draw cards='2'/></trigger></ability></flare>",
        i, i, i, i, i);
  g_string_append (text, "</set>");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  return path;
}

static uint64_t
options_of (const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);
  uint64_t options = fp_edition_option (fp_cosmic_edition (), "incursion");

  for (guint i = 0; words[i] != NULL; i++)
    options |= fp_edition_option (fp_cosmic_edition (), words[i]);
  return options;
}

/* Returns a table for games with @n aliens more (0: those of the expansions), and with the set-up
 * options @ids. */
static Box *
box_new (guint n, const char *ids)
{
  Box *box = g_new0 (Box, 1);
  uint64_t modules = fp_edition_modules (fp_cosmic_edition (), options_of (ids));
  g_autofree char *path = write_set (MAX (n, 1));
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "cosmic", NULL);
  g_autofree char *combos = g_build_filename (folder, "modules", "combos", NULL);

  box->variant = fp_edition_variant_new (fp_cosmic_edition (), NULL, modules);
  box->catalog =
      catalog_load (fp_edition_variant_get (box->variant),
                    (const char *const[]){ folder, path, strstr (ids, "combos") != NULL ? combos : NULL, NULL });
  box->engine = fp_engine_new (fp_edition_variant_get (box->variant), box->catalog);
  fp_engine_use (box->engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  box->engine->checking = TRUE;
  box->engine->strict = TRUE;
  box->dealt = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  box->again = g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState));
  fp_random_seed (&box->random, 7);
  g_assert_cmpint (g_remove (path), ==, 0);
  return box;
}

static void
box_free (Box *box)
{
  g_aligned_free (box->engine->state);
  g_aligned_free (box->dealt);
  g_aligned_free (box->again);
  fp_engine_free (box->engine);
  fp_catalog_free (box->catalog);
  fp_edition_variant_free (box->variant);
  g_free (box);
}

static void
answer (FpEngine *engine, GRand *random)
{
  fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
}

/* Returns the number of rows of @kind. */
static guint
count_rows (const FpEngine *engine, const char *kind)
{
  guint n = 0;

  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    n += fp_engine_def (engine, card)->kind == fp_edition_kind (engine->edition, kind);
  return n;
}

/* --- Cost --- */

/* A game has as many rows, and a state as large, whatever is loaded. */
static void
test_cost (void)
{
  gsize used[2];
  guint rows[2];

  for (guint i = 0; i < 2; i++)
    {
      Box *box = box_new (i == 0 ? FEW : MANY, "");
      g_autoptr (GRand) random = g_rand_new_with_seed (1);

      fp_engine_start (box->engine, 5, 1, options_of (""));
      while (box->engine->state->head.table[ENCOUNTER_TURNS] == 0)
        answer (box->engine, random);
      used[i] = fp_state_used (box->engine->state);
      rows[i] = box->engine->state->head.n_cards;
      g_assert_cmpuint (count_rows (box->engine, "alien"), <=, 5 + MOST_ROWS);
      g_assert_cmpuint (count_rows (box->engine, "flare"), <=, 10 + MOST_ROWS);
      box_free (box);
    }
  g_assert_cmpuint (used[0], ==, used[1]);
  g_assert_cmpuint (rows[0], ==, rows[1]);
}

/* --- Games --- */

/* Aborts if two rows are the same alien or flare, or if there are more rows than a game needs. */
static void
check_rows (const FpEngine *engine)
{
  const FpState *state = engine->state;
  g_autofree guint8 *seen = g_new0 (guint8, engine->catalog->cards->len);

  for (uint16_t card = 0; card < state->head.n_cards; card++)
    if (encounter_is_boxed (engine, fp_engine_def (engine, card)->kind))
      g_assert_cmpuint (seen[state->cards[card].def]++, ==, 0);
  if (state->head.table[ENCOUNTER_TURNS] == 0)
    return;
  g_assert_cmpuint (state->zones[ENCOUNTER_ALIENS].count, <=, MOST_ROWS + state->head.n_seats);
  g_assert_cmpuint (count_rows (engine, "alien"), <=, 2U * state->head.n_seats + MOST_ROWS);
}

/* Random games with each way to have an alien come to their end. Cards that a player can't know
 * change neither its view nor its questions. */
static void
test_games (gconstpointer data)
{
  static const guint seats[] = { 3, 5, 8 };
  const char *ids = data;
  Box *box = box_new (strstr (ids, "alliance") != NULL ? 0 : FEW, ids);
  SameViews *views = same_views_new (box->engine, 7);

  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    for (guint game = 0; game < GAMES && (seats[i] < 6 || strstr (ids, "combos") == NULL); game++)
      {
        g_autoptr (GRand) random = g_rand_new_with_seed (game + 1);
        guint made = 0;

        for (fp_engine_start (box->engine, seats[i], game + 1, options_of (ids)); !fp_engine_over (box->engine);
             answer (box->engine, random))
          {
            check_rows (box->engine);
            if (game < 2 && made++ < ANSWERS && made % EVERY == 0)
              same_views_check (views);
          }
      }
  g_assert_cmpuint (box->engine->dropped, ==, 0);
  same_views_free (views);
  box_free (box);
}

/* A position that is written and set up again has the same cards of the box. */
static void
test_position (void)
{
  Box *box = box_new (FEW, "");
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint made = 0, written = 0;

  for (fp_engine_start (box->engine, 4, 3, options_of ("")); made < 6 * ANSWERS && !fp_engine_over (box->engine);
       made++)
    {
      const FpState *state = box->engine->state;
      g_autofree char *text = state->head.table[ENCOUNTER_TURNS] > 0 ? position_text (box->engine) : NULL;

      if (text != NULL)
        {
          g_autoptr (FpProblems) problems = fp_problems_new ("");
          g_autoptr (FpDocument) document = fp_document_parse (text, strlen (text), "", problems);
          g_autoptr (FpEngine) other = fp_engine_new (box->engine->edition, box->catalog);
          static const uint16_t zones[] = { ENCOUNTER_ALIENS, ENCOUNTER_DECK };

          fp_engine_use (other, box->dealt);
          g_assert_true (fp_position_apply (other, fp_document_root (document), options_of (""), problems));
          g_assert_cmpuint (box->dealt->head.n_cards, ==, state->head.n_cards);
          for (guint i = 0; i < G_N_ELEMENTS (zones); i++)
            {
              uint16_t card = box->dealt->zones[zones[i]].first;

              FP_EACH_CARD (state, zones[i], original)
                {
                  g_assert_cmpuint (box->dealt->cards[card].def, ==, state->cards[original].def);
                  card = box->dealt->cards[card].next;
                }
            }
          written++;
        }
      answer (box->engine, random);
    }
  g_assert_cmpuint (written, >, 0);
  box_free (box);
}

/* All aliens of the box are dealt, an added one as often as another. */
static void
test_dealt (void)
{
  Box *box = box_new (FEW, "random-aliens");
  g_autofree guint *times = g_new0 (guint, box->catalog->cards->len);
  guint added = 0, n_aliens = 0;
  double expected;

  for (guint game = 0; game < DEALT_GAMES; game++)
    {
      fp_engine_start (box->engine, 5, game, options_of ("random-aliens"));
      FP_EACH_SEAT (box->engine->state, seat)
        times[box->engine->state->cards[box->engine->state->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first].def]++;
    }
  for (guint def = 0; def < box->catalog->cards->len; def++)
    if (fp_catalog_card (box->catalog, def)->kind == ENCOUNTER_KIND_ALIEN)
      {
        n_aliens++;
        g_assert_cmpuint (times[def], >, 0);
        added += g_str_equal (fp_catalog_card (box->catalog, def)->set, "own") ? times[def] : 0;
      }
  expected = 5.0 * DEALT_GAMES * FEW / n_aliens;
  g_assert_cmpfloat (added, >, 0.8 * expected);
  g_assert_cmpfloat (added, <, 1.2 * expected);
  box_free (box);
}

/* --- Determinizing --- */

/* Returns a row of a flare of which @viewer knows nothing, FP_NO_CARD: there is none. */
static uint16_t
hidden_flare (const FpEngine *engine, uint8_t viewer)
{
  const FpState *state = engine->state;
  FpSeats bit = (FpSeats) (1U << viewer);

  for (uint16_t card = 0; card < state->head.n_cards; card++)
    if (g_str_equal (fp_engine_def (engine, card)->kind_def->id, "flare") &&
        state->cards[card].zone == ENCOUNTER_DECK &&
        ((state->cards[card].known | state->cards[card].pooled | state->cards[card].owned) & bit) == 0)
      return card;
  return FP_NO_CARD;
}

/* Returns a definition of a flare without a row. */
static uint16_t
flare_in_box (const FpEngine *engine)
{
  uint16_t defs[FP_MAX_CARDS];
  guint n = encounter_box_list (engine, fp_edition_kind (engine->edition, "flare"), defs);

  for (guint i = n; i > 0; i--)
    {
      gboolean has_row = FALSE;

      for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
        has_row |= engine->state->cards[card].def == defs[i - 1];
      if (!has_row)
        return defs[i - 1];
    }
  return UINT16_MAX;
}

/* Deals the position anew, as @viewer may take it for, and aborts if that changes what it knows. */
static void
check_deal (Box *box, uint8_t viewer, FpState *to)
{
  const FpState *state = box->engine->state;

  fp_determinize (box->engine, viewer, &box->random, to);
  g_assert_cmpuint (to->head.n_cards, ==, state->head.n_cards);
  for (uint16_t card = 0; card < state->head.n_cards; card++)
    if (state->cards[card].known >> viewer & 1 && state->cards[card].zone < box->engine->edition->n_zones &&
        box->engine->edition->zones[state->cards[card].zone].visibility != FP_VISIBLE_TO_OWNER)
      g_assert_cmpuint (to->cards[card].def, ==, state->cards[card].def);
}

/* A hidden flare may be any of the box. The player who can't see it takes it for the same ones
 * whatever it is, and no card that the player knows changes. */
static void
check_position (Box *box, uint8_t viewer, guint8 *seen)
{
  FpEngine *engine = box->engine;
  uint16_t flare = hidden_flare (engine, viewer), other = flare_in_box (engine), real;
  FpRandom before;

  if (flare == FP_NO_CARD)
    return;
  g_assert_cmpuint (other, !=, UINT16_MAX);
  for (guint i = 0; i < DEALS; i++)
    {
      check_deal (box, viewer, box->dealt);
      for (uint16_t card = 0; card < box->dealt->head.n_cards; card++)
        seen[box->dealt->cards[card].def] |= box->dealt->cards[card].zone == ENCOUNTER_DECK;
    }
  before = box->random;
  check_deal (box, viewer, box->dealt);
  real = engine->state->cards[flare].def;
  engine->state->cards[flare].def = other;
  box->random = before;
  check_deal (box, viewer, box->again);
  engine->state->cards[flare].def = real;
  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    g_assert_cmpuint (box->dealt->cards[card].def, ==, box->again->cards[card].def);
}

static void
test_determinized (void)
{
  Box *box = box_new (FEW, "");
  g_autofree guint8 *seen = g_new0 (guint8, box->catalog->cards->len);
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  guint made = 0;

  for (fp_engine_start (box->engine, 4, 3, options_of ("")); made < ANSWERS && !fp_engine_over (box->engine); made++)
    {
      if (box->engine->state->head.table[ENCOUNTER_TURNS] > 0 && made % EVERY == 0)
        check_position (box, (uint8_t) (made / EVERY % 4), seen);
      answer (box->engine, random);
    }
  for (guint def = 0; def < box->catalog->cards->len; def++)
    if (g_str_equal (fp_catalog_card (box->catalog, def)->kind_def->id, "flare"))
      g_assert_true (seen[def]);
  box_free (box);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/box/cost", test_cost);
  g_test_add_func ("/box/dealt", test_dealt);
  g_test_add_func ("/box/position", test_position);
  g_test_add_func ("/box/determinized", test_determinized);
  g_test_add_data_func ("/box/games/usual", "", test_games);
  g_test_add_data_func ("/box/games/random", "random-aliens", test_games);
  g_test_add_data_func ("/box/games/chosen", "choose-aliens", test_games);
  g_test_add_data_func ("/box/games/hidden", "hidden-powers", test_games);
  g_test_add_data_func ("/box/games/rotating", "rotating-powers", test_games);
  g_test_add_data_func ("/box/games/both", "hidden-powers rotating-powers", test_games);
  g_test_add_data_func ("/box/games/expansions", "conflict alliance", test_games);
  g_test_add_data_func ("/box/games/hidden-expansions", "conflict alliance hidden-powers", test_games);
  g_test_add_data_func ("/box/games/combos", "combos combo-flares", test_games);
  return g_test_run ();
}
