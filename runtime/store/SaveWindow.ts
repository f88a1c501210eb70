import { observable, runInAction } from 'mobx';

/**
 * The leading save window (3000 ms, 500 ms in the lighter variant): it opens when a request leaves; further presses while it
 * is open do nothing. A refusal or a reset to a new record closes it early. Observable, so that the buttons can say that they
 * wait.
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
