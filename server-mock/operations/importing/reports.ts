import { keyOf } from '../../catalog/systemTables.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';

/** Milliseconds a marked workbook is kept. */
export const reportMillis = 24 * 3_600_000;
/** Bytes per part; a larger write would block the embedded database. */
const partBytes = 128 * 1024;

/** Deletes expired reports. */
const sweep = async ({ db, clock }: ServerContext): Promise<void> => {
  await run(db, sql`delete from "jig_import_report" where "CreatedAt" <= ${clock.at(-reportMillis)}`);
};

/** Stores the workbook with marked rows for its owner. */
export const keepReport = async (
  context: ServerContext,
  report: { readonly batch: string; readonly userId: number; readonly bytes: Uint8Array },
): Promise<void> => {
  await sweep(context);
  const { batch, userId, bytes } = report;
  for (let part = 0; part * partBytes < bytes.byteLength; part += 1) {
    const piece = bytes.subarray(part * partBytes, (part + 1) * partBytes);
    await run(
      context.db,
      sql`insert into "jig_import_report" ("Id", "BatchId", "Part", "UserId", "Bytes", "CreatedAt")
          values (${keyOf(batch, part)}, ${batch}, ${part}, ${userId}, ${Buffer.from(piece).toString('base64')}, ${context.clock.now()})`,
    );
  }
};

/** The report of a batch; undefined when it is missing, expired or belongs to another user. */
export const readReport = async (
  { db, clock }: ServerContext,
  batch: string,
  userId: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const { rows } = await run(
    db,
    sql`select "Bytes" from "jig_import_report" where "BatchId" = ${batch} and "UserId" = ${userId}
        and "CreatedAt" > ${clock.at(-reportMillis)} order by "Part"`,
  );
  if (rows.length === 0) return undefined;
  return new Uint8Array(Buffer.concat(rows.map(({ Bytes }) => Buffer.from(String(Bytes), 'base64'))));
};
