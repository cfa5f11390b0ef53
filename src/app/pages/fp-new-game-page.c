/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The page for a new game: players and set-up. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/pages/fp-alien-chooser.h"
#include "app/pages/fp-edition-choice.h"
#include "app/pages/fp-module-group.h"
#include "app/pages/fp-new-game-choices.h"
#include "app/pages/fp-player-chooser.h"
#include "app/widgets/fp-drop-down.h"
#include "app/widgets/fp-labels.h"
#include "app/pages/fp-new-game-page.h"
#include "app/pages/fp-player-row.h"
#include "app/table/fp-seat-mark.h"

struct _FpNewGamePage
{
  AdwBin parent_instance;
  GtkStack *parts;
  GtkWidget *setup;
  FpAlienChooser *chooser;
  FpPlayerChooser *player_chooser;
  FpCatalogModel *catalog_model; /* of all editions; NULL if not set yet */
  /* aliens that players may choose, of FpPrintedCard; NULL if there is no catalog model yet */
  GListModel *all_aliens;
  guint64 aliens_modules; /* modules and number of seats for which all_aliens are listed */
  guint aliens_seats;
  AdwActionRow *first_game_row, *aliens_row, *box_only_row, *campaign_row;
  AdwPreferencesGroup *players_group, *aliens_group;
  FpEditionChoice *editions;
  FpModuleGroup *modules;
  AdwActionRow *number_row; /* NULL if the edition has only one number of seats */
  GtkSpinButton *number;
  GPtrArray *players, *alien_rows; /* of FpPlayerRow and AdwActionRow, for the most seats */
  GPtrArray *alien_marks; /* of FpSeatMark, those of the alien_rows */
  /* number of seats, their colours and chosen aliens; the other values are read from the widgets */
  FpGameSetup *draft;
  guint choosing; /* seat for which a chooser is open */
  gboolean showing; /* the program sets the widgets of options, which don't fit together yet */
  GtkSwitch *first_game, *box_only, *campaign;
  GtkDropDown *group; /* of aliens for a first game; shown if the edition has several */
  GtkDropDown *aliens; /* in the order of FpGameAliens */
  GtkDropDown *undo; /* in the order of FpGameUndo */
  AdwActionRow *undo_row;
  GtkWidget *room; /* spacer below all rows */
  GtkEntry *seed;
  GtkLabel *problem;
};

G_DEFINE_FINAL_TYPE (FpNewGamePage, fp_new_game_page, ADW_TYPE_BIN)

enum
{
  SIGNAL_START,
  SIGNAL_EDITION,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

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
  const char *meaning = fp_new_game_undo_meaning (gtk_drop_down_get_selected (self->undo));
  if (meaning != NULL)
    adw_action_row_set_subtitle (self->undo_row, meaning);
}

/* Aliens */

static AdwActionRow *
alien_row (FpNewGamePage *self, guint seat)
{
  return g_ptr_array_index (self->alien_rows, seat);
}

static void
show_alien (FpNewGamePage *self, guint seat)
{
  g_autoptr (FpPrintedCard) alien =
      self->all_aliens != NULL ? fp_catalog_model_cards_find (self->all_aliens, self->draft->seats[seat].alien) : NULL;
  adw_action_row_set_subtitle (alien_row (self, seat),
                               alien != NULL ? fp_printed_card_facts (alien)->name : _ ("At the table"));
}

static void
set_alien (FpNewGamePage *self, guint seat, const char *id)
{
  fp_game_setup_settle (self->draft, seat, id);
  show_alien (self, seat);
}

/* Lists the aliens that players may choose in the game of the draft. Another number of players, or
 * other modules, bring other ones. */
static void
list_aliens (FpNewGamePage *self)
{
  const FpGameSetup *draft = self->draft;
  if (self->catalog_model == NULL ||
      (self->all_aliens != NULL && self->aliens_modules == draft->modules && self->aliens_seats == draft->n_seats))
    return;
  g_clear_object (&self->all_aliens);
  self->all_aliens = fp_game_setup_aliens (draft, self->catalog_model);
  self->aliens_modules = draft->modules;
  self->aliens_seats = draft->n_seats;
  for (guint seat = 0; seat < draft->n_seats; seat++)
    show_alien (self, seat);
}

