/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Views and knowledge of a seat: what each kind of move of cards reveals and hides. */
#include "fixture/duel.h"

#include "engine/state/fp-mutations.h"
#include "engine/knowledge/fp-view.h"
#include "editions/duel/duel-kinds.h"

static guint
visible (const FpView *view, const FpViewZone *zone)
{
  guint n = 0;

  for (guint i = 0; i < zone->listed; i++)
    n += view->cards[zone->first + i].def != FP_NO_CARD;
  return n;
}

static void
test_hands (void)
{
  FpEngine *engine = duel_engine ();
  g_autofree FpView *view = g_new0 (FpView, 1);

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  fp_view_make (engine, 0, view);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "hand", 0)), ==, 6);
  /* The viewer sees only the plan of the other hand that was shown in set-up (ruling 2). */
  g_assert_cmpuint (fp_view_zone (engine, view, "hand", 1)->listed, ==, 6);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "hand", 1)), ==, 1);
  g_assert_cmpuint (fp_view_zone (engine, view, "deck", 0)->listed, ==, 0);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "ready", 1)), ==, 5);
  duel_engine_free (engine);
}

/* The opponent's view holds neither dial nor plan before the reveal. */
static void
test_secret_choices (void)
{
  FpEngine *engine = duel_engine ();
  g_autofree FpView *view = g_new0 (FpView, 1);
  FpDecision decision;
  uint8_t first;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  g_assert_true (fp_engine_decision (engine, &decision));
  first = decision.seat;
  fp_engine_answer (engine, 0);
  fp_view_make (engine, first ^ 1, view);
  g_assert_cmpint (view->encounter.of_seat[first][fp_edition_seat_number (duel_edition (), "dial")], ==, -1);
  fp_engine_answer (engine, 0);
  fp_engine_answer (engine, 0);
  fp_view_make (engine, first ^ 1, view);
  g_assert_cmpuint (fp_view_zone (engine, view, "plan", first)->listed, ==, 1);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "plan", first)), ==, 0);
  /* The plan left the hand unseen, so all knowledge of that hand is forgotten (ruling 2). */
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "hand", first)), ==, 0);
  fp_view_make (engine, first, view);
  g_assert_cmpuint (visible (view, fp_view_zone (engine, view, "plan", first)), ==, 1);
  duel_engine_free (engine);
}

/* Returns TRUE if the pending decision offers an envoy that its seat hasn't read. */
static gboolean
offers_unread_envoy (FpEngine *engine)
{
  const FpOptions *options = fp_engine_options (engine);
  gboolean unread = FALSE;

  for (guint i = 0; i < options->n; i++)
    {
      const FpOption *option = &options->option[i];
      uint8_t seat = engine->state->head.pending.seat;
      char id[64];

      if (option->kind != FP_OPTION_CARD || fp_card_seen (engine, (uint16_t) option->value, seat))
        continue;
      /* The option's id must not identify the envoy. */
      g_assert_true (g_str_has_prefix (fp_option_id (engine, option, id, sizeof id), "envoy-"));
      g_assert_cmpint (fp_engine_find_option (engine, id), ==, (int) i);
      unread = TRUE;
    }
  return unread;
}

static void
test_unread_envoys (void)
{
  FpEngine *engine = duel_engine ();
  guint met = 0;

  for (guint seed = 0; seed < 60; seed++)
    {
      FpRandom random;

      fp_random_seed (&random, seed);
      fp_engine_start (engine, 2, seed, DUEL_NO_ALIENS);
      while (!fp_engine_over (engine))
        {
          met += offers_unread_envoy (engine);
          fp_engine_answer (engine, fp_random_below (&random, fp_engine_options (engine)->n));
        }
    }
  g_assert_cmpuint (met, >, 0);
  duel_engine_free (engine);
}

/* Of two like cards the one that was shown leaves openly. The other is as unknown as before (ruling
 * 2). */
