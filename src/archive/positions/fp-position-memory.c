/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a position that only a running game needs: <memory turn turn-of rows turned
 * conceded> with <known by in how at>, and attributes of the edition.
 *
 * These are the number of turns, the seat whose turn it is (left out: the first one), other numbers
 * of the game that the edition names (left out: 0), the players' knowledge beyond what they see,
 * the rows of like cards (so that a later decision means the same card), tokens that show their
 * other half, and the players who gave up while the others play on.
 */
#include "archive/positions/fp-position-private.h"

#include "engine/knowledge/fp-knowledge.h"

#include <string.h>

static const char *const degrees[] = { [FP_KNOWS_NOTHING] = "nothing",
                                       [FP_KNOWS_PLAYER] = "player",
                                       [FP_KNOWS_POOL] = "pool",
                                       [FP_KNOWS_PLACE] = "place",
                                       NULL };

/* Returns TRUE if a position lists the cards of @zone, top first. */
static gboolean
is_listed (const FpEdition *edition, guint zone)
{
  return fp_position_is_listed (&edition->zones[zone]);
}

/* Returns the name of a place, “orange.hand” or “past”. Free with g_free (). */
static char *
place_name (const FpEdition *edition, guint zone)
{
  const FpZoneDef *def = &edition->zones[zone];

  return def->owner == FP_NOBODY ? g_strdup (def->id) : g_strconcat (edition->seat_ids[def->owner], ".", def->id, NULL);
}

/* Returns the zone named @text, −1: none. */
static int
find_place (const FpEdition *edition, const char *text)
{
  for (guint zone = 0; zone < edition->n_zones; zone++)
    {
      g_autofree char *name = place_name (edition, zone);

      if (strcmp (name, text) == 0)
        return (int) zone;
    }
  return -1;
}

/* --- Checking --- */

/* Returns TRUE if @text is numbers from @least to @most, put into @numbers (of guint; NULL: only
 * checked). */
static gboolean
read_numbers (const FpAttribute *list, gint64 least, gint64 most, GArray *numbers, FpProblems *problems)
{
  g_autoptr (GArray) words = fp_validate_words (list->value, list->value_at);
  int number;

  for (guint i = 0; i < words->len; i++)
    {
      const FpXmlWord *word = &g_array_index (words, FpXmlWord, i);

      if (!fp_validate_number (word->word, word->at, list->name, least, most, &number, problems))
        return FALSE;
      if (numbers != NULL)
        g_array_append_vals (numbers, &(guint){ (guint) number }, 1);
    }
  return TRUE;
}

static void
check_known (const FpElement *known, const FpEdition *edition, const char *const *seats, FpProblems *problems)
{
  static const char *const attributes[] = { "by", "in", "how", "at", NULL };
  const FpAttribute *by = fp_element_attribute (known, "by"), *in = fp_element_attribute (known, "in");
  const FpAttribute *how = fp_element_attribute (known, "how"), *at = fp_element_attribute (known, "at");

  fp_validate_attributes (known, attributes, attributes, problems);
  fp_validate_no_text (known, problems);
  fp_validate_no_children (known, problems);
  if (by != NULL)
    fp_validate_word (by->value, by->value_at, "seat", seats, problems);
  if (in != NULL && find_place (edition, in->value) < 0)
    fp_problems_add (problems, in->value_at, "unknown place “%s”; expected one such as %s.hand or past", in->value,
                     edition->seat_ids[0]);
  if (how != NULL)
    fp_validate_word (how->value, how->value_at, "degree", degrees, problems);
  if (at != NULL)
    read_numbers (at, 1, FP_MAX_CARDS, NULL, problems);
}

static void
check_conceded (const FpAttribute *conceded, const char *const *seats, FpProblems *problems)
{
  g_autoptr (GArray) words = conceded != NULL ? fp_validate_words (conceded->value, conceded->value_at) : NULL;

  for (guint i = 0; words != NULL && i < words->len; i++)
    {
      const FpXmlWord *word = &g_array_index (words, FpXmlWord, i);

      fp_validate_word (word->word, word->at, "seat", seats, problems);
    }
}

/* Checks the attributes of <memory>: those of all editions and the numbers of this one. */
static void
check_attributes (const FpElement *memory, const FpEditionPositions *positions, FpProblems *problems)
{
  static const char *const common[] = { "turn", "turn-of", "rows", "turned", "conceded" };
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_ptr_array_add (names, (gpointer) common[i]);
  for (guint i = 0; i < positions->n_kept; i++)
    g_ptr_array_add (names, (gpointer) positions->kept[i].id);
  g_ptr_array_add (names, NULL);
  fp_validate_attributes (memory, (const char *const *) names->pdata, NULL, problems);
}

