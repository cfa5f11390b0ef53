/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Built-in names and functions, which the cards of every edition can use
 * (docs/design/card-language.md 2.9). */
#include "engine/expression/fp-expression-private.h"

#include "engine/runner/fp-actions.h"
#include "engine/runner/fp-encounter.h"
#include "engine/runner/fp-splits.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

const FpCallDef fp_calls[FP_N_CALLS] = {
  [FP_CALL_COUNT] = { "count", FP_TYPE_NOTHING, FP_TYPE_NOTHING, FP_TYPE_NUMBER },
  [FP_CALL_ANY] = { "any", FP_TYPE_NOTHING, FP_TYPE_NOTHING, FP_TYPE_YES_NO },
  [FP_CALL_EVEN] = { "even", FP_TYPE_NUMBER, FP_TYPE_NOTHING, FP_TYPE_YES_NO },
  [FP_CALL_ODD] = { "odd", FP_TYPE_NUMBER, FP_TYPE_NOTHING, FP_TYPE_YES_NO },
  [FP_CALL_PRIME] = { "prime", FP_TYPE_NUMBER, FP_TYPE_NOTHING, FP_TYPE_YES_NO },
  [FP_CALL_REVERSED] = { "reversed", FP_TYPE_NUMBER, FP_TYPE_NOTHING, FP_TYPE_NUMBER },
  [FP_CALL_HIGHEST] = { "highest", FP_TYPE_CARDS, FP_TYPE_NOTHING, FP_TYPE_CARDS },
  [FP_CALL_LOWEST] = { "lowest", FP_TYPE_CARDS, FP_TYPE_NOTHING, FP_TYPE_CARDS },
  [FP_CALL_TOP] = { "top", FP_TYPE_NUMBER, FP_TYPE_CARDS, FP_TYPE_CARDS },
  [FP_CALL_SHIPS] = { "ships", FP_TYPE_PLAYERS, FP_TYPE_PLANETS, FP_TYPE_NUMBER },
  [FP_CALL_MOST] = { "most", FP_TYPE_PLAYERS, FP_TYPE_NUMBER, FP_TYPE_PLAYERS },
  [FP_CALL_HALVES] = { "halves", FP_TYPE_CARDS, FP_TYPE_NOTHING, FP_TYPE_HALVES },
};

static void
players (FpValue *io, int mask)
{
  io->type = mask != 0 ? FP_TYPE_PLAYERS : FP_TYPE_NOTHING;
  io->number = mask;
}

/* “Nobody” is a set of players, not nothing: it can be compared. */
static void
some_players (FpValue *io, int mask)
{
  io->type = FP_TYPE_PLAYERS;
  io->number = mask;
}

static int
seat_mask (int seat)
{
  return seat < FP_MAX_SEATS ? 1 << seat : 0;
}

static int
everyone (const FpContext *c)
{
  return (1 << c->engine->state->head.n_seats) - 1;
}

static void
get_me (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, seat_mask (c->me));
}

static void
get_opponent_of (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, everyone (c) & ~(1 << io->number));
}

/* Yields the players that “others”, and in a game for two “opponent”, stands for: all but the
 * card's own player. If the card has no player, yields all but those the line is about. */
static void
get_others (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, everyone (c) & ~(c->me != FP_NOBODY ? seat_mask (c->me) : c->they));
}

static void
get_everyone (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, everyone (c));
}

static void
get_nobody (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  some_players (io, 0);
}

/* If all players lose, the winner is nobody and every player a loser. */
static void
get_winner (FpContext *c, FpValue *io, int loser)
{
  const FpState *s = c->engine->state;
  const FpEncounter *encounter = fp_state_in_encounter (s) ? fp_state_encounter_const (s) : NULL;

  if (encounter == NULL || !fp_encounter_is_decided (c->engine, encounter))
    players (io, 0);
  else
    some_players (io, loser ? encounter->losers : encounter->winners);
}

