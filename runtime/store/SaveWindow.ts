/**
 * The leading save window (specification 1 section 9: 3000 ms, 500 ms in the lighter variant): it opens when a request
 * leaves; further presses while it is open do nothing. A refusal or a reset to a new record closes it early.
 */
export class SaveWindow {
  readonly #length: number;
  #until = 0;

  constructor(length: number) {
    this.#length = length;
  }

  get isOpen(): boolean {
    return Date.now() < this.#until;
  }

  open(): void {
    this.#until = Date.now() + this.#length;
  }

  close(): void {
    this.#until = 0;
  }
}
