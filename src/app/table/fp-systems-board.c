/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board of an edition whose planets lie in systems of the players. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-inspector.h"
#include "app/cards/fp-card-view.h"
#include "app/input/fp-highlight.h"
#include "app/input/fp-widget-option.h"
#include "app/table/fp-destiny-view.h"
#include "app/table/fp-news-view.h"
#include "app/table/fp-piles-view.h"
#include "app/table/fp-places-view.h"
#include "app/table/fp-planet-view.h"
#include "app/table/fp-seat-card.h"
#include "app/table/fp-seat-ring.h"
#include "app/table/fp-stage-view.h"
#include "app/table/fp-systems-board.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-fixed-width.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-list-sync.h"
#include "app/widgets/fp-measure.h"

/* A player with the home system. */
typedef struct
{
  FpSeatCard *card;
  GtkFlowBox *system;
  GtkWidget *column; /* contains both, NULL for the viewer */
  int seat; /* seat of the planets in the system, −1 for none yet */
} Player;

struct _FpSystemsBoard
{
  AdwBin parent_instance;
  FpSeatRing *others;
  GPtrArray *players; /* of Player, in the order of turns from the viewer */
  GtkBox *left;
  FpDestinyView *drawn;
  FpPilesView *piles;
  FpPlacesView *places;
  GtkScrolledWindow *room; /* contains the next two, which scroll if they are higher than it */
  FpStageView *stage;
  GtkLabel *waiting; /* stands on the stage without an encounter */
  FpNewsView *news;
  gboolean shows_news; /* the log is hidden */
  FpFastBox *own; /* contains the viewer's system and the next */
  GtkFlowBox *colonies; /* of the viewer in systems of others */
  int colonist; /* seat whose colonies these are, −1 for none yet */
  GtkFlowBox *in_force; /* cards that are rules for everybody, to the left of the stage */
  FpGame *game;
  int width; /* last known, pixels */
  double character; /* width of a character at the last arrangement */
  guint update_source; /* source of the next arrangement, 0 if none is pending */
};

/* Widths in characters below which a column has no room for something. */
enum
{
  SLIM_COLUMN = 33, /* all of a player's card */
  TWO_GUESTS = 40, /* ships of two guests */
  SMALL_COLUMN = 24, /* the usual size of type */
  TINY_COLUMN = 18, /* the marks of ships */
  NEWS_WIDTH = 150, /* of the board: the news beside the stage */
  RAIL_WIDTH = 135, /* of the board: the names of all phases on the stage */
};

enum
{
  OWN_SPACING = 18, /* between the viewer's planets, pixels */
  /* most planets of a system in a line, so that a large system never makes the window wider */
  OWN_LINE = 8,
  OTHERS_LINE = 5,
  LEFT_CHARACTERS = 20, /* width of the parts to the left of the stage, in characters */
  COLUMN_SPACING = 9, /* between players, pixels */
  GUESTS = 2, /* on a planet */
};

G_DEFINE_FINAL_TYPE (FpSystemsBoard, fp_systems_board, ADW_TYPE_BIN)

static void
player_free (gpointer data)
{
  Player *player = data;
  fp_list_sync (player->system, NULL, NULL);
  g_object_unref (player->system);
  g_object_unref (player->card);
  g_clear_object (&player->column);
  g_free (player);
}

static void
fp_systems_board_dispose (GObject *object)
{
  FpSystemsBoard *self = FP_SYSTEMS_BOARD (object);
  if (self->colonies != NULL)
    fp_list_sync (self->colonies, NULL, NULL);
  if (self->in_force != NULL)
    fp_list_sync (self->in_force, NULL, NULL);
  self->colonies = self->in_force = NULL;
  g_clear_handle_id (&self->update_source, g_source_remove);
  if (self->players != NULL)
    g_ptr_array_set_size (self->players, 0);
  g_clear_object (&self->game);
  adw_bin_set_child (ADW_BIN (object), NULL);
  G_OBJECT_CLASS (fp_systems_board_parent_class)->dispose (object);
}

static void
fp_systems_board_finalize (GObject *object)
{
  g_ptr_array_unref (FP_SYSTEMS_BOARD (object)->players);
  G_OBJECT_CLASS (fp_systems_board_parent_class)->finalize (object);
}

static void arrange (FpSystemsBoard *self);

static gboolean
arrange_cb (gpointer data)
{
  FpSystemsBoard *self = data;
  self->update_source = 0;
  if (self->character != fp_measure_character (GTK_WIDGET (self)))
    arrange (self);
  return G_SOURCE_REMOVE;
}

