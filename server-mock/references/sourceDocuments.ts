import { isStored } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Reference, ReferenceKind } from '../context/Reference.ts';

/** Documents refer to the documents they were made from (`TableSchema.derivedFrom`). */
export const sourceDocuments: ReferenceKind = {
  name: 'sourceDocuments',
  find: (catalog) =>
    catalog.tableNames.flatMap((name): readonly Reference[] => {
      const from = catalog.table(name);
      return (from?.derivedFrom ?? []).flatMap((link): readonly Reference[] => {
        const target = catalog.table(link.table);
        const rows = link.detail === undefined ? undefined : catalog.table(link.detail);
        const field = (rows ?? from)?.byName.get(link.field);
        if (from === undefined || target === undefined || field === undefined || !isStored(field)) return [];
        const foreignKey = from.details.find((one) => one.table === rows?.table)?.foreignKey ?? from.key;
        return [
          {
            from,
            detail: rows && { table: rows, foreignKey },
            field,
            target: target.table,
            to: link.sourceField ?? target.key,
            isList: false,
            onDelete: 'restrict',
            mustExist: false,
            // The condition is about the documents; a detail row cannot be asked by it.
            ...(link.when === undefined || rows !== undefined ? {} : { when: link.when }),
          },
        ];
      });
    }),
};
