import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queryable } from '../../server-mock/db/Database.ts';

/** Statements that can be prepared; all others say nothing about columns and types. */
const isPreparable = (sql: string): boolean => /^\s*(?:select|insert|update|delete|with|values)\b/i.test(sql);

/** Notes each statement of this process once, with the kind of database that ran it, in a file that the run reads at its end. */
export class StatementNotes {
  readonly #seen: Readonly<Record<Database['kind'], Set<string>>> = {
    pglite: new Set(),
    postgres: new Set(),
  };

  constructor(private readonly folder: string) {}

  /** A database whose statements are noted. */
  watching(database: Database): Database {
    const { kind } = database;
    const noting = (queryable: Queryable): Queryable => ({
      query: (sql, params, options) => {
        this.#note(kind, sql);
        return queryable.query(sql, params, options);
      },
    });
    return {
      kind,
      query: noting(database).query,
      transaction: (run, options) => database.transaction((tx) => run(noting(tx)), options),
      execute: (sql) => database.execute(sql),
      ready: () => database.ready(),
      load: () => database.load(),
      channel: (listener) => database.channel(listener),
      close: () => database.close(),
    };
  }

  #note(kind: Database['kind'], sql: string): void {
    const seen = this.#seen[kind];
    if (seen.has(sql)) return;
    seen.add(sql);
    if (isPreparable(sql))
      appendFileSync(join(this.folder, `${process.pid}.jsonl`), `${JSON.stringify([kind, sql])}\n`);
  }
}
