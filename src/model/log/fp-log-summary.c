/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A turn of the log in one line. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/log/fp-log-summary.h"
#include "model/log/fp-plays-presenter.h"
#include "model/presenter/fp-presenter.h"

/* State of one pass through a turn. */
typedef struct
{
  FpSession *session;
  const FpEdition *edition;
  uint8_t viewer;
  int total[FP_MAX_SEATS]; /* INT_MIN unless counted in the encounter */
  FpSeats allies[FP_MAX_SEATS]; /* those who have joined each player */
  GPtrArray *parts;
} Pass;

static void
begin_encounter (Pass *pass)
{
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    {
      pass->total[seat] = G_MININT;
      pass->allies[seat] = 0;
    }
}

/* Returns “Cy and Dee”: the players of @seats. */
static char *
names_of (const Pass *pass, FpSeats seats)
{
  const FpTextNames *names = fp_session_names (pass->session);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  for (guint seat = 0; seat < FP_MAX_SEATS; seat++)
    if ((seats >> seat & 1) != 0)
      g_ptr_array_add (list, (gpointer) names->names[seat]);
  g_ptr_array_add (list, NULL);
  /* Translators: stands between the names of players in the line of a turn. */
  return g_strjoinv (_ (" and "), (char **) list->pdata);
}

/* Returns @what with totals and allies behind it, if the event tells a victory. */
static char *
with_totals (const Pass *pass, const FpEvent *event, const char *what)
{
  g_autoptr (GString) text = g_string_new (what);
  gboolean two = event->seat < FP_MAX_SEATS && event->other < FP_MAX_SEATS;
  if (!fp_event_tells (pass->edition, event->kind, FP_TELLS_VICTORY) || !two)
    return g_string_free (g_steal_pointer (&text), FALSE);
  if (event->value >= 0 && pass->total[event->seat] != G_MININT && pass->total[event->other] != G_MININT)
    /* Translators: the totals of winner and loser in the line of a turn. */
    g_string_append_printf (text, _ (", %d : %d"), pass->total[event->seat], pass->total[event->other]);
  if (pass->allies[event->seat] != 0)
    {
      g_autofree char *names = names_of (pass, pass->allies[event->seat]);
      /* Translators: the allies of the winner in the line of a turn. */
      g_string_append_printf (text, _ (", with %s"), names);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
read_entry (Pass *pass, const FpLogEntry *entry)
{
  const FpEvent *event = &entry->event;
  if (fp_event_def (pass->edition, event->kind) == NULL)
    return;
  if (fp_event_tells (pass->edition, event->kind, FP_TELLS_BEGINNING))
    begin_encounter (pass);
  if (fp_event_tells (pass->edition, event->kind, FP_TELLS_TOTAL) && event->seat < FP_MAX_SEATS)
    pass->total[event->seat] = event->value;
  if (fp_event_tells (pass->edition, event->kind, FP_TELLS_JOIN) && event->other < FP_MAX_SEATS)
    pass->allies[event->other] |= (FpSeats) (1U << event->seat);
  if (entry->brief != NULL)
    g_ptr_array_add (pass->parts, with_totals (pass, event, entry->brief));
}

/* Adds the cards that were played, and powers that have stopped something. Other powers work in
 * most turns, and are no news in a line. */
static void
add_plays (Pass *pass, guint end)
{
  FpPresenter presenter;
  fp_presenter_init (&presenter, pass->session, pass->viewer);
  g_autoptr (GPtrArray) plays = fp_plays_presenter_read (&presenter, fp_session_log (pass->session), end);
  for (guint i = 0; i < plays->len; i++)
    {
      const FpPlayFacts *play = fp_play_item_facts (g_ptr_array_index (plays, i));
      if (fp_card_item_facts (play->card)->portrait != NULL && play->target == NULL)
        continue;
      /* Translators: a card that was played, and the player or the alien that it was played on:
       * “Cosmic Zap on Oracle”. */
      g_ptr_array_add (pass->parts, play->target != NULL ? g_strdup_printf (_ ("%s on %s"), play->title, play->target)
                                                         : g_strdup (play->title));
    }
}

char *
fp_log_summary (FpSession *session, guint from, guint end, uint8_t viewer)
{
  const GPtrArray *log = fp_session_log (session);
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  Pass pass = { session, fp_session_setup (session)->edition, viewer, .parts = parts };
  begin_encounter (&pass);
  for (guint i = from; i < end; i++)
    read_entry (&pass, g_ptr_array_index (log, i));
  if (end > from && ((const FpLogEntry *) g_ptr_array_index (log, from))->turn > 0)
    add_plays (&pass, end);
  if (parts->len == 0)
    return NULL;
  g_ptr_array_add (parts, NULL);
  return g_strjoinv ("; ", (char **) parts->pdata);
}
