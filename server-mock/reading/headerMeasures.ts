import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/**
 * Names of header fields (`$main.Currency`) that hold the currencies and units of a detail's numbers. Leaves out those that the
 * user may not read in some main table.
 */
export const headerMeasures = (
  catalog: SchemaCatalog,
  user: User,
  table: Pick<ResolvedTable, 'table' | 'fields'>,
): readonly string[] => {
  const named = new Set(table.fields.flatMap((field) => measureField(field) ?? []));
  return [...named].filter((name) => {
    const field = headerField(name);
    if (field === undefined) return false;
    const mains = catalog.mainsOf(table.table).filter(({ byName }) => byName.has(field));
    return mains.length > 0 && mains.every((main) => readableFields(user, main).has(field));
  });
};
