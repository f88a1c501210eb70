import type { JsonataValue } from '../JsonataValue.ts';

/** What a variable holds that nothing was bound to yet: the one of the same name further out counts then. */
export const unbound: unique symbol = Symbol('unbound');

export type Slot = JsonataValue | typeof unbound;

/** The variables of one block, call or item, in the order of the {@link Names} it was compiled with. */
export class Environment {
  readonly slots: Slot[];
  readonly parent: Environment | undefined;

  constructor(slots: Slot[], parent: Environment | undefined) {
    this.slots = slots;
    this.parent = parent;
  }
}

/** So many slots, nothing bound. */
export function emptySlots(count: number): Slot[] {
  const slots: Slot[] = [];
  for (let i = 0; i < count; i += 1) slots.push(unbound);
  return slots;
}
