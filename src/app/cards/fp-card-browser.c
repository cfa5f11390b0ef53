/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card browser: a list of cards with search and filters. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cards/fp-card-browser.h"
#include "app/cards/fp-card-details.h"
#include "app/cards/fp-card-grid.h"
#include "app/cards/fp-card-row.h"
#include "app/widgets/fp-columns.h"
#include "app/widgets/fp-drop-down.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrap-box.h"
#include "app/widgets/fp-tooltip.h"

/* Filters, in the order of the drop-down lists. */
enum
{
  BY_KIND,
  BY_COMPLEXITY,
  BY_ORIGIN,
  BY_SET,
  N_FILTERS,
};

struct _FpCardBrowser
{
  AdwBin parent_instance;
  GtkSearchEntry *search;
  FpWrapBox *filters;
  GtkDropDown *filter[N_FILTERS];
  GtkLabel *count;
  GtkListBox *list;
  GtkStack *views; /* contains the list and the grid */
  FpCardGrid *grid;
  gboolean as_grid;
  gboolean chooser; /* of a player before a game, who asks for no origin */
  GHashTable *records; /* lines about cards by id, or NULL */
  FpCardDetails *reader;
  char **query; /* words of the search, or NULL */
  char **excluded; /* ids of the cards that are left out, or NULL */
};

G_DEFINE_FINAL_TYPE (FpCardBrowser, fp_card_browser, ADW_TYPE_BIN)

enum
{
  SIGNAL_PICKED,
  SIGNAL_ACTIVATED,
  SIGNAL_LEFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Filters */

/* Returns the value of @card for filter @by, or NULL if it has none. */
static const char *
trait (const FpPrintedCardFacts *card, guint by)
{
  const char *const traits[N_FILTERS] = {
    [BY_KIND] = card->group, [BY_COMPLEXITY] = card->complexity, [BY_ORIGIN] = card->origin, [BY_SET] = card->set
  };
  return traits[by];
}

/* Returns the selected value of filter @by, or NULL if all pass. */
static const char *
filter_value (FpCardBrowser *self, guint by)
{
  guint selected = gtk_drop_down_get_selected (self->filter[by]);
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (self->filter[by]));
  return list == NULL || selected == 0 ? NULL : gtk_string_list_get_string (list, selected);
}

static gboolean
passes (FpPrintedCard *item, gpointer data)
{
  FpCardBrowser *self = data;
  const FpPrintedCardFacts *card = fp_printed_card_facts (item);
  if (self->as_grid && fp_card_item_facts (card->card)->portrait == NULL)
    return FALSE;
  for (guint by = 0; by < N_FILTERS; by++)
    if (filter_value (self, by) != NULL && g_strcmp0 (filter_value (self, by), trait (card, by)) != 0)
      return FALSE;
  gboolean excluded = self->excluded != NULL && g_strv_contains ((const char *const *) self->excluded, card->id);
  return !excluded && fp_word_filter_found ((const char *const *) self->query, (const char *const *) card->words);
}

static gboolean
is_shown (GtkListBoxRow *row, gpointer data)
{
  return passes (fp_card_row_item (row), data);
}

/* Returns the sort key of a filter value: simple before complex, printed before our own. All other
 * values keep the order of the cards. */
static int
rank (const FpPrintedCardFacts *card, guint by)
{
  return by == BY_COMPLEXITY ? card->complexity_rank : by == BY_ORIGIN ? card->origin_rank : 0;
}

static int
by_rank (gconstpointer a, gconstpointer b, gpointer data)
{
  FpPrintedCard *const *first = a, *const *second = b;
  guint by = GPOINTER_TO_UINT (data);
  return rank (fp_printed_card_facts (*first), by) - rank (fp_printed_card_facts (*second), by);
}

/* A filter with fewer than two values is hidden. */
static void
fill_filter (FpCardBrowser *self, guint by, GPtrArray *cards)
{
  const char *const all[N_FILTERS] = { [BY_KIND] = _ ("All Kinds"),
                                       [BY_COMPLEXITY] = _ ("Any Complexity"),
                                       [BY_ORIGIN] = _ ("Any Origin"),
                                       [BY_SET] = _ ("All Sets") };
  g_autoptr (GtkStringList) list = gtk_string_list_new ((const char *const[]){ all[by], NULL });
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_ptr_array_sort_with_data (cards, by_rank, GUINT_TO_POINTER (by));
  for (guint i = 0; i < cards->len; i++)
    {
      const char *value = trait (fp_printed_card_facts (g_ptr_array_index (cards, i)), by);
      if (value != NULL && g_hash_table_add (seen, (gpointer) value))
        gtk_string_list_append (list, value);
    }
  gtk_drop_down_set_model (self->filter[by], G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self->filter[by], 0);
  gboolean wanted = !self->chooser || by != BY_ORIGIN;
  gtk_widget_set_visible (GTK_WIDGET (self->filter[by]), wanted && g_hash_table_size (seen) > 1);
}

