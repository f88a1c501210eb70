import type { User } from '../../runtime/model/access/User.ts';
import type { DesignRecord } from '../../runtime/model/record/design/DesignRecord.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { rowOfDesign, userDesignTable } from '../catalog/designTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { parseKey } from '../reading/parseKey.ts';
import { systemRows } from '../reading/systemRows.ts';
import { stampRow } from '../records/stamps.ts';
import { deleteRows, insertRow, updateRow } from '../records/writeRow.ts';

/** Design row of a user for a table; undefined: no design. */
export const designRow = async (
  db: Queryable,
  catalog: SchemaCatalog,
  table: string,
  userId: number,
): Promise<Row | undefined> => {
  const schema = catalog.table(userDesignTable);
  if (schema === undefined) return undefined;
  const [row] = await systemRows(db, 'schema', schema, sql`"TableName" = ${table} and "User_Id" = ${userId}`);
  return row;
};

/** Table of a user's design by its key; empty: the user has none of these. */
export const ownTable = async (
  { db, catalog }: { readonly db: Queryable; readonly catalog: SchemaCatalog },
  userId: number,
  keys: readonly string[],
): Promise<string> => {
  const schema = catalog.table(userDesignTable);
  if (schema === undefined) return '';
  const wanted = keys.flatMap((key) => parseKey(schema, key) ?? []);
  const [row] = await systemRows(
    db,
    'schema',
    schema,
    sql`"User_Id" = ${userId} and "FormId" = ${anyOf(wanted)}`,
  );
  return String(row?.TableName ?? '');
};

/** Target of a change: table, user and time. */
interface Keeping {
  readonly catalog: SchemaCatalog;
  readonly table: string;
  readonly user: Pick<User, 'id' | 'realName'>;
  readonly now: string;
}

/** Stores a user's design; undefined deletes it. */
export const keepDesignRow = async (
  tx: Queryable,
  { catalog, table, user, now }: Keeping,
  record: DesignRecord | undefined,
): Promise<void> => {
  const schema = catalog.table(userDesignTable);
  if (schema === undefined) return;
  const stored = await designRow(tx, catalog, table, user.id);
  const key = stored?.[schema.key] ?? null;
  if (record === undefined) {
    if (stored !== undefined) await deleteRows(tx, schema, [key]);
    return;
  }
  const values = { ...rowOfDesign(table, record), User_Id: user.id };
  stampRow(schema, values, stored === undefined ? 'Add' : 'Update', {
    id: user.id,
    name: user.realName,
    now,
  });
  if (stored === undefined) await insertRow(tx, schema, values);
  else await updateRow(tx, schema, key, values);
};
