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

void
fp_log_presenter_init (FpLogPresenter *presenter)
{
  *presenter = (FpLogPresenter){
    .items = g_list_store_new (FP_TYPE_LOG_ITEM), .turn = -1, .viewer = FP_NOBODY, .most = G_MAXUINT
  };
}

void
fp_log_presenter_clear (FpLogPresenter *presenter)
{
  g_clear_object (&presenter->items);
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

static void
add_heading (GPtrArray *items, char *text, const FpEdition *edition, const FpLogEntry *entry)
{
  const FpLogFacts facts = { .text = text,
                             .heading = TRUE,
                             .turn = entry->turn,
                             .choices = (int) entry->choice,
                             .about = entry->turn == 0 ? "setup" : fp_text_turn_word (edition) };
  g_ptr_array_add (items, fp_log_item_new (&facts));
}

static void
add_step (const FpLogPresenter *presenter, GPtrArray *items, const char *text, const FpLogEntry *entry)
{
  const FpLogFacts facts = { .text = g_strdup (text),
                             .step = TRUE,
                             .turn = entry->turn,
                             .choices = (int) entry->choice,
                             .within = presenter->within };
  g_ptr_array_add (items, fp_log_item_new (&facts));
}

/* Adds the line of @entry. An undo has its own subject, since the program does it and not the
 * game. */
static void
add_line (const FpLogPresenter *presenter, GPtrArray *items, const char *text, FpSession *session,
          const FpLogEntry *entry)
{
  gboolean undone = entry->event.kind == FP_NO_EVENT;
  FpLogFacts facts = { .text = g_strdup (text),
                       .turn = entry->turn,
                       .news = presenter->read >= presenter->news && presenter->read < presenter->news_end,
                       .choices = (int) entry->choice,
                       .about = undone ? "undo" : fp_event_id (fp_session_setup (session)->edition, entry->event.kind),
                       .within = undone ? NULL : presenter->within };
  fp_log_places_read (session, &entry->event, presenter->viewer, &facts);
  facts.seats |= entry->joined[presenter->viewer == FP_NOBODY ? FP_MAX_SEATS : presenter->viewer];
  g_ptr_array_add (items, fp_log_item_new (&facts));
}

static const char *
text_for (const FpLogPresenter *presenter, const FpLogEntry *entry)
{
  return entry->text[presenter->viewer == FP_NOBODY ? FP_MAX_SEATS : presenter->viewer];
}

/* A heading whose turn is over. */
typedef struct
{
  guint position;
  char *summary;
} Finished;

static void
finished_clear (gpointer data)
{
  g_free (((Finished *) data)->summary);
}

/* Notes the summary of the last turn, which ends before the next entry. */
static void
finish_turn (const FpLogPresenter *presenter, FpSession *session, GArray *finished)
{
  if (presenter->turn < 0)
    return;
  const Finished turn = { presenter->heading,
                          fp_log_summary (session, presenter->turn_start, presenter->read, presenter->viewer) };
  g_array_append_val (finished, turn);
}

/* Gives the headings of @finished turns their summaries. */
static void
add_summaries (FpLogPresenter *presenter, const GArray *finished)
{
  for (guint i = 0; i < finished->len; i++)
    {
      const Finished *turn = &g_array_index (finished, Finished, i);
      g_autoptr (FpLogItem) before = g_list_model_get_item (G_LIST_MODEL (presenter->items), turn->position);
      FpLogFacts facts = *fp_log_item_facts (before);
      facts.text = g_strdup (facts.text);
      /* Translators: a turn of the log in one line: its heading, and what happened in it. */
      facts.summary =
          turn->summary != NULL ? g_strdup_printf (_ ("%s: %s"), facts.text, turn->summary) : g_strdup (facts.text);
      g_autoptr (FpLogItem) heading = fp_log_item_new (&facts);
      g_list_store_splice (presenter->items, turn->position, 1, (gpointer *) &heading, 1);
    }
}

/* The name of a step is held back until something happens in the step. Empty steps get no line, and
 * the step that begins a turn at its end stays with the old turn. */
static void
read_entry (FpLogPresenter *presenter, FpSession *session, const FpLogEntry *entry, GPtrArray *items, GArray *finished)
{
  const char *text = text_for (presenter, entry);
  if (entry->event.kind == FP_EVENT_STEP_BEGAN)
    {
      presenter->step = text != NULL ? presenter->read + 1 : 0;
      presenter->within = fp_session_engine (session)->edition->procedures[entry->event.value].id;
      return;
    }
  if (text == NULL)
    return;
  const FpLogEntry *step =
      presenter->step > 0 ? g_ptr_array_index (fp_session_log (session), presenter->step - 1) : NULL;
  if (entry->turn != presenter->turn)
    {
      finish_turn (presenter, session, finished);
      presenter->heading = g_list_model_get_n_items (G_LIST_MODEL (presenter->items)) + items->len;
      presenter->turn_start = presenter->read;
      add_heading (items, heading (session, entry), fp_session_setup (session)->edition, entry);
    }
  presenter->turn = entry->turn;
  if (step != NULL && step->turn == entry->turn)
    {
      add_step (presenter, items, text_for (presenter, step), entry);
    }
  presenter->step = 0;
  add_line (presenter, items, text, session, entry);
}

void
fp_log_presenter_close (FpLogPresenter *presenter)
{
  g_list_store_remove_all (presenter->items);
  presenter->read = 0;
  presenter->step = 0;
  presenter->within = NULL;
  presenter->turn = -1;
  presenter->viewer = FP_NOBODY;
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
  const GPtrArray *log = fp_session_log (session);
  if (anew || viewer != presenter->viewer || log->len < presenter->read)
    fp_log_presenter_close (presenter);
  presenter->viewer = viewer;
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GArray) finished = g_array_new (FALSE, FALSE, sizeof (Finished));
  g_array_set_clear_func (finished, finished_clear);
  for (; presenter->read < MIN (log->len, presenter->most); presenter->read++)
    read_entry (presenter, session, g_ptr_array_index (log, presenter->read), items, finished);
  g_list_store_splice (presenter->items, g_list_model_get_n_items (G_LIST_MODEL (presenter->items)), 0, items->pdata,
                       items->len);
  add_summaries (presenter, finished);
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
