/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One sentence about the same event of several players: “Blue and Green recover 1 ship each.” */
#include "engine/runner/fp-batch.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

/* Returns the row of the sentence about @event and others, or NULL. */
static const FpJointEventText *
row_of (const FpEngine *engine, const FpEvent *event)
{
  return fp_text_joint_event_row (engine->edition, fp_event_id (engine->edition, event->kind));
}

gboolean
fp_text_at_once (const FpEngine *engine, const FpEvent *event)
{
  const FpJointEventText *row;

  if (fp_batch_happens (engine->state))
    return TRUE;
  row = row_of (engine, event);
  return row != NULL && row->others;
}

uint8_t
fp_text_joint_player (const FpEngine *engine, const FpEvent *event)
{
  const FpJointEventText *row = row_of (engine, event);

  return row != NULL && row->others ? event->other : event->seat;
}

gboolean
fp_text_joins (const FpEngine *engine, const FpEvent *one, const FpEvent *other)
{
  const FpJointEventText *row = row_of (engine, one);

  if (row == NULL || (row->others ? one->seat != other->seat : one->other != other->other))
    return FALSE;
  return one->kind == other->kind && fp_text_joint_player (engine, one) != fp_text_joint_player (engine, other) &&
         one->value == other->value && one->from == other->from && one->to == other->to && one->n_journeys == 0 &&
         other->n_journeys == 0 && (row->item != NULL || one->count == other->count);
}

/* Returns the player of @event, with the amount if @row tells one for each player. */
static char *
subject (const FpTextContext *wording, const FpEvent *event, const FpJointEventText *row)
{
  g_autofree char *count = fp_text_number (event->count);
  const char *name = fp_text_seat (wording, row->others ? event->other : event->seat);

  if (row->item == NULL)
    return g_strdup (name);
  return fp_text_fill (g_dngettext (GETTEXT_PACKAGE, row->item, row->item_many, (gulong) ABS (event->count)), "seat",
                       name, "count", count, NULL);
}

char *
fp_text_joint_event (const FpEngine *engine, const FpEvent *const *events, guint n, uint8_t viewer,
                     const FpTextNames *names)
{
  FpTextContext wording = { engine, names, viewer };
  const FpEvent *first = events[0];
  const FpJointEventText *row = row_of (engine, first);
  g_autoptr (GPtrArray) subjects = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *count = fp_text_number (first->count);
  g_autofree char *from = fp_text_places (&wording, first, FALSE, FP_TEXT_PLACE_FROM);
  g_autofree char *at = fp_text_places (&wording, first, FALSE, FP_TEXT_PLACE_AT);
  g_autofree char *to = fp_text_places (&wording, first, TRUE, FP_TEXT_PLACE_TO);
  g_autofree char *list = NULL;
  const char *pattern;

  g_return_val_if_fail (row != NULL, NULL);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (subjects, subject (&wording, events[i], row));
  list = fp_text_list (subjects);
  pattern = row->many != NULL ? g_dngettext (GETTEXT_PACKAGE, row->one, row->many, (gulong) ABS (first->count))
                              : _ (row->one);
  return fp_text_capital (fp_text_fill (pattern, "seat", fp_text_seat (&wording, first->seat), "seats", list, "count",
                                        count, "from", from, "at", at, "to", to, NULL));
}
