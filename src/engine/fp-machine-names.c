/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names that every edition's cards can use (card-language.md 2.9), and the functions. */
#include "engine/fp-expression-private.h"

#include "engine/fp-engine.h"

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
};

static void
players (FpValue *io, int mask)
{
  io->type = mask != 0 ? FP_TYPE_PLAYERS : FP_TYPE_NOTHING;
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

/* The opponent of the player of the card; of the player the line is about where the card has none. */
static void
get_opponent (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, everyone (c) & ~(c->me != FP_NOBODY ? seat_mask (c->me) : c->they));
}

static void
get_opponent_of (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, everyone (c) & ~(1 << io->number));
}

static void
get_everyone (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  players (io, everyone (c));
}

/* “Nobody” is a set of players, not nothing: it can be compared. */
static void
get_nobody (FpContext *c G_GNUC_UNUSED, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->type = FP_TYPE_PLAYERS;
  io->number = 0;
}

static void
get_winner (FpContext *c, FpValue *io, int loser)
{
  const FpState *s = c->engine->state;
  int seat = FP_NOBODY;

  if (fp_state_in_encounter (s))
    seat = loser ? fp_state_encounter_const (s)->loser : fp_state_encounter_const (s)->winner;
  players (io, seat_mask (seat));
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
get_icon (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  const FpCard *card = &c->engine->state->cards[io->number];

  io->number = fp_catalog_card (c->engine->catalog, card->def)->icon[card->face & 1];
  io->type = FP_TYPE_WORD;
}

static void
get_face_up (FpContext *c, FpValue *io, int arg G_GNUC_UNUSED)
{
  io->number = (c->engine->state->cards[io->number].flags & FP_CARD_FACE_UP) != 0;
  io->type = FP_TYPE_YES_NO;
}

/* Whether the rule's own player knows that the card lies there. */
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

const FpName fp_machine_names[] = {
  { .name = "me", .gives = FP_TYPE_PLAYERS, .get = get_me },
  { .name = "opponent", .gives = FP_TYPE_PLAYERS, .get = get_opponent },
  { .name = "everyone", .gives = FP_TYPE_PLAYERS, .get = get_everyone },
  { .name = "nobody", .gives = FP_TYPE_PLAYERS, .get = get_nobody },
  { .name = "winner", .gives = FP_TYPE_PLAYERS, .get = get_winner, .arg = 0 },
  { .name = "loser", .gives = FP_TYPE_PLAYERS, .get = get_winner, .arg = 1 },
  { .name = "here", .gives = FP_TYPE_PLANETS, .get = get_here },
  { .name = "this", .gives = FP_TYPE_CARDS, .get = get_this },
  { .name = "opponent", .of = FP_TYPE_PLAYERS, .gives = FP_TYPE_PLAYERS, .get = get_opponent_of },
  { .name = "printed", .of = FP_TYPE_CARDS, .gives = FP_TYPE_NUMBER, .get = get_printed },
  { .name = "kind", .of = FP_TYPE_CARDS, .gives = FP_TYPE_WORD, .words = FP_WORDS_KIND, .get = get_kind },
  { .name = "icon", .of = FP_TYPE_CARDS, .gives = FP_TYPE_WORD, .words = FP_WORDS_ICON, .get = get_icon },
  { .name = "face-up", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_face_up },
  { .name = "known", .of = FP_TYPE_CARDS, .gives = FP_TYPE_YES_NO, .get = get_known },
  { .name = "holder", .of = FP_TYPE_CARDS, .gives = FP_TYPE_PLAYERS, .get = get_holder },
  { .name = NULL },
};
