/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Why?”: the answer while it is written, and what its sections share. */
#pragma once

#include "text/fp-text-private.h"
#include "text/why/fp-text-why.h"

/* The answer while it is written. */
typedef struct
{
  FpTextContext wording;
  FpEngine *engine;
  const FpTrace *trace; /* NULL: no trace */
  gboolean program; /* for authors: rules in the words of the card language */
  GPtrArray *items; /* of FpWhy */
} FpWhyWriter;

/* fp_why_writer_init: begins the answer for @viewer. Arguments as in fp_text_why (). The items
 * belong to the caller. */
void fp_why_writer_init (FpWhyWriter *writer, FpEngine *engine, const FpTrace *trace, uint8_t viewer,
                         const FpTextNames *names);

/* fp_why_add: appends @why (its strings: transfer full). */
void fp_why_add (FpWhyWriter *writer, FpWhy why);

/* fp_why_rule: returns rule @rule of @card and its player: “Flex (Bouncer), Ada”. Free with
 * g_free (). */
char *fp_why_rule (const FpWhyWriter *writer, guint rule, uint16_t card, uint8_t me);

/* fp_why_card_words: returns the words that the card of rule @rule has for it, or NULL. Static. */
const char *fp_why_card_words (const FpWhyWriter *writer, guint rule);

/* fp_why_lines: joins @lines, except NULL and "", with line breaks. Free with g_free (). */
char *fp_why_lines (const GPtrArray *lines);

/* fp_why_knows: returns TRUE if the viewer is among @seats; for a bystander if all seats are. */
gboolean fp_why_knows (const FpWhyWriter *writer, FpSeats seats);
