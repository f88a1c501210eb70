import type { FieldRight } from '../schema/PermissionSetSchema.ts';
import type { User } from './User.ts';

const nothingSaid: FieldRight = {};

/** The user's rights on the fields of a table; super admin has no limits. */
export const fieldRightsOf = (user: User, table: string): Readonly<Record<string, FieldRight>> =>
  user.isSuperAdmin ? {} : (user.fieldRights.get(table.toLowerCase()) ?? {});

/** The right on one field; nothing said means everything allowed. */
export const fieldRightOf = (rights: Readonly<Record<string, FieldRight>>, field: string): FieldRight =>
  Object.hasOwn(rights, field) ? (rights[field] ?? nothingSaid) : nothingSaid;
