import type { ResolvedField, ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Relation, RelationKind } from './Relation.ts';

/**
 * The field of the target that a choice stores: the key of its dictionary's source, or what its picker copies, if that is
 * the target's key. Undefined: the field chooses no record of the target.
 */
const pointedAt = (
  catalog: SchemaCatalog,
  { field, dataKey, picker }: ResolvedField,
  target: ResolvedTable,
): string | undefined => {
  const source = dataKey === undefined ? undefined : catalog.bundle.dictionaries.get(dataKey)?.source;
  if (source !== undefined) return catalog.nameOf(source.table) === target.table ? source.key : undefined;
  if (picker === undefined || catalog.nameOf(picker.table) !== target.table) return undefined;
  return picker.map[field] === target.key ? target.key : undefined;
};

/** Select fields and pickers, of documents and of their detail rows. */
export const chosenRecords: RelationKind = {
  name: 'chosenRecords',
  find: (catalog, target) =>
    catalog.tableNames.flatMap((name): readonly Relation[] => {
      const table = catalog.table(name);
      if (table === undefined || table.serverOnly) return [];
      const mains = catalog.mainsOf(name);
      return table.fields.flatMap((field): readonly Relation[] => {
        const to = pointedAt(catalog, field, target);
        if (to === undefined || !target.byName.has(to)) return [];
        if (mains.length === 0) return [{ from: table, detail: undefined, field, to }];
        // A detail row's link to its own document is no choice.
        const isOwn = target.details.some((one) => one.table === name && one.foreignKey === field.field);
        return isOwn ? [] : mains.map((from) => ({ from, detail: table, field, to }));
      });
    }),
};
