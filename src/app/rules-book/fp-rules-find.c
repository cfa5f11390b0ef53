/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Find in page. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/rules-book/fp-rules-find.h"
#include "model/fp-rules-book.h"

/* A match of the search. */
typedef struct
{
  GtkLabel *label; /* label inside the column, which lives as long as the match */
  FpMark mark;
} FpPageMatch;

struct _FpRulesFind
{
  AdwBin parent_instance;
  GtkSearchBar *bar;
  GtkEditable *entry;
  GtkLabel *count;
  GtkWidget *previous, *next;
  GtkWidget *column; /* NULL if none */
  GtkScrolledWindow *scroller;
  GArray *matches; /* of FpPageMatch, in reading order */
  guint at; /* index of the current match */
};

G_DEFINE_FINAL_TYPE (FpRulesFind, fp_rules_find, ADW_TYPE_BIN)

/* Colours of matches: dark text on a light ground, in dark windows as well. The current match is
 * also underlined. */
enum
{
  FULL = 0xffff,
  GOLD = 0xe8e8,
  ORANGE = 0xa0a0,
};

/* Marks */

static void
add_attribute (PangoAttrList *list, PangoAttribute *attribute, const FpMark *mark)
{
  attribute->start_index = mark->start;
  attribute->end_index = mark->end;
  pango_attr_list_insert (list, attribute);
}

/* GTK 4.8 never removes attributes that were merged into those from markup. Setting the text anew
 * resets them. */
static void
unmark (GtkLabel *label)
{
  g_autofree char *text = g_strdup (gtk_label_get_label (label));
  gtk_label_set_attributes (label, NULL);
  gtk_label_set_label (label, "");
  gtk_label_set_label (label, text);
}

/* Marks all matches in @label. */
static void
mark_label (FpRulesFind *self, GtkLabel *label)
{
  unmark (label);
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();
  for (guint i = 0; i < self->matches->len; i++)
    {
      const FpPageMatch *match = &g_array_index (self->matches, FpPageMatch, i);
      if (match->label != label)
        continue;
      gboolean is_current = i == self->at;
      add_attribute (list, pango_attr_background_new (FULL, is_current ? ORANGE : GOLD, 0x4040), &match->mark);
      add_attribute (list, pango_attr_foreground_new (0, 0, 0), &match->mark);
      if (is_current)
        add_attribute (list, pango_attr_underline_new (PANGO_UNDERLINE_DOUBLE), &match->mark);
    }
  gtk_label_set_attributes (label, list);
}

static void
clear_matches (FpRulesFind *self)
{
  for (guint i = 0; i < self->matches->len; i++)
    unmark (g_array_index (self->matches, FpPageMatch, i).label);
  g_array_set_size (self->matches, 0);
  self->at = 0;
}

static void
find_in (FpRulesFind *self, GtkWidget *widget, const char *query)
{
  if (!gtk_widget_get_visible (widget))
    return;
  if (GTK_IS_LABEL (widget))
    {
      g_autoptr (GArray) marks = fp_find_words (gtk_label_get_text (GTK_LABEL (widget)), query);
      for (guint i = 0; i < marks->len; i++)
        {
          const FpPageMatch match = { GTK_LABEL (widget), g_array_index (marks, FpMark, i) };
          g_array_append_val (self->matches, match);
        }
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_in (self, child, query);
}

/* Navigation */

/* Returns the vertical position of a match in the column, in pixels. */
static double
match_y (FpRulesFind *self, const FpPageMatch *match)
{
  PangoRectangle at;
  double x = 0, y = 0;
  int left, top;
  pango_layout_index_to_pos (gtk_label_get_layout (match->label), (int) match->mark.start, &at);
  gtk_label_get_layout_offsets (match->label, &left, &top);
  gtk_widget_translate_coordinates (GTK_WIDGET (match->label), self->column, left, top + PANGO_PIXELS (at.y), &x, &y);
  return y;
}

static void
scroll_to (FpRulesFind *self, const FpPageMatch *match)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double page = gtk_adjustment_get_page_size (adjustment), top = gtk_adjustment_get_value (adjustment);
  double y = match_y (self, match);
  if (y < top + page * 0.1 || y > top + page * 0.8)
    gtk_adjustment_set_value (adjustment, y - page / 3);
}

static void
update_count (FpRulesFind *self)
{
  guint n = self->matches->len;
  gboolean has_query = *gtk_editable_get_text (self->entry) != '\0';
  /* Translators: number of the current match, and of all matches in the page. */
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), self->at + 1, n);
  gtk_label_set_text (self->count, n > 0 ? text : has_query ? _ ("Not on this page") : "");
  gtk_widget_set_sensitive (self->previous, n > 1);
  gtk_widget_set_sensitive (self->next, n > 1);
}

static void
go_to (FpRulesFind *self, guint at)
{
  guint before = self->at;
  if (self->matches->len == 0)
    return;
  self->at = at;
  mark_label (self, g_array_index (self->matches, FpPageMatch, before).label);
  mark_label (self, g_array_index (self->matches, FpPageMatch, at).label);
  scroll_to (self, &g_array_index (self->matches, FpPageMatch, at));
  update_count (self);
}

