import '../../runtime/model/messages/all.ts';
import type { Issue } from '../../runtime/model/Issue.ts';
import type { TableDdl } from '../../runtime/model/projections/ddl.ts';
import type { Database, Queryable } from './Database.ts';
import { alterTable } from './migration/alterTable.ts';
import { createTable } from './migration/createTable.ts';
import { introspect } from './migration/introspect.ts';
import { type Plan, refusal, type Step } from './migration/Step.ts';

/** What a migration did (its SQL, in order), or why it did nothing. */
export type Migration =
  | { readonly ok: true; readonly steps: readonly string[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** The journal of every change. */
const journal: TableDdl = {
  table: 'jig_migration',
  columns: [
    { name: 'Id', sqlType: 'integer', notNull: true, identity: true },
    { name: 'MadeAt', sqlType: 'timestamp', notNull: true, identity: false },
    { name: 'Statement', sqlType: 'text', notNull: true, identity: false },
  ],
  primaryKey: ['Id'],
  indexes: [],
};

/** Any number, the same in every process: one migration at a time. */
const lockNumber = 7_406_001;

/**
 * Brings the database to what the schemas want: makes tables, adds and renames columns, widens types, adds indexes. Never
 * drops a column or table. What would lose data is refused with the number of rows in the way, and then nothing is changed.
 * One transaction without time limit, one migration at a time. The same tables again change nothing.
 */
export function migrate(database: Database, tables: readonly TableDdl[]): Promise<Migration> {
  return database.transaction((tx) => migrateWithin(tx, tables), { timeout: 0 });
}

/** The same inside a transaction of the caller's, who rolls it back when it is refused: statements without a time limit. */
export async function migrateWithin(within: Queryable, tables: readonly TableDdl[]): Promise<Migration> {
  const tx: Queryable = { query: (sql, params) => within.query(sql, params, { timeout: 0 }) };
  await tx.query('select pg_advisory_xact_lock($1)::text', [lockNumber]);
  const wanted = [journal, ...tables];
  const existing = await introspect(
    tx,
    wanted.map(({ table }) => table),
  );
  const plans = wanted.map((ddl): Plan => {
    if (existing.others.has(ddl.table))
      return { steps: [], refused: [refusal('migration.notATable', ddl.table)] };
    const found = existing.tables.get(ddl.table);
    return found === undefined ? { steps: createTable(ddl), refused: [] } : alterTable(found, ddl);
  });
  const steps = plans.flatMap((plan) => plan.steps);
  const issues = [...plans.flatMap((plan) => plan.refused), ...(await blocked(tx, steps))];
  if (issues.length > 0) return { ok: false, issues };
  return { ok: true, steps: await apply(tx, steps) };
}

/** Counts the rows in the way of each step, before anything is changed. */
async function blocked(tx: Queryable, steps: readonly Step[]): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  for (const { obstacle } of steps) {
    if (obstacle === undefined) continue;
    const { rows } = await tx.query(obstacle.sql);
    const count = Number(rows[0]?.rows ?? 0);
    if (count > 0) issues.push({ ...obstacle.issue, params: { ...obstacle.issue.params, rows: count } });
  }
  return issues;
}

async function apply(tx: Queryable, steps: readonly Step[]): Promise<readonly string[]> {
  const done: string[] = [];
  for (const { sql } of steps) {
    await tx.query(sql);
    done.push(sql);
  }
  if (done.length > 0) {
    await tx.query(
      'insert into "jig_migration" ("MadeAt", "Statement") select localtimestamp, unnest($1::text[])',
      [done],
    );
  }
  return done;
}
