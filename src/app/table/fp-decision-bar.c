/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question bar. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/table/fp-highlight.h"
#include "app/widgets/fp-measure.h"
#include "app/table/fp-decision-bar.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-turn-stripe.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-tactic-half-item.h"
#include "model/items/fp-option-item.h"
#include "model/fp-rules-book.h"

struct _FpDecisionBar
{
  AdwBin parent_instance;
  FpSeatMark *shape;
  GtkLabel *text, *status;
  FpFastBox *head;
  GtkSpinner *spinner; /* turns while the computer thinks; its place is always there */
  GtkMenuButton *rule;
  FpWrapBox *options;
  GtkScrolledWindow *scroller; /* around them */
  int width; /* for which that was looked at last, pixels */
  guint idle; /* source that looks whether they fit, 0: none */
  int settling; /* pictures until that can be seen, 0: it can */
  FpDecisionItem *shown; /* NULL: none */
  GtkWidget *confirming; /* the two below, NULL: an option answers at once */
  GtkWidget *confirm;
  GtkLabel *progress;
  GtkWidget *asker; /* the card whose ability asks */
  GtkLabel *rule_title, *rule_gist;
  GtkButton *open_rule;
  FpCatalogModel *box; /* whose rules are shown; NULL: none */
};

G_DEFINE_FINAL_TYPE (FpDecisionBar, fp_decision_bar, ADW_TYPE_BIN)

enum
{
  LONG_QUESTION = 72, /* characters that fit into one line of a small window */
  FULL_LINE = 56, /* characters that fit into it with long words, and beside a card that asks */
  LEAST_LETTERS = 6, /* of an answer that stand side by side; there is always room for them */
  LONG_NAME = 20, /* characters of a card's name that are always shown */
  STATUS_LINES = 2,
  WIDE = 6, /* pixels between answers */
  CLOSE = 3, /* where there are many */
  PICTURES = 3, /* until a change of style has its effect */
};

/* Many answers are set closer together rather than lie out of sight */

static gboolean
is_longer (FpDecisionBar *self, glong characters)
{
  return g_utf8_strlen (gtk_label_get_text (self->text), -1) > characters;
}

static void
set_crowded (FpDecisionBar *self, gboolean crowded, int status_lines)
{
  fp_labels_set_class (GTK_WIDGET (self), "crowded", crowded);
  fp_wrap_box_set_spacing (self->options, crowded ? CLOSE : WIDE);
  gtk_label_set_lines (self->status, status_lines);
}

static gboolean
fits (FpDecisionBar *self)
{
  GtkWidget *content = adw_bin_get_child (ADW_BIN (self));
  int width = gtk_widget_get_width (content);
  return width <= 0 || fp_measure_height (GTK_WIDGET (self->head), width) + gtk_box_get_spacing (GTK_BOX (content)) +
                               fp_measure_height (GTK_WIDGET (self->options), width) <=
                           gtk_widget_get_height (content);
}

/* The news are in the log, too: where nothing else helps they give up their place. */
static void
crowd (FpDecisionBar *self)
{
  for (int lines = STATUS_LINES; lines > 0; lines--)
    {
      set_crowded (self, TRUE, lines);
      gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
      if (fits (self))
        return;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->status), FALSE);
  if (!fits (self))
    gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
}

/* Type is measured in its new size only after the next picture. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FpDecisionBar *self = FP_DECISION_BAR (widget);
  if (self->settling-- > 1)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_has_css_class (widget, "crowded") || !fits (self))
    crowd (self);
  return G_SOURCE_REMOVE;
}

static void
fit (FpDecisionBar *self)
{
  gboolean was_crowded = gtk_widget_has_css_class (GTK_WIDGET (self), "crowded");
  gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
  set_crowded (self, FALSE, is_longer (self, FULL_LINE) ? 1 : STATUS_LINES);
  if (!fits (self))
    crowd (self);
  if (!was_crowded && !gtk_widget_has_css_class (GTK_WIDGET (self), "crowded"))
    return;
  if (self->settling <= 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
  self->settling = PICTURES;
}

static gboolean
fit_cb (gpointer data)
{
  FP_DECISION_BAR (data)->idle = 0;
  fit (data);
  return G_SOURCE_REMOVE;
}

/* A style can't change while places are given out. */
static void
on_room_changed (FpDecisionBar *self)
{
  int width = gtk_widget_get_width (adw_bin_get_child (ADW_BIN (self)));
  if (width == self->width)
    return;
  self->width = width;
  if (self->idle == 0)
    self->idle = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

/* Focus goes to the first answer whenever there are new ones: who plays with keys need not look for it.  While somebody
 * else is asked the bar itself has it, so that a key that comes too soon does nothing. */
static gboolean
fp_decision_bar_grab_focus (GtkWidget *widget)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (FP_DECISION_BAR (widget)->options));
  return first != NULL ? gtk_widget_grab_focus (first)
                       : GTK_WIDGET_CLASS (fp_decision_bar_parent_class)->grab_focus (widget);
}

