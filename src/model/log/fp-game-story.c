/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The story of a game for its final page. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-internal.h"
#include "model/game/fp-game-options.h"
#include "model/log/fp-game-story.h"
#include "model/log/fp-story.h"
#include "model/presenter/fp-presenter-private.h"
#include "session/game/fp-aliens.h"

static void
free_point (gpointer data)
{
  FpGameStoryPoint *point = data;
  g_free (point->text);
  g_free (point->when);
  g_free (point);
}

static void
free_figure (gpointer data)
{
  FpGameStoryFigure *figure = data;
  g_free (figure->label);
  g_strfreev (figure->values);
  g_free (figure);
}

void
fp_game_story_free (FpGameStory *story)
{
  g_ptr_array_unref (story->points);
  g_ptr_array_unref (story->figures);
  for (guint seat = 0; seat < story->n_seats; seat++)
    g_free (story->planets[seat]);
  g_free (story->planets);
  g_free (story);
}

/* Reading */

/* Returns the number of planets that won the game, 0 if it was not won by planets. */
static int
planets_needed (FpEngine *engine)
{
  const FpHead *head = &engine->state->head;
  int standings[FP_MAX_SEATS], needed = 0;
  if (!fp_edition_ends (engine->edition, head->ending, FP_ENDS_BY_STANDING))
    return 0;
  engine->edition->table.standings (engine, standings);
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    if ((head->winners >> seat & 1) != 0)
      needed = needed == 0 ? standings[seat] : MIN (needed, standings[seat]);
  return needed;
}

/* Writes the owner of each place's system, FP_NOBODY: nobody's. */
static void
find_systems (const FpEngine *engine, uint8_t systems[FP_MAX_PLACES])
{
  const FpState *state = engine->state;
  for (guint place = 0; place < FP_MAX_PLACES; place++)
    {
      uint16_t card = place < state->head.n_places ? state->places[place].card : FP_NO_CARD;
      uint16_t zone = card != FP_NO_CARD ? state->cards[card].zone : (uint16_t) engine->edition->n_zones;
      gboolean planet = zone < engine->edition->n_zones && engine->edition->zones[zone].listed == FP_LISTED_PLANETS;
      systems[place] = planet ? engine->edition->zones[zone].owner : FP_NOBODY;
    }
}

/* Reads the story twice if the game began from a position. Planets held at the start are not in the
 * log; the difference to the present count gives them. */
static void
read_story (FpStory *story, FpSession *session)
{
  FpEngine *engine = fp_session_engine (session);
  const GPtrArray *log = fp_session_log (session);
  guint n_seats = engine->state->head.n_seats;
  int before[FP_MAX_SEATS] = { 0 }, standings[FP_MAX_SEATS], needed = planets_needed (engine);
  uint8_t systems[FP_MAX_PLACES];
  find_systems (engine, systems);
  fp_story_read (story, engine->edition, log, n_seats, systems, before, needed);
  if (fp_session_origin (session) == NULL)
    return;
  engine->edition->table.standings (engine, standings);
  for (uint8_t seat = 0; seat < n_seats; seat++)
    {
      int last = g_array_index (story->planets[seat], int, story->planets[seat]->len - 1);
      before[seat] = MAX (standings[seat] - last, 0);
    }
  fp_story_clear (story);
  fp_story_read (story, engine->edition, log, n_seats, systems, before, needed);
}

/* Returns the turn's number and, if the log has it, the name of the card that began it. */
static char *
format_when (FpSession *session, int turn)
{
  FpEngine *engine = fp_session_engine (session);
  const GPtrArray *log = fp_session_log (session);
  for (guint i = 0; i < log->len; i++)
    {
      const FpLogEntry *entry = g_ptr_array_index (log, i);
      if (!fp_event_tells (engine->edition, entry->event.kind, FP_TELLS_TURN_CARD) || entry->turn != turn ||
          entry->event.n_cards == 0)
        continue;
      g_autofree char *name = fp_text_card_name (engine->catalog, engine->state->cards[entry->event.cards[0]].def);
      g_autofree char *number = fp_text_turn (engine->edition, turn);
      /* Translators: when something happened: number of a turn and name of the card that began
       * it: “Turn 7: Shore Leave”. */
      return g_strdup_printf (_ ("%s: %s"), number, name);
    }
  return fp_text_turn (engine->edition, turn);
}

