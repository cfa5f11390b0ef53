/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tests of wrapping labels: lines break only between words. A word that is too wide makes the type
 * smaller. If it still does not fit, it is cut and a tooltip shows the whole text. */
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrapping-label.h"

#include <adwaita.h>
#include <math.h>

#include "fixture/window.h"

enum
{
  MAX_LINES = 16, /* lines of a drawing */
};

typedef struct
{
  double y; /* baseline in pixels */
  guint glyphs;
  int size; /* font size in Pango units */
} Line;

/* Lines of a drawing. */
typedef struct
{
  Line lines[MAX_LINES];
  guint n;
} Picture;

static FpWrappingLabel *
new_wrapping_label (const char *text, int lines)
{
  FpWrappingLabel *wrapping_label =
      g_object_ref_sink (g_object_new (FP_TYPE_WRAPPING_LABEL, "lines", lines, "max-width-chars", 60, NULL));
  fp_wrapping_label_set (wrapping_label, text);
  return wrapping_label;
}

static int
natural_width (FpWrappingLabel *wrapping_label)
{
  int natural;
  gtk_widget_measure (GTK_WIDGET (wrapping_label), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
width_of (const char *text)
{
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 1);
  return natural_width (wrapping_label);
}

static void
read_text (GskRenderNode *node, Picture *picture)
{
  PangoFontDescription *font = pango_font_describe (gsk_text_node_get_font (node));
  double y = (double) gsk_text_node_get_offset (node)->y;
  if (picture->n == 0 || fabs (picture->lines[picture->n - 1].y - y) > 0.5)
    {
      g_assert_cmpuint (picture->n, <, MAX_LINES);
      picture->lines[picture->n++] = (Line){ y, 0, pango_font_description_get_size (font) };
    }
  picture->lines[picture->n - 1].glyphs += gsk_text_node_get_num_glyphs (node);
  pango_font_description_free (font);
}

static void
read_node (GskRenderNode *node, Picture *picture)
{
  if (gsk_render_node_get_node_type (node) == GSK_TEXT_NODE)
    read_text (node, picture);
  else if (gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE)
    for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
      read_node (gsk_container_node_get_child (node, i), picture);
}

/* Draws the label at @width. */
static Picture
draw (FpWrappingLabel *wrapping_label, int width)
{
  Picture picture = { .n = 0 };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int height;
  gtk_widget_measure (GTK_WIDGET (wrapping_label), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (wrapping_label), width, height, -1, NULL);
  GTK_WIDGET_GET_CLASS (wrapping_label)->snapshot (GTK_WIDGET (wrapping_label), snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  read_node (node, &picture);
  gsk_render_node_unref (node);
  return picture;
}

/* Returns the first label below @widget. */
static GtkLabel *
find_label (GtkWidget *widget)
{
  GtkLabel *found = GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

/* Returns the text of the tooltip, or NULL. A GtkTooltip does not return its text, so the label
 * inside is searched. */
static char *
tooltip_of (FpWrappingLabel *wrapping_label)
{
  GtkTooltip *tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *inside = g_object_new (ADW_TYPE_BIN, NULL);
  gboolean shown;
  gtk_tooltip_set_custom (tooltip, inside);
  g_signal_emit_by_name (wrapping_label, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  GtkLabel *label = find_label (GTK_WIDGET (gtk_widget_get_native (inside)));
  char *text = shown ? g_strdup (gtk_label_get_text (label)) : NULL;
  g_object_unref (tooltip);
  return text;
}

static void
assert_tooltip (FpWrappingLabel *wrapping_label, const char *text)
{
  g_autofree char *tooltip = tooltip_of (wrapping_label);
  g_assert_cmpstr (tooltip, ==, text);
}

/* Checks that every line ends at the end of a word. */
static void
assert_words (const char *text, const Picture *picture)
{
  gsize offset = 0;
  for (guint i = 0; i < picture->n; i++)
    {
      offset += picture->lines[i].glyphs;
      g_assert_cmpuint (offset, <=, strlen (text));
      g_assert_true (text[offset] == ' ' || text[offset] == '\0');
      offset += text[offset] == ' ';
    }
  g_assert_cmpuint (offset, ==, strlen (text));
}

/* Checks every width at which the longest word fits. */
static void
test_words (void)
{
  static const char text[] = "Nearly Unbeatable Ambassador";
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 3);
  int longest = MAX (width_of ("Unbeatable"), width_of ("Ambassador"));
  guint last = 1;
  for (int width = natural_width (wrapping_label); width >= longest; width--)
    {
      Picture picture = draw (wrapping_label, width);
      assert_words (text, &picture);
      g_assert_cmpuint (picture.n, >=, last);
      assert_tooltip (wrapping_label, NULL);
      last = picture.n;
    }
  g_assert_cmpuint (last, ==, 3);
}

/* A word that is too wide makes the whole text smaller in two steps, without a cut. */
static void
test_smaller (void)
{
  static const char text[] = "Nearly Unbeatable";
  static const struct
  {
    double width, size; /* fractions of the word's width and of the usual size */
  } steps[] = { { 1, 1 }, { 0.97, 0.94 }, { 0.91, 0.88 } };
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 2);
  int longest = width_of ("Unbeatable"), normal_size = draw (wrapping_label, longest).lines[0].size;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      Picture picture = draw (wrapping_label, (int) ceil (longest * steps[i].width));
      assert_words (text, &picture);
      assert_tooltip (wrapping_label, NULL);
      for (guint k = 0; k < picture.n; k++)
        g_assert_cmpfloat_with_epsilon (picture.lines[k].size, steps[i].size * normal_size, 0.01 * normal_size);
    }
}

/* Too many lines have the same effect. */
static void
test_fewer_lines (void)
{
  static const char text[] = "Nearly Unbeatable";
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 1);
  int whole = natural_width (wrapping_label), normal_size = draw (wrapping_label, whole).lines[0].size;
  Picture picture = draw (wrapping_label, (int) ceil (whole * 0.96));
  g_assert_cmpuint (picture.n, ==, 1);
  assert_words (text, &picture);
  g_assert_cmpint (picture.lines[0].size, <, normal_size);
}