static void
check_number (const FpElement *memory, const char *id, FpProblems *problems)
{
  const FpAttribute *attribute = fp_element_attribute (memory, id);
  int number;

  if (attribute != NULL)
    fp_validate_number (attribute->value, attribute->value_at, id, 0, INT16_MAX, &number, problems);
}

void
fp_position_check_memory (const FpElement *memory, const FpEdition *edition, const char *const *seats,
                          FpProblems *problems)
{
  static const char *const children[] = { "known", NULL };
  const FpAttribute *rows = fp_element_attribute (memory, "rows");
  const FpAttribute *conceded = fp_element_attribute (memory, "conceded");
  const FpAttribute *turned = fp_element_attribute (memory, "turned"), *of = fp_element_attribute (memory, "turn-of");

  check_attributes (memory, &edition->positions, problems);
  fp_validate_no_text (memory, problems);
  check_number (memory, "turn", problems);
  for (guint i = 0; i < edition->positions.n_kept; i++)
    check_number (memory, edition->positions.kept[i].id, problems);
  if (of != NULL)
    fp_validate_word (of->value, of->value_at, "turn-of", seats, problems);
  if (rows != NULL)
    read_numbers (rows, 0, FP_MAX_CARDS - 1, NULL, problems);
  if (turned != NULL)
    read_numbers (turned, 0, FP_MAX_CARDS - 1, NULL, problems);
  check_conceded (conceded, seats, problems);
  for (guint i = 0; i < fp_element_n_children (memory); i++)
    if (fp_validate_element (fp_element_child_at (memory, i), children, problems))
      check_known (fp_element_child_at (memory, i), edition, seats, problems);
}

/* --- Rows --- */

/* Returns TRUE if there is another card like @card. */
static gboolean
has_like (const FpState *state, uint16_t card)
{
  for (uint16_t other = 0; other < state->head.n_cards; other++)
    if (other != card && !(state->cards[other].flags & FP_CARD_COPY) &&
        state->cards[other].def == state->cards[card].def)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if lists don't determine the row of the card there: it is one of several like cards,
 * or removed in some order. */
static gboolean
needs_row (const FpEngine *engine, uint16_t card)
{
  uint16_t zone = engine->state->cards[card].zone;

  if (zone != 0 && zone == engine->edition->copies)
    return FALSE;
  return has_like (engine->state, card) || (zone < engine->edition->n_zones && !is_listed (engine->edition, zone));
}

/* Puts the zones of @state into @order: first the edition's, then those under cards in the order of
 * those cards. Returns their number. */
static guint
zones_in_order (const FpState *state, guint n_zones, uint16_t order[FP_MAX_ZONES])
{
  guint n = 0;

  for (uint16_t zone = 0; zone < n_zones; zone++)
    order[n++] = zone;
  for (uint16_t card = 0; card < state->head.n_cards; card++)
    for (uint16_t zone = (uint16_t) n_zones; zone < state->head.n_zones; zone++)
      if (state->zones[zone].under == card && state->zones[zone].count > 0)
        order[n++] = zone;
  return n;
}

/* Puts each card's future row into @new_row, by old row. FALSE: @rows doesn't fit. */
static gboolean
plan_rows (const FpEngine *engine, const GArray *rows, uint16_t new_row[FP_MAX_CARDS])
{
  const FpState *state = engine->state;
  gboolean taken[FP_MAX_CARDS] = { FALSE };
  uint16_t zones[FP_MAX_ZONES];
  guint next = 0, n_zones = zones_in_order (state, engine->edition->n_zones, zones);

  for (guint i = 0; i < n_zones; i++)
    FP_EACH_CARD (state, zones[i], card)
      {
        guint row = card;

        if (needs_row (engine, card))
          {
            if (next == rows->len)
              return FALSE;
            row = g_array_index (rows, guint, next++);
          }
        if (row >= state->head.n_cards || taken[row])
          return FALSE;
        taken[row] = TRUE;
        new_row[card] = (uint16_t) row;
      }
  return next == rows->len;
}

/* Returns the number of cards of @def in @zone, now or with the rows @new_row. */
static guint
count_of (const FpState *state, uint16_t zone, guint def, const uint16_t *new_row)
{
  guint n = 0;

  FP_EACH_CARD (state, zone, card)
    n += state->cards[new_row != NULL ? new_row[card] : card].def == def;
  return n;
}

/* Returns TRUE if only like cards trade rows. In a zone that isn't listed the order is open, but
 * the cards must be the same. */
static gboolean
rows_are_alike (const FpEngine *engine, const uint16_t new_row[FP_MAX_CARDS])
{
  const FpState *state = engine->state;

  for (uint16_t card = 0; card < state->head.n_cards; card++)
    {
      uint16_t zone = state->cards[card].zone;
      guint def = state->cards[card].def;

      if (zone >= engine->edition->n_zones || is_listed (engine->edition, zone)
              ? def != state->cards[new_row[card]].def
              : count_of (state, zone, def, NULL) != count_of (state, zone, def, new_row))
        return FALSE;
    }
  return TRUE;
}

/* Returns the card whose data row @row gets when it takes @card's place in @zone: a like card
 * there. */
static const FpCard *
find_like (const FpState *state, const FpCard *old, uint16_t zone, uint16_t card, uint16_t row)
{
  if (old[card].def == old[row].def)
    return &old[card];
  for (uint16_t other = 0; other < state->head.n_cards; other++)
    if (old[other].zone == zone && old[other].def == old[row].def)
      return &old[other];
  return &old[card];
}

static void
rename_cards (FpState *state, const uint16_t new_row[FP_MAX_CARDS])
{
  g_autofree FpCard *old = g_memdup2 (state->cards, sizeof (FpCard) * state->head.n_cards);

  for (uint16_t zone = 0; zone < state->head.n_zones; zone++)
    {
      uint16_t card = state->zones[zone].first;

      state->zones[zone].first = state->zones[zone].last = FP_NO_CARD;
      state->zones[zone].count = 0;
      if (state->zones[zone].under != FP_NO_CARD)
        state->zones[zone].under = new_row[state->zones[zone].under];
      for (; card != FP_NO_CARD; card = old[card].next)
        {
          uint16_t row = new_row[card];

          state->cards[row] = *find_like (state, old, zone, card, row);
          fp_zone_add_bottom (state, zone, row);
        }
    }
  for (guint place = 0; place < state->head.n_places; place++)
    if (state->places[place].card != FP_NO_CARD)
      state->places[place].card = new_row[state->places[place].card];
  for (guint i = 0; i < state->head.n_memories; i++)
    state->memory[i].card = new_row[state->memory[i].card];
}

/* Planets have their words in their elements instead. */
static gboolean
is_turned (const FpEngine *engine, uint16_t card)
{
  return engine->state->cards[card].face != 0 && fp_card_is (fp_engine_def (engine, card), FP_KIND_TWO_HALVES);
}

static void
turn_tokens (FpPositionBuild *build, const FpElement *memory)
{
  const FpAttribute *turned = fp_element_attribute (memory, "turned");
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));

  if (turned == NULL || !read_numbers (turned, 0, FP_MAX_CARDS - 1, rows, build->problems))
    return;
  for (guint i = 0; i < rows->len; i++)
    {
      guint card = g_array_index (rows, guint, i);

      if (card < build->state->head.n_cards &&
          fp_card_is (fp_engine_def (build->engine, (uint16_t) card), FP_KIND_TWO_HALVES))
        build->state->cards[card].face = 1;
    }
}

