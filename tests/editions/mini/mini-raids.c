/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns that consist of a raid, in the places of the small edition's steps. */
#include "editions/mini/mini-raids.h"

#include "editions/mini/mini.h"

FP_LOCALS (raid)
{
  uint8_t turn, seat;
};

/* Returns TRUE if what happens to several players happens at once. */
static gboolean
is_at_once (const FpEngine *e)
{
  return e->edition->procedures[MINI_draw].window;
}

/* Begins the action of @seat, or adds it to the next batch. Returns TRUE if it was begun. */
static gboolean
begin (FpEngine *e, uint8_t seat, guint procedure, uint8_t from, uint8_t to, int count)
{
  FpAction about = fp_common_action (procedure, seat, 0);

  about.from = from;
  about.to = to;
  about.count = (int16_t) count;
  if (is_at_once (e))
    return fp_batch_add (e, &about) == NULL;
  return fp_action_begin (e, &about) != NULL;
}

static FpFlow
regroup (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (raid);
  FP_ACTION (MINI_recover, .who = mini_nth (s, 0), .from = MINI_WARP, .to = MINI_SUPPLY, .count = 2);
  FP_ACTION (MINI_draw, .who = mini_nth (s, 0), .count = 1);
  FP_END;
}

static FpFlow
fight (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (raid);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    if (begin (e, mini_nth (s, my->turn), MINI_lose, MINI_SUPPLY, MINI_WARP, 1))
      FP_GO;
  FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}

static FpFlow
spoils (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (raid);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    if (begin (e, mini_nth (s, my->turn), MINI_draw, FP_NO_PLACE, FP_NO_PLACE, my->turn == 0 ? 3 : 1))
      FP_GO;
  FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}

/* Returns the number of cards that @seat holds above the limit. */
static int16_t
excess (const FpState *s, uint8_t seat)
{
  return (int16_t) (s->zones[mini_zone (seat, MINI_HAND_ZONE)].count - MINI_HAND);
}

/* Begins the discard of the cards that @seat has selected, or adds it to the next batch. Returns
 * TRUE if it was begun. */
static gboolean
discard_selected (FpEngine *e, uint8_t seat)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n = fp_selection_take (e->state, cards);
  FpAction about = fp_common_action (MINI_discard, seat, 0), *action;

  if (!is_at_once (e))
    return fp_common_begin_action (e, MINI_discard, seat, 0, cards, n) != NULL;
  action = fp_batch_add (e, &about);
  for (guint i = 0; i < n && action != NULL; i++)
    fp_action_add_card (e, action, cards[i]);
  return FALSE;
}

static FpFlow
tidy (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (raid);
  for (my->turn = 0; my->turn < s->head.n_seats; my->turn++)
    {
      my->seat = mini_nth (s, my->turn);
      if (excess (s, my->seat) <= 0)
        continue;
      FP_CALL (FP_MACHINE_SELECTION, FpSelectionLocals, .seat = my->seat, .kind = MINI_DECIDE_DISCARD,
               .zone = (int16_t) mini_zone (my->seat, MINI_HAND_ZONE), .least = excess (s, my->seat),
               .most = excess (s, my->seat));
      if (discard_selected (e, my->seat))
        FP_GO;
    }
  FP_RUN (FP_MACHINE_BATCH);
  FP_END;
}

static FpFlow
turn (FpEngine *e, FpFrame *f)
{
  FP_BEGIN (raid);
  FP_RUN (MINI_regroup);
  FP_RUN (MINI_launch);
  FP_RUN (MINI_alliance);
  FP_RUN (MINI_planning);
  FP_END;
}

/* Artifacts and tricks stay in the box. */
static void
begin_game (FpEngine *e, guint n_seats)
{
  uint16_t cards[FP_MAX_CARDS];
  guint n;

  fp_mini_edition ()->rules.begin (e, n_seats);
  n = fp_zone_list (e->state, MINI_DECK, cards);
  for (guint i = 0; i < n; i++)
    if (fp_engine_def (e, cards[i])->kind != MINI_KIND_ATTACK)
      fp_move_card (e, cards[i], MINI_REMOVED, FP_BOTTOM, FP_FACE_UP);
}

/* Nobody loses a power. */
static gboolean
settle (FpEngine *e)
{
  e->state->head.board_dirty = FALSE;
  return FALSE;
}

void
mini_raids_init (MiniRaids *raids, gboolean openly)
{
  raids->edition = *fp_mini_edition ();
  memcpy (raids->procedures, raids->edition.procedures, raids->edition.n_procedures * sizeof *raids->procedures);
  memcpy (raids->verbs, raids->edition.verbs, raids->edition.n_verbs * sizeof *raids->verbs);
  raids->procedures[MINI_turn].run = turn;
  raids->procedures[MINI_regroup].run = regroup;
  raids->procedures[MINI_launch].run = fight;
  raids->procedures[MINI_alliance].run = spoils;
  raids->procedures[MINI_planning].run = tidy;
  for (guint i = 0; openly && i < raids->edition.n_procedures; i++)
    raids->procedures[i].window = FALSE;
  for (guint i = 0; openly && i < raids->edition.n_verbs; i++)
    raids->verbs[i].at_once = FALSE;
  raids->edition.procedures = raids->procedures;
  raids->edition.verbs = raids->verbs;
  raids->edition.rules.begin = begin_game;
  raids->edition.rules.settle = settle;
}