/* A new size of type is known only once the style is computed, in which nothing may change. */
static void
fp_systems_board_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  FpSystemsBoard *self = FP_SYSTEMS_BOARD (widget);
  GTK_WIDGET_CLASS (fp_systems_board_parent_class)->css_changed (widget, change);
  if (self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, arrange_cb, self, NULL);
}

static void
fp_systems_board_class_init (FpSystemsBoardClass *klass)
{
  GTK_WIDGET_CLASS (klass)->css_changed = fp_systems_board_css_changed;
  G_OBJECT_CLASS (klass)->dispose = fp_systems_board_dispose;
  G_OBJECT_CLASS (klass)->finalize = fp_systems_board_finalize;
}

/* Players */

static void
on_planet_activated (GtkFlowBox *system, GtkWidget *planet)
{
  if (!fp_widget_option_choose (planet))
    fp_card_inspector_closer (planet);
}

/* Returns a row of planets or cards. (transfer floating) */
static GtkFlowBox *
new_row (const char *style)
{
  GtkFlowBox *row = GTK_FLOW_BOX (gtk_flow_box_new ());
  gtk_flow_box_set_selection_mode (row, GTK_SELECTION_NONE);
  gtk_flow_box_set_homogeneous (row, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (row), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (row), style);
  g_signal_connect (row, "child-activated", G_CALLBACK (on_planet_activated), NULL);
  return row;
}

static Player *
player_new (gboolean own)
{
  Player *player = g_new0 (Player, 1);
  player->card = g_object_ref_sink (fp_seat_card_new (own ? FP_SEAT_CARD_OWN : FP_SEAT_CARD_WIDE));
  player->system = g_object_ref_sink (new_row ("system"));
  player->seat = -1;
  return player;
}

/* Adds the viewer's system to the own row, and behind it the colonies in other systems. */
static void
fill_own_row (FpSystemsBoard *self, GtkFlowBox *system)
{
  GtkFlowBox *const rows[] = { system, self->colonies = new_row ("system") };
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gtk_widget_add_css_class (GTK_WIDGET (rows[i]), "own");
      gtk_flow_box_set_column_spacing (rows[i], OWN_SPACING);
      fp_fast_box_append (self->own, GTK_WIDGET (rows[i]));
    }
  gtk_widget_add_css_class (GTK_WIDGET (self->colonies), "colonies");
  gtk_widget_set_visible (GTK_WIDGET (self->colonies), FALSE);
  fp_labels_set_name (GTK_WIDGET (self->colonies), _ ("Your colonies in other systems"));
}

static void
add_player (FpSystemsBoard *self)
{
  Player *player = player_new (self->players->len == 0);
  g_ptr_array_add (self->players, player);
  if (self->players->len == 1)
    {
      fill_own_row (self, player->system);
      return;
    }
  player->column = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_widget_set_hexpand (player->column, TRUE);
  gtk_box_append (GTK_BOX (player->column), GTK_WIDGET (player->card));
  gtk_box_append (GTK_BOX (player->column), GTK_WIDGET (player->system));
  fp_seat_ring_append (self->others, player->column);
}

/* Makes the planets of @player show at most @guests. */
static void
limit_guests (Player *player, guint guests)
{
  GtkFlowBoxChild *planet;
  for (int i = 0; (planet = gtk_flow_box_get_child_at_index (player->system, i)) != NULL; i++)
    fp_planet_view_set_guests (FP_PLANET_VIEW (planet), guests);
}

/* Leaves out what narrow columns have no room for, so that all players stand in one line. */
static void
arrange (FpSystemsBoard *self)
{
  double character = fp_measure_character (GTK_WIDGET (self));
  int others = MAX (1, (int) self->players->len - 1);
  self->character = character;
  double column = self->width > 0 ? (self->width - (others - 1) * COLUMN_SPACING) / others / character : G_MAXINT;
  for (guint i = 1; i < self->players->len; i++)
    {
      Player *player = g_ptr_array_index (self->players, i);
      fp_labels_set_class (player->column, "slim", column < SLIM_COLUMN);
      fp_labels_set_class (player->column, "small", column < SMALL_COLUMN);
      fp_labels_set_class (player->column, "tiny", column < TINY_COLUMN);
      fp_seat_card_set_form (player->card, column < SLIM_COLUMN ? FP_SEAT_CARD_SLIM : FP_SEAT_CARD_WIDE);
      limit_guests (player, column < TWO_GUESTS ? 1 : GUESTS);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->news), self->shows_news && self->width >= NEWS_WIDTH * character);
  fp_stage_view_set_narrow (self->stage, self->width < RAIL_WIDTH * character);
}

