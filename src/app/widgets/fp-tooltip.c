/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tooltips, told when the pointer asks for them. */
#include "app/widgets/fp-tooltip.h"

static GQuark
text_quark (void)
{
  return g_quark_from_static_string ("fp-tooltip");
}

static gboolean
on_query (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const char *text = fp_tooltip_get (widget);
  if (text == NULL)
    return FALSE;
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* A tooltip in sight follows its text. */
static void
update_shown (GtkWidget *widget)
{
  if ((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0)
    gtk_widget_trigger_tooltip_query (widget);
}

void
fp_tooltip_set (GtkWidget *widget, const char *text)
{
  const char *new_text = text != NULL && *text != '\0' ? text : NULL;
  if (g_strcmp0 (fp_tooltip_get (widget), new_text) == 0)
    return;
  if (g_signal_handler_find (widget, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer) on_query, NULL) == 0)
    g_signal_connect (widget, "query-tooltip", G_CALLBACK (on_query), NULL);
  g_object_set_qdata_full (G_OBJECT (widget), text_quark (), g_strdup (new_text), g_free);
  gtk_widget_set_has_tooltip (widget, new_text != NULL);
  update_shown (widget);
}

const char *
fp_tooltip_get (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), text_quark ());
}
