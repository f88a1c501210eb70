import type { CheckOptions } from '../../runtime/model/check/CheckSubject.ts';

/** What the product itself offers to schemas, for the check of shipped files. */
export const world: Omit<CheckOptions, 'files'> = {
  providers: ['regions'],
  // Role 1 is made by the migration: it needs no permission set, it has every right (family facts 1.8).
  roles: ['超级管理员'],
};
