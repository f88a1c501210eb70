import type { Layer } from '../../model/fields/resolve/Layer.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';

/** An entry as it is typed: its record and all its column rows, in their order. */
export interface EntryPreviewBody {
  readonly mainData: Row;
  readonly detailData: readonly Row[];
}

/** One thing that a save of the entry would do. */
export interface MadePart {
  /** Kind of schema, or `numberRule`. */
  readonly kind: string;
  readonly name: string;
  readonly title: string;
  readonly how: 'added' | 'changed' | 'same' | 'removed';
}

/** What an entry would become, or what keeps it from it. */
export interface EntryPreview {
  /** Places are fields and rows of the entry's record. */
  readonly issues: readonly (Issue & { readonly message: string })[];
  /** Layers of its table, with what was changed by hand; of its sound parts while there are errors. */
  readonly layers: readonly Layer[];
  /** Empty while there are errors. */
  readonly makes: readonly MadePart[];
}
