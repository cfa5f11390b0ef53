/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Windows tell nobody what a hand holds: two games that differ in one card of one hand give all
 * others the same questions, options and log, and take the same time. */
#include "editions/mini/mini-game.h"

#include "editions/mini/mini.h"
#include "engine/effects/fp-trigger-window.h"
#include "engine/knowledge/fp-view.h"
#include "text/fp-text.h"

enum
{
  GAMES = 10, /* for each number of seats */
  EVERY = 9, /* answers between two compared positions */
  MOST_ANSWERS = 40, /* compared after each of these */
  DECK = 20, /* least cards in the deck: its last one isn't drawn meanwhile */
};

static const FpTextNames names = { { "Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Ida" } };

/* One of the two games, and what everybody notices of it. */
typedef struct
{
  FpEngine *engine;
  GString *noticed[FP_MAX_SEATS + 1]; /* by each seat, and by a bystander: log and pace */
} Game;

/* A window, asked or not, takes its time. */
static void
add_beat (Game *game, uint8_t seat)
{
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    g_string_append_printf (game->noticed[viewer], "a beat of %u\n", seat);
}

static void
on_forced (FpEngine *engine G_GNUC_UNUSED, const FpPendingDecision *pending, const FpOption *option G_GNUC_UNUSED,
           gpointer data)
{
  if (pending->kind == FP_DECIDE_WINDOW)
    add_beat (data, pending->seat);
}

