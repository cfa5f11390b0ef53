/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names: they break between their words only, are set smaller where a word is too wide, and are cut where that does not
 * help; then a tooltip says all of it. */
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-wrapping-label.h"

#include <adwaita.h>
#include <math.h>

#include "fixture/window.h"

enum
{
  MOST = 16, /* lines of a picture */
};

typedef struct
{
  double y; /* of its baseline, pixels */
  guint glyphs;
  int size; /* of its font, units of Pango */
} Line;

/* What is drawn. */
typedef struct
{
  Line lines[MOST];
  guint n;
} Picture;

static FpWrappingLabel *
new_name (const char *text, int lines)
{
  FpWrappingLabel *name =
      g_object_ref_sink (g_object_new (FP_TYPE_WRAPPING_LABEL, "lines", lines, "max-width-chars", 60, NULL));
  fp_wrapping_label_set (name, text);
  return name;
}

static int
natural_width (FpWrappingLabel *name)
{
  int natural;
  gtk_widget_measure (GTK_WIDGET (name), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static int
width_of (const char *text)
{
  g_autoptr (FpWrappingLabel) name = new_name (text, 1);
  return natural_width (name);
}

static void
read_text (GskRenderNode *node, Picture *picture)
{
  PangoFontDescription *font = pango_font_describe (gsk_text_node_get_font (node));
  double y = (double) gsk_text_node_get_offset (node)->y;
  if (picture->n == 0 || fabs (picture->lines[picture->n - 1].y - y) > 0.5)
    {
      g_assert_cmpuint (picture->n, <, MOST);
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

/* What it looks like with so much room. */
static Picture
draw (FpWrappingLabel *name, int width)
{
  Picture picture = { .n = 0 };
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int height;
  gtk_widget_measure (GTK_WIDGET (name), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (name), width, height, -1, NULL);
  GTK_WIDGET_GET_CLASS (name)->snapshot (GTK_WIDGET (name), snapshot);
  GskRenderNode *node = gtk_snapshot_free_to_node (snapshot);
  read_node (node, &picture);
  gsk_render_node_unref (node);
  return picture;
}

/* The first label below @widget. */
static GtkLabel *
find_label (GtkWidget *widget)
{
  GtkLabel *found = GTK_IS_LABEL (widget) ? GTK_LABEL (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child);
  return found;
}

/* What the tooltip says, NULL: there is none.  A tooltip can't be asked; but what is put into it lies beside its label.
 */
static char *
tooltip_of (FpWrappingLabel *name)
{
  GtkTooltip *tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  GtkWidget *inside = g_object_new (ADW_TYPE_BIN, NULL);
  gboolean shown;
  gtk_tooltip_set_custom (tooltip, inside);
  g_signal_emit_by_name (name, "query-tooltip", 1, 1, FALSE, tooltip, &shown);
  GtkLabel *label = find_label (GTK_WIDGET (gtk_widget_get_native (inside)));
  char *text = shown ? g_strdup (gtk_label_get_text (label)) : NULL;
  g_object_unref (tooltip);
  return text;
}

static void
assert_tooltip (FpWrappingLabel *name, const char *text)
{
  g_autofree char *tooltip = tooltip_of (name);
  g_assert_cmpstr (tooltip, ==, text);
}

/* Every line ends where a word does. */
static void
assert_words (const char *text, const Picture *picture)
{
  gsize at = 0;
  for (guint i = 0; i < picture->n; i++)
    {
      at += picture->lines[i].glyphs;
      g_assert_cmpuint (at, <=, strlen (text));
      g_assert_true (text[at] == ' ' || text[at] == '\0');
      at += text[at] == ' ';
    }
  g_assert_cmpuint (at, ==, strlen (text));
}

/* At every width at which the longest word fits. */
static void
test_words (void)
{
  static const char text[] = "Nearly Unbeatable Ambassador";
  g_autoptr (FpWrappingLabel) name = new_name (text, 3);
  int longest = MAX (width_of ("Unbeatable"), width_of ("Ambassador"));
  guint last = 1;
  for (int width = natural_width (name); width >= longest; width--)
    {
      Picture picture = draw (name, width);
      assert_words (text, &picture);
      g_assert_cmpuint (picture.n, >=, last);
      assert_tooltip (name, NULL);
      last = picture.n;
    }
  g_assert_cmpuint (last, ==, 3);
}

/* A word that is too wide makes all of it smaller, in two steps; cut is none. */
static void
test_smaller (void)
{
  static const char text[] = "Nearly Unbeatable";
  static const struct
  {
    double room, size; /* parts of the word's width, and of the usual size */
  } steps[] = { { 1, 1 }, { 0.97, 0.94 }, { 0.91, 0.88 } };
  g_autoptr (FpWrappingLabel) name = new_name (text, 2);
  int longest = width_of ("Unbeatable"), usual = draw (name, longest).lines[0].size;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      Picture picture = draw (name, (int) ceil (longest * steps[i].room));
      assert_words (text, &picture);
      assert_tooltip (name, NULL);
      for (guint k = 0; k < picture.n; k++)
        g_assert_cmpfloat_with_epsilon (picture.lines[k].size, steps[i].size * usual, 0.01 * usual);
    }
}

/* So does having too many lines. */
static void
test_fewer_lines (void)
{
  static const char text[] = "Nearly Unbeatable";
  g_autoptr (FpWrappingLabel) name = new_name (text, 1);
  int whole = natural_width (name), usual = draw (name, whole).lines[0].size;
  Picture picture = draw (name, (int) ceil (whole * 0.96));
  g_assert_cmpuint (picture.n, ==, 1);
  assert_words (text, &picture);
  g_assert_cmpint (picture.lines[0].size, <, usual);
}

/* A word that is wider even so is cut, and only that one; the tooltip says all of it. */
static void
test_cut (void)
{
  static const char text[] = "Nearly Unbeatable";
  g_autoptr (FpWrappingLabel) name = new_name (text, 2);
  Picture picture = draw (name, width_of ("Unbeatable") * 7 / 10);
  g_assert_cmpuint (picture.n, ==, 2);
  g_assert_cmpuint (picture.lines[0].glyphs, ==, strlen ("Nearly"));
  g_assert_cmpuint (picture.lines[1].glyphs, <, strlen ("Unbeatable"));
  g_assert_cmpuint (picture.lines[1].glyphs, >, 2);
  assert_tooltip (name, text);
  gtk_test_accessible_assert_property (name, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

/* There are never more lines than it may have: the last one is cut. */
static void
test_lines (void)
{
  static const char text[] = "Nearly Unbeatable Ambassador";
  g_autoptr (FpWrappingLabel) name = new_name (text, 2);
  Picture picture = draw (name, width_of ("Ambassador"));
  g_assert_cmpuint (picture.n, ==, 2);
  g_assert_cmpuint (picture.lines[0].glyphs, ==, strlen ("Nearly"));
  assert_tooltip (name, text);
}

/* But for one that is spared for that, in the smallest type. */
static void
test_spare_line (void)
{
  static const char text[] = "Nearly Unbeatable Ambassador Indeed";
  g_autoptr (FpWrappingLabel) name = new_name (text, 3);
  int width = width_of ("Unbeatable"), usual = draw (name, width_of (text)).lines[0].size;
  fp_wrapping_label_set_room (name, 7, 2, TRUE);
  Picture picture = draw (name, width);
  g_assert_cmpuint (picture.n, ==, 3);
  g_assert_cmpfloat_with_epsilon (picture.lines[2].size, 0.88 * usual, 0.01 * usual);
  assert_tooltip (name, text);
  fp_wrapping_label_set_room (name, 7, 3, TRUE);
  picture = draw (name, width);
  g_assert_cmpuint (picture.n, ==, 4);
  assert_words (text, &picture);
  assert_tooltip (name, NULL);
}

/* Where there is more room than it wants it has as many lines all the same. */
static void
test_more_room (void)
{
  g_autoptr (FpWrappingLabel) name = new_name ("Nearly Unbeatable", 2);
  g_object_set (name, "max-width-chars", 10, NULL);
  g_assert_cmpint (natural_width (name), <, width_of ("Nearly Unbeatable"));
  g_assert_cmpuint (draw (name, natural_width (name)).n, ==, 2);
  g_assert_cmpuint (draw (name, 2 * natural_width (name)).n, ==, 2);
}

/* What is said of a card is not broken if it is short; all else may be. */
static void
test_end (void)
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
  g_test_add_func ("/name/end", test_end);
  return window_run ();
}
