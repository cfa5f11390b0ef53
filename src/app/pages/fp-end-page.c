/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The end page: the result of a game and its course. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/widgets/fp-columns.h"
#include "app/pages/fp-end-page.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-portrait-view.h"
#include "app/widgets/fp-fast-box.h"
#include "app/table/fp-seat-mark.h"
#include "app/pages/fp-planet-chart.h"
#include "app/pages/fp-review-box.h"
#include "app/widgets/fp-tooltip.h"
#include "model/game/fp-game-campaign.h"
#include "model/log/fp-game-story.h"

struct _FpEndPage
{
  AdwBin parent_instance;
  FpPortraitView *winner;
  GtkLabel *ending, *length, *lesson;
  GtkLabel *standing; /* heading of the chart */
  GtkWidget *again, *swap, *next;
  GtkGrid *score; /* of the campaign */
  GtkBox *legend, *points;
  FpPlanetChart *chart;
  GtkGrid *figures;
  FpReviewBox *review;
};

G_DEFINE_FINAL_TYPE (FpEndPage, fp_end_page, ADW_TYPE_BIN)

/* Portraits, in pixels. */
enum
{
  LARGE = 128,
  SMALL = 44,
  TINY = 28,
};

/* Players in the heads of a table. */
enum
{
  FEW = 2, /* most whose names stand beside their portraits */
  MANY = 4, /* most whose portraits are not tiny */
};

static gboolean
fp_end_page_grab_focus (GtkWidget *widget)
{
  FpEndPage *self = FP_END_PAGE (widget);
  return gtk_widget_grab_focus (gtk_widget_get_visible (self->next) ? self->next : self->again);
}

static void
fp_end_page_dispose (GObject *object)
{
  /* The child belongs to the template, so the bin must drop it before the template is disposed
   * of. */
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), FP_TYPE_END_PAGE);
  G_OBJECT_CLASS (fp_end_page_parent_class)->dispose (object);
}

static void
fp_end_page_class_init (FpEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  G_OBJECT_CLASS (klass)->dispose = fp_end_page_dispose;
  widget_class->grab_focus = fp_end_page_grab_focus;
  g_type_ensure (FP_TYPE_COLUMNS);
  g_type_ensure (FP_TYPE_PLANET_CHART);
  g_type_ensure (FP_TYPE_FAST_BOX);
  g_type_ensure (FP_TYPE_SEAT_MARK);
  g_type_ensure (FP_TYPE_REVIEW_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/fifthplanet/FifthPlanet/end-page.ui");
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, ending);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, length);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, lesson);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, again);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, swap);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, next);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, score);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, standing);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, legend);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, points);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, chart);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, figures);
  gtk_widget_class_bind_template_child (widget_class, FpEndPage, review);
}

static void
fp_end_page_init (FpEndPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  GtkWidget *head = gtk_widget_get_parent (gtk_widget_get_parent (GTK_WIDGET (self->ending)));
  self->winner = FP_PORTRAIT_VIEW (fp_portrait_view_new (LARGE));
  gtk_widget_add_css_class (GTK_WIDGET (self->winner), "large-portrait");
  gtk_widget_insert_after (GTK_WIDGET (self->winner), head, NULL);
}

static GtkWidget *
new_label (const char *text, const char *style)
{
  GtkWidget *label = fp_labels_new_text (text);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

/* Returns the shape of @seat in its colour. */
static GtkWidget *
new_shape (const FpSeatFacts *seat)
{
  GtkWidget *shape = fp_seat_mark_new (seat->shape, seat->colour);
  gtk_widget_set_valign (shape, GTK_ALIGN_START);
  gtk_widget_set_margin_top (shape, 3);
  return shape;
}

/* Shows the alien of @seat, or the player's mark without one. */
static void
show_seat (FpPortraitView *portrait, const FpSeatFacts *seat)
{
  g_autoptr (FpCardItem) alien = g_list_model_get_item (seat->sheets, 0);
  fp_portrait_view_set_card (portrait, alien);
  fp_portrait_view_set_player (portrait, seat->shape, seat->colour);
}

static GtkWidget *
new_portrait (const FpSeatFacts *seat, int size)
{
  GtkWidget *portrait = fp_portrait_view_new (size);
  show_seat (FP_PORTRAIT_VIEW (portrait), seat);
  return portrait;
}

/* Returns the player's portrait with the name below, for one of many. The alien's name is a
 * tooltip. */
static GtkWidget *
new_small_player (const FpSeatFacts *seat, int size)
{
  g_autoptr (FpCardItem) alien = g_list_model_get_item (seat->sheets, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *portrait = new_portrait (seat, size);
  gtk_widget_set_halign (portrait, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), portrait);
  gtk_box_append (GTK_BOX (box), new_label (seat->name, "caption-heading"));
  gtk_label_set_xalign (GTK_LABEL (gtk_widget_get_last_child (box)), 1);
  fp_tooltip_set (box, alien != NULL ? fp_card_item_facts (alien)->title : NULL);
  return box;
}

/* Returns the player's name and alien for one of @n players. The first alien in the list is the
 * player's own. */
static GtkWidget *
new_player (const FpSeatFacts *seat, guint n)
{
  if (n > FEW)
    return new_small_player (seat, n > MANY ? TINY : SMALL);
  g_autoptr (FpCardItem) alien = g_list_model_get_item (seat->sheets, 0);
  GtkWidget *row = fp_fast_box_new (6), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (text), new_label (seat->name, "heading"));
  if (alien != NULL)
    {
      gtk_box_append (GTK_BOX (text), new_label (fp_card_item_facts (alien)->title, "caption"));
      gtk_widget_add_css_class (gtk_widget_get_last_child (text), "dim-label");
    }
  fp_fast_box_append (FP_FAST_BOX (row), new_portrait (seat, SMALL));
  fp_fast_box_append (FP_FAST_BOX (row), text);
  return row;
}

