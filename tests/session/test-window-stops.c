/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the windows in which a person is asked, and of wanted cards. */
#include "editions/encounter/encounter.h"
#include "engine/effects/fp-trigger-window.h"
#include "engine/effects/fp-veiled.h"
#include "engine/knowledge/fp-determinize.h"
#include "engine/state/fp-mutations.h"
#include "session/new-games.h"
#include "session/game/fp-silent-passes.h"
#include "session/game/fp-session-stops.h"

enum
{
  ENOUGH = 30, /* windows of a kind that tell enough */
  MOST_ANSWERS = 3000,
  GAMES = 12,
};

/* Returns a game for three of the edition called @id, with the set-up @options; @persons of the
 * seats are persons. */
static FpSession *
new_game_of (const char *id, guint64 options, guint64 seed, guint persons)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  FpSetup setup;
  g_assert_true (fp_catalogs_for (id, options, &edition, &catalog, new_games_catalogs ()));
  fp_setup_init (&setup, edition);
  setup.options = options;
  setup.n_seats = 3;
  setup.seed = seed;
  for (guint seat = 0; seat < setup.n_seats; seat++)
    fp_setup_set_seat (&setup, seat, NULL, seat < persons ? "person" : "random");
  FpSession *session = fp_session_new (&setup, catalog);
  fp_setup_clear (&setup);
  return session;
}

/* Returns a game of Classic for three; @persons of the seats are persons. */
static FpSession *
new_game (guint64 seed, guint persons)
{
  return new_game_of ("classic", 0, seed, persons);
}

/* Returns the number of the zone @id of @owner. */
static uint16_t
find_zone (const FpSession *session, const char *id, uint8_t owner)
{
  const FpEdition *edition = fp_session_setup (session)->edition;
  uint16_t zone = 0;
  while (!g_str_equal (edition->zones[zone].id, id) || edition->zones[zone].owner != owner)
    zone++;
  return zone;
}

/* Returns a card called @id, wherever it lies. */
static uint16_t
find_card (FpSession *session, const char *id)
{
  const FpEngine *engine = fp_session_engine (session);
  int def = fp_catalog_find (engine->catalog, id);
  g_assert_cmpint (def, >=, 0);
  uint16_t card = 0;
  while (engine->state->cards[card].def != def)
    card++;
  return card;
}

/* Puts the card called @id into the hand of the first player. All others that windows ask about
 * leave that hand. */
static uint16_t
hold_only (FpSession *session, const char *id)
{
  FpEngine *engine = fp_session_engine (session);
  uint16_t hand = find_zone (session, "hand", 0), deck = find_zone (session, "deck", FP_NOBODY);
  uint16_t held = find_card (session, id);
  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if (card != held && engine->state->cards[card].zone == hand &&
        fp_session_is_windowed (session, engine->state->cards[card].def))
      fp_move_card (engine, card, deck, FP_BOTTOM, FP_FACE_DOWN);
  fp_move_card (engine, held, hand, FP_TOP, FP_FACE_DOWN);
  fp_engine_use (engine, engine->state);
  return held;
}

/* Returns TRUE if an option of the open window uses @card. */
static gboolean
offers (FpSession *session, uint16_t card)
{
  const FpOptions *options = fp_engine_options (fp_session_engine (session));
  for (guint i = 0; i < options->n; i++)
    if (options->option[i].kind == FP_OPTION_ABILITY && options->option[i].target == card)
      return TRUE;
  return FALSE;
}

/* Answers the open decision of the first player with the first option, and passes in windows. */
static void
answer_plainly (FpSession *session)
{
  int pass = fp_session_asks_window (session) ? fp_engine_find_option (fp_session_engine (session), "pass") : 0;
  fp_session_note_asked (session, session);
  fp_session_answer (session, (guint) pass);
}

/* Plays on to the next window that offers @card to the first player. FALSE: the game is over. */
static gboolean
play_to_offer (FpSession *session, uint16_t card, FpDecision *decision)
{
  FpEngine *engine = fp_session_engine (session);
  for (guint i = 0; i < MOST_ANSWERS && fp_engine_decision (engine, decision); i++)
    {
      if (decision->seat != 0)
        fp_session_play (session);
      else if (fp_session_asks_window (session) && offers (session, card))
        return TRUE;
      else
        answer_plainly (session);
    }
  return FALSE;
}

