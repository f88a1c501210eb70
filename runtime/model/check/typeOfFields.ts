import type { FieldName, ValueType } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { fieldNames } from '../formulas/fieldNames.ts';
import { fieldTypes } from '../formulas/fieldTypes.ts';
import type { CheckSubject } from './CheckSubject.ts';

/** Reads of an expression in a table: its own columns, its details' (`Table.Column`), the header's (`$main.Column`). */
export interface Readable {
  typeOf(path: string): ValueType | undefined;
  /** What a did-you-mean may offer. */
  readonly names: readonly string[];
  /** What texts of formulas may name, by code or title. */
  readonly fields: readonly FieldName[];
}

/** The tables that have this one as a detail. */
export const mainsOf = ({ tables }: CheckSubject, detail: string): readonly ResolvedTable[] =>
  tables.map(({ table }) => table).filter((table) => table.details.some((one) => one.table === detail));

/** What expressions of a table may read, and of which type it is. */
export function readableBy(subject: CheckSubject, table: ResolvedTable): Readable {
  const details = table.details.flatMap((detail) => subject.table(detail.table)?.table ?? []);
  return readableIn(table, details, mainsOf(subject, table.table));
}

/** The same of a table whose details and headers are known. */
export function readableIn(
  table: ResolvedTable,
  details: readonly ResolvedTable[],
  mains: readonly ResolvedTable[] = [],
): Readable {
  const { typeOf } = fieldTypes(table, { details, mains });
  const fields = fieldNames(table, { details, mains });
  const names = [...fields.map(({ code }) => code), ...details.map((detail) => detail.table)];
  return { typeOf, names, fields };
}
