/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Components of the game: the cards, places and zones of a new game, and the start of a position.
 * Each card begins in its own deck, unshuffled. */
#include "editions/duel/duel-private.h"

#define KIND(kind) (1U << DUEL_KIND_##kind)
#define HAND_CARDS (KIND (PLAN) | KIND (REINFORCEMENT))
#define DUEL_SLOTS(id, seat, visibility, up, ...)                                            \
  { id, seat, visibility, up, __VA_ARGS__ }, { id "-2", seat, visibility, up, __VA_ARGS__ }, \
  {                                                                                          \
    id "-3", seat, visibility, up, __VA_ARGS__                                               \
  }
#define DUEL_SEAT(seat)                                                                                           \
  { "hand", seat, FP_VISIBLE_TO_OWNER, FALSE, .kinds = HAND_CARDS, .listed = FP_LISTED_CARDS },                   \
      { "deck", seat, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = HAND_CARDS, .listed = FP_LISTED_DECK },               \
      { "discard", seat, FP_VISIBLE_TO_ALL, TRUE, .pile = TRUE, .kinds = HAND_CARDS, .listed = FP_LISTED_CARDS }, \
      { "ready", seat, FP_VISIBLE_TO_ALL, TRUE, TRUE, .kinds = KIND (TACTIC), .listed = FP_LISTED_DECK },         \
      { "spent", seat, FP_VISIBLE_TO_ALL, TRUE, TRUE, .kinds = KIND (TACTIC), .listed = FP_LISTED_CARDS },        \
      { "alien", seat, FP_VISIBLE_BY_CARD, TRUE, .listed = FP_LISTED_SHEET },                                     \
      DUEL_SLOTS ("plan", seat, FP_VISIBLE_TO_OWNER, FALSE, .chosen = TRUE),                                      \
      DUEL_SLOTS ("tactic", seat, FP_VISIBLE_TO_OWNER, FALSE, .chosen = FALSE),                                   \
      DUEL_SLOTS ("beside", seat, FP_VISIBLE_TO_ALL, TRUE, .chosen = FALSE)

const FpZoneDef duel_zones[DUEL_N_ZONES] = {
  DUEL_SEAT (0),
  DUEL_SEAT (1),
  [DUEL_DISCOVERY] = { "discovery", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .listed = FP_LISTED_DECK },
  [DUEL_EVENT] = { "event", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .listed = FP_LISTED_DECK },
  [DUEL_REFRESH] = { "refresh", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .listed = FP_LISTED_DECK },
  [DUEL_REINFORCEMENTS] = { "reinforcements", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = KIND (REINFORCEMENT),
                            .listed = FP_LISTED_DECK },
  [DUEL_PLANETS] = { "planets", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = KIND (PLANET),
                     .listed = FP_LISTED_DECK },
  [DUEL_TABLE] = { "table", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .listed = FP_LISTED_PLANETS },
  [DUEL_PAST] = { "past", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .pile = TRUE,
                  .kinds = KIND (DISCOVERY) | KIND (EVENT) | KIND (REFRESH), .listed = FP_LISTED_DRAWN },
  [DUEL_ENVOYS] = { "envoys", FP_NOBODY, FP_VISIBLE_BY_CARD, FALSE, .kinds = KIND (ENVOY), .listed = FP_LISTED_ALLIES },
  [DUEL_ENVOYS_A] = { "envoys-a", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = KIND (ENVOY),
                      .listed = FP_LISTED_DECK },
  [DUEL_ENVOYS_B] = { "envoys-b", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = KIND (ENVOY),
                      .listed = FP_LISTED_DECK },
  [DUEL_ENVOYS_C] = { "envoys-c", FP_NOBODY, FP_VISIBLE_TO_NOBODY, FALSE, .kinds = KIND (ENVOY),
                      .listed = FP_LISTED_DECK },
  [DUEL_ALIENS] = { "aliens", FP_NOBODY, FP_VISIBLE_BY_CARD, TRUE, .kinds = KIND (ALIEN), .listed = FP_LISTED_DECK },
  [DUEL_BOX] = { "box", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .kinds = KIND (OVERLAY), .listed = FP_LISTED_DECK },
  [DUEL_COPIES] = { "copies", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .listed = FP_LISTED_SILENT },
  [DUEL_REMOVED] = { "removed", FP_NOBODY, FP_VISIBLE_BY_CARD, TRUE, .listed = FP_LISTED_REMOVED },
  [DUEL_MODULES] = { "modules", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, .listed = FP_LISTED_SILENT },
};

