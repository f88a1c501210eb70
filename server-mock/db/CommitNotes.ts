import type { Database, Queryable } from './Database.ts';

/** What transactions note for the time after their commit. Notes of a transaction that is rolled back are dropped. */
export class CommitNotes<Note> {
  readonly #noted = new WeakMap<Queryable, Note[]>();

  note(tx: Queryable, note: Note): void {
    const known = this.#noted.get(tx);
    if (known === undefined) this.#noted.set(tx, [note]);
    else known.push(note);
  }

  /** The database, handing over after each commit what was noted in its transaction. */
  handing(db: Database, hand: (notes: readonly Note[]) => void): Database {
    return {
      kind: db.kind,
      query: (sql, params, options) => db.query(sql, params, options),
      transaction: async (run, options) => {
        let last: Queryable | undefined;
        const value = await db.transaction((tx) => {
          // A transaction that is tried again has other notes.
          last = tx;
          return run(tx);
        }, options);
        const notes = last === undefined ? undefined : this.#noted.get(last);
        if (notes !== undefined) hand(notes);
        return value;
      },
      execute: (sql) => db.execute(sql),
      ready: () => db.ready(),
      channel: (listener) => db.channel(listener),
      close: () => db.close(),
    };
  }
}
