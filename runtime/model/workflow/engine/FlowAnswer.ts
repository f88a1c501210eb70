import type { Issue } from '../../schema/Issue.ts';
import type { Change } from './Change.ts';
import type { FlowEffect } from './FlowEffect.ts';
import type { FlowInstance } from './FlowInstance.ts';

/** What an event leads to, or why it may not happen now: then nothing changed. */
export type FlowAnswer =
  | {
      readonly ok: true;
      readonly instance: FlowInstance;
      /** Folded over the instance before they give the instance after. */
      readonly changes: readonly Change[];
      readonly effects: readonly FlowEffect[];
    }
  | { readonly ok: false; readonly issue: Issue };
