import type { Showing } from '../model/fields/projections/columns.ts';
import type { SavedRecord } from '../wire/SavePayload.ts';

/** How a box is opened. `Audit`: read-only, to decide about it. */
export type BoxAction = 'Add' | 'Edit' | 'Copy' | 'View' | 'Audit';

/** What a page may tell its box. */
export interface EditBoxOptions {
  /** `light`: 500 ms save window, 80 % of the window; default `full`. */
  readonly variant?: 'full' | 'light';
  /** What the page narrows its fields and detail columns to. */
  readonly showing?: Showing | undefined;
  /** A record was stored: the list reloads. */
  readonly onSaved?: (record: SavedRecord, action: 'Add' | 'Edit') => void;
  /** The record was decided about or otherwise changed without a save: the list reloads. */
  readonly onChanged?: () => void;
  readonly onClosed?: () => void;
  /** Opens a dialog of the page over the box, about the box's record. Without it the box offers none. */
  readonly openDialog?: (type: string) => void;
}

/** Where the focus goes next: the first field, or the place of an issue. A new object is a new request. */
export interface FocusRequest {
  readonly path: string | undefined;
}
