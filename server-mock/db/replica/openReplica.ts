import type { Database } from '../Database.ts';
import type { PostgresOptions } from '../PostgresOptions.ts';

/** Connections that a process opens to it. */
const connections = 5;

/** The address with a setting that refuses every write, also should the database take writes one day. */
const readOnly = (address: string): string => {
  const url = new URL(address);
  const given = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', `${given} -c default_transaction_read_only=on`.trim());
  return url.href;
};

/** Opens a replica for reads. Throws what `openPostgres` throws. */
export const openReplica = async ({
  url,
  ...options
}: Pick<PostgresOptions, 'url' | 'timeZone' | 'statementTimeout' | 'onLost'>): Promise<Database> => {
  // Loaded on demand, like the driver of the primary.
  const { openPostgres } = await import('../postgres.ts');
  // The primary answers instead of one that is lost.
  const limits = { connections, connectTimeout: 2_000, lostPatience: 0 };
  return openPostgres({ ...options, ...limits, url: readOnly(url) });
};
