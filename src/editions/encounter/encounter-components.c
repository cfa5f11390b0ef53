/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Components: zones, places and cards of a new game, where cards may lie and work, and what must
 * always be true. */
#include "editions/encounter/encounter-box.h"
#include "engine/effects/fp-veiled.h"

/* --- Where cards lie and work --- */

/* Returns TRUE if cards of @kind may lie in @zone of the edition. */
static gboolean
kind_may_lie (const FpZoneDef *zones, guint n_zones, guint kind, uint16_t zone)
{
  return zone == ENCOUNTER_REMOVED || (zone < n_zones && (zones[zone].kinds >> kind & 1) != 0);
}

/* Cards of hands may lie under other cards, and guests. No card lies under itself. */
static gboolean
may_lie_under (const FpEngine *e, uint16_t card, uint16_t zone)
{
  const FpState *s = e->state;

  for (uint16_t host = s->zones[zone].under; host != FP_NO_CARD; host = s->zones[s->cards[host].zone].under)
    if (host == card)
      return FALSE;
  return ((encounter_book (e)->hand_kinds | encounter_book (e)->guest_kinds) >> fp_engine_def (e, card)->kind & 1) != 0;
}

/* Nothing is played outside of encounters. */
gboolean
encounter_card_may_lie (const FpEngine *e, uint16_t card, uint16_t zone)
{
  if (zone >= e->edition->n_zones)
    return may_lie_under (e, card, zone);
  if (encounter_seat_zone (e->state, zone) == ENCOUNTER_CARD && !fp_state_in_encounter (e->state))
    return FALSE;
  return kind_may_lie (e->edition->zones, e->edition->n_zones, fp_engine_def (e, card)->kind, zone);
}

/* A zone behind the edition's own is under a card. A card that is not known may lie anywhere. */
gboolean
encounter_may_lie (const FpZoneDef *zones, guint n_zones, guint hand_kinds, const FpCardDef *def, uint16_t zone)
{
  if (def == NULL)
    return TRUE;
  return zone < n_zones ? kind_may_lie (zones, n_zones, def->kind, zone) : (hand_kinds >> def->kind & 1) != 0;
}

int
encounter_back (guint hand_kinds, const FpCardDef *def)
{
  return hand_kinds >> def->kind & 1 ? 0 : def->kind;
}

/* Aliens work face up before their players, artifacts in hands. */
gboolean
encounter_in_force (const FpEngine *e, uint16_t card, FpWhere where, uint8_t *me)
{
  const FpState *s = e->state;
  const FpCard *row = &s->cards[card];
  int zone = encounter_seat_zone (s, row->zone);
  gboolean hand = where == FP_WHERE_HAND || fp_engine_def (e, card)->kind == ENCOUNTER_KIND_ARTIFACT;

  if (zone < 0 || (row->flags & FP_CARD_IGNORED))
    return FALSE;
  *me = s->zones[row->zone].owner;
  if (where == FP_WHERE_FACE_DOWN)
    return FALSE;
  return hand ? zone == ENCOUNTER_HAND : zone == ENCOUNTER_ALIEN && (row->flags & FP_CARD_FACE_UP) != 0;
}

/* --- Tables for shared procedures --- */

const FpCommonShips encounter_common_ships[ENCOUNTER_N_COMMON_SHIPS] = {
  { ENCOUNTER_send, FP_EVENT_SHIPS_SENT, FP_NO_PLACE },
  { ENCOUNTER_warp, FP_EVENT_SHIPS_DESTROYED, ENCOUNTER_WARP },
  { ENCOUNTER_recover, FP_EVENT_SHIPS_RECOVERED, FP_NO_PLACE },
  { ENCOUNTER_return, FP_EVENT_SHIPS_RETREATED, FP_NO_PLACE },
};

gboolean
encounter_put_away (FpEngine *e, uint16_t card, uint8_t seat, int zone G_GNUC_UNUSED, gboolean stopped G_GNUC_UNUSED)
{
  return fp_common_begin_action (e, ENCOUNTER_discard, seat, ENCOUNTER_play, &card, 1) != NULL;
}

/* --- A new game --- */

static uint16_t
make_card (FpEngine *e, guint def, uint16_t zone, gboolean face_up)
{
  FpState *s = e->state;
  uint16_t card = s->head.n_cards++;
  FpSeats all = (FpSeats) ((1U << s->head.n_seats) - 1);

  s->cards[card] = (FpCard){ .def = (uint16_t) def,
                             .next = FP_NO_CARD,
                             .prev = FP_NO_CARD,
                             .holder = FP_NOBODY,
                             .flags = face_up ? FP_CARD_FACE_UP : 0,
                             .known = face_up ? all : 0,
                             .pooled = face_up ? 0 : all };
  s->zones[zone].pooled |= s->cards[card].pooled;
  fp_zone_add_bottom (s, zone, card);
  return card;
}

/* Makes the home planets of @seat in the order of the sets. */
static void
make_system (FpEngine *e, uint8_t seat)
{
  FpState *s = e->state;
  guint n = 0;

  for (guint def = 0; def < e->catalog->cards->len && n < encounter_book (e)->planets; def++)
    {
      const FpCardDef *card = fp_catalog_card (e->catalog, def);

      if (card->kind != ENCOUNTER_KIND_PLANET || card->field[ENCOUNTER_FIELD_SEAT] != seat + 1)
        continue;
      s->places[s->head.n_places] =
          (FpPlace){ .card = make_card (e, def, encounter_zone (seat, ENCOUNTER_SYSTEM), TRUE) };
      s->places[s->head.n_places++].ships[seat] = encounter_book (e)->home_ships;
      n++;
    }
}

