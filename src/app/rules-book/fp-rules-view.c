/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The rules book: pages with a history, contents and search. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/rules-book/fp-rules-contents.h"
#include "app/rules-book/fp-rules-find.h"
#include "app/rules-book/fp-rules-page.h"
#include "app/rules-book/fp-rules-print.h"
#include "app/rules-book/fp-rules-results.h"
#include "app/rules-book/fp-rules-view.h"
#include "model/game/fp-game-turn-page.h"

/* A visited place and its scroll position. */
typedef struct
{
  char *place;
  double scroll_position;
} FpVisit;

struct _FpRulesView
{
  AdwBin parent_instance;
  AdwFlap *flap;
  FpRulesContents *contents;
  FpRulesFind *find;
  GtkInfoBar *trouble;
  GtkLabel *trouble_title, *trouble_text;
  GtkStack *stack;
  GtkScrolledWindow *page;
  GtkSearchEntry *entry;
  FpRulesResults *results;
  FpCatalogModel *catalog_model;
  FpGame *game; /* NULL if no game is played beside the book */
  GSettings *settings; /* NULL if nothing persists */
  GArray *visits; /* of FpVisit */
  guint visit; /* index of the visit that is shown */
  GtkWidget *column; /* column of the page */
  GtkWidget *at; /* widget to scroll to; NULL for the top */
  guint restore_source; /* source that scrolls there after layout, or 0 */
  guint size; /* index into sizes[] */
};

G_DEFINE_FINAL_TYPE (FpRulesView, fp_rules_view, ADW_TYPE_BIN)

enum
{
  RESTORE_INTERVAL = 30, /* milliseconds between checks for the page's layout */
  PAGE_WIDTH = 660, /* width of a page at 100 % */
};

/* Text sizes in percent. Each has a CSS class “rules-text-N”. */
static const guint sizes[] = { 100, 115, 130, 150, 175, 200 };

/* Returns the visit that is shown. There must be one. */
static FpVisit *
current (FpRulesView *self)
{
  return &g_array_index (self->visits, FpVisit, self->visit);
}

static void
clear_visit (gpointer data)
{
  g_free (((FpVisit *) data)->place);
}

/* Text size */

/* The width grows with the text, so a line keeps its number of words. */
static void
clamp_page (FpRulesView *self)
{
  GtkWidget *clamp = self->column != NULL ? gtk_widget_get_ancestor (self->column, ADW_TYPE_CLAMP) : NULL;
  int width = PAGE_WIDTH * (int) sizes[self->size] / 100;
  if (clamp == NULL)
    return;
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width - width / 4);
}

