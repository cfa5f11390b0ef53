/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Display of the open decision on the table: the question and its options are shown, and option
 * targets marked, as soon as nothing moves any more. */
#pragma once

#include <gtk/gtk.h>

#include "app/lesson/fp-coach-layer.h"
#include "app/motion/fp-motion-layer.h"
#include "app/panels/fp-log-panel.h"
#include "app/table/fp-character-choice.h"
#include "app/table/fp-decision-bar.h"
#include "model/game/fp-game.h"

#define FP_TYPE_DECISION_DISPLAY (fp_decision_display_get_type ())
G_DECLARE_FINAL_TYPE (FpDecisionDisplay, fp_decision_display, FP, DECISION_DISPLAY, GObject)

/* Widgets of the table page that take part. All must outlive the display. */
typedef struct
{
  GtkWidget *page; /* contains all option targets */
  GtkWidget *hand; /* has the turn stripe together with the decision bar */
  FpDecisionBar *bar;
  FpCharacterChoice *characters;
  FpLogPanel *log;
  FpMotionLayer *motion;
  FpCoachLayer *coach;
} FpDecisionDisplayParts;

/* Signal “card” (FpCardItem): a new decision is about this card. NULL is no card.
 *
 * fp_decision_display_new: returns a display on @parts, which are copied. (transfer full) */
FpDecisionDisplay *fp_decision_display_new (const FpDecisionDisplayParts *parts);

/* fp_decision_display_set_game: shows the decisions of @game, NULL for none, from the next
 * update on. */
void fp_decision_display_set_game (FpDecisionDisplay *self, FpGame *game);

/* fp_decision_display_update_signs: updates turn stripe and status line, which never wait.
 * fp_decision_display_update_options: marks the option targets again, unless a question waits; the
 * table has other widgets after a change. fp_decision_display_update: shows the question that
 * waits, unless something moves. */
void fp_decision_display_update_signs (FpDecisionDisplay *self);
void fp_decision_display_update_options (FpDecisionDisplay *self);
void fp_decision_display_update (FpDecisionDisplay *self);

/* fp_decision_display_waits: returns TRUE if a question comes when the table is still. */
gboolean fp_decision_display_waits (FpDecisionDisplay *self);
