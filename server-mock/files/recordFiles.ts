import type { Capability } from '../capability/Capability.ts';
import { fileRoutes } from './fileRoutes.ts';
import { startSweepJob } from './startSweepJob.ts';

/** Files and pictures of records. */
export const recordFiles: Capability = { name: 'files', routes: fileRoutes, jobs: [startSweepJob] };
