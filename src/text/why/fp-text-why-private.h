/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of “why?” share. */
#pragma once

#include "text/fp-text-private.h"
#include "text/why/fp-text-why.h"

/* The answer while it is being written. */
typedef struct
{
  FpTextContext wording;
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

/* fp_why_decision, fp_why_recent, fp_why_effects, fp_why_standing: write a section each. */
void fp_why_decision (FpWhyWriter *writer);
void fp_why_recent (FpWhyWriter *writer);
void fp_why_effects (FpWhyWriter *writer);
void fp_why_standing (FpWhyWriter *writer);
