import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { Account } from './loadAccount.ts';
import { StampedCache } from './StampedCache.ts';

/** Tables that rights depend on. A write to any of them clears the cache. */
export const rightsTables = ['Sys_User', 'Sys_Role', 'Sys_RoleAuth', 'Sys_RoleField', 'jig_schema'] as const;

/** Accounts with their rights by user id. Reloaded after a change of a user, role or permission. */
export class RightsCache extends StampedCache<number, Account | undefined> {
  constructor(changes: ChangeCounters, load: (userId: number) => Promise<Account | undefined>) {
    super(changes, rightsTables, load);
  }
}
