import { LoginThrottle } from '../access/LoginThrottle.ts';

/**
 * Counts codes that open nothing, by network, and says when a network has to wait: some thirty at once, then ever longer up to a
 * minute. A code that is known to open never waits, although others guess beside it.
 */
export class ShareGuesses {
  readonly #throttle: LoginThrottle;
  #turn = 0;
  #refused = 0;

  constructor(millis: () => number) {
    this.#throttle = new LoginThrottle(millis);
  }

  /** Codes that opened nothing since the server began. */
  get refused(): number {
    return this.#refused;
  }

  /** Seconds until this network may try another code; 0: now. */
  secondsToWait(address: string): number {
    return this.#throttle.secondsToWait(`new ${this.#turn}`, address);
  }

  /** Counts a code that opened nothing. */
  missed(address: string): void {
    this.#refused += 1;
    // The throttle counts by name too, for passwords; a code has none.
    this.#turn = (this.#turn + 1) % 1_000_000;
    this.#throttle.tried(`${this.#turn}`, address);
  }
}
