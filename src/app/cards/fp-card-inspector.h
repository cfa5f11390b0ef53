/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards are read in one place: pointing at one, or going to it with the keys, shows its text there. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-card-item.h"

#define FP_TYPE_CARD_INSPECTOR (fp_card_inspector_get_type ())
G_DECLARE_INTERFACE (FpCardInspector, fp_card_inspector, FP, CARD_INSPECTOR, GtkWidget)

/* How somebody comes to read a card. */
typedef enum
{
  FP_CARD_INSPECTOR_POINTER, /* points at it */
  FP_CARD_INSPECTOR_FOCUS, /* has gone to it with the keys, or the focus came by itself */
  FP_CARD_INSPECTOR_CLOSER, /* has asked for it, so the place where cards are read must show, too */
} FpCardInspectorCause;

struct _FpCardInspectorInterface
{
  GTypeInterface parent_interface;
  /* Shows @card, for which @widget stands. */
  void (*read) (FpCardInspector *self, GtkWidget *widget, FpCardItem *card, FpCardInspectorCause way);
  /* Pointer or focus have left @widget; NULL: it makes no difference. */
  void (*leave) (FpCardInspector *self, GtkWidget *widget);
};

/* fp_card_inspector_attach: from now on @widget stands for @card: it is read when the pointer or the focus comes to it,
 * more closely with the Menu key, Shift+F10, the second mouse button, and Space where that does nothing else; Shift+F1
 * opens the book at it; and a screen reader says its text.  Somewhere above @widget is an FpCardInspector. */
void fp_card_inspector_attach (GtkWidget *widget, FpCardItem *card);

/* fp_card_inspector_card: the card that @widget stands for, NULL: none. */
FpCardItem *fp_card_inspector_card (GtkWidget *widget);

/* fp_card_inspector_install: gives widgets of @klass the action “card.read”, which reads the card they stand for
 * closely. */
void fp_card_inspector_install (GtkWidgetClass *klass);

/* fp_card_inspector_closer: reads the card that @widget stands for closely; does nothing if it stands for none. */
void fp_card_inspector_closer (GtkWidget *widget);

/* fp_card_inspector_pointed, fp_card_inspector_left: the pointer has come to what lies around @widget and counts as it,
 * or has left it; nothing happens if @widget stands for no card. */
void fp_card_inspector_pointed (GtkWidget *widget);
void fp_card_inspector_left (GtkWidget *widget);
