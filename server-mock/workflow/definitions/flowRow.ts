import type { Row } from '../../../runtime/model/schema/Row.ts';
import { parseJson } from '../../../runtime/wire/parseJson.ts';
import { asObject } from '../../http/Call.ts';

/** What a version of a flow keeps of its row: all of what it says, texts byte for byte. */
const flowFields = [
  'WorkName',
  'WorkTable',
  'WorkTableName',
  'Weight',
  'AuditingEdit',
  'Remark',
  'NodeConfig',
  'LineConfig',
  'AutoPass',
  'BatchAudit',
] as const;

/** What a row or a version says that is older than these columns. */
const unset: Row = { AutoPass: 0, BatchAudit: 1 };

/** What a version says, each of {@link flowFields}. */
export const flowValues = (row: Row): Row =>
  Object.fromEntries(flowFields.map((field) => [field, row[field] ?? unset[field] ?? null]));

/** The text of a version. */
export const flowText = (row: Row): string => JSON.stringify(flowValues(row));

/** Whether the text of a version says what the row says; one from before a column was there says its default. */
export const saysSame = (version: unknown, row: Row): boolean => {
  const parsed = parseJson(String(version ?? ''));
  const said = parsed.ok ? asObject(parsed.value) : undefined;
  return said !== undefined && flowText(said as Row) === flowText(row);
};
