/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the pending decision, recent rules, effects in force and the standing, as far as one
 * viewer can know. Players read what touches the question, in the words of the cards. */
#pragma once

#include "engine/effects/fp-trace.h"
#include "text/fp-text.h"

typedef enum
{
  FP_WHY_DECISION, /* the deciding player, missing options and reasons */
  FP_WHY_RECENT, /* rules that worked in the last steps, and rules that didn't */
  FP_WHY_EFFECTS, /* effects in force */
  FP_WHY_STANDING, /* the standing */
  FP_WHY_CAN, /* answers to “Can I …?”, no part of “Why?” */
  FP_N_WHY_SECTIONS,
} FpWhySection;

/* An item of the answer. */
typedef struct
{
  FpWhySection section;
  char *heading; /* step in its section, or NULL */
  char *title; /* subject (“Flex (Bouncer), Ada”) */
  char *text; /* sentences, a line each */
  uint16_t card; /* instance to read more; FP_NO_CARD: none, or hidden from the viewer */
  /* page of the rules book without the edition (“determine-winner”), or NULL. Static */
  const char *topic;
} FpWhy;

/* fp_text_why: returns the FpWhy items that touch the open decision and that @viewer (a seat, or
 * FP_NOBODY for a bystander) can know, by section. @engine must stand where @trace (or NULL) ends.
 * On cards that are quoted, “you” is the player of the card. Free with g_ptr_array_unref (). */
GPtrArray *fp_text_why (FpEngine *engine, const FpTrace *trace, uint8_t viewer, const FpTextNames *names);

/* fp_text_why_program: likewise, with all that is in force and what each rule waits for, in the
 * words of the card language: for authors of cards. */
GPtrArray *fp_text_why_program (FpEngine *engine, const FpTrace *trace, uint8_t viewer, const FpTextNames *names);

/* fp_text_why_section: returns the title of a section (“In force”). fp_text_why_cards: returns the
 * sentence that explains “you” on cards. Static, translated. */
const char *fp_text_why_section (FpWhySection section);
const char *fp_text_why_cards (void);
