/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The session's log as a list of items. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/log/fp-log-places.h"
#include "model/log/fp-log-summary.h"
#include "model/log/fp-log-presenter.h"
#include "text/fp-text-table.h"

enum
{
  MOST_NEWS = 3, /* most sentences in a summary of the news */
};

static FpLogItem *make_item (const FpLogRow *row, gpointer data);

void
fp_log_presenter_init (FpLogPresenter *presenter)
{
  *presenter = (FpLogPresenter){ .rows = fp_log_rows_new (make_item, presenter),
                                 .serials = g_array_new (FALSE, FALSE, sizeof (guint)),
                                 .viewer = FP_NOBODY,
                                 .most = G_MAXUINT };
}

void
fp_log_presenter_clear (FpLogPresenter *presenter)
{
  if (presenter->rows != NULL)
    fp_log_rows_close (presenter->rows);
  g_clear_object (&presenter->rows);
  g_clear_pointer (&presenter->serials, g_array_unref);
}

/* Items */

static const FpLogEntry *
entry_at (FpSession *session, guint index)
{
  return g_ptr_array_index (fp_session_log (session), index);
}

static char *
heading (FpSession *session, const FpLogEntry *entry)
{
  FpEngine *engine = fp_session_engine (session);
  if (entry->turn == 0 || !fp_event_tells (engine->edition, entry->event.kind, FP_TELLS_TURN_CARD) ||
      entry->event.n_cards == 0)
    return fp_text_turn (engine->edition, entry->turn);
  g_autofree char *name = fp_text_card_name (engine->catalog, engine->state->cards[entry->event.cards[0]].def);
  /* Translators: heading in the log: number of a turn and name of the card that began it. */
  return g_strdup_printf (_ ("%d · %s"), entry->turn, name);
}

static const char *
text_for (const FpLogPresenter *presenter, const FpLogEntry *entry)
{
  return entry->text[presenter->viewer == FP_NOBODY ? FP_MAX_SEATS : presenter->viewer];
}

/* Sets the texts of a heading. The turn that is over gets its summary. */
static void
read_heading (const FpLogPresenter *presenter, const FpLogRow *row, FpLogFacts *facts)
{
  FpSession *session = presenter->session;
  facts->text = heading (session, entry_at (session, row->entry));
  facts->about = row->turn == 0 ? "setup" : fp_text_turn_word (fp_session_setup (session)->edition);
  if (row->end == 0)
    return;
  g_autofree char *summary = fp_log_summary (session, row->entry, row->end, presenter->viewer);
  /* Translators: a turn of the log in one line: its heading, and what happened in it. */
  facts->summary = summary != NULL ? g_strdup_printf (_ ("%s: %s"), facts->text, summary) : g_strdup (facts->text);
}

/* Sets the text and the subject of a line. An undo has its own subject, since the program does it
 * and not the game. */
static void
read_line (const FpLogPresenter *presenter, const FpLogRow *row, FpLogFacts *facts)
{
  FpSession *session = presenter->session;
  const FpLogEntry *entry = entry_at (session, row->entry);
  gboolean undone = entry->event.kind == FP_NO_EVENT;
  facts->text = g_strdup (text_for (presenter, entry));
  facts->about = undone ? "undo" : fp_event_id (fp_session_setup (session)->edition, entry->event.kind);
  fp_log_places_read (session, &entry->event, presenter->viewer, facts);
  facts->seats |= entry->joined[presenter->viewer == FP_NOBODY ? FP_MAX_SEATS : presenter->viewer];
}

static FpLogItem *
make_item (const FpLogRow *row, gpointer data)
{
  const FpLogPresenter *presenter = data;
  FpLogFacts facts = { .heading = row->heading,
                       .step = row->step,
                       .news = row->news,
                       .turn = row->turn,
                       .choices = row->choices,
                       .within = row->within };
  if (row->heading)
    read_heading (presenter, row, &facts);
  else if (row->step)
    facts.text = g_strdup (text_for (presenter, entry_at (presenter->session, row->entry)));
  else
    read_line (presenter, row, &facts);
  return fp_log_item_new (&facts);
}

/* Rows */

/* State of a pass through the entries. */
typedef struct
{
  guint step; /* index + 1 of the entry of a step whose name was not added yet; 0 if none */
  const char *within; /* id of the current step, NULL if none */
  int turn; /* turn of the last row, −1 if there is none */
  guint heading; /* index of the last heading in rows, valid with a turn */
  GArray *rows; /* of FpLogRow */
} Pass;

/* Adds a row for entry @told that comes with entry @index as its part @part. */
static void
add_row (Pass *pass, const FpLogPresenter *presenter, guint index, guint told, guint part)
{
  const FpLogEntry *entry = entry_at (presenter->session, index);
  const FpLogRow row = { .key = fp_log_row_key (index, part),
                         .entry = told,
                         .serial = entry->serial,
                         .turn = entry->turn,
                         .choices = (int) entry->choice,
                         .viewer = presenter->viewer,
                         .heading = part == 0,
                         .step = part == 1 };
  g_array_append_val (pass->rows, row);
}

static FpLogRow *
last_row (const Pass *pass)
{
  return &g_array_index (pass->rows, FpLogRow, pass->rows->len - 1);
}

static void
add_line (Pass *pass, const FpLogPresenter *presenter, guint index)
{
  const FpLogEntry *entry = entry_at (presenter->session, index);
  add_row (pass, presenter, index, index, 2);
  FpLogRow *row = last_row (pass);
  row->news = index >= presenter->news && index < presenter->news_end;
  row->within = entry->event.kind == FP_NO_EVENT ? NULL : pass->within;
  row->subjects = fp_log_subjects (fp_session_setup (presenter->session)->edition, &entry->event);
}

