/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The card details: the panel where a card is read. */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/cards/fp-card-details.h"
#include "app/widgets/fp-after-frame.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/cards/fp-reference-links.h"
#include "model/items/fp-item.h"
#include "model/items/fp-paragraph-item.h"
#include "model/fp-rules-book.h"
#include "text/fp-text.h"

struct _FpCardDetails
{
  AdwBin parent_instance;
  GtkWidget *none;
  GtkScrolledWindow *scroller;
  GtkLabel *name, *about, *state;
  GtkBox *text;
  GtkBox *rules; /* in the text; NULL if no card was shown yet */
  FpPortraitView *portrait; /* of a character */
  FpCardItem *shown; /* NULL if none */
  FpCatalogModel *catalog_model; /* NULL if only the printed text is shown */
  FpCardDetailsExtent extent;
  gboolean for_authors; /* the part for authors of cards is unfolded */
  gboolean floating; /* TRUE if the panel is as high as its text */
  guint rules_callback; /* adds the rules after the next frame, or 0 */
};

enum
{
  PORTRAIT = 144, /* pixels */
  FLOATING_WIDTH = 30, /* characters; keeps lines from widening the container */
  INDENT = 6, /* pixels per space */
};

G_DEFINE_FINAL_TYPE (FpCardDetails, fp_card_details, ADW_TYPE_BIN)

static void
fp_card_details_dispose (GObject *object)
{
  fp_after_frame_clear (GTK_WIDGET (object), &FP_CARD_DETAILS (object)->rules_callback);
  g_clear_object (&FP_CARD_DETAILS (object)->shown);
  g_clear_object (&FP_CARD_DETAILS (object)->catalog_model);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_CARD_DETAILS);
  G_OBJECT_CLASS (fp_card_details_parent_class)->dispose (object);
}

/* Opens @place in the surrounding rules view if there is one, else in the application's rules. */
static void
on_open (GtkWidget *widget, const char *name, GVariant *parameter)
{
  const char *place = g_variant_get_string (parameter, NULL);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  if (parent == NULL || !gtk_widget_activate_action (parent, "rules.open", "s", place))
    gtk_widget_activate_action (widget, "app.rules-page", "s", place);
}

static void
fp_card_details_class_init (FpCardDetailsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_card_details_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/card-details.ui");
  gtk_widget_class_bind_template_child (widget_class, FpCardDetails, none);
  gtk_widget_class_bind_template_child (widget_class, FpCardDetails, scroller);
  gtk_widget_class_bind_template_child (widget_class, FpCardDetails, name);
  gtk_widget_class_bind_template_child (widget_class, FpCardDetails, about);
  gtk_widget_class_bind_template_child (widget_class, FpCardDetails, state);
  gtk_widget_class_bind_template_child (widget_class, FpCardDetails, text);
  gtk_widget_class_install_action (widget_class, "reader.open", "s", on_open);
}

static void
fp_card_details_init (FpCardDetails *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->portrait = FP_PORTRAIT_VIEW (fp_portrait_view_new (PORTRAIT));
  gtk_widget_add_css_class (GTK_WIDGET (self->portrait), "large-portrait");
  gtk_widget_insert_after (GTK_WIDGET (self->portrait), gtk_widget_get_parent (GTK_WIDGET (self->name)), NULL);
}

/* Appends a label with @text to @box. Nothing if it is NULL. */
static void
add_label_to (FpCardDetails *self, GtkBox *box, const char *text, const char *style, const char *second_style)
{
  if (text == NULL)
    return;
  GtkWidget *label = fp_labels_new_text (text);
  gtk_label_set_max_width_chars (GTK_LABEL (label), self->floating ? FLOATING_WIDTH : -1);
  gtk_widget_add_css_class (label, style);
  if (second_style != NULL)
    gtk_widget_add_css_class (label, second_style);
  gtk_box_append (box, label);
}

static void
add_label (FpCardDetails *self, const char *text, const char *style, const char *second_style)
{
  add_label_to (self, self->text, text, style, second_style);
}

static void
add_notes (FpCardDetails *self, const char *notes)
{
  if (notes == NULL)
    return;
  g_auto (GStrv) lines = g_strsplit (notes, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    add_label (self, lines[i], "caption", "note");
}

static void
add_ships (FpCardDetails *self, const FpCardFacts *card)
{
  g_autofree char *ships = card->ships != NULL ? fp_labels_say_ships (card->ships) : NULL;
  g_autofree char *text = ships != NULL ? g_strdup_printf (_ ("On it: %s"), ships) : NULL;
  add_label (self, text, "tight", "numeric");
}

/* Adds a part of a card, of which one works for its player: that one is lit. */
static void
add_part (FpCardDetails *self, const FpParagraphFacts *part)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  g_autofree char *name = part->part > 0
                              /* Translators: %s is the half of a card. */
                              ? g_strdup_printf (_ ("%s: works now"), part->name)
                              /* Translators: %s is the half of a card. */
                              : g_strdup_printf (_ ("%s: doesn't work for you now"), part->name);
  add_label_to (self, box, name, "caption-heading", NULL);
  add_label_to (self, box, part->text, "tight", NULL);
  gtk_widget_add_css_class (GTK_WIDGET (box), "card-part");
  fp_labels_set_class (GTK_WIDGET (box), "works", part->part > 0);
  gtk_box_append (self->text, GTK_WIDGET (box));
}

