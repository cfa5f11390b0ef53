/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The decision bar: the pending decision and a button for each of its options. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/input/fp-drag.h"
#include "app/widgets/fp-labels.h"
#include "app/input/fp-highlight.h"
#include "app/table/fp-half-card.h"
#include "app/widgets/fp-measure.h"
#include "app/table/fp-decision-bar.h"
#include "app/table/fp-option-button.h"
#include "app/cards/fp-card-inspector.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-popover-keys.h"
#include "app/widgets/fp-pulse.h"
#include "app/table/fp-seat-mark.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-turn-stripe.h"
#include "app/widgets/fp-wrap-box.h"
#include "app/widgets/fp-tooltip.h"
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
  FpPulse *pulse; /* moves while a computer player thinks; always takes up space */
  GtkWidget *help; /* contains the next, and stays in its place */
  GtkMenuButton *hint;
  GtkWidget *why;
  GtkMenuButton *rule;
  FpWrapBox *options;
  GPtrArray *buttons; /* of options, unowned, in their order */
  GtkWidget *first; /* gets the focus: button or widget on the table; a weak pointer, or NULL */
  int first_option; /* its option, or −1 */
  GtkScrolledWindow *scroller; /* contains the options */
  gboolean beside; /* the options stand beside the question */
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
  LONG_NAME = 20, /* characters of a card's name that are always shown */
  STATUS_LINES = 2,
  WIDE = 6, /* pixels between options */
  BESIDE = 12, /* pixels between the question and the options beside it */
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
  gtk_label_set_lines (self->status, self->beside ? 1 : status_lines);
}

static gboolean
fits (FpDecisionBar *self)
{
  GtkWidget *content = adw_bin_get_child (ADW_BIN (self)), *scroller = GTK_WIDGET (self->scroller);
  int width = gtk_widget_get_width (self->beside ? scroller : content);
  if (self->beside)
    return width <= 0 || fp_measure_height (GTK_WIDGET (self->options), width) <= gtk_widget_get_height (scroller);
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
  if (self->beside || !fits (self))
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
  int width = gtk_widget_get_width (self->beside ? GTK_WIDGET (self->scroller) : adw_bin_get_child (ADW_BIN (self)));
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
  GtkWidget *first = FP_DECISION_BAR (widget)->first;
  return first != NULL ? gtk_widget_grab_focus (first)
                       : GTK_WIDGET_CLASS (fp_decision_bar_parent_class)->grab_focus (widget);
}

/* Tab stops in the bar even if all options lie on the table. */
static gboolean
fp_decision_bar_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FpDecisionBar *self = FP_DECISION_BAR (widget);
  if (self->first == NULL || gtk_widget_is_ancestor (self->first, widget))
    return GTK_WIDGET_CLASS (fp_decision_bar_parent_class)->focus (widget, direction);
  gboolean from_outside = gtk_widget_get_focus_child (widget) == NULL;
  return from_outside ? gtk_widget_grab_focus (self->why)
                      : gtk_widget_child_focus (adw_bin_get_child (ADW_BIN (widget)), direction);
}

static void
fp_decision_bar_dispose (GObject *object)
{
  g_clear_handle_id (&FP_DECISION_BAR (object)->update_source, g_source_remove);
  g_clear_object (&FP_DECISION_BAR (object)->shown);
  g_clear_pointer (&FP_DECISION_BAR (object)->news, g_free);
  g_clear_object (&FP_DECISION_BAR (object)->catalog_model);
  g_clear_pointer (&FP_DECISION_BAR (object)->buttons, g_ptr_array_unref);
  g_clear_weak_pointer (&FP_DECISION_BAR (object)->first);
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
  widget_class->focus = fp_decision_bar_focus;
  widget_class->snapshot = fp_decision_bar_snapshot;
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_PULSE);
  g_type_ensure (FP_TYPE_WRAP_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/decision-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, shape);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, text);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, status);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, pulse);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, help);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, hint);
  gtk_widget_class_bind_template_child (widget_class, FpDecisionBar, why);
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
  fp_popover_keys_install (gtk_menu_button_get_popover (self->rule));
  self->first_option = -1;
  self->buttons = g_ptr_array_new ();
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                           G_CALLBACK (on_size_changed), self, G_CONNECT_SWAPPED);
  fp_drag_add_target (GTK_WIDGET (self), NULL);
  fp_motion_anchor_mark (GTK_WIDGET (self->options), FP_MOTION_ANCHOR_AREA, "answers");
}

