/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keyboard navigation on the table: arrow keys by direction, Tab by group. */
#include "app/input/fp-keyboard-navigation.h"

/* A search for the nearest focusable widget in one direction. */
typedef struct
{
  GtkWidget *table;
  GtkWidget *excluded;
  GtkDirectionType direction;
  GtkWidget *from;
  graphene_rect_t place; /* bounds of from, relative to the table */
  GtkWidget *best; /* nearest widget so far, or NULL */
  float distance; /* distance of best */
} Search;

/* Smallest distance in pixels, so that two widgets side by side never count as above
 * one another. */
static const float STEP = 6;

/* Weight of the distance across the direction, compared with the distance along it. */
static const float ASIDE = 0.3f;

/* Returns TRUE if arrow keys can reach @widget. Widgets that use arrow keys themselves (lists,
 * sliders, entries) are excluded. */
static gboolean
is_reachable (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_FLOW_BOX_CHILD (widget) || gtk_widget_has_css_class (widget, "stop");
}

/* Returns the gap between the intervals [a, a + a_length] and [b, b + b_length], 0 if
 * they overlap. */
static float
gap (float a, float a_length, float b, float b_length)
{
  return MAX (MAX (b - (a + a_length), a - (b + b_length)), 0);
}

/* Returns the distance from @from to @to going right, or a negative number if @to does not lie to
 * the right. */
static float
distance_right (const graphene_rect_t *from, const graphene_rect_t *to, gboolean same_row)
{
  float ahead = to->origin.x + to->size.width / 2 - (from->origin.x + from->size.width / 2);
  float aside = gap (from->origin.y, from->size.height, to->origin.y, to->size.height);
  if (ahead < STEP || (same_row && aside > 0))
    return -1;
  return gap (from->origin.x, from->size.width, to->origin.x, to->size.width) + ahead / 100 + aside * ASIDE;
}

/* Rotates @place so that @direction points to the right. */
static graphene_rect_t
rotate (const graphene_rect_t *place, GtkDirectionType direction)
{
  float x = place->origin.x, y = place->origin.y, w = place->size.width, h = place->size.height;
  graphene_rect_t rotated = *place;
  if (direction == GTK_DIR_LEFT)
    graphene_rect_init (&rotated, -x - w, y, w, h);
  else if (direction == GTK_DIR_DOWN)
    graphene_rect_init (&rotated, y, x, h, w);
  else if (direction == GTK_DIR_UP)
    graphene_rect_init (&rotated, -y - h, x, h, w);
  return rotated;
}

static void
consider (Search *search, GtkWidget *widget)
{
  graphene_rect_t bounds;
  if (widget == search->from || !gtk_widget_is_sensitive (widget) || !gtk_widget_get_focusable (widget) ||
      !gtk_widget_compute_bounds (widget, search->table, &bounds))
    return;
  gboolean across = search->direction == GTK_DIR_LEFT || search->direction == GTK_DIR_RIGHT;
  graphene_rect_t from = rotate (&search->place, search->direction), to = rotate (&bounds, search->direction);
  float distance = distance_right (&from, &to, across);
  if (distance >= 0 && (search->best == NULL || distance < search->distance))
    {
      search->best = widget;
      search->distance = distance;
    }
}

static void
search_tree (Search *search, GtkWidget *widget)
{
  /* A widget that others cover can't have the focus. */
  if (widget == search->excluded || GTK_IS_POPOVER (widget) || !gtk_widget_get_mapped (widget) ||
      !gtk_widget_get_can_focus (widget))
    return;
  if (is_reachable (widget))
    consider (search, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    search_tree (search, child);
}

static gboolean
move_focus (GtkWidget *table, GtkDirectionType direction, GtkWidget *excluded)
{
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *from = root != NULL ? gtk_root_get_focus (root) : NULL;
  Search search = { .table = table, .excluded = excluded, .direction = direction, .from = from };
  if (from == NULL || !is_reachable (from) || !gtk_widget_is_ancestor (from, table) ||
      gtk_widget_is_ancestor (from, excluded) || gtk_widget_get_ancestor (from, GTK_TYPE_POPOVER) != NULL ||
      !gtk_widget_compute_bounds (from, table, &search.place))
    return FALSE;
  search_tree (&search, table);
  return search.best != NULL && gtk_widget_grab_focus (search.best);
}

static gboolean
on_arrow (GtkWidget *table, GVariant *direction, gpointer excluded)
{
  return move_focus (table, (GtkDirectionType) g_variant_get_int32 (direction), excluded);
}

void
fp_keyboard_navigation_install (GtkWidget *table, GtkWidget *excluded)
{
  static const struct
  {
    const char *keys;
    GtkDirectionType direction;
  } arrows[] = {
    { "Left|KP_Left", GTK_DIR_LEFT },
    { "Right|KP_Right", GTK_DIR_RIGHT },
    { "Up|KP_Up", GTK_DIR_UP },
    { "Down|KP_Down", GTK_DIR_DOWN },
  };
  GtkEventController *arrow_keys = gtk_shortcut_controller_new ();
  GtkEventController *escape = gtk_shortcut_controller_new ();
  /* The capture phase comes before card lists, which would keep arrow keys within their own row. */
  gtk_event_controller_set_propagation_phase (arrow_keys, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (arrows[i].keys),
                                                gtk_callback_action_new (on_arrow, excluded, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (arrows[i].direction));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (arrow_keys), shortcut);
    }
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (escape),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"), gtk_named_action_new ("win.put-back")));
  gtk_widget_add_controller (table, arrow_keys);
  gtk_widget_add_controller (table, escape);
}

static int
focused_group (GtkWidget *const *groups, guint n_groups)
{
  GtkRoot *root = gtk_widget_get_root (groups[0]);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  for (guint i = 0; focus != NULL && i < n_groups; i++)
    if (focus == groups[i] || gtk_widget_is_ancestor (focus, groups[i]))
      return (int) i;
  return -1;
}

/* Returns the first widget in the tree of @group that can be chosen, or NULL. */
static GtkWidget *
find_choosable (GtkWidget *group)
{
  if (!gtk_widget_get_mapped (group) || GTK_IS_POPOVER (group))
    return NULL;
  if (gtk_widget_has_css_class (group, "choosable"))
    return group;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_choosable (child);
  return found;
}

static gboolean
focus_group (GtkWidget *group)
{
  if (!gtk_widget_get_mapped (group))
    return FALSE;
  GtkWidget *choosable = find_choosable (group);
  if (choosable != NULL && gtk_widget_grab_focus (choosable))
    return TRUE;
  if (gtk_widget_get_focusable (group) && gtk_widget_grab_focus (group))
    return TRUE;
  return gtk_widget_child_focus (group, GTK_DIR_TAB_FORWARD);
}

gboolean
fp_keyboard_navigation_tab (GtkWidget *const *groups, guint n_groups, gboolean forward)
{
  int now = focused_group (groups, n_groups);
  int step = forward ? 1 : -1;
  int first = now >= 0 ? now + step : forward ? 0 : (int) n_groups - 1;
  for (int i = first; i >= 0 && i < (int) n_groups; i += step)
    if (focus_group (groups[i]))
      return TRUE;
  return FALSE;
}