/* Plays on to the first decision of a turn, with @id in the first player's hand. */
static uint16_t
begin (FpSession *session, const char *id)
{
  const FpEngine *engine = fp_session_engine (session);
  while (engine->edition->table.turns (engine->state) == 0)
    if (!fp_session_play (session))
      fp_session_answer (session, 0);
  return hold_only (session, id);
}

/* Nobody is asked about a card for any time, which can be wanted. */
static void
test_any_time (void)
{
  guint windows = 0;
  for (guint64 seed = 1; seed <= GAMES && windows < ENOUGH; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, 1);
      uint16_t plague = begin (session, "the-plague");
      FpDecision decision;
      while (play_to_offer (session, plague, &decision))
        {
          windows++;
          g_assert_cmpint (fp_session_unasked (session, session), >=, 0);
          fp_session_answer_unasked (session, (guint) fp_session_unasked (session, session));
        }
    }
  g_assert_cmpuint (windows, >=, ENOUGH);
}

/* A wanted card is played in the next window, without a question. Wanting it again takes that
 * back. */
static void
test_wanted (void)
{
  g_autoptr (FpSession) session = new_game (3, 1);
  uint16_t plague = begin (session, "the-plague");
  FpDecision decision;
  g_assert_true (fp_session_can_want (session, 0, plague));
  g_assert_false (fp_session_can_want (session, 1, plague));
  g_assert_true (play_to_offer (session, plague, &decision));
  int passed = fp_session_unasked (session, session);
  fp_session_want (session, 0, plague);
  g_assert_cmpint (fp_session_wanted (session, 0), ==, plague);
  g_assert_cmpint (fp_session_unasked (session, session), !=, passed);
  fp_session_want (session, 0, FP_NO_CARD);
  g_assert_cmpint (fp_session_unasked (session, session), ==, passed);
  fp_session_want (session, 0, plague);
  fp_session_answer_unasked (session, (guint) fp_session_unasked (session, session));
  const GPtrArray *choices = fp_session_choices (session);
  const FpChoice *last = g_ptr_array_index (choices, choices->len - 1);
  g_assert_cmpint (last->seat, ==, 0);
  g_assert_cmpstr (last->answer, ==, "the-plague");
  g_assert_cmpint (fp_session_wanted (session, 0), ==, FP_NO_CARD);
}

/* Returns the number of ships in the Warp. */
static int
ships_in_warp (const FpSession *session)
{
  const FpState *s = fp_session_engine ((FpSession *) session)->state;
  int n = 0;
  for (uint8_t seat = 0; seat < fp_session_setup (session)->n_seats; seat++)
    n += s->places[ENCOUNTER_WARP].ships[seat];
  return n;
}

/* Nobody is asked about a card that brings ships back while there are none to bring. */
static void
test_idle (void)
{
  guint asked = 0, idle = 0;
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, 1);
      uint16_t tubes = begin (session, "mobius-tubes");
      FpDecision decision;
      while (play_to_offer (session, tubes, &decision))
        {
          gboolean passed = fp_session_unasked (session, session) >= 0, none = ships_in_warp (session) == 0;
          g_assert_true (passed || !none);
          idle += none;
          asked += !passed;
          answer_plainly (session);
        }
    }
  g_assert_cmpuint (idle, >, 0);
  g_assert_cmpuint (asked, >, 0);
}

/* A player is asked about the powers of others, never about stopping their own. The preference for
 * a card overrides that. */
static void
test_own_use (void)
{
  guint own = 0, others = 0;
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, 1);
      uint16_t zap = begin (session, "cosmic-zap");
      guint def = fp_session_engine (session)->state->cards[zap].def;
      FpDecision decision;
      while (play_to_offer (session, zap, &decision))
        {
          gboolean mine = fp_session_engine (session)->state->actions[decision.arg[FP_WINDOW_FIRST]].who == 0;
          own += mine;
          others += !mine;
          g_assert_cmpint (fp_session_unasked (session, session) >= 0, ==, mine);
          fp_session_set_stops_at (session, 0, def, TRUE);
          g_assert_cmpint (fp_session_unasked (session, session), <, 0);
          fp_session_set_stops_at (session, 0, def, FALSE);
          answer_plainly (session);
        }
    }
  g_assert_cmpuint (own, >, 3);
  g_assert_cmpuint (others, >, 3);
}

