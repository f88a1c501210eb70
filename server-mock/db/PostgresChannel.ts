import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Channel, ChannelListener } from './Database.ts';

const channel = 'jig';

/** Milliseconds before a lost connection is tried again; doubled up to the last. */
const firstPause = 250;
const longestPause = 10_000;

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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  private constructor(url: string, notify: Notify, listener: ChannelListener) {
    this.#url = url;
    this.#notify = notify;
    this.#listener = listener;
  }

  /** `notify` says a word over any connection: this one may be away while others listen. */
  static async open(url: string, notify: Notify, listener: ChannelListener): Promise<PostgresChannel> {
    const made = new PostgresChannel(url, notify, listener);
    await made.#connect();
    return made;
  }

  async send(word: string): Promise<void> {
    await this.#notify(channel, `${this.#self} ${word}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'jig channel',
      keepAlive: true,
    });
    client.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ');
      if (payload.slice(0, space) !== this.#self) this.#listener.heard(payload.slice(space + 1));
    });
    client.on('error', () => undefined);
    await client.connect();
    client.on('end', () => this.#lost(firstPause));
    await client.query(`listen ${channel}`);
    this.#client = client;
  }

  #lost(pause: number): void {
    this.#client = undefined;
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#connect().then(
        () => this.#listener.missed(),
        () => this.#lost(Math.min(longestPause, pause * 2)),
      );
    }, pause);
    this.#timer.unref();
  }
}
