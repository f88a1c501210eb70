import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../server-mock/db/Database.ts';
import { openPostgres } from '../server-mock/db/postgres.ts';
import { startPostgres } from '../tests/setup/postgresServer.ts';
import type { Figure } from './measure.ts';
import { fillSystem, openSystemPglite } from './systemDatabase.ts';

type Measure = (db: Database) => Promise<readonly Figure[]>;

const databases = {
  async PGlite(measure: Measure) {
    const directory = mkdtempSync(join(tmpdir(), 'jig-bench-'));
    const db = await openSystemPglite(join(directory, 'db'));
    try {
      return await measure(db);
    } finally {
      await db.close();
      rmSync(directory, { recursive: true, force: true });
    }
  },
  async PostgreSQL(measure: Measure) {
    const server = await startPostgres();
    const db = await openPostgres({ url: server.tcpUrl('postgres') });
    try {
      await fillSystem(db);
      return await measure(db);
    } finally {
      await db.close();
      await server.stop();
    }
  },
} as const;

export type DatabaseName = keyof typeof databases;

/** Databases that a suite runs on: `names`, or the one of `BENCH_DATABASE` among them. */
export const chosen = (names: readonly DatabaseName[]): readonly DatabaseName[] =>
  names.filter((name) => (process.env.BENCH_DATABASE ?? name) === name);

/** Measures on a new database of each kind, as {@link fillSystem} leaves it, one after the other. */
export async function onDatabases(
  names: readonly DatabaseName[],
  measure: Measure,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const name of chosen(names)) figures.push(...(await databases[name](measure)));
  return figures;
}
