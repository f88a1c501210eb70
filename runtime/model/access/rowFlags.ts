import type { RunOptions } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Row } from '../schema/Row.ts';
import { authorize } from './authorize.ts';
import { auditFlag, auditLogFlag, auditStatus, auditStatusOf, isAudited } from './documentState.ts';
import type { User } from './User.ts';

const none: Row = {};

/**
 * What a row says about approval to this user: `IsAudit`, he may decide about it now; `IsAuditLog`, there is a decision to
 * look at. `row` needs the audit fields, whatever the user may read. Tables without approval have no flags. Where a flow
 * decides who is next, its engine answers instead.
 */
export const rowFlags = (user: User, table: ResolvedTable, row: Row, options: RunOptions): Row => {
  if (!isAudited(table)) return none;
  const status = auditStatusOf(row);
  return {
    [auditFlag]: authorize(user, 'Audit', table, row, options).allowed,
    [auditLogFlag]: status !== auditStatus.open && status !== auditStatus.unneeded,
  };
};
