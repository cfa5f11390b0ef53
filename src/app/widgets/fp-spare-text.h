/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A text that asks for no height: it shows as many lines as its place has room for, and none if
 * there is no room for one. So the text never changes the size of the widget around it. A text that
 * is too long ends with an ellipsis behind a whole word. Screen readers skip the text.
 * GtkLabel always asks for the height of its lines. The test is /table/spare-text in
 * tests/ui/test-table.c. */
#pragma once

#include <gtk/gtk.h>

#define FP_TYPE_SPARE_TEXT (fp_spare_text_get_type ())
G_DECLARE_FINAL_TYPE (FpSpareText, fp_spare_text, FP, SPARE_TEXT, GtkWidget)

/* fp_spare_text_set: shows @text; NULL: nothing. */
void fp_spare_text_set (FpSpareText *self, const char *text);

/* fp_spare_text_fit: returns what of the text fits into @width and @height, both in pixels; NULL if
 * nothing does. Free with g_free (). */
char *fp_spare_text_fit (FpSpareText *self, int width, int height);