/* Option buttons */

/* Returns the place of @key in the order of keys; options without a key come last. */
static int
rank_of (const char *key)
{
  return key == NULL ? G_MAXINT : *key == '0' ? 10 : *key - '0';
}

static void
set_up_button (GtkWidget *button, const FpOptionFacts *option)
{
  /* Numbers that are their own key get a large button. */
  if (g_strcmp0 (option->key, option->label) == 0 && gtk_button_get_child (GTK_BUTTON (button)) != NULL)
    {
      gtk_widget_add_css_class (button, "number");
      gtk_widget_set_halign (gtk_button_get_child (GTK_BUTTON (button)), GTK_ALIGN_CENTER);
    }
  if (option->key != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, option->key, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.choose");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "i", option->index);
  if (option->card != NULL)
    fp_card_inspector_attach (button, option->card);
}

/* Appends @button to @group, a row of one kind of button. If that is NULL it becomes a new one at
 * the end of the options. */
static void
append_to (FpDecisionBar *self, GtkWidget **group, GtkWidget *button)
{
  if (*group == NULL)
    {
      /* Many buttons must not widen the window. */
      *group = g_object_new (FP_TYPE_WRAP_BOX, NULL);
      fp_wrap_box_set_spacing (FP_WRAP_BOX (*group), 0);
      gtk_widget_add_css_class (*group, "covers");
      fp_wrap_box_append (self->options, *group);
    }
  fp_wrap_box_append (FP_WRAP_BOX (*group), button);
}

/* Adds a button for @option. @card is the card with two halves and @covered the row of covered
 * buttons that may go on, NULL for none. */
static GtkWidget *
add_option (FpDecisionBar *self, const FpOptionFacts *option, gboolean several, gboolean on_table, FpHalfCard **card,
            GtkWidget **covered)
{
  gboolean halves = option->halves != NULL && !on_table;
  GtkWidget *button = halves     ? fp_half_card_button (option, several)
                      : on_table ? fp_option_button_covered (option, several)
                                 : fp_option_button_new (option, several);
  if (!halves || (*card != NULL && !fp_half_card_is (*card, option)))
    *card = NULL;
  if (!on_table)
    *covered = NULL;
  set_up_button (button, option);
  if (halves)
    {
      if (*card == NULL)
        fp_wrap_box_append (self->options, GTK_WIDGET (*card = fp_half_card_new (option)));
      gtk_box_append (GTK_BOX (*card), button);
    }
  else if (on_table)
    append_to (self, covered, button);
  else
    fp_wrap_box_append (self->options, button);
  return button;
}

/* Returns the widget on the table that stands in for the button of @option, or NULL. The button has
 * room for what an option does, so only cards stand in for that, too. */
static GtkWidget *
find_stand_in (const FpOptionFacts *option, GPtrArray *in_sight)
{
  return option->effect == NULL || option->card != NULL ? in_sight->pdata[option->index] : NULL;
}

/* Makes a button stay in its row without effect: a place whose ships are all chosen. With its
 * action the button would become sensitive again. */
static void
close_button (GtkWidget *button)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), NULL);
  gtk_widget_set_sensitive (button, FALSE);
}

static void
add_options (FpDecisionBar *self, GListModel *options, gboolean several, GPtrArray *in_sight)
{
  FpHalfCard *card = NULL;
  GtkWidget *covered = NULL;
  int best = -1;
  for (guint i = 0; i < g_list_model_get_n_items (options); i++)
    {
      g_autoptr (FpOptionItem) item = g_list_model_get_item (options, i);
      const FpOptionFacts *option = fp_option_item_facts (item);
      GtkWidget *on_table = find_stand_in (option, in_sight);
      GtkWidget *button = add_option (self, option, several, on_table != NULL, &card, &covered);
      g_ptr_array_add (self->buttons, button);
      if (!several && !option->open)
        close_button (button);
      if (option->open && (best < 0 || rank_of (option->key) < best))
        {
          best = rank_of (option->key);
          self->first_option = (int) i;
          g_set_weak_pointer (&self->first, on_table != NULL ? on_table : button);
        }
    }
}

