import { hasHeadMark } from './ColumnLayout.ts';
import type { GridController } from './GridController.ts';
import type { GroupHeads } from './GroupHeads.ts';
import type { HeadMarks } from './HeadMarks.ts';
import type { SavedRow } from './SavedRow.ts';
import type { TreeArrows } from './TreeArrows.ts';
import type { Viewport } from './Viewport.ts';
import type { WrongRows } from './WrongRows.ts';

/** Loads the rarely needed parts of a grid, with the first grid that needs them. */
export class LazyGridParts {
  readonly #grid: GridController;
  readonly #asked = new Set<string>();
  #groups: GroupHeads | undefined;
  #arrows: TreeArrows | undefined;
  #heads: HeadMarks | undefined;
  #wrong: WrongRows | undefined;
  #saved: SavedRow | undefined;

  constructor(grid: GridController) {
    this.#grid = grid;
  }

  /** Runs after the mirror's patch, which removes foreign elements when the columns change. */
  patch(view: Viewport): void {
    const { tree, rows } = this.#grid.props;
    if (view.layout.levels > 0) this.#ask('groups', this.#loadGroups);
    if (tree) this.#ask('arrows', this.#loadArrows);
    if (view.layout.tracks.some(hasHeadMark)) this.#ask('heads', this.#loadHeads);
    this.#groups?.patch(view);
    if (tree) this.#arrows?.patch(view, tree, (row) => rows[row]);
    this.#heads?.patch(view);
    const { edit, rowKey, saved } = this.#grid.props;
    if (saved !== undefined) this.#ask('saved', this.#loadSaved);
    this.#saved?.patch(view);
    if (edit?.wrong?.size) this.#ask('wrong', this.#loadWrong);
    this.#wrong?.patch(view, { rows, rowKey, wrong: edit?.wrong });
  }

  dispose(): void {
    this.#heads?.dispose();
  }

  #ask(name: string, load: () => Promise<void>): void {
    if (this.#asked.has(name)) return;
    this.#asked.add(name);
    load().then(
      () => this.#grid.schedule(),
      // The next change tries again; the grid works without the part.
      () => this.#asked.delete(name),
    );
  }

  readonly #loadGroups = async (): Promise<void> => {
    const { GroupHeads } = await import('./GroupHeads.ts');
    this.#groups = new GroupHeads(this.#grid.elements);
  };

  readonly #loadArrows = async (): Promise<void> => {
    const { TreeArrows } = await import('./TreeArrows.ts');
    this.#arrows = new TreeArrows(this.#grid.elements.marks);
  };

  readonly #loadHeads = async (): Promise<void> => {
    const { HeadMarks } = await import('./HeadMarks.ts');
    this.#heads = new HeadMarks(this.#grid);
  };

  readonly #loadSaved = async (): Promise<void> => {
    const { SavedRow } = await import('./SavedRow.ts');
    this.#saved = new SavedRow(this.#grid);
  };

  readonly #loadWrong = async (): Promise<void> => {
    const { WrongRows } = await import('./WrongRows.ts');
    this.#wrong = new WrongRows(this.#grid.elements);
  };
}