/* Set-up options */

static guint
selected_group (FpNewGamePage *self)
{
  return 1 + MIN (gtk_drop_down_get_selected (self->group), MAX (fp_game_setup_first_games (self->draft), 1) - 1);
}

/* Puts the set-up options that are shown into the draft. */
static void
read_options (FpNewGamePage *self)
{
  self->draft->first_game = gtk_switch_get_active (self->first_game) ? selected_group (self) : 0;
  self->draft->box_only = gtk_switch_get_active (self->box_only);
  self->draft->aliens = (FpGameAliens) gtk_drop_down_get_selected (self->aliens);
  fp_module_group_read (self->modules, self->draft);
}

/* Shows which modules can be played with the chosen options and the number of players. */
static void
on_options_changed (FpNewGamePage *self)
{
  if (self->showing)
    return;
  read_options (self);
  list_aliens (self);
  fp_module_group_update (self->modules, self->draft);
  fp_label_set (self->problem, NULL);
}

/* Explains the selected way of choosing aliens, and shows the rows of the aliens if they apply. */
static void
on_aliens_selected (FpNewGamePage *self)
{
  guint selected = gtk_drop_down_get_selected (self->aliens);
  const char *meaning = fp_new_game_aliens_meaning (selected, self->draft->n_seats);
  gboolean predetermined = selected == FP_GAME_ALIENS_SETTLED && !gtk_switch_get_active (self->first_game);
  if (meaning != NULL)
    adw_action_row_set_subtitle (self->aliens_row, meaning);
  for (guint seat = 0; seat < self->alien_rows->len; seat++)
    gtk_widget_set_visible (GTK_WIDGET (alien_row (self, seat)), predetermined && seat < self->draft->n_seats);
  gtk_widget_queue_resize (self->room);
  on_options_changed (self);
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
  if (orientation == GTK_ORIENTATION_HORIZONTAL || gtk_widget_get_visible (GTK_WIDGET (alien_row (self, 0))))
    return;
  gtk_widget_measure (GTK_WIDGET (self->aliens_row), orientation, -1, NULL, natural, NULL, NULL);
  *natural *= (int) self->draft->n_seats;
}

/* The spacer has no children. */
static void
allocate_spacer (GtkWidget *spacer, int width, int height, int baseline)
{
}

/* Adds the alien @id (NULL: none) and those that are not chosen together with it to @taken, as far
 * as they are listed. */
static void
add_taken (FpNewGamePage *self, const char *id, GPtrArray *taken)
{
  g_autoptr (FpPrintedCard) alien = fp_catalog_model_cards_find (self->all_aliens, id);
  char **apart = alien != NULL ? fp_printed_card_facts (alien)->apart : NULL;
  if (alien != NULL)
    g_ptr_array_add (taken, g_strdup (id));
  for (guint i = 0; apart != NULL && apart[i] != NULL; i++)
    {
      g_autoptr (FpPrintedCard) other = fp_catalog_model_cards_find (self->all_aliens, apart[i]);
      if (other != NULL)
        g_ptr_array_add (taken, g_strdup (apart[i]));
    }
}

/* Shows @chooser in place of the page. A screen reader would find the page below it. */
static void
open_chooser (FpNewGamePage *self, GtkWidget *chooser)
{
  gtk_stack_set_visible_child (self->parts, chooser);
  gtk_widget_set_visible (self->setup, FALSE);
}

