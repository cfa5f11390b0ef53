/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Log entries that are told in one sentence. */
#include "session/game/fp-joint-log.h"

/* Returns the entry at @index. */
static FpLogEntry *
entry_at (const GPtrArray *log, guint index)
{
  return g_ptr_array_index (log, index);
}

/* Returns the player that @entry would add to a sentence. */
static uint8_t
player_of (const FpEngine *engine, const FpLogEntry *entry)
{
  return fp_text_joint_player (engine, &entry->event);
}

/* Returns TRUE if a sentence for viewer number @viewer may name the player of @entry only. */
static gboolean
may_join (const FpLogEntry *entry, guint viewer, guint n_seats)
{
  FpSeats all = (FpSeats) ((1U << n_seats) - 1);

  if (!entry->at_once || entry->text[viewer] == NULL)
    return FALSE;
  return entry->event.n_cards == 0 ||
         (viewer < n_seats ? (entry->event.seen >> viewer & 1) == 0 : (entry->event.seen & all) != all);
}

/* Returns the index of the entry that viewer number @viewer has read last before entry @last, if
 * both can be told in one sentence, else −1. */
static int
former (const GPtrArray *log, guint from, guint last, const FpEngine *engine, guint viewer, guint n_seats)
{
  const FpLogEntry *entry = entry_at (log, last);
  guint before = last;

  while (before > from && entry_at (log, before - 1)->text[viewer] == NULL)
    before--;
  if (before <= from)
    return -1;
  const FpLogEntry *found = entry_at (log, before - 1);
  if (found->choice != entry->choice || !may_join (found, viewer, n_seats) ||
      (found->joined[viewer] >> player_of (engine, entry) & 1) != 0 ||
      !fp_text_joins (engine, &found->event, &entry->event))
    return -1;
  return (int) before - 1;
}

/* Returns the sentence about entry @first, those that joined it before, and entry @last. */
static char *
sentence (const GPtrArray *log, guint first, guint last, const FpEngine *engine, guint viewer, const FpTextNames *names)
{
  const FpEvent *events[FP_MAX_SEATS + 1];
  FpSeats left = entry_at (log, first)->joined[viewer];
  guint n = 0;

  events[n++] = &entry_at (log, first)->event;
  for (guint i = first + 1; i < last; i++)
    {
      const FpEvent *event = &entry_at (log, i)->event;
      uint8_t player = player_of (engine, entry_at (log, i));

      if (entry_at (log, i)->at_once && fp_text_joins (engine, events[0], event) && (left >> player & 1) != 0)
        {
          left &= (FpSeats) ~(1U << player);
          events[n++] = event;
        }
    }
  events[n++] = &entry_at (log, last)->event;
  return fp_text_joint_event (engine, events, n, viewer == FP_MAX_SEATS ? FP_NOBODY : (uint8_t) viewer, names);
}

static void
join_for (const GPtrArray *log, guint from, const FpEngine *engine, guint viewer, guint n_seats,
          const FpTextNames *names)
{
  guint last = log->len - 1;
  FpLogEntry *entry = entry_at (log, last);
  int first = may_join (entry, viewer, n_seats) ? former (log, from, last, engine, viewer, n_seats) : -1;
  FpLogEntry *found;

  if (first < 0)
    return;
  found = entry_at (log, (guint) first);
  g_autofree char *text = sentence (log, (guint) first, last, engine, viewer, names);
  g_ref_string_release (found->text[viewer]);
  found->text[viewer] = g_ref_string_new (text);
  found->joined[viewer] |= (FpSeats) (1U << player_of (engine, entry));
  g_clear_pointer (&entry->text[viewer], g_ref_string_release);
}

/* A card that is played right after its player has chosen somebody is played on that player. */
static void
join_target (const GPtrArray *log, guint from, const FpEngine *engine, guint n_seats, const FpTextNames *names)
{
  FpLogEntry *entry = entry_at (log, log->len - 1), *chosen = log->len > from + 1 ? entry_at (log, log->len - 2) : NULL;

  if (chosen == NULL || entry->event.kind != engine->edition->told.played || entry->event.kind == 0 ||
      chosen->event.kind != FP_EVENT_CHOICE_MADE || chosen->event.seat != entry->event.seat ||
      chosen->event.other >= n_seats || chosen->choice != entry->choice)
    return;
  entry->event.other = chosen->event.other;
  for (guint viewer = 0; viewer <= FP_MAX_SEATS; viewer++)
    {
      g_autofree char *text =
          entry->text[viewer] != NULL && chosen->text[viewer] != NULL
              ? fp_text_event_at (engine, &entry->event, viewer == FP_MAX_SEATS ? FP_NOBODY : (uint8_t) viewer, names)
              : NULL;
      if (text == NULL)
        continue;
      g_ref_string_release (entry->text[viewer]);
      entry->text[viewer] = g_ref_string_new (text);
      g_clear_pointer (&chosen->text[viewer], g_ref_string_release);
    }
}

void
fp_joint_log_join (const GPtrArray *log, guint from, const FpEngine *engine, guint n_seats, const FpTextNames *names)
{
  const FpLogEntry *entry = log->len > 0 ? entry_at (log, log->len - 1) : NULL;

  if (entry != NULL)
    join_target (log, from, engine, n_seats, names);
  if (entry == NULL || !entry->at_once || player_of (engine, entry) >= n_seats)
    return;
  for (guint viewer = 0; viewer < n_seats; viewer++)
    join_for (log, from, engine, viewer, n_seats, names);
  join_for (log, from, engine, FP_MAX_SEATS, n_seats, names);
}
