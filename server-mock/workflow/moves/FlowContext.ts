import type { WorkingHours } from '../../../runtime/model/workflow/engine/WorkingHours.ts';
import type { ServerContext } from '../../context/ServerContext.ts';

/** Context of running flows; a seed has it without a server. */
export interface FlowContext extends Pick<ServerContext, 'catalog' | 'flows'> {
  readonly clock: { now(): string };
  /** Working hours; when absent the built-in default applies. */
  readonly workingHours?: WorkingHours | undefined;
}