/* After set-up five ships of each player are in the Warp (rulebook p. 6, “Prepare the Warp”). */
const FpPositionPlace duel_position_places[DUEL_N_POSITION_PLACES] = {
  { "supply", DUEL_SUPPLY, .of_seat = TRUE, .rest = TRUE },
  { "warp", DUEL_WARP, .of_seat = TRUE, .rest = TRUE, .usual = 5 },
};

/* “destiny”: the next destiny card is about to be drawn. The icon of the one before names its
 * deck. */
const FpStartDef duel_starts[DUEL_N_STARTS] = {
  { "destiny" },
  { "setup" },
  { "duel", FP_START_PLACE | FP_START_NUMBER | FP_START_CARD },
  { "contest", FP_START_CARD },
};

static uint16_t
make_card (FpEngine *e, guint def, uint16_t zone, gboolean face_up, uint8_t holder)
{
  FpState *s = e->state;
  uint16_t card = s->head.n_cards++;

  if (card >= FP_MAX_CARDS)
    g_error ("more than %d cards", FP_MAX_CARDS);
  s->cards[card] = (FpCard){ .def = (uint16_t) def, .next = FP_NO_CARD, .prev = FP_NO_CARD, .holder = holder };
  if (face_up)
    {
      s->cards[card].flags = FP_CARD_FACE_UP;
      s->cards[card].known = 0x3;
    }
  else
    {
      /* Both players know which cards the game contains. */
      s->cards[card].pooled = 0x3;
      s->zones[zone].pooled = 0x3;
    }
  fp_zone_add_bottom (s, zone, card);
  return card;
}

static void
make_planet (FpEngine *e, guint def)
{
  FpState *s = e->state;

  if (s->head.n_places == FP_MAX_PLACES)
    g_error ("more than %d planets", FP_MAX_PLACES - DUEL_FIRST_PLANET);
  s->places[s->head.n_places++] = (FpPlace){ .card = make_card (e, def, DUEL_PLANETS, FALSE, FP_NOBODY) };
}

/* Makes all copies of definition @def where they lie before set-up. Plans and tactics are made once
 * for each player. */
static void
make_copies (FpEngine *e, guint def)
{
  const FpCardDef *card = fp_catalog_card (e->catalog, def);

  for (guint copy = 0; copy < MAX (card->copies, 1); copy++)
    if (card->kind == DUEL_KIND_PLAN)
      FP_EACH_SEAT (e->state, seat)
        make_card (e, def, duel_zone (seat, DUEL_DECK), FALSE, FP_NOBODY);
    else if (card->kind == DUEL_KIND_TACTIC)
      FP_EACH_SEAT (e->state, seat)
        make_card (e, def, duel_zone (seat, DUEL_READY), TRUE, seat);
    else if (card->kind == DUEL_KIND_REINFORCEMENT)
      make_card (e, def, DUEL_REINFORCEMENTS, FALSE, FP_NOBODY);
    else if (card->kind == DUEL_KIND_PLANET)
      make_planet (e, def);
    else if (card->kind == DUEL_KIND_ENVOY)
      make_card (e, def, (uint16_t) (DUEL_ENVOYS_A + card->field[DUEL_FIELD_DECK] - DUEL_ENVOY_DECK_A), FALSE,
                 FP_NOBODY);
    else if (card->kind == DUEL_KIND_ALIEN)
      make_card (e, def, DUEL_ALIENS, TRUE, FP_NOBODY);
    else if (card->kind == DUEL_KIND_OVERLAY)
      make_card (e, def, DUEL_BOX, TRUE, FP_NOBODY);
    else if (card->kind == DUEL_KIND_MODULE)
      fp_effect_update_card (e, make_card (e, def, DUEL_MODULES, TRUE, FP_NOBODY));
    else if (card->kind == DUEL_KIND_DISCOVERY)
      make_card (e, def, DUEL_DISCOVERY, FALSE, FP_NOBODY);
    else if (card->kind == DUEL_KIND_EVENT)
      make_card (e, def, DUEL_EVENT, FALSE, FP_NOBODY);
    else if (card->kind == DUEL_KIND_REFRESH)
      make_card (e, def, DUEL_REFRESH, FALSE, FP_NOBODY);
}

