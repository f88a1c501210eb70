import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Reference } from '../context/Reference.ts';

/** Where a field refers to, and how. */
type Pointer = Pick<Reference, 'target' | 'to' | 'mustExist'> & Partial<Reference>;

/** The table that holds the field, with the field. */
type Pointing = (table: ResolvedTable, field: ResolvedField) => Pointer | undefined;

/**
 * The references of every field that people fill, in documents and in their rows; a detail table of several
 * mains gives one for each main. Leaves out stamps, tables that only the server writes, and the field by which
 * a row belongs to its own document.
 */
export const referringFields = (catalog: SchemaCatalog, pointing: Pointing): readonly Reference[] =>
  catalog.tableNames.flatMap((name): readonly Reference[] => {
    const table = catalog.table(name);
    if (table === undefined || table.serverOnly) return [];
    const mains = catalog.mainsOf(name);
    return table.fields.flatMap((field): readonly Reference[] => {
      const pointer = field.stamp === undefined ? pointing(table, field) : undefined;
      if (pointer === undefined) return [];
      const base = {
        field,
        isList: field.kind.isMultiple(field),
        onDelete: field.onDelete ?? 'restrict',
        ...pointer,
      };
      if (mains.length === 0) return [{ from: table, detail: undefined, ...base }];
      return mains.flatMap((from): readonly Reference[] => {
        const foreignKey = from.details.find((one) => one.table === name)?.foreignKey ?? from.key;
        const isOwn = mains.some(
          (main) =>
            main.table === pointer.target &&
            main.details.some((one) => one.table === name && one.foreignKey === field.field),
        );
        return isOwn ? [] : [{ from, detail: { table, foreignKey }, ...base }];
      });
    });
  });
