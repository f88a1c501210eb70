import type { JsonataValue } from '../JsonataValue.ts';

/** Content of a slot before its binding. Lookups then continue with the same name in outer environments. */
export const unbound: unique symbol = Symbol('unbound');

export type Slot = JsonataValue | typeof unbound;

/** Variables of one block, call or item, in the order of the {@link Names} of its compilation. */
export class Environment {
  readonly slots: Slot[];
  readonly parent: Environment | undefined;

  constructor(slots: Slot[], parent: Environment | undefined) {
    this.slots = slots;
    this.parent = parent;
  }
}

/** Creates unbound slots. */
export function emptySlots(count: number): Slot[] {
  const slots: Slot[] = [];
  for (let i = 0; i < count; i += 1) slots.push(unbound);
  return slots;
}
