import type { User } from './User.ts';

/** Who designs formulas: user 1 alone, of main fields as of table columns. */
export function seesFormulas(user: Pick<User, 'id'>): boolean {
  return user.id === 1;
}
