import type { PrintedDocument } from '../../runtime/wire/print/Print.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';

/** Prints told of one document, the newest. */
const mostTold = 20;

/** One printing of documents. */
interface Printing {
  readonly table: string;
  readonly keys: readonly string[];
  /** Title of the template. */
  readonly template: string;
  readonly user: { readonly id: number; readonly realName: string };
  readonly copies: number;
}

/** Remembers who printed which documents. */
export const recordPrinting = async (
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { table, keys, template, user, copies }: Printing,
): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_printed" ("TableName", "RowKey", "Template", "UserId", "UserName", "Copies", "PrintedAt")
        select ${table}, "key", ${template.slice(0, 200)}, cast(${user.id} as integer),
          ${user.realName.slice(0, 100)}, cast(${copies} as integer), cast(${clock.now()} as timestamp)
        from unnest(cast(${[...keys]} as text[])) as "printed"("key")`,
  );
};

/** How often documents were printed, by text of the key. Those that never were are missing. */
export const timesPrinted = async (
  { db }: Pick<ServerContext, 'db'>,
  table: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await run(
    db,
    sql`select "RowKey", count(*) as "n" from "jig_printed"
        where "TableName" = ${table} and "RowKey" = ${anyOf([...keys])} group by "RowKey"`,
  );
  return new Map(rows.map((row) => [String(row.RowKey), Number(row.n)]));
};

/** By whom and when documents were printed, the newest first. */
export const printedDocuments = async (
  context: Pick<ServerContext, 'db'>,
  table: string,
  keys: readonly string[],
): Promise<readonly PrintedDocument[]> => {
  const times = await timesPrinted(context, table, keys);
  if (times.size === 0) return [];
  const { rows } = await run(
    context.db,
    sql`select * from (
          select "RowKey", "UserName", "Template", "Copies", "PrintedAt",
            row_number() over (partition by "RowKey" order by "Id" desc) as "place"
          from "jig_printed" where "TableName" = ${table} and "RowKey" = ${anyOf([...keys])}) as "printed"
        where "place" <= ${mostTold} order by "RowKey", "place"`,
  );
  return [...times].map(([key, n]) => ({
    key,
    times: n,
    prints: rows
      .filter(({ RowKey }) => String(RowKey) === key)
      .map((row) => ({
        by: String(row.UserName),
        at: String(row.PrintedAt).slice(0, 16),
        template: String(row.Template),
        copies: Number(row.Copies),
      })),
  }));
};

/** Forgets the prints of documents that are deleted. */
export const forgetPrinted = async (db: Queryable, table: string, keys: readonly string[]): Promise<void> => {
  await run(
    db,
    sql`delete from "jig_printed" where "TableName" = ${table} and "RowKey" = ${anyOf([...keys])}`,
  );
};
