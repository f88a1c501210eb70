import { randomUUID } from 'node:crypto';
import type { User } from '../../../runtime/model/access/User.ts';
import type { ServerContext } from '../../context/ServerContext.ts';
import type { SentEntry } from '../flatEntries.ts';
import { distinctEntries } from '../sentNames.ts';
import { checkBatch } from './checkBatch.ts';
import { keepPieces } from './keptPieces.ts';
import { piecesOf } from './piecesOf.ts';
import { type BatchEnd, holdTime, runPieces } from './runPieces.ts';

export interface BatchOptions {
  readonly user: User;
  readonly requestId: string;
  /** Checks, and stores nothing. */
  readonly isDry: boolean;
  /** What a save would ask about stored rows has a yes. */
  readonly isConfirmed: boolean;
}

/**
 * Checks entries as a whole, then puts them in force piece by piece; a start after a kill goes on. Nothing is stored of a batch that
 * the check refuses, or when `isDry`.
 */
export const runBatch = async (
  context: ServerContext,
  sent: readonly SentEntry[],
  { isDry, isConfirmed, ...by }: BatchOptions,
): Promise<BatchEnd> => {
  const entries = distinctEntries(sent);
  const checked = await checkBatch(context.db, { context, isConfirmed, ...by }, entries);
  if ('issues' in checked) return { inForce: [], left: [], issues: checked.issues };
  if (isDry) return { inForce: [], left: [], issues: [] };
  const batch = { id: randomUUID(), userId: by.user.id, requestId: by.requestId };
  const pieces = piecesOf(entries, checked.made);
  await context.db.transaction((tx) => keepPieces(tx, batch, pieces, context.clock.at(holdTime)));
  return runPieces(context, batch.id, by, checked.over);
};
