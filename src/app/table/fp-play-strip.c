/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The strip “this encounter”. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/cards/fp-card-inspector.h"
#include "app/motion/fp-motion-anchors.h"
#include "app/table/fp-play-strip.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-popover-keys.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-tooltip.h"

enum
{
  MOST_PLAYS = 4, /* that have room in a row */
  MOST_COMPACT = 3, /* likewise, of a compact strip */
  LINE_CHARACTERS = 22, /* of a line of text */
};

struct _FpPlayStrip
{
  AdwBin parent_instance;
  GtkWidget *title;
  GtkMenuButton *earlier;
  GtkBox *earlier_plays, *plays;
  GPtrArray *shown; /* of FpPlayItem */
  guint most; /* plays that have room */
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (FpPlayStrip, fp_play_strip, ADW_TYPE_BIN)

static void
fp_play_strip_dispose (GObject *object)
{
  g_clear_pointer (&FP_PLAY_STRIP (object)->shown, g_ptr_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_PLAY_STRIP);
  G_OBJECT_CLASS (fp_play_strip_parent_class)->dispose (object);
}

static void
fp_play_strip_class_init (FpPlayStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_play_strip_dispose;
  g_type_ensure (FP_TYPE_FAST_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/play-strip.ui");
  gtk_widget_class_bind_template_child (widget_class, FpPlayStrip, title);
  gtk_widget_class_bind_template_child (widget_class, FpPlayStrip, earlier);
  gtk_widget_class_bind_template_child (widget_class, FpPlayStrip, earlier_plays);
  gtk_widget_class_bind_template_child (widget_class, FpPlayStrip, plays);
}

static void
fp_play_strip_init (FpPlayStrip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->shown = g_ptr_array_new_with_free_func (g_object_unref);
  self->most = MOST_PLAYS;
  fp_labels_set_name (GTK_WIDGET (self), _ ("This encounter"));
  fp_popover_keys_install (gtk_menu_button_get_popover (self->earlier));
}

/* A play */

static GtkWidget *
new_face (const char *face, const char *id, const char *shape, const char *colour, const char *style)
{
  GtkWidget *portrait = fp_portrait_view_new (0);
  fp_portrait_view_set (FP_PORTRAIT_VIEW (portrait), face, id);
  fp_portrait_view_set_player (FP_PORTRAIT_VIEW (portrait), shape, colour);
  gtk_widget_set_valign (portrait, GTK_ALIGN_CENTER);
  if (style != NULL)
    gtk_widget_add_css_class (portrait, style);
  return portrait;
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_CHARACTERS);
  gtk_widget_add_css_class (label, style);
  return label;
}

static GtkWidget *
new_content (const FpPlayFacts *play)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (text), new_label (play->title, "caption-heading"));
  gtk_box_append (GTK_BOX (text), new_label (play->line, "caption"));
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), new_face (play->face, play->face_id, play->shape, play->colour, NULL));
  gtk_box_append (GTK_BOX (box), text);
  if (play->target != NULL)
    gtk_box_append (GTK_BOX (box),
                    new_face (play->target_face, play->target_id, play->target_shape, play->target_colour, "target"));
  return box;
}

static GtkWidget *
new_play (FpPlayItem *item)
{
  const FpPlayFacts *play = fp_play_item_facts (item);
  const FpCardFacts *card = fp_card_item_facts (play->card);
  GtkWidget *button = gtk_button_new ();
  g_autofree char *kind = g_strdup_printf ("face-%s", card->kind_id);
  gtk_button_set_child (GTK_BUTTON (button), new_content (play));
  gtk_widget_add_css_class (button, "play");
  gtk_widget_add_css_class (button, kind);
  fp_labels_set_class (button, "stopped", play->stopped);
  fp_card_inspector_attach (button, play->card);
  g_signal_connect (button, "clicked", G_CALLBACK (fp_card_inspector_closer), NULL);
  fp_labels_set_name (button, play->text);
  fp_tooltip_set (button, play->text);
  fp_motion_anchor_mark (button, FP_MOTION_ANCHOR_FIGURE, "%s", play->spot);
  return button;
}

/* The strip */

/* Returns the number of plays that are folded into a button. */
static guint
n_earlier (FpPlayStrip *self)
{
  return self->shown->len > self->most ? self->shown->len - self->most + 1 : 0;
}

/* Returns the number of the play whose widget has the focus, −1 if none. */
static int
focused_number (FpPlayStrip *self)
{
  guint i = n_earlier (self);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self->plays)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child) && i < self->shown->len)
      {
        FpPlayItem *item = g_ptr_array_index (self->shown, i++);
        if (gtk_widget_is_focus (child))
          return fp_play_item_facts (item)->number;
      }
  return -1;
}

/* Adds the play at @index, behind an arrow if it has stopped the one before. */
static void
add_play (FpPlayStrip *self, guint index, int focus)
{
  FpPlayItem *item = g_ptr_array_index (self->shown, index);
  const FpPlayFacts *play = fp_play_item_facts (item);
  GtkWidget *button = new_play (item);
  if (play->answers >= 0 && play->answers + 1 == (int) index)
    {
      GtkWidget *arrow = fp_labels_glyph ("pan-start-symbolic");
      gtk_widget_add_css_class (arrow, "answer");
      gtk_box_append (self->plays, arrow);
    }
  gtk_box_append (self->plays, button);
  if (play->number == focus)
    gtk_widget_grab_focus (button);
}

static void
show_earlier (FpPlayStrip *self, guint n)
{
  fp_labels_clear (GTK_WIDGET (self->earlier_plays));
  gtk_widget_set_visible (GTK_WIDGET (self->earlier), n > 0);
  if (n == 0)
    return;
  /* Translators: plays of an encounter for which the table has no room. */
  g_autofree char *label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u earlier", "%u earlier", n), n);
  gtk_menu_button_set_label (self->earlier, label);
  for (guint i = 0; i < n; i++)
    gtk_box_append (self->earlier_plays, new_play (g_ptr_array_index (self->shown, i)));
}

static gboolean
is_shown (FpPlayStrip *self, GListModel *plays)
{
  guint n = g_list_model_get_n_items (plays);
  for (guint i = 0; i < MIN (n, self->shown->len); i++)
    {
      g_autoptr (FpPlayItem) item = g_list_model_get_item (plays, i);
      if (item != g_ptr_array_index (self->shown, i))
        return FALSE;
    }
  return n == self->shown->len;
}

void
fp_play_strip_set_compact (FpPlayStrip *self, gboolean compact)
{
  self->compact = compact;
  self->most = compact ? MOST_COMPACT : MOST_PLAYS;
  gtk_widget_set_visible (self->title, self->shown->len > 0 && !compact);
  fp_labels_set_class (GTK_WIDGET (self), "compact", compact);
}

void
fp_play_strip_show (FpPlayStrip *self, GListModel *plays)
{
  /* Unchanged plays keep the focus. */
  if (is_shown (self, plays))
    return;
  int focus = focused_number (self);
  guint n = g_list_model_get_n_items (plays);
  g_ptr_array_set_size (self->shown, 0);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (self->shown, g_list_model_get_item (plays, i));
  gtk_widget_set_visible (self->title, n > 0 && !self->compact);
  fp_labels_clear (GTK_WIDGET (self->plays));
  show_earlier (self, n_earlier (self));
  for (guint i = n_earlier (self); i < n; i++)
    add_play (self, i, focus);
}