/* A card with two moments in an encounter is asked about once in it, and only of who takes part. */
static void
test_once (void)
{
  guint asked = 0, windows = 0, last = 0;
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (FpSession) session = new_game (seed, 1);
      const FpEngine *engine = fp_session_engine (session);
      uint16_t field = begin (session, "force-field");
      FpDecision decision;
      last = 0;
      while (play_to_offer (session, field, &decision))
        {
          guint encounter = engine->edition->table.tally (engine->state).encounters;
          windows++;
          if (fp_session_unasked (session, session) >= 0)
            {
              fp_session_answer_unasked (session, (guint) fp_session_unasked (session, session));
              continue;
            }
          /* A power of the player's may be another reason. */
          if (fp_engine_options (fp_session_engine (session))->n == 2)
            {
              asked++;
              g_assert_cmpuint (encounter, !=, last);
            }
          last = encounter;
          answer_plainly (session);
        }
    }
  g_assert_cmpuint (asked, >, 5);
  g_assert_cmpuint (windows, >, asked + 20);
}

/* Gives the first player the alien called @id, veiled. */
static uint16_t
veil (FpSession *session, const char *id)
{
  FpEngine *engine = fp_session_engine (session);
  uint16_t own;
  while (engine->edition->table.turns (engine->state) == 0)
    if (!fp_session_play (session))
      fp_session_answer (session, 0);
  own = engine->state->zones[find_zone (session, "alien", 0)].first;
  fp_determinize_trade (engine, 0, own, find_card (session, id));
  fp_card_known_to (engine->state, own, 1);
  fp_engine_use (engine, engine->state);
  return own;
}

/* A veiled alien that can be turned up at any time is asked about once in an encounter, and can be
 * wanted. */
static void
test_veiled (void)
{
  const FpEdition *edition;
  const FpCatalog *catalog;
  guint asked = 0, windows = 0;
  g_assert_true (fp_catalogs_find ("cosmic", &edition, &catalog, new_games_catalogs ()));
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (FpSession) session = new_game_of ("cosmic", fp_edition_option (edition, "hidden-powers"), seed, 1);
      const FpEngine *engine = fp_session_engine (session);
      uint16_t machine = veil (session, "machine");
      guint last = 0;
      FpDecision decision;
      if (!fp_card_is_veiled (engine->state, machine))
        continue;
      g_assert_true (fp_session_can_want (session, 0, machine));
      g_assert_false (fp_session_can_want (session, 1, machine));
      while (play_to_offer (session, machine, &decision))
        {
          guint encounter = engine->edition->table.turns (engine->state) * 1000U +
                            engine->edition->table.tally (engine->state).encounters;
          windows++;
          if (fp_session_unasked (session, session) >= 0)
            {
              fp_session_answer_unasked (session, (guint) fp_session_unasked (session, session));
              continue;
            }
          if (fp_engine_options (fp_session_engine (session))->n == 2)
            {
              asked++;
              g_assert_cmpuint (encounter, !=, last);
            }
          last = encounter;
          answer_plainly (session);
        }
    }
  g_assert_cmpuint (asked, >, 5);
  g_assert_cmpuint (windows, >, asked + 20);
}

/* Appends the lines of the log up to @most that the second player reads. */
static void
read_log (FpSession *session, GString *seen, guint *told, guint most)
{
  for (; *told < most; ++*told)
    {
      const FpLogEntry *entry = g_ptr_array_index (fp_session_log (session), *told);
      if (entry->text[1] != NULL)
        g_string_append_printf (seen, "%s\n", entry->text[1]);
    }
}

/* Appends what the second player notices of the open decision of @now: the first one is asked in a
 * window, or passes at the usual pace. FALSE: the first one has to choose something else. */
