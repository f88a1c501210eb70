import type { Row } from '../../runtime/model/schema/Row.ts';

/** Reordering of rows by pointer and keyboard. */
export interface RowReorder {
  /** Moves a row from one position to another; `to` counts without the row. */
  move(from: number, to: number): void;
  /** Handler of Ctrl+Z on the grid; undefined when the page has its own undo. */
  undo?(): void;
  /** Name of a row in announcements. */
  name(row: Row): string;
}

/** Announcements while a row is moved; positions count from 1. */
export interface ReorderWords {
  readonly hint: string;
  lifted(name: string, at: number, n: number): string;
  over(name: string, at: number, n: number): string;
  dropped(name: string, at: number, n: number): string;
  cancelled(name: string): string;
  announce(text: string): void;
}
