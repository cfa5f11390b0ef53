/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of the log. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/panels/fp-log-row.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-wrap-box.h"
#include "app/widgets/fp-tooltip.h"

struct _FpLogRow
{
  AdwBin parent_instance;
  GtkImage *arrow; /* shown for headings */
  FpPortraitView *portrait; /* shown for lines about a character */
  GtkLabel *text;
  GtkBox *more;
  FpLogItem *item; /* NULL for none */
};

G_DEFINE_FINAL_TYPE (FpLogRow, fp_log_row, ADW_TYPE_BIN)

enum
{
  LEAST_LETTERS = 20, /* minimum characters per line; the log is never that narrow */
};

static void
fp_log_row_dispose (GObject *object)
{
  FpLogRow *self = FP_LOG_ROW (object);
  g_clear_object (&self->item);
  adw_bin_set_child (ADW_BIN (self), NULL);
  G_OBJECT_CLASS (fp_log_row_parent_class)->dispose (object);
}

static void
fp_log_row_class_init (FpLogRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fp_log_row_dispose;
}

static void
fp_log_row_init (FpLogRow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *line = fp_fast_box_new (3);
  self->arrow = GTK_IMAGE (fp_labels_glyph (NULL));
  self->portrait = FP_PORTRAIT_VIEW (fp_portrait_view_new (0));
  gtk_widget_set_valign (GTK_WIDGET (self->portrait), GTK_ALIGN_START);
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), FALSE);
  self->text = GTK_LABEL (gtk_label_new (NULL));
  self->more = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_label_set_wrap (self->text, TRUE);
  gtk_label_set_wrap_mode (self->text, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (self->text, LEAST_LETTERS);
  gtk_label_set_xalign (self->text, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->text), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->more), FALSE);
  fp_fast_box_append (FP_FAST_BOX (line), GTK_WIDGET (self->arrow));
  fp_fast_box_append (FP_FAST_BOX (line), GTK_WIDGET (self->portrait));
  fp_fast_box_append (FP_FAST_BOX (line), GTK_WIDGET (self->text));
  gtk_box_append (GTK_BOX (box), line);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->more));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fp_log_row_new (void)
{
  return g_object_new (FP_TYPE_LOG_ROW, NULL);
}

static void
set_class (FpLogRow *self, const char *class, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (GTK_WIDGET (self), class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), class);
}

/* Updates the accessible properties of the list's own widget around the row, which takes
 * the focus. */
static void
update_accessible (FpLogRow *self, const FpLogFacts *facts, gboolean folded)
{
  GtkWidget *list_widget = gtk_widget_get_parent (GTK_WIDGET (self));
  if (list_widget == NULL)
    return;
  fp_labels_set_name (list_widget, folded && facts->summary != NULL ? facts->summary : facts->text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list_widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  facts->news ? _ ("Since your last turn") : "", -1);
  if (facts->heading)
    gtk_accessible_update_state (GTK_ACCESSIBLE (list_widget), GTK_ACCESSIBLE_STATE_EXPANDED, !folded, -1);
  else
    gtk_accessible_reset_state (GTK_ACCESSIBLE (list_widget), GTK_ACCESSIBLE_STATE_EXPANDED);
}

void
fp_log_row_show (FpLogRow *self, FpLogItem *item, gboolean folded)
{
  static const char *const heading[] = { "log-row", "turn", NULL };
  static const char *const step[] = { "log-row", "step", NULL };
  static const char *const line[] = { "log-row", NULL };
  const FpLogFacts *facts = item != NULL ? fp_log_item_facts (item) : NULL;
  fp_log_row_close (self);
  g_set_object (&self->item, item);
  if (facts == NULL)
    return;
  gtk_label_set_text (self->text, folded && facts->summary != NULL ? facts->summary : facts->text);
  gtk_widget_set_visible (GTK_WIDGET (self->arrow), facts->heading);
  gtk_image_set_from_icon_name (self->arrow, folded ? "pan-end-symbolic" : "pan-down-symbolic");
  gtk_widget_set_css_classes (GTK_WIDGET (self), (const char **) (facts->heading ? heading
                                                                  : facts->step  ? step
                                                                                 : line));
  gtk_widget_set_css_classes (GTK_WIDGET (self->text),
                              facts->heading ? (const char *[]){ folded ? "tight" : "caption-heading", NULL }
                              : facts->step  ? (const char *[]){ "caption", "dim-label", NULL }
                                             : (const char *[]){ "tight", NULL });
  set_class (self, "news", facts->news);
  fp_tooltip_set (GTK_WIDGET (self), facts->news ? _ ("Since your last turn") : NULL);
  update_accessible (self, facts, folded);
}

void
fp_log_row_set_character (FpLogRow *self, FpCardItem *character)
{
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), fp_portrait_view_set_card (self->portrait, character));
}

FpLogItem *
fp_log_row_item (FpLogRow *self)
{
  return self->item;
}

void
fp_log_row_look_at (FpLogRow *self, int history)
{
  const FpLogFacts *facts = self->item != NULL ? fp_log_item_facts (self->item) : NULL;
  set_class (self, "then", facts != NULL && history >= 0 && facts->choices == history && !facts->heading);
  set_class (self, "later", facts != NULL && history >= 0 && facts->choices > history);
}

/* Returns a button with an icon and @text. */
static GtkWidget *
new_button (const char *icon, const char *text)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), fp_labels_glyph (icon));
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  fp_labels_set_name (button, text);
  return button;
}

static GtkWidget *
new_card (FpCardItem *item)
{
  const FpCardFacts *facts = fp_card_item_facts (item);
  g_autofree char *icon = fp_labels_kind_icon (facts);
  GtkWidget *button = new_button (icon, facts->name);
  fp_card_inspector_attach (button, item);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  return button;
}

static GtkWidget *
new_rule (const FpPage *rule)
{
  GtkWidget *button = new_button ("fp-rules-symbolic", rule->title);
  /* Translators: a page of the rules that explains a line of the log. */
  g_autofree char *accessible_name = g_strdup_printf (_ ("Rule: %s"), rule->title);
  fp_labels_set_name (button, accessible_name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.rules-page");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", rule->id);
  fp_tooltip_set (button, _ ("Read the rule (F1)"));
  return button;
}

static GtkWidget *
new_moment (int choices)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("See the table then"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.look-at");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", choices);
  fp_tooltip_set (button, _ ("Look back at how the table was (Enter)"));
  return button;
}

void
fp_log_row_open (FpLogRow *self, GListModel *cards, const FpPage *rule)
{
  const FpLogFacts *facts = self->item != NULL ? fp_log_item_facts (self->item) : NULL;
  gboolean line = facts != NULL && !facts->heading && !facts->step;
  fp_log_row_close (self);
  if (facts == NULL || (!line && rule == NULL))
    return;
  GtkWidget *box = g_object_new (FP_TYPE_WRAP_BOX, NULL);
  for (guint i = 0; line && i < g_list_model_get_n_items (cards); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (cards, i);
      fp_wrap_box_append (FP_WRAP_BOX (box), new_card (item));
    }
  if (rule != NULL)
    fp_wrap_box_append (FP_WRAP_BOX (box), new_rule (rule));
  if (line)
    fp_wrap_box_append (FP_WRAP_BOX (box), new_moment (facts->choices));
  gtk_box_append (self->more, box);
  gtk_widget_set_visible (GTK_WIDGET (self->more), TRUE);
}

void
fp_log_row_close (FpLogRow *self)
{
  fp_labels_clear (GTK_WIDGET (self->more));
  gtk_widget_set_visible (GTK_WIDGET (self->more), FALSE);
}
