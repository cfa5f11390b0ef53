/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The badges of a player. */
#include "config.h"

#include <glib/gi18n.h>

#include "app/table/fp-seat-badges.h"
#include "app/table/fp-seat-mark.h"
#include "app/widgets/fp-fast-box.h"
#include "app/widgets/fp-labels.h"
#include "app/widgets/fp-tooltip.h"
#include "model/items/fp-item.h"

struct _FpSeatBadges
{
  AdwBin parent_instance;
  FpFastBox *box;
  char *shown; /* the texts of the badges shown; NULL before */
};

enum
{
  MOST_BADGES = 3,
  MOST_BRIEF = 2, /* the same in few letters */
  LEAST_LETTERS = 3, /* of a badge that are always in sight */
};

G_DEFINE_FINAL_TYPE (FpSeatBadges, fp_seat_badges, ADW_TYPE_BIN)

static void
fp_seat_badges_finalize (GObject *object)
{
  g_free (FP_SEAT_BADGES (object)->shown);
  G_OBJECT_CLASS (fp_seat_badges_parent_class)->finalize (object);
}

static void
fp_seat_badges_class_init (FpSeatBadgesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fp_seat_badges_finalize;
}

static void
fp_seat_badges_init (FpSeatBadges *self)
{
  self->box = FP_FAST_BOX (fp_fast_box_new (3));
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* A badge that may be shown. */
typedef struct
{
  gboolean shown;
  const char *style;
  char *text, *brief; /* owned */
  const char *whole; /* tooltip */
} Badge;

static void
badge_clear (Badge *badge)
{
  g_free (badge->text);
  g_free (badge->brief);
}

guint
fp_seat_badges_count_aliens (const FpSeatFacts *seat)
{
  guint n = g_list_model_get_n_items (seat->sheets), aliens = 0;
  g_autoptr (FpCardItem) first = g_list_model_get_item (seat->sheets, 0);
  for (; aliens < n; aliens++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->sheets, aliens);
      if (g_strcmp0 (fp_card_item_facts (item)->kind_id, fp_card_item_facts (first)->kind_id) != 0)
        break;
    }
  return aliens;
}

/* Returns the state of the alien whose power doesn't work, NULL if all do. Owned by @seat. */
static const char *
lost_power (const FpSeatFacts *seat)
{
  guint n = fp_seat_badges_count_aliens (seat);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (FpCardItem) item = g_list_model_get_item (seat->sheets, i);
      const FpCardFacts *alien = fp_card_item_facts (item);
      if (alien->powerless)
        return alien->state != NULL ? alien->state : _ ("The power does not work now");
    }
  return NULL;
}

/* Returns a label, or with the mark of another player a box of both. */
static GtkWidget *
new_badge (const Badge *badge, gboolean brief, const char *shape, const char *colour)
{
  const char *text = brief ? badge->brief : badge->text;
  GtkWidget *label = gtk_label_new (text), *box = NULL;
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), LEAST_LETTERS));
  if (shape != NULL)
    {
      box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
      gtk_widget_set_visible (label, !brief);
      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (box), fp_seat_mark_new (shape, colour));
    }
  GtkWidget *shown = box != NULL ? box : label;
  gtk_widget_add_css_class (shown, "badge");
  gtk_widget_add_css_class (shown, badge->style);
  fp_tooltip_set (shown, badge->whole);
  fp_labels_set_name (shown, badge->whole);
  return shown;
}

/* Remembers @badges. Returns FALSE if they are shown already: their widgets stay. */
static gboolean
are_new (FpSeatBadges *self, const Badge *badges, guint n, const char *with, gboolean brief)
{
  g_autoptr (GString) texts = g_string_new (brief ? "brief" : "whole");
  for (guint i = 0; i < n; i++)
    if (badges[i].shown)
      g_string_append_printf (texts, "|%s %s %s", badges[i].style, badges[i].text, badges[i].whole);
  g_string_append_printf (texts, "|%s", with != NULL ? with : "");
  if (g_strcmp0 (texts->str, self->shown) == 0)
    return FALSE;
  g_free (self->shown);
  self->shown = g_strdup (texts->str);
  return TRUE;
}

void
fp_seat_badges_show (FpSeatBadges *self, const FpSeatFacts *seat, gboolean brief)
{
  guint aliens = fp_seat_badges_count_aliens (seat), shown = 0;
  const char *lost = lost_power (seat), *with = seat->with_shape;
  g_autofree char *style = g_strconcat ("role-", seat->part_id, NULL);
  Badge badges[] = {
    /* Translators: a badge of an ally, before the mark of the main player. */
    { seat->part != NULL, style, g_strdup (with != NULL ? C_ ("ally", "with") : seat->part),
      g_strdup (seat->part_brief != NULL ? seat->part_brief : seat->part), seat->part },
    /* Translators: a badge: the next planet wins the game; and the same in one letter. */
    { seat->needed > 0 && seat->needed - seat->standing == 1, "near", g_strdup (C_ ("badge", "1 to win")),
      g_strdup ("1!"), _ ("One more wins") },
    /* Translators: a badge: the player's power is lost or stopped. */
    { lost != NULL, "lost", g_strdup (C_ ("badge", "no power")), g_strdup ("○"), lost },
    { aliens > 1, "aliens",
      /* Translators: a badge: the number of aliens of a player. */
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u alien", "%u aliens", aliens), aliens),
      g_strdup_printf ("%u×", aliens), _ ("Several aliens") },
    { seat->asked, "asks", g_strdup (C_ ("badge", "asked")), g_strdup ("?"), _ ("Is asked now") },
  };
  if (are_new (self, badges, G_N_ELEMENTS (badges), with, brief))
    fp_labels_clear (GTK_WIDGET (self->box));
  else
    shown = MOST_BADGES;
  for (guint i = 0; i < G_N_ELEMENTS (badges); i++)
    {
      if (badges[i].shown && shown++ < (brief ? MOST_BRIEF : MOST_BADGES))
        fp_fast_box_append (self->box, new_badge (&badges[i], brief, i == 0 ? with : NULL, seat->with_colour));
      badge_clear (&badges[i]);
    }
}
