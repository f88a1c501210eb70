import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { finishRestore, restoredFolder } from '../../server-mock/contents/finishRestore.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { lockDirectory } from '../../server-mock/db/lockDirectory.ts';
import { openDatabase } from '../../server-mock/db/openDatabase.ts';
import { type Environment, readEnvironment } from '../../server-mock/process/environment.ts';

/** The installation that a command works on: a data directory or a PostgreSQL; unset: those of the environment. */
export interface DataPlace {
  readonly dataDirectory: string | undefined;
  readonly url: string | undefined;
}

const noDatabase = {
  ...{ DATABASE_URL: '', DATABASE_URL_FILE: '' },
  ...{ DATABASE_URL_DIRECT: '', DATABASE_URL_DIRECT_FILE: '' },
  ...{ DATABASE_URL_READ: '', DATABASE_URL_READ_FILE: '' },
};

/** The settings of the environment at this place, with `own` over them. Throws an error that names what is wrong. */
export const environmentFrom = (
  { dataDirectory, url }: DataPlace,
  own: Readonly<Record<string, string>>,
): Environment => {
  const where = {
    ...(dataDirectory !== undefined && { ...noDatabase, DATA_DIR: dataDirectory }),
    ...(url !== undefined && { ...noDatabase, DATABASE_URL: url }),
  };
  const read = readEnvironment({ ...process.env, ...own, ...where });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.environment;
};

/**
 * The environment of a command at this place, whether or not there is a database. It goes past a pooler, since it holds a connection for
 * long. Throws an error that names what is wrong.
 */
export const environmentOf = (place: DataPlace): Environment => {
  const environment = environmentFrom(place, { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error' });
  const { databaseUrl, databaseUrlDirect } = environment;
  return { ...environment, databaseUrl: databaseUrlDirect ?? databaseUrl, databaseUrlDirect: undefined };
};

/** Like {@link environmentOf}. Throws an error as well where there is no database. */
export const environmentAt = (place: DataPlace): Environment => {
  const environment = environmentOf(place);
  const { databaseUrl, dataDirectory: directory } = environment;
  const isThere = ['db', restoredFolder].some((folder) => existsSync(join(directory, folder)));
  if (databaseUrl === undefined && !isThere)
    throw new Error(`${directory} holds no database; name a data directory with --data-dir, or DATABASE_URL`);
  return environment;
};

/** Reads from the database at this place, without starting the product. Throws an error when it cannot be opened. */
export const readData = async <T>(place: DataPlace, read: (db: Database) => Promise<T>): Promise<T> => {
  const { databaseUrl, dataDirectory, timeZone, databaseTimeout } = environmentAt(place);
  const lock =
    databaseUrl === undefined ? await lockDirectory(dataDirectory, () => process.exit(1)) : undefined;
  if (lock?.ok === false)
    throw new Error(`the data directory ${dataDirectory} is in use by another process; stop that one first`);
  try {
    if (lock !== undefined) await finishRestore(dataDirectory);
    const db = await openDatabase({
      dataDirectory,
      timeZone,
      statementTimeout: databaseTimeout * 1000,
      ...(databaseUrl !== undefined && { url: databaseUrl }),
    });
    try {
      const { rows } = await db.query(`select to_regclass('"jig_schema_overlay"') is not null as known`);
      if (rows[0]?.known !== true) throw new Error('the database was not made by this product');
      return await read(db);
    } finally {
      await db.close();
    }
  } finally {
    if (lock?.ok === true) lock.release();
  }
};
