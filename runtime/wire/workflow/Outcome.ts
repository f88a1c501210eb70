/** A field that changes, in words. */
export interface OutcomeChange {
  readonly title: string;
  readonly from: string;
  readonly to: string;
}

/** What a document does in another one once it is effective. */
export interface Outcome {
  /** What happens: 调整工单. */
  readonly title: string;
  /** The other document by kind and number; undefined: the caller may not see it, or there is none. */
  readonly target?: string | undefined;
  /** Only what differs and the caller may see. */
  readonly changes: readonly OutcomeChange[];
}
