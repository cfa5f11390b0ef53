/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Prints the table as one seat sees it. */
#pragma once

#include "tool/fp-tool.h"

/* fp_table_print: prints what @viewer (a seat; FP_NOBODY: a bystander) may see of @session to
 * stdout. */
void fp_table_print (FpSession *session, uint8_t viewer);

/* fp_table_print_card: prints the name, the text and the clarifications of the definition @def to
 * stdout. */
void fp_table_print_card (const FpCatalog *catalog, guint def);