static void
set_size (FpRulesView *self, guint size)
{
  g_autofree char *before = g_strdup_printf ("rules-text-%u", sizes[self->size]);
  g_autofree char *now = g_strdup_printf ("rules-text-%u", sizes[size]);
  gtk_widget_remove_css_class (GTK_WIDGET (self->stack), before);
  gtk_widget_add_css_class (GTK_WIDGET (self->stack), now);
  self->size = size;
  clamp_page (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.larger", size + 1 < G_N_ELEMENTS (sizes));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.smaller", size > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.usual-size", size > 0);
}

/* Selects the largest size that does not exceed the setting. */
static void
on_text_size_changed (FpRulesView *self)
{
  guint percent = (guint) MAX (0, g_settings_get_int (self->settings, "rules-text-size")), size = 0;
  while (size + 1 < G_N_ELEMENTS (sizes) && sizes[size + 1] <= percent)
    size++;
  set_size (self, size);
}

static void
on_resize (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FpRulesView *self = FP_RULES_VIEW (widget);
  guint size = g_str_equal (name, "rules.larger")    ? self->size + 1
               : g_str_equal (name, "rules.smaller") ? self->size - 1
                                                     : 0;
  set_size (self, size);
  if (self->settings != NULL)
    g_settings_set_int (self->settings, "rules-text-size", (int) sizes[size]);
}

/* Pages */

/* Scrolls to the section or to the saved position once the page is laid out. */
static gboolean
restore_position_cb (gpointer data)
{
  FpRulesView *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->page);
  graphene_rect_t bounds;
  if (gtk_widget_get_height (self->column) == 0 && gtk_widget_get_mapped (self->column))
    return G_SOURCE_CONTINUE;
  self->restore_source = 0;
  if (self->at != NULL && gtk_widget_compute_bounds (self->at, self->column, &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y);
  else
    gtk_adjustment_set_value (adjustment, current (self)->scroll_position);
  fp_rules_find_settle (self->find, self->at == NULL && current (self)->scroll_position <= 0);
  return G_SOURCE_REMOVE;
}

static void
save_place (FpRulesView *self)
{
  if (self->settings != NULL)
    g_settings_set_string (self->settings, "rules-place", current (self)->place);
}

/* Focuses the column itself. gtk_widget_grab_focus () would focus its first text. */
void
fp_rules_view_read (FpRulesView *self)
{
  GtkRoot *root = gtk_widget_get_root (self->column);
  if (root != NULL)
    gtk_root_set_focus (root, self->column);
}

/* Hides the contents if they cover the page. */
static void
hide_overlaid_contents (FpRulesView *self)
{
  if (adw_flap_get_folded (self->flap))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

/* Returns the place of the visit before this one, or NULL. */
static const char *
page_before (FpRulesView *self)
{
  return self->visit > 0 ? g_array_index (self->visits, FpVisit, self->visit - 1).place : NULL;
}

static void
show_visit (FpRulesView *self)
{
  gboolean had_focus = self->column != NULL && (gtk_widget_get_focus_child (GTK_WIDGET (self->page)) != NULL ||
                                                gtk_widget_get_focus_child (GTK_WIDGET (self->contents)) != NULL);
  self->column =
      fp_rules_page_new_in (self->catalog_model, self->game, page_before (self), current (self)->place, &self->at);
  if (current (self)->scroll_position > 0)
    self->at = NULL;
  gtk_scrolled_window_set_child (self->page, g_object_new (ADW_TYPE_CLAMP, "child", self->column, NULL));
  /* Otherwise pictures, which can shrink, would get no height. */
  gtk_scrollable_set_vscroll_policy (GTK_SCROLLABLE (gtk_scrolled_window_get_child (self->page)), GTK_SCROLL_NATURAL);
  clamp_page (self);
  fp_rules_find_set_page (self->find, self->column, self->page);
  fp_rules_contents_show (self->contents, current (self)->place);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.print", !g_str_has_prefix (current (self)->place, "card:"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.back", self->visit > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "rules.forward", self->visit + 1 < self->visits->len);
  if (self->restore_source == 0)
    self->restore_source = g_timeout_add (RESTORE_INTERVAL, restore_position_cb, self);
  hide_overlaid_contents (self);
  if (had_focus)
    fp_rules_view_read (self);
  save_place (self);
}

static void
save_scroll_position (FpRulesView *self)
{
  if (self->visits->len > 0)
    current (self)->scroll_position = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->page));
}

void
fp_rules_view_open (FpRulesView *self, const char *place)
{
  save_scroll_position (self);
  if (self->visits->len > 0 && g_str_equal (current (self)->place, place))
    {
      current (self)->scroll_position = 0;
      show_visit (self);
      return;
    }
  FpVisit visit = { g_strdup (place), 0 };
  g_array_set_size (self->visits, MIN (self->visit + 1, self->visits->len));
  g_array_append_val (self->visits, visit);
  self->visit = self->visits->len - 1;
  show_visit (self);
}

const char *
fp_rules_view_place (FpRulesView *self)
{
  return self->visits->len > 0 ? current (self)->place : NULL;
}

/* Trouble */

/* Shows an error until the player closes it. An error that was closed is not shown again. @text is
 * NULL if there is none. */
static void
show_trouble (FpRulesView *self, const char *title, const char *text)
{
  if (text == NULL || (g_str_equal (gtk_label_get_text (self->trouble_text), text) &&
                       g_str_equal (gtk_label_get_text (self->trouble_title), title)))
    return;
  gtk_label_set_text (self->trouble_title, title);
  gtk_label_set_text (self->trouble_text, text);
  gtk_info_bar_set_revealed (self->trouble, TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), TRUE);
}

static void
on_trouble_response (FpRulesView *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->trouble), FALSE);
}

/* Search */

static void
on_searched (FpRulesView *self, const char *trouble)
{
  show_trouble (self, _ ("The search may miss something. You can reach every page from the contents."), trouble);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->results));
}

static void
on_search_ended (FpRulesView *self)
{
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
}

static void
on_search_opened (FpRulesView *self, const char *place)
{
  /* Otherwise the stack would pass the focus to the first text of the page and select it. */
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  fp_rules_view_open (self, place);
  fp_rules_view_read (self);
}

/* Scrolls the page with the usual keys while no text in it has the focus. */
static gboolean
on_page_key (FpRulesView *self, guint key)
{
  static const struct
  {
    guint key;
    GtkScrollType scroll;
  } keys[] = {
    { GDK_KEY_Up, GTK_SCROLL_STEP_UP },      { GDK_KEY_Down, GTK_SCROLL_STEP_DOWN },
    { GDK_KEY_Page_Up, GTK_SCROLL_PAGE_UP }, { GDK_KEY_Page_Down, GTK_SCROLL_PAGE_DOWN },
    { GDK_KEY_space, GTK_SCROLL_PAGE_DOWN }, { GDK_KEY_Home, GTK_SCROLL_START },
    { GDK_KEY_End, GTK_SCROLL_END },
  };
  gboolean done;
  /* Beside a table, Escape returns to the table. */
  if (key == GDK_KEY_Escape)
    return gtk_widget_activate_action (GTK_WIDGET (self), "win.leave-rules", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys) && self->column != NULL && gtk_widget_is_focus (self->column); i++)
    if (keys[i].key == key)
      {
        g_signal_emit_by_name (self->page, "scroll-child", keys[i].scroll, FALSE, &done);
        return GDK_EVENT_STOP;
      }
  return GDK_EVENT_PROPAGATE;
}

