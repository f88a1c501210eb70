/** Rows of a template that are repeated together. */
export interface RowBlock {
  /** First row, from 1. */
  readonly start: number;
  readonly height: number;
  /** How often they are there, at least once. */
  readonly copies: number;
}

/** Where rows of a template come to stand when its blocks are repeated. */
export class RowMap {
  readonly blocks: readonly RowBlock[];
  /** Rows that were added before each block. */
  readonly #added: readonly number[];

  /** `blocks`: from top to bottom, without overlaps. */
  constructor(blocks: readonly RowBlock[]) {
    this.blocks = blocks;
    let added = 0;
    this.#added = blocks.map(({ height, copies }) => {
      const before = added;
      added += height * (copies - 1);
      return before;
    });
  }

  /** The block that a row is in; -1: none. */
  blockOf(row: number): number {
    return this.blocks.findIndex(({ start, height }) => row >= start && row < start + height);
  }

  /** The row in its first copy, or where it moved. */
  first(row: number): number {
    let moved = row;
    for (const { start, height, copies } of this.blocks) {
      if (row < start + height) break;
      moved += height * (copies - 1);
    }
    return moved;
  }

  /** The row in its last copy, or where it moved. */
  last(row: number): number {
    const block = this.blocks[this.blockOf(row)];
    return this.first(row) + (block === undefined ? 0 : block.height * (block.copies - 1));
  }

  /** A row of a block in one of its copies, from 0. */
  at(row: number, block: number, copy: number): number {
    return row + (this.#added[block] ?? 0) + copy * (this.blocks[block]?.height ?? 0);
  }

  /** Rows added by all blocks. */
  get added(): number {
    return this.blocks.reduce((sum, { height, copies }) => sum + height * (copies - 1), 0);
  }
}
