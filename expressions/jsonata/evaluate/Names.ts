/** The variables of one {@link Environment}, known when compiling. */
export class Names {
  readonly list: readonly string[];
  /** How many of the first are bound from the start: parameters. */
  readonly bound: number;
  readonly parent: Names | undefined;

  constructor(list: readonly string[], bound: number, parent: Names | undefined) {
    this.list = list;
    this.bound = bound;
    this.parent = parent;
  }

  /** Where a variable may be found, nearest first; `sure` when it is bound there from the start. */
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

/** How many environments out, and which slot there. */
export interface VariablePlace {
  readonly hops: number;
  readonly slot: number;
  readonly sure: boolean;
}
