import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { rowReader } from './rowReader.ts';

/**
 * Converts a stored row to wire form, with only the named fields in schema order. For many rows use
 * {@link rowReader}.
 */
export const wireRow = (
  table: ResolvedTable,
  stored: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Row => rowReader(table, fields)(stored);
