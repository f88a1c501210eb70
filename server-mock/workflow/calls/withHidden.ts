import type { User } from '../../../runtime/model/access/User.ts';

/**
 * The user with further fields hidden (`show: 0`): own fields of the table, or `Table.Field` of details.
 * Nothing is hidden from a super administrator.
 */
export const withHidden = (user: User, table: string, fields: readonly string[]): User => {
  if (fields.length === 0) return user;
  const rights = new Map(user.fieldRights);
  for (const named of fields) {
    const [first = '', second] = named.split('.');
    const owner = (second === undefined ? table : first).toLowerCase();
    rights.set(owner, { ...rights.get(owner), [second ?? first]: { show: 0 } });
  }
  return { ...user, fieldRights: rights };
};
