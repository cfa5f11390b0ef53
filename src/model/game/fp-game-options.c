/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Set-up options of a new game. */
#include "model/game/fp-game-options.h"

#include "model/items/fp-printed-card.h"
#include "session/game/fp-editions.h"
#include "text/fp-text.h"

/* --- Aliens --- */

/* The ways in which players get aliens, by the options of editions. The first way without an option
 * is the edition's usual one. */
static const struct
{
  FpGameAliens way;
  FpSetupMeaning meaning;
} ways[] = {
  { FP_GAME_ALIENS_CHOSEN, FP_SETUP_ALIENS_CHOSEN },
  { FP_GAME_ALIENS_DEALT, FP_SETUP_ALIENS_DEALT },
  { FP_GAME_ALIENS_RANDOM, FP_SETUP_ALIENS_RANDOM },
  { FP_GAME_ALIENS_NONE, FP_SETUP_NO_ALIENS },
};

/* Returns the options that say how players get their aliens. */
static guint64
alien_options (const FpGameSetup *setup)
{
  const FpEdition *edition = setup->edition;
  /* Settled aliens are choices, which are answered before a player is asked. */
  FpGameAliens way = setup->aliens == FP_GAME_ALIENS_SETTLED ? FP_GAME_ALIENS_CHOSEN : setup->aliens;
  guint64 bits = 0;
  /* A group that another edition has more of, such as in settings, is the first one here. */
  if (setup->first_game > 0)
    return fp_edition_option_for (edition, FP_SETUP_FIRST_GAME,
                                  setup->first_game <= fp_game_setup_first_games (setup) ? setup->first_game : 1);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (ways[i].way == way)
      bits |= fp_edition_option_for (edition, ways[i].meaning, 0);
  return bits;
}

static FpGameAliens
usual_way (const FpEdition *edition)
{
  guint way = 0;
  while (fp_edition_option_for (edition, ways[way].meaning, 0) != 0)
    way++;
  return ways[way].way;
}

/* --- All options --- */

guint64
fp_game_setup_options (const FpGameSetup *setup)
{
  return alien_options (setup) | setup->modules |
         (setup->box_only ? fp_edition_option_for (setup->edition, FP_SETUP_BOX_ONLY, 0) : 0);
}

void
fp_game_setup_set_options (FpGameSetup *setup, guint64 options)
{
  const FpEdition *edition = setup->edition;
  setup->first_game = 0;
  for (guint group = 1; group <= fp_game_setup_first_games (setup); group++)
    if ((options & fp_edition_option_for (edition, FP_SETUP_FIRST_GAME, group)) != 0)
      setup->first_game = group;
  setup->box_only = (options & fp_edition_option_for (edition, FP_SETUP_BOX_ONLY, 0)) != 0;
  for (guint module = 0; module < edition->n_modules; module++)
    fp_game_setup_set_module (setup, module, (options & fp_setup_bit (edition->modules[module]->option)) != 0);
  setup->aliens = usual_way (edition);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if ((options & fp_edition_option_for (edition, ways[i].meaning, 0)) != 0)
      setup->aliens = ways[i].way;
}

/* --- Aliens settled before the game --- */

GListModel *
fp_game_setup_aliens (const FpGameSetup *setup, FpCatalogModel *catalog_model)
{
  const char *kind = fp_game_setup_sheets (setup);
  if (kind == NULL)
    return NULL;
  return fp_catalog_model_cards_for (fp_catalog_model_of (catalog_model, setup->edition), kind, setup->n_seats,
                                     fp_game_setup_options (setup));
}

void
fp_game_setup_settle_aliens (FpGameSetup *setup, FpCatalogModel *catalog_model)
{
  g_autoptr (GListModel) aliens = fp_game_setup_aliens (setup, catalog_model);
  guint drawn[FP_MAX_SEATS];
  if (!fp_game_setup_draw_aliens (aliens, setup->n_seats, drawn))
    return;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    {
      g_autoptr (FpPrintedCard) alien = g_list_model_get_item (aliens, drawn[seat]);
      g_free (setup->seats[seat].alien);
      setup->seats[seat].alien = g_strdup (fp_printed_card_facts (alien)->id);
    }
  setup->aliens = FP_GAME_ALIENS_SETTLED;
}

/* --- Modules --- */

/* Returns the bit of the set-up option of @module. */
static guint64
module_bit (const FpGameSetup *setup, guint module)
{
  g_return_val_if_fail (module < setup->edition->n_modules, 0);
  return fp_setup_bit (setup->edition->modules[module]->option);
}

