import type { ResolvedTable } from '../resolve/ResolvedTable.ts';
import type { Showing } from './columns.ts';
import { type FormCell, formLayoutOf } from './formLayout.ts';

/** The rows of a table's edit form in the order they are drawn, without its tabs and sections. */
export const formRowsOf = (
  table: Pick<ResolvedTable, 'fields'>,
  showing: Showing = {},
): readonly (readonly FormCell[])[] => {
  const { above, tabs, below } = formLayoutOf(table, showing);
  return [...above, ...tabs.flatMap(({ sections }) => sections), ...below].flatMap(({ rows }) => rows);
};
