import type { Database, Queryable } from './Database.ts';

/** Values that a transaction collects and hands over after its commit. A rollback drops them. */
export class CommitNotes<Note> {
  readonly #noted = new WeakMap<Queryable, Note[]>();

  note(tx: Queryable, note: Note): void {
    const known = this.#noted.get(tx);
    if (known === undefined) this.#noted.set(tx, [note]);
    else known.push(note);
  }

  /** Wraps a database: after each commit, `hand` receives the notes of the committed transaction. */
  handing(db: Database, hand: (notes: readonly Note[]) => void): Database {
    return {
      kind: db.kind,
      query: (sql, params, options) => db.query(sql, params, options),
      transaction: async (run, options) => {
        let last: Queryable | undefined;
        const value = await db.transaction((tx) => {
          // Only the notes of the last attempt count.
          last = tx;
          return run(tx);
        }, options);
        const notes = last === undefined ? undefined : this.#noted.get(last);
        if (notes !== undefined) hand(notes);
        return value;
      },
      execute: (sql) => db.execute(sql),
      ready: () => db.ready(),
      load: () => db.load(),
      channel: (listener) => db.channel(listener),
      close: () => db.close(),
    };
  }
}
