import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import type { PointedAt } from './pointedAt.ts';

/** Values, as text, that a row of the target has now. */
const stillThere = async (
  db: Queryable,
  call: Pick<TransactionCall, 'context'>,
  { reference, leaving, rows }: PointedAt,
): Promise<ReadonlySet<string>> => {
  const { to, owner } = reference;
  const { table } = leaving;
  const field = table.byName.get(to);
  // A key names one row, which has left.
  if (to === table.key || field === undefined) return new Set();
  const values = [...rows.keys()].flatMap((value) => {
    const parsed = columnTypes[field.columnType].parse(value, field);
    return parsed.ok && parsed.value !== null ? [parsed.value] : [];
  });
  const main = owner && call.context.catalog.table(owner.table);
  const inside =
    owner === undefined || main === undefined
      ? sql``
      : sql` and ${name(owner.key)} in (select ${name(main.key)} from ${systemTable(main.table)} where ${name(owner.field)} = ${owner.value})`;
  const found = await systemRun(
    db,
    'reference',
    sql`select cast(${name(to)} as text) as "value" from ${systemTable(table.table)}
        where ${name(to)} = ${anyOf(values)}${inside}`,
  );
  return new Set(found.rows.map(({ value }) => String(value)));
};

/** Leaves out values that another row of the target has. Call it after the rows are written. */
export const valuesGone = async (
  db: Queryable,
  call: Pick<TransactionCall, 'context'>,
  pointed: readonly PointedAt[],
): Promise<readonly PointedAt[]> => {
  const gone: PointedAt[] = [];
  for (const one of pointed) {
    const there = await stillThere(db, call, one);
    const rows = new Map([...one.rows].filter(([value]) => !there.has(value)));
    if (rows.size > 0) gone.push({ ...one, rows });
  }
  return gone;
};
