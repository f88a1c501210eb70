import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import { formatTime } from '../time/formatTime.ts';
import type { Queryable } from './Database.ts';
import { readSetting, writeSetting } from './settings.ts';

/** A column that no schema defines any more, with the number of rows that held a value when it was found. */
export interface RemovedField {
  readonly table: string;
  readonly field: string;
  readonly rows: number;
}

/** Setting with the stored counts. The server does not write these columns, so counts only shrink. */
const settingId = 'removedFields';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const keyOf = (table: string, field: string): string => JSON.stringify([table, field]);

/**
 * Finds columns with values that the schemas do not define. Counts rows once, at the first start without the field,
 * in one statement per table; later starts read the stored counts.
 */
export async function removedFields(
  db: Queryable,
  tables: readonly TableDdl[],
): Promise<readonly RemovedField[]> {
  const unnamed = await unnamedColumns(db, tables);
  const setting = await readSetting(db, settingId);
  const known = countsIn(setting);
  const counts = new Map<string, number>();
  for (const [table, fields] of unnamed) {
    const found = fields.filter((field) => !known.has(keyOf(table, field)));
    const counted = found.length === 0 ? [] : await countValues(db, table, found);
    for (const [at, field] of found.entries()) counts.set(keyOf(table, field), counted[at] ?? 0);
    for (const field of fields) {
      const before = known.get(keyOf(table, field));
      if (before !== undefined) counts.set(keyOf(table, field), before);
    }
  }
  const value = JSON.stringify([...counts].sort());
  if (value !== (setting ?? '[]'))
    await writeSetting(db, { id: settingId, value, userId: 1, now: formatTime(new Date(), 'UTC') });
  return [...unnamed].flatMap(([table, fields]) =>
    fields
      .map((field) => ({ table, field, rows: counts.get(keyOf(table, field)) ?? 0 }))
      .filter(({ rows }) => rows > 0),
  );
}

/** Columns that no schema defines, by table. */
async function unnamedColumns(
  db: Queryable,
  tables: readonly TableDdl[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const named = new Map(
    tables.map(({ table, columns }) => [table, new Set(columns.map(({ name }) => name))]),
  );
  const { rows } = await db.query(
    `select c.relname::text as "table", a.attname::text as "field"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where n.nspname = current_schema() and c.relname = any($1) and a.attnum > 0 and not a.attisdropped
      order by 1, 2`,
    [[...named.keys()]],
  );
  const unnamed = new Map<string, string[]>();
  for (const row of rows) {
    const table = String(row.table);
    const field = String(row.field);
    // Columns of deleted extension fields whose code is in use again; a restore brings them back.
    if (field.startsWith('~') || named.get(table)?.has(field)) continue;
    unnamed.set(table, [...(unnamed.get(table) ?? []), field]);
  }
  return unnamed;
}

async function countValues(
  db: Queryable,
  table: string,
  fields: readonly string[],
): Promise<readonly number[]> {
  const counts = fields.map((field, at) => `count(${quoted(field)})::text as "c${at}"`).join(', ');
  const { rows } = await db.query(`select ${counts} from ${quoted(table)}`, [], { timeout: 0 });
  return fields.map((_field, at) => Number(rows[0]?.[`c${at}`]));
}

function countsIn(setting: string | undefined): ReadonlyMap<string, number> {
  try {
    return new Map(JSON.parse(setting ?? '[]') as [string, number][]);
  } catch {
    // The setting was edited by hand: count again.
    return new Map();
  }
}