/* Course of the game */

static GtkWidget *
new_point (const FpGameStoryPoint *point, FpGame *game)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  if (point->seat >= 0)
    {
      g_autoptr (FpSeatItem) seat = fp_game_seat (game, (guint) point->seat);
      gtk_box_append (GTK_BOX (row), new_shape (fp_seat_item_facts (seat)));
    }
  else
    gtk_box_append (GTK_BOX (row), gtk_label_new ("·"));
  gtk_widget_set_size_request (gtk_widget_get_first_child (row), 18, -1);
  gtk_box_append (GTK_BOX (text), new_label (point->text, NULL));
  gtk_box_append (GTK_BOX (text), new_label (point->when, "caption"));
  gtk_widget_add_css_class (gtk_widget_get_last_child (text), "dim-label");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (row), text);
  return row;
}

static void
show_points (FpEndPage *self, const FpGameStory *story, FpGame *game)
{
  fp_labels_clear (GTK_WIDGET (self->points));
  for (guint i = 0; i < story->points->len; i++)
    gtk_box_append (self->points, new_point (g_ptr_array_index (story->points, i), game));
  if (story->points->len == 0)
    gtk_box_append (self->points, new_label (_ ("The game ended before anything happened."), "dim-label"));
}

static void
show_legend (FpEndPage *self, GListModel *seats)
{
  fp_labels_clear (GTK_WIDGET (self->legend));
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (seats, i);
      const FpSeatFacts *seat = fp_seat_item_facts (item);
      GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      gtk_box_append (GTK_BOX (entry), new_shape (seat));
      gtk_box_append (GTK_BOX (entry), new_label (seat->name, "caption"));
      gtk_box_append (self->legend, entry);
    }
}

/* Figures */

static void
attach (GtkGrid *grid, GtkWidget *child, int column, int row, float align)
{
  gtk_label_set_xalign (GTK_LABEL (child), align);
  gtk_grid_attach (grid, child, column, row, 1, 1);
}

static void
clear_grid (GtkGrid *grid)
{
  GtkWidget *child;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, child);
}

/* Numbers read left to right in every language, so their ones digits are aligned. */
static float
align_of_numbers (FpEndPage *self)
{
  return gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? 0 : 1;
}

/* Puts @title and the players into the first row of @grid. */
static void
show_heads (GtkGrid *grid, const char *title, GListModel *seats)
{
  GtkWidget *heading = new_label (title, "heading");
  gtk_widget_set_hexpand (heading, TRUE);
  gtk_widget_set_valign (heading, GTK_ALIGN_START);
  attach (grid, heading, 0, 0, 0);
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (seats, i);
      GtkWidget *head = new_player (fp_seat_item_facts (item), g_list_model_get_n_items (seats));
      gtk_widget_set_halign (head, GTK_ALIGN_END);
      gtk_grid_attach (grid, head, (int) i + 1, 0, 1, 1);
    }
}

