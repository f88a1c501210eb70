import type { Capability } from '../capability/Capability.ts';
import { releaseNoteGuard } from './releaseNoteGuard.ts';
import { startFactsJob } from './startFactsJob.ts';
import { tableColumns } from './tableColumns.ts';
import { versionInfo } from './versionInfo.ts';

/** The product tells about itself: columns of its tables, what changed for users. */
export const productFacts: Capability = {
  name: 'product facts',
  guard: releaseNoteGuard,
  jobs: [startFactsJob([tableColumns, versionInfo])],
};
