import { authorize, isGranted } from '../../model/access/authorize.ts';
import { readOnlyBecause } from '../../model/access/readOnlyBecause.ts';
import type { User } from '../../model/access/User.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { BoxAction } from './BoxOptions.ts';

/**
 * Why the user cannot save an opened record; undefined: allowed. Without the right to add or edit the whole box is
 * disabled; approved, running and closed documents are locked for all users, and a viewed one is always read-only.
 * `Audit`: why the user cannot decide about it.
 */
export function boxLock(
  user: User | undefined,
  table: ResolvedTable,
  action: BoxAction,
  row: Row,
  now: string,
): Issue | undefined {
  if (!user) return undefined;
  if (action === 'Audit') return refusal(user, 'Audit', table, row, now);
  // No right would help here.
  if (table.serverOnly) {
    const { table: name, cnName } = table;
    return readOnlyBecause({ ...say('server.serverOnly'), params: { table: name, cnName } });
  }
  if (!isGranted(user, 'Add', table.table) && !isGranted(user, 'Update', table.table))
    return say('box.readonly');
  const isStored = action === 'Edit' || action === 'View';
  const found = isStored
    ? refusal(user, 'Update', table, row, now)
    : refusal(user, 'Add', table, undefined, now);
  if (found !== undefined) return readOnlyBecause(found);
  return action === 'View' ? say('box.readonlyLooking') : undefined;
}

const say = (rule: string): Issue => ({ path: '', rule, params: {}, severity: 'info' });

function refusal(
  user: User,
  action: string,
  table: ResolvedTable,
  row: Row | undefined,
  now: string,
): Issue | undefined {
  const decision = authorize(user, action, table, row, { now });
  return decision.allowed ? undefined : decision.because;
}
