import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** Which side wins where both changed a property. */
export type BatchSide = 'here' | 'file';

/** Whether roles get rights that widen what they may do here. */
export type BatchRightsSide = 'give' | 'keep';

/** What became of one schema or entry of a batch, or a right that a role gets by it. */
export interface BatchStep {
  /** `same`: nothing to do; `gone`: taken out of force here, and unchanged in the file. */
  readonly how: 'new' | 'changed' | 'same' | 'gone';
  readonly kind: string;
  readonly name: string;
}

/** What a batch does here. Paths of issues begin with kind and name of the schema. */
export interface BatchResult {
  readonly steps: readonly BatchStep[];
  /** Properties that both sides changed; with any, and no side chosen, nothing is stored. */
  readonly conflicts: readonly Issue[];
  /** Rights that roles get on what was here already; with any, and not said to give them, nothing is stored. */
  readonly widens: readonly Issue[];
  /** Rows of deleted tables that new ones of their names would show; with any, and not said to take them, nothing is stored. */
  readonly oldRows: readonly Issue[];
  /** What prevents the batch: nothing is stored. */
  readonly issues: readonly Issue[];
  /** What stayed as it is here. */
  readonly notes: readonly Issue[];
}
