/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Single cards of a position: cards under or on them, counters, abilities used up. */
#include "archive/positions/fp-position-private.h"

#include "engine/effects/fp-effects.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

/* Returns TRUE if the card lies where it can have cards or ships under it, or counters: a seat's
 * alien, an ally in play, a planet on the table, or another host among the cards of a seat. */
static gboolean
is_in_play (const FpEngine *engine, uint16_t card)
{
  uint16_t zone = engine->state->cards[card].zone;
  guint listed = zone < engine->edition->n_zones ? engine->edition->zones[zone].listed : FP_LISTED_NEVER;
  gboolean of_seat = listed == FP_LISTED_CARDS && engine->edition->zones[zone].owner != FP_NOBODY;

  if (of_seat && fp_card_is (fp_engine_def (engine, card), FP_KIND_HOST))
    return TRUE;
  return listed == FP_LISTED_PLANETS || listed == FP_LISTED_ALLIES || listed == FP_LISTED_SHEET;
}

/* Returns the card in play that @name names; FP_NO_CARD with a complaint: none. */
static uint16_t
find_in_play (FpPositionBuild *build, const FpAttribute *name)
{
  for (uint16_t card = 0; card < build->state->head.n_cards; card++)
    if (is_in_play (build->engine, card) && fp_position_named (build->engine, card, name->value))
      return card;
  fp_problems_add (build->problems, name->value_at,
                   "“%s” is not in play; expected an alien of a seat, an ally or a planet of the position",
                   name->value);
  return FP_NO_CARD;
}

/* --- Cards under cards --- */

static void
clear_under (gpointer data)
{
  FpPositionUnder *under = data;

  g_array_unref (under->cards);
}

/* Returns the owner of the card called @host: a seat's alien, or a seat's ally. */
static uint8_t
owner_of (const FpPositionBuild *build, const char *host)
{
  const FpCatalog *catalog = build->engine->catalog;

  FP_EACH_SEAT (build->state, seat)
    if (build->alien[seat] != FP_NO_CARD && fp_position_named (build->engine, build->alien[seat], host))
      return seat;
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);
      const char *ally =
          fp_position_is_ally (build->engine->edition, element) ? fp_element_get (element, "ally") : NULL;
      const char *card = ally != NULL ? fp_element_get (element, "card") : NULL;

      if (card != NULL && fp_catalog_find (catalog, card) == fp_catalog_find (catalog, host))
        return (uint8_t) fp_edition_seat (build->engine->edition, ally);
    }
  return FP_NOBODY;
}

void
fp_position_read_unders (FpPositionBuild *build)
{
  build->unders = g_array_new (FALSE, FALSE, sizeof (FpPositionUnder));
  g_array_set_clear_func (build->unders, clear_under);
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    {
      const FpElement *element = fp_element_child_at (build->parent, i);
      FpPositionUnder under = { .element = element };
      g_autoptr (GArray) words = NULL;
      uint8_t owner;

      if (!fp_element_is (element, "under"))
        continue;
      owner = owner_of (build, fp_element_get (element, "card"));
      words = fp_validate_words (element->text, element->text_at);
      under.cards = g_array_new (FALSE, FALSE, sizeof (uint16_t));
      for (guint k = 0; k < words->len; k++)
        {
          const FpXmlWord *word = &g_array_index (words, FpXmlWord, k);
          uint16_t card = fp_position_take (build, word->word, word->at, owner);

          if (card != FP_NO_CARD)
            g_array_append_val (under.cards, card);
        }
      g_array_append_val (build->unders, under);
    }
}

/* Returns the seats that know the cards face down under @host: those named, else the owner. */
static uint8_t
knowers (const FpPositionBuild *build, const FpElement *element, uint16_t host)
{
  const FpCard *card = &build->state->cards[host];
  const char *knows = fp_element_get (element, "knows");
  uint8_t owner = build->state->zones[card->zone].owner;

  if (knows != NULL)
    return fp_position_seats_of (build->engine->edition, knows);
  if (owner == FP_NOBODY)
    owner = card->holder;
  return (uint8_t) (owner < FP_MAX_SEATS ? 1u << owner : 0);
}