void
fp_position_arrange_rows (FpPositionBuild *build)
{
  const FpElement *memory = fp_element_child (build->parent, "memory");
  const FpAttribute *rows = memory != NULL ? fp_element_attribute (memory, "rows") : NULL;
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  uint16_t new_row[FP_MAX_CARDS];

  /* Rows of cards that have changed since are ignored; nothing is lost. */
  if (rows == NULL || !read_numbers (rows, 0, FP_MAX_CARDS - 1, numbers, build->problems) ||
      !plan_rows (build->engine, numbers, new_row) || !rows_are_alike (build->engine, new_row))
    return;
  rename_cards (build->state, new_row);
  turn_tokens (build, memory);
}

/* --- What is known --- */

/* Sets the cards of @known's places to its degree of knowledge. Nobody can know less of the cards
 * that they hold. */
static void
set_known (FpPositionBuild *build, const FpElement *known)
{
  const FpEdition *edition = build->engine->edition;
  FpSeats seat = fp_position_seats_of (edition, fp_element_get (known, "by"));
  int zone = find_place (edition, fp_element_get (known, "in"));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_zone_list (build->state, (uint16_t) zone, cards);
  FpSeats others = (FpSeats) (seat & ~fp_zone_owners (build->engine, (uint16_t) zone));
  FpDegree degree = FP_KNOWS_NOTHING;

  while (strcmp (degrees[degree], fp_element_get (known, "how")) != 0)
    degree++;
  read_numbers (fp_element_attribute (known, "at"), 1, FP_MAX_CARDS, places, build->problems);
  for (guint i = 0; i < places->len; i++)
    if (g_array_index (places, guint, i) <= n)
      fp_card_known_as (build->engine, cards[g_array_index (places, guint, i) - 1], others, degree);
    else
      fp_problems_add (build->problems, known->at, "there are only %u cards in “%s”", n, fp_element_get (known, "in"));
}

