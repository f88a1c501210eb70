import type { TableClass } from './GridCanvas.ts';

/** VTable's stage, reduced to what holds back its drawing. */
interface Stage {
  /** Skips drawing; each skipped drawing adds one to the number, and drawing goes on at 0. */
  pauseRender(skipped: number): void;
  resumeRender(): void;
}

/**
 * A table that draws nothing while it is made. VTable draws all cells three times in its constructor, before the grid
 * has written any; the grid draws them once, after it wrote them.
 */
export function quietTable(Table: TableClass): TableClass {
  return class QuietTable extends Table {
    constructor(...args: ConstructorParameters<TableClass>) {
      super(...args);
      stageOf(this).resumeRender();
    }

    // The constructor of VTable calls it once its stage is there, and draws from here on.
    override setRecords(...args: Parameters<InstanceType<TableClass>['setRecords']>): void {
      stageOf(this).pauseRender(Number.NEGATIVE_INFINITY);
      super.setRecords(...args);
    }
  };
}

const stageOf = (table: InstanceType<TableClass>): Stage => table.scenegraph.stage as unknown as Stage;
