import type { User } from '../../runtime/model/access/User.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import { refusalToManage } from '../access/mayManageRole.ts';
import { rolesOf } from '../access/roles.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { asList, asObject, asText, type UserCall } from '../http/Call.ts';
import { changeRights } from './changeRights.ts';
import { permissionOf } from './menuTree.ts';

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

/** What the role may do next on every line: what is sent, and what it may do beyond the caller. Lines that are gone go. */
const nextOf = (
  user: User,
  menus: readonly MenuSchema[],
  sent: ReadonlyMap<number, readonly string[]>,
  held: ReadonlyMap<number, ReadonlySet<string>>,
): ReadonlyMap<number, readonly string[]> => {
  const gone = [...held.keys()].filter((id) => !menus.some((menu) => menu.id === id));
  return new Map([
    ...gone.map((id) => [id, []] as const),
    ...menus.map((menu) => {
      const own = permissionOf(user, menu);
      const kept = [...(held.get(menu.id) ?? [])].filter((action) => !own.includes(action));
      return [menu.id, [...(sent.get(menu.id) ?? []), ...kept]] as const;
    }),
  ]);
};

/**
 * `savePermission?roleId`: replaces the permissions of a role, within the caller's rights. Only declared actions,
 * only actions the caller has, and only for roles below the caller's. Actions beyond the caller's stay. A newly
 * granted table gets the caller's own field limits.
 */
export const savePermission = async (call: UserCall, roleId: number): Promise<Answer<null>> => {
  const { catalog, db, changes } = call.context;
  const sent = readSent(call);
  const roles = await rolesOf(db);
  const role = roles.find((one) => one.id === roleId);
  if (sent === undefined || role === undefined) return refuse('422', call.say('server.paramsIncomplete'));
  const refused = refusalToManage(call.user, roles, roleId);
  if (refused !== undefined) return refuse('403', call.say(refused));
  const issues = await db.transaction((tx) =>
    changeRights(tx, call, catalog, {
      roleId,
      next: (held) => nextOf(call.user, catalog.bundle.menus, sent, held),
    }),
  );
  const [beyond] = issues;
  if (beyond !== undefined) return refuse('403', messageOf(beyond, call.locale));
  changes.bump(['Sys_RoleAuth', 'Sys_RoleField', 'Sys_Log']);
  return succeed(call.say('server.saved'));
};
