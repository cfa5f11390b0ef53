/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn on one page, with the numbers and modules of a game. */
#pragma once

#include "text/fp-text.h"

typedef struct
{
  char *text;
  gboolean heading; /* of the lines below */
  const char *step; /* rules page about it, without the edition; NULL: none. Static */
} FpTurnLine;

/* fp_text_turn_lines: returns the lines of the page for a game of @n_seats with the set-up
 * @options, of FpTurnLine. @edition is the variant that is played. There are none if the edition
 * has no such page. Free with g_ptr_array_unref (). */
GPtrArray *fp_text_turn_lines (const FpEdition *edition, guint n_seats, uint64_t options);
