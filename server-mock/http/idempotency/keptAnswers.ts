import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/Database.ts';
import { run } from '../../db/sql/compile.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, refuse } from '../Answer.ts';
import type { UserCall } from '../Call.ts';

/** Parts of a call that its stored answer depends on. */
type RepeatableCall = Pick<UserCall, 'user' | 'path' | 'header' | 'bodyText' | 'say'> & {
  readonly context: { readonly clock: { now(): string; at(millis: number): string } };
};

/** Milliseconds an answer is stored. */
const keptMillis = 24 * 3_600_000;

/** Header that marks a repeated answer. */
export const replayHeader = 'idempotent-replay';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Id of a stored answer: user, path and key. Undefined without `Idempotency-Key`. */
export const keptId = (call: RepeatableCall): string | undefined => {
  const key = call.header('idempotency-key');
  return key === undefined || key === '' ? undefined : sha256(`${call.user.id}\n${call.path}\n${key}`);
};

/** The stored answer of this key, or a refusal when the body differs. */
export const keptAnswer = async (db: Queryable, call: RepeatableCall): Promise<Answer<never> | undefined> => {
  const id = keptId(call);
  if (id === undefined) return undefined;
  const { rows } = await run(
    db,
    sql`select "BodyHash", "Status", "Answer" from "jig_idempotency"
        where "Id" = ${id} and "CreatedAt" > ${call.context.clock.at(-keptMillis)} and "Answer" <> ''`,
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  if (String(row.BodyHash) !== sha256(call.bodyText)) return refuse('422', call.say('server.keyReused'));
  const body: unknown = JSON.parse(String(row.Answer));
  return { status: Number(row.Status), body, headers: { [replayHeader]: '1' } };
};

/**
 * Claims the key inside the save's transaction; a second call waits here for the first and gets its answer.
 * Undefined when the caller may continue: the key is claimed, or there is none.
 */
export const claimAnswer = async (
  tx: Queryable,
  call: RepeatableCall,
): Promise<Answer<never> | undefined> => {
  const id = keptId(call);
  if (id === undefined) return undefined;
  await run(
    tx,
    sql`delete from "jig_idempotency" where "CreatedAt" <= ${call.context.clock.at(-keptMillis)}`,
  );
  const claimed = await run(
    tx,
    sql`insert into "jig_idempotency" ("Id", "BodyHash", "Status", "Answer", "CreatedAt")
        values (${id}, ${sha256(call.bodyText)}, 0, '', ${call.context.clock.now()}) on conflict ("Id") do nothing`,
  );
  return claimed.affected === 0 ? keptAnswer(tx, call) : undefined;
};

/** Stores the answer in the transaction of its work. */
export const keepAnswer = async (tx: Queryable, call: RepeatableCall, answer: Answer): Promise<void> => {
  const id = keptId(call);
  if (id === undefined) return;
  await run(
    tx,
    sql`update "jig_idempotency" set "Status" = ${answer.status}, "Answer" = ${JSON.stringify(answer.body)} where "Id" = ${id}`,
  );
};
