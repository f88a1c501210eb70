import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Converts a sent key to the type of the key column; undefined: invalid. */
export const parseKey = (table: ResolvedTable, sent: unknown): Cell | undefined => {
  const field = table.byName.get(table.key);
  const parsed = field && columnTypes[field.columnType].parse(sent ?? null, field);
  return parsed?.ok && parsed.value !== null ? parsed.value : undefined;
};
