/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of the sides of an encounter on the stage. */
#include "app/cards/fp-card-view.h"
#include "app/table/fp-stage-side.h"
#include "app/widgets/fp-measure.h"
#include "fixture/window.h"
#include "model/items/fp-card-half-item.h"
#include "model/items/fp-item.h"

/* Returns the first widget with the style class @style in @widget, or NULL. */
static GtkWidget *
find_style (GtkWidget *widget, const char *style)
{
  if (gtk_widget_has_css_class (widget, style))
    return widget;
  GtkWidget *found = NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_style (child, style);
  return found;
}

/* Returns the number of widgets with the style class @style in @widget. */
static guint
count_style (GtkWidget *widget, const char *style)
{
  guint n = gtk_widget_has_css_class (widget, style);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_style (child, style);
  return n;
}

static void
add_row (GListStore *rows, const char *text, const char *value, int amount)
{
  const FpSideRowFacts row = { .id = g_strdup ("row"),
                               .icon = g_strdup ("fp-rules-symbolic"),
                               .text = g_strdup (text),
                               .value = g_strdup (value),
                               .amount = amount,
                               .dimmed = value == NULL };
  g_autoptr (FpSideRowItem) item = fp_side_row_item_new (&row);
  g_list_store_append (rows, item);
}

/* Returns a side with @rows, which it takes. @total: −1 for none yet. */
static FpSideItem *
new_side (GListStore *rows, int total)
{
  const FpSideFacts facts = {
    .name = g_strdup ("Ada"),
    .shape = g_strdup ("▲"),
    .colour = g_strdup ("orange"),
    .total_label = g_strdup ("Total"),
    .total = MAX (total, 0),
    .counted = total >= 0,
    .option = -1,
    .mains = G_LIST_MODEL (g_list_store_new (FP_TYPE_FLEET_ITEM)),
    .allies = G_LIST_MODEL (g_list_store_new (FP_TYPE_FLEET_ITEM)),
    .rows = G_LIST_MODEL (rows),
  };
  return fp_side_item_new (&facts);
}

/* A side without a card shows an empty slot, unless it has no opponent. Without an alien to be seen
 * there is no portrait, and its place stays empty. */
static void
test_slot (void)
{
  for (guint alone = 0; alone < 2; alone++)
    {
      GListStore *rows = g_list_store_new (FP_TYPE_SIDE_ROW_ITEM);
      add_row (rows, "No card", NULL, 0);
      g_autoptr (FpSideItem) side = new_side (rows, -1);
      GtkWidget *view = g_object_ref_sink (fp_stage_side_new (side, FALSE, alone != 0, FP_STAGE_TALL));
      GtkWidget *slot = find_style (view, "card-slot");
      g_assert_cmpint (slot != NULL, ==, alone == 0);
      if (slot != NULL)
        g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (slot)), ==, "No card");
      g_assert_finalize_object (view);
    }
}

/* A low stage has a slot for each card, and a dock only for allies. A compact one says in words
 * that there are none. */
static void
test_forms (void)
{
  static const guint slots[] = { 2, 2, 0 }, docks[] = { 1, 0, 0 };
  for (FpStageForm form = FP_STAGE_TALL; form <= FP_STAGE_COMPACT; form++)
    {
      GListStore *rows = g_list_store_new (FP_TYPE_SIDE_ROW_ITEM);
      add_row (rows, "No token", NULL, 0);
      add_row (rows, "No plan", NULL, 0);
      g_autoptr (FpSideItem) side = new_side (rows, -1);
      GtkWidget *view = g_object_ref_sink (fp_stage_side_new (side, FALSE, FALSE, form));
      g_assert_cmpuint (count_style (view, "card-slot"), ==, slots[form]);
      g_assert_cmpuint (count_style (view, "dock"), ==, docks[form]);
      g_assert_cmpuint (count_style (view, "part"), ==, form == FP_STAGE_COMPACT ? 2 : 0);
      g_assert_finalize_object (view);
    }
}

static int
height_with (const char *part, FpStageForm form)
{
  GListStore *rows = g_list_store_new (FP_TYPE_SIDE_ROW_ITEM);
  add_row (rows, part, "+3", 3);
  g_autoptr (FpSideItem) side = new_side (rows, 3);
  GtkWidget *view = g_object_ref_sink (fp_stage_side_new (side, FALSE, TRUE, form));
  int height = fp_measure_height (view, 240);
  g_assert_finalize_object (view);
  return height;
}

