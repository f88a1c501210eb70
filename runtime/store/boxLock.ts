import { authorize, isGranted } from '../model/access/authorize.ts';
import type { User } from '../model/access/User.ts';
import type { ResolvedTable } from '../model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../model/schema/Issue.ts';
import type { Row } from '../model/schema/Row.ts';

/**
 * Why the user cannot save a record; undefined: allowed. Without the right to add or edit the whole box is disabled;
 * approved, running and closed documents are locked for all users.
 */
export function boxLock(
  user: User | undefined,
  table: ResolvedTable,
  action: 'Add' | 'Edit' | 'Audit',
  row: Row,
  now: string,
): Issue | undefined {
  if (!user) return undefined;
  if (action === 'Audit') return refusal(user, 'Audit', table, row, now);
  if (!isGranted(user, 'Add', table.table) && !isGranted(user, 'Update', table.table)) {
    return { path: '', rule: 'box.readonly', params: {}, severity: 'info' };
  }
  if (action === 'Edit') return refusal(user, 'Update', table, row, now);
  const decision = authorize(user, 'Add', table);
  return decision.allowed ? undefined : decision.because;
}

function refusal(user: User, action: string, table: ResolvedTable, row: Row, now: string): Issue | undefined {
  const decision = authorize(user, action, table, row, { now });
  return decision.allowed ? undefined : decision.because;
}
