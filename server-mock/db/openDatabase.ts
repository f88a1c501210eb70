import { join } from 'node:path';
import type { Database } from './Database.ts';
import { openPglite } from './pglite.ts';

export interface OpenDatabase {
  /** PostgreSQL's address; unset: the embedded database in `<dataDirectory>/db`. */
  readonly url?: string;
  readonly dataDirectory: string;
  readonly timeZone: string;
  /** Milliseconds after which a statement is given up. */
  readonly statementTimeout: number;
  /** A dumped data directory for a first start of the embedded database. */
  readonly load?: Uint8Array;
  readonly onLost?: (error: Error) => void;
}

/** The database the environment names. The embedded one's directory must be locked first ({@link lockDirectory}). */
export async function openDatabase({
  url,
  dataDirectory,
  timeZone,
  statementTimeout,
  load,
  onLost,
}: OpenDatabase): Promise<Database> {
  if (url !== undefined) {
    // Its driver is not loaded for the embedded database.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({ url, timeZone, statementTimeout, ...(onLost === undefined ? {} : { onLost }) });
  }
  return openPglite({
    directory: join(dataDirectory, 'db'),
    timeZone,
    statementTimeout,
    ...(load === undefined ? {} : { load }),
  });
}
