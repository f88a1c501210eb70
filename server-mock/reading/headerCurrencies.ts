import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/**
 * Names of header fields (`$main.Currency`) that hold the currencies of a detail's amounts. Leaves out those that the
 * user may not read in some main table.
 */
export const headerCurrencies = (
  catalog: SchemaCatalog,
  user: User,
  table: Pick<ResolvedTable, 'table' | 'fields'>,
): readonly string[] => {
  const named = new Set(table.fields.flatMap(({ currencyField }) => currencyField ?? []));
  return [...named].filter((name) => {
    const field = headerField(name);
    if (field === undefined) return false;
    const mains = catalog.mainsOf(table.table).filter(({ byName }) => byName.has(field));
    return mains.length > 0 && mains.every((main) => readableFields(user, main).has(field));
  });
};
