import type { User } from '../../runtime/model/access/User.ts';
import type { EventOut } from '../http/Answer.ts';
import type { UserCounts } from './UserCounts.ts';

/** Milliseconds a client may take to receive data before it is dropped. */
const patience = 30_000;
/** Maximum documents listed by key; beyond it the event only says "many". */
const mostFlows = 20;

/** Reasons why the server ends a stream, with the milliseconds until a reconnect. */
const endings = {
  /** The token expired, or the account was disabled, or its password changed. */
  signedOut: { retry: 60_000 },
  shutdown: { retry: 5_000 },
} as const;

/** Reason in the `closed` event. */
export type Ending = keyof typeof endings;

/** Settings of a stream. */
export interface StreamOptions {
  /** Watched documents: `table:key` in lower case. */
  readonly watches: ReadonlySet<string>;
  /** Watched tables by the name that the client uses, each with what it depends on. */
  readonly tables: ReadonlyMap<string, readonly string[]>;
  readonly user: User;
  /** Current user of the token; undefined: no longer valid. */
  session(): Promise<User | undefined>;
  /** Watches the user may still have; called after a change of rights. */
  permitted(user: User): Promise<ReadonlySet<string>>;
  /** Watched tables the user may still read; called after a change of rights. */
  permittedTables(user: User): StreamOptions['tables'];
  /** Closes the connection of a client that does not read. */
  drop(): void;
}

/**
 * One connection of `GET /api/events`. Keeps pending data as state, not as a queue: only the latest counts matter,
 * so a slow client needs no more memory than a fast one. Events: `inbox` {@link InboxCounts}, `message` `{unread}`,
 * `tables` `{name: stamp}` of watched tables that changed, `flow` `{table, key}` of a document that is watched or affects the user (both null: many documents), `place` `{at}` up to
 * which everything was sent, for the next stream's `since`; `closed` `{reason}`; a comment line as heartbeat.
 */
export class EventStream {
  user: User;
  #watches: ReadonlySet<string>;
  #tables: StreamOptions['tables'];
  #stamps = new Map<string, string>();
  #sentStamps: ReadonlyMap<string, string> = new Map();
  readonly #options: StreamOptions;
  #sent: UserCounts | undefined;
  #counts: UserCounts | undefined;
  #flows = new Map<string, { readonly table: string; readonly key: string } | undefined>();
  #beats = false;
  #place: string | undefined;
  #sentPlace: string | undefined;
  #ending: Ending | 'gone' | undefined;
  #wake: () => void = () => undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.user = options.user;
    this.#watches = options.watches;
    this.#tables = options.tables;
  }

  get isWatchingTables(): boolean {
    return this.#tables.size > 0;
  }

  /** Sends the stamps of watched tables that changed. `seal`: the stamp of what a table depends on. */
  offerTables(seal: (tables: readonly string[]) => string): void {
    for (const [name, dependsOn] of this.#tables) {
      const stamp = seal(dependsOn);
      if (this.#sentStamps.get(name) !== stamp) this.#stamps.set(name, stamp);
    }
    if (this.#stamps.size > 0) this.#wake();
  }

  isWatching(table: string, key: string): boolean {
    return this.#watches.has(watchOf(table, key));
  }

  /** Checks user and watches again; ends the stream when the session is no longer valid. */
  async check(rightsChanged: boolean): Promise<void> {
    const user = await this.#options.session();
    if (user === undefined) {
      this.end('signedOut');
      return;
    }
    this.user = user;
    if (rightsChanged) this.#tables = this.#options.permittedTables(user);
    if (rightsChanged && this.#watches.size > 0) this.#watches = await this.#options.permitted(user);
  }

  /** Sets the counts to send. True: they differ from the previous ones. */
  offerCounts(counts: UserCounts): boolean {
    const before = this.#counts ?? this.#sent;
    this.#counts = counts;
    this.#wake();
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(counts);
  }

  offerFlows(table: string, keys: readonly string[]): void {
    for (const key of keys) this.#flows.set(watchOf(table, key), { table, key });
    if (this.#flows.size > mostFlows) this.offerAny();
    this.#wake();
  }

  /** Any document may have changed: the client must reload everything. */
  offerAny(): void {
    this.#flows = new Map([['', undefined]]);
    this.#wake();
  }

  /** Everything up to this place has been offered. The client learns it with what is sent next. */
  reached(place: string): void {
    this.#place = place;
  }

  beat(): void {
    this.#beats = true;
    this.#wake();
  }

  /** Ends the stream. `gone`: the client disconnected, so nothing more is sent. */
  end(how: Ending | 'gone'): void {
    this.#ending ??= how;
    this.#wake();
  }

  get isEnded(): boolean {
    return this.#ending !== undefined;
  }

  /** Sends until the stream ends or the client disconnects. */
  async run(out: EventOut): Promise<void> {
    while (this.#ending !== 'gone' && !out.aborted) {
      const ending = this.#ending;
      for (const send of this.#take(ending)) {
        if (await isSlow(send(out))) {
          this.end('gone');
          this.#options.drop();
          return;
        }
      }
      if (ending !== undefined) return;
      await this.#woken();
    }
  }

  /** Takes all pending messages in order. */
  #take(ending: Ending | 'gone' | undefined): readonly ((out: EventOut) => Promise<unknown>)[] {
    const sends: ((out: EventOut) => Promise<unknown>)[] = [];
    const say = (event: string, data: object, retry?: number): void => {
      const message = { event, data: JSON.stringify(data), ...(retry === undefined ? {} : { retry }) };
      sends.push((out) => out.writeSSE(message));
    };
    const [counts, sent] = [this.#counts, this.#sent];
    if (counts !== undefined) {
      const { unread, ...inbox } = counts;
      const { unread: before, ...was } = sent ?? { unread: undefined };
      if (JSON.stringify(inbox) !== JSON.stringify(was)) say('inbox', inbox);
      if (unread !== before) say('message', { unread });
      this.#sent = counts;
      this.#counts = undefined;
    }
    for (const flow of this.#flows.values()) say('flow', flow ?? { table: null, key: null });
    this.#flows = new Map();
    if (this.#stamps.size > 0) {
      say('tables', Object.fromEntries(this.#stamps));
      this.#sentStamps = new Map([...this.#sentStamps, ...this.#stamps]);
      this.#stamps = new Map();
    }
    if (this.#place !== undefined && this.#place !== this.#sentPlace) {
      say('place', { at: this.#place });
      this.#sentPlace = this.#place;
    }
    if (this.#beats) sends.push((out) => out.write(': beat\n\n'));
    this.#beats = false;
    if (ending !== undefined && ending !== 'gone') say('closed', { reason: ending }, endings[ending].retry);
    return sends;
  }

  async #woken(): Promise<void> {
    const isPending = this.#counts !== undefined || this.#flows.size > 0 || this.#stamps.size > 0;
    if (isPending || this.#beats || this.#ending !== undefined) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** Watch key of a document. */
export const watchOf = (table: string, key: string): string => `${table}:${key}`.toLowerCase();

const isSlow = async (sent: Promise<unknown>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<true>((resolve) => {
    timer = setTimeout(() => resolve(true), patience);
    timer.unref();
  });
  const isLate = await Promise.race([sent.then(() => false), late]);
  clearTimeout(timer);
  return isLate;
};
