/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a game between two turns as a position. */
#include "archive/positions/fp-position-private.h"

#include "engine/effects/fp-veiled.h"
#include "engine/runner/fp-actions.h"

#include <string.h>

/* Returns TRUE if a position can express the cards of @zone. */
static gboolean
can_describe (const FpZoneDef *zone)
{
  return zone->listed != FP_LISTED_NEVER;
}

const char *
fp_position_impossible (const FpEngine *engine)
{
  const FpState *state = engine->state;

  if (state->head.n_encounters > 0)
    return "an encounter is going on";
  for (guint i = 0; i < state->head.n_frames; i++)
    if (state->frames[i].procedure == FP_MACHINE_PROGRAM)
      return "a card is being resolved";
  for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
    if (state->zones[zone].count > 0 && !can_describe (&engine->edition->zones[zone]))
      return "cards lie where they only lie during a step";
  return fp_position_cannot_note (engine);
}

gboolean
fp_position_unanswered (const FpEngine *engine)
{
  const FpState *state = engine->state;

  return !fp_has_listeners (state, state->frames[state->head.n_frames - 1].procedure);
}

gboolean
fp_position_unheard (const FpEngine *engine)
{
  const FpState *state = engine->state;

  for (guint i = 1; i + 1 < state->head.n_frames; i++)
    if (fp_has_listeners (state, state->frames[i].procedure))
      return FALSE;
  return TRUE;
}

/* Returns TRUE for a deck: unnamed cards would go there, so it must say that there are none. */
static gboolean
takes_rest (const FpEngine *engine, uint16_t zone)
{
  return engine->edition->zones[zone].listed == FP_LISTED_DECK && !fp_position_by_chance (engine, zone);
}

static void
write_cards (FpEngine *engine, FpWriter *writer, uint16_t zone)
{
  g_autoptr (GString) ids = g_string_new (NULL);

  FP_EACH_CARD (engine->state, zone, card)
    {
      g_autofree char *name = fp_position_name (engine, card);

      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", name);
    }
  if (takes_rest (engine, zone))
    fp_writer_attribute (writer, "rest", "none");
  fp_writer_text (writer, ids->str);
}

static int
ships_in (const FpState *state, uint8_t place, uint8_t seat)
{
  return state->places[place].ships[seat];
}

static void
write_seat (FpEngine *engine, FpWriter *writer, uint8_t seat)
{
  const FpState *state = engine->state;
  const FpEdition *edition = engine->edition;
  int alien = fp_position_zone_listed (edition, FP_LISTED_SHEET, seat);
  g_autofree const char **names = fp_position_lists (edition, seat);

  fp_writer_open (writer, "seat");
  fp_writer_attribute (writer, "id", edition->seat_ids[seat]);
  if (fp_position_has_roles (edition))
    fp_writer_attribute (writer, "role", edition->roles[state->head.seats[seat].role].id);
  if (alien >= 0 && state->zones[alien].count > 0)
    {
      g_autofree char *name = fp_position_name (engine, state->zones[alien].first);

      fp_writer_attribute (writer, "alien", name);
      if (fp_card_is_veiled (state, state->zones[alien].first))
        fp_writer_attribute (writer, "hidden", "yes");
    }
  for (guint i = 0; i < edition->positions.n_places; i++)
    if (edition->positions.places[i].of_seat)
      fp_writer_attribute_int (writer, edition->positions.places[i].id,
                               ships_in (state, edition->positions.places[i].place, seat));
  fp_writer_attribute_int (writer, "limit", state->head.seats[seat].hand_limit);
  for (guint i = 0; names[i] != NULL; i++)
    {
      fp_writer_open (writer, names[i]);
      write_cards (engine, writer, (uint16_t) fp_position_zone (edition, names[i], seat));
      fp_writer_close (writer);
    }
  fp_writer_close (writer);
}