/* Returns TRUE if the card @def takes part: one of the box, or of any set if the set-up allows all.
 * A card that replaces one of the box is of the box. */
static gboolean
is_wanted (const FpEngine *e, guint def)
{
  const char *box = fp_catalog_card (e->catalog, def)->box;

  return (e->state->head.options & DUEL_OPTION_BOX_ONLY) == 0 || g_strcmp0 (box, e->edition->id) == 0;
}

static void
make_places (FpState *s)
{
  for (guint i = 0; i < DUEL_FIRST_PLANET; i++)
    s->places[i] = (FpPlace){ .card = FP_NO_CARD };
  s->head.n_places = DUEL_FIRST_PLANET;
  FP_EACH_SEAT (s, seat)
    s->places[DUEL_SUPPLY].ships[seat] = DUEL_SHIPS;
}

void
duel_begin (FpEngine *e, guint n_seats)
{
  FpState *s = e->state;

  for (guint zone = 0; zone < DUEL_N_ZONES; zone++)
    s->zones[zone] =
        (FpZone){ .first = FP_NO_CARD, .last = FP_NO_CARD, .under = FP_NO_CARD, .owner = duel_zones[zone].owner };
  s->head.n_zones = DUEL_N_ZONES;
  for (uint8_t seat = 0; seat < n_seats; seat++)
    s->head.seats[seat] = (FpSeatRow){
      .person = seat, .colour = seat, .role = seat == 0 ? DUEL_LEADER : DUEL_STRAGGLER, .hand_limit = DUEL_HAND_LIMIT
    };
  make_places (s);
  for (guint def = 0; def < e->catalog->cards->len; def++)
    if (is_wanted (e, def))
      make_copies (e, def);
  s->head.table[DUEL_NEXT] = DUEL_KIND_DISCOVERY;
  s->head.table[DUEL_CARD] = -1;
  fp_engine_push (e, DUEL_game);
}

/* All cards that a player can hold look alike from behind (ruling 8). */
int
duel_back (const FpCardDef *def)
{
  if (def->kind == DUEL_KIND_PLAN || def->kind == DUEL_KIND_REINFORCEMENT)
    return 0;
  return def->kind == DUEL_KIND_ENVOY ? DUEL_N_KINDS + def->field[DUEL_FIELD_DECK] : def->kind;
}

gboolean
duel_may_lie (const FpCardDef *def, uint16_t zone)
{
  return zone != DUEL_REINFORCEMENTS || (def != NULL && def->kind == DUEL_KIND_REINFORCEMENT);
}

void
duel_set_role (FpState *s, uint8_t seat, uint8_t role)
{
  s->head.seats[seat].role = role;
}

/* Returns the first duel or contest (@op) in the program of definition @def, or −1. */
static int
first_encounter (const FpEngine *e, int def, guint kind)
{
  int first = fp_catalog_card (e->catalog, (guint) def)->resolve;

  for (int i = first; i >= 0 && i < (int) e->catalog->code->len; i++)
    {
      const FpInstruction *in = fp_catalog_instruction (e->catalog, i);

      if (in->op == FP_OP_ENCOUNTER && in->encounter == kind)
        return i;
      if (in->op == FP_OP_END)
        return -1;
    }
  return -1;
}

