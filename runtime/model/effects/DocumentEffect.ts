import { type RunOptions, reads } from '../../../expressions/index.ts';
import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import { detailScope, headerScope } from '../formulas/recordScope.ts';
import { type DocumentTest, documentTest, doneWhen } from '../links/standing.ts';
import type { EffectSchema } from '../schema/EffectSchema.ts';
import type { Row } from '../schema/Row.ts';
import { compiledFields, valuesIn } from './compiledFields.ts';
import { type EffectBody, effectBody } from './effectBody.ts';

/** A declared effect with its tables and compiled conditions. */
export interface DocumentEffect {
  readonly schema: EffectSchema;
  readonly body: EffectBody;
  /** The documents that have the effect. */
  readonly source: DocumentTable;
  /** The documents that are set or made. */
  readonly target: DocumentTable;
  /** Whether a document has the effect as it stands: it is effective, and its condition holds. */
  readonly holds: DocumentTest;
  /** Whether a document has the effect once it is effective. */
  readonly isMeant: DocumentTest;
  /** Header fields of the document that header values are computed from. */
  readonly reads: readonly string[];
  /** What a document sets in the header of the other one, or the header and the rows it makes. */
  outcomeOf(document: Document, options: RunOptions): Document;
}

/** The tables that effects are declared between. */
interface EffectTables {
  document(name: string): DocumentTable | undefined;
}

/** The rows that an effect makes, by detail table. */
const rowsMade = (source: DocumentTable, target: DocumentTable, { rows = {} }: EffectBody) => {
  const parts = Object.entries(rows).flatMap(([name, { of, values }]) => {
    const own = target.details.find(({ table }) => table.table === name)?.table;
    const from = source.details.find(({ table }) => table.table === of)?.table;
    return own === undefined || from === undefined
      ? []
      : [{ name, of, fields: compiledFields(from, own, values) }];
  });
  return ({ main, details }: Document, options: RunOptions): Record<string, readonly Row[]> =>
    Object.fromEntries(
      parts.map(({ name, of, fields }) => [
        name,
        (details[of] ?? []).map((row) => valuesIn(fields, detailScope(row, main), options)),
      ]),
    );
};

/** The effects of documents of a table. Those whose tables are missing are left out; the schema check reports them. */
export const effectsOf = (tables: EffectTables, source: DocumentTable): readonly DocumentEffect[] =>
  (source.main.effects ?? []).flatMap((schema) => {
    const body = effectBody(schema);
    const target = tables.document(body.table);
    if (target === undefined) return [];
    const isDone = documentTest(doneWhen(source.main));
    const isMeant = documentTest(schema.when);
    const fields = compiledFields(source.main, target.main, body.values);
    const rowsOf = rowsMade(source, target, body);
    return [
      {
        ...{ schema, body, source, target, isMeant },
        reads: fields.flatMap(({ tree }) => reads(tree)),
        holds: (document: Document, options: RunOptions) =>
          isDone(document, options) && isMeant(document, options),
        outcomeOf: (document: Document, options: RunOptions) => ({
          main: valuesIn(fields, headerScope(document), options),
          details: rowsOf(document, options),
        }),
      },
    ];
  });