static void
get_here (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;

  if (!fp_state_in_encounter (s) || fp_state_encounter_const (s)->place == FP_NO_PLACE)
    {
      io->type = FP_TYPE_NOTHING;
      return;
    }
  fp_value_one (c, io, FP_TYPE_PLANETS, fp_state_encounter_const (s)->place);
}

static void
get_this (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  fp_expression_read_own (c);
  if (c->card == FP_NO_CARD)
    {
      io->type = FP_TYPE_NOTHING;
      return;
    }
  fp_value_one (c, io, FP_TYPE_CARDS, c->card);
}

static void
get_printed (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = fp_engine_def (c->engine, (uint16_t) io->number)->value;
  io->type = FP_TYPE_NUMBER;
}

static void
get_kind (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = fp_engine_def (c->engine, (uint16_t) io->number)->kind;
  io->type = FP_TYPE_WORD;
}

static void
get_face_up (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = (c->engine->state->cards[io->number].flags & FP_CARD_FACE_UP) != 0;
  io->type = FP_TYPE_YES_NO;
}

/* Yields TRUE if the card lies face up or the rule's own player knows it. */
static void
get_known (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpCard *card = &c->engine->state->cards[io->number];

  io->number = (card->flags & FP_CARD_FACE_UP) != 0 || (c->me != FP_NOBODY && (card->known & seat_mask (c->me)) != 0);
  io->type = FP_TYPE_YES_NO;
}

static void
get_holder (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, seat_mask (c->engine->state->cards[io->number].holder));
}

/* Yields the owner of the pile, or the holder of a card in a pile without owner. */
static void
get_owner (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, seat_mask (fp_card_owner (c->engine->state, (uint16_t) io->number)));
}

/* Yields the cards under or on the card. Without any, yields an empty set and not nothing. */
static void
get_under (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  /* FALSE only looks the zone up. The engine is writable because the function can also make it. */
  int zone = fp_zone_under ((FpEngine *) c->engine, (uint16_t) io->number, FALSE);

  *io = (FpValue){ .type = zone < 0 ? FP_TYPE_CARDS : FP_TYPE_ZONE, .number = zone };
  fp_value_cards (c, io);
}

void
fp_get_words (FpContext *c, FpValue *io, int end)
{
  guint n = (guint) end - 1;
  uint16_t *items = fp_context_take (c, &n);

  for (guint i = 0; i < n; i++)
    items[i] = (uint16_t) (i + 1);
  *io = (FpValue){ .type = FP_TYPE_WORD, .n_items = n, .items = items };
}

/* Members of `that`. */

static const FpAction *
action_of (const FpContext *c)
{
  return &c->engine->state->actions[c->action];
}

static void
get_that_who (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  some_players (io, seat_mask (action_of (c)->who));
}

/* FP_NOBODY stands for the rules of the game. */
static void
get_that_by (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  some_players (io, seat_mask (action_of (c)->by));
}

static void
set_word (FpValue *io, int word)
{
  *io = fp_value_of (word != 0 ? FP_TYPE_WORD : FP_TYPE_NOTHING, word);
}

static void
get_that_cause (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  set_word (io, action_of (c)->cause);
}

static void
get_that_role (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  set_word (io, action_of (c)->word);
}

static void
get_that_count (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  *io = fp_value_of (FP_TYPE_NUMBER, action_of (c)->count);
}

static void
get_that_cards (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_action_cards (c->engine, action_of (c), cards);
  uint16_t *items = fp_context_take (c, &n);

  memcpy (items, cards, n * sizeof *items);
  *io = (FpValue){ .type = FP_TYPE_CARDS, .n_items = n, .items = items };
}

/* Yields the ships on a card. Ships of the player the line is about come before those of the first
 * player with ships there. */
