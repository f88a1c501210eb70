import type { User } from '../../runtime/model/access/User.ts';
import { type PublishedField, publishedFields } from '../../runtime/model/fields/extension/PublishedField.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { extensionTable, rowOfField } from '../catalog/extensionTable.ts';
import type { PublishedChange } from '../context/PublishPlug.ts';
import type { Queryable } from '../db/Database.ts';
import { stampRow } from '../records/stamps.ts';
import { deleteRows, insertRow, updateRow } from '../records/writeRow.ts';
import { oldKey } from './extensionKeys.ts';
import { extensionRows } from './extensionRows.ts';

const differs = (stored: Row, wanted: Row): boolean =>
  Object.entries(wanted).some(([column, value]) => (stored[column] ?? null) !== value);

/**
 * Updates Sys_Table_Extend to the published fields of a table, after a restore or a designer's save. The code
 * identifies a row: it is the column and never changes.
 */
export const keepExtensionRows = async (
  tx: Queryable,
  what: PublishedChange & { readonly user: User },
): Promise<void> => {
  const { context, name, patch, user } = what;
  const schema = context.catalog.table(extensionTable);
  if (schema === undefined) return;
  const fields = publishedFields(patch) ?? [];
  const stored = new Map(
    (await extensionRows(tx, context.catalog, name)).map((row) => [String(row.FieldCode), row] as const),
  );
  const writer = { id: user.id, name: user.realName, now: context.clock.now() };
  const isOf = (field: PublishedField, row: Row | undefined): row is Row =>
    row !== undefined && (field.tableEx_Id === undefined || row[schema.key] === field.tableEx_Id);
  const kept = new Set(
    fields.flatMap((field) => {
      const row = stored.get(field.fieldCode);
      return isOf(field, row) ? [row] : [];
    }),
  );
  // Delete removed fields first: another field may now have their code.
  const gone = [...stored.values()].filter((row) => !kept.has(row));
  await deleteRows(
    tx,
    schema,
    gone.map((row) => row[schema.key] ?? null),
  );
  for (const field of fields) {
    const row = stored.get(field.fieldCode);
    const wanted = rowOfField(name, field);
    if (!isOf(field, row))
      await insertRow(tx, schema, stamped(schema, wanted, 'Add', writer), await oldKey(tx, field.tableEx_Id));
    else if (differs(row, wanted))
      await updateRow(tx, schema, row[schema.key] ?? null, stamped(schema, wanted, 'Update', writer));
  }
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
