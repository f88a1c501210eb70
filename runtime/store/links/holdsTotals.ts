import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';

/** Whether a document has fields that the server keeps as totals of other documents. */
export const holdsTotals = ({ main, details }: DocumentTable): boolean =>
  [main, ...details.map(({ table }) => table)].some(({ fields }) =>
    fields.some(({ rollup }) => rollup !== undefined),
  );
