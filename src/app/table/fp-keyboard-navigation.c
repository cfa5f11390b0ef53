/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Walking about the table with the keys. */
#include "app/table/fp-keyboard-navigation.h"

/* What is looked for. */
typedef struct
{
  GtkWidget *table;
  GtkWidget *without;
  GtkDirectionType direction;
  GtkWidget *from;
  graphene_rect_t place; /* of that, on the table */
  GtkWidget *best; /* NULL: none yet */
  float distance; /* of the best */
} Walk;

/* A piece lies this many pixels further on at least, so that two side by side are never above one another. */
static const float STEP = 6;

/* So much less does it count to lie aside than to lie far off. */
static const float ASIDE = 0.3f;

/* Whether arrows go to @widget; what moves something with arrows itself (lists, sliders, entries) is no piece. */
static gboolean
is_piece (GtkWidget *widget)
{
  return GTK_IS_BUTTON (widget) || GTK_IS_FLOW_BOX_CHILD (widget) || gtk_widget_has_css_class (widget, "stop");
}

/* How far the stretch from @b on, @b_length long, lies behind the end of the one from @a on. */
static float
gap (float a, float a_length, float b, float b_length)
{
  return MAX (MAX (b - (a + a_length), a - (b + b_length)), 0);
}

/* How far @to lies from @from going right; negative: it doesn't lie there. */
static float
distance_right (const graphene_rect_t *from, const graphene_rect_t *to, gboolean same_row)
{
  float ahead = to->origin.x + to->size.width / 2 - (from->origin.x + from->size.width / 2);
  float aside = gap (from->origin.y, from->size.height, to->origin.y, to->size.height);
  if (ahead < STEP || (same_row && aside > 0))
    return -1;
  return gap (from->origin.x, from->size.width, to->origin.x, to->size.width) + ahead / 100 + aside * ASIDE;
}

/* Turns the table so that the direction becomes right. */
static graphene_rect_t
turn (const graphene_rect_t *place, GtkDirectionType direction)
{
  float x = place->origin.x, y = place->origin.y, w = place->size.width, h = place->size.height;
  graphene_rect_t turned = *place;
  if (direction == GTK_DIR_LEFT)
    graphene_rect_init (&turned, -x - w, y, w, h);
  else if (direction == GTK_DIR_DOWN)
    graphene_rect_init (&turned, y, x, h, w);
  else if (direction == GTK_DIR_UP)
    graphene_rect_init (&turned, -y - h, x, h, w);
  return turned;
}

static void
look_at (Walk *walk, GtkWidget *widget)
{
  graphene_rect_t bounds;
  if (widget == walk->from || !gtk_widget_is_sensitive (widget) || !gtk_widget_get_focusable (widget) ||
      !gtk_widget_compute_bounds (widget, walk->table, &bounds))
    return;
  gboolean across = walk->direction == GTK_DIR_LEFT || walk->direction == GTK_DIR_RIGHT;
  graphene_rect_t from = turn (&walk->place, walk->direction), to = turn (&bounds, walk->direction);
  float distance = distance_right (&from, &to, across);
  if (distance >= 0 && (walk->best == NULL || distance < walk->distance))
    {
      walk->best = widget;
      walk->distance = distance;
    }
}

static void
search (Walk *walk, GtkWidget *widget)
{
  if (widget == walk->without || GTK_IS_POPOVER (widget) || !gtk_widget_get_mapped (widget))
    return;
  if (is_piece (widget))
    look_at (walk, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    search (walk, child);
}

static gboolean
go (GtkWidget *table, GtkDirectionType direction, GtkWidget *without)
{
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *from = root != NULL ? gtk_root_get_focus (root) : NULL;
  Walk walk = { .table = table, .without = without, .direction = direction, .from = from };
  if (from == NULL || !is_piece (from) || !gtk_widget_is_ancestor (from, table) ||
      gtk_widget_is_ancestor (from, without) || gtk_widget_get_ancestor (from, GTK_TYPE_POPOVER) != NULL ||
      !gtk_widget_compute_bounds (from, table, &walk.place))
    return FALSE;
  search (&walk, table);
  return walk.best != NULL && gtk_widget_grab_focus (walk.best);
}

static gboolean
on_arrow (GtkWidget *table, GVariant *direction, gpointer without)
{
  return go (table, (GtkDirectionType) g_variant_get_int32 (direction), without);
}

void
fp_keyboard_navigation_install (GtkWidget *table, GtkWidget *without)
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
  GtkEventController *walking = gtk_shortcut_controller_new ();
  GtkEventController *escape = gtk_shortcut_controller_new ();
  /* Before lists of cards take them, which know of no row but their own. */
  gtk_event_controller_set_propagation_phase (walking, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (arrows[i].keys),
                                                gtk_callback_action_new (on_arrow, without, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_int32 (arrows[i].direction));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (walking), shortcut);
    }
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (escape),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"), gtk_named_action_new ("win.put-back")));
  gtk_widget_add_controller (table, walking);
  gtk_widget_add_controller (table, escape);
}

static int
group_of (GtkWidget *const *groups, guint n_groups)
{
  GtkRoot *root = gtk_widget_get_root (groups[0]);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  for (guint i = 0; focus != NULL && i < n_groups; i++)
    if (focus == groups[i] || gtk_widget_is_ancestor (focus, groups[i]))
      return (int) i;
  return -1;
}

/* The first piece of @group that can be chosen; NULL: none can. */
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
enter (GtkWidget *group)
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
  int now = group_of (groups, n_groups);
  int step = forward ? 1 : -1;
  int first = now >= 0 ? now + step : forward ? 0 : (int) n_groups - 1;
  for (int i = first; i >= 0 && i < (int) n_groups; i += step)
    if (enter (groups[i]))
      return TRUE;
  return FALSE;
}
