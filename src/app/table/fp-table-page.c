/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table page. Each change of the game updates all parts; lists update only the items
 * that changed. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-board-layout.h"
#include "app/table/fp-character-choice.h"
#include "app/cards/fp-card-preview.h"
#include "app/cards/fp-card-details.h"
#include "app/cards/fp-card-view.h"
#include "app/lesson/fp-coach-layer.h"
#include "app/table/fp-destiny-view.h"
#include "app/input/fp-drag.h"
#include "app/widgets/fp-fixed-width.h"
#include "app/widgets/fp-list-sync.h"
#include "app/table/fp-hand-fit.h"
#include "app/table/fp-hand-groups.h"
#include "app/widgets/fp-measure.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-highlight.h"
#include "app/panels/fp-log-panel.h"
#include "app/table/fp-history-bar.h"
#include "app/motion/fp-motion-layer.h"
#include "app/table/fp-piles-view.h"
#include "app/table/fp-places-view.h"
#include "app/table/fp-planet-view.h"
#include "app/table/fp-decision-bar.h"
#include "app/table/fp-decision-display.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/rules-book/fp-rules-view.h"
#include "app/table/fp-seat-strips.h"
#include "app/table/fp-stage-view.h"
#include "app/table/fp-starfield.h"
#include "app/table/fp-systems-board.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/widgets/fp-min-height-bin.h"
#include "app/table/fp-table-page.h"
#include "app/input/fp-keyboard-navigation.h"
#include "app/input/fp-press-guard.h"
#include "app/panels/fp-why-panel.h"
#include "app/table/fp-pass-bar.h"
#include "app/table/fp-watch-bar.h"
#include "app/input/fp-widget-option.h"
#include "model/game/fp-game-history.h"
#include "model/game/fp-game-results.h"
#include "model/game/fp-game-watching.h"

struct _FpTablePage
{
  AdwBin parent_instance;
  FpSeatStrip *near;
  FpSeatStrips *strips; /* contains the former and that of the other player */
  GtkWidget *shared_board, *shared_planets; /* the board on which all planets lie together */
  FpSystemsBoard *systems; /* the board in their place if planets lie in systems */
  FpFastBox *hand_line; /* contains the hand, and the viewer's card on a board with systems */
  FpDestinyView *destiny;
  AdwClamp *middle; /* contains the next */
  FpPilesView *piles;
  FpPlacesView *places;
  FpCharacterChoice *characters; /* above the board */
  FpStageView *stage;
  GtkLabel *no_planets;
  GtkFlowBox *planets, *shared, *hand;
  GtkLabel *shared_label;
  GtkScrolledWindow *hand_scroller;
  GtkWidget *column; /* the table beside the side panel */
  GtkWidget *sky; /* contains the board, which can't make it wider */
  GtkScrolledWindow *space; /* the board: all between the strips, above the decision bar */
  FpDecisionBar *question;
  FpHistoryBar *past;
  FpPassBar *passing;
  FpFastBox *passing_beside, *passing_below; /* one of them contains the former */
  FpWatchBar *watch;
  GtkRevealer *side;
  GtkStack *side_pages; /* log, rules, why */
  FpFixedWidth *rules_width; /* contains the rules once they were asked for */
  FpWhyPanel *why;
  GtkWidget *sky_why_side; /* contains the next, above the sky while the side panel is hidden */
  FpWhyPanel *sky_why;
  FpLogPanel *log;
  FpCardDetails *reader;
  FpCardPreview *preview;
  FpDecisionDisplay *display; /* shows the open decision */
  FpMotionLayer *motion;
  FpCoachLayer *coach;
  int card_number; /* number of the card in the card details, −1 for none */
  FpGame *game;
  GSignalGroup *game_signals;
  FpTableScale *scale;
  FpMinHeightBin *asking_steady, *hand_steady;
};

enum
{
  PLANETS_PER_LINE = 8,
  FEW_PLAYERS = 4,
  CRAMMED_PLANETS = 10, /* planets per line if there is no space for two lines */
};

