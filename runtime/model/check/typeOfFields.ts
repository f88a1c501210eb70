import type { FieldName, ScaleOf, ValueType } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { fieldNames } from '../formulas/fieldNames.ts';
import { fieldTypes } from '../formulas/fieldTypes.ts';
import type { CheckSubject } from './CheckSubject.ts';

/**
 * Names that an expression of a table can read: own columns, detail columns (`Table.Column`), header columns
 * (`$main.Column`).
 */
export interface Readable {
  typeOf(path: string): ValueType | undefined;
  /** Digits after the point of each; absent: not known. */
  readonly scaleOf?: ScaleOf;
  /** Suggestions for misspelt names. */
  readonly names: readonly string[];
  /** Fields that formula texts can name, by code or title. */
  readonly fields: readonly FieldName[];
}

/** Names that expressions of a table can read, with their types. */
export function readableBy(subject: CheckSubject, table: ResolvedTable): Readable {
  const details = table.details.flatMap((detail) => subject.table(detail.table)?.table ?? []);
  return readableIn(table, details, subject.mainsOf(table.table));
}

/** Like {@link readableBy}, for a table with known details and headers. */
export function readableIn(
  table: ResolvedTable,
  details: readonly ResolvedTable[],
  mains: readonly ResolvedTable[] = [],
): Readable {
  const { typeOf, scaleOf } = fieldTypes(table, { details, mains });
  const fields = fieldNames(table, { details, mains });
  return {
    ...{ typeOf, scaleOf, fields },
    get names() {
      return [...fields.map(({ code }) => code), ...details.map((detail) => detail.table)];
    },
  };
}