guint
fp_game_setup_n_modules (const FpGameSetup *setup)
{
  return setup->edition->n_modules;
}

const char *
fp_game_setup_module_id (const FpGameSetup *setup, guint module)
{
  return setup->edition->modules[module]->id;
}

char *
fp_game_setup_module_name (const FpGameSetup *setup, guint module)
{
  return fp_text_capital (g_strdup (fp_text_setup_option (setup->edition, setup->edition->modules[module]->option)));
}

char *
fp_game_setup_module_gist (const FpGameSetup *setup, guint module)
{
  return fp_text_module_gist (setup->edition, setup->edition->modules[module]);
}

gboolean
fp_game_setup_has_module (const FpGameSetup *setup, guint module)
{
  return (setup->modules & module_bit (setup, module)) != 0;
}

void
fp_game_setup_set_module (FpGameSetup *setup, guint module, gboolean wanted)
{
  if (wanted)
    setup->modules |= module_bit (setup, module);
  else
    setup->modules &= ~module_bit (setup, module);
}

/* The aliens of a first game are options, too, but how players get them isn't asked of modules. */
char *
fp_game_setup_module_clash (const FpGameSetup *setup, guint module)
{
  FpModuleClash clash;
  guint64 options = fp_game_setup_options (setup) | module_bit (setup, module);
  if (fp_modules_fit (setup->edition, setup->n_seats, options, &clash) ||
      clash.module != setup->edition->modules[module])
    return NULL;
  return fp_text_module_clash (setup->edition, &clash);
}

/* Returns the sentence about why a game with @options can't begin, or NULL. */
static char *
clash_of (const FpGameSetup *setup, guint64 options)
{
  FpModuleClash clash;
  return fp_modules_fit (setup->edition, setup->n_seats, options, &clash)
             ? NULL
             : fp_text_module_clash (setup->edition, &clash);
}

char *
fp_game_setup_clash (const FpGameSetup *setup)
{
  return clash_of (setup, fp_game_setup_options (setup));
}

void
fp_game_setup_propose (FpGameSetup *setup, guint before)
{
  for (guint module = 0; module < setup->edition->n_modules; module++)
    {
      const FpModule *of = setup->edition->modules[module];
      gboolean proposed = fp_module_is_proposed (of, setup->n_seats);
      if (proposed != fp_module_is_proposed (of, before))
        fp_game_setup_set_module (setup, module, proposed);
    }
}

/* --- Groups of modules --- */

guint
fp_game_setup_n_module_groups (const FpGameSetup *setup)
{
  return setup->edition->module_groups != NULL ? g_strv_length ((char **) setup->edition->module_groups) : 0;
}

guint
fp_game_setup_module_group (const FpGameSetup *setup, guint module)
{
  const char *id = setup->edition->modules[module]->group;
  guint n = fp_game_setup_n_module_groups (setup), group = 0;
  while (group < n && g_strcmp0 (setup->edition->module_groups[group], id) != 0)
    group++;
  return group;
}

const char *
fp_game_setup_module_group_name (const FpGameSetup *setup, guint group)
{
  return group < fp_game_setup_n_module_groups (setup)
             ? fp_text_module_group (setup->edition, setup->edition->module_groups[group])
             : NULL;
}

/* --- Bundles --- */

/* Returns the set-up options of @bundle in a game of so many players. */
static guint64
bundle_options (const FpGameSetup *setup, guint bundle)
{
  return fp_bundle_options (setup->edition, &setup->edition->bundles[bundle], setup->n_seats);
}

guint
fp_game_setup_n_bundles (const FpGameSetup *setup)
{
  return setup->edition->n_bundles;
}

const char *
fp_game_setup_bundle_name (const FpGameSetup *setup, guint bundle)
{
  return fp_text_bundle (setup->edition, setup->edition->bundles[bundle].id);
}

const char *
fp_game_setup_bundle_gist (const FpGameSetup *setup, guint bundle)
{
  return fp_text_bundle_gist (setup->edition, setup->edition->bundles[bundle].id);
}

char *
fp_game_setup_bundle_clash (const FpGameSetup *setup, guint bundle)
{
  return clash_of (setup, bundle_options (setup, bundle));
}

gboolean
fp_game_setup_has_bundle (const FpGameSetup *setup, guint bundle)
{
  return setup->aliens != FP_GAME_ALIENS_SETTLED && fp_game_setup_options (setup) == bundle_options (setup, bundle);
}

void
fp_game_setup_take_bundle (FpGameSetup *setup, guint bundle)
{
  fp_game_setup_set_options (setup, bundle_options (setup, bundle));
}