static void
test_like_cards (void)
{
  FpEngine *engine = duel_engine ();
  FpState *s = engine->state;
  uint16_t shown = FP_NO_CARD, like = FP_NO_CARD;

  fp_engine_start (engine, 2, 3, DUEL_NO_ALIENS);
  for (uint16_t card = 0; card < s->head.n_cards && like == FP_NO_CARD; card++)
    for (uint16_t other = (uint16_t) (card + 1); other < s->head.n_cards; other++)
      if (s->cards[card].def == s->cards[other].def && fp_engine_def (engine, card)->kind == DUEL_KIND_PLAN)
        {
          shown = other;
          like = card;
        }
  fp_move_card (engine, shown, 0, FP_TOP, FP_FACE_DOWN);
  fp_move_card (engine, like, 0, FP_TOP, FP_FACE_DOWN);
  s->cards[shown].known = 0x3;
  s->cards[like].known = 0x1;
  fp_move_card (engine, like, 2, FP_TOP, FP_FACE_UP);
  g_assert_cmphex (s->cards[shown].known, ==, 0x1);
  duel_engine_free (engine);
}

/* --- Moves of cards and the knowledge that remains (docs/design/card-language.md 2.10) --- */

enum
{
  ORANGE,
  BLUE,
};

/* A game in which blue holds six cards. Orange knows exactly which the first one is, and of the
 * second only that it is blue's. */
typedef struct
{
  FpEngine *engine;
  FpState *s;
  uint16_t hand, deck, discard, plan; /* blue's zones */
  uint16_t known, unknown;
} Row;

static void
set_up (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  FpState *s;

  row->engine = duel_engine ();
  s = row->s = row->engine->state;
  fp_engine_start (row->engine, 2, 3, DUEL_NO_ALIENS);
  row->hand = duel_find_zone ("hand", BLUE);
  row->deck = duel_find_zone ("deck", BLUE);
  row->discard = duel_find_zone ("discard", BLUE);
  row->plan = duel_find_zone ("plan", BLUE);
  FP_EACH_CARD (s, row->hand, card)
    if (s->cards[card].known >> ORANGE & 1)
      row->known = card;
  row->unknown = s->zones[row->hand].first == row->known ? s->zones[row->hand].last : s->zones[row->hand].first;
}

static void
tear_down (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  duel_engine_free (row->engine);
}

static FpDegree
degree (const Row *row, uint16_t card, uint8_t seat)
{
  return fp_card_degree (row->engine, card, seat);
}

static void
assert_knows (const Row *row, uint16_t card, FpDegree orange, FpDegree blue)
{
  g_assert_cmpint (degree (row, card, ORANGE), ==, orange);
  g_assert_cmpint (degree (row, card, BLUE), ==, blue);
}

static void
move (Row *row, uint16_t card, uint16_t zone, FpFacing facing)
{
  fp_move_card (row->engine, card, zone, FP_TOP, facing);
  fp_knowledge_deduce (row->engine);
}

/* Leaves blue with @n cards, all in its hand, and orange knows which. The others lie open on the
 * discard pile. */
static void
hold_only (Row *row, guint n)
{
  const uint16_t zones[] = { row->hand, row->deck };

  for (guint i = 0; i < 2; i++)
    while (row->s->zones[zones[i]].count > 0)
      move (row, row->s->zones[zones[i]].first, row->discard, FP_FACE_UP);
  for (guint i = 0; i < n; i++)
    move (row, row->s->zones[row->discard].first, row->deck, FP_FACE_DOWN);
  fp_shuffle (row->engine, row->deck);
  for (guint i = 0; i < n; i++)
    move (row, row->s->zones[row->deck].first, row->hand, FP_FACE_DOWN);
}

