import type { WorkingHours } from '../../../runtime/model/workflow/time/WorkingHours.ts';
import type { ServerContext } from '../../context/ServerContext.ts';

/** What flows are run with; a seed has it without a server. */
export interface FlowContext extends Pick<ServerContext, 'catalog' | 'flows'> {
  readonly clock: { now(): string };
  /** When people work; left out: as where the application says nothing. */
  readonly workingHours?: WorkingHours | undefined;
}
