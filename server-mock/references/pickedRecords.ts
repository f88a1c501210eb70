import type { ReferenceKind } from '../context/Reference.ts';
import { referringFields } from './referringFields.ts';

/** Fields that take the key of a record from a picker. */
export const pickedRecords: ReferenceKind = {
  name: 'pickedRecords',
  find: (catalog) =>
    referringFields(catalog, (_, { field, picker }) => {
      const target = picker && catalog.table(picker.table);
      return target === undefined || picker?.map[field] !== target.key
        ? undefined
        : { target: target.table, to: target.key, mustExist: false };
    }),
};
