/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of steps, wholes and actions. */
#include "text/cards/fp-text-moments.h"

#include "text/fp-text-private.h"

/* Every procedure that is a moment. */
static const FpTextMoment moments[] = {
  { "prepare-destiny", N_ ("Prepare your destiny") },
  { "summon-envoys", N_ ("Summon envoys") },
  { "choose-aliens", N_ ("Choose aliens") },
  { "prepare-warp", N_ ("Prepare the Warp") },
  { "determine-straggler", N_ ("Determine the straggler") },
  { "draw-opening-hands", N_ ("Draw opening hands") },
  { "set-up", N_ ("Abilities of set-up") },
  { "check-victory", N_ ("Check for victory") },
  { "enforce-hand-limit", N_ ("Enforce the hand limit") },
  { "draw-destiny", N_ ("Draw a destiny card") },
  { "resolve-destiny", N_ ("Resolve the destiny card") },
  { "set-dials", N_ ("Set dials") },
  { "reveal-dials", N_ ("Reveal dials") },
  { "reveal-envoys", N_ ("Reveal envoys") },
  { "choose-plans", N_ ("Choose plans and tactics") },
  { "reveal-tactics", N_ ("Reveal tactics") },
  { "resolve-tactics", N_ ("Resolve tactics") },
  { "check-ships", N_ ("Check for ships") },
  { "reveal-plans", N_ ("Reveal plans") },
  { "play-reinforcements", N_ ("Play reinforcements") },
  { "determine-winner", N_ ("Determine the winner") },
  { "resolve-prize", N_ ("Resolve the prize") },
  { "cleanup", N_ ("Clean up") },
  { "game", N_ ("The game"), N_ ("the game") },
  { "setup", N_ ("Set-up"), N_ ("set-up") },
  { "destiny", N_ ("Destiny"), N_ ("the drawing and resolving of a destiny card") },
  { "duel", N_ ("Duel"), N_ ("the duel") },
  { "contest", N_ ("Contest"), N_ ("the contest") },
  { "discovery", N_ ("Discovery"), N_ ("the resolving of a discovery card") },
  { "event", N_ ("Event"), N_ ("the resolving of an event card") },
  { "refresh", N_ ("Refresh"), N_ ("the resolving of a refresh card") },
  { "prize", N_ ("Prize"), N_ ("the resolving of a prize"), N_ ("you resolve a prize"), N_ ("{who} resolves a prize") },
  { "draw", NULL, N_ ("drawing cards"), N_ ("you draw cards"), N_ ("{who} draws cards") },
  { "gain", NULL, N_ ("gaining reinforcements"), N_ ("you gain reinforcements"), N_ ("{who} gains reinforcements") },
  { "discard", NULL, N_ ("discarding cards"), N_ ("you discard cards"), N_ ("{who} discards cards") },
  { "play", NULL, N_ ("playing a card"), N_ ("you play a card"), N_ ("{who} plays a card") },
  { "reveal", NULL, N_ ("revealing cards"), N_ ("you reveal cards"), N_ ("{who} reveals cards") },
  { "look", NULL, N_ ("looking at cards"), N_ ("you look at cards"), N_ ("{who} looks at cards") },
  { "swap", NULL, N_ ("swapping cards"), N_ ("you swap cards"), N_ ("{who} swaps cards") },
  { "shuffle", NULL, N_ ("shuffling cards"), N_ ("you shuffle cards"), N_ ("{who} shuffles cards") },
  { "arrange", NULL, N_ ("arranging cards"), N_ ("you put cards in order"), N_ ("{who} puts cards in order") },
  { "move", NULL, N_ ("moving cards or ships"), N_ ("you move cards or ships"), N_ ("{who} moves cards or ships") },
  { "move-cards", NULL, N_ ("moving cards"), N_ ("you move cards"), N_ ("{who} moves cards") },
  { "move-ships", NULL, N_ ("moving ships"), N_ ("you move ships"), N_ ("{who} moves ships") },
  { "copy", NULL, N_ ("copying abilities"), N_ ("you copy abilities"), N_ ("{who} copies abilities") },
  { "ignore", NULL, N_ ("ignoring cards"), N_ ("you ignore cards"), N_ ("{who} ignores cards") },
  { "use", NULL, N_ ("using an ability"), N_ ("you use an ability"), N_ ("{who} uses an ability") },
  { "resolve", NULL, N_ ("resolving cards"), N_ ("you resolve cards"), N_ ("{who} resolves cards") },
  { "send", NULL, N_ ("sending ships"), N_ ("you send ships"), N_ ("{who} sends ships") },
  { "recover", NULL, N_ ("recovering ships"), N_ ("you recover ships"), N_ ("{who} recovers ships") },
  { "retreat", NULL, N_ ("retreating"), N_ ("your ships retreat"), N_ ("ships of {who} retreat") },
  { "destroy", NULL, N_ ("destroying ships"), N_ ("ships of yours are destroyed"),
    N_ ("ships of {who} are destroyed") },
  { "ready", NULL, N_ ("readying tactics"), N_ ("you ready tactics"), N_ ("{who} readies tactics") },
  { "spend", NULL, N_ ("spending tactics"), N_ ("you spend tactics"), N_ ("{who} spends tactics") },
  { "befriend", NULL, N_ ("increasing friendship with envoys"), N_ ("you increase friendship with an envoy"),
    N_ ("{who} increases friendship with an envoy") },
  { "estrange", NULL, N_ ("decreasing friendship with envoys"), N_ ("you decrease friendship with an envoy"),
    N_ ("{who} decreases friendship with an envoy") },
  { "summon", NULL, N_ ("summoning an envoy"), N_ ("you summon an envoy"), N_ ("{who} summons an envoy") },
  { "discover", NULL, N_ ("discovering a planet"), N_ ("you discover a planet"), N_ ("{who} discovers a planet") },
  { "become", NULL, N_ ("taking a role"), N_ ("you take a role"), N_ ("{who} takes a role") },
  { "win", NULL, N_ ("winning the duel or contest"), N_ ("you win the duel or contest"),
    N_ ("{who} wins the duel or contest") },
  { "win-game", NULL, N_ ("winning the game"), N_ ("you win the game"), N_ ("{who} wins the game") },
  { "lose-game", NULL, N_ ("losing the game"), N_ ("you lose the game"), N_ ("{who} loses the game") },
  { "go-to", NULL, N_ ("going back in the encounter"), N_ ("you go back in the encounter"),
    N_ ("{who} goes back in the encounter") },
  { "set-dial", NULL, N_ ("setting a dial"), N_ ("you set your dial"), N_ ("{who} sets the dial") },
  { "reveal-dial", NULL, N_ ("showing a dial"), N_ ("you show your dial"), N_ ("{who} shows the dial") },
  { "reveal-envoy", NULL, N_ ("revealing an envoy"), N_ ("you reveal an envoy"), N_ ("{who} reveals an envoy") },
  { "choose-plan", NULL, N_ ("choosing a plan"), N_ ("you choose a plan"), N_ ("{who} chooses a plan") },
  { "choose-tactic", NULL, N_ ("choosing a tactic"), N_ ("you choose a tactic"), N_ ("{who} chooses a tactic") },
  { "reveal-plan", NULL, N_ ("revealing a plan"), N_ ("you reveal your plan"), N_ ("{who} reveals the plan") },
  { "reveal-tactic", NULL, N_ ("revealing a tactic"), N_ ("you reveal your tactic"), N_ ("{who} reveals the tactic") },
  { "resolve-tactic", NULL, N_ ("resolving a tactic"), N_ ("you resolve a tactic"), N_ ("{who} resolves a tactic") },
  { "gain-planet", NULL, N_ ("gaining control of a planet"), N_ ("you gain control of a planet"),
    N_ ("{who} gains control of a planet") },
  { "lose-planet", NULL, N_ ("losing control of a planet"), N_ ("you lose control of a planet"),
    N_ ("{who} loses control of a planet") },
};

