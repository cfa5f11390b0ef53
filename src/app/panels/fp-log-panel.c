/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The log panel: the events of the game, newest at the end. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-after-frame.h"
#include "app/widgets/fp-drop-down.h"
#include "app/panels/fp-log-panel.h"
#include "app/panels/fp-log-row.h"
#include "model/log/fp-log-filter.h"

struct _FpLogPanel
{
  AdwBin parent_instance;
  GtkScrolledWindow *scroller;
  GtkListView *list;
  GtkSearchBar *search_bar;
  GtkEditable *search;
  GtkDropDown *subjects;
  GtkWidget *none;
  GtkWidget *newest; /* leads back to the end; hidden while that is followed */
  FpLogFilter *filter;
  GtkSliceListModel *lines; /* the filter's lines, without new ones while something moves */
  FpGame *game; /* NULL for none */
  FpLogItem *pointed; /* NULL for none */
  int history; /* choices before the moment shown, −1 in the present */
  int reader; /* seat, −1 for nobody */
  FpLogRow *expanded_row; /* expanded row, or NULL */
  FpLogItem *expanded_item; /* item of the expanded row */
  guint expand_source; /* source that expands and collapses rows, 0 for none */
  guint scroll_callback; /* scrolls after the next frame, 0 for none */
  gboolean is_new_log; /* TRUE while nothing of a new log has been read */
  gboolean follows_end; /* TRUE until the player scrolls up from the end */
  double value, upper; /* last known values of the adjustment */
};

G_DEFINE_FINAL_TYPE (FpLogPanel, fp_log_panel, ADW_TYPE_BIN)

enum
{
  SIGNAL_POINT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

enum
{
  NEAR_END = 60, /* distance from the end at which new lines are followed, pixels */
  FADE = 14, /* pixels at both ends of the visible part in which lines fade (style.css) */
  SUBJECT = 5, /* visible characters of the subject list */
};

/* Pointing */

static void
point (FpLogPanel *self, FpLogItem *item)
{
  if (g_set_object (&self->pointed, item))
    g_signal_emit (self, signals[SIGNAL_POINT], 0, item);
}

/* Returns the row that has the focus, or NULL. */
static FpLogRow *
focus_row (FpLogPanel *self)
{
  GtkWidget *child = self->list != NULL ? gtk_widget_get_focus_child (GTK_WIDGET (self->list)) : NULL;
  GtkWidget *row = child != NULL ? gtk_widget_get_first_child (child) : NULL;
  return FP_IS_LOG_ROW (row) ? FP_LOG_ROW (row) : NULL;
}

static FpLogPanel *
panel_of (FpLogRow *row)
{
  return FP_LOG_PANEL (gtk_widget_get_ancestor (GTK_WIDGET (row), FP_TYPE_LOG_PANEL));
}

static void
on_enter (FpLogRow *row)
{
  point (panel_of (row), fp_log_row_item (row));
}

/* Without the pointer, the focused row is the pointed one. */
static void
on_leave (FpLogRow *row)
{
  FpLogPanel *self = panel_of (row);
  FpLogRow *focus = self != NULL ? focus_row (self) : NULL;
  if (self != NULL)
    point (self, focus != NULL ? fp_log_row_item (focus) : NULL);
}

static gboolean
expand_cb (gpointer data)
{
  FpLogPanel *self = data;
  FpLogRow *row = focus_row (self);
  FpLogItem *item = row != NULL ? fp_log_row_item (row) : NULL;
  self->expand_source = 0;
  if (row == self->expanded_row && item == self->expanded_item)
    return G_SOURCE_REMOVE;
  if (self->expanded_row != NULL)
    fp_log_row_close (self->expanded_row);
  g_set_weak_pointer (&self->expanded_row, row);
  g_set_object (&self->expanded_item, item);
  if (item == NULL || self->game == NULL)
    return G_SOURCE_REMOVE;
  g_autoptr (GListModel) cards = fp_game_log_cards (self->game, item);
  fp_log_row_open (row, cards, fp_rules_of_line (fp_game_catalog (self->game), item));
  return G_SOURCE_REMOVE;
}

/* Expands the focused row. Widgets must not be added or removed while the focus moves. */
static void
on_focus_moved (FpLogPanel *self)
{
  if (self->expand_source == 0)
    self->expand_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, expand_cb, self, NULL);
}