/* Adds why a card of the hand can't be played now. */
static void
add_when (FpCardDetails *self, const FpCardFacts *card)
{
  if (card->when == NULL)
    return;
  add_label (self, _ ("Why Not Now?"), "caption-heading", "ability");
  add_label (self, card->when, "tight", NULL);
}

static void
add_paragraphs (FpCardDetails *self, GListModel *paragraphs)
{
  for (guint i = 0; paragraphs != NULL && i < g_list_model_get_n_items (paragraphs); i++)
    {
      g_autoptr (FpParagraphItem) item = g_list_model_get_item (paragraphs, i);
      const FpParagraphFacts *paragraph = fp_paragraph_item_facts (item);
      if (paragraph->part != 0)
        add_part (self, paragraph);
      else
        {
          add_label (self, paragraph->name, "caption-heading", "ability");
          add_label (self, paragraph->text, "tight", NULL);
        }
      add_notes (self, paragraph->notes);
    }
}

/* Adds the cards under or on this card, with their text. */
static void
add_under (FpCardDetails *self, const FpCardFacts *card)
{
  if (card->under == NULL)
    return;
  add_label (self, card->on_top ? _ ("On it") : _ ("Under it"), "caption-heading", "ability");
  for (guint i = 0; i < g_list_model_get_n_items (card->under); i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (card->under, i);
      g_autofree char *name = fp_labels_say_card (fp_card_item_facts (item));
      add_label (self, name, "tight", "card-name");
      add_paragraphs (self, fp_card_item_facts (item)->paragraphs);
    }
}

/* Adds the card's program in words. The indentation shows the structure. */
static void
add_program (FpCardDetails *self, GtkBox *box, const char *id)
{
  g_autofree char *program = fp_rules_program (self->catalog_model, id);
  if (program == NULL)
    return;
  add_label_to (self, box, _ ("What It Does"), "caption-heading", "ability");
  g_auto (GStrv) lines = g_strsplit (program, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize depth = strspn (lines[i], " ");
      if (lines[i][depth] == '\0')
        continue;
      add_label_to (self, box, lines[i] + depth, "caption", NULL);
      gtk_widget_set_margin_start (gtk_widget_get_last_child (GTK_WIDGET (box)), INDENT * (int) depth);
    }
}

static void
on_stop_toggled (GtkWidget *check)
{
  FpCardDetails *self = FP_CARD_DETAILS (gtk_widget_get_ancestor (check, FP_TYPE_CARD_DETAILS));
  gtk_widget_activate_action (check, "win.stop-at", "s", fp_card_item_facts (self->shown)->id);
}

/* Adds the switch that lets the viewer be asked about the card in each window. */
static void
add_stop (FpCardDetails *self, const FpCardFacts *card, gboolean focused)
{
  if (!card->can_stop || self->floating)
    return;
  const char *text = _ ("Stop me whenever I can use this");
  GtkWidget *check = gtk_check_button_new (), *label = fp_labels_new_text (text);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (check), label);
  fp_labels_set_name (check, text);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), card->stops);
  gtk_widget_add_css_class (check, "caption");
  g_signal_connect (check, "toggled", G_CALLBACK (on_stop_toggled), NULL);
  gtk_box_append (self->text, check);
  if (focused)
    gtk_widget_grab_focus (check);
}

static void
on_unfolded (FpCardDetails *self, GParamSpec *property, GtkExpander *expander)
{
  self->for_authors = gtk_expander_get_expanded (expander);
}

/* Adds what only authors of cards want to know, folded away: where the card comes from, and its
 * program. It stays unfolded for the next card. */
static void
add_for_authors (FpCardDetails *self, const FpCardFacts *card)
{
  GtkWidget *expander = gtk_expander_new (_ ("For Authors")), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *origin = card->origin != NULL ? fp_text_capital (g_strdup (card->origin)) : NULL;
  add_label_to (self, GTK_BOX (box), origin, "caption", NULL);
  add_program (self, GTK_BOX (box), card->id);
  gtk_expander_set_child (GTK_EXPANDER (expander), box);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), self->for_authors);
  gtk_widget_add_css_class (expander, "for-authors");
  g_signal_connect_object (expander, "notify::expanded", G_CALLBACK (on_unfolded), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->text, expander);
}

