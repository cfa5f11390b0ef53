/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the standing in the running encounter, and in the game. */
#include "text/fp-text-tables.h"
#include "text/why/fp-text-why-sections.h"

/* --- The encounter --- */

static const char *
sentence (const FpWhyWriter *writer, FpSentence which)
{
  return fp_text_sentence (writer->engine->edition, which);
}

/* Returns a line such as “Ada's total is 21 (attack 13, ships +8).” */
static char *
total_words (const FpWhyWriter *writer, uint8_t seat, int number)
{
  FpTotalPart parts[FP_TOTAL_PARTS];
  guint n = writer->engine->edition->table.parts (writer->engine, seat, parts);
  g_autofree char *total = fp_text_number (number);
  g_autofree char *list = fp_text_parts (&writer->wording, parts, n);

  return fp_text_fill (sentence (writer, n > 0 ? FP_SENTENCE_TOTAL_OF_PARTS : FP_SENTENCE_TOTAL), "seat",
                       fp_text_seat (&writer->wording, seat), "total", total, "parts", list, NULL);
}

static char *
winner_words (const FpWhyWriter *writer, const FpProjectedResult *result_now)
{
  const FpEncounter *encounter = fp_state_encounter_const (writer->engine->state);

  for (uint8_t seat = 0; seat < writer->engine->state->head.n_seats; seat++)
    if (encounter->winners >> seat & 1)
      return fp_text_fill (_ ("{seat} has won."), "seat", fp_text_seat (&writer->wording, seat), NULL);
  if (encounter->outcome != FP_OUTCOME_OPEN)
    return g_strdup (_ ("Nobody has won."));
  if (result_now->winner == FP_NOBODY)
    return g_strdup (_ ("Nobody would win with the cards that are open now."));
  return fp_text_fill (_ ("{seat} would win with the cards that are open now."), "seat",
                       fp_text_seat (&writer->wording, result_now->winner), NULL);
}

/* Several winners of a tie have no role in common. Some editions have no roles, or none outside of
 * the sides of an encounter. */
static char *
tie_words (const FpWhyWriter *writer, FpSeats ties)
{
  const FpEngine *engine = writer->engine;
  g_autofree char *players = fp_text_players (&writer->wording, ties);

  if (ties == 0)
    return g_strdup (sentence (writer, FP_SENTENCE_NO_TIE));
  if ((ties & (ties - 1)) != 0)
    return fp_text_fill (_ ("{players} win ties."), "players", players, NULL);
  const char *role = fp_text_role (engine->edition, engine->state->head.seats[g_bit_nth_lsf (ties, -1)].role);
  if (engine->edition->n_roles == 0 || *role == '\0')
    return fp_text_fill (_ ("{seat} wins ties."), "seat", players, NULL);
  return fp_text_fill (_ ("{seat} ({role}) wins ties."), "seat", players, "role", role, NULL);
}

/* Returns TRUE if @seat has a total of its own. In an encounter with sides only main players
 * have. */
static gboolean
has_total (const FpState *state, const FpEncounterDef *encounter, uint8_t seat)
{
  FpSeats mains = 0;

  if (encounter == NULL || encounter->n_sides == 0)
    return TRUE;
  for (guint side = 0; side < encounter->n_sides; side++)
    mains |= fp_state_encounter_const (state)->sides[side].mains;
  return (mains >> seat & 1) != 0;
}

static void
add_encounter (FpWhyWriter *writer)
{
  const FpEncounterDef *encounter = fp_engine_encounter (writer->engine);
  const FpEncounterText *row =
      fp_text_encounter_row (writer->engine->edition, encounter != NULL ? encounter->id : NULL);
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  FpProjectedResult result_now;

  writer->engine->edition->table.project (writer->engine, &result_now);
  g_ptr_array_add (lines, winner_words (writer, &result_now));
  FP_EACH_SEAT (writer->engine->state, seat)
    if (has_total (writer->engine->state, encounter, seat))
      g_ptr_array_add (lines, total_words (writer, seat, result_now.total[seat]));
  g_ptr_array_add (lines,
                   g_strdup (sentence (writer, result_now.lower ? FP_SENTENCE_LOWER_WINS : FP_SENTENCE_HIGHER_WINS)));
  g_ptr_array_add (lines, tie_words (writer, result_now.ties));
  fp_why_add (writer, (FpWhy){ .section = FP_WHY_STANDING,
                               .title = g_strdup (_ (row->title)),
                               .text = fp_why_lines (lines),
                               .card = FP_NO_CARD,
                               .topic = row->page });
}

/* --- The game --- */

static char *
planets_words (const FpWhyWriter *writer, uint8_t seat)
{
  FpEngine *engine = writer->engine;
  int standings[FP_MAX_SEATS], needs = engine->edition->table.needed (engine, seat);
  engine->edition->table.standings (engine, standings);
  g_autofree char *planets = fp_text_number (standings[seat]);
  g_autofree char *needed = fp_text_number (needs);

  return fp_text_fill (fp_text_sentence_for (engine->edition, FP_SENTENCE_STANDING, (gulong) MAX (standings[seat], 0)),
                       "seat", fp_text_seat (&writer->wording, seat), "role",
                       fp_text_role (engine->edition, engine->state->head.seats[seat].role), "count", planets, "needed",
                       needed, NULL);
}

/* Roles may lag behind in an encounter, so the planets decide here. */
static char *
ahead_words (const FpWhyWriter *writer)
{
  FpEngine *engine = writer->engine;
  uint8_t best = FP_NOBODY;
  int standings[FP_MAX_SEATS], most = -1;

  engine->edition->table.standings (engine, standings);
  FP_EACH_SEAT (engine->state, seat)
    {
      int has = standings[seat];

      best = has > most ? seat : has == most ? FP_NOBODY : best;
      most = MAX (most, has);
    }
  if (best == FP_NOBODY)
    return g_strdup (sentence (writer, FP_SENTENCE_NOBODY_AHEAD));
  return fp_text_fill (sentence (writer, FP_SENTENCE_AHEAD), "seat", fp_text_seat (&writer->wording, best), NULL);
}

void
fp_why_standing (FpWhyWriter *writer)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  guint eyes = fp_engine_look (writer->engine, fp_text_viewer (&writer->wording));

  if (fp_state_in_encounter (writer->engine->state))
    add_encounter (writer);
  g_ptr_array_add (lines, ahead_words (writer));
  FP_EACH_SEAT (writer->engine->state, seat)
    g_ptr_array_add (lines, planets_words (writer, seat));
  fp_engine_look_again (writer->engine, eyes);
  fp_why_add (writer, (FpWhy){ .section = FP_WHY_STANDING,
                               .title = g_strdup (_ ("The game")),
                               .text = fp_why_lines (lines),
                               .card = FP_NO_CARD,
                               .topic = fp_text_standing_page (writer->engine->edition) });
}
