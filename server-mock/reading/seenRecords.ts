import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { keyText } from '../records/keyText.ts';
import { accessTable } from './tableAccess.ts';
import { waysTo } from './waysTo.ts';

/**
 * The records among these keys that the caller may see, by key: on the page of the table or on a page over part of it. Only
 * where the caller may read all of these columns.
 */
export const seenRecords = async (
  call: UserCall,
  { table, key }: Pick<ResolvedTable, 'table' | 'key'>,
  keys: readonly Cell[],
  columns: readonly string[] = [],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> => {
  const seen = new Map<string, Readonly<Record<string, unknown>>>();
  for (const way of waysTo(call, table)) {
    const left = keys.filter((one) => !seen.has(keyText(one)));
    if (left.length === 0) break;
    const found = accessTable(way, table, 'Search');
    if ('refused' in found || !columns.every((column) => found.access.readable.has(column))) continue;
    const { rows } = await found.access.rows.select(way.context.db, {
      columns: new Set([key, ...columns]),
      where: sql`${name(key)} = ${anyOf(left)}`,
    });
    for (const row of rows) seen.set(keyText(row[key] as Cell), row); // a key is int or text
  }
  return seen;
};
