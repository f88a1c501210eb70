import type { ReferenceKind } from '../context/Reference.ts';
import { referringFields } from './referringFields.ts';

/** Rows of trees refer to their parent. */
export const parentRecords: ReferenceKind = {
  name: 'parentRecords',
  find: (catalog) =>
    referringFields(catalog, (table, { field }) =>
      field === table.parentField ? { target: table.table, to: table.parentBy, mustExist: true } : undefined,
    ),
};
