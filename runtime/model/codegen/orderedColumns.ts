import type { EntryColumn } from './TableEntry.ts';

/** The columns as lists show them: largest `orderNo` first, equal ones as written. */
export const orderedColumns = (columns: readonly EntryColumn[]): readonly EntryColumn[] =>
  columns.toSorted((a, b) => (b.orderNo ?? 0) - (a.orderNo ?? 0));
