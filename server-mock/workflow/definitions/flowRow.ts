import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { parseJson } from '../../../runtime/wire/parseJson.ts';
import { asObject } from '../../http/Call.ts';

/** Columns of a flow row that a version keeps; texts stay byte for byte. */
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
  'SelfSubstitute',
] as const;

/** Defaults for rows and versions from before these columns existed. */
const unset: Row = { AutoPass: 0, BatchAudit: 1, SelfSubstitute: 0 };

/** The values of a version, one for each of {@link flowFields}. */
export const flowValues = (row: Row): Row =>
  Object.fromEntries(flowFields.map((field) => [field, row[field] ?? unset[field] ?? null]));

/** The stored text of a version. */
export const flowText = (row: Row): string => JSON.stringify(flowValues(row));

/** Reads the stored text of a version; undefined when it is damaged. */
export const readFlowText = (text: unknown): JsonObject | undefined => {
  const parsed = parseJson(String(text ?? ''));
  return parsed.ok ? asObject(parsed.value) : undefined;
};

/** Whether a version equals the row; columns the version predates count with their default. */
export const saysSame = (version: unknown, row: Row): boolean => {
  const said = readFlowText(version);
  return said !== undefined && flowText(said as Row) === flowText(row);
};
