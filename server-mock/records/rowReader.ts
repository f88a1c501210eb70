import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { MutableRow } from '../../runtime/model/schema/Row.ts';

/** Converts a stored row to a new wire row. */
export type RowReader = (stored: Readonly<Record<string, unknown>>) => MutableRow;

interface Known {
  readonly table: Pick<ResolvedTable, 'fields'>;
  readonly added: readonly string[];
  readonly reader: RowReader;
}

/** Last reader by set of names: a long list is read in many slices. */
const known = new WeakMap<ReadonlySet<string>, Known>();

/**
 * Creates a reader for many rows of one table, with the named fields in schema order. It prepares shared work once
 * and copies one empty row, so that all rows share their shape.
 */
export const rowReader = (
  table: Pick<ResolvedTable, 'fields'>,
  fields: ReadonlySet<string>,
  /** Names of values that the caller adds later; null until then. */
  added: readonly string[] = none,
): RowReader => {
  const last = known.get(fields);
  if (last !== undefined && last.table === table && last.added === added) return last.reader;
  const reader = made(table, fields, added);
  known.set(fields, { table, added, reader });
  return reader;
};

const none: readonly string[] = [];

const made = (
  table: Pick<ResolvedTable, 'fields'>,
  fields: ReadonlySet<string>,
  added: readonly string[],
): RowReader => {
  const columns = table.fields
    .filter(({ field }) => fields.has(field))
    .map((field) => ({ name: field.field, type: columnTypes[field.columnType], field }));
  // Currencies that a detail's row takes from its header; they are texts.
  const ofHeader = [...fields].filter((name) => headerField(name) !== undefined);
  const names = [...columns.map(({ name }) => name), ...ofHeader, ...added];
  const empty: MutableRow = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))));
  return (stored) => {
    const row = { ...empty };
    for (const { name, type, field } of columns) {
      const value = stored[name];
      if (value !== null && value !== undefined) row[name] = type.wire(value, field);
    }
    for (const name of ofHeader) row[name] = stored[name] == null ? null : String(stored[name]);
    return row;
  };
};
