/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules, tables and words of the smallest edition, in the order of “How to add an edition”
 * (ARCHITECTURE.md). */
#include "editions/common/fp-common-texts.h"
#include "editions/tiny/fp-tiny.h"
#include "engine/program/fp-program.h"
#include "engine/state/fp-mutations.h"

enum
{
  ENDING_OVER = 1, /* endings of the game */
  ENDING_CONCEDED,
  ENDING_UNDECIDED,
};

enum
{
  SEATS = 2,
  HAND = 3, /* cards of each player */
  CARD = 1, /* the only kind of cards */
  SLOT = SEATS, /* card chosen by each seat, behind the hands, which are numbered by seat */
  DECK = SLOT + SEATS,
  N_ZONES,
  DECIDE_CARD = FP_N_PROGRAM_DECISIONS,
  N_DECISIONS,
  GAME = FP_N_MACHINE_PROCEDURES,
  PLAY,
  N_PROCEDURES,
};

/* --- Rules --- */

FP_LOCALS (play)
{
  uint8_t seat, pad;
  int16_t card;
};

/* Both choose a card, which lies face down at once. Then both are turned up. */
static FpFlow
play (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (play);
  for (my->seat = 0; my->seat < SEATS; my->seat++)
    {
      FP_CHOOSE (my->seat, DECIDE_CARD, card, .flags = FP_DECISION_SECRET | FP_DECISION_TOGETHER);
      fp_move_card (e, (uint16_t) my->card, (uint16_t) (SLOT + my->seat), FP_BOTTOM, FP_FACE_DOWN);
    }
  my->card = 0;
  FP_EACH_SEAT (s, seat)
    fp_turn_card (e, s->zones[SLOT + seat].first, FP_FACE_UP);
  FP_END;
}

static void
card_options (FpEngine *e, const FpPendingDecision *pending, FpOptions *options)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_sorted (e->state, pending->seat, cards);

  fp_options_add_cards (e, cards, n, pending->seat, options);
}

static int
value (const FpEngine *e, uint8_t seat)
{
  return fp_engine_def (e, e->state->zones[SLOT + seat].first)->value;
}

FP_LOCALS (game)
{
  int16_t unused;
};

/* The higher card wins. Equal cards make both win. */
static FpFlow
game (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (game);
  FP_RUN (PLAY);
  fp_engine_end (e, ENDING_OVER, (FpSeats) ((value (e, 0) >= value (e, 1)) | (value (e, 1) >= value (e, 0)) << 1));
  FP_END;
}

static void
begin (FpEngine *e, guint n_seats G_GNUC_UNUSED)
{
  FpState *s = e->state;

  s->head.n_zones = N_ZONES;
  for (guint zone = 0; zone < N_ZONES; zone++)
    s->zones[zone] = (FpZone){ .first = FP_NO_CARD,
                               .last = FP_NO_CARD,
                               .under = FP_NO_CARD,
                               .owner = zone < DECK ? (uint8_t) (zone % SEATS) : FP_NOBODY };
  for (uint8_t seat = 0; seat < SEATS; seat++)
    s->head.seats[seat] = (FpSeatRow){ .person = seat, .colour = seat, .hand_limit = HAND };
  for (guint def = 0; def < e->catalog->cards->len; def++)
    for (guint copy = 0; copy < MAX (fp_catalog_card (e->catalog, def)->copies, 1); copy++)
      {
        s->cards[s->head.n_cards] = (FpCard){
          .def = (uint16_t) def, .next = FP_NO_CARD, .prev = FP_NO_CARD, .holder = FP_NOBODY, .pooled = 0x3
        };
        fp_zone_add_bottom (s, DECK, s->head.n_cards++);
      }
  s->zones[DECK].pooled = 0x3;
  fp_shuffle (e, DECK);
  for (guint i = 0; i < HAND * SEATS; i++)
    fp_move_card (e, s->zones[DECK].first, (uint16_t) (i % SEATS), FP_BOTTOM, FP_FACE_DOWN);
  fp_engine_push (e, GAME);
}

/* --- Functions that every edition has --- */

static guint
order (const FpState *s, uint8_t seats[FP_MAX_SEATS])
{
  for (uint8_t i = 0; i < s->head.n_seats; i++)
    seats[i] = i;
  return s->head.n_seats;
}

static gboolean
settle (FpEngine *e)
{
  e->state->head.board_dirty = FALSE;
  return FALSE;
}

static const char *
check (FpEngine *e G_GNUC_UNUSED)
{
  return NULL;
}

static gboolean
in_force (const FpEngine *e G_GNUC_UNUSED, uint16_t card G_GNUC_UNUSED, FpWhere where G_GNUC_UNUSED, uint8_t *me)
{
  *me = FP_NOBODY;
  return FALSE;
}

