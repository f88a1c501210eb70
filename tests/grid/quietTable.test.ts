import { expect, it } from 'vitest';
import type { TableClass } from '../../renderers/grid/GridCanvas.ts';
import { quietTable } from '../../renderers/grid/quietTable.ts';

/** Draws as VTable does: unless its stage skips, and each skipped drawing counts. */
class Stage {
  drawn = 0;
  #skipped = 0;

  pauseRender(skipped: number): void {
    this.#skipped = skipped;
  }

  resumeRender(): void {
    this.#skipped = 0;
  }

  render(): void {
    if (this.#skipped === 0) this.drawn += 1;
    else this.#skipped += 1;
  }
}

class Table {
  readonly scenegraph = { stage: new Stage() };
  records: readonly unknown[] = [];

  constructor(_: unknown, options: { readonly records: readonly unknown[] }) {
    this.setRecords(options.records);
    this.scenegraph.stage.render();
  }

  setRecords(records: readonly unknown[]): void {
    this.records = records;
    this.scenegraph.stage.render();
    this.scenegraph.stage.render();
  }
}

it('draws nothing while a table is made, and everything afterwards', () => {
  const Quiet = quietTable(Table as unknown as TableClass) as unknown as typeof Table;
  const table = new Quiet(undefined, { records: [1, 2] });
  expect(table.records).toEqual([1, 2]);
  expect(table.scenegraph.stage.drawn).toBe(0);
  table.scenegraph.stage.render();
  expect(table.scenegraph.stage.drawn).toBe(1);
});