/* Returns TRUE if cards of @kind name a colour. */
static gboolean
names_colour (const FpEngine *e, guint kind)
{
  const FpField *field = e->edition->kinds[kind].fields;

  for (; field != NULL && field->attribute != NULL; field++)
    if (field->index == ENCOUNTER_FIELD_SEAT && field->words == ENCOUNTER_WORDS_SEAT)
      return TRUE;
  return FALSE;
}

int
encounter_first_zone (const FpEngine *e, guint def)
{
  guint kind = fp_catalog_card (e->catalog, def)->kind;

  return kind == ENCOUNTER_KIND_ALIEN                 ? ENCOUNTER_ALIENS
         : kind == ENCOUNTER_KIND_DESTINY             ? ENCOUNTER_DESTINY
         : encounter_book (e)->hand_kinds >> kind & 1 ? ENCOUNTER_DECK
                                                      : -1;
}

/* Returns TRUE if copies of @card that begin in @zone lie face up. */
static gboolean
is_open (const FpEngine *e, const FpCardDef *card, uint16_t zone)
{
  const FpZoneDef *of_module = fp_edition_module_zone (e->edition, zone);

  return zone == ENCOUNTER_ALIENS || fp_card_is (card, FP_KIND_PLACE) || (of_module != NULL && of_module->faces_up);
}

/* Cards about colours that aren't in play stay in the box. Aliens and planets are open. */
static void
make_copies (FpEngine *e, guint def)
{
  const FpCardDef *card = fp_catalog_card (e->catalog, def);
  const EncounterBook *book = encounter_book (e);
  int of_module = fp_module_zone_for (e, card), zone;

  zone = of_module >= 0             ? of_module
         : book->first_zone != NULL ? book->first_zone (e, def)
                                    : encounter_first_zone (e, def);
  if (zone < 0 || (names_colour (e, card->kind) && card->field[ENCOUNTER_FIELD_SEAT] > e->state->head.n_seats))
    return;
  for (guint copy = 0; copy < MAX (card->copies, 1); copy++)
    {
      uint16_t made = make_card (e, def, (uint16_t) zone, is_open (e, card, (uint16_t) zone));

      if (fp_card_is (card, FP_KIND_PLACE))
        fp_place_on (e, made, TRUE);
    }
}

void
encounter_begin (FpEngine *e, guint n_seats)
{
  FpState *s = e->state;

  s->head.n_zones = (uint16_t) e->edition->n_zones;
  for (guint zone = 0; zone < e->edition->n_zones; zone++)
    s->zones[zone] = (FpZone){
      .first = FP_NO_CARD, .last = FP_NO_CARD, .under = FP_NO_CARD, .owner = e->edition->zones[zone].owner
    };
  for (guint place = 0; place < ENCOUNTER_FIRST_PLANET; place++)
    s->places[place] = (FpPlace){ .card = FP_NO_CARD };
  s->head.n_places = ENCOUNTER_FIRST_PLANET;
  for (uint8_t seat = 0; seat < n_seats; seat++)
    {
      s->head.seats[seat] =
          (FpSeatRow){ .person = seat, .colour = seat, .role = FP_NO_ROLE, .hand_limit = encounter_book (e)->hand };
      make_system (e, seat);
    }
  for (guint def = 0; def < e->catalog->cards->len; def++)
    if (!encounter_is_boxed (e, fp_catalog_card (e->catalog, def)->kind))
      make_copies (e, def);
  fp_engine_push (e, ENCOUNTER_game);
}

/* --- Invariants --- */

/* A card can make an ally a bystander whose ships stay until they are settled. */
static const char *
check_ships (const FpEngine *e, uint8_t seat)
{
  const FpState *s = e->state;
  int n = 0;

  for (guint place = 0; place < s->head.n_places; place++)
    n += s->places[place].ships[seat];
  if (n != e->edition->ships + s->head.seats[seat].counts[ENCOUNTER_MORE_SHIPS])
    return "a player has more or fewer ships than at first";
  if (fp_state_in_encounter (s))
    return s->places[ENCOUNTER_BESIDE].ships[seat] > 0 && encounter_side_of (s, seat) == ENCOUNTER_OFFENSE
               ? "ships beside the target of a player on the offense's side"
               : NULL;
  return s->places[ENCOUNTER_GATE].ships[seat] + s->places[ENCOUNTER_BESIDE].ships[seat] > 0
             ? "ships in an encounter that is over"
             : NULL;
}

static gboolean
is_veiled_wrongly (const FpState *s, uint16_t alien)
{
  return fp_card_is_veiled (s, alien) && (s->cards[alien].flags & FP_CARD_FACE_UP) != 0;
}

const char *
encounter_check (FpEngine *e)
{
  const FpState *s = e->state;

  if (s->head.ending != FP_ENDING_NONE)
    return NULL;
  if ((encounter_side (s, ENCOUNTER_OFFENSE) & encounter_side (s, ENCOUNTER_DEFENSE)) != 0)
    return "a player on both sides";
  FP_EACH_SEAT (s, seat)
    {
      const char *wrong = check_ships (e, seat);

      if (wrong != NULL)
        return wrong;
      if (is_veiled_wrongly (s, s->zones[encounter_zone (seat, ENCOUNTER_ALIEN)].first))
        return "a veiled alien lies face up";
      if (!fp_state_in_encounter (s) && s->zones[encounter_zone (seat, ENCOUNTER_CARD)].count > 0)
        return "a card played in an encounter that is over";
    }
  for (guint side = 0; side < ENCOUNTER_N_SIDES; side++)
    if (!fp_state_in_encounter (s) && encounter_added (e, side) != FP_NO_CARD)
      return "a card added in an encounter that is over";
  return NULL;
}
