import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { Account } from './loadAccount.ts';

/** What rights are made of: a write to any of them makes everybody's rights be read again. */
export const rightsTables = ['Sys_User', 'Sys_Role', 'Sys_RoleAuth', 'Sys_RoleField', 'jig_schema'] as const;

/** Accounts with their rights, read from the database once per change of a user, role or permission. */
export class RightsCache {
  private stamp = '';
  private accounts = new Map<number, Promise<Account | undefined>>();

  constructor(
    private readonly changes: ChangeCounters,
    private readonly load: (userId: number) => Promise<Account | undefined>,
  ) {}

  /** The account; undefined when there is none. */
  async of(userId: number): Promise<Account | undefined> {
    const stamp = this.changes.stamp(rightsTables);
    if (stamp !== this.stamp) {
      this.stamp = stamp;
      this.accounts = new Map();
    }
    const { accounts } = this;
    const known = accounts.get(userId);
    if (known !== undefined) return known;
    const loading = this.load(userId);
    accounts.set(userId, loading);
    try {
      return await loading;
    } catch (error) {
      accounts.delete(userId);
      throw error;
    }
  }
}
