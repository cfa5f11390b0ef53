/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text of the rules book in labels. */
#include "config.h"

#include "app/widgets/fp-labels.h"
#include "app/rules-book/fp-rules-text.h"

#include <string.h>

enum
{
  LINE_CHARS = 40, /* preferred characters per line */
};

static void
append_escaped (GString *markup, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);
  g_string_append (markup, escaped);
}

/* Returns the opening tag of a span without brackets. The closing tag is its first word. Free with
 * g_free (). */
static char *
tag_of (const FpSpan *span)
{
  switch (span->kind)
    {
    case FP_SPAN_EMPHASIS:
      return g_strdup ("i");
    case FP_SPAN_STRONG:
    case FP_SPAN_GUI:
      return g_strdup ("b");
    case FP_SPAN_KEY:
    case FP_SPAN_CODE:
      return g_strdup ("tt");
    case FP_SPAN_LINK:
      return g_markup_printf_escaped ("a href=\"page:%s\"", span->target);
    case FP_SPAN_CARD:
      return g_markup_printf_escaped ("a href=\"card:%s\"", span->target);
    case FP_SPAN_WEB:
      return span->target != NULL ? g_markup_printf_escaped ("a href=\"%s\"", span->target) : g_strdup ("i");
    }
  return g_strdup ("i");
}

/* Appends the text from @from to @to with the spans that begin there, starting at *@next. Spans are
 * properly nested. */
static void
append_spans (GString *markup, const FpBlock *block, guint from, guint to, guint *next)
{
  while (*next < block->spans->len)
    {
      const FpSpan *span = &g_array_index (block->spans, FpSpan, *next);
      if (span->start >= to)
        break;
      g_autofree char *tag = tag_of (span);
      append_escaped (markup, block->text + from, span->start - from);
      g_string_append_printf (markup, "<%s>", tag);
      (*next)++;
      append_spans (markup, block, span->start, span->end, next);
      g_string_append_printf (markup, "</%.*s>", (int) strcspn (tag, " "), tag);
      from = span->end;
    }
  append_escaped (markup, block->text + from, to - from);
}

/* GTK handles links that leave the book. */
static gboolean
on_link (GtkWidget *label, const char *address)
{
  if (g_str_has_prefix (address, "page:"))
    gtk_widget_activate_action (label, "rules.open", "s", address + strlen ("page:"));
  else if (g_str_has_prefix (address, "card:"))
    gtk_widget_activate_action (label, "rules.open", "s", address);
  else
    return FALSE;
  return TRUE;
}

static void
set_up_label (GtkWidget *label)
{
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 1);
  gtk_widget_set_hexpand (label, TRUE);
}

GtkWidget *
fp_rules_text_new (const FpBlock *block)
{
  GtkWidget *label = gtk_label_new (NULL);
  g_autoptr (GString) markup = g_string_new (NULL);
  guint next = 0;
  set_up_label (label);
  append_spans (markup, block, 0, (guint) strlen (block->text), &next);
  gtk_label_set_markup (GTK_LABEL (label), markup->str);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARS);
  if (block->kind == FP_BLOCK_SCREEN)
    gtk_widget_add_css_class (label, "monospace");
  g_signal_connect (label, "activate-link", G_CALLBACK (on_link), NULL);
  return label;
}

GtkWidget *
fp_rules_heading_new (const char *text, guint level)
{
  static const char *const styles[] = { "title-1", "title-3", "heading" };
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  set_up_label (label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, (int) level, -1);
  gtk_widget_add_css_class (label, styles[MIN (level, G_N_ELEMENTS (styles)) - 1]);
  gtk_widget_add_css_class (label, "rules-heading");
  return label;
}

GtkWidget *
fp_rules_link_new (const char *place, const char *title, const char *about)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *name = gtk_label_new (title);
  set_up_label (name);
  gtk_widget_add_css_class (name, "rules-link");
  gtk_box_append (GTK_BOX (box), name);
  if (about != NULL && *about != '\0')
    {
      GtkWidget *label = gtk_label_new (about);
      set_up_label (label);
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_button_set_has_frame (GTK_BUTTON (button), FALSE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", place);
  fp_labels_set_name (button, title);
  if (about != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return button;
}
