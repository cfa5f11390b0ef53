/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The place where cards are read: one card with all that stands on it, all it has come to, and what lies under it. */
#pragma once

#include <adwaita.h>

#include "model/fp-card-item.h"

#define FP_TYPE_CARD_READER (fp_card_reader_get_type ())
G_DECLARE_FINAL_TYPE (FpCardReader, fp_card_reader, FP, CARD_READER, AdwBin)

/* fp_card_reader_show: shows @card; NULL: none, but how to get at one. */
void fp_card_reader_show (FpCardReader *self, FpCardItem *card);

/* fp_card_reader_set_floating: it is as high as the card's text, which can't be scrolled there. */
void fp_card_reader_set_floating (FpCardReader *self);
