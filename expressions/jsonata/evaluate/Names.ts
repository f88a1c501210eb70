/** Variable names of one {@link Environment}, known at compile time. */
export class Names {
  readonly list: readonly string[];
  /** Number of leading names that are bound from the start: the parameters. */
  readonly bound: number;
  readonly parent: Names | undefined;

  constructor(list: readonly string[], bound: number, parent: Names | undefined) {
    this.list = list;
    this.bound = bound;
    this.parent = parent;
  }

  /** Slots that may hold a variable, nearest first; `sure` when bound from the start. */
  places(name: string): readonly VariablePlace[] {
    const found: VariablePlace[] = [];
    let hops = 0;
    for (let names: Names | undefined = this; names !== undefined; names = names.parent) {
      const slot = names.list.lastIndexOf(name);
      if (slot >= 0) {
        const sure = slot < names.bound;
        found.push({ hops, slot, sure });
        if (sure) break;
      }
      hops += 1;
    }
    return found;
  }
}

/** A slot: the number of environments outward, and the index there. */
export interface VariablePlace {
  readonly hops: number;
  readonly slot: number;
  readonly sure: boolean;
}
