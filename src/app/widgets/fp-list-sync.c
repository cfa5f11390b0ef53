/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lists of pieces whose widgets stay. */
#include "app/widgets/fp-list-sync.h"

/* What a box shows. */
typedef struct
{
  GListModel *items;
  const FpListSyncKind *kind;
  gulong handler;
} Following;

static void
following_free (gpointer data)
{
  Following *following = data;
  g_signal_handler_disconnect (following->items, following->handler);
  g_object_unref (following->items);
  g_free (following);
}

static GQuark
following_quark (void)
{
  return g_quark_from_static_string ("fp-following");
}

static GQuark
item_quark (void)
{
  return g_quark_from_static_string ("fp-followed-item");
}

static GtkFlowBoxChild *
child_at (GtkFlowBox *box, guint index)
{
  return gtk_flow_box_get_child_at_index (box, (int) index);
}

static int
number_of (const FpListSyncKind *kind, GtkFlowBoxChild *child)
{
  return kind->number (g_object_get_qdata (G_OBJECT (child), item_quark ()));
}

static gboolean
is_listed (const Following *following, int number)
{
  for (guint i = 0; i < g_list_model_get_n_items (following->items); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (following->items, i);
      if (following->kind->number (item) == number)
        return TRUE;
    }
  return FALSE;
}

static void
drop_gone (GtkFlowBox *box, const Following *following)
{
  GtkFlowBoxChild *child;
  for (guint i = 0; (child = child_at (box, i)) != NULL;)
    if (is_listed (following, number_of (following->kind, child)))
      i++;
    else
      gtk_flow_box_remove (box, GTK_WIDGET (child));
}

/* Brings the widget of @item to the place @index, where those before have theirs already. */
static void
place (GtkFlowBox *box, const FpListSyncKind *kind, guint index, GObject *item)
{
  GtkFlowBoxChild *found = NULL;
  guint at = index;
  while ((found = child_at (box, at)) != NULL && number_of (kind, found) != kind->number (item))
    at++;
  g_autoptr (GtkWidget) widget = NULL;
  if (found == NULL)
    widget = g_object_ref_sink (kind->create (item, NULL));
  else
    widget = g_object_ref (GTK_WIDGET (found));
  if (found != NULL && at != index)
    gtk_flow_box_remove (box, widget);
  if (found == NULL || at != index)
    gtk_flow_box_insert (box, widget, (int) index);
  if (found != NULL && g_object_get_qdata (G_OBJECT (widget), item_quark ()) != (gpointer) item)
    kind->show (widget, item);
  g_object_set_qdata_full (G_OBJECT (widget), item_quark (), g_object_ref (item), g_object_unref);
}

static void
update (GtkFlowBox *box)
{
  const Following *following = g_object_get_qdata (G_OBJECT (box), following_quark ());
  guint n = g_list_model_get_n_items (following->items);
  GtkFlowBoxChild *child;
  drop_gone (box, following);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (following->items, i);
      place (box, following->kind, i, item);
    }
  /* Of those that are alike there may be fewer. */
  while ((child = child_at (box, n)) != NULL)
    gtk_flow_box_remove (box, GTK_WIDGET (child));
}

void
fp_list_sync (GtkFlowBox *box, GListModel *items, const FpListSyncKind *kind)
{
  GtkFlowBoxChild *child;
  g_object_set_qdata (G_OBJECT (box), following_quark (), NULL);
  while ((child = child_at (box, 0)) != NULL)
    gtk_flow_box_remove (box, GTK_WIDGET (child));
  if (items == NULL)
    return;
  Following *following = g_new (Following, 1);
  *following = (Following){ g_object_ref (items), kind,
                            g_signal_connect_swapped (items, "items-changed", G_CALLBACK (update), box) };
  g_object_set_qdata_full (G_OBJECT (box), following_quark (), following, following_free);
  update (box);
}
