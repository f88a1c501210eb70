import { reaction } from 'mobx';
import type { ConnectionStore } from '../shell/ConnectionStore.ts';

interface ReconnectingOptions {
  readonly connection: ConnectionStore;
  /** Asks the server for any answer, outside the session, so that asking keeps no user signed in. */
  readonly probe: () => Promise<boolean>;
  readonly window: {
    /** The user can see the window, and the browser has a network. */
    isReady(): boolean;
    /** Calls the listener whenever one of them changes. */
    subscribe(listener: () => void): void;
  };
}

const firstPause = 1_000;
const longestPause = 15_000;

/** Asks the server when a call had no answer, and again and again while the connection is lost. */
export class Reconnecting {
  readonly #options: ReconnectingOptions;
  #asking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(options: ReconnectingOptions) {
    this.#options = options;
    const { connection, window } = options;
    window.subscribe(() => void this.check());
    reaction(
      () => connection.doubts,
      () => {
        if (!connection.isLost) void this.check();
      },
    );
    if (connection.doubts > 0) void this.check();
  }

  /** Asks the server now. Calls at the same time share one question. */
  check(): Promise<void> {
    const { connection, window } = this.#options;
    // A window that is not seen asks again once it is, a browser without network once it has one.
    if (connection.isLost && !window.isReady()) return Promise.resolve();
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const { connection, probe } = this.#options;
    clearTimeout(this.#timer);
    const now = Date.now();
    if (await probe()) {
      this.#failures = 0;
      connection.found();
      return;
    }
    connection.lose(now);
    const grown = Math.min(longestPause, firstPause * 2 ** this.#failures++);
    // Partly random, so that not all windows return at once.
    this.#timer = setTimeout(() => void (connection.isLost && this.check()), grown * (1 + Math.random() / 4));
  }
}