void
fp_new_game_page_choose_alien (FpNewGamePage *self, guint seat)
{
  if (self->all_aliens == NULL || seat >= self->draft->n_seats)
    return;
  g_autoptr (GPtrArray) taken = g_ptr_array_new_null_terminated (self->draft->n_seats, g_free, TRUE);
  for (guint other = 0; other < self->draft->n_seats; other++)
    if (other != seat)
      add_taken (self, self->draft->seats[other].alien, taken);
  const char *name = fp_player_row_name (g_ptr_array_index (self->players, seat));
  /* Translators: %s is the name of a player. */
  g_autofree char *question = g_strdup_printf (_ ("An Alien for %s"), name);
  self->choosing = seat;
  fp_alien_chooser_open (self->chooser, fp_catalog_model_of (self->catalog_model, self->draft->edition), question,
                         self->all_aliens, self->draft->seats[seat].alien, (const char *const *) taken->pdata);
  open_chooser (self, GTK_WIDGET (self->chooser));
  gtk_widget_grab_focus (GTK_WIDGET (self->chooser));
}

static void
on_alien_row (AdwActionRow *row, FpNewGamePage *self)
{
  guint seat;
  if (g_ptr_array_find (self->alien_rows, row, &seat))
    fp_new_game_page_choose_alien (self, seat);
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
  gboolean aliens = gtk_stack_get_visible_child (self->parts) == GTK_WIDGET (self->chooser);
  close_chooser (self);
  if (aliens)
    gtk_widget_grab_focus (GTK_WIDGET (alien_row (self, self->choosing)));
  else
    fp_player_row_focus_player (g_ptr_array_index (self->players, self->choosing));
}

static void
on_taken (FpNewGamePage *self, const char *id)
{
  set_alien (self, self->choosing, id);
  on_chooser_closed (self);
}

/* Picks different aliens that go together at random. */
static void
on_surprise (FpNewGamePage *self)
{
  if (self->catalog_model == NULL)
    return;
  fp_game_setup_settle_aliens (self->draft, self->catalog_model);
  for (guint seat = 0; seat < self->draft->n_seats; seat++)
    show_alien (self, seat);
  gtk_drop_down_set_selected (self->aliens, FP_GAME_ALIENS_SETTLED);
}

/* Bundles */

/* Shows the set-up options of @setup, which has the edition that is shown. */
static void
show_options (FpNewGamePage *self, const FpGameSetup *setup)
{
  self->showing = TRUE;
  gtk_switch_set_active (self->first_game, setup->first_game > 0);
  gtk_drop_down_set_selected (self->group, MAX (setup->first_game, 1) - 1);
  gtk_switch_set_active (self->box_only, setup->box_only);
  gtk_drop_down_set_selected (self->aliens, setup->aliens);
  fp_module_group_set (self->modules, setup);
  self->showing = FALSE;
  on_aliens_selected (self);
}

static void
on_bundle (FpNewGamePage *self, guint bundle)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_copy (self->draft);
  fp_game_setup_take_bundle (setup, bundle);
  show_options (self, setup);
}

/* Returns the bundle that the draft has, or their number. */
static guint
bundle_taken (FpNewGamePage *self)
{
  guint bundle = 0;
  while (bundle < fp_game_setup_n_bundles (self->draft) && !fp_game_setup_has_bundle (self->draft, bundle))
    bundle++;
  return bundle;
}

/* Seats */

/* Shows the colours of all seats of the game. */
static void
show_colours (FpNewGamePage *self)
{
  for (guint seat = 0; seat < self->draft->n_seats; seat++)
    {
      fp_player_row_show_colour (g_ptr_array_index (self->players, seat), self->draft);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (alien_row (self, seat)),
                                     fp_game_setup_colour_name (self->draft, seat));
      fp_seat_mark_set (g_ptr_array_index (self->alien_marks, seat), fp_game_setup_shape (self->draft, seat),
                        fp_game_setup_colour (self->draft, seat));
    }
}

/* The player of the row gets @colour. A player who had it gets this one's. */
static void
on_colour (FpPlayerRow *row, guint colour, FpNewGamePage *self)
{
  guint seat;
  if (!g_ptr_array_find (self->players, row, &seat) || colour >= fp_game_setup_most (self->draft))
    return;
  fp_game_setup_give_colour (self->draft, seat, colour);
  show_colours (self);
}

