/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The box: cards of some kinds that are loaded and that nobody has, such as the aliens of an
 * expansion. Such a definition owns no row of the state, so that a game costs no more the more
 * cards are loaded. In the zone in which its kind begins, the reserve, lie a few rows face down.
 * Nobody knows which cards of the box they are, so a card drawn from them by chance is drawn from
 * the box. */
#include "editions/encounter/encounter-box.h"

#include "editions/encounter/encounter-course.h"
#include "engine/effects/fp-effects.h"

enum
{
  RESERVE = 10, /* rows of each kind after the set-up */
};

gboolean
encounter_is_boxed (const FpEngine *e, guint kind)
{
  return (encounter_book (e)->boxed >> kind & 1) != 0;
}

/* Returns the zone of the rows of definition @def that nobody has. */
static uint16_t
reserve_of (const FpEngine *e, guint def)
{
  return encounter_book (e)->reserves[fp_catalog_card (e->catalog, def)->kind];
}

/* Returns the row of the definition @def, FP_NO_CARD: it has none. */
static uint16_t
row_of (const FpState *s, guint def)
{
  for (uint16_t card = 0; card < s->head.n_cards; card++)
    if (s->cards[card].def == def)
      return card;
  return FP_NO_CARD;
}

static gboolean
is_set_up (const FpState *s)
{
  const void *locals = s->frames[0].locals;

  return s->head.n_frames > 0 && ((const encounter_game_locals *) locals)->set_up;
}

/* Returns TRUE if @card belongs to another boxed card and programs may ask for it: it lies in its
 * reserve or under a card, or has left the game for all to see. */
static gboolean
asks_for_owner (const FpEngine *e, uint16_t card)
{
  const FpCard *row = &e->state->cards[card];
  const FpCardDef *def = fp_engine_def (e, card);

  if (def->belongs_to == 0 || !encounter_is_boxed (e, def->kind))
    return FALSE;
  return row->zone >= e->edition->n_zones || row->zone == reserve_of (e, row->def) ||
         (row->zone == ENCOUNTER_REMOVED && (row->flags & FP_CARD_FACE_UP) != 0);
}

/* Returns TRUE if a card asks for @card. */
static gboolean
is_asked_for (const FpEngine *e, uint16_t card)
{
  for (uint16_t other = 0; other < e->state->head.n_cards; other++)
    if (fp_engine_def (e, other)->belongs_to == e->state->cards[card].def + 1 && asks_for_owner (e, other))
      return TRUE;
  return FALSE;
}

/* Returns TRUE if nobody knows what the row @card in a reserve is. */
static gboolean
is_spare (const FpState *s, uint16_t card)
{
  const FpCard *row = &s->cards[card];

  return row->known == 0 && row->marks == 0 && (row->flags & FP_CARD_FACE_UP) == 0;
}

/* Makes the row @card, which lies in a reserve, a card @def that nobody knows. */
static void
renew (FpEngine *e, uint16_t card, guint def)
{
  FpState *s = e->state;
  FpCard *row = &s->cards[card];

  fp_card_forget (e, card);
  *row = (FpCard){ .def = (uint16_t) def,
                   .zone = row->zone,
                   .next = row->next,
                   .prev = row->prev,
                   .holder = FP_NOBODY,
                   .marks = row->marks };
  s->head.changed = FP_CHANGED_ALL;
}

/* Adds a row of the definition @def to its reserve. Returns FP_NO_CARD if there is no room. */
static uint16_t
add_row (FpEngine *e, guint def)
{
  FpState *s = e->state;
  uint16_t card = s->head.n_cards;

  if (card >= FP_MAX_CARDS)
    return FP_NO_CARD;
  s->head.n_cards++;
  s->cards[card] = (FpCard){ .def = (uint16_t) def, .next = FP_NO_CARD, .prev = FP_NO_CARD, .holder = FP_NOBODY };
  fp_zone_add_bottom (s, reserve_of (e, def), card);
  s->head.changed = FP_CHANGED_ALL;
  return card;
}

