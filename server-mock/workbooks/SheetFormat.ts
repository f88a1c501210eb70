import type { SheetRow } from './SheetCell.ts';

/** An opened file; reads the rows of its first visible sheet on demand. */
export interface OpenedSheet {
  /** Serial numbers count from 1904 (old Mac workbooks). */
  readonly dates1904: boolean;
  /** Throws SheetFault. */
  rows(): AsyncIterable<SheetRow>;
}

/** A readable file format. Runs only in the worker thread, so that a hostile file cannot stop the server. */
export interface SheetFormat {
  /** Lower case, without the dot. */
  readonly extension: string;
  /** Whether the first bytes match this format. */
  matches(bytes: Uint8Array): boolean;
  /** Checks the file before parsing, and opens it. Throws SheetFault. */
  open(bytes: Uint8Array): Promise<OpenedSheet>;
}
