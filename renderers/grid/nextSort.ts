import type { GridSort } from './GridColumn.ts';

/**
 * Order after a press on a header: by this column alone, first ascending, then reversed. `isMore` keeps the other columns:
 * the column comes last, is reversed, and then leaves.
 */
export function nextSort(
  sort: readonly GridSort[] | undefined,
  field: string,
  isMore: boolean,
): readonly GridSort[] {
  const now = sort?.find((one) => one.field === field);
  const next: GridSort = { field, order: now?.order === 'asc' ? 'desc' : 'asc' };
  if (!isMore) return [next];
  const parts = sort ?? [];
  if (now === undefined) return [...parts, next];
  return now.order === 'desc'
    ? parts.filter((one) => one !== now)
    : parts.map((one) => (one === now ? next : one));
}