/* Adds a button that leaves it to the program how many ships there are and from which places. */
static void
add_usual (FpDecisionBar *self)
{
  /* Translators: a button that chooses ships from the places from which they usually come. */
  GtkWidget *button = fp_option_button_plain (_ ("The usual way"), FP_DECISION_USUAL_KEY);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.usual");
  fp_tooltip_set (button, _ ("From the places with the most ships, so that none is left empty (U)"));
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
  fp_tooltip_set (self->confirm, _ ("Answer with what is chosen (Ctrl+Enter)"));
  gtk_widget_add_css_class (self->confirm, "suggested-action");
  gtk_widget_add_css_class (GTK_WIDGET (self->progress), "numeric");
  g_signal_connect (self->confirm, "clicked", G_CALLBACK (on_confirm), NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->progress));
  gtk_box_append (GTK_BOX (box), self->confirm);
  gtk_widget_set_valign (box, GTK_ALIGN_START);
  gtk_widget_insert_before (box, gtk_widget_get_parent (self->help), self->help);
  self->confirm_row = box;
}

/* Shows the pending selection. Once it is complete, the focus moves to the Confirm button. */
static void
show_selection (FpDecisionBar *self, const FpDecisionFacts *decision)
{
  gboolean was_complete = gtk_widget_get_sensitive (self->confirm), full = decision->complete;
  for (guint i = 0; i < g_list_model_get_n_items (decision->options); i++)
    {
      GtkWidget *button = self->buttons->pdata[i];
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

static void
clear_options (FpDecisionBar *self)
{
  g_ptr_array_set_size (self->buttons, 0);
  /* A card keeps nothing of the question. */
  if (self->first != NULL)
    fp_card_inspector_describe (self->first);
  g_clear_weak_pointer (&self->first);
  self->first_option = -1;
  fp_wrap_box_clear (self->options);
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
  gtk_widget_insert_before (self->card_button, gtk_widget_get_parent (self->help), self->help);
}

/* Texts of several lines use a smaller style, so that the table stays visible. */
static void
set_text (FpDecisionBar *self, const char *text)
{
  gtk_label_set_text (self->text, text);
  gtk_widget_set_css_classes (GTK_WIDGET (self->text),
                              (const char *[]){ is_longer (self, LONG_QUESTION) ? "heading" : "title-4", NULL });
  fp_tooltip_set (GTK_WIDGET (self->text), self->beside ? text : NULL);
}

static void
show_ending (FpDecisionBar *self, const char *ending)
{
  GtkWidget *button = fp_option_button_plain (_ ("Back to the Result"), NULL);
  set_text (self, ending != NULL ? ending : "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.show-end");
  fp_wrap_box_append (self->options, button);
}

/* A held result has one button. Any key and a click on the table do the same. */
static void
show_continue (FpDecisionBar *self)
{
  GtkWidget *button = fp_option_button_plain (_ ("Continue"), NULL);
  fp_tooltip_set (button, _ ("Go on (any key)"));
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "win.continue");
  fp_wrap_box_append (self->options, button);
}

static void
show_decision (FpDecisionBar *self, const FpDecisionFacts *decision, GPtrArray *in_sight)
{
  fp_seat_mark_set (self->shape, decision->shape, decision->colour);
  set_text (self, decision->text);
  gtk_label_set_text (self->rule_title, decision->page_title != NULL ? decision->page_title : "");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->open_rule), "s",
                                    decision->page != NULL ? decision->page : "");
  add_options (self, decision->options, decision->several, in_sight);
  if (decision->usual)
    add_usual (self);
  if (decision->held)
    show_continue (self);
  if (decision->several)
    add_confirm (self);
}

/* A screen reader announces the first option when it takes the focus. Its description therefore
 * repeats the latest event, the question, what is at stake and what the option does. */
static void
update_description (FpDecisionBar *self)
{
  GListModel *options = self->shown != NULL ? fp_decision_item_facts (self->shown)->options : NULL;
  gboolean any = options != NULL && self->first_option >= 0;
  g_autoptr (FpOptionItem) item = any ? g_list_model_get_item (options, (guint) self->first_option) : NULL;
  FpCardItem *card = item != NULL ? fp_option_item_facts (item)->card : NULL;
  const char *parts[] = { self->news, gtk_label_get_text (self->text),
                          self->shown != NULL ? fp_decision_item_facts (self->shown)->stake : NULL,
                          item != NULL ? fp_option_item_facts (item)->effect : NULL,
                          card != NULL ? fp_card_item_facts (card)->text : NULL };
  g_autoptr (GString) description = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (parts[i] != NULL && *parts[i] != '\0')
      g_string_append_printf (description, "%s%s", description->len > 0 ? " " : "", parts[i]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->first != NULL ? self->first : GTK_WIDGET (self)),
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
  fp_tooltip_set (GTK_WIDGET (self->status), line);
}

