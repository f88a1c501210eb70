import type { User } from '../../../runtime/model/access/User.ts';
import type { UserCall } from '../../http/Call.ts';
import { seenRecord } from './seenRecord.ts';

/** Mentioned users, by whether they may open the record. Unknown and former users are in neither list. */
interface Mentioned {
  readonly told: readonly User[];
  readonly untold: readonly User[];
  /** Real names of all mentioned users by key. */
  readonly names: ReadonlyMap<string, string>;
}

/** Sorts the mentioned users of a comment; the author is in neither list. Asks with the rights of each. */
export const mentionedUsers = async (
  call: UserCall,
  table: string,
  key: string,
  ids: readonly string[],
): Promise<Mentioned> => {
  const told: User[] = [];
  const untold: User[] = [];
  const names = new Map<string, string>();
  for (const sent of ids) {
    const id = /^[0-9]{1,9}$/.test(sent) ? Number(sent) : 0;
    const user = id === 0 ? undefined : (await call.context.rights.of(id))?.user;
    if (user === undefined) continue;
    names.set(sent, user.realName);
    if (id === call.user.id) continue;
    const found = await seenRecord({ ...call, user }, table, key);
    ('refused' in found ? untold : told).push(user);
  }
  return { told, untold, names };
};
