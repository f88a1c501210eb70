import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** What PostgreSQL answers for a table or column that only the test had: made on screen, or from schemas of its own. */
const unknownNames: ReadonlySet<string> = new Set(['42P01', '42703', '3F000']);

/** The statement without its names, the number of its parameters and the length of its lists. */
const shapeOf = (sql: string): string =>
  sql
    .replaceAll(/"[^"]*"/g, '"')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/(\S+(?: as ")?)(?:, \1)+/g, '$1')
    .replaceAll(/\s+/g, ' ');

/** Statements by shape that ran on PGlite and on PostgreSQL. */
const notesIn = (
  folder: string,
): { readonly lite: Map<string, Set<string>>; readonly postgres: Set<string> } => {
  const lite = new Map<string, Set<string>>();
  const postgres = new Set<string>();
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      if (line === '') continue;
      const [kind, sql] = JSON.parse(line) as [string, string];
      const shape = shapeOf(sql);
      if (kind === 'postgres') postgres.add(shape);
      else lite.set(shape, (lite.get(shape) ?? new Set()).add(sql));
    }
  return { lite, postgres };
};

export interface StatementReport {
  /** Shapes of statements that ran on PGlite. */
  readonly shapes: number;
  /** Of them, shapes that PostgreSQL ran too. */
  readonly ran: number;
  /** Shapes of names that PostgreSQL does not have; another statement of their kind covers what can be known. */
  readonly unknown: readonly string[];
  /** Statements that PostgreSQL refuses, with its reason. */
  readonly refused: readonly { readonly sql: string; readonly reason: string }[];
}

/**
 * Has PostgreSQL prepare each shape of statement that the tests ran on PGlite only: it reads it, finds its tables and
 * columns, and settles its types. `url`: a database with the shipped tables.
 */
export const checkStatements = async (folder: string, url: string): Promise<StatementReport> => {
  const { lite, postgres } = notesIn(folder);
  const only = [...lite].filter(([shape]) => !postgres.has(shape));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const unknown: string[] = [];
  const refused: { sql: string; reason: string }[] = [];
  for (const [, statements] of only) {
    let reason: { sql: string; code: string; message: string } | undefined;
    for (const sql of statements) {
      try {
        await client.query(`prepare noted as ${sql}`);
        await client.query('deallocate noted');
        reason = undefined;
        break;
      } catch (error) {
        const { code, message } = error as { code: string; message: string };
        reason = { sql, code, message };
        if (!unknownNames.has(code)) break;
      }
    }
    if (reason === undefined) continue;
    if (unknownNames.has(reason.code)) unknown.push(reason.sql);
    else refused.push({ sql: reason.sql, reason: reason.message });
  }
  await client.end();
  return { shapes: lite.size, ran: lite.size - only.length, unknown, refused };
};
