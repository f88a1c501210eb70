import { tableEntry } from '../../../runtime/model/check/kinds/tableEntry.ts';
import { readEntry } from '../../../runtime/model/codegen/readEntry.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';
import type { SentEntry } from '../flatEntries.ts';
import { entryTables, readSent } from '../readSent.ts';
import type { StoredEntry } from '../storedEntry.ts';

/** Entries from outside as they would be stored; new ones with keys that are free now. Or issues. Writes nothing. */
export const comingEntries = async (
  db: Queryable,
  catalog: SchemaCatalog,
  entries: readonly SentEntry[],
): Promise<{ readonly coming: readonly StoredEntry[] } | { readonly issues: readonly Issue[] }> => {
  const tables = entryTables(catalog);
  if (tables === undefined) return { coming: [] };
  const read = entries.map((entry) => readSent(tables, entry));
  const issues = read.flatMap((one) => one.issues);
  if (issues.length > 0) return { issues };
  const rows = await systemRows(db, 'schema', tables.main, sql`true`);
  const known = new Map(rows.map((row) => [String(row.TableName).toLowerCase(), row] as const));
  const free = await freeKey(db, rows);
  return {
    coming: read.map(({ name, row, lines }, at) => {
      const before = known.get(name.toLowerCase());
      const stored = { ...before, ...row, Table_Id: before?.Table_Id ?? free + at };
      // Rows hold JSON scalars only.
      return { row: stored, entry: readEntry(stored as JsonObject, lines as readonly JsonObject[]), before };
    }),
  };
};

/** A key above those of all entries, deleted ones with a version included. */
const freeKey = async (db: Queryable, rows: readonly Row[]): Promise<number> => {
  const versions = await run(
    db,
    sql`select max("Name"::int) as "most" from "jig_schema_version" where "Kind" = ${tableEntry.name}`,
  );
  return Math.max(Number(versions.rows[0]?.most ?? 0), ...rows.map((row) => Number(row.Table_Id))) + 1;
};
