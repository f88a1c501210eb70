import type { SavedRecord } from '../data/SavePayload.ts';
import type { Showing } from '../model/projections/columns.ts';

/** How a box is opened. */
export type BoxAction = 'Add' | 'Edit' | 'Copy' | 'View';

/** What a page may tell its box. */
export interface EditBoxOptions {
  /** `light`: 500 ms save window, 80 % of the window; default `full`. */
  readonly variant?: 'full' | 'light';
  /** What the page narrows its columns and fields to (authShow mode). */
  readonly showing?: Showing | undefined;
  /** A record was stored: the list reloads. */
  readonly onSaved?: (record: SavedRecord, action: 'Add' | 'Edit') => void;
  readonly onClosed?: () => void;
}

/** Where the focus goes next: the first field, or the place of an issue. A new object is a new request. */
export interface FocusRequest {
  readonly path: string | undefined;
}
