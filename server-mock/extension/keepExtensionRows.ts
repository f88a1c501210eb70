import { sql } from 'kysely';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { stampRow } from '../operations/saving/stamps.ts';
import { deleteRows, insertRow, updateRow } from '../records/writeRow.ts';
import type { FollowUp } from '../schemas/publish.ts';
import { run } from '../sql/compile.ts';
import { extensionRows } from './extensionRows.ts';
import { extensionTable, publishedFields, rowOfField } from './extensionTable.ts';

/** The key the row had when it was taken away, when nobody has it now and it was once given. */
const oldKey = async (tx: Queryable, id: number | undefined): Promise<Cell | undefined> => {
  if (id === undefined) return undefined;
  const { rows } = await run(
    tx,
    sql`select ${id} <= coalesce(pg_sequence_last_value(pg_get_serial_sequence('"Sys_Table_Extend"', 'TableEx_Id')::regclass), 0)
        and not exists (select 1 from "Sys_Table_Extend" where "TableEx_Id" = ${id}) as "free"`,
  );
  return rows[0]?.free === true ? id : undefined;
};

const differs = (stored: Row, wanted: Row): boolean =>
  Object.entries(wanted).some(([column, value]) => (stored[column] ?? null) !== value);

/**
 * Makes the rows of Sys_Table_Extend say what was just published for a table: after a version was restored, or a designer
 * sent its fields. A row is known by its code, which is the column and never changes.
 */
export const keepExtensionRows = async (tx: Queryable, what: FollowUp): Promise<void> => {
  const { context, name, patch, user } = what;
  const schema = context.catalog.table(extensionTable);
  if (schema === undefined) return;
  const fields = publishedFields(patch) ?? [];
  const stored = new Map(
    (await extensionRows(tx, context.catalog, name)).map((row) => [String(row.FieldCode), row] as const),
  );
  const writer = { id: user.id, name: user.realName, now: context.clock.now() };
  for (const field of fields) {
    const row = stored.get(field.fieldCode);
    const wanted = rowOfField(name, field);
    stored.delete(field.fieldCode);
    if (row === undefined)
      await insertRow(tx, schema, stamped(schema, wanted, 'Add', writer), await oldKey(tx, field.tableEx_Id));
    else if (differs(row, wanted))
      await updateRow(tx, schema, row[schema.key] ?? null, stamped(schema, wanted, 'Update', writer));
  }
  const gone = [...stored.values()].map((row) => row[schema.key] ?? null);
  await deleteRows(tx, schema, gone);
};

const stamped = (
  schema: ResolvedTable,
  row: Row,
  action: 'Add' | 'Update',
  writer: Parameters<typeof stampRow>[3],
): Row => {
  const values = { ...row };
  stampRow(schema, values, action, writer);
  return values;
};
