/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision bar: the pending decision and a button for each of its options. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-highlight.h"
#include "app/widgets/fp-measure.h"
#include "app/table/fp-decision-bar.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-turn-stripe.h"
#include "app/widgets/fp-wrap-box.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-option-item.h"
#include "model/fp-rules-book.h"

struct _FpDecisionBar
{
  AdwBin parent_instance;
  FpSeatMark *shape;
  GtkLabel *text;
  GtkLabel *status; /* the stake of the decision, else the news */
  char *news; /* the latest event, or NULL */
  gboolean ended; /* the ending is shown */
  gboolean quiet; /* the table moves: nothing is asked and no news are told */
  FpFastBox *head;
  GtkSpinner *spinner; /* spins while a computer player thinks; always takes up space */
  GtkMenuButton *rule;
  FpWrapBox *options;
  GtkScrolledWindow *scroller; /* contains the options */
  int width; /* width at the last layout check, pixels */
  guint update_source; /* source of the next layout check, 0 if none is pending */
  int frames_left; /* frames until a style change takes effect, 0 if settled */
  FpDecisionItem *shown; /* decision shown, or NULL */
  GtkWidget *confirm_row; /* row of the two below; NULL without a selection */
  GtkWidget *confirm;
  GtkLabel *progress;
  GtkWidget *card_button; /* button of the card whose ability asks; NULL if no card does */
  GtkLabel *rule_title, *rule_gist;
  GtkButton *open_rule;
  FpCatalogModel *catalog_model; /* source of the rules page, or NULL */
};

G_DEFINE_FINAL_TYPE (FpDecisionBar, fp_decision_bar, ADW_TYPE_BIN)

enum
{
  LONG_QUESTION = 72, /* characters that fit on one line of a small window */
  FULL_LINE = 56, /* the same with long words, or beside a card button */
  LEAST_LETTERS = 6, /* minimum width of an option's label, characters */
  LONG_NAME = 20, /* characters of a card's name that are always shown */
  STATUS_LINES = 2,
  WIDE = 6, /* pixels between options */
  CLOSE = 3, /* pixels between options in the crowded style */
  SETTLE_FRAMES = 3, /* frames until a style change takes effect */
};

/* Crowded style: many options move closer together so that all of them stay visible. */

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

/* Applies the crowded style. As a last resort the status line is hidden, since the log
 * repeats it. */
static void
make_crowded (FpDecisionBar *self)
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

/* Waits for the next frames: text is not measured in its new size before then. */
static gboolean
on_tick (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  FpDecisionBar *self = FP_DECISION_BAR (widget);
  if (self->frames_left-- > 1)
    return G_SOURCE_CONTINUE;
  if (gtk_widget_has_css_class (widget, "crowded") || !fits (self))
    make_crowded (self);
  return G_SOURCE_REMOVE;
}

static void
update_crowding (FpDecisionBar *self)
{
  gboolean was_crowded = gtk_widget_has_css_class (GTK_WIDGET (self), "crowded");
  gtk_widget_set_visible (GTK_WIDGET (self->status), TRUE);
  set_crowded (self, FALSE, is_longer (self, FULL_LINE) ? 1 : STATUS_LINES);
  if (!fits (self))
    make_crowded (self);
  if (!was_crowded && !gtk_widget_has_css_class (GTK_WIDGET (self), "crowded"))
    return;
  if (self->frames_left <= 0)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick, NULL, NULL);
  self->frames_left = SETTLE_FRAMES;
}

static gboolean
update_crowding_cb (gpointer data)
{
  FP_DECISION_BAR (data)->update_source = 0;
  update_crowding (data);
  return G_SOURCE_REMOVE;
}

/* The check runs from an idle source because CSS classes must not change during allocation. */
static void
on_size_changed (FpDecisionBar *self)
{
  int width = gtk_widget_get_width (adw_bin_get_child (ADW_BIN (self)));
  if (width == self->width)
    return;
  self->width = width;
  if (self->update_source == 0)
    self->update_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, update_crowding_cb, self, NULL);
}

/* Focus goes to the first option of each new decision, so that keyboard players need not look for
 * it. While another seat decides, the bar itself takes the focus. A key pressed too early then
 * does nothing. */
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
  g_clear_handle_id (&FP_DECISION_BAR (object)->update_source, g_source_remove);
  g_clear_object (&FP_DECISION_BAR (object)->shown);
  g_clear_pointer (&FP_DECISION_BAR (object)->news, g_free);
  g_clear_object (&FP_DECISION_BAR (object)->catalog_model);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_DECISION_BAR);
  G_OBJECT_CLASS (fp_decision_bar_parent_class)->dispose (object);
}

