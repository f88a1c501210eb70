/** One changed property in words; without `from` and `to`, only the fact of the change is known. */
export interface ChangedProperty {
  readonly title: string;
  readonly from?: string;
  readonly to?: string;
}

/** One part of a schema that differs between two versions, in words for people. */
export interface Difference {
  /** For example `节点【经理会签】`. */
  readonly what: string;
  readonly how: 'added' | 'removed' | 'changed';
  /** Changed properties; for an added or removed part, all its properties. */
  readonly changed: readonly ChangedProperty[];
}
