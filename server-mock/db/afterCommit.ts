import { CommitNotes } from './CommitNotes.ts';
import type { Database, Queryable } from './Database.ts';

const works = new CommitNotes<() => void>();

/** Runs work once the transaction is committed; never, where it is rolled back. */
export const afterCommit = (tx: Queryable, work: () => void): void => works.note(tx, work);

/** The database, running after each commit what {@link afterCommit} noted. */
export const runningAfterCommit = (db: Database): Database =>
  works.handing(db, (noted) => {
    for (const work of noted) work();
  });
