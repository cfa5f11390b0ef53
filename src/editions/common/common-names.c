/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names that several editions have in their expressions. */
#include "editions/common/fp-common.h"

void
fp_common_get_as_shown (FpContext *c, FpValue *io, int (*work_out) (FpEngine *e, uint8_t seat))
{
  /* A query may run effects, which need a writable engine. The state doesn't change. */
  FpEngine *engine = (FpEngine *) c->engine;
  guint eyes = fp_engine_look (engine, FP_NOBODY);

  io->number = work_out (engine, (uint8_t) io->number);
  io->type = FP_TYPE_NUMBER;
  fp_engine_look_again (engine, eyes);
}
