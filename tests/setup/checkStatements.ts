import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server-mock/db/Database.ts';
import { DatabaseError } from '../../server-mock/db/DatabaseError.ts';
import { openPglite } from '../../server-mock/db/pglite.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import type { DatabaseKind } from './testDatabase.ts';

/** SQLSTATEs for a table or column that only the test had: made on screen, or from schemas of its own. */
const unknownNames: ReadonlySet<string> = new Set(['42P01', '42703', '3F000']);

/** The statement without its names, the number of its parameters and the length of its lists. */
const shapeOf = (sql: string): string =>
  sql
    .replaceAll(/"[^"]*"/g, '"')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\S+(?: as ")?)(?:, \1)+/g, '$1')
    .replaceAll(/\s+/g, ' ');

/** Statements by shape. */
type Shapes = Map<string, Set<string>>;

/** Statements by the database that ran them. */
const notesIn = (folder: string): Readonly<Record<DatabaseKind, Shapes>> => {
  const noted = { pglite: new Map(), postgres: new Map() } as Readonly<Record<DatabaseKind, Shapes>>;
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (line === '') continue;
      const [kind, sql] = JSON.parse(line) as [DatabaseKind, string];
      const shape = shapeOf(sql);
      noted[kind].set(shape, (noted[kind].get(shape) ?? new Set()).add(sql));
    }
  return noted;
};

interface Refused {
  /** The database that refuses it. */
  readonly on: DatabaseKind;
  readonly sql: string;
  readonly reason: string;
}

export interface StatementReport {
  /** Shapes of statements that ran. */
  readonly shapes: number;
  /** Of them, shapes that ran on both databases. */
  readonly ran: number;
  /** Number of shapes of names that the other database does not have; another statement of their kind covers what can be known. */
  readonly unknown: number;
  /** Statements that the other database refuses, with its reason. */
  readonly refused: readonly Refused[];
}

/** Undefined when the database takes one of the statements, which are of one shape. */
const failureOf = async (
  database: Database,
  statements: Iterable<string>,
): Promise<DatabaseError | undefined> => {
  let failure: DatabaseError | undefined;
  for (const sql of statements) {
    try {
      await database.execute(`prepare noted as ${sql}\n; deallocate noted`);
      return undefined;
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      failure = error;
      if (!unknownNames.has(error.sqlState)) return failure;
    }
  }
  return failure;
};

/**
 * Has each database prepare the shapes of statements that tests ran on the other one only: it reads them, finds tables and
 * columns, and settles types. `postgres`: URL of a database with the shipped tables; `pglite`: file with a dump of one.
 */
export const checkStatements = async (
  folder: string,
  { postgres, pglite }: Readonly<Record<DatabaseKind, string>>,
): Promise<StatementReport> => {
  const noted = notesIn(folder);
  const shapes = new Set([...noted.pglite.keys(), ...noted.postgres.keys()]).size;
  const refused: Refused[] = [];
  let unknown = 0;
  let missing = 0;
  const check = async (on: DatabaseKind, ran: Shapes, open: () => Promise<Database>): Promise<void> => {
    const only = [...ran].filter(([shape]) => !noted[on].has(shape));
    missing += only.length;
    if (only.length === 0) return;
    const database = await open();
    for (const [, statements] of only) {
      const failure = await failureOf(database, statements);
      if (failure === undefined) continue;
      if (unknownNames.has(failure.sqlState)) unknown += 1;
      else refused.push({ on, sql: [...statements].join('\n  '), reason: String(failure.cause) });
    }
    await database.close();
  };
  await check('postgres', noted.pglite, () => openPostgres({ url: postgres, connections: 1 }));
  await check('pglite', noted.postgres, () => openPglite({ load: readFileSync(pglite) }));
  return { shapes, ran: shapes - missing, unknown, refused };
};
