/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels, icons and texts shared by several widgets of the table. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-symbol.h"
#include "app/table/fp-seat-mark.h"

enum
{
  LEAST_LETTERS = 2, /* minimum label width in characters, hardly wider than the widest one */
  SHORT_END = 18, /* most characters of an end, with its comma, that is kept on one line */
};

void
fp_label_set (GtkLabel *label, const char *text)
{
  if (strcmp (gtk_label_get_text (label), text != NULL ? text : "") != 0)
    gtk_label_set_text (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

GtkWidget *
fp_labels_new_text (const char *text)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (text));
  gtk_label_set_xalign (label, 0);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (text, -1) / 2, LEAST_LETTERS));
  return GTK_WIDGET (label);
}

GtkWidget *
fp_labels_new_caption (const char *text, const char *style, int chars, int lines)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), lines);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_widget_add_css_class (label, style);
  return label;
}

void
fp_labels_clear (GtkWidget *box)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_widget_unparent (child);
}

static void
show_fleet (GtkWidget *box, const FpFleetFacts *fleet)
{
  g_autofree char *number = g_strdup_printf ("%d", fleet->ships);
  fp_seat_mark_set (FP_SEAT_MARK (gtk_widget_get_first_child (box)), fleet->shape, fleet->colour);
  g_autofree char *seat = g_strconcat ("seat-", fleet->colour, NULL);
  const char *classes[] = { "figure", "fleet", seat, fleet->ships == 0 ? "none" : NULL, NULL };
  gtk_label_set_text (GTK_LABEL (gtk_widget_get_last_child (box)), number);
  gtk_widget_set_css_classes (box, classes);
}

GtkWidget *
fp_labels_fleet (const FpFleetFacts *fleet)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4), *number = gtk_label_new (NULL);
  gtk_widget_add_css_class (number, "numeric");
  gtk_box_append (GTK_BOX (box), fp_seat_mark_new (NULL, NULL));
  gtk_box_append (GTK_BOX (box), number);
  show_fleet (box, fleet);
  return box;
}

/* Hides the fleet @shown, a widget, if it has no ships. Of two fleets both are always shown. */
static void
hide_empty (GtkWidget *shown, const FpFleetFacts *fleet, guint n)
{
  gtk_widget_set_visible (shown, fleet->ships > 0 || n <= 2);
}

/* Existing fleet widgets are reused. */
void
fp_labels_show_fleets (GtkWidget *box, GListModel *fleets)
{
  guint n = fleets != NULL ? g_list_model_get_n_items (fleets) : 0;
  GtkWidget *shown = gtk_widget_get_first_child (box);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (fleets, i);
      GtkWidget *view = shown;
      if (view == NULL)
        {
          view = fp_labels_fleet (fp_fleet_item_facts (item));
          gtk_widget_insert_before (view, box, NULL);
        }
      else
        {
          show_fleet (view, fp_fleet_item_facts (item));
          shown = gtk_widget_get_next_sibling (view);
        }
      hide_empty (view, fp_fleet_item_facts (item), n);
    }
  while (shown != NULL)
    {
      GtkWidget *next = gtk_widget_get_next_sibling (shown);
      gtk_widget_unparent (shown);
      shown = next;
    }
}

char *
fp_labels_say_card (const FpCardFacts *card)
{
  GString *text = g_string_new (card->name);
  if (card->note != NULL)
    g_string_append_printf (text, ", %s", card->note);
  if (card->state != NULL)
    g_string_append_printf (text, ", %s", card->state);
  return g_string_free (text, FALSE);
}

/* Joins the names of @cards, with their notes and states if @more. NULL if there are none. */
static char *
join_cards (GListModel *cards, gboolean more)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  guint n = cards != NULL ? g_list_model_get_n_items (cards) : 0;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (cards, i);
      const FpCardFacts *facts = fp_card_item_facts (item);
      g_autofree char *card = more ? fp_labels_say_card (facts) : g_strdup (facts->name);
      g_strv_builder_add (builder, card);
    }
  g_auto (GStrv) texts = g_strv_builder_end (builder);
  return n > 0 ? g_strjoinv ("; ", texts) : NULL;
}

