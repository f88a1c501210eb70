import { createHash } from 'node:crypto';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf, values as list } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { issuesAnswer } from '../http/issuesAnswer.ts';
import { Refusal } from '../http/Refusal.ts';
import { serverIdOf } from './serverPath.ts';

/** A row that was just written. */
interface Written {
  readonly table: ResolvedTable;
  readonly key: Cell;
  /** The stored row; undefined for a new row. */
  readonly stored: Row | undefined;
  /** Written columns and their values. */
  readonly values: Row;
}

const known = new WeakMap<ResolvedTable, readonly ResolvedField[]>();

/** Fields that refer to uploaded files. */
export function fileFieldsOf(table: ResolvedTable): readonly ResolvedField[] {
  const found = known.get(table) ?? table.fields.filter((field) => field.kind.files !== undefined);
  known.set(table, found);
  return found;
}

/**
 * Updates, in the save's transaction, which files a row refers to. These references decide who may see a file.
 * Throws {@link Refusal} when a file was swept in the meantime.
 */
export async function keepUses(tx: Queryable, call: TransactionCall, written: Written): Promise<void> {
  for (const field of fileFieldsOf(written.table)) {
    if (!Object.hasOwn(written.values, field.field)) continue;
    const before = pathsOf(field, written.stored?.[field.field]);
    const after = pathsOf(field, written.values[field.field]);
    const useId = (path: string): string => idOf(written, field, path);
    const gone = [...before].filter((path) => !after.has(path));
    if (gone.length > 0)
      await run(tx, sql`delete from "jig_file_use" where "Id" = ${anyOf(gone.map(useId))}`);
    const added = [...after].filter((path) => !before.has(path));
    if (added.length === 0) continue;
    await attach(tx, call, field, added);
    const rows = added.map((path) => [
      useId(path),
      path,
      written.table.table,
      field.field,
      String(written.key),
    ]);
    await run(
      tx,
      sql`insert into "jig_file_use" ("Id", "Path", "TableName", "FieldName", "RowKey")
          values ${sql.join(rows.map((row) => sql`(${list(row)})`))} on conflict ("Id") do nothing`,
    );
  }
}

/** Marks files as attached to a record: they are no longer private uploads and are not swept. */
async function attach(
  tx: Queryable,
  call: TransactionCall,
  field: ResolvedField,
  paths: readonly string[],
): Promise<void> {
  const now = call.context.clock.now();
  const done = await run(
    tx,
    sql`update "jig_file" set "AttachedAt" = coalesce("AttachedAt", ${now}) where "Path" = ${anyOf(paths)}`,
  );
  if (done.affected >= paths.length) return;
  const params = { name: paths.map((path) => path.slice(path.lastIndexOf('/') + 1)).join(' ') };
  throw new Refusal(
    issuesAnswer(call, [{ path: field.field, rule: 'upload.notYours', params, severity: 'error' }]),
  );
}

/** Paths of uploaded files in a value; ignores other, imported paths. */
function pathsOf(field: ResolvedField, value: Cell | undefined): ReadonlySet<string> {
  const items = field.kind.files?.(value) ?? [];
  return new Set(items.map((item) => item.path).filter((path) => serverIdOf(path) !== undefined));
}

function idOf({ table, key }: Written, field: ResolvedField, path: string): string {
  return createHash('sha256')
    .update(keyOf(table.table, field.field, String(key), path))
    .digest('hex');
}
