/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules beside a card, cards beside a rule: a heading, and below it what can be opened. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-reference-item.h"

/* fp_reference_links_new: those of @touches (of FpReferenceItem) that bend (@bends), or that don't, under the heading
 * @title; each does the action @action with its place.  One stop for Tab.  NULL: there are none. */
GtkWidget *fp_reference_links_new (const char *title, GListModel *references, gboolean bends, const char *action);
