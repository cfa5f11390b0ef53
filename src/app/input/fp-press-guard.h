/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The press guard of a window: a key or click answers only the question at which it was pressed. */
#pragma once

#include <gtk/gtk.h>

/* fp_press_guard_install: gives @window a guard. A key that repeats because it is held chooses and
 * writes nothing, except in an entry. To be called after the window has its children, so that the
 * guard sees events before all others. */
void fp_press_guard_install (GtkWidget *window);

/* fp_press_guard_set_question: @question, any number, identifies what a press in @window answers
 * now. Does nothing without a guard. */
void fp_press_guard_set_question (GtkWidget *window, int question);

/* fp_press_guard_blocks: returns TRUE while a click in the window of @widget is being handled that
 * must not answer: it was pressed at another question, or is the second of a double click whose
 * first one changed the question. Always FALSE without a guard. */
gboolean fp_press_guard_blocks (GtkWidget *widget);
