import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { isWithin, listOf, valueAt, withValue } from '../draft/places.ts';
import { edited, type PrintEdit } from './PrintEdit.ts';

/** True for a block, or an item of a free area: what can be removed, copied and moved. */
export const isRemovable = (draft: PrintSchema, place: string): boolean => {
  const { list, at } = listOf(place);
  return Number.isInteger(at) && Array.isArray(valueAt(draft, list)) && !/\/columns\/\d+$/.test(place);
};

/** Removes blocks and items of free areas. */
export function removeParts(draft: PrintSchema, places: readonly string[]): PrintEdit {
  const outer = places.filter(
    (one) => isRemovable(draft, one) && !places.some((other) => other !== one && isWithin(one, other)),
  );
  // Later positions first, so that the others stay where they are.
  const inOrder = outer.toSorted((a, b) => listOf(b).at - listOf(a).at);
  const next = inOrder.reduce((made, place) => {
    const { list, at } = listOf(place);
    const found = valueAt(made, list);
    return Array.isArray(found) ? withValue(made, list, found.toSpliced(at, 1)) : made;
  }, draft);
  return edited(next);
}
