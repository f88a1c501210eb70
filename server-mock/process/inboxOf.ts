import type { User } from '../../runtime/model/access/User.ts';
import type { Capability } from '../capability/Capability.ts';
import type { Queryable } from '../db/Database.ts';
import type { InboxSource } from '../events/InboxSource.ts';
import type { UserCounts } from '../events/UserCounts.ts';
import type { Clock } from '../time/Clock.ts';

/** The inbox of all capabilities that have one: their counts added up. */
export const inboxOf = (
  capabilities: readonly Capability[],
  db: Queryable,
  clock: Pick<Clock, 'now'>,
): {
  count(users: readonly User[]): Promise<ReadonlyMap<number, UserCounts>>;
  affected(users: readonly number[]): Promise<readonly number[]>;
} => {
  const sources: readonly InboxSource[] = capabilities.flatMap(({ inbox }) => inbox ?? []);
  return {
    async count(users) {
      const counts = new Map<number, UserCounts>(users.map(({ id }) => [id, none]));
      for (const source of sources)
        for (const [id, more] of await source.count(db, users, clock.now()))
          counts.set(id, sum(counts.get(id) ?? none, more));
      return counts;
    },
    async affected(users) {
      const ids = new Set(users);
      for (const source of sources)
        for (const id of await source.affected(db, users, clock.now())) ids.add(id);
      return [...ids];
    },
  };
};

const none: UserCounts = { waiting: 0, decided: 0, mine: 0, copied: 0, unread: 0 };

const sum = (one: UserCounts, other: UserCounts): UserCounts => ({
  waiting: one.waiting + other.waiting,
  decided: one.decided + other.decided,
  mine: one.mine + other.mine,
  copied: one.copied + other.copied,
  unread: one.unread + other.unread,
});
