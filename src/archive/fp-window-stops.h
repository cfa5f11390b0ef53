/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The windows in which a person is asked, and cards that a person wants to play.
 *
 * In a window (fp-trigger-window.h) a player may use or play something, or pass. A person is
 * stopped only where that can matter: when somebody does something that a card or a power of the
 * person's answers, or at the moment at which it works, once in an encounter. Moments that come
 * again and again (“any time”) stop nobody: a person who wants to play a card then says so
 * beforehand, and the next window that offers the card plays it.
 *
 * Nothing of this is part of a game: what is passed or played without asking is an ordinary answer,
 * and the book's moments stay what they are. The decision to stop reads only what the asked seat
 * knows. With @presume it reads the rules that hands may hold instead of the hand, so that nobody
 * learns from it what is held.
 */
#pragma once

#include "engine/runner/fp-engine.h"

/* The windows in which a person is asked. */
typedef enum
{
  FP_STOPS_USUAL, /* those in which it can matter */
  FP_STOPS_ALWAYS,
  FP_STOPS_AT_USE, /* those that answer a power or a card that somebody uses */
  FP_STOPS_AT_REVEAL, /* those from the moment on when cards are revealed */
  FP_STOPS_NEVER,
  FP_N_STOPS,
} FpStops;

/* The preferences and wishes of a seat's player. Zeroed at first. */
typedef struct
{
  uint8_t stops; /* FpStops */
  guint wanted; /* card instance + 1, 0: none */
  GArray *cards; /* of guint: definitions whose windows always stop; NULL: none */
  GArray *asked; /* of guint: offers of which the seat was asked in @asked_in; NULL: none */
  guint asked_in; /* number of the encounter */
} FpSeatStops;

/* fp_stops_id: returns the id of @stops (“usual”). Static. fp_stops_find: puts the stops called @id
 * into @stops. FALSE: there are none. */
const char *fp_stops_id (FpStops stops);
gboolean fp_stops_find (const char *id, FpStops *stops);

/* fp_seat_stops_at: returns TRUE if @stops always asks about the card @def of the catalog, in each
 * window in which it can be used, but for FP_STOPS_NEVER. fp_seat_stops_set_at: sets that. */
gboolean fp_seat_stops_at (const FpSeatStops *stops, guint def);
void fp_seat_stops_set_at (FpSeatStops *stops, guint def, gboolean asked);

/* fp_seat_stops_wanted: returns the wanted card of @seat, FP_NO_CARD: none. */
uint16_t fp_seat_stops_wanted (const FpSeatStops *stops, const FpEngine *engine, uint8_t seat);

/* fp_seat_stops_forget: forgets what was asked and is wanted, because a choice was taken back.
 * fp_seat_stops_clear: frees what @stops has. */
void fp_seat_stops_forget (FpSeatStops *stops);
void fp_seat_stops_clear (FpSeatStops *stops);

/* fp_stops_asks_about: returns TRUE if windows ask whether the card @def is used or played; with
 * @alone, at a moment at which nobody does anything. */
gboolean fp_stops_asks_about (const FpEngine *engine, guint def, gboolean alone);

/* fp_stops_can_want: returns TRUE if @card is in the hand of @seat and can be played at some
 * moment that stops nobody. */
gboolean fp_stops_can_want (const FpEngine *engine, uint8_t seat, uint16_t card);

/* fp_stops_reveal_step: returns the step in which cards are revealed, FP_MACHINE_NONE: there is
 * none. fp_stops_is_before_reveal: returns TRUE if @step comes before, or is no step of an
 * encounter. */
guint fp_stops_reveal_step (const FpEdition *edition);
gboolean fp_stops_is_before_reveal (const FpEdition *edition, uint16_t step);

/* fp_window_stops: returns TRUE if the seat of @decision, a window, is asked by what its player has
 * said. */
gboolean fp_window_stops (FpSeatStops *stops, gboolean presume, FpEngine *engine, const FpDecision *decision);

/* fp_window_unasked: returns the option with which the open decision is answered without asking.
 * −1: it is no window, or the seat is asked. @passes: the seat passes anyhow. */
int fp_window_unasked (FpSeatStops *stops, gboolean presume, gboolean passes, FpEngine *engine);

/* fp_window_note_asked: notes that the seat of the open window has been asked. It is not asked
 * again in this encounter for what it was offered at a step. To be called before the answer. */
void fp_window_note_asked (FpSeatStops *stops, gboolean presume, FpEngine *engine);
