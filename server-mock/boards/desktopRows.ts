import type { Row } from '../../runtime/model/schema/Row.ts';
import type { CardTile } from '../../runtime/wire/boards/Board.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { systemRows } from '../reading/systemRows.ts';

/** Enabled rows of a table of settings, the ones with the largest number first. */
const enabledRows = async ({ context }: UserCall, name: string): Promise<readonly Row[]> => {
  const table = context.catalog.table(name);
  if (table === undefined) return [];
  return context.totals.of([name], `desktop rows of ${name}`, () =>
    systemRows(
      context.db,
      'settings',
      table,
      sql`"Enable" = 1`,
      sql`order by "OrderNo" desc nulls last limit 500`,
    ),
  );
};

/** Names of the boards that administrators chose for the user's roles, the most important first. */
export const boardsOfRoles = async (call: UserCall): Promise<readonly string[]> => {
  const rows = await enabledRows(call, 'Bi_desktop');
  return rows
    .filter(({ Role_Id }) => call.user.roleIds.includes(Number(Role_Id)))
    .map(({ Board }) => String(Board));
};

/** Tiles that administrators made for everybody, or for one of the user's roles. */
export const tilesOf = async (call: UserCall): Promise<readonly CardTile[]> => {
  const rows = await enabledRows(call, 'Base_DesktopMenu');
  return rows.flatMap(({ MenuName, Url, Icon, RoleIds }) => {
    const roles = String(RoleIds ?? '')
      .split(',')
      .filter((one) => one.trim() !== '')
      .map(Number);
    const isFor = roles.length === 0 || roles.some((role) => call.user.roleIds.includes(role));
    // An address of this site only: two slashes would leave it.
    const path = String(Url ?? '');
    if (!isFor || !/^\/[^/\\]/.test(path)) return [];
    return [{ title: String(MenuName ?? ''), path, ...(Icon ? { icon: String(Icon) } : {}) }];
  });
};
