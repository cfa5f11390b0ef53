/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Why: what is asked and why, which rules are in force, what became of them just now, who leads.  Told to one viewer,
 * of what that viewer can know. */
#pragma once

#include "engine/effects/fp-trace.h"
#include "text/fp-text.h"

typedef enum
{
  FP_WHY_DECISION, /* who is asked, what they can't answer and why */
  FP_WHY_RECENT, /* which rules had their say in the last steps, and which didn't */
  FP_WHY_EFFECTS, /* which rules are in force */
  FP_WHY_STANDING, /* who leads */
  FP_N_WHY_SECTIONS,
} FpWhySection;

/* One thing to know. */
typedef struct
{
  FpWhySection section;
  char *heading; /* under which it stands in its section: a step; NULL: none */
  char *title; /* what it is about (“Flex (Bouncer), Ada”) */
  char *text; /* sentences, a line each */
  uint16_t card; /* instance, to read more; FP_NO_CARD: none, or one that the viewer may not see */
  const char *topic; /* its page of the rules book without the edition (“determine-winner”).  Static; NULL: none */
} FpWhy;

/* fp_text_why: all that @viewer (a seat; FP_NOBODY: a bystander) can know of why things are as they are, of FpWhy, in
 * the order of sections.  @engine stands where @trace (NULL: nothing was noted) ends.  What cards say is said in their
 * own words, in which “you” is the player whose card it is.  Free with g_ptr_array_unref (). */
GPtrArray *fp_text_why (FpEngine *engine, const FpTrace *trace, uint8_t viewer, const FpTextNames *names);

/* fp_text_why_section: its title (“In force”).  fp_text_why_cards: the sentence about who “you” is on cards.  Static,
 * translated. */
const char *fp_text_why_section (FpWhySection section);
const char *fp_text_why_cards (void);
