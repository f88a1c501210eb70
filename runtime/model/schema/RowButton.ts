import type { FieldSchema } from './FieldSchema.ts';

/** A button in each row of a list: it runs an action of the page on the row, or opens another page by its values. */
export interface RowButton {
  /** Default: the text of the action. A button that opens a page needs one. */
  readonly text?: string;
  /** Toolbar action or status transition by name. Shown to users with its right. */
  readonly action?: string;
  /** Page that it opens, in place of `action`; shown to users who may open it, where the row has values for it. */
  readonly linkTo?: NonNullable<FieldSchema['linkTo']>;
}
