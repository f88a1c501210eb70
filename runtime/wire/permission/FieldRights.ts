import type { FieldRight } from '../../model/schema/PermissionSetSchema.ts';

/** Right of the caller on one field, all members given. */
export interface ListedFieldRight {
  readonly field: string;
  readonly show: 0 | 1;
  readonly isEdit: 0 | 1;
  readonly disabled: 0 | 1;
}

/** Field rights of the caller on one table. */
export interface TableFieldRights {
  readonly tableName: string;
  readonly fields: readonly ListedFieldRight[];
}

/** Field rights of a role, by table and field. */
export type RoleFieldRights = Readonly<Record<string, Readonly<Record<string, FieldRight>>>>;