static void
lay_ships_on (FpPositionBuild *build, const FpElement *element, uint16_t host)
{
  FP_EACH_SEAT (build->state, seat)
    {
      const char *number = fp_element_get (element, build->engine->edition->seat_ids[seat]);
      int ships = number != NULL ? (int) g_ascii_strtoll (number, NULL, 10) : 0;
      uint8_t place = ships > 0 ? fp_place_on (build->engine, host, TRUE) : FP_NO_PLACE;

      if (place != FP_NO_PLACE)
        build->state->places[place].ships[seat] = (uint8_t) (build->state->places[place].ships[seat] + ships);
    }
}

static void
lay_under (FpPositionBuild *build, const FpPositionUnder *under, uint16_t host)
{
  FpState *state = build->state;
  gboolean up = g_strcmp0 (fp_element_get (under->element, "face"), "up") == 0;
  uint8_t known = up ? fp_position_all_seats (state) : knowers (build, under->element, host);
  int zone = fp_zone_under (build->engine, host, TRUE);

  if (zone < 0)
    {
      fp_problems_add (build->problems, under->element->at, "too many cards have others under them");
      return;
    }
  /* The holder of the card above may look under it, whoever else is named. */
  known = (uint8_t) (known | fp_zone_owners (build->engine, (uint16_t) zone));
  for (guint i = 0; i < under->cards->len; i++)
    {
      FpCard *card = &state->cards[g_array_index (under->cards, uint16_t, i)];

      fp_zone_add_bottom (state, (uint16_t) zone, g_array_index (under->cards, uint16_t, i));
      card->flags = (uint8_t) (up ? card->flags | FP_CARD_FACE_UP : card->flags & ~FP_CARD_FACE_UP);
      card->known = known;
    }
}

void
fp_position_lay_unders (FpPositionBuild *build)
{
  for (guint i = 0; i < build->unders->len; i++)
    {
      const FpPositionUnder *under = &g_array_index (build->unders, FpPositionUnder, i);
      uint16_t host = find_in_play (build, fp_element_attribute (under->element, "card"));

      if (host == FP_NO_CARD)
        continue;
      lay_ships_on (build, under->element, host);
      if (under->cards->len > 0)
        lay_under (build, under, host);
    }
}

/* --- Notes --- */

static int
counter_index (const FpCardDef *def, const char *id)
{
  for (guint i = 0; def->counters != NULL && i < def->counters->len; i++)
    if (strcmp (g_array_index (def->counters, FpCounterDef, i).id, id) == 0)
      return (int) i;
  return -1;
}

static int
ability_index (const FpCardDef *def, const char *id)
{
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    if (strcmp (g_array_index (def->abilities, FpAbilityDef, i).id, id) == 0)
      return (int) i;
  return -1;
}

static void
read_note (FpPositionBuild *build, const FpElement *note)
{
  uint16_t card = find_in_play (build, fp_element_attribute (note, "card"));
  const FpAttribute *counter = fp_element_attribute (note, "counter");
  const FpAttribute *used = fp_element_attribute (note, "used");
  const FpCardDef *def = card != FP_NO_CARD ? fp_engine_def (build->engine, card) : NULL;
  int index;

  if (def == NULL)
    return;
  index = counter != NULL ? counter_index (def, counter->value) : ability_index (def, used->value);
  if (counter != NULL)
    fp_counter_set (build->engine, card, (guint) index,
                    (int) g_ascii_strtoll (fp_element_get (note, "value"), NULL, 10));
  else
    fp_ability_used (build->engine, card, (guint) index);
}

