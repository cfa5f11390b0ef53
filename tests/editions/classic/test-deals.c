/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Offers in random games: ids that spell the terms, few packages, few questions, and composed
 * offers that are the same as offers made by their id. */
#include "editions/classic/fp-classic.h"
#include "editions/encounter/encounter-deal.h"
#include "engine/runner/fp-deal-terms.h"
#include "engine/runner/fp-engine.h"
#include "fixture/catalog.h"
#include "players/fp-player.h"

enum
{
  GAMES = 12, /* for each number of seats */
  ANSWERS = 500, /* of each game */
  MOST_PACKAGES = 24, /* that a player may offer with one answer */
  MOST_ASKED = 12, /* questions of a talk before a deal is carried out */
  THOUGHT_ABOUT = 3, /* composed offers of each game that a computer player answers */
};

typedef struct
{
  FpEngine *engine, *again; /* the same game, played by ids */
  GRand *random;
  FpPlayer *computer;
  gboolean composing; /* an offer is composed, which the other game makes by its id */
  guint asked; /* questions of the running talk */
  guint offers, compositions, thoughts;
} Play;

static gboolean
is_asked (FpEngine *engine, const char *id)
{
  char buffer[FP_OPTION_ID_SIZE];
  FpDecision decision;

  return fp_engine_decision (engine, &decision) &&
         g_str_equal (fp_decision_id (engine, &decision, buffer, sizeof buffer), id);
}

/* Returns the terms of @id in the opposite order. */
static char *
backwards (const char *id)
{
  g_auto (GStrv) terms = g_strsplit (id, "+", -1);
  guint n = g_strv_length (terms);

  for (guint i = 0; i < n / 2; i++)
    {
      char *term = terms[i];

      terms[i] = terms[n - 1 - i];
      terms[n - 1 - i] = term;
    }
  return g_strjoinv ("+", terms);
}

/* An id reads as @offer again, and is found as option @index whatever the order of its terms. */
static void
check_id (FpEngine *engine, const FpDealOffer *offer, guint index)
{
  char id[FP_OPTION_ID_SIZE], again[FP_OPTION_ID_SIZE];
  uint8_t other = encounter_opponent (engine->state, offer->speaker);
  g_autofree char *turned = NULL;
  FpDealOffer read;

  fp_option_id (engine, &fp_engine_options (engine)->option[index], id, sizeof id);
  g_assert_true (fp_deal_offer_read (engine, id, offer->speaker, other, &read));
  g_assert_true (fp_deal_offer_same (offer, &read));
  g_assert_cmpstr (fp_deal_offer_id (engine, &read, again, sizeof again), ==, id);
  g_assert_cmpint (fp_engine_find_option (engine, id), ==, (int) index);
  turned = backwards (id);
  g_assert_cmpint (fp_engine_find_option (engine, turned), ==, (int) index);
}

/* Each option that is an offer has an id of its own, which reads as the same offer. */
static void
check_offers (Play *play)
{
  FpEngine *engine = play->engine;
  const FpDecisionKind *kind = &engine->edition->decisions[engine->state->head.pending.kind];
  guint n = 0;

  for (guint i = 0; i < fp_engine_options (engine)->n; i++)
    {
      const FpOption option = fp_engine_options (engine)->option[i];
      FpDealOffer offer;

      if (option.kind != FP_OPTION_NAMED)
        continue;
      kind->offer (engine, &option, &offer);
      check_id (engine, &offer, i);
      n++;
    }
  play->offers += n;
  g_assert_true (n <= MOST_PACKAGES || is_asked (engine, "make-deal/compose"));
}

/* Both games are the same after the answer @id. */
static void
answer_again (Play *play, const char *id)
{
  int index = fp_engine_find_option (play->again, id);

  g_assert_cmpint (index, >=, 0);
  fp_engine_answer (play->again, (guint) index);
}

/* A computer player answers whatever a person composes. */
static void
let_computer_answer (Play *play, uint8_t seat)
{
  if (play->thoughts == THOUGHT_ABOUT)
    return;
  play->thoughts++;
  fp_player_begin (play->computer, play->thoughts, seat);
  g_assert_cmpuint (fp_player_choose (play->computer, play->engine, play->asked), <,
                    fp_engine_options (play->engine)->n);
}