static void
add_points (FpGameStory *result, const FpStory *story, FpSession *session)
{
  for (guint i = 0; i < story->turnings->len; i++)
    {
      const FpTurning *turning = &g_array_index (story->turnings, FpTurning, i);
      FpGameStoryPoint *point = g_new0 (FpGameStoryPoint, 1);
      point->text = fp_text_turning (fp_session_engine (session), turning, fp_session_names (session));
      point->when = format_when (session, turning->turn);
      point->seat = turning->seat < story->n_seats ? turning->seat : -1;
      g_ptr_array_add (result->points, point);
    }
}

static void
add_figures (FpGameStory *result, const FpStory *story, const FpEdition *edition)
{
  for (guint i = 0; i < edition->n_figures; i++)
    {
      FpGameStoryFigure *figure = g_new0 (FpGameStoryFigure, 1);
      figure->label = g_strdup (fp_text_figure (edition, i));
      figure->values = g_new0 (char *, story->n_seats + 1);
      for (guint seat = 0; seat < story->n_seats; seat++)
        figure->values[seat] = edition->figures[i].how == FP_FIGURE_HIGHEST && story->figures[i][seat] < 0
                                   ? g_strdup ("–")
                                   : g_strdup_printf ("%d", story->figures[i][seat]);
      g_ptr_array_add (result->figures, figure);
    }
}

/* Returns what brings a player of @edition nearer to the goal. */
static const char *
name_of_standing (const FpEdition *edition)
{
  const char *id = fp_presenter_layout (edition)->standing;
  return id != NULL ? fp_text_table_label (edition, id) : _ ("Standing");
}

FpGameStory *
fp_game_story (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  g_auto (FpStory) story = { 0 };
  FpGameStory *result = g_new0 (FpGameStory, 1);
  read_story (&story, fp_game_session (self));
  result->points = g_ptr_array_new_with_free_func (free_point);
  result->figures = g_ptr_array_new_with_free_func (free_figure);
  result->standing = name_of_standing (fp_session_engine (fp_game_session (self))->edition);
  result->axis = fp_text_turns (fp_session_engine (fp_game_session (self))->edition);
  result->first = story.first;
  result->n_numbers = story.planets[0]->len;
  result->n_seats = story.n_seats;
  result->planets = g_new0 (int *, story.n_seats);
  for (guint seat = 0; seat < story.n_seats; seat++)
    result->planets[seat] = g_memdup2 (story.planets[seat]->data, result->n_numbers * sizeof (int));
  add_points (result, &story, fp_game_session (self));
  add_figures (result, &story, fp_session_setup (fp_game_session (self))->edition);
  return result;
}

/* Playing again */

FpGameSetup *
fp_game_swapped (FpGame *self)
{
  g_return_val_if_fail (FP_IS_GAME (self), NULL);
  FpEngine *engine = fp_session_engine (fp_game_session (self));
  g_autoptr (FpGameSetup) setup = fp_game_setup_copy (fp_game_setup (self));
  /* A campaign deals new aliens. */
  if (setup->campaign)
    return NULL;
  setup->aliens = FP_GAME_ALIENS_SETTLED;
  fp_game_setup_parse_seed (setup, "", NULL);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      int def = fp_alien_of (engine, (uint8_t) ((seat + 1) % setup->n_seats));
      if (def < 0)
        return NULL;
      fp_game_setup_settle (setup, seat, fp_catalog_card (engine->catalog, (guint) def)->id);
    }
  /* Some modules choose aliens in their own way. */
  g_autofree char *clash = fp_game_setup_clash (setup);
  return clash == NULL ? g_steal_pointer (&setup) : NULL;
}
