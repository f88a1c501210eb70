import type { RunOptions } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import { auditFlag, auditLogFlag } from '../fields/stateFields.ts';
import type { Row } from '../schema/Row.ts';
import { authorize } from './authorize.ts';
import { auditStatus, auditStatusOf, isAudited } from './documentState.ts';
import type { User } from './User.ts';

const none: Row = {};

/**
 * Approval flags of a row for the user. `IsAudit`: the user may decide now; `IsAuditLog`: decisions exist.
 * `row` must contain the approval fields, even if the user may not read them. Tables without approval have no
 * flags. With a workflow, its engine sets the flags instead.
 */
export const rowFlags = (user: User, table: ResolvedTable, row: Row, options: RunOptions): Row => {
  if (!isAudited(table)) return none;
  const status = auditStatusOf(row);
  return {
    [auditFlag]: authorize(user, 'Audit', table, row, options).allowed,
    [auditLogFlag]: status !== auditStatus.open && status !== auditStatus.unneeded,
  };
};
