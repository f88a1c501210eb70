import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { auditField, caseField } from '../fields/stateFields.ts';
import type { Row } from '../schema/Row.ts';
import type { User } from './User.ts';

/** Codes of `AuditStatus` for approval without a workflow. */
export const auditStatus = {
  open: 0,
  approved: 1,
  running: 2,
  returned: 3,
  reversed: 4,
  unneeded: 5,
} as const;

/** Allowed decisions without a workflow: 通过 or 拒绝. */
export const decisions: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.returned]);

/** Placeholder code of a document that is not saved yet. */
const pendingCode = '待生成';

/** True for a code that the server has not generated yet. */
export const isPendingCode = (code: unknown): boolean =>
  code === null || code === undefined || code === '' || code === pendingCode;

/** True when documents of this table need approval. Tables written only by the server never do. */
export const isAudited = (
  table: Pick<ResolvedTable, 'byName'> & Partial<Pick<ResolvedTable, 'serverOnly'>>,
): boolean => table.byName.has(auditField) && table.serverOnly !== true;

/** True when documents of this table can be closed. */
export const isClosable = (table: Pick<ResolvedTable, 'byName'>): boolean => table.byName.has(caseField);

/** True when the row is a closed document. */
export const isClosed = (row: Row): boolean => Number(row[caseField] ?? 0) === 1;

/** Approval status of a row; `open` when nothing is stored. */
export const auditStatusOf = (row: Row): number => Number(row[auditField] ?? auditStatus.open);

const resubmitted: ReadonlySet<number> = new Set([auditStatus.returned, auditStatus.reversed]);

/** True when the user may submit the document again: its creator, once it was returned or reversed. */
export const mayResubmit = (
  user: Pick<User, 'id'>,
  table: Pick<ResolvedTable, 'fields' | 'byName'> & Partial<Pick<ResolvedTable, 'serverOnly'>>,
  row: Row,
): boolean => {
  if (!isAudited(table) || !resubmitted.has(auditStatusOf(row))) return false;
  const creator = table.fields.find((field) => field.stamp === 'createId');
  return creator !== undefined && Number(row[creator.field]) === user.id;
};