char *
fp_labels_say_cards (GListModel *cards)
{
  return join_cards (cards, TRUE);
}

char *
fp_labels_say_under (const FpCardFacts *card)
{
  g_autofree char *names = join_cards (card->under, FALSE);
  if (names == NULL)
    return NULL;
  if (card->on_top)
    /* Translators: names of cards that lie on a planet: “On it: Warpplanet”. */
    return g_strdup_printf (_ ("On it: %s"), names);
  /* Translators: names of cards that lie under a card: “Under it: Flux, a hidden card”. */
  return g_strdup_printf (_ ("Under it: %s"), names);
}

char *
fp_labels_whole (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  return g_strjoinv ("\u00a0", words);
}

char *
fp_labels_keep_end (const char *text)
{
  const char *comma = strrchr (text, ',');
  if (comma == NULL || g_utf8_strlen (comma, -1) > SHORT_END)
    return g_strdup (text);
  const char *end = comma + strspn (comma, ", ");
  g_autofree char *whole = fp_labels_whole (end);
  return g_strdup_printf ("%.*s%s", (int) (end - text), text, whole);
}

/* Joins the ship counts of @fleets, including empty fleets if @all. NULL if there are none. */
static char *
name_ships (GListModel *fleets, gboolean all)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (guint i = 0; fleets != NULL && i < g_list_model_get_n_items (fleets); i++)
    {
      g_autoptr (FpFleetItem) item = g_list_model_get_item (fleets, i);
      const FpFleetFacts *fleet = fp_fleet_item_facts (item);
      if (fleet->ships == 0 && !all)
        continue;
      g_string_append (text, text->len > 0 ? ", " : "");
      /* Translators: a player's name and number of ships: “Ada: 3 ships”. */
      g_string_append_printf (text, g_dngettext (GETTEXT_PACKAGE, "%s: %d ship", "%s: %d ships", (gulong) fleet->ships),
                              fleet->name, fleet->ships);
    }
  return text->len > 0 ? g_strdup (text->str) : NULL;
}

char *
fp_labels_say_ships (GListModel *fleets)
{
  return name_ships (fleets, FALSE);
}

char *
fp_labels_name_ships (GListModel *fleets)
{
  return name_ships (fleets, TRUE);
}

/* Returns TRUE if @name (nullable) is one of our own icons. */
static gboolean
is_ours (const char *name)
{
  return name != NULL && g_str_has_prefix (name, "fp-");
}

char *
fp_labels_kind_icon (const FpCardFacts *card)
{
  return g_strdup_printf ("fp-%s-symbolic", card->kind_id != NULL ? card->kind_id : "face-down");
}

GtkWidget *
fp_labels_icon (const char *name, int size)
{
  GtkWidget *icon =
      g_object_new (GTK_TYPE_IMAGE, "pixel-size", size, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  fp_labels_set_icon (GTK_IMAGE (icon), name);
  return icon;
}

GtkWidget *
fp_labels_glyph (const char *name)
{
  GtkWidget *glyph = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  fp_labels_set_icon (GTK_IMAGE (glyph), name);
  gtk_widget_add_css_class (glyph, "glyph");
  return glyph;
}

void
fp_labels_set_class (GtkWidget *widget, const char *style, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, style);
  else
    gtk_widget_remove_css_class (widget, style);
}

void
fp_labels_set_icon (GtkImage *image, const char *name)
{
  GdkPaintable *ours = is_ours (name) ? fp_symbol_find (name) : NULL;
  if (ours != NULL && gtk_image_get_paintable (image) != ours)
    gtk_image_set_from_paintable (image, ours);
  else if (ours == NULL && g_strcmp0 (gtk_image_get_icon_name (image), name) != 0)
    gtk_image_set_from_icon_name (image, name);
}

void
fp_labels_set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
