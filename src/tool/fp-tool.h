/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the commands of the tool share: exit codes, options, output, and finding editions and cards.
 *
 * Results go to stdout, everything else to stderr.  Output is always UTF-8, whatever the locale.
 */
#pragma once

#include "session/files/fp-game-file.h"

/* Exit codes (contracts.md, The tool). */
enum
{
  FP_EXIT_WELL = 0,
  FP_EXIT_FAULT = 1, /* what was examined is at fault */
  FP_EXIT_USAGE = 2, /* the command line is */
  FP_EXIT_MACHINE = 3, /* the machine is: something can't be read or written */
  FP_EXIT_INTERRUPTED = 130,
};

enum
{
  FP_ARGUMENTS_ANY = G_MAXINT, /* or none; see fp_tool_options () */
};

/* A command.  @run gets what stands behind its name, options taken out by fp_tool_options (). */
typedef struct
{
  const char *name;
  const char *arguments; /* as in “[OPTION…] FILE…” */
  const char *summary; /* N_(): one line, for the list of commands */
  const char *about; /* N_(): what --help says besides, NULL: nothing */
  int (*run) (int argc, char **argv);
} FpCommand;

extern const FpCommand fp_command_cards;
extern const FpCommand fp_command_show;
extern const FpCommand fp_command_check;
extern const FpCommand fp_command_simulate;
extern const FpCommand fp_command_mixing;
extern const FpCommand fp_command_play;
extern const FpCommand fp_command_games;
extern const FpCommand fp_command_replay;
extern const FpCommand fp_command_scenario;
extern const FpCommand fp_command_rules;
extern const FpCommand fp_command_bench;

/* fp_tool_options: takes the options of @command, @entries, out of @argc and @argv.  @entries may be NULL.  @arguments:
 * how many other arguments there must be, −1: any number but none, FP_ARGUMENTS_ANY: as many as there are.  Returns
 * TRUE to go on; else *@status is the exit code:
 * --help was answered, or something was wrong and has been said. */
gboolean fp_tool_options (const FpCommand *command, const GOptionEntry *entries, int arguments, int *argc, char ***argv,
                          int *status);

/* fp_tool_usage: says on stderr what is wrong with the command line of @command; returns FP_EXIT_USAGE. */
int fp_tool_usage (const FpCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* fp_tool_fail: says @format on stderr; returns @status. */
int fp_tool_fail (int status, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* fp_tool_print: a piece of a result, to stdout. */
void fp_tool_print (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* fp_tool_report: a line to stderr, as it is. */
void fp_tool_report (const char *format, ...) G_GNUC_PRINTF (1, 2);

/* fp_tool_untranslated: from now on everything is said in English, as --tsv promises. */
void fp_tool_untranslated (void);

/* fp_tool_field: @text without what would break a row of a table (tabs, ends of lines).  Free with g_free (). */
char *fp_tool_field (const char *text);

/* fp_tool_number: @text as a whole number from @least to @most into @number; FALSE if it is none. */
gboolean fp_tool_number (const char *text, uint64_t least, uint64_t most, uint64_t *number);

/* fp_tool_option_number: reads what was said behind --@name, a whole number from @least to @most, into @number, which
 * stays as it is if nothing was (@said is NULL).  FALSE after saying what was expected; the exit code is
 * FP_EXIT_USAGE. */
gboolean fp_tool_option_number (const FpCommand *command, const char *name, const char *said, uint64_t least,
                                uint64_t most, uint64_t *number);

/* fp_tool_edition: the edition @id, NULL: the first.  Returns NULL after saying which there are; the exit code is
 * FP_EXIT_USAGE. */
const FpEdition *fp_tool_edition (const FpCommand *command, const char *id);

/* fp_tool_catalog: the cards of @edition, or NULL after saying what is wrong, with the exit code in *@status. */
FpCatalog *fp_tool_catalog (const FpEdition *edition, int *status);

/* fp_tool_catalogs: the cards of all editions, or NULL likewise. */
FpCatalogs *fp_tool_catalogs (int *status);

/* fp_tool_print_problems: complaints, of FpProblems*, to stderr; returns whether there were any. */
gboolean fp_tool_print_problems (const GPtrArray *problems);

/* fp_tool_put_aside: a game in the file @path, which is about to be replaced, is kept in another, which is said.  FALSE
 * if somebody is playing it. */
gboolean fp_tool_put_aside (const char *path);

/* fp_tool_report_opened: complaints about a game that was opened, and how it went, to stderr. */
void fp_tool_report_opened (const FpProblems *problems, const FpOpened *opened);

/* fp_tool_option: bit of the set-up option @id of @edition, 0 after saying which there are. */
uint32_t fp_tool_option (const FpCommand *command, const FpEdition *edition, const char *id);