/* Sets the numbers of the game that @memory says. */
static void
set_numbers (FpPositionBuild *build, const FpElement *memory)
{
  const FpEditionPositions *positions = &build->engine->edition->positions;

  if (positions->set_turns != NULL && fp_element_get (memory, "turn") != NULL)
    positions->set_turns (build->state, fp_position_number (memory, "turn", 0));
  for (guint i = 0; i < positions->n_kept; i++)
    build->state->head.table[positions->kept[i].index] =
        (int16_t) fp_position_number (memory, positions->kept[i].id, 0);
}

void
fp_position_remember (FpPositionBuild *build)
{
  const FpElement *memory = fp_element_child (build->parent, "memory");
  const char *conceded = memory != NULL ? fp_element_get (memory, "conceded") : NULL;

  for (guint i = 0; memory != NULL && i < fp_element_n_children (memory); i++)
    set_known (build, fp_element_child_at (memory, i));
  if (memory != NULL)
    set_numbers (build, memory);
  if (conceded != NULL)
    build->state->head.conceded = fp_position_seats_of (build->engine->edition, conceded);
}

/* --- Writing --- */

/* Returns the ids of @seats. Free with g_free (). */
static char *
seat_words (const FpEdition *edition, FpSeats seats)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint seat = 0; seat < edition->most_seats; seat++)
    if ((seats >> seat & 1) != 0)
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", edition->seat_ids[seat]);
  return g_string_free (g_steal_pointer (&words), FALSE);
}

static void
write_known (FpEngine *engine, FpWriter *writer, uint8_t seat, uint16_t zone, FpDegree degree)
{
  g_autoptr (GString) places = g_string_new (NULL);
  g_autofree char *name = place_name (engine->edition, zone);
  guint place = 0;

  FP_EACH_CARD (engine->state, zone, card)
    {
      place++;
      if (fp_card_degree (engine, card, seat) == degree && fp_knowledge_presumed (engine, card, seat) != degree)
        g_string_append_printf (places, "%s%u", places->len > 0 ? " " : "", place);
    }
  if (places->len == 0)
    return;
  fp_writer_open (writer, "known");
  fp_writer_attribute (writer, "by", engine->edition->seat_ids[seat]);
  fp_writer_attribute (writer, "in", name);
  fp_writer_attribute (writer, "how", degrees[degree]);
  fp_writer_attribute (writer, "at", places->str);
  fp_writer_close (writer);
}

void
fp_position_write_memory (FpEngine *engine, FpWriter *writer)
{
  g_autoptr (GString) rows = g_string_new (NULL), turned = g_string_new (NULL);
  g_autofree char *conceded = seat_words (engine->edition, engine->state->head.conceded);
  const FpEditionPositions *positions = &engine->edition->positions;
  uint8_t turn_of = positions->turn_of != NULL ? positions->turn_of (engine->state) : 0;
  uint16_t zones[FP_MAX_ZONES];
  guint n_zones = zones_in_order (engine->state, engine->edition->n_zones, zones);

  for (guint i = 0; i < n_zones; i++)
    FP_EACH_CARD (engine->state, zones[i], card)
      if (needs_row (engine, card))
        g_string_append_printf (rows, "%s%u", rows->len > 0 ? " " : "", card);
  for (uint16_t card = 0; card < engine->state->head.n_cards; card++)
    if (is_turned (engine, card))
      g_string_append_printf (turned, "%s%u", turned->len > 0 ? " " : "", card);
  fp_writer_open (writer, "memory");
  if (positions->set_turns != NULL)
    fp_writer_attribute_int (writer, "turn", engine->edition->table.turns (engine->state));
  fp_writer_attribute (writer, "turn-of", turn_of != 0 ? engine->edition->seat_ids[turn_of] : NULL);
  for (guint i = 0; i < positions->n_kept; i++)
    if (engine->state->head.table[positions->kept[i].index] != 0)
      fp_writer_attribute_int (writer, positions->kept[i].id, engine->state->head.table[positions->kept[i].index]);
  fp_writer_attribute (writer, "rows", rows->str);
  fp_writer_attribute (writer, "turned", turned->len > 0 ? turned->str : NULL);
  fp_writer_attribute (writer, "conceded", *conceded != '\0' ? conceded : NULL);
  FP_EACH_SEAT (engine->state, seat)
    for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
      for (FpDegree degree = FP_KNOWS_NOTHING; degree <= FP_KNOWS_PLACE; degree++)
        write_known (engine, writer, seat, zone, degree);
  fp_writer_close (writer);
}