static void
show_figures (FpEndPage *self, const FpGameStory *story, GListModel *seats)
{
  clear_grid (self->figures);
  show_heads (self->figures, _ ("Figures"), seats);
  for (guint i = 0; i < story->figures->len; i++)
    {
      const FpGameStoryFigure *figure = g_ptr_array_index (story->figures, i);
      attach (self->figures, new_label (figure->label, "tight"), 0, (int) i + 1, 0);
      for (guint seat = 0; seat < story->n_seats; seat++)
        attach (self->figures, new_label (figure->values[seat], "numeric"), (int) seat + 1, (int) i + 1,
                align_of_numbers (self));
    }
}

/* Campaigns */

/* Adds a row of points to the score sheet: of the game @index, or of all games if @index is the
 * number of games. */
static void
add_points (FpEndPage *self, const FpGameScore *score, guint index)
{
  gboolean sum = index == score->games->len;
  /* Translators: the last row of a table; the points that win the campaign: “Score, of 10”. */
  g_autofree char *title = sum ? g_strdup_printf (_ ("Score, of %d"), score->goal)
                               /* Translators: the row of a game in a campaign: “Game 3”. */
                               : g_strdup_printf (_ ("Game %u"), index + 1);
  attach (self->score, new_label (title, sum ? "heading" : "tight"), 0, (int) index + 1, 0);
  for (guint seat = 0; seat < score->n_seats; seat++)
    {
      g_autofree char *points =
          g_strdup_printf ("%d", sum ? score->total[seat] : fp_game_score_points (score, index, seat));
      GtkWidget *label = new_label (points, "numeric");
      if (sum)
        gtk_widget_add_css_class (label, "heading");
      attach (self->score, label, (int) seat + 1, (int) index + 1, align_of_numbers (self));
    }
}

/* Shows the score sheet of the game's campaign, if it belongs to one. */
static void
show_score (FpEndPage *self, FpGame *game, GListModel *seats)
{
  g_autoptr (FpGameScore) score = fp_game_score (game);
  gboolean goes_on = fp_game_has_next (game);
  clear_grid (self->score);
  gtk_widget_set_visible (GTK_WIDGET (self->score), score != NULL);
  gtk_widget_set_visible (self->next, goes_on);
  gtk_widget_set_visible (self->again, !goes_on);
  if (score == NULL)
    return;
  show_heads (self->score, _ ("Campaign"), seats);
  for (guint i = 0; i <= score->games->len; i++)
    add_points (self, score, i);
  if (score->sentence != NULL)
    {
      GtkWidget *sentence = new_label (score->sentence, NULL);
      gtk_label_set_xalign (GTK_LABEL (sentence), 0);
      gtk_widget_set_margin_top (sentence, 6);
      gtk_grid_attach (self->score, sentence, 0, (int) score->games->len + 2, (int) score->n_seats + 1, 1);
    }
}

/* Shows the winner's alien, or none if there is no single winner. */
static void
show_winner (FpEndPage *self, GListModel *seats)
{
  guint winners = 0;
  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (FpSeatItem) item = g_list_model_get_item (seats, i);
      if (fp_seat_item_facts (item)->winner && winners++ == 0)
        show_seat (self->winner, fp_seat_item_facts (item));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->winner), winners == 1);
}

void
fp_end_page_show (FpEndPage *self, FpGame *game, const char *lesson)
{
  GListModel *seats = fp_game_seats (game);
  g_autoptr (FpGameStory) story = fp_game_story (game);
  g_autoptr (FpGameSetup) swapped = fp_game_swapped (game);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, fp_game_setup (game)->seed);
  g_autofree char *turn = fp_game_turn_text (game);
  g_autofree char *length = NULL;
  if (turn != NULL)
    /* Translators: the stage, such as “turn 7”, then the seed. */
    length = g_strdup_printf (_ ("The game ended at %s. Its seed was %s."), turn, seed);
  else
    /* Translators: the seed of the game: “Its seed was 4711.” */
    length = g_strdup_printf (_ ("The game ended in the set-up. Its seed was %s."), seed);
  gtk_label_set_text (self->ending, fp_game_ending (game));
  fp_label_set (self->length, length);
  fp_label_set (self->lesson, lesson);
  /* A screen reader reads the lesson's last words along with the button, which has the focus. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->again), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  lesson != NULL ? lesson : "", -1);
  gtk_widget_set_visible (self->swap, swapped != NULL);
  show_winner (self, seats);
  show_score (self, game, seats);
  show_legend (self, seats);
  gtk_label_set_text (self->standing, story->standing);
  fp_planet_chart_show (self->chart, story, seats);
  show_points (self, story, game);
  show_figures (self, story, seats);
  fp_review_box_set_game (self->review, game);
}

void
fp_end_page_clear (FpEndPage *self)
{
  fp_review_box_set_game (self->review, NULL);
}
