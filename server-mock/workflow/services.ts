import type { FlowLibrary } from './definitions/FlowLibrary.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { Rechecks } from './people/Rechecks.ts';

// Approval adds its services to the context here; the context imports nothing of approval.

declare module '../context/TransactionContext.ts' {
  interface TransactionContext {
    /** Published approval flows. */
    readonly flows: FlowLibrary;
    /** Undefined when SMTP_URL is not set: users then see notifications only in the message history. */
    readonly mailer?: Mailer;
  }
}

declare module '../context/ServerContext.ts' {
  interface ServerContext {
    /** Published approval flows. */
    readonly flows: FlowLibrary;
    /** Undefined when SMTP_URL is not set: users then see notifications only in the message history. */
    readonly mailer?: Mailer;
    /** Rechecks in the background documents whose approvers are gone. */
    readonly rechecks: Rechecks;
  }
}