/* Makes as many players as there are seats. */
static void
resize (FpSystemsBoard *self, guint n)
{
  guint before = self->players->len;
  while (self->players->len < n)
    add_player (self);
  while (self->players->len > n)
    {
      Player *last = g_ptr_array_index (self->players, self->players->len - 1);
      if (last->column != NULL)
        gtk_widget_unparent (last->column);
      g_ptr_array_set_size (self->players, (int) self->players->len - 1);
    }
  if (before != n)
    arrange (self);
}

/* The systems */

static gboolean
lies_in_system (gpointer item, gpointer seat)
{
  return fp_planet_item_facts (item)->seat == GPOINTER_TO_INT (seat);
}

/* Makes the system of @player show the planets of @seat. The seat changes with the viewer. */
static void
follow_planets (FpSystemsBoard *self, Player *player, int seat)
{
  static const FpListSyncKind small = { fp_planet_view_number, fp_planet_view_new_small, fp_planet_view_show };
  if (player->seat == seat)
    return;
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (lies_in_system, GINT_TO_POINTER (seat), NULL));
  g_autoptr (GtkFilterListModel) planets =
      gtk_filter_list_model_new (g_object_ref (fp_game_planets (self->game)), filter);
  player->seat = seat;
  fp_list_sync (player->system, G_LIST_MODEL (planets), &small);
}

static gboolean
is_colony (gpointer item, gpointer seat)
{
  const FpPlanetFacts *planet = fp_planet_item_facts (item);
  return planet->seat >= 0 && planet->seat != GPOINTER_TO_INT (seat) &&
         (planet->holders >> GPOINTER_TO_INT (seat) & 1) != 0;
}

/* Makes the own row show the colonies of @seat. */
static void
follow_colonies (FpSystemsBoard *self, int seat)
{
  static const FpListSyncKind again = { fp_planet_view_number, fp_planet_view_new_again, fp_planet_view_show };
  if (self->colonist == seat)
    return;
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (is_colony, GINT_TO_POINTER (seat), NULL));
  g_autoptr (GtkFilterListModel) planets =
      gtk_filter_list_model_new (g_object_ref (fp_game_planets (self->game)), filter);
  self->colonist = seat;
  fp_list_sync (self->colonies, G_LIST_MODEL (planets), &again);
}

/* Sets the length of a line that shows everything. */
static void
set_line (GtkFlowBox *row)
{
  guint n = 0;
  while (gtk_flow_box_get_child_at_index (row, (int) n) != NULL)
    n++;
  gtk_flow_box_set_min_children_per_line (row, MAX (n, 1));
  gtk_flow_box_set_max_children_per_line (row, MAX (n, 1));
  gtk_widget_set_visible (GTK_WIDGET (row), n > 0);
}

/* Sets the length of the lines, and marks the planet that the encounter is about. */
static void
show_system (Player *player, const FpSeatFacts *seat, int at_stake)
{
  /* Translators: the planets of a player. */
  g_autofree char *name = g_strdup_printf (_ ("%s's system"), seat->name);
  GtkFlowBoxChild *planet;
  guint n = 0, most = player->column != NULL ? OTHERS_LINE : OWN_LINE;
  for (; (planet = gtk_flow_box_get_child_at_index (player->system, (int) n)) != NULL; n++)
    {
      FpCardItem *card = fp_card_inspector_card (GTK_WIDGET (planet));
      fp_labels_set_class (GTK_WIDGET (planet), "at-stake",
                           card != NULL && at_stake >= 0 && fp_card_item_facts (card)->number == at_stake);
    }
  gtk_flow_box_set_min_children_per_line (player->system, CLAMP (n, 1, most));
  gtk_flow_box_set_max_children_per_line (player->system, CLAMP (n, 1, most));
  gtk_widget_set_visible (GTK_WIDGET (player->system), n > 0);
  fp_labels_set_name (GTK_WIDGET (player->system), name);
}

/* Parts of the board */

