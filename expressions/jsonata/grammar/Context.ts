import type { Step } from '../JsonataNode.ts';

/** Context of a node: an item found by a step of a path, or the input (`step` undefined). */
export interface Context {
  readonly step: Step | undefined;
  /** The context in which that step ran. */
  readonly before: Context | undefined;
  /** Full path of the field that is the context value; '' is the record, undefined when it is no field. */
  readonly field: string | undefined;
}

/** The context of the whole formula. */
export const input: Context = { step: undefined, before: undefined, field: '' };