static void
fp_decision_bar_dispose (GObject *object)
{
  g_clear_handle_id (&FP_DECISION_BAR (object)->idle, g_source_remove);
  g_clear_object (&FP_DECISION_BAR (object)->shown);
  g_clear_object (&FP_DECISION_BAR (object)->box);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_DECISION_BAR);
  G_OBJECT_CLASS (fp_decision_bar_parent_class)->dispose (object);
}

/* The book is not read before somebody wants to look into it. */
static void
on_rule_shown (FpDecisionBar *self)
{
  const char *id = self->shown != NULL ? fp_decision_item_facts (self->shown)->page : NULL;
  const FpBook *book = self->box != NULL && id != NULL ? fp_rules_book (self->box) : NULL;
  const FpPage *page = book != NULL ? fp_book_find (book, id) : NULL;
  fp_label_set (self->rule_gist, page != NULL ? page->gist : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->open_rule), page != NULL);
}

static void
on_open_rule (FpDecisionBar *self)
{
  gtk_menu_button_popdown (self->rule);
}

static void
fp_decision_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  fp_turn_stripe_snapshot (widget, snapshot);
  GTK_WIDGET_CLASS (fp_decision_bar_parent_class)->snapshot (widget, snapshot);
}

static void
fp_decision_bar_class_init (FpDecisionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_decision_bar_dispose;
  widget_class->grab_focus = fp_decision_bar_grab_focus;
  widget_class->snapshot = fp_decision_bar_snapshot;
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_WRAP_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/decision-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, shape);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, text);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, status);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, spinner);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, rule);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, options);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, scroller);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, head);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, rule_title);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, rule_gist);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, open_rule);
  gtk_widget_class_bind_template_callback (widget_class, on_rule_shown);
  gtk_widget_class_bind_template_callback (widget_class, on_open_rule);
}

static void
fp_decision_bar_init (FpDecisionBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (on_room_changed), self, G_CONNECT_SWAPPED);
  fp_drag_add_target (GTK_WIDGET (self), NULL);
  fp_motion_anchor_mark (GTK_WIDGET (self->options), FP_MOTION_ANCHOR_AREA, "answers");
}

/* Option buttons */

static GtkWidget *
new_text (const char *text)
{
  GtkWidget *label = fp_labels_new_text (text);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1) / 2, LEAST_LETTERS));
  gtk_label_set_max_width_chars (GTK_LABEL (label), 44);
  gtk_widget_add_css_class (label, "numeric");
  return label;
}

/* The half that a tactic is laid down for, and what is on its other side. */
static GtkWidget *
new_halves (GListModel *halves)
{
  GtkWidget *box = fp_fast_box_new (6);
  for (guint i = 0; i < g_list_model_get_n_items (halves); i++)
    {
      g_autoptr (FpTacticHalfItem) item = g_list_model_get_item (halves, i);
      const FpTacticHalfFacts *half = fp_tactic_half_item_facts (item);
      GtkWidget *label = new_text (half->name);
      if (half->counts)
        {
          g_autofree char *icon = g_strdup_printf ("fp-%s-symbolic", half->icon);
          gtk_widget_insert_after (label, box, NULL);
          gtk_widget_insert_after (fp_labels_glyph (icon), box, NULL);
          continue;
        }
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
      fp_fast_box_append (FP_FAST_BOX (box), label);
    }
  return box;
}