/* Writes the planets in the zone @table. −1: none. */
static void
write_planets (FpEngine *engine, FpWriter *writer, int table)
{
  const FpState *state = engine->state;
  const char *word = engine->edition->positions.planet_word;

  if (table < 0)
    return;
  FP_EACH_CARD (state, table, card)
    {
      uint8_t place = fp_position_place (state, card);
      g_autofree char *name = fp_position_name (engine, card);

      fp_writer_open (writer, "planet");
      fp_writer_attribute (writer, "id", name);
      if (word != NULL && state->cards[card].face != 0)
        fp_writer_attribute (
            writer, word,
            fp_word_text (engine->edition, fp_edition_word_list (engine->edition, word), state->cards[card].face));
      FP_EACH_SEAT (state, seat)
        fp_writer_attribute_int (writer, engine->edition->seat_ids[seat], ships_in (state, place, seat));
      fp_writer_close (writer);
    }
}

static void
write_systems (FpEngine *engine, FpWriter *writer)
{
  if (!fp_position_has_systems (engine->edition))
    return;
  FP_EACH_SEAT (engine->state, seat)
    {
      fp_writer_open (writer, "system");
      fp_writer_attribute (writer, "seat", engine->edition->seat_ids[seat]);
      write_planets (engine, writer, fp_position_zone_listed (engine->edition, FP_LISTED_PLANETS, seat));
      fp_writer_close (writer);
    }
}

static void
write_allies (FpEngine *engine, FpWriter *writer)
{
  int row = fp_position_zone_listed (engine->edition, FP_LISTED_ALLIES, FP_NOBODY);
  const FpPositionAllies *allies = engine->edition->positions.allies;
  const FpState *state = engine->state;

  if (row < 0 || allies == NULL)
    return;
  FP_EACH_CARD (state, row, card)
    {
      const FpCard *ally = &state->cards[card];
      g_autofree char *name = fp_position_name (engine, card);
      g_autoptr (GString) knows = g_string_new (NULL);

      FP_EACH_SEAT (state, seat)
        if (ally->known & 1u << seat)
          g_string_append_printf (knows, "%s%s", knows->len > 0 ? " " : "", engine->edition->seat_ids[seat]);
      fp_writer_open (writer, engine->edition->kinds[allies->kind].id);
      fp_writer_attribute (writer, "deck", fp_card_word (fp_engine_def (engine, card), "deck"));
      fp_writer_attribute (writer, "card", name);
      if (ally->holder != FP_NOBODY)
        fp_writer_attribute (writer, "ally", engine->edition->seat_ids[ally->holder]);
      fp_writer_attribute (writer, "face", ally->flags & FP_CARD_FACE_UP ? "up" : "down");
      if (knows->len > 0)
        fp_writer_attribute (writer, "knows", knows->str);
      fp_writer_close (writer);
    }
}

static void
write_piles (FpEngine *engine, FpWriter *writer)
{
  for (uint16_t zone = 0; zone < engine->edition->n_zones; zone++)
    {
      const FpZoneDef *def = &engine->edition->zones[zone];

      if (def->owner != FP_NOBODY || !fp_position_is_listed (def))
        continue;
      fp_writer_open (writer, "pile");
      fp_writer_attribute (writer, "id", def->id);
      write_cards (engine, writer, zone);
      fp_writer_close (writer);
    }
}

gboolean
fp_position_write (FpEngine *engine, FpWriter *writer, const char **reason)
{
  FpRandom random = engine->state->head.random;
  g_autofree char *seed = NULL, *generator = NULL;

  *reason = fp_position_impossible (engine);
  if (*reason != NULL)
    return FALSE;
  FP_EACH_SEAT (engine->state, seat)
    write_seat (engine, writer, seat);
  write_systems (engine, writer);
  write_planets (engine, writer, fp_position_zone_listed (engine->edition, FP_LISTED_PLANETS, FP_NOBODY));
  fp_position_write_ships (engine, writer);
  write_allies (engine, writer);
  fp_position_write_cards (engine, writer);
  write_piles (engine, writer);
  generator = g_strdup_printf ("%016" G_GINT64_MODIFIER "x%016" G_GINT64_MODIFIER "x", (guint64) random.state,
                               (guint64) random.stream);
  seed = g_strdup_printf ("%u", fp_random_next (&random));
  fp_writer_open (writer, "seed");
  fp_writer_attribute (writer, "generator", generator);
  fp_writer_text (writer, seed);
  fp_writer_close (writer);
  fp_position_write_memory (engine, writer);
  return TRUE;
}
