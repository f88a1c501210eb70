import type { User } from '../../runtime/model/access/User.ts';
import { rightsTables } from '../access/RightsCache.ts';
import type { Logger } from '../log/Logger.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import type { DocumentNews } from './DocumentNews.ts';
import type { Ending, EventStream } from './EventStream.ts';
import { hearersOf } from './hearersOf.ts';
import { mergeNews } from './newsWords.ts';
import { RecentNews } from './RecentNews.ts';
import { retry } from './retry.ts';
import type { UserCounts } from './UserCounts.ts';

/** Maximum event streams per user and in total. */
const eventLimits = { perUser: 10, all: 5_000 } as const;

const beatMillis = 20_000;
/** Most events that are told again to a client that changes its stream; each asks for substitutes. */
const mostReplayed = 20;
/** Milliseconds during which events are collected before counting. */
const restMillis = 100;
/** Milliseconds between two tellings of changed tables. */
const tableRestMillis = 500;

interface HubOptions {
  readonly changes: ChangeCounters;
  readonly log: Logger;
  /** Current day in TIME_ZONE: substitutions start and end with it. */
  day(): string;
  /** Counts by user id. */
  count(users: readonly User[]): Promise<ReadonlyMap<number, UserCounts>>;
  /** These users, and others whose counts change with theirs today. */
  affected(users: readonly number[]): Promise<readonly number[]>;
}

/** All event streams (`GET /api/events`) of this process, and delivery to them. */
export class EventHub {
  readonly #options: HubOptions;
  readonly #streams = new Set<EventStream>();
  readonly #dirty = new Set<EventStream>();
  /** Streams not counted yet today. */
  readonly #daily = new Set<EventStream>();
  #news: DocumentNews[] = [];
  readonly #recent = new RecentNews();
  /** Events that new streams missed since their clients' last stream. */
  readonly #missed = new Map<EventStream, readonly DocumentNews[]>();
  #tell: (news: readonly DocumentNews[]) => void = () => undefined;
  #tableRest: ReturnType<typeof setTimeout> | undefined;
  #endTables: (() => void) | undefined;
  #isClosed = false;
  #beats: ReturnType<typeof setInterval> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #rights: string;
  #day: string;
  readonly #flush: () => void;

