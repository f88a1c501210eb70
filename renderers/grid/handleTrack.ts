import type { ColumnLayout } from './ColumnLayout.ts';

/** Leading column with the drag handle: the sort number, else the row number; -1 for none. */
export function handleTrack({ tracks }: ColumnLayout): number {
  const sort = tracks.findIndex(({ kind }) => kind === 'sort');
  return sort < 0 ? tracks.findIndex(({ kind }) => kind === 'index') : sort;
}
