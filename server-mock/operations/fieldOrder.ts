import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { name } from '../db/sql/names.ts';
import { type RawBuilder, sql } from '../db/sql/sql.ts';

/** Stamps that every stored row has. */
const alwaysStamped: ReadonlySet<unknown> = new Set(['createId', 'createName', 'createTime']);

/** Whether stored rows may be empty here. An index serves descending order only where none is. */
const mayBeEmpty = (
  table: Pick<ResolvedTable, 'key'>,
  { field, required, stamp, numberRule }: ResolvedField,
): boolean =>
  field !== table.key && required !== true && numberRule === undefined && !alwaysStamped.has(stamp);

/** The order of rows by a field, empty values last in both directions. */
export const fieldOrder = (
  table: Pick<ResolvedTable, 'key'>,
  field: ResolvedField,
  order: 'asc' | 'desc',
): RawBuilder<unknown> => {
  const direction = order === 'asc' ? 'asc' : mayBeEmpty(table, field) ? 'desc nulls last' : 'desc';
  return sql`${name(field.field)} ${sql.raw(direction)}`;
};
