import { namesIn } from '../../runtime/model/codegen/TableEntry.ts';
import { answerMenuId } from '../../runtime/model/collections/CollectionForm.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { rolesOf } from '../access/roles.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { stampRow } from '../records/stamps.ts';
import { type LogWriter, writeLog } from '../records/writeLog.ts';
import { deleteRows, insertRow, updateRow } from '../records/writeRow.ts';

const rightsTable = 'Sys_RoleAuth';

const idsIn = (list: unknown): readonly number[] => namesIn(String(list ?? '')).map(Number);

/** What a form gives its roles on its answers: those who fill it in may add, those who see results may read. */
const givenBy = (form: Row | undefined): ReadonlyMap<number, string> => {
  const fill = new Set(idsIn(form?.FillRoleIds));
  const see = new Set(idsIn(form?.ResultRoleIds));
  return new Map(
    [...new Set([...fill, ...see])].map((role) => [
      role,
      [
        ...(see.has(role) ? ['Search'] : []),
        ...(fill.has(role) ? ['Add'] : []),
        ...(see.has(role) ? ['Export'] : []),
      ].join(','),
    ]),
  );
};

/**
 * Gives the roles of a form their rights on its answers, and takes back those it gave before. What was set by hand on the
 * permission page since stays. `before`: the record as it was.
 */
export const grantForm = async (
  tx: Queryable,
  call: LogWriter & { readonly context: { readonly catalog: Pick<SchemaCatalog, 'table'> } },
  form: Row,
  before: Row | undefined,
): Promise<void> => {
  const table = call.context.catalog.table(rightsTable);
  if (table === undefined) return;
  const menuId = answerMenuId(String(form.FormId));
  const [was, now] = [givenBy(before), givenBy(form)];
  const roles = new Set((await rolesOf(tx)).map(({ id }) => id));
  const stored = await systemRows(tx, 'schema', table, sql`"Menu_Id" = ${menuId}`);
  const writer = { id: call.user.id, name: call.user.realName, now: call.context.clock.now() };
  for (const roleId of new Set([...was.keys(), ...now.keys()])) {
    const [row] = stored.filter((one) => one.Role_Id === roleId);
    const held = row === undefined ? undefined : String(row.AuthValue ?? '');
    const given = now.get(roleId);
    if (held !== was.get(roleId) && held !== undefined) continue;
    if (given === held || (given !== undefined && !roles.has(roleId))) continue;
    if (given === undefined) await deleteRows(tx, table, row === undefined ? [] : [row[table.key] ?? null]);
    else {
      const values = { Role_Id: roleId, Menu_Id: menuId, AuthValue: given };
      stampRow(table, values, row === undefined ? 'Add' : 'Update', writer);
      await (row === undefined
        ? insertRow(tx, table, values)
        : updateRow(tx, table, row[table.key] ?? null, values));
    }
    const changes = { [menuId]: namesIn(given ?? '') };
    await writeLog(tx, call, { type: 'Edit', table: rightsTable, key: String(roleId), changes });
  }
};