static void
get_ships_on (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  uint8_t place = fp_place_on ((FpEngine *) c->engine, (uint16_t) io->number, FALSE);
  FpValue pile = { .type = FP_TYPE_NOTHING, .place = place };

  FP_EACH_SEAT (s, seat)
    if (place != FP_NO_PLACE && s->places[place].ships[seat] > 0 &&
        (pile.type == FP_TYPE_NOTHING || c->they == (FpSeats) (1 << seat)))
      {
        pile.type = FP_TYPE_SHIPS;
        pile.seat = seat;
      }
  *io = pile;
}

/* Yields the ships of an action that leave several places. */
static void
get_ships_of_places (FpContext *c, FpValue *io, const FpAction *action)
{
  uint8_t places[FP_MAX_SPLITS], most[FP_MAX_SPLITS];
  guint n;
  const FpSplit *rows = fp_split_rows_const (c->engine->state, action, FALSE, &n);

  for (guint i = 0; i < n; i++)
    {
      places[i] = rows[i].place;
      most[i] = rows[i].count;
    }
  fp_value_ships (c, io, action->who, places, most, n);
}

/* Yields the action's count of ships, taken from its origin. */
static void
get_that_ships (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpAction *action = action_of (c);

  if ((action->flags & FP_ACTION_FROM_SEVERAL) && action->who != FP_NOBODY && action->count > 0)
    get_ships_of_places (c, io, action);
  else if (action->from >= c->engine->state->head.n_places || action->who == FP_NOBODY || action->count <= 0)
    *io = fp_value_of (FP_TYPE_NOTHING, 0);
  else
    *io = (FpValue){ .type = FP_TYPE_SHIPS, .place = action->from, .seat = action->who, .high = action->count };
}

/* Yields the planets among the several places that the action's ships go to or leave. */
static void
get_that_places (FpContext *c, FpValue *io, const FpSplit *rows, guint n)
{
  guint capacity = n;
  uint16_t *items = fp_context_take (c, &capacity);

  *io = (FpValue){ .type = FP_TYPE_PLANETS, .items = items };
  for (guint i = 0; i < n && io->n_items < capacity; i++)
    if (rows[i].count > 0 && fp_place_is_planet (c->engine, rows[i].place))
      items[io->n_items++] = rows[i].place;
}

/* Yields the planet that the action goes to (@to) or comes from. Any other place yields nothing. */
static void
get_that_place (FpContext *c, FpValue *io, int to)
{
  uint8_t place = to ? action_of (c)->to : action_of (c)->from;
  guint n;
  const FpSplit *rows = fp_split_rows_const (c->engine->state, action_of (c), to != 0, &n);

  if (n > 0)
    get_that_places (c, io, rows, n);
  else if (fp_place_is_planet (c->engine, place))
    fp_value_one (c, io, FP_TYPE_PLANETS, place);
  else
    *io = fp_value_of (FP_TYPE_NOTHING, 0);
}

/* Yields the planets on which the action leaves no ship of its player. */
static void
get_that_emptied (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpState *s = c->engine->state;
  const FpAction *action = action_of (c);
  FpSplit one = { .place = action->from, .count = (uint8_t) CLAMP (action->count, 0, UINT8_MAX) };
  guint n = 0, capacity;
  const FpSplit *rows = fp_split_rows_const (s, action, FALSE, &n);
  uint16_t *items;

  if (n == 0)
    rows = &one;
  n = MAX (n, 1);
  capacity = n;
  items = fp_context_take (c, &capacity);
  *io = (FpValue){ .type = FP_TYPE_PLANETS, .items = items };
  for (guint i = 0; i < n && io->n_items < capacity && action->who != FP_NOBODY; i++)
    if (fp_place_is_planet (c->engine, rows[i].place) && s->places[rows[i].place].ships[action->who] <= rows[i].count)
      items[io->n_items++] = rows[i].place;
}

