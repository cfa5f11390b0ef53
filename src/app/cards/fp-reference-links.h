/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Links between cards and rules: a heading and a button for each page or card. */
#pragma once

#include <gtk/gtk.h>

#include "model/items/fp-reference-item.h"

/* fp_reference_links_new: returns links to those of @references (of FpReferenceItem) whose “bends”
 * equals @bends, under the heading @title. Each link activates @action with its place. Returns NULL
 * if there are none. The links are one Tab stop. */
GtkWidget *fp_reference_links_new (const char *title, GListModel *references, gboolean bends, const char *action);