/* Ships, cards and the open question are the same in both games. Only answers were counted
 * differently. */
static void
check_same (Play *play)
{
  const FpState *one = play->engine->state, *two = play->again->state;

  g_assert_cmpuint (one->head.pending.open, ==, two->head.pending.open);
  g_assert_cmpuint (one->head.pending.kind, ==, two->head.pending.kind);
  g_assert_cmpuint (one->head.pending.seat, ==, two->head.pending.seat);
  g_assert_cmpuint (one->head.winners, ==, two->head.winners);
  for (guint i = 0; i < one->head.n_places; i++)
    g_assert_cmpmem (one->places[i].ships, sizeof one->places[i].ships, two->places[i].ships,
                     sizeof two->places[i].ships);
  for (guint i = 0; i < one->head.n_cards; i++)
    g_assert_cmpuint (one->cards[i].zone, ==, two->cards[i].zone);
}

/* The composed offer is made by its id in the other game. */
static void
offer_composed (Play *play)
{
  const FpPendingDecision *pending = &play->engine->state->head.pending;
  char id[FP_OPTION_ID_SIZE];
  FpDealOffer offer;

  fp_deal_stored (play->engine->state, (guint) pending->arg[0], encounter_opponent (play->engine->state, pending->seat),
                  &offer);
  answer_again (play, fp_deal_offer_id (play->engine, &offer, id, sizeof id));
  play->composing = FALSE;
  play->compositions++;
  check_same (play);
  let_computer_answer (play, pending->seat);
}

static void
watch_talk (Play *play)
{
  gboolean proposes = is_asked (play->engine, "make-deal/propose"),
           answers = is_asked (play->engine, "make-deal/answer");

  if (play->composing && answers)
    offer_composed (play);
  if (proposes || is_asked (play->engine, "make-deal/compose"))
    check_offers (play);
  if (!proposes && !answers && !play->composing)
    play->asked = 0;
  play->asked += proposes || answers;
  g_assert_cmpuint (play->asked, <=, MOST_ASKED);
}

/* Players who choose at random, but like to talk: they play negotiates, and compose offers. */
static void
answer (Play *play)
{
  static const char *const liked[] = { "negotiate", "compose" };
  FpEngine *engine = play->engine;
  char id[FP_OPTION_ID_SIZE];
  int chosen = -1;

  for (guint i = 0; i < G_N_ELEMENTS (liked) && g_rand_boolean (play->random); i++)
    if (is_asked (engine, i == 0 ? "play-cards/card" : "make-deal/propose"))
      chosen = fp_engine_find_option (engine, liked[i]);
  if (chosen < 0)
    chosen = g_rand_int_range (play->random, 0, (gint32) fp_engine_options (engine)->n);
  fp_option_id (engine, &fp_engine_options (engine)->option[chosen], id, sizeof id);
  play->composing |= g_str_equal (id, "compose") && is_asked (engine, "make-deal/propose");
  fp_engine_answer (engine, (guint) chosen);
  if (!play->composing)
    answer_again (play, id);
}

static FpEngine *
engine_for (const FpCatalog *catalog)
{
  FpEngine *engine = fp_engine_new (fp_classic_edition (), catalog);

  fp_engine_use (engine, g_aligned_alloc0 (1, sizeof (FpState), _Alignof(FpState)));
  engine->checking = TRUE;
  engine->strict = TRUE;
  return engine;
}

static void
free_engine (FpEngine *engine)
{
  g_aligned_free (engine->state);
  fp_engine_free (engine);
}

static void
play_game (Play *play, guint n_seats, guint game)
{
  g_autoptr (GRand) random = play->random = g_rand_new_with_seed (game);

  play->thoughts = 0;
  play->composing = FALSE;
  play->asked = 0;
  fp_engine_start (play->engine, n_seats, game, 0);
  fp_engine_start (play->again, n_seats, game, 0);
  for (guint made = 0; made < ANSWERS && !fp_engine_over (play->engine); made++)
    {
      watch_talk (play);
      answer (play);
    }
  if (!play->composing)
    check_same (play);
}