const FpNameDef fp_builtin_names[] = {
  { .name = "me", .gives = FP_TYPE_PLAYERS, .get = get_me, .reads = FP_READS_SUBJECT },
  { .name = "opponent",
    .gives = FP_TYPE_PLAYERS,
    .get = get_others,
    .many = FP_MANY_BUT_ONE,
    .reads = FP_READS_SUBJECT },
  { .name = "others", .gives = FP_TYPE_PLAYERS, .get = get_others, .many = FP_MANY_SEVERAL, .reads = FP_READS_SUBJECT },
  { .name = "everyone",
    .gives = FP_TYPE_PLAYERS,
    .get = get_everyone,
    .many = FP_MANY_SEVERAL,
    .reads = FP_READS_SUBJECT },
  { .name = "nobody", .gives = FP_TYPE_PLAYERS, .get = get_nobody },
  { .name = "winner", .gives = FP_TYPE_PLAYERS, .get = get_winner, .arg = 0, .many = FP_MANY_UNKNOWN },
  { .name = "loser", .gives = FP_TYPE_PLAYERS, .get = get_winner, .arg = 1, .many = FP_MANY_UNKNOWN },
  { .name = "here", .gives = FP_TYPE_PLANETS, .get = get_here },
  { .name = "this", .gives = FP_TYPE_CARDS, .get = get_this },
  { .name = "opponent",
    .of = FP_TYPE_PLAYERS,
    .gives = FP_TYPE_PLAYERS,
    .get = get_opponent_of,
    .many = FP_MANY_BUT_ONE,
    .reads = FP_READS_SUBJECT },
  { .name = "printed", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_printed, .reads = FP_READS_SUBJECT },
  { .name = "kind",
    .of = FP_TYPE_CARDS,
    .gives = FP_TYPE_WORD,
    .words = FP_WORD_LIST_KIND,
    .get = get_kind,
    .reads = FP_READS_SUBJECT },
  { .name = "face-up", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_face_up, .reads = FP_READS_SUBJECT },
  { .name = "known", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_known, .reads = FP_READS_SUBJECT },
  { .name = "holder", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLAYERS, .get = get_holder },
  { .name = "owner", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLAYERS, .get = get_owner },
  { .name = "ships", .of = FP_TYPE_CARDS, .gives = FP_TYPE_SHIPS, .get = get_ships_on },
  { .name = "under", .of = FP_TYPE_CARDS, .gives = FP_TYPE_CARDS, .get = get_under },
  { .name = "who", .of = FP_TYPE_ACTION, .gives = FP_TYPE_PLAYERS, .get = get_that_who },
  { .name = "by", .of = FP_TYPE_ACTION, .gives = FP_TYPE_PLAYERS, .get = get_that_by },
  { .name = "cause", .of = FP_TYPE_ACTION, .gives = FP_TYPE_WORD, .words = FP_WORD_LIST_CAUSE, .get = get_that_cause },
  { .name = "cards", .of = FP_TYPE_ACTION, .gives = FP_TYPE_CARDS, .get = get_that_cards },
  { .name = "ships", .of = FP_TYPE_ACTION, .gives = FP_TYPE_SHIPS, .get = get_that_ships },
  { .name = "count", .of = FP_TYPE_ACTION, .gives = FP_TYPE_NUMBER, .get = get_that_count },
  { .name = "from",
    .of = FP_TYPE_ACTION,
    .gives = FP_TYPE_PLANETS,
    .get = get_that_place,
    .arg = 0,
    .many = FP_MANY_UNKNOWN },
  { .name = "to",
    .of = FP_TYPE_ACTION,
    .gives = FP_TYPE_PLANETS,
    .get = get_that_place,
    .arg = 1,
    .many = FP_MANY_UNKNOWN },
  { .name = "emptied",
    .of = FP_TYPE_ACTION,
    .gives = FP_TYPE_PLANETS,
    .get = get_that_emptied,
    .many = FP_MANY_SEVERAL },
  { .name = "role", .of = FP_TYPE_ACTION, .gives = FP_TYPE_WORD, .words = FP_WORD_LIST_ROLE, .get = get_that_role },
  { .name = NULL },
};
