import '../../runtime/model/explain/allMessages.ts';
import type { TableDdl } from '../../runtime/model/fields/projections/ddl.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Database, Queryable } from './Database.ts';
import { alterTable } from './migration/alterTable.ts';
import { createTable } from './migration/createTable.ts';
import { introspect } from './migration/introspect.ts';
import { type Plan, refusal } from './migration/Step.ts';
import { changedTables, migratedTables, rememberTables, stateTable } from './migration/tableState.ts';

/** SQL that a migration ran, in order, or the issues that stopped it. */
export type Migration =
  | { readonly ok: true; readonly steps: readonly string[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** Log of every schema change. */
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

/** Called after each changed table with its name, the tables done and the total. */
export type MigrationProgress = (table: string, done: number, all: number) => void;

/** Advisory lock key, the same in every process: one migration runs at a time. */
export const migrationLock = 7_406_001;

/**
 * Migrates the database to the schemas: creates tables, adds and renames columns, widens types, adds indexes. Never
 * drops a column or table. If a step would lose data, reports the number of affected rows and changes nothing. Runs
 * in one transaction without a timeout, one migration at a time. A fingerprint skips unchanged tables; a changed
 * table costs one statement.
 */
export function migrate(
  database: Database,
  tables: readonly TableDdl[],
  progress?: MigrationProgress,
): Promise<Migration> {
  return database.transaction((tx) => migrateWithin(tx, tables, progress), { timeout: 0 });
}

/**
 * Like {@link migrate}, in the caller's transaction. The caller must roll back when it fails. No statement has a
 * timeout.
 */
export async function migrateWithin(
  within: Queryable,
  tables: readonly TableDdl[],
  progress: MigrationProgress = () => undefined,
): Promise<Migration> {
  const tx: Queryable = { query: (sql, params) => within.query(sql, params, { timeout: 0 }) };
  await tx.query('select pg_advisory_xact_lock($1)::text', [migrationLock]);
  const changed = await changedTables(tx, [journal, stateTable, ...tables]);
  if (changed.length === 0) return { ok: true, steps: [] };
  const plans = await plansOf(tx, changed);
  const issues = await preventing(tx, plans);
  if (issues.length > 0) return { ok: false, issues };
  const steps = await apply(tx, plans, progress);
  const open = await withoutWantedIndex(tx, changed);
  await rememberTables(
    tx,
    changed.filter((ddl) => !open.has(ddl)),
  );
  return { ok: true, steps };
}

/** Reads what a migration to these tables would be prevented by. Changes nothing; rows may change until it runs. */
export async function migrationIssues(db: Queryable, tables: readonly TableDdl[]): Promise<readonly Issue[]> {
  return preventing(db, await plansOf(db, await changedTables(db, tables)));
}

async function plansOf(tx: Queryable, changed: readonly TableDdl[]): Promise<readonly TablePlan[]> {
  const existing = await introspect(
    tx,
    changed.map(({ table }) => table),
  );
  const known = await migratedTables(tx);
  return changed.map((ddl): TablePlan => {
    if (existing.others.has(ddl.table))
      return { table: ddl.table, steps: [], refused: [refusal('migration.notATable', ddl.table)] };
    const found = existing.tables.get(ddl.table);
    const plan =
      found === undefined
        ? { steps: createTable(ddl), refused: [] }
        : alterTable(found, ddl, !known.has(ddl.table));
    return { table: ddl.table, ...plan };
  });
}

const preventing = async (tx: Queryable, plans: readonly TablePlan[]): Promise<readonly Issue[]> => [
  ...plans.flatMap((plan) => plan.refused),
  ...(await blocked(tx, plans)),
];

/** Tables whose stored rows kept an index from ignoring case; the next start tries again. */
async function withoutWantedIndex(
  tx: Queryable,
  tables: readonly TableDdl[],
): Promise<ReadonlySet<TableDdl>> {
  const asked = tables.filter(({ indexes }) => indexes.some(({ lowered }) => lowered !== undefined));
  if (asked.length === 0) return new Set();
  const found = await introspect(
    tx,
    asked.map(({ table }) => table),
  );
  return new Set(
    asked.filter(({ table, indexes }) => {
      const there = found.tables.get(table)?.indexes ?? [];
      return indexes.some(
        ({ name, lowered }) =>
          lowered !== undefined && there.some((one) => one.name === name && one.lowered.length === 0),
      );
    }),
  );
}

interface TablePlan extends Plan {
  readonly table: string;
}

/** Counts the rows that block each step before any change; one statement per table. */
async function blocked(tx: Queryable, plans: readonly TablePlan[]): Promise<readonly Issue[]> {
  const issues: Issue[] = [];
  for (const { steps } of plans) {
    const obstacles = steps.flatMap(({ obstacle }) => (obstacle === undefined ? [] : [obstacle]));
    if (obstacles.length === 0) continue;
    const { rows } = await tx.query(
      obstacles
        .map(({ sql }, index) => `select ${index} as step, o.rows from (${sql}) o`)
        .join(' union all '),
    );
    for (const row of rows) {
      const issue = obstacles[Number(row.step)]?.issue;
      const count = Number(row.rows ?? 0);
      if (count > 0 && issue !== undefined)
        issues.push({ ...issue, params: { ...issue.params, rows: count } });
    }
  }
  return issues;
}

/** Runs the steps of each table as one statement and logs every step. */
async function apply(
  tx: Queryable,
  plans: readonly TablePlan[],
  progress: MigrationProgress,
): Promise<readonly string[]> {
  const todo = plans.filter(({ steps }) => steps.length > 0);
  for (const [index, { table, steps }] of todo.entries()) {
    await tx.query(oneStatement(steps.map(({ sql }) => sql)));
    progress(table, index + 1, todo.length);
  }
  const done = todo.flatMap(({ steps }) => steps.map(({ sql }) => sql));
  if (done.length > 0) {
    await tx.query(
      'insert into "jig_migration" ("MadeAt", "Statement") select localtimestamp, unnest($1::text[])',
      [done],
    );
  }
  return done;
}

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Joins several statements into one block; returns a single statement unchanged. */
function oneStatement(statements: readonly string[]): string {
  const [only, ...others] = statements;
  if (only !== undefined && others.length === 0) return only;
  const body = statements.map((sql) => `execute ${literal(sql)};`).join('\n');
  return `do ${literal(`begin\n${body}\nend`)}`;
}