static void
test_offers (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "classic", NULL);
  FpCatalog *catalog = catalog_load (fp_classic_edition (), (const char *const[]){ folder, NULL });
  Play play = { engine_for (catalog), engine_for (catalog) };

  play.computer = fp_player_new ("greedy:1", 1, 0, NULL);
  for (guint game = 1; game <= GAMES; game++)
    play_game (&play, n_seats, game);
  g_test_message ("%u seats: %u offers, %u composed", n_seats, play.offers, play.compositions);
  g_assert_cmpuint (play.offers, >, 0);
  g_assert_cmpuint (play.compositions, >, 0);
  fp_player_free (play.computer);
  free_engine (play.engine);
  free_engine (play.again);
  fp_catalog_free (catalog);
}

/* Moves ships of @seat from its home planets to planets of others, until it has @n colonies
 * there. */
static void
colonize (FpState *s, uint8_t seat, int n)
{
  for (guint place = ENCOUNTER_FIRST_PLANET; place < s->head.n_places; place++)
    for (guint from = ENCOUNTER_FIRST_PLANET; encounter_foreign_colonies (s, seat) < n && from < s->head.n_places;
         from++)
      if (encounter_system (s, place) != seat && s->places[place].ships[seat] == 0 &&
          encounter_system (s, from) == seat && s->places[from].ships[seat] > 1)
        {
          s->places[from].ships[seat]--;
          s->places[place].ships[seat]++;
        }
  g_assert_cmpint (encounter_foreign_colonies (s, seat), ==, n);
}

static gboolean
gives_colony (const FpState *s, const FpDealOffer *offer, uint8_t giver)
{
  uint8_t taker = encounter_opponent (s, giver);

  for (guint i = 0; i < offer->n; i++)
    if (offer->terms[i].what == ENCOUNTER_TERM_COLONY && offer->terms[i].giver == giver &&
        encounter_system (s, offer->terms[i].place) != taker && s->places[offer->terms[i].place].ships[taker] == 0)
      return TRUE;
  return FALSE;
}

/* Checks what options of the open decision weigh whose partner needs one colony more. Returns the
 * number of offers that would let the partner win alone. */
static guint
weigh_offers (FpEngine *engine)
{
  const FpPendingDecision *pending = &engine->state->head.pending;
  uint8_t other = encounter_opponent (engine->state, pending->seat);
  FpState *kept = g_memdup2 (engine->state, sizeof (FpState));
  guint n = 0;

  colonize (engine->state, other, encounter_needed (engine, other) - 1);
  for (guint i = 0; i < fp_engine_options (engine)->n; i++)
    {
      const FpOption option = fp_engine_options (engine)->option[i];
      gboolean hands_over;
      FpDealOffer offer;
      guint weight;

      if (option.kind != FP_OPTION_NAMED)
        continue;
      encounter_option_offer (engine, &option, &offer);
      hands_over = gives_colony (engine->state, &offer, pending->seat);
      engine->edition->thinking.weigh (engine, pending, &option, 1, &weight);
      g_assert_cmpuint (weight, ==, hands_over ? 0 : 2);
      n += hands_over;
    }
  memcpy (engine->state, kept, sizeof *kept);
  g_free (kept);
  return n;
}

/* No computer player makes an offer by which its partner alone wins. */
static void
test_hand_over (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("FIFTH_PLANET_DATA"), "sets", "classic", NULL);
  FpCatalog *catalog = catalog_load (fp_classic_edition (), (const char *const[]){ folder, NULL });
  FpEngine *engine = engine_for (catalog);
  guint found = 0;

  for (guint game = 1; found == 0; game++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (game);

      fp_engine_start (engine, 4, game, 0);
      for (guint made = 0; made < ANSWERS && !fp_engine_over (engine); made++)
        {
          if (is_asked (engine, "make-deal/propose"))
            found += weigh_offers (engine);
          fp_engine_answer (engine, (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (engine)->n));
        }
    }
  free_engine (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint seats = 2; seats <= 4; seats++)
    {
      g_autofree char *path = g_strdup_printf ("/classic/offers/%u", seats);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats), test_offers);
    }
  g_test_add_func ("/classic/offers/hand-over", test_hand_over);
  return g_test_run ();
}
