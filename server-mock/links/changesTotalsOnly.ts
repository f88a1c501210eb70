import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PlannedChange } from '../context/DocumentWatch.ts';
import { followingFormulas } from './followingFormulas.ts';
import type { LinkIndex } from './LinkIndex.ts';

/** Whether nothing of a document changed but its totals and what follows from them: the writer has summed it up. */
export const changesTotalsOnly = (
  index: LinkIndex,
  full: DocumentTable,
  { before, after }: Pick<PlannedChange, 'before' | 'after'>,
): boolean => {
  if (before === undefined || after === undefined) return false;
  const following = followingFormulas(index, full);
  const others = (table: ResolvedTable, row: Row): string => {
    const names = following.get(table.table);
    return JSON.stringify(Object.entries(row).filter(([field]) => names?.has(field) !== true));
  };
  const textsOf = ({ main, details }: Document): string =>
    [
      others(full.main, main),
      ...full.details.flatMap(({ table }) =>
        (details[table.table] ?? []).map((row) => `${table.table} ${others(table, row)}`),
      ),
    ].join('\n');
  return textsOf(before) === textsOf(after);
};
