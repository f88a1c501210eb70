import { compile, type Program, type RunOptions, reads, type Tree } from '../../../expressions/index.ts';
import { pluginFunctions } from '../fields/plugin/pluginFunctions.ts';
import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import { formulaLanguages } from '../formulas/formulaLanguages.ts';
import { formulaValue } from '../formulas/formulaValue.ts';
import { readFormula } from '../formulas/readExpression.ts';
import { headerScope } from '../formulas/recordScope.ts';
import { type DocumentTest, documentTest, doneWhen } from '../links/standing.ts';
import type { EffectSchema } from '../schema/EffectSchema.ts';
import type { Cell, Row } from '../schema/Row.ts';

/** A declared effect with its tables and compiled conditions. */
export interface DocumentEffect {
  readonly schema: EffectSchema;
  /** The documents that have the effect. */
  readonly source: DocumentTable;
  /** The documents that are set. */
  readonly target: DocumentTable;
  /** Whether a document has the effect as it stands: it is effective, and its condition holds. */
  readonly holds: DocumentTest;
  /** Whether a document has the effect once it is effective. */
  readonly isMeant: DocumentTest;
  /** Header fields of the document that the values are computed from. */
  readonly reads: readonly string[];
  /** What a document sets in the other one. */
  valuesOf(document: Document, options: RunOptions): Row;
}

/** The tables that effects are declared between. */
interface EffectTables {
  document(name: string): DocumentTable | undefined;
}

interface SetField {
  readonly field: ResolvedField;
  readonly tree: Tree;
  readonly program: Program;
}

const fieldsSet = (source: DocumentTable, target: DocumentTable, schema: EffectSchema): readonly SetField[] =>
  Object.entries(schema.sets.values).flatMap(([name, formula]) => {
    const field = target.main.byName.get(name);
    const names = source.main.fields.map((one) => ({ code: one.field, title: one.title }));
    const tree = readFormula(formula, names);
    if (field === undefined || !tree.ok) return [];
    const options = { languages: formulaLanguages(), functions: pluginFunctions() };
    return [{ field, tree: tree.value, program: compile(tree.value, options) }];
  });

/** The effects of documents of a table. Those whose tables are missing are left out; the schema check reports them. */
export const effectsOf = (tables: EffectTables, source: DocumentTable): readonly DocumentEffect[] =>
  (source.main.effects ?? []).flatMap((schema) => {
    const target = tables.document(schema.sets.table);
    if (target === undefined) return [];
    const isDone = documentTest(doneWhen(source.main));
    const isMeant = documentTest(schema.when);
    const set = fieldsSet(source, target, schema);
    return [
      {
        ...{ schema, source, target, isMeant },
        reads: set.flatMap(({ tree }) => reads(tree)),
        holds: (document: Document, options: RunOptions) =>
          isDone(document, options) && isMeant(document, options),
        valuesOf: (document: Document, options: RunOptions) => {
          const scope = headerScope(document);
          return Object.fromEntries(
            set.map(({ field, program }): [string, Cell] => [
              field.field,
              formulaValue(field, program, scope, options),
            ]),
          );
        },
      },
    ];
  });
