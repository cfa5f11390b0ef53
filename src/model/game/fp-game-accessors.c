/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Accessors of FpGame. */
#include "config.h"

#include <glib/gi18n.h>

#include "model/game/fp-game-private.h"
#include "model/items/fp-planet-item.h"
#include "model/presenter/fp-presenter-private.h"
#include "session/files/fp-campaign-play.h"
#include "text/fp-text-table.h"

FpCatalogModel *
fp_game_catalog (FpGame *self)
{
  return self->catalog_model;
}

char **
fp_game_modules (FpGame *self)
{
  const FpEdition *edition = fp_session_setup (self->session)->edition;
  GPtrArray *ids = g_ptr_array_new ();
  FP_EACH_MODULE (edition, module)
  g_ptr_array_add (ids, g_strdup (edition->modules[module]->id));
  g_ptr_array_add (ids, NULL);
  return (char **) g_ptr_array_free (ids, FALSE);
}

guint
fp_game_edition (FpGame *self)
{
  return fp_edition_number (self->setup->edition->id);
}

const FpGameSetup *
fp_game_setup (FpGame *self)
{
  return self->setup;
}

GListModel *
fp_game_seats (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_SEATS]);
}

GListModel *
fp_game_planets (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_PLANETS]);
}

GListModel *
fp_game_places (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_PLACES]);
}

GListModel *
fp_game_hand (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_HAND]);
}

GListModel *
fp_game_shared (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_SHARED]);
}

GListModel *
fp_game_in_force (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_IN_FORCE]);
}

GListModel *
fp_game_piles (FpGame *self)
{
  return G_LIST_MODEL (self->shown.lists[FP_GAME_LIST_PILES]);
}

GListModel *
fp_game_log (FpGame *self)
{
  return G_LIST_MODEL (self->log.rows);
}

FpDecisionItem *
fp_game_question (FpGame *self)
{
  return self->shown.question;
}

FpEncounterItem *
fp_game_encounter (FpGame *self)
{
  return self->shown.encounter;
}

/* Returns the label @id of the edition's table, NULL if @id is NULL. */
static const char *
label (FpGame *self, const char *id)
{
  return id != NULL ? fp_text_table_label (self->setup->edition, id) : NULL;
}

const char *
fp_game_drawn_label (FpGame *self)
{
  return label (self, fp_presenter_layout (self->setup->edition)->drawn_label);
}

const char *
fp_game_shared_label (FpGame *self)
{
  return label (self, fp_presenter_layout (self->setup->edition)->shared);
}

const char *
fp_game_shared_spot (FpGame *self)
{
  const char *shared = fp_presenter_layout (self->setup->edition)->shared;
  return shared != NULL ? shared : "";
}

gboolean
fp_game_has_planets (FpGame *self)
{
  const FpEdition *edition = self->setup->edition;
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].listed == FP_LISTED_PLANETS)
      return TRUE;
  return FALSE;
}

gboolean
fp_game_has_systems (FpGame *self)
{
  const FpEdition *edition = self->setup->edition;
  for (guint i = 0; i < edition->n_zones; i++)
    if (edition->zones[i].listed == FP_LISTED_PLANETS && edition->zones[i].owner != FP_NOBODY)
      return TRUE;
  return FALSE;
}

FpCardItem *
fp_game_drawn (FpGame *self)
{
  return self->shown.drawn;
}

GListModel *
fp_game_plays (FpGame *self)
{
  return G_LIST_MODEL (self->shown.plays);
}

int
fp_game_viewer (FpGame *self)
{
  return self->shown.viewer;
}

int
fp_game_curtain (FpGame *self)
{
  return self->shown.curtain;
}

gboolean
fp_game_can_undo (FpGame *self)
{
  return self->shown.can_undo;
}

gboolean
fp_game_can_redo (FpGame *self)
{
  return self->shown.can_redo;
}

gboolean
fp_game_can_concede (FpGame *self)
{
  return self->shown.can_concede;
}

gboolean
fp_game_over (FpGame *self)
{
  return self->shown.over;
}

const char *
fp_game_ending (FpGame *self)
{
  return self->shown.ending;
}

const char *
fp_game_status (FpGame *self)
{
  return self->shown.status;
}

const char *
fp_game_undo_hint (FpGame *self)
{
  return self->shown.undo_hint;
}

const char *
fp_game_path (FpGame *self)
{
  return self->shown.path;
}

const char *
fp_game_notice (FpGame *self)
{
  return self->shown.notice;
}

const char *
fp_game_trouble (FpGame *self)
{
  return self->shown.trouble;
}

gboolean
fp_game_is_saving (FpGame *self)
{
  return self->shown.saving;
}

gboolean
fp_game_concede_can_be_undone (FpGame *self)
{
  /* The end of a game shows all cards. */
  return self->setup->undo == FP_GAME_UNDO_ALWAYS;
}

char *
fp_game_players (FpGame *self)
{
  char *players = g_strdup (self->setup->seats[0].name);
  for (guint seat = 1; seat < self->setup->n_seats; seat++)
    {
      g_autofree char *before = players;
      /* Translators: players: “Ada – Computer”. The first %s may be several already. */
      players = g_strdup_printf (_ ("%s – %s"), before, self->setup->seats[seat].name);
    }
  return players;
}

guint
fp_game_campaign_number (FpGame *self)
{
  const FpCampaign *campaign = fp_session_campaign (self->session);
  return campaign != NULL ? campaign->games->len + 1 : 0;
}

char *
fp_game_turn_text (FpGame *self)
{
  return fp_game_format_turn (self, self->shown.turn);
}

char *
fp_game_format_turn (FpGame *self, int turn)
{
  return turn > 0 ? fp_text_group (self->setup->edition, "turn", (guint) turn) : NULL;
}

char *
fp_game_stage (FpGame *self)
{
  const FpEdition *edition = self->setup->edition;
  guint game = fp_game_campaign_number (self);
  g_autofree char *counted = fp_game_turn_text (self);
  const char *turn = counted != NULL ? counted : _ ("set-up");
  if (game > 0)
    /* Translators: an edition's name, the game's number in a campaign, and its stage. */
    return g_strdup_printf (_ ("%s · game %u · %s"), fp_text_table_label (edition, edition->id), game, turn);
  /* Translators: an edition's name and the game's stage, such as “turn 7”. */
  return g_strdup_printf (_ ("%s · %s"), fp_text_table_label (edition, edition->id), turn);
}

int
fp_game_turn (FpGame *self)
{
  return self->shown.turn;
}

FpSeatItem *
fp_game_seat (FpGame *self, guint seat)
{
  return g_list_model_get_item (fp_game_seats (self), seat);
}

guint
fp_game_near_seat (FpGame *self)
{
  const FpGameShown *shown = &self->shown;
  return (guint) (shown->curtain >= 0 ? shown->curtain : MAX (shown->viewer, 0));
}

guint
fp_game_seat_around (FpGame *self, guint places)
{
  return (fp_game_near_seat (self) + places) % g_list_model_get_n_items (fp_game_seats (self));
}