enum
{
  WIDE_STAGE = 960, /* greatest width of the stage in pixels at normal type size */
  LEAST_WIDTH = 150, /* width of the board below which the stage has no cards, in characters */
};

/* Width of the rules beside the table, in characters. */
enum
{
  RULES_NARROW = 53,
  RULES_ROOMY = 61,
};

static void fp_table_page_inspector_init (FpCardInspectorInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FpTablePage, fp_table_page, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (FP_TYPE_CARD_INSPECTOR, fp_table_page_inspector_init))

/* Returns TRUE if the planets lie in systems of the players. */
static gboolean
has_systems (FpTablePage *self)
{
  return self->game != NULL && fp_game_has_systems (self->game);
}

/* A card or planet on the table chooses its option, like the option's button. If it cannot be
 * chosen, its card details open. */
static void
on_piece_activated (FpTablePage *self, GtkWidget *piece)
{
  if (!fp_hand_groups_open (piece) && !fp_widget_option_choose (piece))
    fp_card_inspector_closer (piece);
}

/* Card details */

static void
show_card (FpTablePage *self, FpCardItem *card)
{
  fp_card_details_show (self->reader, card);
  self->card_number = card != NULL ? fp_card_item_facts (card)->number : -1;
}

/* Returns TRUE if @card has any text to show. A card without text replaces the card shown only on
 * explicit request. */
static gboolean
is_worth_reading (FpCardItem *card)
{
  const FpCardFacts *facts = fp_card_item_facts (card);
  return facts->paragraphs != NULL || facts->under != NULL || facts->state != NULL;
}

/* If the card details are hidden, the card is shown in a preview beside its widget. A focus change
 * then counts only in keyboard use, because the focus also moves to the first option by itself. */
static void
on_read (FpCardInspector *inspector, GtkWidget *widget, FpCardItem *card, FpCardInspectorCause cause)
{
  FpTablePage *self = FP_TABLE_PAGE (inspector);
  gboolean beside = g_strcmp0 (fp_table_page_side (self), "log") != 0;
  if (cause != FP_CARD_INSPECTOR_CLOSER && !is_worth_reading (card))
    return;
  show_card (self, card);
  if (beside && (cause != FP_CARD_INSPECTOR_FOCUS ||
                 gtk_window_get_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))))))
    fp_card_preview_show (self->preview, widget, card, cause == FP_CARD_INSPECTOR_CLOSER);
}

static void
on_left (FpCardInspector *inspector, GtkWidget *widget)
{
  fp_card_preview_leave (FP_TABLE_PAGE (inspector)->preview, widget);
}

static void
fp_table_page_inspector_init (FpCardInspectorInterface *iface)
{
  iface->read = on_read;
  iface->leave = on_left;
}

/* Returns TRUE for keys that write or choose. Others move the focus, or belong to a shortcut. */
static gboolean
is_plain (guint key, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  return gdk_keyval_to_unicode (key) >= ' ' || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter ||
         key == GDK_KEY_Escape;
}

/* Goes on after a held result. Returns FALSE if none is held. */
static gboolean
leave_result (FpTablePage *self)
{
  if (self->game == NULL || !fp_game_is_at_result (self->game))
    return FALSE;
  fp_game_leave_result (self->game);
  return TRUE;
}

/* Returns TRUE if @key presses a button of the lesson's note, which has the focus. */
static gboolean
is_for_note (FpTablePage *self, guint key)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  return (key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_space) && focus != NULL &&
         gtk_widget_is_ancestor (focus, fp_coach_layer_bubble (self->coach));
}

/* Escape closes the card preview before it has any other effect on the table. The side panel has
 * its own use for it, whatever card the pointer happens to lie on. A key that leaves a result was
 * pressed before the next question was to be seen, and so doesn't answer it. */
static gboolean
on_key (FpTablePage *self, guint key, guint code, GdkModifierType state)
{
  if (key == GDK_KEY_Escape && fp_card_preview_hide (self->preview) &&
      gtk_widget_get_focus_child (GTK_WIDGET (self->side)) == NULL)
    return TRUE;
  return is_plain (key, state) && !is_for_note (self, key) && leave_result (self);
}

