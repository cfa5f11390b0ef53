/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of steps, wholes and actions, and words for the times at which rules work. */
#include "text/fp-text-private.h"

/* Every procedure that is a moment. A step has only a title, that of its rules page, so that log
 * and book agree. A whole has a title (as a step of the log) and a name. An action has a name and
 * two sentences: about the card's own player, and about {who}. */
typedef struct
{
  const char *id, *title, *name, *mine, *theirs;
} Moment;

static const Moment moments[] = {
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

static const Moment *
find (const FpEdition *edition, guint procedure)
{
  const char *id = procedure < edition->n_procedures ? edition->procedures[procedure].id : NULL;

  for (guint i = 0; id != NULL && i < G_N_ELEMENTS (moments); i++)
    if (strcmp (moments[i].id, id) == 0)
      return &moments[i];
  return NULL;
}

/* Returns the title in contests of the step @id, NULL if it is the same as in duels. A contest has
 * no tactics and no prize (p. 17). */
static const char *
contest_title (const char *id)
{
  if (g_str_equal (id, "choose-plans"))
    return _ ("Choose plans");
  return g_str_equal (id, "resolve-prize") ? _ ("Resolve the contest's effect") : NULL;
}

const char *
fp_text_step (const FpEngine *engine, guint procedure, gboolean contest)
{
  const FpEdition *edition = engine->edition;
  const Moment *moment = find (edition, procedure);

  if (procedure >= edition->n_procedures || !edition->procedures[procedure].step)
    return NULL;
  if (contest && contest_title (edition->procedures[procedure].id) != NULL)
    return contest_title (edition->procedures[procedure].id);
  return moment != NULL && moment->title != NULL ? _ (moment->title) : edition->procedures[procedure].id;
}

const char *
fp_text_moment_name (const FpEdition *edition, guint procedure)
{
  const Moment *moment = find (edition, procedure);

  if (moment != NULL)
    return _ (moment->name != NULL ? moment->name : moment->title);
  return procedure < edition->n_procedures ? edition->procedures[procedure].id : "";
}

gboolean
fp_text_has_moment (const FpEdition *edition, guint procedure)
{
  return find (edition, procedure) != NULL;
}

static gboolean
is_me (const FpEngine *engine, int who)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, who);

  return expression == NULL || strcmp (fp_expression_text (expression), "me") == 0;
}

/* Returns the player to whom an action happens, if any player may be meant. */
static char *
anybody (const FpEngine *engine, const FpTextSelf *self, int who)
{
  const FpExpression *expression = fp_catalog_expression (engine->catalog, who);
  const char *text = expression != NULL ? fp_expression_text (expression) : "";

  if (strcmp (text, "everyone") == 0)
    return g_strdup (_ ("a player"));
  if (strcmp (text, "others") == 0)
    return g_strdup (_ ("another player"));
  if (is_me (engine, who))
    return g_strdup (self->name);
  return fp_text_expression_of (engine, self, who);
}

char *
fp_text_happening (const FpEngine *engine, const FpTextSelf *self, guint procedure, int who)
{
  const Moment *moment = find (engine->edition, procedure);
  g_autofree char *name = NULL;

  if (moment != NULL && moment->mine != NULL && is_me (engine, who) && (self == NULL || self->name == NULL))
    return g_strdup (_ (moment->mine));
  if (moment != NULL && moment->mine != NULL)
    {
      name = anybody (engine, self, who);
      return fp_text_fill (_ (moment->theirs), "who", name, NULL);
    }
  if (moment != NULL && moment->name != NULL)
    return g_strdup (_ (moment->name));
  return fp_text_fill (_ ("the step “{step}”"), "step", fp_text_moment_name (engine->edition, procedure), NULL);
}

/* Actions are sentences. All else has a name. */
static const char *
when_pattern (FpWhen when, gboolean action)
{
  switch (when)
    {
    case FP_WHEN_BEFORE:
      return action ? C_ ("what happens", "before {what}") : C_ ("step", "before {what}");
    case FP_WHEN_AT:
      return action ? C_ ("what happens", "when {what}") : C_ ("step", "right at the end of {what}");
    case FP_WHEN_AFTER:
    case FP_WHEN_EVER:
      break;
    }
  return action ? C_ ("what happens", "after {what}") : C_ ("step", "after {what}");
}

/* Returns @all and @one (both transfer full) joined by “or”; @one alone if @all is NULL. */
static char *
either (char *all, char *one)
{
  g_autofree char *first = all;
  g_autofree char *second = one;

  if (first == NULL)
    return g_steal_pointer (&second);
  /* Translators: two times at which something happens. */
  return fp_text_fill (C_ ("list", "{first} or {second}"), "first", first, "second", second, NULL);
}

static gboolean
is_among (const uint64_t actions[2], guint procedure)
{
  return procedure < FP_MAX_PROCEDURES && (actions[procedure / 64] >> procedure % 64 & 1) != 0;
}

char *
fp_text_moments (const FpEngine *engine, const FpTextSelf *self, FpWhen when, const uint64_t actions[2], int who)
{
  char *all = NULL;

  for (guint i = 0; i < engine->edition->n_procedures; i++)
    {
      const Moment *moment = find (engine->edition, i);
      g_autofree char *what = NULL;

      if (!is_among (actions, i))
        continue;
      what = fp_text_happening (engine, self, i, who);
      all =
          either (all, fp_text_fill (when_pattern (when, moment != NULL && moment->mine != NULL), "what", what, NULL));
    }
  return all != NULL ? all : g_strdup ("");
}

char *
fp_text_actions (const FpEngine *engine, const FpTextSelf *self, const uint64_t actions[2], int who)
{
  char *all = NULL;

  for (guint i = 0; i < engine->edition->n_procedures; i++)
    if (is_among (actions, i))
      all = either (all, fp_text_happening (engine, self, i, who));
  return all != NULL ? all : g_strdup ("");
}

/* Ends are not about a player, so an action has its name there. */
static char *
end_words (const FpEdition *edition, guint procedure)
{
  const Moment *moment = find (edition, procedure);
  const char *name = fp_text_moment_name (edition, procedure);

  return moment != NULL && moment->name == NULL ? fp_text_fill (_ ("the step “{step}”"), "step", name, NULL)
                                                : g_strdup (name);
}

char *
fp_text_until (const FpEngine *engine, FpWhen when, const uint64_t actions[2])
{
  g_autofree char *end = NULL;

  for (guint i = 0; i < engine->edition->n_procedures; i++)
    if (is_among (actions, i))
      end = either (g_steal_pointer (&end), end_words (engine->edition, i));
  if (end == NULL)
    return g_strdup ("");
  return fp_text_fill (when == FP_WHEN_BEFORE ? _ ("until just before {what}") : _ ("until after {what}"), "what", end,
                       NULL);
}
