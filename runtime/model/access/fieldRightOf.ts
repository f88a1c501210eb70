import type { FieldRight } from '../schema/PermissionSetSchema.ts';
import type { User } from './User.ts';

const nothingSaid: FieldRight = {};

/** Field rights of the user on a table; empty, without limits, for the super administrator. */
export const fieldRightsOf = (user: User, table: string): Readonly<Record<string, FieldRight>> =>
  user.isSuperAdmin ? {} : (user.fieldRights.get(table.toLowerCase()) ?? {});

/** Right on one field; everything is allowed when no right is stored. */
export const fieldRightOf = (rights: Readonly<Record<string, FieldRight>>, field: string): FieldRight =>
  Object.hasOwn(rights, field) ? (rights[field] ?? nothingSaid) : nothingSaid;
