/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards that can be inspected: pointing at a widget or focusing it shows its card in one place. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_INSPECTOR (fp_card_inspector_get_type ())
G_DECLARE_INTERFACE (FpCardInspector, fp_card_inspector, FP, CARD_INSPECTOR, GtkWidget)

/* Reason why a card is shown. */
typedef enum
{
  FP_CARD_INSPECTOR_POINTER, /* the pointer is on the widget */
  FP_CARD_INSPECTOR_FOCUS, /* the widget has the focus */
  FP_CARD_INSPECTOR_CLOSER, /* requested explicitly, so the details must become visible */
} FpCardInspectorCause;

struct _FpCardInspectorInterface
{
  GTypeInterface parent_interface;
  /* Shows @card, which @widget stands for. */
  void (*read) (FpCardInspector *self, GtkWidget *widget, FpCardItem *card, FpCardInspectorCause cause);
  /* Called when the pointer or focus has left @widget. May be NULL. */
  void (*leave) (FpCardInspector *self, GtkWidget *widget);
};

/* fp_card_inspector_attach: makes @widget stand for @card. Pointer and focus show the card. The
 * Menu key, Shift+F10 and the secondary button show it explicitly, and so does Space unless the
 * widget is a button or an option, which it chooses.
 * Shift+F1 opens the rules at the card. The card's text is the accessible description. An ancestor
 * of @widget must be an FpCardInspector. */
void fp_card_inspector_attach (GtkWidget *widget, FpCardItem *card);

/* fp_card_inspector_describe: makes the text of @widget's card its accessible description again.
 * Without a card there is none. */
void fp_card_inspector_describe (GtkWidget *widget);

/* fp_card_inspector_card: returns the card that @widget stands for, or NULL. */
FpCardItem *fp_card_inspector_card (GtkWidget *widget);

/* fp_card_inspector_install: gives widgets of @klass the action “card.read”, which shows their card
 * explicitly. */
void fp_card_inspector_install (GtkWidgetClass *klass);

/* fp_card_inspector_closer: shows the card of @widget explicitly. Does nothing without a card. */
void fp_card_inspector_closer (GtkWidget *widget);

/* fp_card_inspector_pointed, fp_card_inspector_left: report that the pointer has entered or left an
 * area that counts as @widget. Both do nothing if @widget has no card. */
void fp_card_inspector_pointed (GtkWidget *widget);
void fp_card_inspector_left (GtkWidget *widget);
