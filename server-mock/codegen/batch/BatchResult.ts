import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** Which side wins where both changed a property. */
export type BatchSide = 'here' | 'file';

/** What became of one schema or entry of a batch. */
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
  /** What prevents the batch: nothing is stored. */
  readonly issues: readonly Issue[];
  /** What stayed as it is here. */
  readonly notes: readonly Issue[];
}
