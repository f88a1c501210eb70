import type { GridSort } from './GridColumn.ts';

/** Order after a click on a header: first ascending, then reversed. */
export function nextSort(sort: GridSort | undefined, field: string): 'asc' | 'desc' {
  return sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc';
}
