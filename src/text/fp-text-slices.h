/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sentences and words of the editions' own. Each edition has a folder with tables by id. */
#pragma once

#include "text/fp-text-private.h"

typedef char *(*FpTextFormatter) (const FpTextContext *wording, const FpEvent *event);

/* Patterns of an event: @open for viewers who may see its cards, @hidden for the others (NULL: as
 * @open). The second of each is for a count other than one (NULL: the same). */
typedef struct
{
  const char *open, *open_many;
  const char *hidden, *hidden_many;
  FpTextFormatter formatter; /* replaces the patterns */
} FpTextSentence;

/* Rows of tables that end with a NULL id. */
typedef struct
{
  const char *id;
  FpTextSentence sentence;
} FpTextEventRow;

typedef struct
{
  const char *id;
  const char *word; /* not yet translated */
} FpTextWordRow;

extern const FpTextEventRow fp_text_duel_events[];
extern const FpTextWordRow fp_text_duel_figures[];

/* fp_text_slice_event: returns the sentence of the edition's own event @id, or NULL. */
const FpTextSentence *fp_text_slice_event (const FpEdition *edition, const char *id);
