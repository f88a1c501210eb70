import { extensionFields as extensionKind } from '../../runtime/model/check/kinds/extensionFields.ts';
import { type PublishedField, publishedFields } from '../../runtime/model/fields/extension/PublishedField.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import { history } from '../catalog/versions.ts';
import type { PublishedChange } from '../context/PublishPlug.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { nextKey, oldKey } from './extensionKeys.ts';
import { extensionRows } from './extensionRows.ts';

type OwnedField = PublishedField & { readonly tableEx_Id: number };

/** Column name that keeps values of a deleted field while another field uses its code. No code can have this name. */
const keptName = (id: number): string => `~${id}`;

/**
 * Assigns each field a key and a column before columns are created. A new field with the code of a deleted one
 * starts empty: the old column is renamed, and renamed back when the old field is restored. Returns the patch with
 * all keys.
 */
export const claimColumns = async (
  tx: Queryable,
  { context, name: table, patch }: PublishedChange,
): Promise<JsonObject> => {
  const fields = await withKeys(tx, context, table, publishedFields(patch) ?? []);
  const holders = await lastHolders(tx, table);
  for (const { fieldCode, tableEx_Id } of fields) {
    const holder = holders.get(fieldCode);
    if (holder !== undefined && holder !== tableEx_Id)
      await changeHolder(tx, table, fieldCode, { from: holder, to: tableEx_Id });
  }
  return { ...patch, fields: fields as unknown as JsonObject[] }; // plain records of texts and numbers
};

/** Fields without a valid key get the key of their row, or a new one. */
const withKeys = async (
  tx: Queryable,
  context: PublishedChange['context'],
  table: string,
  fields: readonly PublishedField[],
): Promise<readonly OwnedField[]> => {
  const rows = await extensionRows(tx, context.catalog, table);
  const codes = new Map(rows.map(({ TableEx_Id, FieldCode }) => [Number(TableEx_Id), String(FieldCode)]));
  const taken = new Set(fields.map(({ tableEx_Id }) => tableEx_Id));
  const owned: OwnedField[] = [];
  for (const field of fields) {
    const { tableEx_Id: id, fieldCode } = field;
    const given = id !== undefined && codes.has(id) ? id : await oldKey(tx, id);
    const ofRow = [...codes].find(([key, code]) => code === fieldCode && !taken.has(key))?.[0];
    owned.push({ ...field, tableEx_Id: given ?? ofRow ?? (await nextKey(tx)) });
  }
  return owned;
};

/** Last field of each code, over all published versions. */
const lastHolders = async (tx: Queryable, table: string): Promise<ReadonlyMap<string, number>> => {
  const holders = new Map<string, number>();
  for (const { patch } of await history(tx, extensionKind.name, table))
    for (const { fieldCode, tableEx_Id } of publishedFields(patch) ?? [])
      if (tableEx_Id !== undefined && !holders.has(fieldCode)) holders.set(fieldCode, tableEx_Id);
  return holders;
};

const changeHolder = async (
  tx: Queryable,
  table: string,
  code: string,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> => {
  const { rows } = await run(
    tx,
    sql`select attname::text as "column" from pg_attribute where attrelid = to_regclass(${`"${table}"`})
        and not attisdropped and attname::text = ${anyOf([code, keptName(to)])}`,
  );
  const there = new Set(rows.map(({ column }) => String(column)));
  if (there.has(code))
    await run(tx, sql`alter table ${name(table)} rename column ${name(code)} to ${name(keptName(from))}`);
  if (there.has(keptName(to)))
    await run(tx, sql`alter table ${name(table)} rename column ${name(keptName(to))} to ${name(code)}`);
};
