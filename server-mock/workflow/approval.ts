import type { Capability } from '../capability/Capability.ts';
import { approvalRoutes } from './approvalRoutes.ts';
import { FlowLibrary } from './definitions/FlowLibrary.ts';
import { flowOfTable } from './definitions/flowOfTable.ts';
import { workflowPublishing } from './definitions/workflowPublishing.ts';
import { workflowTables } from './definitions/workflowTables.ts';
import { demoApprovals } from './demo/approvals.ts';
import { seedOptions, seedWorkflows } from './demo/seedWorkflows.ts';
import { workflowGuard } from './hiding/workflowGuard.ts';
import { workflowHooks } from './hooks/index.ts';
import { inboxCounts } from './inbox/inboxCounts.ts';
import { waitingRows } from './inbox/waitingRows.ts';
import { startDeadlineJob } from './jobs/startDeadlineJob.ts';
import { startRecheckJob } from './jobs/startRecheckJob.ts';
import { dayOf } from './people/isSeatOfUser.ts';
import { peopleOfFlows } from './people/peopleOfFlows.ts';
import { Rechecks } from './people/Rechecks.ts';
import { recheckGone } from './people/recheckSeats.ts';
import { substitutesToday } from './people/substitutesToday.ts';
import { approvalRecord } from './records/approvalRecord.ts';
import { flowState } from './records/flowState.ts';
import { workflowPlug } from './workflowPlug.ts';

/** Flows decide who approves a document, what they see of it and what they may change. */
export const approval: Capability = {
  name: 'approval',
  routes: approvalRoutes,
  hooks: workflowHooks,
  providers: { workflowTables },
  plug: workflowPlug,
  guard: workflowGuard,
  flowState,
  approvalRecord,
  cardRows: { tasks: waitingRows },
  publishPlug: workflowPublishing,
  referenceKinds: [peopleOfFlows],
  inbox: {
    count: inboxCounts,
    affected: (db, users, now) => substitutesToday(db, users, dayOf(now)),
  },
  tableAddition: flowOfTable,
  services: ({ catalog, changes, log, context }) => ({
    flows: new FlowLibrary(catalog, changes),
    rechecks: new Rechecks(
      (isEnded) => recheckGone(context(), isEnded),
      (error) => log.error({ err: error }, 'approvers could not be looked at again'),
    ),
  }),
  jobs: [startDeadlineJob, startRecheckJob],
  seed: seedOptions,
  seedFile: (seeding, file, names) => seedWorkflows(seeding, file.workflows ?? [], names),
  demo: demoApprovals,
};
