import { actionWord } from '../../runtime/model/messages/index.ts';
import { authValues, openedBy } from '../access/grantsOf.ts';
import { refusalToManage } from '../access/mayManageRole.ts';
import { rolesOf } from '../access/roles.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, type UserCall } from '../http/Call.ts';
import { stampRow } from '../records/stamps.ts';
import { writeLog } from '../records/writeLog.ts';
import { insertRow } from '../records/writeRow.ts';
import { permissionOf } from './menuTree.ts';
import { passOnLimits } from './passOnLimits.ts';

/**
 * Parses sent actions by menu id: `[{id, actions: [{value}]}]`, or actions as plain texts. Undefined: another shape.
 */
const readSent = (call: UserCall): ReadonlyMap<number, readonly string[]> | undefined => {
  const list = asList(call.body);
  if (list === undefined) return undefined;
  const sent = new Map<number, readonly string[]>();
  for (const entry of list) {
    const id = Number(asText(asObject(entry)?.id));
    const actions = asList(asObject(entry)?.actions);
    if (!Number.isInteger(id) || actions === undefined) return undefined;
    sent.set(
      id,
      actions.flatMap((action) => asText(action) ?? asText(asObject(action)?.value) ?? []),
    );
  }
  return sent;
};

/**
 * `savePermission?roleId`: replaces the permissions of a role, within the caller's rights. Only declared actions,
 * only actions the caller has, and only for roles below the caller's. Actions beyond the caller's stay. A newly
 * granted table gets the caller's own field limits.
 */
export const savePermission = async (call: UserCall, roleId: number): Promise<Answer<null>> => {
  const { catalog, db, clock, changes } = call.context;
  const sent = readSent(call);
  const roles = await rolesOf(db);
  const role = roles.find((one) => one.id === roleId);
  const table = catalog.table('Sys_RoleAuth');
  if (sent === undefined || role === undefined || table === undefined)
    return refuse('422', call.say('server.paramsIncomplete'));
  const refused = refusalToManage(call.user, roles, roleId);
  if (refused !== undefined) return refuse('403', call.say(refused));
  const held = await authValues(db, [roleId]);
  const next = new Map<number, readonly string[]>();
  for (const menu of catalog.bundle.menus) {
    const own = new Set(permissionOf(call.user, menu));
    const before = held.get(menu.id) ?? new Set<string>();
    const wanted = (sent.get(menu.id) ?? []).filter((action) => menu.actions?.includes(action));
    const beyond = wanted.find((action) => !own.has(action) && !before.has(action));
    if (beyond !== undefined)
      return refuse(
        '403',
        call.say('server.grantBeyond', { action: actionWord(beyond, call.locale), page: menu.name }),
      );
    const kept = [...before].filter((action) => !own.has(action));
    const all = (menu.actions ?? []).filter((action) => wanted.includes(action) || kept.includes(action));
    if (all.length > 0) next.set(menu.id, all);
  }
  await db.transaction(async (tx) => {
    await run(tx, sql`select 1 from "Sys_Role" where "Role_Id" = ${roleId} for update`);
    const openedBefore = await openedBy(tx, catalog, [roleId]);
    await run(tx, sql`delete from "Sys_RoleAuth" where "Role_Id" = ${roleId}`);
    for (const [menuId, actions] of next) {
      const row = { Role_Id: roleId, Menu_Id: menuId, AuthValue: actions.join(',') };
      stampRow(table, row, 'Add', { id: call.user.id, name: call.user.realName, now: clock.now() });
      await insertRow(tx, table, row);
    }
    const opensNow = await openedBy(tx, catalog, [roleId]);
    // A newly granted table must not show more than the caller sees.
    await passOnLimits(tx, call, roleId, (name) => opensNow(roleId, name) && !openedBefore(roleId, name));
    await writeLog(tx, call, {
      type: 'Edit',
      table: 'Sys_RoleAuth',
      key: String(roleId),
      changes: Object.fromEntries(next),
    });
  });
  changes.bump(['Sys_RoleAuth', 'Sys_RoleField', 'Sys_Log']);
  return succeed(call.say('server.saved'));
};
