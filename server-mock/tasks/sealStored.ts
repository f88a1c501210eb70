import { isSealed } from '../access/SecretBox.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { updateRow } from '../records/writeRow.ts';
import { taskSecret } from './taskSecret.ts';

/** Seals values of headers that an earlier version of the product stored as typed. */
export const sealStored = async ({ catalog, db, secrets }: ServerContext): Promise<void> => {
  const table = catalog.table('Sys_QuartzOptions');
  if (table === undefined) return;
  await db.transaction(async (tx) => {
    const { rows } = await run(
      tx,
      sql`select "Id", "AuthValue" from "Sys_QuartzOptions" where "AuthValue" is not null for update`,
    );
    for (const { Id, AuthValue } of rows) {
      const value = String(AuthValue);
      if (!isSealed(value))
        await updateRow(tx, table, Number(Id), { AuthValue: secrets.seal(value, taskSecret) });
    }
  });
};
