/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for a new game: players and set-up. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-alien-chooser.h"
#include "app/widgets/fp-drop-down.h"
#include "app/widgets/fp-labels.h"
#include "app/pages/fp-new-game-page.h"
#include "app/table/fp-seat-mark.h"
#include "app/pages/fp-player-drop-down.h"

struct _FpNewGamePage
{
  AdwBin parent_instance;
  GtkStack *parts;
  GtkWidget *setup;
  FpAlienChooser *chooser;
  FpCatalogModel *catalog_model; /* NULL if not set yet */
  GListModel *all_aliens; /* of FpPrintedCard; NULL if there is no catalog model yet */
  AdwActionRow *first_game_row, *aliens_row;
  AdwActionRow *first_alien, *second_alien;
  char *alien[FP_GAME_SETUP_SEATS]; /* ids of the chosen aliens, or NULL */
  guint choosing; /* seat for which the chooser is open */
  GtkEntry *first_name, *second_name;
  GtkDropDown *first_kind, *second_kind;
  GtkSwitch *first_game;
  GtkDropDown *aliens; /* in the order of FpGameAliens */
  GtkDropDown *undo; /* in the order of FpGameUndo */
  AdwActionRow *undo_row;
  GtkWidget *room; /* spacer below all rows */
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

/* Replaces the default name when the kind of player changes. A name the player typed stays. */
static void
on_kind_selected (FpNewGamePage *self, GParamSpec *property, GtkDropDown *kind)
{
  guint seat = kind == self->first_kind ? 0 : 1;
  GtkEditable *name = GTK_EDITABLE (seat == 0 ? self->first_name : self->second_name);
  gboolean person = fp_player_drop_down_get (kind) == NULL;
  if (g_str_equal (gtk_editable_get_text (name), fp_game_setup_usual_name (seat, !person)))
    gtk_editable_set_text (name, fp_game_setup_usual_name (seat, person));
}

static void
on_seed_changed (FpNewGamePage *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->seed), "error");
  fp_label_set (self->problem, NULL);
}

/* Explains the selected undo rule. */
static void
on_undo_selected (FpNewGamePage *self)
{
  const char *const meanings[] = {
    [FP_GAME_UNDO_UNTIL_REVEALED] =
        _ ("A choice can be taken back until something hidden has come to light or another person has answered."),
    [FP_GAME_UNDO_ALWAYS] = _ ("Every choice can be taken back. The log says so if something had come to light."),
    [FP_GAME_UNDO_NEVER] = _ ("No choice can be taken back."),
  };
  guint selected = gtk_drop_down_get_selected (self->undo);
  if (selected < G_N_ELEMENTS (meanings))
    adw_action_row_set_subtitle (self->undo_row, meanings[selected]);
}

/* Aliens */

static AdwActionRow *
alien_row (FpNewGamePage *self, guint seat)
{
  return seat == 0 ? self->first_alien : self->second_alien;
}

static void
show_alien (FpNewGamePage *self, guint seat)
{
  g_autoptr (FpPrintedCard) alien =
      self->all_aliens != NULL ? fp_catalog_model_cards_find (self->all_aliens, self->alien[seat]) : NULL;
  adw_action_row_set_subtitle (alien_row (self, seat),
                               alien != NULL ? fp_printed_card_facts (alien)->name : _ ("Chosen in the game"));
}

static void
set_alien (FpNewGamePage *self, guint seat, const char *id)
{
  g_autofree char *old = self->alien[seat];
  self->alien[seat] = g_strdup (id);
  show_alien (self, seat);
}

/* Explains the selected way of choosing aliens, and shows the rows of both aliens if they apply. */
static void
on_aliens_selected (FpNewGamePage *self)
{
  const char *const meanings[] = {
    [FP_GAME_ALIENS_CHOSEN] = _ ("Each in turn chooses among all of them."),
    [FP_GAME_ALIENS_DEALT] = _ ("Three are dealt to each, who secretly keeps one."),
    [FP_GAME_ALIENS_NONE] = _ ("Nobody has special powers."),
    [FP_GAME_ALIENS_SETTLED] = _ ("Both are known before the game begins."),
  };
  guint selected = gtk_drop_down_get_selected (self->aliens);
  gboolean predetermined = selected == FP_GAME_ALIENS_SETTLED && !gtk_switch_get_active (self->first_game);
  if (selected < G_N_ELEMENTS (meanings))
    adw_action_row_set_subtitle (self->aliens_row, meanings[selected]);
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    gtk_widget_set_visible (GTK_WIDGET (alien_row (self, seat)), predetermined);
  gtk_widget_queue_resize (self->room);
}

