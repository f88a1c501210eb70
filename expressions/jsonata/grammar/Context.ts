import type { Step } from '../JsonataNode.ts';

/** Where a node stands: its context value is what a step of a path found, or the input (`step` undefined). */
export interface Context {
  readonly step: Step | undefined;
  /** What that step was evaluated on. */
  readonly before: Context | undefined;
  /** The full path of the field the context value is; '' is the record, undefined what is no field. */
  readonly field: string | undefined;
}

/** The context of the whole formula. */
export const input: Context = { step: undefined, before: undefined, field: '' };
