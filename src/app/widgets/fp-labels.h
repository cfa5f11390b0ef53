/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Small labels that several widgets of the table are made of. */
#pragma once

#include <adwaita.h>

#include "model/items/fp-card-item.h"
#include "model/items/fp-fleet-item.h"

/* fp_label_set: shows @label with @text, or hides it if @text is NULL or empty. */
void fp_label_set (GtkLabel *label, const char *text);

/* fp_labels_new_text: a label of as many lines as @text takes.  Some letters always stand side by side: otherwise GTK
 * would break it after each to learn how narrow it may become, which takes longest of all. */
GtkWidget *fp_labels_new_text (const char *text);

/* fp_labels_fleet: whose ships and how many, as the player's mark and a number.  fp_labels_show_fleets: fills @box with
 * one for each FpFleetItem of @fleets. */
GtkWidget *fp_labels_fleet (const FpFleetFacts *fleet);
void fp_labels_show_fleets (GtkBox *box, GListModel *fleets);

/* fp_labels_say_card: a card in a line of text, with what is said of it and what it has come to: “The Sinister (13),
 * face down”.  fp_labels_say_cards: all of @cards, NULL if there are none.  Free with g_free (). */
char *fp_labels_say_card (const FpCardFacts *card);
char *fp_labels_say_cards (GListModel *cards);

/* fp_labels_say_under: what lies under or on @card: “Under it: The Sinister (13)”; NULL: nothing.  Free with g_free ().
 */
char *fp_labels_say_under (const FpCardFacts *card);

/* fp_labels_whole: @text with blanks at which no line is broken.  Free with g_free (). */
char *fp_labels_whole (const char *text);

/* fp_labels_keep_end: @text whose end behind its last comma, “face down”, is not broken if it is short.  Free with
 * g_free (). */
char *fp_labels_keep_end (const char *text);

/* fp_labels_say_ships: “Ada: 3 ships, Bo: 1 ship”, those that are there; NULL: none.  Free with g_free (). */
char *fp_labels_say_ships (GListModel *fleets);

/* fp_labels_name_ships: the same of all @fleets, also of those without ships.  Free with g_free (). */
char *fp_labels_name_ships (GListModel *fleets);

/* fp_labels_icon: a picture that says nothing of its own, @size pixels high: a screen reader passes it over. */
GtkWidget *fp_labels_icon (const char *name, int size);

/* fp_labels_glyph: likewise one that goes with a line of text, and is as high as that. */
GtkWidget *fp_labels_glyph (const char *name);

/* fp_labels_clear: takes everything out of @box. */
void fp_labels_clear (GtkWidget *box);

/* fp_labels_set_class: @widget has the style class @style, or not. */
void fp_labels_set_class (GtkWidget *widget, const char *style, gboolean on);

/* fp_labels_set_tooltip: unless it has it; GTK asks the screen where the pointer is whenever one is set. */
void fp_labels_set_tooltip (GtkWidget *widget, const char *text);

/* fp_labels_set_icon: likewise for the picture @name. */
void fp_labels_set_icon (GtkImage *image, const char *name);

/* fp_labels_set_name: what a screen reader calls @widget. */
void fp_labels_set_name (GtkWidget *widget, const char *name);