/* The spacer takes the height of the hidden alien rows, if there is room. The page is centred and
 * would otherwise move away from under the pointer when they appear. */
static void
measure_spacer (GtkWidget *spacer, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                int *minimum_baseline, int *natural_baseline)
{
  FpNewGamePage *self = FP_NEW_GAME_PAGE (gtk_widget_get_ancestor (spacer, FP_TYPE_NEW_GAME_PAGE));
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (orientation == GTK_ORIENTATION_HORIZONTAL || gtk_widget_get_visible (GTK_WIDGET (self->first_alien)))
    return;
  gtk_widget_measure (GTK_WIDGET (self->aliens_row), orientation, -1, NULL, natural, NULL, NULL);
  *natural *= FP_GAME_SETUP_SEATS;
}

/* The spacer has no children. */
static void
allocate_spacer (GtkWidget *spacer, int width, int height, int baseline)
{
}

void
fp_new_game_page_choose_alien (FpNewGamePage *self, guint seat)
{
  if (self->all_aliens == NULL || seat >= FP_GAME_SETUP_SEATS)
    return;
  const char *name = gtk_editable_get_text (GTK_EDITABLE (seat == 0 ? self->first_name : self->second_name));
  /* Translators: %s is the name of a player. */
  g_autofree char *question = g_strdup_printf (_ ("An Alien for %s"), name);
  self->choosing = seat;
  fp_alien_chooser_open (self->chooser, self->catalog_model, question, self->all_aliens, self->alien[seat],
                         self->alien[!seat]);
  gtk_stack_set_visible_child (self->parts, GTK_WIDGET (self->chooser));
  gtk_widget_set_visible (self->setup, FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
}

static void
on_first_alien (FpNewGamePage *self)
{
  fp_new_game_page_choose_alien (self, 0);
}

static void
on_second_alien (FpNewGamePage *self)
{
  fp_new_game_page_choose_alien (self, 1);
}

static void
close_chooser (FpNewGamePage *self)
{
  gtk_widget_set_visible (self->setup, TRUE);
  gtk_stack_set_visible_child (self->parts, self->setup);
}

static void
on_chooser_closed (FpNewGamePage *self)
{
  close_chooser (self);
  gtk_widget_grab_focus (GTK_WIDGET (alien_row (self, self->choosing)));
}

static void
on_taken (FpNewGamePage *self, const char *id)
{
  set_alien (self, self->choosing, id);
  on_chooser_closed (self);
}

/* Picks two different aliens at random. */
static void
on_surprise (FpNewGamePage *self)
{
  gint32 n = self->all_aliens != NULL ? (gint32) g_list_model_get_n_items (self->all_aliens) : 0;
  if (n < FP_GAME_SETUP_SEATS)
    return;
  gint32 first = g_random_int_range (0, n), second = (first + g_random_int_range (1, n)) % n;
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    {
      g_autoptr (FpPrintedCard) alien = g_list_model_get_item (self->all_aliens, (guint) (seat == 0 ? first : second));
      set_alien (self, seat, fp_printed_card_facts (alien)->id);
    }
  gtk_drop_down_set_selected (self->aliens, FP_GAME_ALIENS_SETTLED);
}

/* The game */

static void
on_start_clicked (FpNewGamePage *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  g_autoptr (GError) error = NULL;
  fp_game_setup_seat (setup, 0, fp_player_drop_down_get (self->first_kind));
  fp_game_setup_seat (setup, 1, fp_player_drop_down_get (self->second_kind));
  fp_game_setup_name (setup, 0, gtk_editable_get_text (GTK_EDITABLE (self->first_name)));
  fp_game_setup_name (setup, 1, gtk_editable_get_text (GTK_EDITABLE (self->second_name)));
  setup->first_game = gtk_switch_get_active (self->first_game);
  setup->aliens = (FpGameAliens) gtk_drop_down_get_selected (self->aliens);
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    fp_game_setup_settle (setup, seat, self->alien[seat]);
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

/* Enter in an entry starts the game. The window's default widget is reset when the page is
 * unmapped. */
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
  FpNewGamePage *self = FP_NEW_GAME_PAGE (object);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->all_aliens);
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    g_clear_pointer (&self->alien[seat], g_free);
  adw_bin_set_child (ADW_BIN (object), NULL);
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
  g_type_ensure (FP_TYPE_ALIEN_CHOOSER);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, parts);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, setup);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, chooser);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_game_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, aliens_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_alien);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, second_alien);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_name);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, second_name);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_kind);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, second_kind);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_game);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, aliens);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, undo);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, undo_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, room);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, seed);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, problem);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, start);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_kind_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_undo_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_aliens_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_surprise);
  gtk_widget_class_bind_template_callback (widget_class, on_first_alien);
  gtk_widget_class_bind_template_callback (widget_class, on_second_alien);
  gtk_widget_class_bind_template_callback (widget_class, on_taken);
  gtk_widget_class_bind_template_callback (widget_class, on_chooser_closed);
}

