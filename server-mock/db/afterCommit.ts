import { CommitNotes } from './CommitNotes.ts';
import type { Database, Queryable } from './Database.ts';

const works = new CommitNotes<() => void>();

/** Runs `work` after the transaction commits; never if it rolls back. */
export const afterCommit = (tx: Queryable, work: () => void): void => works.note(tx, work);

/** Wraps a database so that it runs the callbacks of {@link afterCommit} after each commit. */
export const runningAfterCommit = (db: Database): Database =>
  works.handing(db, (noted) => {
    for (const work of noted) work();
  });
