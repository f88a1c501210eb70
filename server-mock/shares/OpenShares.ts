import type { User } from '../../runtime/model/access/User.ts';
import type { ShareKind } from '../../runtime/model/shares/ShareKind.ts';
import { isShareCode } from '../../runtime/model/shares/shareCode.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import { StampedCache } from '../access/StampedCache.ts';
import type { ServiceBase } from '../capability/Capability.ts';
import { makerOf } from './makerOf.ts';
import { SharedAnswers } from './SharedAnswers.ts';
import { ShareGuesses } from './ShareGuesses.ts';
import { shareTable } from './shareTables.ts';
import { hashOf, noteSeen, type StoredShare, shareByHash } from './storedShares.ts';

/** Milliseconds between two notes that a share was seen. */
const seenPause = 60_000;
/** Most streams of walls: of one share and in all. */
const watching = { perShare: 20, all: 1_000 } as const;

/** A share that opens, with its maker as of this moment. */
export interface OpenedShare {
  readonly share: StoredShare;
  readonly kind: ShareKind;
  readonly maker: User;
}

/** What opens by codes: shares found and kept in memory, their answers, and who guesses. */
export class OpenShares {
  readonly guesses: ShareGuesses;
  readonly answers: SharedAnswers;
  readonly #base: ServiceBase;
  readonly #byHash: StampedCache<string, StoredShare | undefined>;
  readonly #known = new Set<string>();
  readonly #seen = new Map<string, number>();
  readonly #watching = new Map<string, number>();
  readonly #closers = new Set<() => void>();

  constructor(base: ServiceBase) {
    this.#base = base;
    this.guesses = new ShareGuesses(() => Date.now());
    this.answers = new SharedAnswers(base.changes, () => base.clock.now());
    this.#byHash = new StampedCache(base.changes, [shareTable], (hash) => shareByHash(base.db, hash));
  }

  /**
   * The share that a code opens for a caller at an address. `wait`: seconds until this network may try another code. Undefined: the
   * code opens nothing, whether it never was one or does no longer.
   */
  async open(code: string, address: string): Promise<OpenedShare | { readonly wait: number } | undefined> {
    const hash = isShareCode(code) ? hashOf(code) : undefined;
    if (hash === undefined || !this.#known.has(hash)) {
      const wait = this.guesses.secondsToWait(address);
      if (wait > 0) return { wait };
    }
    const opened = hash === undefined ? undefined : await this.#opened(hash);
    if (opened === undefined) {
      this.guesses.missed(address);
      if (hash !== undefined) this.#known.delete(hash);
    } else if (hash !== undefined && this.#known.size < 100_000) this.#known.add(hash);
    return opened;
  }

  /** Notes that a share was seen, at most once a minute. */
  seen(id: string): void {
    const now = Date.now();
    if (now - (this.#seen.get(id) ?? 0) < seenPause) return;
    this.#seen.delete(id);
    this.#seen.set(id, now);
    const [oldest] = this.#seen.size > 10_000 ? this.#seen.keys() : [];
    if (oldest !== undefined) this.#seen.delete(oldest);
    const { db, clock, log } = this.#base;
    noteSeen(db, id, clock.now()).catch((error: unknown) =>
      log.warn({ err: error, share: id }, 'that a share was seen could not be noted'),
    );
  }

  /** Lets a wall watch a share. Returns how to say that it does no longer; undefined: too many do. `close`: the server stops. */
  watch(id: string, close: () => void): (() => void) | undefined {
    const own = this.#watching.get(id) ?? 0;
    if (own >= watching.perShare || this.#closers.size >= watching.all) return undefined;
    this.#watching.set(id, own + 1);
    this.#closers.add(close);
    return () => {
      if (!this.#closers.delete(close)) return;
      const left = (this.#watching.get(id) ?? 1) - 1;
      if (left > 0) this.#watching.set(id, left);
      else this.#watching.delete(id);
    };
  }

  /** Ends all streams of walls. */
  closeAll(): void {
    for (const close of [...this.#closers]) close();
  }

  async #opened(hash: string): Promise<OpenedShare | undefined> {
    const share = await this.#byHash.of(hash);
    const kind = share && shareKindNamed(share.kind);
    if (share === undefined || kind === undefined || !kind.hasCode) return undefined;
    const found = await makerOf(this.#base.context(), share);
    return 'end' in found ? undefined : { share, kind, maker: found.maker };
  }
}