void
fp_rules_view_find (FpRulesView *self, const char *query)
{
  fp_rules_results_find (self->results, query);
}

/* Actions */

static void
on_open (GtkWidget *widget, const char *name, GVariant *place)
{
  fp_rules_view_open (FP_RULES_VIEW (widget), g_variant_get_string (place, NULL));
}

static void
on_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FpRulesView *self = FP_RULES_VIEW (widget);
  save_scroll_position (self);
  self->visit += g_str_equal (name, "rules.back") ? -1 : 1;
  show_visit (self);
}

/* Shows and focuses the contents, or hides them. */
static void
on_contents (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FpRulesView *self = FP_RULES_VIEW (widget);
  gboolean show = !adw_flap_get_reveal_flap (self->flap);
  adw_flap_set_reveal_flap (self->flap, show);
  if (show)
    gtk_widget_grab_focus (GTK_WIDGET (self->contents));
  else
    fp_rules_view_read (self);
}

static void
on_search (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWidget *entry = GTK_WIDGET (FP_RULES_VIEW (widget)->entry);
  hide_overlaid_contents (FP_RULES_VIEW (widget));
  gtk_widget_grab_focus (entry);
  gtk_editable_select_region (GTK_EDITABLE (entry), 0, -1);
}

static void
on_find (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fp_rules_view_find_in_page (FP_RULES_VIEW (widget));
}

/* Prints the page, if it is one. Cards are no pages. */
static void
on_print (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FpRulesView *self = FP_RULES_VIEW (widget);
  const FpBook *book = fp_rules_book (self->catalog_model);
  FpPage *turn = g_str_equal (current (self)->place, FP_TURN_PAGE)
                     ? fp_game_turn_page (self->catalog_model, self->game, page_before (self))
                     : NULL;
  const FpPage *page = turn != NULL ? turn : book != NULL ? fp_book_find (book, current (self)->place) : NULL;
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autoptr (GError) error = NULL;
  if (page == NULL)
    return;
  g_autoptr (GtkPrintOperation) operation = fp_rules_print_new (book, page, turn, G_OBJECT (self->catalog_model));
  gtk_print_operation_set_allow_async (operation, TRUE);
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                               &error) == GTK_PRINT_OPERATION_RESULT_ERROR)
    show_trouble (self, _ ("The page can't be printed."), error->message);
}

static void
on_turn (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fp_rules_view_open (FP_RULES_VIEW (widget), FP_TURN_PAGE);
}

/* Escape closes the contents where they cover the page. */
static gboolean
on_contents_key (FpRulesView *self, guint key)
{
  if (key != GDK_KEY_Escape || !adw_flap_get_folded (self->flap))
    return GDK_EVENT_PROPAGATE;
  on_contents (GTK_WIDGET (self), NULL, NULL);
  return GDK_EVENT_STOP;
}

/* GObject */

static gboolean
fp_rules_view_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (FP_RULES_VIEW (widget)->entry));
}

static void
fp_rules_view_dispose (GObject *object)
{
  FpRulesView *self = FP_RULES_VIEW (object);
  g_clear_handle_id (&self->restore_source, g_source_remove);
  g_clear_object (&self->catalog_model);
  g_clear_object (&self->game);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->visits, g_array_unref);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_RULES_VIEW);
  G_OBJECT_CLASS (fp_rules_view_parent_class)->dispose (object);
}

/* Key bindings that do not conflict with those of texts and entries. add_keys () adds the
 * others. */
static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "rules.open", "s", on_open);
  gtk_widget_class_install_action (widget_class, "rules.back", NULL, on_step);
  gtk_widget_class_install_action (widget_class, "rules.forward", NULL, on_step);
  gtk_widget_class_install_action (widget_class, "rules.contents", NULL, on_contents);
  gtk_widget_class_install_action (widget_class, "rules.search", NULL, on_search);
  gtk_widget_class_install_action (widget_class, "rules.find", NULL, on_find);
  gtk_widget_class_install_action (widget_class, "rules.print", NULL, on_print);
  gtk_widget_class_install_action (widget_class, "rules.turn", NULL, on_turn);
  gtk_widget_class_install_action (widget_class, "rules.larger", NULL, on_resize);
  gtk_widget_class_install_action (widget_class, "rules.smaller", NULL, on_resize);
  gtk_widget_class_install_action (widget_class, "rules.usual-size", NULL, on_resize);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, 0, "rules.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_BackSpace, GDK_SHIFT_MASK, "rules.forward", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "rules.back", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Right, GDK_ALT_MASK, "rules.forward", NULL);
}

