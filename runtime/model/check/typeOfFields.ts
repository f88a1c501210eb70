import type { FieldName, ValueType } from '../../../expressions/index.ts';
import { columnTypes } from '../columnTypes/index.ts';
import { fieldNames } from '../expression/fieldNames.ts';
import { isStored } from '../isStored.ts';
import type { ResolvedTable } from '../ResolvedTable.ts';
import type { CheckSubject } from './CheckSubject.ts';

/** Reads of an expression in a table: its own columns, its details' (`Table.Column`), the header's (`$main.Column`). */
export interface Readable {
  typeOf(path: string): ValueType | undefined;
  /** What a did-you-mean may offer. */
  readonly names: readonly string[];
  /** What texts of formulas may name, by code or title. */
  readonly fields: readonly FieldName[];
}

const columnType = (table: ResolvedTable, name: string): ValueType | undefined => {
  const field = table.byName.get(name);
  if (!field || !isStored(field)) return undefined;
  // Comma-joined keys are text in storage and a list to whoever compares them: not checked.
  return field.kind.isMultiple(field) ? 'any' : columnTypes[field.columnType].valueType;
};

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
  const typeOf = (path: string): ValueType | undefined => {
    const dot = path.indexOf('.');
    if (dot < 0) {
      if (path === '$main') return mains.length > 0 ? 'any' : undefined;
      return details.some((detail) => detail.table === path) ? 'list' : columnType(table, path);
    }
    const [owner, column] = [path.slice(0, dot), path.slice(dot + 1)];
    const owners = owner === '$main' ? mains : details.filter((detail) => detail.table === owner);
    // A detail of several main tables may only read what all of them have.
    const types = owners.map((one) => columnType(one, column));
    return types.includes(undefined) ? undefined : types[0];
  };
  const fields = fieldNames(table, { details, mains });
  const names = [...fields.map(({ code }) => code), ...details.map((detail) => detail.table)];
  return { typeOf, names, fields };
}
