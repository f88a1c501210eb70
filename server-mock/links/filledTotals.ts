import { createHash } from 'node:crypto';
import type { StoredTotal } from '../../runtime/model/links/StoredTotal.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Names a total with the way it is declared: declared otherwise, it has to be filled again. */
export const totalMark = ({ holder, field, total, parts }: StoredTotal): string => {
  const said = parts.map(({ sign, rows, via, of, factor, by, documents, when }) => [
    ...[sign, rows.table.table, via, of, factor, by],
    ...[documents, when],
  ]);
  const mark = createHash('sha256')
    .update(JSON.stringify([total, said]))
    .digest('base64url')
    .slice(0, 16);
  return `${holder.table.table}.${field.field} ${mark}`;
};

/** Marks of the totals that are filled over all rows. */
export const filledTotals = async (db: Queryable): Promise<ReadonlySet<string>> => {
  const { rows } = await run(db, sql`select "Id" from "jig_filled_total"`);
  return new Set(rows.map(({ Id }) => String(Id)));
};

/** Notes that totals are filled over all rows. */
export const noteFilled = async (db: Queryable, totals: readonly StoredTotal[]): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_filled_total" ("Id") select unnest(${totals.map(totalMark)}::text[]) on conflict do nothing`,
  );
};
