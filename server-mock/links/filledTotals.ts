import { createHash } from 'node:crypto';
import type { DocumentLink } from '../../runtime/model/links/DocumentLink.ts';
import type { StoredTotal } from '../../runtime/model/links/StoredTotal.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Names a total with the way it is declared: declared otherwise, it has to be filled again. */
export const totalMark = ({ holder, field, total, parts, previous }: StoredTotal): string => {
  const said = parts.map(({ sign, rows, via, of, factor, by, documents, when }) => [
    ...[sign, rows.table.table, via, of, factor, by],
    ...[documents, when],
  ]);
  const mark = createHash('sha256')
    .update(JSON.stringify(previous === undefined ? [total, said] : [previous]))
    .digest('base64url')
    .slice(0, 16);
  return `${holder.table.table}.${field.field} ${mark}`;
};

/** Marks of the totals that are filled over all rows, and of the links whose rows are matched. */
export const filledTotals = async (db: Queryable): Promise<ReadonlySet<string>> => {
  const { rows } = await run(db, sql`select "Id" from "jig_filled_total"`);
  return new Set(rows.map(({ Id }) => String(Id)));
};

/** Names a link whose stored rows are matched. */
export const linkMark = ({ id }: Pick<DocumentLink, 'id'>): string => `link ${id}`;

/** Notes totals that are filled over all rows, and links whose rows are matched, by their marks. */
export const noteFilled = async (db: Queryable, marks: readonly string[]): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_filled_total" ("Id") select unnest(${[...marks]}::text[]) on conflict do nothing`,
  );
};

/** Forgets marks of what is declared no longer: declared again later, it is matched and filled again. */
export const forgetFilled = async (db: Queryable, declared: readonly string[]): Promise<void> => {
  await run(db, sql`delete from "jig_filled_total" where "Id" <> all(${[...declared]}::text[])`);
};
