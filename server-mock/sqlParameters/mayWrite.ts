import type { User } from '../../runtime/model/access/User.ts';

/** True only for user 1, who alone may read and write SQL texts, whatever roles others have. */
export const mayWriteSql = (user: Pick<User, 'id'>): boolean => user.id === 1;