/* A click on the board leaves a result, unless it is the second half of the one that led to it. */
static void
on_board_clicked (FpTablePage *self)
{
  if (!fp_press_guard_blocks (GTK_WIDGET (self)))
    leave_result (self);
}

static void
watch_board (FpTablePage *self)
{
  GtkGesture *clicks = gtk_gesture_click_new ();
  g_signal_connect_swapped (clicks, "pressed", G_CALLBACK (on_board_clicked), self);
  gtk_widget_add_controller (GTK_WIDGET (self->space), GTK_EVENT_CONTROLLER (clicks));
}

static void
make_preview (FpTablePage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  self->preview = fp_card_preview_new (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (on_key), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Updates the card details. They become empty if the viewer may no longer see the card. */
static void
update_card_details (FpTablePage *self)
{
  g_autoptr (FpCardItem) card = fp_game_card (self->game, self->card_number);
  show_card (self, card);
}

/* Highlights the cards, players and places of the log line @item (NULL for none) and nothing else,
 * and shows its first card. */
static void
on_log_point (FpTablePage *self, FpLogItem *item)
{
  const FpLogFacts *facts = item != NULL ? fp_log_item_facts (item) : NULL;
  fp_highlight_cards (GTK_WIDGET (self), facts != NULL ? facts->cards : NULL);
  if (self->game == NULL || facts == NULL)
    return;
  if (has_systems (self))
    fp_systems_board_highlight (self->systems, facts->seats, facts->places);
  else
    fp_seat_strips_highlight (self->strips, self->game, facts->seats);
  fp_places_view_highlight (self->places, facts->places);
  g_autoptr (GListModel) cards = fp_game_log_cards (self->game, item);
  g_autoptr (FpCardItem) first = g_list_model_get_item (cards, 0);
  if (first != NULL)
    show_card (self, first);
}

/* Game updates */

/* Switches between the present and the history, which has a style and a bar of its own. */
static void
update_history_mode (FpTablePage *self)
{
  gboolean in_history = fp_game_history (self->game) >= 0;
  gboolean changes = in_history == gtk_widget_get_visible (GTK_WIDGET (self->question));
  GtkWidget *gone = in_history ? GTK_WIDGET (self->question) : GTK_WIDGET (self->past);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  /* The focus of a question may be on a card that is no option in the past, or is gone. */
  gboolean at_card =
      in_history && root != NULL &&
      (gtk_root_get_focus (root) == NULL || gtk_widget_get_focus_child (GTK_WIDGET (self->hand)) != NULL);
  gboolean had_focus = at_card || gtk_widget_get_focus_child (gone) != NULL || gtk_widget_is_focus (gone);
  fp_history_bar_show (self->past, self->game);
  fp_character_choice_set_past (self->characters, in_history);
  fp_log_panel_set_reader (self->log, fp_game_viewer (self->game));
  fp_log_panel_look_at (self->log, fp_game_history (self->game));
  if (!changes)
    return;
  gtk_widget_set_visible (GTK_WIDGET (self->question), !in_history);
  fp_labels_set_class (GTK_WIDGET (self), "past", in_history);
  if (had_focus)
    gtk_widget_grab_focus (in_history ? GTK_WIDGET (self->past) : GTK_WIDGET (self->question));
}

/* Sets the line lengths: hand and planets are on one line. Many planets are split into two
 * equal lines. */
static void
set_line_lengths (FpTablePage *self)
{
  guint n = g_list_model_get_n_items (fp_game_planets (self->game));
  guint most = fp_table_scale_is_crammed (self->scale) ? CRAMMED_PLANETS : PLANETS_PER_LINE;
  guint line = n <= most ? n : (n + 1) / 2;
  gtk_flow_box_set_min_children_per_line (self->planets, MAX (line, 4));
  gtk_flow_box_set_max_children_per_line (self->planets, MAX (line, 4));
  n = g_list_model_get_n_items (fp_game_hand (self->game));
  fp_hand_fit (self->hand);
  /* A spectator without a hand has no space reserved for one. */
  gtk_widget_set_visible (GTK_WIDGET (self->hand_steady), n > 0 || !fp_game_is_watched (self->game));
}

/* Without an encounter the card that began the turn takes its place. */
static void
place_destiny (FpTablePage *self)
{
  gboolean alone = fp_game_encounter (self->game) == NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->middle), !alone);
  fp_destiny_view_set_alone (self->destiny, alone);
}

