/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Labels, icons and texts shared by several widgets of the table. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"
#include "model/items/fp-fleet-item.h"

/* fp_label_set: shows @label with @text, or hides it if @text is NULL or empty. */
void fp_label_set (GtkLabel *label, const char *text);

/* fp_labels_new_text: returns a wrapping label. Its minimum width is a few characters. Otherwise
 * GTK would break the text after each letter to find the minimum width, which is very slow.
 * (transfer floating) */
GtkWidget *fp_labels_new_text (const char *text);

/* fp_labels_new_caption: returns a centered label of the style class @style, @chars characters wide
 * and at most @lines high, such as a name below a portrait. (transfer floating) */
GtkWidget *fp_labels_new_caption (const char *text, const char *style, int chars, int lines);

/* fp_labels_fleet: returns a new (floating) widget with the player's mark and the number of ships.
 * fp_labels_show_fleets: fills @box with one such widget for each FpFleetItem of @fleets. Of more
 * than two only those with ships are shown. */
GtkWidget *fp_labels_fleet (const FpFleetFacts *fleet);
void fp_labels_show_fleets (GtkWidget *box, GListModel *fleets);

/* fp_labels_say_card: returns the name of a card with its note and state: “The Sinister (13), face
 * down”. fp_labels_say_cards: returns the same for all @cards, or NULL if there are none. Free with
 * g_free (). */
char *fp_labels_say_card (const FpCardFacts *card);
char *fp_labels_say_cards (GListModel *cards);

/* fp_labels_say_under: returns the cards under or on @card, “Under it: The Sinister (13)”, or NULL
 * if there are none. Free with g_free (). */
char *fp_labels_say_under (const FpCardFacts *card);

/* fp_labels_whole: returns @text with no-break spaces. Free with g_free (). */
char *fp_labels_whole (const char *text);

/* fp_labels_keep_end: returns @text with no-break spaces after its last comma (“face down”) if that
 * end is short. Free with g_free (). */
char *fp_labels_keep_end (const char *text);

/* fp_labels_say_ships: returns “Ada: 3 ships, Bo: 1 ship” without empty fleets, or NULL if all are
 * empty. Free with g_free (). */
char *fp_labels_say_ships (GListModel *fleets);

/* fp_labels_name_ships: returns the same text with empty fleets. Free with g_free (). */
char *fp_labels_name_ships (GListModel *fleets);

/* The icons of this program that are not in its resources (an edition may name others) look like a
 * card face down.
 *
 * fp_labels_icon: returns a decorative icon, @size pixels high, which screen readers skip.
 * (transfer floating) */
GtkWidget *fp_labels_icon (const char *name, int size);

/* fp_labels_glyph: returns a decorative icon as high as a line of text. (transfer floating) */
GtkWidget *fp_labels_glyph (const char *name);

/* fp_labels_kind_icon: returns the name of the icon for the kind of @card, or that of a hidden
 * card. Free with g_free (). */
char *fp_labels_kind_icon (const FpCardFacts *card);

/* fp_labels_clear: removes all children of @box. */
void fp_labels_clear (GtkWidget *box);

/* fp_labels_set_class: adds the style class @style to @widget if @on, otherwise removes it. */
void fp_labels_set_class (GtkWidget *widget, const char *style, gboolean on);

/* fp_labels_set_icon: sets the icon of @image to @name if it differs. */
void fp_labels_set_icon (GtkImage *image, const char *name);

/* fp_labels_set_name: sets the accessible name of @widget. */
void fp_labels_set_name (GtkWidget *widget, const char *name);