uint16_t
encounter_box_bring (FpEngine *e, guint def)
{
  const FpState *s = e->state;
  uint16_t card = row_of (s, def), zone;

  if (!encounter_is_boxed (e, fp_catalog_card (e->catalog, def)->kind))
    return FP_NO_CARD;
  zone = reserve_of (e, def);
  if (card != FP_NO_CARD)
    return s->cards[card].zone == zone ? card : FP_NO_CARD;
  FP_EACH_CARD (s, zone, spare)
    if (is_set_up (s) && is_spare (s, spare) && !is_asked_for (e, spare))
      {
        renew (e, spare, def);
        return spare;
      }
  return add_row (e, def);
}

/* Returns TRUE if the game may have the definition @def, as long as nobody has it. @late: after the
 * set-up. */
static gboolean
may_have (const FpEngine *e, guint def, gboolean late)
{
  const FpState *s = e->state;
  const FpCardDef *card = fp_catalog_card (e->catalog, def);

  if (card->kind == ENCOUNTER_KIND_ALIEN)
    return encounter_book (e)->may_take (e, def, late);
  return card->belongs_to == 0 || fp_edition_may_deal (e->edition, fp_catalog_card (e->catalog, card->belongs_to - 1U),
                                                       s->head.n_seats, s->head.options);
}

/* Writes the definitions of @kind that the game may have. Returns their number. */
static guint
list_allowed (const FpEngine *e, guint kind, gboolean late, uint16_t defs[FP_MAX_CARDS])
{
  guint n = 0;

  for (guint def = 0; def < e->catalog->cards->len && n < FP_MAX_CARDS; def++)
    if (fp_catalog_card (e->catalog, def)->kind == kind && may_have (e, def, late))
      defs[n++] = (uint16_t) def;
  return n;
}

guint
encounter_box_allowed (const FpEngine *e, guint kind, uint16_t defs[FP_MAX_CARDS])
{
  return encounter_is_boxed (e, kind) ? list_allowed (e, kind, is_set_up (e->state), defs) : 0;
}

/* Removes from the @n definitions @defs of one kind those whose row isn't in the reserve, or with
 * @without_rows all that have one. Returns how many are left. */
static guint
keep_unused (const FpEngine *e, gboolean without_rows, uint16_t *defs, guint n)
{
  const FpState *s = e->state;
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    {
      uint16_t card = row_of (s, defs[i]);

      if (card == FP_NO_CARD || (!without_rows && s->cards[card].zone == reserve_of (e, defs[i])))
        defs[kept++] = defs[i];
    }
  return kept;
}

guint
encounter_box_list (const FpEngine *e, guint kind, uint16_t defs[FP_MAX_CARDS])
{
  return keep_unused (e, FALSE, defs, encounter_box_allowed (e, kind, defs));
}

void
encounter_box_open (FpEngine *e, guint kind)
{
  uint16_t defs[FP_MAX_CARDS];
  guint n = encounter_box_list (e, kind, defs);

  for (guint i = 0; i < n; i++)
    {
      uint16_t card = encounter_box_bring (e, defs[i]);

      if (card != FP_NO_CARD)
        fp_turn_card (e, card, FP_FACE_UP);
    }
}

uint16_t
encounter_box_front (FpEngine *e, uint16_t card)
{
  FpState *s = e->state;
  uint16_t front = card, chosen;

  if (!encounter_is_boxed (e, fp_engine_def (e, card)->kind))
    return card;
  FP_EACH_CARD (s, s->cards[card].zone, other)
    front = MIN (front, other);
  chosen = s->cards[card].def;
  s->cards[card].def = s->cards[front].def;
  s->cards[front].def = chosen;
  s->head.changed = FP_CHANGED_ALL;
  return front;
}

/* --- The reserve --- */

