import { backupEndpoints } from '../../runtime/wire/backup/backupEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { makeScheduled } from './makeScheduled.ts';
import { startSnapshotJob } from './snapshot/startSnapshotJob.ts';
import { backupPanel } from './state/backupPanel.ts';
import { startBackupWatch } from './state/startBackupWatch.ts';

/** Backups of everything, beside the running server (备份). */
export const backup: Capability = {
  name: 'backup',
  routes: [userRoute(backupEndpoints.make, makeScheduled)],
  jobs: [startSnapshotJob, startBackupWatch],
  statusPanels: [backupPanel],
};
