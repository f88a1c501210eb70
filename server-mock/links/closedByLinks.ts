import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { keyText } from '../records/keyText.ts';

/** Names a document in the list of those that closed by themselves. */
export const closedId = ({ table }: Pick<ResolvedTable, 'table'>, key: Cell | undefined): string =>
  `${table}\n${keyText(key)}`;

/** Those of the documents that closed by themselves. */
export const closedByLinks = async (tx: Queryable, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const { rows } = await run(tx, sql`select "Id" from "jig_closed_by_link" where "Id" = ${anyOf(ids)}`);
  return new Set(rows.map(({ Id }) => String(Id)));
};

/** Notes that documents closed by themselves, or no longer. */
export const noteClosed = async (tx: Queryable, ids: readonly string[], isClosed: boolean): Promise<void> => {
  if (ids.length === 0) return;
  await run(
    tx,
    isClosed
      ? sql`insert into "jig_closed_by_link" ("Id") select unnest(${ids}::text[]) on conflict do nothing`
      : sql`delete from "jig_closed_by_link" where "Id" = ${anyOf(ids)}`,
  );
};