/* The rules book is loaded only when the popover is opened. */
static void
on_rule_shown (FpDecisionBar *self)
{
  const char *id = self->shown != NULL ? fp_decision_item_facts (self->shown)->page : NULL;
  const FpBook *book = self->catalog_model != NULL && id != NULL ? fp_rules_book (self->catalog_model) : NULL;
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
                           G_CALLBACK (on_size_changed), self, G_CONNECT_SWAPPED);
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

/* Returns a box with the half of a token that counts, followed by the other half in dim text. */
static GtkWidget *
new_halves (GListModel *halves)
{
  GtkWidget *box = fp_fast_box_new (6);
  for (guint i = 0; i < g_list_model_get_n_items (halves); i++)
    {
      g_autoptr (FpCardHalfItem) item = g_list_model_get_item (halves, i);
      const FpCardHalfFacts *half = fp_card_half_item_facts (item);
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

/* Returns a button that shows @child, or a label with @text if @child is NULL. @text is the
 * accessible name in both cases. */
static GtkWidget *
new_button (gboolean toggles, const char *key, const char *text, GtkWidget *child)
{
  GtkWidget *button = toggles ? gtk_toggle_button_new () : gtk_button_new ();
  GtkWidget *box = fp_fast_box_new (6);
  if (key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  /* The key hint is redundant on a number that is its own key. */
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
      /* Numbers that are their own key get a large button. */
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

/* Adds a button that leaves it to the program from which places ships come. */
static void
add_usual (FpDecisionBar *self)
{
  /* Translators: a button that chooses ships from the places from which they usually come. */
  GtkWidget *button = new_button (FALSE, NULL, _ ("The usual way"), NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.usual");
  gtk_widget_set_tooltip_text (button, _ ("From the places with the most ships, so that none is left empty"));
  fp_wrap_box_append (self->options, button);
}

/* Selections: several options are toggled until the player confirms them together */

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
  self->confirm_row = box;
}

/* Shows the pending selection. Once it is complete, the focus moves to the Confirm button. */
static void
show_selection (FpDecisionBar *self, const FpDecisionFacts *decision)
{
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  gboolean was_complete = gtk_widget_get_sensitive (self->confirm), full = decision->complete;
  for (guint i = 0; i < g_list_model_get_n_items (decision->options);
       i++, button = gtk_widget_get_next_sibling (button))
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (decision->options, i);
      const FpOptionFacts *option = fp_option_item_facts (item);
      full = full && (option->picked || !option->open);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), option->picked);
      gtk_widget_set_sensitive (button, option->open);
    }
  gtk_label_set_text (self->progress, decision->progress);
  gtk_widget_set_sensitive (self->confirm, decision->complete);
  if (full && !was_complete)
    gtk_widget_grab_focus (self->confirm);
}

static gboolean
is_same_decision (const FpDecisionFacts *shown, const FpDecisionFacts *decision)
{
  return shown != NULL && decision != NULL && shown->number == decision->number &&
         ((shown->several && decision->several) || (shown->deal != NULL && decision->deal != NULL));
}

/* Shows a button beside the decision that opens the card whose ability asks; @card may be NULL. */
static void
show_card_button (FpDecisionBar *self, FpCardItem *card)
{
  if (self->card_button != NULL)
    gtk_widget_unparent (self->card_button);
  self->card_button = NULL;
  if (card == NULL)
    return;
  const char *name = fp_card_item_facts (card)->name;
  /* Translators: for a screen reader: a button that shows the text of the card %s. The card asks
   * for a decision. */
  g_autofree char *label_text = g_strdup_printf (_ ("Read %s"), name);
  GtkWidget *label = gtk_label_new (name);
  self->card_button = gtk_button_new ();
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (name, -1), LONG_NAME));
  gtk_label_set_max_width_chars (GTK_LABEL (label), LONG_NAME);
  gtk_button_set_child (GTK_BUTTON (self->card_button), label);
  gtk_widget_set_valign (self->card_button, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->card_button, "asker");
  fp_labels_set_name (self->card_button, label_text);
  fp_card_inspector_attach (self->card_button, card);
  g_signal_connect (self->card_button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  gtk_widget_insert_before (self->card_button, GTK_WIDGET (self->head), GTK_WIDGET (self->rule));
}

/* Texts of several lines use a smaller style, so that the table stays visible. */
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

/* A held result has one button. Any key and a click on the table do the same. */
static void
show_continue (FpDecisionBar *self)
{
  GtkWidget *button = new_button (FALSE, NULL, _ ("Continue"), NULL);
  gtk_widget_set_tooltip_text (button, _ ("Go on (any key)"));
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.continue");
  fp_wrap_box_append (self->options, button);
}

static void
show_decision (FpDecisionBar *self, const FpDecisionFacts *decision)
{
  fp_seat_mark_set (self->shape, decision->shape, decision->colour);
  set_text (self, decision->text);
  gtk_label_set_text (self->rule_title, decision->page_title != NULL ? decision->page_title : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_rule), "s",
                                    decision->page != NULL ? decision->page : "");
  add_options (self, decision->options, decision->several);
  if (decision->usual)
    add_usual (self);
  if (decision->held)
    show_continue (self);
  if (decision->several)
    add_confirm (self);
}

