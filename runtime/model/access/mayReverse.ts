import type { RunOptions } from '../../../expressions/index.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Row } from '../schema/Row.ts';
import { authorize } from './authorize.ts';
import { auditStatus, auditStatusOf, isAudited } from './documentState.ts';
import type { User } from './User.ts';

/**
 * True when the user may reverse the approval of a document without a workflow (反审).
 * It is approved, the user holds `AntiAudit` and no lock forbids it. With a workflow, its engine decides.
 */
export const mayReverse = (user: User, table: ResolvedTable, row: Row, options: RunOptions): boolean =>
  isAudited(table) &&
  auditStatusOf(row) === auditStatus.approved &&
  authorize(user, 'AntiAudit', table, row, options).allowed;
