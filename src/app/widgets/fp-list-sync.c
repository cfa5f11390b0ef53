/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Synchronizes a GtkFlowBox with a list model and keeps its widgets. */
#include "app/widgets/fp-list-sync.h"

/* The binding of a flow box to its items */
typedef struct
{
  GListModel *items;
  const FpListSyncKind *kind;
  gulong handler;
} Binding;

static void
binding_free (gpointer data)
{
  Binding *binding = data;
  g_signal_handler_disconnect (binding->items, binding->handler);
  g_object_unref (binding->items);
  g_free (binding);
}

static GQuark
binding_quark (void)
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
is_listed (const Binding *binding, int number)
{
  for (guint i = 0; i < g_list_model_get_n_items (binding->items); i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (binding->items, i);
      if (binding->kind->number (item) == number)
        return TRUE;
    }
  return FALSE;
}

static void
remove_unlisted (GtkFlowBox *box, const Binding *binding)
{
  GtkFlowBoxChild *child;
  for (guint i = 0; (child = child_at (box, i)) != NULL;)
    if (is_listed (binding, number_of (binding->kind, child)))
      i++;
    else
      gtk_flow_box_remove (box, GTK_WIDGET (child));
}

/* Moves or creates the widget of @item at @index. The widgets before @index are in
 * place already. */
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
  const Binding *binding = g_object_get_qdata (G_OBJECT (box), binding_quark ());
  guint n = g_list_model_get_n_items (binding->items);
  GtkFlowBoxChild *child;
  remove_unlisted (box, binding);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) item = g_list_model_get_item (binding->items, i);
      place (box, binding->kind, i, item);
    }
  /* Identical items may have become fewer. */
  while ((child = child_at (box, n)) != NULL)
    gtk_flow_box_remove (box, GTK_WIDGET (child));
}

void
fp_list_sync (GtkFlowBox *box, GListModel *items, const FpListSyncKind *kind)
{
  GtkFlowBoxChild *child;
  g_object_set_qdata (G_OBJECT (box), binding_quark (), NULL);
  while ((child = child_at (box, 0)) != NULL)
    gtk_flow_box_remove (box, GTK_WIDGET (child));
  if (items == NULL)
    return;
  Binding *binding = g_new (Binding, 1);
  *binding = (Binding){ g_object_ref (items), kind,
                        g_signal_connect_swapped (items, "items-changed", G_CALLBACK (update), box) };
  g_object_set_qdata_full (G_OBJECT (box), binding_quark (), binding, binding_free);
  update (box);
}
