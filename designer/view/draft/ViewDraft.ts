import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';

/**
 * A view while it is edited. What the editor does not draw stays in `view` as it was. Its key, and hidden columns that only
 * serve as key, come when it is written ({@link writeDraft}), unless the view has a key of its own.
 */
export interface ViewDraft {
  readonly view: ViewSchema;
  /** True: `view.key` was chosen by an author, and stays. */
  readonly hasOwnKey: boolean;
  /** Conditions as drawn, where some are not complete; undefined: those of the view. */
  readonly drawn?: unknown;
  /** The same of the conditions on its columns. */
  readonly drawnRows?: unknown;
}

/** A new view without a source. */
export const emptyViewDraft: ViewDraft = {
  view: { format: 1, view: '', cnName: '', parts: [], fields: [], key: [] },
  hasOwnKey: false,
};

/** A new data set without a source. */
export const emptyDatasetDraft: ViewDraft = {
  ...emptyViewDraft,
  view: { ...emptyViewDraft.view, isDataset: true },
};
