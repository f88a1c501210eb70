import type { Row } from '../../../runtime/model/schema/Row.ts';

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

/** Whether a version equals the row; columns the version predates count with their default. */
export const saysSame = (version: Row, row: Row): boolean => flowText(version) === flowText(row);
