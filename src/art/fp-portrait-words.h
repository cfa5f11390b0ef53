/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words and numbers that describe a portrait. The checker of card sets and the portrait's
 * parser (fp-portrait.c) read the same lists. docs/card-sets.md explains them. */
#pragma once

/* Kinds of parts. */
#define FP_PARTS(X)  \
  X (SHAPE, "shape") \
  X (LIMB, "limb")   \
  X (EYES, "eyes")   \
  X (MOUTH, "mouth")

/* Outlines of shapes. */
#define FP_SHAPES(X)         \
  X (OVAL, "oval")           \
  X (EGG, "egg")             \
  X (DROP, "drop")           \
  X (PEAR, "pear")           \
  X (BELL, "bell")           \
  X (BOX, "box")             \
  X (SHIELD, "shield")       \
  X (JAW, "jaw")             \
  X (SKULL, "skull")         \
  X (BRAIN, "brain")         \
  X (HEART, "heart")         \
  X (MOUND, "mound")         \
  X (SHOULDERS, "shoulders") \
  X (CLOAK, "cloak")         \
  X (BULB, "bulb")           \
  X (CAP, "cap")             \
  X (HOOD, "hood")           \
  X (KITE, "kite")           \
  X (HEX, "hex")             \
  X (GEM, "gem")             \
  X (SHARD, "shard")         \
  X (SLAB, "slab")           \
  X (ROCK, "rock")           \
  X (BLOB, "blob")           \
  X (BEAN, "bean")           \
  X (EAR, "ear")             \
  X (LEAF, "leaf")           \
  X (WING, "wing")           \
  X (CLAW, "claw")           \
  X (FIN, "fin")             \
  X (CROWN, "crown")         \
  X (TOP_HAT, "top-hat")     \
  X (FEDORA, "fedora")       \
  X (CONE, "cone")           \
  X (COLLAR, "collar")       \
  X (JAR, "jar")             \
  X (HOURGLASS, "hourglass") \
  X (BEAK, "beak")           \
  X (HOOK, "hook")           \
  X (SNOUT, "snout")         \
  X (BOW, "bow")             \
  X (HELMET, "helmet")       \
  X (MASK, "mask")           \
  X (FLAME, "flame")         \
  X (MOUSTACHE, "moustache") \
  X (BEARD, "beard")         \
  X (CUP, "cup")             \
  X (BOOK, "book")           \
  X (CARAPACE, "carapace")   \
  X (FROG, "frog")           \
  X (FOX, "fox")             \
  X (MANTIS, "mantis")       \
  X (CRESCENT, "crescent")   \
  X (BOLT, "bolt")           \
  X (STAR, "star")           \
  X (GEAR, "gear")           \
  X (CLOUD, "cloud")         \
  X (RING, "ring")           \
  X (OUTLINE, "outline")

/* Shapes of eyes. */
#define FP_EYES(X)     \
  X (ROUND, "round")   \
  X (ALMOND, "almond") \
  X (LENS, "lens")     \
  X (SLIT, "slit")     \
  X (SOCKET, "socket") \
  X (BEAD, "bead")     \
  X (COMPOUND, "compound")

/* Mouths. */
#define FP_MOUTHS(X)       \
  X (LINE, "line")         \
  X (SMILE, "smile")       \
  X (GRIN, "grin")         \
  X (FROWN, "frown")       \
  X (FANGS, "fangs")       \
  X (OPEN, "open")         \
  X (LIPS, "lips")         \
  X (WAVY, "wavy")         \
  X (GRILLE, "grille")     \
  X (STITCHES, "stitches") \
  X (LAMPREY, "lamprey")   \
  X (TUSKS, "tusks")

/* Ends of limbs. */
#define FP_TIPS(X)   \
  X (PLAIN, "plain") \
  X (BALL, "ball")   \
  X (EYE, "eye")     \
  X (HAND, "hand")   \
  X (CLAW, "claw")   \
  X (LEAF, "leaf")   \
  X (SPARK, "spark") \
  X (TRUMPET, "trumpet")

/* Colours: four of the skin, two of the accent, and materials. */
#define FP_TONES(X)    \
  X (MID, "mid")       \
  X (DARK, "dark")     \
  X (DEEP, "deep")     \
  X (LIGHT, "light")   \
  X (PALE, "pale")     \
  X (ACCENT, "accent") \
  X (DUSK, "dusk")     \
  X (BLACK, "black")   \
  X (WHITE, "white")   \
  X (BONE, "bone")     \
  X (METAL, "metal")   \
  X (GOLD, "gold")     \
  X (GLOW, "glow")     \
  X (GLASS, "glass")

/* Surfaces. */
#define FP_PATTERNS(X)     \
  X (SMOOTH, "smooth")     \
  X (SPOTS, "spots")       \
  X (STRIPES, "stripes")   \
  X (BANDS, "bands")       \
  X (RINGS, "rings")       \
  X (SCALES, "scales")     \
  X (FUR, "fur")           \
  X (CRACKS, "cracks")     \
  X (FACETS, "facets")     \
  X (FOLDS, "folds")       \
  X (HOLES, "holes")       \
  X (WARTS, "warts")       \
  X (RIVETS, "rivets")     \
  X (CIRCUITS, "circuits") \
  X (LINES, "lines")       \
  X (SPIRAL, "spiral")     \
  X (CHECKS, "checks")     \
  X (SUCKERS, "suckers")

/* Pupils. */
#define FP_PUPILS(X)   \
  X (ROUND, "round")   \
  X (SLIT, "slit")     \
  X (BAR, "bar")       \
  X (STAR, "star")     \
  X (CROSS, "cross")   \
  X (RING, "ring")     \
  X (SPIRAL, "spiral") \
  X (NONE, "none")