static void
fp_rules_view_class_init (FpRulesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_rules_view_dispose;
  widget_class->grab_focus = fp_rules_view_grab_focus;
  install_actions (widget_class);
  g_type_ensure (FP_TYPE_RULES_CONTENTS);
  g_type_ensure (FP_TYPE_RULES_FIND);
  g_type_ensure (FP_TYPE_RULES_RESULTS);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/rules-view.ui");
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, flap);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, contents);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, find);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, trouble);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, trouble_title);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, trouble_text);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, stack);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, page);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, entry);
  gtk_widget_class_bind_template_child (widget_class, FpRulesView, results);
  gtk_widget_class_bind_template_callback (widget_class, on_searched);
  gtk_widget_class_bind_template_callback (widget_class, on_search_ended);
  gtk_widget_class_bind_template_callback (widget_class, on_search_opened);
  gtk_widget_class_bind_template_callback (widget_class, fp_rules_view_read);
  gtk_widget_class_bind_template_callback (widget_class, on_page_key);
  gtk_widget_class_bind_template_callback (widget_class, on_contents_key);
  gtk_widget_class_bind_template_callback (widget_class, on_trouble_response);
}

/* A selectable text uses Ctrl+F to move its cursor, so these shortcuts use the capture phase. */
static void
add_keys (FpRulesView *self)
{
  static const struct
  {
    const char *key, *action;
  } keys[] = {
    { "<Control>f", "rules.find" },         { "<Control>k", "rules.search" },
    { "<Shift><Control>r", "rules.print" }, { "<Shift><Control>t", "rules.turn" },
    { "<Control>t", "rules.contents" },     { "<Control>plus", "rules.larger" },
    { "<Control>equal", "rules.larger" },   { "<Control>KP_Add", "rules.larger" },
    { "<Control>minus", "rules.smaller" },  { "<Control>KP_Subtract", "rules.smaller" },
    { "<Control>0", "rules.usual-size" },   { "<Control>KP_0", "rules.usual-size" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].key), gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

static void
fp_rules_view_init (FpRulesView *self)
{
  self->visits = g_array_new (FALSE, FALSE, sizeof (FpVisit));
  g_array_set_clear_func (self->visits, clear_visit);
  gtk_widget_init_template (GTK_WIDGET (self));
  add_keys (self);
  set_size (self, 0);
}

void
fp_rules_view_set_catalog (FpRulesView *self, FpCatalogModel *catalog_model, GSettings *settings)
{
  g_autofree char *place = settings != NULL ? g_settings_get_string (settings, "rules-place") : NULL;
  if (self->catalog_model == NULL)
    self->catalog_model = g_object_ref (catalog_model);
  g_set_object (&self->settings, settings);
  fp_rules_contents_set_catalog (self->contents, self->catalog_model);
  /* If there is no book at all, the page says so. */
  if (fp_rules_book (self->catalog_model) != NULL)
    show_trouble (self, _ ("Part of the book is damaged. The rest can be read."),
                  fp_rules_trouble (self->catalog_model));
  if (settings != NULL)
    {
      g_signal_connect_object (settings, "changed::rules-text-size", G_CALLBACK (on_text_size_changed), self,
                               G_CONNECT_SWAPPED);
      on_text_size_changed (self);
    }
  fp_rules_view_open (self, place != NULL && *place != '\0' ? place : FP_RULES_FIRST);
  fp_rules_results_set_catalog (self->results, self->catalog_model, settings);
}

void
fp_rules_view_set_game (FpRulesView *self, FpGame *game)
{
  FpCatalogModel *catalog_model = game != NULL ? fp_game_catalog (game) : self->catalog_model;
  if (!g_set_object (&self->game, game))
    return;
  if (g_set_object (&self->catalog_model, catalog_model))
    fp_rules_results_set_cards (self->results, catalog_model);
  if (self->visits->len > 0)
    {
      save_scroll_position (self);
      show_visit (self);
    }
}

void
fp_rules_view_set_narrow (FpRulesView *self)
{
  g_object_set (self->entry, "placeholder-text", _ ("Search"), NULL);
  adw_flap_set_fold_policy (self->flap, ADW_FLAP_FOLD_POLICY_ALWAYS);
  adw_flap_set_reveal_flap (self->flap, FALSE);
}

void
fp_rules_view_find_in_page (FpRulesView *self)
{
  hide_overlaid_contents (self);
  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->page));
  fp_rules_find_begin (self->find);
}
