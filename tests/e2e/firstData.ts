import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createCopyable } from '../setup/createCopyable.ts';
import { freePort } from '../setup/freePort.ts';
import { start, stop } from './productProcess.ts';

/** A database that a product can run on. */
export type DatabaseKind = 'pglite' | 'postgres';

/** What a product reads to find its data: an empty place, or a copy of the data of a first start. */
export interface FirstData {
  /** Settings for a place without data in folder `data`. */
  empty(data: string): Promise<NodeJS.ProcessEnv>;
  /**
   * Settings for data of a first start with the demo company and this content of a SEED_FILE. The first caller of a run
   * makes it; copying takes a seventh of its processor time.
   */
  copied(data: string, checkout: string, seed: object | undefined): Promise<NodeJS.ProcessEnv>;
}

const ofRun = (name: 'JIG_E2E_POSTGRES' | 'JIG_E2E_DATA'): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`globalSetup did not set ${name}`);
  return value;
};

const nameOf = (seed: object | undefined): string =>
  `first_${createHash('sha256')
    .update(JSON.stringify(seed ?? {}))
    .digest('hex')
    .slice(0, 16)}`;

/** Lets a product make its data by a first start. */
async function makeData(settings: NodeJS.ProcessEnv, checkout: string, seed?: object): Promise<void> {
  const folder = mkdtempSync(join(ofRun('JIG_E2E_DATA'), 'seed-'));
  const environment: NodeJS.ProcessEnv = {
    DATA_DIR: folder,
    ...settings,
    PORT: String(await freePort()),
    DEMO: '1',
    LOG_LEVEL: 'error',
  };
  if (seed !== undefined) {
    environment.SEED_FILE = join(folder, 'seed.json');
    // Stories with a seed bring their own documents; a first start takes two thirds of the time with fewer others.
    environment.DEMO_SIZE = 'small';
    writeFileSync(environment.SEED_FILE, JSON.stringify(seed));
  }
  await stop(await start(environment, checkout));
  rmSync(folder, { recursive: true, force: true });
}

const pglite: FirstData = {
  empty: async (data) => ({ DATA_DIR: data }),
  async copied(data, checkout, seed) {
    const made = join(ofRun('JIG_E2E_DATA'), nameOf(seed));
    if (!existsSync(made)) {
      const making = mkdtempSync(join(ofRun('JIG_E2E_DATA'), 'making-'));
      await makeData({ DATA_DIR: making }, checkout, seed);
      renameSync(making, made);
    }
    cpSync(made, data, { recursive: true });
    return { DATA_DIR: data };
  },
};

const urlOf = (name: string): string => ofRun('JIG_E2E_POSTGRES').replace('{database}', name);

/** Creates a database with a name of its own, empty or as a copy. */
async function newDatabase(from?: string): Promise<string> {
  const name = `e2e_${process.pid}_${Date.now()}`;
  await createCopyable(urlOf('postgres'), name, from);
  return name;
}

/** Name of a database with the data of a first start; no product runs on it. */
async function firstDatabase(checkout: string, seed: object | undefined): Promise<string> {
  const name = nameOf(seed);
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount !== 0) return name;
    const making = await newDatabase();
    await makeData({ DATABASE_URL: urlOf(making) }, checkout, seed);
    await client.query(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

const postgres: FirstData = {
  empty: async (data) => ({ DATA_DIR: data, DATABASE_URL: urlOf(await newDatabase()) }),
  copied: async (data, checkout, seed) => ({
    DATA_DIR: data,
    DATABASE_URL: urlOf(await newDatabase(await firstDatabase(checkout, seed))),
  }),
};

/** Data of products by their database. */
export const firstData: Readonly<Record<DatabaseKind, FirstData>> = { pglite, postgres };
