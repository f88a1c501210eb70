import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { flatEntries } from '../../server-mock/codegen/flatEntries.ts';
import { runImport } from '../../server-mock/codegen/runImport.ts';
import { readEnvironment } from '../../server-mock/process/environment.ts';
import { withServer } from '../withServer.ts';
import type { Done } from './Done.ts';

/** Imports entries into the data directory (or `DATABASE_URL`) of the environment, while no server runs on it. */
export const importIntoDirectory = async (
  entries: readonly Json[],
  { isDry, isConfirmed }: { readonly isDry: boolean; readonly isConfirmed: boolean },
): Promise<Done> => {
  const read = readEnvironment({ LOG_LEVEL: 'error', ...process.env, PORT: '0', HOST: '127.0.0.1' });
  if (!read.ok) return { ok: false, lines: read.problems };
  const flat = flatEntries(entries);
  if (flat === undefined || flat.length === 0)
    return { ok: false, lines: ['the files hold no entries: each needs its columns as tableColumns'] };
  return withServer(read.environment, async (context, user): Promise<Done> => {
    const issues = await runImport(context, flat, { user, requestId: 'codegen', isDry, isConfirmed });
    return issues.length > 0
      ? { ok: false, lines: issues.map((issue) => `${issue.path} ${messageOf(issue, 'en')}`) }
      : { ok: true, lines: [`${flat.length} entries ${isDry ? 'can be made' : 'are in force'}`] };
  });
};
