/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Forks of whole games in which flares that a person can't know have changed places. Both go on
 * moment by moment with the same answers, until one of these cards is shown: the person meets the
 * same view, log, questions and hints, and sees the same others being asked or passing. */
#include "archive/fp-window-passes.h"
#include "archive/fp-window-stops.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/knowledge/fp-knowledge.h"
#include "engine/program/fp-program.h"
#include "engine/state/fp-mutations.h"
#include "players/fp-player.h"
#include "session/game/fp-session-stops.h"
#include "session/game/fp-silent-passes.h"
#include "session/hidden-trades.h"
#include "session/new-games.h"
#include "session/same-views.h"

enum
{
  SEATS = 4,
  PERSONS = 2, /* the first seats */
  GAMES = 60,
  MOST_BEFORE = 60, /* moments before the first fork */
  MOST_MOMENTS = 400, /* of a fork */
  MOST_TRADES = 4,
  MOST_TRIES = 3000,
  FLARES_HELD = 6, /* added to each hand */
  HINT_EVERY = 3, /* questions to the person */
};

/* One of the two games: the session, and its next moment, an open decision or a kept pass. */
typedef struct
{
  FpSession *session;
  FpSession *pass; /* at the kept pass, NULL: the decision is open */
  FpDecision decision;
  gboolean over;
  guint log; /* entries of the log up to the moment */
  guint told; /* of them read */
  FpView *view; /* the viewer's */
} Fork;

typedef struct
{
  Fork forks[2];
  uint8_t viewer;
  FpPlayer *minds[SEATS]; /* choose for the seats */
  guint traded[2 * MOST_TRADES]; /* definitions, @n of them */
  guint n;
  FpRandom random;
  guint questions, moments, unlike, hints, shown;
} Pair;

/* --- Moments --- */

static FpSession *
now (Fork *fork)
{
  return fork->pass != NULL ? fork->pass : fork->session;
}

static FpEngine *
engine_of (Fork *fork)
{
  return fp_session_engine (now (fork));
}

/* Looks at the next moment of @fork. */
static void
look (Fork *fork)
{
  fork->log = fp_session_log (fork->session)->len;
  fork->pass = fp_session_n_passes (fork->session) > 0 ? fp_session_pass (fork->session, &fork->log) : NULL;
  fork->over = !fp_engine_decision (engine_of (fork), &fork->decision);
}

/* Ends the moment with @option, which at a kept pass is none. */
static void
answer (Fork *fork, guint option)
{
  if (fork->pass == NULL)
    {
      fp_session_answer (fork->session, option);
      return;
    }
  g_clear_pointer (&fork->pass, fp_session_free);
  fp_session_drop_pass (fork->session);
}

static gboolean
is_window (const Fork *fork)
{
  return fp_window_is_asked (&fork->decision);
}

/* --- What the viewer notices --- */

/* Returns TRUE if cards of the definition @def have changed places. */
static gboolean
has_traded (const Pair *pair, uint16_t def)
{
  for (guint i = 0; i < pair->n; i++)
    if (pair->traded[i] == def)
      return TRUE;
  return FALSE;
}

/* Returns the number of cards of the traded kinds that the viewer sees. */
static guint
count_seen (Pair *pair, Fork *fork)
{
  const FpEngine *engine = engine_of (fork);
  guint n = 0;

  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    n += has_traded (pair, engine->state->cards[card].def) && fp_card_seen (engine, card, pair->viewer);
  return n;
}

/* Adds the lines of the log that the viewer has not read yet. Those behind a kept pass come
 * later. */
static void
add_log (Pair *pair, Fork *fork, GString *text)
{
  for (; fork->told < fork->log; fork->told++)
    {
      const FpLogEntry *entry = g_ptr_array_index (fp_session_log (fork->session), fork->told);
      if (entry->text[pair->viewer] != NULL)
        g_string_append_printf (text, "%s\n", entry->text[pair->viewer]);
    }
}

/* Adds whose turn it is to answer. Persons are seen being asked, or not; computer players take as
 * long in either case. */
static void
add_seat (Pair *pair, Fork *fork, GString *text)
{
  uint8_t seat = fork->decision.seat;

  g_string_append_printf (text, "seat %u%s", seat, is_window (fork) ? " in a window" : "");
  if (is_window (fork) && seat < PERSONS)
    g_string_append (text, fp_session_unasked (fork->session, now (fork)) >= 0 ? " passes" : " is asked");
  g_string_append_printf (text, ", undo %d\n",
                          fork->pass == NULL && seat == pair->viewer ? fp_session_undo_obstacle (fork->session) : 0);
}

