import type { InstallationPlace } from './InstallationPlace.ts';
import { pgliteTarget } from './pgliteTarget.ts';
import { postgresTarget } from './postgresTarget.ts';
import type { RestoreTarget } from './RestoreTarget.ts';

/** Opens the database of a place to be written. `storeIds`: of databases whose store of files it may take. Throws a {@link BackupRefusal} while it is in use. */
export const openTarget = (
  place: InstallationPlace,
  storeIds: readonly (string | undefined)[] = [],
): Promise<RestoreTarget> => {
  const { databaseUrl } = place;
  return databaseUrl === undefined
    ? pgliteTarget(place, storeIds)
    : postgresTarget(databaseUrl, place, storeIds);
};
