import { sql } from 'kysely';
import { keyOf } from '../../catalog/systemTables.ts';
import { run } from '../../db/sql/compile.ts';
import type { UserCall } from '../../http/Call.ts';

const phases = ['waiting', 'reading', 'checking', 'staging', 'storing', 'marking'] as const;

/** Where an import stands: what is done, how many rows of it, of how many (0: not known yet). */
export interface Progress {
  readonly phase: (typeof phases)[number];
  readonly done: number;
  readonly total: number;
}

/** Milliseconds between two steps of one phase that are told; a new phase is told at once. */
const pause = 300;

/** An import says nothing for at most as long as its last statement may take; older rows belong to a process that died. */
const silentMillis = 600_000;

const idOf = (call: UserCall, id: string): string => keyOf(call.user.id, id);

/**
 * Says where one import stands, in the database: any process on it can be asked. Never keeps the import waiting, and never
 * fails it: what cannot be written is left out. Without an id nobody asks, and nothing is written.
 */
export class ProgressTeller {
  readonly #call: UserCall;
  readonly #id: string | undefined;
  /** The last one told, and the one to be told when its write is through. */
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

  /** The import is over: nobody is told of it any more. */
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

/** Where the caller's import of this id stands, in whichever process it runs; undefined: it is over. */
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
