import { join } from 'node:path';
import type { Database } from './Database.ts';
import { openPglite } from './pglite.ts';

export interface OpenDatabase {
  /** URL of PostgreSQL; unset: the embedded database in `<dataDirectory>/db`. */
  readonly url?: string;
  /** Address of PostgreSQL itself, when `url` leads through a pooler. */
  readonly directUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly timeZone: string;
  /** Statement timeout in milliseconds. */
  readonly statementTimeout: number;
  /** Data directory dump for the first start of the embedded database. */
  readonly load?: Uint8Array;
  readonly onLost?: (error: Error) => void;
}

/**
 * Opens PostgreSQL when `url` is set, otherwise the embedded database. Lock the data directory first ({@link lockDirectory}).
 */
export async function openDatabase({
  url,
  directUrl,
  dataDirectory,
  timeZone,
  statementTimeout,
  load,
  onLost,
}: OpenDatabase): Promise<Database> {
  if (url !== undefined) {
    // Loaded on demand: the embedded database does not need this driver.
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres({
      url,
      directUrl,
      timeZone,
      statementTimeout,
      ...(onLost === undefined ? {} : { onLost }),
    });
  }
  return openPglite({
    directory: join(dataDirectory, 'db'),
    timeZone,
    statementTimeout,
    ...(load === undefined ? {} : { load }),
  });
}