void
fp_position_read_notes (FpPositionBuild *build)
{
  for (guint i = 0; i < fp_element_n_children (build->parent); i++)
    if (fp_element_is (fp_element_child_at (build->parent, i), "note"))
      read_note (build, fp_element_child_at (build->parent, i));
}

static void
check_counter (const FpElement *note, const FpCardDef *def, const FpAttribute *counter, FpProblems *problems)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  const FpAttribute *value = fp_element_attribute (note, "value");
  int index = counter_index (def, counter->value), number;

  for (guint i = 0; def->counters != NULL && i < def->counters->len; i++)
    g_ptr_array_add (known, g_array_index (def->counters, FpCounterDef, i).id);
  g_ptr_array_add (known, NULL);
  if (index < 0)
    fp_validate_unknown (counter->value, counter->value_at, "counter", (const char *const *) known->pdata, problems);
  else if (value != NULL)
    fp_validate_number (value->value, value->value_at, "value", 0,
                        g_array_index (def->counters, FpCounterDef, index).most, &number, problems);
}

static void
check_used (const FpCardDef *def, const FpAttribute *used, FpProblems *problems)
{
  g_autoptr (GPtrArray) known = g_ptr_array_new ();
  int index = ability_index (def, used->value);

  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    if (g_array_index (def->abilities, FpAbilityDef, i).limit == FP_LIMIT_GAME)
      g_ptr_array_add (known, g_array_index (def->abilities, FpAbilityDef, i).id);
  g_ptr_array_add (known, NULL);
  if (index < 0 || g_array_index (def->abilities, FpAbilityDef, index).limit != FP_LIMIT_GAME)
    fp_validate_unknown (used->value, used->value_at, "ability that can be used once a game",
                         (const char *const *) known->pdata, problems);
}

void
fp_position_check_note (const FpElement *note, const FpCardDef *def, FpProblems *problems)
{
  static const char *const known[] = { "card", "counter", "value", "used", NULL };
  static const char *const needed[] = { "card", NULL };
  const FpAttribute *counter = fp_element_attribute (note, "counter");
  const FpAttribute *used = fp_element_attribute (note, "used");

  fp_validate_attributes (note, known, needed, problems);
  if ((counter != NULL) == (used != NULL) || (counter != NULL) != (fp_element_get (note, "value") != NULL))
    fp_problems_add (problems, note->at, "<note> must have either “counter” and “value” or “used”");
  else if (def != NULL && counter != NULL)
    check_counter (note, def, counter, problems);
  else if (def != NULL)
    check_used (def, used, problems);
  fp_validate_no_text (note, problems);
  fp_validate_no_children (note, problems);
}

/* --- Writing --- */

/* A position names tokens as a seat's own, so a seat can't have more of one than it began with. */
static gboolean
has_strays (const FpEngine *engine)
{
  const FpState *state = engine->state;

  for (guint def = 0; def < engine->catalog->cards->len; def++)
    {
      const FpCardDef *token = fp_catalog_card (engine->catalog, def);
      int there[FP_MAX_SEATS] = { 0 };

      for (uint16_t card = 0; card < state->head.n_cards && fp_card_is (token, FP_KIND_TWO_HALVES); card++)
        {
          uint8_t owner = state->zones[state->cards[card].zone].owner;

          if (state->cards[card].def == def && owner < FP_MAX_SEATS && ++there[owner] > MAX (token->copies, 1))
            return TRUE;
        }
    }
  return FALSE;
}

/* A position names cards in play by id, and one ally of each deck. */
static gboolean
has_twins (const FpEngine *engine)
{
  const FpState *state = engine->state;

  for (uint16_t card = 0; card < state->head.n_cards; card++)
    for (uint16_t other = 0; other < card && is_in_play (engine, card); other++)
      {
        const FpCardDef *one = fp_engine_def (engine, card), *two = fp_engine_def (engine, other);

        if (is_in_play (engine, other) &&
            (one == two || (fp_card_is (one, FP_KIND_ALLY) && fp_card_is (two, FP_KIND_ALLY) &&
                            fp_card_first_field (one) == fp_card_first_field (two))))
          return TRUE;
      }
  return FALSE;
}

