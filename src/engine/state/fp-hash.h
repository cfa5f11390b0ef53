/* SPDX-License-Identifier: GPL-3.0-or-later */
/* 64-bit mixing for digests of states and programs: the same on every machine, not
 * cryptographic. */
#pragma once

#include <stdint.h>
#include <string.h>

#define FP_HASH_START 0xcbf29ce484222325ULL

/* fp_hash_mix: returns @hash with @value mixed in. */
static inline uint64_t
fp_hash_mix (uint64_t hash, uint64_t value)
{
  hash ^= value;
  hash *= 0x9e3779b97f4a7c15ULL;
  return hash ^ (hash >> 29);
}

/* fp_hash_string: returns @hash with the bytes of @text mixed in. NULL counts as empty. */
static inline uint64_t
fp_hash_string (uint64_t hash, const char *text)
{
  for (const char *c = text != NULL ? text : ""; *c != '\0'; c++)
    hash = fp_hash_mix (hash, (unsigned char) *c);
  return fp_hash_mix (hash, 0x100);
}
