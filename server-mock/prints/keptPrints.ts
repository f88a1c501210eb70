import { randomUUID } from 'node:crypto';
import type { StoredBytes } from '../contents/FileStore.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Milliseconds a PDF is kept; as long as its address is valid. */
const life = 10 * 60_000;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Deletes PDFs whose time is over. */
export const sweepPrints = async ({ db, clock, fileStore }: ServerContext): Promise<void> => {
  const { rows } = await run(
    db,
    sql`delete from "jig_print" where "CreatedAt" <= ${clock.at(-life)} returning "Id"`,
  );
  for (const row of rows) await fileStore.remove(String(row.Id));
};

/** Keeps a PDF for a user. Answers its id. */
export const keepPrint = async (
  context: ServerContext,
  userId: number,
  bytes: Uint8Array,
): Promise<string> => {
  const { db, clock, fileStore } = context;
  await sweepPrints(context);
  const id = randomUUID();
  const arrived = await fileStore.receive(once(bytes), bytes.byteLength);
  if (arrived === undefined) throw new Error('a PDF is longer than it is (bug)');
  await fileStore.keep(arrived, id);
  await run(
    db,
    sql`insert into "jig_print" ("Id", "UserId", "CreatedAt") values (${id}, ${userId}, ${clock.now()})`,
  );
  return id;
};

/** A kept PDF; undefined when there is none of this id for this user, or its time is over. */
export const readPrint = async (
  { db, clock, fileStore }: ServerContext,
  id: string,
  userId: number,
): Promise<StoredBytes | undefined> => {
  const { rows } = await run(
    db,
    sql`select "Id" from "jig_print" where "Id" = ${id} and "UserId" = ${userId} and "CreatedAt" > ${clock.at(-life)}`,
  );
  return rows.length === 0 ? undefined : fileStore.read(id);
};
