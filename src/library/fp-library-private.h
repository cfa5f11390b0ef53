/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the parts of the library share: files, the compiler's state, and the steps from XML to a catalog. */
#pragma once

#include "library/fp-library.h"
#include "library/fp-vocabulary.h"
#include "markup/fp-markup.h"

#define FP_SET_NAMESPACE "https://fifthplanet.github.io/ns/set/1"

/* One file of a set. */
typedef struct
{
  char *path;
  FpDocument *document; /* NULL: not well-formed */
  FpProblems *problems; /* not owned */
  char *text; /* as it was written, read again only to find a place inside an attribute; NULL: not yet */
} FpSetFile;

/* fp_set_file_place: where character @offset of the value of @attribute stands: past references such as “&lt;”, which
 * are one character to whoever reads the value, and past line ends. */
FpPosition fp_set_file_place (FpSetFile *file, const FpAttribute *attribute, guint offset);

/* A card that was read, and what its program became. */
typedef struct
{
  FpSetFile *file;
  const FpElement *element;
  int card; /* in the catalog, −1: its id is taken */
  guint first_code, n_code; /* instructions */
  guint first_rule, n_rules; /* of abilities and of its encounters */
} FpCardSource;

/* A name that a program binds. */
typedef struct
{
  const FpAttribute *where;
  gboolean read;
} FpBinding;

/* The compiler: what it works on, and what is known at the line it has come to. */
typedef struct
{
  const FpEdition *edition;
  const FpVocabulary *vocabulary;
  FpCatalog *catalog;
  FpSetFile *file;
  FpProblems *problems;
  GArray *variables; /* of FpVariable */
  GArray *bindings; /* of FpBinding, one for each variable */
  GPtrArray *broken; /* of char*: names whose binding is at fault: what reads them is not blamed */
  int n_slots;
  gboolean about; /* lines are about somebody */
  gboolean full; /* more of something than the catalog can number */
} FpCompiler;

/* --- fp-check.c --- */

/* fp_check_file: complains about everything in @file that the vocabulary does not know or misses. */
void fp_check_file (FpSetFile *file, const FpVocabulary *vocabulary);

/* fp_check_name: whether @text is [a-z][a-z0-9-]*.  fp_check_id: whether it is [a-z0-9-]+. */
gboolean fp_check_name (const char *text);
gboolean fp_check_id (const char *text);

/* fp_check_number: the whole number @text; FALSE if it is none. */
gboolean fp_check_number (const char *text, int *number);

/* --- fp-set-reader.c --- */

/* fp_read_cards: adds the cards of @file to the catalog, without programs, and to @sources (of FpCardSource). */
void fp_read_cards (FpCompiler *compiler, GArray *sources);

/* fp_prose: the text of @element's child @name with each run of white space made one blank; NULL: none.  Free. */
char *fp_prose (const FpElement *element, const char *name);

/* --- fp-compiler.c --- */

/* fp_compiler_new: @catalog and @vocabulary outlive it. */
FpCompiler *fp_compiler_new (const FpEdition *edition, const FpVocabulary *vocabulary, FpCatalog *catalog);
void fp_compiler_free (FpCompiler *compiler);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (FpCompiler, fp_compiler_free)

/* fp_compiler_scope: what expressions of a line may use. */
FpScope fp_compiler_scope (const FpCompiler *compiler);

/* fp_compile_text: compiles @text, which stands in @attribute from character @offset on.  Returns its index in the
 * catalog, or −1 after a complaint. */
int fp_compile_text (FpCompiler *compiler, const FpAttribute *attribute, const char *text, guint offset,
                     const FpScope *scope, FpType wanted);

/* fp_compile_attribute: the attribute @name of @element with the type the vocabulary says; −1 if it is left out. */
int fp_compile_attribute (FpCompiler *compiler, const FpElement *element, const char *name, const FpScope *scope);

/* fp_compile_amount: the amount of @verb in @attribute into @instruction (fp-program.h, “amounts”). */
void fp_compile_amount (FpCompiler *compiler, const FpAttribute *attribute, const FpVerb *verb,
                        FpInstruction *instruction);

/* fp_compiler_add: takes over @expression; its index in the catalog.  −1 for NULL. */
int fp_compiler_add (FpCompiler *compiler, FpExpression *expression);

/* fp_compiler_string: index of @text (taken over) in the catalog's strings; −1 for NULL. */
int fp_compiler_string (FpCompiler *compiler, char *text);

/* fp_compiler_bind: binds the name in the attribute @name of @element, if there is one.  @variable says the type; its
 * name is filled in, and its options are taken over.  Returns its first slot, −1: none. */
int fp_compiler_bind (FpCompiler *compiler, const FpElement *element, const char *name, FpVariable *variable);

/* fp_compiler_break: the name in the attribute @name could not be bound for a reason already told. */
void fp_compiler_break (FpCompiler *compiler, const FpElement *element, const char *name);

/* fp_compiler_slots: @n new slots in a row; the first. */
int fp_compiler_slots (FpCompiler *compiler, int n);

/* fp_compiler_end: complains about names that nothing reads and forgets all names; how many slots there were. */
int fp_compiler_end (FpCompiler *compiler);

/* --- fp-program-compiler.c --- */

/* fp_compile_program: compiles the lines of @resolve; the first instruction. */
int fp_compile_program (FpCompiler *compiler, const FpElement *resolve);

/* --- fp-rule-compiler.c --- */

/* fp_compile_rules: compiles each `modify` of @element; the first of them, @count of them. */
guint fp_compile_rules (FpCompiler *compiler, const FpElement *element, guint *count);

/* --- fp-set-digest.c --- */

/* fp_set_digest: what the cards of the set @id do, not what they say: numbers, programs, rules (FpSetInfo.programs). */
uint64_t fp_set_digest (const FpCatalog *catalog, const FpEdition *edition, const char *id, const GArray *sources);
