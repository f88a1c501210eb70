import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { ListedFieldRight, RoleFieldRights } from '../../runtime/wire/permission/FieldRights.ts';
import { readFieldRights } from '../access/fieldRightsOf.ts';
import { refusalToManage } from '../access/mayManageRole.ts';
import { rolesOf } from '../access/roles.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { writeLog } from '../records/writeLog.ts';
import { limitedBy, storedFields } from './fieldLimits.ts';
import { firstLifted } from './grantRules.ts';
import { opensTable } from './opensTable.ts';
import { storeFieldRights } from './storeFieldRights.ts';

type Rights = Readonly<Record<string, FieldRight>>;

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

/** Rights on the fields of a table: as stored, and as sent. Returns what is stored next. */
type Merge = (before: Rights, sent: Rights) => Rights;

/** Stores what is sent in place of what was. */
const replaced: Merge = (_, sent) => sent;

/** Keeps fields that are not sent, and of those sent what limits. */
const changed: Merge = (before, sent) =>
  Object.fromEntries(
    Object.entries({ ...before, ...sent }).flatMap(([field, right]) => {
      if (!Object.hasOwn(sent, field)) return [[field, right]];
      const parts = limitedBy(right);
      return parts.length === 0
        ? []
        : [[field, Object.fromEntries(parts.map((part) => [part, right[part]]))]];
    }),
  );

/** Why what is sent for a table cannot be stored; undefined: it can. */
const refusalOf = (call: TransactionCall, name: string, before: Rights, sent: Rights, merge: Merge) => {
  const { catalog } = call.context;
  const table = catalog.table(name);
  if (table === undefined) return refuse('422', call.say('server.unknownTable', { table: name }));
  const unknown = Object.keys(sent).find((field) => !table.byName.has(field));
  if (unknown !== undefined) return refuse('422', call.say('query.unknownField', { name: unknown }));
  if (!opensTable(catalog, call.user, table.table))
    return refuse('403', call.say('server.fieldsOfClosed', { table: table.cnName }));
  const lifted = firstLifted(call.user, table.table, before, merge(before, sent));
  if (lifted === undefined) return undefined;
  const field = table.byName.get(lifted)?.title ?? lifted;
  return refuse('403', call.say('server.fieldBeyond', { table: table.cnName, field }));
};

const store = async (
  call: UserCall,
  roleId: number,
  merge: Merge,
  told: (after: readonly Rights[], role: string) => string,
): Promise<Answer<null>> => {
  const { catalog, db, changes } = call.context;
  const roles = await rolesOf(db);
  const role = roles.find(({ id }) => id === roleId);
  if (role === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const refused = refusalToManage(call.user, roles, roleId);
  if (refused !== undefined) return refuse('403', call.say(refused));
  const sent = Object.entries(bodyObject(call)).map(
    ([name, rights]) => [name, readFieldRights(JSON.stringify(rights))] as const,
  );
  const answer = await db.transaction(async (tx) => {
    await run(tx, sql`select 1 from "Sys_Role" where "Role_Id" = ${roleId} for update`);
    const stored = await storedFields(tx, roleId);
    const beforeOf = (name: string): Rights => stored.get(name.toLowerCase()) ?? {};
    for (const [name, rights] of sent) {
      const wrong = refusalOf(call, name, beforeOf(name), rights, merge);
      if (wrong !== undefined) return wrong;
    }
    for (const [name, rights] of sent) {
      const table = catalog.nameOf(name) ?? name;
      const after = merge(beforeOf(name), rights);
      await storeFieldRights(tx, call, catalog, { roleId, table, rights: after });
    }
    await writeLog(tx, call, {
      type: 'Edit',
      table: 'Sys_RoleField',
      key: String(roleId),
      changes: Object.fromEntries(sent),
    });
    return undefined;
  });
  if (answer !== undefined) return answer;
  changes.bump(['Sys_RoleField', 'Sys_Log']);
  return succeed(
    told(
      sent.map(([, rights]) => rights),
      role.name,
    ),
  );
};

/**
 * Replaces a role's field rights for the sent tables: `{table: {field: {show, isEdit, disabled}}}`. Users cannot
 * lift limits that apply to themselves, nor set rights on tables they may not open.
 */
export const saveRoleFields = (call: UserCall, roleId: number): Promise<Answer<null>> =>
  store(call, roleId, replaced, () => call.say('server.saved'));

/** Like {@link saveRoleFields}, but fields that are not sent keep their rights. Tells what takes effect. */
export const changeRoleFields = (call: UserCall, roleId: number): Promise<Answer<null>> =>
  store(call, roleId, changed, (sent, role) => {
    const rights = sent.flatMap((fields) => Object.values(fields));
    const hidden = rights.filter(({ show }) => show === 0).length;
    const locked = rights.filter(
      (right) => right.show !== 0 && (right.isEdit === 0 || right.disabled === 1),
    ).length;
    const open = rights.length - hidden - locked;
    return call.say('server.fieldRightsSaved', { role, hidden, locked, open });
  });