/* A card that is seen to leave a hand of unknown cards takes no knowledge along. */
static void
test_face_up (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  assert_knows (row, row->known, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  assert_knows (row, row->unknown, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
  move (row, row->unknown, row->discard, FP_FACE_UP);
  assert_knows (row, row->unknown, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  assert_knows (row, row->known, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  move (row, row->s->zones[row->hand].first, row->plan, FP_FACE_DOWN);
  fp_turn_card (row->engine, row->s->zones[row->plan].first, FP_FACE_UP);
  assert_knows (row, row->s->zones[row->plan].first, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
}

/* A card that was shown and stays in the hand is known until the next card leaves unseen. */
static void
test_shown (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  fp_card_shown (row->engine, row->unknown);
  assert_knows (row, row->unknown, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  move (row, row->known, row->plan, FP_FACE_DOWN);
  assert_knows (row, row->unknown, FP_KNOWS_POOL, FP_KNOWS_PLACE);
  assert_knows (row, row->known, FP_KNOWS_POOL, FP_KNOWS_PLACE);
}

/* Blue knows its hand, and so the contents of its deck. */
static void
test_look (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t top = row->s->zones[row->deck].first;

  assert_knows (row, top, FP_KNOWS_PLAYER, FP_KNOWS_POOL);
  fp_card_learned (row->engine, top, ORANGE);
  assert_knows (row, top, FP_KNOWS_PLACE, FP_KNOWS_POOL);
  fp_shuffle (row->engine, row->deck);
  assert_knows (row, top, FP_KNOWS_POOL, FP_KNOWS_POOL);
}

/* The viewer of a deck's top card recognizes it in the hand. Of the next card only the owner is
 * known. */
static void
test_draw (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t top = row->s->zones[row->deck].first, next = row->s->cards[top].next;

  fp_card_learned (row->engine, top, ORANGE);
  move (row, top, row->hand, FP_FACE_DOWN);
  move (row, next, row->hand, FP_FACE_DOWN);
  assert_knows (row, top, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  assert_knows (row, next, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
}

/* A reinforcement is gained unseen: nobody else knows which of them remain in the deck. */
static void
test_gain (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t deck = duel_find_zone ("reinforcements", FP_NOBODY), top, next;

  top = row->s->zones[deck].first;
  next = row->s->cards[top].next;
  assert_knows (row, top, FP_KNOWS_POOL, FP_KNOWS_POOL);
  move (row, top, row->hand, FP_FACE_DOWN);
  assert_knows (row, top, FP_KNOWS_NOTHING, FP_KNOWS_PLACE);
  assert_knows (row, next, FP_KNOWS_NOTHING, FP_KNOWS_POOL);
  assert_knows (row, row->known, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
}

/* A secret plan: the card that was seen is in the hand or is the plan. */
static void
test_within (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  move (row, row->unknown, row->plan, FP_FACE_DOWN);
  assert_knows (row, row->known, FP_KNOWS_POOL, FP_KNOWS_PLACE);
  assert_knows (row, row->unknown, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
}

static void
test_only_card (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  for (uint16_t card = row->s->zones[row->hand].first, next; card != FP_NO_CARD; card = next)
    {
      next = row->s->cards[card].next;
      if (card != row->known)
        move (row, card, row->discard, FP_FACE_UP);
    }
  move (row, row->known, row->plan, FP_FACE_DOWN);
  assert_knows (row, row->known, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
}

/* Both players see a card that passes from hand to hand. Only the player who put a card under
 * another's deck knows it. */
static void
test_other_player (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  move (row, row->unknown, duel_find_zone ("hand", ORANGE), FP_FACE_DOWN);
  assert_knows (row, row->unknown, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  assert_knows (row, row->known, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  move (row, row->s->zones[row->hand].first, duel_find_zone ("deck", ORANGE), FP_FACE_DOWN);
  g_assert_cmpint (degree (row, row->s->zones[duel_find_zone ("deck", ORANGE)].first, BLUE), ==, FP_KNOWS_PLACE);
  g_assert_cmpint (degree (row, row->known, ORANGE), ==, FP_KNOWS_NOTHING);
  FP_EACH_CARD (row->s, row->deck, card)
    g_assert_cmpint (degree (row, card, ORANGE), ==, FP_KNOWS_NOTHING);
}

/* A card put back unseen onto its owner's deck is one of that player's cards. */
static void
test_onto_deck (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  move (row, row->unknown, row->deck, FP_FACE_DOWN);
  assert_knows (row, row->known, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
  assert_knows (row, row->unknown, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
}

static void
test_out_of_the_open (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  move (row, row->unknown, row->discard, FP_FACE_UP);
  move (row, row->unknown, row->plan, FP_FACE_DOWN);
  assert_knows (row, row->unknown, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
}

/* Returns TRUE if another of @cards is a copy of the card at @index. */
static gboolean
has_like (const Row *row, const uint16_t *cards, guint n, guint index)
{
  for (guint i = 0; i < n; i++)
    if (i != index && row->s->cards[cards[i]].def == row->s->cards[cards[index]].def)
      return TRUE;
  return FALSE;
}

/* After a swap of hands each player knows both. Cards with a copy in the other hand aren't
 * compared: the copies can't be told apart. */
static void
test_swap (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t other = duel_find_zone ("hand", ORANGE), cards[FP_MAX_CARDS];
  guint n = fp_zone_list (row->s, other, cards), m = fp_zone_list (row->s, row->hand, cards + n), checked = 0;

  for (guint i = 0; i < n; i++)
    move (row, cards[i], row->hand, FP_FACE_DOWN);
  for (guint i = n; i < n + m; i++)
    move (row, cards[i], other, FP_FACE_DOWN);
  for (guint i = 0; i < n + m; i++)
    if (!has_like (row, cards, n + m, i))
      {
        assert_knows (row, cards[i], FP_KNOWS_PLACE, FP_KNOWS_PLACE);
        checked++;
      }
  g_assert_cmpuint (checked, >=, 4);
}

/* A discard pile becomes the deck: everybody knows its contents and nobody the order. */
static void
test_shuffle (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  while (row->s->zones[row->deck].count > 0)
    move (row, row->s->zones[row->deck].first, row->discard, FP_FACE_UP);
  while (row->s->zones[row->discard].count > 0)
    move (row, row->s->zones[row->discard].first, row->deck, FP_FACE_DOWN);
  fp_shuffle (row->engine, row->deck);
  fp_knowledge_deduce (row->engine);
  FP_EACH_CARD (row->s, row->deck, card)
    assert_knows (row, card, FP_KNOWS_POOL, FP_KNOWS_POOL);
}

static void
test_arrange (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t cards[2] = { row->s->zones[row->deck].first, 0 };

  cards[1] = row->s->cards[cards[0]].next;
  for (guint i = 0; i < 2; i++)
    FP_EACH_SEAT (row->s, seat)
      fp_card_learned (row->engine, cards[i], seat);
  fp_knowledge_mixed (row->engine, cards, 2, 1 << BLUE);
  for (guint i = 0; i < 2; i++)
    assert_knows (row, cards[i], FP_KNOWS_POOL, FP_KNOWS_PLACE);
}

/* An envoy that was read stays known when nobody holds it any more. */
static void
test_envoy (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t envoy = row->s->zones[duel_find_zone ("envoys", FP_NOBODY)].first;

  assert_knows (row, envoy, FP_KNOWS_NOTHING, FP_KNOWS_NOTHING);
  fp_card_learned (row->engine, envoy, ORANGE);
  fp_card_hold (row->engine, envoy, ORANGE);
  fp_card_hold (row->engine, envoy, BLUE);
  fp_card_hold (row->engine, envoy, FP_NOBODY);
  assert_knows (row, envoy, FP_KNOWS_PLACE, FP_KNOWS_NOTHING);
}

/* Cards under a card go with it to another player, or to nobody. */
static void
test_under (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  uint16_t envoy = row->s->zones[duel_find_zone ("envoys", FP_NOBODY)].first;

  fp_card_hold (row->engine, envoy, BLUE);
  move (row, row->unknown, (uint16_t) fp_zone_under (row->engine, envoy, TRUE), FP_FACE_DOWN);
  assert_knows (row, row->unknown, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
  assert_knows (row, row->known, FP_KNOWS_POOL, FP_KNOWS_PLACE);
  fp_card_hold (row->engine, envoy, FP_NOBODY);
  fp_knowledge_deduce (row->engine);
  g_assert_cmpstr (fp_state_check (row->engine), ==, NULL);
  assert_knows (row, row->unknown, FP_KNOWS_NOTHING, FP_KNOWS_PLACE);
  assert_knows (row, row->known, FP_KNOWS_NOTHING, FP_KNOWS_PLACE);
  fp_card_hold (row->engine, envoy, ORANGE);
  fp_knowledge_deduce (row->engine);
  g_assert_cmpstr (fp_state_check (row->engine), ==, NULL);
  assert_knows (row, row->unknown, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
}

static guint
secrets_seen (Row *row, uint8_t viewer)
{
  g_autofree FpView *view = g_new0 (FpView, 1);
  guint seen = 0;

  fp_view_make (row->engine, viewer, view);
  for (guint i = 0; i < view->n_secrets; i++)
    {
      g_assert_true (view->secrets[i].seen || view->secrets[i].value == 0);
      seen += view->secrets[i].seen;
    }
  return seen;
}

/* A sealed secret is shown when all players have chosen, a kept one when a rule shows it. */
static void
test_secrets (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  int kept;

  fp_secret_keep (row->engine, 7, BLUE, 3, 1, 4);
  kept = fp_secret_seal (row->engine, BLUE, 2, FP_TYPE_NUMBER);
  g_assert_cmpuint (secrets_seen (row, BLUE), ==, 2);
  g_assert_cmpuint (secrets_seen (row, ORANGE), ==, 0);
  g_assert_cmpuint (secrets_seen (row, FP_NOBODY), ==, 0);
  fp_secret_look (row->engine, 7, BLUE, 0);
  g_assert_cmpuint (secrets_seen (row, ORANGE), ==, 1);
  fp_secret_show (row->engine, kept);
  g_assert_cmpuint (secrets_seen (row, ORANGE), ==, 2);
}

/* If a hand can hold only these cards, each is known until one becomes the plan, and again once the
 * plan is revealed. */
static void
test_deduced (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  hold_only (row, 3);
  FP_EACH_CARD (row->s, row->hand, card)
    assert_knows (row, card, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
  move (row, row->s->zones[row->hand].first, row->plan, FP_FACE_DOWN);
  FP_EACH_CARD (row->s, row->hand, card)
    assert_knows (row, card, FP_KNOWS_POOL, FP_KNOWS_PLACE);
  assert_knows (row, row->s->zones[row->plan].first, FP_KNOWS_POOL, FP_KNOWS_PLACE);
  fp_turn_card (row->engine, row->s->zones[row->plan].first, FP_FACE_UP);
  fp_knowledge_deduce (row->engine);
  FP_EACH_CARD (row->s, row->hand, card)
    assert_knows (row, card, FP_KNOWS_PLACE, FP_KNOWS_PLACE);
}

/* Blue knows its hand, and so the contents of its own deck, and a last card exactly. */
static void
test_own_deck (Row *row, gconstpointer data G_GNUC_UNUSED)
{
  while (row->s->zones[row->deck].count > 1)
    move (row, row->s->zones[row->deck].first, row->discard, FP_FACE_UP);
  assert_knows (row, row->s->zones[row->deck].first, FP_KNOWS_PLAYER, FP_KNOWS_PLACE);
}

#define ADD(path, function) g_test_add (path, Row, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/knowledge/hands", test_hands);
  g_test_add_func ("/knowledge/secret-choices", test_secret_choices);
  g_test_add_func ("/knowledge/unread-envoys", test_unread_envoys);
  g_test_add_func ("/knowledge/like-cards", test_like_cards);
  ADD ("/knowledge/face-up", test_face_up);
  ADD ("/knowledge/shown", test_shown);
  ADD ("/knowledge/look", test_look);
  ADD ("/knowledge/draw", test_draw);
  ADD ("/knowledge/gain", test_gain);
  ADD ("/knowledge/within", test_within);
  ADD ("/knowledge/only-card", test_only_card);
  ADD ("/knowledge/other-player", test_other_player);
  ADD ("/knowledge/onto-deck", test_onto_deck);
  ADD ("/knowledge/out-of-the-open", test_out_of_the_open);
  ADD ("/knowledge/swap", test_swap);
  ADD ("/knowledge/shuffle", test_shuffle);
  ADD ("/knowledge/arrange", test_arrange);
  ADD ("/knowledge/envoy", test_envoy);
  ADD ("/knowledge/under", test_under);
  ADD ("/knowledge/secrets", test_secrets);
  ADD ("/knowledge/deduced", test_deduced);
  ADD ("/knowledge/own-deck", test_own_deck);
  status = g_test_run ();
  duel_forget ();
  return status;
}