static void
on_focus (FpLogRow *row)
{
  FpLogPanel *self = panel_of (row);
  if (self == NULL)
    return;
  point (self, fp_log_row_item (row));
  on_focus_moved (self);
}

static void
on_focus_lost (FpLogRow *row)
{
  FpLogPanel *self = panel_of (row);
  if (self == NULL)
    return;
  if (self->pointed == fp_log_row_item (row))
    point (self, NULL);
  on_focus_moved (self);
}

/* Rows */

/* Returns TRUE if @item is the heading of a folded turn. */
static gboolean
is_folded (FpLogPanel *self, FpLogItem *item)
{
  return fp_log_item_facts (item)->heading && fp_log_filter_is_folded (self->filter, item);
}

/* Shows headings as they are folded now. */
static void
update_headings (FpLogPanel *self)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      FpLogItem *item = FP_IS_LOG_ROW (row) ? fp_log_row_item (FP_LOG_ROW (row)) : NULL;
      if (item != NULL && fp_log_item_facts (item)->heading)
        fp_log_row_show (FP_LOG_ROW (row), item, is_folded (self, item));
    }
}

static void
toggle (FpLogPanel *self, FpLogItem *item)
{
  fp_log_filter_fold (self->filter, item, !is_folded (self, item));
  update_headings (self);
}

static void
on_pressed (FpLogRow *row, int presses, double x, double y, GtkGesture *gesture)
{
  FpLogItem *item = fp_log_row_item (row);
  if (item == NULL || !fp_log_item_facts (item)->heading)
    return;
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (row)));
  toggle (panel_of (row), item);
}

/* The focus goes to the list's own widget around the row. */
static void
on_parent (FpLogRow *row)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (row));
  if (parent == NULL || g_object_get_data (G_OBJECT (parent), "fp-log-row") != NULL)
    return;
  GtkEventController *focus = gtk_event_controller_focus_new ();
  g_object_set_data (G_OBJECT (parent), "fp-log-row", row);
  g_signal_connect_object (focus, "enter", G_CALLBACK (on_focus), row, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (on_focus_lost), row, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (parent, focus);
}

static void
on_setup (GtkSignalListItemFactory *factory, GtkListItem *item, FpLogPanel *self)
{
  GtkWidget *row = fp_log_row_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (on_enter), row);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (on_leave), row);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (on_pressed), row);
  gtk_widget_add_controller (row, motion);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  g_signal_connect (row, "notify::parent", G_CALLBACK (on_parent), NULL);
  gtk_list_item_set_child (item, row);
  on_parent (FP_LOG_ROW (row));
}

/* Returns the first character that the viewer is told of in @line, NULL: none. (transfer full) */
static FpCardItem *
find_character (FpLogPanel *self, FpLogItem *line)
{
  if (self->game == NULL || fp_log_item_facts (line)->cards == NULL)
    return NULL;
  g_autoptr (GListModel) cards = fp_game_log_cards (self->game, line);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) card = g_list_model_get_item (cards, i);
      if (fp_card_item_facts (card)->portrait != NULL)
        return g_steal_pointer (&card);
    }
  return NULL;
}

static void
on_bind (GtkSignalListItemFactory *factory, GtkListItem *item, FpLogPanel *self)
{
  FpLogRow *row = FP_LOG_ROW (gtk_list_item_get_child (item));
  FpLogItem *line = gtk_list_item_get_item (item);
  fp_log_row_show (row, line, is_folded (self, line));
  fp_log_row_look_at (row, self->history);
  g_autoptr (FpCardItem) character = find_character (self, line);
  fp_log_row_set_character (row, character);
}

static void
on_unbind (GtkSignalListItemFactory *factory, GtkListItem *item, FpLogPanel *self)
{
  FpLogRow *row = FP_LOG_ROW (gtk_list_item_get_child (item));
  /* Neither pointer nor focus may tell that they have left a line that is gone. */
  if (self->pointed != NULL && self->pointed == fp_log_row_item (row))
    point (self, NULL);
  fp_log_row_show (row, NULL, FALSE);
}

