import { rightsTables } from '../access/RightsCache.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { SharedView } from './sharedView.ts';
import { shareTable } from './shareTables.ts';

/** Milliseconds that figures stand for all viewers, although their tables changed; those of a wall. */
const [usualPause, wallPause] = [15_000, 2_000];
/** Figures of all others that took long stand for so many times as long, at most for this many milliseconds. */
const [standsTimes, longestPause] = [30, 60_000];
/** Most kept answers; the least recently used go first. */
const capacity = 1_000;
/** Readings of one share in a minute, whatever its viewers choose. */
const perMinute = 60;

/** What a share showed when it was read. */
export interface ReadShare extends SharedView {
  /** As of when its figures are, `yyyy-MM-dd HH:mm:ss`. */
  readonly readAt: string;
}

/** So many milliseconds before a time of this form. */
const before = (time: string, millis: number): string =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - millis).toISOString().slice(0, 19).replace('T', ' ');

interface Kept {
  readonly rights: string;
  readonly day: string;
  readonly at: number;
  readonly read: Promise<ReadShare>;
  /** Milliseconds that it took; 0: it is not read yet. */
  took: number;
  /** Its tables, with their stamp before it was read. */
  data: { readonly tables: readonly string[]; readonly stamp: string } | undefined;
}

/** How a share is read. */
export interface Reading {
  /** Its cards are read one after another, so that the database stays free for others: viewers have earlier figures already. */
  readonly isInTurn: boolean;
  /** Told the tables before any of them is read. */
  begin(tables: readonly string[]): void;
}

const usualPauseOf = ({ took }: Kept): number =>
  Math.min(longestPause, Math.max(usualPause, took * standsTimes));

interface Asked {
  readonly share: string;
  /** Language and choices. */
  readonly variant: string;
  readonly isWall: boolean;
}

/** What shares show, read once for all their viewers. Rights, shares and schemas count at once, figures after a pause. */
export class SharedAnswers {
  readonly #changes: ChangeCounters;
  readonly #now: () => string;
  readonly #kept = new Map<string, Kept>();
  readonly #readings = new Map<string, { readonly minute: number; readonly count: number }>();

  constructor(changes: ChangeCounters, now: () => string) {
    this.#changes = changes;
    this.#now = now;
  }

  /** Undefined: this share was read too often in this minute. */
  async of(
    { share, variant, isWall }: Asked,
    compute: (reading: Reading) => Promise<SharedView>,
  ): Promise<ReadShare | undefined> {
    const key = `${share} ${variant}`;
    const kept = this.#kept.get(key);
    const [rights, readAt] = [this.#rights(), this.#now()];
    const day = readAt.slice(0, 10);
    const isOurs = kept !== undefined && kept.rights === rights && kept.day === day;
    if (isOurs && this.#stands(kept, isWall ? wallPause : usualPauseOf(kept))) {
      this.#keep(key, kept);
      return kept.read;
    }
    if (!this.#mayRead(share)) return isOurs ? kept.read : undefined;
    let data: Kept['data'];
    const at = Date.now();
    const read = compute({
      isInTurn: isOurs && !isWall,
      begin: (tables) => {
        // Before the reading: a write during it makes the answer old at once.
        data = { tables, stamp: this.#changes.stamp(tables) };
      },
    }).then((view) => ({ ...view, readAt: before(readAt, view.kept?.age ?? 0) }));
    const entry: Kept = { ...{ rights, day, at, read, took: 0 }, data };
    this.#keep(key, entry);
    try {
      const { kept: age } = await entry.read;
      entry.took = Date.now() - at;
      // Figures from before: newer ones are to be asked for.
      if (age !== undefined) entry.data = undefined;
      return await entry.read;
    } catch (error) {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
      throw error;
    }
  }

  /** Whether nothing changed of what the kept answer is made of. */
  isCurrent({ share, variant }: Asked): boolean {
    const kept = this.#kept.get(`${share} ${variant}`);
    if (kept?.data === undefined || kept.rights !== this.#rights()) return false;
    return kept.day === this.#now().slice(0, 10) && this.#changes.stamp(kept.data.tables) === kept.data.stamp;
  }

  #rights(): string {
    return this.#changes.stamp([...rightsTables, shareTable]);
  }

  #stands({ at, data }: Kept, pause: number): boolean {
    if (Date.now() - at < pause) return true;
    return data !== undefined && this.#changes.stamp(data.tables) === data.stamp;
  }

  #keep(key: string, entry: Kept): void {
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= capacity) break;
      this.#kept.delete(oldest);
    }
  }

  #mayRead(share: string): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    const known = this.#readings.get(share);
    const count = known?.minute === minute ? known.count + 1 : 1;
    this.#readings.delete(share);
    this.#readings.set(share, { minute, count });
    const [oldest] = this.#readings.size > capacity ? this.#readings.keys() : [];
    if (oldest !== undefined) this.#readings.delete(oldest);
    return count <= perMinute;
  }
}