/* Adds the parts to the left of the stage. */
static void
make_left (FpSystemsBoard *self)
{
  self->left = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->drawn = g_object_new (FP_TYPE_DESTINY_VIEW, NULL);
  self->piles = g_object_new (FP_TYPE_PILES_VIEW, NULL);
  self->places = g_object_new (FP_TYPE_PLACES_VIEW, NULL);
  fp_destiny_view_set_brief (self->drawn, TRUE, TRUE);
  fp_destiny_view_set_plain (self->drawn);
  self->in_force = new_row ("in-force");
  fp_labels_set_name (GTK_WIDGET (self->in_force), _ ("In force"));
  GtkWidget *const parts[] = { GTK_WIDGET (self->drawn), GTK_WIDGET (self->in_force), GTK_WIDGET (self->places),
                               GTK_WIDGET (self->piles) };
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_box_append (self->left, parts[i]);
  fp_places_view_set_brief (self->places);
  gtk_widget_add_css_class (GTK_WIDGET (self->left), "left-of-stage");
}

/* Returns @child in a room of its own, which is as high as there is room, whatever is in it. */
static GtkWidget *
new_room (GtkWidget *child)
{
  return g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER, "child", child, "focusable",
                       FALSE, NULL);
}

/* Makes the stage. It takes all of the height that is left. */
static void
make_stage (FpSystemsBoard *self)
{
  GtkWidget *stage = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->stage = g_object_new (FP_TYPE_STAGE_VIEW, "visible", FALSE, "vexpand", TRUE, NULL);
  self->waiting = GTK_LABEL (fp_labels_new_text (""));
  gtk_label_set_xalign (self->waiting, 0.5f);
  gtk_label_set_justify (self->waiting, GTK_JUSTIFY_CENTER);
  gtk_widget_set_vexpand (GTK_WIDGET (self->waiting), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->waiting), "waiting");
  gtk_box_append (GTK_BOX (stage), GTK_WIDGET (self->stage));
  gtk_box_append (GTK_BOX (stage), GTK_WIDGET (self->waiting));
  self->room = GTK_SCROLLED_WINDOW (new_room (stage));
  gtk_widget_set_hexpand (GTK_WIDGET (self->room), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->room), "stage-room");
}

/* Returns the middle of the board: the stage, and what stands beside it. */
static GtkWidget *
make_middle (FpSystemsBoard *self)
{
  GtkWidget *middle = fp_fast_box_new (9);
  FpFixedWidth *left = g_object_new (FP_TYPE_FIXED_WIDTH, NULL);
  self->news = g_object_new (FP_TYPE_NEWS_VIEW, "visible", FALSE, NULL);
  make_left (self);
  make_stage (self);
  adw_bin_set_child (ADW_BIN (left), new_room (GTK_WIDGET (self->left)));
  fp_fixed_width_set (left, LEFT_CHARACTERS);
  gtk_widget_set_hexpand (GTK_WIDGET (left), FALSE);
  fp_fast_box_append (FP_FAST_BOX (middle), GTK_WIDGET (left));
  fp_fast_box_append (FP_FAST_BOX (middle), GTK_WIDGET (self->room));
  fp_fast_box_append (FP_FAST_BOX (middle), GTK_WIDGET (self->news));
  gtk_widget_set_vexpand (middle, TRUE);
  return middle;
}

static void
fp_systems_board_init (FpSystemsBoard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->players = g_ptr_array_new_with_free_func (player_free);
  self->others = g_object_new (FP_TYPE_SEAT_RING, NULL);
  self->own = FP_FAST_BOX (fp_fast_box_new (0));
  self->colonist = -1;
  gtk_widget_set_halign (GTK_WIDGET (self->own), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->others));
  gtk_box_append (GTK_BOX (box), make_middle (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->own));
  gtk_widget_add_css_class (GTK_WIDGET (self), "systems");
  adw_bin_set_child (ADW_BIN (self), box);
  resize (self, 1);
}

/* The game */

void
fp_systems_board_set_game (FpSystemsBoard *self, FpGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  static const FpListSyncKind cards = { fp_card_view_number, fp_card_view_new, fp_card_view_show };
  self->colonist = -1;
  fp_list_sync (self->colonies, NULL, NULL);
  fp_list_sync (self->in_force, game != NULL ? fp_game_in_force (game) : NULL, &cards);
  for (guint i = 0; i < self->players->len; i++)
    {
      Player *player = g_ptr_array_index (self->players, i);
      player->seat = -1;
      fp_list_sync (player->system, NULL, NULL);
    }
}

