/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The running encounter. */
#pragma once

#include "model/items/fp-planet-item.h"

/* Facts about an encounter. fp_encounter_item_new () takes ownership of strings and lists. */
typedef struct
{
  char *id; /* kind of encounter, of the edition */
  char *title; /* translated: “Encounter at Tidewell” */
  char *details; /* its note, the round, and an outer encounter that waits for this one */
  char *rules; /* rules that cards have changed: “The lower total wins: Anti-Matter”; or NULL */
  char *heading; /* its players and its place: “Ada against Bo at Tidewell” */
  char **steps; /* names of its steps in order, or of its phases */
  char **about; /* the steps of each phase; the name again of a step; as many as @steps */
  /* the viewer's cards that can be played in each of them: “Attack, Force Field”; "": none */
  char **yours;
  int step; /* index of the running one, −1 if none of them runs */
  FpPlanetItem *planet; /* the planet that it is about, NULL if none */
  GListModel *sides; /* of FpSideItem, in the order of turns */
} FpEncounterFacts;

#define FP_TYPE_ENCOUNTER_ITEM (fp_encounter_item_get_type ())
G_DECLARE_FINAL_TYPE (FpEncounterItem, fp_encounter_item, FP, ENCOUNTER_ITEM, FpItem)

/* fp_encounter_item_new: returns an immutable item with @facts and takes ownership of its strings
 * and objects. (transfer full) */
FpEncounterItem *fp_encounter_item_new (const FpEncounterFacts *facts);

/* fp_encounter_item_facts: returns the facts; owned by the item. */
const FpEncounterFacts *fp_encounter_item_facts (FpEncounterItem *self);
