import type { ImportState } from '../../../runtime/wire/workbooks/ImportResult.ts';
import { keyOf } from '../../catalog/systemTables.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';

const phases = ['waiting', 'reading', 'checking', 'staging', 'storing', 'marking'] as const;

export type Progress = ImportState<(typeof phases)[number]>;

/** Minimum milliseconds between two reports of one phase; a new phase is reported at once. */
const pause = 300;

/** Maximum silence of a running import in milliseconds; older rows belong to a process that died. */
const silentMillis = 600_000;

const idOf = (call: UserCall, id: string): string => keyOf(call.user.id, id);

/**
 * Writes the progress of one import to the database, so that any server process can read it.
 * Never delays or fails the import: progress that cannot be written is skipped. Without an id it writes
 * nothing.
 */
export class ProgressTeller {
  readonly #call: UserCall;
  readonly #id: string | undefined;
  /** The last progress written, and the next one to write after the pending write. */
  #told: { readonly phase: string; readonly at: number } | undefined;
  #next: Progress | undefined;
  #writing: Promise<void> | undefined;

  constructor(call: UserCall, id: string | undefined) {
    this.#call = call;
    this.#id = id;
  }

  tell(progress: Progress): void {
    if (this.#id === undefined) return;
    const isSoon = performance.now() - (this.#told?.at ?? Number.NEGATIVE_INFINITY) < pause;
    if (isSoon && this.#told?.phase === progress.phase) return;
    this.#told = { phase: progress.phase, at: performance.now() };
    this.#next = progress;
    this.#writing ??= this.#write(idOf(this.#call, this.#id)).finally(() => {
      this.#writing = undefined;
    });
  }

  /** Removes the progress of the finished import. */
  async end(): Promise<void> {
    if (this.#id === undefined) return;
    const { db, clock, log } = this.#call.context;
    this.#next = undefined;
    await this.#writing;
    try {
      await run(
        db,
        sql`delete from "jig_import_progress" where "Id" = ${idOf(this.#call, this.#id)}
            or "SeenAt" <= ${clock.at(-silentMillis)}`,
      );
    } catch (error) {
      log.warn({ requestId: this.#call.requestId, err: error }, 'the progress of an import stayed behind');
    }
  }

  async #write(id: string): Promise<void> {
    const { db, clock, log } = this.#call.context;
    while (this.#next !== undefined) {
      const { phase, done, total } = this.#next;
      this.#next = undefined;
      try {
        await run(
          db,
          sql`insert into "jig_import_progress" ("Id", "Phase", "Done", "Total", "SeenAt")
              values (${id}, ${phase}, ${done}, ${total}, ${clock.now()})
              on conflict ("Id") do update set "Phase" = excluded."Phase", "Done" = excluded."Done",
                "Total" = excluded."Total", "SeenAt" = excluded."SeenAt"`,
        );
      } catch (error) {
        log.warn({ requestId: this.#call.requestId, err: error }, 'the progress of an import was not told');
      }
    }
  }
}

/**
 * Progress of the caller's import with this id, in whichever process it runs; undefined when it has ended.
 */
export const progressOf = async (call: UserCall, id: string): Promise<Progress | undefined> => {
  const { db, clock } = call.context;
  const { rows } = await run(
    db,
    sql`select "Phase", "Done", "Total" from "jig_import_progress"
        where "Id" = ${idOf(call, id)} and "SeenAt" > ${clock.at(-silentMillis)}`,
  );
  const [row] = rows;
  const phase = phases.find((one) => one === row?.Phase);
  return row === undefined || phase === undefined
    ? undefined
    : { phase, done: Number(row.Done), total: Number(row.Total) };
};
