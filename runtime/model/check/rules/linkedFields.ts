import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { isStored } from '../../fields/resolve/ResolvedTable.ts';
import { headerField } from '../../formulas/recordScope.ts';
import type { Issue } from '../../schema/Issue.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';

/** Rows that a link or a total names, and the header they belong to. */
export interface NamedRows {
  readonly rows: ResolvedTable;
  readonly main: ResolvedTable;
}

/** The stored field that a name of a row means; `$main.Field` is one of its header. */
export const linkedField = ({ rows, main }: NamedRows, name: string): ResolvedField | undefined => {
  const ofMain = headerField(name);
  const field = ofMain === undefined ? rows.byName.get(name) : main.byName.get(ofMain);
  return field !== undefined && isStored(field) ? field : undefined;
};

/** Finds a name that is no stored field of the rows or their header. */
export function* unknownField(named: NamedRows, name: string, path: string): Iterable<Issue> {
  if (linkedField(named, name) !== undefined) return;
  const owner = headerField(name) === undefined ? named.rows : named.main;
  yield unknownName('schema.unknownField', path, name, owner.byName.keys(), { table: owner.table });
}

/** Finds a name that is no number of the rows. */
export function* notNumber(named: NamedRows, name: string, path: string): Iterable<Issue> {
  yield* unknownField(named, name, path);
  const field = linkedField(named, name);
  if (field !== undefined && columnTypes[field.columnType].valueType !== 'number')
    yield schemaIssue('link.notNumber', path, { name });
}

/** Finds a field that cannot hold keys of a table. */
export function* notKeyOf(
  holder: ResolvedTable,
  name: string,
  table: ResolvedTable,
  path: string,
): Iterable<Issue> {
  const field = holder.byName.get(name);
  const key = table.byName.get(table.key);
  if (field === undefined)
    yield unknownName('schema.unknownField', path, name, holder.byName.keys(), { table: holder.table });
  else if (key !== undefined && field.columnType !== key.columnType)
    yield schemaIssue('link.keyType', path, {
      name,
      table: table.table,
      type: field.columnType,
      expected: key.columnType,
    });
}
