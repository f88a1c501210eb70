import type { User } from '../../runtime/model/access/User.ts';
import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import { readFieldRights } from '../access/fieldRightsOf.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { type LogWriter, writeLog } from '../records/writeLog.ts';
import { storeFieldRights } from './storeFieldRights.ts';

type Rights = Readonly<Record<string, FieldRight>>;

/** Keeps only limits: `{}` and `show: 1` limit nothing. */
const limitsIn = (rights: Rights): Rights =>
  Object.fromEntries(
    Object.entries(rights).flatMap(([field, { show, isEdit, disabled }]): [string, FieldRight][] => {
      const limit: FieldRight = {
        ...(show === 0 && { show }),
        ...(isEdit === 0 && { isEdit }),
        ...(disabled === 1 && { disabled }),
      };
      return Object.keys(limit).length === 0 ? [] : [[field, limit]];
    }),
  );

/**
 * Adds the caller's own field limits to a role, so that users grant no more than they have. Applies to tables for
 * which `concerns` (lower-case name) is true. Runs in the caller's transaction; super administrators have no limits.
 */
export const passOnLimits = async (
  tx: Queryable,
  call: LogWriter & { readonly user: Pick<User, 'isSuperAdmin' | 'fieldRights'> },
  roleId: number,
  concerns: (table: string) => boolean,
): Promise<void> => {
  const { catalog } = call.context;
  if (call.user.isSuperAdmin) return;
  const { rows } = await run(
    tx,
    sql`select "TableName", "Fields" from "Sys_RoleField" where "Role_Id" = ${roleId}`,
  );
  const changes: Record<string, Rights> = {};
  for (const [lowerName, rights] of call.user.fieldRights) {
    const table = catalog.nameOf(lowerName);
    const own = limitsIn(rights);
    if (table === undefined || Object.keys(own).length === 0 || !concerns(lowerName)) continue;
    const said = rows.filter((row) => String(row.TableName).toLowerCase() === lowerName);
    const before: Rights = Object.assign({}, ...said.map((row) => readFieldRights(row.Fields)));
    const after: Rights = {
      ...before,
      ...Object.fromEntries(
        Object.entries(own).map(([field, limit]) => [field, { ...before[field], ...limit }]),
      ),
    };
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    await storeFieldRights(tx, call, catalog, { roleId, table, rights: after });
    changes[table] = after;
  }
  if (Object.keys(changes).length > 0)
    await writeLog(tx, call, { type: 'Edit', table: 'Sys_RoleField', key: String(roleId), changes });
};