/* Updates the board with systems, or the one on which all planets lie together. */
static void
update_board (FpTablePage *self)
{
  gboolean systems = has_systems (self), empty = g_list_model_get_n_items (fp_game_planets (self->game)) == 0;
  if (systems)
    fp_systems_board_show (self->systems);
  else
    {
      fp_piles_view_show (self->piles, fp_game_piles (self->game));
      fp_stage_view_show (self->stage, fp_game_encounter (self->game));
      fp_stage_view_show_plays (self->stage, fp_game_plays (self->game));
      fp_places_view_show (self->places, fp_game_places (self->game));
      place_destiny (self);
    }
  set_line_lengths (self);
  gtk_widget_set_visible (GTK_WIDGET (self->no_planets), empty && fp_game_has_planets (self->game));
  gtk_widget_set_visible (GTK_WIDGET (self->planets), !empty);
}

/* Updates everything except the lists. Piles and ships change with the status at the latest. */
static void
update_table (FpTablePage *self)
{
  fp_card_preview_hide (self->preview);
  update_history_mode (self);
  fp_pass_bar_show (self->passing, self->game);
  fp_watch_bar_show (self->watch, self->game);
  fp_seat_strips_show (self->strips, has_systems (self) ? NULL : self->game);
  update_card_details (self);
  fp_decision_display_update_signs (self->display);
  gboolean new_destiny =
      fp_destiny_view_show (self->destiny, fp_game_drawn_label (self->game), fp_game_drawn (self->game));
  update_board (self);
  fp_decision_display_update_options (self->display);
  fp_table_scale_look (self->scale, new_destiny);
  fp_decision_display_update (self->display);
}

static void
connect_game (FpTablePage *self)
{
  self->game_signals = g_signal_group_new (FP_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "changed", G_CALLBACK (update_table), self);
}

static void
fp_table_page_dispose (GObject *object)
{
  FpTablePage *self = FP_TABLE_PAGE (object);
  g_clear_object (&self->scale);
  g_clear_object (&self->display);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  if (self->preview != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->preview));
  self->preview = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_TABLE_PAGE);
  g_clear_object (&self->strips);
  G_OBJECT_CLASS (fp_table_page_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (FP_TYPE_BOARD_LAYOUT);
  g_type_ensure (FP_TYPE_CARD_DETAILS);
  g_type_ensure (FP_TYPE_CHARACTER_CHOICE);
  g_type_ensure (FP_TYPE_DESTINY_VIEW);
  g_type_ensure (FP_TYPE_STAGE_VIEW);
  g_type_ensure (FP_TYPE_FIXED_WIDTH);
  g_type_ensure (FP_TYPE_LOG_PANEL);
  g_type_ensure (FP_TYPE_HISTORY_BAR);
  g_type_ensure (FP_TYPE_PILES_VIEW);
  g_type_ensure (FP_TYPE_PLACES_VIEW);
  g_type_ensure (FP_TYPE_DECISION_BAR);
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_SEAT_STRIP);
  g_type_ensure (FP_TYPE_STARFIELD);
  g_type_ensure (FP_TYPE_SYSTEMS_BOARD);
  g_type_ensure (FP_TYPE_WHY_PANEL);
  g_type_ensure (FP_TYPE_PASS_BAR);
  g_type_ensure (FP_TYPE_WATCH_BAR);
  g_type_ensure (FP_TYPE_MIN_HEIGHT_BIN);
}

