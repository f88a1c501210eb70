import type { SqlColumn } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { quoted } from './quoted.ts';
import { valueTypeOf } from './valueTypeOf.ts';

/**
 * Column of a resolved table for conditions; `alias` qualifies it where several tables meet. Undefined: no such
 * field.
 */
export const columnSql = (table: ResolvedTable, name: string, alias?: string): SqlColumn | undefined => {
  const field = table.byName.get(name);
  if (field === undefined) return undefined;
  const column = (alias === undefined ? '' : `${quoted(alias)}.`) + quoted(field.field);
  // Conditions compare a guid as text, and PostgreSQL does not compare uuid with text.
  return {
    sql: field.columnType === 'guid' ? `cast(${column} as text)` : column,
    type: valueTypeOf(field),
  };
};
