import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { FieldRightPart } from '../../runtime/wire/permission/RoleTable.ts';
import { readFieldRights } from '../access/fieldRightsOf.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

const limits: Readonly<Record<FieldRightPart, (right: FieldRight) => boolean>> = {
  show: ({ show }) => show === 0,
  isEdit: ({ isEdit }) => isEdit === 0,
  disabled: ({ disabled }) => disabled === 1,
};

/** Parts of a right that limit. */
export const limitedBy = (right: FieldRight): readonly FieldRightPart[] =>
  (['show', 'isEdit', 'disabled'] as const).filter((part) => limits[part](right));

/** Stored field rights of a role by lower-case table name. */
export const storedFields = async (
  db: Queryable,
  roleId: number,
): Promise<ReadonlyMap<string, Readonly<Record<string, FieldRight>>>> => {
  const { rows } = await run(
    db,
    sql`select "TableName", "Fields" from "Sys_RoleField" where "Role_Id" = ${roleId}`,
  );
  return new Map(rows.map((row) => [String(row.TableName).toLowerCase(), readFieldRights(row.Fields)]));
};
