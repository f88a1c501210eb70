import type { Row } from '../../runtime/model/schema/Row.ts';

/** Rows that can be put into another order, by pointer and by keyboard. */
export interface RowReorder {
  /** A row was taken from one position to another, counted without it. */
  move(from: number, to: number): void;
  /** Ctrl+Z on the grid; none: the page has an undo of its own. */
  undo?(): void;
  /** What a row is called when it is said aloud. */
  name(row: Row): string;
}

/** What is said while a row is moved; places count from 1. */
export interface ReorderWords {
  readonly hint: string;
  lifted(name: string, at: number, n: number): string;
  over(name: string, at: number, n: number): string;
  dropped(name: string, at: number, n: number): string;
  cancelled(name: string): string;
  announce(text: string): void;
}
