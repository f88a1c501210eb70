import type { GridSort } from './GridColumn.ts';

/** The order a click on a header asks for: first ascending, then the other way round. */
export function nextSort(sort: GridSort | undefined, field: string): 'asc' | 'desc' {
  return sort?.field === field && sort.order === 'asc' ? 'desc' : 'asc';
}
