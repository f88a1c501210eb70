import type { Capability } from '../capability/Capability.ts';
import { ProcessWatch } from './ProcessWatch.ts';

declare module '../context/ServerContext.ts' {
  interface CapabilityServices {
    /** What this process does, and what of it was slow. */
    readonly watching: ProcessWatch;
  }
}

/** What the server does, what is slow, and what goes wrong, for its administrators. */
export const watching: Capability = {
  name: 'watching',
  services: ({ log, clock }) => ({ watching: new ProcessWatch(log, () => clock.now()) }),
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