static void
standings (const FpEngine *e, int standings_now[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    standings_now[seat] = 0;
}

static int
nothing_needed (FpEngine *e G_GNUC_UNUSED, uint8_t seat G_GNUC_UNUSED)
{
  return 1;
}

static int
turns (const FpState *s G_GNUC_UNUSED)
{
  return 1;
}

static int
back (const FpCardDef *def)
{
  return def->kind;
}

static gboolean
may_lie (const FpCardDef *def G_GNUC_UNUSED, uint16_t zone G_GNUC_UNUSED)
{
  return TRUE;
}

static gboolean
no_destination (FpEngine *e G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED,
                FpDestination *destination G_GNUC_UNUSED)
{
  return FALSE;
}

static uint16_t
no_subject (const FpState *s G_GNUC_UNUSED, const FpPendingDecision *pending G_GNUC_UNUSED)
{
  return FP_NO_CARD;
}

/* --- Tables --- */

static const FpProcedureDef procedures[] = {
  FP_MACHINE_PROCEDURES,
  [GAME] = { .id = "game", .run = game, .kind = FP_PROCEDURE_WHOLE },
  [PLAY] = { .id = "play", .run = play, .step = TRUE, .kind = FP_PROCEDURE_STEP },
};
static const FpDecisionKind decisions[N_DECISIONS] = {
  FP_PROGRAM_DECISIONS (NULL),
  [DECIDE_CARD] = { "card", card_options, 1U << CARD },
};
static const FpField marks[] = { { "value", FP_MARK_VALUE }, { NULL } };
static const FpKindDef kinds[] = {
  { NULL },
  [CARD] = { "card", FP_KIND_IN_HAND | FP_KIND_NEEDED | FP_KIND_WORTH, .marks = marks, .written = FP_WRITTEN_UNNAMED },
};
static const FpZoneDef zones[N_ZONES] = {
  { "hand", 0, FP_VISIBLE_TO_OWNER },
  { "hand", 1, FP_VISIBLE_TO_OWNER },
  { "slot", 0, FP_VISIBLE_TO_OWNER, .chosen = TRUE },
  { "slot", 1, FP_VISIBLE_TO_OWNER, .chosen = TRUE },
  [DECK] = { "deck", FP_NOBODY, FP_VISIBLE_TO_NOBODY },
};
static const FpEncounterDef encounters[] = { { NULL } };

static const FpEndingDef endings[] = {
  [ENDING_OVER] = { "over" },
  [ENDING_CONCEDED] = { "conceded", FP_ENDS_CONCEDED },
  [ENDING_UNDECIDED] = { "undecided", FP_ENDS_UNDECIDED },
};
static const FpNameDef names[] = { { .name = NULL } };
static const char *const seat_ids[] = { "red", "blue" };

static const FpMomentText moments[] = { { "play", "Play a card" }, { NULL } };
static const FpQuestionText questions[] = { { "play", "card", "Play which card?" }, { .pattern = NULL } };
static const FpNameText seats[] = { { "red", "Red" }, { "blue", "Blue" }, { NULL } };
static const FpKindText kind_texts[] = { { "card", "card", "Cards", .unnamed = "card {value}" }, { NULL } };
static const FpEditionTexts texts = {
  .shared = &fp_common_texts,
  .moments = moments,
  .questions = questions,
  .kinds = kind_texts,
  .names[FP_TEXT_OF_SEAT] = seats,
  .names[FP_TEXT_OF_COLOUR] = seats,
};

static const FpEdition edition = {
  .id = "tiny",
  .version = 1,
  .least_seats = SEATS,
  .most_seats = SEATS,
  .seat_ids = seat_ids,
  .procedures = procedures,
  .n_procedures = N_PROCEDURES,
  .kinds = kinds,
  .n_kinds = G_N_ELEMENTS (kinds),
  .endings = endings,
  .n_endings = G_N_ELEMENTS (endings),
  .encounters = encounters,
  .n_encounters = G_N_ELEMENTS (encounters),
  .decisions = decisions,
  .n_decisions = N_DECISIONS,
  .names = names,
  .zones = zones,
  .n_zones = N_ZONES,
  .texts = &texts,
  .rules = { .begin = begin, .order = order, .settle = settle, .check = check, .in_force = in_force },
  .table = { .standings = standings,
             .needed = nothing_needed,
             .turns = turns,
             .destination = no_destination,
             .subject = no_subject },
  .hidden = { .back = back, .may_lie = may_lie },
};

const FpEdition *
fp_tiny_edition (void)
{
  return &edition;
}