/* The name of a step is held back until something happens in the step. Empty steps get no line, and
 * the step that begins a turn at its end stays with the old turn. */
static void
read_entry (Pass *pass, const FpLogPresenter *presenter, guint index)
{
  const FpLogEntry *entry = entry_at (presenter->session, index);
  gboolean told = text_for (presenter, entry) != NULL;
  if (entry->event.kind == FP_EVENT_STEP_BEGAN)
    {
      pass->step = told ? index + 1 : 0;
      pass->within = fp_session_engine (presenter->session)->edition->procedures[entry->event.value].id;
      return;
    }
  if (!told)
    return;
  if (entry->turn != pass->turn)
    {
      if (pass->turn >= 0)
        g_array_index (pass->rows, FpLogRow, pass->heading).end = index;
      pass->heading = pass->rows->len;
      add_row (pass, presenter, index, index, 0);
    }
  pass->turn = entry->turn;
  if (pass->step > 0 && entry_at (presenter->session, pass->step - 1)->turn == entry->turn)
    {
      add_row (pass, presenter, index, pass->step - 1, 1);
      last_row (pass)->within = pass->within;
    }
  pass->step = 0;
  add_line (pass, presenter, index);
}

/* Returns the number of entries that were read and are still in the log. */
static guint
count_kept (const FpLogPresenter *presenter, guint most)
{
  guint n = 0;
  while (n < MIN (presenter->serials->len, most) &&
         g_array_index (presenter->serials, guint, n) == entry_at (presenter->session, n)->serial)
    n++;
  return n;
}

/* Returns the position of the heading above the row of the last entry before entry @index; 0 if
 * there is none. A turn is read again as a whole, because its heading tells whether it is over. */
static guint
last_heading (FpLogRows *rows, guint index)
{
  guint n = fp_log_rows_count (rows);
  while (n > 0 && fp_log_rows_nth (rows, n - 1)->key >= fp_log_row_key (index, 0))
    n--;
  while (n > 0 && !fp_log_rows_nth (rows, n - 1)->heading)
    n--;
  return MAX (n, 1) - 1;
}

/* Takes up the pass where the turn begins whose heading is at @position: before it only the step
 * counts. */
static void
take_up (Pass *pass, const FpLogPresenter *presenter, guint position)
{
  guint index = fp_log_rows_nth (presenter->rows, position)->entry, before = index;
  while (before > 0 && entry_at (presenter->session, before - 1)->event.kind != FP_EVENT_STEP_BEGAN)
    before--;
  if (before == 0)
    return;
  pass->within = fp_session_engine (presenter->session)
                     ->edition->procedures[entry_at (presenter->session, before - 1)->event.value]
                     .id;
  pass->step = text_for (presenter, entry_at (presenter->session, before - 1)) != NULL ? before : 0;
  for (guint i = before; i < index; i++)
    if (text_for (presenter, entry_at (presenter->session, i)) != NULL)
      pass->step = 0;
}

void
fp_log_presenter_return (FpLogPresenter *presenter, guint from, guint end)
{
  presenter->news = MIN (from, end);
  presenter->news_end = end;
}

void
fp_log_presenter_update (FpLogPresenter *presenter, FpSession *session, uint8_t viewer, gboolean anew)
{
  guint end = MIN (fp_session_log (session)->len, presenter->most), read = presenter->serials->len;
  gboolean other = viewer != presenter->viewer;
  presenter->session = session;
  presenter->viewer = viewer;
  if (anew || end < read)
    read = count_kept (presenter, end);
  end = MAX (end, read);
  if (!other && read == presenter->serials->len && read == end)
    return;
  guint from = other ? 0 : last_heading (presenter->rows, read);
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (FpLogRow));
  Pass pass = { .turn = -1, .rows = rows };
  guint first = from < fp_log_rows_count (presenter->rows) ? fp_log_rows_nth (presenter->rows, from)->entry : 0;
  if (from > 0)
    take_up (&pass, presenter, from);
  else
    first = 0;
  for (guint i = first; i < end; i++)
    read_entry (&pass, presenter, i);
  g_array_set_size (presenter->serials, read);
  for (guint i = read; i < end; i++)
    g_array_append_val (presenter->serials, entry_at (session, i)->serial);
  fp_log_rows_exchange (presenter->rows, from, rows);
}

/* Returns the sentence of entry @index. Returns NULL if the viewer is not told of it, or if it
 * happened after @choices choices. */
static const char *
sentence (const FpLogPresenter *presenter, FpSession *session, guint index, guint choices)
{
  const FpLogEntry *entry = g_ptr_array_index (fp_session_log (session), index);
  gboolean shown = entry->choice <= choices && entry->event.kind != FP_EVENT_STEP_BEGAN;
  return shown ? text_for (presenter, entry) : NULL;
}

char *
fp_log_presenter_last (const FpLogPresenter *presenter, FpSession *session, guint choices)
{
  guint end = MIN (fp_session_log (session)->len, presenter->most), n = 0;
  gboolean back = presenter->viewer != FP_NOBODY && presenter->news < presenter->news_end && end == presenter->news_end;
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = end; i > (back ? presenter->news : 0) && n < (back ? MOST_NEWS : 1); i--)
    {
      const char *last = sentence (presenter, session, i - 1, choices);
      if (last == NULL)
        continue;
      if (n++ > 0)
        g_string_prepend_c (text, ' ');
      g_string_prepend (text, last);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
