/** Reports taken within a window: of a user, of a network without one, and of all. */
const most = { user: 30, network: 10, all: 300 } as const;
const windowMillis = 10 * 60_000;
/** Maximum senders remembered; the one that sent longest ago is forgotten first. */
const remembered = 5_000;

interface Sender {
  readonly began: number;
  readonly count: number;
}

/** Who reports: a user, or a network before a sign-in. */
export type Reporter = { readonly userId: number } | { readonly network: string };

/** How many errors of browsers are taken, so that a broken or hostile page fills no table and no log. */
export class ReportLimits {
  readonly #millis: () => number;
  readonly #senders = new Map<string, Sender>();

  constructor(millis: () => number) {
    this.#millis = millis;
  }

  /** Whether one more report of this sender is taken; it counts then. */
  takes(reporter: Reporter): boolean {
    const [key, own] =
      'userId' in reporter
        ? [`user ${reporter.userId}`, most.user]
        : [`network ${reporter.network}`, most.network];
    if (!this.#fits(key, own) || !this.#fits('all', most.all)) return false;
    this.#count(key);
    this.#count('all');
    return true;
  }

  #sender(key: string): Sender {
    const now = this.#millis();
    const known = this.#senders.get(key);
    const isOpen = known !== undefined && now - known.began < windowMillis && now >= known.began;
    return isOpen ? known : { began: now, count: 0 };
  }

  #fits(key: string, limit: number): boolean {
    return this.#sender(key).count < limit;
  }

  #count(key: string): void {
    const { began, count } = this.#sender(key);
    this.#senders.delete(key);
    this.#senders.set(key, { began, count: count + 1 });
    const [oldest] = this.#senders.keys();
    if (this.#senders.size > remembered && oldest !== undefined) this.#senders.delete(oldest);
  }
}
