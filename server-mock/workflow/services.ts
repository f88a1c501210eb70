import type { FlowLibrary } from './definitions/FlowLibrary.ts';
import type { Rechecks } from './people/Rechecks.ts';

// Approval adds its services to the context here; the context imports nothing of approval.

declare module '../context/TransactionContext.ts' {
  interface TransactionContext {
    /** Published approval flows. */
    readonly flows: FlowLibrary;
  }
}

declare module '../context/ServerContext.ts' {
  interface CapabilityServices {
    /** Published approval flows. */
    readonly flows: FlowLibrary;
    /** Rechecks in the background documents whose approvers are gone. */
    readonly rechecks: Rechecks;
  }
}
