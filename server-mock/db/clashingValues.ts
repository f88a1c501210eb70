import { outerBlanks } from '../../runtime/model/fields/columnTypes/blanks.ts';
import type { IndexDdl, TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { Queryable } from './Database.ts';
import { quoted } from './sql/quoted.ts';

/** Values of a unique index that are the same as texts are read today. */
export interface ClashingValues {
  readonly table: string;
  readonly fields: readonly string[];
  /** Number of values that stand in more than one row. */
  readonly values: number;
  /** Rows with such a value. */
  readonly rows: number;
  /** Some of the values as stored. */
  readonly examples: readonly string[];
}

/** Values named in a warning. */
const mostExamples = 5;
/** Milliseconds a table may take; a larger one is passed over. */
const timeout = 5_000;

/**
 * Finds stored rows whose unique texts differ only in outer blanks, or in case where the index ignores it. They
 * were stored by older versions and stay; new ones are refused. One statement per index with texts.
 */
export async function clashingValues(
  db: Queryable,
  tables: readonly TableDdl[],
): Promise<readonly ClashingValues[]> {
  const found: ClashingValues[] = [];
  for (const { table, columns, indexes } of tables) {
    const texts = new Set(columns.filter(({ sqlType }) => isText(sqlType)).map(({ name }) => name));
    for (const index of indexes) {
      if (!index.unique || !index.fields.some((field) => texts.has(field))) continue;
      const clash = await clashOf(db, table, index, texts).catch(() => undefined);
      if (clash !== undefined) found.push(clash);
    }
  }
  return found;
}

const isText = (sqlType: string): boolean => sqlType === 'text' || sqlType.startsWith('varchar');

async function clashOf(
  db: Queryable,
  table: string,
  { fields, lowered = [] }: IndexDdl,
  texts: ReadonlySet<string>,
): Promise<ClashingValues | undefined> {
  const read = fields.map((field) => {
    if (!texts.has(field)) return quoted(field);
    const trimmed = `btrim(${quoted(field)}, $1)`;
    return lowered.includes(field) ? `lower(${trimmed})` : trimmed;
  });
  const shown = `concat_ws(' + ', ${fields.map((field) => `${quoted(field)}::text`).join(', ')})`;
  const filled = fields.map((field) => `${quoted(field)} is not null`).join(' and ');
  const { rows } = await db.query(
    `select count(*)::int as "values", coalesce(sum(n), 0)::int as "rows",
            (array_agg(shown order by shown))[1:${mostExamples}] as examples
       from (select count(*) as n, min(${shown}) as shown from ${quoted(table)}
              where ${filled} group by ${read.join(', ')} having count(*) > 1) clashing`,
    [outerBlanks],
    { timeout },
  );
  const [row] = rows;
  const values = Number(row?.values ?? 0);
  if (values === 0) return undefined;
  const examples = ((row?.examples ?? []) as readonly string[]).map((text) => text.slice(0, 100));
  return { table, fields, values, rows: Number(row?.rows), examples };
}
