/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Characters that follow from an id: a family, its parts, and numbers by chance. */
#include "art/fp-portrait.h"

/* Chance that follows from an id, and the description made so far. */
typedef struct
{
  guint32 seed;
  GString *text;
} Growth;

static int
between (Growth *growth, int least, int most)
{
  growth->seed = growth->seed * 1664525u + 1013904223u;
  return least + (int) ((growth->seed >> 8) % (guint32) (most - least + 1));
}

static const char *
one_of (Growth *growth, const char *const *words, guint n)
{
  return words[between (growth, 0, (int) n - 1)];
}
#define ONE_OF(growth, ...) \
  one_of (growth, (const char *const[]){ __VA_ARGS__ }, G_N_ELEMENTS (((const char *const[]){ __VA_ARGS__ })))

static void
add_eyes (Growth *growth, int y)
{
  int n = between (growth, 1, 5), wide = n == 1 ? between (growth, 18, 28) : between (growth, 9, 16);

  g_string_append_printf (
      growth->text, "eyes form=%s x=51 y=%d wide=%d apart=%d count=%d slant=%d lid=%d pupil=%s %s\n",
      ONE_OF (growth, "round", "round", "almond", "lens", "bead", "socket"), y, wide,
      n == 2 ? wide + between (growth, 4, 14) : wide + 8, n, between (growth, -12, 18), between (growth, 0, 35),
      ONE_OF (growth, "round", "slit", "bar", "round", "ring"), n > 2 ? "arrange=arc" : "");
}

static void
add_mouth (Growth *growth, int y)
{
  g_string_append_printf (growth->text, "mouth form=%s x=52 y=%d wide=%d high=%d\n",
                          ONE_OF (growth, "line", "smile", "grin", "frown", "fangs", "open", "wavy", "tusks"), y,
                          between (growth, 10, 26), between (growth, 4, 9));
}

/* Things that stand out of a head. */
static void
add_crest (Growth *growth)
{
  switch (between (growth, 0, 3))
    {
    case 0:
      g_string_append_printf (growth->text, "limb x=38 y=26 length=%d wide=4 end=2 turn=%d bend=%d pair=yes tip=ball\n",
                              between (growth, 14, 26), between (growth, -40, -10), between (growth, -40, 40));
      break;
    case 1:
      g_string_append_printf (growth->text,
                              "limb x=34 y=32 length=%d wide=9 end=1 turn=%d bend=%d pair=yes tone=bone\n",
                              between (growth, 18, 34), between (growth, -70, -20), between (growth, 20, 100));
      break;
    case 2:
      g_string_append_printf (growth->text, "shape form=ear x=24 y=30 wide=%d high=%d turn=%d pair=yes tone=dark\n",
                              between (growth, 12, 20), between (growth, 24, 44), between (growth, -60, -20));
      break;
    default:
      g_string_append_printf (growth->text,
                              "limb x=50 y=36 length=%d wide=7 end=1 around=14 repeat=%d spread=%d tone=accent\n",
                              between (growth, 14, 26), between (growth, 3, 9), between (growth, 60, 150));
    }
}

static void
add_body (Growth *growth)
{
  if (between (growth, 0, 2) == 0)
    g_string_append_printf (growth->text,
                            "limb x=50 y=84 length=%d wide=9 end=3 turn=-60 bend=%d repeat=3 spread=70 pair=yes "
                            "tone=dark pattern=suckers\n",
                            between (growth, 30, 46), between (growth, -140, 120));
  g_string_append_printf (growth->text, "shape form=%s x=50 y=94 wide=%d high=%d tone=%s pattern=%s\n",
                          ONE_OF (growth, "mound", "shoulders", "cloak", "bell"), between (growth, 58, 92),
                          between (growth, 40, 60), ONE_OF (growth, "dark", "deep", "dusk", "mid"),
                          ONE_OF (growth, "smooth", "scales", "bands", "spots", "fur", "lines"));
}

char *
fp_portrait_grow (const char *id)
{
  Growth growth = { g_str_hash (id) * 2654435761u, g_string_new (NULL) };
  int hue = between (&growth, 0, 359), wide = between (&growth, 38, 62), high = between (&growth, 44, 66);

  g_string_append_printf (
      growth.text, "portrait hue=%d accent=%d skin=%s sky=%s lean=%d\n", hue, (hue + between (&growth, 110, 250)) % 360,
      ONE_OF (&growth, "vivid", "muted", "vivid", "shadow", "pale"),
      ONE_OF (&growth, "nebula", "moon", "ringed", "galaxy", "aurora", "comet", "dusk"), between (&growth, -7, 7));
  add_body (&growth);
  add_crest (&growth);
  g_string_append_printf (growth.text, "shape form=%s x=50 y=46 wide=%d high=%d pattern=%s ragged=%d\n",
                          ONE_OF (&growth, "egg", "oval", "pear", "jaw", "skull", "shield", "frog", "fox", "mantis",
                                  "blob", "rock", "bulb", "hex", "carapace"),
                          wide, high,
                          ONE_OF (&growth, "smooth", "spots", "scales", "warts", "stripes", "bands", "cracks"),
                          between (&growth, 0, 4) == 0 ? 5 : 0);
  add_eyes (&growth, between (&growth, 38, 46));
  add_mouth (&growth, between (&growth, 58, 64));
  return g_string_free (growth.text, FALSE);
}
