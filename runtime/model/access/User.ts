import type { FieldRight } from '../schema/PermissionSetSchema.ts';

/** The user of a call. The server reads it from the database for each call, the browser at sign-in. */
export interface User {
  readonly id: number;
  readonly userName: string;
  readonly realName: string;
  readonly roleIds: readonly number[];
  readonly roleNames: readonly string[];
  /** True for role 1, which has every right. */
  readonly isSuperAdmin: boolean;
  /** Granted actions by table name and by page path, both in lower case. */
  readonly grants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Field rights by lower-case table name, then field. With several roles the wider right wins. */
  readonly fieldRights: ReadonlyMap<string, Readonly<Record<string, FieldRight>>>;
  /** Users whose rows are visible under `userPermissionDesc`: the user and users of subordinate roles. */
  readonly subordinateIds: readonly number[];
}

/** True for user 1, the only user who designs formulas. */
export function seesFormulas(user: Pick<User, 'id'>): boolean {
  return user.id === 1;
}