static void
on_activate (FpLogPanel *self, guint position)
{
  g_autoptr (FpLogItem) item = g_list_model_get_item (fp_log_filter_items (self->filter), position);
  if (item == NULL)
    return;
  if (fp_log_item_facts (item)->heading)
    toggle (self, item);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.look-at", "i", fp_log_item_facts (item)->choices);
}

/* Left and Right fold and unfold a heading. On a line Right moves to its cards, Escape back. */
static gboolean
on_row_key (FpLogPanel *self, FpLogRow *row, guint key)
{
  FpLogItem *item = fp_log_row_item (row);
  GtkWidget *around = gtk_widget_get_parent (GTK_WIDGET (row));
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  guint fold = rtl ? GDK_KEY_Right : GDK_KEY_Left, unfold = rtl ? GDK_KEY_Left : GDK_KEY_Right;
  if (fp_log_item_facts (item)->heading && (key == fold || key == unfold))
    {
      if (is_folded (self, item) == (key == unfold))
        toggle (self, item);
      return TRUE;
    }
  if (gtk_widget_is_focus (around))
    return key == unfold && gtk_widget_child_focus (GTK_WIDGET (row), GTK_DIR_TAB_FORWARD);
  return key == GDK_KEY_Escape && gtk_widget_grab_focus (around);
}

static gboolean
on_key (FpLogPanel *self, guint key, guint code, GdkModifierType state)
{
  FpLogRow *row = focus_row (self);
  return row != NULL && fp_log_row_item (row) != NULL && (state & gtk_accelerator_get_default_mod_mask ()) == 0 &&
         on_row_key (self, row, key);
}

/* Filtering */

static void
on_search (FpLogPanel *self)
{
  fp_log_filter_set_search (self->filter, gtk_editable_get_text (self->search));
  update_headings (self);
}

static void
on_subject (FpLogPanel *self)
{
  static const guint subjects[] = { 0, FP_LOG_ENCOUNTERS, FP_LOG_SHIPS, FP_LOG_CARDS };
  guint selected = gtk_drop_down_get_selected (self->subjects);
  if (self->filter != NULL && selected < G_N_ELEMENTS (subjects))
    {
      fp_log_filter_set_subjects (self->filter, subjects[selected]);
      update_headings (self);
    }
}

static void
on_show_all (FpLogPanel *self)
{
  gtk_editable_set_text (self->search, "");
  gtk_search_bar_set_search_mode (self->search_bar, FALSE);
  gtk_drop_down_set_selected (self->subjects, 0);
}

/* Scrolling */

/* Returns the number of rows up to the moment shown; all rows in the present. */
static guint
count_rows_shown (FpLogPanel *self)
{
  GListModel *items = fp_log_filter_items (self->filter);
  guint n = g_list_model_get_n_items (items);
  gboolean found = FALSE;
  while (n > 0 && !found)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (items, n - 1);
      found = self->history < 0 || fp_log_item_facts (item)->choices <= self->history;
      n -= !found;
    }
  return n;
}

/* Returns the first visible line that does not fade, or NULL. */
static FpLogItem *
first_unfaded (FpLogPanel *self)
{
  graphene_rect_t bounds;
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      if (FP_IS_LOG_ROW (row) && fp_log_row_item (FP_LOG_ROW (row)) != NULL && gtk_widget_get_mapped (child) &&
          gtk_widget_compute_bounds (child, GTK_WIDGET (self->scroller), &bounds) && bounds.origin.y >= FADE)
        return fp_log_row_item (FP_LOG_ROW (row));
    }
  return NULL;
}

/* Returns the row to scroll to so that the last of the first @n rows can be read. In the history
 * that row would end up at the faded edge, so its neighbour is used. */
static guint
row_to_scroll_to (FpLogPanel *self, guint n)
{
  GListModel *items = fp_log_filter_items (self->filter);
  g_autoptr (FpLogItem) row = g_list_model_get_item (items, n - 1);
  FpLogItem *first = self->history >= 0 ? first_unfaded (self) : NULL;
  if (first == NULL)
    return n - 1;
  if (first == row || fp_log_item_facts (first)->choices > self->history)
    return MAX (n, 2) - 2;
  return MIN (n, g_list_model_get_n_items (items) - 1);
}

