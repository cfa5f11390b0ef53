/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Presses and questions of a usual turn: a person plays whole games of four, five and eight, with
 * the choices of a computer player, and each key or click that the window needs is counted. */
#include "engine/effects/fp-trigger-window.h"
#include "engine/state/fp-mutations.h"
#include "session/new-games.h"
#include "players/fp-player.h"
#include "session/game/fp-silent-passes.h"
#include "session/game/fp-session-stops.h"

enum
{
  GAMES = 30, /* of each edition, without many players */
  GAMES_OF_MANY = 5,
  MANY = 6, /* seats */
  FULL_GAMES = 4, /* with a full hand */
};

typedef enum
{
  BYSTANDER,
  INVITED, /* and joined nobody */
  ALLY,
  DEFENSE,
  OFFENSE,
  TALKS, /* a main player who bargains */
  N_PARTS,
} Part;

static const char *const parts[N_PARTS] = { "bystander", "invited", "ally", "defense", "offense", "talks" };

/* The presses and windows of one encounter. */
typedef struct
{
  Part part; /* of the person */
  guint presses;
  guint answers; /* a selection of several options is one; leaving a result is none */
  guint windows; /* asked */
  guint passed; /* of them; in the others a card was played, or a power used */
  guint idle; /* passed, and nobody had done anything, and nothing had happened, that it answers */
} Cost;

typedef struct
{
  FpSession *session;
  FpPlayer *mind; /* chooses for the person */
  GArray *costs; /* of Cost */
  Cost now;
  guint turn, encounter, talks;
  gboolean met; /* the encounter of @now has begun */
  gboolean full; /* the person holds all cards for windows, and plays none */
} Evening;

/* Returns the part of the person, seat 0, in the encounter. */
static Part
find_part (const FpEngine *engine)
{
  const FpEncounterDef *def = fp_engine_encounter (engine);
  for (guint i = 0; def != NULL && i < def->n_sides; i++)
    {
      const FpSide *side = &fp_state_encounter_const (engine->state)->sides[i];
      if (side->mains & 1)
        return i == 0 ? OFFENSE : DEFENSE;
      if (side->allies & 1)
        return ALLY;
    }
  return BYSTANDER;
}

static gboolean
lies_in (const FpEngine *engine, uint16_t card, const char *zone)
{
  uint16_t at = engine->state->cards[card].zone;
  return at < engine->edition->n_zones && g_str_equal (engine->edition->zones[at].id, zone);
}

/* Moves all cards that windows ask for from the piles into the hand of the person. */
static void
fill_hand (Evening *evening)
{
  FpEngine *engine = fp_session_engine (evening->session);
  uint16_t hand = 0;
  while (!g_str_equal (engine->edition->zones[hand].id, "hand") || engine->edition->zones[hand].owner != 0)
    hand++;
  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if ((lies_in (engine, card, "deck") || lies_in (engine, card, "discards")) &&
        fp_card_is (fp_engine_def (engine, card), FP_KIND_IN_HAND) &&
        fp_session_is_windowed (evening->session, engine->state->cards[card].def))
      fp_move_card (engine, card, hand, FP_TOP, FP_FACE_DOWN);
  fp_engine_use (engine, engine->state);
}

/* Notes what the encounter has cost when another one begins. The steps of a turn before its first
 * encounter belong to that. */
static void
look (Evening *evening)
{
  FpEngine *engine = fp_session_engine (evening->session);
  const FpEditionTable *table = &engine->edition->table;
  const FpTally tally = table->tally (engine->state);
  guint turn = (guint) table->turns (engine->state), encounter = tally.encounters;
  if (evening->full && turn != evening->turn)
    fill_hand (evening);
  if (turn != evening->turn || (encounter != evening->encounter && evening->met))
    {
      g_array_append_val (evening->costs, evening->now);
      evening->now = (Cost){ 0 };
      evening->met = FALSE;
    }
  if (tally.deals + tally.failed_deals != evening->talks && evening->now.part >= DEFENSE)
    evening->now.part = TALKS;
  evening->talks = tally.deals + tally.failed_deals;
  evening->met = evening->met || encounter != evening->encounter;
  evening->turn = turn;
  evening->encounter = encounter;
  evening->now.part = MAX (evening->now.part, find_part (engine));
}

/* Returns TRUE if @decision asks whom to join. */
static gboolean
is_invitation (const Evening *evening, const FpDecision *decision)
{
  char id[128];
  return g_str_has_suffix (fp_decision_id (fp_session_engine (evening->session), decision, id, sizeof id), "/side");
}

/* Counts the open window, which is answered by @option. */
static void
count_window (Evening *evening, const FpDecision *decision, const FpOption *option)
{
  const FpEdition *edition = fp_session_engine (evening->session)->edition;
  gboolean passed = option->kind == FP_OPTION_PASS;
  gboolean step = edition->procedures[decision->moment].kind != FP_PROCEDURE_ACTION;
  evening->now.windows++;
  evening->now.passed += passed;
  evening->now.idle += passed && step && decision->arg[FP_WINDOW_STAGE] != FP_TRIGGER_AFTER;
}