/* Takes away the last rows of the state as long as they lie in @zone, but for @left of them. */
static void
drop_rows (FpEngine *e, uint16_t zone, guint left)
{
  FpState *s = e->state;

  for (; s->zones[zone].count > left && s->cards[s->head.n_cards - 1].zone == zone; s->head.n_cards--)
    fp_zone_remove (s, (uint16_t) (s->head.n_cards - 1));
}

/* Removes from the @n definitions @defs those for whose row a card asks. Returns how many are
 * left. */
static guint
keep_free (const FpEngine *e, uint16_t *defs, guint n)
{
  guint kept = 0;

  for (guint i = 0; i < n; i++)
    {
      uint16_t card = row_of (e->state, defs[i]);

      if (card == FP_NO_CARD || !is_asked_for (e, card))
        defs[kept++] = defs[i];
    }
  return kept;
}

/* Writes the rows in the reserve @zone for which no card asks. Returns their number. */
static guint
list_free (const FpEngine *e, uint16_t zone, uint16_t rows[FP_MAX_CARDS])
{
  guint n = 0;

  FP_EACH_CARD (e->state, zone, card)
    if (!is_asked_for (e, card))
      rows[n++] = card;
  return n;
}

/* Fills the reserve of @kind up to @wanted rows with cards of the box by chance. With @anew those
 * that lie there become other ones, too. */
static void
fill_reserve (FpEngine *e, guint kind, guint wanted, gboolean anew)
{
  FpState *s = e->state;
  uint16_t defs[FP_MAX_CARDS], rows[FP_MAX_CARDS], zone = encounter_book (e)->reserves[kind];
  guint n_rows = anew ? list_free (e, zone, rows) : 0, n = list_allowed (e, kind, TRUE, defs);
  guint missing = wanted - MIN (wanted, s->zones[zone].count);

  n = keep_free (e, defs, keep_unused (e, !anew, defs, n));
  for (guint used = 0; used < MIN (n_rows + missing, n); used++)
    {
      guint drawn = used + fp_random_below (&s->head.random, n - used);
      uint16_t def = defs[drawn];

      defs[drawn] = defs[used];
      if (used < n_rows)
        renew (e, rows[used], def);
      else if (add_row (e, def) == FP_NO_CARD)
        return;
    }
}

void
encounter_box_close (FpEngine *e, guint kind)
{
  if (!encounter_is_boxed (e, kind))
    return;
  drop_rows (e, encounter_book (e)->reserves[kind], RESERVE);
  fill_reserve (e, kind, RESERVE, TRUE);
  encounter_box_match (e);
}

void
encounter_box_match (FpEngine *e)
{
  for (uint16_t card = 0; card < e->state->head.n_cards; card++)
    if (asks_for_owner (e, card))
      encounter_box_bring (e, fp_engine_def (e, card)->belongs_to - 1U);
}

/* Returns TRUE if a card that somebody knows has come back to @zone, and nothing names any of
 * them. */
static gboolean
has_returned (const FpEngine *e, uint16_t zone)
{
  const FpState *s = e->state;
  gboolean any = FALSE;

  FP_EACH_CARD (s, zone, card)
    {
      if (s->cards[card].marks != 0)
        return FALSE;
      any = any || (!is_spare (s, card) && !is_asked_for (e, card));
    }
  return any;
}

/* Cards that belong to others have higher kinds than these, so that they come first. */
void
encounter_box_settle (FpEngine *e)
{
  guint wanted = RESERVE;

  for (guint left = encounter_book (e)->boxed; left != 0 && is_set_up (e->state);)
    {
      guint kind = (guint) g_bit_nth_msf (left, -1);
      const FpZone *zone = &e->state->zones[encounter_book (e)->reserves[kind]];
      gboolean anew = has_returned (e, encounter_book (e)->reserves[kind]);

      if (anew || zone->count < wanted)
        {
          fill_reserve (e, kind, wanted, anew);
          encounter_box_match (e);
        }
      wanted += zone->count;
      left &= ~(1U << kind);
    }
}