/* Returns TRUE if @note lasts beyond the turn. */
static gboolean
is_for_good (const FpMemory *note)
{
  return note->kind == FP_MEMORY_COUNTER || (note->kind == FP_MEMORY_USED && note->limit == FP_LIMIT_GAME);
}

static const char *
cannot_note_rules (const FpEngine *engine)
{
  const FpState *state = engine->state;

  for (guint i = 0; i < state->head.n_effects; i++)
    {
      const FpEffect *row = &state->effects[i];

      if (row->kind >= FP_EFFECT_LASTING)
        return "what a card has laid down is still in force";
      if (row->listens == FP_LISTENS_STATE && row->held)
        return "what a card waits for has come true already";
    }
  return NULL;
}

/* Returns TRUE if a card that is not in play remembers something for good. */
static gboolean
has_memory_elsewhere (const FpEngine *engine)
{
  const FpState *state = engine->state;

  for (guint i = 0; i < state->head.n_memories; i++)
    {
      const FpMemory *note = &state->memory[i];

      if (is_for_good (note) && !is_in_play (engine, note->card))
        return TRUE;
    }
  return FALSE;
}

/* Returns TRUE if a planet of a system is out of the game. Systems name only those that are left,
 * and the others would come back. */
static gboolean
is_destroyed (const FpEngine *engine, uint16_t card)
{
  uint16_t zone = engine->state->cards[card].zone;
  const FpCardDef *def = fp_engine_def (engine, card);

  return fp_position_has_systems (engine->edition) && fp_card_is (def, FP_KIND_PLACE) &&
         fp_card_first_field (def) != 0 && zone < engine->edition->n_zones &&
         engine->edition->zones[zone].listed == FP_LISTED_REMOVED;
}

static const char *
cannot_note_cards (const FpEngine *engine)
{
  const FpState *state = engine->state;

  if (has_memory_elsewhere (engine))
    return "a card that is not in play has a counter";
  for (uint16_t card = 0; card < state->head.n_cards; card++)
    {
      const FpCard *row = &state->cards[card];
      gboolean allied = row->holder != FP_NOBODY && fp_card_is (fp_engine_def (engine, card), FP_KIND_ALLY);

      if ((row->flags & FP_CARD_COPY) && row->zone != engine->edition->copies)
        return "a card has the abilities of another";
      if (is_destroyed (engine, card))
        return "a planet is out of the game";
      if (allied && !(row->known >> row->holder & 1))
        return "a player doesn't know an ally";
    }
  if (has_strays (engine))
    return "a player has tokens of another";
  return has_twins (engine) ? "two cards in play can't be told apart" : NULL;
}

const char *
fp_position_cannot_note (const FpEngine *engine)
{
  const FpState *state = engine->state;
  const char *reason = cannot_note_rules (engine);

  if (reason == NULL)
    reason = cannot_note_cards (engine);
  if (reason == NULL)
    reason = fp_position_cannot_place (engine);
  for (guint zone = engine->edition->n_zones; zone < state->head.n_zones; zone++)
    if (state->zones[zone].count > 0 && !is_in_play (engine, state->zones[zone].under))
      return "cards lie under a card that is not in play";
  for (guint place = 0; place < state->head.n_places; place++)
    if (state->places[place].card != FP_NO_CARD && !is_in_play (engine, state->places[place].card))
      FP_EACH_SEAT (state, seat)
        if (state->places[place].ships[seat] > 0)
          return "ships are on a card that is not in play";
  FP_EACH_SEAT (state, seat)
    {
      int alien = fp_position_zone_listed (engine->edition, FP_LISTED_SHEET, seat);

      if (alien >= 0 && state->zones[alien].count > 1)
        return "somebody has two aliens";
    }
  return reason;
}

