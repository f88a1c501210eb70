import type { User } from '../../runtime/model/access/User.ts';
import type { Queryable } from '../db/Database.ts';
import type { UserCounts } from './UserCounts.ts';

/** What waits for users, for the numbers beside the inbox. `now`: `yyyy-MM-dd HH:mm:ss` in TIME_ZONE. */
export interface InboxSource {
  /** Counts by user id. */
  count(db: Queryable, users: readonly User[], now: string): Promise<ReadonlyMap<number, UserCounts>>;
  /** These users, and others whose counts change with theirs that day. */
  affected(db: Queryable, users: readonly number[], now: string): Promise<readonly number[]>;
}