/* Shows the rules in place of the table in a window without room for both. */
static void
fold_table (FpTablePage *self)
{
  gboolean alone = fp_table_scale_is_narrow (self->scale) && fp_table_page_shows_rules (self);
  gtk_widget_set_visible (self->column, !alone);
  gtk_widget_set_hexpand (GTK_WIDGET (self->rules_width), alone);
}

/* Chooses the form of the stage by the window's height and the board's width. No text does. */
static void
fit_stage (FpTablePage *self)
{
  int width = gtk_widget_get_width (self->sky);
  gboolean narrow = width > 0 && width < fp_measure_character (GTK_WIDGET (self)) * LEAST_WIDTH;
  gboolean compact = narrow || fp_table_scale_is_low (self->scale);
  fp_stage_view_set_form (self->stage, compact ? FP_STAGE_COMPACT : FP_STAGE_LOW);
  fp_destiny_view_set_brief (self->destiny, compact || fp_table_scale_is_crammed (self->scale),
                             fp_table_scale_is_packed (self->scale));
}

/* Adapts to a new scale, under which every part may have another height. */
static void
on_scaled (FpTablePage *self)
{
  gboolean small = fp_table_scale_is_small (self->scale), narrow = fp_table_scale_is_narrow (self->scale);
  fp_min_height_bin_forget (self->asking_steady);
  fp_min_height_bin_forget (self->hand_steady);
  fp_min_height_bin_set_loose (self->asking_steady, fp_table_scale_is_low (self->scale));
  fp_min_height_bin_set_loose (self->hand_steady, fp_table_scale_is_low (self->scale));
  fold_table (self);
  adw_clamp_set_maximum_size (self->middle, (int) (WIDE_STAGE * fp_table_scale_type (self->scale)));
  adw_clamp_set_tightening_threshold (self->middle, (int) (WIDE_STAGE * fp_table_scale_type (self->scale)));
  fp_fixed_width_set (self->rules_width, small ? RULES_NARROW : RULES_ROOMY);
  fp_piles_view_set_brief (self->piles, fp_table_scale_is_packed (self->scale));
  fp_seat_strips_set_narrow (self->strips, narrow);
  fp_systems_board_set_form (self->systems, fp_table_scale_is_low (self->scale) ? FP_STAGE_COMPACT : FP_STAGE_TALL);
  fp_systems_board_rescale (self->systems);
  fit_stage (self);
  if (self->game != NULL)
    set_line_lengths (self);
}

/* The update runs from an idle source because widgets must not move during allocation. */
static gboolean
fit_board_cb (gpointer data)
{
  FpTablePage *self = data;
  if (has_systems (self))
    fp_systems_board_fit (self->systems, gtk_widget_get_width (self->sky));
  else
    fit_stage (self);
  return G_SOURCE_REMOVE;
}

static void
on_board_resized (FpTablePage *self)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_board_cb, g_object_ref (self), g_object_unref);
}

static gboolean
fp_table_page_grab_focus (GtkWidget *widget)
{
  FpTablePage *self = FP_TABLE_PAGE (widget);
  gboolean in_history = gtk_widget_get_visible (GTK_WIDGET (self->past));
  gboolean taken = gtk_widget_grab_focus (in_history ? GTK_WIDGET (self->past) : GTK_WIDGET (self->question));
  fp_coach_layer_take_focus (self->coach);
  return taken;
}

/* Moves the focus inside @group: in the log, the card details, the rules and the history bar Tab
 * visits every widget. A list counts as one widget. */
static gboolean
focus_within (GtkWidget *group, GtkDirectionType direction)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (group));
  return gtk_widget_get_focus_child (group) != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_VIEW) == NULL &&
         gtk_widget_child_focus (group, direction);
}

/* Returns the strip or the card of the viewer. */
static GtkWidget *
near_widget (FpTablePage *self)
{
  return has_systems (self) ? fp_systems_board_near (self->systems) : GTK_WIDGET (self->near);
}