static void
add_rules (FpCardDetails *self, const char *id)
{
  g_autoptr (GListModel) rules = fp_rules_of_card (self->catalog_model, id);
  GtkWidget *bent = fp_reference_links_new (_ ("Rules It Bends"), rules, TRUE, "reader.open");
  GtkWidget *used = fp_reference_links_new (_ ("Rules It Uses"), rules, FALSE, "reader.open");
  if (bent != NULL)
    gtk_box_append (self->rules, bent);
  if (used != NULL)
    gtk_box_append (self->rules, used);
}

static void
add_rules_cb (GtkWidget *widget)
{
  FpCardDetails *self = FP_CARD_DETAILS (widget);
  self->rules_callback = 0;
  add_rules (self, fp_card_item_facts (self->shown)->id);
}

/* Loading the book takes a moment. A new game appears first. */
static void
show_rules (FpCardDetails *self, const char *id)
{
  if (fp_rules_is_read (self->catalog_model))
    add_rules (self, id);
  else
    self->rules_callback = fp_after_frame_add (GTK_WIDGET (self), add_rules_cb);
}

void
fp_card_details_show (FpCardDetails *self, FpCardItem *item)
{
  /* The scroll position of a card that is shown already must not change. */
  if (item != NULL && self->shown != NULL && fp_item_equal (G_OBJECT (self->shown), G_OBJECT (item)))
    return;
  fp_after_frame_clear (GTK_WIDGET (self), &self->rules_callback);
  g_set_object (&self->shown, item);
  const FpCardFacts *card = item != NULL ? fp_card_item_facts (item) : NULL;
  if (!self->floating)
    {
      gtk_widget_set_visible (self->none, card == NULL);
      gtk_widget_set_visible (GTK_WIDGET (self->scroller), card != NULL);
    }
  gboolean focused = GTK_IS_CHECK_BUTTON (gtk_widget_get_focus_child (GTK_WIDGET (self->text)));
  fp_labels_clear (GTK_WIDGET (self->text));
  if (card == NULL)
    return;
  g_autofree char *about = card->kind != NULL && card->note != NULL
                               ? g_strdup_printf ("%s · %s", card->kind, card->note)
                               : g_strdup (card->kind != NULL ? card->kind : card->note);
  gtk_widget_set_visible (GTK_WIDGET (self->portrait), fp_portrait_view_set_card (self->portrait, item));
  fp_label_set (self->name, card->name);
  fp_label_set (self->about, about);
  fp_label_set (self->state, card->state);
  fp_labels_set_class (GTK_WIDGET (self->state), "danger", card->danger);
  add_ships (self, card);
  add_paragraphs (self, card->paragraphs);
  add_when (self, card);
  add_under (self, card);
  add_stop (self, card, focused);
  self->rules = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 3));
  gtk_box_append (self->text, GTK_WIDGET (self->rules));
  if (self->catalog_model != NULL && card->id != NULL && self->extent >= FP_CARD_DETAILS_RULES)
    show_rules (self, card->id);
  if (self->catalog_model != NULL && card->id != NULL && self->extent >= FP_CARD_DETAILS_WHOLE)
    add_for_authors (self, card);
  if (!self->floating)
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

void
fp_card_details_set_floating (FpCardDetails *self)
{
  GtkWidget *text = gtk_scrolled_window_get_child (self->scroller);
  GtkLabel *const labels[] = { self->name, self->about, self->state };
  self->floating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    gtk_label_set_max_width_chars (labels[i], FLOATING_WIDTH);
  /* A scrolled window would not report the natural height of the text. */
  if (GTK_IS_VIEWPORT (text))
    text = gtk_viewport_get_child (GTK_VIEWPORT (text));
  g_object_ref (text);
  gtk_scrolled_window_set_child (self->scroller, NULL);
  adw_bin_set_child (ADW_BIN (self), text);
  g_object_unref (text);
}

void
fp_card_details_set_catalog (FpCardDetails *self, FpCatalogModel *catalog_model, FpCardDetailsExtent extent)
{
  if (g_set_object (&self->catalog_model, catalog_model))
    fp_after_frame_clear (GTK_WIDGET (self), &self->rules_callback);
  self->extent = extent;
}

void
fp_card_details_read (FpCardDetails *self)
{
  const FpCardFacts *card = self->shown != NULL ? fp_card_item_facts (self->shown) : NULL;
  if (card == NULL)
    return;
  gtk_widget_set_focusable (GTK_WIDGET (self->scroller), TRUE);
  fp_labels_set_name (GTK_WIDGET (self->scroller), card->name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  card->text != NULL ? card->text : "", -1);
  gtk_widget_grab_focus (GTK_WIDGET (self->scroller));
}
