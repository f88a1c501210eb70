import { networkOf } from './networkOf.ts';

/** Failed attempts allowed per user and address within the window. */
const allowed = 5;
const windowMillis = 60_000;
/** Failed attempts allowed per address before it must wait; one is removed every {@link forgetMillis}. */
const allowedOfAddress = 30;
const forgetMillis = 6_000;
const longestWaitMillis = 60_000;
/** Maximum entries per kind. The oldest are removed, so that invented user names cannot fill the memory. */
const remembered = 10_000;

/** Failures of an address, as a leaky bucket. */
interface Bucket {
  readonly level: number;
  readonly at: number;
}

/**
 * Slows down password guessing: five failures a minute per user and address, and a wait per address that doubles up
 * to a minute. Counts nothing per user alone, so failures elsewhere never lock users out of their own account.
 */
export class LoginThrottle {
  private readonly failures = new Map<string, readonly number[]>();
  private readonly addresses = new Map<string, Bucket>();

  constructor(private readonly millis: () => number) {}

  private recent(key: string): readonly number[] {
    const now = this.millis();
    // Ignore times in the future, after the clock was set back.
    return (this.failures.get(key) ?? []).filter((at) => at > now - windowMillis && at <= now);
  }

  private since(at: number): number {
    return Math.max(0, this.millis() - at);
  }

  private levelOf(network: string): number {
    const bucket = this.addresses.get(network);
    return bucket === undefined ? 0 : Math.max(0, bucket.level - this.since(bucket.at) / forgetMillis);
  }

  private waitOfAddress(network: string): number {
    const bucket = this.addresses.get(network);
    const over = Math.floor((bucket?.level ?? 0) - allowedOfAddress);
    if (bucket === undefined || over < 0) return 0;
    return Math.min(longestWaitMillis, 1_000 * 2 ** Math.min(over, 10)) - this.since(bucket.at);
  }

  /** Seconds until the next attempt is allowed; 0: now. */
  secondsToWait(userName: string, address: string): number {
    const tries = this.recent(keyOf(userName, address));
    const [oldest] = tries;
    const ofPair = tries.length < allowed || oldest === undefined ? 0 : oldest + windowMillis - this.millis();
    const wait = Math.max(ofPair, this.waitOfAddress(networkOf(address)));
    return wait <= 0 ? 0 : Math.max(1, Math.ceil(wait / 1_000));
  }

  /** Counts an attempt before the check, so that parallel attempts cannot slip through. */
  tried(userName: string, address: string): void {
    const key = keyOf(userName, address);
    keep(this.failures, key, [...this.recent(key), this.millis()]);
    const network = networkOf(address);
    keep(this.addresses, network, { level: this.levelOf(network) + 1, at: this.millis() });
  }

  /** Removes the last attempt and the user's failures from this address, after a correct password. */
  succeeded(userName: string, address: string): void {
    this.failures.delete(keyOf(userName, address));
    this.takeBack(address);
  }

  /** Removes the last attempt, because the password was not checked. */
  unchecked(userName: string, address: string): void {
    const key = keyOf(userName, address);
    const tries = this.recent(key).slice(0, -1);
    if (tries.length === 0) this.failures.delete(key);
    else this.failures.set(key, tries);
    this.takeBack(address);
  }

  /** Entries in memory. */
  get size(): number {
    return this.failures.size + this.addresses.size;
  }

  private takeBack(address: string): void {
    const network = networkOf(address);
    const bucket = this.addresses.get(network);
    if (bucket !== undefined)
      this.addresses.set(network, { level: Math.max(0, bucket.level - 1), at: bucket.at });
  }
}

const keep = <T>(map: Map<string, T>, key: string, value: T): void => {
  map.delete(key);
  map.set(key, value);
  if (map.size <= remembered) return;
  const [oldest] = map.keys();
  if (oldest !== undefined) map.delete(oldest);
};

const keyOf = (userName: string, address: string): string =>
  `${userName.trim().toLowerCase()}\n${networkOf(address)}`;
