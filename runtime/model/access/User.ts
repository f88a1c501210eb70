import type { FieldRight } from '../schema/PermissionSetSchema.ts';

/** Who asks: what the server read from the database for this call, or the browser got at sign-in. */
export interface User {
  readonly id: number;
  readonly userName: string;
  readonly realName: string;
  readonly roleIds: readonly number[];
  readonly roleNames: readonly string[];
  /** Role 1: everything. */
  readonly isSuperAdmin: boolean;
  /** Granted actions by lower-cased table name and by lower-cased page path. */
  readonly grants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Field rights by lower-cased table name, then field. Several roles: the wider right wins. */
  readonly fieldRights: ReadonlyMap<string, Readonly<Record<string, FieldRight>>>;
  /** Ids of users whose rows this one sees under `userPermissionDesc`: self and users of subordinate roles. */
  readonly subordinateIds: readonly number[];
}

/** Who designs formulas: user 1 alone, of main fields as of table columns. */
export function seesFormulas(user: Pick<User, 'id'>): boolean {
  return user.id === 1;
}
