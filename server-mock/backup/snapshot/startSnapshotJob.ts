import type { Job } from '../../capability/Capability.ts';
import { offerSnapshots } from './offerSnapshots.ts';

/** Offers copies of the embedded database to commands of this machine. PostgreSQL needs none: it has snapshots itself. */
export const startSnapshotJob: Job = ({ db, installation, log }) => {
  if (db.kind !== 'pglite' || installation === undefined) return () => undefined;
  const offered = offerSnapshots({ db, log, dataDirectory: installation.dataDirectory }).catch(
    (error: unknown) => {
      log.error({ err: error }, 'backups beside this server are not possible');
      return async () => undefined;
    },
  );
  return async () => (await offered)();
};
