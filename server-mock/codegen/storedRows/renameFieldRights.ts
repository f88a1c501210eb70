import type { RenamedColumns } from '../../../runtime/model/codegen/renamedColumns.ts';
import { readFieldRights } from '../../access/fieldRightsOf.ts';
import { storeFieldRights } from '../../accounts/storeFieldRights.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import type { EntryPublisher } from '../EntryPublisher.ts';

/** Keeps what roles may see and change of renamed columns: a hidden one does not show under its new name. */
export const renameFieldRights = async (
  tx: Queryable,
  by: EntryPublisher,
  table: string,
  renamed: RenamedColumns,
): Promise<void> => {
  const { rows } = await run(
    tx,
    sql`select "Role_Id", "Fields" from "Sys_RoleField" where lower("TableName") = ${table.toLowerCase()}`,
  );
  const nowOf = new Map([...renamed].map(([now, before]) => [before, now] as const));
  for (const row of rows) {
    const stored = readFieldRights(row.Fields);
    if (!Object.keys(stored).some((field) => nowOf.has(field))) continue;
    const rights = Object.fromEntries(
      Object.entries(stored).map(([field, right]) => [nowOf.get(field) ?? field, right] as const),
    );
    await storeFieldRights(tx, by, by.context.catalog, { roleId: Number(row.Role_Id), table, rights });
  }
};
