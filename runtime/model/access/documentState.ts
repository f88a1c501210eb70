import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Row } from '../schema/Row.ts';
import type { User } from './User.ts';

/** Where a document stands in approval; on list rows 0 to 3. */
export const auditField = 'AuditStatus';

/** 1: the document is closed (its name on the wire). */
export const caseField = 'IsColoseCase';

/** Why the last approver decided so. */
export const auditReasonField = 'AuditReason';

/** Flags of a row for one user, computed by the server for every answer and stored nowhere. */
export const auditFlag = 'IsAudit';
export const auditLogFlag = 'IsAuditLog';
/**
 * Fields the node that asks the user hides from him, `Field,Detail.Field`; absent where none is.
 */
export const hiddenFlag = 'HiddenFields';

/** Codes of `AuditStatus` a plain approval uses: without a flow there is nothing between open and decided. */
export const auditStatus = {
  open: 0,
  approved: 1,
  running: 2,
  returned: 3,
  reversed: 4,
  unneeded: 5,
} as const;

/** Fields only the operations on documents set (approval, close case): no save takes them, no copy keeps them. */
export const stateFields: ReadonlySet<string> = new Set([
  auditField,
  caseField,
  auditReasonField,
  auditFlag,
  auditLogFlag,
  hiddenFlag,
]);

/** What a plain approval may answer: 通过 or 拒绝. */
export const decisions: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.returned]);

/** Code of a document that does not exist yet. */
const pendingCode = '待生成';

/** Whether a code stands for a document that is still to be generated. */
export const isPendingCode = (code: unknown): boolean =>
  code === null || code === undefined || code === '' || code === pendingCode;

/** Whether documents of this table are approved. The server's own rows only tell of others' approval. */
export const isAudited = (
  table: Pick<ResolvedTable, 'byName'> & Partial<Pick<ResolvedTable, 'serverOnly'>>,
): boolean => table.byName.has(auditField) && table.serverOnly !== true;

/** Whether documents of this table can be closed. */
export const isClosable = (table: Pick<ResolvedTable, 'byName'>): boolean => table.byName.has(caseField);

/** Whether a row is a closed document. */
export const isClosed = (row: Row): boolean => Number(row[caseField] ?? 0) === 1;

/** A row's audit status; nothing stored counts as open. */
export const auditStatusOf = (row: Row): number => Number(row[auditField] ?? auditStatus.open);

const resubmitted: ReadonlySet<number> = new Set([auditStatus.returned, auditStatus.reversed]);

/** The creator may submit a returned or reversed document again. */
export const mayResubmit = (
  user: Pick<User, 'id'>,
  table: Pick<ResolvedTable, 'fields' | 'byName'> & Partial<Pick<ResolvedTable, 'serverOnly'>>,
  row: Row,
): boolean => {
  if (!isAudited(table) || !resubmitted.has(auditStatusOf(row))) return false;
  const creator = table.fields.find((field) => field.stamp === 'createId');
  return creator !== undefined && Number(row[creator.field]) === user.id;
};
