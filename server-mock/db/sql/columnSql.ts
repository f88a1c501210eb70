import type { SqlColumn } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { quoted } from './quoted.ts';
import { valueTypeOf } from './valueTypeOf.ts';

/** A column of a resolved table as conditions read it, `alias` before it where rows of several tables meet. */
export const columnSql = (table: ResolvedTable, name: string, alias?: string): SqlColumn | undefined => {
  const field = table.byName.get(name);
  if (field === undefined) return undefined;
  const column = (alias === undefined ? '' : `${quoted(alias)}.`) + quoted(field.field);
  // Conditions compare a guid as text; PostgreSQL compares no uuid with one.
  return {
    sql: field.columnType === 'guid' ? `cast(${column} as text)` : column,
    type: valueTypeOf(field),
  };
};