static void
scroll_cb (GtkWidget *widget)
{
  FpLogPanel *self = FP_LOG_PANEL (widget);
  guint n = count_rows_shown (self);
  self->scroll_callback = 0;
  self->is_new_log &= n == 0;
  self->follows_end |= self->history < 0;
  if (n > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", row_to_scroll_to (self, n));
}

/* Scrolls after the next layout, because the list does not know its new rows before. */
static void
scroll_soon (FpLogPanel *self)
{
  if (self->scroll_callback == 0)
    self->scroll_callback = fp_after_frame_add (GTK_WIDGET (self), scroll_cb);
}

/* A player who reads further up is not moved. The list knows its length only after layout, and
 * new lines may arrive before that. The test is therefore not the distance to the end, but a
 * scroll upwards. */
static void
on_scrolled (FpLogPanel *self, GtkAdjustment *adjustment)
{
  double value = gtk_adjustment_get_value (adjustment), upper = gtk_adjustment_get_upper (adjustment);
  if (value + gtk_adjustment_get_page_size (adjustment) >= upper - NEAR_END)
    self->follows_end = TRUE;
  else if (value < self->value && fabs (upper - self->upper) < 1)
    {
      self->follows_end = FALSE;
      /* A pending scroll would move the player back to the end. */
      if (self->history < 0 && !self->is_new_log)
        fp_after_frame_clear (GTK_WIDGET (self), &self->scroll_callback);
    }
  self->value = value;
  self->upper = upper;
  gtk_widget_set_visible (self->newest, self->history < 0 && !self->follows_end && !self->is_new_log);
}

static void
on_newest (FpLogPanel *self)
{
  self->follows_end = TRUE;
  gtk_widget_set_visible (self->newest, FALSE);
  scroll_soon (self);
}

/* Keeps the end in view if a bar takes height away, or if lines are longer than the list had
 * estimated. A player who moves from line to line, each of which expands, is not moved. */
static void
on_layout (FpLogPanel *self, GtkAdjustment *adjustment)
{
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  if (self->history < 0 && self->follows_end && gtk_adjustment_get_value (adjustment) < end - 1 &&
      focus_row (self) == NULL)
    scroll_soon (self);
}

static void
on_items_changed (FpLogPanel *self)
{
  gboolean empty = g_list_model_get_n_items (fp_log_filter_items (self->filter)) == 0;
  gboolean none = empty && fp_log_filter_is_active (self->filter);
  if (self->list == NULL)
    return;
  self->is_new_log |= empty;
  gtk_widget_set_visible (self->none, none);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), !none);
  if (self->history < 0 && (self->is_new_log || self->follows_end))
    scroll_soon (self);
}

/* Tab moves to the last row while that is in view, and not to the beginning of the log. */
static gboolean
fp_log_panel_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FpLogPanel *self = FP_LOG_PANEL (widget);
  GtkWidget *list = GTK_WIDGET (self->list), *last = gtk_widget_get_last_child (list);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  if (self->follows_end && last != NULL && (focus == NULL || !gtk_widget_is_ancestor (focus, list)))
    gtk_widget_set_focus_child (list, last);
  return GTK_WIDGET_CLASS (fp_log_panel_parent_class)->focus (widget, direction);
}

/* GObject */

static void
fp_log_panel_dispose (GObject *object)
{
  FpLogPanel *self = FP_LOG_PANEL (object);
  fp_after_frame_clear (GTK_WIDGET (object), &self->scroll_callback);
  g_clear_handle_id (&self->expand_source, g_source_remove);
  g_clear_weak_pointer (&self->expanded_row);
  g_clear_object (&self->expanded_item);
  if (self->list != NULL)
    gtk_list_view_set_model (self->list, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_LOG_PANEL);
  g_clear_object (&self->lines);
  g_clear_object (&self->filter);
  g_clear_object (&self->game);
  g_clear_object (&self->pointed);
  G_OBJECT_CLASS (fp_log_panel_parent_class)->dispose (object);
}