static void
fill_filters (FpCardBrowser *self, GListModel *cards)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    g_ptr_array_add (items, g_list_model_get_item (cards, i));
  for (guint by = 0; by < N_FILTERS; by++)
    fill_filter (self, by, items);
}

/* The list */

/* Returns the visible rows, of GtkListBoxRow. Sets *@all to the number of all rows. Free with
 * g_ptr_array_unref (). */
static GPtrArray *
shown_rows (FpCardBrowser *self, guint *all)
{
  GPtrArray *rows = g_ptr_array_new ();
  GtkListBoxRow *row;
  guint n = 0;
  while ((row = gtk_list_box_get_row_at_index (self->list, (int) n)) != NULL)
    {
      n++;
      if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
        g_ptr_array_add (rows, row);
    }
  if (all != NULL)
    *all = n - (self->excluded != NULL ? g_strv_length (self->excluded) : 0);
  return rows;
}

/* The first card of each kind gets a heading. */
static void
update_header (GtkListBoxRow *row, GtkListBoxRow *before, gpointer data)
{
  FpCardBrowser *self = data;
  const char *group = fp_printed_card_facts (fp_card_row_item (row))->group;
  gboolean first = before == NULL || !g_str_equal (fp_printed_card_facts (fp_card_row_item (before))->group, group);
  gboolean one_kind = !gtk_widget_get_visible (GTK_WIDGET (self->filter[BY_KIND]));
  gtk_list_box_row_set_header (row, first && !one_kind ? fp_card_row_heading (group) : NULL);
}

static void
on_row_selected (FpCardBrowser *self, GtkListBoxRow *row)
{
  /* The list is disposed of first and emits the signal once more. */
  if (self->reader == NULL)
    return;
  if (self->as_grid)
    fp_card_grid_select (self->grid, row != NULL ? fp_card_row_item (row) : NULL);
  /* The details panel is hidden if no card matches. */
  gtk_widget_set_visible (GTK_WIDGET (self->reader), row != NULL);
  fp_card_details_show (self->reader, row != NULL ? fp_printed_card_facts (fp_card_row_item (row))->card : NULL);
  g_signal_emit (self, signals[SIGNAL_PICKED], 0);
}

/* Returns the first row whose name matches the query. A card whose text matches comes second. */
static GtkListBoxRow *
best_row (FpCardBrowser *self, GPtrArray *rows)
{
  for (guint i = 0; self->query != NULL && i < rows->len; i++)
    {
      GtkListBoxRow *row = g_ptr_array_index (rows, i);
      g_auto (GStrv) name = fp_word_filter_words (fp_printed_card_facts (fp_card_row_item (row))->name);
      if (fp_word_filter_found ((const char *const *) self->query, (const char *const *) name))
        return row;
    }
  return rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL;
}

static void
scroll_to_row (GtkListBoxRow *row)
{
  GtkWidget *list = gtk_widget_get_parent (GTK_WIDGET (row));
  GtkAdjustment *scroll = gtk_list_box_get_adjustment (GTK_LIST_BOX (list));
  graphene_rect_t bounds;
  if (scroll != NULL && gtk_widget_compute_bounds (GTK_WIDGET (row), list, &bounds))
    gtk_adjustment_clamp_page (scroll, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

/* Applies the filter. The selection moves to a matching card. */
static void
filter (FpCardBrowser *self)
{
  guint all;
  gtk_list_box_invalidate_filter (self->list);
  gtk_list_box_invalidate_headers (self->list);
  if (self->as_grid)
    fp_card_grid_update (self->grid);
  g_autoptr (GPtrArray) rows = shown_rows (self, &all);
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);
  g_autofree char *count = rows->len == all
                               /* Translators: the number of cards in the list: “27 cards”. */
                               ? g_strdup_printf (ngettext ("%u card", "%u cards", all), all)
                               /* Translators: cards found, and all cards: “3 of 27 cards”. */
                               : g_strdup_printf (ngettext ("%u of %u card", "%u of %u cards", all), rows->len, all);
  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (GTK_WIDGET (self->count), !self->chooser || rows->len < all);
  if (self->query != NULL || selected == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (selected)))
    selected = best_row (self, rows);
  gtk_list_box_select_row (self->list, selected);
  if (selected != NULL)
    scroll_to_row (selected);
  /* Without a card the list says what to do. */
  gtk_stack_set_visible_child_name (self->views, self->as_grid && selected != NULL ? "grid" : "list");
}

