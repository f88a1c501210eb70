import type { ReferenceKind } from '../context/Reference.ts';
import { isFreeText } from './isFreeText.ts';
import { referringFields } from './referringFields.ts';

/** Fields that choose from a dictionary made of a table's rows. */
export const chosenRecords: ReferenceKind = {
  name: 'chosenRecords',
  find: (catalog) =>
    referringFields(catalog, (table, field) => {
      const source = catalog.bundle.dictionaries.get(field.dataKey ?? '')?.source;
      const target = source && catalog.table(source.table);
      if (source === undefined || target === undefined || !target.byName.has(source.key)) return undefined;
      const isFree = isFreeText(field);
      return {
        target: target.table,
        to: source.key,
        mustExist: !isFree && field.lookup === undefined && field.field !== table.parentField,
        ...(isFree ? { onDelete: 'keep' } : {}),
      };
    }),
};
