import { join } from 'node:path';
import { patient } from '../buckets/openBucket.ts';
import type { StoreDatabase } from '../contents/DatabaseFiles.ts';
import type { FileStore } from '../contents/FileStore.ts';
import { type FilesPlace, filesPlaceOf } from '../contents/FilesPlace.ts';
import { openFileStore } from '../contents/fileStoreKinds.ts';
import type { CopyConnection } from '../db/copy/CopyConnection.ts';
import type { InstallationPlace } from './InstallationPlace.ts';

/** Opens the store of uploaded files of an installation, or another one for it, over a connection that is in a transaction already. */
export const storeOf = (
  installation: InstallationPlace,
  connection: CopyConnection,
  place: FilesPlace = filesPlaceOf(installation),
): Promise<FileStore> => {
  const db: StoreDatabase = {
    query: (sql, params, options) => connection.query(sql, params, options),
    transaction: (run) => run(connection),
  };
  const arrivals = join(installation.dataDirectory, 'files');
  return openFileStore(place, { arrivals, db, timeZone: 'UTC', patience: patient });
};
