import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import { StampedCache } from './StampedCache.ts';

const table = 'jig_ended_session';

/** Sessions ended by logout, stored in the database until their tokens expire. */
export class EndedSessions {
  readonly #known: StampedCache<string, boolean>;

  constructor(
    private readonly db: Database,
    private readonly changes: ChangeCounters,
  ) {
    this.#known = new StampedCache(changes, [table], async (session) => {
      const { rows } = await run(db, sql`select 1 as "one" from "jig_ended_session" where "Id" = ${session}`);
      return rows.length > 0;
    });
  }

  /** Whether the session was ended, in this process or another. */
  has(session: string): Promise<boolean> {
    return this.#known.of(session);
  }

  /** Ends a session and tells the other processes. `endsAt`, `now`: timestamps. */
  async end(session: string, endsAt: string, now: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      await run(tx, sql`delete from "jig_ended_session" where "EndsAt" < ${now}`);
      await run(
        tx,
        sql`insert into "jig_ended_session" ("Id", "EndsAt") values (${session}, ${endsAt}) on conflict ("Id") do nothing`,
      );
    });
    this.changes.bump([table]);
  }
}
