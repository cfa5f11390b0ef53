/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Who plays, and how the game is set up. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/fp-labels.h"
#include "app/fp-new-game-page.h"

struct _FpNewGamePage
{
  AdwBin parent_instance;
  GtkEntry *first_name, *second_name;
  GtkDropDown *first_kind, *second_kind;
  GtkSwitch *first_game;
  GtkDropDown *aliens; /* in the order of FpGameAliens */
  GtkDropDown *undo; /* in the order of FpGameUndo */
  AdwActionRow *undo_row;
  GtkEntry *seed;
  GtkLabel *problem;
  GtkWidget *start;
};

G_DEFINE_FINAL_TYPE (FpNewGamePage, fp_new_game_page, ADW_TYPE_BIN)

enum
{
  SIGNAL_START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
on_seed_changed (FpNewGamePage *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  fp_label_set (self->problem, NULL);
}

/* What the chosen rule means. */
static void
on_undo_selected (FpNewGamePage *self)
{
  const char *const meanings[] = {
    [FP_GAME_UNDO_UNTIL_REVEALED] =
        _ ("A choice can be taken back until something hidden has come to light or the other player has answered."),
    [FP_GAME_UNDO_ALWAYS] = _ ("Every choice can be taken back. The log says so if something had come to light."),
    [FP_GAME_UNDO_NEVER] = _ ("No choice can be taken back."),
  };
  guint selected = gtk_drop_down_get_selected (self->undo);
  if (selected < G_N_ELEMENTS (meanings))
    adw_action_row_set_subtitle (self->undo_row, meanings[selected]);
}

static void
on_start_clicked (FpNewGamePage *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  fp_game_setup_name (setup, 0, gtk_editable_get_text (GTK_EDITABLE (self->first_name)));
  fp_game_setup_name (setup, 1, gtk_editable_get_text (GTK_EDITABLE (self->second_name)));
  setup->computer[0] = gtk_drop_down_get_selected (self->first_kind) == 1;
  setup->computer[1] = gtk_drop_down_get_selected (self->second_kind) == 1;
  setup->first_game = gtk_switch_get_active (self->first_game);
  setup->aliens = (FpGameAliens) gtk_drop_down_get_selected (self->aliens);
  setup->undo = (FpGameUndo) gtk_drop_down_get_selected (self->undo);
  if (fp_game_setup_parse_seed (setup, gtk_editable_get_text (GTK_EDITABLE (self->seed)), &error))
    {
      g_signal_emit (self, signals[SIGNAL_START], 0, setup);
      return;
    }
  fp_label_set (self->problem, error->message);
  gtk_widget_add_css_class (GTK_WIDGET (self->seed), "error");
  gtk_widget_grab_focus (GTK_WIDGET (self->seed));
}

static gboolean
fp_new_game_page_grab_focus (GtkWidget *widget)
{
  FpNewGamePage *self = FP_NEW_GAME_PAGE (widget);
  return gtk_widget_grab_focus (GTK_WIDGET (self->first_name));
}

/* Enter in an entry starts the game; the window knows the default only while the page is in it. */
static void
fp_new_game_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fp_new_game_page_parent_class)->map (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), FP_NEW_GAME_PAGE (widget)->start);
}

static void
fp_new_game_page_unmap (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
  GTK_WIDGET_CLASS (fp_new_game_page_parent_class)->unmap (widget);
}

static void
fp_new_game_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_NEW_GAME_PAGE);
  G_OBJECT_CLASS (fp_new_game_page_parent_class)->dispose (object);
}

static void
fp_new_game_page_class_init (FpNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_new_game_page_dispose;
  widget_class->grab_focus = fp_new_game_page_grab_focus;
  widget_class->map = fp_new_game_page_map;
  widget_class->unmap = fp_new_game_page_unmap;
  signals[SIGNAL_START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, FP_TYPE_GAME_SETUP | G_SIGNAL_TYPE_STATIC_SCOPE);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_name);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, second_name);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_kind);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, second_kind);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_game);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, aliens);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, undo);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, undo_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, seed);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, problem);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, start);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_undo_selected);
}

static void
fp_new_game_page_init (FpNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  on_undo_selected (self);
}

void
fp_new_game_page_show (FpNewGamePage *self, const FpGameSetup *setup)
{
  gtk_editable_set_text (GTK_EDITABLE (self->first_name), setup->names[0]);
  gtk_editable_set_text (GTK_EDITABLE (self->second_name), setup->names[1]);
  gtk_drop_down_set_selected (self->first_kind, setup->computer[0]);
  gtk_drop_down_set_selected (self->second_kind, setup->computer[1]);
  gtk_switch_set_active (self->first_game, setup->first_game);
  gtk_drop_down_set_selected (self->aliens, setup->aliens);
  gtk_drop_down_set_selected (self->undo, setup->undo);
  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
}
