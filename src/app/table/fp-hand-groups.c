/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Groups of a hand. */
#include "app/table/fp-hand-groups.h"

#include "app/cards/fp-card-inspector.h"
#include "app/cards/fp-card-view.h"
#include "app/widgets/fp-labels.h"

enum
{
  LEAST = 3, /* cards of a group that closes by itself */
  FEW = 10, /* cards of a hand in which no group does */
};

/* The wish of a player about a group. */
typedef enum
{
  WISH_NONE,
  WISH_OPEN,
  WISH_CLOSED,
} Wish;

/* Groups of a hand, as its player wants them. */
typedef struct
{
  GHashTable *wishes; /* from the id of a kind to its Wish */
  void (*changed) (GtkFlowBox *hand);
} Groups;

/* Cards of one kind, one beside the other. */
typedef struct
{
  int first; /* index of the first one in the hand */
  guint n;
  const char *kind; /* its id */
  gboolean lit; /* TRUE if one of them answers the question */
  gboolean closed;
} Group;

static const char key[] = "fp-hand-groups";

static void
groups_free (gpointer data)
{
  Groups *groups = data;
  g_hash_table_unref (groups->wishes);
  g_free (groups);
}

static Groups *
groups_of (GtkFlowBox *hand)
{
  return g_object_get_data (G_OBJECT (hand), key);
}

static const FpCardFacts *
facts_at (GtkFlowBox *hand, int index)
{
  GtkFlowBoxChild *view = gtk_flow_box_get_child_at_index (hand, index);
  FpCardItem *card = view != NULL ? fp_card_inspector_card (GTK_WIDGET (view)) : NULL;
  return card != NULL ? fp_card_item_facts (card) : NULL;
}

/* Returns the groups, of Group. Cards that are hidden from their own player are one, too. */
static GArray *
find_groups (GtkFlowBox *hand)
{
  GArray *found = g_array_new (FALSE, TRUE, sizeof (Group));
  const FpCardFacts *facts;
  for (int i = 0; (facts = facts_at (hand, i)) != NULL; i++)
    {
      Group *last = found->len > 0 ? &g_array_index (found, Group, found->len - 1) : NULL;
      if (last == NULL || g_strcmp0 (last->kind, facts->kind_id) != 0)
        {
          const Group group = { .first = i, .kind = facts->kind_id };
          g_array_append_val (found, group);
          last = &g_array_index (found, Group, found->len - 1);
        }
      last->n++;
      last->lit = last->lit || facts->option >= 0;
    }
  return found;
}

static Wish
wish_of (const Groups *groups, const Group *group)
{
  return groups != NULL && group->kind != NULL
             ? (Wish) GPOINTER_TO_INT (g_hash_table_lookup (groups->wishes, group->kind))
             : WISH_NONE;
}

/* Returns the largest group that may close by itself, NULL if there is none. */
static Group *
find_closable (const Groups *groups, GArray *found)
{
  Group *best = NULL;
  for (guint i = 0; i < found->len; i++)
    {
      Group *group = &g_array_index (found, Group, i);
      if (group->closed || group->lit || group->n < LEAST || group->kind == NULL ||
          wish_of (groups, group) == WISH_OPEN)
        continue;
      if (best == NULL || group->n > best->n)
        best = group;
    }
  return best;
}

/* Returns the names, or the numbers, of the cards of @group in one line. Free with g_free (). */
static char *
say_cards (GtkFlowBox *hand, const Group *group)
{
  g_autoptr (GString) text = g_string_new (NULL);
  for (int i = group->first; i < group->first + (int) group->n; i++)
    {
      const FpCardFacts *facts = facts_at (hand, i);
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "",
                              facts->numeral != NULL ? facts->numeral : facts->title);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
on_fold (GtkWidget *view)
{
  GtkFlowBox *hand = GTK_FLOW_BOX (gtk_widget_get_parent (view));
  Groups *groups = groups_of (hand);
  FpCardItem *card = fp_card_inspector_card (view);
  if (groups == NULL || card == NULL || fp_card_item_facts (card)->kind_id == NULL)
    return;
  Wish wish = gtk_widget_has_css_class (view, "stack") ? WISH_OPEN : WISH_CLOSED;
  g_hash_table_insert (groups->wishes, g_strdup (fp_card_item_facts (card)->kind_id), GINT_TO_POINTER (wish));
  groups->changed (hand);
}

/* Makes the first card of @group stand for all of them, or shows them all. The number is on it
 * wherever the group can be closed. */
static void
show_group (GtkFlowBox *hand, const Group *group, gboolean numbered)
{
  GtkWidget *first = GTK_WIDGET (gtk_flow_box_get_child_at_index (hand, group->first));
  FpCardItem *card = fp_card_inspector_card (first);
  if (g_signal_handler_find (first, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer) on_fold, NULL) == 0)
    g_signal_connect (first, "fold", G_CALLBACK (on_fold), NULL);
  if (!group->closed && gtk_widget_has_css_class (first, "stack"))
    fp_card_view_show (first, card);
  for (guint i = 0; i < group->n; i++)
    {
      GtkWidget *view = GTK_WIDGET (gtk_flow_box_get_child_at_index (hand, group->first + (int) i));
      gtk_widget_set_visible (view, i == 0 || !group->closed);
      if (i > 0)
        fp_card_view_set_stack (FP_CARD_VIEW (view), 0, NULL);
    }
  g_autofree char *cards = group->closed ? say_cards (hand, group) : NULL;
  const FpCardFacts stack = { .kind = fp_card_item_facts (card)->kind, .brief = cards };
  fp_card_view_set_stack (FP_CARD_VIEW (first), numbered ? group->n : 0, group->closed ? &stack : NULL);
}

