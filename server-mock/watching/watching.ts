import { watchingEndpoints as endpoints } from '../../runtime/wire/watching/watchingEndpoints.ts';
import type { Capability } from '../capability/Capability.ts';
import { publicRoute, userRoute } from '../http/Route.ts';
import { BrowserErrors } from './errors/BrowserErrors.ts';
import { browserErrorTables } from './errors/browserErrorTables.ts';
import { reportBrowserError } from './errors/reportBrowserError.ts';
import { ProcessWatch } from './ProcessWatch.ts';
import { browserErrorsPanel } from './panels/browserErrorsPanel.ts';
import { peoplePanel } from './panels/peoplePanel.ts';
import { runningPanel } from './panels/runningPanel.ts';
import { serverPanel } from './panels/serverPanel.ts';
import { slowPanel } from './panels/slowPanel.ts';
import { storagePanel } from './panels/storagePanel.ts';
import { statusRows } from './statusRows.ts';
import { systemStatus } from './systemStatus.ts';

declare module '../context/ServerContext.ts' {
  interface CapabilityServices {
    /** What this process does, and what of it was slow. */
    readonly watching: ProcessWatch;
    /** What goes wrong in browsers. */
    readonly browserErrors: BrowserErrors;
  }
}

/** What the server does, what is slow, and what goes wrong, for its administrators. */
export const watching: Capability = {
  name: 'watching',
  tables: browserErrorTables,
  routes: [
    userRoute(endpoints.status, systemStatus),
    publicRoute(endpoints.browserError, reportBrowserError),
  ],
  cardRows: { status: statusRows },
  statusPanels: [serverPanel, storagePanel, runningPanel, slowPanel, peoplePanel, browserErrorsPanel],
  services: ({ db, log, clock }) => ({
    watching: new ProcessWatch(log, () => clock.now()),
    browserErrors: new BrowserErrors({ db, log, clock }),
  }),
  workWatch: ({ context }) => ({
    calls: {
      began: (call) => context().watching.calls.began(call),
      answered: (call, end) => context().watching.calls.answered(call, end),
    },
    database: {
      began: (work) => context().watching.database.began(work),
      ended: (work, end) => context().watching.database.ended(work, end),
    },
  }),
};
