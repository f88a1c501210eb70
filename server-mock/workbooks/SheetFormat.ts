import type { SheetRow } from './SheetCell.ts';

/** An opened file: the rows of its first visible sheet, read as they are asked for. */
export interface OpenedSheet {
  /** Serial numbers count from 1904 (old Mac workbooks). */
  readonly dates1904: boolean;
  /** Throws SheetFault. */
  rows(): AsyncIterable<SheetRow>;
}

/** A kind of file that can be read. Runs in the worker only: a hostile file costs a thread, never the server. */
export interface SheetFormat {
  /** Lower case, without the dot. */
  readonly extension: string;
  /** Whether the first bytes are this format's. */
  matches(bytes: Uint8Array): boolean;
  /** Checks the file before anything is parsed and opens it. Throws SheetFault. */
  open(bytes: Uint8Array): Promise<OpenedSheet>;
}