/* A button that says @text to those who hear and shows @child (NULL: the text) to those who see. */
static GtkWidget *
new_button (gboolean toggles, const char *key, const char *text, GtkWidget *child)
{
  GtkWidget *button = toggles ? gtk_toggle_button_new () : gtk_button_new ();
  GtkWidget *box = fp_fast_box_new (6);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  /* A number that is its own key need not be said twice. */
  if (key != NULL && strcmp (key, text) != 0)
    {
      GtkWidget *hint =
          g_object_new (GTK_TYPE_LABEL, "label", key, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
      gtk_widget_add_css_class (hint, "key");
      gtk_widget_add_css_class (hint, "numeric");
      fp_fast_box_append (FP_FAST_BOX (box), hint);
    }
  fp_fast_box_append (FP_FAST_BOX (box), child != NULL ? child : new_text (text));
  gtk_button_set_child (GTK_BUTTON (button), box);
  fp_labels_set_name (button, text);
  return button;
}

static void
add_options (FpDecisionBar *self, GListModel *options, gboolean several)
{
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      const FpOptionFacts *option = fp_option_item_facts (item);
      GtkWidget *button =
          new_button (several, option->key, option->label, option->halves != NULL ? new_halves (option->halves) : NULL);
      /* A number that is its own key, as on a dial, is easy to hit. */
      if (g_strcmp0 (option->key, option->label) == 0)
        {
          gtk_widget_add_css_class (button, "number");
          gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)), GTK_ALIGN_CENTER);
        }
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.choose");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", option->index);
      if (option->card != NULL)
        fp_card_inspector_attach (button, option->card);
      fp_wrap_box_append (self->options, button);
    }
}

/* Several options are one choice, changed until it is confirmed. */

static void
on_confirm (GtkWidget *button)
{
  gtk_widget_activate_action (button, "win.confirm", NULL);
}

static void
add_confirm (FpDecisionBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  self->progress = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, NULL));
  self->confirm = gtk_button_new_with_label (_ ("Confirm"));
  gtk_widget_set_tooltip_text (self->confirm, _ ("Answer with what is chosen (Ctrl+Enter)"));
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->progress), "numeric");
  g_signal_connect (self->confirm, "clicked", G_CALLBACK (on_confirm), NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (box), self->confirm);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_insert_before (box, GTK_WIDGET (self->head), GTK_WIDGET (self->rule));
  self->confirming = box;
}

/* Shows what is chosen.  Once nothing is missing the next key confirms it. */
static void
show_draft (FpDecisionBar *self, const FpDecisionFacts *question)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  gboolean was_complete = gtk_widget_get_sensitive (self->confirm), full = question->complete;
  for (guint i = 0; i < g_list_model_get_n_items (question->options);
       i++, button = gtk_widget_get_next_sibling (button))
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (question->options, i);
      const FpOptionFacts *option = fp_option_item_facts (item);
      full = full && (option->picked || !option->open);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), option->picked);
      gtk_widget_set_sensitive (button, option->open);
    }
  gtk_label_set_text (self->progress, question->progress);
  gtk_widget_set_sensitive (self->confirm, question->complete);
  if (full && !was_complete)
    gtk_widget_grab_focus (self->confirm);
}

static gboolean
goes_on (const FpDecisionFacts *shown, const FpDecisionFacts *question)
{
  return shown != NULL && question != NULL && shown->several && question->several && shown->number == question->number;
}

/* The card whose ability asks stands beside the question, to be read. */
static void
show_asker (FpDecisionBar *self, FpCardItem *card)
{
  if (self->asker != NULL)
    gtk_widget_unparent (self->asker);
  self->asker = NULL;
  if (card == NULL)
    return;
  const char *name = fp_card_item_facts (card)->name;
  /* Translators: for a screen reader: a button that shows the text of the card %s, which asks something. */
  g_autofree char *said = g_strdup_printf (_ ("Read %s"), name);
  GtkWidget *label = gtk_label_new (name);
  self->asker = gtk_button_new ();
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), LONG_NAME));
  gtk_label_set_max_width_chars (GTK_LABEL (label), LONG_NAME);
  gtk_button_set_child (GTK_BUTTON (self->asker), label);
  gtk_widget_set_valign (self->asker, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->asker, "asker");
  fp_labels_set_name (self->asker, said);
  fp_card_inspector_attach (self->asker, card);
  g_signal_connect (self->asker, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  gtk_widget_insert_before (self->asker, GTK_WIDGET (self->head), GTK_WIDGET (self->rule));
}

