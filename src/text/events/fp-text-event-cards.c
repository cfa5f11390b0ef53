/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The cards of an event, as the viewer may know them. */
#include "text/fp-text-private.h"

/* The gate for hidden cards: an event names them only to the seats on its list. A bystander sees
 * what all see. */
gboolean
fp_text_sees_cards (const FpTextContext *wording, const FpEvent *event)
{
  FpSeats all = (FpSeats) ((1u << wording->engine->state->head.n_seats) - 1);

  if (event->n_cards == 0)
    return FALSE;
  if (wording->viewer < FP_MAX_SEATS)
    return (event->seen >> wording->viewer & 1) != 0;
  return (event->seen & all) == all;
}

char *
fp_text_card_list (const FpTextContext *wording, const FpEvent *event, gboolean seen)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  int listed = MIN ((int) event->n_cards, FP_EVENT_MAX_CARDS);
  int rest = event->count - listed;

  for (int i = 0; seen && i < listed; i++)
    g_ptr_array_add (items, fp_text_instance (wording, event->cards[i], TRUE));
  if (seen && rest > 0)
    {
      g_autofree char *number = fp_text_number (rest);

      g_ptr_array_add (items,
                       fp_text_fill (g_dngettext (GETTEXT_PACKAGE, "{count} more", "{count} more", (gulong) rest),
                                     "count", number, NULL));
    }
  return fp_text_list (items);
}
