import type { Issue } from '../../schema/Issue.ts';
import type { Change } from './Change.ts';
import type { FlowEffect } from './FlowEffect.ts';
import type { FlowInstance } from './FlowInstance.ts';

/** The result of an event, or the reason for its refusal; a refused event changes nothing. */
export type FlowAnswer =
  | {
      readonly ok: true;
      readonly instance: FlowInstance;
      /** Folding these over the instance before gives the instance after. */
      readonly changes: readonly Change[];
      readonly effects: readonly FlowEffect[];
    }
  | { readonly ok: false; readonly issue: Issue };
