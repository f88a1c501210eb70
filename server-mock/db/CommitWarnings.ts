import type pg from 'pg';
import { DatabaseError } from './DatabaseError.ts';

/** Part of PostgreSQL that waits for a standby at a commit. It names itself in its warnings, whatever their language. */
const waiting = 'SyncRepWaitForLSN';

interface Notice {
  readonly routine?: string | undefined;
  readonly message?: string | undefined;
}

/**
 * Hears whether a commit stopped waiting for the standby, because an operator cancelled it. PostgreSQL answers a success with a warning; but
 * if the primary is lost now, what was stored is lost with it.
 */
export class CommitWarnings {
  readonly #client: pg.ClientBase;
  #warning: Error | undefined;
  readonly #hear = ({ routine, message = '' }: Notice): void => {
    if (routine === waiting) this.#warning = new Error(message);
  };

  constructor(client: pg.ClientBase) {
    this.#client = client;
    client.on('notice', this.#hear);
  }

  /** Throws {@link DatabaseError} `gone` after such a warning: whether it is stored is not certain. */
  refuse(): void {
    if (this.#warning !== undefined) throw new DatabaseError('gone', '08007', {}, { cause: this.#warning });
  }

  end(): void {
    this.#client.off('notice', this.#hear);
  }
}
