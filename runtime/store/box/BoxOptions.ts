import type { Showing } from '../../model/fields/projections/columns.ts';
import type { Document } from '../../model/fields/resolve/DocumentTable.ts';
import type { SavedRecord } from '../../wire/SavePayload.ts';
import type { ListStore } from '../list/ListStore.ts';
import type { PageRenewal } from '../page/PageRenewal.ts';

/** How a box is opened. `Audit`: read-only, for a decision. */
export type BoxAction = 'Add' | 'Edit' | 'Copy' | 'View' | 'Audit';

/** The list a record was opened from. Its records can be stepped through in the box. */
export interface RecordSource {
  readonly list: ListStore;
  /** Shows a loaded record of the list in the open box. `page`: the list's page that has it. */
  show(key: string, record: Document, page: number): Promise<void>;
}

/** Options that a page gives its box. */
export interface EditBoxOptions {
  /** `light`: 500 ms save window, 80 % of the window; default `full`. */
  readonly variant?: 'full' | 'light';
  /** Fields and detail columns that the page shows. */
  readonly showing?: Showing | undefined;
  /** Called after a save: the list reloads. */
  readonly onSaved?: (record: SavedRecord, action: 'Add' | 'Edit') => void;
  /** Called after a decision or another change without a save: the list reloads. */
  readonly onChanged?: () => void;
  readonly onClosed?: () => void;
  /** Opens a dialog of the page over the box, for its record. Without it the box offers no dialog. */
  readonly openDialog?: (type: string) => void;
  /** A newer design of the page; the box offers to load it. */
  readonly renewal?: PageRenewal;
  /** Absent: the box has no list. */
  readonly source?: RecordSource;
}

/** Target of the next focus: the first field, or the place of an issue. Each new object is a new request. */
export interface FocusRequest {
  readonly path: string | undefined;
}
