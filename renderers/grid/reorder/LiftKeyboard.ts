import { handleTrack } from '../handleTrack.ts';
import type { RowMover } from './RowMover.ts';

type Step = (to: number, last: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: (to) => to - 1,
  ArrowDown: (to) => to + 1,
  Home: () => 0,
  End: (_to, last) => last,
};

/**
 * Keyboard moves on a row's handle: Space lifts, up and down move, Space drops, Escape cancels. Ctrl+Z undoes
 * the last move.
 */
export class LiftKeyboard {
  readonly #mover: RowMover;
  readonly #stop = new AbortController();

  constructor(mover: RowMover) {
    this.#mover = mover;
    const { root, mirror } = mover.grid.elements;
    const options = { signal: this.#stop.signal, capture: true };
    root.addEventListener('keydown', (event) => this.#down(event), options);
    // Leaving the grid cancels the move.
    mirror.addEventListener('blur', () => mover.to !== undefined && mover.cancel(), options);
    root.addEventListener('pointerdown', () => mover.to !== undefined && mover.cancel(), options);
  }

  dispose(): void {
    this.#stop.abort();
  }

  #down(event: KeyboardEvent): void {
    const { grid } = this.#mover;
    if (event.target !== grid.elements.mirror || event.isComposing) return;
    if (!this.#take(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Handles a key for the moved row; false when it was not for it. */
  #take(event: KeyboardEvent): boolean {
    const { grid, to, reorder } = this.#mover;
    if (to === undefined) {
      if (
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        event.key.toLowerCase() === 'z' &&
        reorder?.undo
      ) {
        reorder.undo();
        return true;
      }
      const { active, view } = grid;
      const isHandle = active !== undefined && active.row >= 0 && active.track === handleTrack(view.layout);
      if (event.key !== ' ' || !reorder || !isHandle || active.row >= view.rowCount) return false;
      if (this.#mover.lift(active.row)) this.#mover.carry(active.row);
      return true;
    }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step) this.#carry(step(to, grid.view.rowCount - 1));
    else if (event.key === ' ' || event.key === 'Enter') void this.#mover.drop(false);
    else if (event.key === 'Escape') this.#mover.cancel();
    else if (event.key === 'Tab') {
      this.#mover.cancel();
      return false;
    }
    return true;
  }

  /** Moves the row; the active cell follows. */
  #carry(to: number): void {
    const { grid } = this.#mover;
    const row = Math.max(0, Math.min(to, grid.view.rowCount - 1));
    grid.setActive({ row, track: handleTrack(grid.view.layout) });
    this.#mover.carry(row);
  }
}
