import { longWorkEndpoints as endpoints } from '../../runtime/wire/longWork/longWorkEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { userRoute } from '../http/Route.ts';
import { longWorkTables } from './longWorkTables.ts';
import { startTaskSweep } from './startTaskSweep.ts';
import { cancelAnswer, taskAnswer, taskFile } from './taskCalls.ts';

/** Calls that take long go on as tasks, which their users follow and cancel. */
export const longWork: Capability = {
  name: 'long work',
  tables: longWorkTables,
  routes: [
    userRoute(endpoints.task, taskAnswer),
    userRoute(endpoints.file, taskFile),
    userRoute(endpoints.cancel, cancelAnswer, { isForLookers: true }),
  ],
  jobs: [startTaskSweep],
};
