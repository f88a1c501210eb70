import { entryTable } from '../../../runtime/model/codegen/columnPlace.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import { loadAccount } from '../../access/loadAccount.ts';
import type { Job } from '../../capability/Capability.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { writeLog } from '../../records/writeLog.ts';
import { nameOfSent } from '../sentNames.ts';
import { dropPieces, type EntryBatch, takeBatches } from './keptPieces.ts';
import { holdTime, runPieces } from './runPieces.ts';

/** Milliseconds between two looks for batches whose process ended. */
const pause = 60_000;

/** Goes on with a batch that was cut off. No caller waits for the answer: the log says what stands. */
const goOn = async (context: ServerContext, { id, userId, requestId }: EntryBatch): Promise<void> => {
  const { log, db } = context;
  const account = await loadAccount(db, context.catalog, userId);
  if (account?.user.isSuperAdmin !== true) {
    const left = await db.transaction((tx) => dropPieces(tx, id));
    log.warn(
      { left: left.map(nameOfSent), userId },
      'the sender of a batch of entries may no longer make pages',
    );
    return;
  }
  const { user } = account;
  const { inForce, left, issues } = await runPieces(context, id, { user, requestId });
  const because = issues.map((issue) => `${issue.path} ${messageOf(issue, 'zh')}`);
  await db.transaction((tx) =>
    writeLog(
      tx,
      { context, user, requestId },
      {
        ...{ type: 'System', table: entryTable, key: id },
        changes: { inForce, left, because },
      },
    ),
  );
  log[left.length > 0 ? 'warn' : 'info']({ inForce, left, because }, 'went on with a batch of entries');
};

/** Goes on with batches of entries whose process was killed: at the start, and every minute with those of other processes. */
export const startBatchJob: Job = (context) => {
  const { clock, db, log } = context;
  let isStopped = false;
  /** An embedded database has one process: what is held at its start was held by one that is gone. */
  const look = async (now: string): Promise<void> => {
    const batches = await db.transaction((tx) => takeBatches(tx, now, clock.at(holdTime)));
    for (const batch of batches) if (!isStopped) await goOn(context, batch);
  };
  let working = Promise.resolve();
  const next = (now: string): void => {
    working = working
      .then(() => (isStopped ? undefined : look(now)))
      .catch((error: unknown) => log.error({ err: error }, 'a batch of entries could not go on'));
  };
  next(db.kind === 'pglite' ? clock.at(holdTime) : clock.now());
  const timer = setInterval(() => next(clock.now()), pause);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    return working;
  };
};
