/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Finding in a page. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/rules-book/fp-rules-find.h"
#include "model/fp-rules-book.h"

/* A place that was found. */
typedef struct
{
  GtkLabel *label; /* of the column, which lives as long as it is looked into */
  FpMark mark;
} FpPageMatch;

struct _FpRulesFind
{
  AdwBin parent_instance;
  GtkSearchBar *bar;
  GtkEditable *entry;
  GtkLabel *count;
  GtkWidget *previous, *next;
  GtkWidget *column; /* NULL: none */
  GtkScrolledWindow *scroller;
  GArray *hits; /* of FpPageMatch, as they stand */
  guint at; /* the one that was gone to */
};

G_DEFINE_FINAL_TYPE (FpRulesFind, fp_rules_find, ADW_TYPE_BIN)

/* Letters are dark on a light ground, in dark windows, too; where one is, is underlined as well. */
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

/* GTK 4.8 adds what a label is given to what came from its text, for ever: its text is set anew, so that it forgets. */
static void
unmark (GtkLabel *label)
{
  g_autofree char *text = g_strdup (gtk_label_get_label (label));
  gtk_label_set_attributes (label, NULL);
  gtk_label_set_label (label, "");
  gtk_label_set_label (label, text);
}

/* Marks all hits in @label. */
static void
mark_label (FpRulesFind *self, GtkLabel *label)
{
  unmark (label);
  g_autoptr (PangoAttrList) list = pango_attr_list_new ();
  for (guint i = 0; i < self->hits->len; i++)
    {
      const FpPageMatch *hit = &g_array_index (self->hits, FpPageMatch, i);
      if (hit->label != label)
        continue;
      gboolean here = i == self->at;
      add_attribute (list, pango_attr_background_new (FULL, here ? ORANGE : GOLD, 0x4040), &hit->mark);
      add_attribute (list, pango_attr_foreground_new (0, 0, 0), &hit->mark);
      if (here)
        add_attribute (list, pango_attr_underline_new (PANGO_UNDERLINE_DOUBLE), &hit->mark);
    }
  gtk_label_set_attributes (label, list);
}

static void
forget_hits (FpRulesFind *self)
{
  for (guint i = 0; i < self->hits->len; i++)
    unmark (g_array_index (self->hits, FpPageMatch, i).label);
  g_array_set_size (self->hits, 0);
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
          const FpPageMatch hit = { GTK_LABEL (widget), g_array_index (marks, FpMark, i) };
          g_array_append_val (self->hits, hit);
        }
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_in (self, child, query);
}

/* Going there */

/* How far down in the column a hit stands. */
static double
height_of (FpRulesFind *self, const FpPageMatch *hit)
{
  PangoRectangle at;
  double x = 0, y = 0;
  int left, top;
  pango_layout_index_to_pos (gtk_label_get_layout (hit->label), (int) hit->mark.start, &at);
  gtk_label_get_layout_offsets (hit->label, &left, &top);
  gtk_widget_translate_coordinates (GTK_WIDGET (hit->label), self->column, left, top + PANGO_PIXELS (at.y), &x, &y);
  return y;
}

static void
scroll_to (FpRulesFind *self, const FpPageMatch *hit)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double page = gtk_adjustment_get_page_size (adjustment), top = gtk_adjustment_get_value (adjustment);
  double y = height_of (self, hit);
  if (y < top + page * 0.1 || y > top + page * 0.8)
    gtk_adjustment_set_value (adjustment, y - page / 3);
}

static void
update_count (FpRulesFind *self)
{
  guint n = self->hits->len;
  gboolean asked = *gtk_editable_get_text (self->entry) != '\0';
  /* Translators: which of all places that were found in a page this is. */
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), self->at + 1, n);
  gtk_label_set_text (self->count, n > 0 ? text : asked ? _ ("Not on this page") : "");
  gtk_widget_set_sensitive (self->previous, n > 1);
  gtk_widget_set_sensitive (self->next, n > 1);
}

static void
go_to (FpRulesFind *self, guint at)
{
  guint before = self->at;
  if (self->hits->len == 0)
    return;
  self->at = at;
  mark_label (self, g_array_index (self->hits, FpPageMatch, before).label);
  mark_label (self, g_array_index (self->hits, FpPageMatch, at).label);
  scroll_to (self, &g_array_index (self->hits, FpPageMatch, at));
  update_count (self);
}

/* Looks for what is typed now, and begins with the first place that stands no higher than @top. */
static void
look (FpRulesFind *self, double top)
{
  guint first = 0;
  if (self->column == NULL)
    return;
  forget_hits (self);
  if (fp_rules_find_is_open (self))
    find_in (self, self->column, gtk_editable_get_text (self->entry));
  while (first < self->hits->len && height_of (self, &g_array_index (self->hits, FpPageMatch, first)) < top)
    first++;
  self->at = first < self->hits->len ? first : 0;
  for (guint i = 0; i < self->hits->len; i++)
    if (i == 0 ||
        g_array_index (self->hits, FpPageMatch, i).label != g_array_index (self->hits, FpPageMatch, i - 1).label)
      mark_label (self, g_array_index (self->hits, FpPageMatch, i).label);
  update_count (self);
}

/* The reader stays where they are if it stands there. */
static void
look_here (FpRulesFind *self)
{
  if (self->scroller != NULL)
    look (self, gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller)));
}

static void
look_and_go (FpRulesFind *self)
{
  look_here (self);
  if (self->hits->len > 0)
    scroll_to (self, &g_array_index (self->hits, FpPageMatch, self->at));
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

/* Shift+Enter goes back. */
static gboolean
on_key (FpRulesFind *self, guint key, guint code, GdkModifierType state)
{
  if ((key != GDK_KEY_Return && key != GDK_KEY_KP_Enter) || (state & GDK_SHIFT_MASK) == 0)
    return GDK_EVENT_PROPAGATE;
  on_previous (self);
  return GDK_EVENT_STOP;
}

/* Once it is closed nothing is marked, and the keys are the page's again. */
static void
on_shown (FpRulesFind *self)
{
  look_here (self);
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
  g_clear_pointer (&self->hits, g_array_unref);
  /* Or GTK takes the bar away behind the bin's back. */
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
  self->hits = g_array_new (FALSE, FALSE, sizeof (FpPageMatch));
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_search_bar_connect_entry (self->bar, self->entry);
}

/* Above anything but the page it would be one place to type in too many. */
static void
on_page_shown (FpRulesFind *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_mapped (GTK_WIDGET (self->scroller)));
}

void
fp_rules_find_set_page (FpRulesFind *self, GtkWidget *column, GtkScrolledWindow *scroller)
{
  forget_hits (self);
  g_set_object (&self->column, column);
  if (g_set_object (&self->scroller, scroller))
    {
      g_signal_connect_object (scroller, "map", G_CALLBACK (on_page_shown), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
      g_signal_connect_object (scroller, "unmap", G_CALLBACK (on_page_shown), self,
                               G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  /* How far down the page before was says nothing about this one, which is not laid out yet either. */
  if (fp_rules_find_is_open (self))
    look (self, -G_MAXDOUBLE);
}

void
fp_rules_find_settle (FpRulesFind *self, gboolean top)
{
  if (!fp_rules_find_is_open (self))
    return;
  if (top)
    look_and_go (self);
  else
    look_here (self);
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
  guint n = self->hits->len;
  if (n > 0 && fp_rules_find_is_open (self))
    go_to (self, (self->at + (forward ? 1 : n - 1)) % n);
}

gboolean
fp_rules_find_is_open (FpRulesFind *self)
{
  return gtk_search_bar_get_search_mode (self->bar);
}