  constructor(options: HubOptions) {
    this.#options = options;
    this.#rights = this.#stamp();
    this.#day = options.day();
    this.#flush = retry({
      work: () => this.#spread(),
      failed: (error) => options.log.error({ err: error }, 'inbox counts could not be read'),
      isOver: () => this.#isClosed,
    });
  }

  /** Whether the user may open one more stream. */
  mayOpen(userId: number): boolean {
    if (this.#isClosed || this.#streams.size >= eventLimits.all) return false;
    const own = [...this.#streams].filter(({ user }) => user.id === userId);
    return own.length < eventLimits.perUser;
  }

  /** The place after the latest event: see {@link RecentNews}. */
  get place(): string {
    return this.#recent.place;
  }

  /**
   * Registers a stream. It first gets the counts of its user, then the events that affect the user. `since`: the place up to
   * which its client has heard. The client gets what followed, or the event that any document may have changed.
   */
  add(stream: EventStream, since?: string): void {
    if (this.#isClosed) {
      stream.end('shutdown');
      return;
    }
    this.#streams.add(stream);
    if (since !== undefined) {
      const followed = this.#recent.since(since);
      const missed = followed && mergeNews(followed);
      if (missed === undefined || missed.length > mostReplayed) stream.offerAny();
      else this.#missed.set(stream, missed);
    }
    this.#beats ??= beating(() => void this.#beat());
    if (stream.isWatchingTables) {
      this.#endTables ??= this.#options.changes.onWrite(() => this.#tablesWritten());
      stream.offerTables((tables) => this.#options.changes.seal(tables));
    }
    this.#dirty.add(stream);
    this.#flush();
  }

  remove(stream: EventStream): void {
    stream.end('gone');
    this.#streams.delete(stream);
    this.#dirty.delete(stream);
    this.#daily.delete(stream);
    this.#missed.delete(stream);
    if (this.#streams.size > 0) return;
    clearInterval(this.#beats);
    this.#beats = undefined;
    this.#endTables?.();
    this.#endTables = undefined;
  }

  /** Tells of written tables after a rest, all that happened meanwhile at once. */
  #tablesWritten(): void {
    if (this.#tableRest !== undefined) return;
    this.#tableRest = setTimeout(() => {
      this.#tableRest = undefined;
      const seals = new Map<string, string>();
      const seal = (tables: readonly string[]): string => {
        const name = tables.join();
        const made = seals.get(name) ?? this.#options.changes.seal(tables);
        seals.set(name, made);
        return made;
      };
      for (const stream of this.#streams) stream.offerTables(seal);
    }, tableRestMillis);
    this.#tableRest.unref();
  }

  /** Streams go to another process: this one is about to end. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  get size(): number {
    return this.#streams.size;
  }

  /** Streams by user. */
  get listening(): ReadonlyMap<number, number> {
    const listening = new Map<number, number>();
    for (const { user } of this.#streams) listening.set(user.id, (listening.get(user.id) ?? 0) + 1);
    return listening;
  }

  /** Publishes events committed here, to this process and others. */
  told(news: readonly DocumentNews[]): void {
    this.heard(news);
    this.#tell(news);
  }

  /** Delivers events to the streams of this process. */
  heard(news: readonly DocumentNews[]): void {
    this.#recent.note(news);
    if (this.#streams.size === 0) return;
    this.#news.push(...news);
    if (this.#rest !== undefined) return;
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#flush();
    }, restMillis);
    this.#rest.unref();
  }

  /** Messages from other processes may be missing: any document may have changed. */
  missed(): void {
    this.#recent.forget();
    for (const stream of this.#streams) {
      stream.offerAny();
      this.#dirty.add(stream);
    }
    this.#flush();
  }

  /** Sets the callback that sends events to other processes. */
  tellOthers(tell: (news: readonly DocumentNews[]) => void): void {
    this.#tell = tell;
  }

  /** Ends all streams; later ones end at once. */
  close(how: Ending = 'shutdown'): void {
    this.#isClosed = true;
    clearInterval(this.#beats);
    clearTimeout(this.#rest);
    clearTimeout(this.#tableRest);
    this.#endTables?.();
    for (const stream of this.#streams) stream.end(how);
  }

  /** Delivers events to the affected streams and counts once for all. A failure is retried. */
  async #spread(): Promise<void> {
    const news = mergeNews(this.#news);
    const upTo = this.#recent.place;
    const behind = new Map(this.#missed);
    this.#news = [];
    try {
      const affected = (users: readonly number[]) => this.#options.affected(users);
      const heard = [...(await hearersOf(news, this.#streams, affected))];
      for (const [stream, missed] of behind)
        heard.push(...(await hearersOf(missed, new Set([stream]), affected)));
      // Skip streams that were closed in the meantime.
      for (const { stream, concerns } of heard)
        if (concerns && this.#streams.has(stream)) this.#dirty.add(stream);
      await this.#check(new Set([...this.#dirty, ...heard.map(({ stream }) => stream)]));
      for (const { stream, news, concerns } of heard) {
        const { table, keys } = news;
        stream.offerFlows(table, concerns ? keys : keys.filter((key) => stream.isWatching(table, key)));
      }
      for (const stream of behind.keys()) this.#missed.delete(stream);
      for (const stream of this.#streams) if (!this.#missed.has(stream)) stream.reached(upTo);
    } catch (error) {
      this.#news.unshift(...news);
      throw error;
    }
    await this.#count([...this.#dirty].filter(({ isEnded }) => !isEnded));
  }

  async #count(streams: readonly EventStream[]): Promise<void> {
    const users = new Map(streams.map(({ user }) => [user.id, user]));
    if (users.size === 0) return;
    // Events that arrive during counting mark the streams again.
    for (const stream of streams) this.#dirty.delete(stream);
    try {
      const counts = await this.#options.count([...users.values()]);
      for (const stream of streams) {
        const own = counts.get(stream.user.id);
        if (own === undefined) continue;
        const isOther = stream.offerCounts(own);
        // No document event announced this change, so the client must reload its lists.
        if (this.#daily.delete(stream) && isOther) stream.offerAny();
      }
    } catch (error) {
      for (const stream of streams) if (this.#streams.has(stream)) this.#dirty.add(stream);
      throw error;
    }
  }

  async #beat(): Promise<void> {
    try {
      await this.#check(this.#streams);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'listeners could not be looked at');
    }
    this.#followDay();
    for (const stream of this.#streams) stream.beat();
  }

  /** On a new day, visibility may change without any event, because substitutions start or end. */
  #followDay(): void {
    const day = this.#options.day();
    if (day === this.#day) return;
    this.#day = day;
    for (const stream of this.#streams) {
      this.#daily.add(stream);
      this.#dirty.add(stream);
    }
    this.#flush();
  }

  /** Checks sessions and ends the streams of users who lost access. */
  async #check(streams: ReadonlySet<EventStream>): Promise<void> {
    const now = this.#stamp();
    const rightsChanged = now !== this.#rights;
    // After a change of rights check all streams: any may receive the next event.
    const asked = [...(rightsChanged ? this.#streams : streams)];
    for (const stream of asked) await stream.check(rightsChanged);
    this.#rights = now;
  }

  #stamp(): string {
    return this.#options.changes.stamp(rightsTables);
  }
}

const beating = (beat: () => void): ReturnType<typeof setInterval> => {
  const timer = setInterval(beat, beatMillis);
  timer.unref();
  return timer;
};
