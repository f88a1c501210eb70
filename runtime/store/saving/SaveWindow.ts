import { observable, runInAction } from 'mobx';

/**
 * Window after the start of a save (3000 ms, 500 ms in the light variant) in which further presses do
 * nothing. A refusal or a reset to a new record closes it early. Observable, so that buttons can show it.
 */
export class SaveWindow {
  readonly #length: number;
  readonly #isOpen = observable.box(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(length: number) {
    this.#length = length;
  }

  get isOpen(): boolean {
    return this.#isOpen.get();
  }

  open(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(), this.#length);
    runInAction(() => this.#isOpen.set(true));
  }

  close(): void {
    clearTimeout(this.#timer);
    runInAction(() => this.#isOpen.set(false));
  }
}
