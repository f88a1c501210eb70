import { messageOf } from '../../runtime/model/messages/index.ts';
import { loadAccount } from '../access/loadAccount.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { flatEntries } from '../codegen/flatEntries.ts';
import { runImport } from '../codegen/runImport.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Queryable } from '../db/Database.ts';
import { StartRefusal } from '../db/StartRefusal.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { insertRow } from '../records/writeRow.ts';
import type { SeedFile } from '../seed/SeedFile.ts';

/** Setting that is there from the first start until the tables of the seed file are made. */
const setting = 'seed.tables';

/** Names of the tables that a seed file's entries make, in lower case. */
export const tablesOf = ({ tables = [] }: SeedFile): ReadonlySet<string> =>
  new Set(
    (flatEntries(tables) ?? []).map(({ record }) =>
      String(record.tableName ?? record.TableName ?? '').toLowerCase(),
    ),
  );

/** Remembers, in the transaction of the first start, that the tables of the seed file are still to be made. */
export const owesEntries = async (tx: Queryable, { tables = [] }: SeedFile, now: string): Promise<void> => {
  if (tables.length > 0)
    await run(
      tx,
      sql`insert into "jig_setting" ("Id", "Value", "UserId", "ChangedAt") values (${setting}, 'owed', 1, ${now})`,
    );
};

const withRows =
  ({ rows = {} }: SeedFile, made: ReadonlySet<string>) =>
  async (tx: Queryable, after: SchemaCatalog): Promise<void> => {
    for (const [name, list] of Object.entries(rows)) {
      const table = made.has(name.toLowerCase()) ? after.table(name) : undefined;
      for (const row of table === undefined ? [] : list)
        if (table !== undefined) await insertRow(tx, table, row, row[table.key]);
    }
    await run(tx, sql`delete from "jig_setting" where "Id" = ${setting}`);
  };

const refusal = (lines: readonly string[]): StartRefusal => {
  const text = lines.join('\n');
  return new StartRefusal(
    `SEED_FILE 中的 tables 不能生成：\n${text}`,
    `the tables of SEED_FILE cannot be made`,
  );
};

/**
 * Makes the tables of a seed file with their rows: all or none. Does nothing once they were made. Throws StartRefusal
 * with each mistake; the next start tries again.
 */
export const seedEntries = async (context: ServerContext, file: SeedFile): Promise<void> => {
  const owed = await run(context.db, sql`select 1 from "jig_setting" where "Id" = ${setting}`);
  if (owed.rows.length === 0) return;
  const entries = flatEntries(file.tables ?? []);
  const account = await loadAccount(context.db, context.catalog, 1);
  if (entries === undefined || account === undefined)
    throw refusal(['tables: a list of entries, each with its columns as tableColumns']);
  const issues = await runImport(context, entries, {
    user: account.user,
    requestId: 'seed',
    finish: withRows(file, tablesOf(file)),
  });
  if (issues.length > 0)
    throw refusal(
      issues.map((issue) => `${issue.path} ${messageOf(issue, 'zh')} / ${messageOf(issue, 'en')}`),
    );
};