static gboolean
notice (FpSession *session, FpSession *now, GString *seen)
{
  FpDecision decision;
  if (!fp_engine_decision (fp_session_engine (now), &decision))
    return FALSE;
  if (decision.seat == 0 && !fp_session_asks_window (now))
    return FALSE;
  if (decision.seat == 0)
    g_string_append_printf (seen, "%s\n", fp_session_unasked (session, now) >= 0 ? "first passes" : "first is asked");
  return TRUE;
}

/* Goes through the kept passes. */
static void
notice_passes (FpSession *session, GString *seen, guint *told)
{
  while (fp_session_n_passes (session) > 0)
    {
      guint log;
      g_autoptr (FpSession) now = fp_session_pass (session, &log);
      read_log (session, seen, told, log);
      notice (session, now, seen);
      if (fp_session_unasked (session, now) < 0)
        fp_session_note_asked (session, now);
      fp_session_drop_pass (session);
    }
  read_log (session, seen, told, fp_session_log (session)->len);
}

/* Puts the card called @id into the hand of the first player, and @others to the bottom of the
 * deck, so that games differ in nothing but the hidden hand. */
static void
hide (FpSession *session, const char *id, const char *const *others)
{
  FpEngine *engine = fp_session_engine (session);
  uint16_t hand = find_zone (session, "hand", 0), deck = find_zone (session, "deck", FP_NOBODY);
  for (guint i = 0; others[i] != NULL; i++)
    if (!g_str_equal (others[i], id))
      fp_move_card (engine, find_card (session, others[i]), deck, FP_BOTTOM, FP_FACE_DOWN);
  fp_move_card (engine, find_card (session, id), hand, FP_TOP, FP_FACE_DOWN);
  fp_engine_use (engine, engine->state);
}

/* Returns what the second player notices until the first one must choose outside windows, if the
 * first one holds @id. Free with g_free (). */
static char *
watch (guint64 seed, const char *id, gboolean presume)
{
  static const char *const cards[] = { "the-plague", "cosmic-zap", "force-field", "attack-30", NULL };
  g_autoptr (FpSession) session = new_game (seed, 2);
  g_autoptr (GString) seen = g_string_new (NULL);
  begin (session, "attack-30");
  hide (session, id, cards);
  guint told = fp_session_log (session)->len;
  fp_session_keep_passes (session, FP_SILENT_PASSES_WINDOWS | FP_SILENT_PASSES_PLAYERS);
  fp_session_presume (session, presume);
  for (guint i = 0; i < MOST_ANSWERS && notice (session, session, seen); i++)
    {
      int unasked = fp_session_seat_to_decide (session) == 0 ? fp_session_unasked (session, session) : -1;
      if (unasked >= 0)
        fp_session_answer_unasked (session, (guint) unasked);
      else
        answer_plainly (session);
      notice_passes (session, seen, &told);
    }
  return g_string_free (g_steal_pointer (&seen), FALSE);
}

/* The others notice the same, pauses included, of a player who holds a card for any time and of one
 * who holds nothing of the kind. If persons are asked as if they could hold anything, nobody
 * notices any card. */
static void
test_secrecy (void)
{
  guint passes = 0;
  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autofree char *plague = watch (seed, "the-plague", FALSE), *attack = watch (seed, "attack-30", FALSE);
      g_assert_cmpstr (plague, ==, attack);
      passes += strstr (plague, "first passes") != NULL;
      g_autofree char *zap = watch (seed, "cosmic-zap", TRUE), *field = watch (seed, "force-field", TRUE),
                      *none = watch (seed, "attack-30", TRUE);
      g_assert_cmpstr (zap, ==, none);
      g_assert_cmpstr (field, ==, none);
    }
  g_assert_cmpuint (passes, >, 3);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  new_games_begin ();
  g_test_add_func ("/window-stops/any-time", test_any_time);
  g_test_add_func ("/window-stops/wanted", test_wanted);
  g_test_add_func ("/window-stops/idle", test_idle);
  g_test_add_func ("/window-stops/own-use", test_own_use);
  g_test_add_func ("/window-stops/once", test_once);
  g_test_add_func ("/window-stops/veiled", test_veiled);
  g_test_add_func ("/window-stops/secrecy", test_secrecy);
  int status = g_test_run ();
  new_games_end ();
  return status;
}