/* Searches for the text in the entry. The first match at or below @top becomes the current one. */
static void
search (FpRulesFind *self, double top)
{
  guint first = 0;
  if (self->column == NULL)
    return;
  clear_matches (self);
  if (fp_rules_find_is_open (self))
    find_in (self, self->column, gtk_editable_get_text (self->entry));
  while (first < self->matches->len && match_y (self, &g_array_index (self->matches, FpPageMatch, first)) < top)
    first++;
  self->at = first < self->matches->len ? first : 0;
  for (guint i = 0; i < self->matches->len; i++)
    if (i == 0 ||
        g_array_index (self->matches, FpPageMatch, i).label != g_array_index (self->matches, FpPageMatch, i - 1).label)
      mark_label (self, g_array_index (self->matches, FpPageMatch, i).label);
  update_count (self);
}

/* Searches from the current scroll position, which stays unchanged. */
static void
search_here (FpRulesFind *self)
{
  if (self->scroller != NULL)
    search (self, gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller)));
}

static void
look_and_go (FpRulesFind *self)
{
  search_here (self);
  if (self->matches->len > 0)
    scroll_to (self, &g_array_index (self->matches, FpPageMatch, self->at));
}

static void
on_next (FpRulesFind *self)
{
  fp_rules_find_go (self, TRUE);
}

static void
on_previous (FpRulesFind *self)
{
  fp_rules_find_go (self, FALSE);
}

static void
on_close (FpRulesFind *self)
{
  gtk_search_bar_set_search_mode (self->bar, FALSE);
}

/* Shift+Enter goes to the previous match. */
static gboolean
on_key (FpRulesFind *self, guint key, guint code, GdkModifierType state)
{
  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || (state & GDK_SHIFT_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  on_previous (self);
  return GDK_EVENT_STOP;
}

/* Closing the bar removes the marks and returns the focus to the page. */
static void
on_shown (FpRulesFind *self)
{
  search_here (self);
  if (!fp_rules_find_is_open (self) && self->column != NULL && gtk_widget_get_root (self->column) != NULL)
    gtk_root_set_focus (gtk_widget_get_root (self->column), self->column);
}

/* GObject */

static void
fp_rules_find_dispose (GObject *object)
{
  FpRulesFind *self = FP_RULES_FIND (object);
  g_clear_object (&self->column);
  g_clear_object (&self->scroller);
  g_clear_pointer (&self->matches, g_array_unref);
  /* The bin must drop the bar before GTK disposes of it. */
  adw_bin_set_child (ADW_BIN (self), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_RULES_FIND);
  G_OBJECT_CLASS (fp_rules_find_parent_class)->dispose (object);
}

static void
fp_rules_find_class_init (FpRulesFindClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_rules_find_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/rules-find.ui");
  gtk_widget_class_bind_template_child (widget_class, FpRulesFind, bar);
  gtk_widget_class_bind_template_child (widget_class, FpRulesFind, entry);
  gtk_widget_class_bind_template_child (widget_class, FpRulesFind, count);
  gtk_widget_class_bind_template_child (widget_class, FpRulesFind, previous);
  gtk_widget_class_bind_template_child (widget_class, FpRulesFind, next);
  gtk_widget_class_bind_template_callback (widget_class, look_and_go);
  gtk_widget_class_bind_template_callback (widget_class, on_next);
  gtk_widget_class_bind_template_callback (widget_class, on_previous);
  gtk_widget_class_bind_template_callback (widget_class, on_close);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_bind_template_callback (widget_class, on_shown);
}

static void
fp_rules_find_init (FpRulesFind *self)
{
  self->matches = g_array_new (FALSE, FALSE, sizeof (FpPageMatch));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->bar, self->entry);
}

/* The bar is hidden while search results cover the page, since they have an entry of their own. */
static void
on_page_shown (FpRulesFind *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_mapped (GTK_WIDGET (self->scroller)));
}

void
fp_rules_find_set_page (FpRulesFind *self, GtkWidget *column, GtkScrolledWindow *scroller)
{
  clear_matches (self);
  g_set_object (&self->column, column);
  if (g_set_object (&self->scroller, scroller))
    {
      g_signal_connect_object (scroller, "map", G_CALLBACK (on_page_shown), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      g_signal_connect_object (scroller, "unmap", G_CALLBACK (on_page_shown), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  /* The scroll position belongs to the previous page, and the new one is not laid out yet. */
  if (fp_rules_find_is_open (self))
    search (self, -G_MAXDOUBLE);
}

void
fp_rules_find_settle (FpRulesFind *self, gboolean top)
{
  if (!fp_rules_find_is_open (self))
    return;
  if (top)
    look_and_go (self);
  else
    search_here (self);
}

void
fp_rules_find_begin (FpRulesFind *self)
{
  gtk_search_bar_set_search_mode (self->bar, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->entry));
  gtk_editable_select_region (self->entry, 0, -1);
}

void
fp_rules_find_go (FpRulesFind *self, gboolean forward)
{
  guint n = self->matches->len;
  if (n > 0 && fp_rules_find_is_open (self))
    go_to (self, (self->at + (forward ? 1 : n - 1)) % n);
}

gboolean
fp_rules_find_is_open (FpRulesFind *self)
{
  return gtk_search_bar_get_search_mode (self->bar);
}
