/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The presenter: the rail of the encounter, with its steps or its phases, and what the viewer may
 * play in each of them. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/items/fp-card-item.h"
#include "model/presenter/fp-presenter-private.h"

/* The rail while it is read. */
typedef struct
{
  const FpPresenter *presenter;
  GStrvBuilder *names, *about, *yours;
  int n, now; /* number of parts; the running one, −1: none */
  GString *steps; /* names of the steps of the part that is being read */
  uint64_t moments[FP_PROCEDURE_WORDS]; /* those steps, a bit for each */
  gboolean any_part; /* TRUE: as if the viewer had each part in the encounter */
  /* of guint: cards that the viewer holds or has before them, by number in the view */
  GArray *cards;
} Rail;

/* The viewer's cards */

/* Adds the known cards of the viewer's zone @id, which may be NULL. */
static void
add_zone (const FpPresenter *presenter, const char *id, GArray *cards)
{
  const FpViewZone *zone = id != NULL ? fp_presenter_zone (presenter, id, presenter->viewer) : NULL;
  for (guint i = 0; zone != NULL && zone->listed && i < zone->count; i++)
    {
      guint number = (guint) zone->first + i;
      if (presenter->view->cards[number].card != FP_NO_CARD)
        g_array_append_val (cards, number);
    }
}

/* Reads the hand, and the rows of cards before the viewer. A bystander has none. */
static void
read_cards (const FpPresenter *presenter, GArray *cards)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  if (presenter->viewer == FP_NOBODY)
    return;
  g_autoptr (GArray) hand = fp_presenter_hand_order (presenter);
  g_array_append_vals (cards, hand->data, hand->len);
  for (guint i = 0; i < layout->n_cards; i++)
    for (guint k = 0; k < fp_presenter_n_zones (&layout->cards[i]); k++)
      add_zone (presenter, layout->cards[i].zones[k], cards);
}

/* Returns TRUE if the viewer is a main player of the encounter. Sets @mains to the roles of all
 * main players. */
static gboolean
is_main (const FpPresenter *presenter, FpRoles *mains)
{
  const FpViewEncounter *encounter = &presenter->view->encounter;
  FpSeats seats = 0;
  *mains = 0;
  for (guint i = 0; i < encounter->n_sides; i++)
    seats |= encounter->sides[i].mains;
  for (guint seat = 0; seat < presenter->view->n_seats; seat++)
    if ((seats >> seat & 1) != 0)
      *mains |= encounter->roles[seat];
  return (seats >> presenter->viewer & 1) != 0;
}

/* Returns TRUE if the viewer has a role that @rule asks for, or can still get one. Main players
 * keep their roles, and nobody else becomes one. */
static gboolean
can_have_role (const FpPresenter *presenter, const FpRule *rule)
{
  FpRoles mains, own = presenter->view->encounter.roles[presenter->viewer];
  if (rule->role == 0 || (rule->role_mask & own) != 0)
    return TRUE;
  return !is_main (presenter, &mains) && (rule->role_mask & ~mains) != 0;
}

static gboolean
answers (const FpRule *rule, const uint64_t *moments)
{
  for (guint word = 0; word < FP_PROCEDURE_WORDS; word++)
    if ((rule->actions[word] & moments[word]) != 0)
      return TRUE;
  return FALSE;
}

/* Returns TRUE if the viewer may choose to use an ability of @card, which works where it lies, in
 * the part that is being read. */
static gboolean
works_at (const Rail *rail, uint16_t card)
{
  const FpPresenter *presenter = rail->presenter;
  const FpEngine *engine = presenter->engine;
  const FpCardDef *def = fp_engine_def (engine, card);
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);
      uint8_t me = FP_NOBODY;
      if (!engine->edition->rules.in_force (engine, card, (FpWhere) ability->where, &me) || me != presenter->viewer)
        continue;
      for (guint k = 0; k < ability->n_rules; k++)
        {
          const FpRule *rule = fp_catalog_rule (engine->catalog, ability->first_rule + k);
          if (rule->may && rule->kind != FP_RULE_MODIFY && answers (rule, rail->moments) &&
              (rail->any_part || can_have_role (presenter, rule)))
            return TRUE;
        }
    }
  return FALSE;
}

