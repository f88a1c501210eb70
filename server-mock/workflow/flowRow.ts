import type { Row } from '../../runtime/model/Row.ts';

/** What a version of a flow keeps of its row: all of what it says, texts byte for byte. */
export const flowFields = [
  'WorkName',
  'WorkTable',
  'WorkTableName',
  'Weight',
  'AuditingEdit',
  'Remark',
  'NodeConfig',
  'LineConfig',
] as const;

/** The text of a version. */
export const flowText = (row: Row): string =>
  JSON.stringify(Object.fromEntries(flowFields.map((field) => [field, row[field] ?? null])));