/* The list knows the selection, too: it is the one of the browser. */
static void
on_grid_selected (FpCardBrowser *self)
{
  FpPrintedCard *card = fp_card_grid_selected (self->grid);
  GtkListBoxRow *row;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (fp_card_row_item (row) == card)
      gtk_list_box_select_row (self->list, row);
}

static void
on_search_changed (FpCardBrowser *self)
{
  g_strfreev (self->query);
  self->query = fp_word_filter_query (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  filter (self);
}

/* The drop-down lists outlive the template during disposal. */
static void
on_filter_changed (FpCardBrowser *self, GParamSpec *pspec, GtkDropDown *drop_down)
{
  if (self->list == NULL)
    return;
  filter (self);
}

static void
on_activated (FpCardBrowser *self)
{
  if (gtk_list_box_get_selected_row (self->list) != NULL)
    g_signal_emit (self, signals[SIGNAL_ACTIVATED], 0);
}

/* Escape clears the entry first. */
static void
on_stop_search (FpCardBrowser *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    g_signal_emit (self, signals[SIGNAL_LEFT], 0);
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static gboolean
on_search_key (FpCardBrowser *self, guint key)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  return key == GDK_KEY_Down && row != NULL &&
         gtk_widget_grab_focus (self->as_grid ? GTK_WIDGET (self->grid) : GTK_WIDGET (row));
}

static void
on_find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *search = GTK_WIDGET (FP_CARD_BROWSER (widget)->search);
  gtk_widget_grab_focus (search);
  gtk_editable_select_region (GTK_EDITABLE (search), 0, -1);
}

/* Clears the search and all filters. */
static void
on_all (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FpCardBrowser *self = FP_CARD_BROWSER (widget);
  for (guint by = 0; by < N_FILTERS; by++)
    gtk_drop_down_set_selected (self->filter[by], 0);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->search));
}

/* GObject */

static gboolean
fp_card_browser_grab_focus (GtkWidget *widget)
{
  FpCardBrowser *self = FP_CARD_BROWSER (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  /* A selected card other than the first is where the player left off. */
  GtkWidget *chosen = self->as_grid ? GTK_WIDGET (self->grid) : GTK_WIDGET (row);
  return gtk_widget_grab_focus (row != NULL && gtk_list_box_row_get_index (row) > 0 ? chosen
                                                                                    : GTK_WIDGET (self->search));
}

static void
fp_card_browser_dispose (GObject *object)
{
  FpCardBrowser *self = FP_CARD_BROWSER (object);
  g_clear_pointer (&self->query, g_strfreev);
  g_clear_pointer (&self->excluded, g_strfreev);
  g_clear_pointer (&self->records, g_hash_table_unref);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_CARD_BROWSER);
  G_OBJECT_CLASS (fp_card_browser_parent_class)->dispose (object);
}

static void
install_signals (GType type)
{
  static const char *const names[N_SIGNALS] = { "picked", "activated", "left" };
  for (guint i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
fp_card_browser_class_init (FpCardBrowserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_card_browser_dispose;
  widget_class->grab_focus = fp_card_browser_grab_focus;
  install_signals (G_TYPE_FROM_CLASS (klass));
  gtk_widget_class_install_action (widget_class, "browser.find", NULL, on_find);
  gtk_widget_class_install_action (widget_class, "browser.all", NULL, on_all);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, "browser.find", NULL);
  g_type_ensure (FP_TYPE_CARD_DETAILS);
  g_type_ensure (FP_TYPE_CARD_GRID);
  g_type_ensure (FP_TYPE_COLUMNS);
  g_type_ensure (FP_TYPE_WRAP_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/card-browser.ui");
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, search);
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, filters);
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, count);
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, list);
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, views);
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, grid);
  gtk_widget_class_bind_template_child (widget_class, FpCardBrowser, reader);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_grid_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_bind_template_callback (widget_class, on_search_key);
}

