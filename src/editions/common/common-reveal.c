/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Showing cards: by an action, or as long as an effect lets a player look at them. */
#include "editions/common/fp-common.h"

#include "engine/effects/fp-state-inputs.h"

/* A card in a hand or deck is shown and stays as it is. Elsewhere it is turned face up. */
static void
reveal_card (FpEngine *e, uint16_t card)
{
  FpState *s = e->state;
  uint16_t zone = s->cards[card].zone;

  if (!fp_common_is_zone (e, &e->edition->common->zones.hand, zone) &&
      fp_zone_visibility (e, zone) != FP_VISIBLE_TO_NOBODY)
    fp_turn_card (e, card, FP_FACE_UP);
  else
    FP_EACH_SEAT (s, seat)
      fp_card_learned (e, card, seat);
}

FpFlow
fp_common_reveal (FpEngine *e, FpFrame *f)
{
  const FpCommon *common = e->edition->common;
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS], shown[FP_MAX_CARDS];
  guint n = fp_action_cards (e, action, cards), n_shown = 0;

  fp_sort_cards (e->state, cards, n);
  for (guint i = 0; i < n; i++)
    {
      reveal_card (e, cards[i]);
      if (common->emit_revealed == NULL || !common->emit_revealed (e, action, cards[i]))
        shown[n_shown++] = cards[i];
    }
  if (n_shown > 0)
    fp_common_emit_cards (e, FP_EVENT_CARDS_SHOWN, action->who, shown, n_shown, 0xff);
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* Only the player to whom the action happens sees the cards. */
FpFlow
fp_common_look (FpEngine *e, FpFrame *f)
{
  FpAction *action = fp_action (e, f);
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_common_sort_cards (e, cards, fp_action_cards (e, action, cards));

  for (guint i = 0; i < n && action->who != FP_NOBODY; i++)
    fp_card_learned (e, cards[i], action->who);
  if (n > 0 && action->who != FP_NOBODY)
    fp_common_emit_cards (e, FP_EVENT_CARDS_LOOKED_AT, action->who, cards, n, (FpSeats) (1 << action->who));
  e->state->head.result = (int16_t) n;
  return FP_FLOW_DONE;
}

/* --- Cards that effects show --- */

/* Returns TRUE if somebody does not know @card. */
static gboolean
is_unknown (const FpEngine *e, uint16_t card)
{
  const FpCard *row = &e->state->cards[card];
  FpSeats all = (FpSeats) ((1 << e->state->head.n_seats) - 1);

  return !(row->flags & FP_CARD_FACE_UP) && (row->known & all) != all;
}

/* Returns TRUE while no effect can show @card. */
static gboolean
is_concealed (const FpEngine *e, uint16_t card)
{
  return e->edition->common->conceals != NULL && e->edition->common->conceals (e, card);
}

/* Asks about each card of the game, because a trace wants to know of all. */
static void
ask_about_each (FpEngine *e, FpCardAnswers *shown)
{
  shown->n = 0;
  for (uint16_t card = 0; card < e->state->head.n_cards; card++)
    if (is_unknown (e, card) && !is_concealed (e, card))
      {
        FpValue about = { .type = FP_TYPE_CARDS, .n_items = 1, .items = &card };
        FpValue seats = { .type = FP_TYPE_PLAYERS };

        shown->cards[shown->n] = card;
        shown->numbers[shown->n++] = fp_query (e, e->edition->common->seen_by, &about, &seats);
      }
}

/* Aborts if asking about each card gives other answers than @shown. The check counts as no work. */
static void
check_shown (FpEngine *e, const FpCardAnswers *shown)
{
  guint work_done = e->work_done;
  FpCoverage *coverage = e->coverage;
  uint16_t overworked = e->overworked;
  FpCardAnswers each;
  int32_t numbers[FP_MAX_CARDS] = { 0 };

  e->coverage = NULL;
  ask_about_each (e, &each);
  e->coverage = coverage;
  for (guint i = 0; i < shown->n; i++)
    numbers[shown->cards[i]] = shown->numbers[i];
  for (guint i = 0; i < each.n; i++)
    if (each.numbers[i] != numbers[each.cards[i]] && e->overworked == overworked)
      g_error ("effects show card %u to seats %x, but to %x if asked alone", each.cards[i], numbers[each.cards[i]],
               each.numbers[i]);
  e->work_done = work_done;
  e->overworked = overworked;
}

/* Puts @card among the @n rising @cards. */
static void
insert_card (uint16_t *cards, guint n, uint16_t card)
{
  for (; n > 0 && cards[n - 1] > card; n--)
    cards[n] = cards[n - 1];
  cards[n] = card;
}

/* Works out to whom effects show each card that somebody doesn't know. */
static void
find_shown (FpEngine *e, FpCardAnswers *shown)
{
  guint work = e->work_done;

  if (e->trace != NULL)
    {
      ask_about_each (e, shown);
      return;
    }
  fp_query_cards (e, e->edition->common->seen_by, is_unknown, shown);
  if (e->checking)
    check_shown (e, shown);
  fp_card_inputs_seen (e, e->edition->common->seen_by, work);
}

/* Shows @shown to those who don't know them. Returns FALSE if some are concealed as yet. */
static gboolean
show (FpEngine *e, const FpCardAnswers *shown)
{
  const FpState *s = e->state;
  uint16_t cards[FP_MAX_SEATS][FP_MAX_CARDS];
  guint n[FP_MAX_SEATS] = { 0 };
  gboolean all = TRUE;

  for (guint i = 0; i < shown->n; i++)
    if (is_concealed (e, shown->cards[i]))
      all = FALSE;
    else
      FP_EACH_SEAT (s, seat)
        if (shown->numbers[i] & ~s->cards[shown->cards[i]].known & 1 << seat)
          insert_card (cards[seat], n[seat]++, shown->cards[i]);
  FP_EACH_SEAT (s, seat)
    {
      for (guint i = 0; i < n[seat]; i++)
        fp_card_learned (e, cards[seat][i], seat);
      if (n[seat] > 0)
        fp_common_emit_cards (e, FP_EVENT_CARDS_LOOKED_AT, seat, cards[seat], n[seat], (FpSeats) (1 << seat));
    }
  return all;
}

/* Aborts if effects show a card to somebody new, or take other work than last time, although
 * nothing that they read has changed. The check counts as no work. @work: FpEngine.work_done before
 * the work of last time was counted. */
static void
check_same (FpEngine *e, guint work)
{
  guint counted = e->work_done;
  FpCardAnswers shown;

  e->work_done = work;
  fp_query_cards (e, e->edition->common->seen_by, is_unknown, &shown);
  if (e->work_done != counted)
    g_error ("cards that effects show take other work after %u answers", e->state->head.answers);
  for (guint i = 0; i < shown.n; i++)
    if (shown.numbers[i] & ~e->state->cards[shown.cards[i]].known)
      g_error ("a card that effects show was overlooked after %u answers", e->state->head.answers);
}

void
fp_common_show_seen (FpEngine *e)
{
  FpCardAnswers shown;
  guint work = e->work_done;

  if (!fp_query_is_modified (e, e->edition->common->seen_by))
    return;
  if (fp_card_inputs_same (e))
    {
      if (e->checking)
        check_same (e, work);
      return;
    }
  find_shown (e, &shown);
  if (!show (e, &shown))
    fp_card_inputs_forget (e);
}