static void
fp_new_game_page_init (FpNewGamePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->room, gtk_custom_layout_new (NULL, measure_spacer, allocate_spacer));
  fp_player_drop_down_fill (self->first_kind, _ ("Who plays orange"));
  fp_player_drop_down_fill (self->second_kind, _ ("Who plays blue"));
  fp_drop_down_name (self->aliens, _ ("How aliens are chosen"), NULL);
  fp_drop_down_name (self->undo, _ ("When a choice can be taken back"), NULL);
  on_undo_selected (self);
  on_aliens_selected (self);
}

/* Returns a sentence that names the aliens recommended for a first game. Free with g_free (). */
static char *
format_first_game (GListModel *aliens)
{
  g_autoptr (GString) names = g_string_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (aliens); i++)
    {
      g_autoptr (FpPrintedCard) item = g_list_model_get_item (aliens, i);
      if (fp_printed_card_facts (item)->first_game)
        g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", fp_printed_card_facts (item)->name);
    }
  /* Translators: %s are names of aliens. */
  return g_strdup_printf (_ ("What is recommended to begin with: %s and simple envoys."), names->str);
}

void
fp_new_game_page_set_box (FpNewGamePage *self, FpCatalogModel *catalog_model)
{
  g_set_object (&self->catalog_model, catalog_model);
  g_clear_object (&self->all_aliens);
  self->all_aliens = fp_catalog_model_cards (catalog_model, "alien");
  g_autofree char *recommended = format_first_game (self->all_aliens);
  adw_action_row_set_subtitle (self->first_game_row, recommended);
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    show_alien (self, seat);
}

gboolean
fp_new_game_page_back (FpNewGamePage *self)
{
  if (gtk_stack_get_visible_child (self->parts) == self->setup)
    return FALSE;
  on_chooser_closed (self);
  return TRUE;
}

void
fp_new_game_page_show (FpNewGamePage *self, const FpGameSetup *setup)
{
  gtk_editable_set_text (GTK_EDITABLE (self->first_name), setup->names[0]);
  gtk_editable_set_text (GTK_EDITABLE (self->second_name), setup->names[1]);
  fp_player_drop_down_set (self->first_kind, setup->player[0]);
  fp_player_drop_down_set (self->second_kind, setup->player[1]);
  gtk_switch_set_active (self->first_game, setup->first_game);
  gtk_drop_down_set_selected (self->aliens, setup->aliens);
  for (guint seat = 0; seat < FP_GAME_SETUP_SEATS; seat++)
    set_alien (self, seat, setup->alien[seat]);
  close_chooser (self);
  gtk_drop_down_set_selected (self->undo, setup->undo);
  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
}
