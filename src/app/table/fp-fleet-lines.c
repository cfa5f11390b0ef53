/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The ships on a planet of a system. */
#include "app/table/fp-fleet-lines.h"

#include "app/widgets/fp-labels.h"
#include "model/items/fp-fleet-item.h"
#include "model/items/fp-item.h"

enum
{
  N_LINES = 2,
};

struct _FpFleetLines
{
  GtkWidget parent_instance;
  GtkBox *lines[N_LINES]; /* an empty one keeps its room */
  /* shown: the fleets (NULL: nothing yet), the owner's colour, and the most guests */
  GListModel *fleets;
  char *owner;
  guint most;
};

G_DEFINE_FINAL_TYPE (FpFleetLines, fp_fleet_lines, GTK_TYPE_WIDGET)

static void
fp_fleet_lines_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                        int *minimum_baseline, int *natural_baseline)
{
  FpFleetLines *self = FP_FLEET_LINES (widget);
  for (int i = 0; i < N_LINES; i++)
    {
      int least = 0, wanted = 0;
      gtk_widget_measure (GTK_WIDGET (self->lines[i]), orientation, -1, &least, &wanted, NULL, NULL);
      *natural = orientation == GTK_ORIENTATION_VERTICAL ? *natural + wanted : MAX (*natural, wanted);
    }
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? *natural : 0;
}

static void
fp_fleet_lines_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FpFleetLines *self = FP_FLEET_LINES (widget);
  for (int i = 0, y = 0; i < N_LINES; i++)
    {
      GtkRequisition size;
      gtk_widget_get_preferred_size (GTK_WIDGET (self->lines[i]), &size, NULL);
      gtk_widget_size_allocate (GTK_WIDGET (self->lines[i]),
                                &(GtkAllocation){ (width - size.width) / 2, y, size.width, size.height }, -1);
      y += size.height;
    }
}

static void
fp_fleet_lines_dispose (GObject *object)
{
  FpFleetLines *self = FP_FLEET_LINES (object);
  fp_labels_clear (GTK_WIDGET (object));
  g_clear_object (&self->fleets);
  g_clear_pointer (&self->owner, g_free);
  G_OBJECT_CLASS (fp_fleet_lines_parent_class)->dispose (object);
}

static void
fp_fleet_lines_class_init (FpFleetLinesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_fleet_lines_dispose;
  widget_class->measure = fp_fleet_lines_measure;
  widget_class->size_allocate = fp_fleet_lines_size_allocate;
}

static void
fp_fleet_lines_init (FpFleetLines *self)
{
  for (int i = 0; i < N_LINES; i++)
    {
      self->lines[i] = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3));
      gtk_widget_add_css_class (GTK_WIDGET (self->lines[i]), "fleet-line");
      gtk_widget_set_parent (GTK_WIDGET (self->lines[i]), GTK_WIDGET (self));
    }
}

/* Returns the fleets with ships, those of @owner first. (transfer full) */
static GListStore *
sort_fleets (GListModel *fleets, const char *owner)
{
  GListStore *sorted = g_list_store_new (FP_TYPE_FLEET_ITEM);
  for (guint i = 0; fleets != NULL && i < g_list_model_get_n_items (fleets); i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (fleets, i);
      const FpFleetFacts *fleet = fp_fleet_item_facts (item);
      if (fleet->ships == 0)
        continue;
      if (g_strcmp0 (fleet->colour, owner) == 0)
        g_list_store_insert (sorted, 0, item);
      else
        g_list_store_append (sorted, item);
    }
  return sorted;
}

/* Returns a fleet without ships and without any sign of it, which is as high as another one. */
static GtkWidget *
new_nothing (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *number = gtk_label_new ("");
  const char *classes[] = { "figure", "fleet", NULL };
  gtk_widget_set_css_classes (box, classes);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), number);
  return box;
}

/* Shows the fleets from @first on, at most @most. */
static void
show_line (GtkBox *line, GListStore *fleets, guint first, guint most)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (fleets)), end = MIN (n, first + most);
  fp_labels_clear (GTK_WIDGET (line));
  for (guint i = first; i < end; i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (G_LIST_MODEL (fleets), i);
      gtk_box_append (line, fp_labels_fleet (fp_fleet_item_facts (item)));
    }
  if (n <= first)
    gtk_box_append (line, new_nothing ());
  if (first == 0 || n <= end)
    return;
  GtkWidget *more = gtk_label_new ("+");
  gtk_widget_add_css_class (more, "figure");
  gtk_box_append (line, more);
}

void
fp_fleet_lines_show (FpFleetLines *self, GListModel *fleets, const char *owner, guint most)
{
  /* Unchanged widgets stay, for the sake of screen readers and time. */
  if (self->fleets != NULL && most == self->most && g_strcmp0 (owner, self->owner) == 0 &&
      fp_item_equal (G_OBJECT (fleets), G_OBJECT (self->fleets)))
    return;
  g_autoptr (GListStore) sorted = sort_fleets (fleets, owner);
  g_set_object (&self->fleets, fleets);
  g_free (self->owner);
  self->owner = g_strdup (owner);
  self->most = most;
  show_line (self->lines[0], sorted, 0, 1);
  show_line (self->lines[1], sorted, 1, most);
}
