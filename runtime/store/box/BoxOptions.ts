import type { Showing } from '../../model/fields/projections/columns.ts';
import type { SavedRecord } from '../../wire/SavePayload.ts';

/** How a box is opened. `Audit`: read-only, for a decision. */
export type BoxAction = 'Add' | 'Edit' | 'Copy' | 'View' | 'Audit';

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
}

/** Target of the next focus: the first field, or the place of an issue. Each new object is a new request. */
export interface FocusRequest {
  readonly path: string | undefined;
}
