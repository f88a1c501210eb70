import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DictionarySource } from '../../runtime/model/schema/DictionarySchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { ReferenceKind } from '../context/Reference.ts';
import { isFreeText } from './isFreeText.ts';
import { referringFields } from './referringFields.ts';

/**
 * The table and column that the keys of a field's dictionary are stored in. Of a dictionary made of a view it is what the
 * column of the view names, if it names records.
 */
const storedSource = (
  catalog: SchemaCatalog,
  { dataKey = '' }: Pick<ResolvedField, 'dataKey'>,
  seen: readonly string[] = [],
): Pick<DictionarySource, 'table' | 'key'> | undefined => {
  const source = catalog.bundle.dictionaries.get(dataKey)?.source;
  // Values that several rows share name none of them.
  if (source?.distinct === true) return undefined;
  if (source === undefined || catalog.views.named(source.table) === undefined) return source;
  const column = catalog.table(source.table)?.byName.get(source.key);
  return column === undefined || seen.includes(dataKey)
    ? undefined
    : storedSource(catalog, column, [...seen, dataKey]);
};

/** Fields that choose from a dictionary made of a table's rows. */
export const chosenRecords: ReferenceKind = {
  name: 'chosenRecords',
  find: (catalog) =>
    referringFields(catalog, (table, field) => {
      const source = storedSource(catalog, field);
      const target = source && catalog.table(source.table);
      if (source === undefined || target === undefined || !target.byName.has(source.key)) return undefined;
      const isFree = isFreeText(field);
      // A fixed option beside the rows is no record.
      const isMixed = catalog.bundle.dictionaries.get(field.dataKey ?? '')?.data !== undefined;
      return {
        target: target.table,
        to: source.key,
        mustExist: !isFree && !isMixed && field.lookup === undefined && field.field !== table.parentField,
        ...(isFree ? { onDelete: 'keep' } : {}),
      };
    }),
};
