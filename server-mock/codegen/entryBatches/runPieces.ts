import type { User } from '../../../runtime/model/access/User.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { markInForce } from '../../catalog/publishedMark.ts';
import { loadOverlays } from '../../catalog/versions.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import { lockSchemas } from '../../publishing/lockSchemas.ts';
import { importEntries } from '../importEntries.ts';
import { nameOfSent } from '../sentNames.ts';
import { writtenTables } from '../writtenTables.ts';
import { dropPieces, nextPieces, piecesDone } from './keptPieces.ts';

/** Milliseconds that a process holds a batch for the next piece. */
export const holdTime = 120_000;

/** More pieces than a batch has. */
const mostPieces = 1_000;

/** How a batch ended: tables in force, and when a piece was refused, those that are not. */
export interface BatchEnd {
  readonly inForce: readonly string[];
  readonly left: readonly string[];
  /** Why the rest was not stored; none: all are in force. */
  readonly issues: readonly Issue[];
}

/** Rolls the transaction of a refused piece back. */
class Refused extends Error {
  constructor(readonly issues: readonly Issue[]) {
    super('a piece was refused');
  }
}

interface Sender {
  readonly user: User;
  readonly requestId: string;
}

/**
 * Puts the kept pieces of a batch in force, one a transaction, so that others wait for one piece at most. A piece that is refused
 * alone, because it gives up what a later one still names, goes together with all that follow. When those are refused too, the
 * batch ends: what is in force stands. `checkedOver`: mark of the schemas over which the batch was checked as a whole; pieces are
 * checked again when another user publishes in between. Default: they are checked.
 */
export const runPieces = async (
  context: ServerContext,
  batch: string,
  by: Sender,
  checkedOver?: string,
): Promise<BatchEnd> => {
  const inForce: string[] = [];
  let over = checkedOver;
  const run = async (most: number): Promise<void> => {
    for (let isOver = false; !isOver; ) {
      const done = await runNext(context, batch, most, { ...by, checkedOver: over });
      inForce.push(...done.names);
      over = done.over;
      isOver = done.names.length === 0;
    }
  };
  try {
    await run(1).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      return run(mostPieces);
    });
    return { inForce, left: [], issues: [] };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const left = await context.db.transaction((tx) => dropPieces(tx, batch));
    return { inForce, left: left.map(nameOfSent), issues: error.issues };
  } finally {
    if (inForce.length > 0) {
      await loadOverlays(context);
      context.changes.bump(writtenTables);
    }
  }
};

/** Puts the next pieces in force; no names: there are none. `over`: the mark that holds for the piece after. Throws {@link Refused}. */
const runNext = (
  context: ServerContext,
  batch: string,
  most: number,
  by: Sender & { readonly checkedOver: string | undefined },
): Promise<{ readonly names: readonly string[]; readonly over?: string }> =>
  context.db.transaction(
    async (tx) => {
      const pieces = await nextPieces(tx, batch, most);
      if (pieces.length === 0) return { names: [] };
      const { checkedOver, ...sender } = by;
      await lockSchemas(tx);
      const isKnown = checkedOver !== undefined && checkedOver === (await markInForce(tx));
      const entries = pieces.flatMap((piece) => piece.entries);
      // What the rows would suffer was asked when the batch was checked.
      const publisher = { context, isConfirmed: true, ...sender, ...(isKnown && { checkedOver }) };
      const issues = await importEntries(tx, publisher, entries);
      if (issues.length > 0) throw new Refused(issues);
      const keys = pieces.map(({ key }) => key);
      await piecesDone(tx, batch, keys, context.clock.at(holdTime));
      return { names: entries.map(nameOfSent), ...(isKnown && { over: await markInForce(tx) }) };
    },
    { timeout: 0 },
  );
