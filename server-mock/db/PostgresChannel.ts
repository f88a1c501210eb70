import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Channel, ChannelListener } from './Database.ts';
import { databaseErrorOf } from './databaseErrorOf.ts';

const channel = 'jig';

/** Milliseconds before reconnecting; doubled after each failure up to `longestPause`. */
const firstPause = 250;
const longestPause = 3_000;

/** Milliseconds allowed for connecting, and for each statement of the channel. */
const patience = 10_000;

/** Runs `pg_notify(channel, word)`. */
type Notify = (channel: string, word: string) => Promise<void>;

/**
 * A channel with LISTEN and NOTIFY on its own connection. It ignores its own messages. It reconnects until it is
 * closed and then calls `missed`, because messages may have been lost.
 */
export class PostgresChannel implements Channel {
  readonly #self = randomUUID();
  readonly #url: string;
  readonly #notify: Notify;
  readonly #listener: ChannelListener;
  #client: pg.Client | undefined;
  /** The current or last attempt to reconnect. */
  #again: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(url: string, notify: Notify, listener: ChannelListener) {
    this.#url = url;
    this.#notify = notify;
    this.#listener = listener;
  }

  /** Opens the channel. `notify` sends over another connection while this one is down. Throws when it cannot listen. */
  static async open(url: string, notify: Notify, listener: ChannelListener): Promise<PostgresChannel> {
    const made = new PostgresChannel(url, notify, listener);
    await made.#connect();
    return made;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Sends over the listening connection, which no query occupies; while it is down, over any other. */
  async send(word: string): Promise<void> {
    const own = this.#client;
    const text = `${this.#self} ${word}`;
    if (own === undefined) return this.#notify(channel, text);
    try {
      await own.query('select pg_notify($1, $2)', [channel, text]);
    } catch (error) {
      // The connection is broken: end it so that it is opened again; the sender may retry.
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

  /** Connects and listens. On failure it closes the connection and throws. */
  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'jig channel',
      // Without keep-alive, a connection that only listens never notices that the server is gone.
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
    // Reconnect only if this connection was listening; otherwise the caller retries.
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
