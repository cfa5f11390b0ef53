/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The sections of “Why?”. */
#pragma once

#include "text/why/fp-text-why-writer.h"

/* fp_why_decision, fp_why_recent, fp_why_effects, fp_why_standing: write one section each. */
void fp_why_decision (FpWhyWriter *writer);
void fp_why_recent (FpWhyWriter *writer);
void fp_why_effects (FpWhyWriter *writer);
void fp_why_standing (FpWhyWriter *writer);
