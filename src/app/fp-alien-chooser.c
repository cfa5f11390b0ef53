/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All aliens by name, with a card to be read. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-alien-chooser.h"
#include "app/fp-card-reader.h"
#include "app/fp-columns.h"

struct _FpAlienChooser
{
  AdwBin parent_instance;
  GtkLabel *question;
  GtkSearchEntry *search;
  GtkListBox *list;
  FpCardReader *reader;
  GtkWidget *take;
  char *taken; /* NULL: none */
};

G_DEFINE_FINAL_TYPE (FpAlienChooser, fp_alien_chooser, ADW_TYPE_BIN)

enum
{
  SIGNAL_TAKEN,
  SIGNAL_CLOSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static FpBoxCard *
item_of (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "item");
}

/* Whether all that is typed is somewhere in the name or the text of the card. */
static gboolean
is_found (GtkListBoxRow *row, gpointer data)
{
  FpAlienChooser *self = data;
  const FpBoxCardFacts *alien = fp_box_card_facts (item_of (row));
  const char *text = fp_card_item_facts (alien->card)->text;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  g_autofree char *name = g_utf8_casefold (alien->name, -1);
  g_autofree char *says = text != NULL ? g_utf8_casefold (text, -1) : NULL;
  g_strstrip (wanted);
  return g_strcmp0 (alien->id, self->taken) != 0 &&
         (strstr (name, wanted) != NULL || (says != NULL && strstr (says, wanted) != NULL));
}

/* The rows that are shown, of GtkListBoxRow.  Free with g_ptr_array_unref (). */
static GPtrArray *
shown_rows (FpAlienChooser *self)
{
  GPtrArray *rows = g_ptr_array_new ();
  GtkListBoxRow *row;
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (gtk_widget_get_child_visible (GTK_WIDGET (row)))
      g_ptr_array_add (rows, row);
  return rows;
}

static void
on_row_selected (FpAlienChooser *self, GtkListBoxRow *row)
{
  /* When all goes away the row does so first. */
  if (self->take == NULL)
    return;
  gtk_widget_set_sensitive (self->take, row != NULL);
  fp_card_reader_show (self->reader, row != NULL ? fp_box_card_facts (item_of (row))->card : NULL);
}

/* One that is not shown is not what anybody takes. */
static void
on_search_changed (FpAlienChooser *self)
{
  gtk_list_box_invalidate_filter (self->list);
  g_autoptr (GPtrArray) rows = shown_rows (self);
  GtkListBoxRow *selected = gtk_list_box_get_selected_row (self->list);
  if (selected == NULL || !gtk_widget_get_child_visible (GTK_WIDGET (selected)))
    gtk_list_box_select_row (self->list, rows->len > 0 ? g_ptr_array_index (rows, 0) : NULL);
}

static void
on_take (FpAlienChooser *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  if (row != NULL)
    g_signal_emit (self, signals[SIGNAL_TAKEN], 0, fp_box_card_facts (item_of (row))->id);
}

static void
on_leave_open (FpAlienChooser *self)
{
  g_signal_emit (self, signals[SIGNAL_TAKEN], 0, NULL);
}

static void
on_surprise (FpAlienChooser *self)
{
  g_autoptr (GPtrArray) rows = shown_rows (self);
  if (rows->len > 0)
    {
      GtkListBoxRow *row = g_ptr_array_index (rows, g_random_int_range (0, (gint32) rows->len));
      gtk_list_box_select_row (self->list, row);
      gtk_widget_grab_focus (GTK_WIDGET (row));
    }
}

static void
close_chooser (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, signals[SIGNAL_CLOSED], 0);
}

/* Escape empties the entry first. */
static void
on_stop_search (FpAlienChooser *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    g_signal_emit (self, signals[SIGNAL_CLOSED], 0);
  else
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static gboolean
fp_alien_chooser_grab_focus (GtkWidget *widget)
{
  FpAlienChooser *self = FP_ALIEN_CHOOSER (widget);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->list);
  /* Where one is pointed out already, that is where to go on from. */
  return gtk_widget_grab_focus (row != NULL && gtk_list_box_row_get_index (row) > 0 ? GTK_WIDGET (row)
                                                                                    : GTK_WIDGET (self->search));
}

static void
fp_alien_chooser_dispose (GObject *object)
{
  g_clear_pointer (&FP_ALIEN_CHOOSER (object)->taken, g_free);
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_ALIEN_CHOOSER);
  G_OBJECT_CLASS (fp_alien_chooser_parent_class)->dispose (object);
}

static void
fp_alien_chooser_class_init (FpAlienChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_alien_chooser_dispose;
  widget_class->grab_focus = fp_alien_chooser_grab_focus;
  signals[SIGNAL_TAKEN] = g_signal_new ("taken", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SIGNAL_CLOSED] =
      g_signal_new ("closed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (FP_TYPE_CARD_READER);
  g_type_ensure (FP_TYPE_COLUMNS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/alien-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, question);
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, search);
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, list);
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, reader);
  gtk_widget_class_bind_template_child (widget_class, FpAlienChooser, take);
  gtk_widget_class_bind_template_callback (widget_class, on_row_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_search_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_take);
  gtk_widget_class_bind_template_callback (widget_class, on_leave_open);
  gtk_widget_class_bind_template_callback (widget_class, on_surprise);
  gtk_widget_class_bind_template_callback (widget_class, on_stop_search);
  gtk_widget_class_install_action (widget_class, "alien-chooser.close", NULL, close_chooser);
}

static void
fp_alien_chooser_init (FpAlienChooser *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, is_found, self, NULL);
}

static GtkWidget *
new_row (FpBoxCard *item)
{
  const FpBoxCardFacts *alien = fp_box_card_facts (item);
  GtkWidget *row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), alien->name);
  if (alien->first_game)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Recommended for a first game"));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "item", g_object_ref (item), g_object_unref);
  return row;
}

void
fp_alien_chooser_open (FpAlienChooser *self, const char *question, GListModel *aliens, const char *chosen,
                       const char *taken)
{
  GtkListBoxRow *row;
  g_free (self->taken);
  self->taken = g_strdup (taken);
  gtk_label_set_text (self->question, question);
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < g_list_model_get_n_items (aliens); i++)
    {
      g_autoptr (FpBoxCard) item = g_list_model_get_item (aliens, i);
      gtk_list_box_append (self->list, new_row (item));
    }
  on_search_changed (self);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    if (g_strcmp0 (fp_box_card_facts (item_of (row))->id, chosen) == 0)
      gtk_list_box_select_row (self->list, row);
}
