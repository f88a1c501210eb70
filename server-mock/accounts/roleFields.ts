import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { ListedFieldRight, RoleFieldRights } from '../../runtime/wire/permission/FieldRights.ts';
import { readFieldRights } from '../access/fieldRightsOf.ts';
import { rolesOf } from '../access/roles.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asObject, bodyObject, type UserCall } from '../http/Call.ts';
import { stampRow } from '../records/stamps.ts';
import { writeLog } from '../records/writeLog.ts';
import { insertRow } from '../records/writeRow.ts';
import { refusalToManage } from './mayManageRole.ts';

/** Field rights as a list for the wire. */
export const fieldList = (rights: Readonly<Record<string, FieldRight>>): readonly ListedFieldRight[] =>
  Object.entries(rights).map(([field, right]) => ({ field, show: 1, isEdit: 1, disabled: 0, ...right }));

/** Returns the field rights of a role by table. */
export const roleFields = async (call: UserCall, roleId: number): Promise<Answer<RoleFieldRights>> => {
  const { rows } = await run(
    call.context.db,
    sql`select "TableName", "Fields" from "Sys_RoleField" where "Role_Id" = ${roleId}`,
  );
  return succeed(
    null,
    Object.fromEntries(rows.map((row) => [String(row.TableName), readFieldRights(row.Fields)])),
  );
};

const limits: readonly ((right: FieldRight) => boolean)[] = [
  (right) => right.show === 0,
  (right) => right.isEdit === 0,
  (right) => right.disabled === 1,
];

/** First field where the role would lose a limit that the caller has; undefined: none. */
const firstLifted = async (
  call: UserCall,
  roleId: number,
  sent: JsonObject,
): Promise<{ readonly table: string; readonly field: string } | undefined> => {
  if (call.user.isSuperAdmin) return undefined;
  const { catalog, db } = call.context;
  const { rows } = await run(
    db,
    sql`select "TableName", "Fields" from "Sys_RoleField" where "Role_Id" = ${roleId}`,
  );
  for (const [name, rights] of Object.entries(sent)) {
    const table = catalog.table(name);
    const row = rows.find((one) => String(one.TableName).toLowerCase() === name.toLowerCase());
    const before = readFieldRights(row?.Fields);
    const after = readFieldRights(JSON.stringify(rights));
    const own = call.user.fieldRights.get(name.toLowerCase()) ?? {};
    const lifted = Object.entries(own).find(([field, right]) =>
      limits.some((holds) => holds(right) && holds(before[field] ?? {}) && !holds(after[field] ?? {})),
    );
    if (table !== undefined && lifted !== undefined)
      return { table: table.cnName, field: table.byName.get(lifted[0])?.title ?? lifted[0] };
  }
  return undefined;
};

/**
 * Replaces a role's field rights for the sent tables: `{table: {field: {show, isEdit, disabled}}}`. Users cannot
 * lift limits that apply to themselves.
 */
export const saveRoleFields = async (call: UserCall, roleId: number): Promise<Answer<null>> => {
  const { catalog, db, clock, changes } = call.context;
  const roles = await rolesOf(db);
  const schema = catalog.table('Sys_RoleField');
  if (schema === undefined || !roles.some((role) => role.id === roleId))
    return refuse('422', call.say('server.paramsIncomplete'));
  const refused = refusalToManage(call.user, roles, roleId);
  if (refused !== undefined) return refuse('403', call.say(refused));
  const sent = bodyObject(call);
  for (const name of Object.keys(sent)) {
    const table = catalog.table(name);
    const unknown = Object.keys(asObject(sent[name]) ?? {}).find(
      (field) => table?.byName.get(field) === undefined,
    );
    if (table === undefined) return refuse('422', call.say('server.unknownTable', { table: name }));
    if (unknown !== undefined) return refuse('422', call.say('query.unknownField', { name: unknown }));
  }
  const beyond = await firstLifted(call, roleId, sent);
  if (beyond !== undefined) return refuse('403', call.say('server.fieldBeyond', beyond));
  await db.transaction(async (tx) => {
    await run(tx, sql`select 1 from "Sys_Role" where "Role_Id" = ${roleId} for update`);
    for (const [name, rights] of Object.entries(sent)) {
      const table = catalog.nameOf(name) ?? name;
      await run(tx, sql`delete from "Sys_RoleField" where "Role_Id" = ${roleId} and "TableName" = ${table}`);
      const row = {
        Role_Id: roleId,
        TableName: table,
        Fields: JSON.stringify(readFieldRights(JSON.stringify(rights))),
      };
      stampRow(schema, row, 'Add', { id: call.user.id, name: call.user.realName, now: clock.now() });
      await insertRow(tx, schema, row);
    }
    await writeLog(tx, call, { type: 'Edit', table: 'Sys_RoleField', key: String(roleId), changes: sent });
  });
  changes.bump(['Sys_RoleField', 'Sys_Log']);
  return succeed(call.say('server.saved'));
};
