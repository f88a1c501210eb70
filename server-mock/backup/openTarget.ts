import type { InstallationPlace } from './InstallationPlace.ts';
import { pgliteTarget } from './pgliteTarget.ts';
import { postgresTarget } from './postgresTarget.ts';
import type { RestoreTarget } from './RestoreTarget.ts';

/** Opens the database of a place to be written. Throws a {@link BackupRefusal} while it is in use. */
export const openTarget = ({
  databaseUrl,
  dataDirectory,
  emptyDatabase,
}: InstallationPlace): Promise<RestoreTarget> =>
  databaseUrl === undefined ? pgliteTarget(dataDirectory, emptyDatabase) : postgresTarget(databaseUrl);
