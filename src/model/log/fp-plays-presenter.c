/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The plays of the running encounter. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/log/fp-plays-presenter.h"
#include "model/presenter/fp-presenter-private.h"

/* A play while the log is read. */
typedef struct
{
  guint entry;
  uint8_t seat;
  uint16_t card;
  uint16_t target; /* card that it has stopped, FP_NO_CARD if none */
  uint8_t target_seat; /* player aimed at, or of that card; FP_NOBODY if none */
  int stopped_by; /* position of the play that has stopped it, −1 if unknown */
  gboolean stopped;
  int answers;
} Play;

typedef struct
{
  const FpPresenter *presenter;
  const GPtrArray *log;
  GArray *plays; /* of Play */
} Reading;

static const FpLogEntry *
entry_at (const GPtrArray *log, guint index)
{
  return g_ptr_array_index (log, index);
}

static gboolean
tells (const Reading *reading, guint index, guint what)
{
  const FpEvent *event = &entry_at (reading->log, index)->event;
  return fp_event_tells (reading->presenter->engine->edition, event->kind, what);
}

/* Returns the first entry of the running encounter among the first @n. */
static guint
find_start (const Reading *reading, guint n)
{
  guint encounter = n;
  for (guint i = n; i > 0; i--)
    {
      if (tells (reading, i - 1, FP_TELLS_TURN | FP_TELLS_TURN_CARD))
        return i - 1;
      if (!tells (reading, i - 1, FP_TELLS_BEGINNING))
        continue;
      if (encounter < n)
        return encounter;
      encounter = i - 1;
    }
  return 0;
}

/* Returns TRUE if the viewer may see the event's card, as in fp_text_event (). */
static gboolean
sees_card (const Reading *reading, const FpEvent *event)
{
  FpSeats all = (FpSeats) ((1U << reading->presenter->view->n_seats) - 1);
  if (event->n_cards == 0)
    return FALSE;
  if (reading->presenter->viewer != FP_NOBODY)
    return (event->seen >> reading->presenter->viewer & 1) != 0;
  return (event->seen & all) == all;
}

/* Returns the position of the last play of @card that is not stopped, −1 if there is none. */
static int
find_play (const Reading *reading, uint16_t card)
{
  for (guint i = reading->plays->len; i > 0; i--)
    {
      const Play *play = &g_array_index (reading->plays, Play, i - 1);
      if (play->card == card && !play->stopped)
        return (int) i - 1;
    }
  return -1;
}

static void
add_play (Reading *reading, guint index)
{
  const FpEvent *event = &entry_at (reading->log, index)->event;
  gboolean aims = tells (reading, index, FP_TELLS_OTHER) && event->other < reading->presenter->view->n_seats &&
                  event->other != event->seat;
  const Play play = { .entry = index,
                      .seat = event->seat,
                      .card = event->cards[0],
                      .target = FP_NO_CARD,
                      .target_seat = aims ? event->other : FP_NOBODY,
                      .stopped_by = -1,
                      .answers = -1 };
  if (find_play (reading, event->cards[0]) < 0)
    g_array_append_val (reading->plays, play);
}

/* Returns the player of the card that the entry @index stops: the owner of the place where it lies.
 * A card that was played may lie where nothing is anybody's. It is the one of the play @stopped. */
static uint8_t
owner_of (const Reading *reading, guint index, int stopped)
{
  const FpState *state = reading->presenter->engine->state;
  uint8_t owner = state->zones[entry_at (reading->log, index)->zones[0]].owner;
  return owner == FP_NOBODY && stopped >= 0 ? g_array_index (reading->plays, Play, stopped).seat : owner;
}

/* The last play of another card is the one that stops the card. */
static void
stop_card (Reading *reading, guint index)
{
  const FpEvent *event = &entry_at (reading->log, index)->event;
  uint16_t card = event->cards[0];
  int stopped = find_play (reading, card), by = (int) reading->plays->len - 1;
  Play *cause;
  while (by >= 0 &&
         (g_array_index (reading->plays, Play, by).card == card || g_array_index (reading->plays, Play, by).stopped))
    by--;
  cause = by >= 0 ? &g_array_index (reading->plays, Play, by) : NULL;
  /* That the use of a stopped card is cancelled, too, is no news. */
  if (cause != NULL && cause->target == FP_NO_CARD)
    {
      cause->target = card;
      cause->target_seat = owner_of (reading, index, stopped);
      cause->answers = stopped < by ? stopped : -1;
    }
  if (stopped < 0)
    return;
  g_array_index (reading->plays, Play, stopped).stopped = TRUE;
  g_array_index (reading->plays, Play, stopped).stopped_by = cause != NULL && cause->target == card ? by : -1;
}

/* Items */

static char *
title_of (const Reading *reading, uint16_t card)
{
  const FpEngine *engine = reading->presenter->engine;
  return fp_text_card_name (engine->catalog, engine->state->cards[card].def);
}

