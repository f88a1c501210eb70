import type { User } from '../runtime/model/access/User.ts';
import { loadAccount } from '../server-mock/access/loadAccount.ts';
import type { ServerContext } from '../server-mock/context/ServerContext.ts';
import type { Environment } from '../server-mock/process/environment.ts';
import { createLog } from '../server-mock/process/log.ts';
import { placesOf } from '../server-mock/process/places.ts';
import { startServer } from '../server-mock/process/startServer.ts';

/**
 * Does something as the first administrator with the product started for it, while no other server runs on its data directory.
 * Throws an error when it does not start.
 */
export const withServer = async <T>(
  environment: Environment,
  work: (context: ServerContext, user: User) => Promise<T>,
): Promise<T> => {
  const log = createLog(environment.logLevel);
  const started = await startServer(environment, placesOf(import.meta.url), log, () => undefined);
  if (!started.ok) throw new Error(started.because);
  const { server } = started;
  try {
    const { context } = server;
    const account = await loadAccount(context.db, context.catalog, 1);
    if (account === undefined) throw new Error('the database has no user 1');
    return await work(context, account.user);
  } finally {
    await server.stop();
  }
};