/* A screen reader announces the first option when it takes the focus. Its description therefore
 * repeats the latest event, the question and what is at stake. */
static void
update_description (FpDecisionBar *self)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (self->options));
  GListModel *options = self->shown != NULL ? fp_decision_item_facts (self->shown)->options : NULL;
  g_autoptr (FpOptionItem) item = options != NULL ? g_list_model_get_item (options, 0) : NULL;
  FpCardItem *card = item != NULL ? fp_option_item_facts (item)->card : NULL;
  const char *parts[] = { self->news, gtk_label_get_text (self->text),
                          self->shown != NULL ? fp_decision_item_facts (self->shown)->stake : NULL,
                          card != NULL ? fp_card_item_facts (card)->text : NULL };
  g_autoptr (GString) description = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (description, "%s%s", description->len > 0 ? " " : "", parts[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (first != NULL ? first : GTK_WIDGET (self)),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description->str, -1);
}

/* Shows the line below the question. The ending is not repeated there. */
static void
show_line (FpDecisionBar *self)
{
  const char *stake = self->shown != NULL ? fp_decision_item_facts (self->shown)->stake : NULL;
  const char *line = stake != NULL ? stake : self->news != NULL && !self->ended && !self->quiet ? self->news : "";
  gtk_label_set_text (self->status, line);
  /* The tooltip shows the text that does not fit. */
  fp_labels_set_tooltip (GTK_WIDGET (self->status), line);
}

/* The focus is also lost when the focused widget, such as a played card, has been removed. */
static gboolean
has_focus (FpDecisionBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL || gtk_widget_is_focus (GTK_WIDGET (self)) ||
         (root != NULL && gtk_root_get_focus (root) == NULL);
}

void
fp_decision_bar_show (FpDecisionBar *self, FpDecisionItem *item, const char *ending)
{
  const FpDecisionFacts *decision = item != NULL ? fp_decision_item_facts (item) : NULL;
  gboolean mine = decision != NULL && decision->mine;
  gboolean had_focus = has_focus (self);
  gboolean same = is_same_decision (self->shown != NULL ? fp_decision_item_facts (self->shown) : NULL, decision);
  self->quiet = FALSE;
  self->ended = item == NULL && ending != NULL;
  g_set_object (&self->shown, item);
  if (same)
    {
      if (decision->several)
        show_selection (self, decision);
      return;
    }
  gtk_spinner_set_spinning (self->spinner, decision != NULL && decision->thinks);
  g_clear_pointer (&self->confirm_row, gtk_widget_unparent);
  fp_wrap_box_clear (self->options);
  show_card_button (self, decision != NULL ? decision->card : NULL);
  fp_turn_stripe_set (GTK_WIDGET (self), mine);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rule), mine);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), decision != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), decision != NULL);
  if (decision != NULL)
    show_decision (self, decision);
  else
    show_ending (self, ending);
  if (self->confirm_row != NULL)
    show_selection (self, decision);
  show_line (self);
  update_description (self);
  update_crowding (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), gtk_widget_get_first_child (GTK_WIDGET (self->options)) == NULL);
  if (had_focus || mine || (decision != NULL && decision->held))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
fp_decision_bar_ask_nothing (FpDecisionBar *self)
{
  gboolean had_focus = has_focus (self);
  self->quiet = TRUE;
  g_clear_object (&self->shown);
  g_clear_pointer (&self->confirm_row, gtk_widget_unparent);
  fp_wrap_box_clear (self->options);
  show_card_button (self, NULL);
  fp_turn_stripe_set (GTK_WIDGET (self), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rule), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), FALSE);
  set_text (self, "");
  show_line (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
fp_decision_bar_set_catalog (FpDecisionBar *self, FpCatalogModel *catalog_model)
{
  g_set_object (&self->catalog_model, catalog_model);
}

void
fp_decision_bar_set_status (FpDecisionBar *self, const char *status)
{
  if (g_strcmp0 (status, self->news) == 0)
    return;
  g_free (self->news);
  self->news = g_strdup (status);
  show_line (self);
  update_description (self);
  update_crowding (self);
}

void
fp_decision_bar_light (FpDecisionBar *self, const GArray *options)
{
  int index = 0;
  for (GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->options)); button != NULL;
       button = gtk_widget_get_next_sibling (button), index++)
    {
      gboolean lit = FALSE;
      for (guint i = 0; options != NULL && i < options->len; i++)
        lit = lit || g_array_index (options, int, i) == index;
      fp_highlight (button, lit);
    }
}

void
fp_decision_bar_show_rule (FpDecisionBar *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->rule)))
    gtk_menu_button_popup (self->rule);
}