/* Sends ships “the usual way”, by one press. FALSE: that is no answer. */
static gboolean
send_usual (Evening *evening, const FpDecision *first)
{
  FpEngine *engine = fp_session_engine (evening->session);
  FpDecision decision;
  int usual;
  if ((first->flags & FP_DECISION_PLACES) == 0 || fp_engine_find_option (engine, FP_USUAL_ID) < 0)
    return FALSE;
  while (fp_engine_decision (engine, &decision) && decision.group == first->group && decision.seat == first->seat &&
         (usual = fp_engine_find_option (engine, FP_USUAL_ID)) >= 0)
    fp_session_answer (evening->session, (guint) usual);
  return TRUE;
}

/* Returns TRUE if the open window offers only cards from the hand. */
static gboolean
offers_hand (FpEngine *engine)
{
  const FpOptions *options = fp_engine_options (engine);
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == FP_OPTION_ABILITY &&
        (options->option[i].target < 0 ||
         !fp_card_is (fp_engine_def (engine, (uint16_t) options->option[i].target), FP_KIND_IN_HAND)))
      return FALSE;
  return TRUE;
}

/* Answers what is asked, and counts the presses. */
static void
press (Evening *evening, const FpDecision *decision)
{
  FpSession *session = evening->session;
  FpEngine *engine = fp_session_engine (session);
  guint option = fp_player_choose (evening->mind, engine, fp_session_choices (session)->len);
  if (evening->full && fp_session_asks_window (session) && offers_hand (engine))
    option = (guint) fp_engine_find_option (engine, "pass");
  const FpOption *chosen = &fp_engine_options (engine)->option[option];
  evening->now.presses++;
  evening->now.answers += decision->picked == 0;
  if (is_invitation (evening, decision))
    evening->now.part = MAX (evening->now.part, INVITED);
  if (send_usual (evening, decision))
    return;
  if (fp_session_asks_window (session))
    count_window (evening, decision, chosen);
  /* A selection is confirmed by a press of its own, which “done” is already. */
  if (decision->most > 1 && decision->picked == 0 && chosen->kind != FP_OPTION_DONE)
    evening->now.presses++;
  else if (decision->most > 1 && chosen->kind == FP_OPTION_DONE && decision->picked > 0)
    evening->now.presses--;
  fp_session_note_asked (session, session);
  fp_session_answer (session, option);
}

/* Counts a press for each held result of an encounter in which the person takes part. */
static void
leave_results (Evening *evening)
{
  while (fp_session_n_passes (evening->session) > 0)
    {
      evening->now.presses += evening->now.part >= ALLY;
      fp_session_drop_pass (evening->session);
    }
}

/* Goes on by one answer. FALSE: the game is over. */
static gboolean
go_on (Evening *evening)
{
  FpSession *session = evening->session;
  FpDecision decision;
  if (!fp_engine_decision (fp_session_engine (session), &decision))
    return FALSE;
  look (evening);
  int unasked = decision.seat == 0 ? fp_session_unasked (session, session) : -1;
  if (decision.seat != 0)
    fp_session_play (session);
  else if (unasked >= 0)
    fp_session_answer_unasked (session, (guint) unasked);
  else
    press (evening, &decision);
  leave_results (evening);
  return TRUE;
}

static void
play (const char *edition, guint n_seats, guint64 seed, FpStops stops, gboolean full, GArray *costs)
{
  Evening evening = { .session = new_games_of (edition, n_seats, seed, "person", "greedy"),
                      .costs = costs,
                      .full = full };
  evening.mind = fp_player_new ("greedy", seed, 0, NULL);
  fp_session_set_stops (evening.session, 0, stops);
  fp_session_keep_results (evening.session, TRUE);
  while (go_on (&evening))
    ;
  fp_player_free (evening.mind);
  fp_session_free (evening.session);
}

static int
by_presses (gconstpointer a, gconstpointer b)
{
  return (int) ((const Cost *) a)->presses - (int) ((const Cost *) b)->presses;
}

static int
by_answers (gconstpointer a, gconstpointer b)
{
  return (int) ((const Cost *) a)->answers - (int) ((const Cost *) b)->answers;
}

/* Returns the median by @compare, of no costs one of nothing. Sorts @costs. */
static Cost
median (GArray *costs, GCompareFunc compare)
{
  g_array_sort (costs, compare);
  return costs->len > 0 ? g_array_index (costs, Cost, costs->len / 2) : (Cost){ 0 };
}

/* The medians of the encounters in which the person had a part. */
typedef struct
{
  guint presses, answers;
} Medians;