/* Tab goes from group to group. */
static gboolean
fp_table_page_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FpTablePage *self = FP_TABLE_PAGE (widget);
  GtkWidget *const parts[] = {
    GTK_WIDGET (self->destiny),  GTK_WIDGET (self->stage),
    GTK_WIDGET (self->piles),    GTK_WIDGET (self->shared),
    GTK_WIDGET (self->planets),  GTK_WIDGET (self->places),
    GTK_WIDGET (self->past),     fp_coach_layer_bubble (self->coach),
    GTK_WIDGET (self->question), GTK_WIDGET (self->passing),
    GTK_WIDGET (self->watch),    GTK_WIDGET (self->hand),
    near_widget (self),          GTK_WIDGET (self->log),
    GTK_WIDGET (self->reader),   GTK_WIDGET (self->rules_width),
    fp_table_page_why (self),
  };
  g_autoptr (GPtrArray) groups = g_ptr_array_new ();
  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (fp_table_page_parent_class)->focus (widget, direction);
  if (focus_within (GTK_WIDGET (self->past), direction) || focus_within (GTK_WIDGET (self->log), direction) ||
      focus_within (GTK_WIDGET (self->reader), direction) || focus_within (GTK_WIDGET (self->rules_width), direction) ||
      focus_within (fp_table_page_why (self), direction))
    return TRUE;
  if (has_systems (self))
    fp_systems_board_groups (self->systems, groups);
  else
    g_ptr_array_add (groups, fp_seat_strips_far (self->strips));
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_ptr_array_add (groups, parts[i]);
  return fp_keyboard_navigation_tab ((GtkWidget **) groups->pdata, groups->len, direction == GTK_DIR_TAB_FORWARD);
}

static void
fp_table_page_class_init (FpTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_table_page_dispose;
  widget_class->grab_focus = fp_table_page_grab_focus;
  widget_class->focus = fp_table_page_focus;
  ensure_types ();
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, near);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, shared_board);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, shared_planets);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, systems);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, hand_line);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, destiny);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, middle);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, piles);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, places);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, characters);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, stage);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, no_planets);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, planets);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, shared);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, shared_label);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, sky);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, space);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, asking_steady);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, hand_steady);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, hand);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, hand_scroller);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, question);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, past);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, passing);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, passing_beside);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, passing_below);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, watch);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, side);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, side_pages);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, rules_width);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, why);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, sky_why_side);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, sky_why);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, log);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, column);
  gtk_widget_class_bind_template_child (widget_class, FpTablePage, reader);
  gtk_widget_class_bind_template_callback (widget_class, on_piece_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_log_point);
}

/* Adds the motion layer above the table and the lesson above that. The row around them prevents GTK
 * from asking for a width by height (fp-fast-box.h). */
static void
add_motion (FpTablePage *self)
{
  g_autoptr (GtkWidget) table = g_object_ref (adw_bin_get_child (ADW_BIN (self)));
  GtkWidget *overlay = gtk_overlay_new (), *row = fp_fast_box_new (0);
  self->motion = FP_MOTION_LAYER (fp_motion_layer_new (table));
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), table);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->motion));
  self->coach = FP_COACH_LAYER (fp_coach_layer_new (table));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->coach));
  gtk_widget_set_hexpand (overlay, TRUE);
  fp_fast_box_append (FP_FAST_BOX (row), overlay);
  adw_bin_set_child (ADW_BIN (self), row);
  fp_motion_anchor_mark (GTK_WIDGET (self->planets), FP_MOTION_ANCHOR_AREA, "table");
  fp_motion_anchor_mark (GTK_WIDGET (self->question), FP_MOTION_ANCHOR_AREA, "question");
  fp_motion_anchor_mark (GTK_WIDGET (self->hand), FP_MOTION_ANCHOR_AREA, "hand");
}

static void
add_display (FpTablePage *self)
{
  const FpDecisionDisplayParts parts = { GTK_WIDGET (self), GTK_WIDGET (self->hand_steady),
                                         self->question,    self->characters,
                                         self->log,         self->motion,
                                         self->coach };
  self->display = fp_decision_display_new (&parts);
  g_signal_connect_object (self->display, "card", G_CALLBACK (show_card), self, G_CONNECT_SWAPPED);
}