/* Adds what a computer player in the viewer's place thinks of its options. */
static void
add_hint (Pair *pair, Fork *fork, GString *text)
{
  g_autoptr (FpPlayer) hinter = fp_player_new ("greedy:2", 9, pair->viewer, NULL);
  guint n;

  fp_player_explain (hinter);
  g_string_append_printf (text, "hint %u\n", fp_player_choose (hinter, engine_of (fork), pair->questions));
  const FpThought *thoughts = fp_player_thoughts (hinter, &n);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%u: %u visits, %.12f\n", i, thoughts[i].visits, thoughts[i].chance);
}

/* Returns everything that the viewer notices at the next moment of @fork. */
static char *
notice (Pair *pair, Fork *fork, gboolean hint)
{
  GString *text = g_string_new (NULL);

  add_log (pair, fork, text);
  fp_view_make (engine_of (fork), pair->viewer, fork->view);
  if (fork->over)
    return g_string_free (text, FALSE);
  add_seat (pair, fork, text);
  if (fork->decision.seat == pair->viewer)
    {
      g_autofree char *decision = same_views_decision (engine_of (fork), pair->viewer);
      g_string_append (text, decision);
    }
  if (hint)
    add_hint (pair, fork, text);
  return g_string_free (text, FALSE);
}

/* Returns TRUE if a question about a card from a hand is asked outside of windows, where others who
 * hold nothing would not be asked. */
static gboolean
asks_openly (Fork *fork)
{
  const FpDecision *decision = &fork->decision;

  return !fork->over && decision->kind == FP_DECIDE_USE && decision->arg[1] >= 0 &&
         fp_card_is (fp_engine_def (engine_of (fork), (uint16_t) decision->arg[1]), FP_KIND_IN_HAND);
}

/* Fails if the viewer notices a difference, or if a card of a hand is asked about in the open. */
static void
compare (Pair *pair)
{
  const FpDecision *decision = &pair->forks[0].decision;
  gboolean own = !pair->forks[0].over && decision->seat == pair->viewer && pair->forks[0].pass == NULL;
  gboolean hint = own && ++pair->questions % HINT_EVERY == 0;
  g_autofree char *one = notice (pair, &pair->forks[0], hint), *two = notice (pair, &pair->forks[1], hint);
  g_autofree char *differs = NULL;

  pair->hints += hint;
  g_assert_false (asks_openly (&pair->forks[0]) || asks_openly (&pair->forks[1]));
  g_assert_cmpstr (one, ==, two);
  if (fp_view_same (pair->forks[0].view, pair->forks[1].view))
    return;
  differs = same_views_difference (engine_of (&pair->forks[0]), pair->forks[0].view, pair->forks[1].view);
  if (differs[0] != '\0')
    g_error ("seat %u sees at:\n%s\n%s", pair->viewer, one, differs);
}

/* --- Answers --- */

/* Returns TRUE if @option is about a card that has changed places. */
static gboolean
is_of_traded (const Pair *pair, FpEngine *engine, const FpOption *option)
{
  return option->kind == FP_OPTION_ABILITY && option->target >= 0 &&
         has_traded (pair, engine->state->cards[option->target].def);
}

/* Chooses for whoever is asked in the first fork: now and then what a computer player takes. */
static guint
choose (Pair *pair)
{
  Fork *fork = &pair->forks[0];
  FpEngine *engine = engine_of (fork);
  guint n = fp_engine_options (engine)->n, option;

  if (fp_random_below (&pair->random, 3) == 0)
    option = fp_player_choose (pair->minds[fork->decision.seat], engine, pair->moments);
  else
    option = fp_random_below (&pair->random, n);
  if (is_window (fork) && is_of_traded (pair, engine, &fp_engine_options (engine)->option[option]))
    option = (guint) fp_engine_find_option (engine, "pass");
  return option;
}

/* Returns TRUE if both forks offer the same options. */
static gboolean
offer_the_same (Pair *pair)
{
  FpEngine *one = engine_of (&pair->forks[0]), *two = engine_of (&pair->forks[1]);
  const FpOptions *options = fp_engine_options (one);
  char id[FP_OPTION_ID_SIZE];

  if (options->n != fp_engine_options (two)->n)
    return FALSE;
  for (guint i = 0; i < options->n; i++)
    if (fp_engine_find_option (two, fp_option_id (one, &options->option[i], id, sizeof id)) < 0)
      return FALSE;
  return TRUE;
}

/* Notes that a person has been asked, and lets persons pass ahead now and then. */
static void
note_asked (Pair *pair, uint8_t seat)
{
  gboolean ahead = fp_random_below (&pair->random, 20) == 0;

  for (guint i = 0; i < 2; i++)
    {
      Fork *fork = &pair->forks[i];
      if (is_window (fork) && fp_session_unasked (fork->session, now (fork)) < 0)
        fp_session_note_asked (fork->session, now (fork));
      if (ahead)
        fp_session_pass_until (fork->session, seat, fp_stops_reveal_step (fp_session_setup (fork->session)->edition));
    }
}

