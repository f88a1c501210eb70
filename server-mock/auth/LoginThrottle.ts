/** Failed tries allowed in the window (contract section 3). */
const allowed = 5;
const windowMillis = 60_000;
/** Beyond this many remembered pairs the oldest are forgotten, so that made-up names cannot fill the memory. */
const remembered = 10_000;

/** Five failed sign-ins a minute per user and address; a good one forgets the failures. */
export class LoginThrottle {
  private readonly failures = new Map<string, number[]>();

  constructor(private readonly millis: () => number) {}

  private recent(key: string): number[] {
    const since = this.millis() - windowMillis;
    return (this.failures.get(key) ?? []).filter((at) => at > since);
  }

  /** Seconds to wait before the next try is looked at; 0: go ahead. */
  secondsToWait(userName: string, address: string): number {
    const tries = this.recent(keyOf(userName, address));
    const [oldest] = tries;
    if (tries.length < allowed || oldest === undefined) return 0;
    return Math.max(1, Math.ceil((oldest + windowMillis - this.millis()) / 1000));
  }

  /** Counts a try before it is checked, so that many at once cannot slip through; `succeeded` takes it back. */
  tried(userName: string, address: string): void {
    const key = keyOf(userName, address);
    const tries = [...this.recent(key), this.millis()];
    this.failures.delete(key);
    this.failures.set(key, tries);
    if (this.failures.size > remembered) {
      const [oldest] = this.failures.keys();
      if (oldest !== undefined) this.failures.delete(oldest);
    }
  }

  succeeded(userName: string, address: string): void {
    this.failures.delete(keyOf(userName, address));
  }
}

const keyOf = (userName: string, address: string): string => `${userName.trim().toLowerCase()}\n${address}`;
