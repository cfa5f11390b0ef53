/* SPDX-License-Identifier: GPL-3.0-or-later */
/* “Just now”: the last lines of the log. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-news-view.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-log-item.h"

enum
{
  N_LINES = 6,
  LINE_CHARACTERS = 26, /* of a line of text */
};

struct _FpNewsView
{
  AdwBin parent_instance;
  GtkLabel *lines[N_LINES]; /* the newest last */
};

G_DEFINE_FINAL_TYPE (FpNewsView, fp_news_view, ADW_TYPE_BIN)

static void
fp_news_view_class_init (FpNewsViewClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fp_news_view_init (FpNewsView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  /* Translators: heading above what happened last. */
  GtkWidget *title = gtk_label_new (_ ("Just now"));
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_add_css_class (title, "caption-heading");
  gtk_box_append (GTK_BOX (box), title);
  for (guint i = 0; i < N_LINES; i++)
    {
      self->lines[i] = GTK_LABEL (fp_labels_new_text (""));
      gtk_label_set_width_chars (self->lines[i], LINE_CHARACTERS);
      gtk_label_set_max_width_chars (self->lines[i], LINE_CHARACTERS);
      gtk_label_set_lines (self->lines[i], 2);
      gtk_label_set_ellipsize (self->lines[i], PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (GTK_WIDGET (self->lines[i]), "caption");
      fp_labels_set_class (GTK_WIDGET (self->lines[i]), "latest", i + 1 == N_LINES);
      gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->lines[i]));
    }
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_widget_add_css_class (GTK_WIDGET (self), "glass");
  gtk_widget_add_css_class (GTK_WIDGET (self), "news-panel");
  fp_labels_set_name (GTK_WIDGET (self), _ ("Just now"));
  adw_bin_set_child (ADW_BIN (self), box);
}

void
fp_news_view_show (FpNewsView *self, GListModel *log)
{
  guint left = N_LINES;
  for (guint i = g_list_model_get_n_items (log); i > 0 && left > 0; i--)
    {
      g_autoptr (FpLogItem) item = g_list_model_get_item (log, i - 1);
      const FpLogFacts *line = fp_log_item_facts (item);
      if (line->heading || line->step)
        continue;
      fp_label_set (self->lines[--left], line->text);
      fp_tooltip_set (GTK_WIDGET (self->lines[left]), line->text);
    }
  while (left > 0)
    fp_label_set (self->lines[--left], NULL);
}