/* Answers in both forks, at moments of the same seat. FALSE: they go on in different ways, because
 * the seat could choose something else in one of them. */
static gboolean
go_on (Pair *pair)
{
  Fork *one = &pair->forks[0], *two = &pair->forks[1];
  guint option = 0;
  int other = 0;

  if (!is_window (one) && ((one->pass == NULL) != (two->pass == NULL) || !offer_the_same (pair)))
    return FALSE;
  if (one->decision.seat < PERSONS)
    note_asked (pair, one->decision.seat);
  if (one->pass == NULL && two->pass == NULL)
    {
      char id[FP_OPTION_ID_SIZE];
      option = choose (pair);
      fp_option_id (engine_of (one), &fp_engine_options (engine_of (one))->option[option], id, sizeof id);
      other = fp_engine_find_option (engine_of (two), id);
      if (other < 0)
        return FALSE;
    }
  else if (one->pass == NULL)
    option = (guint) fp_engine_find_option (engine_of (one), "pass");
  else if (two->pass == NULL)
    other = fp_engine_find_option (engine_of (two), "pass");
  answer (one, option);
  answer (two, (guint) other);
  return TRUE;
}

/* --- Likeness --- */

/* Returns a number for the cards of @zone that have not changed places: for their order, too, if
 * the zone is nobody's. */
static uint64_t
sum_of_others (Pair *pair, Fork *fork, uint16_t zone)
{
  const FpState *s = engine_of (fork)->state;
  uint64_t sum = 0, place = 1;

  FP_EACH_CARD (s, zone, card)
    {
      uint64_t factor = s->zones[zone].owner == FP_NOBODY ? place++ : 1;
      if (!has_traded (pair, s->cards[card].def))
        sum += (s->cards[card].def + 1) * factor * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
    }
  return sum;
}

/* Returns TRUE if all cards that have not changed places lie alike. Chance may take another card
 * out of a hand in one of the forks. */
static gboolean
are_alike (Pair *pair)
{
  guint n = MIN (engine_of (&pair->forks[0])->state->head.n_zones, engine_of (&pair->forks[1])->state->head.n_zones);

  for (uint16_t zone = 0; zone < n; zone++)
    if (sum_of_others (pair, &pair->forks[0], zone) != sum_of_others (pair, &pair->forks[1], zone))
      return FALSE;
  return TRUE;
}

/* --- Games --- */

/* Returns a zone called @id of @owner. */
static uint16_t
find_zone (const FpEngine *engine, const char *id, uint8_t owner)
{
  uint16_t zone = 0;

  while (!g_str_equal (engine->edition->zones[zone].id, id) || engine->edition->zones[zone].owner != owner)
    zone++;
  return zone;
}

static gboolean
is_flare (const FpEngine *engine, uint16_t card)
{
  return fp_engine_def (engine, card)->belongs_to != 0;
}

/* Adds flares that are not in the game to each hand. */
static void
deal_flares (Fork *fork, uint64_t seed)
{
  FpEngine *engine = engine_of (fork);
  uint16_t rest = find_zone (engine, "flares", FP_NOBODY), place;
  FpRandom random;

  fp_random_seed (&random, seed);
  FP_EACH_SEAT (engine->state, seat)
    for (guint i = 0; i < FLARES_HELD; i++)
      {
        place = (uint16_t) fp_random_below (&random, engine->state->zones[rest].count);
        uint16_t card = engine->state->zones[rest].first;
        while (place-- > 0)
          card = engine->state->cards[card].next;
        fp_move_card (engine, card, find_zone (engine, "hand", seat), FP_BOTTOM, FP_FACE_DOWN);
      }
  fp_engine_use (engine, engine->state);
}