/* Returns the medians of encounters in which the person had @part, and adds all up in @sum. With
 * @quiet, only those in which the person played no card and used no power count. */
static Medians
add_up (GArray *costs, Part part, gboolean quiet, Cost *sum, guint *n)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (Cost));
  *sum = (Cost){ part };
  for (guint i = 0; i < costs->len; i++)
    {
      const Cost *cost = &g_array_index (costs, Cost, i);
      if (cost->part != part || (quiet && cost->windows > cost->passed))
        continue;
      g_array_append_val (own, *cost);
      sum->presses += cost->presses;
      sum->answers += cost->answers;
      sum->windows += cost->windows;
      sum->passed += cost->passed;
      sum->idle += cost->idle;
    }
  *n = own->len;
  return (Medians){ median (own, by_presses).presses, median (own, by_answers).answers };
}

/* Prints a line for each part and puts the medians into @medians, and those without a card played
 * into @quiet. Returns the idle windows in a round of @n_seats turns. */
static double
report (const char *title, GArray *costs, guint n_seats, Medians medians[N_PARTS], Medians quiet[N_PARTS])
{
  Cost all = { 0 };
  for (Part part = BYSTANDER; part < N_PARTS; part++)
    {
      Cost sum;
      guint n;
      quiet[part] = add_up (costs, part, TRUE, &sum, &n);
      medians[part] = add_up (costs, part, FALSE, &sum, &n);
      double each = MAX (n, 1);
      g_print ("# %-38s %-9s %4u encounters: presses %2u (median) %5.2f (mean), answers %2u %5.2f, without a card %2u "
               "%2u, windows %4.2f, passed %4.2f, idle %4.2f\n",
               title, parts[part], n, medians[part].presses, sum.presses / each, medians[part].answers,
               sum.answers / each, quiet[part].presses, quiet[part].answers, sum.windows / each, sum.passed / each,
               sum.idle / each);
      all.idle += sum.idle;
      all.presses += sum.presses;
      all.answers += sum.answers;
    }
  double turns = (double) n_seats / MAX (costs->len, 1);
  g_print ("# %-38s in a round: presses %.1f, answers %.1f, idle %.2f\n", title, all.presses * turns,
           all.answers * turns, all.idle * turns);
  return all.idle * turns;
}

/* Returns the idle windows in a round. */
static double
measure (const char *edition, guint n_seats, FpStops stops, gboolean full, Medians medians[N_PARTS],
         Medians quiet[N_PARTS])
{
  g_autoptr (GArray) costs = g_array_new (FALSE, FALSE, sizeof (Cost));
  g_autofree char *title =
      g_strdup_printf ("%s for %u, asked: %s%s", edition, n_seats, fp_stops_id (stops), full ? ", hand full" : "");
  guint games = full ? FULL_GAMES : n_seats >= MANY ? GAMES_OF_MANY : GAMES;
  for (guint game = 0; game < games; game++)
    play (edition, n_seats, game + 1, stops, full, costs);
  return report (title, costs, n_seats, medians, quiet);
}

/* A usual turn takes few presses, and whatever is held, hardly a question is idle. */
static void
check (const char *edition, guint n_seats, guint of_offense, double idle_of_full_hand)
{
  Medians medians[N_PARTS], quiet[N_PARTS];
  /* With -m slow the costs are told as they were when each window asked. */
  if (g_test_slow ())
    {
      measure (edition, n_seats, FP_STOPS_ALWAYS, FALSE, medians, quiet);
      measure (edition, n_seats, FP_STOPS_ALWAYS, TRUE, medians, quiet);
    }
  g_assert_cmpfloat (measure (edition, n_seats, FP_STOPS_USUAL, FALSE, medians, quiet), <=, 2);
  g_assert_cmpuint (medians[OFFENSE].presses, <=, of_offense);
  g_assert_cmpuint (quiet[OFFENSE].answers, <=, 8);
  g_assert_cmpuint (medians[ALLY].presses, <=, 6);
  g_assert_cmpuint (medians[INVITED].presses, <=, 2);
  g_assert_cmpuint (medians[BYSTANDER].presses, ==, 0);
  if (idle_of_full_hand > 0)
    g_assert_cmpfloat (measure (edition, n_seats, FP_STOPS_USUAL, TRUE, medians, quiet), <=, idle_of_full_hand);
}

static void
test_classic (void)
{
  check ("classic", 4, 8, 2);
}

static void
test_cosmic (void)
{
  /* Flares of one's own are played, too. A full hand has all of them. */
  check ("cosmic", 5, 9, 6);
}

static void
test_cosmic_eight (void)
{
  check ("cosmic", 8, 9, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/presses/classic", test_classic);
  g_test_add_func ("/presses/cosmic", test_cosmic);
  g_test_add_func ("/presses/cosmic-eight", test_cosmic_eight);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
