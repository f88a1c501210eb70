import { fieldRightOf, fieldRightsOf } from '../../access/fieldRightOf.ts';
import type { User } from '../../access/User.ts';
import type { ResolvedField, ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../schema/Row.ts';

/** A row's position as a number; null when it has none yet. */
export const placeOf = (value: Cell | undefined): number | null => {
  const place = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(place) ? place : null;
};

/**
 * Numbers rows in their current order, each higher than the one before. Keeps existing numbers where
 * possible. `floor`: the highest number before these rows.
 */
export function inSequence(places: readonly (number | null)[], floor = 0): readonly number[] {
  let last = Math.min(floor, (places.find((place) => place !== null) ?? floor + 1) - 1);
  return places.map((place) => {
    last = Math.max(place ?? last + 1, last + 1);
    return last;
  });
}

/** Returns the list with the item at `from` moved to `to`. `to` counts without the item. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  if (item === undefined || from === to) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, item);
}

/**
 * The field that stores the order of the rows, when this user may change it. Undefined when the table has no
 * such field, or when a role or `disabled` protects it. `readonly` in the schema hides it from forms but allows dragging.
 */
export const sequenceFor = (
  user: User,
  table: Pick<ResolvedTable, 'table' | 'grid' | 'byName'>,
): ResolvedField | undefined => {
  const field = table.byName.get(table.grid?.sequence ?? '');
  if (field === undefined || field.disabled) return undefined;
  const right = fieldRightOf(fieldRightsOf(user, table.table), field.field);
  return right.show !== 0 && right.isEdit !== 0 && right.disabled !== 1 ? field : undefined;
};
