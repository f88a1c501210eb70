import type { User } from '../../runtime/model/access/User.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import { authValues, openedBy } from '../access/grantsOf.ts';
import { superAdminRole } from '../access/loadAccount.ts';
import { rolesOf } from '../access/roles.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { stampRow } from '../records/stamps.ts';
import { type LogWriter, writeLog } from '../records/writeLog.ts';
import { deleteWhere, insertRow } from '../records/writeRow.ts';
import { type Grantor, refusalToChange, refusalToGive } from './grantRules.ts';
import { passOnLimits } from './passOnLimits.ts';

/** Actions by line of the menu. */
type Held = ReadonlyMap<number, ReadonlySet<string>>;

/** Who changes what roles may do. */
export interface RightsWriter extends LogWriter {
  readonly user: Grantor & Pick<User, 'id' | 'realName' | 'fieldRights'>;
}

/** A change of what one role may do. */
export interface RightsChange {
  readonly roleId: number;
  /** What the role may do next, from what it may do now. Lines left out stay as they are; no actions: nothing there. */
  readonly next: (held: Held) => ReadonlyMap<number, readonly string[]>;
  /** Lines of pages that the user makes. */
  readonly makes?: ReadonlySet<number>;
}

/** Schemas with the lines that rights are given on. */
type Lines = Pick<SchemaCatalog, 'bundle' | 'owners' | 'table'>;

const nothing: ReadonlySet<string> = new Set();

/**
 * Changes what a role may do on lines of the menu, in the caller's transaction: all of it, or nothing with issues. The only way
 * to rights for everything that gives them. A newly opened table gets the user's own field limits. Role 1 has every
 * right, and a role that is gone gets none.
 */
export const changeRights = async (
  tx: Queryable,
  by: RightsWriter,
  lines: Lines,
  { roleId, next, makes = new Set() }: RightsChange,
): Promise<readonly Issue[]> => {
  const table = lines.table('Sys_RoleAuth');
  const roles = await rolesOf(tx);
  const isKnown = roles.some(({ id }) => id === roleId);
  if (table === undefined || roleId === superAdminRole || !isKnown) return [];
  await run(tx, sql`select 1 from "Sys_Role" where "Role_Id" = ${roleId} for update`);
  const held = await authValues(tx, [roleId]);
  const changes = [...next(held)].flatMap(([menuId, actions]) => {
    const menu = lines.bundle.menus.find(({ id }) => id === menuId);
    const [before, after] = [held.get(menuId) ?? nothing, (menu?.actions ?? []).filter(isIn(actions))];
    return before.size === after.length && after.every((one) => before.has(one))
      ? []
      : [{ menuId, menu, before, after }];
  });
  if (changes.length === 0) return [];
  const refused = [
    refusalToGive(by.user, roles, roleId),
    ...changes.map(({ menuId, menu, before, after }) =>
      menu === undefined
        ? undefined
        : refusalToChange(by.user, {
            menu,
            held: before,
            next: new Set(after),
            isMaker: makes.has(menuId),
          }),
    ),
  ].find((issue) => issue !== undefined);
  if (refused !== undefined) return [refused];
  const openedBefore = await openedBy(tx, lines, [roleId]);
  for (const { menuId, after } of changes) {
    await deleteWhere(tx, table.table, sql`"Role_Id" = ${roleId} and "Menu_Id" = ${menuId}`);
    if (after.length === 0) continue;
    const row = { Role_Id: roleId, Menu_Id: menuId, AuthValue: after.join(',') };
    stampRow(table, row, 'Add', { id: by.user.id, name: by.user.realName, now: by.context.clock.now() });
    await insertRow(tx, table, row);
  }
  const opensNow = await openedBy(tx, lines, [roleId]);
  await passOnLimits(tx, by, roleId, (name) => opensNow(roleId, name) && !openedBefore(roleId, name));
  const said = Object.fromEntries(changes.map(({ menuId, after }) => [menuId, after]));
  await writeLog(tx, by, { type: 'Edit', table: table.table, key: String(roleId), changes: said });
  return [];
};

const isIn =
  (actions: readonly string[]) =>
  (action: string): boolean =>
    actions.includes(action);

/** Takes away what roles may do on a line that leaves the menu for good, so that a later line of its number grants nothing. */
export const dropRights = async (tx: Queryable, menuId: number): Promise<void> => {
  await deleteWhere(tx, 'Sys_RoleAuth', sql`"Menu_Id" = ${menuId}`);
};