static void
on_choose_player (FpPlayerRow *row, FpNewGamePage *self)
{
  if (!g_ptr_array_find (self->players, row, &self->choosing))
    return;
  g_autofree char *question =
      /* Translators: %s is a colour: “Orange”. */
      g_strdup_printf (_ ("Who Plays %s?"), fp_game_setup_colour_name (self->draft, self->choosing));
  open_chooser (self, GTK_WIDGET (self->player_chooser));
  fp_player_chooser_open (self->player_chooser, question, fp_player_row_player (row));
}

static void
on_player_taken (FpNewGamePage *self, const char *player)
{
  fp_player_row_choose (g_ptr_array_index (self->players, self->choosing), player);
  on_chooser_closed (self);
}

/* Shows as many players as the game is to have. */
static void
resize (FpNewGamePage *self, guint n_seats)
{
  guint before = self->draft->n_seats;
  fp_game_setup_resize (self->draft, n_seats);
  for (guint seat = before; seat < self->draft->n_seats; seat++)
    fp_player_row_show (g_ptr_array_index (self->players, seat), self->draft);
  for (guint seat = 0; seat < self->players->len; seat++)
    gtk_widget_set_visible (g_ptr_array_index (self->players, seat), seat < self->draft->n_seats);
  show_colours (self);
  for (guint seat = 0; seat < self->draft->n_seats; seat++)
    show_alien (self, seat);
  on_aliens_selected (self);
}

/* Another number of players may propose other modules. A bundle stays chosen. */
static void
on_number_changed (FpNewGamePage *self)
{
  guint before = self->draft->n_seats, bundle = bundle_taken (self);
  resize (self, (guint) gtk_spin_button_get_value_as_int (self->number));
  if (self->showing)
    return;
  g_autoptr (FpGameSetup) setup = fp_game_setup_copy (self->draft);
  if (bundle < fp_game_setup_n_bundles (setup))
    fp_game_setup_take_bundle (setup, bundle);
  else
    fp_game_setup_propose (setup, before);
  show_options (self, setup);
}

/* Adds a row for the number of seats if the edition leaves a choice. */
static void
add_number (FpNewGamePage *self)
{
  guint least = fp_game_setup_least (self->draft), most = fp_game_setup_most (self->draft);
  if (least == most)
    return;
  GtkWidget *row = adw_action_row_new ();
  self->number = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (least, most, 1));
  gtk_widget_set_valign (GTK_WIDGET (self->number), GTK_ALIGN_CENTER);
  fp_labels_set_name (GTK_WIDGET (self->number), _ ("Number of players"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Number of players"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->number));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->number));
  adw_preferences_group_add (self->players_group, row);
  g_signal_connect_swapped (self->number, "value-changed", G_CALLBACK (on_number_changed), self);
  self->number_row = ADW_ACTION_ROW (row);
}

static void
add_alien_row (FpNewGamePage *self)
{
  AdwActionRow *row = ADW_ACTION_ROW (adw_action_row_new ());
  GtkWidget *arrow = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *mark = fp_seat_mark_new (NULL, NULL);
  adw_action_row_add_prefix (row, mark);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  adw_action_row_add_suffix (row, arrow);
  g_signal_connect (row, "activated", G_CALLBACK (on_alien_row), self);
  adw_preferences_group_add (self->aliens_group, GTK_WIDGET (row));
  g_ptr_array_add (self->alien_rows, row);
  g_ptr_array_add (self->alien_marks, mark);
}

static void
remove_rows (AdwPreferencesGroup *group, GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    adw_preferences_group_remove (group, g_ptr_array_index (rows, i));
  g_ptr_array_set_size (rows, 0);
}

/* Edition */

/* Shows the last game of the selected edition. */
static void
on_edition_chosen (FpNewGamePage *self)
{
  g_autoptr (FpGameSetup) setup = fp_edition_choice_chosen (self->editions);
  g_signal_emit (self, signals[SIGNAL_EDITION], 0, setup);
  fp_new_game_page_show (self, setup);
}

/* First game */

/* Names the aliens of the selected group for a first game. The row is hidden if there are none. */
static void
show_first_game (FpNewGamePage *self)
{
  guint n = fp_game_setup_first_games (self->draft);
  g_autofree char *aliens = NULL;
  if (n > 0 && self->all_aliens != NULL)
    aliens = fp_game_setup_format_first_game (self->draft, self->all_aliens, selected_group (self));
  gtk_widget_set_visible (GTK_WIDGET (self->first_game_row), n > 0 && (aliens != NULL || self->all_aliens == NULL));
  gtk_widget_set_visible (GTK_WIDGET (self->group), n > 1);
  adw_action_row_set_subtitle (self->first_game_row, aliens != NULL ? aliens : "");
  if (n == 0)
    gtk_switch_set_active (self->first_game, FALSE);
  on_options_changed (self);
}

/* Shows the cards of the draft's edition that players get before the game, if it has any. */
static void
show_cards (FpNewGamePage *self)
{
  const char *kind = fp_game_setup_sheets (self->draft);
  g_clear_object (&self->all_aliens);
  fp_new_game_show_ways (self->aliens, self->draft);
  fp_new_game_show_groups (self->group, self->draft);
  gtk_widget_set_visible (GTK_WIDGET (self->aliens_group), kind != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->box_only_row), fp_game_setup_has_box_only (self->draft));
  gtk_widget_set_visible (GTK_WIDGET (self->campaign_row), fp_game_setup_has_campaigns (self->draft));
  if (kind != NULL)
    list_aliens (self);
  show_first_game (self);
}

