import type { CallInHand } from '../log/CallInHand.ts';

/** Maximum sessions; the one that called longest ago is forgotten first. */
const most = 5_000;

/** A session that called this process. */
export interface SeenSession {
  readonly session: string;
  readonly userId: number;
  /** `performance.now()` of its last call. */
  readonly lastCall: number;
}

/** Who called this process, and when last. A restart forgets. */
export class SignedIn {
  readonly #seen = new Map<string, SeenSession>();

  note({ caller }: CallInHand): void {
    if (caller === undefined) return;
    const { session, userId } = caller;
    // The order of the map is that of the last calls.
    this.#seen.delete(session);
    this.#seen.set(session, { session, userId, lastCall: performance.now() });
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= most) break;
      this.#seen.delete(oldest);
    }
  }

  /** Sessions that called within these milliseconds, the newest first. */
  within(millis: number): readonly SeenSession[] {
    const from = performance.now() - millis;
    return [...this.#seen.values()].filter(({ lastCall }) => lastCall >= from).reverse();
  }
}
