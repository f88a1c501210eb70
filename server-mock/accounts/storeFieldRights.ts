import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { stampRow } from '../records/stamps.ts';
import type { LogWriter } from '../records/writeLog.ts';
import { insertRow } from '../records/writeRow.ts';

/** Rights of a role on the fields of one table. */
export interface FieldRights {
  readonly roleId: number;
  readonly table: string;
  readonly rights: Readonly<Record<string, FieldRight>>;
}

/** Stores what a role may see and change of a table's fields, in place of what was stored. The caller decides and logs it. */
export const storeFieldRights = async (
  tx: Queryable,
  { user, context }: LogWriter,
  catalog: Pick<SchemaCatalog, 'table'>,
  { roleId, table, rights }: FieldRights,
): Promise<void> => {
  const schema = catalog.table('Sys_RoleField');
  if (schema === undefined) return;
  await run(
    tx,
    sql`delete from "Sys_RoleField" where "Role_Id" = ${roleId} and lower("TableName") = ${table.toLowerCase()}`,
  );
  const row = { Role_Id: roleId, TableName: table, Fields: JSON.stringify(rights) };
  stampRow(schema, row, 'Add', { id: user.id, name: user.realName, now: context.clock.now() });
  await insertRow(tx, schema, row);
};
