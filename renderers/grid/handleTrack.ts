import type { ColumnLayout } from './ColumnLayout.ts';

/** The leading column rows are dragged by: their sort number, else their row number; -1: none. */
export function handleTrack({ tracks }: ColumnLayout): number {
  const sort = tracks.findIndex(({ kind }) => kind === 'sort');
  return sort < 0 ? tracks.findIndex(({ kind }) => kind === 'index') : sort;
}