/* The name of a part, however long, makes no side higher: nothing else would get smaller for it. */
static void
test_long_part (void)
{
  for (FpStageForm form = FP_STAGE_TALL; form <= FP_STAGE_COMPACT; form++)
    g_assert_cmpint (height_with ("Everything that anybody has ever added to the sum of anybody else", form), ==,
                     height_with ("Ships", form));
}

/* A card with two halves shows both, the one that does not count pale. */
static void
test_halves (void)
{
  GListStore *halves = g_list_store_new (FP_TYPE_CARD_HALF_ITEM);
  for (int i = 0; i < 2; i++)
    {
      const FpCardHalfFacts half = {
        .icon = g_strdup ("shield"), .name = g_strdup ("shield"), .value = i + 3, .option = -1, .counts = i == 1
      };
      g_autoptr (FpCardHalfItem) item = fp_card_half_item_new (&half);
      g_list_store_append (halves, item);
    }
  const FpCardFacts facts = { .number = -1,
                              .name = g_strdup ("shield 4"),
                              .title = g_strdup ("shield 4"),
                              .kind = g_strdup ("token"),
                              .kind_id = g_strdup ("token"),
                              .halves = G_LIST_MODEL (halves),
                              .option = -1 };
  g_autoptr (FpCardItem) item = fp_card_item_new (&facts);
  GtkWidget *view = g_object_ref_sink (fp_card_view_new (item, NULL));
  GtkWidget *pale = find_style (view, "pale");
  g_assert_cmpuint (count_style (view, "half"), ==, 2);
  g_assert_cmpuint (count_style (view, "pale"), ==, 1);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (pale))), ==, "3");
  g_assert_finalize_object (view);
}

/* Returns a window with a side that has just been counted, 13 and +4. */
static GtkWidget *
new_counted (GtkWidget **total)
{
  GListStore *rows = g_list_store_new (FP_TYPE_SIDE_ROW_ITEM);
  add_row (rows, "The Sinister", "13", 13);
  add_row (rows, "Ships", "+4", 4);
  g_autoptr (FpSideItem) before = new_side (g_list_store_new (FP_TYPE_SIDE_ROW_ITEM), -1);
  g_autoptr (FpSideItem) now = new_side (rows, 17);
  GtkWidget *window = gtk_window_new (), *view = fp_stage_side_new (now, FALSE, TRUE, FP_STAGE_LOW);
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  window_settle ();
  fp_stage_side_count (FP_STAGE_SIDE (view), before);
  *total = find_style (view, "stage-total");
  return window;
}

static void
note_cb (GtkLabel *label, GParamSpec *pspec, gpointer numbers)
{
  g_ptr_array_add (numbers, g_strdup (gtk_label_get_text (label)));
}

/* A total grows by its parts in their order, and ends as the whole. Without animations it is whole
 * at once. */
static void
test_count (void)
{
  GtkWidget *total;
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  GtkWidget *window = new_counted (&total);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (total)), ==, "17");
  gtk_window_destroy (GTK_WINDOW (window));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  window = new_counted (&total);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (total)), ==, "0");
  g_autoptr (GPtrArray) numbers = g_ptr_array_new_with_free_func (g_free);
  g_signal_connect (total, "notify::label", G_CALLBACK (note_cb), numbers);
  while (strcmp (gtk_label_get_text (GTK_LABEL (total)), "17") != 0)
    g_main_context_iteration (NULL, TRUE);
  int last = 0;
  for (guint i = 0; i < numbers->len; i++)
    {
      int number = atoi (g_ptr_array_index (numbers, i));
      g_assert_cmpint (number, >=, last);
      last = number;
    }
  g_assert_cmpint (last, ==, 17);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  window_style ();
  g_test_add_func ("/stage/slot", test_slot);
  g_test_add_func ("/stage/forms", test_forms);
  g_test_add_func ("/stage/long-part", test_long_part);
  g_test_add_func ("/stage/halves", test_halves);
  g_test_add_func ("/stage/count", test_count);
  return window_run ();
}
