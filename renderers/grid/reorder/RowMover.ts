import { flushSync } from 'react-dom';
import type { GridCommands } from '../GridCommands.ts';
import type { GridController } from '../GridController.ts';
import type { ReorderWords, RowReorder } from '../RowReorder.ts';
import { DropMarks } from './DropMarks.ts';

/** A row being moved, from one position to another; `to` counts without it. */
interface Lift {
  readonly from: number;
  readonly name: string;
  to: number;
}

/** Lifts, moves and drops a row for pointer and keyboard. Announces each step. */
export class RowMover {
  readonly grid: GridController;
  readonly #commands: GridCommands;
  readonly #words: ReorderWords;
  readonly #marks: DropMarks;
  #lift: Lift | undefined;

  constructor(grid: GridController, commands: GridCommands, words: ReorderWords) {
    this.grid = grid;
    this.#commands = commands;
    this.#words = words;
    this.#marks = new DropMarks(grid);
  }

  get reorder(): RowReorder | undefined {
    return this.grid.props.reorder;
  }

  /** Target position of the moved row; undefined when none is moved. */
  get to(): number | undefined {
    return this.#lift?.to;
  }

  /** Lifts a row. Returns false when the row in edit must not be left, or rows cannot be moved now. */
  lift(row: number): boolean {
    const found = this.grid.props.rows[row];
    if (!found || !this.reorder || this.grid.props.loading || !this.#commands.leaveEdit()) return false;
    this.#lift = { from: row, to: row, name: this.reorder.name(found) };
    this.#say('lifted');
    return true;
  }

  /** Moves the row to a position that counts without it. */
  carry(to: number, pointer?: { readonly x: number; readonly y: number }): void {
    const lift = this.#lift;
    if (!lift) return;
    const at = Math.max(0, Math.min(to, this.grid.props.rows.length - 1));
    const moved = at !== lift.to;
    lift.to = at;
    this.#marks.show(lift.from, at, lift.name, pointer);
    if (moved) this.#say('over');
  }

  /** Drops the row at its current position. */
  async drop(glide: boolean): Promise<void> {
    const lift = this.#lift;
    if (!lift) return;
    this.#lift = undefined;
    if (glide) await this.#marks.settle(lift.to);
    this.#marks.hide();
    const { from, to, name } = lift;
    this.#words.announce(this.#words.dropped(name, to + 1, this.grid.props.rows.length));
    if (from !== to) flushSync(() => this.reorder?.move(from, to));
  }

  /** Cancels the move; the order stays. */
  cancel(): void {
    if (!this.#lift) return;
    this.#words.announce(this.#words.cancelled(this.#lift.name));
    this.#lift = undefined;
    this.#marks.hide();
  }

  dispose(): void {
    this.#lift = undefined;
    this.#marks.dispose();
  }

  #say(step: 'lifted' | 'over'): void {
    if (!this.#lift) return;
    const { name, to } = this.#lift;
    this.#words.announce(this.#words[step](name, to + 1, this.grid.props.rows.length));
  }
}
