/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The place where cards are read: one card with all that stands on it, all it has come to, and what lies under it. */
#pragma once

#include <adwaita.h>

#include "model/fp-box.h"
#include "model/fp-card-item.h"

#define FP_TYPE_CARD_READER (fp_card_reader_get_type ())
G_DECLARE_FINAL_TYPE (FpCardReader, fp_card_reader, FP, CARD_READER, AdwBin)

/* fp_card_reader_show: shows @card; NULL: none, but how to get at one. */
void fp_card_reader_show (FpCardReader *self, FpCardItem *card);

/* How much is said of a card. */
typedef enum
{
  FP_CARD_READER_FACE, /* what stands on it */
  FP_CARD_READER_RULES, /* and the rules it touches, to be opened */
  FP_CARD_READER_WHOLE, /* and what it does in plain words */
} FpCardReaderExtent;

/* fp_card_reader_set_box: says as much as @extent of cards of @box; without it, only what stands on them. */
void fp_card_reader_set_box (FpCardReader *self, FpBox *box, FpCardReaderExtent extent);

/* fp_card_reader_read: the keys are the card's: they scroll its text. */
void fp_card_reader_read (FpCardReader *self);

/* fp_card_reader_set_floating: it is as high as the card's text, which can't be scrolled there. */
void fp_card_reader_set_floating (FpCardReader *self);
