/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip “this encounter”: what was played and used in it, each with the face of its player, its
 * name and one line. An answer hangs on an arrow behind what it has stopped. The oldest plays of a
 * long strip are folded into a button. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-play-item.h"

#define FP_TYPE_PLAY_STRIP (fp_play_strip_get_type ())
G_DECLARE_FINAL_TYPE (FpPlayStrip, fp_play_strip, FP, PLAY_STRIP, AdwBin)

/* fp_play_strip_set_compact: with @compact leaves only faces and names, for a place with one
 * line. */
void fp_play_strip_set_compact (FpPlayStrip *self, gboolean compact);

/* fp_play_strip_show: shows @plays (of FpPlayItem). The strip is as high without any. */
void fp_play_strip_show (FpPlayStrip *self, GListModel *plays);
