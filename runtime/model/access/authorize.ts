import type { RunOptions } from '../../../expressions/index.ts';
import { conditionHolds } from '../conditions/conditionHolds.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Row } from '../schema/Row.ts';
import type { Lock } from '../schema/TableSchema.ts';
import type { User } from './User.ts';

/** Yes or no, and why, in words of the catalogue. */
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

/** Message of the first lock that holds. One that cannot be read holds too: better refused with a name than let through. */
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

/** Actions that make, change or remove rows. */
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

/** True when the user was given the action on the table, or is super admin. Locks are not asked. */
export const isGranted = (user: User, action: string, tableOrPath: string): boolean =>
  user.isSuperAdmin || (user.grants.get(tableOrPath.toLowerCase())?.has(action) ?? false);

/**
 * May this user do this to this table, and to this row? Rights first (super admin has all of them), then the row's locks,
 * which hold for everybody. Refusals name the missing right (`server.missingRight` with `action`, `table`, `cnName`), say
 * that the table is the server's own (`server.serverOnly`), or are the lock's message. A detail table is asked through its
 * main table.
 * `options.now`: the clock of locks that look at it; without it such a lock holds.
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
