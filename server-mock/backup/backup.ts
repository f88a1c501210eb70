import type { Capability } from '../capability/Capability.ts';
import { startSnapshotJob } from './snapshot/startSnapshotJob.ts';

/** Backups of everything, beside the running server (备份). */
export const backup: Capability = {
  name: 'backup',
  jobs: [startSnapshotJob],
};
