import type { Capability } from '../capability/Capability.ts';
import { startFactsJob } from './startFactsJob.ts';
import { tableColumns } from './tableColumns.ts';
import { versionInfo } from './versionInfo.ts';

/** The product tells about itself: columns of its tables, changes by version. */
export const productFacts: Capability = {
  name: 'product facts',
  jobs: [startFactsJob([tableColumns, versionInfo])],
};