static void
fp_log_panel_class_init (FpLogPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_log_panel_dispose;
  widget_class->focus = fp_log_panel_focus;
  signals[SIGNAL_POINT] = g_signal_new ("point", FP_TYPE_LOG_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                        1, FP_TYPE_LOG_ITEM);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/log-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, list);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, search_bar);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, search);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, subjects);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, none);
  gtk_widget_class_bind_template_child (widget_class, FpLogPanel, newest);
  gtk_widget_class_bind_template_callback (widget_class, on_setup);
  gtk_widget_class_bind_template_callback (widget_class, on_bind);
  gtk_widget_class_bind_template_callback (widget_class, on_unbind);
  gtk_widget_class_bind_template_callback (widget_class, on_activate);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_subject);
  gtk_widget_class_bind_template_callback (widget_class, on_show_all);
  gtk_widget_class_bind_template_callback (widget_class, on_newest);
}

static void
fp_log_panel_init (FpLogPanel *self)
{
  self->history = self->reader = -1;
  self->filter = fp_log_filter_new ();
  fp_log_filter_set_folds (self->filter, TRUE);
  gtk_widget_init_template (GTK_WIDGET (self));
  fp_drop_down_name (self->subjects, _ ("What the log shows"), NULL);
  fp_drop_down_set_room (self->subjects, SUBJECT);
  self->lines = gtk_slice_list_model_new (g_object_ref (fp_log_filter_items (self->filter)), 0, G_MAXUINT);
  g_autoptr (GtkNoSelection) model = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->lines)));
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (model));
  GtkAdjustment *down = gtk_scrolled_window_get_vadjustment (self->scroller);
  g_signal_connect_object (down, "value-changed", G_CALLBACK (on_scrolled), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (down, "changed", G_CALLBACK (on_layout), self, G_CONNECT_SWAPPED);
  gtk_search_bar_set_key_capture_widget (self->search_bar, GTK_WIDGET (self->list));
  g_signal_connect_object (fp_log_filter_items (self->filter), "items-changed", G_CALLBACK (on_items_changed), self,
                           G_CONNECT_SWAPPED);
}

/* Public functions */

void
fp_log_panel_wait (FpLogPanel *self)
{
  gtk_slice_list_model_set_size (self->lines, g_list_model_get_n_items (G_LIST_MODEL (self->lines)));
}

void
fp_log_panel_catch_up (FpLogPanel *self)
{
  if (gtk_slice_list_model_get_size (self->lines) == G_MAXUINT)
    return;
  gtk_slice_list_model_set_size (self->lines, G_MAXUINT);
  on_items_changed (self);
}

void
fp_log_panel_set_game (FpLogPanel *self, FpGame *game)
{
  if (!g_set_object (&self->game, game))
    return;
  point (self, NULL);
  self->history = -1;
  fp_log_filter_set_log (self->filter, game != NULL ? fp_game_log (game) : NULL);
  scroll_soon (self);
}

void
fp_log_panel_set_reader (FpLogPanel *self, int reader)
{
  if (self->reader == reader)
    return;
  self->reader = reader; /* Rows stay, but nothing else of the last reader. */
  point (self, NULL);
  if (self->expanded_row != NULL)
    fp_log_row_close (self->expanded_row);
  g_clear_weak_pointer (&self->expanded_row);
  g_clear_object (&self->expanded_item);
  self->is_new_log = self->follows_end = TRUE;
  scroll_soon (self);
}

void
fp_log_panel_look_at (FpLogPanel *self, int history)
{
  if (self->history == history)
    return;
  self->history = history;
  fp_log_filter_look_at (self->filter, history);
  update_headings (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->list)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *row = gtk_widget_get_first_child (child);
      if (FP_IS_LOG_ROW (row))
        fp_log_row_look_at (FP_LOG_ROW (row), history);
    }
  /* A player who moves from line to line is not moved. */
  if (focus_row (self) == NULL)
    scroll_soon (self);
}

void
fp_log_panel_find (FpLogPanel *self)
{
  gtk_search_bar_set_search_mode (self->search_bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
  gtk_editable_select_region (self->search, 0, -1);
}

const char *
fp_log_panel_rule (FpLogPanel *self)
{
  FpLogRow *row = focus_row (self);
  FpLogItem *item = row != NULL && self->game != NULL ? fp_log_row_item (row) : NULL;
  const FpPage *page = item != NULL ? fp_rules_of_line (fp_game_catalog (self->game), item) : NULL;
  return page != NULL ? page->id : NULL;
}