/* What takes several lines anyway is set smaller, so that the table stays in sight. */
static void
set_text (FpDecisionBar *self, const char *text)
{
  gtk_label_set_text (self->text, text);
  gtk_widget_set_css_classes (GTK_WIDGET (self->text),
                              (const char *[]){ is_longer (self, LONG_QUESTION) ? "heading" : "title-4", NULL });
}

static void
show_ending (FpDecisionBar *self, const char *ending)
{
  GtkWidget *button = new_button (FALSE, NULL, _ ("Back to the Result"), NULL);
  set_text (self, ending != NULL ? ending : "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-end");
  fp_wrap_box_append (self->options, button);
}

static void
show_question (FpDecisionBar *self, const FpDecisionFacts *question)
{
  fp_seat_mark_set (self->shape, question->shape, question->colour);
  set_text (self, question->text);
  gtk_label_set_text (self->rule_title, question->page_title != NULL ? question->page_title : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_rule), "s",
                                    question->page != NULL ? question->page : "");
  add_options (self, question->options, question->several);
  if (question->several)
    add_confirm (self);
}

/* The focus goes to the first answer, and a screen reader says what has it: so it says there first what has happened
 * and what is asked. */
static void
describe (FpDecisionBar *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  GListModel *options = self->shown != NULL ? fp_decision_item_facts (self->shown)->options : NULL;
  g_autoptr (FpOptionItem) item = options != NULL ? g_list_model_get_item (options, 0) : NULL;
  FpCardItem *card = item != NULL ? fp_option_item_facts (item)->card : NULL;
  const char *parts[] = { gtk_label_get_text (self->status), gtk_label_get_text (self->text),
                          card != NULL ? fp_card_item_facts (card)->text : NULL };
  g_autoptr (GString) said = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (said, "%s%s", said->len > 0 ? " " : "", parts[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (first != NULL ? first : GTK_WIDGET (self)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, said->str, -1);
}

void
fp_decision_bar_show (FpDecisionBar *self, FpDecisionItem *item, const char *ending)
{
  const FpDecisionFacts *question = item != NULL ? fp_decision_item_facts (item) : NULL;
  gboolean mine = question != NULL && question->mine;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  /* Or what had it, a card that was played, is gone. */
  gboolean had_focus =
      gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL || (root != NULL && gtk_root_get_focus (root) == NULL);
  gboolean same = goes_on (self->shown != NULL ? fp_decision_item_facts (self->shown) : NULL, question);
  g_set_object (&self->shown, item);
  if (same)
    {
      show_draft (self, question);
      return;
    }
  gtk_spinner_set_spinning (self->spinner, question != NULL && question->thinks);
  g_clear_pointer (&self->confirming, gtk_widget_unparent);
  fp_wrap_box_clear (self->options);
  show_asker (self, question != NULL ? question->card : NULL);
  fp_turn_stripe_set (GTK_WIDGET (self), mine);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rule), mine);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), question != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), question != NULL);
  if (question != NULL)
    show_question (self, question);
  else
    show_ending (self, ending);
  if (self->confirming != NULL)
    show_draft (self, question);
  describe (self);
  fit (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), gtk_widget_get_first_child (GTK_WIDGET (self->options)) == NULL);
  if (had_focus || mine)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
fp_decision_bar_set_box (FpDecisionBar *self, FpCatalogModel *box)
{
  g_set_object (&self->box, box);
}

void
fp_decision_bar_set_status (FpDecisionBar *self, const char *status)
{
  /* How the game ended is not said twice. */
  gboolean said = g_strcmp0 (status, gtk_label_get_text (self->text)) == 0;
  const char *shown = status != NULL && !said ? status : "";
  if (strcmp (shown, gtk_label_get_text (self->status)) == 0)
    return;
  gtk_label_set_text (self->status, shown);
  /* What does not fit into its lines. */
  fp_labels_set_tooltip (GTK_WIDGET (self->status), shown);
  describe (self);
  fit (self);
}

void
fp_decision_bar_light (FpDecisionBar *self, const GArray *options)
{
  int index = 0;
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->options)); button != NULL;
       button = gtk_widget_get_next_sibling (button), index++)
    {
      gboolean meant = FALSE;
      for (guint i = 0; options != NULL && i < options->len; i++)
        meant = meant || g_array_index (options, int, i) == index;
      fp_highlight (button, meant);
    }
}

void
fp_decision_bar_show_rule (FpDecisionBar *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->rule)))
    gtk_menu_button_popup (self->rule);
}