guint
fp_hand_groups_close (GtkFlowBox *hand, guint room)
{
  const Groups *groups = groups_of (hand);
  g_autoptr (GArray) found = find_groups (hand);
  guint n = 0;
  Group *closable;
  for (guint i = 0; i < found->len; i++)
    {
      Group *group = &g_array_index (found, Group, i);
      group->closed = !group->lit && group->n > 1 && wish_of (groups, group) == WISH_CLOSED;
      n += group->closed ? 1 : group->n;
    }
  gboolean crowded = n > MAX (room, FEW);
  while (crowded && n > room && (closable = find_closable (groups, found)) != NULL)
    {
      closable->closed = TRUE;
      n -= closable->n - 1;
    }
  for (guint i = 0; i < found->len; i++)
    {
      const Group *group = &g_array_index (found, Group, i);
      gboolean numbered = group->closed || (crowded && !group->lit && group->n >= LEAST);
      show_group (hand, group, numbered);
      for (guint k = 0; k < group->n; k++)
        fp_labels_set_class (GTK_WIDGET (gtk_flow_box_get_child_at_index (hand, group->first + (int) k)), "group-start",
                             i > 0 && k == 0);
    }
  return n;
}

/* Returns the card that stands for the closed group of @card, or @card itself. NULL: it is in no
 * hand with groups. */
static GtkWidget *
first_of (GtkWidget *card)
{
  GtkWidget *hand = gtk_widget_get_parent (card);
  if (!FP_IS_CARD_VIEW (card) || !GTK_IS_FLOW_BOX (hand) || groups_of (GTK_FLOW_BOX (hand)) == NULL)
    return NULL;
  g_autoptr (GArray) found = find_groups (GTK_FLOW_BOX (hand));
  int index = gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (card));
  for (guint i = 0; i < found->len; i++)
    {
      const Group *group = &g_array_index (found, Group, i);
      if (index >= group->first && index < group->first + (int) group->n)
        return GTK_WIDGET (gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (hand), group->first));
    }
  return NULL;
}

gboolean
fp_hand_groups_open (GtkWidget *card)
{
  GtkWidget *first = first_of (card);
  if (first == NULL || !gtk_widget_has_css_class (first, "stack"))
    return FALSE;
  on_fold (first);
  return TRUE;
}

/* Closes or opens the group of the card that has the focus. */
static gboolean
on_key (GtkWidget *hand, GVariant *closes, gpointer data)
{
  GtkWidget *card = gtk_widget_get_focus_child (hand), *first = card != NULL ? first_of (card) : NULL;
  if (first == NULL || gtk_widget_has_css_class (first, "stack") == g_variant_get_boolean (closes))
    return FALSE;
  gtk_widget_grab_focus (first);
  on_fold (first);
  return TRUE;
}

void
fp_hand_groups_install (GtkFlowBox *hand, void (*changed) (GtkFlowBox *hand))
{
  static const char *const keys[] = { "plus|KP_Add|equal", "minus|KP_Subtract" };
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  Groups *groups = g_new0 (Groups, 1);
  groups->wishes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  groups->changed = changed;
  g_object_set_data_full (G_OBJECT (hand), key, groups, groups_free);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
          gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i]), gtk_callback_action_new (on_key, NULL, NULL));
      gtk_shortcut_set_arguments (shortcut, g_variant_new_boolean (i == 1));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (shortcuts), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (hand), shortcuts);
}