/* Starts the game with number @seed in @fork and answers until its set-up is over. */
static void
start (Pair *pair, Fork *fork, uint64_t seed)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;

  g_assert_true (fp_catalogs_find ("cosmic", &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.n_seats = SEATS;
  setup.seed = seed;
  for (guint seat = 0; seat < SEATS; seat++)
    fp_setup_set_seat (&setup, seat, NULL, seat < PERSONS ? "person" : "greedy:2");
  fork->session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  fork->told = 0;
  fp_session_presume (fork->session, TRUE);
  for (uint8_t seat = 0; seat < PERSONS; seat++)
    fp_session_set_stops (fork->session, seat, (FpStops) ((seed / (seat + 1)) % FP_N_STOPS));
  while (edition->table.turns (fp_session_engine (fork->session)->state) == 0)
    fp_session_answer (fork->session, 0);
  if (seed % 3 != 0)
    deal_flares (fork, seed);
  fp_session_keep_passes (fork->session,
                          FP_SILENT_PASSES_WINDOWS | FP_SILENT_PASSES_PLAYERS | FP_SILENT_PASSES_PERSONS);
  pair->viewer = (uint8_t) (seed % PERSONS);
}

/* Lets flares that the viewer can't know change places in the second fork, with other flares or
 * with other cards for windows. Both forks are alike, and no pass is kept. FALSE: none can. */
static gboolean
trade (Pair *pair)
{
  FpEngine *engine = fp_session_engine (pair->forks[1].session);
  guint n = engine->state->head.n_cards, most = 1 + fp_random_below (&pair->random, MOST_TRADES);

  pair->n = 0;
  for (guint tries = 0; tries < MOST_TRIES && pair->n < 2 * most; tries++)
    {
      uint16_t a = (uint16_t) fp_random_below (&pair->random, n), b = (uint16_t) fp_random_below (&pair->random, n);

      if (!is_flare (engine, a) || engine->state->cards[a].zone == engine->state->cards[b].zone ||
          !fp_stops_asks_about (engine, engine->state->cards[b].def, FALSE) ||
          !hidden_trades_may (engine, a, b, pair->viewer))
        continue;
      pair->traded[pair->n++] = engine->state->cards[a].def;
      pair->traded[pair->n++] = engine->state->cards[b].def;
      fp_determinize_trade (engine, pair->viewer, a, b);
    }
  fp_engine_use (engine, engine->state);
  return pair->n > 0;
}

/* Goes on with both games, which are alike, for some moments. FALSE: they are over. */
static gboolean
go_on_alike (Pair *pair)
{
  guint most = fp_random_below (&pair->random, MOST_BEFORE);

  pair->n = 0;
  for (guint i = 0; i < most || pair->forks[0].pass != NULL; i++)
    {
      if (pair->forks[0].over || !go_on (pair))
        return FALSE;
      look (&pair->forks[0]);
      look (&pair->forks[1]);
    }
  return !pair->forks[0].over;
}

/* Follows both games until a card that has changed places is shown. Returns TRUE if it was. */
static gboolean
follow (Pair *pair)
{
  guint seen[] = { count_seen (pair, &pair->forks[0]), count_seen (pair, &pair->forks[1]) };

  for (guint i = 0; i < MOST_MOMENTS; i++)
    {
      pair->moments++;
      if (count_seen (pair, &pair->forks[0]) != seen[0] || count_seen (pair, &pair->forks[1]) != seen[1])
        return TRUE;
      if (!are_alike (pair))
        return FALSE;
      compare (pair);
      pair->unlike += (pair->forks[0].pass == NULL) != (pair->forks[1].pass == NULL);
      if (pair->forks[0].over || !go_on (pair))
        return FALSE;
      look (&pair->forks[0]);
      look (&pair->forks[1]);
    }
  return FALSE;
}

static void
stop (Fork *fork)
{
  g_clear_pointer (&fork->pass, fp_session_free);
  fp_session_free (fork->session);
}

static void
play (Pair *pair, uint64_t seed)
{
  for (guint i = 0; i < 2; i++)
    start (pair, &pair->forks[i], seed);
  for (guint i = 0; i < 2; i++)
    look (&pair->forks[i]);
  if (go_on_alike (pair) && trade (pair))
    pair->shown += follow (pair);
  for (guint i = 0; i < 2; i++)
    stop (&pair->forks[i]);
}

static void
test_forks (void)
{
  Pair pair = { 0 };

  fp_random_seed (&pair.random, 3);
  for (guint i = 0; i < 2; i++)
    pair.forks[i].view = g_new0 (FpView, 1);
  for (uint8_t seat = 0; seat < SEATS; seat++)
    pair.minds[seat] = fp_player_new ("greedy:2", seat, seat, NULL);
  for (uint64_t seed = 1; seed <= GAMES; seed++)
    play (&pair, seed);
  g_test_message ("%u moments, %u of them asked in one fork only, %u hints, %u forks until a card was shown",
                  pair.moments, pair.unlike, pair.hints, pair.shown);
  g_assert_cmpuint (pair.unlike, >, GAMES / 2);
  g_assert_cmpuint (pair.shown, >, 1);
  for (uint8_t seat = 0; seat < SEATS; seat++)
    fp_player_free (pair.minds[seat]);
  for (guint i = 0; i < 2; i++)
    g_free (pair.forks[i].view);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/flare-forks", test_forks);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