/* Makes rows for the seats of the edition of @setup. */
static void
set_edition (FpNewGamePage *self, const FpGameSetup *setup)
{
  g_autoptr (FpGameSetup) old = g_steal_pointer (&self->draft);
  g_autoptr (GtkSizeGroup) players = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->draft = fp_game_setup_copy (setup);
  if (old != NULL && old->edition == setup->edition)
    return;
  remove_rows (self->players_group, self->players);
  remove_rows (self->aliens_group, self->alien_rows);
  g_ptr_array_set_size (self->alien_marks, 0);
  if (self->number_row != NULL)
    adw_preferences_group_remove (self->players_group, GTK_WIDGET (self->number_row));
  self->number_row = NULL;
  self->number = NULL;
  add_number (self);
  for (guint seat = 0; seat < fp_game_setup_most (setup); seat++)
    {
      FpPlayerRow *player = fp_player_row_new (seat, players);
      adw_preferences_group_add (self->players_group, GTK_WIDGET (player));
      g_ptr_array_add (self->players, player);
      g_signal_connect (player, "colour", G_CALLBACK (on_colour), self);
      g_signal_connect (player, "choose", G_CALLBACK (on_choose_player), self);
      add_alien_row (self);
    }
  fp_edition_choice_select (self->editions, setup);
  show_cards (self);
}

/* The game */

static void
on_start_clicked (FpNewGamePage *self)
{
  read_options (self);
  g_autoptr (FpGameSetup) setup = fp_game_setup_copy (self->draft);
  g_autoptr (GError) error = NULL;
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_player_row_read (g_ptr_array_index (self->players, seat), setup);
  setup->campaign = gtk_switch_get_active (self->campaign) && fp_game_setup_has_campaigns (setup);
  setup->undo = (FpGameUndo) gtk_drop_down_get_selected (self->undo);
  if (self->all_aliens != NULL)
    fp_game_setup_drop_aliens (setup, self->all_aliens);
  g_autofree char *clash = fp_game_setup_clash (setup);
  fp_label_set (self->problem, clash);
  if (clash != NULL)
    return;
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
  return fp_player_row_focus_name (g_ptr_array_index (self->players, 0));
}

/* Enter in an entry activates the nearest action of this name. The window has no default widget,
 * so Enter on a row activates the row. */
static void
on_default (GtkWidget *widget, const char *action, GVariant *parameter)
{
  on_start_clicked (FP_NEW_GAME_PAGE (widget));
}

