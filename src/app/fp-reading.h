/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Cards are read in one place: pointing at one, or going to it with the keys, shows its text there. */
#pragma once

#include <gtk/gtk.h>

#include "model/fp-card-item.h"

#define FP_TYPE_READING (fp_reading_get_type ())
G_DECLARE_INTERFACE (FpReading, fp_reading, FP, READING, GtkWidget)

/* How somebody comes to read a card. */
typedef enum
{
  FP_READING_POINTER, /* points at it */
  FP_READING_FOCUS, /* has gone to it with the keys, or the focus came by itself */
  FP_READING_CLOSER, /* has asked for it, so the place where cards are read must show, too */
} FpReadingWay;

struct _FpReadingInterface
{
  GTypeInterface parent_interface;
  /* Shows @card, for which @widget stands. */
  void (*read) (FpReading *self, GtkWidget *widget, FpCardItem *card, FpReadingWay way);
  /* Pointer or focus have left @widget; NULL: it makes no difference. */
  void (*leave) (FpReading *self, GtkWidget *widget);
};

/* fp_reading_attach: from now on @widget stands for @card: it is read when the pointer or the focus comes to it, more
 * closely with the Menu key, Shift+F10, the second mouse button, and Space where that does nothing else; Shift+F1 opens
 * the book at it; and a screen reader says its text.  Somewhere above @widget is an FpReading. */
void fp_reading_attach (GtkWidget *widget, FpCardItem *card);

/* fp_reading_card: the card that @widget stands for, NULL: none. */
FpCardItem *fp_reading_card (GtkWidget *widget);

/* fp_reading_install: gives widgets of @klass the action “card.read”, which reads the card they stand for closely. */
void fp_reading_install (GtkWidgetClass *klass);

/* fp_reading_closer: reads the card that @widget stands for closely; does nothing if it stands for none. */
void fp_reading_closer (GtkWidget *widget);

/* fp_reading_pointed, fp_reading_left: the pointer has come to what lies around @widget and counts as it, or has left
 * it; nothing happens if @widget stands for no card. */
void fp_reading_pointed (GtkWidget *widget);
void fp_reading_left (GtkWidget *widget);
