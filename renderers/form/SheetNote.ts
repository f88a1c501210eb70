import { type IObservableValue, observable, runInAction } from 'mobx';
import type { CellBlock } from '../../runtime/store/sheet/CellRange.ts';

/** State of the line under a detail grid: the last action and the selected cells. */
export class SheetNote {
  readonly #said: IObservableValue<string> = observable.box('');
  readonly #block: IObservableValue<CellBlock | undefined> = observable.box(undefined, { deep: false });

  get said(): string {
    return this.#said.get();
  }

  get block(): CellBlock | undefined {
    return this.#block.get();
  }

  say(words: string): void {
    runInAction(() => this.#said.set(words));
  }

  choose(block: CellBlock | undefined): void {
    runInAction(() => this.#block.set(block));
  }
}
