/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One sentence about the same event of several players: “Blue and Green recover 1 ship each.” */
#include "engine/runner/fp-batch.h"
#include "text/fp-text-private.h"
#include "text/fp-text-tables.h"

gboolean
fp_text_at_once (const FpEngine *engine)
{
  return fp_batch_happens (engine->state);
}

gboolean
fp_text_joins (const FpEngine *engine, const FpEvent *one, const FpEvent *other)
{
  const FpJointEventText *row = fp_text_joint_event_row (engine->edition, fp_event_id (engine->edition, one->kind));

  return row != NULL && one->kind == other->kind && one->seat != other->seat && one->other == other->other &&
         one->value == other->value && one->from == other->from && one->to == other->to && one->n_journeys == 0 &&
         other->n_journeys == 0 && (row->item != NULL || one->count == other->count);
}

/* Returns the player of @event, with the amount if @row tells one for each player. */
static char *
subject (const FpTextContext *wording, const FpEvent *event, const FpJointEventText *row)
{
  g_autofree char *count = fp_text_number (event->count);
  const char *name = fp_text_seat (wording, event->seat);

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
  const FpJointEventText *row = fp_text_joint_event_row (engine->edition, fp_event_id (engine->edition, first->kind));
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
  return fp_text_capital (
      fp_text_fill (pattern, "seats", list, "count", count, "from", from, "at", at, "to", to, NULL));
}