static void
fp_table_page_init (FpTablePage *self)
{
  self->card_number = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->strips = fp_seat_strips_new (GTK_BOX (adw_bin_get_child (ADW_BIN (self))), self->near);
  fp_fixed_width_set (self->rules_width, RULES_NARROW);
  fp_fast_box_append (self->hand_line, fp_systems_board_near (self->systems));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->space), "changed", G_CALLBACK (on_board_resized),
                           self, G_CONNECT_SWAPPED);
  fp_keyboard_navigation_install (GTK_WIDGET (self), GTK_WIDGET (self->side));
  add_motion (self);
  add_display (self);
  make_preview (self);
  watch_board (self);
  self->scale = fp_table_scale_new (GTK_WIDGET (self), self->space);
  g_signal_connect_object (self->scale, "changed", G_CALLBACK (on_scaled), self, G_CONNECT_SWAPPED);
  fp_min_height_bin_reserve (self->asking_steady, adw_bin_get_child (ADW_BIN (self->past)));
  fp_hand_fit_install (self->hand, self->hand_scroller);
  connect_game (self);
}

/* Puts answers and passing beside the question, or below it. */
static void
place_answers (FpTablePage *self, gboolean beside)
{
  g_autoptr (GtkWidget) passing = g_object_ref (GTK_WIDGET (self->passing));
  fp_decision_bar_set_beside (self->question, beside);
  gtk_widget_unparent (passing);
  fp_fast_box_append (beside ? self->passing_beside : self->passing_below, passing);
}

/* Shows the parts that the edition of the game has. */
static void
set_parts (FpTablePage *self)
{
  const char *shared = fp_game_shared_label (self->game);
  gboolean systems = has_systems (self);
  gtk_widget_set_visible (GTK_WIDGET (self->systems), systems);
  gtk_widget_set_visible (fp_systems_board_near (self->systems), systems);
  fp_labels_set_class (GTK_WIDGET (self), "with-systems", systems);
  fp_table_scale_set_many (self->scale, g_list_model_get_n_items (fp_game_seats (self->game)) > FEW_PLAYERS);
  fp_table_scale_set_part (self->scale, systems ? fp_systems_board_room (self->systems) : NULL);
  place_answers (self, systems);
  gtk_widget_set_visible (self->shared_board, !systems);
  gtk_widget_set_visible (self->shared_planets, !systems);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->shared)), shared != NULL);
  gtk_label_set_text (self->shared_label, shared != NULL ? shared : "");
  fp_labels_set_name (GTK_WIDGET (self->shared), shared != NULL ? shared : "");
  gtk_widget_set_visible (GTK_WIDGET (self->destiny), fp_game_drawn_label (self->game) != NULL);
}

void
fp_table_page_set_game (FpTablePage *self, FpGame *game)
{
  static const FpListSyncKind cards = { fp_card_view_number, fp_card_view_new, fp_card_view_show };
  static const FpListSyncKind planets = { fp_planet_view_number, fp_planet_view_new, fp_planet_view_show };
  if (!g_set_object (&self->game, game))
    return;
  g_signal_group_set_target (self->game_signals, game);
  fp_systems_board_set_game (self->systems, has_systems (self) ? game : NULL);
  fp_list_sync (self->planets, game != NULL && !has_systems (self) ? fp_game_planets (game) : NULL, &planets);
  fp_list_sync (self->shared, game != NULL ? fp_game_shared (game) : NULL, &cards);
  fp_list_sync (self->hand, game != NULL ? fp_game_hand (game) : NULL, &cards);
  fp_log_panel_set_game (self->log, game);
  fp_card_details_set_catalog (self->reader, game != NULL ? fp_game_catalog (game) : NULL, FP_CARD_DETAILS_RULES);
  fp_why_panel_set_game (self->why, game);
  fp_why_panel_set_game (self->sky_why, game);
  fp_decision_display_set_game (self->display, game);
  fp_motion_layer_set_game (self->motion, game);
  if (game == NULL)
    return;
  if (adw_bin_get_child (ADW_BIN (self->rules_width)) != NULL)
    fp_rules_view_set_game (fp_table_page_rules (self), game);
  set_parts (self);
  fp_motion_anchor_mark (GTK_WIDGET (self->shared), FP_MOTION_ANCHOR_AREA, "%s", fp_game_shared_spot (game));
  update_table (self);
}