/* Shows the encounter, or that none is running. */
static void
show_stage (FpSystemsBoard *self)
{
  FpEncounterItem *encounter = fp_game_encounter (self->game);
  FpDecisionItem *question = fp_game_question (self->game);
  fp_stage_view_show (self->stage, encounter);
  fp_stage_view_show_plays (self->stage, fp_game_plays (self->game));
  fp_stage_view_show_deal (self->stage, question != NULL ? fp_decision_item_facts (question)->deal : NULL);
  fp_label_set (self->waiting, encounter == NULL ? fp_game_status (self->game) : NULL);
}

void
fp_systems_board_show (FpSystemsBoard *self)
{
  guint n = self->game != NULL ? g_list_model_get_n_items (fp_game_seats (self->game)) : 0;
  if (n == 0)
    return;
  FpEncounterItem *encounter = fp_game_encounter (self->game);
  FpPlanetItem *planet = encounter != NULL ? fp_encounter_item_facts (encounter)->planet : NULL;
  resize (self, n);
  for (guint places = 0; places < n; places++)
    {
      Player *player = g_ptr_array_index (self->players, places);
      g_autoptr (FpSeatItem) seat = fp_game_seat (self->game, fp_game_seat_around (self->game, places));
      follow_planets (self, player, fp_seat_item_facts (seat)->seat);
      fp_seat_card_show (player->card, seat);
      show_system (player, fp_seat_item_facts (seat), planet != NULL ? fp_planet_view_number (planet) : -1);
    }
  follow_colonies (self, fp_game_seat_around (self->game, 0));
  set_line (self->colonies);
  gtk_widget_set_visible (GTK_WIDGET (self->in_force), g_list_model_get_n_items (fp_game_in_force (self->game)) > 0);
  arrange (self);
  fp_piles_view_show (self->piles, fp_game_piles (self->game));
  fp_places_view_show (self->places, fp_game_places (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->drawn), fp_game_drawn (self->game) != NULL);
  fp_destiny_view_show (self->drawn, fp_game_drawn_label (self->game), fp_game_drawn (self->game));
  fp_stage_view_set_places (self->stage, fp_game_places (self->game));
  fp_news_view_show (self->news, fp_game_log (self->game));
  show_stage (self);
}

void
fp_systems_board_fit (FpSystemsBoard *self, int width)
{
  int margins = gtk_widget_get_margin_start (GTK_WIDGET (self)) + gtk_widget_get_margin_end (GTK_WIDGET (self));
  if (self->width == width - margins)
    return;
  self->width = width - margins;
  arrange (self);
}

void
fp_systems_board_rescale (FpSystemsBoard *self)
{
  arrange (self);
}

void
fp_systems_board_set_form (FpSystemsBoard *self, FpStageForm form)
{
  fp_stage_view_set_form (self->stage, form);
}

void
fp_systems_board_set_news (FpSystemsBoard *self, gboolean shown)
{
  self->shows_news = shown;
  arrange (self);
}

void
fp_systems_board_highlight (FpSystemsBoard *self, guint seats, guint places)
{
  for (guint i = 0; self->game != NULL && i < self->players->len; i++)
    {
      Player *player = g_ptr_array_index (self->players, i);
      fp_highlight (GTK_WIDGET (player->card), seats >> fp_game_seat_around (self->game, i) & 1);
    }
  fp_places_view_highlight (self->places, places);
}

void
fp_systems_board_set_clock (FpSystemsBoard *self, FpDealClock *clock)
{
  fp_stage_view_set_clock (self->stage, clock);
}

GtkScrolledWindow *
fp_systems_board_room (FpSystemsBoard *self)
{
  return self->room;
}

gboolean
fp_systems_board_compose (FpSystemsBoard *self)
{
  return fp_stage_view_compose (self->stage);
}

GtkWidget *
fp_systems_board_near (FpSystemsBoard *self)
{
  return GTK_WIDGET (((Player *) g_ptr_array_index (self->players, 0))->card);
}

void
fp_systems_board_groups (FpSystemsBoard *self, GPtrArray *groups)
{
  for (guint i = 1; i < self->players->len; i++)
    {
      Player *player = g_ptr_array_index (self->players, i);
      g_ptr_array_add (groups, player->card);
      g_ptr_array_add (groups, player->system);
    }
  g_ptr_array_add (groups, self->drawn);
  g_ptr_array_add (groups, self->stage);
  g_ptr_array_add (groups, self->piles);
  g_ptr_array_add (groups, self->places);
  g_ptr_array_add (groups, self->in_force);
  g_ptr_array_add (groups, ((Player *) g_ptr_array_index (self->players, 0))->system);
  g_ptr_array_add (groups, self->colonies);
}
