import type { ChangeCounters } from '../../totals/ChangeCounters.ts';
import type { Account } from './loadAccount.ts';
import { StampedCache } from './StampedCache.ts';

/** What rights are made of: a write to any of them makes all rights be read again. */
export const rightsTables = ['Sys_User', 'Sys_Role', 'Sys_RoleAuth', 'Sys_RoleField', 'jig_schema'] as const;

/** Accounts with their rights by user id, read from the database once per change of a user, role or permission. */
export class RightsCache extends StampedCache<number, Account | undefined> {
  constructor(changes: ChangeCounters, load: (userId: number) => Promise<Account | undefined>) {
    super(changes, rightsTables, load);
  }
}