void
fp_table_page_show_side (FpTablePage *self, const char *page)
{
  /* Without a side panel “Why?” opens above the sky: the table doesn't become narrower, and the
   * question doesn't move. */
  gboolean above = g_strcmp0 (page, "why") == 0 && !gtk_revealer_get_reveal_child (self->side);
  GtkWidget *shown = gtk_stack_get_child_by_name (self->side_pages, page != NULL ? page : "log");
  fp_card_preview_hide (self->preview);
  gtk_widget_set_visible (self->sky_why_side, above);
  if (above)
    return;
  gtk_widget_set_visible (shown, TRUE);
  gtk_stack_set_visible_child (self->side_pages, shown);
  /* Pages that are not shown must be hidden, or screen readers would still find them. */
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->side_pages)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, child == shown);
  gtk_revealer_set_reveal_child (self->side, page != NULL);
  fp_systems_board_set_news (self->systems, page == NULL);
  fold_table (self);
}

const char *
fp_table_page_side (FpTablePage *self)
{
  if (gtk_widget_get_visible (self->sky_why_side))
    return "why";
  return gtk_revealer_get_reveal_child (self->side) ? gtk_stack_get_visible_child_name (self->side_pages) : NULL;
}

FpTableScale *
fp_table_page_scale (FpTablePage *self)
{
  return self->scale;
}

gboolean
fp_table_page_shows_rules (FpTablePage *self)
{
  return g_strcmp0 (fp_table_page_side (self), "rules") == 0;
}

GtkMenuButton *
fp_table_page_hint (FpTablePage *self)
{
  return fp_decision_bar_hint (self->question);
}

GtkWidget *
fp_table_page_why (FpTablePage *self)
{
  return GTK_WIDGET (gtk_widget_get_visible (self->sky_why_side) ? self->sky_why : self->why);
}

FpRulesView *
fp_table_page_rules (FpTablePage *self)
{
  GtkWidget *view = adw_bin_get_child (ADW_BIN (self->rules_width));
  if (view == NULL)
    {
      view = g_object_new (FP_TYPE_RULES_VIEW, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      fp_labels_set_name (view, _ ("Rules"));
      gtk_widget_add_css_class (view, "beside");
      adw_bin_set_child (ADW_BIN (self->rules_width), view);
      if (self->game != NULL)
        fp_rules_view_set_game (FP_RULES_VIEW (view), self->game);
    }
  return FP_RULES_VIEW (view);
}

FpLogPanel *
fp_table_page_log (FpTablePage *self)
{
  return self->log;
}

void
fp_table_page_point_at (FpTablePage *self, FpHintItem *hint)
{
  const FpHintFacts *facts = hint != NULL ? fp_hint_item_facts (hint) : NULL;
  fp_highlight_cards (GTK_WIDGET (self), facts != NULL ? facts->cards : NULL);
  fp_decision_bar_light (self->question, facts != NULL ? facts->options : NULL);
}

void
fp_table_page_set_clock (FpTablePage *self, FpDealClock *clock)
{
  fp_systems_board_set_clock (self->systems, clock);
}

gboolean
fp_table_page_compose (FpTablePage *self)
{
  return fp_systems_board_compose (self->systems);
}

void
fp_table_page_show_rule (FpTablePage *self)
{
  fp_decision_bar_show_rule (self->question);
}

FpMotionLayer *
fp_table_page_motion (FpTablePage *self)
{
  return self->motion;
}

void
fp_table_page_set_coach (FpTablePage *self, FpCoach *coach)
{
  fp_coach_layer_set_coach (self->coach, coach);
}

gboolean
fp_table_page_asks (FpTablePage *self)
{
  return !fp_decision_display_waits (self->display);
}