static void
fp_new_game_page_dispose (GObject *object)
{
  FpNewGamePage *self = FP_NEW_GAME_PAGE (object);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->all_aliens);
  g_clear_pointer (&self->draft, fp_game_setup_free);
  g_clear_pointer (&self->players, g_ptr_array_unref);
  g_clear_pointer (&self->alien_rows, g_ptr_array_unref);
  g_clear_pointer (&self->alien_marks, g_ptr_array_unref);
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
  gtk_widget_class_install_action (widget_class, "default.activate", NULL, on_default);
  signals[SIGNAL_START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, FP_TYPE_GAME_SETUP | G_SIGNAL_TYPE_STATIC_SCOPE);
  signals[SIGNAL_EDITION] = g_signal_new ("edition", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, FP_TYPE_GAME_SETUP | G_SIGNAL_TYPE_STATIC_SCOPE);
  g_type_ensure (FP_TYPE_ALIEN_CHOOSER);
  g_type_ensure (FP_TYPE_EDITION_CHOICE);
  g_type_ensure (FP_TYPE_MODULE_GROUP);
  g_type_ensure (FP_TYPE_PLAYER_CHOOSER);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, parts);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, setup);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, chooser);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, player_chooser);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_game_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, box_only_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, box_only);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, campaign_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, campaign);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, players_group);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, aliens_group);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, aliens_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, first_game);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, group);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, aliens);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, undo);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, undo_row);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, room);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, seed);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, problem);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, editions);
  gtk_widget_class_bind_template_child (widget_class, FpNewGamePage, modules);
  gtk_widget_class_bind_template_callback (widget_class, on_seed_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_start_clicked);
  gtk_widget_class_bind_template_callback (widget_class, on_undo_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_aliens_selected);
  gtk_widget_class_bind_template_callback (widget_class, show_first_game);
  gtk_widget_class_bind_template_callback (widget_class, on_edition_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_options_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_bundle);
  gtk_widget_class_bind_template_callback (widget_class, on_surprise);
  gtk_widget_class_bind_template_callback (widget_class, on_taken);
  gtk_widget_class_bind_template_callback (widget_class, on_chooser_closed);
  gtk_widget_class_bind_template_callback (widget_class, on_player_taken);
}

static void
fp_new_game_page_init (FpNewGamePage *self)
{
  g_autoptr (FpGameSetup) setup = fp_game_setup_new ();
  self->players = g_ptr_array_new ();
  self->alien_rows = g_ptr_array_new ();
  self->alien_marks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->showing = TRUE;
  set_edition (self, setup);
  gtk_widget_set_layout_manager (self->room, gtk_custom_layout_new (NULL, measure_spacer, allocate_spacer));
  fp_drop_down_name (self->aliens, _ ("How aliens are chosen"), NULL);
  fp_drop_down_name (self->group, _ ("Group of aliens for new players"), NULL);
  fp_drop_down_name (self->undo, _ ("When a choice can be taken back"), NULL);
  on_undo_selected (self);
  resize (self, setup->n_seats);
  self->showing = FALSE;
}

void
fp_new_game_page_set_catalog (FpNewGamePage *self, FpCatalogModel *catalog_model)
{
  g_set_object (&self->catalog_model, catalog_model);
  fp_edition_choice_set_catalog (self->editions, catalog_model);
  show_cards (self);
  for (guint seat = 0; seat < self->draft->n_seats; seat++)
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
  self->showing = TRUE;
  set_edition (self, setup);
  for (guint seat = 0; seat < setup->n_seats; seat++)
    fp_player_row_show (g_ptr_array_index (self->players, seat), setup);
  gtk_switch_set_active (self->campaign, setup->campaign);
  fp_module_group_show (self->modules, setup);
  if (self->number != NULL)
    gtk_spin_button_set_value (self->number, setup->n_seats);
  resize (self, setup->n_seats);
  show_options (self, setup);
  close_chooser (self);
  gtk_drop_down_set_selected (self->undo, setup->undo);
  gtk_editable_set_text (GTK_EDITABLE (self->seed), "");
}