static void
on_event (const FpEngine *engine, const FpEvent *event, gpointer data)
{
  Game *game = data;

  for (uint8_t viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    {
      g_autofree char *text = fp_text_event (engine, event, viewer == FP_MAX_SEATS ? FP_NOBODY : viewer, &names);

      if (text != NULL)
        g_string_append_printf (game->noticed[viewer], "%s\n", text);
    }
}

static Game *
game_new (const FpCatalog *catalog)
{
  Game *game = g_new0 (Game, 1);

  game->engine = mini_engine (fp_mini_edition (), catalog);
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    game->noticed[viewer] = g_string_new (NULL);
  return game;
}

static void
game_free (Game *game)
{
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    g_string_free (game->noticed[viewer], TRUE);
  mini_engine_free (game->engine);
  g_free (game);
}

static void
game_go_on_from (Game *game, const FpState *state)
{
  fp_state_copy (game->engine->state, state);
  fp_engine_use (game->engine, game->engine->state);
  game->engine->listener = on_event;
  game->engine->forced = on_forced;
  game->engine->listener_data = game->engine->forced_data = game;
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    g_string_truncate (game->noticed[viewer], 0);
}

/* Returns the open decision and its options as its seat meets it. Free with g_free (). */
static char *
question (Game *game, FpDecision *decision)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *sentence = NULL;
  char id[128];

  if (!fp_engine_decision (game->engine, decision))
    return g_strdup ("over");
  sentence = fp_text_decision (game->engine, decision, &names);
  g_string_append_printf (text, "%u %s %s\n", decision->seat, fp_decision_id (game->engine, decision, id, sizeof id),
                          sentence);
  for (guint i = 0; i < fp_engine_options (game->engine)->n; i++)
    g_string_append_printf (text, "%s\n",
                            fp_option_id (game->engine, &fp_engine_options (game->engine)->option[i], id, sizeof id));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Lets @seat pass in its windows. */
static void
pass (Game *game, uint8_t seat)
{
  FpDecision decision;

  while (fp_engine_decision (game->engine, &decision) && decision.kind == FP_DECIDE_WINDOW && decision.seat == seat)
    {
      add_beat (game, seat);
      fp_engine_answer (game->engine, fp_engine_options (game->engine)->n - 1);
    }
}

/* Returns a card of @seat's hand that nobody else knows, FP_NO_CARD: there is none. */
static uint16_t
secret_card (const FpState *s, uint8_t seat, GRand *random)
{
  const FpZone *hand = &s->zones[mini_zone (seat, MINI_HAND_ZONE)];
  guint nth = hand->count > 0 ? (guint) g_rand_int_range (random, 0, hand->count) : 0;

  FP_EACH_CARD (s, mini_zone (seat, MINI_HAND_ZONE), card)
    if (nth-- == 0)
      return s->cards[card].known == 1U << seat ? card : FP_NO_CARD;
  return FP_NO_CARD;
}

/* Two cards that have changed places in the second game: one of a hand, one of the deck. */
typedef struct
{
  uint16_t held, other;
} Exchanged;

/* Lets @cards change places. Returns FALSE if that changes nothing. */
static gboolean
exchange (FpEngine *e, const Exchanged *cards)
{
  FpState *s = e->state;
  uint16_t def = s->cards[cards->held].def;

  if (s->zones[MINI_DECK].count < DECK || s->cards[cards->other].known != 0 || s->cards[cards->other].def == def)
    return FALSE;
  fp_effect_remove_card (e, cards->held);
  s->cards[cards->held].def = s->cards[cards->other].def;
  s->cards[cards->other].def = def;
  fp_effect_update_card (e, cards->held);
  return TRUE;
}

/* Both games have told everybody but @seat the same. */
static void
assert_same (Game *one, Game *two, uint8_t seat)
{
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    {
      const char *a = one->noticed[viewer]->str, *b = two->noticed[viewer]->str;

      for (; viewer != seat && *a != '\0' && *a == *b; a++, b++)
        ;
      if (viewer != seat && *a != *b)
        g_error ("seat %u notices what seat %u holds:\n%s\nor\n%s", viewer, seat, a, b);
    }
}

/* Returns TRUE while the exchanged cards still lie there. */
static gboolean
is_held (const Game *game, uint8_t seat, const Exchanged *cards)
{
  const FpCard *rows = game->engine->state->cards;

  return rows[cards->held].zone == mini_zone (seat, MINI_HAND_ZONE) && rows[cards->other].zone == MINI_DECK;
}

/* Plays both games on with the same answers. @seat, which holds one of @cards, only passes. The
 * comparison ends where it must choose among its cards, or one of @cards is no longer there.
 * Returns the number of compared answers. */
static guint
compare (Game *one, Game *two, uint8_t seat, const Exchanged *cards, GRand *random)
{
  guint n = 0;

  for (; n < MOST_ANSWERS; n++)
    {
      FpDecision decision, other;
      g_autofree char *asked = NULL, *asked_too = NULL;
      guint answer;

      pass (one, seat);
      pass (two, seat);
      if (!is_held (one, seat, cards) || !is_held (two, seat, cards))
        return n;
      asked = question (one, &decision);
      asked_too = question (two, &other);
      if (fp_engine_over (one->engine) || fp_engine_over (two->engine) ||
          ((decision.seat == seat || other.seat == seat) && strcmp (asked, asked_too) != 0))
        return n;
      assert_same (one, two, seat);
      g_assert_cmpstr (asked, ==, asked_too);
      answer = (guint) g_rand_int_range (random, 0, (gint32) fp_engine_options (one->engine)->n);
      if (decision.kind == FP_DECIDE_WINDOW)
        {
          add_beat (one, decision.seat);
          add_beat (two, decision.seat);
        }
      fp_engine_answer (one->engine, answer);
      fp_engine_answer (two->engine, answer);
    }
  return n;
}

/* Compares the position of @engine with one in which a hand holds another card. */
static guint
compare_at (FpEngine *engine, Game *one, Game *two, GRand *random)
{
  const FpState *s = engine->state;
  uint8_t seat = (uint8_t) g_rand_int_range (random, 0, s->head.n_seats);
  const Exchanged cards = { secret_card (s, seat, random), s->zones[MINI_DECK].last };

  if (cards.held == FP_NO_CARD || cards.other == FP_NO_CARD || s->head.pending.seat == seat)
    return 0;
  game_go_on_from (one, s);
  game_go_on_from (two, s);
  return exchange (two->engine, &cards) ? compare (one, two, seat, &cards, random) : 0;
}

static void
test_hands (gconstpointer data)
{
  guint n_seats = GPOINTER_TO_UINT (data), compared = 0, made = 0;
  FpCatalog *catalog = mini_catalog ();
  FpEngine *engine = mini_engine (fp_mini_edition (), catalog);
  Game *one = game_new (catalog), *two = game_new (catalog);

  for (guint number = 0; number < GAMES; number++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (number + 1);

      for (fp_engine_start (engine, n_seats, number + 1, 0); !fp_engine_over (engine); mini_answer (engine, random))
        if (made++ % EVERY == 0)
          compared += compare_at (engine, one, two, random);
    }
  g_test_message ("%u seats: %u answers compared", n_seats, compared);
  g_assert_cmpuint (compared, >, GAMES);
  game_free (one);
  game_free (two);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

/* Returns the players besides the first to whom the same happens in the window @decision. */
static FpSeats
others_of (const FpState *s, const FpDecision *decision)
{
  const FpAction *first = &s->actions[decision->arg[FP_WINDOW_FIRST]];
  FpSeats seats = 0;

  for (int row = decision->arg[FP_WINDOW_FIRST]; row <= decision->arg[FP_WINDOW_LAST]; row++)
    if (s->actions[row].procedure == first->procedure && s->actions[row].who != FP_NOBODY)
      seats = (FpSeats) (seats | 1U << s->actions[row].who);
  if (first->who == FP_NOBODY || decision->moment != first->procedure)
    return 0;
  return (FpSeats) (seats & ~(1U << first->who));
}

/* Returns what is said of @seats to @viewer: “So do you, Cy and Dee.” Free with g_free (). */
static char *
said_of (FpSeats seats, uint8_t viewer)
{
  g_autoptr (GString) text = g_string_new (NULL);
  FpSeats left = (FpSeats) (seats & ~(1U << viewer));
  gboolean also_you = left != seats, one = (seats & (seats - 1)) == 0;

  g_string_append (text, one && !also_you ? "So does " : "So do ");
  if (also_you)
    g_string_append (text, "you");
  for (uint8_t seat = 0; seat < FP_MAX_SEATS; seat++)
    if (left >> seat & 1)
      {
        gboolean last = left >> seat == 1, begins = !also_you && (left & ((1U << seat) - 1)) == 0;

        g_string_append_printf (text, "%s%s", begins ? "" : last ? " and " : ", ", names.names[seat]);
      }
  g_string_append_c (text, '.');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Checks the line below the open question if it is a window about several players. Returns which
 * sentence it had, bit per sentence: one other player, several, and the asked player among them. */
static guint
check_several (FpEngine *engine)
{
  FpDecision decision;
  g_autofree char *said = NULL;
  g_autofree char *stake = NULL;
  FpSeats seats;

  if (!fp_engine_decision (engine, &decision) || decision.kind != FP_DECIDE_WINDOW)
    return 0;
  seats = others_of (engine->state, &decision);
  if (seats == 0)
    return 0;
  said = said_of (seats, decision.seat);
  stake = fp_text_stake (engine, &decision, &names);
  if (!g_str_has_suffix (stake, said))
    g_error ("“%s” doesn't end with “%s”", stake, said);
  return seats >> decision.seat & 1 ? 4 : (seats & (seats - 1)) == 0 ? 1 : 2;
}

/* A window about several players names all of them. */
static void
test_several (void)
{
  FpCatalog *catalog = mini_catalog ();
  FpEngine *engine = mini_engine (fp_mini_edition (), catalog);
  guint said = 0;

  for (guint number = 0; number < GAMES; number++)
    {
      g_autoptr (GRand) random = g_rand_new_with_seed (number + 1);

      for (fp_engine_start (engine, 4, number + 1, 0); !fp_engine_over (engine); mini_answer (engine, random))
        said |= check_several (engine);
    }
  g_assert_cmphex (said, ==, 7);
  mini_engine_free (engine);
  fp_catalog_free (catalog);
}

int
main (int argc, char **argv)
{
  static const guint seats[] = { 2, 3, 5, 8 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mini/windows/several", test_several);
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *path = g_strdup_printf ("/mini/windows/%u", seats[i]);

      g_test_add_data_func (path, GUINT_TO_POINTER (seats[i]), test_hands);
    }
  return g_test_run ();
}
