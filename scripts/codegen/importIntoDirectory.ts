import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import { flatEntries } from '../../server-mock/codegen/flatEntries.ts';
import { runImport } from '../../server-mock/codegen/runImport.ts';
import { readEnvironment } from '../../server-mock/process/environment.ts';
import { createLog } from '../../server-mock/process/log.ts';
import { placesOf } from '../../server-mock/process/places.ts';
import { startServer } from '../../server-mock/process/startServer.ts';
import type { Done } from './Done.ts';

/** Imports entries into the data directory (or `DATABASE_URL`) of the environment, while no server runs on it. */
export const importIntoDirectory = async (entries: readonly Json[], isDry: boolean): Promise<Done> => {
  const read = readEnvironment({ LOG_LEVEL: 'error', ...process.env, PORT: '0', HOST: '127.0.0.1' });
  if (!read.ok) return { ok: false, lines: read.problems };
  const flat = flatEntries(entries);
  if (flat === undefined || flat.length === 0)
    return { ok: false, lines: ['the files hold no entries: each needs its columns as tableColumns'] };
  const { environment } = read;
  const started = await startServer(
    environment,
    placesOf(import.meta.url),
    createLog(environment.logLevel),
    () => undefined,
  );
  if (!started.ok) return { ok: false, lines: started.because.split('\n') };
  const { server } = started;
  try {
    const { context } = server;
    const account = await loadAccount(context.db, context.catalog, 1);
    if (account === undefined) return { ok: false, lines: ['the database has no user 1'] };
    const issues = await runImport(context, flat, { user: account.user, requestId: 'codegen', isDry });
    return issues.length > 0
      ? { ok: false, lines: issues.map((issue) => `${issue.path} ${messageOf(issue, 'en')}`) }
      : { ok: true, lines: [`${flat.length} entries ${isDry ? 'can be made' : 'are in force'}`] };
  } finally {
    await server.stop();
  }
};