const FpTextMoment *
fp_text_moment (const FpEdition *edition, guint procedure)
{
  const char *id = procedure < edition->n_procedures ? edition->procedures[procedure].id : NULL;

  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (moments); i++)
    if (strcmp (moments[i].id, id) == 0)
      return &moments[i];
  return NULL;
}

/* Titles of steps that are another one in some encounters. A contest has no tactics and no prize
 * (p. 17). */
static const struct
{
  const char *encounter, *step, *title;
} other_titles[] = {
  { "contest", "choose-plans", N_ ("Choose plans") },
  { "contest", "resolve-prize", N_ ("Resolve the contest's effect") },
};

static const char *
other_title (const char *encounter, const char *step)
{
  for (guint i = 0; i < G_N_ELEMENTS (other_titles); i++)
    if (g_str_equal (other_titles[i].encounter, encounter) && g_str_equal (other_titles[i].step, step))
      return _ (other_titles[i].title);
  return NULL;
}

const char *
fp_text_step (const FpEngine *engine, guint procedure, guint encounter)
{
  const FpEdition *edition = engine->edition;
  const FpTextMoment *moment = fp_text_moment (edition, procedure);
  const char *title;

  if (procedure >= edition->n_procedures || !edition->procedures[procedure].step)
    return NULL;
  title = encounter > 0 ? other_title (edition->encounters[encounter].id, edition->procedures[procedure].id) : NULL;
  if (title != NULL)
    return title;
  return moment != NULL && moment->title != NULL ? _ (moment->title) : edition->procedures[procedure].id;
}

const char *
fp_text_moment_name (const FpEdition *edition, guint procedure)
{
  const FpTextMoment *moment = fp_text_moment (edition, procedure);

  if (moment != NULL)
    return _ (moment->name != NULL ? moment->name : moment->title);
  return procedure < edition->n_procedures ? edition->procedures[procedure].id : "";
}

gboolean
fp_text_has_moment (const FpEdition *edition, guint procedure)
{
  return fp_text_moment (edition, procedure) != NULL;
}