/* Arrangements of eyes. */
#define FP_ARRANGEMENTS(X) \
  X (ROW, "row")           \
  X (ARC, "arc")           \
  X (RING, "ring")         \
  X (STACK, "stack")       \
  X (SCATTER, "scatter")

/* Strength of the skin's colour. */
#define FP_SKINS(X)    \
  X (VIVID, "vivid")   \
  X (MUTED, "muted")   \
  X (PALE, "pale")     \
  X (GREY, "grey")     \
  X (SHADOW, "shadow") \
  X (BRIGHT, "bright")

/* Backgrounds. */
#define FP_SKIES(X)      \
  X (NEBULA, "nebula")   \
  X (MOON, "moon")       \
  X (RINGED, "ringed")   \
  X (SUN, "sun")         \
  X (DUSK, "dusk")       \
  X (GALAXY, "galaxy")   \
  X (AURORA, "aurora")   \
  X (COMET, "comet")     \
  X (ECLIPSE, "eclipse") \
  X (RAYS, "rays")

#define FP_SWITCHES(X) X (NO, "no") X (YES, "yes")

/* Kinds of parts that have a number or word, bit per kind. */
#define FP_ON_SHAPE 1
#define FP_ON_LIMB 2
#define FP_ON_EYES 4
#define FP_ON_MOUTH 8
#define FP_ON_SOLID (FP_ON_SHAPE | FP_ON_LIMB)
#define FP_ON_FACE (FP_ON_EYES | FP_ON_MOUTH)
#define FP_ON_ALL (FP_ON_SOLID | FP_ON_FACE)

/* Numbers of parts: name, word, least, most, usual, kinds of parts. Lengths are hundredths of the
 * portrait's width, angles are degrees clockwise from straight up. */
#define FP_PART_NUMBERS(N)                               \
  N (X, "x", -40, 140, 50, FP_ON_ALL)                    \
  N (Y, "y", -40, 160, 50, FP_ON_ALL)                    \
  N (WIDE, "wide", 1, 200, 20, FP_ON_ALL)                \
  N (HIGH, "high", 0, 200, 0, FP_ON_SHAPE | FP_ON_FACE)  \
  N (TURN, "turn", -360, 360, 0, FP_ON_ALL)              \
  N (HUE, "hue", -1, 359, -1, FP_ON_ALL)                 \
  N (LENGTH, "length", 1, 150, 30, FP_ON_LIMB)           \
  N (END, "end", 0, 60, 2, FP_ON_LIMB)                   \
  N (BEND, "bend", -900, 900, 0, FP_ON_LIMB)             \
  N (WAVE, "wave", -90, 90, 0, FP_ON_LIMB)               \
  N (TAPER, "taper", -90, 90, 0, FP_ON_SHAPE)            \
  N (DEPTH, "depth", 1, 100, 30, FP_ON_SHAPE)            \
  N (COUNT, "count", 1, 40, 0, FP_ON_SHAPE | FP_ON_FACE) \
  N (RAGGED, "ragged", 0, 20, 0, FP_ON_SHAPE)            \
  N (REPEAT, "repeat", 1, 40, 1, FP_ON_SOLID)            \
  N (SPREAD, "spread", -360, 360, 0, FP_ON_SOLID)        \
  N (AROUND, "around", 0, 90, 0, FP_ON_SOLID)            \
  N (SHEER, "sheer", 0, 95, 0, FP_ON_SOLID)              \
  N (APART, "apart", 0, 120, 24, FP_ON_EYES)             \
  N (LID, "lid", 0, 100, 0, FP_ON_EYES)                  \
  N (UNDER, "under-lid", 0, 100, 0, FP_ON_EYES)          \
  N (SLANT, "slant", -60, 60, 0, FP_ON_EYES)             \
  N (LOOK, "look", -100, 100, 45, FP_ON_EYES)            \
  N (DOWN, "look-down", -100, 100, 0, FP_ON_EYES)        \
  N (PUPIL_SIZE, "pupil-size", 5, 100, 45, FP_ON_EYES)

/* Words of parts besides their form: name, word, list, kinds of parts. */
#define FP_PART_WORDS(X)                           \
  X (TONE, "tone", FP_TONES, FP_ON_ALL)            \
  X (PATTERN, "pattern", FP_PATTERNS, FP_ON_SOLID) \
  X (PAIR, "pair", FP_SWITCHES, FP_ON_SOLID)       \
  X (GLOSS, "gloss", FP_SWITCHES, FP_ON_SOLID)     \
  X (TIP, "tip", FP_TIPS, FP_ON_LIMB)              \
  X (PUPIL, "pupil", FP_PUPILS, FP_ON_EYES)        \
  X (ARRANGE, "arrange", FP_ARRANGEMENTS, FP_ON_EYES)

/* Numbers of a whole portrait: name, word, least, most, usual. */
#define FP_PORTRAIT_NUMBERS(X)        \
  X (HUE, "hue", 0, 359, 150)         \
  X (ACCENT, "accent", 0, 359, 60)    \
  X (SKY_HUE, "sky-hue", -1, 359, -1) \
  X (LEAN, "lean", -45, 45, 0)        \
  X (AXIS, "axis", 20, 80, 50)        \
  X (CLOSE, "close", 50, 200, 100)

/* The words of a list as one text, separated by blanks. */
#define FP_LISTED_WORD(name, word) word " "
#define FP_LISTED(LIST) LIST (FP_LISTED_WORD)