/* Returns the phase @index, NULL: the edition's rail has steps. */
static const FpTablePhaseDef *
phase_at (const FpPresenter *presenter, int index)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  return index < (int) layout->n_phases ? &layout->phases[index] : NULL;
}

/* Returns TRUE if the viewer plays cards of @kind in the part that is being read by the rules of
 * the encounter. */
static gboolean
is_played_in (const Rail *rail, guint kind)
{
  const FpPresenter *presenter = rail->presenter;
  const FpTablePhaseDef *phase = phase_at (presenter, rail->n);
  FpRoles mains = 0;
  if (phase == NULL || (phase->kinds >> kind & 1) == 0)
    return FALSE;
  return rail->any_part || is_main (presenter, &mains) ||
         (!phase->of_mains && (presenter->view->encounter.roles[presenter->viewer] & ~mains) != 0);
}

/* Adds @name to @names unless it is there. Takes ownership of @name. */
static void
add_name (GPtrArray *names, char *name)
{
  if (g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_free (name);
  else
    g_ptr_array_add (names, name);
}

/* Returns what the viewer may play in the part that is being read: kinds of cards and names of
 * cards, "" if nothing. Free with g_free (). */
static char *
say_yours (Rail *rail)
{
  const FpPresenter *presenter = rail->presenter;
  const FpCatalog *catalog = presenter->engine->catalog;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < rail->cards->len; i++)
    {
      const FpViewCard *card = &presenter->view->cards[g_array_index (rail->cards, guint, i)];
      const FpCardDef *def = fp_catalog_card (catalog, card->def);
      if (is_played_in (rail, def->kind))
        add_name (names, fp_text_capital (g_strdup (fp_text_kind (catalog->edition, def->kind_def->id))));
      else if (works_at (rail, card->card))
        add_name (names, fp_text_card_title (catalog, card->def));
    }
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

/* The parts */

/* Ends the part called @name. A phase without steps is about itself. */
static void
end_part (Rail *rail, const char *name)
{
  g_strv_builder_add (rail->names, name);
  g_strv_builder_add (rail->about, rail->steps->len > 0 ? rail->steps->str : name);
  g_autofree char *yours = say_yours (rail);
  g_strv_builder_add (rail->yours, yours);
  g_string_truncate (rail->steps, 0);
  memset (rail->moments, 0, sizeof rail->moments);
  rail->n++;
}

/* Adds @step. A step without a name has moments, but nobody is told of it. */
static void
add_step (Rail *rail, int step, const char *name)
{
  const FpPresenter *presenter = rail->presenter;
  rail->moments[step / 64] |= (uint64_t) 1 << step % 64;
  if (name == NULL)
    return;
  if (presenter->asked != FP_NOBODY && presenter->decision.step == step)
    rail->now = rail->n;
  g_string_append_printf (rail->steps, "%s%s", rail->steps->len > 0 ? " · " : "", name);
}

/* Reads the parts of the rail. Without phases each step is one. */
static void
read_parts (Rail *rail)
{
  const FpPresenter *presenter = rail->presenter;
  const FpEdition *edition = presenter->engine->edition;
  const FpTableLayout *layout = fp_presenter_layout (edition);
  guint kind = presenter->view->encounter.kind, phase = 0;
  const FpEncounterDef *def = &edition->encounters[kind];
  for (guint i = 0; i < def->n_steps; i++)
    {
      const char *name = fp_text_step (presenter->engine, def->steps[i], kind);
      if (phase + 1 < layout->n_phases && layout->phases[phase + 1].first == def->steps[i])
        end_part (rail, fp_text_table_label (edition, layout->phases[phase++].id));
      add_step (rail, def->steps[i], name);
      if (layout->n_phases == 0 && name != NULL)
        end_part (rail, name);
    }
  for (; phase < layout->n_phases; phase++)
    end_part (rail, fp_text_table_label (edition, layout->phases[phase].id));
}

/* Reads the rail for @cards. @any_part: as in Rail. */
static FpRail
read_rail (const FpPresenter *presenter, GArray *cards, gboolean any_part)
{
  g_autoptr (GString) steps = g_string_new (NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new (), about = g_strv_builder_new (), yours = g_strv_builder_new ();
  Rail rail = { .presenter = presenter,
                .names = names,
                .about = about,
                .yours = yours,
                .now = -1,
                .steps = steps,
                .any_part = any_part,
                .cards = cards };
  read_parts (&rail);
  return (FpRail){
    .names = g_strv_builder_end (names),
    .about = g_strv_builder_end (about),
    .yours = g_strv_builder_end (yours),
    .now = rail.now,
  };
}

static void
rail_clear (FpRail *rail)
{
  g_strfreev (rail->names);
  g_strfreev (rail->about);
  g_strfreev (rail->yours);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (FpRail, rail_clear)

FpRail
fp_presenter_rail (const FpPresenter *presenter)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (guint));
  read_cards (presenter, cards);
  return read_rail (presenter, cards, FALSE);
}

/* The time of a card */

/* The phases in which a card can be played. */
typedef struct
{
  GPtrArray *names; /* ended by NULL */
  gboolean now, later; /* TRUE if the running phase, or one behind it, is among them */
} Phases;

static void
find_phases (const FpPresenter *presenter, GArray *card, gboolean any_part, Phases *phases)
{
  g_auto (FpRail) rail = read_rail (presenter, card, any_part);
  for (int i = 0; rail.names[i] != NULL; i++)
    if (*rail.yours[i] != '\0')
      {
        g_ptr_array_add (phases->names, g_strdup (rail.names[i]));
        phases->now = phases->now || i == rail.now;
        phases->later = phases->later || i > rail.now;
      }
  g_ptr_array_add (phases->names, NULL);
}

/* Returns TRUE if @card can be played when something happens that is no step. */
static gboolean
is_answer (const FpPresenter *presenter, uint16_t card)
{
  const FpCardDef *def = fp_engine_def (presenter->engine, card);
  for (guint i = 0; def->abilities != NULL && i < def->abilities->len; i++)
    {
      const FpAbilityDef *ability = &g_array_index (def->abilities, FpAbilityDef, i);
      for (guint k = 0; k < ability->n_rules; k++)
        if (fp_catalog_rule (presenter->engine->catalog, ability->first_rule + k)->may)
          return TRUE;
    }
  return FALSE;
}

static char *
say_when (const Phases *phases)
{
  g_autofree char *names = g_strjoinv (", ", (char **) phases->names->pdata);
  if (phases->now)
    /* Translators: why a card can't be played: its phase runs, but the card asks for more. */
    return g_strdup (_ ("Not now, although this is its phase: it waits for something to happen."));
  if (phases->later)
    /* Translators: %s are phases of an encounter. */
    return g_strdup_printf (_ ("Not yet: you can play it in %s."), names);
  /* Translators: likewise. */
  return g_strdup_printf (_ ("Too late for this encounter: you can play it in %s."), names);
}

/* Returns the number of @card among the cards of the view, −1: the viewer doesn't see it. */
static int
number_of (const FpPresenter *presenter, uint16_t card)
{
  for (guint i = 0; i < presenter->view->n_cards; i++)
    if (presenter->view->cards[i].card == card)
      return (int) i;
  return -1;
}

char *
fp_presenter_when (const FpPresenter *presenter, uint16_t card)
{
  const FpTableLayout *layout = fp_presenter_layout (presenter->engine->edition);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (guint));
  Phases phases = { .names = names };
  int number = number_of (presenter, card);
  if (layout->n_phases == 0 || presenter->view->encounter.kind == 0 || number < 0)
    return NULL;
  g_array_append_val (cards, number);
  find_phases (presenter, cards, FALSE, &phases);
  if (names->len > 1)
    return say_when (&phases);
  g_ptr_array_set_size (names, 0);
  find_phases (presenter, cards, TRUE, &phases);
  if (names->len > 1)
    return g_strdup (_ ("Not in this encounter: you have no part in which you can play it."));
  return is_answer (presenter, card) ? g_strdup (_ ("Not now: it answers what players do.")) : NULL;
}
