import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { rowReader } from './rowReader.ts';

/** A stored row as the wire has it, in the schema's field order; only the named fields. Of many rows use {@link rowReader}. */
export const wireRow = (
  table: ResolvedTable,
  stored: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Row => rowReader(table, fields)(stored);
