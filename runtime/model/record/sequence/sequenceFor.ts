import { fieldRightOf, fieldRightsOf } from '../../access/fieldRightOf.ts';
import type { User } from '../../access/User.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';

/**
 * The field that holds the rows' places, when this user may change it; undefined: the rows have no order of their own, or a
 * role keeps the field from him. `readonly` in the schema keeps it out of forms, not out of dragging.
 */
export const sequenceFor = (
  user: User,
  table: Pick<ResolvedTable, 'table' | 'grid' | 'byName'>,
): ResolvedField | undefined => {
  const field = table.byName.get(table.grid?.sequence ?? '');
  if (field === undefined) return undefined;
  const right = fieldRightOf(fieldRightsOf(user, table.table), field.field);
  return right.show !== 0 && right.isEdit !== 0 && right.disabled !== 1 ? field : undefined;
};
