import type { User } from '../../runtime/model/access/User.ts';
import type { EventOut } from '../http/Answer.ts';
import type { UserCounts } from './UserCounts.ts';

/** Milliseconds a reader may take to take what it is sent; slower ones are dropped. */
const patience = 30_000;
/** Documents named one by one; of more only that there were many. */
const mostFlows = 20;

/** Why the server ends a stream, and after how many milliseconds the reader may come again. */
const endings = {
  /** The token expired, the account was disabled, its password changed. */
  signedOut: { retry: 60_000 },
  shutdown: { retry: 5_000 },
} as const;

/** Why the server ended a stream, as `closed` says it. */
export type Ending = keyof typeof endings;

/** What a stream is made of. */
export interface StreamOptions {
  /** `table:key` in lower case. */
  readonly watches: ReadonlySet<string>;
  readonly user: User;
  /** Who the token stands for now; undefined: nobody any more. */
  session(): Promise<User | undefined>;
  /** Of the watches, those he may still watch; asked when rights changed. */
  permitted(user: User): Promise<ReadonlySet<string>>;
  /** Ends the connection under a reader that does not read. */
  drop(): void;
}

/**
 * One connection of `GET /api/events`. What is to be sent is kept as a state, not as a queue: of counts only the last ones
 * matter, so a slow reader costs no more memory than a quick one. Events: `inbox` {@link InboxCounts}, `message`
 * `{unread}`, `flow` `{table, key}` of a document that is watched or concerns the user (both null: of many), `closed`
 * `{reason}`; a comment line as heartbeat.
 */
export class EventStream {
  user: User;
  #watches: ReadonlySet<string>;
  readonly #options: StreamOptions;
  #sent: UserCounts | undefined;
  #counts: UserCounts | undefined;
  #flows = new Map<string, { readonly table: string; readonly key: string } | undefined>();
  #beats = false;
  #ending: Ending | 'gone' | undefined;
  #wake: () => void = () => undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
    this.user = options.user;
    this.#watches = options.watches;
  }

  isWatching(table: string, key: string): boolean {
    return this.#watches.has(watchOf(table, key));
  }

  /** Looks again who this is and what he may watch; ends the stream when he is nobody any more. */
  async check(rightsChanged: boolean): Promise<void> {
    const user = await this.#options.session();
    if (user === undefined) {
      this.end('signedOut');
      return;
    }
    this.user = user;
    if (rightsChanged && this.#watches.size > 0) this.#watches = await this.#options.permitted(user);
  }

  /** True: he was told others before. */
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

  /** Something happened to some document: everything shown is to be read again. */
  offerAny(): void {
    this.#flows = new Map([['', undefined]]);
    this.#wake();
  }

  beat(): void {
    this.#beats = true;
    this.#wake();
  }

  /** `gone`: the reader left; nothing more is said. */
  end(how: Ending | 'gone'): void {
    this.#ending ??= how;
    this.#wake();
  }

  get isEnded(): boolean {
    return this.#ending !== undefined;
  }

  /** Sends until it is ended or the reader is gone. */
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

  /** What is to be sent now, in order; afterwards there is nothing. */
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
    if (this.#beats) sends.push((out) => out.write(': beat\n\n'));
    this.#beats = false;
    if (ending !== undefined && ending !== 'gone') say('closed', { reason: ending }, endings[ending].retry);
    return sends;
  }

  async #woken(): Promise<void> {
    if (this.#counts !== undefined || this.#flows.size > 0 || this.#beats || this.#ending !== undefined)
      return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** A document as it is watched. */
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
