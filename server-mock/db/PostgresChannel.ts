import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Channel, ChannelListener } from './Database.ts';
import { databaseErrorOf } from './databaseErrorOf.ts';

const channel = 'jig';

/** Milliseconds before a lost connection is tried again; doubled up to the last. */
const firstPause = 250;
const longestPause = 10_000;

/** Milliseconds a connection may take to be made, and to listen. */
const patience = 10_000;

/** Runs `pg_notify(channel, word)`. */
type Notify = (channel: string, word: string) => Promise<void>;

/**
 * LISTEN and NOTIFY on a connection of its own. What this process sends it does not hear. A lost connection is made again
 * for as long as the channel is open, and `missed` is called then: words may have been lost meanwhile.
 */
export class PostgresChannel implements Channel {
  readonly #self = randomUUID();
  readonly #url: string;
  readonly #notify: Notify;
  readonly #listener: ChannelListener;
  #client: pg.Client | undefined;
  /** The attempt to connect again that runs or ran last. */
  #again: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(url: string, notify: Notify, listener: ChannelListener) {
    this.#url = url;
    this.#notify = notify;
    this.#listener = listener;
  }

  /** `notify` says a word over any other connection, while this one is away. Throws when it cannot listen. */
  static async open(url: string, notify: Notify, listener: ChannelListener): Promise<PostgresChannel> {
    const made = new PostgresChannel(url, notify, listener);
    await made.#connect();
    return made;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Over the connection that listens, which waits for nobody's queries; while that is away, over any other. */
  async send(word: string): Promise<void> {
    const own = this.#client;
    const text = `${this.#self} ${word}`;
    if (own === undefined) return this.#notify(channel, text);
    try {
      await own.query('select pg_notify($1, $2)', [channel, text]);
    } catch (error) {
      // It neither says nor hears any more: it is made again, and whoever sent this may send it once more.
      own.end().catch(() => undefined);
      throw databaseErrorOf(error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#again;
    await this.#client?.end().catch(() => undefined);
  }

  /** Throws, and leaves nothing open, when there is no connection or it cannot listen. */
  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'jig channel',
      // A connection that only listens would never notice that the other side is gone.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      if (payload.slice(0, space) !== this.#self) this.#listener.heard(payload.slice(space + 1));
    });
    client.on('error', () => undefined);
    // Only a connection that listens is lost: one that never did is tried again by whoever made it.
    client.on('end', () => {
      if (this.#client === client) this.#lost(firstPause);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
  }

  #lost(pause: number): void {
    this.#client = undefined;
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#again = this.#connect().then(
        () => {
          if (!this.#closed) this.#listener.missed();
        },
        () => this.#lost(Math.min(longestPause, pause * 2)),
      );
    }, pause);
    this.#timer.unref();
  }
}