/* A word that is still too wide is cut alone, and the tooltip shows the whole text. */
static void
test_cut (void)
{
  static const char text[] = "Nearly Unbeatable";
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 2);
  Picture picture = draw (wrapping_label, width_of ("Unbeatable") * 7 / 10);
  g_assert_cmpuint (picture.n, ==, 2);
  g_assert_cmpuint (picture.lines[0].glyphs, ==, strlen ("Nearly"));
  g_assert_cmpuint (picture.lines[1].glyphs, <, strlen ("Unbeatable"));
  g_assert_cmpuint (picture.lines[1].glyphs, >, 2);
  assert_tooltip (wrapping_label, text);
  gtk_test_accessible_assert_property (wrapping_label, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* A label never has more than its maximum number of lines. The last one is cut. */
static void
test_lines (void)
{
  static const char text[] = "Nearly Unbeatable Ambassador";
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 2);
  Picture picture = draw (wrapping_label, width_of ("Ambassador"));
  g_assert_cmpuint (picture.n, ==, 2);
  g_assert_cmpuint (picture.lines[0].glyphs, ==, strlen ("Nearly"));
  assert_tooltip (wrapping_label, text);
}

/* A label with a spare line gets one line more in the smallest type. */
static void
test_spare_line (void)
{
  static const char text[] = "Nearly Unbeatable Ambassador Indeed";
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label (text, 3);
  int width = width_of ("Unbeatable"), normal_size = draw (wrapping_label, width_of (text)).lines[0].size;
  fp_wrapping_label_set_room (wrapping_label, 7, 2, TRUE);
  Picture picture = draw (wrapping_label, width);
  g_assert_cmpuint (picture.n, ==, 3);
  g_assert_cmpfloat_with_epsilon (picture.lines[2].size, 0.88 * normal_size, 0.01 * normal_size);
  assert_tooltip (wrapping_label, text);
  fp_wrapping_label_set_room (wrapping_label, 7, 3, TRUE);
  picture = draw (wrapping_label, width);
  g_assert_cmpuint (picture.n, ==, 4);
  assert_words (text, &picture);
  assert_tooltip (wrapping_label, NULL);
}

/* A label with more room than it needs keeps its number of lines. */
static void
test_more_room (void)
{
  g_autoptr (FpWrappingLabel) wrapping_label = new_wrapping_label ("Nearly Unbeatable", 2);
  g_object_set (wrapping_label, "max-width-chars", 10, NULL);
  g_assert_cmpint (natural_width (wrapping_label), <, width_of ("Nearly Unbeatable"));
  g_assert_cmpuint (draw (wrapping_label, natural_width (wrapping_label)).n, ==, 2);
  g_assert_cmpuint (draw (wrapping_label, 2 * natural_width (wrapping_label)).n, ==, 2);
}

/* A short remark at the end of a note is kept on one line. Longer ones may break. */
static void
test_keep_end (void)
{
  const struct
  {
    const char *text, *kept;
  } cases[] = {
    { "Neutral", "Neutral" },
    { "Ally of Ada, face down", "Ally of Ada, face\u00a0down" },
    { "The Nearly Unbeatable (31), face down", "The Nearly Unbeatable (31), face\u00a0down" },
    { "It is long, and what follows is longer still", "It is long, and what follows is longer still" },
  };
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *kept = fp_labels_keep_end (cases[i].text);
      g_assert_cmpstr (kept, ==, cases[i].kept);
    }
}

int
main (int argc, char **argv)
{
  window_begin (&argc, &argv);
  g_test_add_func ("/name/words", test_words);
  g_test_add_func ("/name/smaller", test_smaller);
  g_test_add_func ("/name/fewer-lines", test_fewer_lines);
  g_test_add_func ("/name/cut", test_cut);
  g_test_add_func ("/name/lines", test_lines);
  g_test_add_func ("/name/spare-line", test_spare_line);
  g_test_add_func ("/name/more-room", test_more_room);
  g_test_add_func ("/name/end", test_keep_end);
  return window_run ();
}