static char *
format_line (const Reading *reading, const Play *play, const FpCardFacts *card)
{
  if (!play->stopped)
    return g_strdup (card->brief != NULL ? card->brief : card->kind);
  if (play->stopped_by < 0)
    /* Translators: the end of a card that was played, or of a power that was used. */
    return g_strdup (C_ ("play", "stopped"));
  g_autofree char *by = title_of (reading, g_array_index (reading->plays, Play, play->stopped_by).card);
  /* Translators: likewise; %s is the card that stopped it. */
  return g_strdup_printf (C_ ("play", "stopped by %s"), by);
}

/* Returns the log's sentence with @line. */
static char *
format_text (const Reading *reading, const Play *play, const char *title, const char *line)
{
  uint8_t viewer = reading->presenter->viewer;
  const char *told = entry_at (reading->log, play->entry)->text[viewer == FP_NOBODY ? FP_MAX_SEATS : viewer];
  /* Translators: a card that was played, or the sentence that tells it, and what the card does or
   * what became of it. */
  return line != NULL ? g_strdup_printf (C_ ("play", "%s %s"), told != NULL ? told : title, line)
                      : g_strdup (told != NULL ? told : title);
}

static char *
shape_of (const Reading *reading, uint8_t seat)
{
  return seat < FP_MAX_SEATS ? g_strdup (fp_presenter_shape (reading->presenter->engine->edition, seat)) : NULL;
}

static char *
colour_of (const Reading *reading, uint8_t seat)
{
  return seat < FP_MAX_SEATS ? g_strdup (fp_presenter_colour (reading->presenter, seat)) : NULL;
}

/* Sets the target of @facts: the character that was stopped, or else that of the player. */
static void
set_target (const Reading *reading, const Play *play, FpPlayFacts *facts)
{
  const FpEngine *engine = reading->presenter->engine;
  g_autoptr (FpCardItem) card = NULL;
  if (play->target == FP_NO_CARD && play->target_seat >= reading->presenter->view->n_seats)
    return;
  if (play->target != FP_NO_CARD)
    card = fp_presenter_printed (engine->catalog, engine->state->cards[play->target].def);
  facts->target = play->target != FP_NO_CARD ? title_of (reading, play->target)
                                             : g_strdup (fp_presenter_name (reading->presenter, play->target_seat));
  if ((card == NULL || fp_card_item_facts (card)->portrait == NULL) &&
      play->target_seat < reading->presenter->view->n_seats)
    {
      g_clear_object (&card);
      card = fp_presenter_sheet (reading->presenter, play->target_seat);
    }
  if (card != NULL && fp_card_item_facts (card)->portrait != NULL)
    {
      facts->target_face = g_strdup (fp_card_item_facts (card)->portrait);
      facts->target_id = g_strdup (fp_card_item_facts (card)->id);
    }
  facts->target_shape = shape_of (reading, play->target_seat);
  facts->target_colour = colour_of (reading, play->target_seat);
}

/* A power shows the character that it belongs to, a card that of its player. */
static FpPlayItem *
make_item (const Reading *reading, const Play *play)
{
  const FpEngine *engine = reading->presenter->engine;
  FpCardItem *card = fp_presenter_printed (engine->catalog, engine->state->cards[play->card].def);
  const FpCardFacts *printed = fp_card_item_facts (card);
  g_autoptr (FpCardItem) sheet = printed->portrait == NULL && play->seat < reading->presenter->view->n_seats
                                     ? fp_presenter_sheet (reading->presenter, play->seat)
                                     : NULL;
  const FpCardFacts *face = sheet != NULL ? fp_card_item_facts (sheet) : printed;
  FpPlayFacts facts = {
    .number = (int) play->entry,
    .spot = fp_plays_presenter_spot (play->entry),
    .title = g_strdup (printed->title),
    .line = format_line (reading, play, printed),
    .shape = shape_of (reading, play->seat),
    .colour = colour_of (reading, play->seat),
    .face = g_strdup (face->portrait),
    .face_id = face->portrait != NULL ? g_strdup (face->id) : NULL,
    .card = card,
    .stopped = play->stopped,
    .answers = play->answers,
  };
  facts.text = format_text (reading, play, facts.title, facts.line);
  set_target (reading, play, &facts);
  return fp_play_item_new (&facts);
}

char *
fp_plays_presenter_spot (guint entry)
{
  return g_strdup_printf ("play/%u", entry);
}

GPtrArray *
fp_plays_presenter_read (const FpPresenter *presenter, const GPtrArray *log, guint n)
{
  g_autoptr (GArray) plays = g_array_new (FALSE, FALSE, sizeof (Play));
  Reading reading = { presenter, log, plays };
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = find_start (&reading, n); i < n; i++)
    {
      if (!sees_card (&reading, &entry_at (log, i)->event))
        continue;
      if (tells (&reading, i, FP_TELLS_PLAY))
        add_play (&reading, i);
      else if (tells (&reading, i, FP_TELLS_STOP))
        stop_card (&reading, i);
    }
  for (guint i = 0; i < plays->len; i++)
    g_ptr_array_add (items, make_item (&reading, &g_array_index (plays, Play, i)));
  return items;
}
