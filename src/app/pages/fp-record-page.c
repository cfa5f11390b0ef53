/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page of the player's record. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-record-page.h"
#include "app/pages/fp-alien-wall.h"
#include "app/widgets/fp-labels.h"
#include "model/fp-record-summary.h"

struct _FpRecordPage
{
  AdwBin parent_instance;
  FpCatalogModel *catalog_model;
  GtkWidget *scroller;
  GtkWidget *first; /* widget that gets the focus */
};

G_DEFINE_FINAL_TYPE (FpRecordPage, fp_record_page, ADW_TYPE_BIN)

enum
{
  WIDTH = 760,
  MARGIN = 18,
  SPACING = 18,
  BUTTONS = 6, /* between two */
};

/* Returns a row that shows @line. Its title is the accessible name, and the value becomes the
 * description. */
static GtkWidget *
new_row (const FpRecordLine *line, gboolean below)
{
  GtkWidget *row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), line->label);
  if (below)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), line->value);
  else
    {
      GtkWidget *value = gtk_label_new (line->value);
      gtk_widget_add_css_class (value, "numeric");
      gtk_accessible_update_property (GTK_ACCESSIBLE (value), GTK_ACCESSIBLE_PROPERTY_LABEL, line->value, -1);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), value);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, line->value, -1);
  return row;
}

/* Returns a group of @lines. @below: values stand below their labels. */
static GtkWidget *
new_group (const char *title, const char *description, const GPtrArray *lines, gboolean below)
{
  GtkWidget *group = adw_preferences_group_new (), *list = gtk_list_box_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), description);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  fp_labels_set_name (list, title);
  for (guint i = 0; i < lines->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (g_ptr_array_index (lines, i), below));
  gtk_widget_set_visible (list, lines->len > 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), list);
  return group;
}

static GtkWidget *
new_button (const char *label, const char *action, const char *style)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  if (style != NULL)
    gtk_widget_add_css_class (button, style);
  return button;
}

/* The buttons stand beside the first heading, in front of the many aliens in the order of focus. */
static GtkWidget *
new_buttons (FpRecordPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BUTTONS);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  self->first = new_button (_ ("Export…"), "win.export-record", NULL);
  gtk_box_append (GTK_BOX (box), self->first);
  gtk_box_append (GTK_BOX (box), new_button (_ ("Erase…"), "win.erase-record", NULL));
  return box;
}

/* Returns the page without games. */
static GtkWidget *
new_empty (FpRecordPage *self, const FpRecordSummary *summary)
{
  GtkWidget *page = adw_status_page_new (), *button = new_button (_ ("New Game…"), "win.new-game", "pill");
  const char *text = _ ("Games that you finish are counted here. The record stays on this computer.");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "fp-alien-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page),
                             summary->trouble != NULL ? _ ("The Record Can't Be Read") : _ ("No Finished Games Yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page), summary->trouble != NULL ? summary->trouble : text);
  adw_status_page_set_child (ADW_STATUS_PAGE (page), button);
  self->first = button;
  return page;
}

/* Returns the feats that were done, with how many there are. */
static GtkWidget *
new_feats (const FpRecordSummary *summary)
{
  g_autofree char *description =
      /* Translators: the number of feats done, and of those that there are. */
      g_strdup_printf (ngettext ("%u of %u done. The others are for you to find.",
                                 "%u of %u done. The others are for you to find.", summary->n_feats),
                       summary->feats->len, summary->n_feats);
  return new_group (_ ("Feats"), description, summary->feats, TRUE);
}

static GtkWidget *
new_contents (FpRecordPage *self, const FpRecordSummary *summary)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING), *wall = fp_alien_wall_new (self->catalog_model);
  for (guint i = 0; i < summary->groups->len; i++)
    {
      const FpRecordGroup *group = g_ptr_array_index (summary->groups, i);
      GtkWidget *shown = new_group (group->title, NULL, group->lines, FALSE);
      if (i == 0)
        adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (shown), new_buttons (self));
      gtk_box_append (GTK_BOX (box), shown);
    }
  gtk_box_append (GTK_BOX (box), new_feats (summary));
  gtk_box_append (GTK_BOX (box), wall);
  gtk_box_append (GTK_BOX (box), new_group (_ ("Last Games"), NULL, summary->games, TRUE));
  GtkWidget *clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  g_object_set (clamp, "margin-top", MARGIN, "margin-bottom", MARGIN, "margin-start", MARGIN, "margin-end", MARGIN,
                NULL);
  return clamp;
}

static gboolean
fp_record_page_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = FP_RECORD_PAGE (widget)->first;
  return first != NULL && gtk_widget_grab_focus (first);
}

static void
fp_record_page_dispose (GObject *object)
{
  g_clear_object (&FP_RECORD_PAGE (object)->catalog_model);
  G_OBJECT_CLASS (fp_record_page_parent_class)->dispose (object);
}

static void
fp_record_page_class_init (FpRecordPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_record_page_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = fp_record_page_grab_focus;
}

static void
fp_record_page_init (FpRecordPage *self)
{
  self->scroller = gtk_scrolled_window_new ();
  g_object_set (self->scroller, "hscrollbar-policy", GTK_POLICY_NEVER, "vexpand", TRUE, NULL);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}

void
fp_record_page_read (FpRecordPage *self, FpCatalogModel *catalog_model)
{
  g_autoptr (FpRecordSummary) summary = fp_record_summary_read ();
  g_set_object (&self->catalog_model, catalog_model);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller),
                                 summary->n_games > 0 ? new_contents (self, summary) : new_empty (self, summary));
}
