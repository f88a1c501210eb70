import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';
import { accessTable } from '../reading/tableAccess.ts';
import type { FileRecord } from './FileRecord.ts';
import { findFiles } from './findFiles.ts';

/** A field of a table, and the keys of its rows that refer to files. */
interface Use {
  readonly table: string;
  readonly field: string;
  readonly keys: string[];
}

/**
 * Files that the user may see, by path. These are files in a readable field of a visible record, and the user's own
 * uploads that no record refers to yet. All calls decide here, on every request.
 */
export async function readableFiles(
  call: UserCall,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileRecord>> {
  const files = await findFiles(call.context.db, paths);
  const attached = new Set([...files.values()].filter((file) => !file.isFresh).map((file) => file.path));
  const seen = attached.size === 0 ? attached : await pathsInRows(call, attached);
  return new Map(
    [...files].filter(([, file]) => (file.isFresh ? file.userId === call.user.id : seen.has(file.path))),
  );
}

async function pathsInRows(call: UserCall, paths: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const { rows } = await run(
    call.context.db,
    sql`select "TableName", "FieldName", "RowKey" from "jig_file_use" where "Path" = ${anyOf([...paths])}`,
  );
  const uses = new Map<string, Use>();
  for (const row of rows) {
    const [table, field] = [String(row.TableName), String(row.FieldName)];
    const use = uses.get(`${table}.${field}`) ?? { table, field, keys: [] };
    uses.set(`${table}.${field}`, use);
    use.keys.push(String(row.RowKey));
  }
  const seen = new Set<string>();
  for (const use of uses.values())
    for (const path of await pathsOf(call, use)) if (paths.has(path)) seen.add(path);
  return seen;
}

/** Paths that the field currently holds, limited to rows and fields the user may read. */
async function pathsOf(call: UserCall, use: Use): Promise<readonly string[]> {
  const found = accessTable(call, use.table, 'Search');
  if ('refused' in found) return [];
  const { table, readable, rows: guarded } = found.access;
  const field = table.byName.get(use.field);
  if (field === undefined || !readable.has(use.field)) return [];
  const keys = use.keys.flatMap((key) => parseKey(table, key) ?? []);
  const where = sql`${name(table.key)} = ${anyOf(keys)}`;
  const { rows } = await guarded.select(call.context.db, { columns: [use.field], where });
  return rows.flatMap((row) => pathsIn(field, row[use.field] as Cell)); // a file column is text
}

const pathsIn = (field: ResolvedField, value: Cell): readonly string[] =>
  (field.kind.files?.(value) ?? []).map((item) => item.path);
