import { createHash } from 'node:crypto';
import type { BrowserError } from '../../../runtime/wire/watching/BrowserError.ts';
import type { Database } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import type { Logger } from '../../log/Logger.ts';
import type { Clock } from '../../time/Clock.ts';
import { type Reporter, ReportLimits } from './ReportLimits.ts';

/** Maximum rows, and the time an error is kept after it happened last. */
const mostRows = 300;
const keptMillis = 7 * 24 * 60 * 60_000;

interface ErrorServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/** Errors of browsers that all have the same message and place, on one day. */
export interface KeptError extends BrowserError {
  readonly count: number;
  readonly userId: number | undefined;
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly lastAt: string;
}

/** Errors that browsers report: counted, written to the log, and kept for a week in a bounded table. */
export class BrowserErrors {
  readonly #services: ErrorServices;
  readonly #limits: ReportLimits;
  readonly #counts: Record<BrowserError['kind'], number> = { error: 0, rejection: 0, render: 0 };
  #untaken = 0;

  constructor(services: ErrorServices) {
    this.#services = services;
    this.#limits = new ReportLimits(() => services.clock.millis());
  }

  /** Those taken since the start, by kind. */
  get counts(): Readonly<Record<BrowserError['kind'], number>> {
    return this.#counts;
  }

  /** Those left out since the start, because there were too many. */
  get untaken(): number {
    return this.#untaken;
  }

  /** Takes a report, unless there are too many. */
  async take(error: BrowserError, reporter: Reporter): Promise<void> {
    if (!this.#limits.takes(reporter)) {
      this.#untaken += 1;
      return;
    }
    this.#counts[error.kind] += 1;
    const { db, clock, log } = this.#services;
    const userId = 'userId' in reporter ? reporter.userId : null;
    log.warn({ ...error, ...(userId !== null && { userId }) }, 'an error in a browser');
    const now = clock.now();
    const { kind, message, page, place, version } = error;
    const id = createHash('sha256')
      .update(JSON.stringify([now.slice(0, 10), kind, message, page, place, version]))
      .digest('hex');
    await run(
      db,
      sql`insert into "jig_browser_error"
            ("Id", "Kind", "Message", "Page", "Place", "Version", "Count", "UserId", "FirstAt", "LastAt")
          values (${id}, ${kind}, ${message}, ${page}, ${place}, ${version}, ${1}, ${userId}, ${now}, ${now})
          on conflict ("Id") do update set "Count" = "jig_browser_error"."Count" + 1,
            "UserId" = excluded."UserId", "LastAt" = excluded."LastAt"`,
    );
    await run(
      db,
      sql`delete from "jig_browser_error" where "LastAt" < ${clock.at(-keptMillis)} or "Id" in
          (select "Id" from "jig_browser_error" order by "LastAt" desc, "Id" offset ${mostRows})`,
    );
  }

  /** Those of the last milliseconds, the newest first, and how many there were in all. */
  async within(
    millis: number,
    most: number,
  ): Promise<{ readonly errors: readonly KeptError[]; readonly all: number }> {
    const { db, clock } = this.#services;
    const { rows } = await run(
      db,
      sql`select "Kind", "Message", "Page", "Place", "Version", "Count", "UserId", "LastAt",
            (sum("Count") over ())::integer as "All"
          from "jig_browser_error" where "LastAt" >= ${clock.at(-millis)} order by "LastAt" desc, "Id" limit ${most}`,
    );
    const errors = rows.map(
      (row): KeptError => ({
        // Only `take` writes rows.
        kind: String(row.Kind) as BrowserError['kind'],
        ...{ message: String(row.Message), page: String(row.Page), place: String(row.Place) },
        ...{ version: String(row.Version), count: Number(row.Count), lastAt: String(row.LastAt) },
        userId: row.UserId === null ? undefined : Number(row.UserId),
      }),
    );
    return { errors, all: Number(rows[0]?.All ?? 0) };
  }
}
