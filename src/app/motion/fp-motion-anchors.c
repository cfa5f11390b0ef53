/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Anchors: widgets that mark themselves as spots of the table. */
#include "app/motion/fp-motion-anchors.h"

typedef struct
{
  FpMotionAnchorUse use;
  char *spot;
} Mark;

static GQuark
mark_quark (void)
{
  return g_quark_from_static_string ("fp-spot");
}

static void
mark_free (gpointer data)
{
  Mark *mark = data;
  g_free (mark->spot);
  g_free (mark);
}

void
fp_motion_anchor_mark (GtkWidget *widget, FpMotionAnchorUse use, const char *format, ...)
{
  va_list arguments;
  Mark *mark = g_new (Mark, 1);
  va_start (arguments, format);
  *mark = (Mark){ use, g_strdup_vprintf (format, arguments) };
  va_end (arguments);
  g_object_set_qdata_full (G_OBJECT (widget), mark_quark (), mark, mark_free);
}

FpMotionAnchorUse
fp_motion_anchor_use (GtkWidget *widget)
{
  const Mark *mark = g_object_get_qdata (G_OBJECT (widget), mark_quark ());
  return mark != NULL ? mark->use : FP_MOTION_ANCHOR_AREA;
}

static void
find_below (GtkWidget *widget, GHashTable *found)
{
  const Mark *mark = g_object_get_qdata (G_OBJECT (widget), mark_quark ());
  /* Nothing moves in popovers or in the side panel, which is large. */
  if (!gtk_widget_get_visible (widget) || GTK_IS_POPOVER (widget) || GTK_IS_REVEALER (widget))
    return;
  if (mark != NULL && !g_hash_table_contains (found, mark->spot))
    g_hash_table_insert (found, g_strdup (mark->spot), widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_below (child, found);
}

GHashTable *
fp_motion_anchors_find (GtkWidget *root)
{
  GHashTable *found = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  find_below (root, found);
  return found;
}