/* The focus is also lost when the focused widget, such as a played card, has been removed. */
static gboolean
has_focus (FpDecisionBar *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  return gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL || gtk_widget_is_focus (GTK_WIDGET (self)) ||
         (root != NULL && gtk_root_get_focus (root) == NULL);
}

/* Takes the focus if the table is shown. Behind a curtain the focus stays there. */
static void
take_focus (FpDecisionBar *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
fp_decision_bar_show (FpDecisionBar *self, FpDecisionItem *item, const char *ending, GPtrArray *in_sight)
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
  fp_pulse_set_active (self->pulse, decision != NULL && decision->thinks);
  g_clear_pointer (&self->confirm_row, gtk_widget_unparent);
  clear_options (self);
  show_card_button (self, decision != NULL ? decision->card : NULL);
  fp_turn_stripe_set (GTK_WIDGET (self), mine);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rule), mine);
  gtk_widget_set_visible (GTK_WIDGET (self->rule), decision != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), decision != NULL);
  if (decision != NULL)
    show_decision (self, decision, in_sight);
  else
    show_ending (self, ending);
  if (self->confirm_row != NULL)
    show_selection (self, decision);
  if (self->first == NULL)
    g_set_weak_pointer (&self->first, gtk_widget_get_first_child (GTK_WIDGET (self->options)));
  show_line (self);
  update_description (self);
  update_crowding (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), self->first == NULL);
  if (had_focus || mine || (decision != NULL && decision->held))
    take_focus (self);
}

/* Moves @child to the end of @parent. */
static void
move_to_end (GtkWidget *child, GtkWidget *parent)
{
  g_autoptr (GtkWidget) kept = g_object_ref (child);
  gtk_widget_unparent (child);
  gtk_widget_insert_before (kept, parent, NULL);
}

void
fp_decision_bar_set_beside (FpDecisionBar *self, gboolean beside)
{
  GtkWidget *content = adw_bin_get_child (ADW_BIN (self)), *texts = gtk_widget_get_parent (GTK_WIDGET (self->text));
  if (beside == self->beside)
    return;
  self->beside = beside;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (content),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  move_to_end (self->help, beside ? content : GTK_WIDGET (self->head));
  move_to_end (GTK_WIDGET (self->rule), beside ? content : GTK_WIDGET (self->head));
  gtk_box_set_spacing (GTK_BOX (content), beside ? BESIDE : WIDE);
  gtk_widget_set_hexpand (texts, !beside);
  gtk_widget_set_valign (GTK_WIDGET (self->head), beside ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (GTK_WIDGET (self->scroller), beside);
  gtk_label_set_lines (self->text, beside ? STATUS_LINES : -1);
  gtk_label_set_ellipsize (self->text, beside ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (self->status, beside ? 1 : STATUS_LINES);
  fp_labels_set_class (GTK_WIDGET (self), "beside", beside);
}

void
fp_decision_bar_ask_nothing (FpDecisionBar *self)
{
  gboolean had_focus = has_focus (self);
  self->quiet = TRUE;
  g_clear_object (&self->shown);
  g_clear_pointer (&self->confirm_row, gtk_widget_unparent);
  clear_options (self);
  show_card_button (self, NULL);
  fp_turn_stripe_set (GTK_WIDGET (self), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rule), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->shape), FALSE);
  set_text (self, "");
  show_line (self);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  if (had_focus)
    take_focus (self);
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
  for (guint index = 0; index < self->buttons->len; index++)
    {
      gboolean lit = FALSE;
      for (guint i = 0; options != NULL && i < options->len; i++)
        lit = lit || g_array_index (options, int, i) == (int) index;
      fp_highlight (self->buttons->pdata[index], lit);
    }
}

void
fp_decision_bar_show_rule (FpDecisionBar *self)
{
  if (gtk_widget_get_sensitive (GTK_WIDGET (self->rule)))
    gtk_menu_button_popup (self->rule);
}

GtkMenuButton *
fp_decision_bar_hint (FpDecisionBar *self)
{
  return self->hint;
}