/* Creates the drop-down lists of the filters. */
static void
add_filters (FpCardBrowser *self)
{
  const char *const names[N_FILTERS] = { [BY_KIND] = _ ("Kind of card"),
                                         [BY_COMPLEXITY] = _ ("Complexity"),
                                         [BY_ORIGIN] = _ ("Origin"),
                                         [BY_SET] = _ ("Card set") };
  for (guint by = 0; by < N_FILTERS; by++)
    {
      self->filter[by] = GTK_DROP_DOWN (gtk_drop_down_new (NULL, NULL));
      gtk_widget_add_css_class (GTK_WIDGET (self->filter[by]), "filter");
      fp_drop_down_name (self->filter[by], names[by], NULL);
      fp_tooltip_set (GTK_WIDGET (self->filter[by]), names[by]);
      g_signal_connect_object (self->filter[by], "notify::selected", G_CALLBACK (on_filter_changed), self,
                               G_CONNECT_SWAPPED);
      fp_wrap_box_append (self->filters, GTK_WIDGET (self->filter[by]));
    }
}

static void
fp_card_browser_init (FpCardBrowser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_filters (self);
  gtk_list_box_set_filter_func (self->list, is_shown, self, NULL);
  gtk_list_box_set_header_func (self->list, update_header, self, NULL);
  /* Typing in the list starts a search. */
  gtk_search_entry_set_key_capture_widget (self->search, GTK_WIDGET (self->list));
}

void
fp_card_browser_set_chooser (FpCardBrowser *self)
{
  self->chooser = TRUE;
  fp_card_browser_set_grid (self, TRUE, NULL);
}

static void
select_card (FpCardBrowser *self, const char *id)
{
  GtkListBoxRow *row;
  for (int i = 0; id != NULL && (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_str_equal (fp_printed_card_facts (fp_card_row_item (row))->id, id))
      gtk_list_box_select_row (self->list, row);
}

/* The rows are laid out only after the tick callbacks of a frame. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FpCardBrowser *self = FP_CARD_BROWSER (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  if (row != NULL && gtk_widget_get_height (GTK_WIDGET (row)) == 0 && gtk_widget_get_mapped (widget))
    return G_SOURCE_CONTINUE;
  if (row != NULL)
    scroll_to_row (row);
  return G_SOURCE_REMOVE;
}

void
fp_card_browser_set_grid (FpCardBrowser *self, gboolean grid, GHashTable *records)
{
  self->as_grid = grid;
  g_clear_pointer (&self->records, g_hash_table_unref);
  self->records = records != NULL ? g_hash_table_ref (records) : NULL;
}

void
fp_card_browser_open (FpCardBrowser *self, FpCatalogModel *catalog_model, GListModel *cards, const char *what,
                      const char *chosen, const char *const *excluded)
{
  GtkListBoxRow *row;
  g_strfreev (self->excluded);
  self->excluded = g_strdupv ((char **) excluded);
  fp_labels_set_name (GTK_WIDGET (self->list), what);
  fp_card_details_set_catalog (self->reader, catalog_model, FP_CARD_DETAILS_WHOLE);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  fill_filters (self, cards);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpPrintedCard) item = g_list_model_get_item (cards, i);
      gtk_list_box_append (self->list, fp_card_row_new (item));
    }
  if (self->as_grid)
    fp_card_grid_fill (self->grid, cards, what, passes, self, self->records);
  filter (self);
  select_card (self, chosen);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
}

const char *
fp_card_browser_chosen (FpCardBrowser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  return row != NULL ? fp_printed_card_facts (fp_card_row_item (row))->id : NULL;
}

void
fp_card_browser_surprise (FpCardBrowser *self)
{
  g_autoptr (GPtrArray) rows = shown_rows (self, NULL);
  if (rows->len == 0)
    return;
  GtkListBoxRow *row = g_ptr_array_index (rows, g_random_int_range (0, (gint32) rows->len));
  gtk_list_box_select_row (self->list, row);
  gtk_widget_grab_focus (self->as_grid ? GTK_WIDGET (self->grid) : GTK_WIDGET (row));
}

void
fp_card_browser_read (FpCardBrowser *self)
{
  fp_card_details_read (self->reader);
}

void
fp_card_browser_find (FpCardBrowser *self, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), text);
}
