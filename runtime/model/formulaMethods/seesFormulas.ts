import type { User } from '../User.ts';

/** Who designs formulas: user 1 alone, of main fields as of table columns (specification 2 section 6). */
export function seesFormulas(user: Pick<User, 'id'>): boolean {
  return user.id === 1;
}
