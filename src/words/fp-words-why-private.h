/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of “why?” share. */
#pragma once

#include "words/fp-words-private.h"
#include "words/fp-words-why.h"

/* The answer while it is being written. */
typedef struct
{
  FpWording wording;
  FpEngine *engine;
  const FpTrace *trace; /* NULL: nothing was noted */
  GPtrArray *items; /* of FpWhy */
} FpWhyWriter;

/* fp_why_add: puts @why, whose strings are taken over, behind the others. */
void fp_why_add (FpWhyWriter *writer, FpWhy why);

/* fp_why_rule: “Flex (Bouncer), Ada”: what the rule @rule of card @card is called and whose it is.  Free. */
char *fp_why_rule (const FpWhyWriter *writer, guint rule, uint16_t card, uint8_t me);

/* fp_why_lines: the strings of @lines (without NULL ones and "") one below the other.  Free with g_free (). */
char *fp_why_lines (const GPtrArray *lines);

/* fp_why_knows: whether the viewer is among @seats; a bystander is if all are. */
gboolean fp_why_knows (const FpWhyWriter *writer, FpSeats seats);

/* fp_why_asked, fp_why_just, fp_why_force, fp_why_leads: write a section each. */
void fp_why_asked (FpWhyWriter *writer);
void fp_why_just (FpWhyWriter *writer);
void fp_why_force (FpWhyWriter *writer);
void fp_why_leads (FpWhyWriter *writer);
