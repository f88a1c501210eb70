import type { RunOptions } from '../../../expressions/index.ts';
import { conditionHolds } from '../conditions/conditionHolds.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Row } from '../schema/Row.ts';
import type { Lock } from '../schema/TableSchema.ts';
import type { User } from './User.ts';

/** An answer to a permission question, with its reason. */
export interface Decision {
  readonly allowed: boolean;
  readonly because: Issue;
}

const say = (rule: string, params: Issue['params'], severity: Issue['severity']): Issue => ({
  path: '',
  rule,
  params,
  severity,
});

/**
 * Message of the first lock that applies. A lock that cannot be read applies too, so that nothing slips
 * through.
 */
export const lockOn = (
  locks: readonly Lock[],
  action: string,
  row: Row,
  options: RunOptions | undefined,
): string | undefined => {
  for (const lock of locks) {
    const holds = lock.actions.includes(action) && conditionHolds(lock.when, row, options);
    if (holds !== false) return holds === 'broken' ? 'server.lockBroken' : lock.message;
  }
  return undefined;
};

/** Actions that add, change or delete rows. */
const writes: ReadonlySet<string> = new Set([
  'Add',
  'Update',
  'Delete',
  'Import',
  'Audit',
  'AntiAudit',
  'ReAudit',
  'CloseCase',
  'ReCloseCase',
]);

/** True when a role grants the action or the user is super administrator. Ignores locks. */
export const isGranted = (user: User, action: string, tableOrPath: string): boolean =>
  user.isSuperAdmin || (user.grants.get(tableOrPath.toLowerCase())?.has(action) ?? false);

/**
 * Decides whether the user may do the action on the table and row. Checks rights first (the
 * super administrator has all), then the row's locks, which apply to every user. A refusal names the missing
 * right (`server.missingRight` with `action`, `table`, `cnName`), a table written only by the server
 * (`server.serverOnly`), or the lock's message. Check a detail table through its main table.
 */
export function authorize(
  user: User,
  action: string,
  table: Pick<ResolvedTable, 'table' | 'cnName' | 'locks'> & Partial<Pick<ResolvedTable, 'serverOnly'>>,
  row?: Row,
  options?: RunOptions,
): Decision {
  const params = { action, table: table.table, cnName: table.cnName, user: user.realName };
  if (!isGranted(user, action, table.table))
    return { allowed: false, because: say('server.missingRight', params, 'error') };
  if (table.serverOnly && writes.has(action))
    return { allowed: false, because: say('server.serverOnly', params, 'error') };
  const lock = row && lockOn(table.locks, action, row, options);
  if (lock !== undefined) return { allowed: false, because: say(lock, params, 'error') };
  return {
    allowed: true,
    because: say(user.isSuperAdmin ? 'server.rightSuper' : 'server.rightGranted', params, 'info'),
  };
}