/* Returns the cards from @card on that lie alike: the same facing, known by the same seats. @card
 * becomes the first that does not, or FP_NO_CARD. */
static char *
alike (FpEngine *engine, uint16_t *card)
{
  const FpCard *cards = engine->state->cards, *first = &cards[*card];
  g_autoptr (GString) ids = g_string_new (NULL);

  while (*card != FP_NO_CARD && (cards[*card].flags & FP_CARD_FACE_UP) == (first->flags & FP_CARD_FACE_UP) &&
         cards[*card].known == first->known)
    {
      g_autofree char *name = fp_position_name (engine, *card);

      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", name);
      *card = cards[*card].next;
    }
  return g_string_free (g_steal_pointer (&ids), FALSE);
}

static void
write_under (FpEngine *engine, FpWriter *writer, const FpZone *zone)
{
  g_autofree char *host = fp_position_name (engine, zone->under);

  for (uint16_t card = zone->first; card != FP_NO_CARD;)
    {
      const FpCard *first = &engine->state->cards[card];
      gboolean up = (first->flags & FP_CARD_FACE_UP) != 0;
      g_autofree char *ids = alike (engine, &card);
      g_autoptr (GString) knows = g_string_new (NULL);

      FP_EACH_SEAT (engine->state, seat)
        if (first->known & 1u << seat)
          g_string_append_printf (knows, "%s%s", knows->len > 0 ? " " : "", engine->edition->seat_ids[seat]);
      fp_writer_open (writer, "under");
      fp_writer_attribute (writer, "card", host);
      fp_writer_attribute (writer, "face", up ? "up" : "down");
      if (!up)
        fp_writer_attribute (writer, "knows", knows->str);
      fp_writer_text (writer, ids);
      fp_writer_close (writer);
    }
}

static void
write_ships_on (FpEngine *engine, FpWriter *writer, guint place)
{
  const FpPlace *row = &engine->state->places[place];
  g_autofree char *host = NULL;
  int ships = 0;

  FP_EACH_SEAT (engine->state, seat)
    ships += row->ships[seat];
  if (ships == 0 || row->card == FP_NO_CARD || fp_place_is_planet (engine, (uint8_t) place))
    return;
  host = fp_position_name (engine, row->card);
  fp_writer_open (writer, "under");
  fp_writer_attribute (writer, "card", host);
  FP_EACH_SEAT (engine->state, seat)
    if (row->ships[seat] > 0)
      fp_writer_attribute_int (writer, engine->edition->seat_ids[seat], row->ships[seat]);
  fp_writer_close (writer);
}

static void
write_note (FpEngine *engine, FpWriter *writer, const FpMemory *note)
{
  const FpCardDef *def = fp_engine_def (engine, note->card);
  g_autofree char *name = fp_position_name (engine, note->card);

  fp_writer_open (writer, "note");
  fp_writer_attribute (writer, "card", name);
  if (note->kind == FP_MEMORY_COUNTER)
    {
      fp_writer_attribute (writer, "counter", g_array_index (def->counters, FpCounterDef, note->index).id);
      fp_writer_attribute_int (writer, "value", note->value);
    }
  else
    fp_writer_attribute (writer, "used", g_array_index (def->abilities, FpAbilityDef, note->index).id);
  fp_writer_close (writer);
}

void
fp_position_write_cards (FpEngine *engine, FpWriter *writer)
{
  const FpState *state = engine->state;

  for (guint zone = engine->edition->n_zones; zone < state->head.n_zones; zone++)
    if (state->zones[zone].count > 0)
      write_under (engine, writer, &state->zones[zone]);
  for (guint place = 0; place < state->head.n_places; place++)
    write_ships_on (engine, writer, place);
  for (guint i = 0; i < state->head.n_memories; i++)
    {
      const FpMemory *note = &state->memory[i];

      if (is_for_good (note) && is_in_play (engine, note->card))
        write_note (engine, writer, note);
    }
}
