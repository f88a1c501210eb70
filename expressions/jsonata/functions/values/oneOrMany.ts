import type { JsonataValue } from '../../JsonataValue.ts';

/** JSONata's sequence as a value: no item is nothing, one item is that item, more are a list. */
export function oneOrMany(items: readonly JsonataValue[]): JsonataValue {
  return items.length > 1 ? items : items[0];
}
