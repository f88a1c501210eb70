import type { User } from '../../runtime/model/access/User.ts';

/** Only user 1 writes and sees SQL texts, whatever roles others have. */
export const mayWriteSql = (user: Pick<User, 'id'>): boolean => user.id === 1;