/* Returns the card of definition @def: the uppermost in the past, else any, else FP_NO_CARD. */
static uint16_t
find_destiny (const FpState *s, int def)
{
  FP_EACH_CARD (s, DUEL_PAST, card)
    if (s->cards[card].def == def)
      return card;
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].def == def)
      return card;
  return FP_NO_CARD;
}

/* Puts the destiny card @def on the past, as if it had just been drawn. Returns the card, or −1. */
static int
card_in_past (FpEngine *e, int def)
{
  uint16_t card = find_destiny (e->state, def);

  if (card == FP_NO_CARD)
    return -1;
  fp_move_card (e, card, DUEL_PAST, FP_TOP, FP_FACE_UP);
  return card;
}

static void
reveal_planet (FpEngine *e, uint8_t place)
{
  FpState *s = e->state;

  if (s->cards[s->places[place].card].zone == DUEL_PLANETS)
    fp_move_card (e, s->places[place].card, DUEL_TABLE, FP_BOTTOM, FP_FACE_UP);
}

static int16_t
printed_advantage (FpEngine *e, int code)
{
  uint16_t scratch[FP_SCRATCH_ITEMS];
  FpContext context;
  const FpInstruction *in = fp_catalog_instruction (e->catalog, code);
  FpValue value;

  fp_engine_context (e, scratch, FP_SCRATCH_ITEMS, &context);
  fp_expression_eval (fp_catalog_expression (e->catalog, in->number), &context, &value);
  return (int16_t) fp_value_number (&context, &value);
}

static gboolean
call_of_card (FpEngine *e, FpEncounterCall *call, gboolean duel, int card_def, const char **error)
{
  FpState *s = e->state;
  const FpCardDef *def = fp_catalog_card (e->catalog, (guint) card_def);

  call->code = (int16_t) first_encounter (e, card_def, duel ? DUEL_ENCOUNTER_DUEL : DUEL_ENCOUNTER_CONTEST);
  if (call->code < 0)
    {
      *error = duel ? "that card has no duel" : "that card has no contest";
      return FALSE;
    }
  if (duel && call->number == FP_NUMBER_OF_CARD)
    call->number = printed_advantage (e, call->code);
  call->base = 0;
  for (int i = 0; i < def->n_variables; i++)
    s->variables[s->head.n_variables++] = FP_VARIABLE_NOTHING;
  return TRUE;
}

gboolean
duel_start_at (FpEngine *e, const FpStart *start, const char **error)
{
  FpState *s = e->state;
  gboolean duel = strcmp (start->id, "duel") == 0;
  game_locals *game;

  s->head.n_frames = 0;
  s->head.n_variables = 0;
  s->head.state_triggers_on = 1;
  s->head.table[DUEL_AHEAD] = (int16_t) duel_ahead (e);
  game = fp_engine_push (e, DUEL_game);
  game->call = (FpEncounterCall){
    .place = start->place, .number = (int16_t) start->printed, .code = -1, .base = -1, .card = (int16_t) FP_NO_CARD
  };
  game->start = duel ? DUEL_START_DUEL : strcmp (start->id, "contest") == 0 ? DUEL_START_CONTEST : DUEL_START_DESTINY;
  if (duel && start->place == FP_NO_PLACE)
    {
      *error = "a duel needs a planet";
      return FALSE;
    }
  if (duel)
    reveal_planet (e, start->place);
  if (start->card_def < 0)
    {
      game->call.number = (int16_t) (start->printed == FP_NUMBER_OF_CARD ? 0 : start->printed);
      return TRUE;
    }
  s->head.table[DUEL_NEXT] = fp_catalog_card (e->catalog, (guint) start->card_def)->field[DUEL_FIELD_NEXT];
  game->call.card = (int16_t) card_in_past (e, start->card_def);
  s->head.table[DUEL_CARD] = game->call.card;
  return game->start == DUEL_START_DESTINY || call_of_card (e, &game->call, duel, start->card_def, error);
}
