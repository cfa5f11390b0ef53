/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cosmic combos (combined rules, p. 4 and 27): a card says which aliens play, and each player is
 * dealt one of them. There are no flares unless an option adds them. */
#include "editions/cosmic/cosmic.h"
#include "editions/encounter/encounter-module.h"

#include <glib/gi18n.h>

enum
{
  BOX, /* zones of the module */
  DRAWN,
};

enum
{
  MOST_SEATS = 5,
};

static uint16_t
zone (const FpEngine *e, guint number)
{
  return fp_module_zone (e->edition, COSMIC_MODULE_COMBOS, number, 0);
}

/* Writes the aliens of the combo @card for the players of this game. Returns FALSE if it names too
 * few, or one that isn't loaded. */
static gboolean
aliens_of (const FpEngine *e, uint16_t card, uint16_t defs[FP_MAX_SEATS])
{
  const GArray *listed = fp_engine_def (e, card)->listed;

  if (listed == NULL || listed->len < e->state->head.n_seats)
    return FALSE;
  FP_EACH_SEAT (e->state, seat)
    {
      defs[seat] = g_array_index (listed, uint16_t, seat);
      if (defs[seat] == UINT16_MAX)
        return FALSE;
    }
  return TRUE;
}

/* Returns TRUE if the definition @def is one of the @n in @defs. */
static gboolean
is_one_of (uint16_t def, const uint16_t *defs, guint n)
{
  for (guint i = 0; i < n; i++)
    if (defs[i] == def)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the combo's aliens @defs are different ones that nobody plays. */
static gboolean
are_unused (const FpEngine *e, const uint16_t defs[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    if (is_one_of (defs[seat], defs, seat) || !encounter_is_unused (e, defs[seat]))
      return FALSE;
  return TRUE;
}

/* Returns TRUE if two of the combo's aliens @defs are not dealt together. */
static gboolean
any_apart (const FpEngine *e, const uint16_t defs[FP_MAX_SEATS])
{
  FP_EACH_SEAT (e->state, seat)
    for (guint other = 0; other < seat; other++)
      if (fp_catalog_apart (e->catalog, defs[seat], defs[other]))
        return TRUE;
  return FALSE;
}

/* Returns TRUE if the combo @card has an alien for each player, and all of them can be dealt. */
static gboolean
is_playable (const FpEngine *e, uint16_t card)
{
  uint16_t defs[FP_MAX_SEATS];

  return aliens_of (e, card, defs) && !any_apart (e, defs) && are_unused (e, defs);
}

/* EncounterModule.prepare_aliens: a combo is turned up. Without one that can be played, any aliens
 * are dealt. */
static void
prepare (FpEngine *e)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_sorted (e->state, zone (e, BOX), cards), kept = 0;

  for (guint i = 0; i < n; i++)
    if (is_playable (e, cards[i]))
      cards[kept++] = cards[i];
  if (kept == 0)
    return;
  cards[0] = cards[fp_engine_draw (e, kept)];
  fp_move_card (e, cards[0], zone (e, DRAWN), FP_TOP, FP_FACE_UP);
  COSMIC_EMIT (e, COMBO_DRAWN, .seat = FP_NOBODY, .n_cards = 1, .cards = { cards[0] }, .seen = 0xff);
}

/* EncounterModule.may_take: in the set-up the aliens of the combo, later all. */
static gboolean
may_take (const FpEngine *e, guint def, gboolean late)
{
  uint16_t combo = e->state->zones[zone (e, DRAWN)].first, defs[FP_MAX_SEATS];
  gboolean bound = !late && e->state->head.table[ENCOUNTER_TURNS] == 0 && combo != FP_NO_CARD;

  if (bound && aliens_of (e, combo, defs) && !is_one_of ((uint16_t) def, defs, e->state->head.n_seats))
    return FALSE;
  return cosmic_may_take (e, def, late);
}

static int
zone_of (const FpEngine *e, const FpCardDef *def G_GNUC_UNUSED)
{
  return zone (e, BOX);
}

const FpField cosmic_marks_of_combo[] = {
  { .attribute = "aliens", .index = FP_MARK_LISTED, .cards = TRUE, .of_kind = ENCOUNTER_KIND_ALIEN },
  { NULL },
};

#define CARDS .kinds = 1U << COSMIC_KIND_COMBO
static const FpZoneDef zones[] = {
  [BOX] = { "combos", FP_NOBODY, FP_VISIBLE_TO_NOBODY, CARDS, .listed = FP_LISTED_DECK },
  [DRAWN] = { "combo", FP_NOBODY, FP_VISIBLE_TO_ALL, TRUE, CARDS, .listed = FP_LISTED_CARDS },
};
static const FpTablePileDef piles[] = { { "combo", "past" } };
static const FpTableLayout layout = { .piles = piles, .n_piles = G_N_ELEMENTS (piles) };
static const EncounterModule own = { .draws_aliens = TRUE, .may_take = may_take, .prepare_aliens = prepare };

const FpModule cosmic_combos = {
  .id = "combos",
  .option = COSMIC_OPTION_COMBOS,
  .group = "aliens",
  .needs = { .most_seats = MOST_SEATS,
             .excludes = UINT64_C (1) << COSMIC_OPTION_NO_ALIENS | UINT64_C (1) << COSMIC_OPTION_RANDOM_ALIENS |
                         UINT64_C (1) << COSMIC_OPTION_CHOOSE_ALIENS | UINT64_C (1) << COSMIC_OPTION_GREEN_ALIENS |
                         UINT64_C (1) << COSMIC_OPTION_YELLOW_ALIENS },
  .kinds = 1U << COSMIC_KIND_COMBO,
  .zones = zones,
  .n_zones = G_N_ELEMENTS (zones),
  .layout = &layout,
  .zone_of = zone_of,
  .own = &own,
};

const FpModule cosmic_combo_flares = {
  .id = "combo-flares",
  .option = COSMIC_OPTION_COMBO_FLARES,
  .group = "flares",
  .needs = { .needs = UINT64_C (1) << COSMIC_OPTION_COMBOS, .excludes = UINT64_C (1) << COSMIC_OPTION_NO_FLARES },
};

static const FpNameText names[] = {
  { "combos", N_ ("cosmic combos") },
  { "combo-flares", N_ ("flares with combos") },
  { NULL },
};
static const FpNameText tips[] = {
  { "combos", N_ ("A card says which aliens play, and each player is dealt one of them. There are no flares.") },
  { "combo-flares", N_ ("The flares of the combo's aliens and random ones, ten in all, are in the deck.") },
  { NULL },
};
static const FpNameText labels[] = { { "combo", N_ ("Combo") }, { NULL } };
static const FpNameText zone_names[] = {
  { "combos", N_ ("to the combos") },
  { "combo", N_ ("beside the table, as the combo of this game") },
  { NULL },
};
static const FpKindText kinds[] = { { "combo", NC_ ("kind of card", "combo"), NC_ ("kinds of cards", "Combos") },
                                    { NULL } };
static const FpEventText events[] = { { "combo-drawn", N_ ("The combo of this game is {name}.") }, { NULL } };

static const FpTurnLineText turn_lines[] = {
  { .id = "no-flares", .option = "combos", .unless = "combo-flares", .at = "flares", .place = FP_TURN_LINE_INSTEAD },
  { NULL },
};

const FpEditionTexts cosmic_combos_texts = { .turn_lines = turn_lines,
                                             .events = events,
                                             .kinds = kinds,
                                             .names[FP_TEXT_OF_MODULE] = names,
                                             .names[FP_TEXT_OF_TIP] = tips,
                                             .names[FP_TEXT_OF_LABEL] = labels,
                                             .names[FP_TEXT_OF_ZONE] = zone_names };
