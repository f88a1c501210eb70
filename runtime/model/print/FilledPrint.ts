/** A block with its texts and numbers, as its kind fills and lays it out. Plain data: a worker thread gets it. */
export interface FilledBlock {
  readonly kind: string;
  /** Where it stands in the template, in editors: the layout says where it is on the paper. */
  readonly mark?: string;
}

/** A template with the values of one document. */
export interface FilledPrint {
  readonly header: readonly FilledBlock[];
  readonly body: readonly FilledBlock[];
  readonly footer: readonly FilledBlock[];
}
