/* SPDX-License-Identifier: GPL-3.0-or-later */
/* From one destiny card to the next, on one page. */
#include "config.h"

#include "editions/duel/duel-private.h"

#include <glib/gi18n-lib.h>

const FpTurnLineText duel_turn_lines[] = {
  { "goal", N_ ("If you control {planets} planets when the next destiny card is due, you win."),
    .step = "check-victory" },
  { "no-ships", N_ ("If you must send ships and your supply is empty, you lose."), .step = "no-ships" },
  { "between", N_ ("Between destiny cards"), .heading = TRUE },
  { "limit", N_ ("Discard down to {hand} cards, the leader first. Then a player without cards draws {hand}."),
    .step = "enforce-hand-limit" },
  { "draw", N_ ("Draw a destiny card from the deck that the last card names, and do what it says."),
    .step = "draw-destiny" },
  { "ships", N_ ("Duel, 1. to 3.: ships and envoys"), .heading = TRUE },
  { "dials", N_ ("Each player secretly dials {least} to {most} ships. Both send that many, or all they have."),
    .step = "set-dials" },
  { "envoys", N_ ("The leader first: turn a face-down ally face up, or leave it."), .step = "reveal-envoys" },
  { "plans", N_ ("4. and 5. Plans and tactics"), .heading = TRUE },
  { "choose", N_ ("Each player secretly lays a plan and half of a readied tactic. Without cards, draw {hand} first."),
    .step = "choose-plans" },
  { "tactics",
    N_ ("Reveal the tactics. A blast destroys ships, less the other player's shield. Then recover spent "
        "tactics."),
    .step = "resolve-tactics" },
  { "check", N_ ("6. Check for ships"), .heading = TRUE },
  { "left",
    N_ ("Both have ships there: go on. Only one player has: that player wins, go to 10. Nobody has: begin again "
        "at 1."),
    .step = "check-ships" },
  { "fight", N_ ("7. to 9. The clout"), .heading = TRUE },
  { "reveal", N_ ("Reveal both plans. The leader first, play reinforcements until both pass in a row."),
    .step = "play-reinforcements" },
  { "clout", N_ ("Your clout is your plan, your reinforcements, and the ship advantage if you have more ships there."),
    .step = "clout" },
  { "winner", N_ ("The higher clout wins. The straggler wins a tie."), .step = "determine-winner" },
  { "after", N_ ("10. and 11. Prize and cleanup"), .heading = TRUE },
  { "prize", N_ ("The player named on the destiny card takes the prize."), .step = "resolve-prize" },
  { "cleanup",
    N_ ("The loser's ships go back to the supply. The winner's ships stay, and the winner controls the "
        "planet."),
    .step = "cleanup" },
  { "roles", N_ ("Cards are discarded. If the straggler now has more planets, the players change roles."),
    .step = "leader-and-straggler" },
  { "contest", N_ ("A contest"), .heading = TRUE },
  { "short",
    N_ ("Envoys, plans, reinforcements and clout only: no ships, tactics or ship advantage. The winner does what "
        "the card says."),
    .step = "contest" },
  { NULL },
};

int
duel_turn_number (const FpEdition *edition G_GNUC_UNUSED, guint n_seats G_GNUC_UNUSED, const char *name)
{
  static const struct
  {
    const char *name;
    int number;
  } numbers[] = {
    { "planets", DUEL_TO_WIN }, { "hand", DUEL_HAND_LIMIT }, { "least", 1 }, { "most", DUEL_MOST_SHIPS }
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (strcmp (name, numbers[i].name) == 0)
      return numbers[i].number;
  return -1;
}
