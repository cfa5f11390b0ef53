/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Creation of views. Only this file and that of their cards (fp-view-cards.c) decide which parts of
 * a state a seat sees. */
#include "engine/knowledge/fp-view-private.h"

#include "engine/runner/fp-encounter.h"
#include "engine/state/fp-mutations.h"

#include <string.h>

/* Returns TRUE if @viewer sees on which card the ships on @card lie. Planets are turned up for
 * all. */
static gboolean
sees_host (const FpEngine *engine, uint8_t viewer, uint16_t card)
{
  if (engine->state->cards[card].flags & FP_CARD_FACE_UP)
    return TRUE;
  return !fp_card_is (fp_engine_def (engine, card), FP_KIND_PLACE) && fp_view_sees (engine, viewer, card);
}

static void
view_places (FpEngine *engine, FpView *view)
{
  const FpState *s = engine->state;

  view->n_places = s->head.n_places;
  for (guint i = 0; i < s->head.n_places; i++)
    {
      const FpPlace *place = &s->places[i];
      FpViewPlace *out = &view->places[i];
      const FpCardDef *def;

      *out = (FpViewPlace){ .card = FP_NO_CARD, .def = FP_NO_CARD, .dispute = place->dispute };
      memcpy (out->ships, place->ships, sizeof out->ships);
      if (place->card == FP_NO_CARD || !sees_host (engine, view->viewer, place->card))
        continue;
      def = fp_engine_def (engine, place->card);
      out->card = place->card;
      out->def = s->cards[place->card].def;
      if (!fp_card_is (def, FP_KIND_PLACE))
        continue;
      out->revealed = TRUE;
      out->word = s->cards[place->card].face;
      if (out->word == 0)
        out->word = (uint8_t) fp_card_first_field (def);
      out->controllers = engine->edition->table.controllers (engine, (uint8_t) i);
    }
}

void
fp_view_numbers (const FpEngine *engine, const FpEncounter *encounter, uint8_t seat, int8_t *numbers)
{
  const FpEncounterNumbers *kept = &engine->edition->encounter_numbers;

  for (guint i = 0; i < kept->n_of_seat; i++)
    {
      guint shown = kept->of_seat[i].shown;

      numbers[i] =
          shown == 0 || (encounter->sets[shown - 1] >> seat & 1) != 0 ? encounter->of_seat[seat][i] : FP_NOT_SHOWN;
    }
}

/* Fills @out with the running encounter as it is seen by whom the engine looks for
 * (fp_engine_look ()). */
static void
view_encounter (FpEngine *engine, FpViewEncounter *out)
{
  const FpEncounterNumbers *kept = &engine->edition->encounter_numbers;
  const FpEncounter *encounter;
  int totals[FP_MAX_SEATS];

  *out = (FpViewEncounter){ .place = FP_NO_PLACE, .card = FP_NO_CARD };
  if (!fp_state_in_encounter (engine->state))
    return;
  encounter = fp_state_encounter_const (engine->state);
  out->kind = encounter->kind;
  out->place = encounter->place;
  out->round = encounter->round;
  out->outcome = encounter->outcome;
  out->winners = encounter->winners;
  out->losers = encounter->losers;
  out->number = encounter->number;
  out->card = encounter->card;
  out->n_sides = (uint8_t) fp_encounter_n_sides (engine, encounter);
  for (guint i = 0; i < out->n_sides; i++)
    out->sides[i] = fp_encounter_side (engine, encounter, i);
  memcpy (out->sets, encounter->sets, sizeof out->sets);
  memcpy (out->numbers, encounter->numbers, sizeof out->numbers);
  memset (out->numbers + kept->first_row, 0, kept->n_rows * sizeof *out->numbers);
  engine->edition->table.totals (engine, totals);
  for (uint8_t seat = 0; seat < engine->state->head.n_seats; seat++)
    {
      out->roles[seat] = fp_encounter_roles (engine, seat);
      fp_view_numbers (engine, encounter, seat, out->of_seat[seat]);
      out->total[seat] = (int16_t) totals[seat];
    }
}

static void
view_secrets (const FpState *s, FpView *view)
{
  view->n_secrets = s->head.n_secrets;
  for (guint i = 0; i < s->head.n_secrets; i++)
    {
      const FpSecret *secret = &s->secrets[i];
      gboolean seen = view->viewer != FP_NOBODY && (secret->known >> view->viewer & 1) != 0;

      view->secrets[i] = (FpViewSecret){ .kind = secret->kind, .owner = secret->owner, .level = secret->level };
      view->secrets[i].seen = seen ? 1 : 0;
      view->secrets[i].value = (int16_t) (seen ? secret->value : 0);
    }
}

gboolean
fp_view_same (const FpView *a, const FpView *b)
{
  return memcmp (a, b, offsetof (FpView, places)) == 0 &&
         memcmp (a->places, b->places, a->n_places * sizeof *a->places) == 0 &&
         memcmp (a->zones, b->zones, a->n_zones * sizeof *a->zones) == 0 &&
         memcmp (a->cards, b->cards, a->n_cards * sizeof *a->cards) == 0 &&
         memcmp (a->secrets, b->secrets, a->n_secrets * sizeof *a->secrets) == 0 &&
         memcmp (a->pools, b->pools, a->n_pools * sizeof *a->pools) == 0 &&
         memcmp (a->pooled, b->pooled, a->n_pooled * sizeof *a->pooled) == 0;
}

void
fp_view_make (FpEngine *engine, uint8_t viewer, FpView *view)
{
  const FpHead *head = &engine->state->head;
  guint eyes = fp_engine_look (engine, viewer);
  int standings[FP_MAX_SEATS];

  view->viewer = viewer;
  view->n_seats = head->n_seats;
  view->ending = head->ending;
  view->winners = head->winners;
  view->turns = (int16_t) engine->edition->table.turns (engine->state);
  engine->edition->table.standings (engine, standings);
  for (uint8_t seat = 0; seat < head->n_seats; seat++)
    view->seats[seat] = (FpViewSeat){
      .role = head->seats[seat].role,
      .standing = (int16_t) standings[seat],
      .hand_limit = head->seats[seat].hand_limit,
    };
  view_encounter (engine, &view->encounter);
  view_places (engine, view);
  fp_view_cards (engine, view);
  view_secrets (engine->state, view);
  fp_engine_look_again (engine, eyes);
}

int
fp_view_secret_number (const FpEngine *engine, const FpView *view, uint8_t seat, int number)
{
  for (guint i = 0; i < view->n_secrets && engine->edition->hidden.secret_number != NULL && number >= 0; i++)
    {
      const FpViewSecret *secret = &view->secrets[i];

      if (secret->owner == seat && secret->seen != 0 && secret->level == engine->state->head.n_encounters &&
          engine->edition->hidden.secret_number (secret->kind) == number)
        return secret->value;
    }
  return -1;
}

const FpViewZone *
fp_view_zone (const FpEngine *engine, const FpView *view, const char *id, uint8_t owner)
{
  for (guint i = 0; i < engine->edition->n_zones; i++)
    if (engine->edition->zones[i].owner == owner && strcmp (engine->edition->zones[i].id, id) == 0)
      return &view->zones[i];
  g_error ("there is no zone “%s”", id);
}
